"""The words of the game: complete in both languages, one text for each action, and no secrets in them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from landsraad.arrakis import switches, wording
from landsraad.arrakis.content.board import SECTORS
from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import actions as a
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.mahdi.criteria import CHOICES, CRITERIA
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.solo import HANDICAPS, TIES
from landsraad.arrakis.tables import (
    AREA_ID,
    AREAS,
    ATOMICS,
    CARD_DECK,
    CARD_ID,
    CARDS,
    LEADER_ID,
    LEADERS,
    OBJECTIVES,
    PRESCIENCE,
    PRESCIENCE_ID,
    TOKENS,
    ZONES,
)
from landsraad.arrakis.vocabulary import DECKS, EXPANSIONS, IMPERIUM, LASTING, MARKERS, RESULTS, SIGNS
from landsraad.arrakis.wording.catalogue import CATALOGUE
from landsraad.arrakis.wording.components import FIGURES, KINDS, SMUGGLER_VEHICLES, TERRAINS, UNITS, VEHICLES, WORMS
from landsraad.arrakis.wording.reasons import RULES
from landsraad.arrakis.wording.shown import KINDS as EVENTS
from landsraad.bots.search import thinking_of
from landsraad.kernel import texts
from landsraad.kernel.contract import ONLOOKER, Setup
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.notation import plain
from tests.amount import amount

from .helpers import (
    PAUSE,
    TOKEN_ID,
    act,
    dice,
    fix,
    hand,
    harvest,
    harvester,
    hazards,
    leader,
    legion,
    markers,
    notation,
    ornithopter,
    paused,
    prescience,
    refresh,
    spent,
    storms,
    table,
    turn,
    vehicles_phase,
    worm,
    wormsign,
)

LANGS = ("en", "de")
HARKONNEN, ATREIDES = 0, 1  # the seats of a game of two
COMPONENTS = [f"{kind}:{id}" for kind, (ids, _) in KINDS.items() for id in ids]


def both(s: Position, move: str) -> tuple[str, str]:
    """What an open choice is called in English and German."""
    action = next(x for x in s.legal() if notation(x) == move)
    return GAME.describe(s, action, "en").text, GAME.describe(s, action, "de").text


# ---------------------------------------------------------------- catalogues

BOXES = {*RESULTS, "desert_power"}
WHICH = {"any", "special", "leader", "desert", "desert_leader", "smuggler", "that", "with", "at"}
# Kinds of events; the others are called otherwise.
TOLD = {word for word in EVENTS.values() if word not in ("destroyed", "sign") and not word.startswith("mahdi_")}
# Ids that are put together: their beginning, and what may follow.
OPTIONS = {"players", "team", TIES, *HANDICAPS, *switches.listing()}
FAMILIES = {
    "option-": OPTIONS,
    "option-help-": OPTIONS,
    "choice-": {"harkonnen", "atreides", "engine", "player"}
    | {value for switch in switches.SWITCHES for value in switch.values if isinstance(value, str)},
    "tell-": {"drew-hidden"} | {word.replace("_", "-") for word in TOLD},
    "mahdi-by-": set(CRITERIA),
    "mahdi-choice-": set(CHOICES),
    "mahdi-placed-": {"harvester", "ornithopter", "carryall"},
    "side-": {"harkonnen", "atreides"},
    "what-": {"harvesters", "ornithopters", "carryalls"},
    "deck-": set(DECKS),
    "result-": BOXES,
    "imperium-": set(IMPERIUM),
    "terrain-": set(TERRAINS),
    "token-": {"garrison", "standard", "black", "silver"},
    "token-text-": {"garrison", "standard", "black", "silver"},
    "expansion-": set(EXPANSIONS),
    "n-": {"regular", "elite", "sardaukar", "bashar", "fedaykin", "naib", "smuggler", "troop", *VEHICLES},
    "where-": {"settlement", "legion", "special_legion", "empty_desert", "free_mountain", "free_plateau", "sietch"},
    "legion-": WHICH,
    "attacker-": WHICH,
    "part-imperium-": {"any", *IMPERIUM},
    "do-imperium-": set(IMPERIUM),
    "sign-": set(SIGNS),
    "mahdi-class-": {"harvester", "ornithopter"},
    "why-": set(RULES),
    "if-": {"detonated", "allied", "eliminated"},
    "lasting-": set(LASTING),
    "the-deck-": set(DECKS),
    "marker-text-": set(MARKERS),
    "ban-text-": set(IMPERIUM),
    "smugglers-use-": set(RESULTS),
    "part-bombard-": {"adjacent", "ornithopter"},
    "part-tank-": {"any", "sector", "near_that", "in_play"},
    "timing-": {card.timing for card in PRESCIENCE},
    "condition-": {card.condition for card in PRESCIENCE},
    "use-": {"leadership", "strategy", "mentat", "desert_power"}
    | {f"{result}-{side}" for result in ("deployment", "house") for side in ("harkonnen", "atreides")},
}
# Names and texts of things known by a word: the family stands in the table of components.
WORD_FAMILIES = {
    "result-": BOXES,
    "unit-": set(UNITS),
    "vehicle-": {*VEHICLES, *SMUGGLER_VEHICLES},
    "figure-": set(FIGURES),
    "action-": set(IMPERIUM),
    "worm-": set(WORMS),
    "terrain-": set(TERRAINS),
    "imperium-": set(IMPERIUM),
    "deck-": set(DECKS),
}


def wanted() -> set[str]:
    ids = {beginning + end for beginning, ends in FAMILIES.items() for end in ends}
    ids |= {beginning + end for beginning, ends in WORD_FAMILIES.items() for end in ends}
    return ids | {f"{beginning}text-{end}" for beginning, ends in WORD_FAMILIES.items() for end in ends}


def ids_in_code() -> set[str]:
    folder = Path(wording.__file__).parent
    beside = [folder.parent / name for name in ("game.py", "switches.py", "solo.py")]
    readers = [*folder.parent.glob("edit*.py"), folder.parent / "rules" / "chance.py"]  # what is wrong with a position
    files = (*folder.glob("*.py"), *beside, *readers, Path(texts.__file__))
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for beginning in FAMILIES:
        assert f'f"{beginning}{{' in code, beginning
    for beginning in WORD_FAMILIES:
        assert f'_words("{beginning}", "{beginning}text-")' in code
    return set(re.findall(r"[\"']([a-z_]+(?:-[a-z_]+)*)[\"']", code)) | wanted() | of_actions_and_things() | of_advice()


def of_actions_and_things() -> set[str]:
    """Messages of the catalogue of actions: usual words, buttons, and things that are no components."""
    entries = GAME.actions.entries
    buttons = {step for entry in entries for step in entry.path if step.startswith("button:")}
    ids = {step.replace(":", "-").replace("_", "-") for step in buttons}
    ids |= {f"do-{entry.name.replace('_', '-')}" for entry in entries}
    return ids | {"die-smugglers", "house-cards", "ally-cards"}


def of_advice() -> set[str]:
    """What a hint counts has a name, and nothing else is counted."""
    view = GAME.new(Setup(2, 1)).view(0)
    found = [what for lasting in (False, True) for what in thinking_of("arrakis").gauges(view, lasting)]
    return {f"gauge-{what}" for what in found if ":" not in what}


def test_both_catalogues_have_the_same_messages_in_the_same_order() -> None:
    assert CATALOGUE.ids("en") == CATALOGUE.ids("de")


def test_every_message_is_used() -> None:
    assert set(CATALOGUE.ids("en")) - ids_in_code() == set()


def test_every_family_is_complete() -> None:
    assert wanted() - set(CATALOGUE.ids("en")) == set()


def test_both_languages_ask_for_the_same_arguments() -> None:
    locale = Path(wording.__file__).parent.parent / "locale"
    arguments = []
    for lang in LANGS:
        text = (locale / f"{lang}.ftl").read_text(encoding="utf-8")
        messages = re.split(r"(?m)^(?=[a-z_-]+ =)", text)[1:]
        arguments.append({m.split(" =")[0]: set(re.findall(r"\$(\w+?)(?:_at|_into|_out)?\b", m)) for m in messages})
    assert arguments[0] == arguments[1]


# ---------------------------------------------------------------- components


def test_every_component_is_known() -> None:
    declared = [
        *(f"area:{x.id}" for x in AREAS),
        *(f"zone:{x.id}" for x in ZONES),
        *(f"sector:{x.id}" for x in SECTORS),
        *(f"card:{x.id}" for x in CARDS),
        *(f"leader:{x.id}" for x in LEADERS),
        *(f"prescience:{x.id}" for x in PRESCIENCE),
        *(f"objective:{x.id}" for x in OBJECTIVES),
        *(f"token:{x.id}" for x in TOKENS),
        *(f"atomics:{x.id}" for x in ATOMICS),
    ]
    assert set(declared) <= set(COMPONENTS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("thing", COMPONENTS)
def test_every_component_has_a_name_and_a_text(thing: str, lang: str) -> None:
    name, text = GAME.text(thing, lang)
    assert name.strip()
    assert text.strip()
    for mark in ("{", "}", "$", "\u2068", "\u2069", "  ", "None"):
        assert mark not in name + text
    for line in text.splitlines():
        assert not re.search(r"(:|;|,| and| or| und| oder)$", line.rstrip()), line


def test_reconstructed_components_say_so() -> None:
    known = [f"token:{x.id}" for x in TOKENS if not x.reconstructed]
    known += [f"leader:{x.id}" for x in LEADERS if not x.reconstructed]
    assert known[0] == "token:hb1"
    for thing in COMPONENTS:
        kind = thing.split(":")[0]
        ours = kind in ("token", "leader", "prescience", "objective", "atomics") and thing not in known
        ours |= thing == "die:smugglers" or thing in {f"card:{x.id}" for x in CARDS if x.reconstructed}
        assert ("econstructed" in GAME.text(thing, "en")[1]) == ours, thing
        assert ("rekonstruiert" in GAME.text(thing, "de")[1]) == ours, thing


def test_german_names() -> None:
    def name(thing: str) -> str:
        return GAME.text(thing, "de")[0]

    assert name("area:imperial_basin") == "Imperiales Becken"
    assert name("area:north_pole") == "Nordpol"
    assert name("area:habbanya_ridge") == "Habbanya-Grat"
    assert name("area:s1_4") == "Sektor 1, Gebiet 4"
    assert name("area:shield_wall_1") == "Schildwall (Sektor 5)"
    assert name("area:shield_wall_2") == "Schildwall (Sektor 8)"
    assert name("card:smugglers_b") == "Schmuggler"
    assert name("card:dust_chasms") == "Staubsenken"
    assert name("card:fremen_rockets") == "Fremen-Raketen"
    assert name("card:sandmasters") == "Sandmeister"
    assert name("leader:beast_rabban") == "Bestie Rabban"
    assert name("deck:corrino_ally") == "Corrino-Verbündeter"
    assert name("die:deployment") == "Aufstellen"
    assert name("marker:choam") == "MAFEA"
    assert name("worm:wild_maker") == "Wilder Sandwurm"
    assert name("unit:regular") == "Standard-Einheit"
    assert name("vehicle:harvester") == "Erntemaschine"


def test_no_two_areas_are_called_the_same() -> None:
    for lang in LANGS:
        names = [GAME.text(f"area:{x.id}", lang)[0] for x in AREAS]
        assert len(set(names)) == len(AREAS) == 101


def test_an_unknown_component_is_refused() -> None:
    for thing in ("card:lasgun", "planet:arrakis", "arrakeen", "area:giedi_prime"):
        with pytest.raises(LandsraadError, match=thing):
            GAME.text(thing)


# What a person should read. Left: the component; then the lines in English and in German.
EXPECTED = [
    (
        "card:hard_times_and_oppression",
        "House Harkonnen\n"
        "Place 1 Regular in each of Arsunt, Hagga Basin, Imperial Basin and North Pole\n"
        "Place 1 Elite in each of Carthag and Arrakeen",
        "Haus Harkonnen\n"
        "1 Standard-Einheit jeweils in Arsunt, im Hagga-Becken, im Imperialen Becken und am Nordpol platzieren\n"
        "1 Elite-Einheit jeweils in Carthag und in Arrakeen platzieren",
    ),
    (
        "card:beloved_feyd_rautha",
        "House Harkonnen\n"
        "Feyd-Rautha comes into play and Beast Rabban leaves the game\n"
        "Play one more card without a die\n"
        "Instead, if Feyd-Rautha is in play: place 2 Elites with the legion of Feyd-Rautha",
        "Haus Harkonnen\n"
        "Feyd-Rautha kommt ins Spiel und Bestie Rabban verlässt das Spiel\n"
        "Eine weitere Planungskarte ohne Würfel spielen\n"
        "Stattdessen, wenn Feyd-Rautha im Spiel ist: 2 Elite-Einheiten bei der Legion von Feyd-Rautha platzieren",
    ),
    (
        "card:workhorse_of_arrakis",
        "House Harkonnen\nPlace 1 Harvester and 1 Carryall\nDraw 2 planning cards",
        "Haus Harkonnen\n1 Erntemaschine und 1 Carryall platzieren\n2 Planungskarten ziehen",
    ),
    (
        "card:sardaukar_disguised",
        "Corrino Ally\nReplace up to 2 Elites by Sardaukar\nMove up to 2 legions with Sardaukar",
        "Corrino-Verbündeter\n"
        "Bis zu 2 Elite-Einheiten durch Sardaukar ersetzen\n"
        "Bis zu 2 Legionen mit Sardaukar bewegen",
    ),
    (
        "card:death_commandos",
        "House Atreides\nReplace up to 2 Elites by Fedaykin\nMove up to 2 legions with Fedaykin",
        "Haus Atreides\nBis zu 2 Elite-Einheiten durch Fedaykin ersetzen\nBis zu 2 Legionen mit Fedaykin bewegen",
    ),
    (
        "card:battle_language",
        "House Atreides\n"
        "Move 1 legion with a leader or make a surprise attack with 1 legion with a leader "
        "(the enemy rolls at most 4 dice in the first round)",
        "Haus Atreides\n"
        "1 Legion mit Anführer bewegen oder mit 1 Legion mit Anführer einen Überraschungsangriff ausführen "
        "(in der ersten Gefechtsrunde wirft die Gegenseite höchstens 4 Kampfwürfel)",
    ),
    (
        "card:our_family_atomics",
        "House Atreides\n"
        "Use the Family Atomics\n"
        "Play one more card without a die\n"
        "The first part only if a prescience marker is on 4 or higher.\n"
        "Instead, if the Family Atomics have been used: take 2 Desert Power actions",
        "Haus Atreides\n"
        "Die Familien-Atomwaffen einsetzen\n"
        "Eine weitere Planungskarte ohne Würfel spielen\n"
        "Der erste Teil nur, wenn ein Vorhersehungsmarker auf 4 oder höher steht.\n"
        "Stattdessen, wenn die Familien-Atomwaffen eingesetzt worden sind: 2 Wüstenmacht-Aktionen ausführen",
    ),
    (
        "card:smugglers_c",
        "House Atreides\n"
        "Gurney Halleck comes into play; place 2 Elites and Gurney Halleck in an empty Desert area\n"
        "Instead, if Gurney Halleck is in play: "
        "remove up to 2 Harkonnen vehicles in or connected to the sector of Gurney Halleck\n"
        "Out of the game with the expansion Smugglers.",
        "Haus Atreides\n"
        "Gurney Halleck kommt ins Spiel; "
        "2 Elite-Einheiten und Gurney Halleck in einem leeren Wüsten-Gebiet platzieren\n"
        "Stattdessen, wenn Gurney Halleck im Spiel ist: "
        "bis zu 2 Harkonnen-Fahrzeuge entfernen, im Sektor von Gurney Halleck oder damit verbunden\n"
        "Mit der Erweiterung „Schmuggler“ nicht im Spiel.",
    ),
    (
        "leader:baron_harkonnen",
        "House Harkonnen\n"
        "In battle a special is 2 shields.\n"
        "Special action on House: replace up to 3 Regulars by Elites",
        "Haus Harkonnen\n"
        "Im Gefecht ist ein Spezialsymbol 2 Schilde.\n"
        "Spezialaktion auf Haus: bis zu 3 Standard-Einheiten durch Elite-Einheiten ersetzen",
    ),
    (
        "leader:paul_muad_dib",
        "Fremen Ally\n"
        "In battle a special is 2 hits and 1 shield.\n"
        "Special action on Leadership: move the legion of Paul-Muad'Dib; attack with the legion of Paul-Muad'Dib\n"
        "Only while the figure is on the board.\n"
        "Box and special action are reconstructed.",
        "Fremen-Verbündeter\n"
        "Im Gefecht ist ein Spezialsymbol 2 Treffer und 1 Schild.\n"
        "Spezialaktion auf Führung: die Legion von Paul-Muad'Dib bewegen; mit der Legion von Paul-Muad'Dib angreifen\n"
        "Nur solange die Figur auf dem Spielplan steht.\n"
        "Aktionsbereich und Spezialaktion sind rekonstruiert.",
    ),
    (
        "leader:gurney_halleck",
        "House Atreides\nIn battle a special is 2 hits and 1 shield.\nNo special action.",
        "Haus Atreides\nIm Gefecht ist ein Spezialsymbol 2 Treffer und 1 Schild.\nKeine Spezialaktion.",
    ),
    (
        "prescience:stunted_worms",
        "Claimed at the end of the round\n"
        "Condition: Atreides legions in at least 2 Minor Erg areas\n"
        "Reward: Sand Dwellers +1 and Jihad +1\n"
        "The reward is reconstructed.",
        "Wird am Rundenende beansprucht\n"
        "Bedingung: Atreides-Legionen in mindestens 2 Kleiner-Erg-Gebieten\n"
        "Belohnung: Sandbewohner +1 und Djihad +1\n"
        "Die Belohnung ist rekonstruiert.",
    ),
    (
        "area:arrakeen",
        "Plateau · sector 5\nHarkonnen settlement of rank 3\nSheltered from Coriolis storms",
        "Plateau · Sektor 5\nHarkonnen-Siedlung mit Rang 3\nVor Coriolisstürmen geschützt",
    ),
    (
        "area:s1_4",
        "Desert · sector 1\nTesting station\nImpassable border to Broken Land and Rimwall West",
        "Wüste · Sektor 1\nTeststation\nUnpassierbare Grenze: Zerklüftetes Land und Westlicher Randwall",
    ),
    (
        "token:ag7",
        "1 Regular and 1 Fedaykin\n"
        "Facedown at a sietch from the start; known to the Atreides.\n"
        "This component is reconstructed.",
        "1 Standard-Einheit und 1 Fedaykin\n"
        "Von Beginn an verdeckt bei einem Sietch; die Atreides kennen ihn.\n"
        "Dieses Material ist rekonstruiert.",
    ),
    (
        "objective:so1",
        "The Atreides win with Kwisatz Haderach 9, Sand Dwellers 7 and Jihad 5 at least.\n"
        "This component is reconstructed.",
        "Die Atreides gewinnen mit mindestens Kwisatz Haderach 9, Sandbewohner 7 und Djihad 5.\n"
        "Dieses Material ist rekonstruiert.",
    ),
    (
        "atomics:hole_in_the_rock",
        "Exposes Imperial Basin to storms and worms.\n"
        "Opens a way: Imperial Basin – Sector 5, area 3.\n"
        "The opened ways are reconstructed.",
        "Stürmen und Würmern ausgesetzt: Imperiales Becken.\n"
        "Öffnet einen Weg: Imperiales Becken – Sektor 5, Gebiet 3.\n"
        "Die geöffneten Wege sind rekonstruiert.",
    ),
]


@pytest.mark.parametrize(("thing", "en", "de"), EXPECTED)
def test_texts_of_components(thing: str, en: str, de: str) -> None:
    assert GAME.text(thing, "en")[1] == en
    assert GAME.text(thing, "de")[1] == de


# ---------------------------------------------------------------- actions


def test_words_of_a_turn() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, "hawats_scheming", "hawats_scheming", "sandmasters")
    legion(s, "atreides", "gara_kulon", tokens=["ag1"])
    ornithopter(s, "az1")
    turn(s, "harkonnen", "strategy", "house", "mentat", other=["mentat"])
    assert both(s, "die strategy") == (
        "Strategy die: move up to 2 legions or attack",
        "Würfel Strategie: bis zu 2 Legionen bewegen oder angreifen",
    )
    assert both(s, "scout az1") == (
        "Scout with the Ornithopter of air zone 1 (sectors 1 and 5)",
        "Aufklärung mit dem Ornithopter: Flugzone 1 (Sektoren 1 und 5)",
    )
    assert both(s, "scheme")[0] == "Hawat's Scheming: Thufir Hawat leaves, Gaius Helen Mohiam comes into play"
    act(s, "die house")
    assert both(s, "replace")[0] == "Replace up to 2 Regulars by Elites"
    assert both(s, "leader baron_harkonnen") == (
        "Special action of Baron Harkonnen: replace up to 3 Regulars by Elites",
        "Spezialaktion von Baron Harkonnen: bis zu 3 Standard-Einheiten durch Elite-Einheiten ersetzen",
    )
    assert both(s, "play")[1] == "Mit dem Würfel eine Planungskarte spielen"


def test_a_card_shows_the_branch_that_counts() -> None:
    s = table()
    hand(s, "smugglers_a", "smugglers_b")
    turn(s, "atreides", "mentat")
    act(s, "play")
    assert both(s, "card smugglers_a")[0].startswith(
        "Play Smugglers (A): Gurney Halleck comes into play; place 2 Elites"
    )
    assert both(s, "card smugglers_b")[1].startswith("„Schmuggler (B)“ spielen: Gurney Halleck kommt ins Spiel;")
    s = table()
    leader(s, "gurney_halleck", "available")
    hand(s, "smugglers_a", "smugglers_b")
    turn(s, "atreides", "mentat")
    act(s, "play")
    assert both(s, "card smugglers_b")[0] == "Play Smugglers (B): place 2 Elites with the legion of Gurney Halleck"


def test_words_of_a_move() -> None:
    s = table()
    legion(s, "harkonnen", "arrakeen", regular=2, elite=1, generic=1, leaders=["beast_rabban"])
    ornithopter(s, "az4")
    turn(s, "harkonnen", "strategy")
    assert both(s, "move") == ("Move up to 2 legions", "Bis zu 2 Legionen bewegen")
    act(s, "move")
    assert both(s, "area arrakeen") == ("Move the legion in Arrakeen", "Die Legion bewegen: Arrakeen")
    assert both(s, "skip")[0] == "Move no more legions"
    act(s, "area arrakeen")
    assert both(s, "area imperial_basin") == ("To Imperial Basin", "Ins Imperiale Becken")
    assert both(s, "area hole_in_the_rock") == (
        "To Hole in the Rock (by Ornithopter)",
        "Zum Loch im Fels (mit Ornithopter)",
    )
    act(s, "area imperial_basin")
    assert both(s, "all") == ("The whole legion", "Die ganze Legion")
    act(s, "split")
    assert both(s, "number 0") == ("No Regulars go", "Keine Standard-Einheit geht mit")
    assert both(s, "number 1") == ("1 Regular goes", "1 Standard-Einheit geht mit")
    assert both(s, "number 2") == ("2 Regulars go", "2 Standard-Einheiten gehen mit")
    act(s, "number 2", "number 0")
    assert both(s, "number 1") == ("1 Bashar goes", "1 Bashar geht mit")
    act(s, "number 0")
    assert both(s, "stays beast_rabban") == ("Beast Rabban stays behind", "Bestie Rabban bleibt zurück")
    assert both(s, "goes beast_rabban") == ("Beast Rabban goes along", "Bestie Rabban geht mit")


def test_words_of_sandriding_and_tokens() -> None:
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=1, tokens=["ag1", "as5"])
    wormsign(s, "s1_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area sihaya_ridge")
    assert both(s, "area s1_6") == ("To Sector 1, area 6", "Nach Sektor 1, Gebiet 6")
    assert both(s, "area s1_5")[0] == "To Sector 1, area 5 (by sandriding)"
    act(s, "area s1_6", "split", "number 1")
    assert both(s, "token as5") == (
        "Standard token 5 (1 Elite and 1 Fedaykin) goes",
        "Standardmarker 5 (1 Elite-Einheit und 1 Fedaykin) geht mit",
    )
    assert both(s, "done")[0] == "No more tokens"


def test_words_of_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "carthag", elite=2, special=1, generic=1, leaders=["baron_harkonnen"])
    legion(s, "atreides", "s5_1", regular=3, elite=1)
    hand(s, "sandmasters")
    fix(monkeypatch, "DD**", "SSSS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack")
    assert both(s, "area carthag") == ("Attack with the legion in Carthag", "Mit der Legion angreifen: Carthag")
    act(s, "area carthag", "?area s5_1", "all")
    assert GAME.question(s, s.player, "en") == "House Harkonnen: discard a card for one more combat die?"
    assert both(s, "card sandmasters") == (
        "Discard Sandmasters for 1 more die",
        "„Sandmeister“ für 1 weiteren Kampfwürfel abwerfen",
    )
    act(s, "card sandmasters")
    assert both(s, "leader baron_harkonnen") == (
        "Use Baron Harkonnen's special for 2 shields",
        "Spezialsymbol für Baron Harkonnen: 2 Schilde",
    )
    assert both(s, "generic")[0] == "Use a Bashar's special for 1 hit"
    assert both(s, "skip")[0] == "Use no more specials"
    act(s, "skip")
    assert both(s, "elite") == (
        "Take the hit: replace 1 Elite by a Regular",
        "Treffer nehmen: 1 Elite-Einheit durch eine Standard-Einheit ersetzen",
    )
    assert both(s, "generic")[0] == "Take the hit: remove 1 Bashar"
    assert both(s, "leader baron_harkonnen")[0] == "Take the hit: Baron Harkonnen goes to the tank"


def test_words_of_the_desert() -> None:
    s = table()
    worm(s, "s1_6")
    turn(s, "atreides", "house", other=["mentat"])
    assert both(s, "die desert_power") == (
        "Use it as Desert Power: wormsigns and worms",
        "Als Wüstenmacht nutzen: Wurmzeichen-Marker und Würmer",
    )
    act(s, "die desert_power")
    assert both(s, "worms") == ("Move up to 2 worms", "Bis zu 2 Würmer bewegen")
    act(s, "wormsigns")
    assert both(s, "area s1_9") == (
        "Place a wormsign in Sector 1, area 9",
        "Einen Wurmzeichen-Marker platzieren: Sektor 1, Gebiet 9",
    )


def test_words_of_deploying_a_token() -> None:
    s = table()
    s.standard.append(s.standard.pop(s.standard.index(TOKEN_ID["as7"])))
    turn(s, "atreides", "deployment")
    act(s, "?normal")
    assert both(s, "number 1") == ("Draw 1 deployment token", "1 Aufstellungsmarker ziehen")
    assert both(s, "skip") == ("Draw no token", "Keinen Marker ziehen")
    act(s, "number 1")
    assert both(s, "area gara_kulon") == (
        "Place the token (1 Fedaykin) in Gara Kulon",
        "Den Marker (1 Fedaykin) platzieren: Gara Kulon",
    )
    assert GAME.question(s, 1, "en") == "Where does the deployment token (1 Fedaykin) go?"
    assert GAME.question(s, 0, "de") == "Aufstellungsmarker: Wohin damit?"  # ARR-35.2: nobody else looks at it


def test_words_of_vehicles_and_spice() -> None:
    s = table()
    vehicles_phase(s)
    assert both(s, "area s1_1") == (
        "Place a Harvester in Sector 1, area 1",
        "Eine Erntemaschine platzieren: Sektor 1, Gebiet 1",
    )
    s = table()
    s.imperium = [3, 3, 3]
    harvest(s, 3)
    assert both(s, "drop") == (
        "CHOAM: pay nothing, 1 step down and its ban",
        "MAFEA: nichts ausgeben, 1 Schritt nach unten und Bann",
    )
    assert GAME.question(s, s.player, "en") == "CHOAM: how much spice? 3 left"
    assert both(s, "keep")[0] == "CHOAM: pay 2 spice, it stays"
    assert both(s, "raise")[1] == "MAFEA: 3 Spice-Punkte ausgeben, 1 Schritt nach oben"
    act(s, "drop", "drop", "drop")
    assert both(s, "yes")[0] == "Stockpile 3 spice for 1 Supremacy point"


def test_words_of_claims_and_atomics() -> None:
    s = table()
    legion(s, "atreides", "gara_kulon", regular=2)
    prescience(s, "families_flee")
    markers(s, kwisatz_haderach=8)
    turn(s, "atreides", "mentat", "strategy")
    assert both(s, "claim families_flee") == (
        "Claim Families Flee to the Palmaries of the South: Sand Dwellers +2; 1 token or 2 Regulars leave the game",
        "„Familien fliehen zu den Palmengärten des Südens“ beanspruchen: Sandbewohner +2; "
        "1 Marker oder 2 Standard-Einheiten verlassen das Spiel",
    )
    assert both(s, "atomics rimwall")[1] == "Die Familien-Atomwaffen einsetzen: Randwall"


def test_words_of_tokens_with_the_same_units() -> None:
    s = table()
    legion(s, "atreides", "windgap", regular=1, tokens=["ag1", "ag2"])
    turn(s, "atreides", "strategy", "mentat")
    assert both(s, "reveal windgap")[0] == "Reveal a deployment token in Windgap"
    act(s, "reveal windgap")
    assert both(s, "token ag1") == (
        "Reveal Garrison token 1 (2 Regulars) in Windgap",
        "Garnisonsmarker 1 (2 Standard-Einheiten) aufdecken: Windscharte",
    )
    assert both(s, "token ag2")[0] == "Reveal Garrison token 2 (2 Regulars) in Windgap"


def test_words_of_hits_outside_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s1_9", regular=1, elite=1)
    fix(monkeypatch, "SD")
    storms(s)
    assert both(s, "regular") == (
        "Hit in Sector 1, area 9: remove 1 Regular",
        "Treffer in Sektor 1, Gebiet 9: 1 Standard-Einheit entfernen",
    )


def test_words_of_a_worm_that_appears() -> None:
    s = table()
    s.wild_maker = 1
    harvester(s, "s1_9")
    wormsign(s, "s1_9", "sandworm")
    hazards(s)
    act(s, "?skip")
    assert both(s, "yes") == (
        "Place a Sandworm in Sector 1, area 9",
        "Einen Sandwurm platzieren: Sektor 1, Gebiet 9",
    )
    assert both(s, "wild maker")[1] == "Den Wilden Sandwurm platzieren: Sektor 1, Gebiet 9"


def test_words_of_three_copies_of_scheming() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, "hawats_scheming", "hawats_scheming", "hawats_scheming")
    turn(s, "harkonnen", "mentat", "strategy")
    act(s, "scheme")
    assert both(s, "number 3") == (
        "Discard 3 copies of Hawat's Scheming",
        "3 Exemplare von „Hawats Ränke“ abwerfen",
    )


def test_words_of_a_named_die_in_a_team() -> None:
    s = table(players=4)
    s.stack = [PAUSE, (k.NAME_WHOSE, s.house[ATREIDES], k.STRATEGY, 0)]
    s.side = ATREIDES
    dice(s, "harkonnen", "strategy")
    dice(s, "harkonnen", "strategy", partner=True)
    refresh(s)
    assert both(s, "deck corrino_ally") == (
        "Corrino Ally must spend a Strategy die next",
        "Corrino-Verbündeter muss als Nächstes Strategie ausgeben",
    )


def test_paths_lead_through_the_things_on_screen() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, "hawats_scheming", "hawats_scheming", "sandmasters")
    legion(s, "atreides", "gara_kulon", regular=2, tokens=["ag1"])
    ornithopter(s, "az1")

    def paths() -> set[tuple[str, ...]]:
        return {GAME.describe(s, action).path for action in s.legal()}

    turn(s, "harkonnen", "strategy", "house")
    assert paths() == {("die:strategy",), ("die:house",), ("zone:az1",), ("card:hawats_scheming",)}
    act(s, "die house")
    assert paths() == {("button:replace",), ("button:vehicles",), ("leader:baron_harkonnen",), ("button:play",)}
    s = table()
    legion(s, "atreides", "gara_kulon", regular=2, tokens=["as2"])
    prescience(s, "families_flee")
    turn(s, "atreides", "mentat", "strategy")
    assert paths() == {("die:mentat",), ("die:strategy",), ("area:gara_kulon",), ("prescience:families_flee",)}
    act(s, "claim families_flee")
    assert paths() == {("sietch:0", "family:as2"), ("sietch:0", "family:regulars")}
    assert {GAME.describe(s, action).text for action in s.legal()} == {
        "Remove Standard token 2 (1 Regular and 1 Elite) in Gara Kulon from the game",
        "Remove 2 Regulars in Gara Kulon from the game",
    }


def test_playing_without_words_loads_no_texts() -> None:
    code = (
        "import sys\n"
        "from landsraad.arrakis.game import GAME\n"
        "from landsraad.kernel.contract import Setup\n"
        "s = GAME.new(Setup(players=2, seed=1))\n"
        "s.apply(s.legal()[0])\n"
        "raise SystemExit('fluent.runtime' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


NO_COMPONENTS = ("button", "number", "seat", "sietch", "family", "house_cards", "ally_cards")


def look(s: Position) -> None:
    """Every open choice has words and a path of its own, and is found again by its words."""
    for lang in LANGS:
        told = [GAME.describe(s, action, lang) for action in s.legal()]
        assert len({plain(d.text) for d in told}) == len(told), [d.text for d in told]
        assert len({d.path for d in told}) == len(told), [d.path for d in told]
        for d in told:
            assert "{" not in d.text
            for step in d.path:
                assert re.fullmatch(r"[a-z_]+:[a-z0-9_]+", step)
                kind = step.split(":")[0]
                assert kind in NO_COMPONENTS or GAME.text(step, lang)[1]


@pytest.mark.slow
@pytest.mark.parametrize("expansions", [(), ("smugglers",), ("guild",), EXPANSIONS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_is_found_again_by_its_words(players: int, expansions: tuple[str, ...]) -> None:
    s = GAME.new(Setup(players=players, seed=players, expansions=expansions))
    choose = Random(players)
    for step in range(2500):
        if s.over:
            break
        if step % amount(8, 1) == 0:
            look(s)
        legal = s.legal()
        action = choose.choice(legal)
        if step % 7 == 0:
            for lang in LANGS:
                assert GAME.parse(s, GAME.describe(s, action, lang).text) == action
            assert GAME.parse(s, GAME.describe(s, action).notation) == action
        s.apply(action)


def played(players: int, seed: int, steps: int, expansions: tuple[str, ...]) -> Position:
    s = GAME.new(Setup(players=players, seed=seed, expansions=expansions))
    choose = Random(seed)
    for _ in range(steps):
        if not s.over:
            s.apply(choose.choice(s.legal()))
    assert not s.over
    return s


@pytest.mark.parametrize("expansions", [(), EXPANSIONS])
@pytest.mark.parametrize("players", [2, 4])
def test_every_card_has_words_while_it_is_played(players: int, expansions: tuple[str, ...]) -> None:
    start = played(players, 4, 700, expansions)
    for number, card in enumerate(CARDS):
        if not card.parts or (card.expansion and not expansions) or (card.without and expansions):
            continue
        s = start.clone()
        deck = CARD_DECK[number]
        for other in range(4):
            s.hands[other] = []
        s.hands[deck] = [number]
        s.atomics = -1
        s.marker = [4, 4, 4]
        dice(s, "harkonnen", "mentat", "house", "house")
        dice(s, "atreides", "mentat", "house", "house")
        if players == 4:
            dice(s, "harkonnen", "mentat", "house", partner=True)
            dice(s, "atreides", "mentat", "house", partner=True)
        s.slotted = [-1, -1]
        s.phase, s.side, s.acting = k.ACTIONS, deck // 2, deck
        s.card = -1
        seat = (s.ally if deck % 2 else s.house)[deck // 2]
        s.stack = [PAUSE, (k.PICK_CARD, seat, 1, 0)]
        s.legal_list = [a.CARD + number, a.SKIP]
        s.player = seat
        look(s)
        s.apply(a.CARD + number)
        choose = Random(number)
        for _ in range(40):
            if s.over or paused(s):
                break
            look(s)
            s.apply(choose.choice(s.legal()))


# ---------------------------------------------------------------- what happened

ARRAKEEN, GARA_KULON = AREA_ID["arrakeen"], AREA_ID["gara_kulon"]
RABBAN = LEADER_ID["beast_rabban"]

PUBLIC = [
    ((k.E_ROUND, -1, 3), "Round 3", "Runde 3"),
    (
        (k.E_DICE, HARKONNEN, 2, 3, 0, 1, 2),
        "Harkonnen dice: Leadership 2, Strategy 3, Mentat 1, House 2",
        "Würfel der Harkonnen: Führung 2, Strategie 3, Mentat 1, Haus 2",
    ),
    (
        (k.E_COMBAT, ATREIDES, 2, 1, 0),
        "Atreides roll 2 swords, 1 shield, 0 specials",
        "Atreides werfen 2 Schwerter, 1 Schild, 0 Spezialsymbole",
    ),
    (
        (k.E_LOST, HARKONNEN, ARRAKEEN, k.SPECIAL, -1),
        "Harkonnen lose 1 Sardaukar in Arrakeen",
        "Harkonnen verlieren 1 Sardaukar in Arrakeen",
    ),
    (
        (k.E_LOST, HARKONNEN, ARRAKEEN, -1, RABBAN),
        "Beast Rabban goes to the tank from Arrakeen",
        "Bestie Rabban kommt aus Arrakeen in den Regenerationstank",
    ),
    ((k.E_SUPREMACY, -1, 4), "Supremacy is now 4", "Herrschaftspunkte: jetzt 4"),
    ((k.E_MARKER, -1, 2, 5), "Jihad is now on 5", "Djihad steht jetzt auf 5"),
    (
        (k.E_SIETCH, -1, 0, 2),
        "The sietch in Gara Kulon is revealed: rank 2",
        "Der Sietch in Gara Kulon ist aufgedeckt: Rang 2",
    ),
    (
        (k.E_TOKEN, -1, GARA_KULON, TOKEN_ID["as5"]),
        "A token in Gara Kulon is revealed: 1 Elite and 1 Fedaykin",
        "Ein Marker in Gara Kulon ist aufgedeckt: 1 Elite-Einheit und 1 Fedaykin",
    ),
    (
        (k.E_DESTROYED, HARKONNEN, ARRAKEEN),
        "The settlement Arrakeen is destroyed",
        "Die Siedlung in Arrakeen ist zerstört",
    ),
    (
        (k.E_DESTROYED, ATREIDES, GARA_KULON),
        "The sietch in Gara Kulon is destroyed",
        "Der Sietch in Gara Kulon ist zerstört",
    ),
    (
        (k.E_SIGN, -1, AREA_ID["s1_9"], 0),
        "Wormsign in Sector 1, area 9: only sand",
        "Wurmzeichen-Marker in Sektor 1, Gebiet 9: nur Sand",
    ),
    ((k.E_WORM, -1, GARA_KULON), "A Sandworm appears in Gara Kulon", "Ein Sandwurm erscheint in Gara Kulon"),
    (
        (k.E_STATION, -1, AREA_ID["s1_4"], 0),
        "The testing station in Sector 1, area 4 is taken: Kwisatz Haderach",
        "Die Teststation in Sektor 1, Gebiet 4 ist genommen: Kwisatz Haderach",
    ),
    ((k.E_LEADER_IN, -1, LEADER_ID["chani"]), "Chani comes into play", "Chani kommt ins Spiel"),
    ((k.E_LEADER_OUT, -1, RABBAN), "Beast Rabban leaves the game", "Bestie Rabban verlässt das Spiel"),
    (
        (k.E_CLAIMED, ATREIDES, PRESCIENCE_ID["desert_war"]),
        "The Atreides claim The Desert War: Jihad +2",
        "Die Atreides beanspruchen „Der Wüstenkrieg“: Djihad +2",
    ),
    (
        (k.E_REVEALED, -1, PRESCIENCE_ID["desert_war"]),
        "Prescience card revealed: The Desert War",
        "Vorhersehungskarte aufgedeckt: „Der Wüstenkrieg“",
    ),
    (
        (k.E_BATTLE, HARKONNEN, ARRAKEEN, GARA_KULON),
        "Harkonnen attack Gara Kulon from Arrakeen",
        "Harkonnen greifen aus Arrakeen an: Gara Kulon",
    ),
    ((k.E_WON, ATREIDES), "The Atreides win the battle", "Die Atreides gewinnen das Gefecht"),
    ((k.E_HARVEST, HARKONNEN, 5), "The Harvesters bring 5 spice", "Die Erntemaschinen bringen 5 Spice-Punkte"),
    ((k.E_BANS, HARKONNEN, 5), "Bans: CHOAM and Landsraad", "Banne: MAFEA und Landsraad"),
    ((k.E_BANS, HARKONNEN, 0), "No bans", "Keine Banne"),
    ((k.E_TURN, ATREIDES), "Turn of the Atreides", "Zug der Atreides"),
    ((k.E_OVER, HARKONNEN), "The Harkonnen win the game", "Die Harkonnen gewinnen die Partie"),
    (
        (k.E_STORM, -1, AREA_ID["s1_9"], 1),
        "Storm over Sector 1, area 9: 1 hit",
        "Sturm in Sektor 1, Gebiet 9: 1 Treffer",
    ),
    (
        (k.E_DID, HARKONNEN, a.AREA + ARRAKEEN, k.MOVE_TO, AREA_ID["carthag"], 0),
        "Harkonnen: From Carthag to Arrakeen",
        "Harkonnen: Aus Carthag nach Arrakeen",
    ),
    (
        (k.E_DID, HARKONNEN, a.CARD + CARD_ID["sandmasters"], k.PICK_CARD, 0, 0),
        "Harkonnen: Card Sandmasters",
        "Harkonnen: Karte „Sandmeister“",
    ),
    (
        (k.E_DID, HARKONNEN, a.RESULT + k.STRATEGY, k.TURN, 0, 0),
        "Harkonnen: Strategy die",
        "Harkonnen: Würfel Strategie",
    ),
    (
        (k.E_LOST, ATREIDES, GARA_KULON, k.SMUGGLER, -1),
        "Atreides lose 1 Smuggler Unit in Gara Kulon",
        "Atreides verlieren 1 Schmuggler-Einheit in Gara Kulon",
    ),
    (
        (k.E_LOST, HARKONNEN, ARRAKEEN, k.TROOP, -1),
        "Harkonnen lose 1 Houses Major Troop in Arrakeen",
        "Harkonnen verlieren 1 Truppe der Großen Häuser in Arrakeen",
    ),
    (
        (k.E_DISCARDED, ATREIDES, DECKS.index("house_atreides"), CARD_ID["battle_language"]),
        "Atreides discard Battle Language (House Atreides)",
        "Atreides werfen „Kampfsprache“ ab (Haus Atreides)",
    ),
    ((k.E_SMUGGLER_DIE, ATREIDES, k.STRATEGY), "Smugglers' die: Strategy", "Schmuggler-Aktionswürfel: Strategie"),
    (
        (k.E_STABAN, -1, 5),
        "Staban Tuek goes down to step 5 of the prescience track",
        "Staban Tuek rückt auf der Vorhersehungsleiste nach unten auf 5",
    ),
    (
        (k.E_CAPTURED, ATREIDES, AREA_ID["s1_9"]),
        "The Atreides capture the Smuggler Harvester in Sector 1, area 9",
        "Die Atreides erbeuten die Schmuggler-Erntemaschine in Sektor 1, Gebiet 9",
    ),
    (
        (k.E_ALLIANCE, ATREIDES),
        "The smugglers are now allied with the Atreides",
        "Die Schmuggler sind jetzt mit den Atreides verbündet",
    ),
    (
        (k.E_HARVESTER, -1, GARA_KULON, 1),
        "The Harvester in Gara Kulon is lost",
        "Die Erntemaschine in Gara Kulon ist zerstört",
    ),
    (
        (k.E_HARVESTER, -1, GARA_KULON, 2),
        "The Smuggler Harvester in Gara Kulon is lost for this round",
        "Die Schmuggler-Erntemaschine in Gara Kulon ist für diese Runde entfernt",
    ),
    (
        (k.E_ELIMINATED, HARKONNEN),
        "The Smugglers Base is destroyed: the smugglers leave the game",
        "Die Schmuggler-Basis ist zerstört: Die Schmuggler verlassen das Spiel",
    ),
    (
        (k.E_RECRUITED, ATREIDES, GARA_KULON, 2),
        "2 Smuggler Units placed in Gara Kulon",
        "2 Schmuggler-Einheiten platziert: Gara Kulon",
    ),
    (
        (k.E_UNLOCKED, ATREIDES, 1),
        "A Smuggler Ornithopter is unlocked: 1 ready",
        "Ein Schmuggler-Ornithopter mehr ist verfügbar, jetzt 1",
    ),
    (
        (k.E_HEIGHLINER, HARKONNEN, 2),
        "The Harkonnen Heighliner is on step 2 of 4",
        "Der Heighliner der Harkonnen ist auf Schritt 2 von 4",
    ),
    (
        (k.E_HEIGHLINER, HARKONNEN, 0),
        "The Harkonnen Heighliner is at its start",
        "Der Heighliner der Harkonnen ist auf dem Startfeld",
    ),
    (
        (k.E_HEIGHLINER, ATREIDES, 4),
        "The Atreides Heighliner reaches Arrakis: Landing phase",
        "Der Heighliner der Atreides erreicht Arrakis: Landephase",
    ),
    (
        (k.E_LOADED, HARKONNEN, 0, 1),
        "Harkonnen load 1 Space Frigate",
        "Auf die Heighliner-Tafel der Harkonnen: 1 Raumfregatte",
    ),
    (
        (k.E_LOADED, ATREIDES, 2, 2),
        "Atreides load 2 Houses Major Troops",
        "Auf die Heighliner-Tafel der Atreides: 2 Truppen der Großen Häuser",
    ),
    (
        (k.E_LANDED, ATREIDES, GARA_KULON, 4),
        "Atreides land 4 Houses Major Troops in Gara Kulon",
        "Atreides landen 4 Truppen der Großen Häuser in Gara Kulon",
    ),
    (
        (k.E_BOMBARDED, ATREIDES, ARRAKEEN, 2),
        "Atreides bombard Arrakeen: 2 hits",
        "Luftbombardement der Atreides: Arrakeen, 2 Treffer",
    ),
    (
        (k.E_UNLOADED, HARKONNEN, 1, 3),
        "No room: 1 Space Frigate and 3 Houses Major Troops stay on the Harkonnen Heighliner board",
        "Kein Platz: 1 Raumfregatte und 3 Truppen der Großen Häuser bleiben auf der Heighliner-Tafel der Harkonnen",
    ),
    (
        (k.E_DID, ATREIDES, a.AREA + AREA_ID["s2_6"], k.BASE_AT, 0, 0),
        "Atreides: Place the Smugglers Base in Sector 2, area 6",
        "Atreides: Die Schmuggler-Basis platzieren: Sektor 2, Gebiet 6",
    ),
    (
        (k.E_DID, ATREIDES, a.SMUGGLER_DIE, k.TURN, 1, 0),
        "Atreides: Smugglers' die",
        "Atreides: Schmuggler-Aktionswürfel",
    ),
    ((k.E_DID, ATREIDES, a.AREA + ARRAKEEN, k.LAND_TROOPS, 1, 0), "", ""),  # told by who lands
    ((k.E_DID, HARKONNEN, a.END, k.TURN_END, 0, 0), "", ""),
    ((k.E_DID, HARKONNEN, a.REGULAR, k.B_HIT, 0, 1), "", ""),  # told by what was lost
    ((k.E_MAHDI_DIE, 0, 1), "The Harkonnen roll Strategy", "Die Harkonnen würfeln: Strategie"),
    (
        (k.E_MAHDI_SPECIAL, 0, LEADER_ID["beast_rabban"]),
        "The Harkonnen use the special action of Beast Rabban",
        "Die Harkonnen nutzen die Spezialaktion von Bestie Rabban",
    ),
    (
        (k.E_MAHDI_CARD, 0, CARD_ID["sandmasters"], 1),
        "The Harkonnen play Sandmasters",
        "Die Harkonnen spielen „Sandmeister“",
    ),
    ((k.E_MAHDI_SECTOR, 0, 0), "Harvesting sector: 4", "Erntesektor: 4"),
    ((k.E_MAHDI_TARGET, 0, ARRAKEEN), "The target is Arrakeen", "Das Ziel: Arrakeen"),
    (
        (k.E_MAHDI_MOVED, 0, ARRAKEEN, ARRAKEEN),
        "The legion of Arrakeen moves to Arrakeen",
        "Legion bewegt: Arrakeen → Arrakeen",
    ),
    (
        (k.E_MAHDI_PLACED, 2, a.ZONE + 3),
        "A Carryall: air zone 4 (sectors 5 and 6)",
        "Ein Carryall: Flugzone 4 (Sektoren 5 und 6)",
    ),
    (
        (k.E_MAHDI_WHY, 0, CHOICES.index("carryall"), 1, CRITERIA.index("protects"), a.ZONE + 3, -1, -1, -1, 2),
        "Air zone of a Carryall: air zone 4 (sectors 5 and 6) (the only candidate)",
        "Flugzone eines Carryalls: Flugzone 4 (Sektoren 5 und 6) (der einzige Kandidat)",
    ),
    (
        (k.E_MAHDI_PUT, 0, ARRAKEEN, 0, 2, 0, 1, 1 << LEADER_ID["baron_harkonnen"]),
        "The Harkonnen place 2 Elites, 1 Bashar and Baron Harkonnen in Arrakeen",
        "Aufgestellt: 2 Elite-Einheiten, 1 Bashar und Baron Harkonnen → Arrakeen",
    ),
    (
        (k.E_MAHDI_REPLACED, 0, ARRAKEEN, 1, 2),
        "Arrakeen: 2 Elites for 2 Regulars",
        "Arrakeen: 2 Elite-Einheiten statt 2 Standard-Einheiten",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("event", "en", "de"), PUBLIC)
def test_public_events_read_the_same_for_everybody(event: tuple[int, ...], en: str, de: str) -> None:
    s = table()
    for reader in (ONLOOKER, HARKONNEN, ATREIDES):
        assert GAME.tell(s, event, reader, "en") == en
        assert GAME.tell(s, event, reader, "de") == de


def test_what_nobody_was_asked_is_told_too() -> None:
    """The only card of the hand and the only die are played without a question (ARR-35.5), and still read of."""
    s = table()
    hand(s, "sandmasters")
    s.log = []
    turn(s, "harkonnen", "mentat")
    act(s, "play")
    lines = [GAME.tell(s, event, ATREIDES) for event in s.log]
    assert [line for line in lines if line] == [
        "Turn of the Harkonnen",
        "Harkonnen: Mentat die",
        "Harkonnen: Card Sandmasters",
    ]


def test_worms_and_victories_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    legion(s, "atreides", "s5_1", regular=1)
    fix(monkeypatch, "SS", "D")
    turn(s, "harkonnen", "strategy")
    s.log = []
    act(s, "attack", "?area carthag", "?area s5_1", "all")
    assert (k.E_WON, HARKONNEN) in s.log
    s = table()
    harvester(s, "s1_9")
    wormsign(s, "s1_9", "sandworm")
    s.log = []
    hazards(s)
    act(s, "?skip")
    assert (k.E_WORM, -1, AREA_ID["s1_9"]) in s.log


def test_every_kind_of_event_has_a_line() -> None:
    assert {event[0] for event, _, _ in PUBLIC} == set(range(k.E_KINDS)) - {k.E_DREW}
    with pytest.raises(ValueError, match="no words"):
        GAME.tell(table(), (k.E_KINDS, 0), 0)


def test_a_drawn_card_is_told_to_its_hand_only() -> None:
    drew = (k.E_DREW, HARKONNEN, DECKS.index("corrino_ally"), CARD_ID["shigawire"])
    s = table()
    assert GAME.tell(s, drew, HARKONNEN, "en") == "Harkonnen draw Shigawire (Corrino Ally)"
    assert GAME.tell(s, drew, HARKONNEN, "de") == "Harkonnen ziehen „Shigadraht“ (Corrino-Verbündeter)"
    for reader in (ONLOOKER, ATREIDES):
        assert GAME.tell(s, drew, reader, "en") == "Harkonnen draw a card (Corrino Ally)"
        assert GAME.tell(s, drew, reader, "de") == "Harkonnen ziehen eine Karte (Corrino-Verbündeter)"
    s = table(players=4)
    readers = [reader for reader in (ONLOOKER, 0, 1, 2, 3) if "Shigawire" in GAME.tell(s, drew, reader)]
    assert readers == [s.ally[HARKONNEN]]


def test_a_facedown_token_is_told_to_the_atreides_only() -> None:
    token = TOKEN_ID["as7"]
    for players in (2, 3, 4):
        s = table(players=players)
        seat = s.house[ATREIDES]
        secrets = {
            (k.E_DID, seat, a.AREA + GARA_KULON, k.TOKEN_AT, token, 1): (
                "Place the token (1 Fedaykin) in Gara Kulon",
                "Place a facedown token in Gara Kulon",
            ),
            (k.E_DID, seat, a.TOKEN + token, k.EXCESS, GARA_KULON, 0): (
                "Too many units: remove Standard token 7 (1 Fedaykin) in Gara Kulon",
                "Too many units: remove a facedown token in Gara Kulon",
            ),
            (k.E_DID, seat, a.TOKEN + token, k.WHICH_TOKENS, 0, 0): (
                "Standard token 7 (1 Fedaykin) goes",
                "A facedown token goes",
            ),
        }
        for event, (open_text, hidden) in secrets.items():
            for reader in (ONLOOKER, *range(players)):
                knows = reader in (s.house[ATREIDES], s.ally[ATREIDES])
                line = GAME.tell(s, event, reader)
                assert line.endswith(f": {open_text if knows else hidden}"), (event, reader)


@pytest.mark.slow
@pytest.mark.parametrize("expansions", [(), EXPANSIONS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_log_tells_no_seat_what_only_others_know(players: int, expansions: tuple[str, ...]) -> None:
    """Every line about a secret of others would read the same if the secret were another one."""
    s = GAME.new(Setup(players=players, seed=5, expansions=expansions))
    s.log = []
    choose = Random(5)
    for _ in range(1500):
        if not s.over:
            s.apply(choose.choice(s.legal()))
    atreides = {s.house[ATREIDES], s.ally[ATREIDES]}
    found = set()
    for event in s.log:
        for reader in (ONLOOKER, *range(players)):
            line = GAME.tell(s, event, reader)
            assert "\n" not in line
            assert bool(line) == bool(GAME.tell(s, event, reader, "de"))
            if event[0] == k.E_DREW:
                deck = event[2]
                owner = (s.ally if deck % 2 else s.house)[deck // 2]
                other = (*event[:3], (event[3] + 1) % len(CARDS))
                assert (line == GAME.tell(s, other, reader)) == (reader != owner)
                found.add(k.E_DREW)
            elif event[0] == k.E_DID and event[3] == k.TOKEN_AT and reader not in atreides:
                other = (*event[:4], TOKEN_ID["as1"], event[5])
                assert line == GAME.tell(s, other, reader)
                found.add(k.TOKEN_AT)
            elif event[0] == k.E_DID and a.TOKEN <= event[2] < a.SIETCH and reader not in atreides:
                assert line == GAME.tell(s, (*event[:2], a.TOKEN, *event[3:]), reader)
            elif event[0] == k.E_DID and event[3] == k.KEEP_CARD:
                card = a.CARD + (event[2] - a.CARD + 1) % len(CARDS)
                other = (*event[:2], card, *event[3:])
                assert (line == GAME.tell(s, other, reader)) == (reader != event[1])
    assert found == {k.E_DREW, k.TOKEN_AT}


def test_seats_are_called_by_what_they_play() -> None:
    def name(s: Position, seat: int) -> str:
        return GAME.tell(s, (k.E_DID, seat, a.ZONE, k.PLACE_CARRYALL, 1, 0), ONLOOKER, "de").split(":")[0]

    assert [name(table(), seat) for seat in range(2)] == ["Harkonnen", "Atreides"]
    s = table(players=4)
    assert [name(s, s.house[HARKONNEN]), name(s, s.ally[HARKONNEN])] == ["Haus Harkonnen", "Corrino-Verbündeter"]
    assert [name(s, s.house[ATREIDES]), name(s, s.ally[ATREIDES])] == ["Haus Atreides", "Fremen-Verbündeter"]


# ---------------------------------------------------------------- why not


def why(s: Position, thing: str, seat: int) -> tuple[list[str], list[str]]:
    both = (GAME.explain(s, seat, thing, lang) for lang in LANGS)
    en, de = ([reason.text for reason in reasons] for reasons in both)
    return en, de


def test_why_an_area_cannot_be_moved_to() -> None:
    s = table()
    legion(s, "harkonnen", "rimwall_west", regular=2)
    legion(s, "atreides", "s5_5", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move")
    assert why(s, "area:rimwall_west", HARKONNEN) == ([], [])
    assert why(s, "area:s5_5", HARKONNEN) == (
        ["None of your legions stands there."],
        ["Dort steht keine deiner Legionen."],
    )
    act(s, "area rimwall_west")
    assert why(s, "area:arrakeen", HARKONNEN) == ([], [])
    assert why(s, "area:rimwall_west", HARKONNEN)[0] == ["The legion stands there already."]
    assert why(s, "area:s5_5", HARKONNEN) == (
        ["An enemy legion is there: it must be attacked."],
        ["Dort ist eine gegnerische Legion: Sie muss angegriffen werden."],
    )
    assert why(s, "area:s1_4", HARKONNEN) == (
        ["An impassable border lies between.", "No Ornithopter is connected to the sector of the legion."],
        [
            "Dazwischen liegt eine unpassierbare Grenze.",
            "Mit dem Sektor der Legion ist kein Ornithopter verbunden.",
        ],
    )
    assert why(s, "area:gara_kulon", HARKONNEN)[0] == [
        "A sietch is there: it must be attacked.",
        "The area is not adjacent.",
        "It is more than two areas away.",
    ]
    assert why(s, "area:arrakeen", ATREIDES) == (["Harkonnen decides now."], ["Harkonnen ist am Zug."])


def test_why_the_atreides_cannot_ride_there() -> None:
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=1)
    worm(s, "s1_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area sihaya_ridge")
    assert why(s, "area:s1_5", ATREIDES) == ([], [])
    assert why(s, "area:s1_6", ATREIDES) == (["A worm is there."], ["Dort ist ein Wurm."])
    assert why(s, "area:s1_16", ATREIDES)[0] == [
        "The area is not adjacent.",
        "No chain of wormsigns and worms leads there.",
    ]


def test_why_an_area_cannot_be_attacked() -> None:
    s = table()
    legion(s, "harkonnen", "s1_12", regular=2)
    legion(s, "harkonnen", "carthag", regular=2)
    turn(s, "harkonnen", "strategy")
    act(s, "attack")
    assert why(s, "area:s1_12", HARKONNEN) == ([], [])
    assert why(s, "area:carthag", HARKONNEN) == (
        ["There is nothing it could attack."],
        ["Es gibt nichts, was sie angreifen könnte."],
    )


def test_why_no_harvester_there() -> None:
    s = table()
    harvester(s, "s1_1")
    worm(s, "s1_2")
    vehicles_phase(s)
    assert why(s, "area:s1_1", HARKONNEN)[0] == ["A Harvester is there already."]
    assert why(s, "area:s1_2", HARKONNEN)[0] == ["A worm is there."]
    assert why(s, "area:arrakeen", HARKONNEN)[1] == ["Erntemaschinen stehen nur in der Wüste."]
    assert why(s, "area:s1_3", HARKONNEN)[0] == []


def test_why_a_card_cannot_be_played() -> None:
    s = table()
    hand(s, "sandmasters", "hawats_scheming")
    turn(s, "harkonnen", "strategy", "mentat")
    assert why(s, "card:shigawire", HARKONNEN) == (
        ["Shigawire is not in your hand."],
        ["„Shigadraht“ ist nicht auf deiner Hand."],
    )
    assert why(s, "card:sandmasters", HARKONNEN)[0] == ["A card needs a die: choose the die first."]
    assert why(s, "card:hawats_scheming", HARKONNEN)[0] == [
        "Hawat's Scheming needs 2 copies in hand, as a free action while Thufir Hawat is in play."
    ]
    # What the enemy holds is not told: the card is not in the asking seat's hand, and that is all.
    assert why(s, "card:sandmasters", ATREIDES)[0] == ["Sandmasters is not in your hand.", "Harkonnen decides now."]
    act(s, "die mentat")
    assert why(s, "card:sandmasters", HARKONNEN)[0] == ["Choose to play a planning card first."]


def test_why_a_die_cannot_be_spent() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, "hawats_scheming", "hawats_scheming")  # a free action, so that the turn asks for the only die
    s.forced_die = k.MENTAT
    turn(s, "harkonnen", "strategy", "mentat")
    assert why(s, "die:house", HARKONNEN) == (
        ["You have no House die left."],
        ["Du hast keinen Würfel mit Haus mehr."],
    )
    assert why(s, "die:strategy", HARKONNEN) == (
        ["Truthtrance: you must spend a Mentat die."],
        ["„Wahrtrance“: Du musst einen Würfel mit Mentat ausgeben."],
    )
    s = table()
    turn(s, "atreides", "strategy", "mentat", other=["mentat", "mentat"])
    assert why(s, "die:desert_power", ATREIDES)[0] == [
        "Without a die only while fewer Atreides than Harkonnen dice are unused."
    ]


def test_why_a_leader_cannot_act() -> None:
    s = table()
    leader(s, "captain_aramsham", "tank")
    spent(s, "baron_harkonnen")
    legion(s, "harkonnen", "carthag", regular=1)
    turn(s, "harkonnen", "leadership")
    assert why(s, "leader:captain_aramsham", HARKONNEN) == (
        ["Captain Aramsham is in the regeneration tank."],
        ["Hauptmann Aramsham ist im Regenerationstank."],
    )
    assert why(s, "leader:feyd_rautha", HARKONNEN)[0] == ["Feyd-Rautha is not in play yet."]
    assert why(s, "leader:beast_rabban", HARKONNEN)[0] == ["Beast Rabban must be on the board."]
    assert why(s, "leader:baron_harkonnen", HARKONNEN)[0] == [
        "The card of Baron Harkonnen is spent for this round.",
        "Baron Harkonnen needs a House die.",
    ]
    assert why(s, "leader:stilgar", HARKONNEN)[1] == ["Stilgar gehört nicht zu deinen Anführern."]
    legion(s, "harkonnen", "arrakeen", regular=1, leaders=["beast_rabban"])
    turn(s, "harkonnen", "leadership")
    assert why(s, "leader:beast_rabban", HARKONNEN)[0] == []


def test_an_unknown_thing_is_said_to_be_unknown() -> None:
    for thing in ("area:giedi_prime", "card:lasgun", "moon:muad_dib", "arrakeen"):
        assert why(table(), thing, HARKONNEN)[0] == [f"There is no “{thing}” in this game."]


OF_AREAS = (
    k.MOVE_FROM,
    k.MOVE_TO,
    k.ATTACK_FROM,
    k.ATTACK_TO,
    k.PLACE_HARVESTER,
    k.PLACE_SMUGGLER_HARVESTER,
    k.BASE_AT,
    k.PRIZES,
    k.LAND_TROOPS,
    k.BOMBARD_FROM,
)
OF_ZONES = (
    k.PLACE_ORNITHOPTER,
    k.PLACE_CARRYALL,
    k.PLACE_SMUGGLER_ORNITHOPTER,
    k.PLACE_SMUGGLER_CARRYALL,
    k.THOPTER_BATTLE,
    k.MOVE_ZONE,
    k.ATTACK_ZONE,
    k.LAND_FRIGATE,
    k.PLACE_NAVIGATOR,
    k.TURN,
)


@pytest.mark.slow
@pytest.mark.parametrize(("expansions", "seed"), [((), 8), (EXPANSIONS, 8), (EXPANSIONS, 9)])
def test_reasons_are_given_exactly_when_something_is_not_offered(expansions: tuple[str, ...], seed: int) -> None:
    """And they do not change with what the seat cannot know."""
    s = GAME.new(Setup(players=2, seed=seed, expansions=expansions))
    choose = Random(seed)
    things = [f"die:{x}" for x in (*RESULTS, "smugglers")] + [f"leader:{x.id}" for x in LEADERS]
    things += [f"imperium:{x}" for x in IMPERIUM]
    asked_before = 0
    for step in range(3000):
        if s.over:
            break
        kind = s.stack[-1][0]
        worth_asking = kind in (*OF_AREAS, *OF_ZONES, k.USE_DIE, k.USE_SMUGGLER_DIE, k.IMPERIUM_ACTION)
        if worth_asking and asked_before < 120 and (not expansions or step % 7 == 0):
            asked_before += 1
            offered = {step for action in s.legal() for step in GAME.describe(s, action).path}
            for thing in [*things, *(f"area:{x.id}" for x in AREAS), *(f"zone:{x.id}" for x in ZONES)]:
                reasons = GAME.explain(s, s.player, thing)
                assert (reasons == []) == (thing in offered), (thing, reasons)
                about = {"area": OF_AREAS, "zone": OF_ZONES, "imperium": (kind,)}.get(thing.split(":")[0], ())
                if kind in about and reasons:
                    assert "The decision at hand is about something else." not in reasons, thing
            other = 1 - s.player
            guessed = s.guess(other, Random(1))
            for thing in things:
                assert GAME.explain(s, other, thing) == GAME.explain(guessed, other, thing)
        s.apply(choose.choice(s.legal()))
    assert asked_before == 120
