"""The 22 board spaces: what each costs, asks for and gives (IMP-4, IMP-7, the Board Space Guide)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules.position import Position

from .helpers import (
    act,
    asked,
    bonus_spice,
    control,
    deck,
    discard,
    give,
    hand,
    in_reserve,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    names,
    purse,
    reserve,
    secret,
    stand,
    starting,
    table,
    take_draws,
    troops,
    turn_of,
    zones,
)

# A card for each icon whose Agent box does nothing.
SENDER = {
    **dict.fromkeys(("conspire", "wealth", "heighliner", "foldspace"), "diplomacy"),
    **dict.fromkeys(("selective_breeding", "secrets", "hardy_warriors", "stillsuits"), "diplomacy"),
    **dict.fromkeys(("high_council", "hall_of_oratory", "mentat", "rally_troops", "swordmaster"), "dagger"),
    **dict.fromkeys(("arrakeen", "carthag", "research_station", "sietch_tabr"), "reconnaissance"),
    **dict.fromkeys(("sell_melange", "secure_contract"), "dune_the_desert_planet"),
    **dict.fromkeys(("imperial_basin", "hagga_basin", "the_great_flat"), "dune_the_desert_planet"),
}
COMBAT = {
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "imperial_basin",
    "hagga_basin",
    "the_great_flat",
}


def visit(space: str, **fields: Any) -> Position:
    """Seat 0 sends an Agent there. A second hand card and a Plot card keep the turn open."""
    s = table()
    hand(s, 0, SENDER[space], "convincing_argument")
    deck(s, 0, "scout", "stilgar", "chani", "dr_yueh")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    intrigue_deck(s, "bribery", "ambush", "charisma")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    act(s, f"send {SENDER[space]} {space}")
    take_draws(s)
    return s


# space: what the visitor has before; then purse (Solari, spice, water), cards drawn, Intrigue cards drawn, recruits
PLAIN = [
    ("conspire", {"spice": 4}, (5, 0, 0), 0, 1, 2),
    ("conspire", {"spice": 6, "solari": 1, "water": 1}, (6, 2, 1), 0, 1, 2),
    ("wealth", {}, (2, 0, 0), 0, 0, 0),
    ("heighliner", {"spice": 6}, (0, 0, 2), 0, 0, 5),
    ("secrets", {}, (0, 0, 0), 0, 1, 0),
    ("hardy_warriors", {"water": 1}, (0, 0, 0), 0, 0, 2),
    ("stillsuits", {}, (0, 0, 1), 0, 0, 0),
    ("hall_of_oratory", {}, (0, 0, 0), 0, 0, 1),
    ("mentat", {"solari": 2}, (0, 0, 0), 1, 0, 0),
    ("rally_troops", {"solari": 4}, (0, 0, 0), 0, 0, 4),
    ("swordmaster", {"solari": 8}, (0, 0, 0), 0, 0, 0),
    ("secure_contract", {}, (3, 0, 0), 0, 0, 0),
    ("arrakeen", {}, (0, 0, 0), 1, 0, 1),
    ("carthag", {}, (0, 0, 0), 0, 1, 1),
    ("research_station", {"water": 2}, (0, 0, 0), 3, 0, 0),
    ("sietch_tabr", {"influence": {"fremen": 2}}, (0, 0, 1), 0, 0, 1),
    ("imperial_basin", {}, (0, 1, 0), 0, 0, 0),
    ("hagga_basin", {"water": 1}, (0, 2, 0), 0, 0, 0),
    ("the_great_flat", {"water": 2}, (0, 3, 0), 0, 0, 0),
]


@pytest.mark.parametrize(("space", "before", "after", "drawn", "intrigues", "recruits"), PLAIN)
def test_cost_and_effects(
    space: str, before: dict[str, Any], after: tuple[int, int, int], drawn: int, intrigues: int, recruits: int
) -> None:
    s = visit(space, **before)
    p = s.players[0]
    assert purse(p) == after
    assert names(p.hand) == ["convincing_argument", "scout", "stilgar", "chani"][: 1 + drawn]
    assert secret(p) == ["windfall", "bribery"][: 1 + intrigues]
    assert troops(p) == (9 - recruits, 3 + recruits, 0)
    assert p.placed == (s.sent,)
    assert p.agents == 1 + (space in ("mentat", "swordmaster"))
    assert names(p.play) == [SENDER[space]]


@pytest.mark.parametrize(
    ("space", "faction", "before"),
    [
        ("conspire", "emperor", {"spice": 4}),
        ("wealth", "emperor", {}),
        ("heighliner", "spacing_guild", {"spice": 6}),
        ("foldspace", "spacing_guild", {}),
        ("selective_breeding", "bene_gesserit", {"spice": 2}),
        ("secrets", "bene_gesserit", {}),
        ("hardy_warriors", "fremen", {"water": 1}),
        ("stillsuits", "fremen", {}),
    ],
)
def test_a_faction_space_gives_one_influence(space: str, faction: str, before: dict[str, Any]) -> None:
    """IMP-4.9."""
    s = visit(space, **before)
    assert influence(s.players[0]) == {
        f: int(f == faction) for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    }
    s = visit(space, **before, influence={faction: 1})
    assert s.players[0].vp == 1  # reaching 2 (IMP-8.2)


@pytest.mark.parametrize("space", SENDER)
def test_only_combat_spaces_open_the_conflict(space: str) -> None:
    """IMP-4.10, IMP-4.11: two from the garrison, and every recruit of the turn; the three of the start are there."""
    recruits = {"heighliner": 5, "hardy_warriors": 2, "arrakeen": 1, "carthag": 1, "sietch_tabr": 1}.get(space, 0)
    s = visit(space, solari=8, spice=6, water=2, influence={"fremen": 2})
    while asked(s)[1] != "agent":  # Sell Melange and High Council ask something first
        s.apply(s.legal()[0])
    most = min(2 + recruits, 3 + recruits) if space in COMBAT else 0
    assert starting(s, "deploy ") == {str(n) for n in range(1, most + 1)}


def test_sietch_tabr_asks_for_two_fremen_influence() -> None:
    """IMP-4.4."""
    for level in (0, 1, 2, 6):
        s = table()
        hand(s, 0, "reconnaissance", "dagger")
        give(s, 0, influence={"fremen": level})
        assert ("send reconnaissance sietch_tabr" in legal(s)) == (level >= 2)


# ---------------------------------------------------------------- spaces with a rule of their own


def test_foldspace_comes_from_the_reserve_to_the_discard_pile() -> None:
    s = visit("foldspace")
    assert names(s.players[0].discard) == ["foldspace"]
    assert in_reserve(s, "foldspace") == 5


def test_foldspace_with_an_empty_stack_still_gives_influence() -> None:
    """IMP-1.11."""
    s = table()
    reserve(s, "foldspace", 0)
    discard(s, 0)
    hand(s, 0, "diplomacy", "dagger")
    act(s, "send diplomacy foldspace")
    assert names(s.players[0].discard) == []
    assert in_reserve(s, "foldspace") == 0
    assert influence(s.players[0])["spacing_guild"] == 1


def test_selective_breeding_may_trash_a_card_to_draw_two() -> None:
    s = visit("selective_breeding", spice=3)
    assert purse(s.players[0]) == (0, 1, 0)  # the cost of the space, whether or not the arrow is used
    assert {"do selective_breeding.arrow", "end"} <= legal(s)
    act(s, "do selective_breeding.arrow")
    assert legal(s) == {"trash convincing_argument hand", "trash diplomacy play"}
    act(s, "trash convincing_argument hand")
    assert names(s.players[0].hand) == ["scout", "stilgar"]
    assert "do selective_breeding.arrow" not in legal(s)  # at most once (IMP-11.2)


def test_selective_breeding_may_be_left_at_that() -> None:
    s = visit("selective_breeding", spice=2)
    act(s, "end")
    assert names(s.players[0].hand) == ["convincing_argument"]
    assert s.trashed == []


def test_secrets_takes_a_card_from_everybody_with_four_or_more() -> None:
    """IMP-9.7: at random, clockwise from the left."""
    s = table(4)
    hand(s, 0, "diplomacy", "dagger")
    intrigue(s, 0)
    intrigue(s, 1, "windfall", "windfall", "windfall", "windfall")
    intrigue(s, 2, "bribery", "bribery", "bribery")
    intrigue(s, 3, "charisma", "charisma", "charisma", "charisma", "charisma")
    intrigue_deck(s, "ambush", "refocus")
    act(s, "send diplomacy secrets")
    assert sorted(secret(s.players[0])) == ["ambush", "charisma", "windfall"]
    assert [len(p.intrigue) for p in s.players] == [3, 3, 3, 4]


def test_the_stolen_card_is_any_of_the_four() -> None:
    seen = set()
    for seed in range(40):
        s = table(seed=seed)
        hand(s, 0, "diplomacy", "dagger")
        intrigue(s, 1, "windfall", "bribery", "charisma", "refocus")
        intrigue_deck(s, "ambush")
        act(s, "send diplomacy secrets")
        seen |= set(secret(s.players[0])) - {"ambush"}
    assert seen == {"windfall", "bribery", "charisma", "refocus"}


def test_high_council_gives_two_persuasion_in_every_later_reveal_turn() -> None:
    """IMP-4.15, IMP-4.6: this round included, once per game."""
    s = table(leaders=["paul_atreides", "glossu_rabban", "helena_richese"])
    hand(s, 0, "dagger", "dagger")
    give(s, 0, solari=10)
    act(s, "send dagger high_council")
    assert s.players[0].solari == 5
    assert s.players[0].council == 1
    stand(s, 0)  # the Agent is not needed for it
    turn_of(s, 0)
    assert "send dagger high_council" not in legal(s)
    intrigue(s, 0, "windfall")
    act(s, "reveal")
    assert s.players[0].persuasion == 2


def test_hall_of_oratory_gives_one_persuasion_while_an_agent_stands_there() -> None:
    """IMP-5.4: once, not for each Agent."""
    for spaces, expected in [(("hall_of_oratory",), 1), (("hall_of_oratory", "hall_of_oratory"), 1), ((), 0)]:
        s = table()
        hand(s, 0, "dagger")
        intrigue(s, 0, "windfall")
        stand(s, 0, *spaces)
        act(s, "reveal")
        assert s.players[0].persuasion == expected


def test_the_agent_of_somebody_else_in_the_hall_counts_only_for_its_owner() -> None:
    s = table()
    hand(s, 0, "dagger")
    intrigue(s, 0, "windfall")
    stand(s, 1, "hall_of_oratory")
    act(s, "reveal")
    assert s.players[0].persuasion == 0


def test_the_mentat_is_an_extra_agent_of_the_round() -> None:
    """IMP-4.13."""
    s = visit("mentat", solari=2)
    assert s.mentat == 0
    assert s.players[0].agents == 2  # one of the two was sent, the Mentat came
    give(s, 1, solari=2)
    hand(s, 1, "dagger")
    act(s, "end")
    assert "send dagger mentat" not in legal(s)  # an Agent stands there, whoever has the Mentat


def test_the_mentat_space_without_the_mentat_only_draws() -> None:
    """IMP-12.20."""
    s = table()
    s.mentat = 1
    hand(s, 0, "dagger", "dagger")
    deck(s, 0, "scout", "scout")
    give(s, 0, solari=2)
    act(s, "send dagger mentat")
    assert s.mentat == 1
    assert s.players[0].agents == 1
    assert zones(s.players[0])["hand"] == ["dagger", "scout"]


def test_the_swordmaster_is_usable_at_once_and_for_good() -> None:
    """IMP-4.14, IMP-4.6."""
    s = table()
    hand(s, 0, "dagger", "dagger", "dagger")
    give(s, 0, solari=16)
    act(s, "send dagger swordmaster")
    p = s.players[0]
    assert (p.swordmaster, p.agents, p.solari) == (1, 2, 8)
    stand(s, 0)
    turn_of(s, 0)
    assert p.agents == 3
    assert "send dagger swordmaster" not in legal(s)
    assert "send dagger high_council" in legal(s)


@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_pays_by_its_table(spice: int, solari: int) -> None:
    s = table()
    hand(s, 0, "dune_the_desert_planet", "dagger")
    give(s, 0, spice=7)
    act(s, "send dune_the_desert_planet sell_melange")
    assert legal(s) == {"sell 2", "sell 3", "sell 4", "sell 5"}
    act(s, f"sell {spice}")
    assert purse(s.players[0]) == (solari, 7 - spice, 1)


def test_sell_melange_offers_only_what_can_be_paid() -> None:
    s = table()
    hand(s, 0, "dune_the_desert_planet", "dagger")
    give(s, 0, spice=3)
    act(s, "send dune_the_desert_planet sell_melange")
    assert legal(s) == {"sell 2", "sell 3"}
    s = table()
    hand(s, 0, "dune_the_desert_planet", "dagger")
    give(s, 0, spice=2)
    act(s, "send dune_the_desert_planet sell_melange")  # only one sale is possible, so it is made
    assert purse(s.players[0]) == (6, 0, 1)


@pytest.mark.parametrize(("space", "base", "water"), [("imperial_basin", 1, 0), ("hagga_basin", 2, 1)])
def test_a_harvest_takes_base_and_bonus_spice(space: str, base: int, water: int) -> None:
    """IMP-4.12, example EX-B-4."""
    s = table()
    hand(s, 0, "dune_the_desert_planet", "dagger")
    bonus_spice(s, space, 4)
    bonus_spice(s, "the_great_flat", 2)
    act(s, f"send dune_the_desert_planet {space}")
    assert purse(s.players[0]) == (0, base + 4, 1 - water)
    assert sorted(s.bonus) == [0, 0, 2]


def test_the_great_flat_takes_its_own_bonus() -> None:
    s = table()
    hand(s, 0, "dune_the_desert_planet", "dagger")
    give(s, 0, water=2)
    bonus_spice(s, "the_great_flat", 2)
    bonus_spice(s, "hagga_basin", 1)
    act(s, "send dune_the_desert_planet the_great_flat")
    assert purse(s.players[0]) == (0, 5, 0)
    assert sorted(s.bonus) == [0, 0, 1]


# ---------------------------------------------------------------- control


@pytest.mark.parametrize(
    ("space", "gain"), [("arrakeen", (1, 0, 1)), ("carthag", (1, 0, 1)), ("imperial_basin", (0, 1, 1))]
)
def test_the_controller_is_paid_whoever_sends(space: str, gain: tuple[int, int, int]) -> None:
    """IMP-7.3."""
    s = table()
    control(s, 2, space)
    hand(s, 0, SENDER[space], "dagger")
    act(s, f"send {SENDER[space]} {space}")
    assert purse(s.players[2]) == gain
    s = table()
    control(s, 0, space)
    hand(s, 0, SENDER[space], "dagger")
    act(s, f"send {SENDER[space]} {space}")
    solari, spice, water = gain
    harvested = 1 if space == "imperial_basin" else 0
    assert purse(s.players[0]) == (solari, spice + harvested, water)


# ---------------------------------------------------------------- who may go where


def test_an_occupied_space_is_closed_to_everybody() -> None:
    """IMP-4.3."""
    s = table()
    hand(s, 0, "reconnaissance", "dagger")
    stand(s, 1, "arrakeen")
    stand(s, 0, "carthag")
    assert starting(s, "send reconnaissance ") == set()


def test_without_an_agent_only_the_reveal_turn_is_left() -> None:
    """IMP-3.4."""
    s = table()
    hand(s, 0, "reconnaissance", "diplomacy")
    stand(s, 0, "carthag", "wealth")
    assert legal(s) == {"reveal"}


def test_the_agent_turn_is_voluntary() -> None:
    s = table()
    assert "reveal" in legal(s)


def test_the_fourth_influence_brings_the_bonus_of_the_track_and_the_alliance() -> None:
    """IMP-8.3, IMP-8.4, seen at each Faction's free space."""
    for space, faction in [
        ("wealth", "emperor"),
        ("foldspace", "spacing_guild"),
        ("secrets", "bene_gesserit"),
        ("stillsuits", "fremen"),
    ]:
        s = visit(space, influence={faction: 3})
        plain = visit(space)
        p, q = s.players[0], plain.players[0]
        assert p.vp == q.vp + 1
        assert s.alliance.count(0) == 1
        gained = {
            "emperor": p.garrison - q.garrison,
            "spacing_guild": p.solari - q.solari,
            "bene_gesserit": len(p.intrigue) - len(q.intrigue),
            "fremen": p.water - q.water,
        }
        expected = {"emperor": 2, "spacing_guild": 3, "bene_gesserit": 1, "fremen": 1}
        assert gained == {f: n if f == faction else 0 for f, n in expected.items()}
