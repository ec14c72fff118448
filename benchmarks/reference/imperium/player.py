"""The decisions of the house, one function for each kind of question."""

from __future__ import annotations

from itertools import combinations

from landsraad.kernel.contract import Data
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.seat import Seat

from . import prices as price
from .battle import TROOP_STRENGTH, place
from .hagal import answer_for_rival
from .ix import SHIPPED_DISCOUNT, SHIPPED_SPICE, gives
from .table import FACTIONS, SPICE_MUST_FLOW, Table, parts
from .worth import CANNOT, Worth

Words = tuple[str, ...]


class House:
    name = "house"
    ix = True  # uses what Rise of Ix brings

    def __init__(self, seed: int) -> None:
        """The house plays without chance; every seed gives the same player."""

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if seat.game.name == "imperium" and len(legal) == 1:
            return legal[0]
        worth = self.judge(seat)
        return max(legal, key=lambda action: worth[action])

    def judge(self, seat: Seat) -> dict[int, float]:
        """What every legal action is worth to it."""
        game, legal = seat.game, seat.legal()
        if game.name != "imperium":
            raise LandsraadError(f"The bot “{self.name}” plays Dune: Imperium only, not {game.title}.")
        scores = Decision(Table(game, seat.view(), self.ix)).scores([game.words(a) for a in legal])
        return dict(zip(legal, scores, strict=True))


class HouseBase(House):
    """The house that plays Rise of Ix as if it were the base game: the measure of what the new systems bring."""

    name = "house-base"
    ix = False


class Decision:
    """One question and how much each answer is worth."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.worth = Worth(table)

    def scores(self, answers: list[Words]) -> list[float]:
        match self.table.view["asks"]["kind"]:
            case "turn":
                return self.turn(answers)
            case "agent":
                return self.agent_turn(answers)
            case "reveal":
                return self.reveal_turn(answers)
            case "combat":
                return self.combat(answers)
            case "rival_faction" | "rival_pick" | "rival_maybe":
                return [answer_for_rival(self.table, a) for a in answers]
            case _:
                return [self.answer(a) for a in answers]

    # ------------------------------------------------------------ a turn: Agent, Reveal or Plot card

    def turn(self, answers: list[Words]) -> list[float]:
        """Send the Agent where it brings most; reveal when nothing is left that helps. Good Plot cards go first."""
        sends = [self.send(a[1], a[2]) if a[0] == "send" else CANNOT for a in answers]
        best = max(sends)
        scores = []
        for words, sent in zip(answers, sends, strict=True):
            match words[0]:
                case "send":
                    scores.append(sent)
                case "plot" | "tile":
                    gain = self.plot(words[1], best) if words[0] == "plot" else self.tile(words[1], best)
                    scores.append(max(best, 0.0) + gain if gain > 0 else CANNOT)
                case _:
                    scores.append(0.0)
        return scores

    def send(self, card: str, space: str) -> float:
        """An Agent with this card on that space: what both give, less the costs and what the card would reveal."""
        return self.arriving(card, space) - self.worth.revealing(card)

    def arriving(self, card: str, space: str) -> float:
        table, worth = self.table, self.worth
        facts, there = table.card(card), table.space(space)
        if there["set"] == "ix" and not table.ix:
            return CANNOT
        cost = there["cost"]
        solari = table.solari_of(there)
        marks = {e["op"] for e in parts(facts["agent"])}
        spice = cost["spice"]
        if space == "heighliner" and "heighliner_discount" in marks:
            spice -= sum(e["n"] for e in parts(facts["agent"]) if e["op"] == "heighliner_discount")
        value = worth.goods(-solari, -spice, -cost["water"])
        if solari and table.passive("ruthless_negotiator"):
            value += worth.draw
        if there["sale"]:
            value += max(self.sale(spice, gained) for spice, gained in there["sale"])
        value += sum(worth.of(e, card) for e in parts(facts["agent"]) if e["op"] not in MARKS)
        if "signet" in marks:
            value += worth.of(table.leader["signet"])
        value += worth.of(there["effect"])
        if there["maker"]:
            value += self.harvest(there, "double_harvest" in marks)
        if there["influence"]:
            value += worth.steps_up(there["influence"], 2 if "two_influence_here" in marks else 1)
        if there["combat"]:
            boxes = [facts["agent"], there["effect"], *([table.leader["signet"]] if "signet" in marks else [])]
            value += self.deploying([e for box in boxes for e in parts(box)])
        value += worth.more_persuasion(there["reveal_persuasion"])
        holder = table.controller(space)
        if there["control"] and holder is not None:
            value += price.OWN_BONUS if holder == table.seat else price.RIVAL_BONUS
        return value

    def sale(self, spice: int, solari: int) -> float:
        return self.worth.goods(solari=solari, spice=-spice)

    def harvest(self, maker: Data, double: bool) -> float:
        spice = maker["maker"] * (2 if double else 1) + self.table.view["bonus_spice"][maker["id"]]
        if self.table.passive("spice_addict"):
            return self.worth.goods(spice=spice - 1) + self.worth.draw
        return self.worth.goods(spice=spice)

    def deploying(self, effects: list[Data]) -> float:
        """What the Conflict promises if these effects come first: all they bring and two units more (IMP-X3.3)."""
        me = self.table.me
        troops = min(sum(e["n"] for e in effects if e["op"] == "recruit"), me["supply"])
        ships = min(sum(e["n"] for e in effects if e["op"] == "dreadnought"), self.table.ships("supply"))
        garrison, harbour = me["garrison"], self.table.ships("garrison")
        most, most_ships = min(troops + 2, garrison + troops), min(ships + 2, harbour + ships)
        return self.worth.battle.best(most, most_ships, troops + ships + 2)[0]

    # ------------------------------------------------------------ Plot cards

    def plot(self, name: str, best_send: float) -> float:
        """What playing a Plot card now brings above keeping it."""
        table, worth = self.table, self.worth
        kept = price.KEEP_INTRIGUE * max(worth.fade, price.KEEP_AT_LEAST)
        effects = parts(table.intrigue(name)["plot"])
        ops = {e["op"] for e in effects}
        if "extra_faction_icons" in ops:
            return self.best_elsewhere(self.faction_spaces()) - max(best_send, 0.0) - kept
        if "infiltrate" in ops:
            return self.best_elsewhere(self.occupied_spaces(), by_icon=True) - max(best_send, 0.0) - kept
        if "persuasion_when_revealing" in ops and not table.revealing:
            return CANNOT
        return sum(worth.of(e) for e in effects) - kept

    def faction_spaces(self) -> list[str]:
        return [s for s in self.spaces if self.table.space(s)["influence"] and s not in self.table.view["agents"]]

    def occupied_spaces(self) -> list[str]:
        """Spaces where rivals stand and I do not. What can be had once is left out: I may have it already."""
        agents = self.table.view["agents"]
        return [s for s, seats in agents.items() if self.table.seat not in seats and not self.table.space(s)["once"]]

    @property
    def spaces(self) -> list[str]:
        listed: list[str] = self.table.game.facts("")["space"]
        return listed

    def best_elsewhere(self, spaces: list[str], by_icon: bool = False) -> float:
        """The best Agent turn on spaces that a Plot card would open."""
        values = [
            self.send(c, s)
            for s in spaces
            for c in set(self.table.hand)
            if not by_icon or self.table.space(s)["icon"] in self.table.card(c)["icons"]
        ]
        return max(values, default=CANNOT)

    # ------------------------------------------------------------ during an Agent turn

    def agent_turn(self, answers: list[Words]) -> list[float]:
        """Effects first, as they may bring troops; then the troops; then the end."""
        ships = self.ships_to_send(answers)
        scores = []
        for words in answers:
            match words[0]:
                case "dreadnoughts":
                    scores.append(SHIPS_FIRST if int(words[1]) == ships else -1.0)
                case "ambush":
                    scores.append(self.ambush(words))
                case "deploy":
                    gain = self.worth.battle.gain(int(words[1]))
                    scores.append(gain if gain > 0 else -1.0)
                case "end":
                    scores.append(0.0)
                case _:
                    value = self.answer(words)
                    scores.append(DO_FIRST + value if value > 0 else value)
        return scores

    def ships_to_send(self, answers: list[Words]) -> int:
        """How many dreadnoughts should go, together with the troops that may follow them."""
        turn = self.table.view["turn"]
        ships = max((int(a[1]) for a in answers if a[0] == "dreadnoughts"), default=0) if self.table.ix else 0
        if not ships:
            return 0
        troops = max((int(a[1]) for a in answers if a[0] == "deploy"), default=0)
        here = turn["recruited"] + turn["commissioned"]
        units = max(here - turn["deployed"] - turn["dreadnoughts_deployed"], 0) + 2
        return self.worth.battle.best(troops, ships, units)[1]

    def ambush(self, words: Words) -> float:
        """Drive off units of whoever is the strongest."""
        rival = self.table.player(int(words[2]))
        return float(rival["strength"]) + price.SPECIAL["ambush"] + (0.5 if words[1] == "dreadnought" else 0.0)

    # ------------------------------------------------------------ during a Reveal turn

    def reveal_turn(self, answers: list[Words]) -> list[float]:
        """Effects first, then purchases, then the end."""
        wanted = self.shopping([a for a in answers if a[0] == "acquire"])
        scores = []
        for words in answers:
            match words[0]:
                case "acquire":
                    scores.append(wanted.get(words, -1.0))
                case "end":
                    scores.append(0.0)
                case _:
                    value = self.answer(words)
                    scores.append(DO_FIRST + value if value > 0 else value)
        return scores

    def shopping(self, offers: list[Words]) -> dict[Words, float]:
        """The cards to buy together for the Persuasion there is, each with what it is worth."""
        table = self.table
        money = table.me["persuasion"]
        priced = []
        for words in offers:
            card = words[1]
            cost = table.card(card)["cost"]
            if words[2:] == ("aside",):
                cost -= 1
            elif card == SPICE_MUST_FLOW:
                cost = max(0, cost - table.me["spice_must_flow_discount"])
            value = self.worth.buying(card)
            if value > 0:
                priced.append((value, cost, words))
        best: tuple[float, tuple[tuple[float, int, Words], ...]] = (0.0, ())
        for n in range(1, 4):
            for some in combinations(priced, n):
                if sum(cost for _, cost, _ in some) <= money:
                    total = sum(value for value, _, _ in some)
                    if total > best[0]:
                        best = (total, some)
        return {words: value for value, _, words in best[1]}

    # ------------------------------------------------------------ Combat cards

    def combat(self, answers: list[Words]) -> list[float]:
        """The cheapest set of cards that improves my place, if the better reward pays for them; else pass."""
        table = self.table
        others = [p["strength"] for p in table.rivals]
        cards = [a[1] for a in answers if a[0] == "combat"]
        best_value = self.outcome(0, 0, others)
        best_cards: tuple[str, ...] = ()
        for n in range(1, len(cards) + 1):
            for some in combinations(cards, n):
                value = self.play_together(some, others)
                if value > best_value + 0.01:
                    best_value, best_cards = value, some
        scores = []
        for words in answers:
            if words[0] == "combat":
                scores.append(1.0 if words[1] in best_cards else -1.0)
            else:
                scores.append(0.0)
        return scores

    def outcome(self, troops: int, swords: int, others: list[int]) -> float:
        """The reward at the end with so many troops and swords more than now."""
        battle, me = self.worth.battle, self.table.me
        troops += me["conflict"]
        units = TROOP_STRENGTH * troops + battle.ship_strength * battle.ships
        rank = place(units + me["swords"] + swords if units else 0, others)
        first, second, third = self.worth.rewards
        return (0.0, first + (battle.trophy if battle.ships else 0.0), second, third)[rank]

    def play_together(self, cards: tuple[str, ...], others: list[int]) -> float:
        swords = troops = 0
        value = 0.0
        solari = spice = 0
        for name in cards:
            value -= price.KEEP_INTRIGUE * max(self.worth.fade, price.KEEP_AT_LEAST)
            for effect in parts(self.table.intrigue(name)["combat"]):
                swords += self.find(effect, "swords")
                spice += self.find(effect, "spice")
                solari += self.find(effect, "solari")
                if self.find(effect, "loseinfluence"):
                    value += max(self.worth.step_down(f) for f in FACTIONS)
                if self.find(effect, "opponents_retreat_dreadnought"):
                    others = [self.without_ship(p) for p in self.table.rivals]
                lost = self.find(effect, "losetroops")
                troops -= lost
                value += price.VICTORY_POINT * self.find(effect, "vp")
        if self.table.me["conflict"] + troops < 0:
            return CANNOT
        return value + self.worth.goods(solari=-solari, spice=-spice) + self.outcome(troops, swords, others)

    def without_ship(self, player: Data) -> int:
        """A rival's strength when one of its dreadnoughts has to go home."""
        if not player["dreadnoughts"]["conflict"]:
            return int(player["strength"])
        left = player["conflict"] + player["dreadnoughts"]["conflict"] - 1
        return int(player["strength"]) - self.table.ship_strength(player) if left else 0

    def find(self, effect: Data, op: str) -> int:
        """How much of something is somewhere in a combat effect: swords, spice to pay, troops to lose, points."""
        match effect["op"]:
            case "all":
                return sum(self.find(e, op) for e in effect["parts"])
            case "arrow":
                return self.find(effect["cost"], op) + self.find(effect["effect"], op)
            case "when":
                return self.find(effect["effect"], op)
            case "choose":
                return max(self.find(e, op) for e in effect["options"])
            case "pay":
                return int(effect[op]) if op in ("solari", "spice") else 0
            case "loseinfluence":
                return int(effect["amount"]) if op == "loseinfluence" else 0
            case name:
                return int(effect.get("n", 0)) if name == op else 0

    # ------------------------------------------------------------ every other answer

    def answer(self, words: Words) -> float:
        """What one answer to a smaller question is worth."""
        table, worth = self.table, self.worth
        match words:
            case ("do", item):
                return self.open_effect(item)
            case ("pick", option):
                return self.option(option)
            case ("plot", name):
                return self.plot(name, 0.0)
            case ("combat", name):  # for the winner, after the rewards
                return sum(worth.of(e) for e in parts(table.intrigue(name)["combat"]))
            case ("endgame", _) | ("defend",):
                return 1.0
            case ("influence", faction):
                return worth.steps_up(faction, table.details.get("steps", 1))
            case ("lose", "troop"):
                return worth.battle.retreat(1) - worth.troop
            case ("lose", faction):
                return worth.step_down(faction)
            case ("acquire", card, *_):
                return worth.buying(card)
            case ("aside", card):
                return worth.buying(card) if self.table.card(card)["cost"] <= table.persuasion_to_come + 1 else 0.0
            case ("trash", card, zone):
                return self.trashing(card, zone)
            case ("discard", card):
                return -worth.parting(card)
            case ("take", card):
                return worth.use(card)
            case ("deploy", n):
                return worth.battle.gain(int(n))
            case ("retreat", n):
                return worth.battle.retreat(int(n))
            case ("sell", n):
                return self.sale(int(n), dict(table.space(table.about)["sale"])[int(n)])
            case ("seat", n):
                return self.against(int(n))
            case ("space", space):
                return self.on_space(space)
            case ("from", "leader"):
                return 0.5
            case ("top",):
                return worth.use(table.about) - worth.usual
            case ("draw", "it"):
                return worth.use(table.about)
            case ("trash", "it"):
                return worth.draw - worth.keeping(table.about)
            case ("leader", name):
                leaders = price.LEADERS_IX if table.expanded else price.LEADERS
                return -float(leaders.index(name) if name in leaders else len(leaders) // 2)
            case ("tokens", *factions):
                return -float(sum(price.TOKENS.index(f) for f in factions))
            case ("skip",):
                return 0.1 if table.view["asks"]["kind"] == "pass_turn" else 0.0
            case _:
                return self.answer_ix(words)

    def answer_ix(self, words: Words) -> float:
        """Answers that only Rise of Ix knows."""
        table, worth, ix = self.table, self.worth, self.worth.ix
        details = table.details
        if not table.ix and words[0] in IGNORED:
            return -1.0
        match words:
            case ("advance",):
                return ix.advance(details.get("icons", 1))
            case ("recall",):
                return ix.recall(details.get("icons", 1))
            case ("dividends",):
                return DO_FIRST + ix.dividends
            case ("spice",):
                return DO_FIRST + worth.goods(spice=SHIPPED_SPICE)
            case ("troops",) | ("influence",):
                return DO_FIRST
            case ("tech",):
                return ix.best_tile(SHIPPED_DISCOUNT)
            case ("buy", tile):
                return ix.buying(tile, details["discount"])
            case ("buy", "solari", tile):
                return ix.buying(tile, details["discount"], in_solari=True)
            case ("tile", name):
                return self.tile(name, 0.0)
            case ("troop",):
                return self.unit(1, 0)
            case ("dreadnought",):
                return self.unit(0, 1)
            case ("from", "garrison"):
                return -worth.troop
            case ("from", "conflict"):
                return worth.battle.retreat(1) - worth.troop
            case ("detonate",):
                return ix.detonation
            case ("negotiators", n):
                return ix.negotiators(int(n)) if table.ix else -float(n)
            case ("return", n):
                cost = max(0, table.tile(table.about)["cost"] - details["discount"])
                return ix.paying(cost, int(n), table.view["asks"]["kind"] == "tech_pay_solari")
            case ("again",):  # before the others take what I want
                return 1.0 if table.me["agents"] and len(table.hand) > 1 else -1.0
            case ("ahead", card):
                icons = len(table.card(card)["icons"])
                return (price.AHEAD_ONE_ICON if icons == 1 else price.AHEAD_OTHER) if icons else 0.0
            case ("keep", name):
                return worth.holding(name)
            case ("under", name):
                return (worth.intrigue if table.view["asks"]["kind"] == "swap" else 0.0) - worth.holding(name)
            case _:  # end, pass, pile
                return 0.0

    def tile(self, name: str, best_send: float) -> float:
        """What using the ability of a tile now brings. Troops come when they can go on to the Conflict."""
        if not self.table.ix:
            return -1.0
        kind, turn = self.table.view["asks"]["kind"], self.table.view["turn"]
        ability = self.table.tile(name)["ability"]
        if gives(ability, "infiltrate"):
            gain = self.best_elsewhere(self.occupied_spaces(), by_icon=True) - max(best_send, 0.0)
            return gain + self.worth.of(ability["cost"])
        value = self.worth.ix.using(name)
        if gives(ability, "recruit"):
            if kind == "turn" or (kind == "agent" and not self.table.space(turn["space"])["combat"]):
                return -1.0
            return value
        return value - USE_FOR

    def unit(self, troops: int, ships: int) -> float:
        """One unit to the Conflict, or home from it."""
        battle = self.worth.battle
        if self.table.view["asks"]["kind"] == "withdraw":
            return battle.retreat(troops, ships)
        return battle.gain(troops, ships=ships)

    def open_effect(self, item: str) -> float:
        """An open effect of this turn, named by where it stands and what it is."""
        effect = self.table.game.facts(f"item:{item}")
        value = self.worth.of(effect, item.split(".")[0])
        return 0.1 if value == 0.0 and effect["op"] not in MAY_BE_LEFT else value

    def option(self, option: str) -> float:
        """One of those to choose from: `shuttle_fleet.2`."""
        source, _, index = option.partition(".")
        return self.worth.of(self.table.game.facts(f"item:{source}.choose")["options"][int(index) - 1], source)

    def trashing(self, card: str, zone: str) -> float:
        """A card in hand still serves this round; one in play or in the discard pile has served."""
        value = self.worth.leaving(card) - self.worth.keeping(card)
        return value - max(0.0, self.worth.revealing(card)) if zone == "hand" else value

    def against(self, seat: int) -> float:
        """Whom to hit, or to whom an Alliance goes: hit the strongest in the Conflict, favour the weakest."""
        player = self.table.player(seat)
        if self.table.view["asks"]["kind"] == "alliance_to":
            return -float(player["vp"])
        return float(player["strength"])

    def on_space(self, space: str) -> float:
        match self.table.view["asks"]["kind"]:
            case "name_space":  # The Voice: keep for me what I would like best
                taken = space in self.table.view["agents"]
                return 0.0 if taken else max((self.arriving(c, space) for c in self.table.hand), default=0.0)
            case "recall":  # the space that is best to use again, or that others want least
                return max((self.arriving(c, space) for c in self.table.hand), default=0.0)
            case "station":
                return self.worth.ix.station(space)
            case _:
                return 1.0


DO_FIRST = 100.0
SHIPS_FIRST = 50.0  # after the effects, before the troops
USE_FOR = 0.3  # a tile is used when that brings this much
MARKS = ("signet", "two_influence_here", "double_harvest", "send_any_agent", "heighliner_discount")
MAY_BE_LEFT = ("trash", "arrow", "retreat", "deploy", "trashinplay", "freighter", "acquiretech", "negotiate")
IGNORED = ("advance", "recall", "buy", "tile", "tech")
