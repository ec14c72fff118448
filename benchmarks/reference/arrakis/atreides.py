"""The Atreides: prescience cards and stations towards the objective, Harvesters destroyed, sietches held."""

from __future__ import annotations

from . import prices
from .common import FEW, NO, Data, Party, Side, Words
from .fight import Force, forecast

STATION = 0.85  # of a step: the marker is not known
STATION_PULL = 4.0
HARVESTER = {"desert": 2.2, "deep_desert": 3.6}
HARVESTER_PULL = 1.2
SECOND_HARVESTER = 4.0  # with Spice Thieves on the table
SIETCH = 10.0  # one rank lost
SAFE = 0.12  # threat below which a garrison may thin out
WON = 200.0
LAST_STEPS = 2.0
WAR = 0.6  # how much a settlement draws them
DESERT_TERRAIN = ("desert", "deep_desert")
# Conditions that count areas with a legion: terrain and how many.
COUNTED = {
    "dew_collectors": (("plateau",), 3),
    "new_windtraps": (("mountain",), 3),
    "stunted_worms": (("minor_erg",), 2),
    "desert_war": (DESERT_TERRAIN, 4),
}
PAULS = ("paul_atreides", "paul_muad_dib")
JESSICAS = ("lady_jessica", "reverend_mother_jessica")


class Atreides(Side):
    # ------------------------------------------------------------ prescience

    deficits: list[int]
    step: float  # what a needed step is worth: the last ones most
    promised: float  # by the open cards as everybody stands now
    places: dict[str, str]  # of the leaders on the board

    def note(self, kind: str) -> None:
        super().note(kind)
        self.deficits = self.missing_steps()
        self.step = prices.STEP * (1 + LAST_STEPS / (1 + sum(self.deficits)))
        self.places = {x: about["area"] for x, about in self.t.view["leaders"].items() if "area" in about}
        self.promised = self.cards_worth(set(self.t.own), self.places)

    def missing_steps(self) -> list[int]:
        """Steps each marker still needs, for the objective that is nearest."""
        markers = self.t.view["markers"]
        ways = [[max(0, want - markers[marker]) for marker, want in x.items()] for x in self.t.view["targets"]]
        return min(ways, key=sum)

    def steps_worth(self, reward: list[int]) -> float:
        needed = sum(min(n, lack) for n, lack in zip(reward, self.deficits, strict=True))
        return self.step * needed + prices.SPARE_STEP * (sum(reward) - needed)

    def card_steps(self, card: str) -> float:
        worth = self.steps_worth(self.board.prescience[card]["reward"])
        return worth + 2 * prices.STEP * bool(self.t.view["fear"] == card)

    def progress(self, card: str, areas: set[str], places: dict[str, str]) -> float:
        """How far the condition of a card is fulfilled, squared so that the last step counts most."""
        if card in COUNTED:
            terrain, wanted = COUNTED[card]
            found = [a for a in areas if self.board.terrain[a] in terrain]
            if card == "desert_war":
                found = [a for a in found if "sietch" not in self.t.at(a)]
            return (min(len(found), wanted) / wanted) ** 2
        paul = next((places[x] for x in PAULS if x in places), "")
        jessica = next((places[x] for x in JESSICAS if x in places), "")
        if card == "bene_gesserit_training":
            if not paul or not jessica:
                return 0.2 * bool(paul) + 0.2 * bool(jessica)
            met = min(self.board.distance[a][paul] + self.board.distance[a][jessica] for a in self.t.sietches or [paul])
            return 1.0 if met == 0 else 0.7 / met
        if card == "paul_the_mahdi":
            hidden = [a for a in self.t.sietches if not self.t.at(a)["sietch"]["face_up"] and not self.t.guarded(a)]
            away = min((self.board.distance[a][paul] for a in hidden if paul), default=9)
            return 1.0 if away == 0 else 0.5 / away
        if card == "water_discipline":
            open_sand = [a for a in (paul, jessica) if a in self.board.desert and "sietch" not in self.t.at(a)]
            return (len(open_sand) / 2) ** 2
        if card == "drums_before_the_wall":
            away = min((self.board.distance[a][x] for a in areas for x in self.t.settlements), default=9)
            return 1.0 if away <= 1 else 0.5 / away
        return 0.0

    def cards_worth(self, areas: set[str], places: dict[str, str]) -> float:
        """What the open cards promise for these positions; two may be claimed in a round."""
        if self.t.view["claims"] >= 2:
            return 0.0
        found = [self.card_steps(c) * self.progress(c, areas, places) for c in self.t.view["prescience"]]
        return sum(sorted(found, reverse=True)[: 2 - self.t.view["claims"]])

    def end_claim(self, w: Words) -> float:
        return self.card_steps(w[1])

    def remove_prescience(self, w: Words) -> float:
        """Away with what is not needed: the others come sooner."""
        return 0.4 * prices.STEP - self.card_steps(w[1])

    # ------------------------------------------------------------ where legions want to be

    def move_worth(self, start: str, goal: str, force: Force) -> float:
        if self.room(goal) <= 0:
            return NO
        stay = self.garrison(start, goal)
        going, left = self.split(start, stay, force)
        gain = self.errand(goal) + self.way(goal) - self.way(start)
        gain += self.war(goal, self.merged(goal, going)) + self.war(start, left) - self.war(start, force)
        gain -= self.war(goal, self.t.force(goal))
        own, places = set(self.t.own), self.places
        if stay == 0:
            own.discard(start)
            for leader in self.t.at(start).get("leaders", ()):
                places = {**places, leader: goal}
        gain += self.cards_worth(own | {goal}, places) - self.promised
        gain -= self.held(goal, self.merged(goal, going)) - self.held(goal, self.t.force(goal))
        gain -= self.held(start, left) - self.held(start, force)
        return gain

    def split(self, start: str, stay: int, force: Force) -> tuple[Force, Force]:
        """Who goes and who stays."""
        return (force, Force()) if stay == 0 else (Force(regular=1), force.limited(max(1.0, force.units - 1)))

    def errand(self, area: str) -> float:
        """What a legion finds there."""
        data = self.t.at(area)
        worth = self.step * STATION if "station" in data else 0.0
        if "harvester" in data:
            worth += HARVESTER[self.board.terrain[area]]
            if "spice_thieves" in self.t.view["prescience"]:
                worth += SECOND_HARVESTER
        return worth

    def way(self, area: str) -> float:
        """How near the errands are."""
        away = self.board.distance[area]
        best = 0.0
        for a, x in self.t.areas.items():
            if "station" in x:
                best = max(best, STATION_PULL / (1 + away[a]))
            if "harvester" in x:
                best = max(best, HARVESTER_PULL / (1 + away[a]))
        return best

    def war(self, area: str, force: Force) -> float:
        """A settlement that legion could destroy, and how near it is."""
        best = 0.0
        if force.units:
            away = self.board.distance[area]
            for settlement in self.t.settlements:
                rank = self.t.rank(settlement)
                worth = WAR * self.step * self.all_steps(int(rank)) / (1 + away[settlement])
                if worth > best:
                    best = max(best, worth * forecast(force, self.t.force(settlement), rank).win)
        return best

    def all_steps(self, n: int) -> int:
        """Needed steps if every marker advances by n."""
        return sum(min(n, lack) for lack in self.deficits)

    def held(self, area: str, force: Force) -> float:
        """What is feared there: the sietch and those who stand in it."""
        sietch = "sietch" in self.t.at(area)
        if force.units <= 0 and not sietch:
            return 0.0
        threat = self.t.threat(area, force)
        return threat * (SIETCH * self.t.rank(area) * sietch + 0.6 * force.body + force.hits)

    def garrison(self, start: str, goal: str) -> int:
        """From a sietch one unit goes and the others stay."""
        count = self.t.stack(start)
        if "sietch" not in self.t.at(start) or count < 2 or self.hostile(goal):
            return 0
        return count - 1

    def party(self) -> Party | None:
        """Out of a sietch goes one Regular or token; leaders stay at home."""
        party = super().party()
        if party is None:
            return None
        units = list(self.t.at(self.start)["units"].values())
        tier = next((i for i in range(3) if units[i]), -1)
        only = tuple(int(i == tier) for i in range(3))
        return Party((only[0], only[1], only[2]), int(tier < 0), 0, frozenset())

    def prize(self, area: str) -> float:
        worth = 0.5
        if "settlement" in self.t.at(area):
            rank = int(self.t.rank(area))
            worth += self.steps_worth([rank, rank, rank])
            if area == "arrakeen" and max(self.deficits) <= rank:
                worth += WON
        if "ya_hya_chouhada" in self.t.view["prescience"] and self.t.view["claims"] < 2:
            worth += self.card_steps("ya_hya_chouhada")
        return worth

    def reinforce(self, area: str, more: Force) -> float:
        force = self.t.force(area)
        return FEW + self.held(area, force) - self.held(area, self.merged(area, more)) + 0.3 * more.units

    def token_at(self, w: Words) -> float:
        token = self.t.about("token")
        more = self.t.token(token) if token else Force(regular=1, elite=0.5)
        if self.t.stack(w[1]) >= self.t.limit:
            return NO
        leaders = self.t.at(w[1]).get("leaders", ())
        with_paul = "lisan_al_gaib" in self.t.view["prescience"] and any(x in leaders for x in PAULS)
        return self.reinforce(w[1], more) + self.safety(w[1]) + 4.0 * with_paul

    def safety(self, area: str) -> float:
        return 1.0 - self.t.threat(area, self.t.force(area))

    def leader_for(self, w: Words) -> float:
        """Named leaders where it is safe."""
        if w[0] != "leader":
            return super().leader_for(w)
        area = self.t.about("area")
        worth = super().leader_for(w) * (2 * self.safety(area) - 1 if area else 1.0)
        if area:
            worth += self.cards_worth(set(self.t.own), {**self.places, w[1]: area}) - self.promised
        return worth

    # ------------------------------------------------------------ a turn

    def turn(self, w: Words) -> float:
        if w[0] == "die":
            return max(self.uses(w[1]).values()) - prices.KEEP["atreides"][w[1]]
        if w[0] == "desert":
            return self.desert_worth() - 0.5
        worth = self.free_worth(w)
        return worth + 100.0 if worth > 0 else NO

    def free_worth(self, w: Words) -> float:
        if w[0] == "claim":
            return self.card_steps(w[1]) - prices.STEP
        if w[0] == "reveal" and w[1] != "sietch":
            return self.reveal_worth(w[1])
        if w[0] == "atomics":
            return 0.2
        return -1.0

    def reveal_worth(self, area: str) -> float:
        """A token of two units in a quiet sietch: then one of them can leave."""
        data = self.t.at(area)
        if any(data["units"].values()) or "sietch" not in data or self.t.threat(area, self.t.force(area)) > SAFE:
            return -1.0
        if any(x in data.get("leaders", ()) for x in PAULS):
            return -1.0  # his tokens are for the Lisan al-Gaib
        return 0.3 if any(self.t.token(t).units > 1 for t in data.get("tokens", ())) else -1.0

    def uses(self, result: str) -> dict[Words, float]:
        found: dict[Words, float] = {("play",): self.best_card()}
        found.update(self.plain_uses(result))
        for card in self.t.view["prescience"]:
            if self.board.prescience[card]["timing"] == "action" and self.claimable(card):
                found["claim", card] = self.card_steps(card)
        return found

    def claimable(self, card: str) -> bool:
        wanted = PAULS if card == "the_water_of_life" else ("stilgar", "chani")
        return self.t.view["claims"] < 2 and any(x in self.places for x in wanted)

    def plain_uses(self, result: str) -> dict[Words, float]:
        found: dict[Words, float] = {}
        if result in ("leadership", "strategy"):
            led = "leader" if result == "leadership" else "any"
            found["move",] = self.moves_worth(2, led)
            found["attack",] = self.attacks_worth(led, result == "leadership")
        elif result == "deployment":
            found["normal",] = self.deployment_worth()
        elif result == "mentat":
            found["normal",] = self.draw_worth(2)
        elif result == "house":
            for other in ("leadership", "strategy", "deployment", "mentat"):
                found["die", other] = max(self.plain_uses(other).values())
            found["die", "desert_power"] = self.desert_worth()
        found.update(self.specials(result))
        return found

    def deployment_worth(self) -> float:
        if not self.t.sietches:
            return 0.0
        worth = 2.5 if self.t.view["standard_tokens"] else 0.0
        worth += max(self.reinforce(a, Force(regular=1, elite=0.7)) for a in self.t.sietches)
        waiting = [x for x, about in self.t.view["leaders"].items() if self.waits(x, about)]
        return worth + max([prices.NAMED_LEADERS[x] for x in waiting], default=prices.GENERIC_LEADER)

    def waits(self, leader: str, about: Data) -> bool:
        return bool(self.board.leaders[leader]["side"] == "atreides" and about["place"] == "available")

    # ------------------------------------------------------------ Desert Power

    def prey_worth(self, area: str) -> float:
        """An attack of a Sandworm on that area."""
        data, terrain = self.t.at(area), self.board.terrain[area]
        worth = 0.0
        if terrain not in ("mountain", "plateau"):
            if data.get("owner") == "harkonnen":
                worth += min(prices.WORM_HITS[terrain], self.t.force(area).body) * prices.HIT * 1.3
            elif "harvester" in data:
                rescue = any(self.t.view["zones"][z] == "carryall" for z in self.board.zones_over[area])
                worth += HARVESTER[terrain] * (0.5 if rescue else 1.0)
        return worth

    def worm_spot(self, area: str) -> float:
        return max(self.prey_worth(a) for a in self.board.near[area])

    @property
    def worms(self) -> list[str]:
        return [a for a, x in self.t.areas.items() if "worm" in x]

    def desert_worth(self) -> float:
        return max(self.desert_choice((x,)) for x in ("wormsigns", "worms", "worm"))

    def desert_choice(self, w: Words) -> float:
        best = max([self.worm_spot(a) for a in self.worms], default=0.0)
        if w[0] == "worm":
            return best
        if w[0] == "wild":
            return best + 1.0
        if w[0] == "worms":
            there = {b for a in self.worms for b in self.board.near[a] if b in self.board.desert}
            return 0.6 * (max([self.worm_spot(a) for a in there], default=0.0) - best)
        return 1.6 if w[0] == "wormsigns" and self.t.view["wormsign_pool"] else 0.0

    def place_sign(self, w: Words) -> float:
        """In the way of the Harkonnen and beside what worms can eat later."""
        area = w[1]
        if self.t.at(area).get("owner") == "atreides":
            return FEW / 2  # it would be discarded
        near = min((self.board.distance[a][area] for a in self.t.others), default=9)
        sietch = min((self.board.distance[a][area] for a in self.t.sietches), default=9)
        return 1.0 / (1 + near) + 0.5 / (1 + sietch) + 0.2 * (self.board.terrain[area] == "deep_desert")

    def worm_move(self, w: Words) -> float:
        there = [a for a in self.board.near[w[1]] if a in self.board.desert]
        return max([self.worm_spot(a) for a in there], default=0.0) - self.worm_spot(w[1]) - FEW

    def worm_move_to(self, w: Words) -> float:
        return self.worm_spot(w[1])

    def worm_attack(self, w: Words) -> float:
        return self.worm_spot(w[1])

    def worm_prey(self, w: Words) -> float:
        return self.prey_worth(w[1])

    def worm_follow(self, w: Words) -> float:
        return -FEW

    def worm_retreat(self, w: Words) -> float:
        return prices.EXPOSURE[self.board.terrain[w[1]]] + 2.0 * ("wormsign" in self.t.at(w[1])) if len(w) > 1 else 0.0

    b_retreat_to = worm_retreat

    # ------------------------------------------------------------ after a battle, single cards

    def b_advance(self, w: Words) -> float:
        """Into a settlement or to an errand with as many as can be; otherwise stay."""
        goal = self.t.view["battle"]["to"]
        wanted = "settlement" in self.t.at(goal) or self.errand(goal) > 0
        return float(w[1]) if wanted else -float(w[1])

    def advances(self, figure: str, n: int) -> float:
        return float(n)

    def worm_beside(self, w: Words) -> float:
        return FEW + self.worm_spot(w[1]) + self.prey_worth(w[1]) if w[0] == "area" else self.anything(w)

    worms_near = wild_maker_at = short_pool = near_gurney = dust_chasms = rocket_hits = worm_beside
    sandtides = sandtides_to = sietch_to = worm_beside

    def attach_fear(self, w: Words) -> float:
        return self.card_steps(w[1])

    attach_eyes = exchange_prescience = attach_fear

    def marker_up(self, w: Words) -> float:
        return FEW + self.deficits[tuple(self.t.view["markers"]).index(w[1])]

    fear_steps = marker_up

    def swap_sietch(self, w: Words) -> float:
        return -FEW

    swap_with = move_sietch = token_to_sietch = swap_sietch
