"""Texts that once said too little: whose vehicle, how many actions, which units."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import actions as a
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.tables import AREA_ID, PAIRS
from landsraad.arrakis.wording import mahdi
from landsraad.arrakis.wording.actions import imperium_actions
from landsraad.arrakis.wording.names import family
from landsraad.kernel.contract import ONLOOKER, Setup

from .guild_table import guild_table

CHOAM, SPACING_GUILD, LANDSRAAD = 0, 1, 2
HARKONNEN = 0


@pytest.mark.parametrize(
    ("thing", "en", "de"),
    [
        ("card:fremen_rockets", "removes a Harkonnen vehicle", "entfernt 1 Harkonnen-Fahrzeug"),
        ("card:captured_ornithopter", "emove a Harkonnen Ornithopter", "inen Harkonnen-Ornithopter"),
        ("prescience:spice_thieves", "legions, worms or cards", "Legionen, Würmer oder Karten"),
        ("prescience:spice_thieves", "Bombardments do not count", "Luftbombardements zählen nicht"),
        ("card:dust_chasms", "the smugglers' too", "auch die der Schmuggler"),
    ],
)
def test_whose_and_what(thing: str, en: str, de: str) -> None:
    assert en in GAME.text(thing, "en")[1]
    assert de in GAME.text(thing, "de")[1]


def test_an_option_promises_the_imperium_actions_that_can_be_taken() -> None:
    """GLD-5.10, GLD-5.11: one for a marker kept, two for one raised; GLD-5.16: what cannot be done is lost."""
    s = guild_table()
    assert [imperium_actions(s, kind, 2) for kind in (CHOAM, SPACING_GUILD, LANDSRAAD)] == [2, 2, 2]
    s.frigates_left[HARKONNEN] = 1
    assert imperium_actions(s, CHOAM, 2) == 1
    s.frigates_left[HARKONNEN] = 0
    assert imperium_actions(s, CHOAM, 1) == 0
    s.troops_left = 2
    assert imperium_actions(s, LANDSRAAD, 2) == 1
    s.troops_left = 0
    assert imperium_actions(s, LANDSRAAD, 1) == 0
    assert imperium_actions(s, SPACING_GUILD, 2) == 2


def test_the_pairs_of_families_flee_have_texts_of_their_own() -> None:
    """INT-R2: Smuggler Units and Troops are Regulars too."""
    for lang in ("en", "de"):
        assert len({family(pair, lang) for pair in PAIRS}) == len(PAIRS)
    assert family("regulars", "de") == "2 Standard-Einheiten"
    assert family("regular_smuggler", "de") == "1 Standard-Einheit und 1 Schmuggler-Einheit"


def test_a_bombed_harvester_is_told_as_one() -> None:
    event = (k.E_BOMBARDED, HARKONNEN, AREA_ID["north_pole"], -1)
    s = guild_table()
    assert "hit" not in GAME.tell(s, event, ONLOOKER)
    assert (
        GAME.tell(s, event, ONLOOKER, "de")
        == "Luftbombardement der Harkonnen: Die Erntemaschine am Nordpol ist zerstört"
    )


def test_german_places_take_their_preposition() -> None:
    s = guild_table()
    assert GAME.tell(s, (k.E_WORM, -1, AREA_ID["imperial_basin"]), ONLOOKER, "de") == (
        "Ein Sandwurm erscheint im Imperialen Becken"
    )
    assert (
        GAME.tell(s, (k.E_WORM, -1, AREA_ID["s1_4"]), ONLOOKER, "de") == "Ein Sandwurm erscheint in Sektor 1, Gebiet 4"
    )
    assert GAME.tell(s, (k.E_WORM, -1, AREA_ID["shield_wall_2"]), ONLOOKER, "de") == (
        "Ein Sandwurm erscheint am Schildwall (Sektor 8)"
    )


@pytest.mark.parametrize(
    ("lang", "classes", "out"), [("en", "Class 1: ", "Out by "), ("de", "Klasse 1: ", "Ausgeschieden ")]
)
def test_why_mahdi_can_be_checked(lang: str, classes: str, out: str) -> None:
    """ARR-30.8: what a class of a place means; who lost by the same stands in one line."""
    told = [str(reason) for reason in GAME.explain(GAME.new(Setup(1, seed=7)), 0, "mahdi", lang)]
    places = [n for n, line in enumerate(told) if "ARR-30.8" in line]
    assert len(places) == 5  # three Harvesters, two Ornithopters
    assert all(told[n].startswith(classes) for n in places)
    lost = [line for line in told if line.startswith(out)]
    assert max(line.count(";") for line in lost) >= 3


def test_why_mahdi_names_the_zone_of_a_flight_behind_the_way() -> None:
    start, to, zone = (a.AREA + AREA_ID["hagga_basin"], a.AREA + AREA_ID["s4_14"], a.ZONE + 1)
    assert mahdi.things((start, to, zone), "en") == "Hagga Basin → Sector 4, area 14, air zone 2 (sectors 5 and 8)"
    assert mahdi.things((zone,), "en") == "air zone 2 (sectors 5 and 8)"
