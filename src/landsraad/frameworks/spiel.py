"""Every game as a registered game of OpenSpiel.

    import pyspiel
    import landsraad.frameworks.spiel

    game = pyspiel.load_game("landsraad(game=imperium,players=4,expansions=ix)")

Chance is one move before the first: which of `deals` seeds is played. All shuffles and dice of a game follow from its
seed, which nobody sees.
"""

from __future__ import annotations

from typing import Any

import numpy
import pyspiel

from ..kernel.contract import State
from ..kernel.encode import SIZE, encode
from ..registry import find_game
from . import results, start

LONGEST = 200_000  # decisions; a game that could go on for ever is given a limit of rounds
ROUNDS = 30  # that limit, unless the parameters name another one

TYPE = pyspiel.GameType(
    short_name="landsraad",
    long_name="Landsraad: Dune: Imperium, Dune: War for Arrakis",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"game": "imperium", "players": 4, "expansions": "", "deals": 1000, "round_limit": ROUNDS},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPE.parameter_specification, **(params or {})}
        self.name, self.players, self.deals = given["game"], given["players"], given["deals"]
        self.options: dict[str, Any] = {"expansions": [x for x in given["expansions"].split(",") if x]}
        rules = find_game(self.name)
        if any(option.name == "round_limit" for option in rules.options()):
            self.options["round_limit"] = given["round_limit"]
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.catalogue_size,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class Held:
    """The state of a game; copied by its own `clone`."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(None if self.state is None else self.state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._what = (game.name, game.players, game.deals, game.options)
        self._held = Held()

    @property
    def state(self) -> State:
        assert self._held.state is not None, "before the deal there is no table"
        return self._held.state

    def current_player(self) -> int:
        if self._held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._what[2]
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self._held.state is None:
            name, players, _, options = self._what
            self._held.state = start(name, players, action, options)[1]
        else:
            self.state.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return " ".join(find_game(self._what[0]).words(action))

    def is_terminal(self) -> bool:
        return self._held.state is not None and self.state.over

    def returns(self) -> list[float]:
        return results(self.state) if self.is_terminal() else [0.0] * self._what[1]

    def __str__(self) -> str:
        return "before the deal" if self._held.state is None else self.state.hash()


class Observer:
    """What a player may know, as numbers and as text."""

    def __init__(self) -> None:
        self.tensor = numpy.zeros(SIZE, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        if state._held.state is not None:
            encode(state.state.view(player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state._held.state is None else state.state.key(player)


pyspiel.register_game(TYPE, SpielGame)
