"""Alone against the Mahdi (ARR-30): the Atreides who know what the automaton will do.

What wins, by the games: war. A settlement destroyed is its rank in steps of every marker (ARR-16.3), nine for Arrakeen;
the automaton leaves two facedown tokens at home (ARR-30.19) and never retreats, so that an army of six with leaders and
Fedaykin takes nearly every settlement it reaches. It gathers in a sietch of little rank, rides over wormsigns that
Desert Power has laid without a die, and marches as a whole.

Meanwhile signs are roads to stations, too, and worms are guns. The automaton attacks only what it out-powers
(ARR-30.12: a unit or leader 1, a facedown token 2), sietches first and the highest rank first. So a sietch is safe
while nobody near is stronger, an empty one is as good as lost, and a single unit outside is a decoy that costs a die
(ARR-30.14). A card is worth what it brings times how likely it is claimed, by the moves that are missing.

`wary` knows whom the automaton will attack, `riders` the march and Desert Power; here are cards, and the outlook of a
position for a search.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.rules.state import State
from ...arrakis.tables import (
    AREA_COUNT,
    ATREIDES_SIDE,
    DEEP,
    DESERT,
    DISTANCE,
    ERG,
    IS_DESERT,
    LEADER_SIDE,
    LEADERS,
    MOUNTAIN,
    PLATEAU,
    SETTLEMENT_AT,
    STANDARD_TOKENS,
    TERRAIN,
)
from . import prices
from .atreides import FRESH
from .common import NO, NOT_KNOWN
from .fight import NOBODY, Force, forecast
from .habits import Habits
from .printed import (
    BENE_GESSERIT_TRAINING,
    DESERT_WAR,
    DEW_COLLECTORS,
    DRUMS,
    FEW,
    FREMEN_LEADERS,
    JESSICAS,
    LEADER_EXPANDED,
    LEADER_WORTH,
    LEADERS_OATH,
    LISAN_AL_GAIB,
    MAKERS,
    NEW_WINDTRAPS,
    PAUL_THE_MAHDI,
    PAULS,
    RIDERS,
    SPICE_THIEVES,
    STUNTED_WORMS,
    WATER_DISCIPLINE,
    WATER_OF_LIFE,
    YA_HYA_CHOUHADA,
)
from .riders import Riders

TWO_REGULARS: Final = Force(2.0)
# The outlook of a position.
AT_START: Final = 26.0  # combat power of either side in the first round, more or less
SIETCHES_A_ROUND: Final = 1.4  # supremacy from sietches while the Harkonnen are as strong as at the start
STEPS_A_ROUND: Final = 3.3
STATIONS_LEFT: Final = 0.25  # of a step: a station nobody has taken
PROMISED: Final = 0.5  # of what the open cards promise
FEARED: Final = 0.5  # of the supremacy that is in danger
FIGURE: Final = 0.02  # rounds: a figure of one's own more than usual
WORM: Final = 0.1  # rounds: a worm
STEEPNESS: Final = 0.8
SETTLEMENT: Final = 0.5  # of the steps an army could take


def _ways(kinds: tuple[int, ...]) -> list[int]:
    """How far the nearest area of that terrain is."""
    return [
        min(DISTANCE[area][goal] for goal in range(AREA_COUNT) if TERRAIN[goal] in kinds and SETTLEMENT_AT[goal] < 0)
        for area in range(AREA_COUNT)
    ]


TO_PLATEAU: Final[list[int]] = _ways((PLATEAU,))
TO_MOUNTAIN: Final[list[int]] = _ways((MOUNTAIN,))
TO_ERG: Final[list[int]] = _ways((ERG,))
TO_SAND: Final[list[int]] = _ways((DESERT, DEEP))


def likely(missing: float, left: float, habits: Habits) -> float:
    """That a card is claimed which so many moves are missing for."""
    if missing <= 0.0:
        return 1.0
    found = exp(-habits.harder * missing)
    return found if missing <= left else habits.too_late * found


class Alone(Riders):
    keep: list[float]  # by result: what a die is worth for later
    moves_left: float  # in this round

    def __init__(self, habits: Habits) -> None:
        self.keep = [
            habits.keep_leadership,
            habits.keep_strategy,
            habits.keep_deployment,
            habits.keep_mentat,
            habits.keep_house,
            0.0,
        ]
        Riders.__init__(self, habits)

    def renew(self) -> None:
        s = self.s
        dice = 0
        for i in range(10, 20):
            dice += s.dice[i]
        self.moves_left = self.habits.moves_without + self.habits.moves_a_die * (dice if s.phase == k.ACTIONS else 4)
        Riders.renew(self)
        self.step = self.habits.step * (1 + self.habits.last_steps / (1 + sum(self.deficits)))
        self.steps_of = [self.card_steps(card) for card in s.prescience]
        self.promised = self.cards_worth(-1, -1, 0, -1)

    # ------------------------------------------------------------ prescience

    def progress(self, card: int, left: int, entered: int, moved: int, goal: int) -> float:
        """How likely the card will be claimed: by the moves that are missing."""
        return likely(self.missing_moves(card, left, entered, moved, goal), self.moves_left, self.habits)

    def missing_moves(self, card: int, left: int, entered: int, moved: int, goal: int) -> float:
        s = self.s
        if card == DEW_COLLECTORS:
            return self.marches(TO_PLATEAU, 3, left, entered)
        if card == NEW_WINDTRAPS:
            return self.marches(TO_MOUNTAIN, 3, left, entered)
        if card == STUNTED_WORMS:
            return self.marches(TO_ERG, 2, left, entered)
        if card == DESERT_WAR:
            return self.marches(TO_SAND, 4, left, entered)
        if card == DRUMS:
            return float(max(0, self.to_a_settlement(left, entered) - 1))
        paul = self.place_of(PAULS, moved, goal)
        if card == WATER_OF_LIFE:
            return 0.5 if paul >= 0 else 0.5 + self.habits.deploy_moves
        if card == RIDERS:
            return 0.5 if self.place_of(FREMEN_LEADERS, moved, goal) >= 0 else 0.5 + self.habits.deploy_moves
        if card == PAUL_THE_MAHDI:
            if paul < 0:
                return self.habits.deploy_moves
            away = 9
            for number, area in enumerate(s.sietch_at):
                if area >= 0 and not s.sietch_up >> number & 1 and not self.t.zone_holds(area, k.ORNITHOPTER_UP):
                    away = min(away, DISTANCE[area][paul])
            return float(away)
        if card == LISAN_AL_GAIB:
            if paul < 0:
                return self.habits.deploy_moves
            tokens = len(s.tokens[paul]) if s.owner[paul] == ATREIDES_SIDE else 0
            guarded = 2.0 if self.t.zone_holds(paul, k.ORNITHOPTER_UP) else 0.0
            return guarded + self.habits.deploy_moves * max(0, 2 - tokens)
        if card in (BENE_GESSERIT_TRAINING, WATER_DISCIPLINE):
            jessica = self.place_of(JESSICAS, moved, goal)
            if paul < 0 or jessica < 0:
                return (
                    (self.habits.deploy_moves if paul < 0 else 0.0)
                    + (self.habits.deploy_moves if jessica < 0 else 0.0)
                    + (0.0 if card == BENE_GESSERIT_TRAINING else 1.0)
                )
            if card == WATER_DISCIPLINE:
                n = 2.0 - self.open_sand(paul) - self.open_sand(jessica)
                return 1.0 if n == 2.0 and paul == jessica else n
            met = 99
            for area in self.t.sietches:
                met = min(met, DISTANCE[area][paul] + DISTANCE[area][jessica])
            return float(met)
        if card == LEADERS_OATH:
            best = 9.0
            for area in self.t.own:
                if IS_DESERT[area] and (s.named[area] or (goal == area and moved)):
                    best = min(best, max(0.0, 5.0 - self.strength(area)) * self.habits.deploy_moves)
            return best
        if card == SPICE_THIEVES:
            return float(max(0, 2 - s.harvesters_lost))
        if card == MAKERS:
            return 1.0 * max(0, 3 - len(self.worms()))
        if card == YA_HYA_CHOUHADA:
            return 4.0
        return 1.0

    def strength(self, area: int) -> float:
        """Units there if every token were shown."""
        return min(6.0, self.t.force(area).units)

    def marches(self, ways: list[int], wanted: int, left: int, entered: int) -> float:
        """Moves until so many legions stand on that terrain."""
        away: list[int] = []
        for area in self.t.own:
            if area != left:
                away.append(self.march(ways, area))
        if entered >= 0:
            away.append(self.march(ways, entered))
        if len(away) < wanted:
            return 9.0
        away.sort()
        total = 0
        for n in range(wanted):
            total += away[n]
        return float(total)

    def march(self, ways: list[int], area: int) -> int:
        if ways is TO_SAND and self.s.sietch[area]:
            return 1
        return ways[area]

    def deployment_worth(self) -> float:
        """Leaders come for the cards they fulfil."""
        habits = self.habits
        if not self.t.sietches:
            return 0.0
        need = NOT_KNOWN
        best = 0.0
        for area in self.t.sietches:
            need = max(need, self.reinforce(area, FRESH))
            if self.t.stack(area) < self.t.limit:
                best = max(best, self.leader_there(area))
        waiting = NOT_KNOWN
        for leader in range(len(LEADERS)):
            here = LEADER_SIDE[leader] == ATREIDES_SIDE and not LEADER_EXPANDED[leader]
            if here and self.s.where[leader] == k.AVAILABLE:
                waiting = max(waiting, LEADER_WORTH[leader])
        comes = habits.leader * (waiting if waiting != NOT_KNOWN else prices.GENERIC_LEADER)
        return habits.deploy * ((habits.fresh if self.s.standard else 0.0) + need + comes) + best

    def token_at(self, a: int) -> float:
        """Where the leader who comes along fulfils a card, or the sietch needs it."""
        worth = Riders.token_at(self, a)
        return worth + self.leader_there(a - do.AREA)

    def leader_there(self, area: int) -> float:
        best = 0.0
        for leader in range(len(LEADERS)):
            if LEADER_SIDE[leader] == ATREIDES_SIDE and self.s.where[leader] == k.AVAILABLE:
                best = max(best, self.cards_worth(-1, -1, 1 << leader, area) - self.promised)
        return best

    # ------------------------------------------------------------ dice, cards and battles

    def turn(self, a: int) -> float:
        if do.RESULT <= a < do.NUMBER:
            return self.best_use(a - do.RESULT) - self.keep[a - do.RESULT]
        if a == do.DESERT:
            return self.desert_worth() - self.habits.keep_desert
        worth = self.free_worth(a)
        return worth + 100.0 if worth > 0 else NO

    def change_die(self, a: int) -> float:
        return self.keep[a - do.RESULT]

    def free_worth(self, a: int) -> float:
        if do.CLAIM <= a < do.ATOMIC:
            return self.card_steps(a - do.CLAIM) - self.habits.claim
        return Riders.free_worth(self, a)

    def play_worth(self, card: int) -> float:
        return self.habits.card * Riders.play_worth(self, card)

    def leader_worth(self, leader: int) -> float:
        worth = Riders.leader_worth(self, leader)
        return worth * self.habits.special if worth > 0.0 else worth

    def attack_worth(self, start: int, target: int, surprise: bool) -> float:
        seen = forecast(self.t.force(start), self.t.force(target), self.t.rank(target), surprise)
        return seen.win * self.prize(target) + self.habits.kill * seen.killed - self.habits.lose * seen.lost

    def b_stay(self, a: int) -> float:
        if a == do.STAY:
            return 0.0
        to = self.s.b_to
        rank = self.t.rank(to)
        win = forecast(self.attackers(), self.t.force(to), rank).win
        return win - self.habits.retreat_at - (0.1 if rank else 0.0)

    # ------------------------------------------------------------ single decisions

    def remove_prescience(self, a: int) -> float:
        """Away with what is not needed or too hard."""
        card = self.prescience_of(a)
        hard = self.missing_moves(card, -1, -1, 0, -1)
        return self.habits.too_hard * self.habits.step - self.card_steps(card) * likely(hard, 9.0, self.habits)

    def reveal_worth(self, area: int) -> float:
        """A token shown of free will brings the automaton a Reinforcement (ARR-30.37)."""
        t, s = self.t, self.s
        oath = LEADERS_OATH in s.prescience and s.claims < 2 and self.moves_left < self.habits.at_last
        if oath and s.named[area] and IS_DESERT[area] and t.stack(area) < 5 <= self.strength(area):
            return 5.0
        if t.units(area, 0) + t.units(area, 1) + t.units(area, 2) or not s.sietch[area]:
            return -1.0
        for paul in PAULS:
            if s.named[area] >> paul & 1:
                return -1.0
        for token in s.tokens[area]:
            force = t.token(token)
            if force.units > 1:
                there = t.force(area)
                left = there.limited(there.units - 1.0)
                cost = 0.0 if s.bans >> 1 & 1 else self.habits.told
                return self.habits.scout - cost - self.held(area, left) + self.held(area, there)
        return -1.0

    def families_flee(self, a: int) -> float:
        """From where they are missed least: a sietch nobody is left in is as good as lost."""
        if a < do.FLEE:
            return 0.0
        number, what = divmod(a - do.FLEE, do.FAMILIES)
        area = self.s.sietch_at[number]
        there = self.t.force(area)
        first = do.FAMILIES - len(STANDARD_TOKENS)
        token = what >= first
        gone = self.t.token(STANDARD_TOKENS[what - first]) if token else TWO_REGULARS
        left = NOBODY if there.units <= gone.units else there.without(gone)
        return self.held(area, there) - self.held(area, left) + self.war(area, left) - self.war(area, there)

    def token_to_sietch(self, a: int) -> float:
        if not do.SIETCH <= a < do.MARKER:
            return 0.0
        area = self.s.sietch_at[a - do.SIETCH]
        return FEW + self.reinforce(area, Force(1.0, 0.7))

    # ------------------------------------------------------------ from afar

    def outlook(self, s: State) -> float:
        """How good a position is: near 1 if the objective will be met well before supremacy is 10, near 0 if after."""
        if s.over:
            return 1.0 if s.winner == ATREIDES_SIDE else 0.0
        return 1.0 / (1.0 + exp(-STEEPNESS * self.rounds_ahead(s)))

    def chance(self, s: State) -> float:
        """How often the house wins from there: fitted to 3,145 starts of rounds of 900 games (docs/learning.md)."""
        if s.over:
            return 1.0 if s.winner == ATREIDES_SIDE else 0.0
        return 1.0 / (1.0 + exp(0.96 - 0.84 * self.rounds_ahead(s)))

    def rounds_ahead(self, s: State) -> float:
        """The rounds until supremacy is 10, less those until the objective is met."""
        self.look(s, s.house[ATREIDES_SIDE])
        t = self.t
        feared = power = war = enemies = 0.0
        for area in t.sietches:
            feared += t.rank(area) * self.risk(area, t.force(area))
        for area in t.own:
            force = t.force(area)
            power += force.body + force.leaders
            war = max(war, self.war(area, force))
        for host in self.hosts:
            enemies += host.power
        promised = PROMISED * self.promised / self.step + SETTLEMENT * war / (self.step * self.habits.war)
        lack = sum(self.deficits) - STATIONS_LEFT * len(t.stations) - promised
        losses = SIETCHES_A_ROUND * max(0.3, enemies / AT_START) * (8 - s.aside_dice) / 8.0
        left = (10.0 - s.supremacy - FEARED * feared) / max(0.6, s.supremacy_a_round + losses)
        needed = max(0.0, lack) / STEPS_A_ROUND
        return left - needed + FIGURE * (power - AT_START) + WORM * len(self.worms())
