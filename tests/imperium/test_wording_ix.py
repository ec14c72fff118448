"""The words of Rise of Ix: components, actions, events and reasons, in both languages and without secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from landsraad.imperium import wording
from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position, options_now, run_on
from landsraad.imperium.tables import CARD_ID, CARDS, INTRIGUE_ID, INTRIGUES, LOCATIONS, SPACE_ID, SPACES, TECH_ID
from landsraad.imperium.vocabulary import DreadnoughtsAtLeast
from landsraad.kernel.contract import ONLOOKER, Setup
from tests.amount import amount

LANGS = ("en", "de")
SEAT1, SEAT2, SEAT3 = 0, 1, 2
R, Y, L = "Prince Rhombur Vernius", '"Princess" Yuna Moritani', "Duke Leto Atreides"
Y_DE = "„Prinzessin“ Yuna Moritani"
RHOMBUR, YUNA, LETO = "prince_rhombur_vernius", "princess_yuna_moritani", "duke_leto_atreides"
ILESA, HUNDRO = "ilesa_ecaz", "viscount_hundro_moritani"
ROUNDS = [(players, epic) for players in (3, 4) for epic in (False, True)]


def new_game(seed: int, players: int = 3, *, epic: bool = False, leaders: Any = "random") -> Position:
    return GAME.new(Setup(players, seed, ("ix",), leaders=leaders, epic=epic))


def position(edits: dict[str, Any], tiles: tuple[str, ...] = (), **mine: Any) -> Position:
    """A turn of seat 1, edited; the tiles lie on top of the stacks, the rest is set on seat 1."""
    s = GAME.edit(new_game(1, leaders=[RHOMBUR, YUNA, LETO]), {"turn": 1, **edits})
    if tiles:
        s.stacks = tuple((TECH_ID[tile],) for tile in tiles)
    for name, value in mine.items():
        setattr(s.players[SEAT1], name, value)
    s.legal_list = options_now(s)
    return s


def asked(kind: int, a: int, b: int = 0, **mine: Any) -> Position:
    """Seat 1 is asked that, in its turn."""
    s = position({"players": {1: {"hand": ["dagger"]}}}, **mine)
    s.stack.append((kind, SEAT1, a, b))
    run_on(s)
    assert s.stack[-1] == (kind, SEAT1, a, b)
    return s


def play(s: Position, *notations: str) -> Position:
    for notation in notations:
        s.apply(GAME.parse(s, notation))
    return s


def words(s: Position, notation: str) -> tuple[str, str]:
    action = GAME.parse(s, notation)
    return GAME.describe(s, action, "en").text, GAME.describe(s, action, "de").text


def path(s: Position, notation: str) -> tuple[str, ...]:
    return GAME.describe(s, GAME.parse(s, notation)).path


# ---------------------------------------------------------------- components

EXPECTED = [
    (
        "card:bounty_hunter",
        "Cost: 1 Persuasion · Icons: City (Infiltration)\n"
        "Agent: if an enemy Agent was already on the space you sent your Agent to: 2 Solari\n"
        "Reveal: 1 Persuasion; 1 sword",
        "Kosten: 1 Überzeugung · Symbole: Stadt (Infiltration)\n"
        "Agent: wenn auf dem Feld, auf das du deinen Agenten entsandt hast, schon ein gegnerischer Agent stand: "
        "2 Solari\n"
        "Aufdecken: 1 Überzeugung; 1 Schwert",
    ),
    (
        "card:guild_accord",
        "Cost: 6 Persuasion · Faction: Spacing Guild · Icons: Spacing Guild (Infiltration)\n"
        "Agent: Heighliner costs 2 spice less\n"
        "Reveal, also when discarded or trashed (Unload): 1 water; if you have the Spacing Guild Alliance: 3 spice",
        "Kosten: 6 Überzeugung · Fraktion: Raumgilde · Symbole: Raumgilde (Infiltration)\n"
        "Agent: das Feld „Heighliner“ kostet 2 Spice weniger\n"
        "Aufdecken, auch beim Abwerfen oder Entsorgen (Entladen): 1 Wasser; wenn du die Raumgilden-Allianz hast: "
        "3 Spice",
    ),
    (
        "card:control_the_spice",
        "Icons: Spice Trade\nAgent: pay 1 spice → trash 1 card and recruit 1 troop\nReveal: 1 Persuasion; 1 spice",
        "Symbole: Spice-Handel\nAgent: 1 Spice zahlen → 1 Karte entsorgen und 1 Trupp rekrutieren\n"
        "Aufdecken: 1 Überzeugung; 1 Spice",
    ),
    (
        "card:negotiated_withdrawal",
        "Cost: 4 Persuasion · Icons: Landsraad, City, Spice Trade\n"
        "Reveal: 2 Persuasion; retreat 3 units → 1 Influence with a Faction of your choice\n"
        "When acquired: recruit 1 troop",
        "Kosten: 4 Überzeugung · Symbole: Landsraad, Stadt, Spice-Handel\n"
        "Aufdecken: 2 Überzeugung; 3 Einheiten zurückziehen → 1 Einfluss bei einer Fraktion deiner Wahl\n"
        "Beim Erwerben: 1 Trupp rekrutieren",
    ),
    (
        "card:choam_directorship",
        "Cost: 8 Persuasion · No Agent icons\nReveal: 3 Solari\n"
        "When acquired: 1 Influence each with the Emperor, with the Spacing Guild, with the Bene Gesserit "
        "and with the Fremen",
        "Kosten: 8 Überzeugung · Keine Agentensymbole\nAufdecken: 3 Solari\n"
        "Beim Erwerben: je 1 Einfluss beim Imperator, bei der Raumgilde, bei den Bene Gesserit und bei den Fremen",
    ),
    (
        "intrigue:advanced_weaponry",
        "Plot: pay 3 Solari → commission 1 dreadnought\nCombat: if you have at least 3 Tech tiles: 4 swords",
        "Plot: 3 Solari zahlen → 1 Schlachtschiff in Betrieb nehmen\n"
        "Kampf: wenn du mindestens 3 Tech-Plättchen hast: 4 Schwerter",
    ),
    (
        "intrigue:diversion",
        "Plot: if you deployed at least 4 units this turn: advance or recall your Freighter",
        "Plot: wenn du in diesem Zug mindestens 4 Einheiten eingesetzt hast: den Frachter vorrücken oder zurückrufen",
    ),
    (
        "conflict:trade_monopoly",
        "Conflict II\n1st: advance or recall your Freighter 2 times (optional); recruit 1 troop\n"
        "2nd: 1 Intrigue card; 1 water\n3rd: 1 Intrigue card or 1 water",
        "Konflikt II\n1.: 2-mal den Frachter vorrücken oder zurückrufen (freiwillig); 1 Trupp rekrutieren\n"
        "2.: 1 Intrigenkarte; 1 Wasser\n3.: 1 Intrigenkarte oder 1 Wasser",
    ),
    (
        "leader:prince_rhombur_vernius",
        "Heavy Lasgun Cannons: your dreadnoughts have strength 4 instead of 3\n"
        "Ixian Technology (Signet Ring): acquire a Tech tile or put 1 troop from your supply on the Ix board as a "
        "Negotiator",
        "Schwere Lasgun-Kanonen: deine Schlachtschiffe haben Stärke 4 statt 3\n"
        "Ixianische Technologie (Siegelring): Tech erwerben oder 1 Trupp aus dem Vorrat als Verhandlungsführer auf den "
        "Ix-Spielplan stellen",
    ),
    (
        "leader:princess_yuna_moritani",
        "Smuggling Operation: you start without water; whenever you gain Solari in your own turn, gain 1 more\n"
        "Final Delivery (Signet Ring): pay 7 Solari → 1 Influence with a Faction of your choice, recruit 1 troop "
        "and 1 spice",
        "Schmugglerring: du beginnst ohne Wasser; immer wenn du im eigenen Zug Solari erhältst, erhältst du "
        "1 mehr\n"
        "Letzte Lieferung (Siegelring): 7 Solari zahlen → 1 Einfluss bei einer Fraktion deiner Wahl, 1 Trupp "
        "rekrutieren und 1 Spice",
    ),
    (
        "space:interstellar_shipping",
        "Icon: Spice Trade\nNeeds 2 Influence with the Spacing Guild\n"
        "Advance or recall your Freighter 2 times (optional)",
        "Symbol: Spice-Handel\nErfordert 2 Einfluss bei der Raumgilde\n"
        "2-mal den Frachter vorrücken oder zurückrufen (freiwillig)",
    ),
    (
        "space:smuggling",
        "Icon: Spice Trade\n1 Solari; advance or recall your Freighter (optional)",
        "Symbol: Spice-Handel\n1 Solari; den Frachter vorrücken oder zurückrufen (freiwillig)",
    ),
    (
        "space:tech_negotiation",
        "Icon: Landsraad\nAcquire a Tech tile for 1 spice less or put 1 troop from your supply on the Ix board as a "
        "Negotiator\nWith an Agent here: 1 more Persuasion in your Reveal turn",
        "Symbol: Landsraad\nTech mit Tech-Rabatt 1 erwerben oder 1 Trupp aus dem Vorrat als Verhandlungsführer auf "
        "den Ix-Spielplan stellen\nMit einem Agenten hier: 1 Überzeugung mehr in deinem Aufdeckzug",
    ),
    (
        "space:dreadnought",
        "Icon: Landsraad\nCost: 3 Solari\nCommission 1 dreadnought; acquire a Tech tile (optional)",
        "Symbol: Landsraad\nKosten: 3 Solari\n1 Schlachtschiff in Betrieb nehmen; Tech erwerben (freiwillig)",
    ),
    (
        "tech:flagship",
        "Price: 8 spice\nWhen acquired: 1 Victory Point\nOnce per round, in your turn: pay 4 Solari → recruit 3 troops"
        "\nBears the mark of House Hagal: Rivals may acquire it",
        "Preis: 8 Spice\nBeim Erwerben: 1 Siegpunkt\n"
        "Einmal pro Runde in deinem Zug: 4 Solari zahlen → 3 Truppen rekrutieren"
        "\nTrägt das Zeichen von Haus Hagal: Rivalen können es erwerben",
    ),
    (
        "tech:invasion_ships",
        "Price: 5 spice\nWhen acquired: recruit 4 troops\n"
        "Once per round, before you send an Agent: discard 1 card → enemy Agents do not block your Agent this turn"
        "\nBears the mark of House Hagal: Rivals may acquire it",
        "Preis: 5 Spice\nBeim Erwerben: 4 Truppen rekrutieren\n"
        "Einmal pro Runde, bevor du einen Agenten entsendest: 1 Karte abwerfen → gegnerische Agenten blockieren "
        "deinen Agenten in diesem Zug nicht"
        "\nTrägt das Zeichen von Haus Hagal: Rivalen können es erwerben",
    ),
    (
        "tech:holtzman_engine",
        "Price: 6 spice\nRound start: draw 1 card\n"
        "Endgame: if you own at least 2 copies of The Spice Must Flow: 1 Victory Point"
        "\nBears the mark of House Hagal: Rivals may acquire it",
        "Preis: 6 Spice\nRundenbeginn: 1 Karte ziehen\n"
        "Finale: wenn du mindestens 2-mal „Das Spice muss fließen“ besitzt: 1 Siegpunkt"
        "\nTrägt das Zeichen von Haus Hagal: Rivalen können es erwerben",
    ),
    (
        "tech:disposal_facility",
        "Price: 3 spice\nWhen acquired: trash 1 card (optional)\n"
        "Reveal: if you have at least 6 Persuasion this turn: trash 1 of your cards in play",
        "Preis: 3 Spice\nBeim Erwerben: 1 Karte entsorgen (freiwillig)\n"
        "Aufdecken: wenn du in diesem Zug mindestens 6 Überzeugung hast: 1 eigene Karte im Spiel entsorgen",
    ),
    (
        "tech:spy_satellites",
        "Price: 4 spice\nIn your turn: pay 3 spice and trash this tile → 1 Victory Point\n"
        "Endgame: 1 Victory Point for each Faction with which you have at most 1 Influence"
        "\nBears the mark of House Hagal: Rivals may acquire it",
        "Preis: 4 Spice\nIn deinem Zug: 3 Spice zahlen und dieses Plättchen entsorgen → 1 Siegpunkt\n"
        "Finale: 1 Siegpunkt für jede Fraktion, bei der du höchstens 1 Einfluss hast"
        "\nTrägt das Zeichen von Haus Hagal: Rivalen können es erwerben",
    ),
    (
        "tech:windtraps",
        "Price: 2 spice\nWhen acquired: 1 water\nWhenever you win a Conflict: 1 water"
        "\nBears the mark of House Hagal: Rivals may acquire it",
        "Preis: 2 Spice\nBeim Erwerben: 1 Wasser\nImmer wenn du einen Konflikt gewinnst: 1 Wasser"
        "\nTrägt das Zeichen von Haus Hagal: Rivalen können es erwerben",
    ),
    (
        "track:shipping",
        "A recalled Freighter brings the rewards of its space and of all spaces below, in any order.\n"
        "Space 1: either 5 Solari, and every opponent gains 1 Solari (Dividends), or 2 spice\n"
        "Space 2: recruit 2 troops and 1 Influence with a Faction of your choice\n"
        "Space 3: acquire a Tech tile for 2 spice less (optional)",
        "Ein zurückgerufener Frachter bringt die Belohnungen seines Feldes und aller Felder darunter, in beliebiger "
        "Reihenfolge.\n"
        "Feld 1: entweder 5 Solari, und jeder Gegner erhält 1 Solari (Dividenden), oder 2 Spice\n"
        "Feld 2: 2 Truppen rekrutieren und 1 Einfluss bei einer Fraktion deiner Wahl\n"
        "Feld 3: Tech mit Tech-Rabatt 2 erwerben (freiwillig)",
    ),
]


@pytest.mark.parametrize(("thing", "en", "de"), EXPECTED, ids=[x[0] for x in EXPECTED])
def test_texts_of_components(thing: str, en: str, de: str) -> None:
    assert GAME.text(thing, "en")[1] == en
    assert GAME.text(thing, "de")[1] == de


def test_names_of_tiles_spaces_and_leaders() -> None:
    assert wording.name("tech", "flagship", "en") == "Flagship"
    assert wording.name("tech", "flagship", "de") == "Flaggschiff"
    assert wording.name("tech", "artillery", "de") == "Artillerie"
    assert wording.name("space", "smuggling", "de") == "Schmuggel"
    assert wording.name("leader", HUNDRO, "de") == "Graf Hundro Moritani"
    assert wording.name("track", "shipping", "de") == "Frachterleiste"


def test_an_open_effect_is_named_by_what_it_belongs_to() -> None:
    assert GAME.text("item:spy_satellites.arrow") == (
        "Spy Satellites",
        "pay 3 spice and trash this tile → 1 Victory Point",
    )
    assert GAME.text("item:archduke_armand_ecaz.when")[0] == "Coordination"
    assert GAME.text("item:archduke_armand_ecaz.may_acquire_free")[0] == "Conscript"
    assert GAME.text("item:tessia_vernius.arrow#2") == ("Careful Observation", "discard 1 card → 1 spice")
    assert GAME.text("item:baron_vladimir_harkonnen.influence")[0] == "Masterstroke"


def test_a_condition_that_no_card_has_alone() -> None:
    assert wording.condition_text(DreadnoughtsAtLeast(2), "en") == "if you have commissioned at least 2 dreadnoughts"
    assert wording.condition_text(DreadnoughtsAtLeast(1), "de") == (
        "wenn du mindestens 1 Schlachtschiff in Betrieb genommen hast"
    )


# ---------------------------------------------------------------- Freighters


def test_words_of_a_freighter() -> None:
    s = position({"players": {1: {"hand": ["dune_the_desert_planet", "dagger"]}}}, freighter=2)
    play(s, "send dune_the_desert_planet smuggling")
    assert words(s, "do smuggling.freighter") == (
        "Use Smuggling: advance or recall your Freighter",
        "„Schmuggel“ nutzen: den Frachter vorrücken oder zurückrufen",
    )
    play(s, "do smuggling.freighter")
    assert words(s, "advance") == ("Advance your Freighter to space 3", "Frachter auf Feld 3 vorrücken")
    assert words(s, "recall") == (
        "Recall your Freighter: the rewards of 2 spaces",
        "Frachter zurückrufen: Belohnungen von 2 Feldern",
    )
    assert path(s, "advance") == ("button:advance",)
    play(s, "recall")
    assert words(s, "dividends") == (
        "Dividends: 5 Solari, and every opponent gains 1 Solari",
        "Dividenden: 5 Solari, und jeder Gegner erhält 1 Solari",
    )
    assert words(s, "spice") == ("Shipping track: 2 spice", "Frachterleiste: 2 Spice")
    assert path(s, "spice") == ("button:spice",)
    assert words(s, "influence") == (
        "Shipping track: 1 Influence with a Faction of your choice",
        "Frachterleiste: 1 Einfluss bei einer Fraktion deiner Wahl",
    )
    assert path(s, "influence") == ("button:influence",)


def test_troop_transports_bring_three_troops() -> None:
    s = asked(k.SHIPPING, 7, tech=(TECH_ID["troop_transports"],))
    assert words(s, "troops") == ("Shipping track: recruit 3 troops", "Frachterleiste: 3 Truppen rekrutieren")
    play(s, "troops")
    assert words(s, "deploy 3") == ("Deploy 3 troops to the Conflict", "3 Truppen im Konflikt einsetzen")
    assert words(s, "deploy 0")[0] == "Deploy no troops"


def test_words_of_gaining_influence_with_several_factions_in_order() -> None:
    """Tessia says where first (IMP-12.17); each is one step."""
    s = asked(k.EACH_FACTION, 0b1001, snoopers=15)
    assert words(s, "influence emperor") == ("Gain 1 Influence with the Emperor", "1 Einfluss beim Imperator erhalten")
    assert words(s, "influence fremen")[0] == "Gain 1 Influence with the Fremen"


def test_a_freighter_may_stay() -> None:
    s = asked(k.FREIGHT, 1, freighter=1)
    assert words(s, "skip") == ("Leave your Freighter where it is", "Frachter stehen lassen")
    assert words(s, "recall")[1] == "Frachter zurückrufen: Belohnungen von 1 Feld"


# ---------------------------------------------------------------- Tech tiles

TILES = ("flagship", "artillery", "windtraps")


def test_words_of_acquiring_a_tile() -> None:
    """8 spice less the discount of 1; Negotiators take off 1 each; Artillerie costs 1."""
    s = position({"players": {1: {"hand": ["dagger", "signet_ring"], "spice": 7}}}, TILES, negotiators=2)
    play(s, "send dagger tech_negotiation")
    assert words(s, "pick tech_negotiation.1") == (
        "Use Tech Negotiation: acquire a Tech tile for 1 spice less",
        "„Tech-Verhandlung“ nutzen: Tech mit Tech-Rabatt 1 erwerben",
    )
    play(s, "pick tech_negotiation.1")
    assert words(s, "buy flagship") == ("Acquire Flagship (7 spice)", "„Flaggschiff“ erwerben (7 Spice)")
    assert words(s, "buy artillery") == ("Acquire Artillery (free)", "„Artillerie“ erwerben (gratis)")
    assert path(s, "buy flagship") == ("tech:flagship", "button:spice")
    play(s, "buy flagship")
    assert words(s, "return 0") == (
        "Return no Negotiator (7 spice)",
        "Keinen Verhandlungsführer zurücknehmen (7 Spice)",
    )
    assert words(s, "return 1") == ("Return 1 Negotiator (6 spice)", "1 Verhandlungsführer zurücknehmen (6 Spice)")
    assert words(s, "return 2")[0] == "Return 2 Negotiators (5 spice)"
    assert path(s, "return 2") == ("number:2",)


def test_appropriate_pays_in_spice_or_solari() -> None:
    mine = {"hand": ["appropriate", "dagger"], "influence": {"emperor": 2}, "spice": 2, "solari": 9}
    s = position({"players": {1: mine}}, TILES, negotiators=1)
    play(s, "send appropriate mentat", "do appropriate.when")
    assert words(s, "buy windtraps")[0] == "Acquire Windtraps (2 spice)"
    assert words(s, "buy solari windtraps") == ("Acquire Windtraps (2 Solari)", "„Windfallen“ erwerben (2 Solari)")
    assert path(s, "buy windtraps") == ("tech:windtraps", "button:spice")
    assert path(s, "buy solari windtraps") == ("tech:windtraps", "button:solari")
    play(s, "buy solari windtraps")
    assert words(s, "return 1")[0] == "Return 1 Negotiator (1 Solari)"


def test_words_of_using_a_tile() -> None:
    tech = (TECH_ID["spy_satellites"], TECH_ID["training_drones"])
    s = position({"players": {1: {"hand": ["dagger"], "spice": 3}}}, tech=tech)
    assert words(s, "tile training_drones") == (
        "Use Training Drones: recruit 1 troop",
        "„Trainingsdrohnen“ nutzen: 1 Trupp rekrutieren",
    )
    assert words(s, "tile spy_satellites") == (
        "Use Spy Satellites: pay 3 spice and trash this tile → 1 Victory Point",
        "„Spionage-Satelliten“ nutzen: 3 Spice zahlen und dieses Plättchen entsorgen → 1 Siegpunkt",
    )
    assert path(s, "tile training_drones") == ("tech:training_drones",)


def test_words_of_sending_negotiators_and_of_buying_nothing() -> None:
    s = asked(k.NEGOTIATORS, 2)
    assert words(s, "negotiators 0") == ("Send no Negotiator", "Keinen Verhandlungsführer entsenden")
    assert words(s, "negotiators 1")[0] == "Send 1 troop to Ix as a Negotiator"
    assert words(s, "negotiators 2")[1] == "2 Truppen als Verhandlungsführer nach Ix entsenden"
    s = asked(k.TECH, 0, spice=20)
    assert words(s, "skip") == ("Acquire no Tech tile", "Kein Tech-Plättchen erwerben")


# ---------------------------------------------------------------- dreadnoughts and other units


def test_words_of_deploying_dreadnoughts_and_of_an_ambush() -> None:
    theirs = {"conflict": 2}
    s = position(
        {"players": {1: {"hand": ["desert_ambush", "dagger"], "garrison": 3}, 2: theirs}},
        dread_supply=0,
        dread_garrison=2,
    )
    s.players[SEAT2].dread_supply = s.players[SEAT2].dread_conflict = 1
    play(s, "send desert_ambush imperial_basin")
    assert words(s, "dreadnoughts 1")[0] == "Deploy 1 dreadnought to the Conflict"
    assert words(s, "dreadnoughts 2")[1] == "2 Schlachtschiffe im Konflikt einsetzen"
    assert path(s, "dreadnoughts 2") == ("button:deploy_dreadnoughts", "number:2")
    play(s, "deploy 1")
    assert words(s, "ambush troop 1") == (f"Make 1 troop of {Y} retreat", f"1 Trupp von {Y_DE} zurückdrängen")
    assert words(s, "ambush dreadnought 1")[0] == f"Make 1 dreadnought of {Y} retreat"
    assert path(s, "ambush dreadnought 1") == ("seat:1", "button:dreadnought")


def test_words_of_a_won_conflict() -> None:
    s = asked(k.STATION, 0, tech=(TECH_ID["detonation_devices"],), dread_conflict=1)
    assert words(s, "space carthag") == ("Place your dreadnought on Carthag", "Schlachtschiff aufstellen: Carthag")
    assert words(s, "detonate") == (
        "Return your dreadnought to the supply for 1 Victory Point",
        "Schlachtschiff für 1 Siegpunkt in den Vorrat zurücklegen",
    )
    assert path(s, "space carthag") == ("space:carthag",)


def test_words_of_conflict_rewards_in_any_order() -> None:
    """Economic Supremacy, first place: the Victory Point is taken, two prices are open (IMP-6.15)."""
    s = position({"conflict": "economic_supremacy", "players": {1: {"hand": ["dagger"], "solari": 6, "spice": 4}}})
    s.stack.append((k.REWARD, SEAT1, 1, 1))
    run_on(s)
    told = [GAME.describe(s, action, lang).text for lang in LANGS for action in s.legal()]
    assert told == [
        "Reward of Economic Supremacy: pay 6 Solari → 1 Victory Point",
        "Reward of Economic Supremacy: pay 4 spice → 1 Victory Point",
        "Belohnung von „Wirtschaftliche Vorherrschaft“: 6 Solari zahlen → 1 Siegpunkt",
        "Belohnung von „Wirtschaftliche Vorherrschaft“: 4 Spice zahlen → 1 Siegpunkt",
    ]
    s.apply(s.legal()[0])
    assert words(s, "skip") == ("Do not use Economic Supremacy", "„Wirtschaftliche Vorherrschaft“ nicht nutzen")


def test_words_of_units_that_may_be_either() -> None:
    s = asked(k.WITHDRAW, 2, conflict=2, dread_conflict=1)
    assert words(s, "troop") == ("Retreat 1 troop to your garrison", "1 Trupp in die Garnison zurückziehen")
    assert words(s, "dreadnought")[1] == "1 Schlachtschiff in die Garnison zurückziehen"
    s = asked(k.SEND_UNITS, 2, garrison=2, dread_garrison=1)
    assert words(s, "troop")[0] == "Deploy 1 troop to the Conflict"
    assert words(s, "dreadnought")[0] == "Deploy 1 dreadnought to the Conflict"
    assert words(s, "skip") == ("Deploy no more units", "Keine weiteren Einheiten einsetzen")
    s = asked(k.LOSE_TROOP_WHERE, 0, garrison=1, conflict=1)
    assert words(s, "from garrison") == ("Lose 1 troop in your garrison", "1 Trupp in der Garnison verlieren")
    assert words(s, "from conflict")[0] == "Lose 1 troop in the Conflict"


# ---------------------------------------------------------------- cards and leaders


def test_guild_accord_reads_its_own_price() -> None:
    """The Heighliner costs 6 spice, with Guild Accord 4 (IMP-4.5)."""
    s = position({"players": {1: {"hand": ["guild_accord", "foldspace"], "spice": 6}}})
    assert words(s, "send guild_accord heighliner")[0] == "Send an Agent with Guild Accord to Heighliner (4 spice)"
    assert words(s, "send foldspace heighliner")[0] == "Send an Agent with Foldspace to Heighliner (6 spice)"


def test_words_of_swapping_intrigue_cards() -> None:
    mine = [INTRIGUE_ID["bribery"], INTRIGUE_ID["windfall"]]
    s = asked(k.SWAP, 0, intrigue=mine)
    assert words(s, "under bribery") == (
        "Put Bribery under the Intrigue deck",
        "„Bestechung“ unter den Intrigenstapel legen",
    )
    assert words(s, "pass")[0] == "Put no Intrigue card under the deck"
    assert path(s, "under bribery") == ("intrigue:bribery",)
    play(s, "under bribery")
    assert words(s, "pass") == ("Draw 1 new Intrigue card", "1 neue Intrigenkarte ziehen")


def test_words_of_ilesa_and_hundro() -> None:
    s = new_game(1, leaders=[ILESA, YUNA, LETO])
    assert s.stack[-1][0] == k.SET_AHEAD
    card = CARDS[s.players[SEAT1].hand[0]]
    assert words(s, f"ahead {card.id}")[0] == f"Set aside {card.name} for your second turn"
    assert path(s, f"ahead {card.id}") == (f"hand:{card.id}",)
    s = new_game(1, leaders=[HUNDRO, YUNA, LETO])
    assert s.stack[-1][0] == k.KEEP_INTRIGUE
    intrigue = INTRIGUES[s.intrigue_deck[-1]]
    assert words(s, f"keep {intrigue.id}")[0] == f"Keep {intrigue.name} and put the other card back"


def test_words_of_declining() -> None:
    s = asked(k.MAY_BUY_FREE, 9)
    assert words(s, "skip") == ("Acquire no card", "Keine Karte erwerben")
    assert all("onto your deck" not in GAME.describe(s, action).text for action in s.legal())
    s = asked(k.EXTRA_TURN, 0)
    assert words(s, "again") == ("Take another turn", "Einen weiteren Zug ausführen")
    assert words(s, "skip") == ("Take no other turn", "Keinen weiteren Zug ausführen")


@pytest.mark.slow
@pytest.mark.parametrize(("players", "epic"), ROUNDS)
def test_every_legal_action_is_found_again_by_its_words(players: int, epic: bool) -> None:
    """parse(describe(a)) == a in both languages; no path is another one or its beginning."""
    state = new_game(7, players, epic=epic, leaders="draft")
    choose = Random(7)
    while not state.over:
        legal = state.legal()
        for lang in LANGS if choose.randrange(amount(3, 1)) == 0 else ():
            told = [GAME.describe(state, action, lang) for action in legal]
            steps = {d.path for d in told}
            assert len(steps) == len(legal)
            assert not any(p[:n] in steps for p in steps for n in range(len(p)))
            assert all(len(d.labels) == len(d.path) and all(d.labels) for d in told)
            for action, d in zip(legal, told, strict=True):
                assert GAME.parse(state, d.text) == action
        state.apply(choose.choice(legal))


# ---------------------------------------------------------------- events

BRIBERY, WINDFALL = INTRIGUE_ID["bribery"], INTRIGUE_ID["windfall"]
DAGGER, FLAGSHIP = CARD_ID["dagger"], TECH_ID["flagship"]
CARTHAG = LOCATIONS.index(SPACE_ID["carthag"])

SECRETS = [
    (
        (k.E_BOTTOM, SEAT1, BRIBERY),
        (f"{R} puts Bribery under the Intrigue deck", f"{R} puts an Intrigue card under the Intrigue deck"),
        (
            "Prinz Rhombur Vernius legt „Bestechung“ unter den Intrigenstapel",
            "Prinz Rhombur Vernius legt eine Intrigenkarte unter den Intrigenstapel",
        ),
    ),
    (
        (k.E_AHEAD, SEAT1, DAGGER),
        (f"{R} sets aside Dagger", f"{R} sets aside a card face down"),
        ("Prinz Rhombur Vernius legt „Dolch“ beiseite", "Prinz Rhombur Vernius legt eine Karte verdeckt beiseite"),
    ),
    (
        (k.E_KEPT, SEAT1, BRIBERY, WINDFALL),
        (
            f"{R} keeps the Intrigue card Bribery and puts Windfall back",
            f"{R} looks at two Intrigue cards and keeps one",
        ),
        (
            "Prinz Rhombur Vernius behält die Intrigenkarte „Bestechung“ und legt „Unverhoffter Gewinn“ zurück",
            "Prinz Rhombur Vernius sieht zwei Intrigenkarten an und behält eine",
        ),
    ),
]


@pytest.mark.parametrize(("event", "en", "de"), SECRETS)
def test_secrets_are_told_to_their_owner_only(event: tuple[int, ...], en: tuple[str, str], de: tuple[str, str]) -> None:
    s = position({})
    for reader in (ONLOOKER, SEAT1, SEAT2, SEAT3):
        hidden = reader != SEAT1
        assert GAME.tell(s, event, reader, "en") == en[hidden]
        assert GAME.tell(s, event, reader, "de") == de[hidden]


PUBLIC = [
    (
        (k.E_AHEAD_BACK, SEAT2, DAGGER),
        f"{Y} shows Dagger and takes it back",
        f"{Y_DE} zeigt „Dolch“ und nimmt sie zurück",
    ),
    (
        (k.E_FREIGHTER, SEAT2, 2),
        f"{Y} advances the Freighter to space 2",
        f"{Y_DE} rückt den Frachter auf Feld 2 vor",
    ),
    ((k.E_FREIGHTER, SEAT2, 0), f"{Y} recalls the Freighter", f"{Y_DE} ruft den Frachter zurück"),
    ((k.E_DIVIDENDS, SEAT2), f"{Y} takes the Dividends", f"{Y_DE} nimmt die Dividenden"),
    (
        (k.E_TECH, SEAT2, FLAGSHIP, 7, 0),
        f"{Y} acquires Flagship for 7 spice",
        f"{Y_DE} erwirbt „Flaggschiff“ für 7 Spice",
    ),
    (
        (k.E_TECH, SEAT2, FLAGSHIP, 8, 1),
        f"{Y} acquires Flagship for 8 Solari",
        f"{Y_DE} erwirbt „Flaggschiff“ für 8 Solari",
    ),
    ((k.E_TECH, SEAT2, FLAGSHIP, 0, 0), f"{Y} acquires Flagship for free", f"{Y_DE} erwirbt „Flaggschiff“ gratis"),
    ((k.E_TECH_UP, -1, FLAGSHIP), "New Tech tile: Flagship", "Neues Tech-Plättchen: „Flaggschiff“"),
    ((k.E_NEGOTIATORS, SEAT2, 1), f"{Y} sends 1 Negotiator to Ix", f"{Y_DE} entsendet 1 Verhandlungsführer nach Ix"),
    ((k.E_NEGOTIATORS, SEAT2, -2), f"{Y} takes back 2 Negotiators", f"{Y_DE} nimmt 2 Verhandlungsführer zurück"),
    ((k.E_DREADNOUGHT, SEAT2, 1), f"{Y} commissions 1 dreadnought", f"{Y_DE} nimmt 1 Schlachtschiff in Betrieb"),
    (
        (k.E_DREADNOUGHTS_IN, SEAT2, 2),
        f"{Y} deploys 2 dreadnoughts to the Conflict",
        f"{Y_DE} setzt 2 Schlachtschiffe im Konflikt ein",
    ),
    (
        (k.E_STATIONED, SEAT2, CARTHAG),
        f"{Y} places a dreadnought on Carthag",
        f"{Y_DE} stellt ein Schlachtschiff auf: Carthag",
    ),
    (
        (k.E_STATION_LEFT, SEAT2, CARTHAG),
        f"The dreadnought of {Y} leaves Carthag",
        f"Das Schlachtschiff von {Y_DE} verlässt das Feld „Carthag“",
    ),
    ((k.E_UNLOAD, SEAT2, CARD_ID["treachery"]), f"{Y} unloads Treachery", f"{Y_DE} entlädt „Verrat“"),
    (
        (k.E_SNOOPER, SEAT2, 1, 3),
        f"{Y} takes a Snooper token from the Spacing Guild track (slot 3)",
        f"{Y_DE} nimmt ein Schnüffler-Plättchen von der Raumgilden-Leiste (Platz 3)",
    ),
    ((k.E_EXTRA_TURN, SEAT2), f"{Y} takes another turn", f"{Y_DE} führt einen weiteren Zug aus"),
]


@pytest.mark.parametrize(("event", "en", "de"), PUBLIC)
def test_public_events_read_the_same_for_everybody(event: tuple[int, ...], en: str, de: str) -> None:
    s = position({})
    for reader in (ONLOOKER, SEAT1, SEAT2, SEAT3):
        assert GAME.tell(s, event, reader, "en") == en
        assert GAME.tell(s, event, reader, "de") == de


def test_a_log_tells_no_seat_what_only_others_know() -> None:
    """Every line about a secret of another seat would read the same if the secret were another one."""
    state = new_game(3, leaders=[ILESA, HUNDRO, LETO], epic=True)
    state.log = []
    choose = Random(3)
    while not state.over:
        state.apply(choose.choice(state.legal()))
    secrets = [e for e in state.log if e[0] in (k.E_DREW, k.E_INTRIGUE, k.E_LOOKED, k.E_BOTTOM, k.E_AHEAD, k.E_KEPT)]
    assert {k.E_DREW, k.E_INTRIGUE, k.E_AHEAD, k.E_KEPT} <= {e[0] for e in secrets}
    for event in secrets:
        other = (*event[:2], *((card + 1) % len(INTRIGUES) for card in event[2:]))
        for seat in {ONLOOKER, *range(3)} - {event[1]}:
            assert GAME.tell(state, event, seat) == GAME.tell(state, other, seat)
        assert GAME.tell(state, event, event[1]) != GAME.tell(state, event, ONLOOKER)


# ---------------------------------------------------------------- why not


def why(s: Position, thing: str) -> tuple[list[str], list[str]]:
    en, de = (GAME.explain(s, SEAT1, thing, lang) for lang in LANGS)
    return [reason.text for reason in en], [reason.text for reason in de]


def test_why_interstellar_shipping_is_closed() -> None:
    mine = {"hand": ["dune_the_desert_planet", "dagger"], "influence": {"spacing_guild": 1}}
    assert why(position({"players": {1: mine}}), "space:interstellar_shipping") == (
        ["Needs 2 Influence with the Spacing Guild, you have 1."],
        ["Erfordert 2 Einfluss bei der Raumgilde, du hast 1."],
    )
    mine = {"hand": ["dune_the_desert_planet", "dagger"], "influence": {"spacing_guild": 2}}
    assert why(position({"players": {1: mine}}), "space:interstellar_shipping") == ([], [])


def test_why_a_space_is_not_on_the_board() -> None:
    s = position({"players": {1: {"hand": ["dagger"], "solari": 9}}})
    assert why(s, "space:rally_troops") == (
        ["It is not on the board: Rise of Ix covers it."],
        ["Das Feld ist nicht auf dem Spielplan: „Rise of Ix“ verdeckt es."],
    )
    base = GAME.new(Setup(3, 1, leaders=["paul_atreides", LETO, "glossu_rabban"]))
    assert why(base, "space:smuggling") == (
        ["It is on the board only with Rise of Ix."],
        ["Das Feld ist nur mit „Rise of Ix“ auf dem Spielplan."],
    )


def test_an_infiltration_icon_gets_past_enemy_agents_only() -> None:
    """Not past an own Agent, The Voice or on spaces of another icon (IMP-X6)."""
    there = {"agents_on": ["arrakeen", "mentat"]}
    s = position({"players": {1: {"hand": ["bounty_hunter", "dagger"], "solari": 9}, 2: there}})
    assert why(s, "space:arrakeen")[0] == []
    assert why(s, "card:bounty_hunter")[0] == []
    assert why(s, "space:mentat")[0] == [f"Occupied by {Y}."]
    s = position({"players": {1: {"hand": ["reconnaissance", "dagger"]}, 2: there}})
    assert why(s, "space:arrakeen")[0] == [f"Occupied by {Y}."]
    s = position({"players": {1: {"hand": ["bounty_hunter", "dagger"], "agents_on": ["arrakeen"]}}})
    assert why(s, "space:arrakeen")[0] == ["Your own Agent is there already."]
    s = position({"players": {1: {"hand": ["bounty_hunter", "dagger"]}, 2: there, 3: {"voice": "arrakeen"}}})
    assert why(s, "space:arrakeen")[0] == [f"Closed to you by The Voice of {L}."]


def test_the_card_with_the_fewest_obstacles_explains_a_space() -> None:
    """With Guild Accord the Heighliner costs 4 spice, with another card 6."""
    s = position({"players": {1: {"hand": ["foldspace", "guild_accord"], "spice": 3}}})
    assert why(s, "space:heighliner")[0] == ["Costs 6 spice, you have 3."]
    s = position({"players": {1: {"hand": ["foldspace", "guild_accord"], "spice": 4}}})
    assert why(s, "space:heighliner")[0] == []
    mine = {"hand": ["kwisatz_haderach", "guild_accord"], "spice": 5, "agents_on": ["wealth", "stillsuits"]}
    s = position({"players": {1: mine}})
    assert why(s, "space:heighliner")[0] == ["Costs 6 spice, you have 5."]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "epic"), [(3, True), (4, False)])
def test_reasons_are_given_exactly_when_a_space_or_hand_card_is_not_offered(players: int, epic: bool) -> None:
    """And they do not change with what the seat cannot know."""
    state = new_game(11, players, epic=epic)
    choose = Random(11)
    while not state.over:
        legal = state.legal()
        seat = state.player
        if state.stack[-1][0] == k.TURN:
            steps = {step for action in legal for step in GAME.describe(state, action).path}
            hand = {f"card:{CARDS[c].id}" for c in state.players[seat].hand}
            for thing in {f"space:{x.id}" for x in SPACES} | hand:
                assert (GAME.explain(state, seat, thing) == []) == (thing in steps)
            other = (seat + 1) % players
            guessed = state.guess(other, Random(11))
            for space in SPACES:
                reasons = GAME.explain(state, other, f"space:{space.id}")
                assert reasons
                assert reasons == GAME.explain(guessed, other, f"space:{space.id}")
        state.apply(choose.choice(legal))
