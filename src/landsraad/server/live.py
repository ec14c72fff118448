"""A table that is being played: who sits where, who watches, what they are told, and every change in its order.

Everything here runs in one thread, so that two commands never meet in the middle. A change is made on the kernel's
table, handed to the store, and acknowledged and shown when it is on the disk. If it cannot be stored it never happened:
the table is taken up again from what is stored.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..kernel.contract import ONLOOKER, Choice
from ..kernel.errors import UndoRefused
from ..kernel.seat import Seat
from ..kernel.table import Table
from . import replay, wire
from .teaching import Teacher

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("landsraad.server")

SAVE_EVERY = 100  # changes between two whole records
REMEMBERED = 256  # commands of a table whose answer is kept in memory
WAITING_FRAMES = 64
SAME_MOMENT = 0.5  # seconds a written state may be sent to the next browser: it tells how long a decision has waited
AT_ONCE = 10  # onlookers who are written to before anybody else has a turn


@dataclass
class Place:
    """A seat of a table and who has it."""

    kind: str  # person, bot, open
    name: str
    bot: str = ""  # who plays, for a bot or a stand-in
    holder: str | None = None  # hash of the browser's key
    left: float | None = None  # seconds left, at a table with a clock


@dataclass(eq=False)
class Guest:
    """A browser at a table. What waits to be sent is built when it is sent, so a slow reader skips states."""

    table: LiveTable
    holder: str | None
    lang: str = "en"
    seat: int = ONLOOKER  # whose eyes
    raw: int = 0  # events of the log looked at
    count: int = 0  # events told
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: list[Any] = field(default_factory=list)
    stale: bool = True  # a state is to be sent
    closed: str = ""  # why, when the server hangs up

    def tell(self, message: Any) -> None:
        if len(self.waiting) >= WAITING_FRAMES:
            self.closed = "slow"
        else:
            self.waiting.append(message)
        self.changed.set()

    def refresh(self) -> None:
        self.stale = True
        self.changed.set()

    @property
    def yours(self) -> list[int]:
        return [n for n, place in enumerate(self.table.places) if self.holder and place.holder == self.holder]


class LiveTable:
    """One table in memory."""

    def __init__(self, hall: Hall, id: str, called: str, table: Table, places: list[Place], invite: str) -> None:
        self.hall = hall
        self.called = called  # the name the game is found by
        self.id = id
        self.table = table
        self.places = places
        self.invite = invite
        self.guests: set[Guest] = set()
        self.answers: OrderedDict[str, int] = OrderedDict()  # version by command
        self.since = time.time()
        self.saved_at = table.version
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.clock: wire.Clock | None = None
        self.asked_at = time.monotonic()  # since when the present decision waits: no clock of the house can jump it
        self.alarm: asyncio.TimerHandle | None = None
        self.teacher: Teacher | None = None
        self._choices: dict[tuple[int, str], list[Choice]] = {}  # of the decision at hand, by version and language
        self._written: dict[tuple[Any, ...], tuple[bytes, int]] = {}  # states as they were sent, for who sees the same
        self._written_at = 0.0
        self.looked_at = time.monotonic()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is going on: it can be taken up again from the store as it is."""
        thinking = self.thinking is not None and not self.thinking.done()
        return not (self.guests or thinking or self.alarm or self.lock.locked())

    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def started(self) -> bool:
        return all(place.kind != "open" for place in self.places)

    # ------------------------------------------------------------ changes

    async def do(self, guest: Guest, command: wire.Do) -> None:
        """One answer, or several that follow each other; each is a change of its own."""
        async with self.lock:
            if self._known(guest, command.id, command.v) or not self._in_time(guest, command.id, command.v):
                return
            for number, path in enumerate(command.paths):
                seat = self.table.state.player
                if not self.started:
                    return self._refuse(guest, command.id, "seats-open")
                if self.table.state.over or seat != guest.seat or seat not in guest.yours:
                    return self._refuse(guest, command.id, "not-your-turn")
                action = self._action(seat, path)
                if action is None:
                    return self._refuse(guest, command.id, "not-possible")
                last = number + 1 == len(command.paths)
                id = command.id if last else f"{command.id}+{number}"
                if not await self._change("do", seat, action, id):
                    return self._refuse(guest, command.id, "not-stored")
            guest.tell(wire.Ack(command.id, self.table.version))
        self.hall.let_bots_think(self)

    def _action(self, seat: int, path: list[str]) -> int | None:
        """The legal action of this path; the order of its steps does not matter."""
        wanted = sorted(path)
        known_in = next((lang for v, lang in self._choices if v == self.table.version), "en")
        for choice in self.choices(seat, known_in):
            if sorted(choice.path) == wanted:
                return choice.action
        return None

    def choices(self, seat: int, lang: str) -> list[Choice]:
        """What the seat to move can choose, in words; worked out once for a version."""
        key = (self.table.version, lang)
        if key not in self._choices:
            if not any(v == self.table.version for v, _ in self._choices):
                self._choices.clear()
            self._choices[key] = Seat.at(self.table, seat).choices(lang)
        return self._choices[key]

    async def back(self, guest: Guest, command: wire.Undo | wire.Redo) -> None:
        async with self.lock:
            if self._known(guest, command.id, command.v) or not self._in_time(guest, command.id, command.v):
                return
            what = "undo" if isinstance(command, wire.Undo) else "redo"
            steps = min(command.steps, 100) if isinstance(command, wire.Undo) else 1
            if guest.seat not in guest.yours:
                return self._refuse(guest, command.id, "not-your-turn")
            for number in range(steps):
                id = command.id if number + 1 == steps else f"{command.id}+{number}"
                try:
                    if not await self._change(what, guest.seat, 0, id):
                        return self._refuse(guest, command.id, "not-stored")
                except UndoRefused as refused:
                    return guest.tell(wire.Refused(command.id, self.table.version, refused.say(guest.lang)))
            guest.tell(wire.Ack(command.id, self.table.version))

    async def bot_moves(self, seat: int, action: int, v: int) -> bool:
        async with self.lock:
            if self.table.version != v or self.table.state.player != seat:
                return False
            return await self._change("do", seat, action, f"bot-{v}")

    async def _change(self, what: str, seat: int, action: int, command: str) -> bool:
        """On the table, then on the disk, then to everybody. False: it could not be stored and did not happen."""
        self._make(what, seat, action)
        v = self.table.version
        now = time.time()
        left = self._charge(what, seat)
        statements: list[Any] = [
            (
                "INSERT INTO changes (table_id, v, what, seat, action, command, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (self.id, v, what, seat, action, command, now),
            ),
            ("UPDATE tables SET changed = ?, over = ? WHERE id = ?", (now, int(self.table.state.over), self.id)),
        ]
        if left is not None:
            statements.append(("UPDATE seats SET left_over = ? WHERE table_id = ? AND seat = ?", (left, self.id, seat)))
        save = v - self.saved_at >= SAVE_EVERY or self.table.state.over
        if save:
            statements.append(self._save())
        try:
            await self.hall.store.write(*statements)
        except sqlite3.Error as error:
            log.error("table %s: a change could not be stored: %s", self.id, error)
            self.hall.take_up_again(self)
            return False
        if save:
            self.saved_at = v
        self.answers[command] = v
        while len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)
        self.since = now
        self.asked_at = time.monotonic()
        self.wind()
        self.refresh()
        return True

    # ------------------------------------------------------------ the clock

    def _charge(self, what: str, seat: int) -> float | None:
        """What the seat has left after its decision; None if it is not timed."""
        place = self.places[seat]
        if self.clock is None or what != "do" or place.left is None or place.bot:
            return None
        place.left = max(0.0, place.left - (time.monotonic() - self.asked_at)) + self.clock.each
        return place.left

    def wind(self) -> None:
        """Set the alarm for whoever is to decide. Whose time is up is not thrown out: a bot plays until they return."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.clock is None or not self.started or self.table.state.over:
            return
        seat, v = self.table.state.player, self.table.version
        place = self.places[seat]
        if place.kind == "person" and not place.bot and place.left is not None:
            wait = max(0.0, place.left - (time.monotonic() - self.asked_at))
            self.alarm = asyncio.get_running_loop().call_later(wait, self._ring, seat, v)

    def _ring(self, seat: int, v: int) -> None:
        if self.table.version == v and not self.table.state.over:
            self.ringing = asyncio.ensure_future(self.hall.stand_in(self, seat, "house"))

    def time_left(self) -> list[float | None]:
        gone = time.monotonic() - self.asked_at if self.started and not self.table.state.over else 0.0
        found = []
        for n, place in enumerate(self.places):
            runs = n == self.table.state.player and not place.bot
            found.append(None if place.left is None else max(0.0, place.left - (gone if runs else 0.0)))
        return found

    def _make(self, what: str, seat: int, action: int) -> None:
        if what == "do":
            self.table.apply(action)
        elif what == "undo":
            self.table.undo(seat)
        else:
            self.table.redo(seat)

    def _save(self) -> Any:
        record = self.table.finish()
        return ("UPDATE tables SET record = ?, saved_at = ? WHERE id = ?", (record.line(), self.table.version, self.id))

    def _known(self, guest: Guest, command: str, thought_for: int) -> bool:
        """A command that was carried out before gets the same answer again: it was thought for an older version."""
        v = self.answers.get(command)
        if v is None and thought_for != self.table.version:
            found = self.hall.store.row("SELECT v FROM changes WHERE table_id = ? AND command = ?", self.id, command)
            v = found[0] if found else None
        if v is None:
            return False
        guest.tell(wire.Ack(command, v))
        guest.refresh()
        return True

    def _in_time(self, guest: Guest, command: str, v: int) -> bool:
        if v == self.table.version:
            return True
        self._refuse(guest, command, "stale")
        return False

    def _refuse(self, guest: Guest, command: str, why: str) -> None:
        guest.tell(wire.Refused(command, self.table.version, why))
        guest.refresh()

    # ------------------------------------------------------------ what a browser is told

    def refresh(self) -> None:
        """Whoever plays is served before those who look on."""
        self._written.clear()
        players = {place.holder for place in self.places if place.holder}
        crowd = []
        for guest in self.guests:
            if guest.holder in players:
                guest.refresh()
            else:
                crowd.append(guest)
        self._wake(crowd)

    def _wake(self, crowd: list[Guest]) -> None:
        """Some after the others: what a player does meanwhile does not wait until all of them are written to."""
        for guest in crowd[:AT_ONCE]:
            guest.refresh()
        if len(crowd) > AT_ONCE:
            asyncio.get_running_loop().call_soon(self._wake, crowd[AT_ONCE:])

    def misses(self, guest: Guest) -> bool:
        """Whether others see a difference when this browser comes or goes: its person is nowhere else at the table."""
        return bool(guest.yours) and all(other.holder != guest.holder for other in self.guests)

    def frame_for(self, guest: Guest) -> bytes:
        """The state for this browser as it is sent. Browsers that see the same share it: it is written once."""
        yours = guest.yours
        curtain = self._eyes(guest, yours)
        length = len(self.table.log)
        if length < guest.raw:  # something was taken back
            guest.raw = guest.count = 0
        if time.monotonic() - self._written_at > SAME_MOMENT:
            self._written.clear()
        key = (guest.seat, curtain, guest.lang, guest.raw, guest.count, *yours)
        if key not in self._written:
            state = self._state(guest, yours, curtain)
            if not self._written:  # only now: the first state of all waits for texts to be read
                self._written_at = time.monotonic()
            self._written[key] = wire.write(state), state.news_count
        data, guest.count = self._written[key]
        guest.raw = length
        return data

    def _eyes(self, guest: Guest, yours: list[int]) -> int | None:
        """Through whose eyes this browser looks now; the seat the device is to be handed to, if it is."""
        state = self.table.state
        if guest.seat not in yours:  # a seat that was given to somebody else, or none
            guest.seat = yours[0] if len(yours) == 1 else ONLOOKER
        if len(yours) > 1 and not state.over and state.player in yours and state.player != guest.seat:
            guest.seat = ONLOOKER
            return state.player
        return None

    def _state(self, guest: Guest, yours: list[int], curtain: int | None) -> wire.State:
        """Everything this browser may know now."""
        table, state = self.table, self.table.state
        seat = Seat.at(table, guest.seat)
        news, told = replay.news(table, guest.raw, guest.seat, guest.lang)
        mine = seat.to_move and self.started
        choices = self.choices(guest.seat, guest.lang) if mine else []
        return wire.State(
            game=self.called,
            v=table.version,
            seat=guest.seat,
            view=seat.view(),
            question=seat.question(guest.lang) if self.started else "",
            offers=[wire.Offer(c.action, c.text, c.path, c.labels) for c in choices],
            undo=[step.text(self.game, guest.lang) for step in table.undo_steps(guest.seat)] if mine else [],
            redo=mine and bool(table.redo_steps(guest.seat)),
            news_from=guest.count,
            news=news,
            news_count=guest.count + told,
            people=[*self.people(guest), *self.rivals(guest.lang)],
            yours=yours,
            curtain=curtain,
            since=max(0.0, time.time() - self.since),
            over=state.over,
            ranking=state.ranking if state.over else [],
            points=[self.game.points(state, n, guest.lang) for n in self._ranked()] if state.over else [],
            scores=[self.game.score(state, n) for n in self._ranked()] if state.over else [],
            roles=[name.rstrip(":") for name in self.game.speakers(state, guest.lang)] if state.over else [],
            seed=str(table.record.setup.seed) if state.over else None,
            commitment=table.record.commitment,
            clock=self.clock,
            left=self.time_left() if self.clock else [],
            lesson=self.teacher.says(table, guest.lang) if self.teacher and mine else None,
            told=[message.say(guest.lang) for message in table.told],
        )

    def people(self, guest: Guest | None = None) -> list[wire.Person]:
        here = {g.holder for g in self.guests}
        found = []
        for n, place in enumerate(self.places):
            kind: Any = place.kind
            if kind == "person" and guest is not None and guest.holder and place.holder == guest.holder:
                kind = "you"
            present = place.kind == "bot" or (place.holder is not None and place.holder in here)
            found.append(wire.Person(n, place.name, kind, present, place.bot))
        return found

    def rivals(self, lang: str) -> list[wire.Person]:
        """Sides nobody sits at, since the game plays them itself; they are named as it names them."""
        names = self.game.speakers(self.table.state, lang)
        return [wire.Person(n, names[n], "rival", True) for n in range(len(self.places), len(names))]

    def _ranked(self) -> range:
        """The seats that have a score, Rivals too."""
        return range(1 + max(seat for seats in self.table.state.ranking for seat in seats))
