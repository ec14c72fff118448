"""Every variant of every game, for the suite that all of them pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from landsraad import Setup, State, games
from landsraad.kernel.contract import Game
from tests.evening.thirty_one import GAME as THIRTY_ONE


@dataclass(frozen=True)
class Variant:
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    longest: int = 400  # decisions; a game of War for Arrakis by chance is long

    def __str__(self) -> str:
        said = [f"{k}={'+'.join(v) if isinstance(v, list) else v}" for k, v in self.options.items()]
        return "-".join([self.game, str(self.players), *said])

    @property
    def rules(self) -> Game:
        if self.game == "thirty_one":
            return THIRTY_ONE
        return games[self.game]

    def setup(self, seed: int) -> Setup:
        return Setup(players=self.players, seed=seed, **self.options)

    def new(self, seed: int) -> State:
        return self.rules.new(self.setup(seed))

    def walk(self, seed: int) -> Iterator[State]:
        """The same state at each decision of a random game, and at its end."""
        state = self.new(seed)
        rng = Random(f"{self} {seed}")
        for _ in range(self.longest):
            yield state
            if state.over:
                return
            state.apply(rng.choice(state.legal()))
        yield state

    def sample(self, seed: int, count: int) -> list[State]:
        """Some decisions of a random game, spread over it."""
        states = [state.clone() for state in self.walk(seed)]
        step = max(1, len(states) // count)
        return [s for s in states[::step] if not s.over] + [s for s in states[-1:] if s.over]


IX: dict[str, Any] = {"expansions": ["ix"], "leaders": "random"}
HARDER: dict[str, Any] = {"rivals": "random", "row_storm": True, "brutal_escalation": True}
VARIANTS = [
    *(Variant("thirty_one", n) for n in (2, 3, 4)),
    *(Variant("imperium", n) for n in (1, 2, 3, 4)),
    *(Variant("imperium", n, IX) for n in (1, 2, 3, 4)),
    *(Variant("imperium", n, {**IX, "epic": True}) for n in (1, 2, 3, 4)),
    *(Variant("imperium", 1, {**IX, **HARDER, "difficulty": d}) for d in ("sardaukar", "mentat", "kwisatz_haderach")),
    Variant("arrakis", 1),
    Variant("arrakis", 1, {"mahdi_ties": "player"}),
    Variant("arrakis", 1, {"expansions": ["smugglers"]}),
    *(Variant("arrakis", n) for n in (2, 3, 4)),
    *(Variant("arrakis", n, {"expansions": ["smugglers"]}) for n in (2, 4)),
    *(Variant("arrakis", n, {"expansions": ["guild"]}) for n in (2, 4)),
    *(Variant("arrakis", n, {"expansions": ["guild", "smugglers"]}) for n in (2, 3, 4)),
]
