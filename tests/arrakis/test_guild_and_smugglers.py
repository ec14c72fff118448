"""The Spacing Guild and Smugglers together (INT-C)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import has, with_at
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, STABAN

from .guild_table import (
    air,
    cargo,
    end_turn,
    frigate,
    guild_table,
    heighliner,
    loaded,
    navigator,
    sums,
    troops,
    troops_at,
    troops_on_board,
)
from .helpers import (
    ZONE_ID,
    act,
    asked,
    at,
    fix,
    hand,
    harvest,
    harvester,
    harvesters,
    imperium,
    legal,
    legion,
    markers,
    next_round,
    ornithopter,
    paused,
    prescience,
    raze,
    round_end,
    sietch,
    starting,
    station,
    supply,
    turn,
    vehicles_phase,
    wormsign,
)
from .playing import play
from .smuggling import (
    allied,
    base,
    crew,
    die_turn,
    here,
    kinds,
    neutral,
    smuggler_harvester,
    status,
    thopters,
)


def neutral_guild(**options: Any) -> Position:
    s = neutral(guild=True, **options)
    cargo(s, "harkonnen", 0, 0)
    cargo(s, "atreides", 0, 0)
    return s


def allied_guild(at_area: str = "s2_6") -> Position:
    s = allied(at_area, guild=True)
    cargo(s, "harkonnen", 0, 0)
    cargo(s, "atreides", 0, 0)
    return s


# ---------------------------------------------------------------- Harvesters


@pytest.mark.parametrize("needs", [True, False])
def test_ex_53_a_capture_is_no_destruction(needs: bool) -> None:
    """EX-53, INT-C1; switch atreides_trigger_requires_harkonnen_harvester: false, then a capture pays too."""
    s = neutral_guild(atreides_trigger_requires_harkonnen_harvester=needs)
    smuggler_harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "?skip")
    assert s.staban_step == 6
    if needs:
        assert paused(s)
    else:
        assert asked(s) == (1, "imperium_action")
        act(s, "imperium choam")
        assert loaded(s, "atreides") == (1, 0)


def test_ex_53_a_harkonnen_harvester_pays_and_staban_stays() -> None:
    for needs in (True, False):
        s = neutral_guild(atreides_trigger_requires_harkonnen_harvester=needs)
        harvester(s, "s4_6")
        legion(s, "atreides", "s4_12", regular=1)
        turn(s, "atreides", "strategy")
        act(s, "move", "area s4_12", "area s4_6", "?all", "?skip", "imperium choam")
        assert s.staban_step == 7
        assert loaded(s, "atreides") == (1, 0)
        assert paused(s)


def test_int_c24_one_of_each_in_one_action() -> None:
    """INT-C24, SMG-6.24, GLD-5.18: the Atreides choose the order."""
    s = neutral_guild()
    smuggler_harvester(s, "s4_6")
    harvester(s, "s4_9")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s4_8", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "area s4_8", "area s4_9", "?all")
    assert asked(s) == (1, "prizes")
    act(s, "area s4_9", "imperium landsraad")
    assert s.staban_step == 6
    assert loaded(s, "atreides") == (0, 2)
    assert paused(s)


def test_int_c18_troops_capture() -> None:
    """INT-C18, SMG-10.6"""
    s = neutral_guild()
    smuggler_harvester(s, "s4_6")
    troops(s, "atreides", "s4_12", 1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "?skip")
    assert s.staban_step == 6
    assert kinds(s) == {}
    assert s.smuggler_harvesters == 2  # gone for good


def test_int_c17_smuggler_units_destroy_a_harvester() -> None:
    """INT-C17, INT-C28: also with the smugglers' die, which gives no action by itself."""
    s = allied_guild()
    crew(s, "s2_3", 1)
    harvester(s, "s2_4")
    die_turn(s, "strategy")
    act(s, "move", "area s2_3", "area s2_4", "?all", "imperium choam")
    assert harvesters(s) == set()
    assert loaded(s, "atreides") == (1, 0)
    assert paused(s)

    s = allied_guild()
    crew(s, "s2_3", 1)
    die_turn(s, "strategy")
    act(s, "move", "area s2_3", "area s2_4", "?all")
    assert paused(s)


def test_an_alliance_and_an_imperium_action_in_one_move() -> None:
    """SMG-4.4, GLD-5.18: the capture brings the alliance; the Harkonnen Harvester still pays."""
    s = neutral_guild(staban=6)
    markers(s, 5, 0, 0)
    smuggler_harvester(s, "s4_6")
    harvester(s, "s4_9")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s4_8", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "area s4_8", "area s4_9", "?all", "area s4_6")
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    assert status(s) == "allied"
    act(s, "imperium spacing_guild")
    assert s.heighliner == [0, 1]
    assert harvesters(s) == set()


# ---------------------------------------------------------------- spice


def test_ex_58_paying_with_smuggled_spice() -> None:
    """EX-58, INT-C2, GLD-5.15: 1 + 2 spice raise the Landsraad marker; four Troops."""
    s = neutral_guild()
    imperium(s, 4, 4, 4)
    harvester(s, "s4_6")
    smuggler_harvester(s, "s4_5", "s4_9")
    harvest(s)
    assert s.spice == 3
    act(s, "drop", "drop", "raise", "?skip", "?skip", "imperium landsraad", "imperium landsraad")
    assert loaded(s, "harkonnen") == (0, 4)
    assert paused(s)


# ---------------------------------------------------------------- the sky


def test_ex_55_a_crowded_sky() -> None:
    """EX-55, INT-C3, INT-C21, SMG-13.6: Atreides first, in what is free; then the battle; then Harkonnen."""
    s = allied_guild()
    frigate(s, "harkonnen", "az1", "az2", "az3")
    frigate(s, "atreides", "az4")
    thopters(s, ready=3)
    vehicles_phase(s)
    assert asked(s) == (1, "place_smuggler_ornithopter")
    assert starting(s, "zone") == {"az5", "az6", "az7", "az8"}
    act(s, "zone az5", "zone az6", "zone az7")
    act(s, "?skip")
    assert asked(s) == (0, "thopter_battle")
    assert starting(s, "zone") == {"az5", "az6", "az7"}  # no Frigate
    s2 = s.clone()
    act(s, "done", "skip")
    for kind in ("place_carryall", "place_ornithopter"):
        assert asked(s)[1] == kind
        assert starting(s, "zone") == {"az8"}
        act(s, "skip")
    act(s2, "zone az6", "?done", "skip")
    for kind in ("place_carryall", "place_ornithopter"):
        assert asked(s2)[1] == kind
        assert starting(s2, "zone") == {"az6", "az8"}
        act(s2, "skip")


def test_int_c3_frigates_land_beside_smuggler_ornithopters() -> None:
    """INT-C3: not in their zones."""
    s = allied_guild()
    thopters(s, "az1", "az2")
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 1, 0)
    play(s, "guild_passage", "yes")
    assert starting(s, "zone") == {f"az{i}" for i in range(3, 9)}


def test_int_c4_neither_frigate_nor_navigator_fights() -> None:
    """INT-C4, INT-C5: without an available Ornithopter there is no battle."""
    s = allied_guild()
    thopters(s, "az5")
    frigate(s, "harkonnen", "az1")
    navigator(s, "az2")
    s.vehicles[1] = 0
    turn(s, "harkonnen", "house")
    act(s, "vehicles")
    assert "ornithopter" not in legal(s)


def test_int_c5_the_navigator_replaces_no_smuggler_ornithopter() -> None:
    """INT-C5: the Atreides fly theirs; nobody is asked about the Navigator."""
    s = allied_guild()
    thopters(s, "az3")
    navigator(s, "az5")
    legion(s, "atreides", "s4_4", regular=1)
    legion(s, "harkonnen", "s4_8", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4", "area s4_13", "?all", "?skip")
    assert air(s) == {"az5": "navigator"}
    assert s.thopters_ready == 1
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_8")
    assert "s4_6" not in starting(s, "area")  # two away: no use of the other side's Ornithopter


def test_int_c6_one_transport_only() -> None:
    """INT-C6: 2 + 3 areas are never added; each alone."""
    s = allied_guild()
    thopters(s, "az3")
    frigate(s, "atreides", "az8")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12")
    assert "s3_5" in starting(s, "area")  # two away
    assert "s3_8" not in starting(s, "area")  # three away; the Frigate is not connected to s4


def test_int_c7_a_smuggler_ornithopter_carries_troops() -> None:
    """INT-C7"""
    s = allied_guild()
    thopters(s, "az3")
    troops(s, "atreides", "s4_4", 2)
    crew(s, "s4_4", 1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4", "area s4_14", "all", "?skip")
    assert troops_at(s, "s4_14") == 2
    assert here(s, "s4_14") == {"atreides": (0, 0, 0), "smugglers": 1}
    assert air(s) == {}


def test_smuggler_units_ride_and_troops_stay() -> None:
    """GLD-8.4, SMG-10.6, INT-C25"""
    s = allied_guild()
    troops(s, "atreides", "s4_12", 2)
    crew(s, "s4_12", 2)
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5", "all", "?skip")
    assert here(s, "s4_5") == {"atreides": (0, 0, 0), "smugglers": 2}
    assert troops_on_board(s, "atreides") == {"s4_12": 2}


# ---------------------------------------------------------------- the smugglers' die


def test_ex_59_leader_of_convenience() -> None:
    """EX-59, INT-C8: Leadership (a) with 2 Troops and no other leader."""
    s = allied_guild()
    troops(s, "atreides", "s4_4", 2)
    legion(s, "atreides", "s3_6", regular=1)
    die_turn(s, "leadership")
    act(s, "move")
    assert starting(s, "area") == {"s4_4"}
    act(s, "area s4_4", "area s4_2", "all")
    assert troops_on_board(s, "atreides") == {"s4_2": 2}
    assert paused(s)


def test_int_c9_a_smuggler_unit_must_take_part() -> None:
    """INT-C9, INT-C25, SMG-9.6: Troops are no Smuggler Units."""
    s = allied_guild()
    troops(s, "atreides", "s4_4", 2)
    crew(s, "s4_4", 2)
    troops(s, "atreides", "s3_6", 2)
    die_turn(s, "strategy")
    act(s, "move smugglers")
    assert starting(s, "area") == {"s4_4"}
    act(s, "area s4_4", "area s4_2", "split")
    assert starting(s, "number") == {"1", "2"}
    act(s, "number 1", "number 2")
    act(s, "?skip")
    assert troops_at(s, "s4_2") == 2
    assert here(s, "s4_2") == {"atreides": (0, 0, 0), "smugglers": 1}
    sums(s)


def test_int_c9_leadership_attack_with_troops(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-C9, SMG-9.6: no surprise bonus, though Troops are leaders."""
    s = allied_guild()
    troops(s, "atreides", "s4_4", 2)
    crew(s, "s4_4", 1)
    legion(s, "harkonnen", "s4_7", regular=3)
    fix(monkeypatch, "*SD", "DDD")
    die_turn(s, "leadership")
    act(s, "attack", "area s4_4", "?area s4_7", "all")
    assert s.b_specials[1] == 1
    act(s, "generic", "cease")
    assert at(s, "s4_7") == {"harkonnen": (3, 0, 0)}


def test_int_c10_the_die_with_a_frigate() -> None:
    """INT-C10"""
    s = allied_guild()
    crew(s, "s4_1", 1)
    frigate(s, "atreides", "az3")
    die_turn(s, "strategy")
    act(s, "move", "area s4_1", "area s4_12", "?all")
    assert here(s, "s4_12") == {"atreides": (0, 0, 0), "smugglers": 1}
    assert air(s) == {}


# ---------------------------------------------------------------- landing


def test_int_c11_and_c12_landing_beside_the_base() -> None:
    """INT-C11, INT-C12, SMG-8.3: even an empty Base; s2_8 lies beside s2_6, as do s2_5 and s2_7."""
    s = allied_guild()
    raze(s, "tasmin_sink", "hobars_gap")
    for side, legal_there in (("harkonnen", False), ("atreides", True)):
        s2 = s.clone()
        cargo(s2, side, 0, 2)
        heighliner(s2, *([3, 0] if side == "harkonnen" else [0, 3]))
        next_round(s2)
        assert asked(s2)[1] == "land_troops"
        assert {"s2_5", "s2_7", "s2_8"} & starting(s2, "area") == ({"s2_5", "s2_7", "s2_8"} if legal_there else set())
        assert "s2_6" not in starting(s2, "area")  # not empty
        assert "s2_3" in starting(s2, "area")


def test_int_c11_landing_beside_smuggler_units() -> None:
    s = allied_guild()
    crew(s, "s4_5", 1)
    cargo(s, "harkonnen", 0, 2)
    heighliner(s, 3, 0)
    next_round(s)
    assert not {"s4_1", "the_great_flat"} & starting(s, "area")


def test_int_c13_not_on_a_smuggler_harvester() -> None:
    """INT-C13"""
    s = neutral_guild()
    smuggler_harvester(s, "s4_5")
    for side in ("harkonnen", "atreides"):
        s2 = s.clone()
        cargo(s2, side, 0, 2)
        heighliner(s2, *([3, 0] if side == "harkonnen" else [0, 3]))
        next_round(s2)
        assert "s4_5" not in starting(s2, "area")
        assert "s4_1" in starting(s2, "area")


def test_int_c23_the_alliance_comes_before_the_landing() -> None:
    """INT-C23: a card claimed at the end of the round; the Base binds Harkonnen's Landing."""
    s = neutral_guild(staban=2)
    raze(s, "tasmin_sink", "hobars_gap")
    cargo(s, "harkonnen", 0, 2)
    heighliner(s, 3, 0)
    prescience(s, "makers_at_the_gathering")
    for area in ("s1_1", "s1_2", "s1_10"):
        s.worm = with_at(s.worm, AREA_ID[area], 1)
        s.worms_left -= 1
    round_end(s)
    act(s, "claim makers_at_the_gathering")
    assert s.marker[1] == 2
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    act(s, "?skip", "?skip", "?skip", "?skip")
    assert s.heighliner == [3, 0]
    next_round(s)
    assert asked(s) == (0, "land_troops")
    assert not {"s2_6", "s2_5", "s2_7", "s2_8"} & starting(s, "area")


# ---------------------------------------------------------------- bombardment


def test_int_c14_bombing_a_smuggler_harvester(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-C14, SMG-6.21: gone from the board, available again; no step, no action."""
    for side in ("atreides", "harkonnen"):
        s = neutral_guild(atreides_trigger_requires_harkonnen_harvester=False)
        smuggler_harvester(s, "s4_6")
        frigate(s, side, "az3")
        fix(monkeypatch)
        turn(s, side, "mentat", "deployment")
        act(s, "bombard az3")
        assert kinds(s) == {}
        assert s.smuggler_harvesters == 3
        assert s.staban_step == 7
        assert asked(s)[1] == "turn"


def test_int_c15_bombing_the_legion_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-C15"""
    s = neutral_guild()
    smuggler_harvester(s, "s4_6")
    legion(s, "harkonnen", "s4_6", regular=1)
    frigate(s, "atreides", "az3")
    fix(monkeypatch, "S*D")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3", "?regular")
    assert kinds(s) == {}
    assert s.smuggler_harvesters == 3
    assert s.staban_step == 7


def test_ex_56_bombing_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-56, INT-C16: both units die, the Base stands, the Smugglers stay allied."""
    s = allied_guild("s2_6")
    crew(s, "s2_6", 2)
    frigate(s, "harkonnen", "az5")
    fix(monkeypatch, "SS*")
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5", "?smuggler", "?smuggler")
    assert here(s, "s2_6") == {}
    assert base(s) == "s2_6"
    assert status(s) == "allied"
    assert s.smugglers_left == 6
    assert s.supremacy == 0


def test_an_undefended_base_is_no_target() -> None:
    """INT-B19, INT-C16"""
    s = allied_guild("s2_6")
    frigate(s, "harkonnen", "az5")
    turn(s, "harkonnen", "mentat", "deployment")
    assert "bombard az5" not in legal(s)


# ---------------------------------------------------------------- the end of the smugglers


def test_int_c19_and_c20_harkonnen_troops_destroy_the_base() -> None:
    """INT-C19, INT-C20: Guild pieces stay where they are."""
    s = allied_guild("s2_6")
    crew(s, "s4_4", 2, "staban_tuek")
    troops(s, "atreides", "s4_4", 1)
    crew(s, "s3_6", 1)
    troops(s, "harkonnen", "s2_8", 2)
    frigate(s, "atreides", "az1")
    frigate(s, "harkonnen", "az2")
    thopters(s, "az3")
    cargo(s, "atreides", 1, 2)
    heighliner(s, 1, 2)
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s2_8", "area s2_6", "all", "number 2")
    assert status(s) == "eliminated"
    assert s.supremacy == 0
    assert troops_on_board(s, "harkonnen") == {"s2_6": 2}
    assert troops_on_board(s, "atreides") == {"s4_4": 1}
    assert at(s, "s4_4") == {"atreides": (0, 0, 0)}
    assert at(s, "s3_6") == {}
    assert s.where[STABAN] == k.GONE
    assert air(s) == {"az1": "atreides_frigate", "az2": "harkonnen_frigate"}
    assert loaded(s, "atreides") == (1, 2)
    assert s.heighliner == [1, 2]
    sums(s)


# ---------------------------------------------------------------- mixed legions


def test_int_c26_one_stacking_limit() -> None:
    """INT-C26, INT-A23"""
    s = allied_guild()
    troops(s, "atreides", "s4_4", 2)
    crew(s, "s4_4", 2)
    legion(s, "atreides", "s4_7", regular=2, elite=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4", "area s4_7", "all", "?skip")
    assert asked(s) == (1, "excess")
    assert legal(s) == {"regular", "elite", "smuggler", "troop"}
    act(s, "smuggler")
    assert paused(s)
    assert s.smugglers_left == 5


def test_a_mixed_legion_in_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-C25: a die each; Troops alone turn Specials; each kind of loss goes to its own supply."""
    s = allied_guild()
    troops(s, "atreides", "s4_4", 1)
    crew(s, "s4_4", 2)
    legion(s, "atreides", "s4_4", regular=1)
    legion(s, "harkonnen", "s4_7", regular=4)
    fix(monkeypatch, "****", "SSDD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "generic")
    assert s.b_hits[1] == 1
    assert asked(s) == (1, "b_hit")
    assert legal(s) == {"regular", "smuggler", "troop"}
    act(s, "troop", "smuggler")
    assert s.bases_left[1] == 8
    assert s.smugglers_left == 5
    sums(s)


def test_upgrades_take_any_regular() -> None:
    """GLD-8.10, SMG-10.5: by hand, as only Harkonnen makes Elites of Regulars; Death Commandos takes Elites only."""
    s = allied_guild()
    troops(s, "atreides", "s4_4", 1)
    crew(s, "s4_4", 1)
    play(s, "death_commandos")
    assert "area s4_4" not in legal(s)
    end_turn(s)


def test_ornithopters_of_both_kinds_and_a_frigate_for_two_legions() -> None:
    """INT-B34, INT-A40: one each."""
    s = allied_guild()
    thopters(s, "az3")
    frigate(s, "atreides", "az5")
    ornithopter(s, "az1")
    legion(s, "atreides", "s4_4", regular=1)
    legion(s, "atreides", "s2_4", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4", "area s4_14", "?all", "area s2_4", "area pasty_mesa", "?all")
    assert air(s) == {"az1": "ornithopter"}


def test_families_flee_finds_every_pair() -> None:
    """INT-R2: 2 Regulars, 2 Smuggler Units and 2 Troops make six pairs in each of three Sietches."""
    s = allied_guild()
    for area in ("tasmin_sink", "hobars_gap", "windgap"):
        legion(s, "atreides", area, regular=2)
        crew(s, area, 2)
        troops(s, "atreides", area, 2)
    legion(s, "atreides", "habbanya_ridge", tokens=[f"as{i}" for i in range(1, 7)])
    legion(s, "atreides", "gara_kulon", tokens=["as7", "as8"])
    prescience(s, "families_flee")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "claim families_flee")
    assert len(legal(s)) == 3 * 6 + 8


def test_a_retreat_that_captures_pays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-5.17, ARR-15.20, switches retreat_captures and any Harvester as trigger: only Staban steps down."""
    s = neutral_guild(retreat_captures=True, atreides_trigger_requires_harkonnen_harvester=False)
    station(s, "s8_4", "jihad")
    smuggler_harvester(s, "s8_4")
    legion(s, "atreides", "s8_2", regular=2)
    legion(s, "harkonnen", "hagga_basin", regular=2)
    for area in ("shield_wall_2", "splintered_rock", "wind_pass"):
        legion(s, "harkonnen", area, regular=1)
    fix(monkeypatch, "DD", "DD")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area hagga_basin", "?area s8_2", "all", "continue", "retreat", "?area s8_4", "number 0")
    assert s.owner[AREA_ID["s8_4"]] == 1
    assert kinds(s) == {}
    assert s.staban_step == 6
    assert s.marker == [0, 0, 0]
    assert paused(s)
    assert loaded(s, "atreides") == (0, 0)


# ---------------------------------------------------------------- with the expansions


def ends(s: Position, side: str, area: str) -> set[str]:
    """Where the legion there may move with a Strategy die."""
    s = s.clone()
    turn(s, side, "strategy")
    act(s, "move", f"area {area}")
    return starting(s, "area")


def staban_flies(s: Position, *moves: str) -> None:
    """Jubba Cloaks carry Staban and a Smuggler Unit from s4_12 to Wind Pass; Raid on the Crawlers makes these moves;
    its Desert Power goes to Staban, who is to move again."""
    frigate(s, "atreides", "az3", "az7")
    crew(s, "s4_12", 1, "staban_tuek")
    hand(s, "raid_on_the_crawlers")
    play(
        s,
        "jubba_cloaks",
        "area s4_12",
        "area wind_pass",
        "card raid_on_the_crawlers",
        *moves,
        "leader staban_tuek",
        "yes",
    )


OWN = {
    "harkonnen": {k.ORNITHOPTER_UP, k.FRIGATE_UP, k.NAVIGATOR_UP},
    "atreides": {k.SMUGGLER_ORNITHOPTER, k.FRIGATE_UP + 1},
}


def test_each_pair_of_regulars_may_flee() -> None:
    """INT-R2, GLD-8.7: of 2 Regulars, 2 Smuggler Units and 2 Troops any two; only Troops come back."""
    s = allied(guild=True)
    legion(s, "atreides", "windgap", regular=2)
    crew(s, "windgap", 2)
    troops(s, "atreides", "windgap", 2)
    prescience(s, "families_flee")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "claim families_flee")
    supplies = (supply(s, "atreides")[0], s.smugglers_left)
    left = []
    for choice in starting(s, "flee"):
        then = s.clone()
        act(then, f"flee {choice}")
        area = AREA_ID["windgap"]
        left.append(tuple(has(then, area, figure) for figure in (k.REGULAR, k.SMUGGLER, k.TROOP)))
        assert then.troops_left == s.troops_left + 2 - has(then, area, k.TROOP)
        assert (supply(then, "atreides")[0], then.smugglers_left) == supplies
    assert sorted(left) == [(0, 2, 2), (1, 1, 2), (1, 2, 1), (2, 0, 2), (2, 1, 1), (2, 2, 0)]


def test_a_legion_that_flew_and_walked_on_does_not_fly_again() -> None:
    """ARR-14.14, GLD-9.9: on foot from s8_2, though a Frigate is left above it."""
    s = allied(guild=True)
    staban_flies(s, "area wind_pass", "area s8_2")
    assert air(s) == {"az7": "atreides_frigate"}
    act(s, "area s8_2")
    assert starting(s, "area") == {"s8_4", "shield_wall_2", "splintered_rock", "wind_pass"}


def test_a_flight_is_remembered_while_others_move() -> None:
    """ARR-14.14, GLD-9.9: on foot from Wind Pass, though a Frigate is left above it."""
    s = allied(guild=True)
    legion(s, "atreides", "s1_9", regular=1)
    staban_flies(s, "area s1_9", "area s1_6")
    act(s, "area wind_pass")
    assert starting(s, "area") == {"s5_3", "s7_2", "s7_3", "s7_4", "s8_2", "s8_4", "splintered_rock"}


def test_a_flight_is_forgotten_in_the_next_turn() -> None:
    """ARR-14.14: once in a turn, also if others have moved before in the new one."""
    s = allied(guild=True)
    frigate(s, "atreides", "az3", "az7")
    crew(s, "s4_12", 1, "staban_tuek")
    legion(s, "atreides", "s1_9", regular=1, generic=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area wind_pass", "skip")
    assert paused(s)
    hand(s, "raid_on_the_crawlers")
    play(s, "jubba_cloaks", "area s1_9", "area s1_6", "card raid_on_the_crawlers", "area wind_pass")
    assert "s7_1" in starting(s, "area")  # two areas away


@pytest.mark.parametrize("side", ["harkonnen", "atreides"])
@pytest.mark.parametrize("figure", range(k.NAVIGATOR_UP + 1))
def test_who_carries_whom(side: str, figure: int) -> None:
    """ARR-14.12, SMG-13.10, GLD-9.7, GLD-11.4: Carryalls carry no legion, and nobody uses the figures of the other."""
    s = allied(guild=True)
    legion(s, side, "s4_12", regular=1)
    s.zone[ZONE_ID["az3"]] = figure
    assert ("s4_5" in ends(s, side, "s4_12")) == (figure in OWN[side])


def test_exact_frigates_leave_the_others_alone() -> None:
    """Switch frigate_exact_distance: the Navigator and Smuggler Ornithopters still carry one or two areas far."""
    s = guild_table(frigate_exact_distance=True)
    legion(s, "harkonnen", "hagga_basin", regular=1)
    frigate(s, "harkonnen", "az3")
    assert "broken_land" not in ends(s, "harkonnen", "hagga_basin")
    navigator(s, "az2")
    assert "broken_land" in ends(s, "harkonnen", "hagga_basin")
    s = allied(guild=True, frigate_exact_distance=True)
    legion(s, "atreides", "s8_3", regular=1)
    frigate(s, "atreides", "az3")
    assert "wind_pass" not in ends(s, "atreides", "s8_3")
    thopters(s, "az7")
    assert "wind_pass" in ends(s, "atreides", "s8_3")


@pytest.mark.parametrize("kind", ["troops", "smugglers"])
def test_an_attacker_who_fell_rolls_no_more(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """GLD-8.8, SMG-10.3, ARR-15.8: three attack, one falls, two roll in the second round."""
    s = allied(guild=True)
    if kind == "troops":
        troops(s, "atreides", "s4_12", 3)
    else:
        crew(s, "s4_12", 3)
    legion(s, "harkonnen", "the_great_flat", regular=3)
    rolls = fix(monkeypatch, "SSS", "SDD", "DD", "DD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area the_great_flat", "all", "continue", "stay")
    assert asked(s) == (1, "b_cease")
    assert rolls.left == []
    assert at(s, "the_great_flat") == {"harkonnen": (2, 0, 0)}


@pytest.mark.parametrize(
    ("choices", "units", "smugglers", "troop"),
    [(("number 1", "number 1", "number 1"), (1, 1, 1), 0, 0), (("number 0", "number 0"), (0, 0, 1), 1, 1)],
)
def test_three_of_five_kinds_advance(
    monkeypatch: pytest.MonkeyPatch, choices: tuple[str, ...], units: tuple[int, ...], smugglers: int, troop: int
) -> None:
    """ARR-15.23, SMG-10.4, INT-C26: one of each kind has won; three go, the Naib stays."""
    s = allied(guild=True)
    legion(s, "atreides", "s4_12", regular=1, elite=1, special=1, generic=1)
    crew(s, "s4_12", 1)
    troops(s, "atreides", "s4_12", 1)
    legion(s, "harkonnen", "the_great_flat", regular=1)
    fix(monkeypatch, "SSSSS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area the_great_flat", "all", "number 3", *choices)
    assert starting(s, "number") == {"0", "1"}  # the Naib
    act(s, "number 0")
    there = here(s, "the_great_flat")
    assert (there["atreides"], there.get("smugglers", 0), troops_at(s, "the_great_flat")) == (units, smugglers, troop)
    assert "generic" not in there


def test_who_scouts_at_the_end_of_the_round() -> None:
    """INT-B24, INT-B30, GLD-11.4: House Harkonnen says which of the two is spent."""
    s = guild_table(4)
    sietch(s, "tasmin_sink", 2, up=False)
    navigator(s, "az8")
    ornithopter(s, "az5")
    round_end(s)
    assert asked(s) == (0, "end_scout")
    act(s, "scout az5")
    assert asked(s) == (0, "who_flies")
