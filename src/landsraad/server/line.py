"""The line between a browser and a table: a socket on which commands come in and the newest state goes out."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import bots
from ..kernel.contract import ONLOOKER
from ..kernel.errors import LandsraadError
from ..kernel.seat import Seat
from . import wire
from .door import Config, address, holder_of
from .hall import Hall
from .limits import Bucket
from .live import Guest, LiveTable

SLOWEST_READER = 10.0  # seconds a browser may take to read a frame
NO_SUCH_TABLE, OLD_TABLE = 4404, 4410  # why a line ends for good


class Lines:
    """All of them."""

    def __init__(self, config: Config, hall: Hall) -> None:
        self.config = config
        self.hall = hall
        self.open: dict[str, int] = {}  # by address
        self.shut = False  # nobody new is let in

    async def answer(self, socket: WebSocket) -> None:
        where = address(socket)
        if self.shut or self.open.get(where, 0) >= self.config.sockets_an_address:
            await socket.close(4429)
            return
        try:
            live = self.hall.find(str(socket.path_params["id"]))
            why_not = NO_SUCH_TABLE
        except LandsraadError:  # saved under rules its position cannot be carried over from
            live, why_not = None, OLD_TABLE
        if live is None:
            await socket.accept()  # a browser is told nothing of a line that was never open
            await socket.close(why_not)
            return
        self.open[where] = self.open.get(where, 0) + 1
        guest = Guest(live, holder_of(socket))
        try:
            await socket.accept()
            await self._serve(socket, live, guest)
        finally:
            live.guests.discard(guest)
            self.open[where] -= 1
            if not self.open[where]:
                del self.open[where]
            if live.misses(guest):
                live.refresh()

    async def _serve(self, socket: WebSocket, live: LiveTable, guest: Guest) -> None:
        sender = asyncio.create_task(self._send_all(socket, live, guest))
        bucket, chat = Bucket(20.0, 40), Bucket(0.5, 5)
        try:
            while not guest.closed:
                text = await socket.receive_text()
                await bucket.wait()  # a flood is slowed down, never punished
                try:
                    command = wire.read_command(text)
                except (wire.BadFrame, RecursionError, UnicodeError):
                    guest.tell(wire.Notice("not_understood"))
                    continue
                await self.obey(live, guest, command, chat)
        except (WebSocketDisconnect, KeyError):  # KeyError: a frame of bytes where text belongs
            pass
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def _send_all(self, socket: WebSocket, live: LiveTable, guest: Guest) -> None:
        """What waits, then the newest state: a browser that reads slowly skips those in between."""
        while True:
            await guest.changed.wait()
            guest.changed.clear()
            waiting, guest.waiting = guest.waiting, []
            frames = [wire.write(message) for message in waiting]
            if guest.stale and guest in live.guests:
                guest.stale = False
                frames.append(live.frame_for(guest))
            try:
                for frame in frames:
                    async with asyncio.timeout(SLOWEST_READER):
                        await socket.send_text(frame.decode())
                if guest.closed:
                    await socket.close(4408)
            except (TimeoutError, WebSocketDisconnect, RuntimeError):
                guest.closed = guest.closed or "gone"
                with contextlib.suppress(RuntimeError):
                    await socket.close(4408)
                return

    async def obey(self, live: LiveTable, guest: Guest, command: wire.Command, chat: Bucket) -> None:
        match command:
            case wire.Hello():
                guest.lang = command.lang
                guest.raw = guest.count = 0
                if guest not in live.guests:
                    new = live.misses(guest)
                    live.guests.add(guest)
                    guest.seat = guest.yours[0] if len(guest.yours) == 1 else ONLOOKER
                    for said in self.hall.chat_so_far(live):
                        guest.tell(said)
                    if new:
                        live.refresh()
                guest.refresh()
            case wire.Ping():
                guest.tell(wire.Pong())
            case wire.Do():
                await live.do(guest, command)
            case wire.Undo() | wire.Redo():
                await live.back(guest, command)
            case wire.Sit():
                if command.seat in guest.yours:
                    guest.seat = command.seat
                    guest.raw = guest.count = 0
                    guest.refresh()
            case wire.AskWhy():
                guest.tell(wire.WhyNot(command.thing, _reasons(live, guest, command.thing)))
            case wire.AskPreview():
                _preview(live, guest, command)
            case wire.AskHint():
                hint = await self.hall.hint(live, guest)
                guest.tell(hint if hint is not None else wire.Notice("no_hint"))
            case wire.Say():
                if not guest.yours or not command.text.strip():
                    guest.tell(wire.Notice("not_allowed"))
                elif not chat.take():
                    guest.tell(wire.Notice("slow_down"))
                else:
                    await self.hall.chat(live, guest, command.text)
            case wire.StandIn():
                known = not command.bot or command.bot in bots.names()
                if guest.yours and known and 0 <= command.seat < len(live.places):
                    await self.hall.stand_in(live, command.seat, command.bot)
                else:
                    guest.tell(wire.Notice("not_allowed"))


def _reasons(live: LiveTable, guest: Guest, thing: str) -> list[wire.ReasonText]:
    if guest.seat == ONLOOKER:
        return []
    try:
        found = Seat.at(live.table, guest.seat).why(thing, guest.lang)
    except LandsraadError:  # nothing of this game is called so
        return []
    return [wire.ReasonText(str(reason), getattr(reason, "rule", "")) for reason in found]


def _preview(live: LiveTable, guest: Guest, command: wire.AskPreview) -> None:
    seat = Seat.at(live.table, guest.seat)
    wanted = sorted(command.path)
    for choice in live.choices(guest.seat, guest.lang) if seat.to_move else []:
        if sorted(choice.path) == wanted:
            preview = seat.preview(choice.action)
            guest.tell(wire.PreviewOf(command.path, preview.final, preview.changes))
            return
    guest.tell(wire.PreviewOf(command.path, "", []))
