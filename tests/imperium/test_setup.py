"""Setup for three and four players (IMP-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARDS, CONFLICTS, LEADERS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .helpers import act, asked, influence, legal, names, purse, starting, troops

BASE_LEADERS = [
    "paul_atreides",
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_rabban",
    "count_ilban_richese",
    "helena_richese",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
]
FOUR = ["glossu_rabban", "helena_richese", "count_ilban_richese", "earl_memnon_thorvald"]
LEVEL = {c.id: c.level for c in CONFLICTS}
STARTING_DECK = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}


def new(players: int = 4, seed: int | str = 1) -> Position:
    return GAME.new(Setup(players, seed, leaders=FOUR[:players]))


# ---------------------------------------------------------------- the players


@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_four_players_start_with_a_point_three_without(players: int, points: int) -> None:
    assert [p.vp for p in new(players).players] == [points] * players


@pytest.mark.parametrize("players", [3, 4])
def test_what_everybody_starts_with(players: int) -> None:
    s = new(players)
    for seat, p in enumerate(s.players):
        assert purse(p) == ((1, 1, 1) if FOUR[seat] == "glossu_rabban" else (0, 0, 1))
        assert troops(p) == (9, 3, 0)
        assert p.agents == 2
        assert p.placed == ()
        assert (p.swordmaster, p.council) == (0, 0)
        assert set(influence(p).values()) == {0}
        assert p.intrigue == []
        assert Counter(names(p.deck + p.hand)) == STARTING_DECK
        assert (len(p.hand), len(p.deck), p.discard, p.play) == (5, 5, [], [])


def test_starting_decks_are_shuffled_apart() -> None:
    s = new()
    orders = {tuple(p.hand + p.deck) for p in s.players}
    assert len(orders) == 4


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize("players", [3, 4])
def test_the_board_at_the_start(players: int) -> None:
    view = new(players).view(0)
    assert view["alliances"] == dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"))
    assert view["control"] == {"arrakeen": None, "carthag": None, "imperial_basin": None}
    assert view["bonus_spice"] == {"imperial_basin": 0, "hagga_basin": 0, "the_great_flat": 0}
    assert view["agents"] == {}
    assert view["mentat"] is None
    assert view["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert len(view["row"]) == 5
    assert view["imperium_deck"] == 67 - 5
    assert view["intrigue_deck"] == 40
    assert view["intrigue_discard"] == []
    assert view["trashed"] == []
    assert view["round"] == 1
    assert view["conflicts_left"] == 9


def test_row_and_imperium_deck_are_the_67_cards() -> None:
    s = new()
    expected = Counter({c.id: c.copies for c in CARDS if c.kind == "imperium" and c.set == "base"})
    assert expected.total() == 67
    assert Counter(names(s.row + s.imperium_deck)) == expected


def test_the_row_differs_from_seed_to_seed() -> None:
    assert len({tuple(new(3, seed).row) for seed in range(20)}) > 15


# ---------------------------------------------------------------- the Conflict deck (IMP-2.2)


def conflict_cards(s: Position) -> list[str]:
    """From the first round to the tenth."""
    return [CONFLICTS[s.conflict].id, *[CONFLICTS[c].id for c in reversed(s.conflict_deck)]]


def test_the_conflict_deck_is_one_of_level_1_five_of_level_2_and_the_four_of_level_3() -> None:
    threes = {"battle_for_arrakeen", "battle_for_carthag", "battle_for_imperial_basin", "grand_vision"}
    for seed in range(200):
        cards = conflict_cards(new(3 + seed % 2, seed))
        assert [LEVEL[c] for c in cards] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(cards)) == 10
        assert set(cards[6:]) == threes


def test_every_conflict_card_comes_to_every_place_it_may_have() -> None:
    seen: list[set[str]] = [set() for _ in range(10)]
    for seed in range(300):
        for place, card in enumerate(conflict_cards(new(3, seed))):
            seen[place].add(card)
    assert [len(cards) for cards in seen] == [4, 10, 10, 10, 10, 10, 4, 4, 4, 4]


def test_a_game_never_shows_the_same_conflict_twice_and_ends_with_the_tenth() -> None:
    s = new(3, 8)
    while not s.over:
        s.apply(s.legal()[-1])
    assert len(s.conflicts_seen) == len(set(s.conflicts_seen)) <= 10


# ---------------------------------------------------------------- the First Player (IMP-2.6)


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_player_is_random_and_moves_first(players: int) -> None:
    firsts = Counter(new(players, seed).first for seed in range(120))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 120 / players / 2
    s = new(players)
    assert s.player == s.first


# ---------------------------------------------------------------- leaders (IMP-2.4)


def test_given_leaders_sit_where_they_were_given() -> None:
    s = new()
    assert [LEADERS[p.leader].id for p in s.players] == FOUR


def test_random_leaders_are_different_and_all_eight_come_up() -> None:
    seen: set[str] = set()
    for seed in range(40):
        s = GAME.new(Setup(4, seed, leaders="random"))
        chosen = [LEADERS[p.leader].id for p in s.players]
        assert len(set(chosen)) == 4
        seen |= set(chosen)
    assert seen == set(BASE_LEADERS)


def test_random_leaders_are_the_same_for_the_same_seed() -> None:
    first, second = (GAME.new(Setup(4, "x", leaders="random")) for _ in range(2))
    assert first.hash() == second.hash()


def test_the_draft_goes_from_the_first_player_clockwise_through_all_eight() -> None:
    s = GAME.new(Setup(4, 2))
    order = []
    taken: list[str] = []
    for leader in ("helena_richese", "paul_atreides", "glossu_rabban", "earl_memnon_thorvald"):
        assert asked(s)[1] == "draft"
        order.append(s.player)
        assert starting(s, "leader ") == set(BASE_LEADERS) - set(taken)
        act(s, f"leader {leader}")
        taken.append(leader)
    assert order == [(s.first + i) % 4 for i in range(4)]
    assert [LEADERS[s.players[seat].leader].id for seat in order] == taken
    assert asked(s) == (s.first, "turn")


def test_a_drafted_leader_has_the_starting_difference_too() -> None:
    s = GAME.new(Setup(3, 2))
    act(s, "leader glossu_rabban", "leader paul_atreides", "leader helena_richese")
    assert purse(s.players[s.first]) == (1, 1, 1)


def test_a_drafted_baron_chooses_tokens_after_everybody_has_a_leader() -> None:
    s = GAME.new(Setup(3, 2))
    act(s, "leader baron_vladimir_harkonnen")
    baron = s.first
    assert asked(s)[1] == "draft"
    act(s, "leader paul_atreides", "leader helena_richese")
    assert asked(s) == (baron, "baron")
    assert all(p.hand == [] for p in s.players)
    assert s.view((baron + 1) % 3)["round"] == 0
    act(s, "tokens emperor fremen")
    assert s.round == 1
    assert s.view(baron)["players"][baron]["tokens"] == ["emperor", "fremen"]
    assert "tokens" not in s.view((baron + 1) % 3)["players"][baron]


def test_the_barons_choice_leaves_no_trace_for_the_others() -> None:
    """Six different choices look the same to an opponent and to an onlooker."""
    views = set()
    for pair in range(6):
        s = GAME.new(Setup(3, 2, leaders=["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]))
        act(s, sorted(legal(s))[pair])
        views.add((s.key(1), s.key(2), s.key(-1)))
    assert len(views) == 1


# ---------------------------------------------------------------- what cannot be set up


@pytest.mark.parametrize(
    "setup",
    [
        Setup(5),
        Setup(0),
        Setup(-3),
        Setup(4, expansions=["epic"]),
        Setup(4, leaders=["paul_atreides"] * 4),
        Setup(4, leaders=FOUR[:3]),
        Setup(3, leaders=FOUR),
        Setup(3, leaders=["Paul Atreides", "helena_richese", "glossu_rabban"]),
        Setup(3, leaders=[]),
        Setup(3, leaders="paul_atreides"),
        Setup(3, rounds=5),
        Setup(3, leaders=["tessia_vernius", "helena_richese", "glossu_rabban"]),
        Setup(4, leaders="random", epic=True),
        Setup(4, expansions=["ix"], leaders="random", epic="yes"),
        Setup(2, epic=True),
        Setup(2, leaders=FOUR),
        Setup(1, difficulty="hard"),
        Setup(2, difficulty="mentat"),
        Setup(3, row_storm=True),
        Setup(1, row_storm="yes"),
        Setup(1, rivals="glossu_rabban"),
        Setup(1, rivals=["glossu_rabban"]),
        Setup(1, rivals=["glossu_rabban", "glossu_rabban"]),
        Setup(1, rivals=["glossu_rabban", "paul_atreides"]),  # never a Rival (IMP-S2.2)
        Setup(1, rivals=["glossu_rabban", "helena_richese"]),
        Setup(1, rivals=["glossu_rabban", "prince_rhombur_vernius"]),  # needs Rise of Ix
        Setup(1, expansions=["ix"], rivals=["glossu_rabban", "tessia_vernius"]),
        Setup(1, rivals=["glossu_rabban", "nobody"]),
        Setup(1, leaders=["glossu_rabban"]),  # a Rival in this game
        Setup(2, hagal_places_dreadnought=True),  # needs Rise of Ix
        Setup(1, expansions=["ix"], hagal_places_dreadnought=False),
        Setup(4, fixed_ties=True),
    ],
)
def test_impossible_tables_are_refused(setup: Setup) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.new(setup)
    assert str(caught.value).endswith(".")


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    assert new(4, 7).hash() == new(4, 7).hash()
    assert len({new(4, seed).hash() for seed in (7, 8, "7", -7)}) == 4
