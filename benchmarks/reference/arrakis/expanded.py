"""What both sides meet with Smugglers or The Spacing Guild: transports, Imperium Actions, landings, bombs."""

from __future__ import annotations

from typing import ClassVar

from . import prices
from .common import FEW, NO, Data, Side, Words
from .fight import Force, forecast

FLIGHT = 0.5  # what a figure in the air is worth if it does not carry anybody now
FRIGATE_FLIGHT = 1.5  # it could drop bombs instead
FRIGATES = ("harkonnen_frigate", "atreides_frigate")
ARRAKIS = 4  # steps of a Heighliner
SPLIT_FROM = 6  # Troops that must land in two areas (GLD-7.6)
MOST_LANDED = 6


class Expanded(Side):
    """The judges of a side that knows the expansions; put before the class of the side."""

    CARRIES: ClassVar[dict[str, int]]  # how far the figures of the side carry a legion

    def area_worth(self, area: str, force: Force) -> float:
        """What it is worth to land that force there."""
        raise NotImplementedError

    # ------------------------------------------------------------ through the air

    def flights(self, area: str) -> set[str]:
        far = max((self.CARRIES.get(self.t.view["zones"][z], 0) for z in self.board.zones_over[area]), default=0)
        return {0: set(), 2: self.board.flight[area], 3: self.board.far_flight[area]}[far]

    def ways(self, area: str) -> list[str]:
        near = Side.ways(self, area)
        return near + [a for a in sorted(self.flights(area)) if a not in near and self.t.free(a)]

    def targets(self, area: str) -> list[str]:
        near = Side.targets(self, area)
        return near + [a for a in sorted(self.flights(area)) if a not in near and self.hostile(a)]

    def hostile(self, area: str) -> bool:
        return super().hostile(area) or (self.t.side == "harkonnen" and area == self.t.base)

    def move_zone(self, w: Words) -> float:
        """To ride instead is declining; Troops cannot (GLD-8.4)."""
        cost = FRIGATE_FLIGHT if self.t.view["zones"][w[1]] in FRIGATES else FLIGHT
        return float(self.t.at(self.start).get("troops", 0)) - cost

    attack_zone = move_zone

    # ------------------------------------------------------------ Imperium Actions and Heighliners

    @property
    def guild(self) -> Data:
        found: Data = self.t.view["guild"]
        return found

    def imperium_action(self, w: Words) -> float:
        return 0.0 if w[0] == "done" else self.action_worth(w[1])

    def action_worth(self, kind: str) -> float:
        """Cargo is loaded before the Heighliner goes on."""
        own = self.guild[self.t.side]
        if kind == "landsraad":
            return prices.TROOP * self.recruits(2)
        if kind == "choam":
            return prices.FRIGATE if own["frigates"] else 0.0
        if kind == "spacing_guild":
            return self.step_worth(1)
        return max(self.action_worth(x) for x in ("landsraad", "choam", "spacing_guild"))

    def recruits(self, n: int) -> int:
        return min(n, int(self.guild["troops"]), int(self.guild[self.t.side]["bases"]))

    def freight(self, side: str) -> float:
        cargo = self.guild[side]["cargo"]
        return prices.FREIGHT * int(cargo["troops"] + cargo["frigates"])

    def step_worth(self, n: int) -> float:
        """Steps of the own Heighliner."""
        arrives = self.guild[self.t.side]["heighliner"] + n >= ARRAKIS
        return FEW + n * self.freight(self.t.side) * (prices.ARRIVES if arrives else 1.0)

    def heighliner_step(self, w: Words) -> float:
        return FEW

    def hold_heighliner(self, w: Words) -> float:
        return float(w[1])

    # ------------------------------------------------------------ landing

    def land_frigate(self, w: Words) -> float:
        """Over what it can bomb and over whom it can carry."""
        under = self.board.under[w[1]]
        carried = sum(self.t.force(a).units for a in under if a in self.t.own)
        return self.best_bomb(w[1])[0] + 0.1 * carried

    def landing(self) -> Force:
        troops = int(self.guild[self.t.side]["cargo"]["troops"])
        return self.t.more(0, min(troops, MOST_LANDED - 1 if troops == SPLIT_FROM else MOST_LANDED))

    def land_troops(self, w: Words) -> float:
        return self.area_worth(w[1], self.landing())

    def land_how_many(self, w: Words) -> float:
        """As many as can be in the better area."""
        return float(w[1])

    # ------------------------------------------------------------ bombs

    def best_bomb(self, zone: str) -> tuple[float, str]:
        return max(((self.bomb_worth(a), a) for a in self.board.under[zone]), default=(0.0, ""))

    def bomb_worth(self, area: str) -> float:
        """The dead, and a legion that can attack those who are left."""
        if self.t.at(area).get("owner") != self.t.enemy:
            return 0.0
        force, rank = self.t.force(area), self.t.rank(area)
        weak = force.after(self.bombs)
        best = 0.0
        for own in self.t.own:
            if area in self.board.near[own] or area in self.flights(own):
                more = forecast(self.t.force(own), weak, rank).win - forecast(self.t.force(own), force, rank).win
                best = max(best, more * self.prize(area))
        return prices.HIT * min(self.bombs, force.body) + best

    @property
    def bombs(self) -> float:
        pilots = self.t.side == "atreides" and "pilots_of_caladan" in self.guild["in_play"]
        return prices.BOMBS_OF_PILOTS if pilots else prices.BOMBS

    def bombard_from(self, w: Words) -> float:
        return self.bomb_worth(w[1])

    def turn(self, w: Words) -> float:
        """Bombs fall before an attack."""
        if w[0] == "bombard":
            worth = self.free_worth(w)
            return worth + 100.0 if worth > 0 else NO
        return super().turn(w)

    # ------------------------------------------------------------ cards

    def branches(self, condition: str) -> bool:
        if condition in ("allied", "eliminated"):
            return bool(self.t.view["smugglers"]["status"] == condition)
        return super().branches(condition)

    def play_worth(self, card: str) -> float:
        about = self.board.cards[card]
        if not about["expansion"]:
            return super().play_worth(card)
        parts = about["parts"]
        if about["branch_if"] and self.branches(about["branch_if"]):
            parts = about["branch"]
        elif about["second_if"] and self.branches(about["second_if"]):
            parts = about["second"]
        worth = prices.LASTING[about["lasting"]] if about["lasting"] else 0.0
        return worth + sum(max(0.0, self.part_worth(part)) for part in parts)

    def part_worth(self, part: Data) -> float:
        kind = part["part"]
        if kind == "ImperiumAction":
            return self.action_worth(part["kind"])
        if kind == "Recruit":
            return prices.TROOP * self.recruits(part["n"])
        if kind == "AdvanceHeighliner":
            return self.step_worth(part["n"])
        if kind == "HoldHeighliner":
            return min(int(part["n"]), int(self.guild[self.t.enemy]["heighliner"])) * self.freight(self.t.enemy)
        return super().part_worth(part)

    def upgrade_whom(self, w: Words) -> float:
        """Rather a Regular or Smuggler Unit than a Troop, who is a leader too."""
        return -prices.LOSSES[w[0]]
