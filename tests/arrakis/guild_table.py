"""Positions with The Spacing Guild: Troops, Frigates, the Navigator and the Heighliner boards, set by hand.

Figures come from where they lie, so the sums of GLD-14 stay true; `sums(s)` checks them.
"""

from __future__ import annotations

from typing import Any

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import with_at
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, AREAS, CARD_ID, CARDS, ZONES
from landsraad.arrakis.view import IN_THE_AIR

from .helpers import SIDES, ZONE_ID, act, asked, paused, table

BOTH = ("smugglers", "guild")


def guild_table(players: int = 2, seed: int = 1, **options: Any) -> Position:
    """An empty board (see `helpers.table`) with the Guild; nothing is loaded."""
    options.setdefault("expansions", ("guild",))
    s = table(players, seed, **options)
    cargo(s, "harkonnen", 0, 0)
    cargo(s, "atreides", 0, 0)
    return s


def both_table(players: int = 2, seed: int = 1, **options: Any) -> Position:
    return guild_table(players, seed, expansions=BOTH, **options)


def troops(s: Position, side: str, area: str, n: int) -> None:
    """Put Troops of that side there, from the supply."""
    a, x = AREA_ID[area], SIDES[side]
    assert s.owner[a] in (-1, x)
    assert s.troops_left >= n
    assert s.bases_left[x] >= n
    s.troops_left -= n
    s.bases_left[x] -= n
    s.force[a * k.FIGURES + k.TROOP] += n
    s.owner[a] = x


def troops_at(s: Position, area: str) -> int:
    return s.force[AREA_ID[area] * k.FIGURES + k.TROOP]


def troops_on_board(s: Position, side: str) -> dict[str, int]:
    return {AREAS[a].id: n for a, n in enumerate(s.force[k.TROOP :: k.FIGURES]) if n and s.owner[a] == SIDES[side]}


def frigate(s: Position, side: str, *zones: str) -> None:
    for zone in zones:
        assert s.zone[ZONE_ID[zone]] == 0
        assert s.frigates_left[SIDES[side]]
        s.frigates_left[SIDES[side]] -= 1
        s.zone[ZONE_ID[zone]] = k.FRIGATE_UP + SIDES[side]


def navigator(s: Position, zone: str) -> None:
    assert s.zone[ZONE_ID[zone]] == 0
    s.zone[ZONE_ID[zone]] = k.NAVIGATOR_UP


def cargo(s: Position, side: str, frigates: int, troops: int) -> None:
    """What lies on the Heighliner board, from the supplies."""
    x = SIDES[side]
    s.frigates_left[x] += s.cargo_frigates[x] - frigates
    s.troops_left += s.cargo_troops[x] - troops
    s.bases_left[x] += s.cargo_troops[x] - troops
    s.cargo_frigates[x] = frigates
    s.cargo_troops[x] = troops
    assert min(s.frigates_left[x], s.troops_left, s.bases_left[x]) >= 0


def loaded(s: Position, side: str) -> tuple[int, int]:
    """Frigates and Troops on the Heighliner board."""
    return s.cargo_frigates[SIDES[side]], s.cargo_troops[SIDES[side]]


def heighliner(s: Position, harkonnen: int = 0, atreides: int = 0) -> None:
    s.heighliner = [harkonnen, atreides]


def lasting(s: Position, *cards: str) -> None:
    """These cards remain in play."""
    for name in cards:
        card = CARD_ID[name]
        for deck in s.decks:
            if card in deck:
                deck.remove(card)
                break
        s.in_play = (*s.in_play, card)


def in_play(s: Position) -> list[str]:
    return [CARDS[c].id for c in s.in_play]


def air(s: Position) -> dict[str, str]:
    """The occupied air zones."""
    return {ZONES[z].id: str(IN_THE_AIR[held]) for z, held in enumerate(s.zone) if held}


def fill_sky(s: Position, *but: str) -> None:
    """Carryalls by hand in every free zone but these (more than the game has)."""
    for zone, number in ZONE_ID.items():
        if zone not in but and s.zone[number] == 0:
            s.zone[number] = k.CARRYALL_UP


def only_land(s: Position, *areas: str) -> None:
    """No other area is empty: wormsigns lie everywhere else (by hand, on any terrain)."""
    for a in range(len(AREAS)):
        if AREAS[a].id not in areas and s.owner[a] < 0:
            s.sign = with_at(s.sign, a, 1)


def end_turn(s: Position) -> None:
    """Decline everything until the turn is over."""
    for _ in range(50):
        if paused(s):
            return
        act(s, next(word for word in ("end", "skip", "done", "number 0", "cease") if _open(s, word)))
    raise AssertionError(f"the turn does not end: {asked(s)}")


def _open(s: Position, word: str) -> bool:
    from .helpers import notation

    return word in {notation(a) for a in s.legal()}


def sums(s: Position) -> None:
    """GLD-14.1 to GLD-14.5."""
    assert s.troops_left + sum(s.cargo_troops) + sum(s.force[k.TROOP :: k.FIGURES]) + _flying(s) == 12
    for x in (0, 1):
        there = sum(n for a, n in enumerate(s.force[k.TROOP :: k.FIGURES]) if s.owner[a] == x) + (
            _flying(s) if s.side == x else 0
        )
        assert s.bases_left[x] + s.cargo_troops[x] + there == 8
        up = s.zone.count(k.FRIGATE_UP + x)
        assert s.frigates_left[x] + s.cargo_frigates[x] + up == 3
        assert 0 <= s.heighliner[x] <= 4
    assert s.zone.count(k.NAVIGATOR_UP) <= 1
    assert all(n == 0 or s.owner[a] >= 0 for a, n in enumerate(s.force[k.TROOP :: k.FIGURES]))


def _flying(s: Position) -> int:
    """Troops of a move that is under way."""
    return sum(group[k.TROOP] for _, _, group in s.groups)
