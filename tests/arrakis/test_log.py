"""What the log holds of the expansions: events with their numbers, in their order; and what is told once."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.guild import both_advance
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.tables import AREA_ID, CARD_ID, LEADER_ID
from landsraad.kernel.contract import ONLOOKER

from .guild_table import (
    cargo,
    fill_sky,
    frigate,
    guild_table,
    heighliner,
    lasting,
    only_land,
    troops,
)
from .helpers import (
    act,
    fix,
    hand,
    harvest,
    harvester,
    imperium,
    leader,
    legion,
    markers,
    next_round,
    on_top,
    table,
    turn,
)
from .playing import play
from .smuggling import allied, crew, die_turn, neutral, smuggler_harvester


def events(s: Position, *kinds: int) -> list[tuple[Any, ...]]:
    """The events of these kinds, in their order."""
    assert s.log is not None
    return [tuple(event) for event in s.log if event[0] in kinds]


def test_the_log_of_a_drone_card_and_the_alliance() -> None:
    """SMG-7.1, SMG-13.1, SMG-7.4"""
    s = neutral(staban=4)
    markers(s, 3)
    s.log = []
    play(s, "drone_ornithopters", "yes")
    act(s, "area s2_6")
    seen = events(s, k.E_STABAN, k.E_UNLOCKED, k.E_ALLIANCE, k.E_LEADER_IN)
    assert sorted(seen) == sorted(
        [
            (k.E_STABAN, -1, 3),
            (k.E_UNLOCKED, 1, 1),
            (k.E_ALLIANCE, 1),
            (k.E_LEADER_IN, -1, LEADER_ID["staban_tuek"]),
            (k.E_LEADER_IN, -1, LEADER_ID["gurney_halleck"]),
        ]
    )


def test_the_log_of_harvesters() -> None:
    """SMG-6.15, ARR-19.5"""
    s = neutral()
    smuggler_harvester(s, "s1_5")
    harvester(s, "s1_12")
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s1_13", regular=1)
    s.log = []
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_6", "area s1_5", "area s1_13", "area s1_12", "area s1_5")
    assert events(s, k.E_CAPTURED, k.E_STABAN, k.E_HARVESTER) == [
        (k.E_CAPTURED, 1, AREA_ID["s1_5"]),
        (k.E_STABAN, -1, 6),
        (k.E_HARVESTER, -1, AREA_ID["s1_12"], k.HARKONNEN_HARVESTER),
    ]


def test_the_log_of_the_smugglers_die() -> None:
    """SMG-9.4: two deployed; a card drawn and the other one, which is discarded."""
    s = allied()
    s.log = []
    die_turn(s, "deployment")
    assert events(s, k.E_RECRUITED) == [(k.E_RECRUITED, 1, AREA_ID["s2_6"], 2)]
    s = allied()
    on_top(s, "war_plan", "battle_language")
    s.log = []
    die_turn(s, "mentat")
    act(s, "?draw", "card war_plan")
    war_plan, battle_language = CARD_ID["war_plan"], CARD_ID["battle_language"]
    assert events(s, k.E_DREW, k.E_DISCARDED) == [
        (k.E_DREW, 1, 2, war_plan),
        (k.E_DREW, 1, 2, battle_language),
        (k.E_DISCARDED, 1, 2, battle_language),
    ]


def test_the_log_of_the_end_of_the_smugglers() -> None:
    """SMG-15"""
    s = allied()
    legion(s, "harkonnen", "s2_7", regular=1)
    s.log = []
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s2_7", "?area s2_6", "?all", "number 1")
    assert events(s, k.E_ELIMINATED, k.E_LEADER_OUT) == [
        (k.E_ELIMINATED, 0),
        (k.E_LEADER_OUT, -1, LEADER_ID["staban_tuek"]),
    ]


def test_the_log_of_heighliners() -> None:
    """GLD-5.3 to GLD-5.5, GLD-6.5, GLD-7.10: a Frigate and two Troops loaded; what finds no room stays loaded."""
    s = guild_table()
    lasting(s, "choam_directorship")
    imperium(s, 4, 4, 4)
    heighliner(s, harkonnen=3)
    for zone in range(8):
        s.zone[zone] = k.CARRYALL_UP
    harvest(s, 6)
    s.log = []
    act(s, "keep", "keep", "keep", "?skip", "?skip")
    act(s, "imperium choam", "imperium landsraad", "imperium spacing_guild", "area s4_5")
    assert events(s, k.E_LOADED, k.E_HEIGHLINER, k.E_LANDED, k.E_UNLOADED) == [
        (k.E_LOADED, 0, 0, 1),
        (k.E_LOADED, 0, 2, 2),
        (k.E_HEIGHLINER, 0, 4),
        (k.E_LANDED, 0, AREA_ID["s4_5"], 2),
        (k.E_UNLOADED, 0, 1, 0),
    ]


@pytest.mark.parametrize("back", [0, 1])
def test_the_log_of_a_heighliner_held(back: int) -> None:
    """Threat to the Spice: told only if it moved."""
    s = guild_table()
    heighliner(s, harkonnen=2)
    s.log = []
    play(s, "threat_to_the_spice", f"number {back}")
    assert events(s, k.E_HEIGHLINER) == ([(k.E_HEIGHLINER, 0, 1)] if back else [])


def test_the_log_of_a_landing_of_everything() -> None:
    """GLD-7.3: nothing stays loaded, so nothing is said about it."""
    s = guild_table()
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 1, 2)
    s.log = []
    next_round(s)
    act(s, "zone az1", "area s4_5")
    assert events(s, k.E_UNLOADED) == []


def test_the_log_of_a_landing_that_finds_no_room() -> None:
    """GLD-7.10: a Frigate and a Troop stay loaded."""
    s = guild_table()
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 1, 1)
    fill_sky(s)
    only_land(s)
    s.log = []
    both_advance(s)
    run_on(s)
    assert events(s, k.E_UNLOADED) == [(k.E_UNLOADED, 0, 1, 1)]


def test_the_log_of_bombardments(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.2, GLD-10.3: no hits on a lone Harvester; a Sword and a special are two."""
    s = guild_table()
    frigate(s, "atreides", "az3", "az5")
    harvester(s, "s4_6")
    legion(s, "harkonnen", "s2_3", regular=3)
    fix(monkeypatch, "S*D")
    s.log = []
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3", "bombard az5")
    assert events(s, k.E_BOMBARDED, k.E_HARVESTER, k.E_LOST) == [
        (k.E_BOMBARDED, 1, AREA_ID["s4_6"], -1),
        (k.E_HARVESTER, -1, AREA_ID["s4_6"], k.HARKONNEN_HARVESTER),
        (k.E_BOMBARDED, 1, AREA_ID["s2_3"], 2),
        (k.E_LOST, 0, AREA_ID["s2_3"], k.REGULAR, -1),
        (k.E_LOST, 0, AREA_ID["s2_3"], k.REGULAR, -1),
    ]


def test_the_log_of_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-10.5, GLD-8.7: by their own kinds."""
    s = allied(guild=True)
    crew(s, "s2_3", 1)
    troops(s, "atreides", "s2_3", 1)
    legion(s, "atreides", "s2_3", regular=1)
    frigate(s, "harkonnen", "az5")
    fix(monkeypatch, "SSS")
    s.log = []
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5", "smuggler", "troop")
    area = AREA_ID["s2_3"]
    assert events(s, k.E_LOST) == [
        (k.E_LOST, 1, area, k.SMUGGLER, -1),
        (k.E_LOST, 1, area, k.TROOP, -1),
        (k.E_LOST, 1, area, k.REGULAR, -1),
    ]
    s = guild_table()
    legion(s, "atreides", "s2_3", elite=1, special=1, generic=1, leaders=["stilgar"])
    frigate(s, "harkonnen", "az5")
    fix(monkeypatch, "SSS")
    s.log = []
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5", "elite", "special", "generic")
    assert events(s, k.E_LOST) == [  # a Regular takes the place of an Elite (ARR-15.13)
        (k.E_LOST, 1, area, k.ELITE, k.BY_REGULAR),
        (k.E_LOST, 1, area, k.SPECIAL, k.BY_REGULAR),
        (k.E_LOST, 1, area, k.GENERIC, -1),
    ]


def test_the_log_tells_what_the_smugglers_rolled() -> None:
    """SMG-9.1: Deployment."""
    s = allied()
    s.stack = []
    s.phase = k.VEHICLES
    s.loaded = (
        (3,) * 8,
        (
            3,
            4,
            5,
            6,
        ),
        (5,),
    )
    s.log = []
    run_on(s)
    assert events(s, k.E_SMUGGLER_DIE) == [(k.E_SMUGGLER_DIE, 1, k.DEPLOYMENT)]


def lines(s: Position, lang: str = "en") -> list[str]:
    """As an onlooker reads them."""
    assert s.log is not None
    return [text for event in s.log if (text := GAME.tell(s, event, ONLOOKER, lang))]


def test_a_leader_a_card_brings_in_is_told_once() -> None:
    s = table()
    s.log = []
    play(s, "beloved_feyd_rautha", "yes", "skip")
    assert [line for line in lines(s) if "Feyd" in line and "into play" in line] == ["Feyd-Rautha comes into play"]
    assert [line for line in lines(s) if "Rabban" in line] == ["Beast Rabban leaves the game"]


def test_hawats_scheming_is_told_as_a_card_and_then_what_came_of_it() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, "hawats_scheming", "hawats_scheming", "sandmasters")
    turn(s, "harkonnen", "strategy", "house", other=["mentat"])
    s.log = []
    act(s, "scheme", "?number 2")
    told = lines(s)
    assert told[0].endswith(": Card Hawat's Scheming")
    assert [line for line in told if "Mohiam" in line] == ["Gaius Helen Mohiam comes into play"]
    assert [line for line in told if "Thufir" in line] == ["Thufir Hawat leaves the game"]
