"""What the things of Rise of Ix are worth: Freighters, Tech tiles, Negotiators and dreadnoughts (IMP-X)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from landsraad.kernel.contract import Data

from . import prices as price
from .table import FACTIONS, parts

if TYPE_CHECKING:
    from .worth import Worth

TOP_SPACE = 3
DIVIDENDS = 5
SHIPPED_SPICE = 2
SHIPPED_TROOPS = 2
SHIPPED_DISCOUNT = 2
CANNOT_BUY = -1000.0


class Ix:
    """Judgements about one moment of a game with Rise of Ix. In the base game nothing asks for them."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.table = worth.table
        self.rounds = worth.table.rounds_left
        self._tiles: dict[str, float] = {}

    def of(self, effect: Data, sure: bool) -> float:
        """What a Freighter, tile, Negotiator or dreadnought icon is worth; nothing to a house that ignores them."""
        if not self.table.ix:
            return 0.0
        fade = self.worth.fade
        match effect["op"]:
            case "freighter":
                return self.icons(int(effect["n"])) if sure else price.FREIGHTER_ICON * fade * int(effect["n"])
            case "acquiretech":
                return (
                    max(0.0, self.best_tile(effect["discount"], effect["or_solari"]))
                    if sure
                    else price.TECH_ICON * fade
                )
            case "negotiate":
                return self.negotiators(min(int(effect["n"]), int(self.table.me["supply"])))
            case _:  # a dreadnought
                return self.dreadnought if self.table.ships("supply") else 0.0

    # ------------------------------------------------------------ the Freighter (IMP-X2)

    @cached_property
    def dividends(self) -> float:
        solari = DIVIDENDS + (1 if self.table.passive("smuggling_operation") and self.table.my_turn else 0)
        return self.worth.goods(solari=solari) - price.RIVAL_DIVIDEND * len(self.table.rivals) * self.worth.fade

    @cached_property
    def shipped_troops(self) -> float:
        troops = SHIPPED_TROOPS + (1 if "troop_transports" in self.table.tech else 0)
        return self.worth.troop * min(troops, int(self.table.me["supply"]))

    @cached_property
    def cargo(self) -> tuple[float, ...]:
        """What a recall from each space of the track pays."""
        low = max(self.dividends, self.worth.goods(spice=SHIPPED_SPICE))
        middle = self.shipped_troops + self.worth.best_faction(list(FACTIONS), 1)
        top = max(0.0, self.best_tile(SHIPPED_DISCOUNT))
        return 0.0, low, low + middle, low + middle + top

    @cached_property
    def under_way(self) -> tuple[float, ...]:
        """What a Freighter on each space is worth while it waits for the next icon."""
        me = self.table.me
        each = max(self.cargo[space] / (space + 1) for space in range(1, TOP_SPACE + 1))
        soon = price.FREIGHT_SOON if me["agents"] and not me["revealed"] else 0.0
        share = max(min(1.0, self.rounds / price.FREIGHT_TIME), soon)
        return tuple(share * each * space for space in range(TOP_SPACE + 1))

    def voyage(self, space: int, icons: int) -> float:
        """The best that so many icons make of a Freighter on that space."""
        if not icons:
            return self.under_way[space]
        ways = [self.under_way[space]]
        if space < TOP_SPACE:
            ways.append(self.voyage(space + 1, icons - 1))
        if space:
            ways.append(self.cargo[space] + self.voyage(0, icons - 1))
        return max(ways)

    def icons(self, n: int) -> float:
        space: int = self.table.me["freighter"]
        return self.voyage(space, n) - self.under_way[space]

    def advance(self, icons: int) -> float:
        space: int = self.table.me["freighter"]
        return self.voyage(space + 1, icons - 1) - self.under_way[space]

    def recall(self, icons: int) -> float:
        space: int = self.table.me["freighter"]
        return self.cargo[space] + self.voyage(0, icons - 1) - self.under_way[space]

    # ------------------------------------------------------------ Tech tiles (IMP-X1)

    def negotiators(self, n: int) -> float:
        """What so many more on the Ix board are worth."""
        have: int = self.table.me["negotiators"]
        more = min(have + n, price.NEGOTIATORS_ENOUGH) - min(have, price.NEGOTIATORS_ENOUGH)
        return price.NEGOTIATOR * self.worth.fade * more

    def paying(self, cost: int, negotiators: int, in_solari: bool = False) -> float:
        """What it costs me to pay that price with so many Negotiators."""
        rest = max(0, cost - negotiators)
        money = self.worth.goods(solari=-rest) if in_solari else self.worth.goods(spice=-rest)
        return money - price.NEGOTIATOR * self.worth.fade * negotiators

    def buying(self, tile: str, discount: int, in_solari: bool = False) -> float:
        """A tile less its price, paid in the cheapest way."""
        cost = max(0, self.table.tile(tile)["cost"] - discount)
        most = min(cost, int(self.table.me["negotiators"]))
        return self.tile(tile) + max(self.paying(cost, n, in_solari) for n in range(most + 1))

    def best_tile(self, discount: int, or_solari: bool = False) -> float:
        """The best purchase among the face-up tiles."""
        offers = [stack["tile"] for stack in self.table.view["tech"] if stack["tile"]]
        values = [self.buying(t, discount) for t in offers]
        if or_solari:
            values += [self.buying(t, discount, in_solari=True) for t in offers]
        return max(values, default=CANNOT_BUY)

    def tile(self, name: str) -> float:
        """What a tile brings from now to the end of the game, read from its own text."""
        if name not in self._tiles:
            worth, facts = self.worth, self.table.tile(name)
            this_round = 0.0 if self.table.me["revealed"] else 1.0
            value = worth.of(facts["acquire"], sure=False)
            value += self.rounds * worth.of(facts["round_start"], sure=False)
            value += (self.rounds + this_round) * self._each_reveal(facts["reveal"])
            if facts["flip"]:
                uses = price.FLIP_USED * (self.rounds + this_round)
                value += uses * worth.of(facts["ability"], sure=False)
            value += max(self.in_the_end(facts["endgame"]), self._once(facts))
            value += self.rounds * price.TILE_PASSIVE.get(facts["passive"], 0.0)
            if facts["passive"] == "detonation_devices":
                value += price.DETONATION * (2 - self.table.ships("supply")) * self.worth.fade
            self._tiles[name] = value
        return self._tiles[name]

    def _each_reveal(self, effect: Data) -> float:
        """A reveal ability hangs on something I have or may still get."""
        if effect["op"] == "when" and self.table.holds(effect["condition"], None):
            return self.worth.of(effect["effect"], sure=False)
        return self.worth.of(effect, sure=False)

    def _once(self, facts: Data) -> float:
        """An ability that trashes its tile."""
        return 0.0 if facts["flip"] else max(0.0, self.worth.of(facts["ability"], sure=False))

    def in_the_end(self, effect: Data) -> float:
        """What an Endgame ability promises."""
        table = self.table
        if effect["op"] == "vp_per_low_track":
            low = sum(1 for level in table.me["influence"].values() if level <= 1)
            return price.VICTORY_POINT * int(effect["n"]) * low * self.stays_low
        if effect["op"] != "when":
            return 0.0
        if table.holds(effect["condition"], None):
            return self.worth.of(effect["effect"])
        return self.worth.of(effect["effect"]) * self._hope(effect["condition"])

    @cached_property
    def stays_low(self) -> float:
        return float(price.LOW_TRACK_STAYS**self.rounds)

    def _hope(self, condition: Data) -> float:
        """The chance that a condition not met now is met in the end."""
        me = self.table.me
        match condition["if"]:
            case "TracksAtLeast":
                tracks = sorted(me["influence"].values(), reverse=True)[: condition["tracks"]]
                missing = sum(max(0, condition["influence"] - level) for level in tracks)
                return price.LAST_HOPE if missing <= price.STEPS_TO_COME * self.rounds else 0.0
            case "SpiceMustFlowAtLeast":
                return price.LAST_HOPE * self.worth.fade / 2
            case _:
                return price.LAST_HOPE * self.worth.fade

    def using(self, name: str) -> float:
        """Using the ability of my tile now, less what the tile itself is worth if that trashes it."""
        facts = self.table.tile(name)
        value = self.worth.of(facts["ability"])
        return value if facts["flip"] else value - self.in_the_end(facts["endgame"])

    # ------------------------------------------------------------ dreadnoughts (IMP-X3)

    @cached_property
    def dreadnought(self) -> float:
        """One more in the garrison."""
        return price.DREADNOUGHT * min(price.DREADNOUGHT_ROUNDS, self.rounds)

    @property
    def detonation(self) -> float:
        """A point for a dreadnought that goes back to the supply (IMP-X3.11)."""
        return price.VICTORY_POINT - self.dreadnought

    @cached_property
    def trophy(self) -> float:
        """What a dreadnought brings its owner who wins the Conflict, beside the reward."""
        if not self.table.ix:
            return 0.0
        station = price.STATIONED * min(1.0, self.rounds)
        return max(station, self.detonation) if "detonation_devices" in self.table.tech else station

    def station(self, space: str) -> float:
        """A dreadnought on a location: its bonus for a round, and what a rival loses by it."""
        bonus = self.table.space(space)["control"]
        value = self.worth.goods(bonus["solari"], bonus["spice"], bonus["water"])
        holder = self.table.view["control"][space]
        if holder == self.table.seat:
            return 0.0
        return value if holder is None else value - price.RIVAL_BONUS

    # ------------------------------------------------------------ leaders

    def snooper(self, faction: str) -> float:
        """What Tessia's token on that track brings when she reaches it: the topmost free slot (IMP-12.17)."""
        left: list[str] = self.table.me.get("snoopers", [])
        if faction not in left:
            return 0.0
        bonus = price.TRACK_BONUS[faction]
        again = self.worth.step(faction, 3)
        return (bonus + again, again, bonus, price.SNOOPER_DISCARD)[len(left) - 1]


def gives(effect: Data, op: str) -> bool:
    """Whether that is somewhere in an effect."""
    match effect["op"]:
        case "all":
            return any(gives(e, op) for e in parts(effect))
        case "arrow":
            return gives(effect["effect"], op)
        case name:
            return bool(name == op)
