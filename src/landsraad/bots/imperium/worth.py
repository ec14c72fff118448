"""What an effect, a card or a step up a track is worth at this moment: the value function of the house.

Everything is in the money of `prices` (a Victory Point is 10). Effects are read from the declarations of the
components, so a new card is judged by its own text. What is asked for often is worked out once a moment.
"""

from __future__ import annotations

from typing import Final

from ...imperium.rules import codes as k
from ...imperium.rules.state import State
from ...imperium.tables import (
    CARD_ACQUIRE,
    CARD_COST,
    CARD_PERSUASION,
    CARD_REVEAL,
    CARD_SENDS_ANY,
    CARD_SWORDS,
    CARD_TRASHED,
    CARD_UNLOAD,
    CARDS,
    CONFLICT_REWARDS,
    INTRIGUE_COMBAT,
    INTRIGUE_ENDGAME,
    INTRIGUE_PLOT,
    KIDS,
    LEADER_SIGNET,
    LIAISON,
    MORE_SOLARI,
    ON_COUNCIL,
    OP,
    SPACE_FACTION,
    SPY_SATELLITES,
    A,
    B,
    C,
)
from . import ix
from .battle import Battle
from .moment import Moment
from .prices import COUNCIL_PERSUASION, MOST, NO_PRICE, PERSUASION_ENOUGH, SPICE_MUST_FLOW_COST, VICTORY_POINT, Prices
from .printed import AGENT_PARTS, ICON_COUNT, MARK_PART, PERSUASION_PART, REVEAL_PARTS, SERVES_ONCE, SWORDS_PART

CANNOT: Final = -1000.0  # a price that cannot be paid
NOT_KNOWN: Final = -1.0e9
NO_CARD: Final = -1
ALL_FACTIONS: Final = 15
UNASKED: Final[list[float]] = [NOT_KNOWN] * len(CARDS)


class Worth(Moment):
    """Judgements about one moment of the game."""

    fade: float  # how much of their price goods keep: less when the game is nearly over
    goods_share: float
    saving: bool  # for the Swordmaster
    troop: float  # one in the garrison: good for the Conflicts to come
    _battle: Battle | None
    _uses: list[float]
    _reveals: list[float]
    _usual: float
    _times_used: float
    _thinning: float
    _cargo: list[float]
    _under_way: list[float]
    _tiles: list[float]
    _best_tiles: dict[int, float]

    def __init__(self, s: State, seat: int, plays_ix: bool, prices: Prices) -> None:
        super().__init__(s, seat, plays_ix, prices)
        self.fade = min(1.0, self.rounds_left / self.prices.full_value_at)
        # Goods still serve Agent turns of this round; after that they only break ties.
        now = self.prices.needed_now if self.me.agents and not self.me.revealed else self.prices.left_over
        self.goods_share = max(self.fade, now)
        self.saving = not self.me.swordmaster and self.rounds_left >= self.prices.full_value_at
        self.troop = self.prices.troop * min(1.0, self.rounds_left)
        self._battle = None
        self._uses = []
        self._reveals = []
        self._usual = NOT_KNOWN
        self._times_used = NOT_KNOWN
        self._thinning = NOT_KNOWN
        self._cargo = []
        self._under_way = []
        self._tiles = []
        self._best_tiles = {}

    # ------------------------------------------------------------ goods

    def change(self, purse: list[float], have: int, amount: int) -> float:
        """From so many to so many more of a good."""
        after = purse[min(have + amount, MOST)] * self.goods_share
        return after - purse[min(have, MOST)] * self.goods_share

    def goods(self, solari: int, spice: int, water: int) -> float:
        """What gaining (or, below zero, paying) these is worth with what I have."""
        me, prices = self.me, self.prices
        if me.solari + solari < 0 or me.spice + spice < 0 or me.water + water < 0:
            return CANNOT
        total = 0.0
        if solari:
            total += self.change(prices.saving_purse if self.saving else prices.solari_purse, me.solari, solari)
        if spice:
            total += self.change(prices.spice_ix_purse if self.expanded else prices.spice_purse, me.spice, spice)
        if water:
            total += self.change(prices.water_purse, me.water, water)
        return total

    def gaining(self, solari: int, spice: int, water: int) -> float:
        """A gain from a card or space; Yuna has one Solari more on her own turn (IMP-12.13)."""
        if solari and self.my_turn:
            solari += MORE_SOLARI[self.me.leader]
        return self.goods(solari, spice, water)

    def intrigue_card(self) -> float:
        return self.prices.intrigue_card * (self.prices.intrigue_late + (1.0 - self.prices.intrigue_late) * self.fade)

    def agent(self) -> float:
        """One more Agent turn now; it needs a card to be played with."""
        return self.prices.agent if len(self.me.hand) >= 2 + self.me.agents else self.prices.agent / 3

    def persuasion(self, amount: int) -> float:
        """What that much Persuasion buys. Near the end only The Spice Must Flow counts."""
        steady = self.prices.persuasion * min(amount, PERSUASION_ENOUGH)
        cost = SPICE_MUST_FLOW_COST - self.me.discount
        points = VICTORY_POINT * (amount // max(1, cost))
        return self.fade * max(steady, points) + (1.0 - self.fade) * points

    def more_persuasion(self, n: int) -> float:
        have = self.persuasion_to_come()
        return self.persuasion(have + n) - self.persuasion(have)

    # ------------------------------------------------------------ Influence

    def step(self, faction: int, level: int) -> float:
        """What the step up to that level of a track brings me."""
        if level > 6:
            return 0.0
        s = self.s
        value = self.prices.step_to[level]
        if level != 2:  # a step that makes no point needs time to ripen
            value *= self.prices.unripe + (1.0 - self.prices.unripe) * self.fade
        if level == 4:
            value += self.prices.track_bonus[faction] * max(self.fade, self.prices.unripe)
        if level >= 4:
            holder = s.alliance[faction]
            if holder < 0:
                value += self.prices.alliance
            elif holder == self.seat:
                if self.highest_rival(faction) >= level - 1:
                    value += self.prices.alliance_defended
            elif level > s.players[holder].influence[faction]:
                value += self.prices.alliance_taken
        if level == 2:
            value += ix.snooper(self, faction)
            if SPY_SATELLITES in self.me.tech:  # it counts tracks below in the end
                value -= VICTORY_POINT * ix.stays_low(self)
        elif level == 3 and self.highest_rival(faction) < 4:
            value += self.prices.alliance_ahead * self.fade
        return value

    def highest_rival(self, faction: int) -> int:
        best = 0
        for rival in self.rivals:
            best = max(best, self.s.players[rival].influence[faction])
        return best

    def steps_up(self, faction: int, n: int) -> float:
        level = self.me.influence[faction]
        value = 0.0
        for i in range(n):
            value += self.step(faction, level + i + 1)
        return value

    def step_down(self, faction: int) -> float:
        """What the next step down costs me."""
        level = self.me.influence[faction]
        if level == 0:
            return CANNOT
        cost = self.prices.step_to[level]
        if self.s.alliance[faction] == self.seat:
            lost = level == 4
            for rival in self.rivals:
                lost = lost or self.s.players[rival].influence[faction] == level
            if lost:
                cost += self.prices.alliance_taken
        return -cost

    def best_faction(self, factions: int, n: int) -> float:
        best = NOT_KNOWN
        for faction in range(4):
            if factions >> faction & 1:
                best = max(best, self.steps_up(faction, n))
        return best

    def least_loss(self, factions: int) -> float:
        best = NOT_KNOWN
        for faction in range(4):
            if factions >> faction & 1:
                best = max(best, self.step_down(faction))
        return best

    # ------------------------------------------------------------ the Conflict

    def rewards(self) -> tuple[float, float, float]:
        if self.s.conflict < 0:
            return 0.0, 0.0, 0.0
        first, second, third = CONFLICT_REWARDS[self.s.conflict]
        return self.all_of(first), self.all_of(second), self.all_of(third)

    def battle(self) -> Battle:
        battle = self._battle
        if battle is None:
            battle = Battle(self, self.rewards(), self.troop, ix.trophy(self))
            self._battle = battle
        return battle

    def _retreat_units(self, n: int) -> float:
        """So many units home, troops first."""
        battle = self.battle()
        if battle.troops + battle.ships < n:
            return CANNOT
        troops = min(n, battle.troops)
        return battle.retreat(troops, n - troops)

    # ------------------------------------------------------------ effects

    def all_of(self, box: tuple[int, ...], card: int = NO_CARD, sure: bool = True) -> float:
        """Several effects together."""
        value = 0.0
        for item in box:
            value += self.of(item, card, sure)
        return value

    def of(self, item: int, card: int = NO_CARD, sure: bool = True) -> float:
        """What an effect is worth. Not `sure`: a card judged from afar, so that conditions and costs are weighed."""
        op = OP[item]
        if op == k.GAIN:
            return self.gaining(A[item], B[item], C[item])
        if op == k.ARROW:
            return self._arrow(item, card, sure)
        if op == k.CHOOSE:
            return self._choose(item, card, sure)
        if op == k.WHEN:
            kids = KIDS[item]
            if not sure:
                return self.prices.unsure * self.all_of(kids[0], card, sure)
            return self.all_of(kids[0] if self.holds(item, card) else kids[1], card, sure)
        if op == k.PAY:
            return self.goods(-A[item], -B[item], -C[item])
        if op == k.VICTORY_POINTS:
            return VICTORY_POINT * A[item]
        if op == k.INFLUENCE:
            return self.best_faction(A[item], B[item])
        if op == k.LOSE_INFLUENCE:
            return self.least_loss(A[item])
        if op == k.TRASH:
            return self.thinning() if sure else self.prices.thinning * self.fade
        if op == k.TRASH_SELF:
            return 0.0 if card == NO_CARD else self.leaving(card) - self.keeping(card)
        if op == k.FREIGHTER or op == k.DREADNOUGHT or op == k.ACQUIRE_TECH or op == k.NEGOTIATE:
            return ix.of(self, item, sure)
        if op == k.DISCARD:
            return self.discarding(A[item], card) if sure else -self.prices.discarded * A[item]
        return self._plain(item, op, sure)

    def _arrow(self, item: int, card: int, sure: bool) -> float:
        kids = KIDS[item]
        gained = self.all_of(kids[1], card, sure)
        if not sure:
            paid = max(self.all_of(kids[0], card, sure), -gained)
            return self.prices.unsure * (gained + paid) if paid > CANNOT / 2 else 0.0
        return max(0.0, gained + self.all_of(kids[0], card, sure))

    def _choose(self, item: int, card: int, sure: bool) -> float:
        values = [self.all_of(option, card, sure) for option in KIDS[item]]
        if A[item] == 1:
            return max(values)
        values.sort(reverse=True)
        return sum(values[: A[item]])

    def _plain(self, item: int, op: int, sure: bool) -> float:
        """Effects that are a number of something."""
        n = A[item]
        me = self.me
        if op == k.RECRUIT:
            return self.troop * min(n, me.supply)
        if op == k.DRAW:
            return self.prices.card * n  # a card drawn in this turn still counts in this round
        if op == k.INTRIGUE:
            return self.intrigue_card() * n
        if op == k.PERSUASION or op == k.PERSUASION_WHEN_REVEALING:
            return self.more_persuasion(n) if sure else self.prices.persuasion * n
        if op == k.SWORDS:
            return self.battle().gain(0, n) if sure else self.prices.sword_on_a_card * n
        if op == k.DEPLOY and sure:
            troops = min(n, me.garrison)
            return self.battle().best(troops, 0, troops)
        if op == k.DEPLOY_UNITS and sure:
            return self.battle().best(me.garrison, me.dread_garrison if self.ix else 0, n)
        if op == k.MUSTER:
            n = min(n, me.supply)
            return self.battle().gain(n) + self.troop * n if sure else self.prices.mustered * n
        if op == k.RETREAT_UNITS:
            return self._retreat_units(n) if sure else -self.prices.mustered * n
        if op == k.LOSE_TROOPS:
            if B[item] and me.garrison >= n:
                return -self.troop * n
            return self.battle().retreat(n) - n * self.troop if me.conflict >= n else CANNOT
        if op == k.CONTROL:
            return self.prices.control * self.rounds_left
        if op == k.FOLDSPACE:
            return self.prices.foldspace * self.fade
        if op == k.STEAL_INTRIGUE:
            rich = 0
            for rival in self.rivals:
                if self.intrigue_size(rival) >= n:
                    rich += 1
            return self.intrigue_card() * self.prices.stolen_intrigue * rich
        if op == k.PERSUASION_PER_CARD:
            return self.prices.per_fremen_card * self.prices.persuasion * n
        if op == k.SPICE_MUST_FLOW_DISCOUNT:
            return self.prices.spice_must_flow_discount
        if op == k.SWORDS_PER_DREADNOUGHT:
            if sure:
                return self.battle().gain(0, n * me.dread_conflict if self.ix else 0)
            return self.prices.sword_on_a_card * n * (2 - me.dread_supply if self.ix else 0)
        if op == k.SWORD_PER_OTHER_SWORD_CARD:
            if not sure:
                return self.prices.sword_on_a_card * n
            others = -1
            for card in me.hand:
                if CARD_SWORDS[card]:
                    others += 1
            return self.battle().gain(0, n * max(0, others))
        if op == k.BOTTOM_INTRIGUE:
            return -self.prices.under_the_deck * n
        if op == k.TRASH_IN_PLAY:
            return max(0.0, self.worst_of(me.play)) if sure else self.prices.thinning * self.fade
        special = self.prices.special[op]
        return special if not sure and special != NO_PRICE else self._special(item, op)

    def _special(self, item: int, op: int) -> float:
        """The rules of their own that spaces and cards have."""
        s, me = self.s, self.me
        if op == k.TAKE_COUNCIL_SEAT:
            seat = self.prices.persuasion * COUNCIL_PERSUASION * self.rounds_left + self.more_persuasion(2)
            return seat + self.all_of(ON_COUNCIL[me.leader])
        if op == k.THIRD_AGENT:
            return self.prices.agent * self.rounds_left + self.agent()
        if op == k.TAKE_MENTAT or op == k.HIRE_MENTAT:
            return self.agent() if s.mentat < 0 else 0.0
        if op == k.RECALL_AGENT:
            return self.agent()
        if op == k.ACQUIRE_FREE or op == k.MAY_ACQUIRE_FREE:
            return self._best_free(A[item])
        if op == k.INFLUENCE_WHERE_BEHIND:
            behind = 0
            for faction in range(4):
                if self.highest_rival(faction) > me.influence[faction]:
                    behind |= 1 << faction
            return self.best_faction(behind, 1) if behind else 0.0
        if op == k.INFLUENCE_EACH:
            value = 0.0
            for faction in range(4):
                if A[item] >> faction & 1:
                    value += self.steps_up(faction, 1)
            return value
        if op == k.INFLUENCE_WHERE_AGENTS:
            factions = 0
            for space in me.placed:
                if SPACE_FACTION[space] >= 0:
                    factions |= 1 << SPACE_FACTION[space]
            value = 0.0
            for faction in range(4):
                if factions >> faction & 1:
                    value += self.steps_up(faction, 1)
            return value
        if op == k.INFLUENCE_WHERE_SENT:
            faction = SPACE_FACTION[s.sent] if self.my_turn and s.sent >= 0 else -1
            return self.steps_up(faction, 1) if faction >= 0 else 0.0
        if op == k.INFLUENCE_WHERE_SNOOPER:
            return self.best_faction(me.snoopers, 1) if me.snoopers else 0.0
        if op == k.SWAP_INTRIGUE:
            value = 0.0
            for card in me.intrigue:
                held = self.holding(card)
                if held < self.intrigue_card():
                    value += self.intrigue_card() - held
            return value
        if op == k.DOUBLE_CROSS:
            return self.battle().gain(1) + self.troop
        return self.prices.special[op] if self.prices.special[op] != NO_PRICE else 0.0

    def _best_free(self, cost: int) -> float:
        best = NOT_KNOWN
        for card in self.s.row:
            if CARD_COST[card] <= cost:
                best = max(best, self.buying(card))
        if CARD_COST[LIAISON] <= cost:
            best = max(best, self.buying(LIAISON))
        return best if best != NOT_KNOWN else 0.0

    # ------------------------------------------------------------ cards of the deck

    def part(self, part: int, sure: bool) -> float:
        """One part of a box as it is printed."""
        if part >= 0:
            return self.of(part, NO_CARD, sure)
        if part <= MARK_PART:
            mark = MARK_PART - part
            if mark == k.SIGNET:
                return self.all_of(LEADER_SIGNET[self.me.leader], NO_CARD, sure)
            return self.prices.special[mark] if self.prices.special[mark] != NO_PRICE else 0.0
        if part <= SWORDS_PART:
            n = SWORDS_PART - part
            return self.battle().gain(0, n) if sure else self.prices.sword_on_a_card * n
        n = PERSUASION_PART - part
        return self.more_persuasion(n) if sure else self.prices.persuasion * n

    def use(self, card: int) -> float:
        """What one use of the card brings: the better of its two halves, and a little of the other."""
        if not self._uses:
            self._uses = UNASKED[:]
        value = self._uses[card]
        if value == NOT_KNOWN:
            agent = 0.0
            if ICON_COUNT[card] or CARD_SENDS_ANY[card]:
                boxes = 0.0
                for part in AGENT_PARTS[card]:
                    boxes += self.part(part, False)
                agent = self.prices.icons_worth[card] + boxes
            reveal = self.reveal_box(card, False)
            value = max(agent, reveal) + self.prices.other_half * min(agent, reveal)
            self._uses[card] = value
        return value

    def reveal_box(self, card: int, sure: bool) -> float:
        value = 0.0
        for part in REVEAL_PARTS[card]:
            value += self.part(part, sure)
        return value

    def own_cards(self) -> int:
        me = self.me
        return len(me.deck) + len(me.hand) + len(me.discard) + len(me.play) + (1 if me.ahead >= 0 else 0)

    def usual(self) -> float:
        """The use of an average card of mine: what another card has to beat."""
        if self._usual == NOT_KNOWN:
            me = self.me
            total = 0.0
            for card in me.deck:
                total += self.use(card)
            for card in me.hand:
                total += self.use(card)
            if me.ahead >= 0:
                total += self.use(me.ahead)
            for card in me.discard:
                total += self.use(card)
            for card in me.play:
                total += self.use(card)
            self._usual = total / max(1, self.own_cards())
        return self._usual

    def times_used(self) -> float:
        """How often a card of my deck will come to hand in the rest of the game."""
        if self._times_used == NOT_KNOWN:
            rounds = max(0.0, self.rounds_left - self.prices.first_seen_after)
            self._times_used = rounds * min(1.0, self.prices.cards_seen / max(1, self.own_cards()))
        return self._times_used

    def keeping(self, card: int) -> float:
        """What the card in my deck is worth to me; below zero: it stands in the way of better ones."""
        if SERVES_ONCE[card]:
            return min(1.0, self.times_used()) * (self.use(card) - self.usual())  # served once, then gone
        return self.times_used() * (self.use(card) - self.usual())

    def leaving(self, card: int) -> float:
        """What the card gives when it is trashed."""
        given = self.all_of(CARD_TRASHED[card])
        return given + self.reveal_box(card, False) if CARD_UNLOAD[card] else given

    def thinning(self) -> float:
        """What trashing my worst card that can be reached brings."""
        if self._thinning == NOT_KNOWN:
            me = self.me
            worst = max(self.worst_of(me.hand), self.worst_of(me.discard), self.worst_of(me.play))
            self._thinning = max(0.0, worst)
        return self._thinning

    def worst_of(self, cards: list[int]) -> float:
        """What trashing the worst of these brings."""
        best = NOT_KNOWN
        for card in cards:
            best = max(best, self.leaving(card) - self.keeping(card))
        return best

    def buying(self, card: int) -> float:
        return self.all_of(CARD_ACQUIRE[card]) + self.keeping(card)

    # ------------------------------------------------------------ cards of the hand

    def revealing_it(self, card: int) -> float:
        """What the card would bring in the Reveal turn."""
        if not self._reveals:
            self._reveals = UNASKED[:]
        value = self._reveals[card]
        if value == NOT_KNOWN:
            value = -self.more_persuasion(-CARD_PERSUASION[card])
            value += self.all_of(CARD_REVEAL[card], card)
            swords = CARD_SWORDS[card]
            if swords:
                value -= self.battle().gain(0, -swords * self.prices.swords_kept_for_reveal)
            self._reveals[card] = value
        return value

    def parting(self, card: int) -> float:
        """What discarding the card of my hand costs; an Unload card gives its Reveal box at once (IMP-X5)."""
        cost = max(self.revealing_it(card), self.use(card))
        return cost - self.reveal_box(card, True) if CARD_UNLOAD[card] else cost

    def discarding(self, n: int, playing: int) -> float:
        """The cheapest way to discard so many cards, beside the one that is being played."""
        cards = self.me.hand[:]
        if playing in cards and not (self.s.active >= 0 and self.s.card >= 0):
            cards.remove(playing)
        if len(cards) < n:
            return CANNOT
        costs = [self.parting(card) for card in cards]
        costs.sort()
        return -sum(costs[:n])

    # ------------------------------------------------------------ Intrigue cards

    def holding(self, card: int) -> float:
        """What an Intrigue card in my hand is worth."""
        best = NOT_KNOWN
        for box in (INTRIGUE_PLOT[card], INTRIGUE_COMBAT[card], INTRIGUE_ENDGAME[card]):
            if box:
                best = max(best, self.all_of(box, NO_CARD, False))
        return best
