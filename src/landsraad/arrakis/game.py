"""Dune: War for Arrakis as the kernel knows a game.

Words and edits are loaded when they are first needed: a program that only plays never asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ..kernel.contract import Event, Lang, Option, Reason, Setup, Shown
from ..kernel.decision import Decision
from ..kernel.errors import BadSetup
from ..kernel.fingerprint import shape_fingerprint
from ..kernel.game import ENGLISH, GameBase, content_hash
from ..kernel.position import Frame
from ..kernel.rng import seed_key
from ..kernel.seeds import check_seed
from ..kernel.texts import Argument, Catalogue
from . import switches
from .chapters import RULEBOOK
from .facts import facts
from .rules import codes as k
from .rules.actions import ACTIONS
from .rules.decisions import DECISIONS
from .rules.mahdi.reinforcements import reinforce
from .rules.position import Position, load_position, new_position, run_on
from .rules.programs import PROGRAMS
from .rules.rounds import lay_out
from .rules.state import State
from .solo import MAHDI_OPTIONS, check_mahdi, handicap
from .switches import WORDS as SETUP_WORDS
from .tables import CONTENT_HASH
from .things import TOKEN
from .vocabulary import EXPANSIONS, GUILD
from .words import TOLD, WORDS

RULES_VERSION = "2"
# Seats by number of players: House and ally seat of the Harkonnen, of the Atreides (ARR-29).
# Alone a player is the Atreides; nobody sits on the other side (ARR-30.58).
SEATS = {1: ([-1, 0], [-1, 0]), 2: ([0, 1], [0, 1]), 4: ([0, 2], [1, 3])}
THREE = {"harkonnen": ([0, 2], [1, 2]), "atreides": ([0, 1], [0, 2])}


# Kinds of things that have a name and a text of their own.
COMPONENTS = frozenset(
    {"area", "zone", "sector", "die", "card", "leader", "prescience", "token", "marker", "imperium", "deck", "atomics"}
)


class Arrakis(GameBase):
    """Two sides: two players, or teams with three or four; with Smugglers and The Spacing Guild or without."""

    name = "arrakis"
    title = "Dune: War for Arrakis"
    rules_version = RULES_VERSION
    rulebook = RULEBOOK
    seats: tuple[int, ...] = (1, 2, 3, 4)
    expansions: tuple[str, ...] = EXPANSIONS
    actions = ACTIONS
    decisions = DECISIONS
    wording = WORDS

    @property
    def content_hash(self) -> str:
        return content_hash(self, CONTENT_HASH)

    # ------------------------------------------------------------ setup

    def check(self, setup: Setup) -> Setup:
        """Options: team = "harkonnen" or "atreides", the side two people play in a game of three; switches.py."""
        check_seed(setup.seed)
        for expansion in setup.expansions:
            if expansion not in self.expansions:
                known = ", ".join(self.expansions)
                raise BadSetup(SETUP_WORDS.message("setup-expansion", name=str(expansion), known=known))
        check_mahdi(setup)
        if setup.players == 1 and GUILD in setup.expansions:
            raise BadSetup(SETUP_WORDS.message("setup-solo-guild"))
        if type(setup.players) is not int or setup.players not in self.seats:
            raise BadSetup(SETUP_WORDS.message("setup-players", n=str(setup.players)))
        own = ("team", *MAHDI_OPTIONS)
        switches.check({name: value for name, value in setup.options.items() if name not in own}, setup.expansions)
        if setup.players != 3:
            if "team" in setup.options:
                raise BadSetup(SETUP_WORDS.message("setup-team-of-three"))
            return setup
        side = setup.options.get("team", "harkonnen")
        if not isinstance(side, str) or side not in THREE:
            raise BadSetup(SETUP_WORDS.message("setup-team", name=str(side)))
        return Setup(3, setup.seed, setup.expansions, **{**setup.options, "team": side})

    def new(self, setup: Setup) -> Position:
        return self._new(setup, None)

    def start(self, setup: Setup, log: list[Event]) -> Position:
        """What the first round begins with is in the log: in the Mahdi solo mode its tactical cards and vehicles."""
        return self._new(setup, log)

    def _new(self, setup: Setup, log: list[Event] | None) -> Position:
        setup = self.check(setup)
        s = new_position(seed_key(setup.seed))
        s.log = log
        s.seats = setup.players
        house, ally = THREE[setup.options["team"]] if setup.players == 3 else SEATS[setup.players]
        s.house, s.ally = list(house), list(ally)
        s.solo = setup.players == 1
        if s.solo:
            handicap(s, setup.options)
        switches.turn(s, setup.options)
        lay_out(s, setup.expansions)
        if s.solo:
            reinforce(s, setup.options.get("mahdi_reinforcements", 0), 0)
        run_on(s)
        return s

    def load(self, data: dict[str, Any]) -> Position:
        return load_position(data)

    def shape(self, state: Any) -> str:
        """What a card still has to do is a number of a program; programs are numbered like what they belong to."""
        pending = [self.decisions.of(frame[0]).name for frame in state.stack]
        pending += [str(len(PROGRAMS[frame[2]])) for frame in state.stack if frame[0] == k.PARTS]
        return shape_fingerprint(facts(""), pending)

    def edit(self, state: Any, edits: Mapping[str, Any]) -> Position:
        from .edit import edit_position

        return edit_position(state, edits)

    def position(self, state: Any) -> dict[str, Any]:
        from .edit import show_position

        return show_position(state)

    # ------------------------------------------------------------ words

    @cached_property
    def texts(self) -> Catalogue:  # type: ignore[override]
        from .wording.catalogue import CATALOGUE

        return CATALOGUE

    def called(self, thing: str, lang: Lang) -> str:
        """Facedown tokens with what they hide: only who may look at one is told of it."""
        from .wording import names

        kind, _, id = thing.partition(":")
        if kind == "token":
            return names.token_with_units(TOKEN.numbers[id], lang)
        return names.named(kind, id, lang)

    def named(self, state: Any, thing: str, lang: Lang) -> str:
        from .wording import names

        kind, _, id = thing.partition(":")
        if kind == "seat":
            return names.seat_name(state, int(id), lang)
        if kind == "sietch":
            return names.area(names.sietch_area(state, int(id)), lang)
        return self.called(thing, lang)

    def speakers(self, state: Any, lang: Lang = ENGLISH) -> list[str]:
        return [f"{self.named(state, f'seat:{seat}', lang)}:" for seat in range(state.players_count)]

    def question_arguments(
        self, state: Any, decision: Decision, frame: Frame, seat: int, lang: Lang
    ) -> Mapping[str, Argument]:
        """A tie of the automaton tells what is chosen, and of which legion; a token, who may look at it, its units."""
        found = super().question_arguments(state, decision, frame, seat, lang)
        if decision.name == "token_at":
            from .wording.names import token_units

            return {**found, "units": f" ({token_units(frame[2], lang)})" if "token" in found else ""}
        if "choice" not in found:
            return found
        from .wording.mahdi import choice_of

        return {**found, "what": choice_of(str(found["choice"]), str(found.get("about", "")), lang)}

    def say_action(self, state: Any, frame: Frame, action: int, lang: Lang) -> str:
        from . import wording  # noqa: F401  # fills WORDS

        return super().say_action(state, frame, action, lang)

    def say_told(self, state: State, frame: Frame, action: int, lang: Lang) -> str:
        """A decision that was made: the position has changed since, and not everything is for everybody."""
        decision, entry = self.decisions.of(frame[0]), self.actions.entry(action)
        words = TOLD.find(decision.name, entry.name) or WORDS.find(decision.name, entry.name)
        if callable(words):
            return words(state, frame, action, lang)
        said = decision.said(frame, frame[1])
        arguments = self.spoken_of(state, said, said.pop("about", []), lang)
        arguments.update(self._arguments(state, entry, action, lang))
        return self.worded(words, decision, entry, arguments, lang)

    def tell(self, state: Any, event: Event, seat: int, lang: Lang = ENGLISH) -> str:
        from .wording import tell

        state.check_seat(seat)
        return tell(self, state, event, seat, lang)

    def explain(self, state: Any, seat: int, thing: str, lang: Lang = ENGLISH) -> list[Reason]:
        from .wording import explain

        state.check_seat(seat)
        return explain(state, seat, thing, lang)

    # ------------------------------------------------------------ components

    def thing(self, step: str) -> str:
        """A step of a path is the thing itself; buttons, amounts, seats and sietches are no components."""
        return step if step.partition(":")[0] in COMPONENTS else ""

    def facts(self, thing: str) -> dict[str, Any]:
        return facts(thing)

    def text(self, thing: str, lang: Lang = ENGLISH) -> tuple[str, str]:
        from .wording import name_and_text

        return name_and_text(thing, lang)

    def show(self, state: Any, event: Event, seat: int) -> Shown | None:
        from .wording.shown import show

        state.check_seat(seat)
        return show(state, event, seat)

    def book(self, setup: Setup, lang: Lang = ENGLISH) -> dict[str, Any]:
        from .wording.book import book

        return book(setup, lang)

    def points(self, state: Any, seat: int, lang: Lang = ENGLISH) -> list[tuple[str, int]]:
        from .wording.book import points

        return points(state, seat, lang)

    def title_in(self, lang: str) -> str:
        return self.texts.say(lang, "title")

    def options(self, lang: str = "en") -> list[Option]:
        from .wording.options import options

        return options(lang)

    def score(self, state: Any, seat: int) -> int:
        """Supremacy for the Harkonnen; for the Atreides the lowest of the three markers."""
        return int(state.supremacy if seat in (state.house[0], state.ally[0]) else min(state.marker))


GAME = Arrakis()
