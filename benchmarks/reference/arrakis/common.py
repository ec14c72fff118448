"""Decisions both sides meet. A judge answers what one option is worth; declining is worth nothing.

A side remembers only what it has itself chosen within the running action, because the view shows a legion that has set
out neither where it came from nor where it goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from landsraad.kernel.contract import Game

from . import prices
from .board import Board
from .fight import Force, forecast
from .table import NOBODY, Table

Words = tuple[str, ...]
Data = dict[str, Any]
NO = -1000.0  # never, if there is anything else
DECLINED = ("skip",)
EVERYWHERE = 99.0  # figures for several areas at once
FEW = 0.05  # hardly worth a mention
RETREAT_AT = 0.85  # chance of the attacker from which a defender goes
EVERYBODY = 99
PICKING = ("who_goes", "how_many", "which_tokens", "leader_goes")  # who goes along


class Party(NamedTuple):
    """Who goes along in a move or attack."""

    units: tuple[int, int, int]
    tokens: int
    generic: int
    named: frozenset[str]
    smugglers: int = 0
    troops: int = 0


class Side:
    """The judges of one side. The name of a judge is the kind of decision in `view["asks"]`."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.t: Table
        self.start = ""  # where the legion of the running move or attack stands
        self.goal = ""
        self.surprise = False
        self.picked = 0  # facedown tokens named for the running move
        self.inbound: dict[str, int] = {}  # units on their way in this action
        self._gains: dict[str, tuple[float, str]] = {}
        self._strikes: dict[tuple[str, bool], tuple[float, str]] = {}

    def choose(self, game: Game, table: Table, legal: list[int]) -> int:
        worth = self.judged(game, table, legal)
        best = max(legal, key=lambda action: worth[action])
        self.remember(table.kind, game.words(best))
        return best

    def judged(self, game: Game, table: Table, legal: list[int]) -> dict[int, float]:
        """What every legal action is worth to this side."""
        self.t = table
        self._gains = {}
        self._strikes = {}
        kind = table.kind
        self.note(kind)
        judge: Callable[[Words], float] = getattr(self, kind, self.anything)
        words = [game.words(action) for action in legal]
        worth = [0.0 if w == DECLINED else judge(w) for w in words]
        return dict(zip(legal, worth, strict=True))

    def note(self, kind: str) -> None:
        """What the view itself says about the running action."""
        if kind in ("turn", "use_die"):
            self.inbound = {}
        elif kind == "move_to":
            self.start = self.t.about("area")
        elif kind in PICKING:
            self.start = self.t.detail("from").partition(":")[2]
        elif kind in ("attack_from", "attack_to"):
            self.surprise = bool(self.t.detail("with"))

    def remember(self, kind: str, words: Words) -> None:
        if kind == "attack_from" and words[0] == "area":
            self.start = words[1]
        elif kind in ("move_to", "attack_to"):
            self.goal = words[1]
        elif kind in PICKING:
            self.picked = self.picked + 1 if words[0] == "token" else 0
            if words[0] == "all" and self.t.detail("purpose") == "move":
                self.inbound[self.goal] = self.inbound.get(self.goal, 0) + self.t.stack(self.start)

    def anything(self, w: Words) -> float:
        """A question nobody has thought about: yes rather than no, the first of equals."""
        return 0.0 if w[0] in ("done", "end") else FEW

    # ------------------------------------------------------------ what each side has to say

    def move_worth(self, start: str, goal: str, force: Force) -> float:
        raise NotImplementedError

    def prize(self, area: str) -> float:
        """What winning a battle there brings beside the dead."""
        raise NotImplementedError

    def garrison(self, start: str, goal: str) -> int:
        """How many units stay behind when a legion leaves."""
        raise NotImplementedError

    def turn(self, w: Words) -> float:
        raise NotImplementedError

    def uses(self, result: str) -> dict[Words, float]:
        """What a die of that result can do."""
        raise NotImplementedError

    def leader_worth(self, leader: str) -> float:
        """The special action of a leader whose card lies ready."""
        about, facts = self.t.view["leaders"][leader], self.board.leaders[leader]
        ready = about["place"] == "board" or (about["place"] == "available" and not facts["needs_board"])
        if about["spent"] or not ready:
            return NO
        return sum(max(0.0, self.part_worth(p)) for p in facts["special"])

    def specials(self, result: str) -> dict[Words, float]:
        """The special actions on that box."""
        mine = [x for x, facts in self.board.leaders.items() if (facts["side"], facts["box"]) == (self.t.side, result)]
        return {("leader", x): self.leader_worth(x) for x in mine}

    def draw_worth(self, n: int) -> float:
        held = sum(len(x) for x in self.t.view["hands"].values())
        return n * prices.DRAW * max(0.3, 1.2 - held / 10)

    # ------------------------------------------------------------ moving

    def ways(self, area: str) -> list[str]:
        """Where a legion can go, as far as the house looks."""
        return [a for a in self.board.near[area] if self.t.free(a)]

    def gain(self, area: str) -> tuple[float, str]:
        """The best move of the legion there."""
        found = self._gains.get(area)
        if found is None:
            force = self.t.force(area)
            found = max(((self.move_worth(area, goal, force), goal) for goal in self.ways(area)), default=(NO, ""))
            self._gains[area] = found
        return found

    def moves_worth(self, n: int, which: str = "any") -> float:
        gains = sorted((self.gain(a)[0] for a in self.t.own if self.fits(a, which)), reverse=True)
        return sum(g for g in gains[:n] if g > 0)

    def fits(self, area: str, which: str) -> bool:
        """Whether the legion there is one a card or result may take."""
        data = self.t.at(area)
        led = "generic" in data or "leaders" in data or "troops" in data
        word, _, name = which.partition(" ")
        if word == "with":
            return name in data.get("leaders", ())
        if word == "at":
            return area == name
        sand = area in self.board.desert
        special = bool(data["units"]["special"])
        if word == "smuggler":
            return "smugglers" in data
        return {"special": special, "leader": led, "desert": sand, "desert_leader": led and sand}.get(word, True)

    def move_from(self, w: Words) -> float:
        return self.gain(w[1])[0]

    move_twice = move_from

    def move_to(self, w: Words) -> float:
        return self.move_worth(self.start, w[1], self.t.force(self.start))

    def party(self) -> Party | None:
        """None: everybody. The strongest go first, leaders go with them."""
        data = self.t.at(self.start)
        attack = self.t.detail("purpose") == "attack"
        count = self.t.stack(self.start)
        room = EVERYBODY if attack else self.room(self.goal)
        take = max(1, min(count - self.garrison(self.start, self.goal), room))
        if take >= count:
            return None
        have = [*data["units"].values(), data.get("smugglers", 0), data.get("troops", 0)]
        taken = [0] * len(have)
        left = take
        for kind in (2, 1, 4, 0, 3):
            taken[kind] = min(left, have[kind])
            left -= taken[kind]
        units = (taken[0], taken[1], taken[2])
        return Party(units, left, data.get("generic", 0), frozenset(data.get("leaders", ())), taken[3], taken[4])

    def room(self, area: str) -> int:
        return self.t.limit - self.t.stack(area) - self.inbound.get(area, 0)

    def going(self) -> Party | None:
        """The party of the legion that is asked about; it may have been emptied by those who went before."""
        return self.party() if self.t.at(self.start).get("owner") == self.t.side else None

    def who_goes(self, w: Words) -> float:
        return 1.0 if (w[0] == "all") == (self.going() is None) else 0.0

    def how_many(self, w: Words) -> float:
        figure, n = self.t.detail("figure"), int(w[1])
        if self.t.detail("purpose") == "advance":
            return self.advances(figure, n)
        party = self.going()
        if party is None:
            return float(n)
        units = dict(zip(("regular", "elite", "special"), party.units, strict=True))
        wanted = {**units, "smuggler": party.smugglers, "troop": party.troops, "generic": party.generic}
        return -abs(n - wanted[figure])

    def which_tokens(self, w: Words) -> float:
        party = self.going()
        missing = party is None or self.picked < party.tokens
        return 0.0 if w[0] == "done" else 1.0 if missing else -1.0

    def leader_goes(self, w: Words) -> float:
        goes = int(w[0] == "goes")
        if self.t.detail("purpose") == "advance":
            return self.advances("leader", goes)
        party = self.going()
        return float(goes) if party is None else -abs(goes - int(w[1] in party.named))

    def advances(self, figure: str, n: int) -> float:
        """So many of that kind go into the area that was won."""
        raise NotImplementedError

    # ------------------------------------------------------------ attacking

    def targets(self, area: str) -> list[str]:
        return [a for a in self.board.near[area] if self.hostile(a)]

    def hostile(self, area: str) -> bool:
        data = self.t.at(area)
        mark = "sietch" if self.t.side == "harkonnen" else "settlement"
        return "worm" not in data and (data.get("owner") == self.t.enemy or mark in data)

    def attack_worth(self, start: str, target: str, surprise: bool) -> float:
        seen = forecast(self.t.force(start), self.t.force(target), self.t.rank(target), surprise)
        return seen.win * self.prize(target) + prices.HIT * (seen.killed - seen.lost)

    def strike(self, area: str, surprise: bool) -> tuple[float, str]:
        """The best attack of the legion there."""
        key = (area, surprise)
        if key not in self._strikes:
            found = ((self.attack_worth(area, target, surprise), target) for target in self.targets(area))
            self._strikes[key] = max(found, default=(NO, ""))
        return self._strikes[key]

    def attacks_worth(self, which: str = "any", surprise: bool = False) -> float:
        return max([self.strike(a, surprise)[0] for a in self.t.own if self.fits(a, which)], default=NO)

    def attack_from(self, w: Words) -> float:
        return self.strike(w[1], self.surprise)[0]

    def attack_to(self, w: Words) -> float:
        return self.attack_worth(self.start, w[1], self.surprise)

    def put_at(self, w: Words) -> float:
        if w[0] == "all":
            return EVERYWHERE
        if w[0] == "split":
            return NO
        return self.reinforce(w[1], Force(regular=1))

    def move_or_attack(self, w: Words) -> float:
        return self.moves_worth(1) if w[0] == "move" else self.attacks_worth()

    def reinforce(self, area: str, more: Force) -> float:
        raise NotImplementedError

    # ------------------------------------------------------------ a battle

    def fighters(self) -> tuple[Force, Force, float]:
        """Attackers, defenders and the rank they stand in."""
        battle = self.t.view["battle"]
        return self.t.those(battle["attackers"]), self.t.force(battle["to"]), self.t.rank(battle["to"])

    def stakes(self) -> float:
        """From 0 to 1: how much hangs on this battle."""
        return 1.0 if self.t.rank(self.t.view["battle"]["to"]) else 0.3

    def b_discard(self, w: Words) -> float:
        attackers, defenders, rank = self.fighters()
        seen = forecast(attackers, defenders, rank)
        close = 4 * seen.win * (1 - seen.win)  # no card for a battle that is decided
        held = sum(len(x) for x in self.t.view["hands"].values())
        return 3.2 * close * self.stakes() + 0.5 * max(0, held - 4) - 0.6 * self.play_worth(w[1])

    def b_special(self, w: Words) -> float:
        if w[0] == "leader":
            leader = self.board.leaders[w[1]]
            return float(leader["hits"] + 0.8 * leader["shields"])
        return 1.0 if w[0] == "generic" else 0.0

    def b_hit(self, w: Words) -> float:
        battle = self.t.view["battle"]
        data = battle["attackers"] if battle["attacker"] == self.t.side else self.t.at(battle["to"])
        return self.loss(w, data)

    def hit(self, w: Words) -> float:
        data = self.t.at(self.t.about("area"))
        return self.loss(w, data)

    def loss(self, w: Words, data: Data) -> float:
        """Elites first: they come down to Regulars and no die is lost."""
        if w[0] == "leader":
            return -prices.LOSSES["named"]
        if w[0] == "token":
            return -1.2
        if w[0] == "generic":
            leaders = data["generic"] + len(data.get("leaders", ()))
            return -prices.SPARE_LEADER if leaders > 2 else -prices.LOSSES["generic"]
        regulars = self.t.view["supply"][self.t.side]["regular"] + data["units"]["regular"]
        if w[0] != "regular" and regulars == 0:
            return -2.0  # no Regular to come down to
        return -prices.LOSSES[w[0]]

    def excess(self, w: Words) -> float:
        return -{"regular": 1.0, "elite": 1.8, "special": 2.4, "smuggler": 1.0, "troop": 1.7}.get(w[0], 1.6)

    def b_cease(self, w: Words) -> float:
        if w[0] == "cease":
            return 0.0
        attackers, defenders, rank = self.fighters()
        if rank:
            attackers = attackers.limited(max(0.0, attackers.units - 1)) if attackers.body <= 2 else attackers
        seen = forecast(attackers, defenders, rank)
        toll = 1.0 if rank else 0.0
        prize = self.prize(self.t.view["battle"]["to"])
        return seen.win * prize + prices.HIT * (seen.killed - seen.lost - toll)

    def b_stay(self, w: Words) -> float:
        if w[0] == "stay":
            return 0.0
        attackers, defenders, rank = self.fighters()
        return forecast(attackers, defenders, rank).win - RETREAT_AT - (0.1 if rank else 0.0)

    # ------------------------------------------------------------ dice and cards

    def change_die(self, w: Words) -> float:
        return prices.KEEP[self.t.side][w[1]]

    split_die = change_die

    def slot_token(self, w: Words) -> float:
        return prices.KEEP[self.t.side][w[1]]

    def who_acts(self, w: Words) -> float:
        """Whoever has the better dice left."""
        seat = int(w[1])
        house = self.t.view["seats"][self.t.side][0] == seat
        names = {"harkonnen": ("house_harkonnen", "corrino_ally"), "atreides": ("house_atreides", "fremen_ally")}
        dice = self.t.view["dice"][names[self.t.side][0 if house else 1]]
        return max([prices.KEEP[self.t.side][r] + 0.1 * n for r, n in dice.items() if n], default=0.0)

    def use_die(self, w: Words) -> float:
        result = self.result_of_die()
        return self.uses(result).get(w, FEW)

    def result_of_die(self) -> str:
        return self.t.about("die")

    def best_card(self) -> float:
        hands = self.t.view["hands"].values()
        return max([self.play_worth(c) for hand in hands for c in hand], default=NO)

    def pick_card(self, w: Words) -> float:
        return self.play_worth(w[1])

    def hand_limit(self, w: Words) -> float:
        return -self.play_worth(w[1])

    opponent_discards = hand_limit

    def draw_from(self, w: Words) -> float:
        """As many as there are, half and half, so that both decks last."""
        house, ally = int(w[1]), int(w[2])
        return house + ally - 0.05 * abs(house - ally) + FEW

    round_draw = draw_from

    def draw_tokens(self, w: Words) -> float:
        return float(w[1])

    def do_part(self, w: Words) -> float:
        return FEW

    def draw_or_extra(self, w: Words) -> float:
        return {"draw": self.draw_worth(2), "play": self.best_card()}.get(w[0], 0.0)

    def play_worth(self, card: str) -> float:
        about = self.board.cards[card]
        if not about["parts"]:
            return 0.1
        parts = about["branch"] if self.branches(about["branch_if"]) else about["parts"]
        return sum(max(0.0, self.part_worth(part)) for part in parts)

    def branches(self, condition: str) -> bool:
        word, _, name = condition.partition(" ")
        if word == "detonated":
            return self.t.view["atomics"] is not None
        if name == "wild_maker":
            return bool(self.t.view["wild_maker"])
        if not name:
            return False
        place = self.t.view["leaders"][name]["place"]
        return place == "gone" if word == "gone" else place not in ("not_yet", "gone")

    def part_worth(self, part: Data) -> float:
        kind = part["part"]
        if kind == "Put":
            return self.put_worth(part)
        if kind == "Move":
            return self.moves_worth(part["n"], part["which"])
        if kind == "Attack":
            return self.attacks_worth(part["which"], part["surprise"])
        if kind == "MoveOrAttack":
            return max(self.part_worth(part["move"]), self.part_worth(part["attack"]))
        if kind in ("Draw", "DrawOrExtra"):
            return self.draw_worth(part["n"])
        if kind == "Replace":
            return prices.UPGRADE * int(part["n"])
        if kind == "Vehicles":
            return sum(price * int(part[name]) for name, price in prices.VEHICLES.items())
        if kind == "Bombard":
            return prices.BOMBARD * part["dice"] if self.t.others else 0.0
        if kind == "ToTank":
            on_board = [x for x, about in self.t.view["leaders"].items() if about["place"] == "board"]
            return prices.TO_TANK if any(self.board.leaders[x]["side"] == self.t.enemy for x in on_board) else 0.0
        if kind == "Scatter":
            return 0.5 * int(part["n"])
        if kind == "Special":
            return self.special_worth(part["name"])
        return {
            "ExtraCard": prices.EXTRA_CARD,
            "DesertPower": prices.DESERT_POWER,
            "BringIn": prices.NEW_LEADER,
        }.get(kind, FEW)

    def put_worth(self, part: Data) -> float:
        supply = self.t.view["supply"][self.t.side]
        places = len(part["where"].split()) - 1 if part["where"].startswith("at ") else 1
        tiers = zip(("regular", "elite", "special"), prices.UNITS, strict=True)
        worth: float = sum(min(part[tier] * places, supply[tier]) * price for tier, price in tiers)
        return worth + (prices.GENERIC_LEADER if part["leader"] else 0.0)

    def special_worth(self, name: str) -> float:
        return prices.SPECIALS.get(name, 0.5)

    # ------------------------------------------------------------ leaders

    def leader_for(self, w: Words) -> float:
        return prices.NAMED_LEADERS[w[1]] if w[0] == "leader" else prices.GENERIC_LEADER

    def leader_at(self, w: Words) -> float:
        return FEW + self.reinforce(w[1], Force(leaders=1, hits=1))

    def recall_leader(self, w: Words) -> float:
        """Leaders stay where they fight."""
        return -1.0

    def tank_whom(self, w: Words) -> float:
        return prices.NAMED_LEADERS[w[1]]

    def bombard(self, w: Words) -> float:
        if w[0] == "area":
            return FEW + self.t.force(w[1]).units
        return FEW

    bombard_by = bombard_under = bombard

    def upgrade(self, w: Words) -> float:
        """In the strongest legion: it fights first."""
        return FEW + self.t.force(w[1]).units

    def turn_end(self, w: Words) -> float:
        return 0.0 if w[0] == "end" else self.free_worth(w)

    def free(self, w: Words) -> float:
        return self.free_worth(w)

    def free_worth(self, w: Words) -> float:
        raise NotImplementedError

    def merged(self, area: str, force: Force) -> Force:
        """Together with the own legion that stands there."""
        there = self.t.force(area) if self.t.at(area).get("owner") == self.t.side else NOBODY
        return there.plus(force).limited(self.t.limit)
