"""Errors are said in every language; the English sentence is what `str` gives."""

from __future__ import annotations

import ast
import errno
import importlib
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import landsraad
from landsraad.kernel.errors import BadPosition, BadRecord, LandsraadError, system_reason
from landsraad.kernel.texts import KERNEL, Catalogue, said_in
from landsraad.kernel.yaml_lines import BadFile

PACKAGE = Path(landsraad.__file__).parent
LANGS = ("en", "de")


def test_an_error_is_said_in_the_language_asked_for() -> None:
    error = BadRecord(KERNEL.message("stands-twice", name="spice"))
    assert str(error) == error.say("en") == "“spice” stands here twice."
    assert error.say("de") == "„spice“ steht hier doppelt."


def test_a_sentence_inside_a_sentence_is_said_in_the_same_language() -> None:
    inner = KERNEL.message("scenario-not-a-list", name="rules")
    error = BadFile(Path("it.yaml"), 1200, inner)
    assert str(error) == "it.yaml, line 1200: “rules” must be a list in [ ]."
    assert error.say("de") == "it.yaml, Zeile 1200: „rules“ muss eine Liste in [ ] sein."
    again = LandsraadError(KERNEL.message("in-file", file="all", cause=error.said))
    assert again.say("de").startswith("all: it.yaml, Zeile 1200: ")


def test_long_names_and_lists_are_said_in_full() -> None:
    long, longer = "x" * 5000, "y" * 9000
    assert str(BadFile(Path(long), 3, longer)) == f"{long}, line 3: {longer}"
    assert (
        BadFile(Path(long), 3, KERNEL.message("stands-twice", name=longer)).say("de").endswith("y“ steht hier doppelt.")
    )


def test_a_plain_text_is_said_as_it_is() -> None:
    assert BadPosition("no such thing.", ("a",)).say("de") == "no such thing."


def test_errors_travel_between_processes() -> None:
    error = BadPosition(KERNEL.message("stands-twice", name="x"), ("players", 1))
    again = pickle.loads(pickle.dumps(error))
    assert (again.say("de"), again.path) == (error.say("de"), ("players", 1))


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        (errno.ENOENT, "No such file or directory", "Datei oder Ordner nicht vorhanden"),
        (errno.ENOSPC, "No space left on device", "kein Platz mehr auf dem Datenträger"),
    ],
)
def test_what_the_system_says(number: int, english: str, german: str) -> None:
    reason = system_reason(OSError(number, "whatever"))
    assert (said_in("en", reason), said_in("de", reason)) == (english, german)
    assert system_reason(OSError(errno.EBADF, "Bad file descriptor")) == "Bad file descriptor"


# ---------------------------------------------------------------- no gap anywhere in the house


def messages_used() -> Iterator[tuple[str, str, str, frozenset[str]]]:
    """Every `X.message("id", a=…, b=…)` in the sources: where, package, id, arguments."""
    for file in sorted(PACKAGE.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if ".message(" not in source:
            continue
        name = ".".join(["landsraad", *file.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")
        module = importlib.import_module(name)
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=catalogue), attr="message")):
                    named = getattr(module, catalogue, None)
                    if isinstance(named, Catalogue) and isinstance(node.args[0], ast.Constant):
                        arguments = frozenset(k.arg for k in node.keywords if k.arg)
                        yield f"{file.name}:{node.lineno}", named.package, str(node.args[0].value), arguments


def test_every_message_of_an_error_exists_in_both_languages_with_its_arguments() -> None:
    used = list(messages_used())
    assert len(used) > 40
    for where, package, message, arguments in used:
        for lang in LANGS:
            words = dict.fromkeys(arguments, "x")
            assert Catalogue(package).say(lang, message, **words), where


def placeholders(lang: str) -> dict[str, set[str]]:
    text = (PACKAGE / "kernel" / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = [entry.partition("=") for entry in re.split(r"\n(?=[a-z])", text)]
    return {
        name.strip(): set(re.findall(r"\$([a-z]+)", body))
        for name, _, body in entries
        if re.fullmatch(r"[a-z-]+ ?", name)
    }


def test_the_kernels_catalogues_have_the_same_messages_with_the_same_values() -> None:
    assert KERNEL.ids("en") == KERNEL.ids("de")
    assert placeholders("en") == placeholders("de")
    assert set(placeholders("en")) == set(KERNEL.ids("en"))


def test_no_message_of_the_kernel_is_unused() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    assert [id for id in KERNEL.ids("en") if f'"{id}"' not in sources] == []


def test_a_position_that_cannot_be_is_told_in_every_language() -> None:
    """No sentence of a BadPosition stands in the code: each is a message of a catalogue."""
    plain = []
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "BadPosition" in source else ():
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "BadPosition":
                continue
            if isinstance(node.args[0], ast.Constant | ast.JoinedStr):
                plain.append(f"{path.name}:{node.lineno}")
    assert plain == []


@pytest.mark.parametrize("package", ["landsraad.kernel", "landsraad.imperium", "landsraad.arrakis"])
def test_every_message_about_positions_is_in_both_languages_and_not_the_same(package: str) -> None:
    catalogue = Catalogue(package)
    ours = {lang: {id for id in catalogue.ids(lang) if id.startswith(("edit-", "what-"))} for lang in LANGS}
    assert ours["en"] == ours["de"]
    assert len(ours["en"]) >= 7


def test_the_place_and_the_thing_are_german_too() -> None:
    from landsraad import Setup
    from landsraad.registry import find_game

    for game, edits, told in (
        ("imperium", {"players": {1: {"hand": ["daggr"]}}}, "Karte „daggr“ gibt es nicht; meinst du „dagger“?"),
        ("imperium", {"row": 3}, "„row“ muss eine Liste in [ ] sein, nicht „3“."),
        ("arrakis", {"guild": {}}, "„guild“ gehört zu einer Erweiterung: „expansions: [guild]“ im Aufbau."),
        ("arrakis", {"leaders": {"nobody": "tank"}}, "Anführer „nobody“ gibt es nicht"),
    ):
        engine = find_game(game)
        players = 3 if game == "imperium" else 2
        leaders = {"leaders": ["paul_atreides", "glossu_rabban", "helena_richese"]} if game == "imperium" else {}
        with pytest.raises(BadPosition) as raised:
            engine.edit(engine.new(Setup(players, 1, **leaders)), edits)
        assert told in raised.value.say("de")
