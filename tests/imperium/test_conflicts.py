"""Every Conflict card: level, location and the three rewards, taken in play (IMP-6.4)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CONFLICTS

from .helpers import (
    act,
    asked,
    control,
    discard,
    give,
    hand,
    in_play,
    influence,
    intrigue_deck,
    legal,
    names,
    secret,
    table,
)
from .phases import begin_combat

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


class Reward(NamedTuple):
    vp: int = 0
    solari: int = 0
    spice: int = 0
    water: int = 0
    cards: int = 0  # Intrigue cards
    asks: str = ""  # the kind of choice that is left


class Card(NamedTuple):
    level: int
    location: str
    first: Reward
    second: Reward
    third: Reward


# Read off the printed cards. A reward with a choice names it; the choices have tests of their own below.
CARDS = {
    "skirmish_a": Card(1, "", Reward(vp=1), Reward(solari=2, cards=1), Reward(solari=2)),
    "skirmish_b": Card(1, "", Reward(vp=1), Reward(water=1), Reward(spice=1)),
    "skirmish_c": Card(1, "", Reward(spice=1, asks="faction_up"), Reward(spice=2), Reward(spice=1)),
    "skirmish_d": Card(1, "", Reward(solari=2, asks="faction_up"), Reward(solari=3), Reward(solari=2)),
    "cloak_and_dagger": Card(2, "", Reward(cards=2, asks="faction_up"), Reward(spice=1, cards=1), Reward(asks="pick")),
    "desert_power": Card(2, "", Reward(vp=1, water=1), Reward(spice=1, water=1), Reward(spice=1)),
    "guild_bank_raid": Card(2, "", Reward(solari=6), Reward(solari=4), Reward(solari=2)),
    "machinations": Card(2, "", Reward(asks="pick"), Reward(solari=2, water=1), Reward(water=1)),
    "raid_stockpiles": Card(2, "", Reward(spice=3, cards=1), Reward(spice=2), Reward(spice=1)),
    "secure_imperial_basin": Card(2, "imperial_basin", Reward(vp=1), Reward(water=2), Reward(water=1)),
    "siege_of_arrakeen": Card(2, "arrakeen", Reward(vp=1), Reward(solari=4), Reward(solari=2)),
    "siege_of_carthag": Card(2, "carthag", Reward(vp=1), Reward(spice=1, cards=1), Reward(spice=1)),
    "sort_through_the_chaos": Card(2, "", Reward(solari=2, cards=1), Reward(solari=2, cards=1), Reward(solari=2)),
    "terrible_purpose": Card(2, "", Reward(vp=1, asks="trash"), Reward(spice=1, water=1), Reward(spice=1)),
    "battle_for_arrakeen": Card(3, "arrakeen", Reward(vp=2), Reward(asks="pick"), Reward(solari=2, cards=1)),
    "battle_for_carthag": Card(3, "carthag", Reward(vp=2), Reward(spice=3, cards=1), Reward(spice=3)),
    "battle_for_imperial_basin": Card(3, "imperial_basin", Reward(vp=2), Reward(spice=5), Reward(spice=3)),
    "grand_vision": Card(3, "", Reward(cards=1, asks="faction_up"), Reward(spice=3, cards=1), Reward(spice=3)),
}
PLAIN_INTRIGUE = ("windfall", "bribery", "charisma", "refocus", "infiltrate", "water_of_life")  # nothing for a winner


def fight(card: str, troops: tuple[int, ...] = (3, 2, 1)) -> Position:
    """Three of four players fight; seat 3 looks on. Everybody starts with empty hands."""
    s = table(players=4)
    for seat in range(4):
        give(s, seat, vp=0, solari=0, spice=0, water=0)
        discard(s, seat, "dagger")
    intrigue_deck(s, *PLAIN_INTRIGUE)
    begin_combat(s, card, troops)
    return s


def holdings(s: Position, seat: int) -> Reward:
    p = s.players[seat]
    return Reward(p.vp, p.solari, p.spice, p.water, len(p.intrigue))


def test_there_are_18_conflict_cards_4_10_4() -> None:
    base = [c for c in CONFLICTS if c.set == "base"]
    assert Counter(c.level for c in base) == {1: 4, 2: 10, 3: 4}
    assert Counter(c.level for c in CARDS.values()) == {1: 4, 2: 10, 3: 4}
    assert {c.id for c in base} == set(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_level_and_location(card: str) -> None:
    declared = next(c for c in CONFLICTS if c.id == card)
    assert (declared.level, declared.location) == (CARDS[card].level, CARDS[card].location)


def answer(s: Position, seat: int, kind: str) -> None:
    """Take what is asked in the way that gives nothing countable."""
    assert asked(s) == (seat, kind)
    while asked(s) == (seat, kind) and s.round == 1:
        options = sorted(legal(s))
        act(s, "skip" if "skip" in options else options[0])


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("place", [1, 2, 3])
def test_what_each_place_takes(card: str, place: int) -> None:
    """One place at a time: only that one is contested by a player without a choice before it."""
    printed = CARDS[card]
    s = fight(card)
    for seat, reward in enumerate((printed.first, printed.second, printed.third)):
        if seat + 1 == place:
            if reward.asks:
                assert asked(s) == (seat, reward.asks)
            assert holdings(s, seat) == reward._replace(asks="")
            return
        if reward.asks:
            answer(s, seat, reward.asks)


@pytest.mark.parametrize("card", CARDS)
def test_who_does_not_fight_takes_nothing(card: str) -> None:
    s = fight(card)
    while s.round == 1:
        act(s, sorted(legal(s))[0])
    assert holdings(s, 3) == Reward()


# ---------------------------------------------------------------- control (IMP-7.2)


@pytest.mark.parametrize("card", [c for c, printed in CARDS.items() if printed.location])
@pytest.mark.parametrize("former", [-1, 0, 2])
def test_the_winner_takes_control(card: str, former: int) -> None:
    s = table(players=4)
    if former >= 0:
        control(s, former, CARDS[card].location)
    begin_combat(s, card, (3, 2, 1))
    assert {space: seat for space, seat in s.view(0)["control"].items() if seat is not None} == {
        CARDS[card].location: 0
    }


@pytest.mark.parametrize("card", [c for c, printed in CARDS.items() if not printed.location])
def test_other_cards_give_no_control(card: str) -> None:
    s = fight(card)
    assert set(s.view(0)["control"].values()) == {None}


def test_a_tie_leaves_control_as_it_was() -> None:
    s = table(players=4)
    control(s, 2, "arrakeen")
    begin_combat(s, "siege_of_arrakeen", (3, 3, 1))
    assert s.view(0)["control"] == {"arrakeen": 2, "carthag": None, "imperial_basin": None}


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize(
    ("card", "steps"), [("skirmish_c", 1), ("skirmish_d", 1), ("cloak_and_dagger", 1), ("grand_vision", 2)]
)
@pytest.mark.parametrize("faction", FACTIONS)
def test_influence_of_choice_for_the_winner(card: str, steps: int, faction: str) -> None:
    s = fight(card)
    assert legal(s) == {f"influence {f}" for f in FACTIONS}
    act(s, f"influence {faction}")
    assert influence(s.players[0]) == {f: steps * (f == faction) for f in FACTIONS}
    assert s.players[0].vp == (1 if steps == 2 else 0)  # reaching 2 Influence


def test_cloak_and_dagger_third_place_chooses_a_card_or_a_spice() -> None:
    s = fight("cloak_and_dagger")
    act(s, "influence emperor")
    assert asked(s) == (2, "pick")
    assert legal(s) == {"pick cloak_and_dagger.1", "pick cloak_and_dagger.2"}
    other = s.clone()
    act(s, "pick cloak_and_dagger.1")
    assert holdings(s, 2) == Reward(cards=1)
    act(other, "pick cloak_and_dagger.2")
    assert holdings(other, 2) == Reward(spice=1)


def test_machinations_first_place_chooses_two_different_factions() -> None:
    s = fight("machinations")
    assert legal(s) == {f"pick machinations.{n}" for n in (1, 2, 3, 4)}
    act(s, "pick machinations.2")
    assert legal(s) == {f"pick machinations.{n}" for n in (1, 3, 4)}
    act(s, "pick machinations.4")
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 1}


@pytest.mark.parametrize(
    ("picks", "taken"),
    [
        ((1, 2), Reward(cards=1, spice=2)),
        ((3, 1), Reward(cards=1, solari=3)),
        ((2, 3), Reward(spice=2, solari=3)),
    ],
)
def test_battle_for_arrakeen_second_place_chooses_two_of_three(picks: tuple[int, int], taken: Reward) -> None:
    s = fight("battle_for_arrakeen")
    assert asked(s) == (1, "pick")
    act(s, *[f"pick battle_for_arrakeen.{n}" for n in picks])
    assert holdings(s, 1) == taken


def test_terrible_purpose_lets_the_winner_trash_a_card_of_hand_discard_pile_or_play() -> None:
    s = fight("terrible_purpose")
    assert asked(s) == (0, "trash")
    discard(s, 0, "dagger", "dagger", "diplomacy")
    hand(s, 0, "chani")
    in_play(s, 0, "stilgar")
    assert legal(s) == {
        "trash dagger discard",
        "trash diplomacy discard",
        "trash chani hand",
        "trash stilgar play",
        "skip",
    }
    act(s, "trash chani hand")
    assert names(s.trashed) == ["chani"]


def test_terrible_purpose_need_not_trash() -> None:
    s = fight("terrible_purpose")
    act(s, "skip")
    assert s.trashed == []
    assert s.players[0].vp == 1


def test_terrible_purpose_without_any_card_asks_nothing() -> None:
    s = table(players=4)
    hand(s, 0)
    discard(s, 0)
    begin_combat(s, "terrible_purpose", (3, 2, 1))
    assert s.round == 2
    assert s.players[0].vp == 2  # 1 at the start with four players


# ---------------------------------------------------------------- Sort Through the Chaos (IMP-10.4)


def test_sort_through_the_chaos_gives_the_winner_the_mentat_in_the_next_round() -> None:
    s = fight("sort_through_the_chaos")
    assert s.round == 2
    assert s.mentat == 0
    assert [p.agents for p in s.players] == [3, 2, 2, 2]
    assert secret(s.players[0])


@pytest.mark.parametrize("holder", [0, 1])
def test_the_mentat_is_promised_even_if_somebody_used_it_this_round(holder: int) -> None:
    s = table(players=4)
    s.mentat = holder
    give(s, holder, agents=1)
    begin_combat(s, "sort_through_the_chaos", (3, 2, 1))
    assert [p.agents for p in s.players] == [3, 2, 2, 2]


def test_a_tie_for_first_does_not_promise_the_mentat() -> None:
    s = fight("sort_through_the_chaos", (3, 3, 1))
    assert s.mentat == -1
    assert [p.agents for p in s.players] == [2, 2, 2, 2]


def test_the_mentat_goes_home_after_the_round_it_was_promised_for() -> None:
    s = fight("sort_through_the_chaos")
    for seat in range(4):
        hand(s, seat)
    begin_combat(s, "guild_bank_raid", (0, 1))
    assert s.round == 3
    assert s.mentat == -1
    assert [p.agents for p in s.players] == [2, 2, 2, 2]
