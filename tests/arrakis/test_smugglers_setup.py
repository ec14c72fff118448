"""Smugglers: setup, what waits on their board, and the rulings a setup may turn (SMG-1 to SMG-5, SMG-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.chance import roll_smuggler_die
from landsraad.arrakis.rules.rounds import next_step
from landsraad.arrakis.tables import CARDS, GURNEY, LEADERS, SMUGGLERS_DIE, STABAN
from landsraad.arrakis.vocabulary import RESULTS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .helpers import asked, next_round, table, where
from .smuggling import BOTH, SMUGGLERS, board, neutral, setup, status

# ---------------------------------------------------------------- setup (SMG-3)


def test_ex_01_setup() -> None:
    """EX-01, SMG-1.2, SMG-1.6, SMG-3.1 to SMG-3.6, SMG-4.1; one unit more since round 1 began (SMG-5.7)."""
    s = GAME.new(setup())
    assert s.round == 1
    assert board(s) == {
        "status": "neutral",
        "staban_step": 7,
        "waiting": 2,
        "supply": 4,
        "harvesters": 3,
        "carryall": True,
        "ornithopters_locked": 3,
        "ornithopters_ready": 0,
        "given_up": 0,
        "base": None,
        "die": None,
        "drawn": 0,
    }
    assert s.marker == [0, 0, 0]
    assert sum(s.force[k.SMUGGLER :: k.FIGURES]) == 0


def test_setup_before_the_first_round() -> None:
    """SMG-3.1, SMG-3.6: one unit waits, five are in the supply."""
    s = GAME.new(setup(round1_unit=False))
    assert (s.smugglers_waiting, s.smugglers_left) == (1, 5)


def test_neither_gurney_nor_staban_is_in_play() -> None:
    """SMG-3.7, SMG-11.1, SMG-12.2"""
    s = GAME.new(setup())
    assert where(s, "gurney_halleck") == "not_yet"
    assert where(s, "staban_tuek") == "not_yet"


def test_the_house_deck_changes_three_cards() -> None:
    """SMG-1.3, SMG-1.9, SMG-3.3, SMG-12.3: three Drone Ornithopters for the three Smugglers cards, 18 as before."""
    s = table(expansions=SMUGGLERS)
    names = Counter(CARDS[c].name for c in s.decks[2])
    assert names["Drone Ornithopters"] == 3
    assert names["Smugglers"] == 0
    assert [len(deck) for deck in s.decks] == [18, 18, 18, 18]
    plain = Counter(CARDS[c].name for c in table().decks[2])
    assert plain["Smugglers"] == 3
    assert plain["Drone Ornithopters"] == 0
    del names["Drone Ornithopters"], names["Smugglers"], plain["Smugglers"], plain["Drone Ornithopters"]
    assert names == plain


def test_without_the_expansion_there_are_no_smugglers() -> None:
    s = table()
    assert s.smugglers == k.NO_SMUGGLERS
    assert "smugglers" not in s.view(0)
    assert "staban_tuek" not in s.view(0)["leaders"]
    assert s.where[STABAN] == k.GONE
    assert (s.smugglers_left, s.smuggler_harvesters, s.smuggler_carryall, s.thopters_locked) == (0, 0, 0, 0)


def test_harkonnen_keep_their_own_vehicles() -> None:
    """SMG-2.2, SMG-3.4: the smugglers' come in addition."""
    s = GAME.new(setup())
    assert s.vehicles == [8, 6, 3]


def test_leader_values() -> None:
    """cards.yaml: Staban 1 Hit and 1 Shield on the Desert Power box, Gurney 2 and 1 without a special action."""
    staban, gurney = LEADERS[STABAN], LEADERS[GURNEY]
    assert (staban.hits, staban.shields, staban.box) == (1, 1, "desert_power")
    assert staban.special
    assert staban.needs_board
    assert (gurney.hits, gurney.shields) == (2, 1)
    assert gurney.special == ()


def test_the_mahdi_with_smugglers_but_not_with_both() -> None:
    """ARR-30.42, to which INT-A31 yields; INT-C29"""
    assert GAME.check(Setup(1, 1, SMUGGLERS)).players == 1
    with pytest.raises(BadSetup):
        GAME.check(Setup(1, 1, BOTH))


# ---------------------------------------------------------------- start of the round (SMG-5.1)


def test_ex_02_recruits_while_waiting() -> None:
    """EX-02, SMG-5.1, SMG-5.7, SMG-10.2: 2, 3, 4, 5, 6, 6."""
    s = neutral()
    seen = [s.smugglers_waiting]
    for _ in range(5):
        next_round(s)
        seen.append(s.smugglers_waiting)
    assert seen == [2, 3, 4, 5, 6, 6]
    assert s.smugglers_left == 0


def test_round1_unit_switch() -> None:
    """SMG-16 round1_unit: false, only the first round start adds none."""
    s = GAME.new(setup(round1_unit=False))
    seen = [s.smugglers_waiting]
    for _ in range(2):
        s.stack = []
        next_round(s)
        seen.append(s.smugglers_waiting)
    assert seen == [1, 2, 3]


@pytest.mark.parametrize("state", [k.ALLIED, k.ELIMINATED])
def test_nobody_waits_any_more_after_the_alliance(state: int) -> None:
    """SMG-5.1, SMG-5.8"""
    s = neutral()
    s.smugglers = state
    s.smugglers_waiting, s.smugglers_left = 0, 6
    next_round(s)
    assert (s.smugglers_waiting, s.smugglers_left) == (0, 6)


def test_the_unit_comes_after_the_prescience_cards() -> None:
    """SMG-5.10: all of it before the vehicles."""
    s = neutral()
    s.stack = []
    s.phase = k.ROUND_START
    next_step(s)
    assert s.smugglers_waiting == 3
    assert len(s.prescience) == 3
    assert s.phase == k.VEHICLES


# ---------------------------------------------------------------- the die's faces (SMG-9.9)


def test_faces_of_the_die() -> None:
    assert Counter(RESULTS[face] for face in SMUGGLERS_DIE) == {
        "leadership": 1,
        "strategy": 2,
        "deployment": 1,
        "mentat": 1,
        "house": 1,
    }


def test_faces_switch() -> None:
    s = table(expansions=SMUGGLERS, smuggler_die_faces="house,house,house,house,house,mentat")
    assert Counter(s.smuggler_faces) == {k.HOUSE: 5, k.MENTAT: 1}
    assert {roll_smuggler_die(s) for _ in range(60)} == {k.HOUSE, k.MENTAT}
    s = table(expansions=SMUGGLERS)
    assert {roll_smuggler_die(s) for _ in range(120)} == set(range(5))


@pytest.mark.parametrize("faces", ["house", "house,house,house,house,house,desert", "", ["house"] * 6, 6])
def test_wrong_faces_are_refused(faces: object) -> None:
    with pytest.raises(BadSetup, match="smuggler_die_faces"):
        GAME.check(setup(smuggler_die_faces=faces))


# ---------------------------------------------------------------- switches (SMG-16)

ON_OFF = (
    "base_requires_empty",
    "smuggler_die_leader_specials",
    "retreat_captures",
    "captured_harvesters_count_for_jihad",
    "alliance_removal_counts_for_jihad",
    "one_transport_per_legion_and_turn",
    "round1_unit",
)


@pytest.mark.parametrize("name", ON_OFF)
def test_a_switch_is_true_or_false(name: str) -> None:
    for value in (True, False):
        GAME.new(setup(**{name: value}))
    for wrong in (1, "true", None):
        with pytest.raises(BadSetup, match=name):
            GAME.check(setup(**{name: wrong}))


@pytest.mark.parametrize("name", ON_OFF)
def test_a_switch_needs_the_expansion(name: str) -> None:
    with pytest.raises(BadSetup, match=name):
        GAME.check(Setup(2, 1, (), **{name: True}))


def test_defaults_turn_nothing() -> None:
    defaults = {
        "base_requires_empty": True,
        "smuggler_die_leader_specials": False,
        "retreat_captures": False,
        "captured_harvesters_count_for_jihad": True,
        "alliance_removal_counts_for_jihad": False,
        "one_transport_per_legion_and_turn": True,
        "round1_unit": True,
    }
    assert GAME.new(setup(**defaults)).switches == 0
    assert GAME.new(setup()).switches == 0


# ---------------------------------------------------------------- the first decision


def test_the_game_begins_with_the_smugglers_harvesters() -> None:
    """SMG-5.2, SMG-6.4 (INT-R4): Harkonnen places, compulsorily."""
    s = GAME.new(setup())
    assert asked(s) == (0, "place_smuggler_harvester")
    assert status(s) == "neutral"
