"""A position from afar: how likely each side is to win. Compiled.

`features` are the inputs of a network trained on games the house played with itself (`landsraad.lab.learn`): the
leaf of a search. Both sides have their own inputs in one list: those of the other side stay nought.
"""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import codes as k
from ...arrakis.rules.state import State
from ...arrakis.rules.tracks import targets
from ...arrakis.tables import (
    AREA_COUNT,
    DISTANCE,
    HARKONNEN_SIDE,
    LEADER_SIDE,
    LEADERS,
    SETTLEMENT_RANK,
    SETTLEMENTS,
    TOKEN_UNITS,
)
from ...kernel.net import Net, shares

HARKONNEN_NAMES: Final[list[str]] = [
    "supremacy",
    "supremacy squared",
    "choam",
    "spacing guild",
    "landsraad",
    "bans",
    "spice",
    "harvesters",
    "in the air",
    "regulars",
    "elites",
    "special elites",
    "legions",
    "leaders on the board",
    "generic leaders",
    "cards",
    "bene gesserit tokens",
    "ranks of settlements",
    "strength near sietches",
    "strength beside sietches",
    "alone",
    "troops",
    "dice",
]
ATREIDES_NAMES: Final[list[str]] = [
    "missing steps",
    "most missing of one marker",
    "nearly there",
    "markers",
    "sietches",
    "ranks of sietches",
    "regulars",
    "elites",
    "special elites",
    "facedown units",
    "legions",
    "leaders on the board",
    "generic leaders",
    "cards",
    "stations",
    "open prescience cards",
    "worms",
    "wild maker",
    "allied smugglers",
    "smugglers out of the game",
    "legions near settlements",
    "alone",
    "troops",
    "dice",
    "sietch of the highest rank in danger",
]
FIRST_ATREIDES: Final = len(HARKONNEN_NAMES)
BOTH: Final = len(HARKONNEN_NAMES) + len(ATREIDES_NAMES)
COUNT: Final = 2 * BOTH  # as they are, and times how far the game has come
USUAL_ROUNDS: Final = 10.0


def features(s: State, side: int, out: list[float]) -> None:
    """Write the inputs of that side into `out`, which has room for COUNT."""
    for i in range(COUNT):
        out[i] = 0.0
    units = [0, 0, 0, 0, 0, 0]
    areas: list[int] = []
    for area in range(AREA_COUNT):
        if s.owner[area] == side:
            areas.append(area)
            for figure in range(k.FIGURES):
                units[figure] += s.force[area * k.FIGURES + figure]
    leaders = 0
    for leader in range(len(LEADERS)):
        if LEADER_SIDE[leader] == side and s.where[leader] >= 0:
            leaders += 1
    dice = 0
    for i in range(side * 10, side * 10 + 10):
        dice += s.dice[i]
    cards = len(s.hands[side * 2]) + len(s.hands[side * 2 + 1])
    if side == HARKONNEN_SIDE:
        _harkonnen(s, out, units, areas)
        out[13] = leaders / 3.0
        out[15] = cards / 6.0
        out[22] = dice / 6.0
    else:
        _atreides(s, out, units, areas)
        out[FIRST_ATREIDES + 11] = leaders / 4.0
        out[FIRST_ATREIDES + 13] = cards / 6.0
        out[FIRST_ATREIDES + 23] = dice / 4.0
    progress = min(1.0, s.round / USUAL_ROUNDS)
    for i in range(BOTH):
        out[BOTH + i] = out[i] * progress


def _harkonnen(s: State, out: list[float], units: list[int], areas: list[int]) -> None:
    supremacy = s.supremacy / 10.0
    out[0] = supremacy
    out[1] = supremacy * supremacy
    for i in range(3):
        out[2 + i] = s.imperium[i] / 4.0
    out[5] = (s.bans & 1) + (s.bans >> 1 & 1) + (s.bans >> 2 & 1) + 0.0
    out[6] = s.spice / 6.0
    harvesters = up = 0
    for area in range(AREA_COUNT):
        if s.harvester[area]:
            harvesters += 1
    for figure in s.zone:
        if figure:
            up += 1
    out[7] = harvesters / 4.0
    out[8] = up / 4.0
    out[9] = units[0] / 12.0
    out[10] = units[1] / 6.0
    out[11] = units[2] / 4.0
    out[12] = len(areas) / 6.0
    out[14] = units[k.GENERIC] / 4.0
    out[16] = s.bene_gesserit[0] / 2.0
    ranks = 0
    for number, rank in enumerate(SETTLEMENT_RANK):
        if s.settlements >> number & 1:
            ranks += rank
    out[17] = ranks / 8.0
    near = beside = 0.0
    for area in areas:
        i = area * k.FIGURES
        body = s.force[i] + 2 * (s.force[i + 1] + s.force[i + 2]) + 0.0
        best = 99
        for sietch in s.sietch_at:
            if sietch >= 0:
                best = min(best, DISTANCE[area][sietch])
        near += body / (1 + best)
        if best <= 1:
            beside += body
    out[18] = near / 8.0
    out[19] = beside / 8.0
    out[20] = 1.0 if s.solo else 0.0
    out[21] = (units[k.TROOP] + s.cargo_troops[0]) / 4.0 if s.guild else 0.0


def _atreides(s: State, out: list[float], units: list[int], areas: list[int]) -> None:
    first = FIRST_ATREIDES
    lack, most = 99, 0
    for objective in s.objectives:
        wanted = targets(s, objective)
        missing = highest = 0
        for i in range(3):
            gap = max(0, wanted[i] - s.marker[i])
            missing += gap
            highest = max(highest, gap)
        if missing < lack:
            lack, most = missing, highest
    out[first] = lack / 10.0
    out[first + 1] = most / 5.0
    out[first + 2] = 1.0 / (1 + lack)
    out[first + 3] = sum(s.marker) / 15.0
    count = ranks = highest_rank = 0
    danger = 0.0
    for number, area in enumerate(s.sietch_at):
        if area >= 0:
            count += 1
            rank = s.sietch_rank[number]
            ranks += rank
            if rank >= highest_rank:
                highest_rank = rank
                danger = 0.0
                for other in range(AREA_COUNT):
                    if s.owner[other] == HARKONNEN_SIDE:
                        i = other * k.FIGURES
                        body = s.force[i] + 2 * (s.force[i + 1] + s.force[i + 2])
                        danger = max(danger, body / (1.0 + DISTANCE[area][other]))
    out[first + 4] = count / 8.0
    out[first + 5] = ranks / 16.0
    out[first + 6] = units[0] / 8.0
    out[first + 7] = units[1] / 4.0
    out[first + 8] = units[2] / 3.0
    hidden = 0
    for area in areas:
        for token in s.tokens[area]:
            face = TOKEN_UNITS[token]
            hidden += face[0] + 2 * (face[1] + face[2])
    out[first + 9] = hidden / 12.0
    out[first + 10] = len(areas) / 10.0
    out[first + 12] = units[k.GENERIC] / 4.0
    stations, mask = 0, s.stations_left
    while mask:
        stations += mask & 1
        mask >>= 1
    out[first + 14] = stations / 6.0
    out[first + 15] = len(s.prescience) / 4.0
    out[first + 16] = (4 - s.worms_left) / 3.0
    out[first + 17] = float(s.wild_maker)
    out[first + 18] = 1.0 if s.smugglers == k.ALLIED else 0.0
    out[first + 19] = 1.0 if s.smugglers == k.ELIMINATED else 0.0
    near = 0.0
    for area in areas:
        best = 99
        for number, settlement in enumerate(SETTLEMENTS):
            if s.settlements >> number & 1:
                best = min(best, DISTANCE[area][settlement])
        near += 1.0 / (1 + best)
    out[first + 20] = near / 4.0
    out[first + 21] = 1.0 if s.solo else 0.0
    out[first + 22] = (units[k.TROOP] + s.cargo_troops[1]) / 4.0 if s.guild else 0.0
    out[first + 24] = danger / 6.0


class Value:
    """How likely each side is to win."""

    __slots__ = ("net", "out")

    net: Net
    out: list[float]

    def __init__(self, net: Net) -> None:
        self.net = net
        self.out = [0.0] * COUNT

    def shares(self, s: State) -> list[float]:
        """By seat: partners win together."""
        found = [0.0] * s.seats
        if s.over:
            winners = s.winner
            for seat in range(s.seats):
                side = 0 if not s.solo and (seat == s.house[0] or seat == s.ally[0]) else 1
                found[seat] = 0.5 if winners < 0 else 1.0 if side == winners else 0.0
            return found
        scores: list[float] = []
        for side in range(2):
            features(s, side, self.out)
            scores.append(self.net.score(self.out))
        likely = shares(scores)
        for seat in range(s.seats):
            side = 0 if not s.solo and (seat == s.house[0] or seat == s.ally[0]) else 1
            found[seat] = likely[side]
        return found


def by_points() -> Net:
    """The two tracks alone, for comparison."""
    direct = [0.0] * COUNT
    direct[0] = 5.0
    direct[FIRST_ATREIDES] = -5.0
    return Net({"direct": direct})
