"""Other programs as bots (docs/protocol.md): they play, and whatever they do wrong costs them a move, not the game."""

from __future__ import annotations

import gc
import json
import shutil
import sys
from pathlib import Path

import pytest

from landsraad import bots
from landsraad.bots.program import Forfeit, Program
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.seat import Seat
from landsraad.lab.match import Match
from tests.evening.thirty_one import GAME

PERL = Path(__file__).parents[2] / "docs" / "examples" / "bot.pl"
FIRST = "print(json.dumps({'ask': m['ask'], 'action': m['choices'][0]['action']}), flush=True)"


def program(tmp_path: Path, answer: str) -> str:
    """A program that answers each question by this statement; `m` is the message."""
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n"
        f"    if 'ask' not in m: print('hello', file=sys.stderr); continue\n    {answer}\n"
    )
    return f"{sys.executable} {file}"


def answers(bot: Program, count: int = 3) -> list[bool]:
    """Plays a game against chance; whether each answer was the first of the list."""
    state = GAME.new(Setup(2, 3))
    seats = [Seat(GAME, state, n) for n in range(2)]
    other = bots.make("random", 1)
    found: list[bool] = []
    while not state.over and len(found) < count:
        if state.player == 0:
            action = bot.choose(seats[0])
            found.append(action == state.legal()[0])
        else:
            action = other.choose(seats[1])
        state.apply(action)
    return found


def test_a_program_is_asked_and_answers(tmp_path: Path) -> None:
    bot = Program(program(tmp_path, FIRST), 1)
    assert answers(bot) == [True, True, True]
    assert bot.forfeits == []


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("print(json.dumps({'ask': m['ask'], 'action': -5}), flush=True)", "-5 is not one of the choices"),
        ("print(json.dumps({'ask': m['ask'], 'action': 'all'}), flush=True)", "'all' is not one of the choices"),
        ("print(json.dumps({'ask': m['ask'], 'action': True}), flush=True)", "True is not one of the choices"),
        ("print('[' * 60000, flush=True)", "an answer that is no JSON"),
        ("print('[]', flush=True)", "an answer that is no object"),
        ("time.sleep(60)", "no answer within 0.2 s"),
        ("sys.exit(3)", "the program has ended"),
    ],
)
def test_what_is_wrong_forfeits_the_move_to_house(
    tmp_path: Path, answer: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landsraad.bots.BOTS", {**bots.BOTS, "house": "random:Random"})  # Thirty-one has no house
    bot = Program(program(tmp_path, answer), 1, seconds=0.2 if "sleep" in answer else 20)
    assert len(answers(bot)) == 3, "the game goes on"
    assert bot.forfeits == [why] * 3
    assert capsys.readouterr().err.count("house moves for it") == 1


def test_a_late_answer_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.bots.BOTS", {**bots.BOTS, "house": "random:Random"})
    bot = Program(program(tmp_path, f"time.sleep(0.6 if m['ask'] == 1 else 0); {FIRST}"), 1, seconds=0.5)
    answers(bot, 1)
    bot._seconds = 20
    assert answers(bot, 2) == [True, True]
    assert bot.forfeits == ["no answer within 0.5 s"]


def test_a_program_is_told_where_it_sits_and_nothing_of_seeds(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    (tmp_path / "deaf.py").write_text(f"import sys; open({str(heard)!r}, 'w').write(sys.stdin.read())")
    listener = Program(f"{sys.executable} {tmp_path / 'deaf.py'}", 81723, seconds=0.1)
    seat = Seat(GAME, GAME.new(Setup(2, 3)), 0)
    with pytest.raises(Forfeit):
        listener._answer(seat)
    process = listener._process
    del listener
    gc.collect()
    process.wait(20)
    first, asked = heard.read_text().splitlines()
    assert json.loads(first) == {"landsraad": 1, "game": "thirty_one", "seat": 0}
    assert "81723" not in asked


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(LandsraadError, match="no_such_program"):
        bots.make("run:no_such_program --at-all", 1)


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("perl"), reason="there is no perl on this machine")
def test_a_bot_in_perl_plays_a_whole_game() -> None:
    (played,) = Match("imperium", (f"run:perl {PERL}", "random", "random"), 1, seed=3).play()
    assert played.decisions > 100


def test_the_perl_bot_is_short() -> None:
    assert len(PERL.read_text().splitlines()) <= 40


def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    bot = Program(program(tmp_path, FIRST), 1)
    answers(bot, 1)
    process = bot._process
    del bot
    gc.collect()
    assert process.poll() is not None
