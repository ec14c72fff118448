"""`landsraad check` and `landsraad rules`: what they print and how they end."""

from pathlib import Path

import pytest

from landsraad.cli import main

GOOD = "{title: good, setup: {leaders: random}, expect: {round: 1}}\n"
WRONG = "{title: wrong, setup: {leaders: random}, expect: {round: 2}}\n"
BROKEN = "{title: broken, expct: {round: 2}}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "imperium"
    folder.mkdir()
    return folder


def test_all_passed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a.yaml").write_text(GOOD, encoding="utf-8")
    (folder / "b.yaml").write_text(GOOD + "---\n" + GOOD, encoding="utf-8")
    assert main(["check", str(folder)]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_a_failure_is_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "a.yaml"
    file.write_text(GOOD + "---\n" + WRONG, encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert capsys.readouterr().out == (f"{file}, line 3: wrong: round should be 2, but it is 1.\n1 passed, 1 failed\n")


def test_a_broken_file_does_not_keep_the_others_from_running(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = folder / "a.yaml"
    broken.write_text(BROKEN, encoding="utf-8")
    (folder / "b.yaml").write_text(GOOD, encoding="utf-8")
    assert main(["check", str(folder)]) == 2
    assert capsys.readouterr().out == (
        f"{broken}, line 1: there is no key “expct”; did you mean “expect”?\n1 passed, 0 failed, 1 not understood\n"
    )


def test_a_game_nobody_knows(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "a.yaml"
    file.write_text("{title: a, game: imperial, over: false}", encoding="utf-8")
    assert main(["check", str(file)]) == 2
    assert "there is no game “imperial”; did you mean “imperium”?" in capsys.readouterr().out


def test_no_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) != 0
    assert "There are no scenarios (*.yaml) in" in capsys.readouterr().err
    assert main(["check", str(tmp_path / "nothing.yaml")]) == 2
    assert "the file cannot be read" in capsys.readouterr().out


def test_outside_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (["check"], ["rules", "--coverage"]):
        assert main(command) != 0
        assert "This is no checkout of the project" in capsys.readouterr().err


def test_rules_are_listed_by_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--chapter", "imp-7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "IMP-7 Control of locations"
    assert len(lines) == 1 + 7
    assert lines[1] == "  IMP-7.1 Controllable: Arrakeen, Carthag, Imperial Basin (B 10)."


def test_a_rule_is_shown_with_what_cites_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text("# ---- markers, IMP-" + "7.2\n", encoding="utf-8")
    folder = tmp_path / "scenarios" / "imperium"
    folder.mkdir(parents=True)
    (folder / "a.yaml").write_text("{title: Markers, rules: [IMP-" + "7.1–7.2], over: false}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "IMP-" + "7.2"]) == 0
    out = capsys.readouterr().out
    assert "The winner of a Conflict with a control reward" in out
    assert "scenarios/imperium/a.yaml:1 Markers" in out
    assert "tests/test_it.py:1 markers" in out
    assert main(["rules", "--coverage", "--chapter", "IMP-7"]) == 0
    out = capsys.readouterr().out
    assert "IMP-7.3" in out
    assert "IMP-7.1 " not in out
    assert out.endswith("rule coverage: 2 of 7 (28.6 %)\n")


def test_the_letters_of_a_rule_say_whose_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)  # not a checkout: what cites the rule does not matter here
    assert main(["rules", "smg-" + "7.3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "SMG-" + "7.3 (SMG-7 Alliance)"
    assert lines[2].startswith("[S][E] Step 2. Atreides places the Smugglers Base in a Desert Area")
    assert [line[:5] for line in lines[3:5]] == ["- [E]", "- [R]"]
    assert main(["rules", "--chapter", "INT-C"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "INT-C Both expansions together"
    assert len(lines) == 1 + 30
    assert main(["rules", "SMG-" + "7.3", "--game", "imperium"]) != 0
    assert "There is no rule" in capsys.readouterr().err


def test_coverage_counts_rules_of_expansions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text("# GLD-" + "14.1–14.4\n", encoding="utf-8")
    folder = tmp_path / "scenarios" / "arrakis"
    folder.mkdir(parents=True)
    (folder / "a.yaml").write_text("{title: Rulings, rules: [INT-" + "R1–R5], over: false}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "--coverage", "--chapter", "GLD-14"]) == 0
    assert capsys.readouterr().out == (
        "GLD-" + "14.5 A Heighliner stands on position 0 to 3 between steps.\nrule coverage: 4 of 5 (80.0 %)\n"
    )
    assert main(["rules", "--coverage", "--chapter", "INT-R"]) == 0
    assert capsys.readouterr().out.endswith("rule coverage: 5 of 8 (62.5 %)\n")


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["rules", "SMG-7.33"], "There is no rule “SMG-7.33”; did you mean “SMG-" + "7.3”?"),
        (["rules", "XYZ-1.1"], "There is no rule “XYZ-1.1”"),
        (["rules", "IMP-4.88"], "There is no rule “IMP-4.88”; did you mean “IMP-4.8”?"),
        (["rules", "--chapter", "IMP-99"], "There is no chapter “IMP-99”"),
        (["rules", "--game", "chess"], "There is no game “chess”"),
    ],
)
def test_wrong_questions(arguments: list[str], cause: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) != 0
    assert cause in capsys.readouterr().err
