"""The Atreides: prescience cards and stations towards the objective, Harvesters destroyed, sietches held."""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.rules.tracks import targets
from ...arrakis.tables import (
    ADJACENT,
    AREA_COUNT,
    ARRAKEEN,
    ATREIDES_SIDE,
    DEEP,
    DESERT_AREAS,
    DISTANCE,
    ERG,
    HARKONNEN_SIDE,
    IS_DESERT,
    LEADER_SIDE,
    LEADERS,
    MOUNTAIN,
    PLATEAU,
    STATION_AT,
    TERRAIN,
)
from . import prices
from .common import NO, NOT_KNOWN, ONE_REGULAR, Party, Side, Spot
from .fight import NOBODY, Force, Memory, forecast
from .printed import (
    BENE_GESSERIT_TRAINING,
    DESERT_WAR,
    DEW_COLLECTORS,
    DRUMS,
    EXPOSURE,
    FEW,
    FREMEN_LEADERS,
    IS_ACTION,
    JESSICAS,
    KEEP,
    LEADER_EXPANDED,
    LEADER_WORTH,
    LISAN_AL_GAIB,
    NEW_WINDTRAPS,
    PAUL_THE_MAHDI,
    PAULS,
    REWARD,
    SPICE_THIEVES,
    STUNTED_WORMS,
    WATER_DISCIPLINE,
    WATER_OF_LIFE,
    WORM_HITS,
    YA_HYA_CHOUHADA,
)

STATION: Final = 0.85  # of a step: the marker is not known
STATION_PULL: Final = 4.0
HARVESTER: Final[list[float]] = [0.0, 0.0, 0.0, 2.2, 3.6]  # by terrain
HARVESTER_PULL: Final = 1.2
SECOND_HARVESTER: Final = 4.0  # with Spice Thieves on the table
SIETCH: Final = 10.0  # one rank lost
SAFE: Final = 0.12  # threat below which a garrison may thin out
WON: Final = 200.0
LAST_STEPS: Final = 2.0
WAR: Final = 0.6  # how much a settlement draws them
FRESH: Final = Force(1.0, 0.7)  # what a deployment brings
UNKNOWN_TOKEN: Final = Force(1.0, 0.5)
# By how many are wanted and how many there are: the part, squared.
PARTS: Final[list[list[float]]] = [[(n / max(1, wanted)) ** 2 for n in range(wanted + 1)] for wanted in range(5)]


class Atreides(Side):
    deficits: list[int]
    step: float  # what a needed step is worth: the last ones most
    promised: float  # by the open cards as everybody stands now
    steps_of: list[float]  # what each open prescience card brings
    errands: list[tuple[int, float]]  # what draws legions, and how strongly
    on: list[int]  # by terrain: areas with a legion; the last: in the desert without a sietch
    aims: list[float]  # of the settlements on the board: what it would bring to destroy one
    wars: Memory

    def __init__(self) -> None:
        self.wars = Memory()
        Side.__init__(self)

    def renew(self) -> None:
        self.wars.forget()
        self.deficits = self.missing_steps()
        self.step = prices.STEP * (1 + LAST_STEPS / (1 + sum(self.deficits)))
        self.steps_of = [self.card_steps(card) for card in self.s.prescience]
        self.aims = [WAR * self.step * self.all_steps(int(self.t.ranks[area])) for area in self.t.settlements]
        self.errands = self.all_errands()
        on = [0, 0, 0, 0, 0, 0]
        for area in self.t.own:
            on[TERRAIN[area]] += 1
            if IS_DESERT[area] and not self.s.sietch[area]:
                on[5] += 1
        self.on = on
        self.promised = self.cards_worth(-1, -1, 0, -1)

    def all_errands(self) -> list[tuple[int, float]]:
        found = [(area, STATION_PULL) for area in self.t.stations]
        for area in DESERT_AREAS:
            if self.s.harvester[area]:
                found.append((area, HARVESTER_PULL))
        return found

    # ------------------------------------------------------------ prescience

    def missing_steps(self) -> list[int]:
        """Steps each marker still needs, for the objective that is nearest."""
        marker = self.s.marker
        best: list[int] = []
        for objective in self.s.objectives:
            wanted = targets(self.s, objective)
            lack = [max(0, wanted[i] - marker[i]) for i in range(3)]
            if not best or sum(lack) < sum(best):
                best = lack
        return best

    def steps_worth(self, reward: tuple[int, int, int]) -> float:
        needed = total = 0
        for i in range(3):
            needed += min(reward[i], self.deficits[i])
            total += reward[i]
        return self.step * needed + prices.SPARE_STEP * (total - needed)

    def card_steps(self, card: int) -> float:
        worth = self.steps_worth(REWARD[card])
        return worth + 2 * prices.STEP if self.s.fear == card else worth

    def place_of(self, leaders: list[int], moved: int, goal: int) -> int:
        """Where the first of them on the board stands, or -1; those of the mask `moved` stand on `goal`."""
        for leader in leaders:
            if moved >> leader & 1:
                return goal
            if self.s.where[leader] >= 0:
                return self.s.where[leader]
        return -1

    def progress(self, card: int, left: int, entered: int, moved: int, goal: int) -> float:
        """How far the condition of a card is fulfilled, squared so that the last step counts most."""
        if card == DEW_COLLECTORS:
            return self.counted(PLATEAU, 3, left, entered)
        if card == NEW_WINDTRAPS:
            return self.counted(MOUNTAIN, 3, left, entered)
        if card == STUNTED_WORMS:
            return self.counted(ERG, 2, left, entered)
        if card == DESERT_WAR:
            n = self.on[5] - self.open_sand(left) + self.open_sand(entered)
            return PARTS[4][min(n, 4)]
        if card == DRUMS:
            return self.near_the_wall(left, entered)
        if card == BENE_GESSERIT_TRAINING:
            paul, jessica = self.place_of(PAULS, moved, goal), self.place_of(JESSICAS, moved, goal)
            if paul < 0 or jessica < 0:
                return (0.2 if paul >= 0 else 0.0) + (0.2 if jessica >= 0 else 0.0)
            met = 999
            for area in self.t.sietches or [paul]:
                met = min(met, DISTANCE[area][paul] + DISTANCE[area][jessica])
            return 1.0 if met == 0 else 0.7 / met
        if card == PAUL_THE_MAHDI:
            paul = self.place_of(PAULS, moved, goal)
            away = 9
            if paul >= 0:
                for number, area in enumerate(self.s.sietch_at):
                    hidden = area >= 0 and not self.s.sietch_up >> number & 1
                    if hidden and not self.t.zone_holds(area, k.ORNITHOPTER_UP):
                        away = min(away, DISTANCE[area][paul])
            return 1.0 if away == 0 else 0.5 / away
        if card == WATER_DISCIPLINE:
            n = 0
            for leaders in (PAULS, JESSICAS):
                n += self.open_sand(self.place_of(leaders, moved, goal))
            return PARTS[2][n]
        return 0.0

    def counted(self, terrain: int, wanted: int, left: int, entered: int) -> float:
        """Conditions that count areas with a legion."""
        n = self.on[terrain]
        if left >= 0 and TERRAIN[left] == terrain:
            n -= 1
        if entered >= 0 and TERRAIN[entered] == terrain:
            n += 1
        return PARTS[wanted][min(n, wanted)]

    def open_sand(self, area: int) -> int:
        return 1 if area >= 0 and IS_DESERT[area] and not self.s.sietch[area] else 0

    def near_the_wall(self, left: int, entered: int) -> float:
        away = self.to_a_settlement(left, entered)
        return 1.0 if away <= 1 else 0.5 / away

    def to_a_settlement(self, left: int, entered: int) -> int:
        """How far the nearest own legion is from one, if it leaves one area and enters another."""
        away = self.wall(entered) if entered >= 0 else 9
        for area in self.t.own:
            if area != left:
                away = min(away, self.wall(area))
        return away

    def wall(self, area: int) -> int:
        """How far the nearest settlement is."""
        spot = self.spot(area)
        if spot.wall < 0:
            spot.wall = 9
            for settlement in self.t.settlements:
                spot.wall = min(spot.wall, DISTANCE[settlement][area])
        return spot.wall

    def cards_worth(self, left: int, entered: int, moved: int, goal: int) -> float:
        """What the open cards promise if one area is left, another entered and the leaders of a mask stand on `goal`;
        two may be claimed in a round."""
        claims = 2 - self.s.claims
        if claims <= 0:
            return 0.0
        first = second = 0.0
        for i, card in enumerate(self.s.prescience):
            worth = self.steps_of[i] * self.progress(card, left, entered, moved, goal)
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        return first + second if claims > 1 else first

    def end_claim(self, a: int) -> float:
        return self.card_steps(self.prescience_of(a))

    def prescience_of(self, a: int) -> int:
        return a - (do.CLAIM if a >= do.CLAIM else do.PRESCIENCE_CARD)

    def remove_prescience(self, a: int) -> float:
        """Away with what is not needed: the others come sooner."""
        return 0.4 * prices.STEP - self.card_steps(self.prescience_of(a))

    # ------------------------------------------------------------ where legions want to be

    def move_worth(self, start: int, goal: int) -> float:
        if self.room(goal) <= 0:
            return NO
        here, there = self.standing(start), self.standing(goal)
        stay = self.garrison(start, goal)
        going, left = self.split(start, stay, self.t.force(start))
        leaves = stay == 0
        after = self.merged(goal, going)
        gain = self.errand(goal) + there.way - here.way
        gain += self.war(goal, after) + self.war(start, left) - here.war
        gain -= there.war
        entered = goal if self.s.owner[goal] != ATREIDES_SIDE else -1
        gain += self.cards_worth(start if leaves else -1, entered, self.s.named[start] if leaves else 0, goal)
        gain -= self.promised
        gain -= self.held(goal, after) - there.held
        gain -= self.held(start, left) - here.held
        return gain

    def split(self, start: int, stay: int, force: Force) -> tuple[Force, Force]:
        """Who goes and who stays."""
        return (force, NOBODY) if stay == 0 else (ONE_REGULAR, force.limited(max(1.0, force.units - 1)))

    def standing(self, area: int) -> Spot:
        """An area as it is: how near errands are, what those who stand there threaten, and what is feared."""
        spot = self.spot(area)
        if spot.held == NOT_KNOWN:
            force = self.t.force(area)
            spot.way = self.way(area)
            spot.war = self.war(area, force)
            spot.held = self.held(area, force)
        return spot

    def errand(self, area: int) -> float:
        """What a legion finds there."""
        worth = self.step * STATION if self.station(area) else 0.0
        if self.s.harvester[area]:
            worth += HARVESTER[TERRAIN[area]]
            if SPICE_THIEVES in self.s.prescience:
                worth += SECOND_HARVESTER
        return worth

    def station(self, area: int) -> bool:
        """Nobody has taken the one there."""
        number = STATION_AT[area]
        return number >= 0 and self.s.stations_left >> number & 1 == 1

    def way(self, area: int) -> float:
        """How near the errands are."""
        spot = self.spot(area)
        if spot.way == NOT_KNOWN:
            best = 0.0
            away = DISTANCE[area]
            for place, pull in self.errands:
                best = max(best, pull / (1 + away[place]))
            spot.way = best
        return spot.way

    def war(self, area: int, force: Force) -> float:
        """A settlement that legion could destroy, and how near it is."""
        if not force.units:
            return 0.0
        best = self.wars.find(force, area)
        if best < 0.0:
            best = 0.0
            away = DISTANCE[area]
            for n, settlement in enumerate(self.t.settlements):
                worth = self.aims[n] / (1 + away[settlement])
                if worth > best:
                    rank = self.t.ranks[settlement]
                    best = max(best, worth * forecast(force, self.t.force(settlement), rank).win)
            self.wars.keep(force, area, best)
        return best

    def all_steps(self, n: int) -> int:
        """Needed steps if every marker advances by n."""
        return min(n, self.deficits[0]) + min(n, self.deficits[1]) + min(n, self.deficits[2])

    def held(self, area: int, force: Force) -> float:
        """What is feared there: the sietch and those who stand in it."""
        sietch = self.s.sietch[area] != 0
        if force.units <= 0 and not sietch:
            return 0.0
        threat = self.t.threat(area, force)
        return threat * ((SIETCH * self.t.rank(area) if sietch else 0.0) + 0.6 * force.body + force.hits)

    def garrison(self, start: int, goal: int) -> int:
        """From a sietch one unit goes and the others stay."""
        if not self.s.sietch[start]:
            return 0
        count = self.t.stack(start)
        return 0 if count < 2 or (goal >= 0 and self.hostile(goal)) else count - 1

    def party(self) -> Party | None:
        """Out of a sietch goes one Regular or token; leaders stay at home."""
        party = super().party()
        if party is None:
            return None
        figures = [0] * k.FIGURES
        for tier in range(3):
            if self.t.units(self.start, tier):
                figures[tier] = 1
                return Party(figures, 0, 0)
        return Party(figures, 1, 0)

    def prize(self, area: int) -> float:
        worth = 0.5
        if self.t.settled(area):
            rank = int(self.t.rank(area))
            worth += self.steps_worth((rank, rank, rank))
            if area == ARRAKEEN and max(self.deficits) <= rank:
                worth += WON
        if YA_HYA_CHOUHADA in self.s.prescience and self.s.claims < 2:
            worth += self.card_steps(YA_HYA_CHOUHADA)
        return worth

    def reinforce(self, area: int, more: Force) -> float:
        force = self.t.force(area)
        return FEW + self.held(area, force) - self.held(area, self.merged(area, more)) + 0.3 * more.units

    def token_at(self, a: int) -> float:
        area = a - do.AREA
        if self.t.stack(area) >= self.t.limit:
            return NO
        more = self.t.token(self.a) if self.a >= 0 else UNKNOWN_TOKEN
        with_paul = False
        if LISAN_AL_GAIB in self.s.prescience and self.s.owner[area] >= 0:
            for paul in PAULS:
                with_paul = with_paul or self.s.named[area] >> paul & 1 == 1
        return self.reinforce(area, more) + self.safety(area) + (4.0 if with_paul else 0.0)

    def safety(self, area: int) -> float:
        return 1.0 - self.t.threat(area, self.t.force(area))

    def leader_for(self, a: int) -> float:
        """Named leaders where it is safe."""
        worth = super().leader_for(a)
        if not do.LEADER <= a < do.STAYS or self.a < 0:
            return worth
        worth *= 2 * self.safety(self.a) - 1
        return worth + self.cards_worth(-1, -1, 1 << (a - do.LEADER), self.a) - self.promised

    # ------------------------------------------------------------ a turn

    def turn(self, a: int) -> float:
        if do.RESULT <= a < do.NUMBER:
            return self.best_use(a - do.RESULT) - KEEP[ATREIDES_SIDE][a - do.RESULT]
        if a == do.DESERT:
            return self.desert_worth() - 0.5
        worth = self.free_worth(a)
        return worth + 100.0 if worth > 0 else NO

    def free_worth(self, a: int) -> float:
        if do.CLAIM <= a < do.ATOMIC:
            return self.card_steps(a - do.CLAIM) - prices.STEP
        if do.REVEAL_AT <= a < do.REVEAL_SIETCH:
            return self.reveal_worth(a - do.REVEAL_AT)
        return 0.2 if do.ATOMIC <= a < do.BOMBARD_WITH else -1.0

    def reveal_worth(self, area: int) -> float:
        """A token of two units in a quiet sietch: then one of them can leave."""
        t, s = self.t, self.s
        if t.units(area, 0) + t.units(area, 1) + t.units(area, 2) or not s.sietch[area]:
            return -1.0
        if t.threat(area, t.force(area)) > SAFE:
            return -1.0
        for paul in PAULS:
            if s.named[area] >> paul & 1:
                return -1.0  # his tokens are for the Lisan al-Gaib
        for token in s.tokens[area]:
            if t.token(token).units > 1:
                return 0.3
        return -1.0

    def use(self, a: int, result: int) -> float:
        if a == do.PLAY_A_CARD:
            return self.best_card()
        if do.CLAIM <= a < do.ATOMIC:
            card = a - do.CLAIM
            return self.card_steps(card) if IS_ACTION[card] and self.claimable(card) else FEW
        if a == do.MOVE_THEM:
            return self.moves_worth(2, k.WITH_LEADER if result == k.LEADERSHIP else k.ANY_LEGION)
        if a == do.ATTACK_IT:
            led = result == k.LEADERSHIP
            return self.attacks_worth(k.WITH_LEADER if led else k.ANY_LEGION, led)
        if a == do.NORMAL:
            return self.deployment_worth() if result == k.DEPLOYMENT else self.draw_worth(2)
        if do.RESULT <= a < do.NUMBER:
            other = a - do.RESULT
            return self.desert_worth() if other == k.DESERT_POWER else self.best_plain_use(other)
        if do.LEADER <= a < do.STAYS:
            return self.leader_worth(a - do.LEADER)
        return FEW

    def best_use(self, result: int) -> float:
        best = max(self.best_card(), self.best_plain_use(result))
        return max(best, self.best_claim())

    def best_claim(self) -> float:
        best = NO
        for card in self.s.prescience:
            if IS_ACTION[card] and self.claimable(card):
                best = max(best, self.card_steps(card))
        return best

    def claimable(self, card: int) -> bool:
        if self.s.claims >= 2:
            return False
        return self.place_of(PAULS if card == WATER_OF_LIFE else FREMEN_LEADERS, 0, -1) >= 0

    def best_plain_use(self, result: int) -> float:
        best = self.best_special(result)
        if result == k.LEADERSHIP or result == k.STRATEGY:
            return max(best, self.use(do.MOVE_THEM, result), self.use(do.ATTACK_IT, result))
        if result == k.HOUSE:
            for other in (k.LEADERSHIP, k.STRATEGY, k.DEPLOYMENT, k.MENTAT):
                best = max(best, self.best_plain_use(other))
            return max(best, self.desert_worth())
        return max(best, self.use(do.NORMAL, result))

    def deployment_worth(self) -> float:
        if not self.t.sietches:
            return 0.0
        worth = 2.5 if self.s.standard else 0.0
        best = NOT_KNOWN
        for area in self.t.sietches:
            best = max(best, self.reinforce(area, FRESH))
        waiting = NOT_KNOWN
        for leader in range(len(LEADERS)):
            here = not LEADER_EXPANDED[leader] or self.s.smugglers != k.NO_SMUGGLERS
            if here and LEADER_SIDE[leader] == ATREIDES_SIDE and self.s.where[leader] == k.AVAILABLE:
                waiting = max(waiting, LEADER_WORTH[leader])
        return worth + best + (waiting if waiting != NOT_KNOWN else prices.GENERIC_LEADER)

    # ------------------------------------------------------------ Desert Power

    def prey_worth(self, area: int) -> float:
        """An attack of a Sandworm on that area."""
        terrain = TERRAIN[area]
        if terrain <= PLATEAU:  # or a mountain
            return 0.0
        if self.s.owner[area] == HARKONNEN_SIDE:
            return min(WORM_HITS[terrain], self.t.force(area).body) * prices.HIT * 1.3
        if self.s.harvester[area]:
            return HARVESTER[terrain] * (0.5 if self.t.zone_holds(area, k.CARRYALL_UP) else 1.0)
        return 0.0

    def worm_spot(self, area: int) -> float:
        best = NOT_KNOWN
        for near in ADJACENT[area]:
            best = max(best, self.prey_worth(near))
        return best

    def worms(self) -> list[int]:
        worm = self.s.worm
        if worm.count(0) == AREA_COUNT:  # as a rule
            return []
        return [area for area in range(AREA_COUNT) if worm[area]]

    def best_worm(self) -> float:
        best = NOT_KNOWN
        for area in self.worms():
            best = max(best, self.worm_spot(area))
        return best if best != NOT_KNOWN else 0.0

    def desert_worth(self) -> float:
        best = max(self.desert_choice(do.SIGNS), self.desert_choice(do.WORMS))
        return max(best, self.desert_choice(do.WORM_ATTACKS))

    def desert_choice(self, a: int) -> float:
        if a == do.WORM_ATTACKS:
            return self.best_worm()
        if a == do.WILD_MAKER:
            return self.best_worm() + 1.0
        if a == do.WORMS:
            there = NOT_KNOWN
            for area in self.worms():
                for near in ADJACENT[area]:
                    if IS_DESERT[near]:
                        there = max(there, self.worm_spot(near))
            return 0.6 * ((there if there != NOT_KNOWN else 0.0) - self.best_worm())
        return 1.6 if a == do.SIGNS and self.s.pool else 0.0

    def place_sign(self, a: int) -> float:
        """In the way of the Harkonnen and beside what worms can eat later."""
        area = a - do.AREA
        if self.s.owner[area] == ATREIDES_SIDE:
            return FEW / 2  # it would be discarded
        away = DISTANCE[area]
        near = sietch = 999
        for other in self.t.others:
            near = min(near, away[other])
        for other in self.t.sietches:
            sietch = min(sietch, away[other])
        near = near if near < 999 else 9
        sietch = sietch if sietch < 999 else 9
        return 1.0 / (1 + near) + 0.5 / (1 + sietch) + (0.2 if TERRAIN[area] == DEEP else 0.0)

    def worm_move(self, a: int) -> float:
        area = a - do.AREA
        there = NOT_KNOWN
        for near in ADJACENT[area]:
            if IS_DESERT[near]:
                there = max(there, self.worm_spot(near))
        return (there if there != NOT_KNOWN else 0.0) - self.worm_spot(area) - FEW

    def worm_move_to(self, a: int) -> float:
        return self.worm_spot(a - do.AREA)

    def worm_prey(self, a: int) -> float:
        return self.prey_worth(a - do.AREA)

    def worm_follow(self, a: int) -> float:
        """Rather not."""
        return -FEW

    def worm_retreat(self, a: int) -> float:
        if not do.AREA <= a < do.ZONE:
            return 0.0
        area = a - do.AREA
        return EXPOSURE[TERRAIN[area]] + (2.0 if self.s.sign[area] else 0.0)

    # ------------------------------------------------------------ after a battle, single cards

    def b_advance(self, a: int) -> float:
        """Into a settlement or to an errand with as many as can be; otherwise stay."""
        goal = self.s.b_to
        wanted = self.t.settled(goal) or self.errand(goal) > 0
        return float(a - do.NUMBER) if wanted else -float(a - do.NUMBER)

    def advances(self, figure: int, n: int) -> float:
        return float(n)

    def worm_beside(self, a: int) -> float:
        """Where a worm goes or comes from, by whatever card."""
        if not do.AREA <= a < do.ZONE:
            return self.anything(a)
        return FEW + self.worm_spot(a - do.AREA) + self.prey_worth(a - do.AREA)

    def marker_up(self, a: int) -> float:
        return FEW + self.deficits[a - do.MARKER]
