"""Action dice and Bene Gesserit tokens before the first turn (ARR-8.1 to ARR-8.4, ARR-27)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.rules.tracks import take_token

from .helpers import act, asked, imperium, legal, starting, table, turn, unused_dice, vehicles_phase
from .rolling import roll

RESULTS = ("leadership", "strategy", "deployment", "mentat", "house")


def boxes(s: Position, side: int) -> dict[str, int]:
    view = s.view(side)["dice"]
    decks = ("house_harkonnen", "corrino_ally") if side == 0 else ("house_atreides", "fremen_ally")
    return {r: n for r in RESULTS if (n := sum(view[d][r] for d in decks))}


def test_each_die_lies_on_the_box_of_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    s.bene_gesserit = [0, 0]
    roll(s, monkeypatch, "LLSSDMMH", "LSDM")
    assert boxes(s, 0) == {"leadership": 2, "strategy": 2, "deployment": 1, "mentat": 2, "house": 1}
    assert boxes(s, 1) == {"leadership": 1, "strategy": 1, "deployment": 1, "mentat": 1}
    assert asked(s) == (1, "turn")  # the Atreides take the first turn (ARR-8.5)
    assert starting(s, "die") == {"leadership", "strategy", "deployment", "mentat"}


@pytest.mark.parametrize(
    ("steps", "dice"), [((5, 5, 5), 8), ((5, 3, 4), 6), ((5, 1, 4), 4), ((2, 2, 5), 5), ((4, 4, 4), 7)]
)
def test_dice_set_aside(steps: tuple[int, int, int], dice: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-7.2, EX-41: the row of the lowest marker."""
    s = table()
    s.bene_gesserit = [0, 0]
    imperium(s, *steps)
    vehicles_phase(s)
    assert s.aside_dice == 8 - dice
    roll(s, monkeypatch, "LLSSDMMH"[:dice], "LSDM", aside=s.aside_dice)
    assert unused_dice(s, "harkonnen") == dice  # set-aside dice are no unused dice (ARR-8.9)
    assert unused_dice(s, "atreides") == 4


# ---------------------------------------------------------------- excess (ARR-8.3)


def test_excess_of_the_atreides(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-77: three Strategy and a Mentat: one Strategy becomes any of the four others."""
    s = table()
    roll(s, monkeypatch, "LLSSDMMH", "SSSM")
    assert asked(s) == (1, "change_die")
    assert legal(s) == {"die leadership", "die deployment", "die mentat", "die house"}
    act(s, "die house")
    assert boxes(s, 1) == {"strategy": 2, "mentat": 1, "house": 1}
    assert asked(s) == (1, "slot_token")


def test_excess_alternates_with_the_harkonnen_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Harkonnen: five Strategy (two too many), three House (one); Atreides: four Mentat (two)."""
    s = table()
    roll(s, monkeypatch, "SSSSSHHH", "MMMM")
    who = []
    while asked(s)[1] == "change_die":
        who.append(asked(s)[0])
        act(s, "die leadership" if "die leadership" in legal(s) else "die deployment")
    assert who == [0, 1, 0, 1, 0]
    assert boxes(s, 0) == {"leadership": 3, "strategy": 3, "house": 2}
    assert boxes(s, 1) == {"leadership": 2, "mentat": 2}


@pytest.mark.parametrize(
    ("rolled", "asks"),
    [("LLLSSSMM", False), ("DDHHMMML", False), ("LLLLSSSM", True), ("DDDLSMMH", True), ("HHHLSMMD", True)],
)
def test_slots_of_the_harkonnen(rolled: str, asks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three each for Leadership, Strategy and Mentat, two each for Deployment and House (ARR-8.2)."""
    s = table()
    roll(s, monkeypatch, rolled, "LSDM")
    assert (asked(s) == (0, "change_die")) == asks


def test_a_changed_die_goes_to_a_free_slot_only(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    roll(s, monkeypatch, "LLLLSSSM", "LSDM")
    assert legal(s) == {"die deployment", "die mentat", "die house"}


# ---------------------------------------------------------------- Bene Gesserit tokens


def test_the_harkonnen_slot_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-8.4."""
    s = table()
    s.bene_gesserit = [1, 1]
    roll(s, monkeypatch, "LLLSSSDD", "LLSD")
    assert asked(s) == (0, "slot_token")
    assert legal(s) == {"die mentat", "die house", "skip"}  # the other boxes are full
    act(s, "die mentat")
    assert asked(s) == (1, "slot_token")
    assert legal(s) == {"die strategy", "die deployment", "die mentat", "die house", "skip"}
    act(s, "die house")
    assert s.bene_gesserit == [0, 0]
    assert unused_dice(s, "harkonnen") == 9
    assert unused_dice(s, "atreides") == 5
    assert "die house" in legal(s)
    assert s.view(0)["slotted"] == {"harkonnen": "mentat", "atreides": "house"}


def test_one_token_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    s.bene_gesserit = [0, 3]
    roll(s, monkeypatch, "LLLSSSDD", "LLSD")
    act(s, "die mentat")
    assert asked(s)[1] == "turn"
    assert s.bene_gesserit == [0, 2]


def test_a_token_may_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    roll(s, monkeypatch, "LLLSSSDD", "LLSD")
    act(s, "skip")
    assert s.bene_gesserit == [0, 1]
    assert s.slotted == [-1, -1]


def test_a_used_token_leaves_the_game() -> None:
    """ARR-27.3; a die on the same box is spent first."""
    s = table()
    s.bene_gesserit = [0, 0]
    s.slotted[1] = 3
    turn(s, "atreides", "mentat", "strategy")
    act(s, "die mentat", "normal", "draw 1 1")
    assert s.slotted[1] == 3
    left = s.bene_gesserit_left
    turn(s, "atreides", "strategy", "leadership")
    act(s, "die mentat", "normal", "draw 1 1")
    assert s.slotted[1] == -1
    assert s.bene_gesserit == [0, 0]
    assert s.bene_gesserit_left == left


def test_five_tokens_in_all() -> None:
    """ARR-27.1, ARR-27.6: an empty reserve gives nothing."""
    s = table()
    for _ in range(7):
        take_token(s, 1)
    assert s.bene_gesserit == [0, 5]
    take_token(s, 0)
    assert s.bene_gesserit == [0, 5]
