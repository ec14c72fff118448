"""Endgame cards: Corner the Market, Plans Within Plans, Tiebreaker (IMP-10.5, IMP-12.8)."""

from __future__ import annotations

import pytest

from landsraad.imperium.rules.position import Position

from .helpers import act, asked, deck, discard, give, in_play, intrigue, legal, numbers, secret, table
from .phases import begin_combat, begin_endgame, intrigue_discards

FLOW = "the_spice_must_flow"


def ending(*cards: str, players: int = 3) -> Position:
    s = table(players)
    intrigue(s, 0, *cards)
    return s


def play(s: Position, card: str) -> bool:
    """Play the card if that is possible; the game is over afterwards."""
    begin_endgame(s)
    if s.over:
        return False
    assert asked(s) == (0, "endgame")
    assert legal(s) == {f"endgame {card}", "pass"}
    act(s, f"endgame {card}")
    assert s.over
    assert intrigue_discards(s) == [card]
    assert secret(s.players[0]) == []
    return True


# ---------------------------------------------------------------- Corner the Market


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (2, (0, 0), 2),
        (2, (1, 1), 2),
        (2, (2, 0), 1),  # equality fails the second part
        (2, (0, 3), 1),
        (1, (0, 0), 1),  # the two parts are independent
        (3, (2, 2), 2),  # compared with each single opponent, not with all together
    ],
)
def test_corner_the_market(own: int, others: tuple[int, int], points: int) -> None:
    s = ending("corner_the_market")
    discard(s, 0, *[FLOW] * own)
    for seat, n in enumerate(others, 1):
        discard(s, seat, *[FLOW] * n)
    assert play(s, "corner_the_market")
    assert s.players[0].vp == points


@pytest.mark.parametrize(("own", "others"), [(0, (0, 0)), (1, (1, 0)), (0, (0, 1)), (1, (0, 2))])
def test_corner_the_market_cannot_be_played_if_neither_part_holds(own: int, others: tuple[int, int]) -> None:
    s = ending("corner_the_market")
    discard(s, 0, *[FLOW] * own)
    for seat, n in enumerate(others, 1):
        discard(s, seat, *[FLOW] * n)
    assert not play(s, "corner_the_market")
    assert secret(s.players[0]) == ["corner_the_market"]


def test_corner_the_market_counts_every_zone() -> None:
    s = ending("corner_the_market")
    for seat in (1, 2):
        discard(s, seat, FLOW, FLOW, FLOW)
    discard(s, 0, FLOW)
    deck(s, 0, "dagger", FLOW)
    in_play(s, 0, FLOW)
    give(s, 0, hand=numbers([FLOW]))
    assert play(s, "corner_the_market")
    assert s.players[0].vp == 2


# ---------------------------------------------------------------- Plans Within Plans


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((3, 3, 3, 0), 1),
        ((0, 6, 4, 3), 1),
        ((3, 3, 3, 2), 1),
        ((3, 3, 3, 3), 2),  # instead of 1, not in addition
        ((6, 5, 4, 3), 2),
    ],
)
def test_plans_within_plans(levels: tuple[int, int, int, int], points: int) -> None:
    s = ending("plans_within_plans")
    give(s, 0, influence=dict(zip(("emperor", "spacing_guild", "bene_gesserit", "fremen"), levels, strict=True)), vp=0)
    assert play(s, "plans_within_plans")
    assert s.players[0].vp == points


@pytest.mark.parametrize("levels", [(3, 3, 2, 2), (6, 6, 2, 2), (0, 0, 0, 0)])
def test_plans_within_plans_needs_three_tracks(levels: tuple[int, int, int, int]) -> None:
    s = ending("plans_within_plans")
    give(s, 0, influence=dict(zip(("emperor", "spacing_guild", "bene_gesserit", "fremen"), levels, strict=True)))
    assert not play(s, "plans_within_plans")


# ---------------------------------------------------------------- Tiebreaker


def test_tiebreaker_gives_10_spice_which_break_a_tie() -> None:
    s = ending("tiebreaker")
    for seat in range(3):
        give(s, seat, vp=7, spice=2 + 3 * seat)
    assert play(s, "tiebreaker")
    assert s.players[0].spice == 12
    assert s.ranking == [[0], [2], [1]]


def test_tiebreaker_is_used_for_one_of_its_types() -> None:
    s = ending("tiebreaker")
    begin_combat(s, troops=(1, 1))
    act(s, "combat tiebreaker")
    assert secret(s.players[0]) == []
    assert intrigue_discards(s) == ["tiebreaker"]
