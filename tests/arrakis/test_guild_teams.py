"""Three and four players with The Spacing Guild: who decides (INT-B30, ARR-29.10, ARR-29.11).

Four: House Harkonnen 0, Corrino 1, House Atreides 2, Fremen 3.
"""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.rules.turn import begin_turn

from .guild_table import air, cargo, frigate, guild_table, heighliner, loaded, navigator
from .helpers import (
    PAUSE,
    act,
    asked,
    dice,
    fix,
    hand,
    harvest,
    harvester,
    imperium,
    legal,
    legion,
    next_round,
    ornithopter,
    round_end,
    sietch,
    turn,
)

HOUSE_HARKONNEN, CORRINO, HOUSE_ATREIDES, FREMEN = range(4)


def team_turn(s: Position, seat: int, *results: str) -> None:
    """A turn in which that player acts and has these dice; the partner has one Deployment die."""
    side, partner = divmod(seat, 2)
    s.phase = k.ACTIONS
    s.dice = [0] * 20
    name = ("harkonnen", "atreides")[side]
    dice(s, name, *results, partner=bool(partner))
    dice(s, name, "deployment", partner=not partner)
    s.stack = [PAUSE]
    begin_turn(s, side)
    run_on(s)
    act(s, f"seat {seat}")


def test_the_spice_and_its_actions_are_house_harkonnens() -> None:
    s = guild_table(4)
    imperium(s, 4, 4, 4)
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 1, 2)
    harvest(s, 2)
    act(s, "drop", "keep", "?skip", "?skip")
    assert asked(s) == (HOUSE_HARKONNEN, "imperium_action")
    act(s, "imperium spacing_guild")
    assert asked(s) == (HOUSE_HARKONNEN, "land_frigate")
    act(s, "zone az1")
    assert asked(s) == (HOUSE_HARKONNEN, "land_troops")


@pytest.mark.parametrize("seat", [HOUSE_ATREIDES, FREMEN])
def test_who_destroyed_the_harvester_chooses_and_the_house_player_lands(seat: int) -> None:
    """INT-B30"""
    s = guild_table(4)
    heighliner(s, atreides=3)
    cargo(s, "atreides", 1, 2)
    harvester(s, "s4_6", "s4_9")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s4_8", regular=1)
    team_turn(s, seat, "strategy", "mentat")
    act(s, "die strategy", "move", "area s4_12", "area s4_6", "?all", "area s4_8", "area s4_9", "?all", "?area s4_6")
    assert asked(s) == (seat, "imperium_action")
    act(s, "imperium spacing_guild")
    assert asked(s) == (HOUSE_ATREIDES, "land_frigate")
    act(s, "zone az8")
    assert asked(s) == (HOUSE_ATREIDES, "land_troops")
    act(s, "area s3_6")
    assert asked(s) == (seat, "imperium_action")


def test_landings_at_the_end_of_the_round() -> None:
    s = guild_table(4)
    heighliner(s, 3, 3)
    cargo(s, "harkonnen", 0, 2)
    cargo(s, "atreides", 0, 2)
    next_round(s)
    assert asked(s) == (HOUSE_HARKONNEN, "land_troops")
    act(s, "area s4_5")
    assert asked(s) == (HOUSE_ATREIDES, "land_troops")


def test_the_navigator_is_placed_by_corrino_and_used_by_whoever_acts() -> None:
    """INT-B30: like Ornithopters."""
    s = guild_table(4)
    hand(s, "the_guild_navigator")
    team_turn(s, CORRINO, "mentat", "strategy")
    act(s, "die mentat", "play", "?card the_guild_navigator")
    assert asked(s) == (CORRINO, "place_navigator")
    act(s, "zone az3", "?skip")
    for seat in (HOUSE_HARKONNEN, CORRINO):
        s2 = guild_table(4)
        navigator(s2, "az8")
        ornithopter(s2, "az3")
        legion(s2, "harkonnen", "s4_4", regular=1)
        team_turn(s2, seat, "strategy", "mentat")
        act(s2, "die strategy", "move", "area s4_4", "area s4_14")
        assert asked(s2) == (seat, "who_flies")


def test_scouting_at_the_end_of_the_round_is_house_harkonnens() -> None:
    """ARR-29.11, INT-B24"""
    s = guild_table(4)
    sietch(s, "tasmin_sink", 2, up=False)
    navigator(s, "az5")
    round_end(s)
    assert asked(s) == (HOUSE_HARKONNEN, "end_scout")


@pytest.mark.parametrize("seat", [HOUSE_ATREIDES, FREMEN])
def test_bombardment_by_whoever_acts(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-29.10, ARR-29.11: the House player of the victim takes the hits."""
    s = guild_table(4)
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1, elite=1)
    harvester(s, "s4_9")
    fix(monkeypatch, "SDD")
    team_turn(s, seat, "strategy", "mentat")
    act(s, "bombard az3")
    assert asked(s) == (seat, "bombard_from")
    act(s, "area s4_6")
    assert asked(s) == (HOUSE_HARKONNEN, "hit")


def test_cards_are_their_players() -> None:
    s = guild_table(4)
    hand(s, "downed_frigate", "voices_in_the_landsraad")
    team_turn(s, FREMEN, "mentat", "strategy")
    act(s, "die mentat", "play", "?card downed_frigate")
    assert asked(s) == (FREMEN, "imperium_action")
    act(s, "imperium choam")
    assert loaded(s, "atreides") == (1, 0)

    s = guild_table(4)
    hand(s, "raid_on_the_crawlers")
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    team_turn(s, FREMEN, "mentat", "strategy")
    act(s, "die mentat", "play", "?card raid_on_the_crawlers", "area s4_12", "area s4_6", "?all")
    for _ in range(2):
        assert asked(s) == (FREMEN, "imperium_action")
        act(s, "imperium landsraad")
    assert asked(s) == (FREMEN, "desert_choice")

    s = guild_table(4)
    hand(s, "guild_passage")
    team_turn(s, HOUSE_HARKONNEN, "mentat", "strategy")
    act(s, "die mentat", "play", "?card guild_passage")
    assert asked(s) == (HOUSE_HARKONNEN, "heighliner_step")

    s = guild_table(4)
    hand(s, "threat_to_the_spice")
    heighliner(s, harkonnen=2)
    team_turn(s, HOUSE_ATREIDES, "mentat", "strategy")
    act(s, "die mentat", "play", "?card threat_to_the_spice")
    assert asked(s) == (HOUSE_ATREIDES, "hold_heighliner")


def test_a_game_of_three() -> None:
    """ARR-29.9: one person decides for the single side."""
    s = guild_table(3, team="harkonnen")
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    heighliner(s, atreides=3)
    cargo(s, "atreides", 1, 0)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "?skip")
    assert asked(s) == (2, "imperium_action")
    act(s, "imperium spacing_guild")
    assert asked(s) == (2, "land_frigate")
    act(s, "zone az1")
    assert air(s) == {"az1": "atreides_frigate"}
    assert "bombard az1" not in legal(s)
