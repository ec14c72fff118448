"""Games of the house with itself and one decision of the search, by their hashes: compiled or not, the same."""

from __future__ import annotations

import json
from typing import Any

from landsraad.bots import make
from landsraad.bots.search import Budget, Search
from landsraad.kernel.contract import Setup
from landsraad.kernel.seat import Seat
from landsraad.registry import find_game

SETUPS: list[tuple[str, Setup]] = [
    ("imperium", Setup(4, "compiled", ("ix",), leaders="random")),
    ("arrakis", Setup(2, "compiled", ("smugglers", "guild"), round_limit=2)),
    ("arrakis", Setup(1, "compiled", round_limit=2)),
]


def play(name: str, setup: Setup) -> tuple[str, dict[int, float]]:
    game: Any = find_game(name)
    state = game.new(setup)
    house = make("house", 1)
    judged: dict[int, float] = {}
    while not state.over:
        seat = Seat(game, state, state.player)
        if not judged and state.clock() > 0 and len(state.legal()) > 2:
            found = Search(3, Budget(4, 1e9, 4)).judge(seat)
            judged = {action: round(worth, 9) for action, worth in found.items()}
        state.apply(house.choose(seat))
    return state.hash(), judged


def games() -> list[Any]:
    return json.loads(json.dumps([play(name, setup) for name, setup in SETUPS]))  # type: ignore[no-any-return]


if __name__ == "__main__":
    print(json.dumps(games()))
