"""What the search for prices (`landsraad.lab.tune`) has to know of Dune: Imperium."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ...imperium.rules.state import State
from ...kernel.contract import Setup
from ...registry import find_game
from .house import HousePolicy
from .prices import Prices
from .thinking import HAGAL, HARDEST, TABLE, WITH_IX

WITHOUT_IX: Final[dict[str, Any]] = {**HARDEST, "expansions": ()}
PRACTICE: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "table": (*TABLE, {"players": 3, "leaders": "random"}, {"players": 4, **WITH_IX}),
    "alone": (HARDEST, HARDEST, {**HAGAL, "difficulty": "mentat"}, HARDEST, WITHOUT_IX),
}
LEAD: Final = 2.0  # so many points ahead are a clear victory
BY_LEAD: Final = 0.4  # how much the lead counts beside the victory itself, which is rare and so tells little


def by_hand() -> dict[str, float]:
    return Prices({}).by_name()


def play(kind: str, mine: dict[str, float], others: dict[str, float], seed: str, number: int) -> tuple[float, float]:
    """One game of a seat that plays by those prices, at a table with others who play by theirs: its share of the
    victory, and what is to be as large as possible."""
    options = dict(PRACTICE[kind][number % len(PRACTICE[kind])])
    state = find_game("imperium").new(Setup(options.pop("players"), f"{seed}-{number}", **options))
    assert isinstance(state, State)
    me = number // len(PRACTICE[kind]) % state.humans
    own, theirs = Prices(mine), Prices(others)
    seats = [HousePolicy(True, own, own) if seat == me else HousePolicy(True, theirs, theirs) for seat in range(4)]
    machine = state.machine()
    while not state.over:
        machine.go_on(state, seats[state.player].choose(state))
    ranked = 2 if state.humans == 2 else len(state.players)  # a third party has no score (IMP-T1)
    first = state.ranking[0]
    share = 1.0 / len(first) if me in first else 0.0
    best = max(state.players[seat].vp for seat in range(ranked) if seat != me)
    ahead = 1.0 / (1.0 + exp((best - state.players[me].vp) / LEAD))
    return share, (1.0 - BY_LEAD) * share + BY_LEAD * ahead
