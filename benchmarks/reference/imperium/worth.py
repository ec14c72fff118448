"""What an effect, a card or a step up a track is worth at this moment: the value function of the house.

Everything is in the money of `prices` (a Victory Point is 10). Effects are read from the declarations of the
components, so a new card is judged by its own text.
"""

from __future__ import annotations

from functools import cached_property

from landsraad.kernel.contract import Data

from . import prices as price
from .battle import Battle
from .ix import Ix
from .table import FACTIONS, Table, parts

CANNOT = -1000.0  # a price that cannot be paid


class Worth:
    """Judgements about one moment of the game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.fade = min(1.0, table.rounds_left / price.FULL_VALUE_AT)
        self._uses: dict[str, float] = {}
        self._revealing: dict[str, float] = {}
        self.ix = Ix(self)

    # ------------------------------------------------------------ goods

    def purse(self, kind: str, amount: int) -> float:
        """What that much of a good is worth: the first ones more than the last ones."""
        saving = not self.table.me["swordmaster"] and self.table.rounds_left >= price.FULL_VALUE_AT
        steps = {
            "solari": price.SOLARI_SAVING if saving else price.SOLARI,
            "spice": price.SPICE_IX if self.table.expanded else price.SPICE,
            "water": price.WATER,
        }[kind]
        total, below = 0.0, 0
        for limit, each in steps:
            if amount <= below:
                break
            total += each * (min(amount, limit) - below)
            below = limit
        return total * max(self.fade, self._needed_now)

    @cached_property
    def _needed_now(self) -> float:
        """Goods still serve Agent turns of this round; after that they only break ties."""
        return price.NEEDED_NOW if self.table.me["agents"] and not self.table.me["revealed"] else price.LEFT_OVER

    def goods(self, solari: int = 0, spice: int = 0, water: int = 0) -> float:
        """What gaining (or, below zero, paying) these is worth with what I have."""
        me = self.table.me
        total = 0.0
        for kind, amount in (("solari", solari), ("spice", spice), ("water", water)):
            if amount:
                have = me[kind]
                if have + amount < 0:
                    return CANNOT
                total += self.purse(kind, have + amount) - self.purse(kind, have)
        return total

    def gaining(self, solari: int, spice: int, water: int) -> float:
        """A gain from a card or space; Yuna has one Solari more on her own turn (IMP-12.13)."""
        if solari and self.table.my_turn and self.table.passive("smuggling_operation"):
            solari += 1
        return self.goods(solari, spice, water)

    @cached_property
    def troop(self) -> float:
        """A troop in the garrison: good for the Conflicts to come."""
        return price.TROOP * min(1.0, self.table.rounds_left)

    @cached_property
    def draw(self) -> float:
        """A card drawn in this turn still counts in this round."""
        return price.CARD

    @cached_property
    def intrigue(self) -> float:
        return price.INTRIGUE_CARD * (0.4 + 0.6 * self.fade)

    @cached_property
    def agent(self) -> float:
        """One more Agent turn now; it needs a card to be played with."""
        return price.AGENT if len(self.table.hand) >= 2 + self.table.me["agents"] else price.AGENT / 3

    def persuasion(self, amount: int) -> float:
        """What that much Persuasion buys. Near the end only The Spice Must Flow counts."""
        steady = price.PERSUASION * min(amount, price.PERSUASION_ENOUGH)
        cost: int = price.SPICE_MUST_FLOW_COST - self.table.me["spice_must_flow_discount"]
        points = price.VICTORY_POINT * (amount // max(1, cost))
        return self.fade * max(steady, points) + (1.0 - self.fade) * points

    def more_persuasion(self, n: int) -> float:
        have = self.table.persuasion_to_come
        return self.persuasion(have + n) - self.persuasion(have)

    # ------------------------------------------------------------ Influence

    def step(self, faction: str, level: int) -> float:
        """What the step up to that level of a track brings me."""
        if level > 6:
            return 0.0
        table = self.table
        value = price.STEP_TO[level]
        if level != 2:  # a step that makes no point needs time to ripen
            value *= price.UNRIPE + (1.0 - price.UNRIPE) * self.fade
        if level == 4:
            value += price.TRACK_BONUS[faction] * max(self.fade, price.UNRIPE)
        if level >= 4:
            holder = table.view["alliances"][faction]
            if holder is None:
                value += price.ALLIANCE
            elif holder == table.seat:
                if any(p["influence"][faction] >= level - 1 for p in table.rivals):
                    value += price.ALLIANCE_DEFENDED
            elif level > table.player(holder)["influence"][faction]:
                value += price.ALLIANCE_TAKEN
        if level == 2:
            value += self.ix.snooper(faction)
            if "spy_satellites" in table.tech:  # it counts tracks below in the end
                value -= price.VICTORY_POINT * self.ix.stays_low
        elif level == 3 and all(p["influence"][faction] < 4 for p in table.rivals):
            value += price.ALLIANCE_AHEAD * self.fade
        return value

    def steps_up(self, faction: str, n: int) -> float:
        level = self.table.me["influence"][faction]
        return sum(self.step(faction, level + i + 1) for i in range(n))

    def step_down(self, faction: str) -> float:
        """What the next step down costs me."""
        table = self.table
        level = table.me["influence"][faction]
        if level == 0:
            return CANNOT
        cost = price.STEP_TO[level]
        if table.view["alliances"][faction] == table.seat and (
            level == 4 or any(p["influence"][faction] == level for p in table.rivals)
        ):
            cost += price.ALLIANCE_TAKEN
        return -cost

    def best_faction(self, factions: list[str], n: int) -> float:
        return max(self.steps_up(f, n) for f in factions)

    # ------------------------------------------------------------ the Conflict

    @cached_property
    def rewards(self) -> tuple[float, float, float]:
        name = self.table.view["conflict"]
        if name is None:
            return 0.0, 0.0, 0.0
        conflict = self.table.game.facts(f"conflict:{name}")
        return self.of(conflict["first"]), self.of(conflict["second"]), self.of(conflict["third"])

    @cached_property
    def battle(self) -> Battle:
        return Battle(self.table, self.rewards, self.troop, self.ix.trophy)

    def _retreat_units(self, n: int) -> float:
        """So many units home, troops first."""
        if self.battle.troops + self.battle.ships < n:
            return CANNOT
        troops = min(n, self.battle.troops)
        return self.battle.retreat(troops, n - troops)

    @property
    def fleet(self) -> int:
        """Dreadnoughts I have commissioned."""
        return 2 - self.table.ships("supply") if self.table.ix else 0

    # ------------------------------------------------------------ effects

    def of(self, effect: Data, card: str | None = None, sure: bool = True) -> float:
        """What an effect is worth. Not `sure`: a card judged from afar, so that conditions and costs are weighed."""
        match effect["op"]:
            case "all":
                return sum(self.of(e, card, sure) for e in effect["parts"])
            case "arrow":
                return self._arrow(effect, card, sure)
            case "choose":
                best = sorted((self.of(e, card, sure) for e in effect["options"]), reverse=True)
                return sum(best[: effect["n"]])
            case "when":
                if not sure:
                    return price.UNSURE * self.of(effect["effect"], card, sure)
                holds = self.table.holds(effect["condition"], card)
                return self.of(effect["effect" if holds else "otherwise"], card, sure)
            case "gain":
                return self.gaining(effect["solari"], effect["spice"], effect["water"])
            case "pay":
                return self.goods(-effect["solari"], -effect["spice"], -effect["water"])
            case "vp":
                return price.VICTORY_POINT * int(effect["n"])
            case "influence":
                return self.best_faction(effect["factions"], effect["amount"])
            case "loseinfluence":
                return max(self.step_down(f) for f in effect["factions"])
            case "trash":
                return self.thinning if sure else price.THINNING * self.fade
            case "trash_this":
                return 0.0 if card is None else self.leaving(card) - self.keeping(card)
            case "freighter" | "dreadnought" | "acquiretech" | "negotiate":
                return self.ix.of(effect, sure)
            case "discard":
                return self.discarding(int(effect["n"]), card) if sure else -price.DISCARDED * int(effect["n"])
            case _:
                return self._plain(effect, sure)

    def _arrow(self, effect: Data, card: str | None, sure: bool) -> float:
        gained = self.of(effect["effect"], card, sure)
        if not sure:
            paid = max(self.of(effect["cost"], card, sure), -gained)
            return price.UNSURE * (gained + paid) if paid > CANNOT / 2 else 0.0
        return max(0.0, gained + self.of(effect["cost"], card, sure))

    def _plain(self, effect: Data, sure: bool) -> float:
        """Effects that are a number of something."""
        n = int(effect.get("n", 0))
        match effect["op"]:
            case "recruit":
                return self.troop * min(n, int(self.table.me["supply"]))
            case "draw":
                return self.draw * n
            case "intrigue":
                return self.intrigue * n
            case "persuasion" | "persuasion_when_revealing":
                return self.more_persuasion(n) if sure else price.PERSUASION * n
            case "swords":
                return self.battle.gain(0, n) if sure else price.SWORD_ON_A_CARD * n
            case "deploy" if sure:
                return self.battle.best(min(effect["up_to"], self.table.me["garrison"]))[0]
            case "deployunits" if sure:
                return self.battle.best(self.table.me["garrison"], self.table.ships("garrison"), effect["up_to"])[0]
            case "muster":
                n = min(n, int(self.table.me["supply"]))
                return self.battle.gain(n) + self.troop * n if sure else price.MUSTERED * n
            case "retreatunits":
                return self._retreat_units(n) if sure else -price.MUSTERED * n
            case "losetroops" if effect["garrison_too"] and self.table.me["garrison"] >= n:
                return -self.troop * n
            case "losetroops":
                return self.battle.retreat(n) - n * self.troop if self.table.me["conflict"] >= n else CANNOT
            case "control":
                return price.CONTROL * self.table.rounds_left
            case "foldspace":
                return price.FOLDSPACE * self.fade
            case "steal_intrigue":
                return (
                    self.intrigue * price.STOLEN_INTRIGUE * sum(1 for p in self.table.rivals if p["intrigue_size"] >= n)
                )
            case "persuasion_per_card":
                return price.PER_FREMEN_CARD * price.PERSUASION * n
            case "spice_must_flow_discount":
                return price.SPICE_MUST_FLOW_DISCOUNT
            case "swords_per_dreadnought":
                swords = n * self.table.ships("conflict")
                return self.battle.gain(0, swords) if sure else price.SWORD_ON_A_CARD * n * self.fleet
            case "sword_per_other_sword_card":
                others = sum(1 for c in self.table.me.get("hand", []) if self.table.printed(c, "swords"))
                return self.battle.gain(0, n * max(0, others - 1)) if sure else price.SWORD_ON_A_CARD * n
            case "signet":
                return self.of(self.table.leader["signet"], None, sure)
            case "bottomintrigue":
                return -price.UNDER_THE_DECK * n
            case "trashinplay":
                return self.worst_of(self.table.me["in_play"]) if sure else price.THINNING * self.fade
            case _:
                return (
                    price.SPECIAL[effect["op"]] if not sure and effect["op"] in price.SPECIAL else self._special(effect)
                )

    def _special(self, effect: Data) -> float:
        """The rules of their own that spaces and cards have."""
        table = self.table
        match effect["op"]:
            case "take_council_seat":
                seat = price.PERSUASION * price.COUNCIL_PERSUASION * table.rounds_left + self.more_persuasion(2)
                return seat + (self.best_faction(list(FACTIONS), 1) if table.passive("connections") else 0.0)
            case "third_agent":
                return price.AGENT * table.rounds_left + self.agent
            case "take_mentat" | "hire_mentat":
                return self.agent if table.view["mentat"] is None else 0.0
            case "recall_agent":
                return self.agent
            case "acquire_free" | "may_acquire_free":
                return max((self.buying(c) for c in self.cards_up_to(effect["n"])), default=0.0)
            case "influence_where_behind":
                behind = [
                    f for f in FACTIONS if any(p["influence"][f] > table.me["influence"][f] for p in table.rivals)
                ]
                return self.best_faction(behind, 1) if behind else 0.0
            case "influenceeach":
                return sum(self.steps_up(f, 1) for f in effect["factions"])
            case "influence_where_agents":
                factions = {table.space(s)["influence"] for s in table.me["agents_on"]}
                return sum(self.steps_up(f, 1) for f in FACTIONS if f in factions)
            case "influence_where_sent":
                sent = table.view["turn"]["space"] if table.my_turn else None
                faction = table.space(sent)["influence"] if sent else ""
                return self.steps_up(faction, 1) if faction else 0.0
            case "influence_where_snooper":
                return max((self.steps_up(f, 1) for f in table.me["snoopers"]), default=0.0)
            case "swap_intrigue":
                held = [self.holding(name) for name in table.me["intrigue"]]
                return sum(self.intrigue - x for x in held if x < self.intrigue)
            case "double_cross":
                return self.battle.gain(1) + self.troop
            case op:
                return price.SPECIAL.get(op, 0.0)

    def cards_up_to(self, cost: int) -> list[str]:
        table = self.table
        return [c for c in [*table.view["row"], "arrakis_liaison"] if table.card(c)["cost"] <= cost]

    # ------------------------------------------------------------ cards of the deck

    def use(self, card: str) -> float:
        """What one use of the card brings: the better of its two halves, and a little of the other."""
        if card not in self._uses:
            facts = self.table.card(card)
            icons = sorted((price.ICON[i] for i in facts["icons"]), reverse=True)
            agent = 0.0
            if icons or any(e["op"] == "send_any_agent" for e in parts(facts["agent"])):
                agent = sum(icons[:1]) + price.MORE_ICONS * sum(icons[1:])
                agent += sum(self.of(e, None, sure=False) for e in parts(facts["agent"]))
            reveal = self.of(facts["reveal"], None, sure=False)
            self._uses[card] = max(agent, reveal) + price.OTHER_HALF * min(agent, reveal)
        return self._uses[card]

    @cached_property
    def usual(self) -> float:
        """The use of an average card of mine: what another card has to beat."""
        cards = self.table.own_cards
        return sum(self.use(c) for c in cards) / max(1, len(cards))

    @cached_property
    def times_used(self) -> float:
        """How often a card of my deck will come to hand in the rest of the game."""
        rounds = max(0.0, self.table.rounds_left - price.FIRST_SEEN_AFTER)
        return rounds * min(1.0, price.CARDS_SEEN / max(1, len(self.table.own_cards)))

    def keeping(self, card: str) -> float:
        """What the card in my deck is worth to me; below zero: it stands in the way of better ones."""
        if any(e["op"] == "trash_this" for e in parts(self.table.card(card)["agent"])):
            return min(1.0, self.times_used) * (self.use(card) - self.usual)  # served once, then gone
        return self.times_used * (self.use(card) - self.usual)

    def leaving(self, card: str) -> float:
        """What the card gives when it is trashed."""
        facts = self.table.card(card)
        given = self.of(facts["trashed"])
        return given + self.of(facts["reveal"], sure=False) if facts["unload"] else given

    @cached_property
    def thinning(self) -> float:
        """What trashing my worst card that can be reached brings."""
        me = self.table.me
        return self.worst_of([*me.get("hand", []), *me["discard"], *me["in_play"]])

    def worst_of(self, cards: list[str]) -> float:
        """What trashing the worst of these brings."""
        return max([0.0, *(self.leaving(c) - self.keeping(c) for c in set(cards))])

    def buying(self, card: str) -> float:
        facts = self.table.card(card)
        return self.of(facts["acquire"]) + self.keeping(card)

    # ------------------------------------------------------------ cards of the hand

    def revealing(self, card: str) -> float:
        """What the card would bring in the Reveal turn."""
        if card not in self._revealing:
            self._revealing[card] = self._reveal_box(card)
        return self._revealing[card]

    def _reveal_box(self, card: str) -> float:
        table = self.table
        rest = [e for e in parts(table.card(card)["reveal"]) if e["op"] not in ("persuasion", "swords")]
        value = -self.more_persuasion(-table.printed(card, "persuasion"))
        value += sum(self.of(e, card) for e in rest)
        swords = table.printed(card, "swords")
        return value - self.battle.gain(0, -swords * price.SWORDS_KEPT_FOR_REVEAL) if swords else value

    def parting(self, card: str) -> float:
        """What discarding the card of my hand costs; an Unload card gives its Reveal box at once (IMP-X5)."""
        cost = max(self.revealing(card), self.use(card))
        return cost - self.of(self.table.card(card)["reveal"]) if self.table.card(card)["unload"] else cost

    def discarding(self, n: int, playing: str | None) -> float:
        """The cheapest way to discard so many cards, beside the one that is being played."""
        cards, turn = list(self.table.hand), self.table.view["turn"]
        if playing in cards and not (turn and turn["card"]):
            cards.remove(playing)
        if len(cards) < n:
            return CANNOT
        return -sum(sorted(self.parting(c) for c in cards)[:n])

    # ------------------------------------------------------------ Intrigue cards

    def holding(self, name: str) -> float:
        """What an Intrigue card in my hand is worth."""
        facts = self.table.intrigue(name)
        return max(self.of(facts[use], sure=False) for use in ("plot", "combat", "endgame") if facts[use])
