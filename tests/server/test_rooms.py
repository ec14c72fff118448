"""What lies around a table: lessons, rules to look up, the past of a game, clocks, Rivals, QR codes, prefixes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from landsraad.kernel.lesson import lessons_of
from landsraad.registry import games

from .house import GAME, browser, line, new_table, post, server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path / "tables.db") as client:
        yield client


def open_table(client: TestClient, **wish: Any) -> Any:
    answer = post(client, "/api/tables", wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def play_out(client: TestClient, table: str) -> Any:
    """Pass until the game is over; the last state."""
    with line(client, table) as me:
        state = me.hello()
        while not state["over"]:
            if state["offers"]:
                me.do(state, state["offers"][0]["path"])
            state = me.hear("state")
        return state


# ---------------------------------------------------------------- Rivals


def test_rivals_are_people_of_the_table_with_the_name_the_game_gives_them(client: TestClient) -> None:
    options = {"leaders": ["paul_atreides"], "rivals": ["glossu_rabban", "earl_memnon_thorvald"]}
    table = open_table(client, game="imperium", seats=[{"kind": "you", "name": "Lena"}], options=options)
    with line(client, table["id"]) as me:
        people = me.hello()["people"]
    assert [p["kind"] for p in people] == ["you", "rival", "rival"]
    assert [p["name"] for p in people[1:]] == ['Glossu "The Beast" Rabban', "Earl Memnon Thorvald"]


def test_a_table_of_every_game_tells_its_states(client: TestClient) -> None:
    """What a game calls its places is text on the wire, whatever kind of text it is."""
    seats = [{"kind": "you", "name": "Lena"}, {"kind": "you", "name": "Ben"}]
    table = open_table(client, game="arrakis", seats=seats, expansions=["smugglers", "guild"])
    with line(client, table["id"]) as me:
        state = me.hello()
        for _ in range(12):
            me.say(t="sit", seat=state["view"]["player"])
            while not state["offers"]:
                state = me.hear("state")
            me.do(state, state["offers"][-1]["path"])
            state = me.until(state["v"] + 1)
        assert state["v"] >= 12


# ---------------------------------------------------------------- lessons


def test_a_lesson_says_something_to_every_decision_it_knows_and_suggests_what_is_legal(client: TestClient) -> None:
    briefs = client.get("/api/lessons?lang=de").json()
    assert {brief["game"] for brief in briefs} == {"imperium", "arrakis"}
    table = post(client, "/api/lessons", {"game": "imperium", "lesson": briefs[0]["name"], "name": "Lena"}).json()
    told = []
    with line(client, table["id"]) as me:
        state = me.hello()
        for _ in range(6):
            while not state["offers"]:
                state = me.hear("state")
            lesson = state["lesson"]
            told.append(lesson["n"])
            assert lesson["path"] in [offer["path"] for offer in state["offers"]]
            me.do(state, lesson["path"])
            state = me.until(state["v"] + 1)
    assert told == sorted(told)
    assert told[-1] > told[0]


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    lesson = lessons_of(games["imperium"])[0]
    with server(tmp_path / "t.db") as client:
        table = post(client, "/api/lessons", {"game": "imperium", "lesson": lesson.name}).json()
        with line(client, table["id"]) as me:
            state = me.hello()
            for _ in range(3):
                while not state["offers"]:
                    state = me.hear("state")
                me.do(state, state["lesson"]["path"])
                state = me.until(state["v"] + 1)
            while not state["offers"]:
                state = me.hear("state")
        key = client.cookies["landsraad"]
    with server(tmp_path / "t.db") as client:
        client.cookies.set("landsraad", key)
        with line(client, table["id"]) as me:
            assert me.hello()["lesson"] == state["lesson"]


def test_a_lesson_that_is_not_there_is_refused(client: TestClient) -> None:
    assert post(client, "/api/lessons", {"game": "imperium", "lesson": "nothing"}).status_code == 404
    assert post(client, "/api/lessons", {"game": "chess", "lesson": "nothing"}).status_code == 404


# ---------------------------------------------------------------- rules


def test_rules_are_found_by_number_and_word_and_components_by_name(client: TestClient) -> None:
    found = client.get("/api/rules/imperium?q=control").json()
    assert found["rules_count"] == len(found["rules"]) > 3
    assert all("control" in rule["text"].lower() for rule in found["rules"])
    assert client.get("/api/rules/imperium?q=IMP-4.8").json()["rules"][0]["id"] == "IMP-4.8"
    things = client.get("/api/rules/imperium?q=arrakeen&lang=de").json()["things"]
    assert "space:arrakeen" in [thing["thing"] for thing in things]
    assert client.get("/api/rule/imp-4.8").json()["id"] == "IMP-4.8"
    assert client.get("/api/rule/IMP-999").status_code == 404
    assert client.get("/api/rules/chess?q=x").status_code == 404


# ---------------------------------------------------------------- the past


@pytest.mark.slow
@pytest.mark.sources
def test_after_the_end_everybody_may_look_back_through_every_eye(client: TestClient) -> None:
    table = new_table(client, "you", "bot")
    state = play_out(client, table["id"])
    stranger = browser(client)
    past = stranger.get(f"/api/t/{table['id']}/past").json()
    assert past["over"]
    assert past["scores"][-1]["of"] == [sum(n for _, n in points) for points in state["points"]]
    for seat in (-2, -1, 0, 1):
        frames = stranger.get(f"/api/t/{table['id']}/frames?seat={seat}").json()
        assert [frame["n"] for frame in frames] == list(range(min(40, past["count"])))
    assert "hand" in stranger.get(f"/api/t/{table['id']}/frames?seat=1").json()[0]["view"]


def test_while_a_game_runs_nobody_looks_back_through_the_eyes_of_others(client: TestClient) -> None:
    """S2."""
    table = new_table(client, "you", "bot")
    path = f"/api/t/{table['id']}/frames"
    assert client.get(f"{path}?seat=0").status_code == 200
    assert client.get(f"{path}?seat=-1").status_code == 200
    for seat in (1, -2, 7, -3):
        assert client.get(f"{path}?seat={seat}").status_code == 403
    assert browser(client).get(f"{path}?seat=0").status_code == 403
    assert "hand" not in json.dumps(client.get(f"{path}?seat=-1").json()[0]["view"])
    assert client.get(f"{path}?seat=x").status_code == 400
    assert client.get(f"/api/t/{table['id']}/past").json()["scores"] == []


# ---------------------------------------------------------------- clocks


def test_whose_time_is_up_is_played_by_a_bot_and_may_come_back(client: TestClient) -> None:
    """F11 too: time is that of a clock nobody can set."""
    seats = [{"kind": "you", "name": "Lena"}, {"kind": "open"}]
    table = open_table(client, game=GAME, seats=seats, clock={"bank": 60, "each": 5})
    other = browser(client)
    post(other, f"/api/j/{table['invite']}", {"seat": 1, "name": "Ben"})
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    with line(client, table["id"]) as me:
        state = me.hello()
        seat = state["view"]["player"]
        assert 55 < state["left"][seat] <= 60
        live.asked_at -= 58  # a minute is long for a test
        client.portal.call(live.wind)  # type: ignore[union-attr]
        while not state["people"][seat]["bot"]:
            state = me.hear("state")
        me.say(t="stand_in", seat=seat, bot="")
        while state["people"][seat]["bot"]:
            state = me.hear("state")
        assert state["left"][seat] >= 4.9  # time for a decision


def test_a_decision_takes_time_and_brings_some(client: TestClient) -> None:
    table = open_table(
        client, game=GAME, seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}], clock={"bank": 100, "each": 7}
    )
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    with line(client, table["id"]) as me:
        state = me.hello()
        while not state["offers"]:
            state = me.hear("state")
        live.asked_at = time.monotonic() - 30
        me.do(state, ["button:pass"])
        me.hear("ack")
    assert 76 < live.places[0].left <= 77
    assert live.places[1].left is None


def test_a_clock_that_cannot_be_is_refused(client: TestClient) -> None:
    for clock in ({"bank": 1, "each": 0}, {"bank": 1e9, "each": 0}, {"bank": 100, "each": -1}):
        seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
        assert post(client, "/api/tables", {"game": GAME, "seats": seats, "clock": clock}).status_code == 400


# ---------------------------------------------------------------- hints


@pytest.mark.slow
def test_a_hint_names_the_best_choices_and_what_they_bring_to_whoever_is_asked(client: TestClient) -> None:
    seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "random"}] * 3]
    table = open_table(client, game="imperium", seats=seats, options={"leaders": "random"})
    with line(client, table["id"]) as me, line(browser(client), table["id"]) as onlooker:
        state = me.hello()
        while len(state["offers"]) < 3:
            state = me.hear("state")
        me.say(t="hint")
        hint = me.hear("hint")
        assert hint["path"] in [offer["path"] for offer in state["offers"]]
        assert hint["later"], "what it brings by the end of the round"
        texts = {offer["text"] for offer in state["offers"]}
        assert len(hint["others"]) == 2
        assert {hint["text"], *(other["text"] for other in hint["others"])} <= texts
        onlooker.hello()
        onlooker.say(t="hint")
        assert onlooker.hear("notice")["kind"] == "no_hint"


# ---------------------------------------------------------------- invitations


def test_the_invitation_has_a_picture_and_a_free_seat_takes_a_bot(client: TestClient) -> None:
    table = new_table(client, "you", "open")
    picture = client.get(f"/api/j/{table['invite']}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert b"<path" in picture.content
    assert b"style" not in picture.content
    with line(client, table["id"]) as me:
        assert not me.hello()["offers"]
        for seat, bot in ((1, "nobody"), (7, "level-2")):  # no such bot, no such seat
            me.say(t="stand_in", seat=seat, bot=bot)
            assert me.hear("notice")["kind"] == "not_allowed"
        me.say(t="stand_in", seat=1, bot="level-2")
        state = me.hear("state")
        while state["people"][1]["kind"] == "open":
            state = me.hear("state")
        assert (state["people"][1]["kind"], state["people"][1]["bot"]) == ("bot", "level-2")
    assert client.get("/api/j/nothing/qr.svg").status_code == 404


def test_behind_a_proxy_everything_lies_under_its_path(tmp_path: Path) -> None:
    with server(tmp_path / "t.db", prefix="/dune", scheme="https") as client:
        assert '<base href="/dune/" />' in client.get("/").text
        headers = {"origin": "https://table.test", "content-type": "application/json"}
        body = json.dumps({"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]})
        cookie = client.post("/api/tables", content=body, headers=headers).headers["set-cookie"].lower()
        assert "path=/dune/" in cookie
        assert "secure" in cookie
