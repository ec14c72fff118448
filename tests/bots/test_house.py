"""The house: knows only its view, and its judgements are those a sensible player would make."""

from random import Random
from typing import Any

import pytest

from benchmarks.reference.imperium.battle import place
from benchmarks.reference.imperium.player import Decision
from benchmarks.reference.imperium.table import Table
from landsraad.bots import make
from landsraad.kernel.contract import Data, Setup
from landsraad.lab.match import Match
from landsraad.registry import find_game
from tests.bots.seating import answer as ask

GAME = find_game("imperium")


# ---------------------------------------------------------------- what it may know


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", [{}, {"expansions": ("ix",)}, {"expansions": ("ix",), "epic": True}])
@pytest.mark.parametrize("bot", ["house", "house-base"])
def test_hidden_cards_never_change_an_answer(players: int, variant: dict[str, Any], bot: str) -> None:
    """Before every decision all that the seat cannot see is dealt anew; the answer stays the same."""
    state = GAME.new(Setup(players, "poison", leaders="random", **variant))
    dealer = Random(1)
    house = make(bot, 0)
    asked = 0
    while not state.over:
        seat = state.player
        answer = ask(house, GAME, state)
        other = state.guess(seat, dealer)
        assert ask(house, GAME, other) == answer
        state.apply(answer)
        asked += 1
    assert asked > 100


def test_it_looks_but_does_not_touch() -> None:
    """The view it is given is the caller's; it is the same afterwards."""
    state = GAME.new(Setup(4, 3, leaders="random"))
    house = make("house", 0)
    for _ in range(60):
        seat = state.player
        view = state.view(seat)
        answer = ask(house, GAME, state)
        assert view == state.view(seat)
        state.apply(answer)


# ---------------------------------------------------------------- how strong it is


@pytest.mark.slow
@pytest.mark.parametrize("variant", [{}, {"expansions": ("ix",)}, {"expansions": ("ix",), "epic": True}])
def test_beats_three_random_players(variant: dict[str, Any]) -> None:
    wins = [
        seat.win
        for played in Match("imperium", ("house", "random", "random", "random"), 12, 1, variant).play()
        for seat in played.seats
        if seat.bot == "house"
    ]
    assert len(wins) == 12
    assert sum(wins) >= 11


# ---------------------------------------------------------------- judgements, on views made by hand


def first_turn(**changes: Any) -> Data:
    """The view of the first player in round 1, with parts replaced; `me` and `rival` change those players."""
    state = GAME.new(Setup(4, 11, leaders=["paul_atreides", "glossu_rabban", "helena_richese", "duke_leto_atreides"]))
    view = state.view(state.player)
    seat = view["seat"]
    view["players"][seat].update(changes.pop("me", {}))
    view["players"][(seat + 1) % 4].update(changes.pop("rival", {}))
    view.update(changes)
    return view


def decision(**changes: Any) -> Decision:
    return Decision(Table(GAME, first_turn(**changes)))


def fight(mine: int, theirs: int, cards: list[str]) -> list[tuple[str, ...]]:
    """What it plays in the combat window of a Skirmish for 1 VP, with that strength against one rival."""
    d = decision(
        conflict="skirmish_b",
        asks={"seat": 0, "kind": "combat", "about": [], "details": {}},
        me={"conflict": 1, "swords": mine - 2, "strength": mine, "revealed": True, "spice": 4, "intrigue": cards},
        rival={"conflict": 1, "swords": theirs - 2, "strength": theirs, "revealed": True},
    )
    answers = [*(("combat", c) for c in cards), ("pass",)]
    scores = d.scores(answers)
    best = max(scores)
    return [a for a, s in zip(answers, scores, strict=True) if s == best]


def test_combat_card_that_wins_is_played() -> None:
    assert fight(6, 8, ["ambush"]) == [("combat", "ambush")]  # 6 + 4 beats 8


def test_combat_card_that_changes_nothing_is_kept() -> None:
    assert fight(6, 12, ["ambush"]) == [("pass",)]  # 6 + 4 stays below 12


def test_winner_keeps_its_combat_cards() -> None:
    assert fight(9, 8, ["ambush"]) == [("pass",)]


def test_two_combat_cards_together() -> None:
    # 6 + 4 + 3 beats 12; neither card alone does
    assert fight(6, 12, ["ambush", "master_tactician"]) == [("combat", "ambush"), ("combat", "master_tactician")]


@pytest.mark.parametrize(
    ("mine", "others", "expected"),
    [
        (0, [0, 0, 0], 0),
        (5, [3, 2, 0], 1),
        (5, [5, 2, 0], 2),  # a tie for first: both take the second reward (IMP-6.8)
        (4, [5, 2, 0], 2),
        (4, [5, 4, 0], 3),  # a tie for second: both take the third
        (3, [5, 4, 0], 3),
        (3, [5, 5, 0], 3),
        (2, [5, 4, 3], 0),
        (3, [5, 4], 0),  # nobody is third among three
    ],
)
def test_place(mine: int, others: list[int], expected: int) -> None:
    assert place(mine, others) == expected


def test_troops_stay_home_from_a_lost_conflict() -> None:
    d = decision(
        conflict="skirmish_b",
        asks={"seat": 0, "kind": "agent", "about": [], "details": {}},
        me={"garrison": 4},
        rival={"conflict": 10, "strength": 20, "revealed": True},
    )
    # a second reward (1 water) is the most there is, and one troop is enough for it
    answers = [("deploy", str(n)) for n in range(1, 5)]
    scores = d.scores([*answers, ("end",)])
    assert scores[0] == max(scores)


def test_every_troop_fights_in_the_last_round() -> None:
    d = decision(
        round=10,
        conflicts_left=0,
        conflict="battle_for_arrakeen",
        asks={"seat": 0, "kind": "agent", "about": [], "details": {}},
        me={"garrison": 4},
        rival={"conflict": 3, "strength": 6},
    )
    scores = d.scores([("deploy", "1"), ("deploy", "2"), ("deploy", "3"), ("deploy", "4"), ("end",)])
    assert scores.index(max(scores)) == 3


def test_last_round_buys_the_victory_point() -> None:
    d = decision(
        round=10,
        conflicts_left=0,
        asks={"seat": 0, "kind": "reveal", "about": [], "details": {}},
        turn={**first_turn()["turn"], "reveal": True},
        me={"persuasion": 9},
    )
    scores = d.scores([("acquire", "lady_jessica"), ("acquire", "the_spice_must_flow"), ("acquire", "chani"), ("end",)])
    assert scores.index(max(scores)) == 1


def test_influence_goes_where_it_makes_a_victory_point() -> None:
    influence = {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 2, "fremen": 0}
    d = decision(
        asks={"seat": 0, "kind": "faction_up", "about": [], "details": {"steps": 1}}, me={"influence": influence}
    )
    scores = d.scores([("influence", f) for f in influence])
    assert scores.index(max(scores)) == 1


def test_influence_takes_an_alliance_from_a_rival() -> None:
    influence = {"emperor": 1, "spacing_guild": 4, "bene_gesserit": 0, "fremen": 0}
    view = first_turn()
    rival = (view["seat"] + 1) % 4
    d = decision(
        asks={"seat": 0, "kind": "faction_up", "about": [], "details": {"steps": 1}},
        alliances={"emperor": None, "spacing_guild": rival, "bene_gesserit": None, "fremen": None},
        me={"influence": influence},
        rival={"influence": {"emperor": 0, "spacing_guild": 4, "bene_gesserit": 0, "fremen": 0}},
    )
    scores = d.scores([("influence", f) for f in influence])
    assert scores.index(max(scores)) == 1


def test_weak_starting_cards_are_trashed_first() -> None:
    d = decision(
        asks={"seat": 0, "kind": "trash", "about": [], "details": {}},
        me={"hand": [], "discard": ["dagger", "chani", "lady_jessica"]},
    )
    scores = d.scores([("trash", c, "discard") for c in ("chani", "dagger", "lady_jessica")])
    assert scores.index(max(scores)) == 1


def test_swordmaster_early_but_not_in_the_last_round() -> None:
    early = decision(me={"solari": 8})
    assert early.arriving("dagger", "swordmaster") > 10  # more than a Victory Point
    late = decision(round=10, conflicts_left=0, me={"solari": 8, "hand": ["dagger"], "agents": 1})
    assert late.arriving("dagger", "swordmaster") < 3
