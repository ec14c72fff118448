"""A choice that means nothing is never asked; a choice that means something is never made for the player."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from landsraad.imperium import tables
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.actions import ACTIONS
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARDS, INTRIGUES, LEADERS
from landsraad.imperium.vocabulary import FACTIONS
from tests.amount import amount
from tests.imperium.helpers import (
    ally,
    deck,
    discard,
    give,
    hand,
    in_play,
    intrigue,
    intrigue_deck,
    reserve,
    table,
)

from .play import GAMES, sample, text

pytestmark = pytest.mark.slow

# Fields that say how a position came about, not what it is.
HISTORY = ("counter", "reveals", "forced", "deploy_open", "fresh", "recruited_now")


def outcome(s: Position, deck_order: bool = True) -> str:
    """A position, without the order of cards in places where order means nothing."""
    data = s.dump()
    for field in HISTORY:
        del data[field]
    for field in ("trashed", "intrigue_discard", "agenda"):
        data[field] = sorted(data[field])
    zones = ("hand", "discard", "play", "shown", "intrigue")
    for p in data["players"]:
        for zone in zones if deck_order else (*zones, "deck"):
            p[zone] = sorted(p[zone])
    return text(data)


# ---------------------------------------------------------------- nothing is asked twice


# Who holds Intrigue cards is asked about open draws in any case, so that nobody learns which they are (IMP-13): there
# two orders may come to the same, as they do in the solo games of this test's seeds.
@pytest.mark.parametrize(("players", "mode"), [variant for variant in GAMES if variant[0] > 1])
def test_no_two_options_come_to_the_same(players: int, mode: str) -> None:
    for seed in range(amount(3, 8)):
        for s in sample(players, 1000 + seed, every=8, mode=mode):
            if s.over or s.stack[-1][0] in (k.NAME_SPACE, k.PASS_TURN):
                continue  # after everybody else has revealed, The Voice and a passed turn bind nobody
            seen: dict[str, str] = {}
            for action in s.legal():
                after = s.clone()
                after.apply(action)
                came_to = outcome(after)
                name = ACTIONS.notations[action]
                assert came_to not in seen, f"{name} is the same as {seen[came_to]}"
                seen[came_to] = name


# ---------------------------------------------------------------- every order can be played


@contextmanager
def asking_everything() -> Iterator[None]:
    """While this lasts no open effect is carried out without the player's word."""
    eager = list(tables.EAGER)
    tables.EAGER[:] = [k.ASK] * len(eager)
    try:
        yield
    finally:
        tables.EAGER[:] = eager


def ends_of_turn(s: Position, action: int) -> dict[str, list[str]]:
    """Every position in which the Agent turn that starts with this action can end, with a way there."""
    seat = s.player
    first = s.clone()
    first.apply(action)
    todo: list[tuple[Position, list[str]]] = [(first, [])]
    seen: set[str] = set()
    ends: dict[str, list[str]] = {}
    while todo:
        t, way = todo.pop()
        if t.active != seat or t.stack[-1][0] == k.TURN:
            ends.setdefault(outcome(t, deck_order=False), way)
            continue
        if t.hash() in seen:
            continue
        seen.add(t.hash())
        for a in t.legal():
            after = t.clone()
            after.apply(a)
            todo.append((after, [*way, ACTIONS.notations[a]]))
    return ends


# Effects nobody would want to miss are taken before they can be missed: the discards of Mohiam and the spice of Gene
# Manipulation (by trashing the other Bene Gesserit card first), the Mentat for nothing (by hiring it first).
NEVER_WORSE_AT_ONCE = {"reverend_mother_mohiam", "gene_manipulation", "calculated_hire"}
PLAYED = [c.id for c in CARDS if c.set == "base" and c.id not in NEVER_WORSE_AT_ONCE]
PLOTS = [c.id for c in INTRIGUES if c.set == "base" and c.plot and c.id not in NEVER_WORSE_AT_ONCE]


def random_turn(rng: Random) -> Position:
    """A player with few troops, few cards to draw and many reasons to care about the order of effects."""
    s = table(leaders=rng.sample([x.id for x in LEADERS if x.set == "base"], 3), seed=rng.randrange(10**6))
    hand(s, 0, rng.choice(PLAYED), rng.choice(PLAYED))
    deck(s, 0, *rng.sample(PLAYED, rng.choice([0, 1, 2, 3])))
    discard(s, 0, *rng.sample(PLAYED, rng.choice([0, 1, 2])))
    in_play(s, 0, *rng.sample(PLAYED, rng.choice([0, 1])))
    intrigue(s, 0, *rng.sample(PLOTS, rng.choice([0, 0, 1])))
    intrigue_deck(s, *rng.sample(PLOTS, 8))
    supply, conflict = rng.choice([0, 1, 2, 6]), rng.choice([0, 1])
    give(s, 0, supply=supply, conflict=conflict, garrison=12 - supply - conflict)
    give(s, 0, solari=rng.choice([0, 1, 3, 9]), spice=rng.choice([0, 2, 3, 7]), water=rng.choice([0, 1, 3]))
    for faction in FACTIONS:
        level = rng.choice([0, 1, 2, 3, 3, 5, 6])
        if level >= 4:
            ally(s, 0, faction, level)
        else:
            give(s, 0, influence={faction: level})
    reserve(s, "foldspace", rng.choice([0, 1]))
    for seat in (1, 2):  # two sorts of cards, so that their own turns wait for them
        hand(s, seat, "diplomacy", "reconnaissance", rng.choice(PLAYED))
        give(s, seat, conflict=rng.choice([0, 1]))
    return s


@pytest.mark.parametrize("seed", range(amount(3, 6)))
def test_every_order_of_effects_can_be_played(seed: int) -> None:
    """IMP-4.8: whatever a player could reach by ordering all effects by hand can be reached as the game asks."""
    rng = Random(seed)
    turns = 0
    while turns < 20:
        s = random_turn(rng)
        sends = [a for a in s.legal() if ACTIONS.notations[a].startswith("send ")]
        if not sends:
            continue
        action = rng.choice(sends)
        with asking_everything():
            by_hand = ends_of_turn(s, action)
        as_asked = ends_of_turn(s, action)
        for end, way in by_hand.items():
            assert end in as_asked, f"{ACTIONS.notations[action]}, then {way} cannot be played"
        assert set(as_asked) <= set(by_hand)
        turns += 1
