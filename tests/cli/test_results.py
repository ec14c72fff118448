"""Before the next question one has seen the fight, the end of the round, and what mattered of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

from landsraad import Setup, bots
from landsraad.cli.arrakis.marks import CATALOGUE as ARRAKIS
from landsraad.cli.arrakis.results import results
from landsraad.cli.imperium.glyphs import CATALOGUE as IMPERIUM
from landsraad.cli.play import Sitting
from landsraad.cli.question import Question
from landsraad.cli.results import after, most_important, only, weighty
from landsraad.cli.words import LANGS, Words
from landsraad.kernel.contract import Line, Shown
from landsraad.kernel.seat import Seat
from landsraad.kernel.table import Table
from landsraad.registry import find_game
from tests.cli.conftest import Sit
from tests.cli.test_board import Window


def decisions(
    name: str, lang: str, most: int, bot: str = "house", **options: Any
) -> Iterator[tuple[Sitting, Question]]:
    """The decisions of the first seat in a game that bots play for it."""
    game = find_game(name)
    table = Table(game, Setup(seed=5, **options), ["Ann", "Bea", "Cy"][: options["players"]])
    sitting = Sitting(table, ["human"] * options["players"], Words(lang))
    sitting.front = Window(100, 30)
    players = [bots.make(bot, seat) for seat in range(options["players"])]
    for _ in range(most):
        if table.state.over:
            return
        seat = table.state.player
        action = players[seat].choose(Seat.at(table, seat))
        if seat == 0:
            decision = Question(sitting, 0)
            yield sitting, decision
            decision._make(action)
        else:
            table.apply(action)


@pytest.mark.parametrize("lang", LANGS)
def test_the_combat_is_shown_with_strengths_cards_and_rewards(lang: str) -> None:
    """The second Combat of this game: all three fight, one plays a card, first and second reward are taken."""
    words = Words(lang, IMPERIUM)
    title = words("result-fight", number=2).upper()
    told = ""
    for _, decision in decisions("imperium", lang, 400, "house-by-hand", players=3, leaders="random"):
        told = "\n".join(line.plain for line in decision._result())
        if title in told:
            break
    assert title in told
    assert words("result-round").upper() in told
    expected = {
        "en": ("strength 5", "strength 4", "strength 3", "plays Master Tactician", "first reward", "second reward"),
        "de": ("Stärke 5", "Stärke 4", "Stärke 3"),
    }
    for part in expected[lang]:
        assert part in told, part
    assert told.count("●") >= 1


def test_a_result_is_shown_once() -> None:
    for _, decision in decisions("imperium", "en", 400, players=3, leaders="random"):
        if decision._result():
            assert decision._result() == []
            return
    raise AssertionError("no Combat in 400 decisions")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_a_battle_says_where_who_rolls_and_losses(lang: str) -> None:
    words = Words(lang, ARRAKIS)
    for _, decision in decisions("arrakis", lang, 2000, "random", players=2):
        screen = "\n".join(line.plain for line in decision._result())
        if words("result-battle").upper() in screen:
            battle = screen.split(words("result-round").upper())[0]
            assert ("attack" if lang == "en" else "greifen") in battle
            assert ("roll" if lang == "en" else "werfen") in battle
            return
    raise AssertionError("no battle in 2000 decisions")


def test_the_most_important_lines_stay() -> None:
    told = [[Text(str(n))] for n in range(6)]
    kept, hidden = most_important(told, [0, 9, 0, 0, 5, 0], 3)
    assert [part[0].plain for part in kept] == ["1", "4"]
    assert hidden == 4
    assert most_important(told, [0] * 6, 6) == (told, 0)


def test_enter_goes_on_from_the_result(sit: Sit) -> None:
    person = sit("play", "imperium", "--seed", "1", "--seats", "human,house,house", "--leaders", "random")
    person.skips_results = False
    person.wait()
    for _ in range(40):
        if "Enter goes on to the table" in person.screen:
            break
        person.type("reveal" if "Reveal your hand" in person.screen else str(person.choices))
    assert "THE COMBAT OF ROUND 1" in person.screen
    assert "THE END OF THE ROUND" in person.screen
    assert "Enter goes on to the table" not in person.type("")


@pytest.mark.parametrize("options", [{"name": "arrakis", "players": 2}, {"name": "imperium", "players": 3}])
def test_a_game_does_not_begin_with_the_end_of_a_round(options: dict[str, Any]) -> None:
    _, first = next(decisions(lang="en", most=20, **options))
    assert first._result() == []


def line(*told: tuple[str, str]) -> Line:
    """By kind and text, all of one seat."""
    shown = tuple(Shown(seat=1, kind=kind, things=[]) for kind, _ in told)
    texts = tuple(f"Paul {text}" for _, text in told)
    return Line(1, "Paul " + " · ".join(text for _, text in told), shown, texts, "Paul")


FOUGHT = line(("sent", "sends an Agent"), ("strength", "has strength 3"), ("passed", "plays no Combat card"))


def test_a_result_tells_what_was_decided_and_nothing_else() -> None:
    assert [part.text for part in only([FOUGHT, line(("drew", "draws a card"))], ("strength",))] == [
        "Paul has strength 3"
    ]


def test_behind_a_result_the_news_go_on() -> None:
    round_begins = line(("first", "is First Player"), ("drew", "draws a card"), ("sent", "sends an Agent"))
    told = after([FOUGHT, round_begins, line(("vp", "gains 1 Victory Point"))], ("strength", "first"))
    assert [part.text for part in told] == ["Paul draws a card · sends an Agent", "Paul gains 1 Victory Point"]
    assert after([FOUGHT], ("place",)) == [FOUGHT]


def test_of_a_long_line_what_matters_little_goes_first() -> None:
    weights = {"drew": 0, "sent": 3, "vp": 5}
    told = line(("sent", "sends an Agent"), ("drew", "draws a card"), ("drew", "draws a card"), ("vp", "gains a point"))
    assert told.text.count("draws") == 2
    assert weighty(told, weights, 1).text == "Paul sends an Agent · gains a point"
    assert weighty(told, weights, 5).text == "Paul gains a point"
    drawn = line(("drew", "draws a card"))
    assert weighty(drawn, weights, 3) == drawn, "never an empty line"


def test_the_end_of_a_round_on_arrakis_says_how_things_stand() -> None:
    for _, decision in decisions("arrakis", "de", 2000, players=2):
        told = "\n".join(line.plain for line in decision._result())
        if Words("de", ARRAKIS)("result-round").upper() in told:
            assert "Herrschaft" in told.split("\n")[-2] + told.split("\n")[-1]
            assert "Erntemaschinen bringen" in told, "also what was asked about in between"
            return
    raise AssertionError("no end of a round in 2000 decisions")


GOES_ON: dict[str, Any] = {"battle": None, "round": 1, "over": False}


def test_a_battle_that_ends_without_a_winner_is_told_to_its_end() -> None:
    """Who ceases wins nothing; an earlier battle does not cut this one short."""
    earlier = [line(("battle", "attacks s1_1")), line(("won", "wins the battle"))]
    known = [line(("battle", "attacks s1_2")), line(("combat", "rolls 1 sword"))]
    fresh = [line(("combat", "rolls 3 shields")), line(("b_cease", "ceases the attack"), ("turn", "has a turn"))]
    lines = [*earlier, *known, *fresh]
    told = "\n".join(t.plain for t in results(lines, 4, GOES_ON, Words("en", ARRAKIS)))
    for text in ("attacks s1_2", "rolls 1 sword", "rolls 3 shields", "ceases the attack"):
        assert text in told
    assert "s1_1" not in told
    assert "turn" not in told
    ended = [*lines, line(("turn", "has a turn"), ("battle", "attacks s1_3"), ("combat", "rolls nothing"))]
    told = "\n".join(t.plain for t in results(ended, 6, GOES_ON, Words("en", ARRAKIS)))
    assert "attacks s1_3" in told
    assert "s1_2" not in told, "a battle that was told"
    over = {"battle": {"round": 2}, "round": 1, "over": True}  # ARR-4.6: the game may end amidst it
    assert any("rolls 3 shields" in part.plain for part in results(lines, 4, over, Words("en", ARRAKIS)))


def test_the_end_of_a_round_tells_what_supremacy_was_gained() -> None:
    begun, gained, ended = line(("round", "1")), line(("supremacy", "has 3 points")), line(("round", "2"))
    told = results([begun, gained, ended], 1, GOES_ON | {"round": 2}, Words("en", ARRAKIS))
    assert any("has 3 points" in part.plain for part in told)
