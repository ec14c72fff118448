"""A position from afar: how likely each side is to win. Compiled.

`Value.read` writes the inputs of a network trained on games of the house (`landsraad.lab.learn`): the leaf of a search.
The two sides have nothing in common but the board, so that one network looks at both at once and answers for the
Harkonnen; what the Atreides have is what is left. Facedown things are read as the world has them: it is a guessed one.
"""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import codes as k
from ...arrakis.rules.state import State
from ...arrakis.tables import (
    AREA_COUNT,
    ARRAKEEN,
    ATREIDES_SIDE,
    DISTANCE,
    FLYING,
    HARKONNEN_SIDE,
    LEADER_SIDE,
    LEADERS,
    SETTLEMENT_RANK,
    STORM_EXEMPT,
    TERRAIN,
)
from ...kernel.net import Net, shares
from .atreides import Atreides
from .fight import forecast
from .printed import EXPOSURE, JESSICAS, PAULS
from .table import THREAT, Table, bits

NAMES: Final[list[str]] = [
    # the game
    "round",
    "supremacy",
    "supremacy squared",
    "Harkonnen dice",
    "Atreides dice",
    "the Harkonnen act",
    "alone",
    "supremacy a round, alone",
    "smugglers neutral",
    "smugglers allied",
    "smugglers eliminated",
    "the Guild",
    "Bene Gesserit of the Harkonnen",
    "Bene Gesserit of the Atreides",
    # the Harkonnen
    "lowest Imperium marker",
    "Imperium markers",
    "ban of CHOAM",
    "ban of the Guild",
    "ban of the Landsraad",
    "spice",
    "Harvesters",
    "Carryalls",
    "Ornithopters",
    "Regulars",
    "Elites",
    "Sardaukar",
    "legions",
    "strongest legion",
    "second legion",
    "leaders",
    "Bashars",
    "cards or Reinforcements",
    "settlements",
    "Arrakeen stands",
    "defence of Arrakeen",
    "weather",
    "Troops",
    "Troops in space",
    "Frigates",
    "Heighliner",
    # the Atreides
    "missing steps",
    "most missing of one marker",
    "nearly there",
    "Arrakeen would do",
    "objectives",
    "promised by cards",
    "steps on the open cards",
    "claims left",
    "prescience deck",
    "stations",
    "near stations and Harvesters",
    "war",
    "Fremen Regulars",
    "Fremen Elites",
    "Fedaykin",
    "tokens",
    "standard tokens left",
    "Fremen legions",
    "strongest Fremen legion",
    "Fremen leaders",
    "Naibs",
    "Paul",
    "Jessica",
    "Fremen cards",
    "worms",
    "wormsigns",
    "Wild Maker",
    "Fremen Troops",
    "Fremen Troops in space",
    "Fremen Frigates",
    "Fremen Heighliner",
    "smuggler units",
    "Staban",
    "danger of the Base",
    # sietches
    "sietches",
    "ranks of sietches",
    "seen sietches",
    "danger",
    "greatest danger",
    "supremacy in danger",
    "the last danger",
    "ranks outpowered beside",
    "ranks outpowered near",
    "the target is weak",
    "distance of the target",
    "strength of sietches",
]
COUNT: Final = len(NAMES)


class Value:
    """How likely each side is to win."""

    __slots__ = ("judge", "net", "out")

    net: Net
    out: list[float]
    judge: Atreides

    def __init__(self, net: Net) -> None:
        self.net = net
        self.out = [0.0] * COUNT
        self.judge = Atreides()

    def shares(self, s: State) -> list[float]:
        """By seat: partners win together."""
        if s.over:
            winner = s.winner
            likely = [0.5, 0.5] if winner < 0 else [1.0, 0.0] if winner == HARKONNEN_SIDE else [0.0, 1.0]
        else:
            self.read(s, self.out)
            likely = shares([self.net.score(self.out), self.net.score(NOTHING)])
        found: list[float] = []
        for seat in range(s.seats):
            side = 0 if not s.solo and (seat == s.house[0] or seat == s.ally[0]) else 1
            found.append(likely[side])
        return found

    # ------------------------------------------------------------ inputs

    def read(self, s: State, out: list[float]) -> None:
        """Write the inputs into `out`, which has room for COUNT."""
        self.judge.look(s, s.house[ATREIDES_SIDE])
        table = self.judge.t
        i = self._game(s, out, 0)
        i = self._harkonnen(s, table, out, i)
        i = self._atreides(s, table, out, i)
        i = self._sietches(s, table, out, i)
        assert i == COUNT

    def _game(self, s: State, out: list[float], i: int) -> int:
        dice = [0, 0]
        for side in range(2):
            for n in range(side * 10, side * 10 + 10):
                dice[side] += s.dice[n]
        if s.solo:
            dice[0] = s.unrolled
        supremacy = s.supremacy / 10.0
        out[i] = s.round / 10.0
        out[i + 1] = supremacy
        out[i + 2] = supremacy * supremacy
        out[i + 3] = dice[0] / 8.0
        out[i + 4] = dice[1] / 4.0
        out[i + 5] = 1.0 if s.phase == k.ACTIONS and s.side == HARKONNEN_SIDE else 0.0
        out[i + 6] = 1.0 if s.solo else 0.0
        out[i + 7] = float(s.supremacy_a_round) if s.solo else 0.0
        out[i + 8] = 1.0 if s.smugglers == k.NEUTRAL else 0.0
        out[i + 9] = 1.0 if s.smugglers == k.ALLIED else 0.0
        out[i + 10] = 1.0 if s.smugglers == k.ELIMINATED else 0.0
        out[i + 11] = 1.0 if s.guild else 0.0
        out[i + 12] = s.bene_gesserit[0] / 2.0
        out[i + 13] = s.bene_gesserit[1] / 2.0
        return i + 14

    def _harkonnen(self, s: State, t: Table, out: list[float], i: int) -> int:
        units = [0, 0, 0, 0, 0, 0]
        first = second = weather = 0.0
        for area in t.others:
            for figure in range(k.FIGURES):
                units[figure] += s.force[area * k.FIGURES + figure]
            body = t.force(area).body
            if body > first:
                first, second = body, first
            elif body > second:
                second = body
            if not STORM_EXEMPT[area]:
                weather += min(EXPOSURE[TERRAIN[area]], body)
        leaders = 0
        for leader in range(len(LEADERS)):
            if LEADER_SIDE[leader] == HARKONNEN_SIDE and s.where[leader] >= 0:
                leaders += 1
        harvesters = spice = carryalls = ornithopters = frigates = 0
        for area in range(AREA_COUNT):
            if s.harvester[area]:
                harvesters += 1
                spice += 2 if TERRAIN[area] == 4 else 1
        for figure in s.zone:
            if figure == k.CARRYALL_UP:
                carryalls += 1
            elif figure == k.ORNITHOPTER_UP:
                ornithopters += 1
            elif figure == k.FRIGATE_UP:
                frigates += 1
        ranks = 0
        for number, rank in enumerate(SETTLEMENT_RANK):
            if s.settlements >> number & 1:
                ranks += rank
        cards = len(s.reinforcements) if s.solo else len(s.hands[0]) + len(s.hands[1])
        arrakeen = t.settled(ARRAKEEN)
        out[i] = min(s.imperium) / 5.0
        out[i + 1] = sum(s.imperium) / 15.0
        out[i + 2] = float(s.bans & 1)
        out[i + 3] = float(s.bans >> 1 & 1)
        out[i + 4] = float(s.bans >> 2 & 1)
        out[i + 5] = (spice + s.spice + s.reserve_spice) / 8.0
        out[i + 6] = harvesters / 6.0
        out[i + 7] = carryalls / 2.0
        out[i + 8] = ornithopters / 4.0
        out[i + 9] = units[k.REGULAR] / 16.0
        out[i + 10] = units[k.ELITE] / 8.0
        out[i + 11] = units[k.SPECIAL] / 6.0
        out[i + 12] = len(t.others) / 8.0
        out[i + 13] = first / 10.0
        out[i + 14] = second / 10.0
        out[i + 15] = leaders / 3.0
        out[i + 16] = units[k.GENERIC] / 6.0
        out[i + 17] = cards / 8.0
        out[i + 18] = ranks / 9.0
        out[i + 19] = 1.0 if arrakeen else 0.0
        out[i + 20] = t.force(ARRAKEEN).body / 10.0 if arrakeen else 0.0
        out[i + 21] = weather / 8.0
        out[i + 22] = units[k.TROOP] / 4.0
        out[i + 23] = s.cargo_troops[0] / 4.0 if s.guild else 0.0
        out[i + 24] = (frigates + s.cargo_frigates[0]) / 3.0 if s.guild else 0.0
        out[i + 25] = s.heighliner[0] / 4.0 if s.guild else 0.0
        return i + 26

    def _atreides(self, s: State, t: Table, out: list[float], i: int) -> int:
        judge = self.judge
        lack = sum(judge.deficits)
        most = max(judge.deficits)
        open_steps = war = pull = strongest = 0.0
        for worth in judge.steps_of:
            open_steps += worth
        units = [0, 0, 0, 0, 0, 0]
        tokens = 0
        for area in t.own:
            force = t.force(area)
            war = max(war, judge.war(area, force))
            pull += judge.way(area)
            strongest = max(strongest, force.body)
            for figure in range(k.FIGURES):
                units[figure] += s.force[area * k.FIGURES + figure]
            tokens += len(s.tokens[area])
        leaders = 0
        for leader in range(len(LEADERS)):
            if LEADER_SIDE[leader] == ATREIDES_SIDE and s.where[leader] >= 0:
                leaders += 1
        worms = signs = frigates = 0
        for area in range(AREA_COUNT):
            worms += 1 if s.worm[area] else 0
            signs += 1 if s.sign[area] else 0
        for figure in s.zone:
            if figure == k.FRIGATE_UP + 1:
                frigates += 1
        out[i] = lack / 20.0
        out[i + 1] = most / 9.0
        out[i + 2] = 1.0 / (1.0 + lack)
        out[i + 3] = 1.0 if t.settled(ARRAKEEN) and most <= 3 else 0.0
        out[i + 4] = len(s.objectives) - 1.0
        out[i + 5] = judge.promised / judge.step / 4.0
        out[i + 6] = open_steps / judge.step / 6.0
        out[i + 7] = max(0, 2 - s.claims) / 2.0
        out[i + 8] = len(s.prescience_deck) / 16.0
        out[i + 9] = len(t.stations) / 6.0
        out[i + 10] = pull / 12.0
        out[i + 11] = war / judge.step / 2.0
        out[i + 12] = units[k.REGULAR] / 8.0
        out[i + 13] = units[k.ELITE] / 6.0
        out[i + 14] = units[k.SPECIAL] / 4.0
        out[i + 15] = tokens / 8.0
        out[i + 16] = len(s.standard) / 8.0
        out[i + 17] = len(t.own) / 10.0
        out[i + 18] = strongest / 10.0
        out[i + 19] = leaders / 4.0
        out[i + 20] = units[k.GENERIC] / 8.0
        out[i + 21] = 1.0 if s.where[PAULS[0]] >= 0 or s.where[PAULS[1]] >= 0 else 0.0
        out[i + 22] = 1.0 if s.where[JESSICAS[0]] >= 0 or s.where[JESSICAS[1]] >= 0 else 0.0
        out[i + 23] = (len(s.hands[2]) + len(s.hands[3])) / 6.0
        out[i + 24] = worms / 4.0
        out[i + 25] = signs / 8.0
        out[i + 26] = float(s.wild_maker)
        out[i + 27] = units[k.TROOP] / 4.0
        out[i + 28] = s.cargo_troops[1] / 4.0 if s.guild else 0.0
        out[i + 29] = (frigates + s.cargo_frigates[1]) / 3.0 if s.guild else 0.0
        out[i + 30] = s.heighliner[1] / 4.0 if s.guild else 0.0
        out[i + 31] = units[k.SMUGGLER] / 4.0
        out[i + 32] = (s.staban_step - max(s.marker)) / 7.0 if s.smugglers == k.NEUTRAL else 0.0
        out[i + 33] = t.threat(t.base, t.force(t.base)) if t.base >= 0 else 0.0
        return i + 34

    def _sietches(self, s: State, t: Table, out: list[float], i: int) -> int:
        count = ranks = seen = 0
        danger = greatest = last = strength = 0.0
        beside = near = weak = 0
        away = 9
        for number, area in enumerate(s.sietch_at):
            if area < 0:
                continue
            rank = s.sietch_rank[number]
            count += 1
            ranks += rank
            seen += s.sietch_up >> number & 1
            force = t.force(area)
            strength += rank * min(force.body, 8.0)
            threat = 0.0
            power = self._power(s, area)
            reach = 9
            for other in t.others:
                distance = DISTANCE[area][other]
                if distance < 5:
                    part = THREAT[distance]
                    if part > threat:
                        threat = max(threat, part * forecast(t.force(other), force, float(rank)).win)
                if s.solo and self._power(s, other) > power:
                    reach = min(reach, 1 if other in FLYING[area] else distance)
            danger += rank * threat
            greatest = max(greatest, rank * threat)
            if s.supremacy + rank >= 10:
                last = max(last, threat)
            if reach <= 1:
                beside += rank
            if reach <= 2:
                near += rank
            if s.solo and area == s.target:
                weak = rank if reach <= 4 else 0
                away = reach
        out[i] = count / 8.0
        out[i + 1] = ranks / 16.0
        out[i + 2] = seen / 4.0
        out[i + 3] = danger / 6.0
        out[i + 4] = greatest / 3.0
        out[i + 5] = min(2.0, (s.supremacy + danger) / 10.0)
        out[i + 6] = last
        out[i + 7] = beside / 6.0
        out[i + 8] = near / 6.0
        out[i + 9] = weak / 3.0
        out[i + 10] = away / 9.0 if s.solo else 0.0
        out[i + 11] = strength / 60.0
        return i + 12

    def _power(self, s: State, area: int) -> int:
        """Combat power as the Mahdi reckons (ARR-30.12)."""
        if s.owner[area] < 0:
            return 0
        n = 2 * len(s.tokens[area]) + bits(s.named[area])
        for figure in range(k.FIGURES):
            n += s.force[area * k.FIGURES + figure]
        return n


NOTHING: Final[list[float]] = [0.0] * COUNT


def by_points() -> Net:
    """The two tracks alone, for comparison."""
    direct = [0.0] * COUNT
    direct[NAMES.index("supremacy")] = 5.0
    direct[NAMES.index("missing steps")] = 10.0
    return Net({"direct": direct})


def chances_by_points() -> Net:
    """The two tracks as chances, fitted to 198 games of the house (docs/learning.md). The steeper `by_points` says
    nearly always that the Harkonnen win: a search that only compares does not mind, people do."""
    direct = [0.0] * COUNT
    nobody = [0.0] * COUNT  # a unit that is active only for the side without inputs: what it is ahead by
    direct[NAMES.index("supremacy")] = 4.3
    direct[NAMES.index("missing steps")] = 4.4
    for name in ("round", "supremacy", "missing steps"):
        nobody[NAMES.index(name)] = -30.0
    return Net({"direct": direct, "hidden": [nobody], "hidden_bias": [1.0], "output": [4.2]})
