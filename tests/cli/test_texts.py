"""Every text exists in both languages, and everything in the game has a short form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import landsraad.cli
from landsraad.cli.arrakis.marks import CATALOGUE as ARRAKIS
from landsraad.cli.imperium.glyphs import CATALOGUE as IMPERIUM
from landsraad.cli.imperium.glyphs import Glyphs
from landsraad.cli.question import COMMANDS
from landsraad.cli.things import find_things
from landsraad.cli.words import CATALOGUE, LANGS, Words, usual_lang
from landsraad.imperium.view import PHASES
from landsraad.kernel.texts import Catalogue
from landsraad.registry import find_game

GAME = find_game("imperium")
FOLDER = Path(landsraad.cli.__file__).parent


def placeholders(lang: str, room: str) -> dict[str, set[str]]:
    """Message id -> the values it needs."""
    text = (FOLDER / room / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in re.split(r"\n(?=[a-z])", text):
        message, _, body = entry.partition(" = " if " = " in entry.split("\n")[0] else " =")
        if re.fullmatch(r"[a-z][a-z0-9-]*", message):
            found[message] = set(re.findall(r"\$([a-z]+)", body))
    return found


@pytest.mark.parametrize(("room", "catalogue"), [("", CATALOGUE), ("imperium", IMPERIUM), ("arrakis", ARRAKIS)])
def test_both_languages_have_the_same_messages_with_the_same_values(room: str, catalogue: Catalogue) -> None:
    assert set(catalogue.ids("en")) == set(catalogue.ids("de"))
    english, german = placeholders("en", room), placeholders("de", room)
    assert set(english) == set(catalogue.ids("en"))
    assert english == german


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_of_a_game_stand_in_its_own_room(lang: str) -> None:
    """What every game shares names nothing of one of them."""
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    shared = re.sub(r"^(kind|guess|only|not)-.*$|^#.*$|--reconstructed", "", text, flags=re.MULTILINE)
    told = re.findall(r"spice|solari|influence|einfluss|harkonnen|atreides|sietch|intrig|landsraad board", shared, re.I)
    assert not told


@pytest.mark.parametrize("lang", LANGS)
def test_every_phase_of_the_game_has_words(lang: str) -> None:
    words = Words(lang, IMPERIUM)
    for phase in PHASES:
        assert words(f"phase-{phase.replace('_', '-')}")


@pytest.mark.parametrize("lang", LANGS)
def test_every_component_has_a_short_form(lang: str) -> None:
    glyphs = Glyphs(GAME, Words(lang))
    for card in GAME.facts("")["card"]:
        assert "│" in glyphs.card(card).plain
    for intrigue in GAME.facts("")["intrigue"]:
        assert glyphs.intrigue(intrigue).plain
    for space in GAME.facts("")["space"]:
        assert glyphs.space(space).plain
    for conflict in GAME.facts("")["conflict"]:
        facts = GAME.facts(f"conflict:{conflict}")
        assert all(glyphs.effect(facts[place]).plain for place in ("first", "second", "third"))


@pytest.mark.parametrize(
    ("card", "short"),
    [
        ("dagger", "L│1†"),
        ("convincing_argument", "–│2◊"),
        ("diplomacy", "EGBF│1◊"),
        ("seek_allies", "EGBF ✗this│–"),
        ("the_spice_must_flow", "–│1s buy:1★"),
    ],
)
def test_short_forms_of_known_cards(card: str, short: str) -> None:
    """From starters_and_reserve.yaml."""
    assert Glyphs(GAME, Words("en")).card(card).plain == short


def test_commands_mean_one_thing_each() -> None:
    said = [word for names in COMMANDS.values() for word in names]
    assert len(said) == len(set(said))
    assert all(word == word.casefold() for word in said)


def test_things_are_found_by_any_clear_part_of_their_name_in_both_languages() -> None:
    assert find_things(GAME, "Wohlstand", ("space",)) == ["space:wealth"]
    assert find_things(GAME, "WEALTH", ("space",)) == ["space:wealth"]
    assert find_things(GAME, "tabr", ("space",)) == ["space:sietch_tabr"]
    assert find_things(GAME, "paul", ("leader",)) == ["leader:paul_atreides"]
    assert find_things(GAME, "foldspace", ("card", "space")) == ["card:foldspace", "space:foldspace"]
    assert find_things(GAME, "atlantis", ("card", "space")) == []


def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert usual_lang() == "de"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert usual_lang() == "en"
