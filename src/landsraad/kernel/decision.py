"""One decision, one declaration.

    DECISIONS.add(
        k.FACTION_DOWN, options_faction_down, apply_faction_down,
        a=some(FACTION), b=number("steps"),
        ask=("Lose Influence with which Faction?", "Bei welcher Fraktion verlierst du Einfluss?"),
        words={SKIP: ("Lose nothing", "Nichts verlieren")},
    )

stands beside the functions it names. A frame `(kind, seat, a, b)` on the stack is that decision, waiting to be made by
that seat. From the declaration come the dispatch of the machine, the `asks` of a view, the question people read and the
words of its answers. What is missing, `gaps` names; a test keeps it empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .contract import Asks
from .position import Answer, Apply, AskAnyway, Frame, Machine, Options, Settle
from .things import Kind

Text = tuple[str, str]  # English, German; patterns of Fluent, so that they can hold { $n }
Tell = Callable[[Any, Frame, int], Mapping[str, Any]]  # state, frame, the seat that looks


class Arg(NamedTuple):
    """What one of the two numbers of a frame is, told to clients by name."""

    name: str
    read: Callable[[int], Any]
    secret: bool = False  # only the seat that decides may know it


def number(name: str) -> Arg:
    """A count with a name: `steps: 2`."""
    return Arg(name, int)


def flag(name: str) -> Arg:
    return Arg(name, bool)


def one(kind: Kind, name: str = "about", secret: bool = False) -> Arg:
    """A single thing; a number below 0 is none."""
    return Arg(name, lambda n: [kind.thing(n)] if n >= 0 else [], secret)


def some(kind: Kind, name: str = "about") -> Arg:
    """Several things, as a mask."""
    return Arg(name, kind.things)


INNER = Arg("", int)  # the engine's own bookkeeping, told to nobody


class Decision(NamedTuple):
    """One kind of decision, or of a step the game takes by itself (`options` is None)."""

    kind: int
    name: str
    options: Options | None
    apply: Apply | None
    settle: Settle | None
    alone: AskAnyway | None
    holds: bool
    a: Arg
    b: Arg
    ask: Text | None
    words: Mapping[int, Text]
    tell: Tell | None
    told: bool

    def said(self, frame: Frame, seat: int) -> dict[str, Any]:
        """What the frame alone tells that seat, by name; also of a decision that was made long ago."""
        said: dict[str, Any] = {}
        for arg, value in ((self.a, frame[2]), (self.b, frame[3])):
            if arg is not INNER and (not arg.secret or seat == frame[1]):
                if arg.name == "about" and "about" in said:
                    said["about"] = said["about"] + arg.read(value)
                else:
                    said[arg.name] = arg.read(value)
        return said

    def asks(self, state: Any, frame: Frame, seat: int) -> Asks:
        """What everybody, or this seat, may know of the decision: its name, whose it is, the things it is about."""
        said = self.said(frame, seat)
        if self.tell is not None:
            said.update(self.tell(state, frame, seat))
        about = said.pop("about", [])
        return {"seat": frame[1], "kind": self.name, "about": about, "details": said}


class Decisions:
    """All decisions of a game, by the kind of their frames. `names`: what each kind is called."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.all: list[Decision | None] = [None] * len(names)

    def add(
        self,
        kind: int,
        options: Options | None = None,
        apply: Apply | None = None,
        settle: Settle | None = None,
        *,
        name: str = "",
        alone: AskAnyway | None = None,
        holds: bool = False,
        a: Arg = INNER,
        b: Arg = INNER,
        ask: Text | None = None,
        words: Mapping[int, Text] | None = None,
        tell: Tell | None = None,
        told: bool = True,
    ) -> None:
        """`name`: where its constant is not what clients should read. `alone`: whether one option is asked about too,
        because that there is only one must not be known; worked out from what everybody knows. `holds`: it stays open
        until an answer takes its frame off; else the frame is off before any answer is carried out. `a`, `b`: what the
        frame's numbers are. `words`: by first number of a range, where its usual words do not fit here. `tell`: more
        to know of the decision than the frame holds, for a given seat. `told`: its answers are worth a line of the
        log; False if a later event or decision tells them better."""
        if self.all[kind] is not None:
            raise ValueError(f"decision {kind} is declared twice: {self.names[kind]}")
        name = name or self.names[kind]
        self.all[kind] = Decision(kind, name, options, apply, settle, alone, holds, a, b, ask, words or {}, tell, told)

    def of(self, kind: int) -> Decision:
        found = self.all[kind]
        if found is None:
            raise ValueError(f"decision {kind} is not declared")
        return found

    def machine(
        self,
        next_step: Callable[[Any], None],
        interrupt: Callable[[Any], None] | None = None,
        answer: Answer | None = None,
    ) -> Machine:
        """What runs positions by these declarations."""
        made = [self.of(kind) for kind in range(len(self.all))]
        return Machine(
            [d.settle for d in made],
            [d.options for d in made],
            [None if d.holds else d.apply for d in made],
            [d.apply if d.holds else None for d in made],
            next_step,
            interrupt,
            [d.alone for d in made],
            answer,
        )

    def gaps(self) -> list[str]:
        """What is missing, in words; empty when every decision is whole."""
        missing: list[str] = []
        names: set[str] = set()
        for kind, decision in enumerate(self.all):
            if decision is None:
                missing.append(f"frame {kind} has no declaration")
                continue
            if decision.name in names:
                missing.append(f"{decision.name}: declared twice")
            names.add(decision.name)
            if decision.options is None and decision.settle is None:
                missing.append(f"{decision.name}: neither options nor a step of its own")
            if (decision.options is None) != (decision.apply is None):
                missing.append(f"{decision.name}: options and what follows belong together")
            if decision.options is not None and (decision.ask is None or not all(decision.ask)):
                missing.append(f"{decision.name}: no question in both languages")
            missing += [
                f"{decision.name}: words for {a} in one language" for a, t in decision.words.items() if not all(t)
            ]
        return missing
