"""A position from afar: how likely each seat is to win, from numbers everybody can see. Compiled.

`features` are the inputs of a network that was trained on games the house played with itself (`landsraad learn`); the
leaf of a search. Every number is divided by what is usual for it, and most stand twice: as they are, and times how far
the game has come.
"""

from __future__ import annotations

from typing import Final

from ...imperium.rules.state import State
from ...imperium.rules.troops import strength
from ...imperium.tables import CARD_COST, CARD_PERSUASION, CARD_SWORDS, SPICE_MUST_FLOW, TECH_COST
from ...kernel.net import Net, shares
from .moment import Moment
from .printed import ICON_COUNT

NAMES: Final[list[str]] = [
    "points",
    "points squared",
    "emperor",
    "spacing guild",
    "bene gesserit",
    "fremen",
    "tracks at one",
    "tracks at three",
    "alliances",
    "alliances in danger",
    "solari",
    "spice",
    "water",
    "garrison",
    "swordmaster",
    "high council",
    "mentat",
    "intrigue cards",
    "cards",
    "persuasion a card",
    "swords a card",
    "icons a card",
    "price of the cards",
    "the spice must flow",
    "dreadnoughts",
    "dreadnoughts in the garrison",
    "tech tiles",
    "price of the tiles",
    "freighter",
    "negotiators",
    "control",
    "turns after the first player",
    "an automaton",
    "points of an automaton",
]
LASTING: Final = len(NAMES)
# What only counts within a round.
WITHIN: Final[list[str]] = [
    "agents",
    "cards in hand",
    "persuasion",
    "strength",
    "strength above the others",
    "revealed",
]
COUNT: Final = 2 * LASTING + len(WITHIN)
USUAL_ROUNDS: Final = 7.0


def features(s: State, seat: int, rounds_left: float, out: list[float]) -> None:
    """Write the inputs of that seat into `out`, which has room for COUNT."""
    p = s.players[seat]
    automaton = seat >= s.humans
    points = p.vp / 10.0
    out[0] = points
    out[1] = points * points
    ones = threes = danger = held = 0
    for faction in range(4):
        level = p.influence[faction]
        out[2 + faction] = level / 4.0
        if level == 1:
            ones += 1
        elif level == 3:
            threes += 1
        if s.alliance[faction] == seat:
            held += 1
            for i, other in enumerate(s.players):
                if i != seat and other.influence[faction] >= level:
                    danger += 1
                    break
    out[6] = ones / 2.0
    out[7] = threes / 2.0
    out[8] = held / 2.0
    out[9] = float(danger)
    out[10] = min(p.solari, 12) / 6.0
    out[11] = min(p.spice, 12) / 6.0
    out[12] = min(p.water, 6) / 3.0
    out[13] = p.garrison / 4.0
    out[14] = float(p.swordmaster)
    out[15] = float(p.council)
    out[16] = 1.0 if s.mentat >= 0 and s.mentat % 4 == seat else 0.0
    out[17] = len(p.intrigue) / 3.0
    cards = persuasion = swords = icons = cost = flows = 0
    if not automaton:
        for pile in (p.deck, p.hand, p.discard, p.play):
            for card in pile:
                cards += 1
                persuasion += CARD_PERSUASION[card]
                swords += CARD_SWORDS[card]
                icons += ICON_COUNT[card]
                if CARD_COST[card] > 0:
                    cost += CARD_COST[card]
                if card == SPICE_MUST_FLOW:
                    flows += 1
    each = 1.0 / max(1, cards)
    out[18] = cards / 12.0
    out[19] = persuasion * each
    out[20] = swords * each * 2.0
    out[21] = icons * each
    out[22] = cost / 15.0
    out[23] = float(flows)
    out[24] = (2 - p.dread_supply) / 2.0 if s.ix else 0.0
    out[25] = p.dread_garrison / 2.0
    price = 0
    for tile in p.tech:
        price += TECH_COST[tile]
    out[26] = len(p.tech) / 2.0
    out[27] = price / 8.0
    out[28] = p.freighter / 3.0
    out[29] = p.negotiators / 3.0
    control = 0
    for location in range(3):
        if s.control[location] == seat:
            control += 1
    out[30] = float(control)
    out[31] = (seat - s.first) % s.humans / 3.0 if not automaton else 0.0
    out[32] = 1.0 if automaton else 0.0
    out[33] = points if automaton else 0.0
    progress = 1.0 - min(1.0, rounds_left / USUAL_ROUNDS)
    for i in range(LASTING):
        out[LASTING + i] = out[i] * progress
    there = strength(p)
    highest = 0
    for i, other in enumerate(s.players):
        if i != seat:
            highest = max(highest, strength(other))
    within = 2 * LASTING
    out[within] = p.agents / 2.0 if not p.revealed else 0.0
    out[within + 1] = len(p.hand) / 5.0 if not automaton else 0.0
    out[within + 2] = p.persuasion / 5.0
    out[within + 3] = there / 10.0
    out[within + 4] = (there - highest) / 10.0
    out[within + 5] = 1.0 if p.revealed else 0.0


class Value:
    """How likely each seat is to win."""

    __slots__ = ("net", "out")

    net: Net
    out: list[float]

    def __init__(self, net: Net) -> None:
        self.net = net
        self.out = [0.0] * COUNT

    def shares(self, s: State) -> list[float]:
        """By seat of a human. In a game for two House Hagal has no score (IMP-T1); alone its Rivals may win."""
        if s.over:
            return s.outcome()
        rounds_left = Moment(s, 0, True).rounds_left
        scores: list[float] = []
        for seat in range(2 if s.humans == 2 else len(s.players)):
            features(s, seat, rounds_left, self.out)
            scores.append(self.net.score(self.out))
        return shares(scores)[: s.humans]


def by_points() -> Net:
    """Points alone, for comparison: one more is worth some two and a half times the chance."""
    direct = [0.0] * COUNT
    direct[0] = 9.0
    return Net({"direct": direct})
