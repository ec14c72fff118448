"""Every Combat card: its price, its swords, when it cannot be played (IMP-6, IMP-9.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from landsraad.imperium.rules.position import Position

from .helpers import act, ally, asked, give, influence, intrigue, intrigue_deck, legal, secret, starting, table, troops
from .phases import begin_combat, intrigue_discards


def fighting(*cards: str, troops: Sequence[int] = (4, 1), conflict: str = "guild_bank_raid", **fields: Any) -> Position:
    """Seat 0 in the combat window with these cards; `fields` are its own."""
    s = table()
    intrigue(s, 0, *cards)
    give(s, 0, **fields)
    begin_combat(s, conflict, troops)
    return s


def strength(s: Position, seat: int = 0) -> int:
    value: int = s.view(seat)["players"][seat]["strength"]
    return value


def playable(s: Position, card: str) -> bool:
    """In the window for Combat cards, which is still open."""
    return asked(s) == (0, "combat") and card in starting(s, "combat ")


# Tiebreaker is held beside the card under test: it keeps the window open, so that strength can be read.


@pytest.mark.parametrize(
    ("card", "spice", "swords"),
    [
        ("ambush", 0, 4),
        ("private_army", 2, 5),
        ("tiebreaker", 0, 2),
    ],
)
def test_swords_for_their_price(card: str, spice: int, swords: int) -> None:
    s = fighting(card, "tiebreaker", spice=spice)
    act(s, f"combat {card}")
    assert strength(s) == 2 * 4 + swords
    assert s.players[0].spice == 0
    assert intrigue_discards(s) == [card]
    assert secret(s.players[0]) == ["tiebreaker"]


def test_private_army_needs_2_spice() -> None:
    s = fighting("private_army", "tiebreaker", spice=1)
    assert not playable(s, "private_army")
    assert playable(s, "tiebreaker")


def test_allied_armada_gives_7_swords_for_2_spice_with_an_alliance() -> None:
    s = table()
    intrigue(s, 0, "allied_armada", "tiebreaker")
    ally(s, 0, "fremen")
    give(s, 0, spice=3)
    begin_combat(s, troops=(4, 1))
    act(s, "combat allied_armada")
    assert strength(s) == 15
    assert s.players[0].spice == 1
    assert intrigue_discards(s) == ["allied_armada"]


def test_allied_armada_needs_an_own_alliance_and_2_spice() -> None:
    assert not playable(fighting("allied_armada", "tiebreaker", spice=9), "allied_armada")
    s = table()
    intrigue(s, 0, "allied_armada", "tiebreaker")
    ally(s, 1, "fremen")
    give(s, 0, spice=9, influence={"fremen": 4})
    begin_combat(s, troops=(4, 1))
    assert not playable(s, "allied_armada")
    s.alliance = (*s.alliance[:3], 0)
    give(s, 0, spice=1)
    assert not playable(s, "allied_armada")


def test_master_tactician_gives_3_swords() -> None:
    s = fighting("master_tactician", "tiebreaker")
    act(s, "combat master_tactician")
    assert legal(s) == {"pick master_tactician.1", "pick master_tactician.2"}
    act(s, "pick master_tactician.1")
    assert strength(s) == 11
    assert intrigue_discards(s) == ["master_tactician"]


@pytest.mark.parametrize(("there", "options"), [(5, 4), (3, 4), (2, 3)])
def test_master_tactician_retreats_up_to_three_troops(there: int, options: int) -> None:
    s = fighting("master_tactician", "tiebreaker", troops=(there, 1))
    act(s, "combat master_tactician", "pick master_tactician.2")
    assert legal(s) == {f"retreat {n}" for n in range(options)}
    before = s.players[0].garrison
    act(s, "retreat 1")
    assert s.players[0].garrison == before + 1
    assert s.players[0].conflict == there - 1
    assert strength(s) == 2 * (there - 1)


def test_master_tactician_may_retreat_nobody() -> None:
    s = fighting("master_tactician", "tiebreaker")
    act(s, "combat master_tactician", "pick master_tactician.2", "retreat 0")
    assert s.players[0].conflict == 4
    assert intrigue_discards(s) == ["master_tactician"]


def test_who_retreats_everybody_is_out_of_the_fight() -> None:
    s = fighting("master_tactician", "tiebreaker", troops=(2, 1))
    intrigue(s, 1, "ambush")
    act(s, "combat master_tactician", "pick master_tactician.2", "retreat 2")
    assert asked(s) == (1, "combat")
    act(s, "pass")
    assert s.players[1].solari == 6  # wins Guild Bank Raid
    assert s.players[0].solari == 0
    assert secret(s.players[0]) == ["tiebreaker"]


def test_staged_incident_gives_a_point_for_three_troops() -> None:
    s = fighting("staged_incident", "tiebreaker", troops=(4, 1))
    act(s, "combat staged_incident")
    assert s.players[0].vp == 1
    assert troops(s.players[0]) == (8, 3, 1)  # from the Conflict to the supply
    assert strength(s) == 2
    assert intrigue_discards(s) == ["staged_incident"]


def test_staged_incident_needs_three_troops() -> None:
    assert not playable(fighting("staged_incident", "tiebreaker", troops=(2, 1)), "staged_incident")


def test_staged_incident_with_the_last_three_leaves_the_fight() -> None:
    """Strength becomes 0 whatever swords there are: no reward (IMP-5.12, IMP-6.4)."""
    s = table()
    intrigue(s, 0, "staged_incident", "tiebreaker")
    begin_combat(s, "guild_bank_raid", troops=(3, 1), swords=(9, 0))
    act(s, "combat staged_incident")
    assert s.players[0].vp == 1
    assert s.players[0].solari == 0
    assert s.players[1].solari == 6
    assert s.round == 2


# ---------------------------------------------------------------- for the sole winner (IMP-9.6)


def test_to_the_victor_gives_the_winner_3_spice() -> None:
    s = fighting("to_the_victor")
    assert asked(s) == (0, "after_win")
    assert s.players[0].solari == 6  # the reward comes first
    act(s, "combat to_the_victor")
    assert s.players[0].spice == 3
    assert intrigue_discards(s) == ["to_the_victor"]
    assert s.round == 2


def test_the_winner_plays_it_whichever_seat_that_is() -> None:
    s = table()
    for seat in range(3):
        intrigue(s, seat, "to_the_victor")
    begin_combat(s, troops=(1, 1, 3))
    assert asked(s) == (2, "after_win")
    act(s, "combat to_the_victor")
    assert [p.spice for p in s.players] == [0, 0, 3]
    assert [len(p.intrigue) for p in s.players] == [1, 1, 0]


def test_the_winner_may_keep_the_card() -> None:
    s = fighting("to_the_victor")
    act(s, "pass")
    assert secret(s.players[0]) == ["to_the_victor"]
    assert s.players[0].spice == 0
    assert s.round == 2


@pytest.mark.parametrize("there", [(1, 4), (3, 3), (0, 1)])
def test_nobody_but_a_sole_winner_plays_it(there: tuple[int, int]) -> None:
    """Second, tied for first, not in the fight."""
    s = fighting("to_the_victor", troops=there)
    assert s.round == 2
    assert secret(s.players[0]) == ["to_the_victor"]


def test_cards_for_the_winner_cannot_be_played_before_the_fight_is_decided() -> None:
    s = fighting("to_the_victor", "demand_respect", "ambush", spice=9)
    assert legal(s) == {"combat ambush", "pass"}


def test_a_card_drawn_as_reward_may_be_played_at_once() -> None:
    """Raid Stockpiles gives the winner an Intrigue card."""
    s = table()
    intrigue_deck(s, "to_the_victor", "ambush")
    begin_combat(s, "raid_stockpiles", troops=(2, 1))
    assert asked(s) == (0, "after_win")
    act(s, "combat to_the_victor")
    assert s.players[0].spice == 6


def test_demand_respect_gives_one_influence_of_choice() -> None:
    s = fighting("demand_respect", spice=0)
    act(s, "combat demand_respect")
    assert legal(s) == {f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")}
    act(s, "influence bene_gesserit")
    assert influence(s.players[0])["bene_gesserit"] == 1
    assert intrigue_discards(s) == ["demand_respect"]


def test_demand_respect_gives_two_influence_with_one_faction_for_2_spice() -> None:
    s = fighting("demand_respect", spice=2)
    act(s, "combat demand_respect")
    assert legal(s) == {"pick demand_respect.1", "pick demand_respect.2"}
    act(s, "pick demand_respect.2", "influence fremen")
    assert influence(s.players[0])["fremen"] == 2
    assert s.players[0].spice == 0
    assert s.players[0].vp == 1


def test_demand_respect_may_be_paid_from_the_reward_or_from_to_the_victor() -> None:
    s = fighting("demand_respect", conflict="raid_stockpiles", spice=0)
    act(s, "combat demand_respect", "pick demand_respect.2", "influence emperor")
    assert (s.players[0].spice, s.players[0].influence[0]) == (1, 2)

    s = fighting("demand_respect", "to_the_victor", spice=0)
    act(s, "combat to_the_victor", "combat demand_respect", "pick demand_respect.2", "influence emperor")
    assert (s.players[0].spice, s.players[0].influence[0]) == (1, 2)
