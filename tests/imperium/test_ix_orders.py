"""Orders of effects that matter with Rise of Ix: a scarce supply, a reshuffle, a condition (IMP-4.8, IMP-5.3)."""

from __future__ import annotations

from typing import Any

from landsraad.imperium.rules.position import Position

from .helpers import act, asked, deck, discard, give, hand, influence, intrigue, legal, names, row, starting, troops
from .helpers_ix import begin_fight, ix_table, tiles, with_leader


def turn(*cards: str, leader: str = "earl_memnon_thorvald", **fields: Any) -> Position:
    s = with_leader(leader)
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    tiles(s, "windtraps", "flagship", "spaceport")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    return s


# ---------------------------------------------------------------- a scarce supply


def test_treachery_before_the_recruits_of_conspire() -> None:
    s = turn("treachery", "dagger", supply=2, garrison=10, spice=4)
    act(s, "send treachery conspire", "do treachery.trash_this")
    assert troops(s.players[0]) == (0, 10, 2)


def test_treachery_before_the_emperor_bonus() -> None:
    """From 2 to 4: the bonus of two troops finds the supply empty."""
    s = turn("treachery", "dagger", supply=2, garrison=10, influence={"emperor": 2})
    act(s, "send treachery wealth", "do treachery.trash_this", "do wealth.influence")
    assert influence(s.players[0])["emperor"] == 4
    assert troops(s.players[0]) == (0, 10, 2)


def test_or_the_emperor_bonus_before_treachery() -> None:
    s = turn("treachery", "dagger", supply=2, garrison=10, influence={"emperor": 2})
    act(s, "send treachery wealth", "do wealth.influence")
    assert troops(s.players[0]) == (0, 12, 0)


def test_negotiators_before_treachery_in_the_reveal_turn() -> None:
    s = turn("treachery", "ix_guild_compact", supply=2, garrison=10)
    act(s, "reveal", "do ix_guild_compact.negotiate", "negotiators 2")
    assert (s.players[0].negotiators, troops(s.players[0])) == (2, (0, 10, 0))


def test_a_tile_returns_negotiators_before_treachery_in_the_reveal_turn() -> None:
    s = turn("treachery", supply=0, garrison=10, negotiators=2, spice=9)
    intrigue(s, 0, "windfall", "machine_culture")
    act(s, "reveal", "plot machine_culture", "buy flagship", "return 2", "do treachery.muster")
    assert troops(s.players[0]) == (0, 10, 2)


def test_unload_of_a_trashed_compact_before_recruits() -> None:
    s = turn("jamis", "ix_guild_compact", supply=2, garrison=10, water=1)
    act(s, "send jamis hardy_warriors", "do jamis.trash", "trash ix_guild_compact hand", "negotiators 2")
    assert (s.players[0].negotiators, troops(s.players[0])) == (2, (0, 10, 0))


def test_a_negotiator_before_rabbans_recruit() -> None:
    s = turn("signet_ring", "dagger", leader="glossu_rabban", supply=1, garrison=11)
    act(s, "send signet_ring tech_negotiation", "pick tech_negotiation.2")
    assert (s.players[0].negotiators, troops(s.players[0])) == (1, (0, 11, 0))


# ---------------------------------------------------------------- other orders


def test_rabbans_ring_after_the_alliance_of_a_freighter() -> None:
    """Two troops with an Alliance, which the Influence of the Shipping track has just brought."""
    s = turn("signet_ring", "dagger", leader="glossu_rabban", freighter=1, influence={"spacing_guild": 3})
    act(s, "send signet_ring interstellar_shipping", "do interstellar_shipping.freighter", "advance", "recall")
    act(s, "spice", "influence spacing_guild")
    assert s.view(0)["alliances"]["spacing_guild"] == 0
    assert troops(s.players[0]) == (12 - 3 - 2 - 2, 3 + 2 + 2, 0)


def test_armand_acquires_before_he_draws() -> None:
    s = turn("signet_ring", leader="archduke_armand_ecaz")
    deck(s, 0)
    row(s, "jamis", "shai_hulud")
    act(s, "send signet_ring arrakeen", "do archduke_armand_ecaz.may_acquire_free", "acquire jamis")
    act(s, "do arrakeen.draw")
    assert names(s.players[0].hand) == ["jamis"]


def test_nothing_is_asked_about_rewards_that_cannot_be_paid() -> None:
    s = ix_table()
    for seat in range(3):
        intrigue(s, seat)
        give(s, seat, solari=0, spice=0)
    begin_fight(s, "economic_supremacy", troops=(2, 1))
    assert asked(s)[1] == "turn"  # of the next round
    assert [p.vp for p in s.players] == [1, 1, 0]


def test_only_the_payment_that_can_be_made_is_asked_about() -> None:
    s = ix_table()
    for seat in range(3):
        intrigue(s, seat)
        give(s, seat, solari=0, spice=0)
    give(s, 0, spice=4)
    begin_fight(s, "economic_supremacy", troops=(2, 1))
    assert legal(s) == {"do economic_supremacy.arrow#2", "skip"}
    act(s, "do economic_supremacy.arrow#2")
    assert (s.players[0].vp, s.players[0].spice) == (2, 0)


def test_imperial_bashar_may_pick_the_trash_and_trash_nothing() -> None:
    """A choice is made; what was chosen is optional."""
    s = turn("imperial_bashar", "dagger")
    act(s, "send imperial_bashar arrakeen", "pick imperial_bashar.2", "skip")
    assert s.trashed == []
    assert not starting(s, "pick")
