"""What the house reads off the table: its view, with the few numbers every judgement needs."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from landsraad.kernel.contract import Data, Game

from .prices import (
    COUNCIL_PERSUASION,
    DREADNOUGHT_STRENGTH,
    END_SCORE,
    EPIC_END_SCORE,
    PACE,
    RHOMBURS_STRENGTH,
    SHORTEST_WAIT,
    SWORDS_KEPT_FOR_REVEAL,
)

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
SPICE_MUST_FLOW = "the_spice_must_flow"


class Table:
    """One moment of the game as this seat sees it."""

    def __init__(self, game: Game, view: Data, ix: bool = True) -> None:
        """Without `ix` the Freighters, Tech tiles and dreadnoughts on the table are left alone."""
        self.game = game
        self.view = view
        self.expanded = "tech" in view  # Rise of Ix is on the table
        self.ix = ix and self.expanded
        self.seat: int = view["seat"]
        self.me: Data = view["players"][self.seat]
        solo = len(view["players"]) == 1
        self.everybody: list[Data] = [*view["players"], *(as_player(p, solo) for p in view.get("rivals", ()))]
        self.rivals: list[Data] = [p for i, p in enumerate(self.everybody) if i != self.seat]
        self.round: int = view["round"]
        self.end_score = EPIC_END_SCORE if view.get("epic") else END_SCORE
        self.rounds_left = self._rounds_left()

    def _rounds_left(self) -> float:
        """How many rounds are likely to follow this one."""
        best: int = max(p["vp"] for p in self.everybody)
        to_come: int = self.view["conflicts_left"]
        if best >= self.end_score or (to_come == 0 and self.round > 0):
            return 0.0
        return min(float(to_come), max(SHORTEST_WAIT, (self.end_score - best) / PACE))

    def player(self, seat: int) -> Data:
        """Whoever sits there, also a Rival of House Hagal."""
        return self.everybody[seat]

    # ------------------------------------------------------------ the question

    @property
    def details(self) -> Data:
        """The numbers of the question."""
        details: Data = self.view["asks"]["details"]
        return details

    @property
    def about(self) -> str:
        """The id of what the question is about."""
        thing: str = self.view["asks"]["about"][0]
        return thing.partition(":")[2]

    # ------------------------------------------------------------ components

    def card(self, name: str) -> Data:
        return self.game.facts(f"card:{name}")

    def space(self, name: str) -> Data:
        return self.game.facts(f"space:{name}")

    def intrigue(self, name: str) -> Data:
        return self.game.facts(f"intrigue:{name}")

    def tile(self, name: str) -> Data:
        return self.game.facts(f"tech:{name}")

    @property
    def leader(self) -> Data:
        return self.game.facts(f"leader:{self.me['leader']}")

    def passive(self, name: str) -> bool:
        """Whether my leader has that ability."""
        return self.me["leader"] is not None and bool(self.leader["passive"] == name)

    def solari_of(self, space: Data) -> int:
        """What sending an Agent there costs me; the Mentat has a price of its own in a solo game (IMP-S2.6)."""
        cost: int = space["cost"]["solari"]
        if space["id"] == "mentat":
            cost = self.view.get("hagal", {}).get("mentat_price", cost)
        return cost - 1 if cost and self.passive("landsraad_popularity") else cost

    # ------------------------------------------------------------ my cards

    @property
    def hand(self) -> list[str]:
        cards: list[str] = self.me["hand"]
        return cards

    @property
    def own_cards(self) -> list[str]:
        """Every card of my deck, wherever it is."""
        cards: list[str] = self.me["deck_and_hand"] + self.me["discard"] + self.me["in_play"]
        return cards

    def printed(self, card: str, op: str) -> int:
        """The plain Persuasion or swords in a card's Reveal box."""
        return sum(int(e["n"]) for e in parts(self.card(card)["reveal"]) if e["op"] == op)

    @cached_property
    def persuasion_to_come(self) -> int:
        """Persuasion I can count on in this round's Reveal turn."""
        if self.me["revealed"]:
            return 0
        if self.revealing:
            return int(self.me["persuasion"])
        total = sum(self.printed(c, "persuasion") for c in self.hand)
        total += COUNCIL_PERSUASION if self.me["council"] else 0
        total += sum(int(e["n"]) for t in self.tech for e in parts(self.tile(t)["reveal"]) if e["op"] == "persuasion")
        return int(total + sum(self.space(s)["reveal_persuasion"] for s in self.me["agents_on"]))

    @property
    def swords_to_come(self) -> float:
        """Swords I can count on in this round's Reveal turn, beside those I have."""
        if self.me["revealed"] or self.revealing:
            return 0.0
        hand = self.me.get("hand", [])
        swords = SWORDS_KEPT_FOR_REVEAL * sum(self.printed(c, "swords") for c in hand)
        if "artillery" in self.tech:
            swords += SWORDS_KEPT_FOR_REVEAL * sum(1 for c in hand if self.printed(c, "swords"))
        for tile in self.tech:
            for e in parts(self.tile(tile)["reveal"]):
                if e["op"] == "when" and e["effect"]["op"] == "swords" and self.holds(e["condition"], None):
                    swords += int(e["effect"]["n"])
        return swords

    @property
    def revealing(self) -> bool:
        """My Reveal turn is running."""
        turn = self.view["turn"]
        return bool(turn and turn["seat"] == self.seat and turn["reveal"])

    @property
    def my_turn(self) -> bool:
        turn = self.view["turn"]
        return bool(turn and turn["seat"] == self.seat)

    # ------------------------------------------------------------ Rise of Ix

    @property
    def tech(self) -> list[str]:
        """My Tech tiles."""
        tiles: list[str] = self.me.get("tech", [])
        return tiles

    def ships(self, where: str) -> int:
        """My dreadnoughts in the supply, the garrison or the Conflict that I would use."""
        return int(self.me["dreadnoughts"][where]) if self.ix else 0

    def ship_strength(self, player: Data) -> int:
        leader = player["leader"]
        cannons = leader is not None and self.game.facts(f"leader:{leader}")["passive"] == "heavy_lasgun_cannons"
        return RHOMBURS_STRENGTH if cannons else DREADNOUGHT_STRENGTH

    def controller(self, space: str) -> int | None:
        """Who has the bonus of a location: a dreadnought there covers the marker (IMP-X3.8)."""
        owner: int | None = self.view.get("dreadnoughts_on", {}).get(space)
        return self.view["control"].get(space) if owner is None else owner

    # ------------------------------------------------------------ conditions on cards

    def holds(self, condition: Data, card: str | None) -> bool:
        me = self.me
        match condition["if"]:
            case "OtherInPlay":
                others = list(me["in_play"])
                if card in others:
                    others.remove(card)
                return any(condition["faction"] in self.card(c)["factions"] for c in others)
            case "HasAlliance":
                alliances = self.view["alliances"]
                if condition["faction"] == "any":
                    return self.seat in alliances.values()
                return bool(alliances[condition["faction"]] == self.seat)
            case "InfluenceAtLeast":
                return bool(me["influence"][condition["faction"]] >= condition["amount"])
            case "TracksAtLeast":
                reached = [x for x in me["influence"].values() if x >= condition["influence"]]
                return bool(len(reached) >= condition["tracks"])
            case "HasCouncilSeat":
                return bool(me["council"])
            case "SpiceMustFlowAtLeast":
                return bool(self.own_cards.count(SPICE_MUST_FLOW) >= condition["n"])
            case "SpiceMustFlowMost":
                own = self.own_cards.count(SPICE_MUST_FLOW)
                return all(own > spice_must_flow_of(p) for p in self.rivals)
            case _:
                return self._holds_ix(condition)

    def _holds_ix(self, condition: Data) -> bool:
        """Conditions on components of Rise of Ix."""
        me, turn = self.me, self.view["turn"]
        match condition["if"]:
            case "SolariAtLeast":
                return bool(me["solari"] >= condition["n"])
            case "TechAtLeast":
                return len(self.tech) >= int(condition["n"])
            case "DreadnoughtsAtLeast":
                return bool(2 - me["dreadnoughts"]["supply"] >= condition["n"])
            case "UnitsDeployedAtLeast":
                return self.my_turn and bool(turn["entered"] + turn["dreadnoughts_entered"] >= condition["n"])
            case "PersuasionAtLeast":
                return self.persuasion_to_come >= int(condition["n"])
            case "AgentWith":
                return any(self.space(s)["influence"] == condition["faction"] for s in me["agents_on"])
            case "AgentsOnIcons":
                icons = [self.space(s)["icon"] for s in me["agents_on"]]
                return sum(1 for i in icons if i not in FACTIONS) >= int(condition["n"])
            case "BesideEnemy":
                there = self.view["agents"].get(turn["space"], []) if self.my_turn else []
                return any(seat != self.seat for seat in there)
            case _:
                return False


def parts(effect: Data) -> list[Data]:
    """The separate effects of a box."""
    if effect["op"] == "all":
        listed: list[Any] = effect["parts"]
        return listed
    return [effect]


def spice_must_flow_of(player: Data) -> int:
    cards: list[str] = player["deck_and_hand"] + player["discard"] + player["in_play"]
    return cards.count(SPICE_MUST_FLOW)


# What a Rival of House Hagal does not have, so that it can be judged like a player.
NOTHING: Data = {
    "vp": 0,
    "solari": 0,
    "spice": 0,
    "water": 0,
    "revealed": False,
    "hand_size": 0,
    "deck_and_hand": [],
    "discard": [],
    "council": False,
}


def as_player(rival: Data, solo: bool) -> Data:
    """A Rival among the others at the table. Its cards never fight, its leader's left ability does not count."""
    spice_must_flow = [SPICE_MUST_FLOW] * 2 if solo else []  # it counts as owning two (IMP-S6.3)
    return {**NOTHING, **rival, "intrigue_size": 0, "leader": None, "in_play": spice_must_flow, "automaton": True}
