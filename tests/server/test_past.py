"""The log leads back to its moments, and a game that is over can be played on from any of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from .house import browser, line, new_table, post, server
from .test_rooms import play_out

pytestmark = [pytest.mark.slow, pytest.mark.sources]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path / "t.db") as client:
        yield client


def test_every_line_of_the_log_knows_the_position_that_shows_it(client: TestClient) -> None:
    table = new_table(client, "you", "bot")
    play_out(client, table["id"])
    log = client.get(f"/api/t/{table['id']}/log?seat=0").json()
    last = client.get(f"/api/t/{table['id']}/past").json()["count"] - 1
    moments = [told["at"] for told in log]
    assert moments == sorted(moments)
    assert 0 <= moments[0] <= moments[-1] <= last
    frames = {frame["n"]: frame for frame in client.get(f"/api/t/{table['id']}/frames?seat=0").json()}
    for told in log:
        if told["at"] in frames and frames[told["at"]]["news"]:
            assert all(one["at"] == told["at"] for one in frames[told["at"]]["news"])
            assert told["text"].endswith(frames[told["at"]]["news"][-1]["text"].rpartition(" · ")[2].split(" ", 1)[-1])


def test_the_log_of_another_seat_is_closed_while_the_game_runs(client: TestClient) -> None:
    """S2."""
    table = new_table(client, "you", "bot")
    path = f"/api/t/{table['id']}/log"
    assert client.get(f"{path}?seat=0").status_code == 200
    assert client.get(f"{path}?seat=1").status_code == 403
    assert browser(client).get(f"{path}?seat=0").status_code == 403


def test_a_running_game_is_not_played_on_from_its_past(client: TestClient) -> None:
    """It would tell what is hidden."""
    table = new_table(client, "you", "bot")
    assert post(client, f"/api/t/{table['id']}/branch", {"n": 0, "seat": 0}).status_code == 409


def test_a_game_that_is_over_is_played_on_from_any_position(client: TestClient) -> None:
    table = new_table(client, "you", "bot")
    play_out(client, table["id"])
    frames = client.get(f"/api/t/{table['id']}/frames?seat=0").json()
    made = post(client, f"/api/t/{table['id']}/branch", {"n": 0, "seat": 0, "name": "Lena"})
    assert made.status_code == 201
    with line(client, made.json()["id"]) as me:
        state = me.hello()
        while not state["offers"]:
            state = me.hear("state")
        assert state["people"][0]["name"] == "Lena"
        assert [person["kind"] for person in state["people"]] == ["you", "bot"]
        assert state["view"]["hand"] == frames[state["v"]]["view"]["hand"]
    last = client.get(f"/api/t/{table['id']}/past").json()["count"] - 1
    for n, seat in ((last, 0), (-1, 0), (0, 7)):
        assert post(client, f"/api/t/{table['id']}/branch", {"n": n, "seat": seat}).status_code == 404
