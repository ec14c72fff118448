"""Every game as a PettingZoo environment: agents take turns, each sees what its seat may know.

from landsraad.frameworks.aec import env

table = env("imperium", players=4, expansions=["ix"])
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, ended, cut_off, _ = table.last()
    table.step(None if ended or cut_off else table.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..kernel.encode import SIZE
from ..kernel.seat import Seat
from . import results, start

ILLEGAL = -1.0  # what an action that is not legal costs the one who chose it; the game ends there


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. Rewards come at the end: 1 for the first place, -1 for the last."""

    metadata: ClassVar = {"name": "landsraad_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, players: int, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._what = (game, players, options)
        found, _ = start(game, players, 0, options)
        self._size = found.catalogue_size
        self.possible_agents = [f"seat_{n}" for n in range(players)]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (SIZE,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (self._size,), numpy.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self._size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        game, players, setup = self._what
        chosen = int(numpy.random.default_rng(seed).integers(1 << 62))
        self._game, self._state = start(game, players, chosen, setup)
        self._seats = [Seat(self._game, self._state, n) for n in range(players)]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.player]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[self.possible_agents.index(agent)]
        row, mask = numpy.zeros(SIZE, numpy.float32), numpy.zeros(self._size, numpy.int8)
        seat.encode(row)
        mask[seat.legal()] = 1
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if int(action) not in self._state.legal():
            self.rewards[agent] = ILLEGAL
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[agent]["illegal"] = True
        else:
            self._state.apply(int(action))
            if self._state.over:
                self.rewards = dict(zip(self.possible_agents, results(self._state), strict=True))
                self.terminations = dict.fromkeys(self.agents, True)
            else:
                self.agent_selection = self.possible_agents[self._state.player]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The question at hand, as everybody may read it."""
        if self.render_mode != "ansi" or self._state.over:
            return None
        return self._seats[self._state.player].question()

    def close(self) -> None:
        """Nothing is open."""


def env(game: str = "imperium", players: int = 4, **options: Any) -> Any:
    """A table that also says when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, players, **options))
