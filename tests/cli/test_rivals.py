"""House Hagal on the terminal: panels, the revealed card, the end of a game, and the commands."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.cli import main
from landsraad.cli.imperium.board import ImperiumBoard
from landsraad.cli.play import Sitting
from landsraad.cli.question import Question
from landsraad.cli.words import Words
from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.kernel.contract import Setup
from landsraad.kernel.record import new_record
from landsraad.kernel.seat import Seat
from landsraad.kernel.table import Table
from tests.cli.test_board import Window
from tests.imperium.hagal_table import rival_turn, solo, two


def drawn(s: Position, lang: str = "en", width: int = 130) -> list[str]:
    names = ["You", "Ben"][: s.players_count]
    return [line.plain for line in ImperiumBoard(GAME, Words(lang), names, 1).lines(s.view(0), width)]


def test_a_rival_stands_among_the_players_with_what_it_saves_up_for() -> None:
    s = rival_turn(
        solo(), "hagal_secrets", "hagal_wealth", rival={"solari": 5, "spice": 2, "intrigue": ["windfall", "bribery"]}
    )
    lines = drawn(s)
    memnon = next(line for line in lines if "Earl Memnon Thorvald" in line)
    assert memnon.split()[:9] == ["◆", "Rival", "1", "Earl", "Memnon", "Thorvald", "0", "2/7", "5/7"]
    assert "2/3" in memnon
    hagal = next(line for line in lines if line.startswith("HOUSE HAGAL"))
    assert "Mercenary" in hagal
    assert "25 of 27 cards" in hagal
    assert "✗ Secrets (occupied)  → Wealth" in hagal
    assert any("✗ Geheimnisse (besetzt)  → Wohlstand" in line for line in drawn(s, "de"))


def test_the_dearer_mentat_and_spice_that_is_held_back_are_shown() -> None:
    s = rival_turn(solo(("ix",), difficulty="sardaukar"), "hagal_wealth", rival={"spice": 8}, conflict="desert_power")
    lines = drawn(s)
    assert any("Mentat" in line and "5$" in line for line in lines)
    assert any("spice held back until a Conflict III" in line for line in lines)


def test_house_hagal_between_two_players() -> None:
    s = rival_turn(two(), "hagal_carthag")
    lines = drawn(s)
    hagal = next(line for line in lines if line.startswith(" ▲ House Hagal"))
    assert "▮▮▯" in hagal
    assert any(line.startswith("HOUSE HAGAL 27 of 28 cards") for line in lines)


@pytest.mark.parametrize("players", [1, 2])
def test_the_end_of_a_game_ranks_who_has_a_score(players: int) -> None:
    setup = GAME.check(Setup(players, 3, leaders="random"))
    s, record = GAME.new(setup), new_record(GAME, setup)
    rng = Random(3)
    while not s.over:
        record.actions.append(rng.choice(s.legal()))
        s.apply(record.actions[-1])
    record.hash = s.hash()
    lines = [line.plain for line in ImperiumBoard(GAME, Words("en"), ["You", "Ben"][:players], 3).end_lines(s, record)]
    places = [line for line in lines if line.startswith((" 1.", " 2.", " 3."))]
    assert len(places) == (3 if players == 1 else 2)
    assert any("You" in line for line in places)


def test_a_solo_match_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--players", "1", "--bots", "random", "--difficulty", "sardaukar", "--rivals", "random", "--games", "2"]
    assert main(["simulate", "imperium", *options, "--leaders", "random", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Sardaukar" in said
    assert "33.3" in said  # three could have won


def test_an_impossible_solo_game_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    rivals = ["--rivals", "glossu_rabban,paul_atreides", "--games", "1", "--bots", "random"]
    assert main(["simulate", "imperium", "--players", "1", *rivals, "--lang", "en"]) == 2
    assert "“paul_atreides” cannot be a Rival" in capsys.readouterr().err
    assert main(["simulate", "imperium", "--players", "2", "--difficulty", "mentat", "--bots", "random"]) == 2
    assert "“difficulty”" in capsys.readouterr().err


def test_what_happens_before_the_first_decision_is_news() -> None:
    """IMP-S2.8: the Rival on the left begins, so both have had a turn before a human with a named leader is asked."""
    table = Table(GAME, Setup(1, 3, leaders=["paul_atreides"]))
    lines, _ = Seat.at(table, 0).news(0, "en")
    told = [line.text for line in lines]
    assert told[0].startswith("Seat 1 is led by Paul Atreides")
    assert sum("sends an Agent to" in line for line in told) == 2
    again = Table.resume(GAME, table.finish())
    assert [line.text for line in Seat.at(again, 0).news(0, "en")[0]] == told
    assert Table(GAME, Setup(1, 3)).log == []  # while leaders are drafted nothing has happened


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_alone_in_a_small_window_leaders_can_be_chosen(size: tuple[int, int]) -> None:
    """The Rivals sit behind the player before anything else is drawn."""
    table = Table(GAME, Setup(1, 3), ["You"])
    sitting = Sitting(table, ["human"], Words("en"))
    sitting.front = Window(*size)
    seen = [line.plain for line in Question(sitting, 0)._picture()]
    assert any("Rival 1" in line for line in seen)
    assert len(seen) < size[1]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rivals_are_seen_in_a_small_window(lang: str) -> None:
    s = rival_turn(solo(), "hagal_secrets", "hagal_wealth", rival={"solari": 5, "spice": 2})
    lines = [
        line.plain for line in ImperiumBoard(GAME, Words(lang), ["You"], None).compact(s.view(0), 80, frozenset(), 20)
    ]
    rival = next(line for line in lines if "Rival" in line)
    assert "2/7s" in rival
    assert "5/7$" in rival
    assert max(map(len, lines)) <= 80
