"""A person plays in a real pseudo-terminal."""

from __future__ import annotations

import json
import random
import re
import signal
from pathlib import Path

import pytest

from landsraad.kernel.contract import Setup
from landsraad.kernel.record import Record, verify
from landsraad.registry import find_game
from tests.cli.conftest import Sit

LEADERS = ["duke_leto_atreides", "glossu_rabban", "count_ilban_richese", "helena_richese"]
HAND = {"diplomacy", "dagger", "signet_ring", "dune_the_desert_planet"}


def seed_where_the_person_begins() -> int:
    """The person is first player and holds the cards of HAND, so that nothing depends on what bots do."""
    for seed in range(10_000):
        state = find_game("imperium").new(Setup(4, seed, leaders=LEADERS))
        if state.player == 0 and HAND.issubset(state.view(0)["players"][0]["hand"]):
            return seed
    raise AssertionError("no such seed")


SEED = seed_where_the_person_begins()
NEW = ("play", "imperium", "--seed", str(SEED), "--leaders", ",".join(LEADERS))


def files(folder: Path, kind: str) -> list[Path]:
    return sorted((folder / "data" / "landsraad" / kind).glob("*.json"))


@pytest.mark.slow
def test_a_whole_game_by_numbers_reaches_the_end_screen(sit: Sit, tmp_path: Path) -> None:
    person = sit("play", "imperium", "--seed", "1", "--seats", "human,random,random")
    dice = random.Random(1)
    person.wait()
    while "r and Enter replays" not in person.screen:
        rows = person.screen.split("\n")
        assert len(rows) <= 30, "the picture must fit the window"
        assert max(len(row) for row in rows) <= 100
        assert person.choices, person.screen
        person.type(str(dice.randint(1, person.choices)))
    assert "the game is over after" in person.screen
    assert re.search(r" 1\. [●◆▲] ", person.screen)
    assert re.search(r" 3\. [●◆▲] ", person.screen)
    assert "Victory Points at the end of each round" in person.screen
    assert re.search(r"┤.*[●◆▲]", person.screen)
    code, _ = person.end("")
    assert code == 0
    (record,) = Record.read(files(tmp_path, "finished")[0])
    assert verify(find_game("imperium"), record).over
    assert files(tmp_path, "in-progress") == []


def test_the_table_shows_what_the_rules_say(sit: Sit) -> None:
    """Spaces, costs and effects as in the facts (board.yaml), not as the program happens to print them."""
    screen = sit(*NEW).wait()
    for line in (
        r"E Conspire +4s→5\$ 2t 1i",
        r"L High Council +5\$→seat",
        r"F†Hardy Warriors +1w→2t",
        r"C†Arrakeen +1t 1c",
    ):
        assert re.search(line, screen), line
    assert re.search(r"S Sell Melange +2–5s→6–12\$", screen)
    assert "Round 1" in screen
    assert f"seed {SEED}" not in screen
    assert "9◊ The Spice Must Flow" in screen
    assert "CONFLICT I " in screen


def test_a_card_opens_into_its_spaces_and_closes_again(sit: Sit) -> None:
    person = sit(*NEW)
    number = re.search(r"(\d+)\) Diplomacy … \(\d+\)", person.wait())
    assert number
    inside = person.type(number[1])
    assert "Diplomacy (0: back)" in inside
    assert not re.search(r"\d\) High Council", inside.split("(0: back)")[1]), "Diplomacy has no Landsraad icon"
    assert "Diplomacy … (" in person.type("0")


def test_typing_the_notation_or_a_part_of_the_text(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    assert "could mean" in person.type("diplomacy")
    assert "is neither a choice nor a command" in person.type("sandworm pizza")
    assert "is neither a choice nor a command" in person.type("x")
    assert "There is no choice 99" in person.type("99")
    person.type("send diplomacy wealth")
    assert re.search(r"E Wealth +2\$ ●", person.screen)


@pytest.mark.quick
def test_undo_takes_back_and_explains_when_it_cannot(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    before = person.type("undo")
    assert "There is nothing to take back" in before
    sent = person.type("send dune_the_desert_planet imperial_basin")  # troops may be deployed: still to decide
    assert re.search(r"S†Imperial Basin +1s ●", sent)
    assert person.type("rückgängig").split("HAND")[0] == before.split("HAND")[0]
    person.type("send signet_ring arrakeen")
    assert "Something hidden came to light" in person.type("undo"), "Arrakeen draws a card"


def test_undo_never_takes_back_what_others_decided(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.type("send diplomacy wealth")
    assert "Another seat has decided since" in person.type("undo")


def test_why_text_hint_and_help(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    assert re.search(r"! Sietch Tabr: .*Fremen", person.type("why sietch tabr"))
    assert "Wealth can be used now" in person.type("why wealth")
    assert "There is no card, space or leader" in person.type("why atlantis")
    assert "Why what?" in person.type("warum")
    assert re.search(r"! Dagger: .*1 sword", person.type("text dagger"))
    assert re.search(r"Hint: (Send|Reveal)", person.type("tipp"))
    assert "take back your last action" in person.type("help")
    assert "Your turn" in person.type("q")
    assert "Icon: Emperor" in person.type("brett")
    assert "Your turn" in person.type("q")
    assert "Enter returns to the game" in person.type("log"), "one page"
    assert "Your turn" in person.type("q")
    assert "Persuasion" in person.type("hand")
    assert "Your turn" in person.type("q")
    assert "quit leaves the game" in person.type("q")  # once too often: the game goes on


@pytest.mark.quick
def test_quit_saves_and_resume_goes_on_at_the_same_point(sit: Sit, tmp_path: Path) -> None:
    person = sit(*NEW)
    person.wait()
    left = person.type("send diplomacy wealth")
    code, said = person.end("quit")
    assert code == 0
    assert "landsraad play --resume" in said
    assert len(files(tmp_path, "in-progress")) == 1

    board = left.split("ROW")[0]
    assert sit("play", "--resume").wait().split("ROW")[0] == board


def test_play_alone_offers_the_game_in_progress(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.end("quit")
    offered = sit("play")
    screen = offered.wait()
    assert re.search(r"1\) +Go on: Dune: Imperium, round 1 \(You, Bot 2", screen)
    assert re.search(r"2\) +New game of Dune: Imperium", screen)
    assert re.search(r"4\) +New game of Dune: Imperium · Rise of Ix · Epic mode", screen)
    assert re.search(r"5\) +New game of Dune: War for Arrakis", screen)
    assert re.search(r"8\) +New game of Dune: War for Arrakis · Smugglers · The Spacing Guild", screen)
    assert "Type a number from 1 to 8" in offered.type("9")
    assert "Round 1" in offered.type("1")


def test_save_to_a_file_of_ones_own(sit: Sit, tmp_path: Path) -> None:
    person = sit(*NEW)
    person.wait()
    assert "Saved in" in person.type(f"save {tmp_path}/mine.json")
    assert "exists already" in person.type(f"save {tmp_path}/mine.json")
    assert "could not be written" in person.type(f"save {tmp_path}/mine.json/below.json")
    assert "Round 1" in sit("play", "--resume", f"{tmp_path}/mine.json").wait()


@pytest.mark.slow
@pytest.mark.parametrize(("key", "expected"), [("\x03", 130), ("\x04", 1)])
def test_ctrl_c_and_ctrl_d_leave_a_game_that_can_be_resumed(sit: Sit, key: str, expected: int) -> None:
    person = sit(*NEW)
    person.wait()
    person.type("send diplomacy wealth")
    person.child.send(key)
    code, said = person.end()
    assert code == expected
    assert "The game is saved" in said
    assert "Traceback" not in said
    assert re.search(r"E Wealth +2\$ ●", sit("play", "--resume").wait())


def test_a_closed_window_leaves_a_game_that_can_be_resumed(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.type("send diplomacy wealth")
    person.child.kill(signal.SIGHUP)
    code, said = person.end()
    assert code == 129
    assert "Traceback" not in said
    assert re.search(r"E Wealth +2\$ ●", sit("play", "--resume").wait())


def test_a_terminal_that_is_too_small_is_refused_in_one_sentence(sit: Sit) -> None:
    code, said = sit(*NEW, size=(60, 20)).end()
    assert code == 2
    assert " ".join(said.split()).startswith(
        "landsraad: The table needs a terminal of 80×24 characters (width×height); yours is 60×20. Enlarge it"
    )


def test_plain_lines_fit_any_terminal(sit: Sit) -> None:
    assert ") Reveal your hand" in sit(*NEW, "--plain", size=(60, 20)).wait()


def test_german(sit: Sit) -> None:
    person = sit(*NEW, LANG="de_DE.UTF-8")
    screen = person.wait()
    for text in ("Runde 1", "Spielerzüge", "Verschwörung", "Dein Zug: einen Agenten entsenden oder aufdecken?"):
        assert text in screen
    assert "Aufdeckzug" in person.type("hand aufdecken")
    assert "weder eine Möglichkeit noch ein Befehl" in person.type("sandwurm")
    assert "nicht zurücknehmen" in person.type("undo")
    assert "Dein Zug" in person.type("beenden"), "ends the Reveal turn, not the game"
    code, said = person.end("verlassen")
    assert code == 0
    assert "Das Spiel ist gespeichert" in said


def test_no_colour_when_not_wanted(sit: Sit) -> None:
    person = sit(*NEW, NO_COLOR="1")
    person.wait()
    assert not re.search(r"\x1b\[[0-9;]*(38|48);", person.shown)


def test_hot_seat_hides_the_hand_between_people(sit: Sit) -> None:
    leaders = ",".join(LEADERS[:3])
    person = sit("play", "imperium", "--leaders", leaders, "--seats", "human,human,human", "--names", "Ann,Bea,Cy")
    first = person.wait()
    name = re.search(r"Pass the keyboard to (\w+), then press Enter", first)
    assert name
    assert "HAND" not in first
    screen = person.type("")
    assert f"{name[1]}: Your turn" in screen
    hand = screen.split("HAND")[1]
    assert hand.strip()
    person.type("reveal")
    while "Pass the keyboard" not in person.screen:
        person.type("end")
    other = re.search(r"Pass the keyboard to (\w+)", person.screen)
    assert other
    assert other[1] != name[1]
    assert "\x1b[3J" in person.shown, "the scrollback is cleared too"
    assert "HAND" not in person.screen


def test_saving_on_a_full_disk_says_so_and_the_game_goes_on(sit: Sit, tmp_path: Path) -> None:
    person = sit(*NEW)
    person.wait()
    folder = tmp_path / "data" / "landsraad" / "in-progress"
    kept = files(tmp_path, "in-progress")[0].read_text()
    # No more files can be made in the folder: for the program the same as a disk without space.
    for path in folder.iterdir():
        path.rename(tmp_path / "kept.json")
    folder.rmdir()
    folder.write_text("")
    screen = person.type("send diplomacy wealth")
    assert "The game could not be saved" in screen
    assert re.search(r"E Wealth +2\$ ●", screen)
    code, said = person.end("quit")
    assert code == 2
    assert "could not be saved" in said
    assert "Traceback" not in said
    assert json.loads(kept) == json.loads((tmp_path / "kept.json").read_text())


@pytest.mark.slow
def test_a_file_of_ones_own_is_resumed_but_never_changed(sit: Sit, tmp_path: Path) -> None:
    person = sit(*NEW)
    person.wait()
    person.type(f"save {tmp_path}/mine.json")
    person.end("quit")
    kept = (tmp_path / "mine.json").read_bytes()
    again = sit("play", "--resume", f"{tmp_path}/mine.json")
    again.wait()
    again.type("send diplomacy wealth")
    again.end("quit")
    assert (tmp_path / "mine.json").read_bytes() == kept
    assert len(files(tmp_path, "in-progress")) == 2


def test_a_window_made_smaller_during_the_game(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.resize(60, 20)
    screen = person.type("hint")
    assert "Your turn" in screen
    assert screen.count("\n") < 20
    person.resize(100, 30)
    assert "CONFLICT" in person.type("hint")


def test_strange_input_is_just_unknown(sit: Sit, tmp_path: Path) -> None:
    person = sit(*NEW)
    person.wait()
    for line in ("9" * 1000, "x" * 1500, "%s {0} [bold]", "send", "-1", "1.5"):
        assert "Your turn" in person.type(line)
    assert "could not be written" in person.type("save ~nobody-of-that-name/x.json")
    assert "could not be written" in person.type("save " + "x" * 300)
    assert "Your turn" in person.screen


def test_after_resume_the_log_tells_only_what_is_new(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    left = person.type("send diplomacy wealth")
    person.end("quit")
    assert sit("play", "--resume").wait() == left
