"""The words of the game: complete in both languages, one text for each action, and no secrets in them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landsraad.bots.search import thinking_of
from landsraad.cli.layout import first_words
from landsraad.imperium import wording
from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.actions import ACTIONS, END
from landsraad.imperium.rules.decisions import DECISIONS
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import (
    CARD_ID,
    CARDS,
    CONFLICT_ID,
    CONFLICTS,
    EFFECTS,
    INTRIGUE_ID,
    INTRIGUES,
    ITEM_EFFECT,
    ITEM_SOURCE,
    LEADER_ID,
    LEADERS,
    SPACE_ID,
    SPACES,
    TECH,
)
from landsraad.imperium.things import REWARD
from landsraad.imperium.vocabulary import FACTIONS, ICONS, Choose, Condition, Effect, word_of
from landsraad.imperium.wording.actions import _use
from landsraad.imperium.wording.catalogue import CATALOGUE
from landsraad.imperium.wording.shown import KINDS, SECRET
from landsraad.kernel import texts
from landsraad.kernel.contract import ONLOOKER, Setup
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.position import DID
from tests.amount import amount

LANGS = ("en", "de")
PAUL, LETO, MEMNON, HELENA = "paul_atreides", "duke_leto_atreides", "earl_memnon_thorvald", "helena_richese"

COMPONENTS = [
    *(f"card:{x.id}" for x in CARDS),
    *(f"intrigue:{x.id}" for x in INTRIGUES),
    *(f"conflict:{x.id}" for x in CONFLICTS),
    *(f"leader:{x.id}" for x in LEADERS),
    *(f"space:{x.id}" for x in SPACES),
    *(f"tech:{x.id}" for x in TECH),
    "track:shipping",
    *(f"faction:{x}" for x in FACTIONS),
    *(f"icon:{x}" for x in ICONS),
]


def position(edits: dict[str, Any], leaders: tuple[str, ...] = (PAUL, LETO, MEMNON)) -> Position:
    """A turn of seat 1, edited; seats are numbered from 1 there."""
    start = GAME.new(Setup(players=len(leaders), seed=1, leaders=list(leaders)))
    return GAME.edit(start, {"turn": 1, **edits})


def words(state: Position, notation: str, lang: str) -> str:
    return GAME.describe(state, GAME.parse(state, notation), lang).text


# ---------------------------------------------------------------- catalogues

HAGAL_OPTIONS = (
    "difficulty", "rivals", "row-storm", "brutal-escalation", "hagal-places-dreadnought", "fixed-ties",
)  # fmt: skip
# Kinds of events with a line that is called otherwise, or none.
TOLD = set(KINDS.values()) - {
    "turn", "lost_troop", "influence", "vp", "known_draw", "plot", "combat_card", "endgame_card",
}  # fmt: skip
EFFECT_WORDS = {word_of(kind) for kind in Effect.__subclasses__()} - {"all", "special"}
# Ids that are put together: their beginning, and what may follow.
FAMILIES = {
    "special-": EFFECTS.keys() - EFFECT_WORDS,
    "effect-": EFFECT_WORDS - {"gain", "choose"},  # told by what is gained or chosen
    "if-": {word_of(kind) for kind in Condition.__subclasses__()},
    "tell-": {"played"}
    | {word.replace("_", "-") for word in TOLD}
    | {KINDS[kind].replace("_", "-") + "-hidden" for kind in SECRET},
    "passive-": {x.passive for x in LEADERS if not x.passive_text[0]},
    "tech-": {x.passive for x in TECH if x.passive},
    "window-": {x.window for x in INTRIGUES if x.window},
    "faction-": set(FACTIONS),
    "icon-": set(ICONS) - set(FACTIONS),
    "of-": set(FACTIONS),
    "with-": set(FACTIONS),
    "reward-": set(REWARD.ids),
    "option-": {name + end for name in HAGAL_OPTIONS for end in ("", "-help")},
    "option-rivals-": {"recommended", "random"},
}
# Ids the kernel puts together: an answer that neither a function nor its decision words, and the buttons of paths.
_worded = {first for decision in DECISIONS.all if decision for first in decision.words} - {END}
OF_THE_KERNEL = {
    *(
        f"do-{entry.name.replace('_', '-')}"
        for entry in ACTIONS.entries
        if wording.WORDS.find("", entry.name) is None and entry.first not in _worded
    ),
    *(step.replace(":", "-").replace("_", "-") for e in ACTIONS.entries for step in e.path if step[:7] == "button:"),
}


def ids_in_code() -> set[str]:
    folder = Path(wording.__file__).parent
    # The game says why a setup cannot be, the readers of a position what is wrong with it.
    files = [*folder.glob("*.py"), folder.parent / "game.py", *folder.parent.glob("edit*.py"), Path(texts.__file__)]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for beginning in FAMILIES:
        assert f'f"{beginning}{{' in code
    plain = set(re.findall(r'"([a-z_]+(?:-[a-z_]+)*)"', code))
    return (
        plain | OF_THE_KERNEL | of_advice() | {beginning + end for beginning, ends in FAMILIES.items() for end in ends}
    )


def of_advice() -> set[str]:
    """What a hint counts has a name, and nothing else is counted."""
    view = GAME.new(Setup(4, 1, leaders="random")).view(0)
    found = [what for lasting in (False, True) for what in thinking_of("imperium").gauges(view, lasting)]
    return {f"gauge-{what}" for what in found if ":" not in what}


def test_both_catalogues_have_the_same_messages_in_the_same_order() -> None:
    assert CATALOGUE.ids("en") == CATALOGUE.ids("de")


def test_every_message_is_used() -> None:
    assert set(CATALOGUE.ids("en")) - ids_in_code() == set()


def test_every_family_is_complete() -> None:
    wanted = OF_THE_KERNEL | {beginning + end for beginning, ends in FAMILIES.items() for end in ends}
    assert wanted - set(CATALOGUE.ids("en")) == set()


def test_both_languages_ask_for_the_same_arguments() -> None:
    locale = Path(wording.__file__).parent.parent / "locale"
    arguments = []
    for lang in LANGS:
        text = (locale / f"{lang}.ftl").read_text(encoding="utf-8")
        messages = re.split(r"(?m)^(?=[a-z_-]+ =)", text)[1:]
        arguments.append({m.split(" =")[0]: set(re.findall(r"\$(\w+)", m)) for m in messages})
    assert arguments[0] == arguments[1]


# ---------------------------------------------------------------- components


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("thing", COMPONENTS)
def test_every_component_has_a_name_and_a_text(thing: str, lang: str) -> None:
    name, text = GAME.text(thing, lang)
    assert name.strip()
    assert text.strip()
    for mark in ("{", "}", "$", "\u2068", "\u2069", "  ", "None"):
        assert mark not in name + text


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_of_a_text_says_something(lang: str) -> None:
    for thing in COMPONENTS:
        for line in GAME.text(thing, lang)[1].splitlines():
            assert not re.search(r"(:|→|;|,| and| or| und| oder)$", line.rstrip()), (thing, line)


def test_german_names_only_where_they_are_known() -> None:
    assert wording.name("card", "the_voice", "de") == "Die Stimme"
    assert wording.name("card", "dagger", "de") == "Dolch"
    assert wording.name("space", "high_council", "de") == "Hoher Rat"
    assert wording.name("faction", "emperor", "de") == "Imperator"
    assert wording.name("icon", "spice_trade", "de") == "Spice-Handel"
    assert wording.name("icon", "fremen", "en") == "Fremen"


def test_an_unknown_component_is_refused() -> None:
    for thing in ("card:lasgun", "planet:arrakis", "dagger", "faction:landsraad"):
        with pytest.raises(LandsraadError, match=thing):
            GAME.text(thing)


# What a person should read. Left: the component; then the lines in English and in German.
EXPECTED = [
    (
        "card:duncan_idaho",
        "Cost: 4 Persuasion · Icons: City\n"
        "Agent: pay 1 water → recruit 1 troop and draw 1 card\n"
        "Reveal: 2 swords; 1 water",
        "Kosten: 4 Überzeugung · Symbole: Stadt\n"
        "Agent: 1 Wasser zahlen → 1 Trupp rekrutieren und 1 Karte ziehen\n"
        "Aufdecken: 2 Schwerter; 1 Wasser",
    ),
    (
        "card:fedaykin_death_commando",
        "Cost: 3 Persuasion · Faction: Fremen · Icons: City, Spice Trade\n"
        "Agent: trash 1 card (optional)\n"
        "Reveal: 1 Persuasion; if you have another Fremen card in play: 3 swords",
        "Kosten: 3 Überzeugung · Fraktion: Fremen · Symbole: Stadt, Spice-Handel\n"
        "Agent: 1 Karte entsorgen (freiwillig)\n"
        "Aufdecken: 1 Überzeugung; wenn du eine weitere Fremen-Karte im Spiel hast: 3 Schwerter",
    ),
    (
        "card:the_spice_must_flow",
        "Cost: 9 Persuasion · No Agent icons\nReveal: 1 spice\nWhen acquired: 1 Victory Point",
        "Kosten: 9 Überzeugung · Keine Agentensymbole\nAufdecken: 1 Spice\nBeim Erwerben: 1 Siegpunkt",
    ),
    (
        "card:assassination_mission",
        "Cost: 1 Persuasion · No Agent icons\nReveal: 1 sword; 1 Solari\nWhen trashed: 4 Solari",
        "Kosten: 1 Überzeugung · Keine Agentensymbole\nAufdecken: 1 Schwert; 1 Solari\nBeim Entsorgen: 4 Solari",
    ),
    (
        "card:firm_grip",
        "Cost: 4 Persuasion · Faction: Emperor · Icons: Emperor, Landsraad\n"
        "Agent: pay 2 Solari → 1 Influence with the Spacing Guild, with the Bene Gesserit or with the Fremen\n"
        "Reveal: if you have the Emperor Alliance: 4 Persuasion",
        "Kosten: 4 Überzeugung · Fraktion: Imperator · Symbole: Imperator, Landsraad\n"
        "Agent: 2 Solari zahlen → 1 Einfluss bei der Raumgilde, bei den Bene Gesserit oder bei den Fremen\n"
        "Aufdecken: wenn du die Imperator-Allianz hast: 4 Überzeugung",
    ),
    (
        "card:chani",
        "Cost: 5 Persuasion · Faction: Fremen · Icons: Fremen, City, Spice Trade\n"
        "Reveal: 2 Persuasion; retreat any number of troops\n"
        "When acquired: 1 water",
        "Kosten: 5 Überzeugung · Fraktion: Fremen · Symbole: Fremen, Stadt, Spice-Handel\n"
        "Aufdecken: 2 Überzeugung; beliebig viele Truppen zurückziehen\n"
        "Beim Erwerben: 1 Wasser",
    ),
    (
        "card:dagger",
        "Icons: Landsraad\nReveal: 1 sword",
        "Symbole: Landsraad\nAufdecken: 1 Schwert",
    ),
    (
        "intrigue:bribery",
        "Plot: pay 2 Solari → 1 Influence with a Faction of your choice",
        "Plot: 2 Solari zahlen → 1 Einfluss bei einer Fraktion deiner Wahl",
    ),
    (
        "intrigue:tiebreaker",
        "Combat: 2 swords\nEndgame: 10 spice",
        "Kampf: 2 Schwerter\nFinale: 10 Spice",
    ),
    (
        "intrigue:demand_respect",
        "Combat: either 1 Influence with a Faction of your choice, "
        "or pay 2 spice → 2 Influence with a Faction of your choice\n"
        "Only when you have won the Conflict.",
        "Kampf: entweder 1 Einfluss bei einer Fraktion deiner Wahl "
        "oder 2 Spice zahlen → 2 Einfluss bei einer Fraktion deiner Wahl\n"
        "Nur wenn du den Konflikt gewonnen hast.",
    ),
    (
        "intrigue:councilors_dispensation",
        "Plot: if you have a seat in the High Council: 2 spice",
        "Plot: wenn du einen Sitz im Hohen Rat hast: 2 Spice",
    ),
    (
        "conflict:siege_of_arrakeen",
        "Conflict II\n1st: 1 Victory Point; take control of Arrakeen\n2nd: 4 Solari\n3rd: 2 Solari\n"
        "Whoever controls Arrakeen may add 1 troop from the supply at once.",
        "Konflikt II\n1.: 1 Siegpunkt; Kontrolle über „Arrakeen“\n2.: 4 Solari\n3.: 2 Solari\n"
        "Wer „Arrakeen“ kontrolliert, darf sofort 1 Trupp aus dem Vorrat einsetzen.",
    ),
    (
        "conflict:battle_for_arrakeen",
        "Conflict III\n1st: 2 Victory Points; take control of Arrakeen\n"
        "2nd: choose 2: 1 Intrigue card, 2 spice or 3 Solari\n3rd: 1 Intrigue card; 2 Solari\n"
        "Whoever controls Arrakeen may add 1 troop from the supply at once.",
        "Konflikt III\n1.: 2 Siegpunkte; Kontrolle über „Arrakeen“\n"
        "2.: 2 davon wählen: 1 Intrigenkarte, 2 Spice oder 3 Solari\n3.: 1 Intrigenkarte; 2 Solari\n"
        "Wer „Arrakeen“ kontrolliert, darf sofort 1 Trupp aus dem Vorrat einsetzen.",
    ),
    (
        "leader:glossu_rabban",
        "Arrakis Fiefdom: you start with 1 Solari and 1 spice more\n"
        "Brutality (Signet Ring): if you have an Alliance: recruit 2 troops, otherwise recruit 1 troop",
        "Lehen Arrakis: du beginnst mit 1 Solari und 1 Spice mehr\n"
        "Brutalität (Siegelring): wenn du eine Allianz hast: 2 Truppen rekrutieren, sonst 1 Trupp rekrutieren",
    ),
    (
        "leader:countess_ariana_thorvald",
        "Spice Addict: whenever you harvest spice, take 1 less and draw 1 card\n"
        "Hidden Reservoir (Signet Ring): 1 water",
        "Spice-Süchtige: immer wenn du Spice erntest, 1 weniger nehmen und 1 Karte ziehen\n"
        "Verborgener Speicher (Siegelring): 1 Wasser",
    ),
    (
        "space:sietch_tabr",
        "Icon: City\nNeeds 2 Influence with the Fremen\nRecruit 1 troop; 1 water\n"
        "Combat space: deploy any units that are new this turn and up to 2 others",
        "Symbol: Stadt\nErfordert 2 Einfluss bei den Fremen\n1 Trupp rekrutieren; 1 Wasser\n"
        "Kampffeld: alle in diesem Zug neuen und bis zu 2 weitere Einheiten einsetzen",
    ),
    (
        "space:imperial_basin",
        "Icon: Spice Trade\nHarvest 1 spice and all bonus spice here\n"
        "Combat space: deploy any units that are new this turn and up to 2 others\n"
        "Maker space: 1 bonus spice after each round without an Agent here\n"
        "Whoever controls it gains 1 spice for every Agent sent here",
        "Symbol: Spice-Handel\n1 Spice und alles Bonus-Spice hier ernten\n"
        "Kampffeld: alle in diesem Zug neuen und bis zu 2 weitere Einheiten einsetzen\n"
        "Macherfeld: 1 Bonus-Spice nach jeder Runde ohne Agenten hier\n"
        "Wer das Feld kontrolliert, erhält 1 Spice für jeden hierher entsandten Agenten",
    ),
    (
        "space:conspire",
        "Icon: Emperor\nCost: 4 spice\n5 Solari; recruit 2 troops; 1 Intrigue card; 1 Influence with the Emperor",
        "Symbol: Imperator\nKosten: 4 Spice\n5 Solari; 2 Truppen rekrutieren; 1 Intrigenkarte; "
        "1 Einfluss beim Imperator",
    ),
    (
        "space:sell_melange",
        "Icon: Spice Trade\n2 spice → 6 Solari, 3 spice → 8 Solari, 4 spice → 10 Solari or 5 spice → 12 Solari",
        "Symbol: Spice-Handel\n2 Spice → 6 Solari, 3 Spice → 8 Solari, 4 Spice → 10 Solari oder 5 Spice → 12 Solari",
    ),
]


@pytest.mark.parametrize(("thing", "en", "de"), EXPECTED, ids=[x[0] for x in EXPECTED])
def test_texts_of_components(thing: str, en: str, de: str) -> None:
    assert GAME.text(thing, "en")[1] == en
    assert GAME.text(thing, "de")[1] == de


def test_an_open_effect_is_named_by_what_it_belongs_to() -> None:
    assert GAME.text("item:fremen_camp.arrow") == ("Fremen Camp", "pay 2 spice → recruit 3 troops")
    assert GAME.text("item:countess_ariana_thorvald.draw")[0] == "Spice Addict"
    assert GAME.text("item:baron_vladimir_harkonnen.arrow")[0] == "Scheme"


# ---------------------------------------------------------------- actions

TURN = {
    "hand": ["dagger", "signet_ring", "dune_the_desert_planet", "diplomacy", "seek_allies"],
    "intrigue": ["bribery", "windfall"],
    "solari": 6,
    "spice": 3,
    "water": 2,
}


def test_words_of_a_turn() -> None:
    s = position({"players": {1: TURN}})
    assert words(s, "send dagger high_council", "en") == "Send an Agent with Dagger to High Council (5 Solari)"
    assert words(s, "send dagger high_council", "de") == "Agenten mit „Dolch“ entsenden: Hoher Rat (5 Solari)"
    assert words(s, "send diplomacy wealth", "en") == "Send an Agent with Diplomacy to Wealth"
    assert words(s, "send dune_the_desert_planet sell_melange", "en") == (
        "Send an Agent with Dune, the Desert Planet to Sell Melange (sell spice)"
    )
    assert words(s, "send dune_the_desert_planet hagga_basin", "de") == (
        "Agenten mit „Dune, der Wüstenplanet“ entsenden: Hagga-Becken (1 Wasser)"
    )
    assert words(s, "plot bribery", "en") == ("Play Bribery: pay 2 Solari → 1 Influence with a Faction of your choice")
    assert words(s, "plot bribery", "de") == (
        "„Bestechung“ spielen: 2 Solari zahlen → 1 Einfluss bei einer Fraktion deiner Wahl"
    )
    assert words(s, "reveal", "en") == "Reveal your hand"
    assert words(s, "reveal", "de") == "Hand aufdecken"


def test_duke_leto_reads_his_own_price() -> None:
    s = position({"players": {1: TURN}}, (LETO, PAUL, MEMNON))
    assert words(s, "send dagger high_council", "en") == "Send an Agent with Dagger to High Council (4 Solari)"


def test_words_of_the_choices_behind_a_turn() -> None:
    s = position({"players": {1: TURN}})
    s.apply(GAME.parse(s, "plot bribery"))
    assert words(s, "influence fremen", "en") == "Gain 1 Influence with the Fremen"
    assert words(s, "influence spacing_guild", "de") == "1 Einfluss bei der Raumgilde erhalten"

    s = position({"players": {1: TURN}})
    s.apply(GAME.parse(s, "send dune_the_desert_planet sell_melange"))
    assert words(s, "sell 3", "en") == "Sell 3 spice for 8 Solari"
    assert words(s, "sell 2", "de") == "2 Spice für 6 Solari verkaufen"


def test_words_of_deploying() -> None:
    s = position({"players": {1: {"hand": ["reconnaissance", "dagger", "diplomacy"], "garrison": 3}}})
    s.apply(GAME.parse(s, "send reconnaissance arrakeen"))
    assert words(s, "deploy 1", "en") == "Deploy 1 troop to the Conflict"
    assert words(s, "deploy 2", "en") == "Deploy 2 troops to the Conflict"
    assert words(s, "deploy 2", "de") == "2 Truppen im Konflikt einsetzen"
    assert words(s, "end", "en") == "End your turn"
    assert words(s, "end", "de") == "Zug beenden"


def test_words_of_open_effects_and_trashing() -> None:
    hand = ["fremen_camp", "dagger", "guild_administrator", "guild_ambassador"]
    s = position({"players": {1: {"hand": hand, "spice": 2, "discard": ["diplomacy"]}}})
    s.apply(GAME.parse(s, "send fremen_camp secure_contract"))
    assert words(s, "do fremen_camp.arrow", "en") == "Use Fremen Camp: pay 2 spice → recruit 3 troops"
    assert words(s, "do fremen_camp.arrow", "de") == "„Fremen-Lager“ nutzen: 2 Spice zahlen → 3 Truppen rekrutieren"

    s = position({"players": {1: {"hand": hand, "discard": ["diplomacy"]}}})
    s.apply(GAME.parse(s, "send guild_administrator secure_contract"))
    s.apply(GAME.parse(s, "do guild_administrator.trash"))
    assert words(s, "trash dagger hand", "en") == "Trash Dagger from your hand"
    assert words(s, "trash dagger hand", "de") == "„Dolch“ von der Hand entsorgen"
    assert words(s, "trash diplomacy discard", "en") == "Trash Diplomacy from your discard pile"
    assert words(s, "trash guild_administrator play", "de") == "„Administrator der Gilde“ aus dem Spiel entsorgen"

    s = position({"players": {1: {"hand": hand, "discard": []}}})
    s.apply(GAME.parse(s, "send guild_ambassador hall_of_oratory"))
    assert words(s, "pick guild_ambassador.1", "en") == "Use Guild Ambassador: 1 Influence with the Spacing Guild"
    assert words(s, "pick guild_ambassador.2", "de") == "„Botschafter der Gilde“ nutzen: 2 Spice"


def test_words_of_a_reveal_turn() -> None:
    hand = ["convincing_argument", "arrakis_liaison", "arrakis_liaison", "guild_bankers"]
    row = ["chani", "imperial_spy", "dr_yueh", "space_travel", "stilgar"]
    s = position({"row": row, "players": {1: {"hand": hand}}})
    s.apply(GAME.parse(s, "reveal"))
    assert words(s, "acquire chani", "en") == "Acquire Chani (5 Persuasion)"
    assert words(s, "acquire chani", "de") == "„Chani“ erwerben (5 Überzeugung)"
    # 9 Persuasion less 3 by Guild Bankers (IMP-5.20)
    assert words(s, "acquire the_spice_must_flow", "en") == "Acquire The Spice Must Flow (6 Persuasion)"
    assert words(s, "end", "en") == "End your Reveal turn"


def test_paths_lead_through_the_things_on_screen() -> None:
    s = position({"row": ["chani", "stilgar", "dr_yueh", "scout", "carryall"], "players": {1: TURN}})
    paths = {d.notation: d.path for d in (GAME.describe(s, a) for a in s.legal())}
    assert paths["send dagger high_council"] == ("card:dagger", "space:high_council")
    assert paths["plot bribery"] == ("intrigue:bribery",)
    assert paths["reveal"] == ("button:reveal",)
    s.apply(GAME.parse(s, "plot bribery"))
    assert GAME.describe(s, GAME.parse(s, "influence fremen")).path == ("faction:fremen",)

    s = position({"players": {1: {"hand": ["convincing_argument", "arrakis_liaison"]}}})
    s.apply(GAME.parse(s, "reveal"))
    assert GAME.describe(s, GAME.parse(s, "acquire arrakis_liaison")).path == ("reserve:arrakis_liaison",)
    assert GAME.describe(s, GAME.parse(s, "end")).path == ("button:end",)


def test_seats_are_called_by_leader_or_number() -> None:
    s = GAME.new(Setup(players=3, seed=1))  # the draft has just begun
    assert wording.seat_name(s, 1, "en") == "Seat 2"
    assert wording.seat_name(s, 1, "de") == "Platz 2"
    assert wording.seat_name(position({}), 1, "en") == "Duke Leto Atreides"


def test_words_of_giving_up_an_alliance() -> None:
    """Two others stand at the level the holder leaves: the holder names the heir (IMP-8.6)."""
    mine = {"hand": ["shifting_allegiances", "dagger"], "spice": 2, "influence": {"fremen": 4, "emperor": 1}}
    level = {"influence": {"fremen": 4}}
    s = position({"alliances": {"fremen": 1}, "players": {1: mine, 2: level, 3: level}})
    s.apply(GAME.parse(s, "send shifting_allegiances secure_contract"))
    s.apply(GAME.parse(s, "do shifting_allegiances.arrow"))
    assert words(s, "lose fremen", "en") == "Lose 1 Influence with the Fremen"
    assert words(s, "lose emperor", "de") == "1 Einfluss beim Imperator abgeben"
    s.apply(GAME.parse(s, "lose fremen"))
    assert words(s, "seat 1", "en") == f"Give the Fremen Alliance to {L}"
    assert words(s, "seat 2", "de") == f"Fremen-Allianz an {M_DE} geben"
    assert GAME.describe(s, GAME.parse(s, "seat 2")).path == ("seat:2",)


def test_words_of_kwisatz_haderach() -> None:
    s = position({"players": {1: {"hand": ["kwisatz_haderach"], "agents_on": ["arrakeen"]}}})
    s.apply(GAME.parse(s, "send kwisatz_haderach arrakeen"))
    assert words(s, "from leader", "en") == "Send the Agent on your leader to Arrakeen"
    assert words(s, "space arrakeen", "en") == "Send your Agent from Arrakeen to the same space again"
    s = position({"players": {1: {"hand": ["kwisatz_haderach"], "agents_on": ["arrakeen"]}}})
    s.apply(GAME.parse(s, "send kwisatz_haderach carthag"))
    assert words(s, "space arrakeen", "en") == "Move your Agent from Arrakeen to Carthag"
    assert words(s, "space arrakeen", "de") == "Agenten vom Feld „Arrakeen“ versetzen: Carthag"


def test_words_of_a_look_at_the_deck() -> None:
    s = position({"players": {1: {"hand": ["dagger"], "intrigue": ["poison_snooper"], "deck_top": ["diplomacy"]}}})
    s.apply(GAME.parse(s, "plot poison_snooper"))
    assert words(s, "draw it", "en") == "Draw Diplomacy"
    assert words(s, "trash it", "de") == "„Diplomatie“ entsorgen"


def test_words_of_the_draft_and_the_barons_tokens() -> None:
    s = GAME.new(Setup(players=3, seed=1))
    assert words(s, "leader paul_atreides", "en") == "Play as Paul Atreides"
    assert words(s, "leader paul_atreides", "de") == "Paul Atreides spielen"
    s = GAME.new(Setup(players=3, seed=1, leaders=["baron_vladimir_harkonnen", LETO, MEMNON]))
    assert words(s, "tokens emperor fremen", "en") == "Secretly choose Emperor and Fremen"
    assert words(s, "tokens emperor fremen", "de") == "Geheim wählen: Imperator und Fremen"


def test_playing_without_words_loads_no_texts() -> None:
    """Simulations pay for the texts only if they ask for one."""
    code = (
        "import sys, landsraad; s = landsraad.games['imperium'].new(landsraad.Setup(players=3, leaders='random'))\n"
        "while not s.over: s.apply(s.legal()[0])\n"
        "sys.exit(any(m.startswith(('fluent', 'babel')) for m in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(amount(1, 3)))
def test_every_legal_action_is_found_again_by_its_words(players: int, seed: int) -> None:
    """parse(describe(a)) == a in both languages, and neither texts nor paths meet."""
    state = GAME.new(Setup(players=players, seed=seed))
    choose = Random(seed)
    while not state.over:
        legal = state.legal()
        for lang in LANGS if choose.randrange(amount(3, 1)) == 0 else ():
            told = [GAME.describe(state, action, lang) for action in legal]
            assert len({d.path for d in told}) == len(legal)
            assert all(d.path for d in told)
            assert all(len(d.labels) == len(d.path) and all(d.labels) for d in told)
            for action, d in zip(legal, told, strict=True):
                assert GAME.parse(state, d.text) == action
        state.apply(choose.choice(legal))


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_effects_of_one_thing_read_the_same(lang: str) -> None:
    """Also those that random games seldom reach, as they are offered."""
    seen: dict[str, tuple[str, Effect]] = {}
    for item, effect in enumerate(ITEM_EFFECT):
        # The four Skirmish cards share their name; only one Conflict is ever fought at a time.
        source = ITEM_SOURCE[item]
        if source.startswith("hagal:"):  # never offered: Rivals resolve them by themselves
            continue
        for part in effect.options if isinstance(effect, Choose) else (effect,):
            text = _use(item, part, lang)
            place = source + text if source.startswith("conflict:") else text
            assert seen.setdefault(place, (source, part)) == (source, part)


def test_long_texts_end_in_dots_after_a_whole_word() -> None:
    assert first_words("a" * 90, 90) == "a" * 90
    assert first_words("word " * 20, 90) == "word " * 17 + "…"
    assert first_words("word → " * 20, 90) == "word → " * 12 + "word …"


# ---------------------------------------------------------------- events

SEAT1, SEAT2, SEAT3 = 0, 1, 2
P, L, M = "Paul Atreides", "Duke Leto Atreides", "Earl Memnon Thorvald"
L_DE, M_DE = "Herzog Leto Atreides", "Graf Memnon Thorvald"
DAGGER, CHANI, BRIBERY = CARD_ID["dagger"], CARD_ID["chani"], INTRIGUE_ID["bribery"]
FREMEN = FACTIONS.index("fremen")

SECRETS = [
    (
        (k.E_DREW, SEAT1, DAGGER),
        {SEAT1},
        (f"{P} draws Dagger", f"{P} draws a card"),
        (f"{P} zieht „Dolch“", f"{P} zieht eine Karte"),
    ),
    (
        (k.E_INTRIGUE, SEAT1, BRIBERY),
        {SEAT1},
        (f"{P} draws the Intrigue card Bribery", f"{P} draws an Intrigue card"),
        (f"{P} zieht die Intrigenkarte „Bestechung“", f"{P} zieht eine Intrigenkarte"),
    ),
    (
        (k.E_LOOKED, SEAT1, DAGGER),
        {SEAT1},
        (f"{P} looks at the top card of the deck: Dagger", f"{P} looks at the top card of the deck"),
        (
            f"{P} sieht die oberste Karte des eigenen Decks an: „Dolch“",
            f"{P} sieht die oberste Karte des eigenen Decks an",
        ),
    ),
    (
        (k.E_BARON, SEAT1, 0b1001),
        {SEAT1},
        (f"{P} secretly chooses Emperor and Fremen", f"{P} secretly chooses two Factions"),
        (f"{P} wählt geheim: Imperator und Fremen", f"{P} wählt geheim zwei Fraktionen"),
    ),
    (
        (k.E_STOLE, SEAT1, SEAT2, BRIBERY),
        {SEAT1, SEAT2},
        (f"{P} takes the Intrigue card Bribery from {L}", f"{P} takes an Intrigue card from {L}"),
        (f"{P} nimmt {L_DE} die Intrigenkarte „Bestechung“ weg", f"{P} nimmt {L_DE} eine Intrigenkarte weg"),
    ),
]


@pytest.mark.parametrize(("event", "knowing", "en", "de"), SECRETS)
def test_secrets_are_told_to_those_who_know_them(
    event: tuple[int, ...], knowing: set[int], en: tuple[str, str], de: tuple[str, str]
) -> None:
    s = position({})
    for reader in (ONLOOKER, SEAT1, SEAT2, SEAT3):
        hidden = reader not in knowing
        assert GAME.tell(s, event, reader, "en") == en[hidden]
        assert GAME.tell(s, event, reader, "de") == de[hidden]


PUBLIC = [
    (
        (k.E_ROUND, -1, 2, CONFLICT_ID["siege_of_carthag"]),
        "Round 2: Siege of Carthag (Conflict II)",
        "Runde 2: „Belagerung von Carthag“ (Konflikt II)",
    ),
    ((k.E_LEADER, SEAT2, LEADER_ID[LETO]), f"Seat 2 is led by {L}", f"Platz 2 spielt {L_DE}"),
    (
        (k.E_SENT, SEAT1, DAGGER, SPACE_ID["high_council"]),
        f"{P} sends an Agent with Dagger to High Council",
        f"{P} entsendet einen Agenten mit „Dolch“: Hoher Rat",
    ),
    ((k.E_PAID, SEAT1, 5, 0, 0), f"{P} pays 5 Solari", f"{P} zahlt 5 Solari"),
    ((k.E_GAINED, SEAT1, 0, 1, 2), f"{P} gains 1 spice and 2 water", f"{P} erhält 1 Spice und 2 Wasser"),
    ((k.E_RECRUITED, SEAT1, 1), f"{P} recruits 1 troop", f"{P} rekrutiert 1 Trupp"),
    ((k.E_DEPLOYED, SEAT1, 2), f"{P} deploys 2 troops to the Conflict", f"{P} setzt 2 Truppen im Konflikt ein"),
    (
        (k.E_INFLUENCE, SEAT1, FREMEN, 1, 2),
        f"{P} rises to 2 Influence with the Fremen",
        f"{P} steigt auf 2 Einfluss bei den Fremen",
    ),
    (
        (k.E_INFLUENCE, SEAT1, FREMEN, -1, 1),
        f"{P} falls to 1 Influence with the Fremen",
        f"{P} fällt auf 1 Einfluss bei den Fremen",
    ),
    ((k.E_ALLIANCE, SEAT1, FREMEN, -1), f"{P} gains the Fremen Alliance", f"{P} erhält die Fremen-Allianz"),
    (
        (k.E_ALLIANCE, SEAT1, FREMEN, SEAT3),
        f"{P} takes the Fremen Alliance from {M}",
        f"{P} nimmt {M_DE} die Fremen-Allianz ab",
    ),
    ((k.E_VP, SEAT1, -1), f"{P} loses 1 Victory Point", f"{P} verliert 1 Siegpunkt"),
    (
        (k.E_REVEALED, SEAT1, DAGGER, CHANI, DAGGER),
        f"{P} reveals 2 × Dagger · Chani",
        f"{P} deckt auf: 2 × Dolch · Chani",
    ),
    ((k.E_REVEALED, SEAT1), f"{P} reveals no cards", f"{P} deckt keine Karten auf"),
    (
        (k.E_ACQUIRED, SEAT1, CHANI, 5, 0),
        f"{P} acquires Chani for 5 Persuasion",
        f"{P} erwirbt „Chani“ für 5 Überzeugung",
    ),
    ((k.E_ACQUIRED, SEAT1, CHANI, -1, 1), f"{P} acquires Chani for free", f"{P} erwirbt „Chani“ gratis"),
    (
        (k.E_PLACE, SEAT1, 1, 8),
        f"{P} takes the first reward with strength 8",
        f"{P} erhält mit Stärke 8 die erste Belohnung",
    ),
    ((k.E_LOST_TROOP, SEAT1, 2, 0), f"{P} loses 2 troops in the garrison", f"{P} verliert 2 Truppen in der Garnison"),
    ((k.E_MAKER, -1, 1, 3), "Hagga Basin now holds 3 bonus spice", "Bonus-Spice auf dem Feld „Hagga-Becken“: 3"),
    ((k.E_ROUND_END, -1, 3, 2, 4), f"Victory Points: {P} 3, {L} 2, {M} 4", f"Siegpunkte: {P} 3, {L_DE} 2, {M_DE} 4"),
    ((k.E_STRENGTH, SEAT1, 7), f"{P} has strength 7", f"{P} hat Stärke 7"),
    ((k.E_STRENGTH, SEAT1, 0), "", ""),
    ((k.E_TURN, SEAT1), "", ""),
    ((k.E_OVER, -1), "The game is over", "Die Partie ist zu Ende"),
]


@pytest.mark.parametrize(("event", "en", "de"), PUBLIC)
def test_public_events_read_the_same_for_everybody(event: tuple[int, ...], en: str, de: str) -> None:
    s = position({})
    for reader in (ONLOOKER, SEAT1, SEAT2, SEAT3):
        assert GAME.tell(s, event, reader, "en") == en
        assert GAME.tell(s, event, reader, "de") == de


# One event of every kind, with as many numbers as its comment in codes.py lists.
ALL_EVENTS = {
    **{kind: (kind, SEAT1) for kind in range(k.E_KINDS)},
    **{kind: (kind, SEAT1, 1) for kind in (
        k.E_LEADER, k.E_RECRUITED, k.E_DEPLOYED, k.E_RETREATED, k.E_DREW, k.E_INTRIGUE, k.E_ALLIANCE_BACK, k.E_VP,
        k.E_TRASHED, k.E_DISCARDED, k.E_PLOT, k.E_COMBAT_CARD, k.E_ENDGAME_CARD, k.E_CONTROL, k.E_VOICE, k.E_RECALLED,
        k.E_SET_ASIDE, k.E_STRENGTH, k.E_TOOK, k.E_LOOKED, k.E_ASIDE_LOST, k.E_ON_TOP, k.E_SWORDS, k.E_HARVESTED,
        k.E_KNOWN_DRAW, k.E_FREIGHTER, k.E_TECH_USED, k.E_TECH_TRASHED, k.E_NEGOTIATORS, k.E_DREADNOUGHT,
        k.E_DREADNOUGHTS_IN, k.E_DREADNOUGHTS_BACK, k.E_STATIONED, k.E_STATION_LEFT, k.E_BOTTOM, k.E_UNLOAD, k.E_AHEAD,
        k.E_AHEAD_BACK,
    )},
    **{kind: (kind, SEAT1, 0b11) for kind in (k.E_BARON, k.E_MASTERSTROKE)},
    **{kind: (kind, SEAT1, 1, 1) for kind in (k.E_SENT, k.E_STOLE, k.E_ALLIANCE, k.E_PLACE, k.E_LOST_TROOP, k.E_SNOOPER,
                                               k.E_KEPT)},
    **{kind: (kind, SEAT1, 1, 1, 1) for kind in (k.E_PAID, k.E_GAINED, k.E_INFLUENCE, k.E_ACQUIRED, k.E_TECH)},
    **{kind: (kind, -1, 1, 1) for kind in (k.E_ROUND, k.E_MAKER)},
    **{kind: (kind, -1, 1) for kind in (k.E_ROW, k.E_TECH_UP)},
    k.E_ROUND_END: (k.E_ROUND_END, -1, 1, 2, 3),
    **{kind: (kind, SEAT1, 1, 1) for kind in (k.E_RIVAL_SENT, k.E_RIVAL_SKIPPED, k.E_RIVAL_SWORDS, k.E_SPICE_REMOVED)},
    **{kind: (kind, SEAT1, 1) for kind in (k.E_RIVAL_BOUGHT, k.E_RIVAL_HELD_BACK, k.E_MARKER_REMOVED, k.E_REWARD_LOST)},
    **{kind: (kind, -1, 1) for kind in (k.E_TILE_REMOVED, k.E_ROW_TRASHED)},
    k.E_STORM: (k.E_STORM, -1, 1, 2),
}  # fmt: skip
NOT_WORTH_A_LINE = {DID, k.E_TURN}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", range(k.E_KINDS))
def test_every_kind_of_event_has_a_line_or_none_on_purpose(kind: int, lang: str) -> None:
    line = GAME.tell(position({}), ALL_EVENTS[kind], SEAT2, lang)
    assert bool(line) == (kind not in NOT_WORTH_A_LINE)
    assert "\n" not in line


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="no words"):
        GAME.tell(position({}), (k.E_KINDS, SEAT1), SEAT1)


@pytest.mark.parametrize("players", [3, 4])
def test_a_log_tells_no_seat_what_only_others_know(players: int) -> None:
    """Every line about a secret of another seat would read the same if the secret were another one."""
    state = GAME.new(Setup(players=players, seed=5, leaders="random"))
    state.log = []
    choose = Random(5)
    while not state.over:
        state.apply(choose.choice(state.legal()))
    secrets = [e for e in state.log if e[0] in (k.E_DREW, k.E_INTRIGUE, k.E_LOOKED)]
    assert secrets
    for event in secrets:
        other = (*event[:2], (event[2] + 1) % len(INTRIGUES))
        for seat in {ONLOOKER, *range(players)} - {event[1]}:
            assert GAME.tell(state, event, seat) == GAME.tell(state, other, seat)


# ---------------------------------------------------------------- why not


def why(s: Position, thing: str, seat: int = SEAT1) -> tuple[list[str], list[str]]:
    en, de = (GAME.explain(s, seat, thing, lang) for lang in LANGS)
    assert [reason.rule for reason in en] == [reason.rule for reason in de]
    return [reason.text for reason in en], [reason.text for reason in de]


def test_a_usable_space_and_card_need_no_explanation() -> None:
    s = position({"players": {1: TURN}})
    assert why(s, "space:high_council") == ([], [])
    assert why(s, "card:dagger") == ([], [])


def test_why_no_agent() -> None:
    s = position({"players": {1: {**TURN, "agents_on": ["wealth", "stillsuits"]}}})
    en, de = why(s, "space:high_council")
    assert en == ["You have no Agent left on your leader."]
    assert de == ["Auf deinem Anführer steht kein Agent mehr."]
    assert why(s, "card:dagger")[0] == ["You have no Agent left on your leader."]


def test_why_occupied() -> None:
    s = position({"players": {1: TURN, 2: {"agents_on": ["high_council"]}}})
    assert why(s, "space:high_council") == ([f"Occupied by {L}."], [f"Besetzt von {L_DE}."])
    s = position({"players": {1: {**TURN, "agents_on": ["hall_of_oratory"]}}})
    assert why(s, "space:hall_of_oratory") == (
        ["Your own Agent is there already."],
        ["Dein eigener Agent steht schon dort."],
    )


def test_helena_is_not_stopped_by_others_in_the_landsraad() -> None:
    s = position({"players": {1: TURN, 2: {"agents_on": ["high_council", "wealth"]}}}, (HELENA, LETO, MEMNON))
    assert why(s, "space:high_council")[0] == []
    assert why(s, "space:wealth")[0] == [f"Occupied by {L}."]


def test_why_too_dear() -> None:
    s = position({"players": {1: {**TURN, "solari": 3, "spice": 1, "water": 0}}})
    assert why(s, "space:high_council") == (["Costs 5 Solari, you have 3."], ["Kostet 5 Solari, du hast 3."])
    assert why(s, "space:conspire")[0] == ["Costs 4 spice, you have 1."]
    assert why(s, "space:hagga_basin")[1] == ["Kostet 1 Wasser, du hast 0."]
    assert why(s, "space:sell_melange") == (
        ["Costs at least 2 spice, you have 1."],
        ["Kostet mindestens 2 Spice, du hast 1."],
    )


def test_why_influence_is_needed() -> None:
    s = position({"players": {1: {**TURN, "influence": {"fremen": 1}}}})
    assert why(s, "space:sietch_tabr") == (
        ["Needs 2 Influence with the Fremen, you have 1."],
        ["Erfordert 2 Einfluss bei den Fremen, du hast 1."],
    )


def test_why_once_per_game() -> None:
    s = position({"players": {1: {**TURN, "council": True, "swordmaster": True, "solari": 9}}})
    assert why(s, "space:high_council") == (
        ["You have already used it; it works once per game."],
        ["Du hast das Feld schon genutzt; das geht nur einmal pro Partie."],
    )
    assert why(s, "space:swordmaster")[0] == ["You have already used it; it works once per game."]


def test_why_closed_by_the_voice() -> None:
    s = position({"players": {1: TURN, 3: {"voice": "high_council"}}})
    assert why(s, "space:high_council") == (
        [f"Closed to you by The Voice of {M}."],
        [f"Für dich gesperrt durch die Stimme von {M_DE}."],
    )


def test_why_no_card_reaches_it() -> None:
    s = position({"players": {1: {"hand": ["dagger", "convincing_argument"], "solari": 8}}})
    assert why(s, "space:arrakeen") == (
        ["No card in your hand reaches it: it needs the City icon."],
        ["Keine Karte auf deiner Hand führt dorthin: Nötig ist das Symbol Stadt."],
    )


def test_all_reasons_stand_in_order() -> None:
    mine = {"hand": ["dagger"], "intrigue": ["windfall"], "agents_on": ["wealth", "mentat"], "water": 0, "solari": 0}
    s = position({"players": {1: mine, 2: {"agents_on": ["research_station"]}, 3: {"voice": "research_station"}}})
    assert why(s, "space:research_station")[0] == [
        "You have no Agent left on your leader.",
        f"Occupied by {L}.",
        "Costs 2 water, you have 0.",
        f"Closed to you by The Voice of {M}.",
        "No card in your hand reaches it: it needs the City icon.",
    ]


def test_kwisatz_haderach_needs_neither_room_nor_icon() -> None:
    mine = {"hand": ["kwisatz_haderach", "dagger"], "agents_on": ["wealth", "mentat"], "water": 0}
    s = position({"players": {1: mine, 2: {"agents_on": ["arrakeen", "research_station"]}}})
    assert why(s, "space:arrakeen")[0] == []
    assert why(s, "space:research_station")[0] == ["Costs 2 water, you have 0."]


def test_why_a_card_cannot_be_played() -> None:
    mine = {"hand": ["convincing_argument", "dagger"], "intrigue": ["windfall"], "solari": 0}
    s = position({"players": {1: mine, 2: {"agents_on": ["hall_of_oratory"]}}})
    assert why(s, "card:chani") == (["Chani is not in your hand."], ["„Chani“ ist nicht auf deiner Hand."])
    assert why(s, "card:convincing_argument") == (
        ["Convincing Argument has no Agent icon; it can only be revealed."],
        ["„Überzeugendes Argument“ hat kein Agentensymbol; sie kann nur aufgedeckt werden."],
    )
    assert why(s, "card:dagger") == (
        ["No space that Dagger reaches is open to you now."],
        ["Kein Feld, zu dem „Dolch“ führt, steht dir jetzt offen."],
    )


def test_why_not_now() -> None:
    s = position({"turn": 2, "players": {1: TURN}})
    assert why(s, "space:high_council") == (["It is not your turn."], ["Du bist nicht am Zug."])
    assert why(s, "card:dagger")[0] == ["It is not your turn."]

    s = position({"players": {1: TURN}})
    s.apply(GAME.parse(s, "plot bribery"))
    assert why(s, "space:high_council")[0] == ["Costs 5 Solari, you have 4.", "Another decision comes first."]
    assert why(s, "card:diplomacy")[1] == ["Zuerst ist eine andere Entscheidung zu treffen."]

    s = position({"players": {1: TURN}})
    s.apply(GAME.parse(s, "send diplomacy wealth"))
    assert why(s, "space:high_council")[0] == ["You have already sent an Agent in this turn."]

    s = position({"row": ["chani", "stilgar", "dr_yueh", "scout", "carryall"], "players": {1: TURN}})
    s.apply(GAME.parse(s, "reveal"))
    assert why(s, "space:arrakeen")[1][-1] == "Du hast deine Hand in dieser Runde schon aufgedeckt."


def test_after_the_game_there_is_one_reason() -> None:
    state = GAME.new(Setup(players=3, seed=2, leaders="random"))
    choose = Random(2)
    while not state.over:
        state.apply(choose.choice(state.legal()))
    assert why(state, "space:arrakeen") == (["The game is over."], ["Die Partie ist zu Ende."])


def test_an_unknown_thing_has_a_reason_like_any_other() -> None:
    for thing in ("space:giedi_prime", "card:lasgun", "moon:muad_dib", "arrakeen"):
        assert why(position({}), thing)[0] == ["Another decision comes first."]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_reasons_are_given_exactly_when_a_space_or_hand_card_is_not_offered(seed: int) -> None:
    """And they do not change with what the seat cannot know."""
    state = GAME.new(Setup(players=3 + seed, seed=seed, leaders="random"))
    choose = Random(seed)
    while not state.over:
        legal = state.legal()
        seat = state.player
        if state.stack[-1][0] == k.TURN:
            steps = {step for action in legal for step in GAME.describe(state, action).path}
            hand = {f"card:{CARDS[c].id}" for c in state.players[seat].hand}
            for thing in {f"space:{x.id}" for x in SPACES} | hand:
                assert (GAME.explain(state, seat, thing) == []) == (thing in steps)
            other = (seat + 1) % len(state.players)
            guessed = state.guess(other, Random(seed))
            for space in SPACES:
                reasons = GAME.explain(state, other, f"space:{space.id}")
                assert reasons
                assert reasons == GAME.explain(guessed, other, f"space:{space.id}")
        state.apply(choose.choice(legal))
