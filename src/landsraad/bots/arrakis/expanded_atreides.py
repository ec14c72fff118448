"""The Atreides with Smugglers or The Spacing Guild: towards the alliance, with the smugglers' die, Troops that help."""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.tables import (
    ADJACENT,
    AREAS_UNDER,
    ATREIDES_SIDE,
    DESERT_AREAS,
    GURNEY,
    STABAN,
    TERRAIN,
    WITHIN_TWO,
    ZONES_OVER,
)
from . import expanded as ex
from . import prices
from .atreides import HARVESTER, Atreides
from .common import NO, NOT_KNOWN, Party, Side
from .fight import Force
from .printed import ANY_ACTION, CARD_EXPANDED, FEW, KEEP, LEADER_HITS, Piece

CAPTURE_PULL: Final = 1.8
BASE_GUARD: Final = 1  # units that stay there when the others march
MARCH: Final = 0.8  # what it must bring
AT_RISK: Final = 0.7  # of the Base, if it could be taken: they may go for a sietch instead
MARKER: Final = 1.0  # a step of the marker that is nearest to Staban
GUARDS: Final = 5.0  # a legion beside a sietch in danger, for each rank
GUARD: Final = Force(1.0)


class ExpandedAtreides(Atreides):
    # ------------------------------------------------------------ through the air

    def ways(self, area: int) -> list[int]:
        near = Side.ways(self, area)
        near.extend([a for a in ex.flights(self, area) if a not in near and self.t.free(a)])
        return near

    def targets(self, area: int) -> list[int]:
        near = Side.targets(self, area)
        near.extend([a for a in ex.flights(self, area) if a not in near and self.hostile(a)])
        return near

    def move_zone(self, a: int) -> float:
        return ex.move_zone(self, a)

    # ------------------------------------------------------------ towards the alliance

    def gap(self) -> int:
        """Steps between Staban and the highest marker."""
        return self.s.staban_step - max(self.s.marker)

    def staban_worth(self) -> float:
        """One step down."""
        if self.s.smugglers != k.NEUTRAL:
            return 0.0
        return prices.STABAN + (prices.ALLIANCE if self.gap() == 1 else 0.0)

    def steps_worth(self, reward: tuple[int, int, int]) -> float:
        worth = super().steps_worth(reward)
        if self.s.smugglers == k.NEUTRAL:
            marker = self.s.marker
            raised = max(reward[0] + marker[0], reward[1] + marker[1], reward[2] + marker[2]) - max(marker)
            worth += MARKER * min(raised, self.gap())
        return worth

    # ------------------------------------------------------------ errands

    def errand(self, area: int) -> float:
        worth = super().errand(area)
        harvester = self.s.harvester[area]
        if harvester == k.SMUGGLER_HARVESTER:
            worth += prices.CAPTURE + self.staban_worth() - HARVESTER[TERRAIN[area]]
        elif harvester and self.s.guild:
            worth += ex.action_worth(self, ANY_ACTION)
        return worth

    def all_errands(self) -> list[tuple[int, float]]:
        found = super().all_errands()
        for area in DESERT_AREAS:
            if self.s.harvester[area] == k.SMUGGLER_HARVESTER:
                found.append((area, CAPTURE_PULL))
        return found

    def prizes(self, a: int) -> float:
        """The sure thing first: an Imperium Action, then Staban."""
        return FEW + (1.0 if self.s.harvester[a - do.AREA] == k.HARKONNEN_HARVESTER else 0.0)

    # ------------------------------------------------------------ the Base and those who stand there

    def held(self, area: int, force: Force) -> float:
        worth = super().held(area, force)
        if area == self.t.base:
            worth += self.t.threat(area, force) * prices.BASE
        return worth

    def garrison(self, start: int, goal: int) -> int:
        """Out of the Base one by one, as from a sietch; all but a guard if they march."""
        if start != self.t.base:
            return super().garrison(start, goal)
        count = self.t.stack(start)
        if goal < 0:
            return min(BASE_GUARD, count - 1)
        if self.hostile(goal):
            return 0  # those who do not advance are still there
        return min(BASE_GUARD, count - 1) if self.march(start, goal) else count - 1

    def march(self, start: int, goal: int) -> bool:
        """Whether nearly everybody leaves the Base: for a war, or to keep a sietch."""
        force = self.t.force(start)
        gain = self.war(goal, force) - self.war(start, force)
        if goal in self.t.sietches:
            gain += self.held(goal, self.t.force(goal)) - self.held(goal, self.merged(goal, force))
        risk = self.t.threat(start, GUARD) - self.t.threat(start, force)
        return gain > MARCH + risk * prices.BASE

    def split(self, start: int, stay: int, force: Force) -> tuple[Force, Force]:
        if start != self.t.base or stay != BASE_GUARD:
            return super().split(start, stay, force)
        return force.limited(max(1.0, force.units - stay)), Force(float(stay))

    def party(self) -> Party | None:
        """From the Base everybody but the guard; out of a sietch one unit, rather none that is a leader too."""
        if self.start == self.t.base and self.garrison(self.start, self.goal) <= BASE_GUARD:
            return Side.party(self)
        party = super().party()
        if party is None or self.t.units(self.start, k.REGULAR):
            return party
        for figure in (k.SMUGGLER, k.TROOP):
            if self.t.units(self.start, figure):
                figures = [0] * k.FIGURES
                figures[figure] = 1
                return Party(figures, 0, 0)
        return party

    def b_advance(self, a: int) -> float:
        """Out of the Base one unit is enough to destroy a settlement."""
        if self.s.b_from != self.t.base or not self.t.settled(self.s.b_to):
            return super().b_advance(a)
        return NO if a == do.NUMBER else -float(a - do.NUMBER)

    def advances(self, figure: int, n: int) -> float:
        """Leaders stay in the Base."""
        sally = self.t.base >= 0 and self.s.b_from == self.t.base
        return -float(n) if sally and figure >= k.GENERIC else super().advances(figure, n)

    def base_at(self, a: int) -> float:
        """Where those who arrive have something to do, not where the Harkonnen can take it at once."""
        hits = LEADER_HITS[STABAN] + LEADER_HITS[GURNEY]
        force = Force(float(self.s.smugglers_waiting), 0.0, 0.0, 2.0, hits)
        area = a - do.AREA
        return self.area_worth(area, force) - AT_RISK * self.t.threat(area, force) * prices.BASE

    def staban_joins(self, a: int) -> float:
        return FEW + self.safety(a - do.AREA) * self.t.force(a - do.AREA).units

    # ------------------------------------------------------------ the smugglers' die

    def turn(self, a: int) -> float:
        if a == do.SMUGGLER_DIE:
            die = self.s.smuggler_die
            best = max(self.best_smuggler_use(die), self.best_claim())
            return best - prices.SMUGGLER_DIE * KEEP[ATREIDES_SIDE][die]
        if a >= do.BOMBARD_WITH:  # bombs fall before an attack
            worth = self.free_worth(a)
            return worth + 100.0 if worth > 0 else NO
        return super().turn(a)

    def best_smuggler_use(self, result: int) -> float:
        """SMG-9.4: weaker than an Atreides die."""
        if result == k.LEADERSHIP:
            return max(self.smuggler_use(do.MOVE_THEM, result), self.smuggler_use(do.ATTACK_IT, result))
        if result == k.STRATEGY:
            return max(self.smuggler_use(do.MOVE_THEM, result), self.smuggler_use(do.MOVE_SMUGGLERS, result))
        if result == k.DEPLOYMENT:
            return self.smuggler_use(do.NORMAL, result)
        if result == k.MENTAT:
            return max(self.smuggler_use(do.DRAW_CARDS, result), self.best_card())
        best = self.best_smuggler_use(k.LEADERSHIP)
        for other in (k.STRATEGY, k.DEPLOYMENT, k.MENTAT):
            best = max(best, self.best_smuggler_use(other))
        return best

    def smuggler_use(self, a: int, result: int) -> float:
        if a == do.MOVE_THEM:
            return self.moves_worth(1, k.WITH_LEADER if result == k.LEADERSHIP else k.ANY_LEGION)
        if a == do.MOVE_SMUGGLERS:
            return self.moves_worth(2, k.WITH_SMUGGLERS)
        if a == do.ATTACK_IT:
            return self.attacks_worth(k.WITH_SMUGGLERS, False)
        if a == do.NORMAL:
            return self.recruits_worth()
        if a == do.DRAW_CARDS:
            return self.draw_worth(1) * prices.KEPT_CARD
        if a == do.PLAY_A_CARD and result == k.MENTAT:
            return self.best_card()
        if do.RESULT <= a < do.NUMBER and a - do.RESULT != k.DESERT_POWER:
            return self.best_smuggler_use(a - do.RESULT)
        if do.CLAIM <= a < do.ATOMIC:
            return self.use(a, result)
        return FEW

    def use_smuggler_die(self, a: int) -> float:
        return self.smuggler_use(a, self.a)

    def recruits_worth(self) -> float:
        """Two units at the Base, as far as there are some and there is room."""
        base = self.t.base
        if base < 0:
            return 0.0
        n = min(2, self.s.smugglers_left, max(0, self.t.limit - self.t.stack(base)))
        return prices.UNITS[0] * n + max(0.0, self.reinforce(base, Force(float(n))))

    def keep_card(self, a: int) -> float:
        return self.play_worth(a - do.CARD)

    def who_acts(self, a: int) -> float:
        worth = super().who_acts(a)
        if self.s.smuggler_die >= 0 and self.s.house[ATREIDES_SIDE] == a - do.SEAT:
            worth = max(worth, self.turn(do.SMUGGLER_DIE))
        return worth

    # ------------------------------------------------------------ Ornithopters and Staban

    def place_smuggler_ornithopter(self, a: int) -> float:
        """Over the legion it can help most."""
        best = 0.0
        for area in self.t.own:
            if area in AREAS_UNDER[a - do.ZONE]:
                for goal in WITHIN_TWO[area]:
                    if self.t.free(goal):
                        best = max(best, self.move_worth(area, goal))
                    elif self.hostile(goal):
                        best = max(best, self.attack_worth(area, goal, False))
        return FEW + best

    def desert_worth(self) -> float:
        return max(super().desert_worth(), self.desert_choice(do.LEADER + STABAN))

    def desert_choice(self, a: int) -> float:
        if not do.LEADER <= a < do.STAYS:
            return super().desert_choice(a)
        leader = a - do.LEADER
        there = self.s.smugglers != k.NO_SMUGGLERS and self.s.where[leader] >= 0
        return self.leader_worth(leader) if there else NO

    def special_worth(self, piece: Piece) -> float:
        name = piece.name
        if name == "staban_down":
            return self.staban_worth() + prices.UNLOCKED
        if name == "unlock_ornithopter":
            return prices.UNLOCKED if self.s.thopters_locked else 0.0
        if name == "smuggler_joins_staban":
            room = self.t.stack(self.s.where[STABAN]) < self.t.limit
            return prices.UNITS[0] if room and self.s.smugglers_left else 0.0
        if name == "down_frigate":
            return prices.FRIGATE if self.frigate_in_range() else ex.action_worth(self, ex.CHOAM)
        return super().special_worth(piece)

    # ------------------------------------------------------------ Troops and Frigates

    def frigate_in_range(self) -> bool:
        for area in self.t.own:
            for zone in ZONES_OVER[area]:
                if self.s.zone[zone] == k.FRIGATE_UP:
                    return True
        return False

    def area_worth(self, area: int, force: Force) -> float:
        """Where Troops threaten a settlement, help with a card or keep a sietch."""
        worth = self.war(area, force) + self.way(area) - self.held(area, force)
        entered = area if self.s.owner[area] != ATREIDES_SIDE else -1
        worth += self.cards_worth(-1, entered, 0, -1) - self.promised
        best = NOT_KNOWN
        for near in ADJACENT[area]:
            if near in self.t.sietches:
                best = max(best, self.t.rank(near) * self.t.threat(near, self.t.force(near)))
        return worth + GUARDS * (best if best != NOT_KNOWN else 0.0)

    def bomb_worth(self, area: int) -> float:
        if self.s.owner[area] >= 0 or not self.s.harvester[area]:
            return ex.bomb_worth(self, area)
        own = self.s.harvester[area] == k.HARKONNEN_HARVESTER
        return HARVESTER[TERRAIN[area]] if own else HARVESTER[3]

    def best_bomb(self, zone: int) -> float:
        best = 0.0
        for i, area in enumerate(AREAS_UNDER[zone]):
            worth = self.bomb_worth(area)
            best = worth if i == 0 else max(best, worth)
        return best

    def free_worth(self, a: int) -> float:
        return self.best_bomb(a - do.BOMBARD_WITH) if a >= do.BOMBARD_WITH else super().free_worth(a)

    def bombard_from(self, a: int) -> float:
        return self.bomb_worth(a - do.AREA)

    def land_frigate(self, a: int) -> float:
        return ex.land_frigate(self, a - do.ZONE, self.best_bomb(a - do.ZONE))

    def land_troops(self, a: int) -> float:
        return self.area_worth(a - do.AREA, ex.landing(self))

    def land_how_many(self, a: int) -> float:
        """As many as can be in the better area."""
        return float(a - do.NUMBER)

    # ------------------------------------------------------------ the Guild

    def imperium_action(self, a: int) -> float:
        return ex.imperium_action(self, a)

    def heighliner_step(self, a: int) -> float:
        return FEW

    def hold_heighliner(self, a: int) -> float:
        return float(a - do.NUMBER)

    def upgrade_whom(self, a: int) -> float:
        return ex.upgrade_whom(a)

    def play_worth(self, card: int) -> float:
        return ex.play_worth(self, card) if CARD_EXPANDED[card] else super().play_worth(card)

    def piece_worth(self, piece: Piece) -> float:
        return ex.piece_worth(self, piece) if ex.is_new(piece) else super().piece_worth(piece)
