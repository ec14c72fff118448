"""Reach, room and refusals have one home: what is offered is what nothing refuses, whatever has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.actions import ACTIONS
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREAS, CARDS, LEADERS, ZONES
from landsraad.arrakis.vocabulary import BOXES, IMPERIUM
from landsraad.arrakis.wording import why, why_there
from landsraad.kernel.contract import Reason

from .helpers import asked, hand, legion, round_end, starting, table
from .test_battle import attack
from .test_properties import walk

Refuses = Callable[[Position, int], list[Reason]]
BOTH = ("smugglers", "guild")
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"expansions": ("guild",), "team": "harkonnen"}),
    (2, {"expansions": BOTH}),
    (4, {"expansions": BOTH, "one_transport_per_legion_and_turn": False, "frigate_exact_distance": True}),
]
STEPS = 2000  # decisions of a random game
OFTEN = 15  # so many of each kind are looked at

# By kind of decision: the things it offers of which everyone else is refused, and who refuses them.
PLACES: dict[int, tuple[str, list[str], Refuses]] = {}
for places, kind, ids in (
    (why_there.AREAS, "area", [x.id for x in AREAS]),
    (why_there.ZONES, "zone", [x.id for x in ZONES]),
):
    for decision in places:
        PLACES[decision] = kind, ids, lambda s, n, places=places: why_there.why_not(places, s, n, "en")  # type: ignore[misc]


def asked_of(kind: str) -> Refuses:
    """As `explain` asks, without its look at the list of legal actions."""
    return lambda s, n: why.REASONS[kind][1](s, s.player, n, "en")


THINGS: dict[int, tuple[str, list[str], Refuses]] = {
    k.TURN: ("die", [*BOXES, "smugglers"], asked_of("die")),
    k.USE_DIE: ("leader", [x.id for x in LEADERS], asked_of("leader")),
    k.PICK_CARD: ("card", [x.id for x in CARDS], asked_of("card")),
    k.KEEP_CARD: ("card", [x.id for x in CARDS], asked_of("card")),
    k.B_DISCARD: ("card", [x.id for x in CARDS], asked_of("card")),
    k.HAND_LIMIT: ("card", [x.id for x in CARDS], asked_of("card")),
    k.OPPONENT_DISCARDS: ("card", [x.id for x in CARDS], asked_of("card")),
    k.IMPERIUM_ACTION: ("imperium", list(IMPERIUM), asked_of("imperium")),
}


def compare(s: Position, kind: str, ids: list[str], refuses: Refuses) -> None:
    offered = {step for action in s.legal() for step in ACTIONS.path(action)}
    for number, id in enumerate(ids):
        refused = refuses(s, number)
        told = (GAME.kind(s), id, [reason.text for reason in refused])
        assert (f"{kind}:{id}" in offered) == (not refused), told
        assert all(not reason.rule or reason.rule in GAME.rulebook.rules for reason in refused), told


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_offered_means_that_nothing_refuses_it(players: int, options: dict[str, Any]) -> None:
    """Every area, zone, die, leader and card, at decisions of each kind that a random game meets."""
    seen: dict[int, int] = {}
    for s in walk(players, 1, options, STEPS):
        if s.over:
            break
        decision = s.stack[-1][0]
        seen[decision] = seen.get(decision, 0) + 1
        for known in (PLACES, THINGS):
            if decision in known and seen[decision] <= OFTEN:
                compare(s, *known[decision])
    always = {k.MOVE_FROM, k.MOVE_TO, k.ATTACK_FROM, k.TURN, k.USE_DIE, k.PICK_CARD, k.B_DISCARD, k.HAND_LIMIT}
    assert always <= set(seen)


def test_why_a_card_in_hand_cannot_be_discarded_for_a_die() -> None:
    """ARR-15.7: one hand after the other is asked about; Hawat's Scheming never."""
    s = table()
    legion(s, "harkonnen", "s7_2", regular=3)
    legion(s, "atreides", "windgap", regular=1)
    hand(s, "sandmasters", "shigawire", "hawats_scheming")
    attack(s, "harkonnen", "s7_2", "windgap")
    assert (asked(s), starting(s, "card")) == ((0, "b_discard"), {"sandmasters"})
    other = ["Now it is about cards of the House Harkonnen deck."]
    assert [reason.text for reason in GAME.explain(s, 0, "card:shigawire", "en")] == other
    assert [reason.rule for reason in GAME.explain(s, 0, "card:hawats_scheming", "en")] == ["ARR-28.5"]
    compare(s, *THINGS[k.B_DISCARD])


def test_why_a_card_in_hand_cannot_be_chosen_for_the_hand_limit() -> None:
    """ARR-22.6: each card once."""
    s = table()
    hand(s, *(card.id for card in CARDS[:9] if card.id != "hawats_scheming"))
    round_end(s)
    first = s.legal()[0]
    s.apply(first)
    assert (asked(s), first in s.legal()) == ((0, "hand_limit"), False)
    (step,) = ACTIONS.path(first)
    assert [reason.text for reason in GAME.explain(s, 0, step, "de")] == ["Du hast sie schon gewählt."]
    compare(s, *THINGS[k.HAND_LIMIT])


def test_every_table_names_decisions_about_such_things() -> None:
    """A decision listed with areas has areas among its options somewhere; and no kind of thing is forgotten."""
    assert all(isinstance(decision, int) for decision in [*PLACES, *THINGS])
    assert set(why.REASONS) == {"area", "zone", *(kind for kind, _, _ in THINGS.values())}
