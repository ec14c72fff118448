"""Decisions both sides meet. A judge answers what one option is worth; declining is worth nothing.

The name of a judge is the name of the decision, or of one that is judged alike (`ALIKE`); it is given an action of the
catalogue. Nothing is remembered between decisions: where a legion sets out, where it goes and who is under way stands
in the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.rules import position  # noqa: F401  declares every decision
from ...arrakis.rules.decisions import DECISIONS
from ...arrakis.rules.forces import units as count_units
from ...arrakis.rules.picking import ADVANCING, ATTACKING, MOVING
from ...arrakis.rules.state import State
from ...arrakis.rules.which import area_of, leader_of
from ...arrakis.tables import ADJACENT, AREA_COUNT, HARKONNEN_SIDE, IS_DESERT, LEADER_BOX, LEADER_SIDE, LEADERS
from . import prices
from .fight import Force, Memory, forecast
from .printed import (
    ATTACK,
    BOMBARD,
    CARD_BRANCH,
    CARD_BRANCH_IF,
    CARD_PARTS,
    DETONATED,
    DRAW,
    FEW,
    KEEP,
    LEADER_EXPANDED,
    LEADER_GONE,
    LEADER_IN_BATTLE,
    LEADER_IN_PLAY,
    LEADER_NEEDS_BOARD,
    LEADER_SPECIAL,
    LEADER_WORTH,
    MOVE,
    MOVE_OR_ATTACK,
    PUT,
    SPECIAL,
    TO_TANK,
    WILD_MAKER,
    Piece,
)
from .seen import Seen
from .table import Table, bits

NO: Final = -1000.0  # never, if there is anything else
NOT_KNOWN: Final = -1.0e9
EVERYWHERE: Final = 99.0  # figures for several areas at once
RETREAT_AT: Final = 0.85  # chance of the attacker from which a defender goes
EVERYBODY: Final = 99
ONE_REGULAR: Final = Force(1.0)
A_LEADER: Final = Force(0.0, 0.0, 0.0, 1.0, 1.0)
LOSS: Final = {
    do.REGULAR: prices.LOSSES["regular"],
    do.ELITE: prices.LOSSES["elite"],
    do.SPECIAL: prices.LOSSES["special"],
    do.SMUGGLER_UNIT: prices.LOSSES["smuggler"],
    do.TROOP: prices.LOSSES["troop"],
}
EXCESS: Final = {do.REGULAR: 1.0, do.ELITE: 1.8, do.SPECIAL: 2.4, do.SMUGGLER_UNIT: 1.0, do.TROOP: 1.7}
# By judge: the decisions it answers beside its own, where a side has none for them.
ALIKE: Final[dict[str, tuple[str, ...]]] = {
    "move_from": ("move_twice",),
    "move_zone": ("attack_zone",),
    "change_die": ("split_die", "slot_token"),
    "hand_limit": ("opponent_discards",),
    "draw_from": ("round_draw",),
    "bombard": ("bombard_by", "bombard_under"),
    "free_worth": ("free",),
    "deploy_at": ("scatter",),
    "spend_reserve": ("stockpile", "keep_reserve"),
    "end_claim": ("attach_fear", "attach_eyes", "exchange_prescience"),
    "marker_up": ("fear_steps",),
    "worm_move_to": ("worm_attack",),
    "worm_retreat": ("b_retreat_to",),
    "worm_follow": ("swap_sietch", "swap_with", "move_sietch", "token_to_sietch"),
    "worm_beside": (
        *("worms_near", "wild_maker_at", "short_pool", "near_gurney", "dust_chasms", "rocket_hits"),
        *("sandtides", "sandtides_to", "sietch_to"),
    ),
    "staban_joins": ("smugglers_join",),
}
JUDGE: Final[dict[str, str]] = {decision: judge for judge, decisions in ALIKE.items() for decision in decisions}


class Party:
    """Who goes along in a move or attack: figures by kind, tokens, named leaders as a mask."""

    __slots__ = ("figures", "named", "tokens")

    figures: list[int]
    tokens: int
    named: int

    def __init__(self, figures: list[int], tokens: int, named: int) -> None:
        self.figures = figures
        self.tokens = tokens
        self.named = named


class Spot:
    """What has been worked out about an area and those who stand there, for the board of that number."""

    board: int
    gain: float  # the best move of the legion there
    attack: float  # its best attack
    surprise: float  # its best one by surprise
    pull: float  # Harkonnen: what the place is worth to it
    guards: int  # and how many stay behind when it leaves
    way: float  # Atreides: how near errands are
    wall: int  # how near a settlement is
    war: float  # which of them it threatens
    held: float  # what is feared there
    # What changes there when all leave, or when some stay.
    left: float
    stayed: float

    def __init__(self) -> None:
        self.forget(0)

    def forget(self, board: int) -> None:
        self.board = board
        self.gain = self.attack = self.surprise = self.pull = NOT_KNOWN
        self.way = self.war = self.held = self.left = self.stayed = NOT_KNOWN
        self.guards = self.wall = -1


class Side:
    """The judges of one side."""

    a: int  # the numbers of the question
    b: int
    start: int  # where the legion of the running move or attack stands, or -1
    goal: int  # and where it goes
    surprise: bool
    t: Table
    s: State
    judges: list[Callable[[int], float]]
    judged: list[bool]  # by decision: somebody has thought about it
    seen: Seen | None
    board: int  # counts the boards it has seen
    spots: list[Spot]  # by area
    threats: Memory
    best: float

    def __init__(self) -> None:
        names = [decision.name if decision is not None else "" for decision in DECISIONS.all]
        names = [name if hasattr(self, name) else JUDGE.get(name, name) for name in names]
        self.judges = [getattr(self, name, self.anything) for name in names]
        self.judged = [hasattr(self, name) for name in names]
        self.seen = None
        self.board = 0
        self.spots = [Spot() for _ in range(AREA_COUNT)]
        self.threats = Memory()

    def scores(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """What every legal action is worth to this side."""
        kind, _, self.a, self.b = s.stack[-1]
        if not self.judged[kind]:  # no need to look at the board
            return [0.0 if action == do.SKIP else self.anything(action) for action in legal]
        self.look(s, seat)
        self.best = NOT_KNOWN
        self.note(kind)
        judge = self.judges[kind]
        return [0.0 if action == do.SKIP else judge(action) for action in legal]

    def look(self, s: State, seat: int) -> None:
        """See the board; what was worked out for the decision before holds while nothing there has changed."""
        self.s = s
        if self.seen is not None and self.seen.same(s, seat):
            self.t.s = s
            return
        self.seen = Seen(s, seat)
        self.t = Table(s, seat, self.threats)
        self.board += 1
        self.renew()

    def renew(self) -> None:
        """The board is not what it was."""

    def spot(self, area: int) -> Spot:
        spot = self.spots[area]
        if spot.board != self.board:
            spot.forget(self.board)
        return spot

    def note(self, kind: int) -> None:
        """What the position says about the running action."""
        s = self.s
        self.start = self.goal = -1
        self.surprise = False
        if kind == k.MOVE_TO or kind == k.MOVE_ZONE:
            self.start = self.a
        elif k.WHO_GOES <= kind <= k.LEADER_GOES:
            self.start = s.pick_from
            if self.b == ATTACKING:
                self.goal = s.b_to
            elif self.b == MOVING and s.groups:
                self.goal = s.groups[-1][1]
        elif kind == k.ATTACK_FROM or kind == k.ATTACK_TO or kind == k.ATTACK_ZONE:
            self.surprise = self.b != 0 and kind != k.ATTACK_ZONE
            self.start = s.b_from

    def anything(self, a: int) -> float:
        """A question nobody has thought about: yes rather than no, the first of equals."""
        return 0.0 if a == do.DONE or a == do.END else FEW

    # ------------------------------------------------------------ what each side has to say

    def move_worth(self, start: int, goal: int) -> float:
        """Of the legion that stands there."""
        raise NotImplementedError

    def prize(self, area: int) -> float:
        """What winning a battle there brings beside the dead."""
        raise NotImplementedError

    def garrison(self, start: int, goal: int) -> int:
        """How many units stay behind when a legion leaves."""
        raise NotImplementedError

    def turn(self, a: int) -> float:
        raise NotImplementedError

    def use(self, a: int, result: int) -> float:
        """What a die of that result can do: the worth of one use."""
        raise NotImplementedError

    def best_use(self, result: int) -> float:
        raise NotImplementedError

    def leader_worth(self, leader: int) -> float:
        """The special action of a leader whose card lies ready."""
        where = self.s.where[leader]
        ready = where >= 0 or (where == k.AVAILABLE and not LEADER_NEEDS_BOARD[leader])
        if self.s.spent >> leader & 1 or not ready:
            return NO
        return self.pieces_worth(LEADER_SPECIAL[leader])

    def best_special(self, result: int) -> float:
        """The best special action on that box."""
        best = NO
        for leader in range(len(LEADERS)):
            if LEADER_BOX[leader] == result and LEADER_SIDE[leader] == self.t.side:
                if LEADER_EXPANDED[leader] and self.s.smugglers == k.NO_SMUGGLERS:
                    continue
                best = max(best, self.leader_worth(leader))
        return best

    def held_cards(self) -> int:
        n = 0
        for hand in self.t.hands():
            n += len(hand)
        return n

    def draw_worth(self, n: int) -> float:
        return n * prices.DRAW * max(0.3, 1.2 - self.held_cards() / 10)

    # ------------------------------------------------------------ moving

    def ways(self, area: int) -> list[int]:
        """Where a legion can go, as far as the house looks."""
        return [a for a in ADJACENT[area] if self.t.free(a)]

    def gain(self, area: int) -> float:
        """The best move of the legion there."""
        spot = self.spot(area)
        if spot.gain == NOT_KNOWN:
            best = NO
            for goal in self.ways(area):
                best = max(best, self.move_worth(area, goal))
            spot.gain = best
        return spot.gain

    def moves_worth(self, n: int, which: int) -> float:
        gains = [self.gain(a) for a in self.t.own if self.fits(a, which)]
        gains.sort(reverse=True)
        total = 0.0
        for gain in gains[:n]:
            if gain > 0:
                total += gain
        return total

    def fits(self, area: int, which: int) -> bool:
        """Whether the legion there is one a card or result may take."""
        if which == k.ANY_LEGION or which == k.THAT_LEGION:
            return True
        if area_of(which) >= 0:
            return area == area_of(which)
        if leader_of(which) >= 0:
            return self.s.named[area] >> leader_of(which) & 1 == 1
        t = self.t
        if which == k.WITH_SMUGGLERS:
            return t.units(area, k.SMUGGLER) > 0
        if which == k.WITH_SPECIAL:
            return t.units(area, k.SPECIAL) > 0
        if which == k.IN_DESERT:
            return IS_DESERT[area]
        led = t.units(area, k.GENERIC) > 0 or self.s.named[area] != 0 or t.units(area, k.TROOP) > 0
        return led and (which == k.WITH_LEADER or IS_DESERT[area])

    def move_from(self, a: int) -> float:
        return self.gain(a - do.AREA)

    def move_to(self, a: int) -> float:
        return self.move_worth(self.start, a - do.AREA)

    def party(self) -> Party | None:
        """None: everybody. The strongest go first, leaders go with them."""
        count = self.t.stack(self.start)
        room = EVERYBODY if self.b == ATTACKING else self.room(self.goal)
        take = max(1, min(count - self.garrison(self.start, self.goal), room))
        if take >= count:
            return None
        figures = [0] * k.FIGURES
        left = take
        for kind in (k.SPECIAL, k.ELITE, k.TROOP, k.REGULAR, k.SMUGGLER):
            figures[kind] = min(left, self.t.units(self.start, kind))
            left -= figures[kind]
        figures[k.GENERIC] = self.t.units(self.start, k.GENERIC)
        return Party(figures, left, self.s.named[self.start])

    def room(self, area: int) -> int:
        """For more units, those under way reckoned in."""
        inbound = 0
        for _, to, group in self.s.groups:
            if to == area:
                inbound += count_units(group)
        return self.t.limit - self.t.stack(area) - inbound

    def going(self) -> Party | None:
        """The party of the legion that is asked about; it may have been emptied by those who went before."""
        return self.party() if self.s.owner[self.start] == self.t.side else None

    def who_goes(self, a: int) -> float:
        return 1.0 if (a == do.ALL) == (self.going() is None) else 0.0

    def how_many(self, a: int) -> float:
        n = a - do.NUMBER
        if self.b == ADVANCING:
            return self.advances(self.a, n)
        party = self.going()
        return float(n) if party is None else -abs(float(n - party.figures[self.a]))

    def which_tokens(self, a: int) -> float:
        party = self.going()
        missing = party is None or len(self.s.picked) - k.TOKENS < party.tokens
        return 0.0 if a == do.DONE else 1.0 if missing else -1.0

    def leader_goes(self, a: int) -> float:
        goes = 1 if a >= do.GOES else 0
        if self.b == ADVANCING:
            return self.advances(k.NAMED, goes)
        party = self.going()
        return float(goes) if party is None else -abs(float(goes - (party.named >> self.a & 1)))

    def advances(self, figure: int, n: int) -> float:
        """So many of that kind go into the area that was won."""
        raise NotImplementedError

    # ------------------------------------------------------------ attacking

    def targets(self, area: int) -> list[int]:
        return [a for a in ADJACENT[area] if self.hostile(a)]

    def hostile(self, area: int) -> bool:
        if self.s.worm[area]:
            return False
        if self.s.owner[area] == self.t.enemy:
            return True
        return self.s.sietch[area] != 0 if self.t.side == HARKONNEN_SIDE else self.t.settled(area)

    def attack_worth(self, start: int, target: int, surprise: bool) -> float:
        seen = forecast(self.t.force(start), self.t.force(target), self.t.rank(target), surprise)
        return seen.win * self.prize(target) + prices.HIT * (seen.killed - seen.lost)

    def strike(self, area: int, surprise: bool) -> float:
        """The best attack of the legion there."""
        spot = self.spot(area)
        found = spot.surprise if surprise else spot.attack
        if found == NOT_KNOWN:
            found = NO
            for target in self.targets(area):
                found = max(found, self.attack_worth(area, target, surprise))
            if surprise:
                spot.surprise = found
            else:
                spot.attack = found
        return found

    def attacks_worth(self, which: int, surprise: bool) -> float:
        best = NO
        for area in self.t.own:
            if self.fits(area, which):
                best = max(best, self.strike(area, surprise))
        return best

    def attack_from(self, a: int) -> float:
        return self.strike(a - do.AREA, self.surprise)

    def attack_to(self, a: int) -> float:
        return self.attack_worth(self.start, a - do.AREA, self.surprise)

    def put_at(self, a: int) -> float:
        if a == do.ALL:
            return EVERYWHERE
        return NO if a == do.SPLIT else self.reinforce(a - do.AREA, ONE_REGULAR)

    def move_or_attack(self, a: int) -> float:
        return self.moves_worth(1, k.ANY_LEGION) if a == do.MOVE_THEM else self.attacks_worth(k.ANY_LEGION, False)

    def reinforce(self, area: int, more: Force) -> float:
        raise NotImplementedError

    # ------------------------------------------------------------ a battle

    def attackers(self) -> Force:
        return self.t.those(self.s.b_group)

    def stakes(self) -> float:
        """From 0 to 1: how much hangs on this battle."""
        return 1.0 if self.t.rank(self.s.b_to) else 0.3

    def b_discard(self, a: int) -> float:
        to = self.s.b_to
        win = forecast(self.attackers(), self.t.force(to), self.t.rank(to)).win
        close = 4 * win * (1 - win)  # no card for a battle that is decided
        return 3.2 * close * self.stakes() + 0.5 * max(0, self.held_cards() - 4) - 0.6 * self.play_worth(a - do.CARD)

    def b_special(self, a: int) -> float:
        if do.LEADER <= a < do.STAYS:
            return LEADER_IN_BATTLE[a - do.LEADER]
        return 1.0 if a == do.GENERIC else 0.0

    def b_hit(self, a: int) -> float:
        s = self.s
        if s.b_side == self.t.side:
            group = s.b_group
            return self.loss(a, group[k.REGULAR], group[k.GENERIC] + bits(group[k.NAMED]))
        return self.hit_in(a, s.b_to)

    def hit(self, a: int) -> float:
        return self.hit_in(a, self.a)

    def hit_in(self, a: int, area: int) -> float:
        leaders = self.t.units(area, k.GENERIC) + bits(self.s.named[area])
        return self.loss(a, self.t.units(area, k.REGULAR), leaders)

    def loss(self, a: int, regulars: int, leaders: int) -> float:
        """Elites first: they come down to Regulars and no die is lost."""
        if do.LEADER <= a < do.STAYS:
            return -prices.LOSSES["named"]
        if do.TOKEN <= a < do.SIETCH:
            return -1.2
        if a == do.GENERIC:
            return -prices.SPARE_LEADER if leaders > 2 else -prices.LOSSES["generic"]
        if a != do.REGULAR and self.s.supply[self.t.side * 3] == 0 and regulars == 0:
            return -2.0  # no Regular to come down to
        return -LOSS[a]

    def excess(self, a: int) -> float:
        return -EXCESS.get(a, 1.6)

    def b_cease(self, a: int) -> float:
        if a == do.CEASE:
            return 0.0
        to = self.s.b_to
        attackers, rank = self.attackers(), self.t.rank(to)
        if rank and attackers.body <= 2:
            attackers = attackers.limited(max(0.0, attackers.units - 1))
        seen = forecast(attackers, self.t.force(to), rank)
        toll = 1.0 if rank else 0.0
        return seen.win * self.prize(to) + prices.HIT * (seen.killed - seen.lost - toll)

    def b_stay(self, a: int) -> float:
        if a == do.STAY:
            return 0.0
        to = self.s.b_to
        rank = self.t.rank(to)
        return forecast(self.attackers(), self.t.force(to), rank).win - RETREAT_AT - (0.1 if rank else 0.0)

    # ------------------------------------------------------------ dice and cards

    def change_die(self, a: int) -> float:
        return KEEP[self.t.side][a - do.RESULT]

    def who_acts(self, a: int) -> float:
        """Whoever has the better dice left."""
        side = self.t.side
        house = self.s.house[side] == a - do.SEAT
        first = (side * 2 + (0 if house else 1)) * 5
        best = 0.0
        for result in range(5):
            n = self.s.dice[first + result]
            if n:
                best = max(best, KEEP[side][result] + 0.1 * n)
        return best

    def use_die(self, a: int) -> float:
        return self.use(a, self.a)

    def best_card(self) -> float:
        if self.best == NOT_KNOWN:
            best = NO
            for hand in self.t.hands():
                for card in hand:
                    best = max(best, self.play_worth(card))
            self.best = best
        return self.best

    def pick_card(self, a: int) -> float:
        return self.play_worth(a - do.CARD)

    def hand_limit(self, a: int) -> float:
        return -self.play_worth(a - do.CARD)

    def draw_from(self, a: int) -> float:
        """As many as there are, half and half, so that both decks last."""
        house, ally = (a - do.DRAW) // do.MOST_DRAWN, (a - do.DRAW) % do.MOST_DRAWN
        return house + ally - 0.05 * abs(house - ally) + FEW

    def draw_tokens(self, a: int) -> float:
        return float(a - do.NUMBER)

    def do_part(self, a: int) -> float:
        return FEW

    def draw_or_extra(self, a: int) -> float:
        if a == do.DRAW_CARDS:
            return self.draw_worth(2)
        return self.best_card() if a == do.PLAY_A_CARD else 0.0

    def play_worth(self, card: int) -> float:
        if not CARD_PARTS[card]:
            return 0.1
        return self.pieces_worth(CARD_BRANCH[card] if self.branches(CARD_BRANCH_IF[card]) else CARD_PARTS[card])

    def pieces_worth(self, pieces: list[Piece]) -> float:
        total = 0.0
        for piece in pieces:
            total += max(0.0, self.piece_worth(piece))
        return total

    def branches(self, condition: int) -> bool:
        if condition >= LEADER_IN_PLAY:
            where = self.s.where[condition - LEADER_IN_PLAY]
            return where != k.NOT_YET and where != k.GONE
        if condition >= LEADER_GONE:
            return self.s.where[condition - LEADER_GONE] == k.GONE
        if condition == DETONATED:
            return self.s.atomics >= 0
        return condition == WILD_MAKER and self.s.wild_maker != 0

    def piece_worth(self, piece: Piece) -> float:
        kind = piece.kind
        if kind == PUT:
            return self.put_worth(piece)
        if kind == MOVE:
            return self.moves_worth(piece.n, piece.which)
        if kind == ATTACK:
            return self.attacks_worth(piece.which, piece.surprise)
        if kind == MOVE_OR_ATTACK:
            move, attack = piece.move, piece.attack
            assert move is not None
            assert attack is not None
            return max(self.piece_worth(move), self.piece_worth(attack))
        if kind == DRAW:
            return self.draw_worth(piece.n)
        if kind == BOMBARD:
            return piece.worth if self.t.others else 0.0
        if kind == TO_TANK:
            for leader in range(len(LEADERS)):
                if LEADER_SIDE[leader] == self.t.enemy and self.s.where[leader] >= 0:
                    return piece.worth
            return 0.0
        if kind == SPECIAL:
            return self.special_worth(piece)
        return piece.worth

    def put_worth(self, piece: Piece) -> float:
        worth = 0.0
        for tier in range(3):
            left = self.s.supply[self.t.side * 3 + tier]
            worth += min(piece.units[tier] * piece.places, left) * prices.UNITS[tier]
        return worth + piece.worth

    def special_worth(self, piece: Piece) -> float:
        return piece.worth

    # ------------------------------------------------------------ leaders

    def leader_for(self, a: int) -> float:
        return LEADER_WORTH[a - do.LEADER] if do.LEADER <= a < do.STAYS else prices.GENERIC_LEADER

    def leader_at(self, a: int) -> float:
        return FEW + self.reinforce(a - do.AREA, A_LEADER)

    def recall_leader(self, a: int) -> float:
        """Leaders stay where they fight."""
        return -1.0

    def tank_whom(self, a: int) -> float:
        return LEADER_WORTH[a - do.LEADER]

    def bombard(self, a: int) -> float:
        return FEW + self.t.force(a - do.AREA).units if do.AREA <= a < do.ZONE else FEW

    def upgrade(self, a: int) -> float:
        """In the strongest legion: it fights first."""
        return FEW + self.t.force(a - do.AREA).units

    def turn_end(self, a: int) -> float:
        return 0.0 if a == do.END else self.free_worth(a)

    def free_worth(self, a: int) -> float:
        raise NotImplementedError

    def merged(self, area: int, force: Force) -> Force:
        """Together with the own legion that stands there."""
        if self.s.owner[area] == self.t.side:
            force = self.t.force(area).plus(force)
        return force.limited(self.t.limit)
