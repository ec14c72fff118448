"""The decisions of the house, one function for each kind of question."""

from __future__ import annotations

from typing import Final

from ...imperium.rules import actions as do
from ...imperium.rules import codes as k
from ...imperium.rules.state import State
from ...imperium.rules.troops import strength
from ...imperium.tables import (
    CARD_AGENT,
    CARD_CHEAPER,
    CARD_COST,
    CARD_DOUBLE_HARVEST,
    CARD_SIGNET,
    CARD_SPACES,
    CARD_SPICE_OFF,
    CARD_TWO_INFLUENCE,
    CARDS,
    HARVEST_LESS,
    INTRIGUE_COMBAT,
    INTRIGUE_PLOT,
    KIDS,
    LEADER_SIGNET,
    MAKER_SPICE,
    MENTAT,
    MENTAT_TOKEN,
    ON_HARVEST,
    ON_PAYING,
    OP,
    OPTION_INDEX,
    OPTION_ITEM,
    SOLARI_PRICE,
    SPACE_COMBAT,
    SPACE_FACTION,
    SPACE_LOCATION,
    SPACE_MAKER,
    SPACE_SALE,
    SPACE_WATER,
    SPACES,
    SPICE_MUST_FLOW,
    TECH_ABILITY,
    TECH_COST,
    A,
    B,
    C,
)
from ...kernel.playout import Policy
from ...kernel.position import Position
from . import ix
from .battle import TROOP_STRENGTH, place
from .prices import (
    ALONE,
    LEADER_WORTH,
    LEADER_WORTH_ALONE,
    LEADER_WORTH_ALONE_IX,
    LEADER_WORTH_IX,
    RIVAL_GOODS,
    TABLE,
    TOKEN_RANK,
    VICTORY_POINT,
    Prices,
)
from .printed import (
    COMBAT_DRIVES_SHIPS,
    COMBAT_LOSES,
    COMBAT_POINTS,
    COMBAT_SOLARI,
    COMBAT_SPICE,
    COMBAT_SWORDS,
    COMBAT_TROOPS,
    ICON_COUNT,
    ITEM_CARD,
    IX_SPACE,
    MAY_BE_LEFT,
    ONCE_SPACE,
    PLOT_CODES,
    SPACE_BOX,
    SPACE_COST_SPICE,
    SPACE_PERSUASION,
    TILE_INFILTRATES,
    TILE_RECRUITS,
)
from .worth import ALL_FACTIONS, CANNOT, NOT_KNOWN, Worth

DO_FIRST: Final = 100.0
SHIPS_FIRST: Final = 50.0  # after the effects, before the troops
SPACE_COUNT: Final = len(SPACES)
NO_SPACES: Final[list[float]] = [NOT_KNOWN] * len(SPACES)
NO_CARDS: Final[list[float]] = [NOT_KNOWN] * len(CARDS)


class HousePolicy(Policy):
    """The house as something that can be played with: chooses in any world it is given."""

    __slots__ = ("alone", "plays_ix", "table")

    def __init__(self, plays_ix: bool = True, table: Prices = TABLE, alone: Prices = ALONE) -> None:
        self.plays_ix = plays_ix  # uses what Rise of Ix brings
        self.table = table
        self.alone = alone

    def judge(self, world: Position) -> list[float]:
        assert isinstance(world, State)
        prices = self.alone if world.humans == 1 else self.table
        return Answers(world, world.player, self.plays_ix, prices).scores(world.legal_list)


class Answers(Worth):
    """One question and how much each answer is worth."""

    about: int  # the numbers of the question
    detail: int
    _agent_boxes: list[float]  # by card
    _space_boxes: list[float]  # by space

    def __init__(self, s: State, seat: int, plays_ix: bool, prices: Prices) -> None:
        super().__init__(s, seat, plays_ix, prices)
        frame = s.stack[-1]
        self.about = frame[2]
        self.detail = frame[3]
        self._agent_boxes = []
        self._space_boxes = []

    def scores(self, legal: list[int]) -> list[float]:
        kind = self.kind
        if kind == k.TURN:
            return self.turn(legal)
        if kind == k.AGENT:
            return self.agent_turn(legal)
        if kind == k.REVEAL:
            return self.reveal_turn(legal)
        if kind == k.COMBAT:
            return self.combat(legal)
        if kind == k.RIVAL_FACTION or kind == k.RIVAL_PICK or kind == k.RIVAL_MAYBE:
            return [self.for_rival(a) for a in legal]
        return [self.answer(a) for a in legal]

    # ------------------------------------------------------------ a turn: Agent, Reveal or Plot card

    def turn(self, legal: list[int]) -> list[float]:
        """Send the Agent where it brings most; reveal when nothing is left that helps. Good Plot cards go first."""
        scores: list[float] = []
        best = CANNOT
        for action in legal:
            sent = CANNOT
            if do.SEND <= action < do.SEND_END:
                sent = self.send((action - do.SEND) // SPACE_COUNT, (action - do.SEND) % SPACE_COUNT)
                best = max(best, sent)
            scores.append(sent)
        for i, action in enumerate(legal):
            if do.PLAY_PLOT <= action < do.PLAY_PLOT_END:
                gain = self.plot(action - do.PLAY_PLOT, best)
                scores[i] = max(best, 0.0) + gain if gain > 0 else CANNOT
            elif do.USE_TECH <= action < do.USE_TECH_END:
                gain = self.tile(action - do.USE_TECH, best)
                scores[i] = max(best, 0.0) + gain if gain > 0 else CANNOT
            elif not do.SEND <= action < do.SEND_END:
                scores[i] = 0.0
        return scores

    def send(self, card: int, space: int) -> float:
        """An Agent with this card on that space: what both give, less the costs and what the card would reveal."""
        return self.arriving(card, space) - self.revealing_it(card)

    def arriving(self, card: int, space: int) -> float:
        if IX_SPACE[space] and not self.ix:
            return CANNOT
        s, leader = self.s, self.me.leader
        solari = self.solari_of(space)
        spice = SPACE_COST_SPICE[space]
        if CARD_CHEAPER[card] >> space & 1:
            spice -= CARD_SPICE_OFF[card]
        value = self.goods(-solari, -spice, -SPACE_WATER[space])
        if solari and ON_PAYING[leader]:
            value += self.all_of(ON_PAYING[leader])
        if SPACE_SALE[space]:
            best = NOT_KNOWN
            for sold, gained in SPACE_SALE[space]:
                best = max(best, self.goods(gained, -sold, 0))
            value += best
        value += self.agent_box(card)
        if CARD_SIGNET[card]:
            value += self.all_of(LEADER_SIGNET[leader])
        value += self.space_box(space)
        maker = SPACE_MAKER[space]
        if maker >= 0:
            value += self.harvest(maker, CARD_DOUBLE_HARVEST[card])
        if SPACE_FACTION[space] >= 0:
            value += self.steps_up(SPACE_FACTION[space], 2 if CARD_TWO_INFLUENCE[card] else 1)
        if SPACE_COMBAT[space]:
            value += self.deploying(card, space)
        value += self.more_persuasion(SPACE_PERSUASION[space])
        location = SPACE_LOCATION[space]
        if location >= 0:
            holder = s.dreads[location] if s.ix and s.dreads[location] >= 0 else s.control[location]
            if holder >= 0:
                value += self.prices.own_bonus if holder == self.seat else self.prices.rival_bonus
        return value

    def solari_of(self, space: int) -> int:
        """What sending an Agent there costs me; the Mentat has a price of its own in a solo game (IMP-S2.6)."""
        cost = SOLARI_PRICE[self.me.leader][space]
        hagal = self.s.hagal
        if space == MENTAT and hagal is not None and self.humans == 1:
            cost += MENTAT_TOKEN[hagal.difficulty]
        return cost

    def agent_box(self, card: int) -> float:
        """The Agent box of a card, without its marks."""
        if not self._agent_boxes:
            self._agent_boxes = NO_CARDS[:]
        value = self._agent_boxes[card]
        if value == NOT_KNOWN:
            value = self.all_of(CARD_AGENT[card], card)
            self._agent_boxes[card] = value
        return value

    def space_box(self, space: int) -> float:
        if not self._space_boxes:
            self._space_boxes = NO_SPACES[:]
        value = self._space_boxes[space]
        if value == NOT_KNOWN:
            value = self.all_of(SPACE_BOX[space])
            self._space_boxes[space] = value
        return value

    def harvest(self, maker: int, double: bool) -> float:
        spice = MAKER_SPICE[maker] * (2 if double else 1) + self.s.bonus[maker]
        leader = self.me.leader
        if ON_HARVEST[leader]:
            return self.goods(0, spice - HARVEST_LESS[leader], 0) + self.all_of(ON_HARVEST[leader])
        return self.goods(0, spice, 0)

    def deploying(self, card: int, space: int) -> float:
        """What the Conflict promises if these effects come first: all they bring and two units more (IMP-X3.3)."""
        me = self.me
        troops = _amount(CARD_AGENT[card], k.RECRUIT) + _amount(SPACE_BOX[space], k.RECRUIT)
        ships = _amount(CARD_AGENT[card], k.DREADNOUGHT) + _amount(SPACE_BOX[space], k.DREADNOUGHT)
        if CARD_SIGNET[card]:
            troops += _amount(LEADER_SIGNET[me.leader], k.RECRUIT)
            ships += _amount(LEADER_SIGNET[me.leader], k.DREADNOUGHT)
        troops = min(troops, me.supply)
        ships = min(ships, me.dread_supply) if self.ix else 0
        harbour = me.dread_garrison if self.ix else 0
        most, most_ships = min(troops + 2, me.garrison + troops), min(ships + 2, harbour + ships)
        return self.battle().best(most, most_ships, troops + ships + 2)

    # ------------------------------------------------------------ Plot cards

    def kept(self) -> float:
        """What a card must bring to be played."""
        return self.prices.keep_intrigue * max(self.fade, self.prices.keep_at_least)

    def plot(self, card: int, best_send: float) -> float:
        """What playing a Plot card now brings above keeping it."""
        codes = PLOT_CODES[card]
        if k.EXTRA_FACTION_ICONS in codes:
            return self.best_at_factions() - max(best_send, 0.0) - self.kept()
        if k.INFILTRATE in codes:
            return self.best_beside_rivals() - max(best_send, 0.0) - self.kept()
        if k.PERSUASION_WHEN_REVEALING in codes and not self.revealing:
            return CANNOT
        return self.all_of(INTRIGUE_PLOT[card]) - self.kept()

    def best_at_factions(self) -> float:
        """The best Agent turn on a free Faction space, whatever the icons of the card."""
        best = CANNOT
        for space in range(SPACE_COUNT):
            if SPACE_FACTION[space] >= 0 and not self.s.occupied >> space & 1:
                for card in self.me.hand:
                    best = max(best, self.send(card, space))
        return best

    def best_beside_rivals(self) -> float:
        """The best Agent turn where rivals stand and I do not. What can be had once is left out: I may have it."""
        best = CANNOT
        for space in range(SPACE_COUNT):
            if self.s.occupied >> space & 1 and not ONCE_SPACE[space] and space not in self.me.placed:
                for card in self.me.hand:
                    if CARD_SPACES[card] >> space & 1:
                        best = max(best, self.send(card, space))
        return best

    # ------------------------------------------------------------ during an Agent turn

    def agent_turn(self, legal: list[int]) -> list[float]:
        """Effects first, as they may bring troops; then the troops; then the end."""
        ships = self.ships_to_send(legal)
        scores: list[float] = []
        for action in legal:
            if do.DEPLOY_DREADNOUGHTS <= action < do.DREADNOUGHTS_END:
                scores.append(SHIPS_FIRST if action - do.DEPLOY_DREADNOUGHTS == ships else -1.0)
            elif do.AMBUSH_TROOP <= action < do.AMBUSH_END:
                scores.append(self.ambush(action))
            elif do.DEPLOY_N <= action < do.DEPLOY_END:
                gain = self.battle().gain(action - do.DEPLOY_N)
                scores.append(gain if gain > 0 else -1.0)
            elif action == do.END:
                scores.append(0.0)
            else:
                value = self.answer(action)
                scores.append(DO_FIRST + value if value > 0 else value)
        return scores

    def ships_to_send(self, legal: list[int]) -> int:
        """How many dreadnoughts should go, together with the troops that may follow them."""
        if not self.ix:
            return 0
        ships = troops = 0
        for action in legal:
            if do.DEPLOY_DREADNOUGHTS <= action < do.DREADNOUGHTS_END:
                ships = max(ships, action - do.DEPLOY_DREADNOUGHTS)
            elif do.DEPLOY_N <= action < do.DEPLOY_END:
                troops = max(troops, action - do.DEPLOY_N)
        if not ships:
            return 0
        s = self.s
        units = max(s.recruited + s.commissioned - s.deployed - s.deployed_dreads, 0) + 2
        return self.battle().best_ships(troops, ships, units)

    def ambush(self, action: int) -> float:
        """Drive off units of whoever is the strongest."""
        ship = action >= do.AMBUSH_DREADNOUGHT
        rival = action - (do.AMBUSH_DREADNOUGHT if ship else do.AMBUSH_TROOP)
        return strength(self.s.players[rival]) + self.prices.special[k.AMBUSH] + (0.5 if ship else 0.0)

    # ------------------------------------------------------------ during a Reveal turn

    def reveal_turn(self, legal: list[int]) -> list[float]:
        """Effects first, then purchases, then the end."""
        wanted = self.shopping(legal)
        scores: list[float] = []
        for action in legal:
            if do.ACQUIRE <= action < do.ACQUIRE_ASIDE_END:
                scores.append(wanted.get(action, -1.0))
            elif action == do.END:
                scores.append(0.0)
            else:
                value = self.answer(action)
                scores.append(DO_FIRST + value if value > 0 else value)
        return scores

    def shopping(self, legal: list[int]) -> dict[int, float]:
        """The cards to buy together for the Persuasion there is, each with what it is worth."""
        money = self.me.persuasion
        values: list[float] = []
        costs: list[int] = []
        offers: list[int] = []
        for action in legal:
            if not do.ACQUIRE <= action < do.ACQUIRE_ASIDE_END:
                continue
            aside = action >= do.ACQUIRE_ASIDE
            card = action - (do.ACQUIRE_ASIDE if aside else do.ACQUIRE)
            cost = CARD_COST[card]
            if aside:
                cost -= 1
            elif card == SPICE_MUST_FLOW:
                cost = max(0, cost - self.me.discount)
            value = self.buying(card)
            if value > 0:
                values.append(value)
                costs.append(cost)
                offers.append(action)
        n = len(offers)
        total, best = 0.0, (-1, -1, -1)
        for i in range(n):
            if costs[i] <= money and values[i] > total:
                total, best = values[i], (i, -1, -1)
        for i in range(n):
            for j in range(i + 1, n):
                if costs[i] + costs[j] <= money and values[i] + values[j] > total:
                    total, best = values[i] + values[j], (i, j, -1)
        for i in range(n):
            for j in range(i + 1, n):
                if costs[i] + costs[j] <= money:
                    for m in range(j + 1, n):
                        if costs[i] + costs[j] + costs[m] <= money and values[i] + values[j] + values[m] > total:
                            total, best = values[i] + values[j] + values[m], (i, j, m)
        return {offers[i]: values[i] for i in best if i >= 0}

    # ------------------------------------------------------------ Combat cards

    def combat(self, legal: list[int]) -> list[float]:
        """The cheapest set of cards that improves my place, if the better reward pays for them; else pass."""
        others = [strength(self.s.players[rival]) for rival in self.rivals]
        cards = [a - do.PLAY_COMBAT for a in legal if do.PLAY_COMBAT <= a < do.PLAY_ENDGAME]
        n = len(cards)
        best_value = self.outcome(0, 0, others)
        best_cards: list[int] = []
        for size in range(1, n + 1):
            for mask in range((1 << n) - 1, 0, -1):  # the first card is the highest bit: as one would list them
                if mask.bit_count() == size:
                    some = [card for i, card in enumerate(cards) if mask >> (n - 1 - i) & 1]
                    value = self.play_together(some, others)
                    if value > best_value + 0.01:
                        best_value, best_cards = value, some
        scores: list[float] = []
        for action in legal:
            if do.PLAY_COMBAT <= action < do.PLAY_ENDGAME:
                scores.append(1.0 if action - do.PLAY_COMBAT in best_cards else -1.0)
            else:
                scores.append(0.0)
        return scores

    def outcome(self, troops: int, swords: int, others: list[int]) -> float:
        """The reward at the end with so many troops and swords more than now."""
        battle = self.battle()
        units = TROOP_STRENGTH * (troops + self.me.conflict) + battle.ship_strength * battle.ships
        rank = place(units + self.me.swords + swords if units else 0, others)
        if rank == 1:
            return battle.first + battle.trophy if battle.ships else battle.first
        return battle.second if rank == 2 else battle.third if rank == 3 else 0.0

    def play_together(self, cards: list[int], others: list[int]) -> float:
        swords = troops = solari = spice = 0
        value = 0.0
        for card in cards:
            value -= self.kept()
            swords += COMBAT_SWORDS[card]
            spice += COMBAT_SPICE[card]
            solari += COMBAT_SOLARI[card]
            troops -= COMBAT_TROOPS[card]
            if COMBAT_LOSES[card]:
                value += COMBAT_LOSES[card] * self.least_loss(ALL_FACTIONS)
            value += VICTORY_POINT * COMBAT_POINTS[card]
            if COMBAT_DRIVES_SHIPS[card]:
                others = [self.without_ship(rival) for rival in self.rivals]
        if self.me.conflict + troops < 0:
            return CANNOT
        return value + self.goods(-solari, -spice, 0) + self.outcome(troops, swords, others)

    def without_ship(self, seat: int) -> int:
        """A rival's strength when one of its dreadnoughts has to go home."""
        p = self.s.players[seat]
        if not p.dread_conflict:
            return strength(p)
        left = p.conflict + p.dread_conflict - 1
        return strength(p) - self.ship_strength(seat) if left else 0

    # ------------------------------------------------------------ every other answer

    def answer(self, a: int) -> float:
        """What one answer to a smaller question is worth. The ranges of actions, from the first to the last."""
        if a < do.SEND:
            return self.single(a)
        if a < do.RESOLVE:
            if a < do.PLAY_PLOT:
                return 0.0
            return self.plot(a - do.PLAY_PLOT, 0.0) if a < do.PLAY_PLOT_END else self.tile(a - do.USE_TECH, 0.0)
        if a < do.RESOLVE_END:
            return self.open_effect(a - do.RESOLVE)
        if a < do.OPTION_END:
            option = a - do.OPTION
            item = OPTION_ITEM[option]
            return self.all_of(KIDS[item][OPTION_INDEX[option]], ITEM_CARD[item])
        if a < do.DEPLOY_END:
            return self.battle().gain(a - do.DEPLOY_N)
        if a < do.ACQUIRE:
            return 0.0
        if a < do.ACQUIRE_ASIDE_END:
            return self.buying(a - (do.ACQUIRE if a < do.ACQUIRE_END else do.ACQUIRE_ASIDE))
        if a < do.PLAY_ENDGAME:  # for the winner, after the rewards
            return self.all_of(INTRIGUE_COMBAT[a - do.PLAY_COMBAT])
        if a < do.TRASH_HAND:
            return 1.0
        if a < do.TRASH_DISCARD:  # a card in hand still serves this round
            card = a - do.TRASH_HAND
            return self.leaving(card) - self.keeping(card) - max(0.0, self.revealing_it(card))
        if a < do.DISCARD_CARD:
            card = a - (do.TRASH_DISCARD if a < do.TRASH_PLAY else do.TRASH_PLAY)
            return self.leaving(card) - self.keeping(card)
        if a < do.TAKE_CARD:
            return -self.parting(a - do.DISCARD_CARD)
        if a < do.SET_ASIDE_CARD:
            return self.use(a - do.TAKE_CARD)
        if a < do.SET_AHEAD_CARD:
            card = a - do.SET_ASIDE_CARD
            return self.buying(card) if CARD_COST[card] <= self.persuasion_to_come() + 1 else 0.0
        if a < do.PUT_UNDER:
            icons = ICON_COUNT[a - do.SET_AHEAD_CARD]
            return 0.0 if not icons else self.prices.ahead_one_icon if icons == 1 else self.prices.ahead_other
        if a < do.KEEP:
            return (self.intrigue_card() if self.kind == k.SWAP else 0.0) - self.holding(a - do.PUT_UNDER)
        if a < do.CHOOSE_FACTION:
            return self.holding(a - do.KEEP)
        if a < do.LOSE_FACTION:
            return self.steps_up(a - do.CHOOSE_FACTION, self.detail if self.kind == k.FACTION_UP else 1)
        if a < do.TOKENS:
            return self.step_down(a - do.LOSE_FACTION)
        if a < do.CHOOSE_SEAT:
            pair = a - do.TOKENS
            return -float(TOKEN_RANK[pair // 4] + TOKEN_RANK[pair % 4])
        if a < do.CHOOSE_SPACE:
            return self.against(a - do.CHOOSE_SEAT)
        if a < do.CHOOSE_LEADER:
            return self.on_space(a - do.CHOOSE_SPACE)
        if a < do.BUY_TECH:
            return self.leading(a - do.CHOOSE_LEADER)
        if a < do.SELL_SPICE:
            return self.buy_tile(a)
        if a < do.RETREAT_N:
            return self.selling(a - do.SELL_SPICE)
        if a < do.SEND_NEGOTIATORS:
            return self.battle().retreat(a - do.RETREAT_N)
        if a < do.RETURN_NEGOTIATORS:
            n = a - do.SEND_NEGOTIATORS
            return ix.negotiators(self, n) if self.ix else -float(n)
        cost = max(0, TECH_COST[self.about] - self.detail)
        return ix.paying(self, cost, a - do.RETURN_NEGOTIATORS, self.kind == k.TECH_PAY_SOLARI)

    def leading(self, leader: int) -> float:
        if self.humans == 1:
            return (LEADER_WORTH_ALONE_IX if self.expanded else LEADER_WORTH_ALONE)[leader]
        return (LEADER_WORTH_IX if self.expanded else LEADER_WORTH)[leader]

    def single(self, a: int) -> float:
        """Actions that stand alone."""
        if a == do.DEFEND_YES:
            return 1.0
        if a == do.SKIP:
            return 0.1 if self.kind == k.PASS_TURN else 0.0
        if a == do.TO_DECK_TOP:
            return self.use(self.about) - self.usual()
        if a == do.DRAW_IT:
            return self.use(self.me.deck[-1])
        if a == do.TRASH_IT:
            return self.prices.card - self.keeping(self.me.deck[-1])
        if a == do.LOSE_TROOP or a == do.FROM_CONFLICT:
            return self.battle().retreat(1) - self.troop
        if a == do.FROM_GARRISON:
            return -self.troop
        if a == do.FROM_LEADER:
            return 0.5
        if a == do.TAKE_DIVIDENDS:
            return DO_FIRST + ix.dividends(self)
        if a == do.TAKE_SPICE:
            return DO_FIRST + self.goods(0, ix.SHIPPED_SPICE, 0)
        if a == do.TAKE_TROOPS or a == do.TAKE_INFLUENCE:
            return DO_FIRST
        if a == do.AGAIN:  # before the others take what I want
            return 1.0 if self.me.agents and len(self.me.hand) > 1 else -1.0
        if a == do.DETONATE:
            return ix.detonation(self)
        if a == do.A_TROOP:
            return self.unit(1, 0)
        if a == do.A_DREADNOUGHT:
            return self.unit(0, 1)
        if a == do.ADVANCE:
            return ix.advance(self, self.icons()) if self.ix else -1.0
        if a == do.RECALL_FREIGHTER:
            return ix.recall(self, self.icons()) if self.ix else -1.0
        if a == do.TAKE_TECH:
            return ix.best_tile(self, ix.SHIPPED_DISCOUNT, False) if self.ix else -1.0
        return 0.0  # end, pass, pile

    def icons(self) -> int:
        """Freighter icons still to be used."""
        return self.about if self.kind == k.FREIGHT else 1

    def buy_tile(self, a: int) -> float:
        if not self.ix:
            return -1.0
        in_solari = a >= do.BUY_TECH_SOLARI
        return ix.buying(self, a - (do.BUY_TECH_SOLARI if in_solari else do.BUY_TECH), self.about, in_solari)

    def selling(self, n: int) -> float:
        for spice, solari in SPACE_SALE[self.about]:
            if spice == n:
                return self.goods(solari, -spice, 0)
        return CANNOT

    def tile(self, tile: int, best_send: float) -> float:
        """What using the ability of a tile now brings. Troops come when they can go on to the Conflict."""
        if not self.ix:
            return -1.0
        if TILE_INFILTRATES[tile]:
            gain = self.best_beside_rivals() - max(best_send, 0.0)
            return gain + self.all_of(KIDS[TECH_ABILITY[tile][0]][0])
        value = ix.using(self, tile)
        if TILE_RECRUITS[tile]:
            if self.kind == k.TURN or (self.kind == k.AGENT and not SPACE_COMBAT[self.s.sent]):
                return -1.0
            return value
        return value - self.prices.use_for

    def unit(self, troops: int, ships: int) -> float:
        """One unit to the Conflict, or home from it."""
        battle = self.battle()
        return battle.retreat(troops, ships) if self.kind == k.WITHDRAW else battle.gain(troops, 0.0, ships)

    def open_effect(self, item: int) -> float:
        """An open effect of this turn."""
        value = self.of(item, ITEM_CARD[item])
        return 0.1 if value == 0.0 and OP[item] not in MAY_BE_LEFT else value

    def against(self, seat: int) -> float:
        """Whom to hit, or to whom an Alliance goes: hit the strongest in the Conflict, favour the weakest."""
        p = self.s.players[seat]
        if self.kind == k.ALLIANCE_TO:
            return -float(p.vp) if seat < self.humans or self.humans == 1 else 0.0
        return float(strength(p))

    def on_space(self, space: int) -> float:
        if self.kind == k.NAME_SPACE:  # The Voice: keep for me what I would like best
            return 0.0 if self.s.occupied >> space & 1 else self.best_arriving(space)
        if self.kind == k.RECALL:  # the space that is best to use again, or that others want least
            return self.best_arriving(space)
        if self.kind == k.STATION:
            return ix.station_worth(self, SPACE_LOCATION[space])
        return 1.0

    def best_arriving(self, space: int) -> float:
        best = NOT_KNOWN
        for card in self.me.hand:
            best = max(best, self.arriving(card, space))
        return best if best != NOT_KNOWN else 0.0

    # ------------------------------------------------------------ answers for a Rival of House Hagal

    def for_rival(self, a: int) -> float:
        """What serves the Rival least. Paying for a point is never good for me."""
        if do.CHOOSE_FACTION <= a < do.LOSE_FACTION:
            return -self.rival_step(a - do.CHOOSE_FACTION)
        if do.OPTION <= a < do.OPTION_END:
            option = a - do.OPTION
            value = 0.0
            for item in KIDS[OPTION_ITEM[option]][OPTION_INDEX[option]]:
                value += _rival_goods(item)
            return -value
        return 0.0 if a == do.SKIP else -1.0

    def rival_step(self, faction: int) -> float:
        """A step there, for the Rival: a point at 2, an Alliance, and how far I am myself."""
        s = self.s
        hagal = s.hagal
        assert hagal is not None
        level = s.players[hagal.acting].influence[faction] + 1
        holder = s.alliance[faction]
        value = self.prices.rival_point if level == 2 else 0.0
        if level >= 4 and (holder < 0 or level > s.players[holder].influence[faction]):
            value += self.prices.rival_point * (2 if holder == self.seat else 1)
        return value + self.prices.rival_level * level + 0.01 * faction


def _amount(box: tuple[int, ...], op: int) -> int:
    """How much of something stands openly in a box."""
    n = 0
    for item in box:
        if OP[item] == op:
            n += A[item]
    return n


def _rival_goods(item: int) -> float:
    """In points: what they buy (IMP-S5)."""
    goods = RIVAL_GOODS
    if OP[item] == k.INTRIGUE:
        return goods["intrigue"] * A[item]
    if OP[item] == k.GAIN:
        return goods["solari"] * A[item] + goods["spice"] * B[item] + goods["water"] * C[item]
    return 0.0
