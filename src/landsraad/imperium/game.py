"""Dune: Imperium as the kernel knows a game.

Words and edits are loaded when they are first needed: a program that only plays never asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel.contract import Event, Lang, Option, Reason, Setup, Shown
from ..kernel.decision import Decision
from ..kernel.errors import BadSetup
from ..kernel.fingerprint import shape_fingerprint
from ..kernel.game import GameBase, Wording, content_hash
from ..kernel.position import Frame
from ..kernel.rng import seed_key
from ..kernel.seeds import check_seed
from ..kernel.texts import Argument, Catalogue
from .chapters import RULEBOOK
from .content.rivals import RECOMMENDED, RIVAL_LEADERS
from .facts import facts
from .rules import codes as k
from .rules.actions import ACQUIRE, ACQUIRE_END, ACTIONS
from .rules.cards import shuffle_cards
from .rules.decisions import DECISIONS
from .rules.hagal import SOLO_RIVALS
from .rules.position import Position, load_position, new_position, run_on
from .rules.rounds import lay_out, take_leader
from .rules.state import new_hagal
from .tables import CONTENT_HASH, DIFFICULTY_ID, LEADER_ID, LEADERS, RESERVE_INDEX
from .things import ITEM
from .things import OPTION as OPTIONS

RULES_VERSION = "1"


def available_leaders(ix: bool) -> list[int]:
    """Old and new leaders may be mixed (IMP-2.4)."""
    return [i for i, leader in enumerate(LEADERS) if ix or leader.set == "base"]


# Frames whose first number is an item
WITH_ITEM = (k.RUN, k.PICK, k.MAYBE, k.RIVAL_DOES, k.RIVAL_PICK, k.RIVAL_MAYBE)
# Options that only games for one or two know, each with what it is if it is not named.
SOLO_OPTIONS = {"difficulty": "mercenary", "rivals": "recommended", "row_storm": False, "brutal_escalation": False}
TWO_PLAYER_OPTIONS = {"hagal_places_dreadnought": True}
HAGAL_OPTIONS = {"fixed_ties": False}  # automatic runs: nobody is asked where a Rival gains Influence (IMP-R21)
ALL_OPTIONS = ("leaders", "epic", *SOLO_OPTIONS, *TWO_PLAYER_OPTIONS, *HAGAL_OPTIONS)


class Imperium(GameBase):
    """The base game and Rise of Ix for three and four players, and for one and two with House Hagal."""

    name = "imperium"
    title = "Dune: Imperium"
    rules_version = RULES_VERSION
    rulebook = RULEBOOK
    seats: tuple[int, ...] = (1, 2, 3, 4)
    expansions: tuple[str, ...] = ("ix",)
    actions = ACTIONS
    decisions = DECISIONS
    texts = Catalogue("landsraad.imperium")

    @property
    def content_hash(self) -> str:
        return content_hash(self, CONTENT_HASH)

    @property
    def wording(self) -> Wording:  # type: ignore[override]
        from .wording import WORDS

        return WORDS

    def check(self, setup: Setup) -> Setup:
        """Options: leaders = "draft" (default), "random", or a list of leader ids, one for each seat; epic = True.

        Solo: difficulty, rivals = "recommended" (default), "random" or two leader ids, row_storm, brutal_escalation.
        With two and Rise of Ix: hagal_places_dreadnought. With one or two: fixed_ties.
        """
        check_seed(setup.seed)
        if type(setup.players) is not int or setup.players not in self.seats:
            raise BadSetup(self.texts.message("setup-players", n=str(setup.players)))
        for expansion in setup.expansions:
            if expansion not in self.expansions:
                raise BadSetup(self.texts.message("setup-expansion", name=str(expansion)))
        for option in setup.options:
            if option not in ALL_OPTIONS:
                raise BadSetup(self.texts.message("setup-option", name=str(option)))
        epic = setup.options.get("epic", False)
        if type(epic) is not bool:
            raise BadSetup(self.texts.message("setup-epic"))
        if epic and "ix" not in setup.expansions:
            raise BadSetup(self.texts.message("setup-epic-needs-ix"))
        leaders = setup.options.get("leaders", "draft")
        if leaders not in ("draft", "random"):
            leaders = self._check_leaders(leaders, setup)
        more = {**({"epic": True} if epic else {}), **self._check_hagal(setup)}
        if setup.players == 1:
            more["rivals"] = self._check_rivals(more["rivals"], leaders, "ix" in setup.expansions)
        return Setup(setup.players, setup.seed, setup.expansions, leaders=leaders, **more)

    def _check_hagal(self, setup: Setup) -> dict[str, Any]:
        """Options of games with House Hagal. Solo games always name difficulty and Rivals, the rest if it is turned."""
        found: dict[str, Any] = {}
        for known, seats, ix in (
            (SOLO_OPTIONS, (1,), False),
            (TWO_PLAYER_OPTIONS, (2,), True),
            (HAGAL_OPTIONS, (1, 2), False),
        ):
            for name, usual in known.items():
                value = setup.options.get(name, usual)
                if name in setup.options and setup.players not in seats:
                    raise BadSetup(self.texts.message("setup-only-for", name=name, seats="".join(map(str, seats))))
                if name in setup.options and ix and "ix" not in setup.expansions:
                    raise BadSetup(self.texts.message("setup-needs-ix", name=name))
                if type(usual) is bool and type(value) is not bool:
                    raise BadSetup(self.texts.message("setup-switch", name=name))
                if value != usual or (setup.players == 1 and type(usual) is str):
                    found[name] = value
        if setup.players == 1 and found["difficulty"] not in DIFFICULTY_ID:
            levels = ", ".join(DIFFICULTY_ID)
            raise BadSetup(self.texts.message("setup-difficulty", name=str(found["difficulty"]), known=levels))
        return found

    def _check_rivals(self, rivals: object, leaders: object, ix: bool) -> str | list[str]:
        """Two different leaders that may be Rivals and that no human plays (IMP-S2.2)."""
        ready = [name for name in RIVAL_LEADERS if ix or LEADERS[LEADER_ID[name]].set == "base"]
        if rivals == "random":
            return "random"
        if rivals == "recommended":
            rivals = list(RECOMMENDED)
        if isinstance(rivals, str) or not isinstance(rivals, (list, tuple)):
            raise BadSetup(self.texts.message("setup-rivals", known=", ".join(ready)))
        names = [str(x) for x in rivals]
        for name in names:
            if name not in LEADER_ID:
                raise BadSetup(self.texts.message("setup-leader", name=name, known=", ".join(ready)))
            if name not in RIVAL_LEADERS:
                raise BadSetup(self.texts.message("setup-no-rival", name=name, known=", ".join(ready)))
            if name not in ready:
                raise BadSetup(self.texts.message("setup-leader-needs-ix", name=name))
        if len(names) != SOLO_RIVALS or len(set(names)) != SOLO_RIVALS:
            raise BadSetup(self.texts.message("setup-rival-count"))
        if isinstance(leaders, list) and leaders[0] in names:
            raise BadSetup(self.texts.message("setup-rival-taken", name=leaders[0]))
        return names

    def _check_leaders(self, leaders: object, setup: Setup) -> list[str]:
        count = setup.players
        ready = [LEADERS[i].id for i in available_leaders("ix" in setup.expansions)]
        known = ", ".join(ready)
        if isinstance(leaders, str):
            raise BadSetup(self.texts.message("setup-leaders", n=str(count), known=known))
        names = [str(x) for x in leaders] if isinstance(leaders, (list, tuple)) else []
        for name in names:
            if name in LEADER_ID and name not in ready:
                raise BadSetup(self.texts.message("setup-leader-needs-ix", name=name))
            if name not in LEADER_ID:
                raise BadSetup(self.texts.message("setup-leader", name=name, known=known))
        if len(names) != count:
            raise BadSetup(self.texts.message("setup-leader-count", n=str(count), given=str(len(names))))
        if len(set(names)) != count:
            raise BadSetup(self.texts.message("setup-leader-twice"))
        return names

    def new(self, setup: Setup) -> Position:
        return self._new(setup, None)

    def start(self, setup: Setup, log: list[Event]) -> Position:
        """Leaders that are dealt or named, and turns of Rivals that come before the first decision, are in the log."""
        return self._new(setup, log)

    def _new(self, setup: Setup, log: list[Event] | None) -> Position:
        setup = self.check(setup)
        s = new_position(seed_key(setup.seed))
        s.log = log
        s.ix = int("ix" in setup.expansions)
        s.epic = int(setup.options.get("epic", False))
        leaders = setup.options["leaders"]
        rivals: list[int] = []
        if setup.players <= 2:
            rivals = self._choose_rivals(s, setup, leaders)
        lay_out(s, setup.players)
        if leaders == "draft":
            s.drafted = tuple(i for i in available_leaders(s.ix == 1) if i not in rivals)
        elif leaders == "random":
            order = [i for i in available_leaders(s.ix == 1) if i not in rivals]
            shuffle_cards(s, order)
            for seat in range(setup.players):
                take_leader(s, seat, order[seat])
        else:
            for seat, name in enumerate(leaders):
                take_leader(s, seat, LEADER_ID[name])
        s.phase = k.CHOOSING_LEADERS
        run_on(s)
        return s

    def _choose_rivals(self, s: Position, setup: Setup, leaders: object) -> list[int]:
        """House Hagal joins the game; returns the leaders of its Rivals."""
        options = setup.options
        if setup.players == 2:
            s.hagal = new_hagal(0, (-1,))
            s.hagal.places_dreadnought = int(options.get("hagal_places_dreadnought", True))
        else:
            if options["rivals"] == "random":
                taken = leaders if isinstance(leaders, list) else []
                chosen = [
                    LEADER_ID[name]
                    for name in RIVAL_LEADERS
                    if name not in taken and (s.ix or LEADERS[LEADER_ID[name]].set == "base")
                ]
                shuffle_cards(s, chosen)
            else:
                chosen = [LEADER_ID[name] for name in options["rivals"]]
            s.hagal = new_hagal(DIFFICULTY_ID[options["difficulty"]], tuple(chosen[:SOLO_RIVALS]))
            s.hagal.row_storm = int(options.get("row_storm", False))
            s.hagal.brutal_escalation = int(options.get("brutal_escalation", False))
        s.hagal.fixed_ties = int(options.get("fixed_ties", False))
        return [leader for leader in s.hagal.leaders if leader >= 0]

    def load(self, data: dict[str, Any]) -> Position:
        return load_position(data)

    def shape(self, state: Any) -> str:
        """The items of effects are numbered anew whenever a card changes; they matter only while some are pending."""
        pending = [DECISIONS.of(frame[0]).name for frame in state.stack]
        items = [frame[2] for frame in state.stack if frame[0] in WITH_ITEM]
        pending += [f"{item} {ITEM.ids[item]}" for item in (*items, *state.agenda)]
        return shape_fingerprint({kind: ids for kind, ids in facts("").items() if kind != "item"}, pending)

    def edit(self, state: Any, edits: Mapping[str, Any]) -> Position:
        from .edit import edit_position

        return edit_position(state, edits)

    def position(self, state: Any) -> dict[str, Any]:
        from .edit import show_position

        return show_position(state)

    def path(self, state: Any, action: int) -> tuple[str, ...]:
        path = super().path(state, action)
        if ACQUIRE <= action < ACQUIRE_END and RESERVE_INDEX[action - ACQUIRE] >= 0:
            return (path[0].replace("row:", "reserve:"),)
        return path

    def label(self, state: Any, step: str, lang: str) -> str:
        from .wording import option_text

        kind, _, id = step.partition(":")
        return option_text(OPTIONS.numbers[id], lang) if kind == "option" else super().label(state, step, lang)

    def thing(self, step: str) -> str:
        from .wording import CARD_PLACES

        kind, _, id = step.partition(":")
        if kind in CARD_PLACES:
            return f"card:{id}"
        return "" if kind in ("button", "number", "option", "reward", "seat") else step

    def called(self, thing: str, lang: str) -> str:
        from .wording import name_of

        return name_of(self.thing(thing) or thing, lang)

    def speakers(self, state: Any, lang: str = "en") -> list[str]:
        from .wording import seat_name

        return [seat_name(state, seat, lang) for seat in range(len(state.players))]  # Rivals too

    def question_arguments(
        self, state: Any, decision: Decision, frame: Frame, seat: int, lang: Lang
    ) -> Mapping[str, Argument]:
        """A Rival somebody decides for is called by its name."""
        found = super().question_arguments(state, decision, frame, seat, lang)
        if "rival" not in found:
            return found
        return {**found, "rival": self.speakers(state, lang)[int(found["rival"])]}

    def tell(self, state: Any, event: Event, seat: int, lang: str = "en") -> str:
        from .wording import tell

        state.check_seat(seat)
        return tell(state, event, seat, lang)

    def explain(self, state: Any, seat: int, thing: str, lang: str = "en") -> list[Reason]:
        from .wording import explain

        state.check_seat(seat)
        return explain(state, seat, thing, lang)

    def show(self, state: Any, event: Event, seat: int) -> Shown | None:
        from .wording.shown import show

        state.check_seat(seat)
        return show(event, seat)

    def book(self, setup: Setup, lang: str = "en") -> dict[str, Any]:
        from .wording.book import book

        return book(self.check(setup), lang)

    def options(self, lang: str = "en") -> list[Option]:
        from .wording.book import options

        return options(lang)

    def points(self, state: Any, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        from .wording.book import points

        return points(state, seat, lang)

    def facts(self, thing: str) -> dict[str, Any]:
        return facts(thing)

    def text(self, thing: str, lang: str = "en") -> tuple[str, str]:
        from .wording import name_and_text

        return name_and_text(thing, lang)

    def score(self, state: Any, seat: int) -> int:
        return int(state.players[seat].vp)


GAME = Imperium()
