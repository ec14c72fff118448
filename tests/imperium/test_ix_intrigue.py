"""Every Intrigue card of Rise of Ix: price, effect, when it cannot be played (IMP-9, IMP-X8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position
from landsraad.imperium.rules.troops import strength

from .helpers import (
    act,
    asked,
    deck,
    discard,
    give,
    hand,
    in_play,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    names,
    purse,
    secret,
    stand,
    starting,
    troops,
    zones,
)
from .helpers_ix import begin_fight, fleet, ix_table, own, owned, ships, station, tiles
from .phases import begin_endgame, intrigue_discards

THREE_TILES = ("artillery", "windtraps", "chaumurky")


def turn(card: str, *cards: str, **fields: Any) -> Position:
    """Seat 0 to move with the Intrigue card, a Plot card beside it and these cards in hand."""
    s = ix_table()
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, card, "windfall")
    intrigue_deck(s, "bribery", "ambush")
    tiles(s, "minimic_film", "flagship", "spaceport")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    return s


def fight(card: str, troops: Sequence[int] = (2, 3), dreadnoughts: Sequence[int] = (), **fields: Any) -> Position:
    """Seat 0 in the combat window; Tiebreaker beside the card keeps the window open."""
    s = ix_table()
    for seat in (1, 2):
        intrigue(s, seat)
    intrigue(s, 0, card, "tiebreaker")
    give(s, 0, solari=0, spice=0)
    give(s, 0, **fields)
    begin_fight(s, troops=troops, dreadnoughts=dreadnoughts)
    return s


# ---------------------------------------------------------------- Plot cards


def test_advanced_weaponry_3_solari_for_a_dreadnought() -> None:
    s = turn("advanced_weaponry", "dagger", solari=3)
    act(s, "plot advanced_weaponry")
    assert (s.players[0].solari, ships(s.players[0])) == (0, (1, 1, 0))
    assert intrigue_discards(s) == ["advanced_weaponry"]
    assert "plot advanced_weaponry" not in legal(turn("advanced_weaponry", solari=2))


def test_cull_1_solari_to_trash() -> None:
    s = turn("cull", "dagger", solari=1)
    act(s, "plot cull", "trash dagger hand")
    assert s.players[0].solari == 0
    assert names(s.trashed) == ["dagger"]
    assert "plot cull" not in legal(turn("cull", "dagger"))


def test_cull_may_be_played_without_any_card() -> None:
    """IMP-9.8 names it."""
    s = turn("cull", solari=1)
    act(s, "plot cull")
    assert s.players[0].solari == 0


@pytest.mark.parametrize(("deployed", "allowed"), [(3, False), (4, True)])
def test_diversion_after_four_units(deployed: int, allowed: bool) -> None:
    s = turn("diversion", "diplomacy", "dagger", water=1)
    act(s, "send diplomacy hardy_warriors", f"deploy {deployed}")
    assert ("plot diversion" in legal(s)) == allowed
    if allowed:
        act(s, "plot diversion", "advance")
        assert (s.players[0].freighter, asked(s)) == (1, (0, "agent"))


def test_diversion_counts_dreadnoughts_and_every_way_in() -> None:
    s = turn("diversion", "treachery", "dagger")
    fleet(s, 0, garrison=2)
    act(s, "send treachery stillsuits")  # two troops of Treachery
    assert "plot diversion" not in legal(s)
    act(s, "dreadnoughts 2")
    assert "plot diversion" in legal(s)


def test_diversion_starts_anew_every_turn() -> None:
    s = turn("diversion", "dagger", conflict=5, supply=4)
    fleet(s, 0, conflict=2)
    assert "plot diversion" not in legal(s)


def test_expedite_1_spice_for_a_freighter_icon() -> None:
    s = turn("expedite", "dagger", spice=1, freighter=1)
    act(s, "plot expedite", "recall", "spice")
    assert (s.players[0].spice, s.players[0].freighter, asked(s)) == (2, 0, (0, "turn"))
    assert "plot expedite" not in legal(turn("expedite"))


def test_finesse_one_influence_down_one_up() -> None:
    s = turn("finesse", "dagger", influence={"emperor": 1, "fremen": 3})
    act(s, "plot finesse", "lose emperor", "influence spacing_guild")
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 3}
    assert "plot finesse" not in legal(turn("finesse", "dagger"))


def test_glimpse_the_path() -> None:
    s = turn("glimpse_the_path", "diplomacy", spice=1)
    act(s, "plot glimpse_the_path")
    assert purse(s.players[0]) == (0, 0, 1)
    assert names(s.players[0].hand) == ["diplomacy", "dagger"]
    assert "plot glimpse_the_path" not in legal(turn("glimpse_the_path"))


def test_ixian_probe_discards_two_and_draws_two() -> None:
    s = turn("ixian_probe", "diplomacy", "signet_ring", "seek_allies")
    act(s, "plot ixian_probe", "discard diplomacy", "discard seek_allies")
    assert names(s.players[0].hand) == ["signet_ring", "dagger", "dagger"]
    assert zones(s.players[0])["discard"] == ["diplomacy", "seek_allies"]
    assert "plot ixian_probe" not in legal(turn("ixian_probe", "diplomacy"))


def test_machine_culture_acquires_tech_at_full_price() -> None:
    s = turn("machine_culture", "dagger", spice=2)
    act(s, "plot machine_culture", "buy minimic_film")
    assert (owned(s.players[0]), s.players[0].spice) == ({"minimic_film"}, 0)
    s = turn("machine_culture", "dagger", spice=2)
    act(s, "plot machine_culture", "skip")  # acquiring is always voluntary
    assert owned(s.players[0]) == set()


def test_quid_pro_quo_influence_where_agents_stand() -> None:
    s = turn("quid_pro_quo", "dagger", spice=2)
    stand(s, 0, "wealth", "secrets")
    act(s, "plot quid_pro_quo")
    assert influence(s.players[0]) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}
    assert s.players[0].spice == 0


def test_quid_pro_quo_two_agents_with_one_faction_give_one() -> None:
    s = turn("quid_pro_quo", "dagger", spice=2)
    stand(s, 0, "stillsuits", "hardy_warriors")
    stand(s, 1, "wealth")
    act(s, "plot quid_pro_quo")
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


def test_quid_pro_quo_needs_an_agent_and_2_spice() -> None:
    s = turn("quid_pro_quo", "dagger", spice=2)
    stand(s, 0, "arrakeen")
    assert "plot quid_pro_quo" not in legal(s)
    s = turn("quid_pro_quo", "dagger", spice=1)
    stand(s, 0, "wealth")
    assert "plot quid_pro_quo" not in legal(s)


@pytest.mark.parametrize("seat", [0, 1])
def test_secret_forces_with_a_council_seat(seat: int) -> None:
    s = turn("secret_forces", "dagger", council=seat)
    assert ("plot secret_forces" in legal(s)) == bool(seat)
    if seat:
        act(s, "plot secret_forces")
        assert troops(s.players[0]) == (7, 5, 0)


def test_strongarm_a_troop_for_influence_where_the_agent_was_sent() -> None:
    s = turn("strongarm", "diplomacy", "dagger", conflict=1, supply=8)
    assert "plot strongarm" not in legal(s)
    act(s, "send diplomacy wealth", "plot strongarm")
    other = s.clone()
    act(s, "from garrison")
    assert (troops(s.players[0]), influence(s.players[0])["emperor"]) == ((9, 2, 1), 2)
    act(other, "from conflict")
    assert (troops(other.players[0]), influence(other.players[0])["emperor"]) == ((9, 3, 0), 2)


def test_strongarm_with_the_last_troop() -> None:
    s = turn("strongarm", "diplomacy", "dagger", garrison=1, supply=11)
    act(s, "send diplomacy wealth", "plot strongarm")
    assert (troops(s.players[0]), influence(s.players[0])["emperor"]) == ((12, 0, 0), 2)


def test_strongarm_takes_troops_only_and_only_after_a_faction_space() -> None:
    s = turn("strongarm", "diplomacy", "dagger", garrison=0, supply=12)
    fleet(s, 0, garrison=2)
    act(s, "send diplomacy wealth")
    assert "plot strongarm" not in legal(s)
    s = turn("strongarm", "reconnaissance", "dagger")
    act(s, "send reconnaissance arrakeen")
    assert "plot strongarm" not in legal(s)
    s = turn("strongarm", "dagger")
    stand(s, 0, "wealth")  # sent there on an earlier turn
    act(s, "reveal")
    assert "plot strongarm" not in legal(s)


def test_strongarm_also_after_the_agent_was_recalled() -> None:
    s = turn("strongarm", "diplomacy", "dagger")
    intrigue(s, 0, "strongarm", "urgent_mission", "windfall")
    act(s, "send diplomacy wealth", "plot urgent_mission", "plot strongarm")
    assert influence(s.players[0])["emperor"] == 2


# ---------------------------------------------------------------- Combat cards


@pytest.mark.parametrize(("tiles_owned", "allowed"), [(THREE_TILES[:2], False), (THREE_TILES, True)])
def test_advanced_weaponry_4_swords_with_three_tiles(tiles_owned: tuple[str, ...], allowed: bool) -> None:
    s = fight("advanced_weaponry", solari=9)
    own(s, 0, *tiles_owned)
    assert ("combat advanced_weaponry" in legal(s)) == allowed
    if allowed:
        act(s, "combat advanced_weaponry")
        assert strength(s.players[0]) == 4 + 4
        assert s.players[0].solari == 9


def test_blackmail_an_influence_for_5_swords() -> None:
    s = fight("blackmail", influence={"fremen": 2}, vp=1)
    act(s, "combat blackmail")
    assert strength(s.players[0]) == 4 + 5
    assert (influence(s.players[0])["fremen"], s.players[0].vp) == (1, 0)
    assert "combat blackmail" not in legal(fight("blackmail"))


def test_cannon_turrets_2_swords_and_every_opponent_withdraws_a_dreadnought() -> None:
    s = fight("cannon_turrets", troops=(2, 3), dreadnoughts=(1, 2, 1))
    act(s, "combat cannon_turrets")
    assert strength(s.players[0]) == 4 + 3 + 2
    assert [ships(p) for p in s.players] == [(1, 0, 1), (0, 1, 1), (1, 1, 0)]
    assert strength(s.players[1]) == 6 + 3
    assert strength(s.players[2]) == 0


def test_finesse_2_swords() -> None:
    s = fight("finesse")
    act(s, "combat finesse")
    assert strength(s.players[0]) == 4 + 2


def test_second_wave_2_swords_and_up_to_two_units() -> None:
    s = fight("second_wave")
    fleet(s, 0, garrison=1)
    act(s, "combat second_wave", "dreadnought", "troop")
    assert strength(s.players[0]) == 4 + 3 + 2 + 2
    assert (troops(s.players[0])[1:], ships(s.players[0])) == ((2, 3), (1, 0, 1))
    assert asked(s) == (0, "combat")
    s = fight("second_wave")
    act(s, "combat second_wave", "skip")
    assert strength(s.players[0]) == 4 + 2


def test_second_wave_needs_a_unit_in_the_conflict() -> None:
    """IMP-X8.3."""
    s = ix_table()
    for seat in (1, 2):
        intrigue(s, seat)
    intrigue(s, 0, "second_wave")
    begin_fight(s, "guild_bank_raid", troops=(0, 1))
    assert s.phase == k.PLAYER_TURNS  # nobody was asked
    assert secret(s.players[0]) == ["second_wave"]


@pytest.mark.parametrize(("enemy", "solari"), [(2, 6 + 2), (5, 4), (3, 4)])
def test_strategic_push_2_swords_and_2_solari_for_the_sole_winner(enemy: int, solari: int) -> None:
    """Guild Bank Raid: 6 Solari for the first, 4 for the second or for each of those tied."""
    s = fight("strategic_push", troops=(2, enemy))
    intrigue(s, 0, "strategic_push")
    act(s, "combat strategic_push")
    assert s.players[0].solari == solari


def test_strategic_push_does_not_last() -> None:
    s = fight("strategic_push", troops=(2, 5))
    intrigue(s, 0, "strategic_push")
    act(s, "combat strategic_push")
    assert s.players[0].push == 0


def test_war_chest_2_solari_for_4_swords() -> None:
    s = fight("war_chest", solari=2)
    act(s, "combat war_chest")
    assert (strength(s.players[0]), s.players[0].solari) == (4 + 4, 0)
    assert "combat war_chest" not in legal(fight("war_chest", solari=1))


# ---------------------------------------------------------------- Endgame cards


def at_the_end(card: str, **fields: Any) -> Position:
    s = ix_table()
    for seat in (1, 2):
        intrigue(s, seat)
    intrigue(s, 0, card)
    hand(s, 0)
    deck(s, 0)
    discard(s, 0)
    in_play(s, 0)
    give(s, 0, **fields)
    return s


@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 1)])
def test_machine_culture_a_point_with_three_tiles(count: int, points: int) -> None:
    s = at_the_end("machine_culture")
    own(s, 0, *("artillery", "troop_transports", "minimic_film")[:count])
    begin_endgame(s)
    if points:
        act(s, "endgame machine_culture")
    assert s.over
    assert s.players[0].vp == points


@pytest.mark.parametrize(("solari", "points"), [(9, 0), (10, 1)])
def test_war_chest_a_point_with_10_solari_not_spent(solari: int, points: int) -> None:
    s = at_the_end("war_chest", solari=solari)
    begin_endgame(s)
    if points:
        act(s, "endgame war_chest")
    assert (s.players[0].vp, s.players[0].solari) == (points, solari)


CONDITIONS = ("dreadnoughts", "spice", "tracks", "seat")


def conspirator(met: Sequence[str]) -> Position:
    s = at_the_end("grand_conspiracy")
    fleet(s, 0, garrison=1, conflict=1 if "dreadnoughts" in met else 0)
    if "spice" in met:
        deck(s, 0, "the_spice_must_flow")
    give(s, 0, influence={"emperor": 4, "fremen": 4 if "tracks" in met else 3}, council=int("seat" in met))
    begin_endgame(s)
    return s


@pytest.mark.parametrize("missing", CONDITIONS)
def test_grand_conspiracy_any_three_are_a_point(missing: str) -> None:
    s = conspirator([x for x in CONDITIONS if x != missing])
    act(s, "endgame grand_conspiracy")
    assert s.players[0].vp == 1


def test_grand_conspiracy_all_four_are_two_points() -> None:
    s = conspirator(CONDITIONS)
    act(s, "endgame grand_conspiracy")
    assert s.players[0].vp == 2


@pytest.mark.parametrize("met", [("dreadnoughts", "spice"), ("tracks", "seat"), ()])
def test_grand_conspiracy_needs_three(met: tuple[str, ...]) -> None:
    s = conspirator(met)
    assert s.over
    assert s.players[0].vp == 0
    assert secret(s.players[0]) == ["grand_conspiracy"]


def test_grand_conspiracy_counts_a_stationed_dreadnought() -> None:
    """U10: commissioned anywhere outside the supply."""
    s = at_the_end("grand_conspiracy", council=1, influence={"emperor": 4, "fremen": 4})
    station(s, 0, "carthag")
    fleet(s, 0, garrison=1)
    begin_endgame(s)
    act(s, "endgame grand_conspiracy")
    assert s.players[0].vp == 1


def test_only_the_types_a_card_has() -> None:
    """Combat and Endgame cards are no Plots."""
    s = turn("blackmail", "dagger", solari=9, spice=9, influence={"fremen": 3})
    intrigue(s, 0, "blackmail", "cannon_turrets", "second_wave", "strategic_push", "war_chest", "grand_conspiracy")
    assert not starting(s, "plot")
