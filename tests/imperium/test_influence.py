"""Influence and Alliances: every way a token can move, points at 2, bonuses at 4 (IMP-8, EX-B-13)."""

from __future__ import annotations

import pytest

from landsraad.imperium.rules.influence import gain_influence, lose_influence
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.tables import FACTION_ID
from landsraad.imperium.vocabulary import FACTIONS
from landsraad.kernel.position import with_at

from .helpers import (
    act,
    ally,
    asked,
    give,
    hand,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    purse,
    row,
    secret,
    starting,
    table,
    troops,
)
from .phases import begin_combat

FOUR = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def at(*levels: int, holder: int = -1, faction: str = "fremen") -> Position:
    """Everybody at that level of one track; the holder has the token and its point, everybody the point of 2."""
    s = table(len(levels))
    for seat, level in enumerate(levels):
        give(s, seat, influence={faction: level}, vp=10 + (level >= 2) + (seat == holder))
    s.alliance = with_at(s.alliance, FACTION_ID[faction], holder)
    return s


def up(s: Position, seat: int, steps: int = 1, faction: str = "fremen") -> None:
    gain_influence(s, seat, FACTION_ID[faction], steps)


def down(s: Position, seat: int, steps: int = 1, faction: str = "fremen") -> None:
    lose_influence(s, seat, FACTION_ID[faction], steps)
    run_on(s)


def holder(s: Position, faction: str = "fremen") -> int | None:
    seat: int | None = s.view(0)["alliances"][faction]
    return seat


def points(s: Position) -> list[int]:
    """Points beside the ten everybody started with."""
    return [p.vp - 10 for p in s.players]


# ---------------------------------------------------------------- the track


def test_the_four_factions_in_the_order_of_the_board() -> None:
    assert FACTIONS == FOUR


@pytest.mark.parametrize("faction", FOUR)
def test_reaching_2_gives_a_point_and_falling_below_takes_it(faction: str) -> None:
    s = at(0, 0, 0, faction=faction)
    up(s, 0, faction=faction)
    assert points(s) == [0, 0, 0]
    up(s, 0, faction=faction)
    assert points(s) == [1, 0, 0]
    up(s, 0, faction=faction)
    assert points(s) == [1, 0, 0]
    down(s, 0, faction=faction)
    assert points(s) == [1, 0, 0]
    down(s, 0, faction=faction)
    assert points(s) == [0, 0, 0]
    up(s, 0, faction=faction)
    assert points(s) == [1, 0, 0]


def test_nothing_above_6() -> None:
    s = at(6, 0, 0, holder=0)
    up(s, 0, 2)
    assert influence(s.players[0])["fremen"] == 6
    assert points(s) == [2, 0, 0]


def test_a_gain_of_two_from_5_stops_at_6() -> None:
    s = at(5, 0, 0, holder=0)
    up(s, 0, 2)
    assert influence(s.players[0])["fremen"] == 6


def test_tracks_do_not_touch_each_other() -> None:
    s = at(3, 0, 0)
    up(s, 0)
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 4}
    assert s.view(0)["alliances"] == {"emperor": None, "spacing_guild": None, "bene_gesserit": None, "fremen": 0}


# ---------------------------------------------------------------- the bonus at 4 (IMP-8.3)


@pytest.mark.parametrize(
    ("faction", "gained", "recruits", "cards"),
    [
        ("emperor", (0, 0, 0), 2, 0),
        ("spacing_guild", (3, 0, 0), 0, 0),
        ("bene_gesserit", (0, 0, 0), 0, 1),
        ("fremen", (0, 0, 1), 0, 0),
    ],
)
def test_the_bonus_of_4(faction: str, gained: tuple[int, int, int], recruits: int, cards: int) -> None:
    s = at(3, 0, 0, faction=faction)
    give(s, 0, solari=0, spice=0, water=0, supply=9, garrison=3)
    up(s, 0, faction=faction)
    assert purse(s.players[0]) == gained
    assert troops(s.players[0]) == (9 - recruits, 3 + recruits, 0)
    assert len(s.players[0].intrigue) == cards


def test_the_bonus_is_not_given_at_5_and_6() -> None:
    s = at(4, 0, 0, holder=0, faction="spacing_guild")
    give(s, 0, solari=0)
    up(s, 0, 2, "spacing_guild")
    assert s.players[0].solari == 0


def test_the_bonus_is_kept_when_falling_and_earned_again() -> None:
    s = at(3, 0, 0, faction="spacing_guild")
    give(s, 0, solari=0)
    up(s, 0, faction="spacing_guild")
    down(s, 0, faction="spacing_guild")
    assert s.players[0].solari == 3
    up(s, 0, faction="spacing_guild")
    assert s.players[0].solari == 6


def test_everybody_gets_the_bonus_not_only_the_first() -> None:
    s = at(5, 3, 0, holder=0)
    give(s, 1, water=0)
    up(s, 1)
    assert s.players[1].water == 1
    assert holder(s) == 0


def test_bonus_troops_may_be_deployed_on_a_turn_at_a_combat_space() -> None:
    """Hardy Warriors is a Combat space; Favored Subject brings the Emperor track to 4 (IMP-8.9)."""
    s = table()
    give(s, 0, influence={"emperor": 3}, water=1)
    intrigue(s, 0, "favored_subject")
    hand(s, 0, "diplomacy")
    act(s, "send diplomacy hardy_warriors", "plot favored_subject")
    assert starting(s, "deploy ") == {str(n) for n in range(1, 7)}  # 2 + 2 recruited, 2 of the others


def test_a_gain_of_two_passes_2_and_takes_its_point() -> None:
    s = at(1, 0, 0)
    up(s, 0, 2)
    assert points(s) == [1, 0, 0]


def test_a_gain_of_two_passes_4_and_takes_bonus_and_alliance() -> None:
    s = at(3, 0, 0)
    give(s, 0, water=0)
    up(s, 0, 2)
    assert influence(s.players[0])["fremen"] == 5
    assert s.players[0].water == 1
    assert holder(s) == 0
    assert points(s) == [2, 0, 0]


def test_a_gain_of_two_is_never_split() -> None:
    """Shifting Allegiances asks for the Faction once. Only the Emperor can be lost here."""
    s = table()
    hand(s, 0, "shifting_allegiances")
    give(s, 0, spice=2, influence={"emperor": 1})
    act(s, "send shifting_allegiances secure_contract", "do shifting_allegiances.arrow")
    act(s, "influence fremen")
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 2}


# ---------------------------------------------------------------- the Alliance by rising (IMP-8.4, IMP-8.5, IMP-8.11)


def test_the_first_to_reach_4_takes_the_token() -> None:
    s = at(3, 3, 0)
    up(s, 1)
    assert holder(s) == 1
    assert points(s) == [1, 2, 0]


def test_equality_does_not_move_the_token() -> None:
    s = at(4, 3, 0, holder=0)
    up(s, 1)
    assert holder(s) == 0
    assert points(s) == [2, 1, 0]


def test_rising_above_the_holder_moves_the_token_and_its_point() -> None:
    s = at(4, 4, 0, holder=0)
    up(s, 1)
    assert holder(s) == 1
    assert points(s) == [1, 2, 0]


def test_a_gain_of_two_can_take_the_token_on_its_second_step() -> None:
    s = at(4, 3, 0, holder=0)
    up(s, 1, 2)
    assert holder(s) == 1
    assert points(s) == [1, 2, 0]


def test_the_holder_rising_keeps_the_token() -> None:
    s = at(4, 4, 0, holder=0)
    up(s, 0)
    assert holder(s) == 0
    assert points(s) == [2, 1, 0]


def test_at_6_nobody_can_pass_the_holder() -> None:
    s = at(6, 5, 0, holder=0)
    up(s, 1, 2)
    assert influence(s.players[1])["fremen"] == 6
    assert holder(s) == 0


@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_token_on_the_board_goes_to_the_next_who_rises_to_4_or_more(level: int) -> None:
    s = at(level, 0, 0)
    up(s, 0)
    assert holder(s) == 0


# ---------------------------------------------------------------- the Alliance by falling (IMP-8.6)


def test_a_tied_opponent_takes_the_token_from_a_holder_who_falls() -> None:
    s = at(4, 4, 0, holder=0)
    down(s, 0)
    assert holder(s) == 1
    assert points(s) == [1, 2, 0]


def test_tied_at_5_the_opponent_takes_it_though_the_holder_stays_at_4() -> None:
    s = at(5, 5, 0, holder=0)
    down(s, 0)
    assert holder(s) == 1
    assert points(s) == [1, 2, 0]


def test_falling_to_3_with_nobody_at_4_returns_the_token_to_the_board() -> None:
    s = at(4, 2, 0, holder=0)
    down(s, 0)
    assert holder(s) is None
    assert points(s) == [1, 1, 0]


def test_not_tied_before_and_still_at_4_the_holder_keeps_it() -> None:
    s = at(5, 4, 0, holder=0)
    down(s, 0)
    assert holder(s) == 0
    assert points(s) == [2, 1, 0]


def test_among_several_tied_the_former_holder_picks() -> None:
    s = at(4, 4, 3, 4, holder=0)
    down(s, 0)
    assert asked(s) == (0, "alliance_to")
    assert legal(s) == {"seat 1", "seat 3"}
    act(s, "seat 3")
    assert holder(s) == 3
    assert points(s) == [1, 1, 1, 2]


def test_only_those_tied_are_heirs() -> None:
    s = at(5, 4, 5, 4, holder=0)
    down(s, 0)
    assert holder(s) == 2


def test_falling_to_3_the_highest_at_4_or_more_takes_it() -> None:
    """Case (b) of IMP-8.6, with positions that do not come about in play: the highest, ties chosen (U9)."""
    s = at(4, 5, 6, 5, holder=0)
    down(s, 0)
    assert holder(s) == 2
    s = at(4, 6, 5, 6, holder=0)
    down(s, 0)
    assert legal(s) == {"seat 1", "seat 3"}
    act(s, "seat 1")
    assert holder(s) == 1
    assert points(s) == [1, 2, 1, 1]


def test_somebody_else_falling_does_not_move_the_token() -> None:
    s = at(4, 4, 4, holder=0)
    down(s, 1)
    assert holder(s) == 0
    assert points(s) == [2, 1, 1]


def test_an_heir_gets_no_bonus() -> None:
    """The bonus is for rising to 4, not for the token."""
    s = at(4, 4, 0, holder=0)
    give(s, 1, water=0)
    down(s, 0)
    assert s.players[1].water == 0


# ---------------------------------------------------------------- losing and gaining in one effect (IMP-8.11)


def shifting(s: Position) -> None:
    """Seat 0 plays Shifting Allegiances: lose one Influence and pay 2 spice, then gain two with one Faction."""
    hand(s, 0, "shifting_allegiances")
    give(s, 0, spice=2)
    act(s, "send shifting_allegiances secure_contract", "do shifting_allegiances.arrow")


def test_the_loss_is_settled_before_the_gain() -> None:
    """Tied at 4: the token goes to seat 1; then two steps up take it back at 5."""
    s = at(4, 4, 0, holder=0)
    shifting(s)  # only Fremen can be lost
    assert holder(s) == 1
    assert points(s) == [1, 2, 0]
    act(s, "influence fremen")
    assert influence(s.players[0])["fremen"] == 5
    assert holder(s) == 0
    assert points(s) == [2, 1, 0]


def test_a_bonus_is_earned_again_by_falling_and_rising_in_one_effect() -> None:
    s = at(4, 0, 0, holder=0)
    give(s, 0, water=0)
    shifting(s)
    assert holder(s) is None
    act(s, "influence fremen")
    assert s.players[0].water == 1
    assert holder(s) == 0


def test_the_heir_is_chosen_before_the_gain() -> None:
    s = at(4, 4, 4, holder=0)
    shifting(s)
    assert asked(s) == (0, "alliance_to")
    act(s, "seat 2")
    assert asked(s) == (0, "faction_up")
    assert holder(s) == 2


def test_a_loss_as_cost_needs_the_influence() -> None:
    """Without any Influence Shifting Allegiances has no use (IMP-8.8)."""
    s = at(0, 0, 0)
    hand(s, 0, "shifting_allegiances")
    intrigue(s, 0, "windfall")
    give(s, 0, spice=2)
    act(s, "send shifting_allegiances secure_contract")
    assert "do shifting_allegiances.arrow" not in legal(s)


def test_only_factions_with_influence_can_be_lost() -> None:
    s = at(1, 0, 0)
    give(s, 0, influence={"emperor": 2})
    shifting(s)
    assert legal(s) == {"lose emperor", "lose fremen"}


def test_the_cost_is_optional_outside_intrigue_cards() -> None:
    s = at(4, 0, 0, holder=0)
    hand(s, 0, "shifting_allegiances")
    give(s, 0, spice=2)
    act(s, "send shifting_allegiances secure_contract", "end")
    assert s.players[0].spice == 2
    assert holder(s) == 0


# ---------------------------------------------------------------- several Factions at once (IMP-8.10, IMP-8.12)


def test_two_alliances_may_change_in_one_effect() -> None:
    """Machinations: one step with each of two Factions."""
    s = at(3, 0, 0)
    ally(s, 1, "emperor", 4)
    give(s, 0, influence={"emperor": 4})
    begin_combat(s, "machinations", troops=(2, 1))
    act(s, "pick machinations.1", "pick machinations.4")
    assert s.view(0)["alliances"] == {"emperor": 0, "spacing_guild": None, "bene_gesserit": None, "fremen": 0}


def test_choam_directorship_gives_one_with_each_faction_when_acquired() -> None:
    s = table()
    intrigue_deck(s, "windfall", "bribery")
    give(s, 0, influence={"emperor": 1, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 6}, vp=0, solari=0)
    row(s, "choam_directorship", "stilgar", "stilgar", "stilgar", "stilgar")
    hand(s, 0, *["convincing_argument"] * 4, "dagger")
    act(s, "reveal", "acquire choam_directorship")
    assert influence(s.players[0]) == {"emperor": 2, "spacing_guild": 4, "bene_gesserit": 4, "fremen": 6}
    assert s.players[0].vp == 3  # Emperor at 2, two Alliances
    assert s.players[0].solari == 3
    assert secret(s.players[0]) == ["windfall"]
