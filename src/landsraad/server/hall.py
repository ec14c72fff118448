"""The tables that are being played: who sits where, who watches, what they are told, and every change in its order.

Everything here runs in one thread, so that two commands never meet in the middle. A change is made on the kernel's
table, handed to the store, and acknowledged and shown when it is on the disk. If it cannot be stored it never happened:
the table is taken up again from what is stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import sqlite3
import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

import msgspec

from ..bots.advice import Gains, in_words
from ..kernel.contract import ONLOOKER, Choice, Setup
from ..kernel.errors import LandsraadError, UndoRefused
from ..kernel.record import Record
from ..kernel.seat import Seat
from ..kernel.seeds import new_seed
from ..kernel.table import Table
from ..registry import find_game
from . import replay, wire
from .store import Store
from .teaching import Teacher, lesson_of
from .thinkers import Job, Thinkers

log = logging.getLogger("landsraad.server")

CODE = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # letters nobody takes for another
BOT_SECONDS = 5.0
SAVE_EVERY = 100  # changes between two whole records
REMEMBERED = 256  # commands of a table whose answer is kept in memory
SLOWEST_READER = 10.0  # seconds a browser may take to read a frame
WAITING_FRAMES = 64
NEVER_PLAYED = 24 * 3600.0  # seconds until a table without a move is removed; with a free seat somebody may still come
NEVER_JOINED = 30 * 24 * 3600.0
SAME_MOMENT = 0.5  # seconds a written state may be sent to the next browser: it tells how long a decision has waited


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def code(length: int) -> str:
    return "".join(secrets.choice(CODE) for _ in range(length))


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
            await asyncio.wrap_future(self.hall.store.put(*statements))
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
        """Whoever plays is served before those who look on, in the order in which they are woken."""
        self._written.clear()
        players = {place.holder for place in self.places if place.holder}
        for guest in sorted(self.guests, key=lambda guest: guest.holder not in players):
            guest.refresh()

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


class OldTable(NamedTuple):
    """A stored table that cannot be taken up: its position means something else under the rules of today."""

    id: str
    game: str
    changed: float


class Hall:
    """All tables. Those nobody has looked at for a while are only in the store."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, LiveTable] = {}

    # ------------------------------------------------------------ making and finding

    async def new_table(self, wish: wire.NewTable, holder: str) -> LiveTable:
        game = find_game(wish.game)
        setup = Setup(len(wish.seats), new_seed(), wish.expansions, **wish.options)
        left = wish.clock.bank if wish.clock else None
        places = []
        for seat in wish.seats:
            if seat.kind == "bot":
                places.append(Place("bot", clean_name(seat.name) or seat.bot, bot=seat.bot))
            elif seat.kind == "you":
                places.append(Place("person", clean_name(seat.name), holder=holder, left=left))
            else:
                places.append(Place("open", "", left=left))
        table = Table(game, setup, [p.name for p in places])
        live = LiveTable(self, code(10), wish.game, table, places, code(12))
        live.clock = wish.clock
        return await self._open(live)

    async def new_lesson(self, wish: wire.NewLesson, holder: str) -> LiveTable | None:
        """A table at which a lesson is given: an ordinary game, with others who answer as the lesson says."""
        game = find_game(wish.game)
        lesson = lesson_of(game, wish.lesson)
        if lesson is None:
            return None
        places = [Place("bot", f"Bot {n}", bot="house") for n in range(lesson.players)]
        places[lesson.seat] = Place("person", clean_name(wish.name), holder=holder)
        table = Table(game, lesson.setup(game), [p.name for p in places])
        live = LiveTable(self, code(10), wish.game, table, places, code(12))
        live.teacher = Teacher(lesson)
        return await self._open(live)

    async def branch(self, live: LiveTable, wish: wire.Branch, holder: str) -> LiveTable:
        """A game that is over, played on from one of its positions: the same cards lie where they lay."""
        places = [Place("bot", place.name, bot=place.bot or "house") for place in live.places]
        places[wish.seat] = Place("person", clean_name(wish.name) or live.places[wish.seat].name, holder=holder)
        table = replay.upto(live.table, wish.n)
        table.record.names = [place.name for place in places]
        return await self._open(LiveTable(self, code(10), live.called, table, places, code(12)))

    async def _open(self, live: LiveTable) -> LiveTable:
        now, table = time.time(), live.table
        clock = wire.write(live.clock).decode() if live.clock else ""
        lesson = live.teacher.lesson.name if live.teacher else ""
        await asyncio.wrap_future(
            self.store.put(
                (
                    "INSERT INTO tables (id, game, record, saved_at, invite, created, changed, clock, lesson) "
                    "VALUES (?,?,?,?,?,?,?,?,?)",
                    (
                        *(live.id, live.called, table.finish().line(), table.version, live.invite),
                        *(now, now, clock, lesson),
                    ),
                ),
                *(self._seat_statement(live, n) for n in range(len(live.places))),
            )
        )
        self.tables[live.id] = live
        live.wind()
        self.let_bots_think(live)
        return live

    def find(self, id: str) -> LiveTable | None:
        """A table by its id, from memory or from the store."""
        if id not in self.tables:
            row = self._row(id)
            if row is None:
                return None
            self.tables[id] = self._take_up(*row)
            self.tables[id].wind()
            self.let_bots_think(self.tables[id])
        self.tables[id].looked_at = time.monotonic()
        return self.tables[id]

    def forget(self, after: float) -> int:
        """Tables nobody has looked at for a while leave the memory; how many."""
        before = time.monotonic() - after
        gone = [id for id, live in self.tables.items() if live.looked_at < before and live.idle]
        for id in gone:
            del self.tables[id]
        return len(gone)

    async def remove_the_unplayed(self) -> None:
        """Tables nobody ever made a move at."""
        now = time.time()
        unplayed = (
            "SELECT id FROM tables t WHERE saved_at = 0 AND NOT EXISTS (SELECT 1 FROM changes WHERE table_id = t.id) "
            "AND created < CASE "
            "WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND kind = 'open') THEN ? ELSE ? END"
        )
        found = self.store.rows(unplayed, now - NEVER_JOINED, now - NEVER_PLAYED)
        gone = [id for (id,) in found if id not in self.tables or self.tables[id].idle]
        for id in gone:
            self.tables.pop(id, None)
        if gone:
            await asyncio.wrap_future(self.store.put(*(("DELETE FROM tables WHERE id = ?", (id,)) for id in gone)))

    def _row(self, id: str) -> tuple[Any, ...] | None:
        fields = "id, game, record, saved_at, invite, clock, lesson"
        return self.store.row(f"SELECT {fields} FROM tables WHERE id = ?", id)

    def by_invite(self, invite: str) -> LiveTable | None:
        row = self.store.row("SELECT id FROM tables WHERE invite = ?", invite)
        return self.find(row[0]) if row else None

    async def of(self, holder: str) -> list[LiveTable | OldTable]:
        """The tables a browser sits at, the latest change first."""
        rows = self.store.rows(
            "SELECT DISTINCT t.id, t.game, t.changed FROM tables t JOIN seats s ON s.table_id = t.id "
            "WHERE s.holder = ? ORDER BY t.changed DESC LIMIT 50",
            holder,
        )
        found: list[LiveTable | OldTable] = []
        for id, game, changed in rows:
            try:
                live = self.find(id)
            except LandsraadError:
                found.append(OldTable(id, game, changed))
            else:
                if live is not None:
                    found.append(live)
            await asyncio.sleep(0)  # games are played over to be taken up: others are served in between
        return found

    def _take_up(
        self, id: str, game: str, record: str, saved_at: int, invite: str, clock: str, lesson: str
    ) -> LiveTable:
        table = Table.resume(find_game(game), Record.load(json.loads(record)))
        table.version = max(saved_at, table.version)
        seats = self.store.rows(
            "SELECT kind, name, bot, holder, left_over FROM seats WHERE table_id = ? ORDER BY seat", id
        )
        live = LiveTable(self, id, game, table, [Place(*seat) for seat in seats], invite)
        for v, what, seat, action, command in self.store.rows(
            "SELECT v, what, seat, action, command FROM changes WHERE table_id = ? AND v > ? ORDER BY v", id, saved_at
        ):
            live._make(what, seat, action)
            live.answers[command] = v
            table.version = v
        live.clock = msgspec.json.decode(clock, type=wire.Clock) if clock else None
        if lesson and (known_lesson := lesson_of(find_game(game), lesson)):
            live.teacher = Teacher(known_lesson)
            live.teacher.catch_up(table)
        return live

    def take_up_again(self, live: LiveTable) -> None:
        """What is in memory is not what is stored: forget it, keep the guests."""
        row = self._row(live.id)
        assert row is not None
        stored = self._take_up(*row)
        live.table, live.answers, live.saved_at = stored.table, stored.answers, stored.saved_at
        live._choices.clear()
        for guest in live.guests:
            guest.raw = guest.count = 0
        live.refresh()

    # ------------------------------------------------------------ seats

    def _seat_statement(self, live: LiveTable, n: int) -> Any:
        place = live.places[n]
        return (
            "INSERT INTO seats (table_id, seat, kind, name, bot, holder, left_over) VALUES (?,?,?,?,?,?,?) "
            "ON CONFLICT DO UPDATE SET kind = excluded.kind, name = excluded.name, bot = excluded.bot, "
            "holder = excluded.holder, left_over = excluded.left_over",
            (live.id, n, place.kind, place.name, place.bot, place.holder, place.left),
        )

    async def _set_place(self, live: LiveTable, n: int, place: Place) -> None:
        old, live.places[n] = live.places[n], place
        try:
            await asyncio.wrap_future(self.store.put(self._seat_statement(live, n)))
        except sqlite3.Error:
            live.places[n] = old
            raise
        live.asked_at = time.monotonic()
        live.wind()
        live.refresh()

    async def claim(self, live: LiveTable, n: int, name: str, holder: str) -> bool:
        """Sit down on an open seat; False if it is taken."""
        async with live.lock:
            if not 0 <= n < len(live.places) or live.places[n].kind != "open":
                return False
            await self._set_place(live, n, replace(live.places[n], kind="person", name=clean_name(name), holder=holder))
        self.let_bots_think(live)
        return True

    async def free(self, live: LiveTable, n: int) -> None:
        """Take a seat back: its key, recovery code and link are worth nothing from now on, in open sockets too."""
        async with live.lock:
            invite = code(12)
            await asyncio.wrap_future(
                self.store.put(
                    ("UPDATE tables SET invite = ? WHERE id = ?", (invite, live.id)),
                    ("UPDATE seats SET recovery = NULL WHERE table_id = ? AND seat = ?", (live.id, n)),
                )
            )
            live.invite = invite
            await self._set_place(live, n, Place("open", "", left=live.places[n].left))

    async def stand_in(self, live: LiveTable, n: int, bot: str) -> None:
        """A bot plays for somebody who is away (`bot`), or no longer (empty); on a free seat it sits down for good."""
        async with live.lock:
            place = live.places[n]
            if place.kind == "open" and bot:
                await self._set_place(live, n, Place("bot", f"Bot {n + 1}", bot))
            elif place.kind == "person":
                left = place.left
                if live.clock and left is not None:  # whoever comes back has time for a decision
                    left = max(live.time_left()[n] or 0.0, 0.0 if bot else live.clock.each)
                await self._set_place(live, n, replace(place, bot=bot, left=left))
        self.let_bots_think(live)

    async def recovery_code(self, live: LiveTable, n: int) -> str:
        """A new code for this seat; one made before stops working."""
        secret = code(16)
        await asyncio.wrap_future(
            self.store.put(
                ("UPDATE seats SET recovery = ? WHERE table_id = ? AND seat = ?", (hashed(secret), live.id, n))
            )
        )
        return secret

    async def recover(self, secret: str, holder: str) -> LiveTable | None:
        """Sit down again with a recovery code, in another browser."""
        row = self.store.row("SELECT table_id, seat FROM seats WHERE recovery = ?", hashed(secret))
        live = self.find(row[0]) if row else None
        if live is None or row is None:
            return None
        async with live.lock:
            place = live.places[row[1]]
            await self._set_place(live, row[1], replace(place, kind="person", bot="", holder=holder))
        return live

    # ------------------------------------------------------------ chat

    async def chat(self, live: LiveTable, guest: Guest, text: str) -> None:
        seat = guest.yours[0]
        said = wire.Said(seat, live.places[seat].name, clean_text(text), time.time())
        await asyncio.wrap_future(
            self.store.put(
                (
                    "INSERT INTO chat (table_id, seat, name, text, at) VALUES (?,?,?,?,?)",
                    (live.id, said.seat, said.name, said.text, said.at),
                )
            )
        )
        for other in live.guests:
            other.tell(said)

    def chat_so_far(self, live: LiveTable) -> list[wire.Said]:
        rows = self.store.rows(
            "SELECT seat, name, text, at FROM chat WHERE table_id = ? ORDER BY at DESC LIMIT 50", live.id
        )
        return [wire.Said(*row) for row in reversed(rows)]

    # ------------------------------------------------------------ bots

    def let_bots_think(self, live: LiveTable) -> None:
        if live.thinking is None or live.thinking.done():
            live.thinking = asyncio.get_running_loop().create_task(self._bots(live))

    async def _bots(self, live: LiveTable) -> None:
        """Bots answer until a person is to decide. One that crashes, hangs or cheats is replaced for this answer."""
        while live.started and not live.table.state.over and (bot := live.places[live.table.state.player].bot):
            seat, v = live.table.state.player, live.table.version
            legal = live.table.state.legal()
            answer = live.teacher.reply(live.table, seat) if live.teacher else None
            for name in dict.fromkeys((bot, "house")):
                if answer in legal:
                    break
                answer = await self.thinkers.choose(self.job(live, seat, name), BOT_SECONDS)
                if answer in legal:
                    break
                log.warning("table %s: the bot %s gave no legal answer", live.id, name)
            if answer not in legal:
                answer = secrets.choice(legal)
            assert answer is not None
            if not await live.bot_moves(seat, answer, v):
                await asyncio.sleep(1.0)  # somebody was quicker, or the disk is full: look again

    def job(self, live: LiveTable, seat: int, bot: str) -> Job:
        world = Seat.at(live.table, seat).guess(Random(live.table.version))
        return Job(live.called, world.dump(), seat, bot, live.table.version)

    async def hint(self, live: LiveTable, guest: Guest) -> wire.HintOf | None:
        seat = Seat.at(live.table, guest.seat)
        if not seat.to_move:
            return None
        v = live.table.version
        advice = await self.thinkers.choose(replace(self.job(live, guest.seat, ""), advice=True), BOT_SECONDS)
        if advice is None or live.table.version != v or not set(advice.best) <= set(seat.legal()):
            return None
        said, *others = [live.game.describe(live.table.state, action, guest.lang) for action in advice.best]

        def told(gains: Gains) -> str:
            return in_words(live.game, gains, guest.lang)

        return wire.HintOf(
            said.path,
            said.text,
            advice.chance(),
            told(advice.now),
            told(advice.later),
            [text for thing in said.path if (text := component(live.game, thing, guest.lang))],
            [
                wire.OtherChoice(other.text, advice.behind(action), told(advice.apart(action)))
                for action, other in zip(advice.best[1:], others, strict=True)
            ],
        )


def component(game: Any, thing: str, lang: str) -> str:
    """A component in one line; nothing for a button, or for what has no text."""
    try:
        name, text = game.text(thing, lang)
    except LandsraadError:
        return ""
    told = "; ".join(line for line in text.splitlines() if line)
    return f"{name}: {told}" if told else ""


def clean_text(text: str, longest: int = wire.LONGEST_TEXT) -> str:
    """Printable characters in one line: no control characters, no marks that turn the reading direction."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:longest]


def clean_name(name: str) -> str:
    return clean_text(name, wire.LONGEST_NAME)
