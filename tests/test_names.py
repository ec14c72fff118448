"""German names: every component has one, printed or ours; either language may be typed; an owner corrects ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from landsraad import games
from landsraad.arrakis.content.owner import Content, correct
from landsraad.arrakis.tables import AREAS
from landsraad.cli.content import components, german_is_ours, kinds, translated
from landsraad.cli.things import find_things
from landsraad.cli.words import Words
from landsraad.imperium.content.owner import rename
from landsraad.imperium.tables import CARDS, LEADERS
from landsraad.kernel.errors import BadContent
from landsraad.kernel.notation import plain

NAMED = ("card", "intrigue", "conflict", "leader", "space", "tech", "prescience", "atomics")
ENGLISH = {
    "and",
    "of",
    "the",
    "to",
    "with",
    "from",
    "guild",
    "war",
    "worm",
    "worms",
    "desert",
    "house",
    "spice must flow",
}


@pytest.mark.parametrize("name", ["imperium", "arrakis"])
def test_every_component_has_a_german_name(name: str) -> None:
    game = games[name]
    for kind in NAMED:
        for one in game.facts("").get(kind, []):
            facts = game.facts(f"{kind}:{one}")
            assert facts["de"], one
            words = set(plain(facts["de"]).replace(",", " ").split())
            assert not words & ENGLISH, facts["de"]


def test_how_many_names_are_printed_and_how_many_are_ours() -> None:
    """Printed: what the German rulebooks name (facts, `name_de`). Proper names need no translation."""
    game = games["imperium"]
    printed = {
        kind: sum(game.facts(f"{kind}:{one}")["de_printed"] for one in game.facts("")[kind])
        for kind in ("card", "intrigue", "conflict", "leader", "space", "tech")
    }
    assert printed == {"card": 15, "intrigue": 3, "conflict": 0, "leader": 4, "space": 26, "tech": 10}
    assert german_is_ours(game.facts("card:dagger"))
    assert not german_is_ours(game.facts("card:signet_ring"))
    assert not german_is_ours(game.facts("card:chani"))  # the same in both languages
    assert german_is_ours(game.facts("leader:viscount_hundro_moritani"), "signet_")
    assert not german_is_ours(game.facts("leader:viscount_hundro_moritani"), "passive_")  # Spionage


def test_every_area_with_a_name_has_a_german_one() -> None:
    assert all(area.de for area in AREAS if area.name)
    assert {area.id for area in AREAS if area.de_printed} == {"north_pole", "imperial_basin"}


def test_the_listing_marks_our_names_in_german_only() -> None:
    game = games["imperium"]
    german = [line.plain for line in components(game, Words("de"))]
    assert any(line.startswith("  Dolch*  ") for line in german)
    assert any(line.startswith("  Siegelring  ") for line in german)
    assert not any("*" in line for line in (line.plain for line in components(game, Words("en"))))


@pytest.mark.parametrize("name", ["imperium", "arrakis"])
def test_the_list_of_our_names_is_complete(name: str) -> None:
    game = games[name]
    listed = {line.plain.split()[0] for line in translated(game, Words("en")) if line.plain.startswith("  ")}
    ours = {
        thing.partition(":")[2]
        for things in kinds(game).values()
        for thing in things
        if german_is_ours(game.facts(thing))
    }
    assert ours
    assert ours <= listed


@pytest.mark.parametrize(
    ("name", "typed", "thing"),
    [
        ("imperium", "Dolch", "card:dagger"),
        ("imperium", "dagger", "card:dagger"),
        ("imperium", "fremen lager", "card:fremen_camp"),  # no hyphen
        ("imperium", "ueberzeugendes argument", "card:convincing_argument"),  # no umlaut on the keyboard
        ("imperium", "Prinzessin Yuna Moritani", "leader:princess_yuna_moritani"),  # no quotation marks
        ("arrakis", "Klopfer", "card:thumpers"),
        ("arrakis", "Thumpers", "card:thumpers"),
        ("arrakis", "sucht den 'mahdi'", "card:seek_out_the_mahdi"),
    ],
)
def test_either_language_may_be_typed(name: str, typed: str, thing: str) -> None:
    kinds = tuple(k for k in ("card", "intrigue", "leader", "space", "area") if k in games[name].facts(""))
    assert find_things(games[name], typed, kinds) == [thing]


# ---------------------------------------------------------------- an owner's names


def test_an_owner_puts_printed_names_in_the_place_of_ours() -> None:
    dagger = next(c for c in rename("cards", CARDS, {"cards": {"dagger": {"de": "Messer"}}}) if c.id == "dagger")
    assert (dagger.de, dagger.de_printed) == ("Messer", True)
    paul = rename("leaders", LEADERS, {"leaders": {"paul_atreides": {"signet_de": "Zucht"}}})[0]
    assert (paul.signet_de, paul.signet_de_printed, paul.de_printed) == ("Zucht", True, False)
    content = correct(Content(), {"cards": {"thumpers": {"de": "Stampfer"}}, "bans": {"choam": {"de": "Teuer"}}})
    thumpers = next(c for c in content.cards if c.id == "thumpers")
    assert (thumpers.de, thumpers.de_printed) == ("Stampfer", True)
    assert next(b for b in content.bans if b.id == "choam").de == "Teuer"


def test_a_german_name_leaves_a_reconstruction_a_reconstruction() -> None:
    content = correct(Content(), {"prescience": {"dew_collectors": {"de": "Tausammlerinnen"}}})
    card = next(c for c in content.prescience if c.id == "dew_collectors")
    assert (card.de_printed, card.reconstructed) == (True, True)


def test_an_area_with_another_name_loses_the_forms_of_ours() -> None:
    content = correct(Content(), {"areas": {"windgap": {"de": "Windlücke"}}})
    assert next(a for a in content.areas if a.id == "windgap").de_forms == ()
    forms = ["in der Lücke", "in die Lücke", "aus der Lücke"]
    content = correct(Content(), {"areas": {"windgap": {"de": "Lücke", "de_forms": forms}}})
    assert next(a for a in content.areas if a.id == "windgap").de_forms == tuple(forms)


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ({"cards": {"daggger": {"de": "Dolch"}}}, "no “daggger” among the cards"),
        ({"cards": {"dagger": {"cost": 3}}}, "nothing called “cost”"),
        ({"cards": {"dagger": {"de": ""}}}, "is no name"),
        ({"cards": {"dagger": {"signet_de": "Zucht"}}}, "nothing called “signet_de”"),
        ({"cards": {"dagger": "Dolch"}}, "its German name"),
        ({"cards": ["dagger"]}, "by their id"),
    ],
)
def test_what_is_no_name_is_refused(said: dict[str, object], says: str) -> None:
    with pytest.raises(BadContent) as refused:
        rename("cards", CARDS, said)
    assert says in str(refused.value)


def test_the_board_of_war_for_arrakis_is_known() -> None:
    with pytest.raises(BadContent, match="nothing called “terrain”"):
        correct(Content(), {"areas": {"windgap": {"terrain": "plateau"}}})


@pytest.mark.slow
@pytest.mark.sources
def test_one_file_for_both_games_and_the_same_content_hash(tmp_path: Path) -> None:
    """Names change neither what an action means nor a record."""
    file = tmp_path / "mine.yaml"
    file.write_text("imperium: {cards: {dagger: {de: Messer}}}\ncards: {thumpers: {de: Stampfer}}\n", encoding="utf-8")
    script = (
        "import sys; from landsraad.cli import main; from landsraad import games;"
        "main(['--content', sys.argv[1], 'content', '--lang', 'de', 'imperium']);"
        "print(games['arrakis'].text('card:thumpers', 'de')[0]);"
        "print(games['imperium'].content_hash, games['arrakis'].content_hash)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, str(file)], capture_output=True, text=True, check=True, env={**os.environ}
    )
    lines = ran.stdout.splitlines()
    assert any(line.startswith("  Messer  ") for line in lines)
    assert lines[-2:] == ["Stampfer", f"{games['imperium'].content_hash} {games['arrakis'].content_hash}"]
