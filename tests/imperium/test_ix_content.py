"""Every component of Rise of Ix against the printed one: tables written by hand (IMP-1.2, IMP-2.2 to IMP-2.8, IMP-X0).

As in test_content the numbers are read off the engine in play wherever play shows them.
"""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARD_ID, CARDS, CONFLICTS, INTRIGUES, LEADERS, SPACES, TECH, TECH_ID
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .helpers import act, give, hand, intrigue, legal, names, purse, row, starting, troops
from .helpers_ix import ix_table, ships, tiles

SPACES_BY_ICON = {
    "E": {"conspire", "wealth"},
    "G": {"heighliner", "foldspace"},
    "B": {"selective_breeding", "secrets"},
    "F": {"hardy_warriors", "stillsuits"},
    "L": {"high_council", "mentat", "swordmaster", "tech_negotiation", "dreadnought"},
    "C": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "S": {"interstellar_shipping", "smuggling", "imperial_basin", "hagga_basin", "the_great_flat"},
}
ICONS = {
    "E": "emperor",
    "G": "spacing_guild",
    "B": "bene_gesserit",
    "F": "fremen",
    "L": "landsraad",
    "C": "city",
    "S": "spice_trade",
}

# id: copies, price, Factions, Agent icons, infiltration icons, Unload, Persuasion, swords without any condition
CARD_TABLE = {
    "appropriate": (1, 5, "E", "LS", "", False, 2, 0),
    "bounty_hunter": (1, 1, "", "C", "C", False, 1, 1),
    "choam_delegate": (1, 1, "", "S", "S", True, 0, 0),
    "court_intrigue": (1, 2, "E", "E", "E", False, 1, 1),
    "desert_ambush": (1, 3, "F", "S", "", False, 1, 1),
    "embedded_agent": (1, 5, "B", "L", "L", False, 1, 0),
    "esmar_tuek": (1, 5, "G", "CS", "", True, 0, 0),
    "freighter_fleet": (2, 2, "", "S", "", True, 0, 0),
    "full_scale_assault": (1, 8, "E", "EC", "", False, 2, 0),
    "guild_accord": (1, 6, "G", "G", "G", True, 0, 0),
    "guild_chief_administrator": (1, 4, "G", "GCS", "", False, 1, 0),
    "imperial_bashar": (1, 4, "E", "C", "", False, 1, 2),
    "imperial_shock_trooper": (1, 3, "E", "", "", False, 1, 2),
    "in_the_shadows": (2, 2, "B", "LC", "", True, 0, 0),
    "ix_guild_compact": (1, 3, "G", "G", "", True, 0, 0),
    "ixian_engineer": (2, 5, "", "S", "", False, 0, 0),
    "jamis": (1, 2, "F", "F", "F", False, 1, 2),
    "landing_rights": (1, 4, "G", "C", "", False, 2, 0),
    "local_fence": (1, 3, "", "C", "", False, 2, 0),
    "negotiated_withdrawal": (2, 4, "", "LCS", "", False, 2, 0),
    "satellite_ban": (1, 5, "GF", "GF", "", False, 1, 0),
    "sayyadina": (1, 3, "BF", "BF", "", False, 0, 0),
    "shai_hulud": (1, 7, "F", "S", "", False, 0, 0),
    "spice_trader": (1, 4, "F", "CS", "", False, 2, 1),
    "treachery": (2, 6, "", "EGBF", "", True, 0, 0),
    "truthsayer": (2, 3, "EB", "EBL", "", False, 1, 1),
    "water_peddler": (1, 1, "", "", "", True, 0, 0),
    "web_of_power": (1, 4, "B", "B", "B", False, 1, 0),
    "weirding_way": (1, 3, "B", "CS", "", False, 1, 2),
}
# id: plot, combat, endgame
INTRIGUE_TABLE = {
    "advanced_weaponry": "pc",
    "blackmail": "c",
    "cannon_turrets": "c",
    "cull": "p",
    "diversion": "p",
    "expedite": "p",
    "finesse": "pc",
    "glimpse_the_path": "p",
    "grand_conspiracy": "e",
    "ixian_probe": "p",
    "machine_culture": "pe",
    "quid_pro_quo": "p",
    "second_wave": "c",
    "secret_forces": "p",
    "strategic_push": "c",
    "strongarm": "p",
    "war_chest": "ce",
}
# id: price in spice, mark of House Hagal, flips
TECH_TABLE = {
    "artillery": (1, False, False),
    "chaumurky": (4, True, False),
    "detonation_devices": (3, True, False),
    "disposal_facility": (3, False, False),
    "flagship": (8, True, True),
    "holoprojectors": (3, False, True),
    "holtzman_engine": (6, True, False),
    "invasion_ships": (5, True, True),
    "memocorders": (2, True, False),
    "minimic_film": (2, False, False),
    "restricted_ordnance": (4, False, False),
    "shuttle_fleet": (6, True, False),
    "sonic_snoopers": (2, True, False),
    "spaceport": (5, False, False),
    "spy_satellites": (4, True, False),
    "training_drones": (3, True, True),
    "troop_transports": (2, True, False),
    "windtraps": (2, True, False),
}
CONFLICT_TABLE = {"skirmish_e": 1, "skirmish_f": 1, "trade_monopoly": 2, "economic_supremacy": 3}
LEADER_TABLE = {
    "archduke_armand_ecaz": "Ecaz",
    "ilesa_ecaz": "Ecaz",
    "prince_rhombur_vernius": "Vernius",
    "tessia_vernius": "Vernius",
    "viscount_hundro_moritani": "Moritani",
    "princess_yuna_moritani": "Moritani",
}


# ---------------------------------------------------------------- what there is


def test_35_imperium_cards_of_29_names() -> None:
    cards = {c.id: c for c in CARDS if c.set == "ix" and c.kind == "imperium"}
    assert set(cards) == set(CARD_TABLE)
    assert len(cards) == 29
    assert sum(c.copies for c in cards.values()) == 35


def test_one_card_of_epic_mode() -> None:
    epic = [c for c in CARDS if c.kind == "epic"]
    assert [(c.id, c.set, c.copies, c.cost, c.icons, c.factions) for c in epic] == [
        ("control_the_spice", "ix", 1, -1, ("spice_trade",), ())
    ]


def test_17_intrigue_cards_and_their_types() -> None:
    cards = [c for c in INTRIGUES if c.set == "ix"]
    assert len(cards) == sum(c.copies for c in cards) == 17
    types = {
        c.id: "p" * (c.plot is not None) + "c" * (c.combat is not None) + "e" * (c.endgame is not None) for c in cards
    }
    assert types == INTRIGUE_TABLE


def test_4_conflicts_6_leaders_18_tiles_4_spaces() -> None:
    assert {c.id: c.level for c in CONFLICTS if c.set == "ix"} == CONFLICT_TABLE
    assert not any(c.location for c in CONFLICTS if c.set == "ix")
    assert {c.id: c.house for c in LEADERS if c.set == "ix"} == LEADER_TABLE
    assert {t.id: (t.cost, t.rival, t.flip) for t in TECH} == TECH_TABLE
    assert sum(t.rival for t in TECH) == 12
    assert {x.id for x in SPACES if x.set == "ix"} == {
        "interstellar_shipping",
        "smuggling",
        "tech_negotiation",
        "dreadnought",
    }
    assert {x.id for x in SPACES if x.set == "no_ix"} == {
        "hall_of_oratory",
        "rally_troops",
        "sell_melange",
        "secure_contract",
    }
    assert not any(x.combat for x in SPACES if x.set == "ix")  # IMP-4.11


# ---------------------------------------------------------------- Imperium cards


@pytest.mark.parametrize("card", CARD_TABLE)
def test_copies_factions_and_unload(card: str) -> None:
    copies, _, factions, _, _, unload, _, _ = CARD_TABLE[card]
    entry = CARDS[CARD_ID[card]]
    assert entry.copies == copies
    assert set(entry.factions) == {ICONS[f] for f in factions}
    assert entry.unload == unload


def rich(s: Position) -> None:
    """Everything can be paid and every requirement is met; a Plot card keeps turns open."""
    give(s, 0, solari=20, spice=20, water=20, influence=dict.fromkeys(("spacing_guild", "fremen"), 2))
    intrigue(s, 0, "windfall")


@pytest.mark.parametrize("card", [*CARD_TABLE, "control_the_spice"])
def test_where_its_icons_send_an_agent(card: str) -> None:
    icons = CARD_TABLE[card][3] if card in CARD_TABLE else "S"
    s = ix_table()
    rich(s)
    hand(s, 0, card)
    assert starting(s, f"send {card}") == {x for i in icons for x in SPACES_BY_ICON[i]}


@pytest.mark.parametrize("card", [*CARD_TABLE, "control_the_spice"])
def test_only_the_marked_icons_pass_enemy_agents(card: str) -> None:
    """IMP-X6.1, X6.5: everywhere stands an enemy Agent; only the marked icon still reaches its spaces."""
    marked = CARD_TABLE[card][4] if card in CARD_TABLE else ""
    s = ix_table()
    rich(s)
    hand(s, 0, card)
    s.players[1].placed = tuple(i for i, x in enumerate(SPACES) if x.set != "no_ix")
    s.occupied = sum(1 << i for i in s.players[1].placed)
    assert starting(s, f"send {card}") == {x for i in marked for x in SPACES_BY_ICON[i]}


@pytest.mark.parametrize("card", CARD_TABLE)
def test_persuasion_and_swords_of_the_reveal_box(card: str) -> None:
    *_, persuasion, swords = CARD_TABLE[card]
    s = ix_table()
    hand(s, 0, card)
    intrigue(s, 0, "windfall")
    act(s, "reveal")
    assert (s.players[0].persuasion, s.players[0].swords) == (persuasion, swords)


@pytest.mark.parametrize("card", CARD_TABLE)
def test_price(card: str) -> None:
    price = CARD_TABLE[card][1]
    s = ix_table()
    intrigue(s, 0, "windfall")
    row(s, card)
    act(s, "reveal")
    give(s, 0, persuasion=price - 1)
    assert f"acquire {card}" not in legal(s)
    give(s, 0, persuasion=price)
    act(s, f"acquire {card}")
    assert s.players[0].persuasion == 0


def test_control_the_spice_reveals_1_persuasion_and_1_spice() -> None:
    s = ix_table()
    hand(s, 0, "control_the_spice")
    intrigue(s, 0, "windfall")
    act(s, "reveal")
    assert (s.players[0].persuasion, s.players[0].swords, purse(s.players[0])) == (1, 0, (0, 1, 1))


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("players", [3, 4])
def test_setup_with_ix(players: int) -> None:
    s = ix_table(players)
    assert len(s.row) + len(s.imperium_deck) == 67 + 35
    assert len(s.intrigue_deck) == 40 + 17
    assert Counter(names(s.row + s.imperium_deck)) == Counter({c.id: c.copies for c in CARDS if c.kind == "imperium"})
    assert [len(stack) for stack in s.stacks] == [6, 6, 6]
    assert sorted(t for stack in s.stacks for t in stack) == list(range(18))
    assert all(x["tile"] == TECH[s.stacks[i][-1]].id for i, x in enumerate(s.view(0)["tech"]))
    for p in s.players:
        assert ships(p) == (2, 0, 0)
        assert (p.freighter, p.negotiators, p.tech) == (0, 0, ())
        assert troops(p) == (9, 3, 0)
        assert p.vp == (1 if players == 4 else 0)
        assert "control_the_spice" not in names(p.deck + p.hand)


def test_a_base_game_has_nothing_of_ix() -> None:
    s = GAME.new(Setup(4, 3, leaders="random"))
    assert len(s.row) + len(s.imperium_deck) == 67
    assert {CARDS[c].set for c in s.row + s.imperium_deck} == {"base"}
    assert len(s.intrigue_deck) == 40
    assert {INTRIGUES[c].set for c in s.intrigue_deck} == {"base"}
    assert {LEADERS[p.leader].set for p in s.players} == {"base"}
    assert s.stacks == ()
    assert "tech" not in s.view(0)
    assert [ships(p) for p in s.players] == [(0, 0, 0)] * 4


def test_the_conflict_deck_is_1_5_4_of_the_larger_pools() -> None:
    """IMP-2.2: six I, eleven II, five III; one Conflict III stays out."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        s = ix_table(3, seed=seed)
        cards = [*s.conflicts_seen, *reversed(s.conflict_deck)]
        assert [CONFLICTS[c].level for c in cards] == [1, *[2] * 5, *[3] * 4]
        assert len(set(cards)) == 10
        seen.update(CONFLICTS[c].id for c in cards)
    assert len(seen) == 22
    assert seen["economic_supremacy"] < 150


def test_tiles_are_shuffled() -> None:
    assert len({ix_table(3, seed=seed).stacks for seed in range(12)}) == 12


def test_leaders_are_mixed_and_those_of_ix_need_ix() -> None:
    drafted = GAME.new(Setup(3, 1, ("ix",)))
    assert len(drafted.drafted) == 14
    assert len(GAME.new(Setup(3, 1)).drafted) == 8
    kinds = {LEADERS[p.leader].set for seed in range(10) for p in random_leaders(seed).players}
    assert kinds == {"base", "ix"}
    for leader in LEADER_TABLE:
        with pytest.raises(BadSetup, match="Rise of Ix"):
            GAME.new(Setup(3, 1, leaders=[leader, "paul_atreides", "glossu_rabban"]))


def random_leaders(seed: int) -> Position:
    return GAME.new(Setup(3, seed, ("ix",), leaders="random"))


# ---------------------------------------------------------------- Epic mode (IMP-E, EX-IX-14)


@pytest.mark.parametrize("players", [3, 4])
def test_epic_setup(players: int) -> None:
    for seed in range(20):
        s = ix_table(players, seed=seed, epic=True)
        cards = [*s.conflicts_seen, *reversed(s.conflict_deck)]
        assert [CONFLICTS[c].level for c in cards] == [2] * 5 + [3] * 5
        assert {CONFLICTS[c].id for c in cards[5:]} == {c.id for c in CONFLICTS if c.level == 3}
        for p in s.players:
            starting_deck = Counter(names(p.deck + p.hand))
            assert starting_deck["dune_the_desert_planet"] == 1
            assert starting_deck["control_the_spice"] == 1
            assert starting_deck.total() == 10
            assert len(p.intrigue) == 1
            assert troops(p) == (7, 5, 0)
        assert len(s.intrigue_deck) == 57 - players


def test_epic_needs_ix() -> None:
    with pytest.raises(BadSetup, match="Rise of Ix"):
        GAME.new(Setup(3, 1, epic=True))


# ---------------------------------------------------------------- tile prices in play


@pytest.mark.parametrize("tile", TECH_TABLE)
def test_what_a_tile_costs(tile: str) -> None:
    price = TECH_TABLE[tile][0]
    s = ix_table()
    tiles(s, tile)
    hand(s, 0, "ixian_engineer", "dagger")
    give(s, 0, spice=price - 1)
    act(s, "send ixian_engineer smuggling")
    assert "do ixian_engineer.acquiretech" not in legal(s)
    give(s, 0, spice=price)
    act(s, "do ixian_engineer.acquiretech")
    assert s.players[0].spice == 0
    assert s.players[0].tech == (TECH_ID[tile],)
