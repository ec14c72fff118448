"""What is true of every position of War for Arrakis, whatever happened (ARR-35.6, SMG-16, GLD-14)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.actions import CATALOGUE_SIZE
from landsraad.arrakis.rules.decisions import DECISIONS
from landsraad.arrakis.rules.forces import units_in
from landsraad.arrakis.rules.position import Position, options_now
from landsraad.arrakis.tables import (
    AREAS,
    CARD_DECK,
    CARDS,
    GURNEY,
    LEADER_SIDE,
    LEADERS,
    OBJECTIVES,
    PRESCIENCE_ID,
    SCHEMING,
    STABAN,
    TOKENS,
)

from .helpers import notation

UNITS = ((24, 12, 8), (16, 8, 6))  # ARR-1.1
GENERICS = (6, 12)
WORMSIGNS = {0: 6, 1: 6, 2: 4}  # sand, Sandworm, burrowing
# Decisions at which nothing is half done: what the rules say about the board holds (ARR-35.6).
QUIET = (k.TURN, k.WHO_ACTS, k.PLACE_HARVESTER, k.SPLIT_DIE, k.SLOT_TOKEN, k.SPICE, k.RECALL_LEADER)
DESERT = [a.terrain in ("desert", "deep_desert") for a in AREAS]
LOWER = [bool({"s2", "s3", "s6", "s7"} & set(a.sectors)) for a in AREAS]  # SMG-7.3


def check(s: Position) -> None:
    check_figures(s)
    check_leaders(s)
    check_vehicles(s)
    check_tokens_and_cards(s)
    check_tracks(s)
    check_smugglers(s)
    check_guild(s)
    if s.over or s.stack[-1][0] in QUIET:
        check_board(s)


# ---------------------------------------------------------------- figures


def on_board(s: Position, side: int) -> list[int]:
    """Every kind of figure of a side, those on their way included."""
    total = [0] * 6
    for area, owner in enumerate(s.owner):
        if owner == side:
            figures = s.force[area * k.FIGURES : (area + 1) * k.FIGURES]
            total = [x + y for x, y in zip(total, figures, strict=True)]
    if side == s.side:
        for _, _, group in s.groups:
            total = [x + y for x, y in zip(total, group[: k.FIGURES], strict=True)]
    return total


def check_figures(s: Position) -> None:
    """Every figure is in the supply, on the board or just being moved."""
    for area, owner in enumerate(s.owner):
        units = units_in(s, area)
        if owner < 0:
            assert not any(units), AREAS[area].id
            assert not s.force[area * k.FIGURES + k.GENERIC]
            assert not s.named[area]
            assert not s.tokens[area]
        else:
            assert sum(units) + len(s.tokens[area]) > 0 or s.groups, AREAS[area].id
            assert owner == 1 or not s.force[area * k.FIGURES + k.SMUGGLER]
    for side in (0, 1):
        board = on_board(s, side)
        for tier in range(3):
            total = board[tier] + s.supply[side * 3 + tier]
            assert s.supply[side * 3 + tier] >= 0
            if (side, tier) == (1, 0):
                assert 16 - fled(s) <= total <= 16
            else:
                assert total == UNITS[side][tier]
        assert s.generic_left[side] >= 0
        assert board[k.GENERIC] + s.generic_left[side] == GENERICS[side]


def fled(s: Position) -> int:
    """Families Flee takes two Regulars out of the game, Smuggler Units perhaps among them, or a token (INT-R2)."""
    return 2 if PRESCIENCE_ID["families_flee"] in s.prescience_out else 0


def check_leaders(s: Position) -> None:
    moving = 0
    for _, _, group in s.groups:
        moving |= group[k.NAMED]
    led = [(a, leaders) for a, leaders in enumerate(s.named) if leaders]
    for leader in range(len(LEADERS)):
        areas = [a for a, leaders in led if leaders >> leader & 1]
        if moving >> leader & 1:
            assert areas == []
        elif s.where[leader] >= 0:
            assert areas == [s.where[leader]]
            assert s.owner[areas[0]] == LEADER_SIDE[leader]
        else:
            assert areas == []
        assert 0 <= s.tank[leader] <= 5


def check_vehicles(s: Position) -> None:
    """One figure in an air zone, one Harvester in an area (SMG-16.5, SMG-16.6, GLD-14.4): the fields hold no more."""
    assert all(0 <= held <= k.NAVIGATOR_UP for held in s.zone)
    assert all(kind in (0, k.HARKONNEN_HARVESTER, k.SMUGGLER_HARVESTER) for kind in s.harvester)
    assert s.vehicles[0] + s.harvester.count(k.HARKONNEN_HARVESTER) == 8
    assert s.vehicles[1] + s.zone.count(k.ORNITHOPTER_UP) + s.given_up == 6
    assert s.vehicles[2] + s.zone.count(k.CARRYALL_UP) == 3
    assert min(*s.vehicles, s.given_up) >= 0
    assert s.worms_left + s.worm.count(1) == 4
    assert s.worm.count(2) <= s.wild_maker <= 1


# ---------------------------------------------------------------- tokens, cards, tracks, board


@cache
def cards_of(deck: int, smugglers: bool, guild: bool) -> Counter[int]:
    """The Smugglers cards give way to Drone Ornithopters; the Guild adds twelve (SMG-3.3, GLD-4.5)."""
    on = {"": True, "smugglers": smugglers, "guild": guild}
    return Counter(
        {
            number: card.copies
            for number, card in enumerate(CARDS)
            if CARD_DECK[number] == deck and on[card.expansion] and not (card.name == "Smugglers" and smugglers)
        }
    )


def check_tokens_and_cards(s: Position) -> None:
    """Nothing is there twice, nothing is lost."""
    facedown = [t for there in s.tokens for t in there] + [t for g in s.groups for t in g[2][k.TOKENS :]] + s.standard
    facedown += [f[2] for f in s.stack if f[0] == k.TOKEN_AT and f[2] >= 0]
    assert len(facedown) == len(set(facedown))
    guards = [t for t in facedown if TOKENS[t].set in ("black", "silver")]
    if s.solo:  # ARR-30.3, ARR-30.20: on the board, in their pools, or out of the game by the limit (ARR-2.19)
        guards += [*s.black, *s.silver, *(t for t in s.lost_tokens if TOKENS[t].set in ("black", "silver"))]
        assert sorted(guards) == [t for t, token in enumerate(TOKENS) if token.set in ("black", "silver")]
        assert {TOKENS[t].set for t in s.black} <= {"black"}
        assert {TOKENS[t].set for t in s.silver} <= {"silver"}
    else:
        assert guards == []
    signs = Counter(s.pool) + Counter(kind - 1 for kind in s.sign if kind)
    assert signs == WORMSIGNS
    for deck in range(4):
        cards = Counter(s.decks[deck]) + Counter(s.hands[deck]) + Counter(s.discards[deck])
        cards += Counter(c for c in (*s.drawn, *s.in_play, *s.reinforcements) if CARD_DECK[c] == deck)
        cards += Counter([SCHEMING] * (s.scheming if deck == CARD_DECK[SCHEMING] else 0))  # ARR-30.34
        assert cards == cards_of(deck, s.smugglers != k.NO_SMUGGLERS, s.guild)
        assert cards.total() == (21 if s.guild else 18)
    assert all(CARDS[c].lasting for c in s.in_play)  # GLD-12.2
    assert bool(s.drawn) == any(f[0] == k.KEEP_CARD for f in s.stack)
    assert sorted([*s.prescience_deck, *s.prescience, *s.prescience_out]) == list(range(16))
    assert sorted([*s.objectives, *s.objectives_aside]) == list(range(len(OBJECTIVES)))
    assert sorted(s.sietch_rank) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert sorted(s.stations) == [0, 0, 1, 1, 2, 2]
    held = sum(s.bene_gesserit) + s.bene_gesserit_left + sum(x >= 0 for x in s.slotted)
    assert min(s.bene_gesserit) >= 0
    assert held <= 5


def check_tracks(s: Position) -> None:
    assert 0 <= s.supremacy <= 10
    assert all(m >= 0 for m in s.marker)
    assert all(1 <= m <= 5 for m in s.imperium)
    assert min(s.dice) >= 0
    assert s.claims <= 2
    assert s.spice >= 0
    assert s.reserve_spice in (0, 1)
    if s.solo:
        assert s.round <= 10  # ARR-30.57
        assert s.over or s.target < 0 or s.target in s.sietch_at  # ARR-30.6
        assert max(s.spent_results) <= 3  # ARR-30.10
        assert s.hands[:2] == [[], []]  # ARR-30.1
    if s.supremacy == 10:
        assert s.over
        assert s.winner == 0


def check_board(s: Position) -> None:
    """At most six units (five), nobody beside a worm, worms and signs and Harvesters on sand, no enemy in a home."""
    for area, owner in enumerate(s.owner):
        units = sum(units_in(s, area)) + len(s.tokens[area])
        assert units <= (5 if owner == 0 and s.bans & 1 else 6), AREAS[area].id
        if owner >= 0:
            assert units > 0
            assert not s.worm[area], AREAS[area].id
        if s.worm[area] or s.sign[area] or s.harvester[area]:
            assert DESERT[area], AREAS[area].id
        assert s.sietch[area] == (s.sietch_at.index(area) + 1 if area in s.sietch_at else 0), AREAS[area].id
        if s.sietch[area] or area == s.base_at:
            assert owner != 0
    for number, area in enumerate(a for a, x in enumerate(AREAS) if x.settlement):
        if s.settlements >> number & 1:
            assert s.owner[area] != 1
    assert s.groups == []
    assert s.over or s.prizes == ()


# ---------------------------------------------------------------- Smugglers


def check_smugglers(s: Position) -> None:
    units = on_board(s, 1)[k.SMUGGLER]
    harvesters = s.harvester.count(k.SMUGGLER_HARVESTER) + s.smuggler_harvesters
    carryalls = s.zone.count(k.SMUGGLER_CARRYALL) + s.smuggler_carryall
    flying = s.zone.count(k.SMUGGLER_ORNITHOPTER)
    thopters = s.thopters_locked + s.thopters_ready + flying
    counts = (s.smugglers_left, s.smugglers_waiting, s.smuggler_harvesters, s.thopters_locked, s.thopters_ready)
    assert min(counts) >= 0
    assert on_board(s, 0)[k.SMUGGLER] == 0
    assert not s.due  # resolved at once, before anybody decides (SMG-4.4)
    if s.smugglers in (k.NO_SMUGGLERS, k.ELIMINATED):  # SMG-16.4
        assert (units, harvesters, carryalls, thopters, s.smugglers_left, s.smugglers_waiting) == (0,) * 6
        assert (s.base_at, s.smuggler_die, s.where[STABAN]) == (-1, -1, k.GONE)
        return
    assert thopters == 3  # SMG-16.1
    total = units + s.smugglers_left + s.smugglers_waiting
    if s.smugglers == k.NEUTRAL:
        check_neutral(s, total, harvesters, carryalls)
        assert (units, flying, s.base_at) == (0, 0, -1)  # SMG-16.2
    else:
        check_allied(s, total)
        assert (harvesters, carryalls) == (0, 0)  # SMG-16.3


def check_neutral(s: Position, units: int, harvesters: int, carryalls: int) -> None:
    """Staban is above all markers; each Harvester captured brought him one step down, each card played could have (that
    part may be left: ARR-8.23)."""
    assert units == 6  # SMG-16.1
    assert s.smugglers_waiting <= 1 + s.round  # SMG-5.1, SMG-5.7
    assert carryalls == 1
    assert harvesters <= 3
    assert max(s.marker) < s.staban_step  # SMG-16.2
    by_captures = 7 - (3 - harvesters)
    assert by_captures - (3 - s.thopters_locked) <= s.staban_step <= by_captures  # SMG-6.15, SMG-7.1, SMG-13.1
    assert s.staban_step >= 1  # SMG-6.23
    assert (s.smuggler_die, s.drawn) == (-1, ())
    assert s.where[STABAN] == s.where[GURNEY] == k.NOT_YET  # SMG-3.7


def check_allied(s: Position, units: int) -> None:
    assert 6 - fled(s) <= units <= 6  # SMG-16.1
    assert s.smuggler_die in range(-1, 5)
    arriving = any(f[0] in (k.BASE_AT, k.SMUGGLERS_JOIN) for f in s.stack)
    if not arriving:
        assert s.smugglers_waiting == 0  # SMG-7.4
        assert s.where[STABAN] != k.NOT_YET
        assert s.where[GURNEY] != k.NOT_YET
    if s.base_at >= 0:  # SMG-16.3; without room for one there is none (SMG-7.9)
        assert DESERT[s.base_at]
        assert LOWER[s.base_at]
        assert s.base_at not in s.sietch_at
    else:
        assert arriving


# ---------------------------------------------------------------- The Spacing Guild


def check_guild(s: Position) -> None:
    boards = (*s.cargo_frigates, *s.cargo_troops, *s.frigates_left, *s.bases_left, s.troops_left)
    landed = [on_board(s, side)[k.TROOP] for side in (0, 1)]
    flying = [s.zone.count(k.FRIGATE_UP + side) for side in (0, 1)]
    if not s.guild:
        assert not any((*boards, *s.heighliner, *landed, *flying, *s.in_play))
        assert k.NAVIGATOR_UP not in s.zone
        return
    assert min(boards) >= 0
    assert s.troops_left + sum(s.cargo_troops) + sum(landed) == 12  # GLD-14.1
    for side in (0, 1):
        assert s.bases_left[side] + s.cargo_troops[side] + landed[side] == 8  # GLD-14.2
        assert s.frigates_left[side] + s.cargo_frigates[side] + flying[side] == 3  # GLD-14.3
        landing = any(f[0] == k.LANDING and f[2] == side for f in s.stack)
        assert s.heighliner[side] in ((4,) if landing else (0, 1, 2, 3))  # GLD-14.5
    assert s.zone.count(k.NAVIGATOR_UP) <= 1
    if s.phase in (k.HAZARDS, k.STORMS):  # GLD-9.3
        assert flying == [0, 0]


# ---------------------------------------------------------------- the choice at hand


def check_choice(s: Position) -> None:
    """Something to choose, nothing twice, all of the catalogue, no two with the same notation. One option alone only
    where it must not be known that there is no other."""
    legal = s.legal()
    if s.over:
        assert legal == []
        return
    assert 1 <= len(legal) <= 150
    if len(legal) == 1:
        alone = DECISIONS.of(s.stack[-1][0]).alone
        assert alone is not None
        assert alone(s, s.stack[-1])
    assert len(set(legal)) == len(legal)
    assert all(0 <= a < CATALOGUE_SIZE for a in legal)
    assert len({notation(a) for a in legal}) == len(legal)
    assert legal == options_now(s)
    assert 0 <= s.player < s.players_count
