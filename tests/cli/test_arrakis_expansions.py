"""Smugglers and The Spacing Guild at the terminal: the table, the commands, rulings that are turned, whole games."""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from landsraad import Setup, bots
from landsraad.arrakis.game import GAME
from landsraad.arrakis.switches import FACES, SWITCHES
from landsraad.cli import main
from landsraad.cli.arrakis.battle import battle_lines
from landsraad.cli.arrakis.board import ArrakisBoard
from landsraad.cli.arrakis.marks import CATALOGUE, IN_THE_AIR, Marks
from landsraad.cli.content import guessed_in
from landsraad.cli.question import Question
from landsraad.cli.replay import Replay
from landsraad.cli.variant import Variant
from landsraad.cli.words import LANGS, Words
from landsraad.kernel.record import Record, steps, verify
from tests.amount import amount
from tests.arrakis.helpers import units
from tests.bots.seating import answer as ask
from tests.cli.conftest import Sit
from tests.cli.test_arrakis import Window, shown, sit_down
from tests.cli.warm import run

BOTH = ("smugglers", "guild")


def script(env: dict[str, str], text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(*arguments, input=text, env=env, timeout=240)


def first_view(*expansions: str, seat: int = 0, **options: Any) -> dict[str, Any]:
    return GAME.new(Setup(2, 1, expansions, **options)).view(seat)


# ---------------------------------------------------------------- the picture


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "lang", "width", "height", "expansions", "options"),
    [
        (2, "en", 100, 30, BOTH, {}),
        (3, "de", 100, 30, BOTH, {"team": "atreides"}),
        (4, "en", 120, 40, ("guild",), {}),
        (2, "de", 100, 30, ("smugglers",), {}),
        (2, "en", 170, 50, BOTH, {}),
    ],
)
def test_the_table_fits_with_both_boards_hand_question_and_choices(
    players: int, lang: str, width: int, height: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    sitting = sit_down(players, 8, lang, Window(width, height), expansions=expansions, **options)
    people = [bots.make("random", seat) for seat in range(players)]
    labels = {"en": ("SMUGGL.", "SPACE"), "de": ("SCHMUGG.", "WELTRAUM")}[lang]
    for step in range(400):
        state = sitting.table.state
        if state.over:
            break
        if step % amount(5, 1):
            sitting.table.apply(ask(people[state.player], GAME, state))
            continue
        decision = Question(sitting, state.player)
        lines = decision._picture()
        assert len(lines) == height - 1
        assert max(line.cell_len for line in lines) <= width
        text = "\n".join(line.plain for line in lines)
        assert decision._asked() in text
        assert "  1) " in text
        assert "HAND  " in text
        for label, expansion in zip(labels, BOTH, strict=True):
            assert (label in text) == (expansion in expansions)
        sitting.table.apply(ask(people[state.player], GAME, state))
        sitting.seen[decision.seat.number] = decision.known


def test_the_boards_at_the_start() -> None:
    """SMG-3.1 and 5.7: two Units wait in round 1; SMG-3.2: step 7; GLD-4.3: two Troops and six bases left for each."""
    text = shown(Question(sit_down(2, 1, expansions=BOTH), 0))
    assert "SMUGGL.  neutral · 2 waiting, 4 in supply · 3△ 1c available · Ornithopters 0 ready, 3 locked" in text
    assert "Jihad 0 · Staban 7 · " in text
    sides = " · ".join(f"{side} Heighliner 0/4 0F 2T (left 3F 6b)" for side in "HA")
    assert f"SPACE    {sides} · 8T left\n" in text
    assert "Where does a Smuggler Harvester go?" in text


def test_without_expansions_nothing_of_them_is_shown() -> None:
    text = shown(Question(sit_down(2, 1), 0))
    for part in ("SMUGGL.", "SPACE", "Staban", "△", "Heighliner"):
        assert part not in text
    board = ArrakisBoard(GAME, Words("en"), ["a", "b"], 1)
    assert "Smuggler" not in board.help(first_view())


def test_allied_smugglers_show_their_base_their_die_and_what_was_given_up() -> None:
    board = ArrakisBoard(GAME, Words("de"), ["a", "b"], 1)
    view = first_view(*BOTH)
    view["smugglers"] |= {
        "status": "allied",
        "staban_step": None,
        "waiting": 0,
        "supply": 2,
        "base": "s2_3",
        "die": "strategy",
        "ornithopters_ready": 1,
        "given_up": 1,
        "drawn": ["drone_ornithopters", "war_plan"],
    }
    view["guild"]["in_play"] = ["spice_bribe"]
    view["guild"]["atreides"] |= {"heighliner": 3, "cargo": {"frigates": 1, "troops": 4}, "frigates": 2, "bases": 4}
    text = "\n".join(line.plain for line in board.lines(view, 100))
    assert "verbündet · Basis s2_3, 2 im Vorrat · Würfel Strat. · Ornithopter 1 verfügbar, 3 noch nicht" in text
    assert "auf 1 Harkonnen-Ornithopter verzichtet" in text
    assert "A Heighliner 3/4 1F 4T (übrig 2F 4b)" in text
    assert "im Spiel: Spice-Bestechung" in text
    assert "GEZOGEN  Drohnen-Ornithopter" in text
    assert "Djihad 0 · MAFEA" in text, "Staban has left the prescience track"
    view["smugglers"]["status"] = "eliminated"
    assert "SCHMUGG. eliminiert\n" in "\n".join(line.plain for line in board.lines(view, 100))


def test_cards_the_die_has_drawn_are_worth_more_than_the_map() -> None:
    board = ArrakisBoard(GAME, Words("de"), ["a", "b"], 1)
    view = first_view(*BOTH, seat=1)
    view["smugglers"] |= {"status": "allied", "drawn": ["drone_ornithopters", "voices_in_the_landsraad"]}
    lines = [line.plain for line in board.lines(view, 100, height=22)]
    assert len(lines) <= 22
    assert any(line.startswith("HAND ") for line in lines)
    view["smugglers"]["drawn"] = 2  # what the others know
    assert not any(line.startswith("GEZOGEN") for line in [text.plain for text in board.lines(view, 100)])


@pytest.mark.parametrize(
    ("data", "legion", "things"),
    [
        ({"units": units(2, 1), "smugglers": 1, "generic": 1}, "A2/1/0s1+1", ""),
        ({"units": units(), "troops": 3}, "At3", ""),
        (
            {"units": units(1), "smugglers": 2, "troops": 1, "leaders": ["staban_tuek"], "base": 3},
            "A1/0/0s2t1★1",
            "⊓3",
        ),
        ({"units": units(1), "harvester": "smugglers"}, "A1/0/0", "△"),
        ({"units": units(1), "harvester": True}, "A1/0/0", "▲"),
    ],
)
def test_marks_of_areas(data: dict[str, Any], legion: str, things: str) -> None:
    area = {"owner": "atreides", **data}
    marks = Marks(GAME, Words("en"))
    assert marks.legion(area).plain == legion
    assert marks.things(area).plain == things


@pytest.mark.parametrize("lang", LANGS)
def test_every_figure_in_the_air_has_a_sign_of_its_own_and_a_name(lang: str) -> None:
    board = ArrakisBoard(GAME, Words(lang), ["a", "b"], 1)
    view = first_view(*BOTH)
    assert len(set(IN_THE_AIR.values())) == len(IN_THE_AIR) == 8
    for figure, sign in IN_THE_AIR.items():
        view["zones"]["az3"] = figure
        assert any(f"→az3:{sign}" in line.plain for line in board.lines(view, 100))
        near = board.zoom(view, "az3", frozenset(), 98, 27)
        assert near is not None
        if figure not in (None, "ornithopter", "carryall"):
            assert Words(lang, CATALOGUE)(f"air-{figure}".replace("_", "-")) in near[0].plain


def test_an_area_from_near_names_smugglers_troops_base_and_harvester() -> None:
    board = ArrakisBoard(GAME, Words("en"), ["a", "b"], 1)
    view = first_view(*BOTH)
    legion = {"owner": "atreides", "units": units(1), "leaders": ["staban_tuek"]}
    view["areas"]["s2_3"] = {**legion, "smugglers": 2, "troops": 1, "base": 3}
    view["areas"]["s1_3"] = {"harvester": "smugglers"}
    told = "\n".join(line.plain for line in board.in_full(view))
    assert "Smugglers Base, rank 3, A 1 Regular, 2 Smuggler Units, 1 Houses Major Troop, Staban Tuek" in told
    assert re.search(r"s1_3 .*Smuggler Harvester", told)


def test_a_battle_shows_smuggler_units_and_troops_of_both_sides() -> None:
    board = ArrakisBoard(GAME, Words("en"), ["a", "b"], 1)
    view = first_view(*BOTH)
    legion = {"owner": "atreides", "units": units()}
    view["areas"]["s2_3"] = {**legion, "smugglers": 1, "troops": 2}
    zeros = {name: {"harkonnen": 0, "atreides": 0} for name in ("hits", "shields", "specials")}
    view["battle"] = {
        **{"attacker": "harkonnen", "from": "s2_2", "to": "s2_3", "round": 0},
        **{"attackers": {**legion, "units": units(elite=1), "troops": 3, "owner": "harkonnen"}, **zeros},
        **{"rolled": None, "dice": None, "forecast": None, "lost": {"harkonnen": legion, "atreides": legion}},
    }
    text = "\n".join(line.plain for line in battle_lines(board.map, view, 100))
    assert "attack   H 1 Elite, 3 Houses Major Troops" in text
    assert "defend   A 1 Smuggler Unit, 2 Houses Major Troops" in text


def test_help_text_and_board_know_the_expansions() -> None:
    window = Window()
    decision = Question(sit_down(2, 1, window=window, expansions=BOTH), 0)
    decision._understand("help")
    page = "\n".join(window.paged)
    for part in ("△ Smuggler Harvester", "⊓3 Smugglers Base", "N Guild Navigator", "Heighliner 2/4"):
        assert part in page
    for name in ("smugglers action die", "navigator", "frigate", "heighliner", "smuggler unit", "troop", "staban"):
        decision.notices = []
        decision._understand(f"text {name}")
        assert decision.notices, name
        assert "There is no card" not in decision.notices[0].plain, name
    decision.notices = []
    decision._understand("why smugglers action die")
    assert decision.notices[-1].plain.startswith("Smugglers Action die: ")


# ---------------------------------------------------------------- titles, rulings, refusals


def test_titles_in_both_languages() -> None:
    setup = Setup(3, 1, ["guild", "smugglers"], team="atreides", round1_unit=False)
    both = {lang: Variant.of(setup).title(GAME, Words(lang)) for lang in LANGS}
    assert both["en"] == "Dune: War for Arrakis · Smugglers · The Spacing Guild · two Atreides · round1_unit=false"
    assert both["de"] == "Dune: Krieg um Arrakis · Schmuggler · Die Raumgilde · zwei Atreides · round1_unit=false"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "1", "--with", "guild"], "cannot be played in the Mahdi solo mode"),
        (["--with", "ix"], "There is no expansion “ix”"),
        (["--rule", "round1_unit=false"], "needs the expansion smugglers"),
        (["--with", "smugglers", "--rule", "round1_unit=maybe"], "is true or false, not “maybe”"),
        (["--with", "smugglers", "--rule", "round1_unit"], "--rule NAME=VALUE, not “round1_unit”"),
        (["--with", "smugglers", "--rule", "nonsense=1"], "There is no option “nonsense”"),
        (["--with", "smugglers", "--rule", "players=3"], "“players” is no rule"),
        (["--with", "smugglers", "--rule", f"{FACES}=house"], "needs six results"),
        (["--with", "guild", "--rule", "unplaceable_cargo=lost"], "stay_loaded or return_to_supply"),
    ],
)
def test_what_cannot_be_set_up_is_one_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (["play", "arrakis"], ["simulate", "arrakis", "--games", "1", "--bots", "random"]):
        assert main([*command, *arguments]) == 2
        told = capsys.readouterr().err
        assert complaint in told
        assert told.count("\n") == 1


def test_help_names_expansions_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        told = " ".join(capsys.readouterr().out.split())
        for part in ("smugglers (Smugglers)", "guild (The Spacing Guild)", "--rule NAME=VALUE", "--rules"):
            assert part in told


@pytest.mark.parametrize("lang", LANGS)
def test_every_ruling_is_listed_with_its_values(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "arrakis", "--rules", "--lang", lang]) == 0
    told = " ".join(capsys.readouterr().out.split())
    for switch in SWITCHES:
        first, second = (str(v).lower() if isinstance(v, bool) else v for v in switch.values)
        assert f"{switch.name}={first} | {second}" in told
    assert f"{FACES}=" in told
    assert main(["content", "imperium", "--rules", "--lang", lang]) == 0


@pytest.mark.slow
def test_a_turned_ruling_stays_through_saving_resuming_and_replay(env: dict[str, str], tmp_path: Path) -> None:
    rules = ["--rule", "round1_unit=false", "--rule", "unplaceable_cargo=return_to_supply"]
    game = ["play", "arrakis", "--with", "smugglers,guild", "--seed", "5", "--seats", "human,random", *rules]
    begun = script(env, "1\nquit\n", *game)
    assert begun.returncode == 0, begun.stderr
    assert "1 waiting, 5 in supply" in begun.stdout, "SMG-5.7 turned"
    again = script(env, "1\nquit\n", "play", "--resume")
    assert "1 waiting, 5 in supply" in again.stdout
    assert "round1_unit=false · unplaceable_cargo=return_to_supply" in again.stdout
    (saved,) = (tmp_path / "data" / "landsraad" / "in-progress").glob("*.json")
    (record,) = Record.read(saved)
    assert record.setup.options == {"round1_unit": False, "unplaceable_cargo": "return_to_supply"}
    assert main(["replay", str(saved), "--verify"]) == 0
    assert "1 waiting, 5 in supply" in script(env, "q\n", "replay", str(saved), "--plain").stdout


# ---------------------------------------------------------------- what is reconstructed


def test_the_number_of_reconstructed_components_depends_on_the_expansions() -> None:
    """Smugglers: the die, Staban, Drone Ornithopters. The Spacing Guild: ten different cards (cards.yaml)."""
    base = guessed_in(GAME, Setup(2, 1))
    assert guessed_in(GAME, Setup(2, 1, ["smugglers"])) == base + 3
    assert guessed_in(GAME, Setup(2, 1, ["guild"])) == base + 10
    assert guessed_in(GAME, Setup(2, 1, BOTH)) == base + 13


def test_content_lists_the_new_components(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--reconstructed"]):
        assert main(["content", "arrakis", "--lang", "en", *arguments]) == 0
        told = " ".join(capsys.readouterr().out.split())
        for part in ("Staban Tuek", "Drone Ornithopters", "Smugglers Action die", "Spice Bribe", "Downed Frigate"):
            assert part in told
        assert "(only with Smugglers)" in told
    assert main(["content", "arrakis", "--lang", "de"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "(nur mit „Die Raumgilde“)" in told
    assert "(nicht mit „Schmuggler“)" in told, "the three cards that leave the House Atreides deck (SMG-3.3)"


@pytest.mark.slow
def test_setup_and_end_screen_count_what_a_content_file_leaves_reconstructed(
    env: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "smugglers_die: [leadership, leadership, strategy, deployment, mentat, house]\n"
        "leaders:\n  staban_tuek: {special: [{part: Draw, n: 1}]}\n"
        "cards:\n  spice_bribe: {name: Payment, parts: [{part: ImperiumAction, kind: choam}], lasting: ''}\n"
    )
    n = guessed_in(GAME, Setup(2, 1, BOTH))
    table = ["play", "arrakis", "--with", "smugglers,guild", "--seed", "1", "--seats", "human,random", "--lang", "en"]
    told = script(env, "quit\n", *table)
    assert f"{n} components are reconstructed: landsraad content arrakis --reconstructed" in told.stdout
    told = script(env, "quit\n", "--content", str(file), *table)
    assert told.returncode == 0, told.stderr
    assert f"{n - 3} components are reconstructed" in told.stdout
    told = script(env, "", "--content", str(file), "content", "arrakis", "--reconstructed", "--lang", "en")
    for gone in ("Smugglers Action die", "Staban Tuek", "Payment", "Spice Bribe"):
        assert f"\n  {gone}" not in told.stdout
    assert "\n  Drone Ornithopters" in told.stdout


# ---------------------------------------------------------------- whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "expansions", "seats"),
    [
        ("en", "smugglers,guild", "human,house"),
        ("de", "smugglers,guild", "house,human"),
        ("en", "guild", "human,house,house,house"),
        ("de", "smugglers", "house,human,house"),
    ],
)
def test_a_whole_game_by_script(env: dict[str, str], tmp_path: Path, lang: str, expansions: str, seats: str) -> None:
    dice = random.Random(7)
    typed = "".join(f"{dice.randint(1, 3)}\n" for _ in range(12_000))
    played = script(
        env, typed, "play", "arrakis", "--with", expansions, "--seed", "3", "--seats", seats, "--lang", lang
    )
    assert played.returncode == 0, played.stderr
    assert "landsraad content arrakis --reconstructed" in played.stdout.rsplit("\n> ", 1)[-1]
    for name in expansions.split(","):
        assert GAME.texts.say(lang, f"expansion-{name}") in played.stdout.rsplit("\n> ", 1)[-1]
    (kept,) = (tmp_path / "data" / "landsraad" / "finished").glob("*.json")
    (record,) = Record.read(kept)
    assert record.setup.expansions == frozenset(expansions.split(","))
    assert verify(GAME, record).over
    assert main(["replay", str(kept), "--verify"]) == 0


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 1])
def test_every_step_of_a_record_can_be_looked_at(seat: int | None) -> None:
    sitting = sit_down(2, 11, "de", expansions=BOTH)
    people = [bots.make("random", number) for number in range(2)]
    for _ in range(300):
        state = sitting.table.state
        sitting.table.apply(ask(people[state.player], GAME, state))
    record = sitting.table.finish()
    states = [state.clone() for _, state in steps(GAME, record)]
    replay = Replay(GAME, record, seat, Words("de"), states, [[] for _ in states], Window())
    for at in range(0, len(states), 7):
        lines = replay._picture(at)
        assert len(lines) <= 30
        assert max(line.cell_len for line in lines) <= 100


@pytest.mark.slow
def test_a_person_plays_with_both_expansions(sit: Sit) -> None:
    person = sit("play", "arrakis", "--with", "smugglers,guild", "--seed", "4", "--seats", "human,random")
    screen = person.wait()
    assert "! Dune: War for Arrakis · Smugglers · The Spacing Guild" in screen
    assert re.search(r"! \d+ components are reconstructed: landsraad content arrakis --reconstr", screen)
    dice = random.Random(1)
    for _ in range(40):
        rows = person.screen.split("\n")
        assert len(rows) <= 30
        assert person.choices, person.screen
        person.type(str(dice.randint(1, person.choices)))
    assert "This game uses" not in person.screen
    assert person.end("quit")[0] == 0


@pytest.mark.slow
def test_simulate_with_expansions_and_rulings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["simulate", "arrakis", "--games", "1", "--bots", "house", "--lang", "de", "--out", str(tmp_path / "out")]
    assert main([*command, "--with", "smugglers,guild", "--rule", "frigate_exact_distance=true"]) == 0
    assert "Schmuggler · Die Raumgilde · frigate_exact_distance=true" in " ".join(capsys.readouterr().out.split())
    (records,) = (tmp_path / "out").glob("*.jsonl")
    assert main(["replay", str(records), "--verify"]) == 0


@pytest.mark.slow
def test_the_examples_of_the_documentation_load_are_told_and_play(env: dict[str, str], tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "content-files.md"
    examples = re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 3
    for number, example in enumerate(examples):
        file = tmp_path / f"{number}.yaml"
        file.write_text(example, encoding="utf-8")
        for lang in LANGS:
            told = script(env, "", "--content", str(file), "content", "--lang", lang)
            assert told.returncode == 0, told.stderr
        played = ["simulate", "arrakis", "--games", "1", "--bots", "random", "--with", "smugglers,guild", "--seed", "2"]
        ended = script(env, "", "--content", str(file), *played)
        assert ended.returncode == 0, ended.stderr
