"""Tables, seats and changes: what is said to whom, and that it is on the disk before it is said."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from .house import GAME, HOST, ORIGIN, Line, browser, line, new_table, post, server


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with server(tmp_path / "tables.db") as found:
        yield found


def test_a_person_plays_a_whole_game_against_a_bot(client: TestClient) -> None:
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        state = me.hello()
        assert state["seat"] == 0
        assert state["yours"] == [0]
        assert [p["kind"] for p in state["people"]] == ["you", "bot"]
        assert state["seed"] is None
        assert state["commitment"]
        while not state["over"]:
            if state["offers"]:
                path = state["offers"][-1]["path"]  # knock as soon as possible, pass afterwards
                me.do(state, path)
                assert me.hear("ack")["v"] == state["v"] + 1
            state = me.until(state["v"] + 1)
        assert state["seed"]
        assert state["view"]["hands"]
    record = client.get(f"/api/t/{table['id']}/record")
    assert record.status_code == 200
    assert record.json()["hash"]


def test_two_browsers_meet_by_a_link_and_neither_sees_the_others_cards(client: TestClient) -> None:
    table = new_table(client, "you", "open")
    other = browser(client)
    invitation = other.get(f"/api/j/{table['invite']}").json()
    assert invitation["people"][1]["kind"] == "open"
    assert post(other, f"/api/j/{table['invite']}", {"seat": 1, "name": "  Ben\u202e\n "}).status_code == 200
    with line(client, table["id"]) as mine, line(other, table["id"]) as theirs:
        a, b = mine.hello(), theirs.hello()
        assert b["seat"] == 1
        assert {p["name"] for p in b["people"]} == {"you0", "Ben"}
        hand = set(a["view"]["hand"])
        assert not any(card in json.dumps(b) for card in hand)
        assert not b["offers"]
        theirs.do(b, a["offers"][0]["path"])  # not their turn
        assert theirs.hear("refused")["why"] == "not-your-turn"
        mine.do(a, ["button:pass"])
        assert mine.hear("ack")
        assert theirs.until(a["v"] + 1)["offers"]


def test_a_seat_can_be_claimed_once(client: TestClient) -> None:
    table = new_table(client, "you", "open")
    assert post(browser(client), f"/api/j/{table['invite']}", {"seat": 1, "name": "Ann"}).status_code == 200
    assert post(browser(client), f"/api/j/{table['invite']}", {"seat": 1, "name": "Bob"}).status_code == 409
    assert post(browser(client), f"/api/j/{table['invite']}", {"seat": 0, "name": "Bob"}).status_code == 409
    assert post(browser(client), f"/api/j/{table['invite']}", {"seat": 7, "name": "Bob"}).status_code == 409


def test_an_onlooker_sees_what_everybody_sees_and_decides_nothing(client: TestClient) -> None:
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me, line(browser(client), table["id"]) as watcher:
        mine, seen = me.hello(), watcher.hello()
        assert seen["seat"] == -1
        assert "hand" not in seen["view"]
        assert not any(card in json.dumps(seen["view"]) for card in mine["view"]["hand"])
        watcher.do(seen, mine["offers"][0]["path"])
        assert watcher.hear("refused")["why"] == "not-your-turn"
        watcher.say(t="chat", text="hello")
        assert watcher.hear("notice")["kind"] == "not_allowed"


def test_the_same_command_twice_counts_once(client: TestClient) -> None:
    """F16: whatever the network repeats."""
    table = new_table(client, "you", "you")
    with line(client, table["id"]) as me:
        me.hello()
        me.say(t="sit", seat=0)
        state = me.until(0)
        for _ in range(20):
            me.do(state, ["button:pass"], id="once")
        answers = [me.hear("ack")["v"] for _ in range(20)]
        assert answers == [state["v"] + 1] * 20


def test_a_command_for_an_old_version_is_refused_with_the_present_state(client: TestClient) -> None:
    """F14, I5: two tabs of one seat."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as one, line(client, table["id"]) as two:
        state = one.hello()
        two.hello()
        one.do(state, ["button:pass"], id="first")
        assert one.hear("ack")
        two.do(state, ["button:knock"], id="second")
        assert two.hear("refused")["why"] == "stale"
        assert two.until(state["v"] + 1)["v"] > state["v"]


def sit(me: Line, seat: int) -> Any:
    """On a device two people share: it is this one's turn to look."""
    me.say(t="sit", seat=seat)
    state = me.hear("state")
    while state["seat"] != seat:
        state = me.hear("state")
    return state


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """F1, S8: the server is gone; another takes up the same game."""
    with server(tmp_path / "tables.db") as client:
        table = new_table(client, "you", "you")
        with line(client, table["id"]) as me:
            me.hello()
            me.say(t="sit", seat=0)
            state = me.until(0)
            me.do(state, ["button:pass"])
            assert me.hear("ack")
            after = sit(me, 1)
        cookie = client.cookies["landsraad"]
    with server(tmp_path / "tables.db") as client:
        client.cookies.set("landsraad", cookie)
        with line(client, table["id"]) as me:
            me.hello()
            again = sit(me, 1)
        assert again["v"] == after["v"]
        assert again["view"] == after["view"]


def test_a_change_that_cannot_be_stored_did_not_happen(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """F4: a full disk."""
    table = new_table(client, "you", "bot")
    store = client.app.state.site.store  # type: ignore[attr-defined]
    with line(client, table["id"]) as me:
        state = me.hello()
        works = store.put

        def full(*statements: Any) -> Any:
            return works(("INSERT INTO nowhere VALUES (1)", ()))

        monkeypatch.setattr(store, "put", full)
        me.do(state, ["button:pass"], id="lost")
        assert me.hear("refused")["why"] == "not-stored"
        monkeypatch.undo()
        again = me.hear("state")
        assert again["v"] == state["v"]
        assert again["view"] == state["view"]
        me.do(again, ["button:pass"], id="kept")
        assert me.hear("ack")["v"] == state["v"] + 1


def test_a_seat_taken_back_is_lost_at_once_in_open_sockets_too(client: TestClient) -> None:
    """A1."""
    table = new_table(client, "you", "open")
    other = browser(client)
    post(other, f"/api/j/{table['invite']}", {"seat": 1, "name": "Ben"})
    with line(other, table["id"]) as theirs:
        assert "hand" in theirs.hello()["view"]
        code = post(other, f"/api/t/{table['id']}/seat/1/code", {}).json()["code"]
        answer = post(client, f"/api/t/{table['id']}/seat/1/free", {})
        assert answer.status_code == 200
        assert answer.json()["invite"] != table["invite"]
        state = theirs.hear("state")
        while "hand" in state["view"]:
            state = theirs.hear("state")
        assert state["yours"] == []
    assert post(other, "/api/recover", {"code": code}).status_code == 404  # nor does a code of before lead back
    assert other.get(f"/api/j/{table['invite']}").status_code == 404


def test_a_recovery_code_brings_one_back_in_another_browser(client: TestClient) -> None:
    table = new_table(client, "you", "bot")
    code = post(client, f"/api/t/{table['id']}/seat/0/code", {}).json()["code"]
    assert len(code) == 16
    other = browser(client)
    assert post(other, "/api/recover", {"code": f"{code[:4]}-{code[4:]}".lower()}).json()["id"] == table["id"]
    with line(other, table["id"]) as me:
        assert me.hello()["yours"] == [0]
    assert post(browser(client), "/api/recover", {"code": "AAAA" * 4}).status_code == 404


def test_keys_are_stored_hashed(client: TestClient, tmp_path: Path) -> None:
    table = new_table(client, "you", "bot")
    key = client.cookies["landsraad"]
    code = post(client, f"/api/t/{table['id']}/seat/0/code", {}).json()["code"]
    with sqlite3.connect(tmp_path / "tables.db") as database:
        everything = "\n".join(database.iterdump())
    assert key not in everything
    assert code not in everything


# ---------------------------------------------------------------- nobody is let in


@pytest.mark.parametrize(
    "origin", ["", "null", "http://evil.test", f"http://{HOST}.evil.test", f"https://{HOST}", f"http://sub.{HOST}"]
)
def test_only_our_own_page_may_change_anything(client: TestClient, origin: str) -> None:
    """A4, A5."""
    headers = {"content-type": "application/json", "origin": origin}
    answer = client.post("/api/tables", content="{}", headers=headers)
    assert answer.status_code == 403
    table = new_table(client, "you", "bot")
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws/{table['id']}", headers={"origin": origin, "host": HOST}),
    ):
        pass


def test_another_host_name_is_refused(client: TestClient) -> None:
    assert client.get("/", headers={"host": "evil.test"}).status_code == 421


def test_every_answer_has_safe_headers(client: TestClient) -> None:
    """A6."""
    for path in ("/", "/api/tables", "/no/such/page"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_an_address_that_leads_nowhere_shows_the_page(client: TestClient) -> None:
    looked = client.get("/no/such/page", headers={"accept": "text/html"})
    assert looked.status_code == 404
    assert "<base href" in looked.text
    assert client.get("/api/no/such/thing").text == "Not Found"


def test_the_key_is_out_of_reach_of_scripts(client: TestClient) -> None:
    answer = post(client, "/api/tables", {"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot"}]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # plain http in a local network would drop it
    assert len(client.cookies["landsraad"]) >= 43  # 256 bits


@pytest.mark.parametrize(
    "frame",
    [
        *("", "{", "[]", "NaN", "[" * 5000),
        *('{"t":"do"}', '{"t":"nobody"}', '{"t":"do","id":1,"v":"x","paths":3}', '{"t":"do","id":"a","v":1e999}'),
        *('{"t":"why","thing":"\\ud800"}', '{"t":"sit","seat":99999999999999}'),
    ],
)
def test_a_broken_frame_is_answered_and_the_table_goes_on(client: TestClient, frame: str) -> None:
    """I1."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        state = me.hello()
        me.session.send_text(frame)
        me.say(t="ping")
        assert me.hear("pong")
        me.do(state, ["button:pass"])
        assert me.hear("ack")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("{", 400),
        ('{"game": "no_such_game", "seats": []}', 400),
        (json.dumps({"game": GAME, "seats": [{"kind": "you"}]}), 400),
        (json.dumps({"game": GAME, "seats": [{"kind": "king"}]}), 400),
        ("[" * 60_000, 400),
        ('"' + "x" * 70_000 + '"', 413),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(client: TestClient, body: str, status: int) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json", "origin": ORIGIN})
    assert answer.status_code == status
    assert answer.json()["error"]


def test_new_tables_are_counted(tmp_path: Path) -> None:
    """I13."""
    with server(tmp_path / "tables.db", tables_an_hour=3) as client:
        for _ in range(3):
            new_table(client, "you", "bot")
        answer = post(client, "/api/tables", {"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot"}]})
        assert answer.status_code == 429


@pytest.mark.parametrize("id", ["nothing", "' OR 1=1 --", "../../etc/passwd", "%00", "ä" * 50])
def test_an_unknown_table_is_not_here(client: TestClient, id: str) -> None:
    """I10."""
    assert client.get(f"/api/t/{id}/record").status_code == 404


def test_only_our_own_bots_sit_at_a_table_on_the_network(client: TestClient) -> None:
    """`run:` starts a program and `module:Class` loads one: both are for one's own machine."""
    for bot in ("run:touch /tmp/taken", "os:system", "nobody"):
        seats = [{"kind": "you", "name": "me"}, {"kind": "bot", "name": "it", "bot": bot}]
        assert post(client, "/api/tables", {"game": GAME, "seats": seats}).status_code == 404


def test_a_line_to_no_table_is_opened_and_then_ended_for_good(client: TestClient) -> None:
    """A browser that is refused before the line is open sees a lost line and tries for ever."""
    with line(client, "nosuchtable") as nobody, pytest.raises(WebSocketDisconnect) as ended:
        nobody.hear("state")
    assert ended.value.code == 4404


def test_a_table_that_cannot_be_taken_up_says_so(client: TestClient) -> None:
    table = new_table(client, "you", "bot")
    app: Any = client.app
    hall = app.state.site.hall
    (stored,) = hall.store.row("SELECT record FROM tables WHERE id = ?", table["id"])
    kept = json.loads(stored)
    other = {**kept, "rules": "an earlier version", "running": {**kept["running"], "shape": "another"}}
    hall.store.put(("UPDATE tables SET record = ? WHERE id = ?", (json.dumps(other), table["id"]))).result()
    hall.tables.clear()
    with line(client, table["id"]) as somebody, pytest.raises(WebSocketDisconnect) as ended:
        somebody.hear("state")
    assert ended.value.code == 4410
    (listed,) = client.get("/api/tables").json()
    assert (listed["id"], listed["old"], listed["your_turn"]) == (table["id"], True, False)
    assert json.loads(hall.store.row("SELECT record FROM tables WHERE id = ?", table["id"])[0]) == other


def test_a_table_of_a_game_that_is_not_here_any_more_does_not_hide_the_others(client: TestClient) -> None:
    kept, strange = new_table(client, "you", "bot"), new_table(client, "you", "bot")
    app: Any = client.app
    hall = app.state.site.hall
    hall.store.put(("UPDATE tables SET game = ? WHERE id = ?", ("elsewhere.chess:GAME", strange["id"]))).result()
    hall.tables.clear()
    listed = {table["id"]: table for table in client.get("/api/tables").json()}
    assert not listed[kept["id"]]["old"]
    assert (listed[strange["id"]]["old"], listed[strange["id"]]["title"]) == (True, "elsewhere.chess:GAME")
