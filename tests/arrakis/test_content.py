"""The components, counted and compared by hand with the fact sheets (ARR-1, ARR-12, ARR-28, SMG-1, GLD-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.arrakis.content import board, leaders, planning, tokens
from landsraad.arrakis.facts import facts
from landsraad.arrakis.game import GAME
from landsraad.arrakis.tables import (
    ACTION_DICE,
    AREAS,
    ARRAKIS_STEP,
    BASES,
    CARD_DECK,
    CARDS,
    COMBAT_DIE,
    FRIGATES,
    GENERICS,
    HARVESTERS,
    LEADERS,
    OBJECTIVES,
    ORNITHOPTERS,
    PRESCIENCE,
    ROWS,
    SANDWORMS,
    SIETCH_RANKS,
    SLOTS,
    SMUGGLER_HARVESTERS,
    SMUGGLER_ORNITHOPTERS,
    SMUGGLER_UNITS,
    SMUGGLERS_DIE,
    STABAN_START,
    STATION_TOKENS,
    TANK,
    TOKENS,
    TRACK_END,
    TROOPS,
    UNITS,
    WORMSIGNS,
)
from landsraad.arrakis.tables import CARRYALLS as CARRYALL_FIGURES
from landsraad.arrakis.vocabulary import DECKS, RESULTS, Leader, PrescienceCard
from landsraad.kernel.contract import Setup

BASE_LEADERS = [x for x in LEADERS if not x.expansion]

# ---------------------------------------------------------------- figures


def test_129_figures() -> None:
    """ARR-1.1: the sum is exact; the Wild Maker is one figure beside the four Sandworms."""
    assert UNITS == [(24, 12, 8), (16, 8, 6)]
    assert GENERICS == (6, 12)
    assert (HARVESTERS, ORNITHOPTERS, CARRYALL_FIGURES, SANDWORMS) == (8, 6, 3, 4)
    named = Counter(x.side for x in BASE_LEADERS)
    assert named == {"harkonnen": 7, "atreides": 8}
    assert sum(UNITS[0]) + sum(UNITS[1]) + sum(GENERICS) + 15 + 8 + 6 + 3 + 4 + 1 == 129


def test_figures_of_the_expansions() -> None:
    """SMG-1.2, SMG-1.6, SMG-3.2, SMG-9.9; GLD-1.2, GLD-1.5, GLD-1.7, GLD-6.2."""
    assert (SMUGGLER_UNITS, SMUGGLER_HARVESTERS, SMUGGLER_ORNITHOPTERS, STABAN_START) == (6, 3, 3, 7)
    faces = Counter(RESULTS[f] for f in SMUGGLERS_DIE)
    assert faces == {"leadership": 1, "strategy": 2, "deployment": 1, "mentat": 1, "house": 1}
    assert (TROOPS, BASES, FRIGATES, ARRAKIS_STEP) == (12, 8, 3, 4)


def test_the_atreides_tokens_stand_for_all_their_units() -> None:
    mine = [t for t in TOKENS if t.set in ("garrison", "standard")]
    assert sum(t.regular for t in mine) == 16
    assert sum(t.elite for t in mine) == 8
    assert sum(t.special for t in mine) == 6


# ---------------------------------------------------------------- planning cards

HOUSE_HARKONNEN = {
    "hard_times_and_oppression": "Hard Times and Oppression",
    "forced_recruitment": "Forced Recruitment",
    "beloved_feyd_rautha": "Beloved Feyd-Rautha",
    "harkonnen_patrols": "Harkonnen Patrols",
    "arsunt_legion": "Arsunt Legion",
    "barons_personal_guard": "Baron's Personal Guard",
    "hawats_scheming": "Hawat's Scheming",
    "evidence_of_rebellion": "Evidence of Rebellion",
    "polar_cap_factories": "Polar-Cap Factories",
    "carthag_the_former_capital": "Carthag, the Former Capital",
    "workhorse_of_arrakis": "Workhorse of Arrakis",
    "spotter_control": "Spotter Control",
    "explosive_artillery": "Explosive Artillery",
    "sandmasters": "Sandmasters",
    "mudir_nahya_the_demon_ruler": "Mudir-Nahya, the Demon Ruler",
    "hunter_seeker": "Hunter-Seeker",
}
CORRINO = {
    "rage_overcame_shaddam_iv_a": "Rage Overcame Shaddam IV",
    "rage_overcame_shaddam_iv_b": "Rage Overcame Shaddam IV",
    "rage_overcame_shaddam_iv_c": "Rage Overcame Shaddam IV",
    "manipulation_of_others": "Manipulation of Others",
    "breeding_program": "Breeding Program",
    "troop_carriers": "Troop Carriers",
    "shigawire": "Shigawire",
    "hope_clouds_observation": "Hope Clouds Observation",
    "reports_of_traitors": "Reports of Traitors",
    "sardaukar_pogrom": "Sardaukar Pogrom",
    "sardaukars_manner": "Sardaukar's Manner",
    "spies_all_over_arrakis": "Spies All Over Arrakis",
    "full_control_of_the_air": "Full Control of the Air",
    "moving_the_battle_group": "Moving the Battle Group",
    "killers_without_mercy": "Killers Without Mercy",
    "sardaukar_disguised": "Sardaukar Disguised",
    "i_decide_what_best_serves_his_majesty": '"I Decide What Best Serves His Majesty"',
    "seek_out_the_mahdi": "Seek Out the 'Mahdi'",
}
HOUSE_ATREIDES = {
    "war_plan": "War Plan",
    "alia_the_abomination": "Alia, the Abomination",
    "smugglers_a": "Smugglers",
    "smugglers_b": "Smugglers",
    "smugglers_c": "Smugglers",
    "the_voice": "The Voice",
    "death_commandos": "Death Commandos",
    "tested_with_the_gom_jabbar": "Tested with the Gom Jabbar",
    "chatt_the_leaper": "Chatt the Leaper",
    "truthtrance": "Truthtrance",
    "adab_the_demanding_memory": "Adab, the Demanding Memory",
    "alam_al_mithal": "Alam al-Mithal, the World of Similitudes",
    "usul_the_base_of_the_pillar": "Usul, the Base of the Pillar",
    "voice_from_the_outer_world": "Voice from the Outer World",
    "our_family_atomics": "Our Family Atomics",
    "battle_language": "Battle Language",
    "bill_of_particulars": "Bill of Particulars",
    "fear_is_the_mind_killer": "Fear Is the Mind-Killer",
}
FREMEN = {
    "shai_hulud": "Shai-Hulud",
    "wall_of_sandworms": "Wall of Sandworms",
    "dust_chasms": "Dust Chasms",
    "fremen_rockets": "Fremen Rockets",
    "eyes_of_ibad": "Eyes of Ibad",
    "captured_ornithopter": "Captured Ornithopter",
    "crysknife": "Crysknife",
    "cielagos_piping_message": "Cielago's Piping Message",
    "jubba_cloaks": "Jubba Cloaks",
    "hieregs": "Hieregs",
    "grandmother_of_a_storm": "Grandmother of a Storm",
    "stillsuits": "Stillsuits",
    "i_am_stilgar_the_fremen": '"I Am Stilgar, the Fremen"',
    "thumpers": "Thumpers",
    "kitab_al_ibar": "Kitab al-Ibar",
    "sandtides": "Sandtides",
}
# The expansions' cards by deck: name and copies.
SMUGGLERS_CARDS = {"house_atreides": {"drone_ornithopters": ("Drone Ornithopters", 3)}}
GUILD_CARDS = {
    "house_harkonnen": {
        "guild_passage": ("Guild Passage", 1),
        "bought_levies": ("Bought Levies", 1),
        "choam_directorship": ("CHOAM Directorship", 1),
    },
    "corrino_ally": {"the_guild_navigator": ("The Guild Navigator", 3)},
    "house_atreides": {
        "voices_in_the_landsraad": ("Voices in the Landsraad", 1),
        "pilots_of_caladan": ("Pilots of Caladan", 1),
        "threat_to_the_spice": ("Threat to the Spice", 1),
    },
    "fremen_ally": {
        "spice_bribe": ("Spice Bribe", 1),
        "raid_on_the_crawlers": ("Raid on the Crawlers", 1),
        "downed_frigate": ("Downed Frigate", 1),
    },
}


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("house_harkonnen", HOUSE_HARKONNEN),
        ("corrino_ally", CORRINO),
        ("house_atreides", HOUSE_ATREIDES),
        ("fremen_ally", FREMEN),
    ],
)
def test_planning_decks(deck: str, cards: dict[str, str]) -> None:
    """Eighteen cards each (ARR-12.1); only two cards exist three times."""
    mine = [c for c in CARDS if c.deck == deck and not c.expansion]
    assert {c.id: c.name for c in mine} == cards
    assert sum(c.copies for c in mine) == 18
    assert {c.id: c.copies for c in mine if c.copies > 1} in ({}, {"hawats_scheming": 3}, {"shai_hulud": 3})


@pytest.mark.parametrize("deck", DECKS)
def test_planning_cards_of_the_expansions(deck: str) -> None:
    """Three Drone Ornithopters for the Atreides (SMG-1.3); three new cards for each deck (GLD-1.9, GLD-1.10)."""
    for expansion, cards in ("smugglers", SMUGGLERS_CARDS), ("guild", GUILD_CARDS):
        mine = {c.id: (c.name, c.copies) for c in CARDS if c.deck == deck and c.expansion == expansion}
        assert mine == cards.get(deck, {})
    assert sum(copies for _, copies in GUILD_CARDS[deck].values()) == 3


@pytest.mark.parametrize(
    ("expansions", "size"),
    [((), 18), (("smugglers",), 18), (("guild",), 21), (("smugglers", "guild"), 21)],
    ids=["base", "smugglers", "guild", "both"],
)
def test_size_of_the_decks(expansions: tuple[str, ...], size: int) -> None:
    """Drone Ornithopters take the place of the Smugglers cards (SMG-3.3); the Guild adds three to each (GLD-4.5)."""
    s = GAME.new(Setup(2, 1, expansions=expansions))
    for deck in range(4):
        cards = s.decks[deck] + s.hands[deck]
        assert len(cards) == size
        assert {CARD_DECK[c] for c in cards} == {deck}
    mine = Counter(CARDS[c].name for c in s.decks[2] + s.hands[2])
    smugglers = "smugglers" in expansions
    assert (mine["Smugglers"], mine["Drone Ornithopters"]) == ((0, 3) if smugglers else (3, 0))


def test_72_cards_of_68_kinds_and_15_of_the_expansions() -> None:
    assert len(planning.PLANNING_CARDS) == 68
    copies = Counter({name: sum(c.copies for c in CARDS if c.expansion == name) for name in ("", "smugglers", "guild")})
    assert copies == {"": 72, "smugglers": 3, "guild": 12}
    assert sum(c.copies for c in CARDS) == 87
    assert len({c.name for c in CARDS}) == 64 + 1 + 10
    assert DECKS == ("house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally")


# The names of nine cards of the Guild are ours, in both languages.
WORKING_TITLES = {
    "guild_passage": "Gildenpassage",
    "bought_levies": "Gekaufte Aufgebote",
    "choam_directorship": "MAFEA-Direktorat",
    "voices_in_the_landsraad": "Stimmen im Landsraad",
    "pilots_of_caladan": "Piloten von Caladan",
    "threat_to_the_spice": "Drohung gegen das Spice",
    "spice_bribe": "Spice-Bestechung",
    "raid_on_the_crawlers": "Überfall auf die Raupen",
    "downed_frigate": "Abgestürzte Fregatte",
}


def test_german_names_of_cards_named_in_german_rulebooks() -> None:
    german = {c.id: c.de for c in CARDS if c.de_printed}
    assert german == {
        "smugglers_a": "Schmuggler",
        "smugglers_b": "Schmuggler",
        "smugglers_c": "Schmuggler",
        "dust_chasms": "Staubsenken",
        "fremen_rockets": "Fremen-Raketen",
        "drone_ornithopters": "Drohnen-Ornithopter",
        "the_guild_navigator": "Der Gildennavigator",
    }
    assert {c.id: c.de for c in CARDS if c.working_title} == WORKING_TITLES


# ---------------------------------------------------------------- leaders

# id: (subfaction, box, hits, shields, in play from the start, needs the figure on the board)
LEADER_FACTS = {
    "baron_harkonnen": ("house_harkonnen", "house", 0, 2, True, False),
    "beast_rabban": ("house_harkonnen", "leadership", 2, 0, True, True),
    "feyd_rautha": ("house_harkonnen", "leadership", 2, 1, False, True),
    "thufir_hawat": ("house_harkonnen", "mentat", 1, 2, False, False),
    "gaius_helen_mohiam": ("corrino_ally", "mentat", 0, 3, False, False),
    "captain_aramsham": ("corrino_ally", "deployment", 1, 1, True, False),
    "emperor_shaddam_iv": ("corrino_ally", "strategy", 2, 0, False, False),
    "paul_atreides": ("house_atreides", "leadership", 1, 0, True, True),
    "lady_jessica": ("house_atreides", "mentat", 0, 1, True, False),
    "gurney_halleck": ("house_atreides", "", 2, 1, False, False),
    "reverend_mother_jessica": ("house_atreides", "mentat", 0, 2, False, False),
    "alia": ("house_atreides", "house", 1, 0, False, False),
    "stilgar": ("fremen_ally", "deployment", 2, 0, True, False),
    "chani": ("fremen_ally", "strategy", 1, 1, False, False),
    "paul_muad_dib": ("fremen_ally", "leadership", 2, 1, False, True),
    "staban_tuek": ("house_atreides", "desert_power", 1, 1, False, True),  # SMG-11, the numbers reconstructed
}


@pytest.mark.parametrize("leader", LEADERS, ids=lambda x: x.id)
def test_leaders(leader: Leader) -> None:
    told = (leader.deck, leader.box, leader.hits, leader.shields, leader.start, leader.needs_board)
    assert told == LEADER_FACTS[leader.id]
    assert leader.side == ("harkonnen" if leader.deck in ("house_harkonnen", "corrino_ally") else "atreides")
    assert bool(leader.special) == (leader.id != "gurney_halleck")


def test_fifteen_leaders_and_staban() -> None:
    assert {x.id for x in LEADERS} == set(LEADER_FACTS)
    assert [x.id for x in LEADERS[:15]] == [x.id for x in leaders.LEADERS]
    assert [x.id for x in LEADERS if x.expansion == "smugglers"] == ["staban_tuek"]


def test_reconstructed_specials_are_marked() -> None:
    """ARR-28.15: the boxes and special actions of the Atreides are ours, except that Gurney has none."""
    marked = {x.id for x in LEADERS if x.reconstructed}
    assert marked == {x.id for x in LEADERS if x.side == "atreides"} - {"gurney_halleck"}


# ---------------------------------------------------------------- prescience cards, objectives, tokens

PRESCIENCE_FACTS = {
    "dew_collectors": ("end_of_round", (0, 2, 0)),
    "new_windtraps": ("end_of_round", (0, 2, 0)),
    "stunted_worms": ("end_of_round", (0, 1, 1)),
    "desert_war": ("end_of_round", (0, 0, 2)),
    "water_discipline": ("end_of_round", (1, 1, 0)),
    "bene_gesserit_training": ("end_of_round", (2, 0, 0)),
    "paul_the_mahdi": ("free", (1, 0, 1)),
    "lisan_al_gaib": ("free", (2, 0, 0)),
    "families_flee": ("free", (0, 2, 0)),
    "spice_thieves": ("end_of_round", (0, 0, 2)),
    "makers_at_the_gathering": ("end_of_round", (0, 2, 0)),
    "ya_hya_chouhada": ("instant", (0, 0, 2)),
    "the_water_of_life": ("action", (2, 0, 0)),
    "riders_of_the_desert": ("action", (1, 0, 1)),
    "the_leaders_oath": ("end_of_round", (2, 0, 0)),
    "drums_before_the_wall": ("end_of_round", (0, 1, 1)),
}


@pytest.mark.parametrize("card", tokens.PRESCIENCE_CARDS, ids=lambda x: x.id)
def test_prescience_cards(card: PrescienceCard) -> None:
    """Timing and reward; every card gives two steps."""
    assert (card.timing, card.reward) == PRESCIENCE_FACTS[card.id]
    assert sum(card.reward) == 2


def test_sixteen_prescience_cards_give_32_steps() -> None:
    assert len(PRESCIENCE) == 16
    assert [sum(c.reward[i] for c in PRESCIENCE) for i in range(3)] == [11, 11, 10]
    assert sum(c.working_title for c in PRESCIENCE) == 7


def test_objectives_are_the_permutations_of_9_7_5() -> None:
    told = {o.id: o.targets for o in OBJECTIVES}
    assert told == {
        "so1": (9, 7, 5),
        "so2": (9, 5, 7),
        "so3": (7, 9, 5),
        "so4": (5, 9, 7),
        "so5": (7, 5, 9),
        "so6": (5, 7, 9),
    }


# Regular, Elite, special elite, Bashar
TOKEN_FACTS = {
    "ag1": (2, 0, 0, 0),
    "ag2": (2, 0, 0, 0),
    "ag3": (2, 0, 0, 0),
    "ag4": (1, 1, 0, 0),
    "ag5": (1, 1, 0, 0),
    "ag6": (1, 1, 0, 0),
    "ag7": (1, 0, 1, 0),
    "ag8": (1, 0, 1, 0),
    "as1": (2, 0, 0, 0),
    "as2": (1, 1, 0, 0),
    "as3": (1, 1, 0, 0),
    "as4": (1, 1, 0, 0),
    "as5": (0, 1, 1, 0),
    "as6": (0, 1, 1, 0),
    "as7": (0, 0, 1, 0),
    "as8": (0, 0, 1, 0),
    "hb1": (1, 0, 1, 1),
    "hb2": (1, 1, 0, 1),
    "hb3": (1, 1, 0, 1),
    "hb4": (2, 0, 0, 1),
    "hb5": (1, 0, 1, 0),
    "hb6": (1, 1, 0, 0),
    "hs1": (2, 0, 0, 0),
    "hs2": (2, 0, 0, 0),
    "hs3": (2, 0, 0, 0),
    "hs4": (1, 1, 0, 0),
    "hs5": (1, 1, 0, 0),
    "hs6": (0, 1, 1, 0),
}


def test_deployment_tokens() -> None:
    assert {t.id: (t.regular, t.elite, t.special, t.bashar) for t in TOKENS} == TOKEN_FACTS
    sets = {"ag": "garrison", "as": "standard", "hb": "black", "hs": "silver"}
    assert all(t.set == sets[t.id[:2]] for t in TOKENS)
    assert Counter(t.set for t in TOKENS) == {"garrison": 8, "standard": 8, "black": 6, "silver": 6}


def test_other_tokens() -> None:
    """ARR-1.4: 16 wormsigns 6/6/4, 6 stations two of each marker, sietches of rank 1, 2, 3: two, four, two."""
    assert Counter(WORMSIGNS) == {0: 6, 1: 6, 2: 4}
    assert Counter(STATION_TOKENS) == {0: 2, 1: 2, 2: 2}
    assert Counter(SIETCH_RANKS) == {1: 2, 2: 4, 3: 2}
    assert TANK == 5
    assert TRACK_END == 12


def test_family_atomics() -> None:
    """ARR-25.3 and the borders they open."""
    told = {a.id: (set(a.exposes), {frozenset(pair) for pair in a.opens}) for a in tokens.ATOMICS}
    assert told == {
        "splintered_rock": ({"hagga_basin"}, {frozenset({"hagga_basin", "wind_pass"})}),
        "hole_in_the_rock": ({"imperial_basin"}, {frozenset({"imperial_basin", "s5_3"})}),
        "rimwall": (
            {"imperial_basin", "arrakeen"},
            {frozenset({"arrakeen", "s1_4"}), frozenset({"imperial_basin", "s1_5"})},
        ),
    }


# ---------------------------------------------------------------- dice and the Spice Must Flow board


def test_dice() -> None:
    """Both action dice: strategy twice, every other result once. The combat die: 3 swords, 2 shields, 1 special."""
    faces = Counter(RESULTS[f] for f in ACTION_DICE[1])
    assert faces == {"leadership": 1, "strategy": 2, "deployment": 1, "mentat": 1, "house": 1}
    assert Counter(COMBAT_DIE) == {0: 3, 1: 2, 2: 1}


def test_slots_of_the_boxes() -> None:
    """ARR-8.2."""
    harkonnen = dict(zip(RESULTS, SLOTS[0], strict=True))
    assert harkonnen == {"leadership": 3, "strategy": 3, "mentat": 3, "deployment": 2, "house": 2}
    assert SLOTS[1] == (2, 2, 2, 2, 2)


def test_rows_of_the_spice_board() -> None:
    """ARR-7.2, ARR-7.3 by step: dice set aside, Harvesters, Ornithopters, Carryalls."""
    assert dict(enumerate(ROWS, start=1)) == {
        5: (0, 3, 2, 1),
        4: (1, 4, 2, 1),
        3: (2, 5, 3, 1),
        2: (3, 5, 4, 2),
        1: (4, 6, 4, 2),
    }


# ---------------------------------------------------------------- settlements on the board


def test_settlements_sietches_and_stations() -> None:
    assert {a.id: a.settlement for a in AREAS if a.settlement} == {
        "arrakeen": 3,
        "carthag": 2,
        "arsunt": 1,
        "hagga_basin": 1,
        "imperial_basin": 1,
        "north_pole": 1,
    }
    assert {a.id for a in AREAS if a.sietch} == {
        "bight_of_the_cliff",
        "gara_kulon",
        "habbanya_ridge",
        "hobars_gap",
        "rock_outcroppings",
        "sihaya_ridge",
        "tasmin_sink",
        "windgap",
    }
    assert {a.id for a in AREAS if a.station} == {"s5_2", "s5_6", "s8_4", "s1_4", "s4_15", "false_wall_east"}
    assert len(board.AREAS) == 101


# ---------------------------------------------------------------- facts for tools


def test_facts_tell_of_every_component() -> None:
    listed = facts("")
    assert len(listed["card"]) == 68 + 1 + 10
    assert len(listed["leader"]) == 16
    assert listed["die"] == ["smugglers"]
    assert len(listed["prescience"]) == 16
    assert len(listed["objective"]) == 6
    assert facts("card:shai_hulud")["copies"] == 3
    assert facts("leader:stilgar")["hits"] == 2
    assert facts("card:sandmasters")["parts"][0] == {
        "part": "Vehicles",
        "harvesters": 3,
        "ornithopters": 0,
        "carryalls": 0,
    }


# ---------------------------------------------------------------- with the expansions


@pytest.mark.parametrize(
    ("card", "name", "german", "working_title"),
    [
        ("drone_ornithopters", "Drone Ornithopters", "Drohnen-Ornithopter", False),
        ("the_guild_navigator", "The Guild Navigator", "Der Gildennavigator", False),
        ("guild_passage", "Guild Passage", "Gildenpassage", True),
        ("bought_levies", "Bought Levies", "Gekaufte Aufgebote", True),
        ("choam_directorship", "CHOAM Directorship", "MAFEA-Direktorat", True),
        ("voices_in_the_landsraad", "Voices in the Landsraad", "Stimmen im Landsraad", True),
        ("pilots_of_caladan", "Pilots of Caladan", "Piloten von Caladan", True),
        ("threat_to_the_spice", "Threat to the Spice", "Drohung gegen das Spice", True),
        ("spice_bribe", "Spice Bribe", "Spice-Bestechung", True),
        ("raid_on_the_crawlers", "Raid on the Crawlers", "Überfall auf die Raupen", True),
        ("downed_frigate", "Downed Frigate", "Abgestürzte Fregatte", True),
    ],
)
def test_the_names_of_the_cards(card: str, name: str, german: str, working_title: bool) -> None:
    """GLD-12.1, SMG-1.3: two names are printed, the others are ours; the texts of all are reconstructed."""
    facts = GAME.facts(f"card:{card}")
    assert (facts["name"], facts["de"], facts["working_title"]) == (name, german, working_title)
    assert facts["reconstructed"]


def test_staban_and_the_die() -> None:
    """SMG-1.4, SMG-9.9: abilities and faces are reconstructed."""
    staban = GAME.facts("leader:staban_tuek")
    assert (staban["name"], staban["hits"], staban["shields"], staban["reconstructed"]) == ("Staban Tuek", 1, 1, True)
    assert GAME.facts("die:smugglers") == {
        "id": "smugglers",
        "name": "Smugglers Action die",
        "de": "Schmuggler-Aktionswürfel",
        "de_printed": True,
        "faces": [0, 1, 1, 2, 3, 4],
        "reconstructed": True,
        "expansion": "smugglers",
    }
