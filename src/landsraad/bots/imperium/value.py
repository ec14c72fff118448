"""A position from afar: how likely each seat is to win. Compiled.

`features` are the inputs of a network that was trained on games (`python -m landsraad.lab.learn imperium`); the leaf of
a search. It reads a world its seat cannot tell from the real one: the own cards are the own, those of the others as
likely as any. Every number is divided by what is usual for it, and most stand twice: as they are, and times how far the
game has come. Cards, tiles and leaders have an input each, so that the network finds out what they are worth; cards of
a deck count by the rounds they will still be drawn in.
"""

from __future__ import annotations

from typing import Final

from ...imperium.rules import codes as k
from ...imperium.rules.state import State
from ...imperium.rules.troops import strength
from ...imperium.tables import (
    CARD_COST,
    CARD_PERSUASION,
    CARD_SWORDS,
    CARDS,
    CONFLICT_REWARDS,
    INTRIGUES,
    LEADERS,
    OP,
    PRICES,
    SPICE_MUST_FLOW,
    TECH,
    TECH_COST,
    A,
)
from ...kernel.net import Net, shares
from .moment import Moment
from .prices import TABLE
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
    "points an automaton will buy",
    "points above the others",
    "alliances within reach",
    "alliances that are safe",
    "garrison beside the others",
    "arrakeen",
    "carthag",
    "imperial basin",
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
# The same for everybody: it tells what the rest is worth.
ABOUT: Final[list[str]] = [
    "how far the game has come",
    "conflicts to come",
    "points of the leader",
    "points to be won in the conflict",
    "… and the own garrison",
    "without rise of ix",
    "epic",
    "three players",
    "two players",
    "difficulty",
]
AT_WITHIN: Final = 2 * LASTING
AT_ABOUT: Final = AT_WITHIN + len(WITHIN)
AT_CARDS: Final = AT_ABOUT + len(ABOUT)
AT_INTRIGUE: Final = AT_CARDS + len(CARDS)
AT_TECH: Final = AT_INTRIGUE + len(INTRIGUES)
AT_LEADER: Final = AT_TECH + 2 * len(TECH)
COUNT: Final = AT_LEADER + len(LEADERS)
USUAL_ROUNDS: Final = 7.0
# Points of the winner, by Conflict card.
CONFLICT_POINTS: Final[list[int]] = [sum(A[i] for i in box[0] if OP[i] == k.VICTORY_POINTS) for box in CONFLICT_REWARDS]


def features(s: State, seat: int, rounds_left: float, out: list[float]) -> None:
    """Write the inputs of that seat into `out`, which has room for COUNT."""
    for i in range(COUNT):
        out[i] = 0.0
    p = s.players[seat]
    automaton = seat >= s.humans
    ranked = 2 if s.humans == 2 else len(s.players)
    most = best_other = others_garrison = highest = 0
    for i in range(ranked):
        other = s.players[i]
        most = max(most, other.vp)
        if i != seat:
            best_other = max(best_other, other.vp)
    for i, other in enumerate(s.players):
        if i != seat:
            others_garrison = max(others_garrison, other.garrison + 3 * other.dread_garrison)
            highest = max(highest, strength(other))
    progress = 1.0 - min(1.0, rounds_left / USUAL_ROUNDS)
    points = p.vp / 10.0
    out[0] = points
    out[1] = points * points
    ones = threes = danger = held = reach = safe = 0
    for faction in range(4):
        level = p.influence[faction]
        out[2 + faction] = level / 4.0
        if level == 1:
            ones += 1
        elif level == 3:
            threes += 1
        above = 0
        for i, other in enumerate(s.players):
            if i != seat:
                above = max(above, other.influence[faction])
        if s.alliance[faction] == seat:
            held += 1
            if above >= level:
                danger += 1
            elif above <= level - 2 or above < 3:
                safe += 1
        elif level >= 3 and above <= level:
            reach += 1
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
    if automaton:
        out[32] = 1.0
        out[33] = points
        out[34] = (
            p.water / PRICES[0] + len(p.intrigue) / PRICES[1] + p.solari / PRICES[2] + p.spice / PRICES[3]
        )  # each 1 for a point (IMP-S5)
    else:
        _own_cards(s, seat, 1.0 - progress, out)
        out[31] = (seat - s.first) % s.humans / 3.0
    out[24] = (2 - p.dread_supply) / 2.0 if s.ix else 0.0
    out[25] = p.dread_garrison / 2.0
    price = 0
    for tile in p.tech:
        price += TECH_COST[tile]
        out[AT_TECH + tile] = 1.0
        out[AT_TECH + len(TECH) + tile] = progress
    out[26] = len(p.tech) / 2.0
    out[27] = price / 8.0
    out[28] = p.freighter / 3.0
    out[29] = p.negotiators / 3.0
    control = 0
    for location in range(3):
        if s.control[location] == seat:
            control += 1
            out[39 + location] = 1.0
    out[30] = float(control)
    out[35] = (p.vp - best_other) / 5.0
    out[36] = float(reach)
    out[37] = float(safe)
    out[38] = (p.garrison + 3 * p.dread_garrison - others_garrison) / 8.0
    for i in range(LASTING):
        out[LASTING + i] = out[i] * progress
    there = strength(p)
    out[AT_WITHIN] = p.agents / 2.0 if not p.revealed else 0.0
    out[AT_WITHIN + 1] = len(p.hand) / 5.0 if not automaton else 0.0
    out[AT_WITHIN + 2] = p.persuasion / 5.0
    out[AT_WITHIN + 3] = there / 10.0
    out[AT_WITHIN + 4] = (there - highest) / 10.0
    out[AT_WITHIN + 5] = 1.0 if p.revealed else 0.0
    to_win = CONFLICT_POINTS[s.conflict] if s.conflict >= 0 else 0
    out[AT_ABOUT] = progress
    out[AT_ABOUT + 1] = len(s.conflict_deck) / 10.0
    out[AT_ABOUT + 2] = most / 10.0
    out[AT_ABOUT + 3] = to_win / 2.0
    out[AT_ABOUT + 4] = to_win * (p.garrison + 3 * p.dread_garrison) / 8.0
    out[AT_ABOUT + 5] = 0.0 if s.ix else 1.0
    out[AT_ABOUT + 6] = float(s.epic)
    out[AT_ABOUT + 7] = 1.0 if s.humans == 3 else 0.0
    out[AT_ABOUT + 8] = 1.0 if s.humans == 2 else 0.0
    if s.hagal is not None:
        out[AT_ABOUT + 9] = s.hagal.difficulty / 3.0
    if p.leader >= 0 and not automaton:
        out[AT_LEADER + p.leader] = 1.0


def _own_cards(s: State, seat: int, to_come: float, out: list[float]) -> None:
    p = s.players[seat]
    cards = persuasion = swords = icons = cost = flows = 0
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
            out[AT_CARDS + card] += to_come
    each = 1.0 / max(1, cards)
    out[18] = cards / 12.0
    out[19] = persuasion * each
    out[20] = swords * each * 2.0
    out[21] = icons * each
    out[22] = cost / 15.0
    out[23] = float(flows)
    for card in p.intrigue:
        out[AT_INTRIGUE + card] += 1.0


class Value:
    """How likely each seat is to win: one network for tables of several humans, one for a human alone."""

    __slots__ = ("alone", "out", "table")

    table: Net
    alone: Net
    out: list[float]

    def __init__(self, table: Net, alone: Net) -> None:
        self.table = table
        self.alone = alone
        self.out = [0.0] * COUNT

    def shares(self, s: State) -> list[float]:
        """By seat of a human. In a game for two House Hagal has no score (IMP-T1); alone its Rivals may win."""
        if s.over:
            return s.outcome()
        net = self.alone if s.humans == 1 else self.table
        rounds_left = Moment(s, 0, True, TABLE).rounds_left
        scores: list[float] = []
        for seat in range(2 if s.humans == 2 else len(s.players)):
            features(s, seat, rounds_left, self.out)
            scores.append(net.score(self.out))
        return shares(scores)[: s.humans]


def by_points() -> Net:
    """Points alone, for comparison: one more is worth some two and a half times the chance."""
    direct = [0.0] * COUNT
    direct[0] = 9.0
    return Net({"direct": direct})
