"""War for Arrakis at the terminal: the picture, the questions, a person in a pseudo-terminal, the other commands."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from landsraad import Setup, Table, bots
from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.view import PHASES
from landsraad.cli import main
from landsraad.cli.arrakis import board
from landsraad.cli.arrakis.battle import battle_lines
from landsraad.cli.arrakis.marks import CATALOGUE
from landsraad.cli.boards import Board, board_of
from landsraad.cli.play import Sitting
from landsraad.cli.question import Question
from landsraad.cli.screen import Draw, Offered, nothing
from landsraad.cli.story import story
from landsraad.cli.words import LANGS, Words
from landsraad.kernel.record import Record, verify
from landsraad.registry import games
from tests.amount import amount
from tests.arrakis.helpers import units
from tests.bots.seating import answer as ask
from tests.cli.conftest import Sit, nearly_over


class Window:
    """A terminal that answers what it was told and keeps what it was shown."""

    full = True

    def __init__(self, width: int = 100, height: int = 30) -> None:
        self.size = (width, height)
        self.paged: list[str] = []

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        return ""

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        self.paged = [line.plain for line in lines]

    def hide(self) -> None: ...


def sit_down(players: int, seed: int, lang: str = "en", window: Window | None = None, **options: Any) -> Sitting:
    table = Table(GAME, Setup(players, seed, **options), ["Maria-Dolores", "house 2", "house 3", "house 4"][:players])
    made = Sitting(table, ["human"] * players, Words(lang))
    made.front = window or Window()
    return made


def play_on(sitting: Sitting, stop: Callable[[Position], bool], bot: str = "random", most: int = 4000) -> Question:
    """Bots decide until a position is the wanted one."""
    players = [bots.make(bot, seat) for seat in range(len(sitting.seats))]
    for _ in range(most):
        state = sitting.table.state
        assert isinstance(state, Position)
        assert not state.over, "the game ended before"
        if stop(state):
            return Question(sitting, state.player)
        sitting.table.apply(ask(players[state.player], GAME, state))
    raise AssertionError("no such decision")


def shown(decision: Question) -> str:
    return "\n".join(line.plain for line in decision._picture())


# ---------------------------------------------------------------- texts


def placeholders(lang: str) -> dict[str, set[str]]:
    folder = Path(__file__).parents[2] / "src" / "landsraad" / "cli" / "arrakis" / "locale"
    found: dict[str, set[str]] = {}
    for entry in re.split(r"\n(?=[a-z])", (folder / f"{lang}.ftl").read_text(encoding="utf-8")):
        message, _, body = entry.partition(" =")
        if re.fullmatch(r"[a-z][a-z0-9-]*", message):
            found[message] = set(re.findall(r"\$([a-z]+)", body))
    return found


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    assert CATALOGUE.ids("en") == CATALOGUE.ids("de")
    assert placeholders("en") == placeholders("de")
    assert set(placeholders("en")) == set(CATALOGUE.ids("en"))


def test_every_game_has_a_board() -> None:
    assert all(board_of(games[name]) is not Board for name in games)


@pytest.mark.parametrize("lang", LANGS)
def test_every_phase_has_words(lang: str) -> None:
    for phase in PHASES:
        assert Words(lang, CATALOGUE)(f"phase-{phase.replace('_', '-')}")


# ---------------------------------------------------------------- the picture


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "lang", "width", "height", "bot", "options"),
    [
        (2, "en", 100, 30, "random", {}),
        (2, "de", 100, 30, "house", {}),
        (3, "de", 100, 30, "random", {"team": "atreides"}),
        (4, "en", 120, 40, "random", {}),
        (2, "de", 170, 50, "random", {}),
    ],
)
def test_question_and_choices_are_always_on_the_screen(
    players: int, lang: str, width: int, height: int, bot: str, options: dict[str, Any]
) -> None:
    sitting = sit_down(players, 5, lang, Window(width, height), **options)
    seen = 0

    def look(decision: Question) -> bool:
        nonlocal seen
        seen += 1
        lines = decision._picture()
        assert len(lines) == height - 1
        assert max(line.cell_len for line in lines) <= width
        text = "\n".join(line.plain for line in lines)
        assert decision._asked() in text
        assert "  1) " in text
        cells = [cell for line in decision._menu(width) for cell in re.split(r"(?:^|  +)\d+\) ", line.plain)]
        menu = [cell for cell in cells if cell.strip()]
        assert len({cell.strip() for cell in menu}) == len(menu), "choices that look alike"
        assert "ANFÜHRER" in text or "LEADERS" in text
        return seen == amount(70, 350) or len(sitting.table.record.actions) > 2000

    players_bots = [bots.make(bot, seat) for seat in range(players)]
    while not sitting.table.state.over:
        state = sitting.table.state
        decision = Question(sitting, state.player)
        if look(decision):
            break
        sitting.table.apply(ask(players_bots[state.player], GAME, state))
        sitting.seen[decision.seat.number] = decision.known
    assert seen > 60


def test_the_map_shows_the_start_of_the_game() -> None:
    """Settlements, sietches and stations as in board.yaml; what the Harkonnen may not know is a question mark."""
    text = shown(Question(sit_down(2, 1), 0))
    for name, rank in (("Arrakeen", 3), ("Carthag", 2), ("Arsunt", 1), ("North Pole", 1)):
        assert re.search(rf"{name} ⌂{rank} H\d/\d/\d", text), name
    assert text.count("∩? A+1?1") == 8, "eight sietches, each with a Naib and a facedown token"
    assert text.count("◎") == 6 - 1 * ("more: zoom" in text and "s4_15◎" not in text)
    for sector in range(1, 9):
        assert f"S{sector} " in text
    assert "Round 1 · vehicles" in text
    assert "Supremacy 0/10" in text
    assert "(objective" not in text


def test_the_atreides_see_their_objective_and_the_ranks_of_their_sietches() -> None:
    decision = play_on(sit_down(2, 1), lambda s: s.player == 1)
    text = shown(decision)
    assert re.search(r"Kwisatz Haderach 0/[579]", text)
    assert re.search(r"∩[123]\? A", text)
    harkonnen = shown(play_on(sit_down(2, 1), lambda s: s.player == 0))
    assert not re.search(r"Jihad 0/", harkonnen)


@pytest.mark.slow
def test_a_battle_shows_both_sides_and_what_was_rolled() -> None:
    decision = play_on(sit_down(2, 1), lambda s: GAME.kind(s) == "b_hit", most=3000)
    battle = decision.view["battle"]
    text = shown(decision)
    assert "BATTLE  round" in text
    sides = sorted(battle["hits"], key=lambda side: side != battle["attacker"])
    rolled = [f"hits {battle['hits'][side]} · shields {battle['shields'][side]}" for side in sides]
    assert re.search(rf"attack .*\n +rolled: .*{rolled[0]}(.*\n)+ *defend .*\n +rolled: .*{rolled[1]}", text)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "rolls 5 dice: 3 units + rank 2 + 1 card, at most 5"),
        ("de", "würfelt mit 5: 3 Einheiten + Rang 2 + 1 Karte, höchstens 5"),
    ],
)
def test_a_battle_says_how_many_dice_and_why_and_who_was_lost(lang: str, told: str) -> None:
    nobody = {"units": units()}
    dice = {"n": 5, "units": 3, "rank": 2, "cards": 1, "bonus": 0, "most": 5}
    battle = {
        "attacker": "atreides",
        "from": "s1_2",
        "to": "arrakeen",
        "round": 2,
        "attackers": {"units": units(2, 1)},
        "rolled": None,
        "lost": {"harkonnen": {"units": units(elite=2)}, "atreides": nobody},
        "dice": {"harkonnen": dice, "atreides": {**dice, "n": 3, "rank": 0, "cards": 0}},
        "forecast": {"harkonnen": 1.25, "atreides": 0.5},
    }
    table = sit_down(2, 1, lang).board
    assert isinstance(table, board.ArrakisBoard)
    lines = [line.plain for line in battle_lines(table.map, {"battle": battle, "areas": {}}, 80)]
    assert any(told in line for line in lines)
    lost = {"en": "lost: H 2 Elite", "de": "Verluste: H 2 Elite"}[lang]
    assert any(lost in line for line in lines)
    after = {**battle, "rolled": {s: {"swords": 1, "shields": 0, "specials": 1} for s in ("harkonnen", "atreides")}}
    after |= {"hits": {"harkonnen": 2, "atreides": 1}, "shields": {"harkonnen": 0, "atreides": 0}}
    after["specials"] = {"harkonnen": 0, "atreides": 1}
    lines = [line.plain for line in battle_lines(table.map, {"battle": after, "areas": {}}, 80)]
    made = {"en": "swords 1, shields 0, specials 1 → hits 2", "de": "Schwerter 1, Schilde 0, Spezial 1 → Treffer 2"}[
        lang
    ]
    assert sum(made in line for line in lines) == 1, "only where a leader has made something of a special"


def test_a_question_about_prescience_cards_shows_their_conditions() -> None:
    decision = play_on(sit_down(2, 1), lambda s: GAME.kind(s) == "end_claim")
    assert "Condition: " in shown(decision)


@pytest.mark.slow
def test_before_the_roll_a_battle_shows_no_dice() -> None:
    decision = play_on(sit_down(2, 1), lambda s: GAME.kind(s) == "b_discard", most=3000)
    text = shown(decision)
    assert "BATTLE  round" in text
    assert "shields" not in text.split("PRESC.")[0]


def test_many_areas_are_grouped_by_sector() -> None:
    decision = Question(sit_down(2, 1), 0)
    text = shown(decision)
    assert "Where does a Harvester go? 3 left" in text
    assert re.search(r"\d\) S1 North-East outer … \(\d+\)", text)
    decision._understand("1")
    text = shown(decision)
    assert re.search(r"1\) s1_1 Deep Desert", text)
    assert "(0: back)" in text
    decision._understand("0")
    assert "(0: back)" not in shown(decision)


@pytest.mark.parametrize("typed", ["s1_1", "area s1_1", "Sector 1, area 1", "Sektor 1, Gebiet 1"])
def test_an_area_is_chosen_by_id_or_name(typed: str) -> None:
    """`s1_1` is not `s1_10`."""
    sitting = sit_down(2, 1)
    decision = Question(sitting, 0)
    decision._understand(typed)
    assert decision.done
    assert "harvester" in sitting.table.state.view(0)["areas"]["s1_1"]


def test_zoom_shows_every_area_of_a_sector_with_terrain_and_neighbours() -> None:
    window = Window()
    decision = Question(sit_down(2, 1, window=window), 0)
    decision._understand("zoom s5")
    text = "\n".join(window.paged)
    for area in GAME.facts("")["area"]:
        if "s5" in GAME.facts(f"area:{area}")["sectors"]:
            assert area in text
    assert re.search(r"Arrakeen arrakeen  Plateau  settlement, rank 3, H ", text)
    assert "beside Broken Land, Carthag, Imperial Basin, Rimwall West, s5_1" in text
    assert "impassable to s1_4, s1_5" in text, "Rimwall West"
    decision._understand("sector 3")
    assert any(line.startswith("▸ Habbanya Ridge") or "  Habbanya Ridge hab" in line for line in window.paged)
    decision._understand("zoom az3")
    assert "Air zone 3" in window.paged[0]
    decision._understand("area arrakeen")
    assert window.paged[0].startswith("  Arrakeen")
    window.paged = []
    decision._understand("zoom atlantis")
    assert not window.paged
    assert "no such part" in decision.notices[-1].plain


def test_why_and_text() -> None:
    decision = Question(sit_down(2, 1), 0)
    decision._understand("why arrakeen")
    assert decision.notices[-1].plain.startswith("Arrakeen: ")
    decision._understand("why strategy")
    assert decision.notices[-1].plain.startswith("Strategy: ")
    decision._understand("why stilgar")
    assert decision.notices[-1].plain.startswith("Stilgar: ")
    decision._understand("text stilgar")
    assert "special is 2 hits" in decision.notices[-1].plain
    decision._understand("text desert war")
    assert "Condition" in decision.notices[-1].plain
    decision._understand("hint")
    assert any(notice.plain.startswith("Hint: ") for notice in decision.notices)


def test_board_hand_help_and_log_pages() -> None:
    window = Window()
    decision = play_on(sit_down(2, 1, window=window), lambda s: s.player == 1)
    decision._understand("board")
    assert any("Carthag" in line for line in window.paged)
    assert any("discarded" in line for line in window.paged)
    decision._understand("hand")
    assert any("Secret objective: Kwisatz Haderach" in line for line in window.paged)
    decision._understand("help")
    assert any("facedown tokens" in line for line in window.paged)
    decision._understand("log")
    assert any(line.startswith("● Harkonnen: ") for line in window.paged)


def test_in_a_team_the_log_names_the_part_of_the_side() -> None:
    sitting = sit_down(4, 2)
    play_on(sitting, lambda s: len(sitting.table.record.actions) > 120)
    told = [line.plain for line in story(GAME, sitting.table.state, sitting.table.log, None, Words("en"))]
    assert any(line.startswith("● House Harkonnen: ") for line in told)
    assert any(line.startswith("■ Fremen Ally: ") for line in told)


# ---------------------------------------------------------------- a whole game and its end


@pytest.mark.slow
def test_a_whole_game_ends_with_the_path_that_won() -> None:
    sitting = sit_down(2, 3)
    players = [bots.make("house", seat) for seat in range(2)]
    while not sitting.table.state.over:
        state = sitting.table.state
        sitting.table.apply(ask(players[state.player], GAME, state))
    text = "\n".join(line.plain for line in sitting.board.end_lines(sitting.table.state, sitting.table.finish()))
    view = sitting.table.state.view(1)
    won = "Harkonnen" if view["winner"] == "harkonnen" else "Atreides"
    assert f"The {won} win: " in text
    assert ("By supremacy: " if won == "Harkonnen" else "By prescience: ") in text
    assert f"after {view['round']} rounds" in text
    assert "landsraad content arrakis --reconstructed" in text
    assert re.search(rf" {view['supremacy']} ┤.*H", text)


# ---------------------------------------------------------------- a person in a pseudo-terminal


@pytest.mark.slow
def test_a_game_is_played_left_and_taken_up_again(sit: Sit, tmp_path: Path) -> None:
    person = sit("play", "arrakis", "--seed", "4", "--seats", "human,random")
    dice = random.Random(1)
    assert "DUNE: WAR FOR ARRAKIS" in person.wait()
    for _ in range(60):
        rows = person.screen.split("\n")
        assert len(rows) <= 30, "the picture must fit the window"
        assert max(len(row) for row in rows) <= 100
        assert person.choices, person.screen
        person.type(str(dice.randint(1, person.choices)))
    code, rest = person.end("quit")
    assert code == 0
    assert "landsraad play --resume" in rest
    again = sit("play", "--resume")
    screen = again.wait()
    assert "DUNE: WAR FOR ARRAKIS" in screen
    assert "seed" not in screen, "secret while the game runs"
    again.end("quit")
    (saved,) = (tmp_path / "data" / "landsraad" / "in-progress").glob("*.json")
    (record,) = Record.read(saved)
    assert record.game == "arrakis"
    assert len(record.actions) > 60


@pytest.mark.slow
def test_a_game_against_the_house_reaches_the_end_screen(sit: Sit, tmp_path: Path) -> None:
    nearly_over(GAME, Setup(2, 2), ["house", "human"], tmp_path)
    person = sit("play", "--resume", "--lang", "de")
    dice = random.Random(2)
    person.wait()
    for _ in range(2500):
        if "Enter wiederholt" in person.screen or "spielt das Spiel" in person.screen or "gewinnen:" in person.screen:
            break
        person.type(str(dice.randint(1, max(1, person.choices))))
    assert re.search(r"Die (Harkonnen|Atreides) gewinnen: [●◆] ", person.screen)
    assert "rekonstruierte Komponenten" in person.screen
    person.end("")
    (kept,) = (tmp_path / "data" / "landsraad" / "finished").glob("*.json")
    (record,) = Record.read(kept)
    assert verify(GAME, record).over
    looker = sit("replay", str(kept), "--lang", "de")
    assert "Runde 1" in looker.wait()
    assert "Schritt 40" in looker.type("s 40")
    looker.end("q")
    assert main(["replay", str(kept), "--verify"]) == 0


@pytest.mark.quick
def test_play_alone_offers_both_games(sit: Sit) -> None:
    person = sit("play")
    screen = person.wait()
    assert "New game of Dune: Imperium" in screen
    number = re.search(r"(\d)\) New game of Dune: War for Arrakis", screen)
    assert number
    assert "Your seat  1 (Harkonnen)" in person.type(number[1])
    assert "Where does a Harvester go?" in person.type("")


def test_three_players_with_a_team(sit: Sit) -> None:
    person = sit(
        "play", "arrakis", "--players", "3", "--team", "atreides", "--seed", "1", "--seats", "human,random,random"
    )
    screen = person.wait()
    assert re.search(r"H Harkonnen ● You", screen)
    assert re.search(r"A Atreides  ◆ Bot 2 ▲ Bot 3", screen)
    code, rest = sit("play", "arrakis", "--players", "4", "--team", "atreides").end()
    assert code == 2
    assert "game of three" in rest


# ---------------------------------------------------------------- other commands


def test_content_lists_what_is_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    """ARR-33: prescience rewards, deployment tokens, objectives, Atomics; ARR-28.15: leaders of the Atreides."""
    assert main(["content", "arrakis", "--reconstructed", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for part in ("Prescience cards (16 of 16)", "Secret objectives (6 of 6)", "Family Atomics (3 of 3)", "Stilgar"):
        assert part in told
    assert "Baron Harkonnen" not in told
    assert told.count("working title") >= 7
    assert main(["content", "imperium", "--reconstructed", "--lang", "de"]) == 0
    assert "Nichts ist rekonstruiert" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGS)
def test_content_lists_every_component_of_both_games(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert {"en": "Sandmasters", "de": "Sandmeister"}[lang] in told
    assert "Paul Atreides" in told


@pytest.mark.slow
def test_simulate_and_rules_know_the_second_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "arrakis", "--games", "1", "--bots", "house", "--lang", "en"]) == 0
    assert "Dune: War for Arrakis" in capsys.readouterr().out
    assert main(["rules", "ARR-4.1", "--game", "arrakis"]) == 0
    assert "ARR-4.1" in capsys.readouterr().out


def test_the_phases_have_the_names_of_the_german_rulebook() -> None:
    """ARR-5.2."""
    text = (Path(board.__file__).parent / "locale" / "de.ftl").read_text(encoding="utf-8")
    names = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("phase-"))
    assert [names[f"phase-{x}"] for x in ("round-start", "vehicles", "actions", "hazards", "harvest", "round-end")] == [
        "Rundenbeginn",
        "Fahrzeuge platzieren",
        "Aktionen ausführen",
        "Wüstengefahren",
        "Spice-Ernte",
        "Rundenende",
    ]


@pytest.mark.parametrize(
    ("lang", "variant", "handicap"),
    [("en", "variant by our", "handicaps of ours"), ("de", "Variante nach unseren", "Handicaps von uns")],
)
def test_rulings_of_ours_are_marked_before_and_after_a_solo_game(lang: str, variant: str, handicap: str) -> None:
    """ARR-30.60, ARR-30.66; who loses to the Mahdi is told so by name."""
    sitting = sit_down(1, 3, lang, expansions=("smugglers",), mahdi_supremacy=3)
    setup = sitting.table.record.setup
    before = "\n".join(line.plain for line in sitting.board.introduction(setup))
    assert variant in before
    assert handicap in before
    assert {"ours:ARR-30.60", "ours:ARR-30.66"} <= set(GAME.book(setup, lang))
    player = random.Random(1)
    while not sitting.table.state.over:
        sitting.table.apply(player.choice(sitting.table.state.legal()))
    after = "\n".join(line.plain for line in sitting.board.end_lines(sitting.table.state, sitting.table.finish()))
    assert variant in after
    assert handicap in after
    assert "Mahdi" in after
    plain = sit_down(1, 3, lang=lang)
    assert not any(thing.startswith("ours:") for thing in GAME.book(plain.table.record.setup, lang))
