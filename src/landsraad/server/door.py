"""Who asks, and whether they may: keys, the right host and origin, bodies that are what they should be.

Nobody has an account. A browser gets a key of its own in a cookie that scripts cannot read; the store knows only its
hash. A link claims an open seat for that browser, and no address holds a secret afterwards.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.declared import Declared
from ..kernel.errors import LandsraadError
from . import wire
from .hall import hashed

COOKIE = "landsraad"
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
# On plain http a browser ignores it and complains in its console.
HEADERS_OF_HTTPS = [*HEADERS, (b"cross-origin-opener-policy", b"same-origin")]
LARGEST_BODY = 64 * 1024


@dataclass(frozen=True)
class Config:
    """Where the server can be reached. A request for another host is refused."""

    hosts: frozenset[str]  # host:port
    scheme: str = "http"
    prefix: str = ""  # behind a proxy: the path it serves us under, without a slash at the end
    database: Path | str = ":memory:"
    thinkers: int = 1
    playouts: int = 24  # for each decision of a game that is looked at again
    tables_an_hour: int = 30
    games_by_place: bool = False  # a table may name its game by the place it is written at: only for tests
    sockets_an_address: int = 50
    forget_after: float = 600.0  # seconds nobody has looked at a table before it is only in the store


def key_of(connection: HTTPConnection) -> str | None:
    key = connection.cookies.get(COOKIE, "")
    return key if 32 <= len(key) <= 64 else None


def key_for(connection: HTTPConnection) -> str:
    """Its key, or a new one."""
    return key_of(connection) or secrets.token_urlsafe(32)


def holder_of(connection: HTTPConnection) -> str | None:
    key = key_of(connection)
    return hashed(key) if key else None


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


class Guard:
    """In front of everything: the right host, the right origin for whatever changes something, safe headers."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.headers = HEADERS_OF_HTTPS if config.scheme == "https" else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if host not in self.config.hosts:
            return await self._refuse(scope, receive, send, 421, "This server does not answer to that name.")
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            origin = headers.get(b"origin", b"").decode("latin-1")
            if origin != f"{self.config.scheme}://{host}":
                return await self._refuse(scope, receive, send, 403, "Only this server's own page may do that.")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, with_headers)

    @staticmethod
    async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await PlainTextResponse(text, status)(scope, receive, send)


class Refusal(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, text: str) -> None:
        self.status = status
        self.text = text


async def refused(_: Request, error: Exception) -> Response:
    if isinstance(error, Refusal):
        return JSONResponse({"error": error.text}, error.status)
    assert isinstance(error, LandsraadError)
    return JSONResponse({"error": str(error)}, 400)


async def body_of(request: Request, kind: Any) -> Any:
    """The body as that type. Only JSON, which no form of another page can send."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Refusal(415, "JSON is expected here.")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise Refusal(413, "That is too long.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal(400, f"That was not understood: {error}") from error


def packed(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data, enc_hook=as_data), status, media_type="application/json")


def as_data(value: Any) -> Any:
    if isinstance(value, Declared):
        return {field: getattr(value, field) for field in type(value).field_types}
    return wire.plain(value)
