"""The view as the house reads it: who stands where, how strong, who threatens whom."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.contract import Data

from .board import Board
from .fight import Force, forecast

# Means of the tokens of a set, for those who may not look (Regular, Elite, special elite).
HIDDEN = {
    "garrison": Force(1.38, 0.38, 0.25),
    "standard": Force(0.63, 0.63, 0.5),
    "black": Force(1.17, 0.5, 0.33),
    "silver": Force(1.33, 0.5, 0.17),
}
HIDDEN_RANK = 2.0  # the mean rank of a sietch nobody has seen
NOBODY = Force()
# The share of an enemy's strength that matters at a distance.
THREAT = {0: 1.0, 1: 0.9, 2: 0.5, 3: 0.25, 4: 0.1}


class Table:
    def __init__(self, board: Board, view: Data) -> None:
        self.board = board
        self.view = view
        self.side: str = view["side"]
        self.enemy = "atreides" if self.side == "harkonnen" else "harkonnen"
        self.areas: dict[str, Data] = view["areas"]
        self.own = [a for a, x in self.areas.items() if x.get("owner") == self.side]
        self.others = [a for a, x in self.areas.items() if x.get("owner") == self.enemy]
        self.sietches = [a for a, x in self.areas.items() if "sietch" in x]
        self.settlements = [a for a, x in self.areas.items() if "settlement" in x]
        self.ranks: dict[str, float] = {a: float(self.areas[a]["settlement"]) for a in self.settlements}
        for sietch in self.sietches:
            self.ranks[sietch] = float(self.areas[sietch]["sietch"].get("rank", HIDDEN_RANK))
        self.base = next((a for a, x in self.areas.items() if "base" in x), "")  # of the smugglers
        if self.base:
            self.ranks[self.base] = float(self.areas[self.base]["base"])
        self._forces: dict[str, Force] = {}
        self._threats: dict[tuple[str, Force], float] = {}

    # ------------------------------------------------------------ what stands where

    def at(self, area: str) -> Data:
        return self.areas.get(area, {})

    def force(self, area: str) -> Force:
        found = self._forces.get(area)
        if found is None:
            found = self._forces[area] = self._force(self.at(area))
        return found

    def _force(self, data: Data) -> Force:
        if "owner" not in data:
            return NOBODY
        force = Force(*data["units"].values()).plus(self.leaders(data.get("generic", 0), data.get("leaders", [])))
        if "smugglers" in data or "troops" in data:
            force = force.plus(self.more(data.get("smugglers", 0), data.get("troops", 0)))
        for token in data.get("tokens", ()):
            force = force.plus(self.token(token))
        return force

    def those(self, data: Data) -> Force:
        """Figures of a battle or a move."""
        return self._force({"owner": "", **data})

    def leaders(self, generic: int, named: list[str]) -> Force:
        hits = generic + sum(self.board.leaders[x]["hits"] + 0.7 * self.board.leaders[x]["shields"] for x in named)
        return Force(leaders=generic + len(named), hits=hits)

    def more(self, smugglers: int, troops: int) -> Force:
        """Units of the expansions: Regulars all of them, and a Troop is a generic leader too (SMG-10.3, GLD-8.5)."""
        return Force(regular=smugglers + troops, leaders=troops, hits=troops)

    def token(self, token: str) -> Force:
        known = self.board.tokens.get(token)
        return Force(known["regular"], known["elite"], known["special"]) if known else HIDDEN[token]

    def stack(self, area: str) -> int:
        """Units and facedown tokens, which count one each."""
        data = self.at(area)
        if "owner" not in data:
            return 0
        units: int = sum(data["units"].values()) + data.get("smugglers", 0) + data.get("troops", 0)
        return units + len(data.get("tokens", ()))

    @property
    def limit(self) -> int:
        return 5 if self.side == "harkonnen" and "choam" in self.view["bans"] else 6

    def free(self, area: str) -> bool:
        """For the own side (ARR-2.9)."""
        data = self.at(area)
        if "worm" in data or data.get("owner") == self.enemy:
            return False
        if self.side == "harkonnen":
            return "sietch" not in data and "base" not in data
        return "settlement" not in data

    def rank(self, area: str) -> float:
        """Of the settlement or sietch there; nought without one."""
        return self.ranks.get(area, 0.0)

    # ------------------------------------------------------------ danger

    def threat(self, area: str, force: Force) -> float:
        """How likely the enemy takes the area from that force, seen from where the enemy stands now."""
        key = (area, force)
        found = self._threats.get(key)
        if found is None:
            found = 0.0
            rank = self.rank(area)
            for other in self.others:
                reach = THREAT.get(self.board.distance[other][area], 0.0)
                if reach:
                    found = max(found, reach * forecast(self.force(other), force, rank).win)
            self._threats[key] = found
        return found

    def guarded(self, area: str) -> bool:
        """An Ornithopter over it: no voluntary reveal (ARR-11.2)."""
        return any(self.view["zones"][z] == "ornithopter" for z in self.board.zones_over[area])

    def dice(self, side: str) -> int:
        names = ("house_harkonnen", "corrino_ally") if side == "harkonnen" else ("house_atreides", "fremen_ally")
        return sum(sum(self.view["dice"][n].values()) for n in names) + (self.view["slotted"][side] is not None)

    # ------------------------------------------------------------ the question

    @property
    def kind(self) -> str:
        kind: str = self.view["asks"]["kind"]
        return kind

    def about(self, kind: str) -> str:
        """The thing of that kind the question is about."""
        found = (thing.partition(":") for thing in self.view["asks"]["about"])
        return next((id for name, _, id in found if name == kind), "")

    def detail(self, name: str) -> Any:
        return self.view["asks"]["details"].get(name)
