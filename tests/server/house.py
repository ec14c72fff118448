"""A server in this process and browsers without a screen."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from starlette.testclient import TestClient, WebSocketTestSession

from landsraad.kernel.record import Record
from landsraad.lab.match import Match
from landsraad.server.app import make_app
from landsraad.server.door import Config
from landsraad.server.store import Store

GAME = "tests.evening.thirty_one:GAME"
HOST = "table.test"
ORIGIN = f"http://{HOST}"
JSON = {"origin": ORIGIN, "content-type": "application/json"}


@contextlib.contextmanager
def server(database: Path | str, **config: Any) -> Iterator[TestClient]:
    """Its deals are always the same: by chance one in a hundred is over before the first decision."""
    app = make_app(Config(frozenset({HOST}), database=database, games_by_place=True, **config))
    seed = mock.patch("landsraad.server.hall.new_seed", return_value="a quiet deal")
    with seed, TestClient(app, base_url=ORIGIN) as client:
        yield client


def browser(client: TestClient) -> TestClient:
    """Another browser at the same server: it has cookies of its own."""
    return TestClient(client.app, base_url=ORIGIN)


def post(client: TestClient, path: str, body: Any) -> Any:
    return client.post(path, content=json.dumps(body), headers=JSON)


def new_table(client: TestClient, *kinds: str, **more: Any) -> dict[str, str]:
    seats = [{"kind": kind, "name": f"{kind}{n}", "bot": "random"} for n, kind in enumerate(kinds)]
    answer = post(client, "/api/tables", {"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table: dict[str, str] = answer.json()
    return table


def keep_finished(store: Store, game: str, players: int, **options: Any) -> tuple[str, Record]:
    """A table at which a game was played to its end; its id and record."""
    (played,) = Match(game, ("random",) * players, 1, 4, options, keep_records=True).play()
    record = Record.load(json.loads(played.record))
    seats = [
        ("INSERT INTO seats (table_id, seat, kind, name, bot) VALUES (?,?,?,?,?)", ("T", n, "bot", f"B{n}", "random"))
        for n in range(players)
    ]
    fields = "id, game, record, saved_at, invite, created, changed, over"
    values = ("T", game, played.record, len(record.actions), "I", 0.0, 0.0, 1)
    store.put((f"INSERT INTO tables ({fields}) VALUES (?,?,?,?,?,?,?,?)", values), *seats).result()
    return "T", record


class Line:
    """A socket at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.ids = 0

    def say(self, **command: Any) -> None:
        self.session.send_text(json.dumps(command))

    def hear(self, kind: str) -> Any:
        """The next message of that kind."""
        while True:
            message = json.loads(self.session.receive_text())
            if message["t"] == kind:
                return message

    def until(self, v: int) -> Any:
        """The state of that version or a later one."""
        while True:
            state = self.hear("state")
            if state["v"] >= v:
                return state

    def hello(self) -> Any:
        self.say(t="hello", lang="en")
        return self.hear("state")

    def do(self, state: Any, *paths: list[str], id: str = "") -> Any:
        self.ids += 1
        self.say(t="do", id=id or f"c{self.ids}", v=state["v"], paths=list(paths))


@contextlib.contextmanager
def line(client: TestClient, table: str) -> Iterator[Line]:
    headers = {"origin": ORIGIN, "host": HOST}
    if key := client.cookies.get("landsraad"):
        headers["cookie"] = f"landsraad={key}"
    with client.websocket_connect(f"/ws/{table}", headers=headers) as session:
        yield Line(session)
