"""All tables: making and finding them, who gets a seat, what is said, and bots asked for an answer or a hint."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import sqlite3
import time
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import msgspec

from ..bots.advice import Gains, components, in_words
from ..kernel.contract import Setup
from ..kernel.errors import LandsraadError
from ..kernel.record import Record
from ..kernel.seat import Seat
from ..kernel.seeds import new_seed
from ..kernel.table import Table
from ..registry import find_game
from . import replay, wire
from .live import Guest, LiveTable, Place
from .store import Store
from .teaching import Teacher, lesson_of
from .thinkers import Job, Thinkers

log = logging.getLogger("landsraad.server")

CODE = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # letters nobody takes for another
BOT_SECONDS = 5.0
NEVER_PLAYED = 24 * 3600.0  # seconds until a table without a move is removed; with a free seat somebody may still come
NEVER_JOINED = 30 * 24 * 3600.0


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def code(length: int) -> str:
    return "".join(secrets.choice(CODE) for _ in range(length))


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
        what = "id, game, record, saved_at, invite, created, changed, clock, lesson"
        values = (live.id, live.called, table.finish().line(), table.version, live.invite, now, now, clock, lesson)
        await self.store.write(
            (f"INSERT INTO tables ({what}) VALUES (?,?,?,?,?,?,?,?,?)", values),
            *(self._seat_statement(live, n) for n in range(len(live.places))),
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
            await self.store.write(*(("DELETE FROM tables WHERE id = ?", (id,)) for id in gone))

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
            await self.store.write(self._seat_statement(live, n))
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
            await self.store.write(
                ("UPDATE tables SET invite = ? WHERE id = ?", (invite, live.id)),
                ("UPDATE seats SET recovery = NULL WHERE table_id = ? AND seat = ?", (live.id, n)),
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
        keep = "UPDATE seats SET recovery = ? WHERE table_id = ? AND seat = ?"
        await self.store.write((keep, (hashed(secret), live.id, n)))
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
        keep = "INSERT INTO chat (table_id, seat, name, text, at) VALUES (?,?,?,?,?)"
        await self.store.write((keep, (live.id, said.seat, said.name, said.text, said.at)))
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
            components(live.game, said.path, guest.lang),
            [
                wire.OtherChoice(other.text, advice.behind(action), told(advice.apart(action)))
                for action, other in zip(advice.best[1:], others, strict=True)
            ],
        )


def clean_text(text: str, longest: int = wire.LONGEST_TEXT) -> str:
    """Printable characters in one line: no control characters, no marks that turn the reading direction."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:longest]


def clean_name(name: str) -> str:
    return clean_text(name, wire.LONGEST_NAME)
