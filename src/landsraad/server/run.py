"""Start the server: on this machine alone, in the local network, or behind a proxy."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from .app import make_app
from .door import Config

LARGEST_FRAME = 64 * 1024
GARBAGE = 100_000, 20, 20  # new objects before cycles are looked for: a game makes many and hardly a cycle
TURN_OF_A_THREAD = 0.0005  # seconds; with Python's 0.005 the writer of the store waits as long for every statement


def free_port(host: str, wish: int) -> socket.socket:
    """A listening socket at the wished port, or at any if that is taken and nobody insisted (0)."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, wish))
    return listening


def own_address() -> str:
    """This machine's address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody is there
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def qr(url: str) -> str:
    import segno

    lines: list[str] = []
    matrix = [list(row) for row in segno.make(url, error="l").matrix_iter(border=2)]
    for upper, lower in zip(matrix[::2], [*matrix[1::2], [0] * len(matrix[0])], strict=False):
        lines.append("".join(" ▄▀█"[(not a) * 2 + (not b)] for a, b in zip(upper, lower, strict=True)))
    return "\n".join(lines)


class Server(uvicorn.Server):
    """Reads its texts while it waits for the first guest; tells everybody before it hangs up."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(TURN_OF_A_THREAD)
        await super().startup(sockets)
        app: Any = self.config.app
        threading.Thread(target=app.state.site.warm, name="texts", daemon=True).start()  # nobody waits for its end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        await app.state.site.farewell()
        await super().shutdown(sockets)


def make_server(app: Starlette, port: int = 0) -> Server:
    return Server(
        uvicorn.Config(
            app,
            port=port,
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            root_path="",
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )


def serve(
    database: Path,
    *,
    port: int = 0,
    share: bool = False,
    url: str = "",
    browser: bool = False,
    say: Callable[[str], object] = print,
    ready: Callable[[str], object] | None = None,
) -> None:
    """Serve until Ctrl-C. `url`: the public address of a proxy in front, with its path."""
    host = "0.0.0.0" if share else "127.0.0.1"
    listening = free_port(host, port)
    port = listening.getsockname()[1]
    names = {f"127.0.0.1:{port}", f"localhost:{port}"}
    address = f"http://127.0.0.1:{port}/"
    scheme, prefix = "http", ""
    if share:
        names.add(f"{own_address()}:{port}")
        address = f"http://{own_address()}:{port}/"
    if url:
        parts = urlsplit(url)
        names.add(parts.netloc)
        scheme, prefix, address = parts.scheme, parts.path.rstrip("/"), url
    many = 30 if share or url else 1000  # new tables an hour: strangers come only where they can
    app = make_app(Config(frozenset(names), scheme, prefix, database, tables_an_hour=many))
    server = make_server(app)

    async def main() -> None:
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.02)
        if server.started:
            say(address)
            if share:
                say(qr(address))
            if ready is not None:
                ready(address)
            if browser and has_display():
                webbrowser.open(address)
        await task

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())
