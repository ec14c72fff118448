"""Scenarios: what they can say, and how they complain. Expected lines are counted in the texts below."""

from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landsraad.kernel.scenario import Failed, read_scenarios, run_scenario
from landsraad.kernel.yaml_lines import BadFile, InFile
from landsraad.registry import find_game

GAME = find_game("imperium")
HEAD = """\
title: A scenario
rules: [IMP-4.5]
setup: {players: 3, names: [Ann, Bo, Cy], leaders: [paul_atreides, glossu_rabban, earl_memnon_thorvald]}
position:
  1: {hand: [dagger x2, diplomacy], solari: 5, spice: 2, deck_top: [signet_ring, reconnaissance]}
"""  # five lines


def play(folder: Path, text: str) -> None:
    file = folder / "it.yaml"
    file.write_text(text, encoding="utf-8")
    for scenario in read_scenarios(file, "imperium"):
        run_scenario(GAME, scenario)


@pytest.mark.parametrize(
    "rest",
    [
        "expect: {1.solari: 5, 1.hand: [diplomacy, dagger, dagger], turn: 1}",
        "expect: {players: {1: {solari: 5}}, Ann.spice: 2, Ann: {water: 1}}",
        "expect: {1.deck: {starts: [signet_ring, reconnaissance], size: 7, has: [seek_allies], lacks: [dagger]}}",
        "expect: {1.solari: {at least: 5, at most: 5}, first: {one of: [1, 2]}}",
        "expect: {1.aside: none, 1.voice: null, alliances.emperor: none, 1.council: false}",
        "expect: {sees.2.players.1.hand: absent, sees.Ann.players.Ann.hand_size: 3, agents.arrakeen: absent}",
        "legal: [reveal, send dagger high_council]",
        "illegal: [send dagger swordmaster, send diplomacy heighliner]",
        "illegal: [{move: send dagger swordmaster, because: Solari}]",
        "asks: 1",
        "asks: turn",
        "asks: {seat: Ann, kind: turn}",
        "over: false",
        "moves: [send dagger high_council]\nexpect: {1.council: true, turn: 2}",
        "moves:\n  - 1: send dagger high_council\n  - expect: {1.council: true}\n    asks: Bo",
        "moves:\n  - Ann: send dagger high_council\n    expect: {Ann.council: true}\n    illegal: [send dagger mentat]",
        "moves:\n  - move: Send dagger HIGH_council\n    expect: {Ann.council: true}",
        "branches:\n  - moves: [send dagger high_council]\n    expect: {1.solari: 0}\n"
        "  - moves: [send dagger mentat]\n    expect: {1.solari: 3, 1.council: false}",
    ],
)
def test_what_a_scenario_can_say(tmp_path: Path, rest: str) -> None:
    play(tmp_path, HEAD + rest)


@pytest.mark.parametrize(
    ("rest", "line", "cause"),
    [
        ("expect: {1.solari: 4}", 6, "1.solari should be 4, but it is 5."),
        ("expect:\n  1:\n    spice: 2\n    solari: 4", 9, "1.solari should be 4, but it is 5."),
        ("expect: {1.council: 0}", 6, "1.council should be 0, but it is false."),
        ("expect: {1.hand: [dagger, diplomacy]}", 6, "1.hand should be [dagger, diplomacy], but it is"),
        ("expect: {1.hand: {has: [dagger x3]}}", 6, "1.hand should be has [dagger, dagger, dagger]"),
        ("expect: {1.hand: {lacks: [dagger]}}", 6, "1.hand should be lacks [dagger]"),
        ("expect: {1.deck: {in order: []}}", 6, "1.deck should be in order [], but it is [signet_ring"),
        ("expect: {1.deck: {starts: [reconnaissance]}}", 6, "1.deck should be starts [reconnaissance]"),
        ("expect: {1.hand: {size: 2}}", 6, "1.hand should be size 2"),
        ("expect: {1.solari: {at least: 6}}", 6, "1.solari should be at least 6, but it is 5."),
        ("expect: {1.hand: absent}", 6, "1.hand should be absent"),
        ("expect: {this_turn.card: dagger}", 6, "this_turn.card should be dagger, but it is none."),
        ("legal: [send dagger swordmaster]", 6, "“send dagger swordmaster” should be legal, but it is not."),
        ("illegal:\n  - reveal", 7, "“reveal” should be illegal, but it is legal."),
        (
            "illegal: [{move: send dagger swordmaster, because: it rains}]",
            6,
            "“send dagger swordmaster” is illegal, but not because “it rains”",
        ),
        ("choices: [reveal]", 6, "the choices should be reveal, but they are reveal, send dagger"),
        ("asks: 2", 6, "asks.seat should be 2, but it is 1."),
        ("over: true", 6, "over should be true, but it is false."),
        ("ranking: [1, 2, 3]", 6, "there is no ranking because the game is not over."),
        ("moves: [send dagger swordmaster]\nover: false", 6, "“send dagger swordmaster” is not possible now."),
        ("moves:\n- reveal\n- send dager mentat\nover: false", 8, "“send dager mentat” is not possible now."),
        ("moves: [send dager mentat]\nover: false", 6, "Did you mean “send dagger mentat”?"),
        ("moves:\n  - 2: reveal\nover: false", 7, "“reveal” is for seat 2, but seat 1 decides now."),
        (
            "branches:\n  - title: it\n    moves: [reveal]\n    asks: turn",
            9,
            "asks.kind should be turn, but it is reveal",
        ),
    ],
)
def test_a_failure_names_line_and_cause(tmp_path: Path, rest: str, line: int, cause: str) -> None:
    with pytest.raises(Failed) as caught:
        play(tmp_path, HEAD + rest)
    assert str(caught.value).startswith(f"{tmp_path / 'it.yaml'}, line {line}: A scenario: ")
    assert cause in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("rest", "line", "cause"),
    [
        ("expcet: {1.solari: 4}", 6, "there is no key “expcet”; did you mean “expect”?"),
        ("expect:\n  1.solarii: 4", 7, "there is no part of 1 “solarii”; did you mean “solari”?"),
        ("expect: {1.hnad: absent}", 6, "there is no part of 1 “hnad”; did you mean “hand”?"),
        ("expect: {1.solari: [4]}", 6, "1.solari is not a list but 5."),
        ("expect: {1.hand: {at least: 4}}", 6, "“at least” compares numbers"),
        ("expect: {1.hand: {has: dagger}}", 6, "“has” needs a list in [ ]."),
        ("expect: {1.solari: {size: 4}}", 6, "“size” is for lists"),
        ("expect: {1.solari: 4, 1: {solari: 4}}", 6, "“solari” stands here twice."),
        ("illegal: [send dager high_council]", 6, "there is no move “send dager high_council”; did you mean"),
        ("illegal: [{because: water}]", 6, "say which move is illegal (move: …)."),
        ("legal: send dagger high_council", 6, "a list is expected here"),
        ("moves: [3]\nover: false", 6, "a text is expected here, not “3”."),
        ("moves:\n  - move: reveal\n    expct: {}\nover: false", 8, "there is no key “expct”; did you mean “expect”?"),
        ("over: false\nover: false", 7, "“over” stands here twice."),
        ("over: &x false\nasks: *x", 7, "references (*name) cannot be used here."),
        ("over: [", 7, "this is not valid YAML"),
        ("over: false\n\tasks: 1", 7, "this is not valid YAML"),
        ("game: imperial\nmoves: []", 1, "this scenario checks nothing"),
    ],
)
def test_a_mistake_names_line_and_cause(tmp_path: Path, rest: str, line: int, cause: str) -> None:
    with pytest.raises(BadFile) as caught:
        play(tmp_path, HEAD + rest)
    assert str(caught.value).startswith(f"{tmp_path / 'it.yaml'}, line {line}: {cause}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("title: A scenario", "note: none", 1, "a scenario needs a title."),
        ("IMP-4.5", "IMP-4.55", 2, "there is no rule “IMP-4.55”; did you mean “IMP-4.5”?"),
        ("[IMP-4.5]", "IMP-4.5", 2, "“rules” must be a list in [ ]."),
        ("players: 3", "players: 7", 3, "Dune: Imperium is for 1 to 4 players, not 7."),
        ("paul_atreides", "paul", 3, "There is no leader “paul”."),
        ("names: [Ann, Bo, Cy]", "names: Ann", 3, "“names” must be a list in [ ]."),
        ("solari: 5", "solari: five", 5, "“solari” must be a number, not “five”."),
        ("diplomacy", "diplomasy", 5, "there is no card “diplomasy”; did you mean “diplomacy”?"),
        ("dagger x2", "dagger x3", 5, "seat 1 has only 2 of “dagger”; the position asks for more."),
        ("  1: {", "  9: {", 5, "“9” must be from 1 to 3, not 9."),
        ("  1: {", "  paul: {", 5, "there is no part of the position “paul”"),
        ("hand:", "hnad:", 5, "there is no part of a seat “hnad”; did you mean “hand”?"),
    ],
)
def test_a_mistake_in_the_beginning(tmp_path: Path, old: str, new: str, line: int, cause: str) -> None:
    assert old in HEAD
    with pytest.raises(BadFile) as caught:
        play(tmp_path, HEAD.replace(old, new) + "over: false")
    assert str(caught.value).startswith(f"{tmp_path / 'it.yaml'}, line {line}: {cause}")


def test_a_file_may_hold_one_scenario_a_list_or_shared_settings(tmp_path: Path) -> None:
    file = tmp_path / "it.yaml"
    file.write_text(
        dedent("""\
            setup: {players: 4, seed: 3}
            scenarios:
              - {title: one, over: false}
              - {title: two, setup: {seed: 4}, game: arrakis, over: false}
            ---
            - {title: three, over: false}
            ---
            {title: four, rules: [XYZ-8.4–8.6], over: false}
            """),
        encoding="utf-8",
    )
    found = [(s.title, s.line, s.game, s.setup, sorted(s.rules)) for s in read_scenarios(file, "imperium")]
    assert found == [
        ("one", 3, "imperium", {"players": 4, "seed": 3}, []),
        ("two", 4, "arrakis", {"players": 4, "seed": 4}, []),
        ("three", 6, "imperium", {}, []),
        ("four", 8, "imperium", {}, ["XYZ-8.4", "XYZ-8.5", "XYZ-8.6"]),
    ]


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        (b"", "the file holds no scenario."),
        (b"\xff\xfe\x00", "this is not a text file."),
        (b"just text", "names with values (name: value) are expected here, not “just text”."),
        (b"- [1, 2]", "names with values (name: value) are expected here"),
        (b"{title: x, over: false}", "say which game this is (game: …)."),
        (b"title: \x01", "this is not valid YAML"),
        (b"[" * 500 + b"]" * 500, "this is nested too deeply."),
        (b"{title: x, over: false, ? [a, b] : c}", "a list or a mapping cannot be a name."),
    ],
)
def test_files_that_are_no_scenarios(tmp_path: Path, content: bytes, cause: str) -> None:
    file = tmp_path / "it.yaml"
    file.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        read_scenarios(file)
    assert str(caught.value).startswith(str(file))
    assert cause in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="the file cannot be read"):
        read_scenarios(tmp_path / "nothing.yaml")


REAL = sorted((Path(__file__).parent.parent.parent / "scenarios" / "imperium").glob("*.yaml"))


@settings(max_examples=60)
@given(st.data())
def test_damaged_files_are_refused_in_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Some lines of a real file deleted, doubled or with a word exchanged: a complaint or a scenario, never a crash."""
    lines = data.draw(st.sampled_from(REAL)).read_text(encoding="utf-8").splitlines()
    first = data.draw(st.integers(0, max(0, len(lines) - 25)))
    lines = ["- title: a", *lines[first : first + 25]] if data.draw(st.booleans()) else lines[:40]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        word = data.draw(st.integers(0, len(words) - 1))
        words[word] = data.draw(
            st.sampled_from(["", "[", "]", "{", "}", ":", "null", "-1", "9", "true", "x.y", "1.5", "-"])
        )
        lines[at] = " ".join(words)
    file = tmp_path_factory.mktemp("damaged") / "it.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    complaints: list[InFile] = []
    try:
        for scenario in read_scenarios(file, "imperium"):
            try:
                run_scenario(GAME, scenario)
            except InFile as error:
                complaints.append(error)
    except BadFile as error:
        complaints.append(error)
    for complaint in complaints:
        assert str(complaint).startswith(str(file))
        assert "\n" not in str(complaint)
