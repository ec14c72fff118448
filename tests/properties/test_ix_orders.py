"""With Rise of Ix too the order of effects is the player's: all that ordering by hand reaches can be played (IMP-4.8).

As in test_choices the game is compared with one in which no open effect is carried out without the player's word.
"""

from __future__ import annotations

from random import Random

import pytest

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.actions import ACTIONS
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARDS, INTRIGUES, LEADERS, TECH
from landsraad.imperium.vocabulary import FACTIONS
from tests.amount import amount
from tests.imperium.helpers import ally, deck, discard, give, hand, in_play, intrigue, intrigue_deck, refresh
from tests.imperium.helpers_ix import fleet, ix_table, own, owned, tiles

from .test_choices import asking_everything, outcome

pytestmark = pytest.mark.slow

MOST = 300  # positions of one turn; turns with more are left out
# Gains nobody would want to miss are taken before they can be missed by losing Influence or trashing a card first.
NEVER_WORSE_AT_ONCE = {"reverend_mother_mohiam", "gene_manipulation", "calculated_hire", "web_of_power", "finesse"}
NEW = [c.id for c in CARDS if c.set == "ix" and c.id not in NEVER_WORSE_AT_ONCE]
PLAYED = [c.id for c in CARDS if c.kind != "reserve" and c.id not in NEVER_WORSE_AT_ONCE and c.id != "kwisatz_haderach"]
PLOTS = [c.id for c in INTRIGUES if c.plot and c.id not in NEVER_WORSE_AT_ONCE]


class TooMany(Exception):
    """The turn has more ways than are looked at."""


def ends_of_turn(s: Position, action: int) -> dict[str, list[str]]:
    """Every position in which the turn that starts with this action can end, with a way there."""
    seat = s.player
    first = s.clone()
    first.apply(action)
    todo: list[tuple[Position, list[str]]] = [(first, [])]
    seen: set[str] = set()
    ends: dict[str, list[str]] = {}
    while todo:
        t, way = todo.pop()
        if t.over or t.active != seat or t.stack[-1][0] == k.TURN:
            ends.setdefault(outcome(t, deck_order=False), way)
            continue
        if t.hash() in seen:
            continue
        seen.add(t.hash())
        if len(seen) > MOST:
            raise TooMany
        for a in t.legal():
            after = t.clone()
            after.apply(a)
            todo.append((after, [*way, ACTIONS.notations[a]]))
    return ends


def random_turn(rng: Random) -> Position:
    """A player with few troops, few cards to draw, tiles and a Freighter under way."""
    leader = rng.choice([x.id for x in LEADERS if x.set == "ix"] + ["glossu_rabban"])
    s = ix_table(leaders=[leader, "earl_memnon_thorvald", "count_ilban_richese"], seed=rng.randrange(10**6))
    p = s.players[0]
    p.ahead = -1
    hand(s, 0, rng.choice([*NEW, *["signet_ring"] * 4]), *rng.sample(PLAYED, rng.choice([0, 1])))
    deck(s, 0, *rng.sample(PLAYED, rng.choice([0, 1, 2])))
    discard(s, 0, *rng.sample(PLAYED, rng.choice([0, 1])))
    in_play(s, 0, *rng.sample(PLAYED, rng.choice([0, 1])))
    intrigue(s, 0, *rng.sample(PLOTS, rng.choice([0, 0, 1])))
    intrigue_deck(s, *rng.sample(PLOTS, 8))
    give(s, 0, supply=rng.choice([0, 1, 2, 6]), conflict=rng.choice([0, 1]), garrison=2)
    give(s, 0, negotiators=rng.choice([0, 0, 1, 2]), freighter=rng.choice([0, 1, 2, 3]))
    give(s, 0, solari=rng.choice([0, 1, 3, 9]), spice=rng.choice([0, 2, 3, 7]), water=rng.choice([0, 1, 3]))
    if rng.random() < 0.4:
        own(s, 0, *rng.sample([t.id for t in TECH], rng.choice([1, 2])))
    tiles(s, *rng.sample([t.id for t in TECH if t.id not in owned(p)], rng.choice([0, 1, 2])))
    fleet(s, 0, garrison=rng.choice([0, 0, 1]))
    for number, faction in enumerate(FACTIONS):
        level = rng.choice([0, 1, 1, 2, 3, 3, 5, 6])
        if level >= 4:
            ally(s, 0, faction, level)
        else:
            give(s, 0, influence={faction: level})
        if level >= 2:
            p.snoopers &= ~(1 << number)
    for seat in (1, 2):  # several sorts of cards, so that their own turns wait for them
        hand(s, seat, "diplomacy", "reconnaissance", "dagger")
        give(s, seat, conflict=rng.choice([0, 1]))
    refresh(s)
    return s


@pytest.mark.parametrize("kind", ["send", "reveal"])
@pytest.mark.parametrize("seed", range(amount(2, 4)))
def test_every_order_of_effects_can_be_played_with_ix(kind: str, seed: int) -> None:
    rng = Random(f"{kind} {seed}")
    turns = 0
    while turns < 15:
        s = random_turn(rng)
        starts = [a for a in s.legal() if ACTIONS.notations[a].startswith(kind)]
        if not starts:
            continue
        action = rng.choice(starts)
        try:
            with asking_everything():
                by_hand = ends_of_turn(s, action)
            as_asked = ends_of_turn(s, action)
        except TooMany:
            continue
        for end, way in by_hand.items():
            assert end in as_asked, f"{ACTIONS.notations[action]}, then {way} cannot be played"
        assert set(as_asked) <= set(by_hand)
        turns += 1
