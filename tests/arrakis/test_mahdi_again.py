"""The Mahdi against a second reading of ARR-30 (`second_reading.py`), in positions of random games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.actions import AREA
from landsraad.arrakis.rules.forces import limit, unit_count
from landsraad.arrakis.rules.mahdi import legions, vehicles
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.tables import AREAS, LEADER_SIDE, TOKENS
from landsraad.arrakis.vocabulary import RESULTS
from landsraad.kernel.contract import Setup

from . import second_reading as again


def positions(seeds: range) -> list[Position]:
    """Turns of the player in games where he does anything: now and then without a target."""
    found: list[Position] = []
    for seed in seeds:
        s = GAME.new(Setup(1, seed))
        rng = Random(seed)
        while not s.over:
            if s.stack[-1][0] == k.TURN:
                there = s.clone()
                there.side, there.flown, there.arrived, there.opened = 0, (), (), ()
                for leader, side in enumerate(LEADER_SIDE):  # no special action comes between
                    if side == 0:
                        there.spent |= 1 << leader
                if rng.random() < 0.15:
                    there.target = -1
                found.append(there)
            s.apply(rng.choice(s.legal()))
    return found


@pytest.fixture(scope="module")
def many() -> list[Position]:
    return positions(range(12))[::3]


def name(area: int) -> str:
    return AREAS[area].id


def die(s: Position, result: str) -> tuple[Position, list[tuple[int, ...]]]:
    """The position after that die, and what happened."""
    after = s.clone()
    after.log = []
    after.forced_die = RESULTS.index(result)
    after.unrolled = max(1, after.unrolled)
    after.stack.append((k.MAHDI_TURN, -1, 0, 0))
    run_on(after)
    return after, [tuple(event) for event in after.log]


def test_borders_are_mutual() -> None:
    assert all(a in again.BESIDE[b] for a, near in again.BESIDE.items() for b in near)


@pytest.mark.slow
@pytest.mark.parametrize("result", ["strategy", "leadership"])
def test_attacks_and_moves(many: list[Position], result: str) -> None:
    """ARR-30.13 to 30.18, 30.45, 30.46, 30.50, 30.51"""
    seen: Counter[str] = Counter()
    led = result == "leadership"
    for s in many:
        table = again.Table(s.view(0))
        after, log = die(s, result)
        battles = [(name(x[2]), name(x[3])) for x in log if x[0] == k.E_BATTLE]
        moves = [(name(x[2]), name(x[3])) for x in log if x[0] == k.E_MAHDI_MOVED]
        wanted = again.attack(table, led)
        if wanted is not None:
            seen["attack flown" if wanted[2] else "attack"] += 1
            assert battles[:1] == [wanted[:2]], table.view["mahdi"]["why"]
            if wanted[2]:
                assert after.view(0)["zones"][wanted[2]] is None
            continue
        assert not battles
        first = again.move(table, led, [])
        if first is None:
            seen["nothing"] += 1
            assert moves == []
            continue
        assert moves[:1] == [first[:2]]
        half = s.clone()
        fits = legions.with_leader if led else legions.any_legion
        chosen = legions.best_move(half, fits)
        assert chosen is not None
        there = legions.carry_out(half, chosen)
        table = again.Table(half.view(0))
        table.flights = not first[2]
        second = again.move(table, led, [name(there)])
        seen["flown" if first[2] or (second and second[2]) else "walked"] += 1
        assert moves[1:] == ([second[:2]] if second else [])
    assert min(seen["attack"], seen["walked"]) > 2, seen  # not empty, whatever chance brings
    if not led:
        assert seen["attack flown"] + seen["flown"] > 2, seen


def test_deployment(many: list[Position]) -> None:
    """ARR-30.21"""
    for s in many:
        wanted = again.deployment(again.Table(s.view(0)))
        if min(s.supply[:3]) < 3:  # other kinds would come (ARR-30.22)
            continue
        after, _ = die(s, "deployment")
        came = [
            a for a in range(len(AREAS)) for _ in range(_units(after, a) - _units(s, a)) if AREAS[a].settlement
        ]  # fmt: skip
        assert Counter(map(name, came)) == Counter(wanted)


def _units(s: Position, a: int) -> int:
    return sum(s.force[a * k.FIGURES : a * k.FIGURES + 3]) if s.owner[a] == 0 else 0


@pytest.mark.slow
def test_house(many: list[Position]) -> None:
    """ARR-30.25, ARR-30.26, ARR-30.53: two Elite, one legion before the next; then the Harvester (ARR-30.8)."""
    for s in many:
        table = again.Table(s.view(0))
        after, log = die(s, "house")
        left, wanted = min(2, s.supply[1]), Counter[str]()
        for a in again.strengthened(table):
            n = min(left, table.at(a)["units"]["regular"])
            left -= n
            if n:
                wanted[a] = n
        elite = {a: after.force[a * k.FIGURES + 1] - s.force[a * k.FIGURES + 1] for a in range(len(AREAS))}
        assert Counter({name(a): n for a, n in elite.items() if n}) == wanted
        placed = [name(x[2] - AREA) for x in log if x[0] == k.E_MAHDI_PLACED and x[1] == 0]
        assert placed == (again.harvesters(table, 1) if s.vehicles[0] else [])


@pytest.mark.slow
def test_harvesters(many: list[Position]) -> None:
    """ARR-30.8, ARR-30.47"""
    for s in many:
        bare = s.clone()
        bare.harvester, bare.vehicles = bytes(len(AREAS)), [8, 6, 3]
        wanted = again.harvesters(again.Table(bare.view(0)), 6)
        vehicles.place_harvesters(bare, 6)
        assert {name(a) for a in range(len(AREAS)) if bare.harvester[a]} == set(wanted)


def test_nothing_is_lost_and_nothing_too_much(many: list[Position]) -> None:
    """ARR-35.6, ARR-30.3, ARR-30.6, ARR-30.48: the limit, twelve tokens, 36 cards, a target that stands."""
    for s in many:
        for area, owner in enumerate(s.owner):
            assert owner < 0 or 0 < unit_count(s, area) <= limit(s, owner)
        tokens = [t for held in (*s.tokens, s.black, s.silver, s.lost_tokens) for t in held]
        assert sum(TOKENS[t].set in ("black", "silver") for t in tokens) == 12
        cards = sum(len(pile) for pile in (*s.decks[:2], *s.discards[:2], s.reinforcements))
        assert cards + s.scheming == 36
        assert s.target < 0 or s.target in s.sietch_at
