"""What must hold when things go wrong or somebody means ill; `make soak-server` does the same at full size.

The letters are those of docs/reliability.md.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from landsraad.cli import main
from landsraad.kernel.seat import Seat
from landsraad.server import live as live_tables
from landsraad.server.app import PAGE
from landsraad.server.hall import clean_name, clean_text
from landsraad.server.store import Store
from landsraad.server.thinkers import Job, Thinker

from .house import GAME, Line, browser, line, new_table, post, server

pytestmark = [pytest.mark.slow, pytest.mark.sources]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path / "tables.db") as client:
        yield client


def my_turn(me: Line, state: Any) -> Any:
    while not state["offers"] and not state["over"]:
        state = me.hear("state")
    return state


def two_people(client: TestClient) -> tuple[dict[str, str], TestClient]:
    table = new_table(client, "you", "open")
    other = browser(client)
    post(other, f"/api/j/{table['invite']}", {"seat": 1, "name": "Ben"})
    return table, other


# ---------------------------------------------------------------- faults


def test_a_hundred_copies_of_a_command_in_any_order_count_once(client: TestClient) -> None:
    """F16."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        state = my_turn(me, me.hello())
        for _ in range(30):
            me.do(state, state["offers"][0]["path"], id="the same")
        acks = {me.hear("ack")["v"] for _ in range(30)}
    assert acks == {state["v"] + 1}


def test_the_second_of_two_tabs_gets_the_present_state(client: TestClient) -> None:
    """F14."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as one, line(client, table["id"]) as two:
        state = my_turn(one, one.hello())
        my_turn(two, two.hello())
        one.do(state, state["offers"][0]["path"], id="one")
        two.do(state, state["offers"][0]["path"], id="two")
        answers = {one.hear("ack")["id"]}
        refused = two.hear("refused")
        assert answers == {"one"}
        assert refused["why"] == "stale"
        assert two.until(state["v"] + 1)["v"] > state["v"]


def test_who_stops_waiting_does_not_stop_the_writing(tmp_path: Path) -> None:
    """F19: a task that is cancelled while its change is being written."""
    store = Store(tmp_path / "t.db")
    assert not store.put(("UPDATE tables SET over = 1", ())).cancel()
    later = store.put(("UPDATE tables SET over = 0", ()))
    later.result(10)
    store.close()


def test_a_bot_that_crashes_hangs_or_cheats_is_replaced_for_this_answer(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F10."""
    answers = iter([None, 10**9])

    async def choose(job: Job, limit: float) -> int | None:
        return next(answers, None)

    site = client.app.state.site  # type: ignore[attr-defined]
    monkeypatch.setattr(site.hall.thinkers, "choose", choose)
    table = new_table(client, "bot", "you")
    with line(client, table["id"]) as me:
        assert my_turn(me, me.hello())["v"] >= 1  # the table went on


def test_a_hanging_thinker_is_killed_and_another_thinks(client: TestClient) -> None:
    """F9, F10: no process is left behind."""
    thinker = Thinker()
    table = new_table(client, "you", "bot")
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    thinker._started()
    thinker._fresh = False
    process = thinker._process
    assert process is not None
    job = Job(GAME, Seat.at(live.table, 0).view(), 0, "random", 1)  # no position at all: it dies of it
    assert thinker.ask(job, 20.0) is None
    assert not process.is_alive()
    thinker.close()


def test_a_thinker_that_is_closed_while_somebody_asks_answers_at_once_and_never_starts_again() -> None:
    """F9: the server ends while a bot thinks."""
    thinker = Thinker()
    thinker._started()
    process = thinker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)  # it thinks for ever
    job = Job(GAME, {}, 0, "random", 1)
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(thinker.ask, job, 600.0)
        assert wait([asked], 0.2).not_done
        thinker.close()
        assert asked.result(60.0) is None
    assert not process.is_alive()
    assert thinker.ask(job, 600.0) is None
    assert thinker._process is None


def test_a_copy_is_whole_while_games_go_on(client: TestClient, tmp_path: Path) -> None:
    """F18."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        state = my_turn(me, me.hello())
        me.do(state, state["offers"][0]["path"])
        me.hear("ack")
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy), "--database", str(tmp_path / "tables.db")]) == 0
    key = client.cookies["landsraad"]
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    with server(copy) as elsewhere:
        elsewhere.cookies.set("landsraad", key)
        with line(elsewhere, table["id"]) as me:
            again = me.hello()
        assert again["v"] >= state["v"] + 1
        assert again["seat"] == 0
    assert live.table.version >= again["v"]


def test_whoever_reads_nothing_holds_nobody_up(client: TestClient) -> None:
    """F17: states are coalesced, and a guest with too much waiting is let go."""
    table = new_table(client, "you", "bot")
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    guest = live_tables.Guest(live, None)
    for n in range(live_tables.WAITING_FRAMES + 1):
        guest.refresh()
        guest.tell({"n": n})
    assert guest.closed == "slow"
    assert len(guest.waiting) == live_tables.WAITING_FRAMES


def test_a_locked_database_delays_a_move_and_does_not_double_it(client: TestClient, tmp_path: Path) -> None:
    """F5."""
    table = new_table(client, "you", "bot")
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    with line(client, table["id"]) as me:
        state = my_turn(me, me.hello())
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(2):  # impatient
            me.do(state, state["offers"][0]["path"], id="once")
        time.sleep(0.3)
        live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
        assert not live.answers  # nothing is acknowledged yet
        other.execute("COMMIT")
        assert [me.hear("ack")["v"] for _ in range(2)] == [state["v"] + 1] * 2
    other.close()


def test_what_is_acknowledged_was_forced_to_the_disk(tmp_path: Path) -> None:
    """F3, as far as a test can see: the writer waits for the disk at every commit."""
    store = Store(tmp_path / "t.db")
    connection = store._connect()
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()
    store.close()


def test_a_torn_end_of_the_log_costs_only_what_was_torn(client: TestClient, tmp_path: Path) -> None:
    """F6: the database as a crash in the middle of a write would leave it."""
    table = new_table(client, "you", "you")
    versions = []
    with line(client, table["id"]) as me:
        me.hello()
        for seat in (0, 1, 0):
            me.say(t="sit", seat=seat)
            state = me.hear("state")
            while not state["offers"]:
                state = me.hear("state")
            me.do(state, ["button:pass"])
            versions.append(me.hear("ack")["v"])
    for end in ("", "-wal"):
        data = (tmp_path / f"tables.db{end}").read_bytes()
        (tmp_path / f"torn.db{end}").write_bytes(data[: len(data) - 1000 if end else None])
    with server(tmp_path / "torn.db") as again:
        again.cookies.set("landsraad", client.cookies["landsraad"])
        with line(again, table["id"]) as me:
            assert me.hello()["v"] in (versions[-2], versions[-1])


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(client: TestClient) -> None:
    table = new_table(client, "you", "you")
    hall = client.app.state.site.hall  # type: ignore[attr-defined]
    with line(client, table["id"]) as me:
        state = me.hello()
        hall.forget(after=0.0)
        assert table["id"] in hall.tables  # somebody is here
    while hall.tables[table["id"]].guests:
        time.sleep(0.01)
    client.portal.call(hall.forget, 0.0)  # type: ignore[union-attr]
    assert table["id"] not in hall.tables
    with line(client, table["id"]) as me:
        assert me.hello()["view"] == state["view"]


def test_tables_nobody_ever_played_at_are_removed(client: TestClient, tmp_path: Path) -> None:
    """I13: after a day; while a seat is free somebody may still come."""
    played, unplayed, waiting = (new_table(client, "you", kind) for kind in ("you", "you", "open"))
    with line(client, played["id"]) as me:
        me.hello()
        me.say(t="sit", seat=0)
        state = me.hear("state")
        while not state["offers"]:
            state = me.hear("state")
        me.do(state, ["button:pass"])
        me.hear("ack")
    site = client.app.state.site  # type: ignore[attr-defined]
    site.store.put(("UPDATE tables SET created = created - 90000", ())).result(10)
    client.portal.call(site.hall.remove_the_unplayed)  # type: ignore[union-attr]
    status = [client.get(f"/api/t/{t['id']}/past").status_code for t in (played, unplayed, waiting)]
    assert status == [200, 404, 200]


def test_browsers_that_see_the_same_share_one_written_state(client: TestClient) -> None:
    """L1, L5: the second onlooker costs nothing; a seat never gets what another sees (S2)."""
    table, _ = two_people(client)
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    holders = [place.holder for place in live.places]
    one, two, lena, ben = (live_tables.Guest(live, holder) for holder in (None, None, *holders))
    assert live.frame_for(one) is live.frame_for(two)
    frames = [json.loads(live.frame_for(guest)) for guest in (lena, ben)]
    assert [frame["seat"] for frame in frames] == [0, 1]
    assert not set(frames[0]["view"]["hand"]) & set(frames[1]["view"]["hand"])
    assert frames[0]["news_count"] == lena.count


def test_who_plays_is_served_before_those_who_look_on(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """L5: two hundred onlookers are woken after the player, some after the others: in between others have a turn."""
    table, _ = two_people(client)
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    people = [place.holder for place in live.places]
    live.guests |= {live_tables.Guest(live, holder) for holder in [*[None] * 100, *people, *["a stranger"] * 100]}
    woken: list[str | None] = []
    monkeypatch.setattr(live_tables.Guest, "refresh", lambda guest: woken.append(guest.holder))

    async def turns() -> list[int]:
        live.refresh()
        seen = [len(woken)]
        while seen[-1] < 202:
            await asyncio.sleep(0)
            seen.append(len(woken))
        return seen

    seen = client.portal.call(turns)  # type: ignore[union-attr]
    assert len(woken) == 202
    assert set(woken[:2]) == set(people)
    assert max(after - before for before, after in pairwise([2, *seen])) == live_tables.AT_ONCE


def test_who_only_looks_on_comes_and_goes_unnoticed(client: TestClient) -> None:
    """L3, L5: nobody is sent anything for it; somebody who sits there is noticed."""
    table, other = two_people(client)
    with line(client, table["id"]) as me:
        me.hello()
        with line(browser(client), table["id"]) as stranger:
            stranger.hello()
        me.say(t="ping")
        assert json.loads(me.session.receive_text())["t"] == "pong"
        with line(other, table["id"]) as ben:
            ben.hello()
            assert me.hear("state")["people"][1]["here"]
        assert not me.hear("state")["people"][1]["here"]


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize("ranges", ["0-0," * 5000, "-1,-2," * 2000, "0-18446744073709551616", "x"])
def test_many_ranges_of_a_file_cost_nothing(client: TestClient, ranges: str) -> None:
    """I9."""
    began = time.process_time()
    answer = client.get("/assets/" + next(PAGE.glob("assets/*.js")).name, headers={"range": f"bytes={ranges}"})
    assert answer.status_code in (200, 206, 400, 416)
    assert time.process_time() - began < 1.0


def test_every_choice_of_another_seat_is_refused(client: TestClient) -> None:
    """I3."""
    table, other = two_people(client)
    with line(client, table["id"]) as lena, line(other, table["id"]) as ben:
        states = [lena.hello(), ben.hello()]
        mover = states[0]["view"]["player"]
        asked, waits = (lena, ben) if mover == 0 else (ben, lena)
        state = my_turn(asked, states[mover])
        for n, offer in enumerate(state["offers"]):
            waits.do(state, offer["path"], id=f"theirs {n}")
            assert waits.hear("refused")["why"] == "not-your-turn"
        waits.say(t="undo", id="back", v=state["v"])
        waits.hear("refused")
        waits.say(t="sit", seat=mover)
        waits.say(t="hello", lang="en")
        assert waits.hear("state")["seat"] != mover


@pytest.mark.parametrize(
    "path", [[], ["button:nothing"], ["button:pass", "button:pass"], ["x" * 1000], ["hand:", "\u202e"]]
)
def test_a_path_that_leads_nowhere_is_refused(client: TestClient, path: list[str]) -> None:
    """I4."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        state = my_turn(me, me.hello())
        me.do(state, path)
        assert me.hear("refused")["why"] == "not-possible"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("<b>Ben</b>", "<b>Ben</b>"),
        ("a\u202eb", "a b"),
        ("a\x00b\tc\nd", "a b c d"),
        ("  \u200b ", ""),
        ("x" * 10_000, "x" * 24),
        ("Zoë 🐛", "Zoë 🐛"),
    ],
)
def test_names_are_short_and_printable(typed: str, shown: str) -> None:
    """I6: markup stays text, as the page shows it; what turns or hides text is gone."""
    assert clean_name(typed) == shown
    assert len(clean_text(typed)) <= 500


def test_a_flood_of_chat_is_slowed_and_nobody_is_thrown_out(client: TestClient) -> None:
    """I12."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        state = my_turn(me, me.hello())
        for n in range(12):
            me.say(t="chat", text=f"line {n}")
        me.say(t="ping")
        heard: list[Any] = []
        while not heard or heard[-1]["t"] != "pong":
            heard.append(json.loads(me.session.receive_text()))
        kinds = [message.get("kind") or message["t"] for message in heard]
        assert 5 <= kinds.count("chat") <= 7
        assert kinds.count("slow_down") >= 5
        me.do(state, state["offers"][0]["path"])
        assert me.hear("ack")


def test_a_flood_of_moves_is_slowed_not_punished(client: TestClient) -> None:
    """I11: twenty a second."""
    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        my_turn(me, me.hello())
        began = time.monotonic()
        for _ in range(50):
            me.say(t="ping")
        for _ in range(50):
            me.hear("pong")
        assert 0.3 < time.monotonic() - began < 5


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    """I14."""
    with server(tmp_path / "t.db", sockets_an_address=2) as client:
        table = new_table(client, "you", "bot")
        with line(client, table["id"]) as one, line(client, table["id"]) as two:
            assert one.hello()
            assert two.hello()
            with pytest.raises(WebSocketDisconnect), line(client, table["id"]) as three:
                three.hello()
        with line(client, table["id"]) as again:
            assert again.hello()


@pytest.mark.parametrize(
    "path", ["/assets/../app.py", "/assets/%2e%2e/app.py", "/assets/..%2f..%2frun.py", "//etc/passwd"]
)
def test_no_file_but_the_page_s_is_served(client: TestClient, path: str) -> None:
    """I9."""
    answer = client.get(path)
    assert answer.status_code in (404, 421)
    assert b"import" not in answer.content


# ---------------------------------------------------------------- secrecy and access


def test_what_leaves_the_house_names_neither_seed_nor_foreign_cards(client: TestClient) -> None:
    """S2, S4: every message and answer a browser gets while the game runs."""
    table, other = two_people(client)
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    seed = str(live.table.record.setup.seed)
    with line(client, table["id"]) as lena, line(other, table["id"]) as ben:
        hand = set(lena.hello()["view"]["hand"])
        text = json.dumps(ben.hello())
        text += other.get(f"/api/t/{table['id']}/past").text + other.get(f"/api/t/{table['id']}/frames?seat=1").text
        text += other.get("/api/tables").text + other.get(f"/api/t/{table['id']}/record").text
    assert seed not in text
    own = set(json.loads(json.dumps(live.table.state.hands[1])))
    assert not any(f'"{card}"' in text for card in hand if card not in own)
    assert other.get(f"/api/t/{table['id']}/record").status_code == 409


def test_the_hash_shown_before_the_first_card_is_that_of_the_seed_shown_after_the_last(client: TestClient) -> None:
    """S7."""
    from landsraad.kernel.seeds import commitment

    table = new_table(client, "you", "bot")
    with line(client, table["id"]) as me:
        state = me.hello()
        sealed = state["commitment"]
        assert state["seed"] is None
        while not state["over"]:
            state = my_turn(me, state)
            if state["offers"]:
                me.do(state, state["offers"][0]["path"])
                state = me.until(state["v"] + 1)
    assert commitment(state["seed"]) == sealed == state["commitment"]


def test_a_bot_is_sent_a_guess_and_not_the_truth(client: TestClient) -> None:
    """S5: the other hand is dealt anew from one question to the next."""
    table = new_table(client, "you", "you")
    live = client.app.state.site.hall.tables[table["id"]]  # type: ignore[attr-defined]
    guessed = set()
    for v in range(12):
        live.table.version = v
        world = live.game.load(live.hall.job(live, 0, "random").world)
        assert world.hands[0] == live.table.state.hands[0]
        guessed.add(tuple(sorted(world.hands[1])))
    assert len(guessed) > 6


@pytest.mark.parametrize("what", ["code", "free"])
def test_no_verb_without_a_seat(client: TestClient, what: str) -> None:
    """A2."""
    table = new_table(client, "you", "bot")
    assert post(browser(client), f"/api/t/{table['id']}/seat/0/{what}", {}).status_code == 403
    with line(browser(client), table["id"]) as stranger:
        stranger.hello()
        stranger.say(t="chat", text="hello")
        assert stranger.hear("notice")["kind"] == "not_allowed"
        stranger.say(t="stand_in", seat=0, bot="house")
        assert stranger.hear("notice")["kind"] == "not_allowed"
        stranger.say(t="hello", lang="en")
        assert stranger.hear("state")["people"][0]["bot"] == ""


def test_no_secret_is_in_a_link_or_a_log(client: TestClient, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A7."""
    table = new_table(client, "you", "bot")
    key = client.cookies["landsraad"]
    with line(client, table["id"]) as me:
        text = json.dumps(me.hello())
    assert key not in text
    assert key not in caplog.text
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert key not in "\n".join(database.iterdump())
