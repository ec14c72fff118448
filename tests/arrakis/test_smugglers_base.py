"""The Smugglers Base, and the end of the smugglers (SMG-8, SMG-15, INT-A27 to INT-A29)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import with_at
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.tables import AREA_ID, STABAN

from .helpers import (
    act,
    asked,
    fix,
    hand,
    harvester,
    hazards,
    held,
    leader,
    legal,
    legion,
    ornithopter,
    paused,
    pool,
    prescience,
    raze,
    round_end,
    starting,
    storms,
    supply,
    turn,
    unused_dice,
    vehicles_phase,
    where,
    worm,
    worms,
    wormsign,
    wormsigns,
)
from .playing import play, special
from .smuggling import allied, base, board, crew, die, die_turn, here, sky, status, thopters


def attack_base(s: Position, *choices: str) -> None:
    """Harkonnen attacks with a Strategy die; choices from who attacks."""
    turn(s, "harkonnen", "strategy")
    act(s, "attack", *choices)


# ---------------------------------------------------------------- as a settlement (SMG-8.1 to SMG-8.3)


def test_ex_26_defence_of_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-26, SMG-8.1: 4 + 3 units' and rank's dice are capped at 6; a continuation costs a hit."""
    s = allied()
    crew(s, "s2_6", 4)
    legion(s, "harkonnen", "s2_7", elite=3)
    rolls = fix(monkeypatch, "DDD", "DDDDDD", "DDD", "DDDDDD")
    attack_base(s, "area s2_7", "area s2_6", "all")
    assert asked(s) == (0, "b_cease")
    act(s, "continue")  # the toll: an Elite becomes a Regular, there is nothing else to lose
    assert here(s, "s2_7") == {"harkonnen": (1, 2, 0)}
    act(s, "stay")
    assert rolls.left == []


@pytest.mark.parametrize(("units", "expected"), [(1, 4), (2, 5), (3, 6)])
def test_smg_8_1_three_more_dice_every_round(monkeypatch: pytest.MonkeyPatch, units: int, expected: int) -> None:
    """SMG-8.1, ARR-15.8: rank 3, in every round."""
    s = allied()
    crew(s, "s2_6", units)
    legion(s, "harkonnen", "s2_7", regular=3)
    fix(monkeypatch, "DDD", "D" * expected, "DD", "D" * expected)
    attack_base(s, "area s2_7", "area s2_6", "all", "continue", "stay")
    assert asked(s)[1] == "b_cease"


def test_atreides_units_defend_the_base_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-8.6: any Atreides legion may stand there."""
    s = allied()
    legion(s, "atreides", "s2_6", regular=1)
    legion(s, "harkonnen", "s2_7", regular=2)
    rolls = fix(monkeypatch, "DD", "DDDD")
    attack_base(s, "area s2_7", "area s2_6", "all")
    assert rolls.left == []


def test_the_base_gives_no_dice_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A legion beside the Base has none of it, and the attacker pays nothing."""
    s = allied()
    crew(s, "s2_8", 2)
    legion(s, "harkonnen", "s2_7", regular=2)
    fix(monkeypatch, "DD", "DD", "DD", "DD")
    attack_base(s, "area s2_7", "area s2_8", "all", "continue", "stay")
    assert here(s, "s2_7") == {"harkonnen": (2, 0, 0)}


def test_int_a28_no_toll_with_killers_without_mercy(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-A28: an effect that waives the continuation hit waives it at the Base."""
    s = allied()
    crew(s, "s2_6", 3)
    legion(s, "harkonnen", "s2_7", special=2)
    fix(monkeypatch, "DD", "D" * 6, "DD", "D" * 6)
    play(s, "killers_without_mercy", "area s2_7", "area s2_6", "all")
    assert asked(s)[1] == "b_cease"
    act(s, "continue")
    assert here(s, "s2_7") == {"harkonnen": (0, 0, 2)}


def test_smg_8_3_not_free_for_harkonnen() -> None:
    """SMG-8.3: nobody of Harkonnen moves in, no Harvester is placed there; it must be attacked even if undefended."""
    s = allied()
    legion(s, "harkonnen", "s2_7", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s2_7")
    assert starting(s, "area") == {"s2_3", "s2_4", "s2_8"}  # tasmin_sink is a sietch, s2_6 the Base
    s = allied()
    vehicles_phase(s)
    assert asked(s)[1] == "place_harvester"
    assert "area s2_6" not in legal(s)
    assert "area s2_7" in legal(s)


def test_harkonnen_do_not_retreat_to_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-8.3: from s2_7 to s2_4 or s2_8 only."""
    s = allied()
    legion(s, "harkonnen", "s2_7", elite=2)
    legion(s, "atreides", "s2_3", elite=2)
    fix(monkeypatch, "DD", "DD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s2_3", "all", "continue", "retreat")
    assert legal(s) == {"area s2_4", "area s2_8"}


def test_harkonnen_are_not_driven_to_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-8.3, ARR-20.10: a worm drives them elsewhere."""
    s = allied()
    legion(s, "harkonnen", "s2_7", regular=2)
    wormsign(s, "s2_7", "sandworm")
    fix(monkeypatch, "DDDD")
    hazards(s)
    assert asked(s)[1] == "worm_retreat"
    assert legal(s) == {"area s2_3", "area s2_4", "area s2_8"}


def test_sandtides_never_onto_the_base() -> None:
    """SMG-8.3, ARR-2.10: the Base's area is not empty."""
    s = allied()
    legion(s, "harkonnen", "s2_7", regular=2)
    play(s, "sandtides", "area s2_7")
    assert starting(s, "area") == {"s2_3", "s2_4", "s2_8"}


def test_an_undefended_base_falls_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-8.1, SMG-8.2, ARR-15.5, ARR-15.35: no dice, no Supremacy."""
    s = allied()
    legion(s, "harkonnen", "s2_7", regular=1)
    fix(monkeypatch)
    attack_base(s, "area s2_7", "area s2_6")
    assert asked(s)[1] == "b_advance"
    act(s, "number 1")
    assert status(s) == "eliminated"
    assert s.supremacy == 0
    assert base(s) is None
    assert here(s, "s2_6") == {"harkonnen": (1, 0, 0)}


def test_without_an_advance_the_base_stands() -> None:
    """SMG-8.1, ARR-16.1"""
    s = allied()
    legion(s, "harkonnen", "s2_7", regular=1)
    attack_base(s, "area s2_7", "area s2_6", "number 0")
    assert status(s) == "allied"
    assert base(s) == "s2_6"


# ---------------------------------------------------------------- no sietch (SMG-8.4, INT-A27)


def test_smg_8_4_nothing_to_scout() -> None:
    """SMG-8.4: nothing of the Base is revealed; a token standing there can be."""
    s = allied()
    ornithopter(s, "az5")
    raze(s, "tasmin_sink", "hobars_gap")
    turn(s, "harkonnen", "strategy", "mentat")
    assert starting(s, "scout") == set()
    s = allied()
    ornithopter(s, "az5")
    raze(s, "tasmin_sink", "hobars_gap")
    legion(s, "atreides", "s2_6", tokens=["as1"])
    turn(s, "harkonnen", "strategy", "mentat")
    assert starting(s, "scout") == {"az5"}


def test_smg_8_4_no_deployment_at_the_base() -> None:
    """SMG-8.4, ARR-9.4"""
    s = allied()
    crew(s, "s2_6", 1)
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1")
    assert "area s2_6" not in legal(s)
    assert "area windgap" in legal(s)


def test_smg_8_4_a_desert_area_without_a_sietch() -> None:
    """SMG-8.4: The Desert War counts the Base's area among Desert areas without a sietch."""
    s = allied()
    prescience(s, "desert_war")
    crew(s, "s2_6", 1)
    for area in ("s1_5", "s1_6"):
        legion(s, "atreides", area, regular=1)
    round_end(s)
    assert "claim desert_war" not in legal(s)
    legion(s, "atreides", "s1_7", regular=1)
    round_end(s)
    assert "claim desert_war" in legal(s)


def test_smg_8_4_its_rank_is_public() -> None:
    s = allied()
    for seat in (0, 1, -1):
        assert s.view(seat)["areas"]["s2_6"]["base"] == 3
        assert "sietch" not in s.view(seat)["areas"]["s2_6"]


# ---------------------------------------------------------------- for the Atreides (SMG-8.5, SMG-8.6)


def test_smg_8_6_no_wormsign_by_desert_power() -> None:
    s = allied()
    turn(s, "atreides", other=["strategy"])
    act(s, "wormsigns")
    assert "area s2_6" not in legal(s)
    assert "area s2_7" in legal(s)


def test_no_worm_moves_onto_the_base() -> None:
    """SMG-8.3, ARR-20.12: not empty, also without a legion."""
    s = allied()
    worm(s, "s2_7")
    turn(s, "atreides", other=["strategy"])
    act(s, "worms", "area s2_7")
    assert "area s2_6" not in legal(s)
    assert "area s2_8" in legal(s)


def test_no_worm_is_placed_on_the_base() -> None:
    """ARR-20.20"""
    s = allied()
    worm(s, "s2_7")
    play(s, "wall_of_sandworms")
    assert starting(s, "area") == {"s2_3", "s2_4", "s2_8"}


def test_smg_8_6_enter_and_leave() -> None:
    """SMG-8.6: an ordinary own area; left empty nothing happens."""
    s = allied()
    crew(s, "s2_6", 2)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s2_6", "area s2_7", "all")
    assert here(s, "s2_6") == {}
    assert base(s) == "s2_6"
    turn(s, "atreides", "strategy")
    act(s, "move", "area s2_7", "area s2_6", "all")
    assert here(s, "s2_6")["smugglers"] == 2


def test_smg_8_6_a_retreat_area(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-8.6: the attacker picks among the free areas, the Base's included."""
    s = allied()
    crew(s, "s2_7", 2)
    legion(s, "harkonnen", "s2_4", elite=2)
    fix(monkeypatch, "DD", "DD")
    attack_base(s, "area s2_4", "all", "continue", "retreat")
    assert legal(s) == {"area s2_3", "area s2_6", "area s2_8", "area tasmin_sink"}


def test_smg_8_5_hazards_spare_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-8.5, SMG-5.4, SMG-10.7, INT-A5, EX-34: the token is removed before flipping, no storm."""
    s = allied()
    crew(s, "s2_6", 2)
    legion(s, "atreides", "s2_7", regular=1)
    crew(s, "s2_7", 1)  # mixed (INT-A3)
    before = len(s.pool)
    s.sign = with_at(s.sign, AREA_ID["s2_7"], s.pool.pop() + 1)
    s.sign = with_at(s.sign, AREA_ID["s2_6"], s.pool.pop() + 1)
    fix(monkeypatch)
    hazards(s)
    assert paused(s)
    assert len(s.pool) == before
    storms(s)
    assert paused(s)
    assert here(s, "s2_7") == {"atreides": (1, 0, 0), "smugglers": 1}


# ---------------------------------------------------------------- elimination (SMG-15)


def destroy(s: Position) -> None:
    """Harkonnen takes the Base, which nobody defends."""
    legion(s, "harkonnen", "s2_7", regular=2)
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "?area s2_7", "area s2_6", "all", "number 2")


def test_ex_28_elimination_sweep() -> None:
    """EX-28, SMG-15.1 to SMG-15.6"""
    s = allied()
    crew(s, "s1_5", 2, "gurney_halleck")
    crew(s, "s1_8", 1)
    crew(s, "s3_3", 1)
    legion(s, "atreides", "s3_3", regular=1, generic=1)
    leader(s, "staban_tuek", "tank", 2)
    thopters(s, "az1", "az3", ready=1)
    die(s, "house")
    destroy(s)
    assert status(s) == "eliminated"
    assert here(s, "s1_5") == {}
    assert where(s, "gurney_halleck") == "tank"
    assert here(s, "s1_8") == {}
    assert here(s, "s3_3") == {"atreides": (1, 0, 0), "generic": 1}
    assert where(s, "staban_tuek") == "gone"
    assert sky(s) == {}
    assert board(s) | {"given_up": 0} == {
        "status": "eliminated",
        "staban_step": None,
        "waiting": 0,
        "supply": 0,
        "harvesters": 0,
        "carryall": False,
        "ornithopters_locked": 0,
        "ornithopters_ready": 0,
        "given_up": 0,
        "base": None,
        "die": None,
        "drawn": 0,
    }
    assert s.supremacy == 0


def test_smg_15_3_staban_on_the_map() -> None:
    """SMG-15.3, SMG-15.6: he leaves the game, the legion stays; a Naib alone with smugglers goes to the supply."""
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    legion(s, "atreides", "s1_5", regular=1)
    crew(s, "s1_8", 1)
    s.force[AREA_ID["s1_8"] * k.FIGURES + k.GENERIC] = 1
    s.generic_left[1] -= 1
    naibs = supply(s, "atreides")[3]
    destroy(s)
    assert where(s, "staban_tuek") == "gone"
    assert here(s, "s1_5") == {"atreides": (1, 0, 0)}
    assert here(s, "s1_8") == {}
    assert supply(s, "atreides")[3] == naibs + 1


def test_smg_15_2_the_die_never_comes_back() -> None:
    """SMG-15.2: the unused dice change at once, and no die is rolled again (SMG-5.8)."""
    s = allied()
    die(s, "strategy")
    assert unused_dice(s, "atreides") == 1
    destroy(s)
    assert unused_dice(s, "atreides") == 0
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
    )
    run_on(s)
    assert board(s)["die"] is None


def test_smg_15_4_no_desert_power_with_staban() -> None:
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    destroy(s)
    turn(s, "atreides", other=["strategy"])
    assert "leader staban_tuek" not in legal(s)


def test_smg_15_7_before_wormsigns_and_stacking(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-15.7: the sign under the Base (only by hand there) is flipped after the elimination."""
    s = allied()
    wormsign(s, "s2_6", "sandworm")
    legion(s, "harkonnen", "s2_7", regular=1)
    fix(monkeypatch, "SSSS")
    s.log = []
    attack_base(s, "area s2_7", "area s2_6", "number 1")
    events = [event[0] for event in s.log]
    assert events.index(k.E_ELIMINATED) < events.index(k.E_SIGN)


def test_the_defenders_retreat_and_the_base_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-15.3: also those who have just retreated are out."""
    s = allied()
    crew(s, "s2_6", 2, "staban_tuek", "gurney_halleck")
    legion(s, "harkonnen", "s2_7", regular=3)
    fix(monkeypatch, "DDD", "DDDDD")
    attack_base(s, "area s2_7", "area s2_6", "all", "continue", "retreat", "area s2_5", "number 2")
    assert status(s) == "eliminated"
    assert here(s, "s2_5") == {}
    assert where(s, "gurney_halleck") == "tank"
    assert where(s, "staban_tuek") == "gone"
    assert here(s, "s2_6") == {"harkonnen": (2, 0, 0)}


def test_elimination_leaves_harkonnen_and_atreides_things() -> None:
    """SMG-15.3 lists Smuggler pieces only."""
    s = allied()
    ornithopter(s, "az1")
    thopters(s, "az2")
    legion(s, "atreides", "s1_5", regular=2)
    hand(s, "drone_ornithopters")
    destroy(s)
    assert sky(s) == {"az1": "ornithopter"}
    assert here(s, "s1_5") == {"atreides": (2, 0, 0)}
    assert held(s, "house_atreides") == ["drone_ornithopters"]


def test_special_attacks_never_destroy_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-4.6, ARR-16.4: a bombing card kills the units, the Base stands."""
    s = allied()
    crew(s, "s2_6", 1)
    legion(s, "harkonnen", "s2_7", regular=1)
    fix(monkeypatch, "SSSS")
    play(s, "explosive_artillery", "skip", "area s2_6")
    assert here(s, "s2_6") == {}
    assert status(s) == "allied"
    assert base(s) == "s2_6"
    assert s.smugglers_left == 6


def test_without_a_base_nobody_can_eliminate_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-7.9: the last units are beaten, the smugglers stay allied."""
    s = allied(None)
    crew(s, "s2_6", 1)
    legion(s, "harkonnen", "s2_7", regular=2)
    fix(monkeypatch, "SS", "D")
    attack_base(s, "area s2_7", "area s2_6", "all", "number 2")
    assert here(s, "s2_6") == {"harkonnen": (2, 0, 0)}
    assert status(s) == "allied"
    assert s.smugglers_left == 6


def test_eliminated_staban_never_returns() -> None:
    """SMG-15.3: GONE, not available for deployments."""
    s = allied()
    assert s.where[STABAN] == k.AVAILABLE
    destroy(s)
    legion(s, "atreides", "windgap", regular=1)
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1", "area windgap")
    assert "leader staban_tuek" not in legal(s)
    assert "leader gurney_halleck" in legal(s)


def test_alia_sends_no_smuggler_anywhere() -> None:
    """The leaders' own specials keep their targets: Alia's is a Harkonnen leader."""
    s = allied()
    crew(s, "s2_6", 1, "staban_tuek")
    leader(s, "alia", "available")
    legion(s, "harkonnen", "s1_5", regular=1, leaders=["beast_rabban"])
    special(s, "atreides", "house", "alia")
    assert "leader staban_tuek" not in legal(s)


def test_int_a32_hunter_seeker_on_staban() -> None:
    """INT-A32, SMG-11.3: legal once he is on the map; he goes to the tank."""
    s = allied()
    crew(s, "s2_6", 1, "staban_tuek")
    legion(s, "harkonnen", "s2_7", regular=1)
    play(s, "hunter_seeker")
    act(s, "leader staban_tuek")
    assert where(s, "staban_tuek") == "tank"
    assert here(s, "s2_6") == {"atreides": (0, 0, 0), "smugglers": 1}


# ---------------------------------------------------------------- a Base on a wormsign (SMG-7.9, SMG-8.6)


@pytest.mark.parametrize("under", ["wormsign", "harvester"])
def test_no_worm_under_the_base(under: str) -> None:
    """ARR-14.6, SMG-8.6: where the Base shares its area with a sign or Harvester."""
    s = allied("s2_4", base_requires_empty=False)
    pool(s, "sandworm")
    if under == "wormsign":
        wormsign(s, "s2_4", "sandworm")
    else:
        harvester(s, "s2_4")
    hazards(s)
    while not paused(s):
        act(s, min(legal(s)))
    assert worms(s) == set()
    assert wormsigns(s) == set()
    die_turn(s, "deployment")
    assert here(s, "s2_4")["smugglers"] == 2
