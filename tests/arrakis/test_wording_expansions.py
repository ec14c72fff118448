"""The words of Smugglers and The Spacing Guild: components, decisions, secrets and reasons."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import actions as a
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, CARD_ID, CARDS
from landsraad.arrakis.vocabulary import GUILD
from landsraad.kernel.contract import ONLOOKER

from .guild_table import both_table, cargo, frigate, guild_table, heighliner, lasting, navigator, only_land, troops
from .helpers import (
    PAUSE,
    ZONE_ID,
    act,
    ban,
    dice,
    fix,
    hand,
    harvester,
    legion,
    notation,
    on_top,
    ornithopter,
    refresh,
    table,
    turn,
    vehicles_phase,
    worm,
)
from .smuggling import allied, crew, die_turn, eliminated, neutral, smuggler_harvester, thopters

HARKONNEN, ATREIDES = 0, 1


def both(s: Position, move: str) -> tuple[str, str]:
    """What an open choice is called in English and German."""
    action = next(x for x in s.legal() if notation(x) == move)
    return GAME.describe(s, action, "en").text, GAME.describe(s, action, "de").text


def why(s: Position, thing: str, seat: int) -> tuple[list[str], list[str]]:
    both = (GAME.explain(s, seat, thing, lang) for lang in ("en", "de"))
    en, de = ([reason.text for reason in reasons] for reasons in both)
    return en, de


def asks(s: Position, *frame: int) -> None:
    """Open a decision by hand: kind, seat and two numbers."""
    kind, seat, first, second = frame
    s.stack = [PAUSE, (kind, seat, first, second)]
    refresh(s)


# ---------------------------------------------------------------- components

EXPECTED = [
    (
        "card:drone_ornithopters",
        "House Atreides · 3 copies · Smugglers\n"
        "Move Staban Tuek 1 step down\n"
        "Unlock a Smuggler Ornithopter\n"
        "Play one more card without a die\n"
        "Instead, if the smugglers are allied: unlock a Smuggler Ornithopter; move 1 legion with Smuggler Units\n"
        "Instead, if the smugglers are out of the game: draw 1 planning card\n"
        "The text of this card is reconstructed.",
        "Haus Atreides · 3 Exemplare · Schmuggler\n"
        "Staban Tuek 1 Schritt nach unten rücken\n"
        "Einen Schmuggler-Ornithopter verfügbar machen\n"
        "Eine weitere Planungskarte ohne Würfel spielen\n"
        "Stattdessen, wenn die Schmuggler verbündet sind: einen Schmuggler-Ornithopter verfügbar machen; "
        "1 Legion, die eine Schmuggler-Einheit enthält, bewegen\n"
        "Stattdessen, wenn die Schmuggler eliminiert sind: 1 Planungskarte ziehen\n"
        "Der Text dieser Karte ist rekonstruiert.",
    ),
    (
        "card:the_guild_navigator",
        "Corrino Ally · 3 copies · The Spacing Guild\n"
        "Place the Guild Navigator in an unoccupied air zone\n"
        "Move 1 legion\n"
        "The text of this card is reconstructed.",
        "Corrino-Verbündeter · 3 Exemplare · Die Raumgilde\n"
        "Den Gildennavigator in einer unbesetzten Flugzone platzieren\n"
        "1 Legion bewegen\n"
        "Der Text dieser Karte ist rekonstruiert.",
    ),
    (
        "card:pilots_of_caladan",
        "House Atreides · The Spacing Guild\n"
        "Take a CHOAM Action\n"
        "Remains in play: your Aerial Bombardments roll 4 dice\n"
        "This card is reconstructed, its name too.",
        "Haus Atreides · Die Raumgilde\n"
        "Eine MAFEA-Aktion ausführen\n"
        "Bleibt im Spiel: deine Luftbombardements werfen 4 Kampfwürfel\n"
        "Diese Karte ist rekonstruiert, auch ihr Name.",
    ),
    (
        "leader:staban_tuek",
        "House Atreides · Smugglers\n"
        "In battle a special is 1 hit and 1 shield.\n"
        "Special action on Desert Power: place 1 Smuggler Unit with the legion of Staban Tuek; "
        "move the legion of Staban Tuek\n"
        "Only while the figure is on the board.\n"
        "Special action and combat ability are reconstructed.",
        "Haus Atreides · Schmuggler\n"
        "Im Gefecht ist ein Spezialsymbol 1 Treffer und 1 Schild.\n"
        "Spezialaktion auf Wüstenmacht: 1 Schmuggler-Einheit bei der Legion von Staban Tuek platzieren; "
        "die Legion von Staban Tuek bewegen\n"
        "Nur solange die Figur auf dem Spielplan steht.\n"
        "Spezialaktion und Kampffähigkeit sind rekonstruiert.",
    ),
    (
        "die:smugglers",
        "Faces: Leadership 1, Strategy 2, Deployment 1, Mentat 1 and House 1\n"
        "Leadership: move 1 legion with a leader, or attack with 1 legion with Smuggler Units\n"
        "Strategy: move 1 legion, or 2 legions with Smuggler Units\n"
        "Deployment: place 2 Smuggler Units at the Smugglers Base\n"
        "Mentat: play 1 planning card, or draw 2 House Atreides cards and keep 1\n"
        "House: use it as another of these results\n"
        "House Atreides rolls it with the other action dice while the smugglers are allied. "
        "Only Mentat plays a planning card.\n"
        "Which result stands on it twice is reconstructed.",
        "Seiten: Führung 1, Strategie 2, Aufstellen 1, Mentat 1 und Haus 1\n"
        "Führung: 1 Legion mit Anführer bewegen oder mit 1 Legion, die eine Schmuggler-Einheit enthält, angreifen\n"
        "Strategie: 1 Legion oder bis zu 2 Legionen, die Schmuggler-Einheiten enthalten, bewegen\n"
        "Aufstellen: 2 Schmuggler-Einheiten in dem Gebiet der Schmuggler-Basis platzieren\n"
        "Mentat: 1 Planungskarte spielen oder 2 Planungskarten vom Haus-Atreides-Deck ziehen und 1 behalten\n"
        "Haus: als ein anderes dieser Ergebnisse nutzen\n"
        "Haus Atreides wirft ihn mit den anderen Aktionswürfeln, solange die Schmuggler verbündet sind. "
        "Nur Mentat spielt eine Planungskarte.\n"
        "Welches Ergebnis doppelt vorkommt, ist rekonstruiert.",
    ),
    (
        "imperium:spacing_guild",
        "Imperium Action: advance your Heighliner 1 step.",
        "Imperium-Aktion: den eigenen Heighliner 1 Schritt vorrücken.",
    ),
]


@pytest.mark.parametrize(("thing", "en", "de"), EXPECTED)
def test_texts_of_components(thing: str, en: str, de: str) -> None:
    assert GAME.text(thing, "en")[1] == en
    assert GAME.text(thing, "de")[1] == de


def test_names_of_the_pieces() -> None:
    names = {
        "unit:smuggler": ("Smuggler Unit", "Schmuggler-Einheit"),
        "unit:troop": ("Houses Major Troop", "Truppe der Großen Häuser"),
        "vehicle:smuggler_ornithopter": ("Smuggler Ornithopter", "Schmuggler-Ornithopter"),
        "vehicle:smuggler_harvester": ("Smuggler Harvester", "Schmuggler-Erntemaschine"),
        "vehicle:smuggler_carryall": ("Smuggler Carryall", "Schmuggler-Carryall"),
        "figure:smugglers_base": ("Smugglers Base", "Schmuggler-Basis"),
        "figure:frigate": ("Space Frigate", "Raumfregatte"),
        "figure:heighliner": ("Heighliner", "Heighliner"),
        "figure:guild_navigator": ("Guild Navigator", "Gildennavigator"),
        "die:smugglers": ("Smugglers Action die", "Schmuggler-Aktionswürfel"),
        "imperium:choam": ("CHOAM Action", "MAFEA-Aktion"),
        "imperium:landsraad": ("Landsraad Action", "Landsraad-Aktion"),
        "card:spice_bribe": ("Spice Bribe", "Spice-Bestechung"),
    }
    for thing, (en, de) in names.items():
        assert (GAME.text(thing, "en")[0], GAME.text(thing, "de")[0]) == (en, de)


def test_nine_cards_carry_working_titles() -> None:
    """cards.yaml: only The Guild Navigator's name is known."""
    ours = [card.id for card in CARDS if "its name too" in GAME.text(f"card:{card.id}")[1]]
    assert len(ours) == 9
    assert "the_guild_navigator" not in ours
    assert all(CARDS[CARD_ID[id]].expansion == GUILD for id in ours)


def test_facts_know_the_pieces_and_the_imperium_actions() -> None:
    listed = GAME.facts("")
    assert listed["figure"] == ["guild_navigator", "frigate", "heighliner", "smugglers_base"]
    assert listed["imperium"] == ["choam", "spacing_guild", "landsraad"]
    assert GAME.facts("figure:guild_navigator")["sides"] == ["harkonnen"]
    assert GAME.facts("imperium:landsraad") == {
        "id": "landsraad",
        "frigates": 0,
        "troops": 2,
        "steps": 0,
        "expansion": "guild",
    }
    for kind in ("figure", "imperium"):
        for id in listed[kind]:
            assert GAME.text(f"{kind}:{id}")[1]


# ---------------------------------------------------------------- the smugglers


def test_words_of_neutral_vehicles() -> None:
    s = neutral()
    vehicles_phase(s)
    assert both(s, "area s1_1") == (
        "Place a Smuggler Harvester in Sector 1, area 1",
        "Eine Schmuggler-Erntemaschine platzieren: Sektor 1, Gebiet 1",
    )
    asks(s, k.PLACE_SMUGGLER_CARRYALL, 0, 0, 0)
    assert both(s, "zone az1") == (
        "Place the Smuggler Carryall in air zone 1 (sectors 1 and 5)",
        "Den Schmuggler-Carryall platzieren: Flugzone 1 (Sektoren 1 und 5)",
    )


def test_words_of_the_base_and_of_joining() -> None:
    s = allied()
    legion(s, "atreides", "gara_kulon", regular=1)
    legion(s, "atreides", "windgap", regular=1)
    asks(s, k.BASE_AT, ATREIDES, 0, 0)
    assert both(s, "area s2_7") == (
        "Place the Smugglers Base in Sector 2, area 7",
        "Die Schmuggler-Basis platzieren: Sektor 2, Gebiet 7",
    )
    asks(s, k.STABAN_JOINS, ATREIDES, 0, 0)
    assert both(s, "area windgap") == (
        "Staban Tuek joins the legion in Windgap",
        "Staban Tuek schließt sich der Legion an: Windscharte",
    )
    asks(s, k.SMUGGLERS_JOIN, ATREIDES, 0, 0)
    assert both(s, "area windgap") == (
        "The smugglers join the legion in Windgap",
        "Die Schmuggler schließen sich der Legion an: Windscharte",
    )


def test_words_of_the_thopter_battle() -> None:
    s = allied()
    thopters(s, "az2", ready=1)
    vehicles_phase(s)
    assert both(s, "zone az1") == (
        "Place a Smuggler Ornithopter in air zone 1 (sectors 1 and 5)",
        "Einen Schmuggler-Ornithopter platzieren: Flugzone 1 (Sektoren 1 und 5)",
    )
    assert both(s, "skip")[1] == "Keinen Schmuggler-Ornithopter mehr platzieren"
    act(s, "skip")
    assert both(s, "zone az2") == (
        "Thopter Battle: 1 Ornithopter for the smugglers' one in air zone 2 (sectors 5 and 8)",
        "Thopter-Gefecht in Flugzone 2 (Sektoren 5 und 8): auf 1 Ornithopter verzichten, "
        "um 1 Schmuggler-Ornithopter zu entfernen",
    )
    assert both(s, "done") == ("No Thopter Battle any more", "Kein weiteres Thopter-Gefecht")


def test_words_of_the_smugglers_die() -> None:
    s = allied()
    crew(s, "s2_6", 2, "staban_tuek")
    legion(s, "harkonnen", "s2_7", regular=1)
    s.smuggler_die = k.LEADERSHIP
    turn(s, "atreides", "mentat", "strategy")
    assert both(s, "smugglers die") == (
        "Smugglers' die (Leadership): move 1 legion with a leader, or attack with 1 legion with Smuggler Units",
        "Schmuggler-Aktionswürfel (Führung): 1 Legion mit Anführer bewegen oder mit 1 Legion, "
        "die eine Schmuggler-Einheit enthält, angreifen",
    )
    assert GAME.describe(s, a.SMUGGLER_DIE).path == ("die:smugglers",)
    act(s, "smugglers die")
    assert both(s, "move") == ("Move 1 legion with a leader", "1 Legion mit Anführer bewegen")
    assert both(s, "attack") == (
        "Attack with a legion with Smuggler Units",
        "Mit 1 Legion angreifen, die eine Schmuggler-Einheit enthält",
    )
    die_turn(s, "strategy", other=("mentat",))
    assert both(s, "move") == ("Move 1 legion", "1 Legion bewegen")
    assert both(s, "move smugglers") == (
        "Move up to 2 legions with Smuggler Units",
        "Bis zu 2 Legionen bewegen, die Schmuggler-Einheiten enthalten",
    )
    die_turn(s, "house", other=("mentat",))
    assert both(s, "die deployment") == (
        "Use it as Deployment: place 2 Smuggler Units at the Smugglers Base",
        "Als Aufstellen nutzen: 2 Schmuggler-Einheiten in dem Gebiet der Schmuggler-Basis platzieren",
    )


def test_words_of_the_smugglers_mentat() -> None:
    s = allied()
    hand(s, "battle_language")
    on_top(s, "death_commandos", "our_family_atomics")
    die_turn(s, "mentat", other=("mentat",))
    assert both(s, "play")[0] == "Play a planning card with the die"
    assert both(s, "draw") == (
        "Draw 2 House Atreides cards and keep 1",
        "2 Planungskarten vom Haus-Atreides-Deck ziehen und 1 behalten",
    )
    act(s, "draw")
    assert both(s, "card death_commandos") == ("Keep Death Commandos", "„Todeskommandos“ behalten")


def test_words_of_their_units() -> None:
    s = allied()
    crew(s, "s2_6", 2, "staban_tuek")
    legion(s, "atreides", "s2_6", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s2_6", "area s2_7", "split", "number 1")
    assert both(s, "number 0") == ("No Smuggler Units go", "Keine Schmuggler-Einheit geht mit")
    assert both(s, "number 1") == ("1 Smuggler Unit goes", "1 Schmuggler-Einheit geht mit")
    asks(s, k.HIT, ATREIDES, AREA_ID["s2_6"], 1)
    s.owner[AREA_ID["s2_6"]] = ATREIDES
    refresh(s)
    assert both(s, "smuggler") == (
        "Hit in Sector 2, area 6: remove 1 Smuggler Unit",
        "Treffer in Sektor 2, Gebiet 6: 1 Schmuggler-Einheit entfernen",
    )
    assert GAME.describe(s, a.SMUGGLER_UNIT).path == ("button:smuggler",)
    asks(s, k.UPGRADE_WHOM, ATREIDES, AREA_ID["s2_6"], 1)
    assert both(s, "smuggler") == (
        "Replace 1 Smuggler Unit in Sector 2, area 6",
        "1 Schmuggler-Einheit ersetzen: Sektor 2, Gebiet 6",
    )
    assert both(s, "regular")[0] == "Replace 1 Regular in Sector 2, area 6"


def test_words_of_staban() -> None:
    s = allied()
    crew(s, "s2_6", 2, "staban_tuek")
    turn(s, "atreides", "house", other=["mentat"])
    act(s, "die desert_power")
    assert both(s, "leader staban_tuek") == (
        "Special action of Staban Tuek: place 1 Smuggler Unit with the legion of Staban Tuek; "
        "move the legion of Staban Tuek",
        "Spezialaktion von Staban Tuek: 1 Schmuggler-Einheit bei der Legion von Staban Tuek platzieren; "
        "die Legion von Staban Tuek bewegen",
    )
    did = (k.E_DID, ATREIDES, next(x for x in s.legal() if x >= a.LEADER), k.DESERT_CHOICE, 0, 0)
    assert GAME.tell(s, did, ONLOOKER) == "Atreides: Special action of Staban Tuek"


@pytest.mark.parametrize(
    ("start", "text"),
    [
        (
            neutral,
            "Play Drone Ornithopters: move Staban Tuek 1 step down; unlock a Smuggler Ornithopter; "
            "play one more card without a die",
        ),
        (allied, "Play Drone Ornithopters: unlock a Smuggler Ornithopter; move 1 legion with Smuggler Units"),
        (eliminated, "Play Drone Ornithopters: draw 1 planning card"),
    ],
)
def test_drone_ornithopters_show_the_branch_that_counts(start: object, text: str) -> None:
    assert callable(start)
    s: Position = start()
    hand(s, "drone_ornithopters", "battle_language")
    turn(s, "atreides", "mentat")
    act(s, "play")
    assert both(s, "card drone_ornithopters")[0] == text


def test_words_of_prizes() -> None:
    s = neutral(guild=True)
    legion(s, "atreides", "s1_1", regular=1)
    legion(s, "atreides", "s1_2", regular=1)
    smuggler_harvester(s, "s1_1")
    harvester(s, "s1_2")
    s.prizes = (AREA_ID["s1_1"], AREA_ID["s1_2"])
    asks(s, k.PRIZES, ATREIDES, 0, 0)
    assert both(s, "area s1_1") == (
        "Capture the Smuggler Harvester in Sector 1, area 1 next",
        "Als Nächstes die Schmuggler-Erntemaschine erbeuten: Sektor 1, Gebiet 1",
    )
    assert both(s, "area s1_2")[0] == "Destroy the Harvester in Sector 1, area 2 next"


def test_words_of_the_smugglers_die_as_a_victim() -> None:
    s = allied()
    dice(s, "atreides", "house")
    s.smuggler_die = k.HOUSE
    s.side = HARKONNEN
    asks(s, k.LOSE_DIE, HARKONNEN, k.HOUSE, 0)
    assert both(s, "smugglers die") == (
        "The smugglers lose their House die",
        "Die Schmuggler verlieren ihren Aktionswürfel mit Haus",
    )


# ---------------------------------------------------------------- The Spacing Guild


def test_words_of_imperium_actions() -> None:
    s = guild_table()
    s.earned = ((0, 0, 0, 1),)
    asks(s, k.IMPERIUM_ACTION, HARKONNEN, HARKONNEN, 0)
    assert both(s, "imperium choam") == ("CHOAM Action: load a Frigate", "MAFEA-Aktion: 1 Raumfregatte bauen")
    assert both(s, "imperium spacing_guild") == (
        "Spacing Guild Action: advance the Heighliner 1 step",
        "Raumgilde-Aktion: den Heighliner 1 Schritt vorrücken",
    )
    assert both(s, "imperium landsraad")[1] == "Landsraad-Aktion: bis zu 2 Truppen rekrutieren"
    assert both(s, "done") == ("No more Imperium Actions", "Keine weitere Imperium-Aktion")
    assert GAME.describe(s, a.IMPERIUM).path == ("imperium:choam",)


def test_words_of_heighliners() -> None:
    s = guild_table()
    heighliner(s, harkonnen=1)
    asks(s, k.HEIGHLINER_STEP, HARKONNEN, HARKONNEN, 2)
    assert both(s, "yes") == ("Advance the Heighliner to step 2", "Den Heighliner auf Schritt 2 vorrücken")
    assert both(s, "skip")[1] == "Den Heighliner nicht vorrücken"
    heighliner(s, harkonnen=3)
    assert both(s, "yes") == (
        "Advance the Heighliner to Arrakis: it lands",
        "Den Heighliner nach Arrakis vorrücken: Landephase",
    )
    asks(s, k.HOLD_HEIGHLINER, ATREIDES, HARKONNEN, 2)
    assert both(s, "number 0")[0] == "Leave the Harkonnen Heighliner where it is"
    assert both(s, "number 1")[0] == "Move the Harkonnen Heighliner back 1 step"
    assert both(s, "number 2")[1] == "Den Heighliner der Harkonnen 2 Schritte zurückrücken"
    asks(s, k.RECRUIT, HARKONNEN, HARKONNEN, 2)
    assert both(s, "number 2") == (
        "Recruit 2 Houses Major Troops",
        "2 Truppen der Großen Häuser rekrutieren",
    )
    assert both(s, "number 0")[0] == "Recruit no Houses Major Troops"


def test_words_of_a_landing() -> None:
    s = guild_table()
    cargo(s, "atreides", 1, 6)
    asks(s, k.LAND_FRIGATE, ATREIDES, ATREIDES, 0)
    assert both(s, "zone az1") == (
        "Land a Frigate in air zone 1 (sectors 1 and 5)",
        "Eine Raumfregatte landen: Flugzone 1 (Sektoren 1 und 5)",
    )
    asks(s, k.LAND_TROOPS, ATREIDES, ATREIDES, 0)
    assert both(s, "area s1_9") == (
        "Land the Troops in Sector 1, area 9",
        "Die Truppen landen: Sektor 1, Gebiet 9",
    )
    act(s, "area s1_9")
    assert both(s, "number 2") == (
        "2 Houses Major Troops in Sector 1, area 9, the others elsewhere",
        "Auf 2 Gebiete aufteilen: 2 Truppen der Großen Häuser in Sektor 1, Gebiet 9",
    )


def test_words_of_flights() -> None:
    s = guild_table()
    legion(s, "harkonnen", "hagga_basin", regular=1)
    frigate(s, "harkonnen", "az3")
    ornithopter(s, "az2")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area hagga_basin")
    assert both(s, "area broken_land") == (
        "To Broken Land (by Ornithopter or by Frigate)",
        "Ins Zerklüftete Land (mit Ornithopter oder mit Überlegenem Truppentransport)",
    )
    assert both(s, "area rimwall_west")[1] == "Zum Westlichen Randwall (mit Überlegenem Truppentransport)"
    act(s, "area broken_land")
    assert both(s, "zone az3")[0].startswith("Use the Frigate of air zone 3")
    assert both(s, "zone az2")[1].startswith("Truppentransport mit dem Ornithopter: Flugzone 2")
    assert both(s, "zone az2")[1].startswith("Truppentransport")
    did = (k.E_DID, HARKONNEN, a.ZONE + ZONE_ID["az3"], k.MOVE_ZONE, 0, 0)
    assert GAME.tell(s, did, ONLOOKER).startswith("Harkonnen: Troop-Transport from air zone 3")
    assert GAME.tell(allied(), (*did[:1], ATREIDES, *did[2:]), ONLOOKER).startswith(
        "Atreides: Use the Smuggler Ornithopter"
    )


def test_words_of_riding_or_flying() -> None:
    s = allied(guild=True)
    legion(s, "atreides", "sihaya_ridge", regular=1)
    worm(s, "s1_6")
    thopters(s, "az1")
    turn(s, "atreides", "strategy")
    act(s, "move", "area sihaya_ridge")
    assert both(s, "area s1_5") == (
        "To Sector 1, area 5 (by sandriding or by Smuggler Ornithopter)",
        "Nach Sektor 1, Gebiet 5 (durch Sandreiten oder mit Schmuggler-Ornithopter)",
    )
    act(s, "area s1_5")
    assert both(s, "skip") == ("Sandride instead", "Stattdessen sandreiten")
    assert both(s, "zone az1")[0] == "Use the Smuggler Ornithopter of air zone 1 (sectors 1 and 5)"


def test_words_of_the_navigator() -> None:
    s = guild_table()
    legion(s, "atreides", "gara_kulon", tokens=["ag1"])
    ornithopter(s, "az1")
    navigator(s, "az4")
    turn(s, "harkonnen", "strategy", "mentat")
    act(s, "scout az1")
    assert both(s, "ornithopter") == (
        "The Ornithopter of air zone 1 (sectors 1 and 5) is used up",
        "Der Ornithopter wird entfernt: Flugzone 1 (Sektoren 1 und 5)",
    )
    assert both(s, "navigator") == (
        "The Guild Navigator goes in place of the Ornithopter of air zone 1 (sectors 1 and 5)",
        "Der Gildennavigator wird anstelle des Ornithopters entfernt: Flugzone 1 (Sektoren 1 und 5)",
    )
    assert GAME.describe(s, a.NAVIGATOR).path == ("button:navigator",)
    asks(s, k.PLACE_NAVIGATOR, HARKONNEN, 0, 0)
    assert both(s, "zone az2")[1].startswith("Den Gildennavigator platzieren: Flugzone 2")
    assert both(s, "skip")[0] == "Do not place the Guild Navigator"
    s = guild_table()
    legion(s, "atreides", "gara_kulon", tokens=["ag1"])
    navigator(s, "az1")
    turn(s, "harkonnen", "strategy", "mentat")
    assert both(s, "scout az1") == (
        "Scout with the Guild Navigator of air zone 1 (sectors 1 and 5)",
        "Aufklärung mit dem Gildennavigator: Flugzone 1 (Sektoren 1 und 5)",
    )


def test_words_of_a_bombardment(monkeypatch: pytest.MonkeyPatch) -> None:
    s = guild_table()
    frigate(s, "atreides", "az1")
    legion(s, "harkonnen", "arrakeen", regular=3)
    legion(s, "harkonnen", "s1_9", regular=3)
    fix(monkeypatch, "SSD")
    turn(s, "atreides", "strategy", "mentat")
    assert both(s, "bombard az1") == (
        "Aerial Bombardment with the Frigate of air zone 1 (sectors 1 and 5)",
        "Luftbombardement mit der Raumfregatte: Flugzone 1 (Sektoren 1 und 5)",
    )
    assert GAME.describe(s, a.BOMBARD_WITH).path == ("zone:az1",)
    s.log = []
    act(s, "bombard az1")
    assert both(s, "area arrakeen") == ("Aerial Bombardment of Arrakeen", "Luftbombardement: Arrakeen")
    act(s, "area arrakeen")
    lines = [GAME.tell(s, event, ONLOOKER) for event in s.log]
    assert "Atreides bombard Arrakeen: 2 hits" in lines
    assert not any("Frigate" in line for line in lines)  # told once


def test_words_of_troops() -> None:
    s = guild_table()
    troops(s, "harkonnen", "arrakeen", 2)
    legion(s, "harkonnen", "arrakeen", regular=1)
    asks(s, k.HIT, HARKONNEN, AREA_ID["arrakeen"], 1)
    assert both(s, "troop") == (
        "Hit in Arrakeen: remove 1 Houses Major Troop",
        "Treffer in Arrakeen: 1 Truppe der Großen Häuser entfernen",
    )
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area arrakeen", "area imperial_basin", "split", "number 1")
    assert both(s, "number 2") == ("2 Houses Major Troops go", "2 Truppen der Großen Häuser gehen mit")


def test_words_of_a_troops_special(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.5: a Troop is a generic leader in battle."""
    s = guild_table()
    troops(s, "harkonnen", "carthag", 3)
    legion(s, "atreides", "s5_1", regular=4)
    fix(monkeypatch, "DD*", "SSSS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "?area carthag", "?area s5_1", "all")
    assert both(s, "generic") == (
        "Use a generic leader's special for 1 hit",
        "Spezialsymbol für einen generischen Anführer: 1 Treffer",
    )


def test_words_of_lasting_cards() -> None:
    s = guild_table()
    hand(s, "spice_bribe", "pilots_of_caladan")
    turn(s, "atreides", "mentat")
    act(s, "play")
    assert both(s, "card spice_bribe") == (
        "Play Spice Bribe: remains in play: the Harkonnen may not land Troops in Desert areas",
        "„Spice-Bestechung“ spielen: bleibt im Spiel: die Harkonnen dürfen keine Truppen in Wüsten-Gebieten landen",
    )
    assert both(s, "card pilots_of_caladan")[0].startswith(
        "Play Pilots of Caladan: take a CHOAM Action; remains in play: your Aerial"
    )


def test_words_of_a_frigate_brought_down() -> None:
    s = guild_table()
    frigate(s, "harkonnen", "az1")
    legion(s, "atreides", "gara_kulon", regular=1)
    asks(s, k.DOWN_FRIGATE, ATREIDES, 0, 0)
    assert both(s, "zone az1") == (
        "Remove the Frigate of air zone 1 (sectors 1 and 5)",
        "Die Raumfregatte entfernen: Flugzone 1 (Sektoren 1 und 5)",
    )
    assert both(s, "skip")[1] == "Keine Raumfregatte entfernen"


def test_cargo_without_room_stays_or_goes_back() -> None:
    """GLD-7.10 and its switch."""
    stays = (k.E_UNLOADED, HARKONNEN, 0, 2)
    assert GAME.tell(guild_table(), stays, ONLOOKER).endswith(" stay on the Harkonnen Heighliner board")
    s = guild_table(unplaceable_cargo="return_to_supply")
    assert GAME.tell(s, stays, ONLOOKER) == ("No room: 2 Houses Major Troops of the Harkonnen go back to the supply")
    assert GAME.tell(s, stays, ONLOOKER, "de") == (
        "Kein Platz: 2 Truppen der Großen Häuser der Harkonnen gehen in den Vorrat zurück"
    )


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kept_card_is_told_to_house_atreides_only(players: int) -> None:
    """SMG-9.13: the other one lies face up, the kept one does not."""
    s = allied(players=players)
    on_top(s, "death_commandos", "our_family_atomics")
    s.stack = [PAUSE, (k.USE_SMUGGLER_DIE, s.house[ATREIDES], k.MENTAT, 0)]
    s.side, s.acting = ATREIDES, 2
    s.log = []
    refresh(s)
    act(s, "?draw")
    act(s, "card death_commandos")
    for reader in (ONLOOKER, *range(players)):
        text = "\n".join(GAME.tell(s, event, reader) for event in s.log)
        knows = reader == s.house[ATREIDES]
        assert ("Death Commandos" in text) == knows, (reader, text)
        assert ("Keep one of the cards drawn" in text) == (not knows)
        assert "discard Our Family Atomics (House Atreides)" in text


def test_a_card_for_the_hand_limit_is_told_when_all_are_shown() -> None:
    """ARR-22.10: the choice itself is told to nobody."""
    s = table()
    did = (k.E_DID, HARKONNEN, a.CARD + CARD_ID["sandmasters"], k.HAND_LIMIT, 0, 0)
    shown = (k.E_DISCARDED, HARKONNEN, 0, CARD_ID["sandmasters"])
    for reader in (ONLOOKER, HARKONNEN, ATREIDES):
        assert GAME.tell(s, did, reader) == ""
        assert GAME.tell(s, shown, reader) == "Harkonnen discard Sandmasters (House Harkonnen)"


# ---------------------------------------------------------------- why not


def test_why_a_zone_is_not_free() -> None:
    s = both_table()
    ornithopter(s, "az1")
    frigate(s, "harkonnen", "az2")
    navigator(s, "az3")
    asks(s, k.LAND_FRIGATE, ATREIDES, ATREIDES, 0)
    assert why(s, "zone:az4", ATREIDES) == ([], [])
    assert why(s, "zone:az1", ATREIDES)[0] == ["The air zone is occupied (Ornithopter)."]
    assert why(s, "zone:az2", ATREIDES)[1] == ["Die Flugzone ist besetzt (Raumfregatte)."]
    assert why(s, "zone:az3", ATREIDES)[0] == ["The air zone is occupied (Guild Navigator)."]
    assert why(s, "zone:az4", HARKONNEN)[0] == ["Atreides decides now."]


def test_why_no_thopter_battle_there() -> None:
    s = allied()
    thopters(s, "az2")
    asks(s, k.THOPTER_BATTLE, HARKONNEN, 2, 0)
    assert why(s, "zone:az2", HARKONNEN)[0] == []
    assert why(s, "zone:az1", HARKONNEN) == (
        ["No Smuggler Ornithopter is in this air zone."],
        ["In dieser Flugzone ist kein Schmuggler-Ornithopter."],
    )


def test_why_too_far_to_fly() -> None:
    s = guild_table()
    legion(s, "harkonnen", "hagga_basin", regular=1)
    ornithopter(s, "az2")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area hagga_basin")
    assert why(s, "area:broken_land", HARKONNEN)[0] == []
    assert why(s, "area:rimwall_west", HARKONNEN) == (
        ["The area is not adjacent.", "Three areas are too far for an Ornithopter: only a Frigate flies there."],
        [
            "Das Gebiet grenzt nicht an.",
            "Drei Gebiete sind für einen Ornithopter zu weit: Nur eine Raumfregatte fliegt dorthin.",
        ],
    )
    assert why(s, "area:s2_6", HARKONNEN)[0][-1] == "It is more than three areas away, too far even for a Frigate."
    s = guild_table()
    legion(s, "harkonnen", "hagga_basin", regular=1)
    frigate(s, "harkonnen", "az3")
    frigate(s, "harkonnen", "az8")
    ornithopter(s, "az2")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area hagga_basin", "area broken_land")
    assert why(s, "zone:az3", HARKONNEN)[0] == []
    assert why(s, "zone:az8", HARKONNEN)[0] == ["The air zone is not connected to the sector of the legion."]
    assert why(s, "zone:az1", HARKONNEN)[0] == ["Nothing of yours that could fly now is in this air zone."]


def test_why_a_frigate_flies_exactly_three_areas() -> None:
    s = guild_table(frigate_exact_distance=True)
    legion(s, "harkonnen", "hagga_basin", regular=1)
    frigate(s, "harkonnen", "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area hagga_basin")
    assert why(s, "area:rimwall_west", HARKONNEN)[0] == []
    assert why(s, "area:broken_land", HARKONNEN)[0][-1] == "In this game a Frigate flies exactly three areas."


def test_why_troops_stay_behind() -> None:
    """GLD-8.4."""
    s = guild_table()
    troops(s, "atreides", "sihaya_ridge", 2)
    worm(s, "s1_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area sihaya_ridge")
    assert why(s, "area:s1_5", ATREIDES) == (
        [
            "The area is not adjacent.",
            "Houses Major Troops cannot sandride, and nobody else may go.",
            "No own Ornithopter, Frigate or Navigator is connected to the sector of the legion.",
        ],
        [
            "Das Gebiet grenzt nicht an.",
            "Truppen der Großen Häuser können nicht sandreiten, und sonst darf niemand gehen.",
            "Mit dem Sektor der Legion ist nichts Eigenes verbunden, was fliegt.",
        ],
    )


def test_why_no_base_there() -> None:
    """SMG-7.3."""
    s = allied(None)
    harvester(s, "s2_7")
    asks(s, k.BASE_AT, ATREIDES, 0, 0)
    assert why(s, "area:s2_6", ATREIDES)[0] == []
    assert why(s, "area:s2_7", ATREIDES) == (["Something is there already."], ["Dort ist schon etwas."])
    assert why(s, "area:s1_9", ATREIDES)[0] == ["The Smugglers Base stands in one of the four lowest sectors."]
    assert why(s, "area:arrakeen", ATREIDES)[0] == [
        "The Smugglers Base stands in Desert only.",
        "The Smugglers Base stands in one of the four lowest sectors.",
    ]


def test_why_the_base_must_be_attacked() -> None:
    s = allied("s2_6")
    legion(s, "harkonnen", "s2_7", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s2_7")
    assert why(s, "area:s2_6", HARKONNEN) == (
        ["The Smugglers Base is there: it must be attacked."],
        ["Dort ist die Schmuggler-Basis: Sie muss angegriffen werden."],
    )


def test_why_troops_cannot_land_there() -> None:
    """GLD-7.5, and the card that keeps the Harkonnen out of the Desert."""
    s = guild_table()
    legion(s, "atreides", "s1_9", regular=1)
    cargo(s, "harkonnen", 0, 2)
    asks(s, k.LAND_TROOPS, HARKONNEN, HARKONNEN, 0)
    assert why(s, "area:s1_9", HARKONNEN)[0][0] == "Troops land in empty areas only."
    assert "The area is beside an enemy legion." in why(s, "area:s1_12", HARKONNEN)[0]
    assert why(s, "area:arrakeen", HARKONNEN)[1] == ["Truppen landen nur in leeren Gebieten."]
    assert why(s, "area:s2_2", HARKONNEN)[0] == []
    lasting(s, "spice_bribe")
    refresh(s)
    assert why(s, "area:s2_2", HARKONNEN) == (
        ["Spice Bribe: the Harkonnen land no Troops in Desert."],
        ["„Spice-Bestechung“: Die Harkonnen landen keine Truppen in der Wüste."],
    )
    s = guild_table()
    cargo(s, "atreides", 0, 2)
    only_land(s, "rimwall_west", "s1_9")
    asks(s, k.LAND_TROOPS, ATREIDES, ATREIDES, 0)
    assert why(s, "area:rimwall_west", ATREIDES)[0] == ["The area is beside an enemy settlement."]


def test_why_nothing_is_bombarded() -> None:
    s = guild_table()
    frigate(s, "atreides", "az1", "az8")
    legion(s, "harkonnen", "arrakeen", regular=1)
    turn(s, "atreides", "strategy", "mentat")
    assert why(s, "zone:az1", ATREIDES)[0] == []
    assert why(s, "zone:az8", ATREIDES) == (
        ["Nothing to bombard in the sectors connected to this Frigate."],
        ["In den mit dieser Raumfregatte verbundenen Sektoren ist nichts zu bombardieren."],
    )
    asks(s, k.BOMBARD_FROM, ATREIDES, ZONE_ID["az1"], 0)
    assert why(s, "area:s1_9", ATREIDES)[0] == ["Nothing to bombard: neither an enemy legion nor a Harvester is there."]
    assert why(s, "area:s2_6", ATREIDES)[0] == ["The area is not in a sector connected to the air zone."]


def test_why_nothing_is_scouted() -> None:
    s = guild_table()
    navigator(s, "az1")
    turn(s, "harkonnen", "strategy", "mentat")
    assert why(s, "zone:az1", HARKONNEN)[0] == ["Nothing lies facedown in the connected sectors."]
    ban(s, "spacing_guild")
    assert why(s, "zone:az1", HARKONNEN)[1] == ["Der Bann der Raumgilde verbietet die Aufklärung."]


def test_why_no_frigate_comes_down() -> None:
    s = guild_table()
    frigate(s, "harkonnen", "az1", "az8")
    legion(s, "atreides", "gara_kulon", regular=1)
    asks(s, k.DOWN_FRIGATE, ATREIDES, 0, 0)
    assert why(s, "zone:az8", ATREIDES)[0] == ["None of your legions is in a sector connected to this air zone."]
    assert why(s, "zone:az2", ATREIDES)[0] == ["No Harkonnen Frigate is in this air zone."]


def test_why_the_smugglers_die_is_not_there() -> None:
    s = allied()
    turn(s, "atreides", "strategy", "mentat")
    assert why(s, "die:smugglers", ATREIDES) == (
        ["The smugglers' die is spent, or not rolled yet."],
        ["Der Schmuggler-Aktionswürfel ist ausgegeben oder noch nicht geworfen."],
    )
    assert why(s, "die:smugglers", HARKONNEN)[0][0] == "The smugglers' die belongs to House Atreides."
    s = neutral()
    turn(s, "atreides", "strategy", "mentat")
    assert why(s, "die:smugglers", ATREIDES)[0] == ["The smugglers are not allied."]
    s = table()
    turn(s, "atreides", "strategy", "mentat")
    assert why(s, "die:smugglers", ATREIDES)[0] == ["The expansion Smugglers is not in this game."]
    assert why(s, "leader:staban_tuek", ATREIDES)[1] == ["Die Erweiterung „Schmuggler“ ist nicht im Spiel."]
    assert why(s, "imperium:choam", ATREIDES)[0] == ["The expansion The Spacing Guild is not in this game."]


def test_why_the_smugglers_die_does_not_do_that() -> None:
    s = allied()
    hand(s, "battle_language")
    crew(s, "s2_6", 1, "staban_tuek")
    die_turn(s, "strategy", other=("mentat",))
    assert why(s, "card:battle_language", ATREIDES)[0] == ["The smugglers' die plays a card with Mentat only."]
    assert why(s, "leader:staban_tuek", ATREIDES)[0] == ["The smugglers' die gives no special action of a leader."]
    turn(s, "atreides", "strategy", "mentat")
    assert why(s, "leader:staban_tuek", ATREIDES)[0] == ["Staban Tuek acts with Desert Power."]
    act(s, "die strategy")
    act(s, "move")
    assert why(s, "area:s2_6", ATREIDES)[0] == []


def test_why_only_legions_with_smugglers() -> None:
    s = allied()
    crew(s, "s2_6", 1)
    legion(s, "atreides", "s2_7", regular=1)
    die_turn(s, "strategy", other=("mentat",))
    act(s, "move smugglers")
    assert why(s, "area:s2_7", ATREIDES) == (
        ["No Smuggler Unit is in this legion."],
        ["In dieser Legion ist keine Schmuggler-Einheit."],
    )


def test_why_no_imperium_action() -> None:
    s = guild_table()
    turn(s, "harkonnen", "strategy", "mentat")
    assert why(s, "imperium:choam", HARKONNEN)[0] == [
        "The Harkonnen earn it in the Spice Harvesting phase, with the spice paid for its marker."
    ]
    assert why(s, "imperium:choam", ATREIDES)[0] == [
        "The Atreides earn it when a legion has destroyed a Harkonnen Harvester.",
        "Harkonnen decides now.",
    ]
    s.earned = ((1, 0, 0, 0),)
    asks(s, k.IMPERIUM_ACTION, HARKONNEN, HARKONNEN, 0)
    assert why(s, "imperium:choam", HARKONNEN)[0] == []
    assert why(s, "imperium:landsraad", HARKONNEN)[0] == ["You have no Imperium Action of this kind left."]
    frigate(s, "harkonnen", "az1", "az2", "az3")
    refresh(s)
    assert why(s, "imperium:choam", HARKONNEN)[1] == ["Im Vorrat ist keine eigene Raumfregatte mehr."]


def test_why_a_card_in_play_is_not_played() -> None:
    s = guild_table()
    lasting(s, "spice_bribe")
    turn(s, "atreides", "strategy", "mentat")
    assert why(s, "card:spice_bribe", ATREIDES) == (
        ["Spice Bribe remains in play and works already."],
        ["„Spice-Bestechung“ bleibt im Spiel und wirkt schon."],
    )


def test_why_that_card_is_not_kept() -> None:
    s = allied()
    hand(s, "battle_language")
    s.drawn = (CARD_ID["death_commandos"], CARD_ID["our_family_atomics"])
    asks(s, k.KEEP_CARD, ATREIDES, 0, 0)
    assert why(s, "card:death_commandos", ATREIDES)[0] == []
    assert why(s, "card:battle_language", ATREIDES)[0] == ["It is not one of the cards drawn."]
    assert why(s, "card:death_commandos", HARKONNEN)[0][0] == "Death Commandos is not in your hand."


def test_an_unknown_zone_is_said_to_be_unknown() -> None:
    for thing in ("zone:az9", "imperium:ix"):
        assert why(table(), thing, HARKONNEN)[0] == [f"There is no “{thing}” in this game."]
