"""Dune: War for Arrakis as the kernel knows a game.

Words and edits are loaded when they are first needed: a program that only plays never asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ..kernel.contract import Description, Event, Option, Setup, State
from ..kernel.errors import BadSetup
from ..kernel.fingerprint import content_fingerprint, shape_fingerprint
from ..kernel.notation import find
from ..kernel.rng import seed_key
from ..kernel.seeds import check_seed
from . import switches
from .chapters import RULEBOOK
from .facts import facts
from .notation import words
from .rules import codes as k
from .rules.actions import CATALOGUE_SIZE
from .rules.position import Position, load_position, new_position, run_on
from .rules.programs import PROGRAMS
from .rules.rounds import lay_out
from .switches import WORDS
from .tables import CONTENT_HASH
from .vocabulary import EXPANSIONS, GUILD, SMUGGLERS

RULES_VERSION = "1"
_CODES = list(vars(k))
FRAME_NAMES = _CODES[_CODES.index("PLACE_HARVESTER") : _CODES.index("FRAME_KINDS")]
# Seats by number of players: House and ally seat of the Harkonnen, of the Atreides (ARR-29).
SEATS = {2: ([0, 1], [0, 1]), 4: ([0, 2], [1, 3])}
THREE = {"harkonnen": ([0, 2], [1, 2]), "atreides": ([0, 1], [0, 2])}


@cache
def content_hash() -> str:
    return content_fingerprint(CONTENT_HASH, words, CATALOGUE_SIZE)


class Arrakis:
    """Two sides: two players, or teams with three or four; with Smugglers and The Spacing Guild or without."""

    name = "arrakis"
    title = "Dune: War for Arrakis"
    rules_version = RULES_VERSION
    rulebook = RULEBOOK
    seats: tuple[int, ...] = (2, 3, 4)
    expansions: tuple[str, ...] = EXPANSIONS

    @property
    def content_hash(self) -> str:
        return content_hash()

    @property
    def catalogue_size(self) -> int:
        return CATALOGUE_SIZE

    def check(self, setup: Setup) -> Setup:
        """Options: team = "harkonnen" or "atreides", the side two people play in a game of three; switches.py."""
        check_seed(setup.seed)
        for expansion in setup.expansions:
            if expansion not in self.expansions:
                known = ", ".join(self.expansions)
                raise BadSetup(WORDS.message("setup-expansion", name=str(expansion), known=known))
        if setup.players == 1 and GUILD in setup.expansions:
            raise BadSetup(WORDS.message("setup-solo-guild"))
        if setup.players == 1 and SMUGGLERS in setup.expansions:
            raise BadSetup(WORDS.message("setup-solo-smugglers"))
        if type(setup.players) is not int or setup.players not in self.seats:
            raise BadSetup(WORDS.message("setup-players", n=str(setup.players)))
        switches.check({name: value for name, value in setup.options.items() if name != "team"}, setup.expansions)
        if setup.players != 3:
            if "team" in setup.options:
                raise BadSetup(WORDS.message("setup-team-of-three"))
            return setup
        side = setup.options.get("team", "harkonnen")
        if not isinstance(side, str) or side not in THREE:
            raise BadSetup(WORDS.message("setup-team", name=str(side)))
        return Setup(3, setup.seed, setup.expansions, **{**setup.options, "team": side})

    def new(self, setup: Setup) -> Position:
        setup = self.check(setup)
        s = new_position(seed_key(setup.seed))
        s.seats = setup.players
        house, ally = THREE[setup.options["team"]] if setup.players == 3 else SEATS[setup.players]
        s.house, s.ally = list(house), list(ally)
        switches.turn(s, setup.options)
        lay_out(s, setup.expansions)
        run_on(s)
        return s

    def load(self, data: dict[str, Any]) -> Position:
        return load_position(data)

    def shape(self, state: State) -> str:
        """What a card still has to do is a number of a program; programs are numbered like what they belong to."""
        assert isinstance(state, Position)
        pending = [FRAME_NAMES[frame[0]] for frame in state.stack]
        pending += [str(len(PROGRAMS[frame[2]])) for frame in state.stack if frame[0] == k.PARTS]
        return shape_fingerprint(facts(""), pending)

    def edit(self, state: State, edits: Mapping[str, Any]) -> Position:
        from .edit import edit_position

        assert isinstance(state, Position)
        return edit_position(state, edits)

    def position(self, state: State) -> dict[str, Any]:
        from .edit import show_position

        assert isinstance(state, Position)
        return show_position(state)

    def describe(self, state: State, action: int, lang: str = "en") -> Description:
        from .wording import describe

        assert isinstance(state, Position)
        return describe(state, action, lang)

    def parse(self, state: State, text: str) -> int:
        return find(self, state, text)

    def tell(self, state: State, event: Event, seat: int | None, lang: str = "en") -> str:
        from .wording import tell

        assert isinstance(state, Position)
        return tell(state, event, seat, lang)

    def explain(self, state: State, seat: int, thing: str, lang: str = "en") -> list[str]:
        from .wording import explain

        assert isinstance(state, Position)
        return explain(state, seat, thing, lang)

    def words(self, action: int) -> tuple[str, ...]:
        return words(action)

    def facts(self, thing: str) -> dict[str, Any]:
        return facts(thing)

    def text(self, thing: str, lang: str = "en") -> tuple[str, str]:
        from .wording import name_and_text

        return name_and_text(thing, lang)

    def title_in(self, lang: str) -> str:
        from .options import TITLES

        return TITLES[lang]

    def options(self, lang: str = "en") -> list[Option]:
        from .options import options

        return options(lang)

    def score(self, state: State, seat: int) -> int:
        """Supremacy for the Harkonnen; for the Atreides the lowest of the three markers."""
        assert isinstance(state, Position)
        return state.supremacy if seat in (state.house[0], state.ally[0]) else min(state.marker)


GAME = Arrakis()
