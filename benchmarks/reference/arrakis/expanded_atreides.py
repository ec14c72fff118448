"""The Atreides with Smugglers or The Spacing Guild: towards the alliance, with the smugglers' die, Troops that help."""

from __future__ import annotations

from typing import ClassVar

from . import prices
from .atreides import HARVESTER, Atreides
from .common import FEW, NO, Party, Words
from .expanded import Expanded
from .fight import Force

CAPTURE_PULL = 1.8
BASE_GUARD = 1  # units that stay there when the others march
MARCH = 0.8  # what it must bring
AT_RISK = 0.7  # of the Base, if it could be taken: they may go for a sietch instead
THEIR_LEADERS = ("staban_tuek", "gurney_halleck")
MARKER = 1.0  # a step of the marker that is nearest to Staban
GUARDS = 5.0  # a legion beside a sietch in danger, for each rank


class ExpandedAtreides(Expanded, Atreides):
    CARRIES: ClassVar[dict[str, int]] = {"smuggler_ornithopter": 2, "atreides_frigate": 3}

    known_ways: dict[str, float]
    wars: dict[tuple[str, Force], float]
    theirs: list[str]  # Smuggler Harvesters
    sally = False  # a battle from the Base

    def note(self, kind: str) -> None:
        self.known_ways, self.wars = {}, {}
        self.theirs = [a for a, x in self.t.areas.items() if x.get("harvester") == "smugglers"]
        super().note(kind)

    @property
    def neutral(self) -> bool:
        return "smugglers" in self.t.view and self.t.view["smugglers"]["status"] == "neutral"

    @property
    def gap(self) -> int:
        """Steps between Staban and the highest marker."""
        return int(self.t.view["smugglers"]["staban_step"] - max(self.t.view["markers"].values()))

    @property
    def staban_worth(self) -> float:
        """One step down."""
        if not self.neutral:
            return 0.0
        return prices.STABAN + (prices.ALLIANCE if self.gap == 1 else 0.0)

    def steps_worth(self, reward: list[int]) -> float:
        worth = super().steps_worth(reward)
        if self.neutral:
            markers = list(self.t.view["markers"].values())
            raised = max(n + have for n, have in zip(reward, markers, strict=True)) - max(markers)
            worth += MARKER * min(raised, self.gap)
        return worth

    # ------------------------------------------------------------ errands

    def errand(self, area: str) -> float:
        worth = super().errand(area)
        harvester = self.t.at(area).get("harvester")
        if harvester == "smugglers":
            worth += prices.CAPTURE + self.staban_worth - HARVESTER[self.board.terrain[area]]
        elif harvester and "guild" in self.t.view:
            worth += self.action_worth("any")
        return worth

    def way(self, area: str) -> float:
        found = self.known_ways.get(area)
        if found is None:
            away = self.board.distance[area]
            theirs = [CAPTURE_PULL / (1 + away[a]) for a in self.theirs]
            found = self.known_ways[area] = max([super().way(area), *theirs])
        return found

    def war(self, area: str, force: Force) -> float:
        key = (area, force)
        found = self.wars.get(key)
        if found is None:
            found = self.wars[key] = super().war(area, force)
        return found

    def prizes(self, w: Words) -> float:
        """The sure thing first: an Imperium Action, then Staban."""
        return FEW + float(self.t.at(w[1]).get("harvester") is True)

    # ------------------------------------------------------------ the Base and those who stand there

    def held(self, area: str, force: Force) -> float:
        worth = super().held(area, force)
        if area == self.t.base:
            worth += self.t.threat(area, force) * prices.BASE
        return worth

    def garrison(self, start: str, goal: str) -> int:
        """Out of the Base one by one, as from a sietch; all but a guard if they march."""
        if start != self.t.base:
            return super().garrison(start, goal)
        count = self.t.stack(start)
        if not goal:  # asked in the middle of a move, as for a hint: nobody has said where it goes
            return min(BASE_GUARD, count - 1)
        if self.hostile(goal):
            return 0  # those who do not advance are still there
        return min(BASE_GUARD, count - 1) if self.march(start, goal) else count - 1

    def march(self, start: str, goal: str) -> bool:
        """Whether nearly everybody leaves the Base: for a war, or to keep a sietch."""
        force, guard = self.t.force(start), Force(regular=BASE_GUARD)
        gain = self.war(goal, force) - self.war(start, force)
        if goal in self.t.sietches:
            gain += self.held(goal, self.t.force(goal)) - self.held(goal, self.merged(goal, force))
        risk = self.t.threat(start, guard) - self.t.threat(start, force)
        return gain > MARCH + risk * prices.BASE

    def split(self, start: str, stay: int, force: Force) -> tuple[Force, Force]:
        if start != self.t.base or stay != BASE_GUARD:
            return super().split(start, stay, force)
        return force.limited(max(1.0, force.units - stay)), Force(regular=stay)

    def party(self) -> Party | None:
        """From the Base everybody but the guard; out of a sietch one unit, rather none that is a leader too."""
        if self.start == self.t.base and self.garrison(self.start, self.goal) <= BASE_GUARD:
            return super(Atreides, self).party()
        party = super().party()
        if party is None or self.t.at(self.start)["units"]["regular"]:
            return party
        data = self.t.at(self.start)
        for name in ("smugglers", "troops"):
            if data.get(name):
                return Party((0, 0, 0), 0, 0, frozenset(), int(name == "smugglers"), int(name == "troops"))
        return party

    def b_advance(self, w: Words) -> float:
        """Out of the Base one unit is enough to destroy a settlement."""
        battle = self.t.view["battle"]
        if battle["from"] != self.t.base or "settlement" not in self.t.at(battle["to"]):
            return super().b_advance(w)
        return NO if w[1] == "0" else -float(w[1])

    def remember(self, kind: str, words: Words) -> None:
        super().remember(kind, words)
        if kind == "b_advance":
            self.sally = bool(self.t.base) and self.t.view["battle"]["from"] == self.t.base

    def advances(self, figure: str, n: int) -> float:
        """Leaders stay in the Base."""
        return -float(n) if self.sally and figure in ("generic", "leader") else super().advances(figure, n)

    def base_at(self, w: Words) -> float:
        """Where those who arrive have something to do, not where the Harkonnen can take it at once."""
        force = self.t.more(self.t.view["smugglers"]["waiting"], 0).plus(self.t.leaders(0, list(THEIR_LEADERS)))
        return self.area_worth(w[1], force) - AT_RISK * self.t.threat(w[1], force) * prices.BASE

    def staban_joins(self, w: Words) -> float:
        return FEW + self.safety(w[1]) * self.t.force(w[1]).units

    smugglers_join = staban_joins

    # ------------------------------------------------------------ the smugglers' die

    def turn(self, w: Words) -> float:
        if w[0] == "smugglers":
            die = self.t.view["smugglers"]["die"]
            return max(self.smuggler_uses(die).values()) - prices.SMUGGLER_DIE * prices.KEEP["atreides"][die]
        return super().turn(w)

    def smuggler_uses(self, result: str) -> dict[Words, float]:
        """SMG-9.4: weaker than an Atreides die."""
        found = self.plain_smuggler_uses(result)
        for card in self.t.view["prescience"]:
            if self.board.prescience[card]["timing"] == "action" and self.claimable(card):
                found["claim", card] = self.card_steps(card)
        return found

    def plain_smuggler_uses(self, result: str) -> dict[Words, float]:
        if result == "leadership":
            return {("move",): self.moves_worth(1, "leader"), ("attack",): self.attacks_worth("smuggler")}
        if result == "strategy":
            return {("move",): self.moves_worth(1), ("move", "smugglers"): self.moves_worth(2, "smuggler")}
        if result == "deployment":
            return {("normal",): self.recruits_worth()}
        if result == "mentat":
            return {("draw",): self.draw_worth(1) * prices.KEPT_CARD, ("play",): self.best_card()}
        others = ("leadership", "strategy", "deployment", "mentat")
        return {("die", other): max(self.plain_smuggler_uses(other).values()) for other in others}

    def use_smuggler_die(self, w: Words) -> float:
        return self.smuggler_uses(self.result_of_die()).get(w, FEW)

    def recruits_worth(self) -> float:
        """Two units at the Base, as far as there are some and there is room."""
        base = self.t.base
        if not base:
            return 0.0
        n = min(2, int(self.t.view["smugglers"]["supply"]), max(0, self.t.limit - self.t.stack(base)))
        return prices.UNITS[0] * n + max(0.0, self.reinforce(base, Force(regular=n)))

    def keep_card(self, w: Words) -> float:
        return self.play_worth(w[1])

    def who_acts(self, w: Words) -> float:
        worth = super().who_acts(w)
        if self.t.view.get("smugglers", {}).get("die") and self.t.view["seats"]["atreides"][0] == int(w[1]):
            worth = max(worth, self.turn(("smugglers", "die")))
        return worth

    # ------------------------------------------------------------ Ornithopters and Staban

    def place_smuggler_ornithopter(self, w: Words) -> float:
        """Over the legion it can help most."""
        best = 0.0
        for area in self.t.own:
            if area in self.board.under[w[1]]:
                force = self.t.force(area)
                for goal in self.board.flight[area]:
                    if self.t.free(goal):
                        best = max(best, self.move_worth(area, goal, force))
                    elif self.hostile(goal):
                        best = max(best, self.attack_worth(area, goal, False))
        return FEW + best

    def desert_worth(self) -> float:
        return max(super().desert_worth(), self.desert_choice(("leader", "staban_tuek")))

    def desert_choice(self, w: Words) -> float:
        if w[0] != "leader":
            return super().desert_choice(w)
        about = self.t.view["leaders"].get(w[1])
        return self.leader_worth(w[1]) if about and about["place"] == "board" else NO

    def special_worth(self, name: str) -> float:
        view = self.t.view
        if name == "staban_down":
            return self.staban_worth + prices.UNLOCKED
        if name == "unlock_ornithopter":
            return prices.UNLOCKED * bool(view["smugglers"]["ornithopters_locked"])
        if name == "smuggler_joins_staban":
            room = self.t.stack(view["leaders"]["staban_tuek"].get("area", "")) < self.t.limit
            return prices.UNITS[0] if room and view["smugglers"]["supply"] else 0.0
        if name == "down_frigate":
            return prices.FRIGATE if self.frigates_in_range() else self.action_worth("choam")
        return super().special_worth(name)

    # ------------------------------------------------------------ Troops and Frigates

    def frigates_in_range(self) -> list[str]:
        zones = {z for a in self.t.own for z in self.board.zones_over[a]}
        return [z for z in sorted(zones) if self.t.view["zones"][z] == "harkonnen_frigate"]

    def area_worth(self, area: str, force: Force) -> float:
        """Where Troops threaten a settlement, help with a card or keep a sietch."""
        worth = self.war(area, force) + self.way(area) - self.held(area, force)
        worth += self.cards_worth({*self.t.own, area}, self.places) - self.promised
        near = [a for a in self.board.near[area] if a in self.t.sietches]
        return worth + GUARDS * max((self.t.rank(a) * self.t.threat(a, self.t.force(a)) for a in near), default=0.0)

    def bomb_worth(self, area: str) -> float:
        data = self.t.at(area)
        if "owner" in data or "harvester" not in data:
            return super().bomb_worth(area)
        return HARVESTER["desert"] if data["harvester"] == "smugglers" else HARVESTER[self.board.terrain[area]]

    def free_worth(self, w: Words) -> float:
        return self.best_bomb(w[1])[0] if w[0] == "bombard" else super().free_worth(w)
