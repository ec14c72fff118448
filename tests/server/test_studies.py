"""A game that is over is looked at again: in a process of its own, which can be stopped, for everybody who asks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from .house import JSON, browser, keep_finished, new_table, post, server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path / "t.db", playouts=1) as client:
        yield client


def wait_for(client: TestClient, path: str, true: Callable[[Any], bool]) -> Any:
    until = time.monotonic() + 300
    while time.monotonic() < until:
        found = client.get(path).json()
        if true(found):
            return found
        time.sleep(0.1)
    raise AssertionError("it came to no end")


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 1])  # alone against House Hagal too
def test_anybody_may_have_a_finished_game_looked_at(client: TestClient, players: int) -> None:
    store = client.app.state.site.store  # type: ignore[attr-defined]
    table, record = keep_finished(store, "imperium", players, leaders="random")
    path = f"/api/t/{table}/analysis"
    onlooker = browser(client)
    assert onlooker.get(path).json()["state"] == "none"
    assert post(onlooker, path, {}).status_code == 202
    found = wait_for(onlooker, path, lambda found: found["state"] not in ("waiting", "running"))
    assert found["state"] == "done"
    assert found["done"] == found["of"] > 0
    assert len(found["chances"]) == len(record.actions) + 1
    assert found["rounds"][0][0] == 0
    assert len(found["lost"]) == len(found["luck"]) == players
    assert found["costly"]
    for costly in found["costly"]:
        assert costly["lost"] > 0
        assert 0 <= costly["n"] < len(record.actions)
        assert costly["taken"] != costly["line"][0]
    german = client.get(f"{path}?lang=de").json()  # kept with the table
    assert [c["n"] for c in german["costly"]] == [c["n"] for c in found["costly"]]
    assert german["costly"][0]["taken"] != found["costly"][0]["taken"]


@pytest.mark.slow
def test_it_is_stopped_when_somebody_wishes(client: TestClient) -> None:
    """Of the Mahdi, too."""
    store = client.app.state.site.store  # type: ignore[attr-defined]
    table, record = keep_finished(store, "arrakis", 1)
    path = f"/api/t/{table}/analysis"
    post(client, path, {})
    found = wait_for(client, path, lambda found: found["done"] > 0)
    assert found["state"] == "running"
    assert len(found["chances"]) == len(record.actions) + 1
    study = client.app.state.site.studies._now[table]  # type: ignore[attr-defined]
    assert client.delete(path, headers=JSON).json()["state"] == "none"
    end = time.monotonic() + 20
    while study._process.is_alive() and time.monotonic() < end:  # a join may miss what another thread saw first
        time.sleep(0.05)
    assert not study._process.is_alive()
    assert client.get(path).json()["state"] == "none"
    assert post(client, path, {}).json()["state"] in ("waiting", "running")


def test_a_running_game_is_not_looked_at(client: TestClient) -> None:
    """It would tell what is hidden."""
    table = new_table(client, "you", "bot")
    path = f"/api/t/{table['id']}/analysis"
    assert client.get(path).status_code == 409
    assert post(client, path, {}).status_code == 409
