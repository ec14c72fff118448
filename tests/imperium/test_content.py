"""Every card and every board space against the printed component: tables written by hand (IMP-1.2, IMP-2.4, IMP-4.11).

The numbers are read off the engine in play, not off its declarations, wherever play shows them.
"""

from __future__ import annotations

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.tables import CARD_ID, CARDS, CONFLICTS, INTRIGUES, LEADERS, RESERVE, SPACE_ID, SPACES, TECH
from landsraad.kernel.contract import Setup

from .helpers import act, give, hand, in_reserve, intrigue, legal, names, starting, table

ICONS = {
    "E": "emperor",
    "G": "spacing_guild",
    "B": "bene_gesserit",
    "F": "fremen",
    "L": "landsraad",
    "C": "city",
    "S": "spice_trade",
}
SPACES_BY_ICON = {
    "E": {"conspire", "wealth"},
    "G": {"heighliner", "foldspace"},
    "B": {"selective_breeding", "secrets"},
    "F": {"hardy_warriors", "stillsuits"},
    "L": {"high_council", "hall_of_oratory", "mentat", "rally_troops", "swordmaster"},
    "C": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "S": {"sell_melange", "secure_contract", "imperial_basin", "hagga_basin", "the_great_flat"},
}
FREE = -1  # no Persuasion price

# id: kind, copies, price, Factions, Agent icons, Persuasion and swords of the Reveal box without any condition
CARD_TABLE = {
    "convincing_argument": ("starter", 2, FREE, "", "", 2, 0),
    "dagger": ("starter", 2, FREE, "", "L", 0, 1),
    "diplomacy": ("starter", 1, FREE, "", "EGBF", 1, 0),
    "dune_the_desert_planet": ("starter", 2, FREE, "", "S", 1, 0),
    "reconnaissance": ("starter", 1, FREE, "", "C", 1, 0),
    "seek_allies": ("starter", 1, FREE, "", "EGBF", 0, 0),
    "signet_ring": ("starter", 1, FREE, "", "LCS", 1, 0),
    "arrakis_liaison": ("reserve", 8, 2, "F", "LC", 2, 0),
    "the_spice_must_flow": ("reserve", 10, 9, "", "", 0, 0),
    "foldspace": ("reserve", 6, FREE, "", "EGBFLCS", 0, 0),
    "arrakis_recruiter": ("imperium", 2, 2, "", "C", 1, 1),
    "assassination_mission": ("imperium", 2, 1, "", "", 0, 1),
    "bene_gesserit_initiate": ("imperium", 2, 3, "B", "LCS", 1, 0),
    "bene_gesserit_sister": ("imperium", 3, 3, "B", "BL", 0, 0),
    "carryall": ("imperium", 1, 5, "", "S", 1, 0),
    "chani": ("imperium", 1, 5, "F", "FCS", 2, 0),
    "choam_directorship": ("imperium", 1, 8, "", "", 0, 0),
    "crysknife": ("imperium", 1, 3, "F", "FS", 0, 1),
    "dr_yueh": ("imperium", 1, 1, "", "C", 1, 0),
    "duncan_idaho": ("imperium", 1, 4, "", "C", 0, 2),
    "fedaykin_death_commando": ("imperium", 2, 3, "F", "CS", 1, 0),
    "firm_grip": ("imperium", 1, 4, "E", "EL", 0, 0),
    "fremen_camp": ("imperium", 2, 4, "F", "S", 2, 1),
    "gene_manipulation": ("imperium", 2, 3, "B", "LC", 2, 0),
    "guild_administrator": ("imperium", 2, 2, "G", "GS", 1, 0),
    "guild_ambassador": ("imperium", 1, 4, "G", "L", 0, 0),
    "guild_bankers": ("imperium", 1, 3, "G", "EGL", 0, 0),
    "gun_thopter": ("imperium", 2, 4, "", "CS", 0, 3),
    "gurney_halleck": ("imperium", 1, 6, "", "C", 2, 0),
    "imperial_spy": ("imperium", 2, 2, "E", "E", 1, 1),
    "kwisatz_haderach": ("imperium", 1, 8, "B", "", 0, 0),
    "lady_jessica": ("imperium", 1, 7, "B", "BLCS", 3, 1),
    "liet_kynes": ("imperium", 1, 5, "EF", "FC", 2, 0),  # alone: 2 for itself
    "missionaria_protectiva": ("imperium", 2, 1, "B", "C", 1, 0),
    "opulence": ("imperium", 1, 6, "E", "E", 1, 0),
    "other_memory": ("imperium", 1, 4, "B", "CS", 2, 0),
    "piter_de_vries": ("imperium", 1, 5, "", "LC", 3, 1),
    "power_play": ("imperium", 3, 5, "", "EGBF", 0, 0),
    "reverend_mother_mohiam": ("imperium", 1, 6, "EB", "EB", 2, 0),
    "sardaukar_infantry": ("imperium", 2, 1, "E", "", 1, 2),
    "sardaukar_legion": ("imperium", 2, 5, "E", "EL", 1, 0),
    "scout": ("imperium", 2, 1, "", "CS", 1, 1),
    "shifting_allegiances": ("imperium", 2, 3, "", "LS", 2, 0),
    "sietch_reverend_mother": ("imperium", 1, 4, "BF", "BF", 0, 0),
    "smugglers_thopter": ("imperium", 2, 4, "G", "S", 1, 0),
    "space_travel": ("imperium", 2, 3, "G", "G", 2, 0),
    "spice_hunter": ("imperium", 2, 2, "F", "FS", 1, 1),
    "spice_smugglers": ("imperium", 2, 2, "G", "C", 1, 1),
    "stilgar": ("imperium", 1, 5, "F", "FCS", 2, 3),
    "test_of_humanity": ("imperium", 1, 3, "B", "BLC", 2, 0),
    "the_voice": ("imperium", 2, 2, "B", "CS", 2, 0),
    "thufir_hawat": ("imperium", 1, 5, "", "EGBFCS", 1, 0),
    "worm_riders": ("imperium", 2, 6, "F", "CS", 0, 0),
}

# id: icon, cost in Solari, spice and water, Combat space, Faction whose Influence it gives
SPACE_TABLE = {
    "conspire": ("E", 0, 4, 0, False, "emperor"),
    "wealth": ("E", 0, 0, 0, False, "emperor"),
    "heighliner": ("G", 0, 6, 0, True, "spacing_guild"),
    "foldspace": ("G", 0, 0, 0, False, "spacing_guild"),
    "selective_breeding": ("B", 0, 2, 0, False, "bene_gesserit"),
    "secrets": ("B", 0, 0, 0, False, "bene_gesserit"),
    "hardy_warriors": ("F", 0, 0, 1, True, "fremen"),
    "stillsuits": ("F", 0, 0, 0, True, "fremen"),
    "high_council": ("L", 5, 0, 0, False, ""),
    "hall_of_oratory": ("L", 0, 0, 0, False, ""),
    "mentat": ("L", 2, 0, 0, False, ""),
    "rally_troops": ("L", 4, 0, 0, False, ""),
    "swordmaster": ("L", 8, 0, 0, False, ""),
    "sell_melange": ("S", 0, 2, 0, False, ""),
    "secure_contract": ("S", 0, 0, 0, False, ""),
    "arrakeen": ("C", 0, 0, 0, True, ""),
    "carthag": ("C", 0, 0, 0, True, ""),
    "research_station": ("C", 0, 0, 2, True, ""),
    "sietch_tabr": ("C", 0, 0, 0, True, ""),
    "imperial_basin": ("S", 0, 0, 0, True, ""),
    "hagga_basin": ("S", 0, 0, 1, True, ""),
    "the_great_flat": ("S", 0, 0, 2, True, ""),
}


# ---------------------------------------------------------------- what is in the box


def test_the_box_holds_these_cards_and_no_others() -> None:
    """The cards of Rise of Ix stand in test_ix_content."""
    assert {c.id for c in CARDS if c.set != "ix"} == set(CARD_TABLE)
    kinds = [(kind, copies) for kind, copies, *_ in CARD_TABLE.values()]
    assert sum(n for kind, n in kinds if kind == "imperium") == 67  # IMP-1.2
    assert sum(1 for kind, _ in kinds if kind == "imperium") == 43
    assert sum(n for kind, n in kinds if kind == "reserve") == 24
    assert sum(n for kind, n in kinds if kind == "starter") == 10


def test_the_rest_of_the_box() -> None:
    assert sum(c.copies for c in INTRIGUES if c.set != "ix") == 40
    assert sorted(c.level for c in CONFLICTS if c.set != "ix") == [1] * 4 + [2] * 10 + [3] * 4
    assert len([leader for leader in LEADERS if leader.set != "ix"]) == 8
    assert {s.id for s in SPACES if s.set != "ix"} == set(SPACE_TABLE)
    assert len(SPACE_TABLE) == 22


def test_the_box_of_rise_of_ix_adds_its_cards_and_nothing_more() -> None:
    """IMP-1.2: 35 Imperium and 17 Intrigue cards, 4 Conflicts, 6 leaders, 18 tiles; one Epic card (IMP-E3)."""
    assert sum(c.copies for c in CARDS if c.kind == "imperium") == 67 + 35
    assert [c.id for c in CARDS if c.kind not in ("imperium", "reserve", "starter")] == ["control_the_spice"]
    assert sum(c.copies for c in INTRIGUES) == 40 + 17
    assert sorted(c.level for c in CONFLICTS) == [1] * 6 + [2] * 11 + [3] * 5
    assert len(LEADERS) == 8 + 6
    assert len(TECH) == 18
    assert len(SPACES) == 22 + 4
    for things in (CARDS, INTRIGUES, CONFLICTS, LEADERS):
        assert {thing.set for thing in things} == {"base", "ix"}
    # Four spaces are replaced by four others (IMP-X0.1).
    assert {s.id for s in SPACES if s.set == "no_ix"} == {
        "hall_of_oratory",
        "rally_troops",
        "sell_melange",
        "secure_contract",
    }


@pytest.mark.parametrize("card", CARD_TABLE)
def test_copies_kind_price_and_factions(card: str) -> None:
    kind, copies, price, factions, *_ = CARD_TABLE[card]
    declared = CARDS[CARD_ID[card]]
    assert (declared.kind, declared.copies, declared.cost) == (kind, copies, price)
    assert set(declared.factions) == {ICONS[f] for f in factions}


@pytest.mark.parametrize("players", [3, 4])
def test_the_cards_laid_out_are_those_of_the_box(players: int) -> None:
    s = GAME.new(Setup(players, 5, leaders="random"))
    dealt = names(s.imperium_deck + s.row)
    for card, (kind, copies, *_) in CARD_TABLE.items():
        if kind == "imperium":
            assert dealt.count(card) == copies
        elif kind == "reserve":
            assert in_reserve(s, card) == copies
        else:
            for p in s.players:
                assert names(p.deck + p.hand).count(card) == copies
    assert set(dealt) <= set(CARD_TABLE)
    assert len(dealt) == 67
    assert len(s.intrigue_deck) == 40
    assert {INTRIGUES[c].set for c in s.intrigue_deck} == {"base"}
    assert {LEADERS[p.leader].set for p in s.players} == {"base"}
    assert {CONFLICTS[c].set for c in (s.conflict, *s.conflict_deck)} == {"base"}
    assert s.stacks == ()
    assert all((p.dread_supply, p.freighter, p.negotiators) == (0, 0, 0) for p in s.players)
    assert len(s.reserve) == len(RESERVE) == 3
    assert all(len(p.deck + p.hand) == 10 for p in s.players)


# ---------------------------------------------------------------- icons, prices and Reveal boxes, seen in play


@pytest.mark.parametrize("card", CARD_TABLE)
def test_agent_icons_reach_exactly_their_spaces(card: str) -> None:
    icons = CARD_TABLE[card][4]
    s = table()
    hand(s, 0, card)
    give(s, 0, solari=20, spice=20, water=20, influence={"fremen": 2})
    expected = set().union(*(SPACES_BY_ICON[i] for i in icons))
    if card == "kwisatz_haderach":  # no icons, any space (IMP-12.1)
        expected = set(SPACE_TABLE)
    assert starting(s, f"send {card} ") == expected


@pytest.mark.parametrize("card", CARD_TABLE)
def test_persuasion_and_swords_of_the_reveal_box(card: str) -> None:
    persuasion, swords = CARD_TABLE[card][5:]
    s = table()
    hand(s, 0, card)
    intrigue(s, 0, "windfall")  # something to do, so that the Reveal turn does not end by itself
    act(s, "reveal")
    assert s.revealing == 0
    assert (s.players[0].persuasion, s.players[0].swords) == (persuasion, swords)


@pytest.mark.parametrize("card", [c for c, row in CARD_TABLE.items() if row[0] == "imperium"])
def test_price_in_persuasion(card: str) -> None:
    price = CARD_TABLE[card][2]
    for persuasion in (price - 1, price):
        s = table()
        hand(s, 0)
        intrigue(s, 0, "windfall")
        s.row = [CARD_ID[card]]
        act(s, "reveal")
        give(s, 0, persuasion=persuasion)
        assert (f"acquire {card}" in legal(s)) == (persuasion == price)


@pytest.mark.parametrize(("card", "price"), [("arrakis_liaison", 2), ("the_spice_must_flow", 9)])
def test_price_of_reserve_cards(card: str, price: int) -> None:
    for persuasion in (price - 1, price):
        s = table()
        hand(s, 0)
        intrigue(s, 0, "windfall")
        act(s, "reveal")
        give(s, 0, persuasion=persuasion)
        assert (f"acquire {card}" in legal(s)) == (persuasion == price)
        assert "acquire foldspace" not in legal(s)  # only through its icon (IMP-5.9)


# ---------------------------------------------------------------- spaces


@pytest.mark.parametrize("space", SPACE_TABLE)
def test_icon_combat_and_influence_of_a_space(space: str) -> None:
    icon, _, _, _, combat, faction = SPACE_TABLE[space]
    declared = SPACES[SPACE_ID[space]]
    assert declared.icon == ICONS[icon]
    assert declared.combat == combat
    assert declared.influence == faction
    assert declared.once == (space in ("high_council", "swordmaster"))  # IMP-4.6


@pytest.mark.parametrize("space", SPACE_TABLE)
def test_the_cost_of_a_space_is_needed_in_full(space: str) -> None:
    icon, solari, spice, water, _, _ = SPACE_TABLE[space]
    card = next(c for c, row in CARD_TABLE.items() if icon in row[4])
    s = table()
    hand(s, 0, card)
    exact = {"solari": solari, "spice": spice, "water": water}
    give(s, 0, influence={"fremen": 2}, **exact)
    assert f"send {card} {space}" in legal(s)
    for resource, amount in exact.items():
        if amount:
            give(s, 0, **{**exact, resource: amount - 1})
            assert f"send {card} {space}" not in legal(s)
