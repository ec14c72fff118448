"""What things are worth to the house. One Victory Point is 10; everything else is measured against it.

Only prices stand here; how they are combined is told in `worth`, `battle` and `house`. Those in this file were made by
hand. Those in use were found from them on games (`landsraad.lab.tune`) and lie in prices.json: one set for games of
several, `TABLE`, and one for a human alone against House Hagal, `ALONE`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from ...imperium.tables import CARDS, ITEM_EFFECT, OP, TECH
from ...imperium.tables import LEADERS as LEADER_CARDS
from ...imperium.things import effect_word
from ...imperium.vocabulary import FACTIONS
from .printed import MARK_CODES

VICTORY_POINT: Final = 10.0
END_SCORE: Final = 10
EPIC_END_SCORE: Final = 12
PERSUASION_ENOUGH: Final = 12  # beyond this it buys little
SPICE_MUST_FLOW_COST: Final = 9
COUNCIL_PERSUASION: Final = 2
NEGOTIATORS_ENOUGH: Final = 4
MOST: Final = 99  # of a good
NO_PRICE: Final = -10000.0

# ---------------------------------------------------------------- by name

ICON: Final = {
    "emperor": 1.5,
    "spacing_guild": 1.5,
    "bene_gesserit": 1.6,
    "fremen": 1.8,
    "landsraad": 1.3,
    "city": 1.8,
    "spice_trade": 2.0,
}
TRACK_BONUS: Final = {"emperor": 2.4, "spacing_guild": 3.0, "bene_gesserit": 2.3, "fremen": 1.4}
# Influence: what the step to that height brings.
STEP_TO: Final = {"1": 4.0, "2": VICTORY_POINT, "3": 3.5, "4": 2.0, "5": 0.8, "6": 0.4}
TILE_PASSIVE: Final = {  # for each round to come
    "artillery": 0.5,
    "chaumurky": 0.1,
    "spaceport": 0.5,
    "troop_transports": 0.5,
    "windtraps": 0.4,
    "detonation_devices": 0.3,
}
# Special effects on spaces and cards, where no other rule here says more.
SPECIAL: Final = {
    "opponents_lose_garrison_troop": 2.0,
    "opponents_discard": 3.0,
    "opponents_discard_or_lose_troop": 1.6,
    "take_from_discard": 1.8,
    "voice": 0.5,
    "set_aside_row_card": 1.0,
    "mentat_next_round": 3.4,  # an Agent
    "two_influence_here": 5.0,
    "send_any_agent": 5.0,
    "double_harvest": 3.0,
    "look_draw_or_trash": 1.7,  # a card
    "shuffle_discard_into_deck": 0.0,
    "may_pass": 0.3,
    "acquired_to_deck_top": 0.8,
    "deploy_recruited": 1.0,
    "retreat": 0.2,
    "deploy": 1.0,
    "may_acquire_free": 2.5,
    "ambush": 1.0,
    "another_turn": 0.8,
    "heighliner_discount": 1.0,
    "swap_intrigue": 0.5,
    "opponents_retreat_dreadnought": 0.8,
    "grand_conspiracy": 2.0,
    "influence_where_agents": 8.0,
    "influence_where_sent": 4.0,
    "influence_where_snooper": 4.0,
}
NAMED: Final = {
    "icon": ICON,
    "track_bonus": TRACK_BONUS,
    "step_to": STEP_TO,
    "tile_passive": TILE_PASSIVE,
    "special": SPECIAL,
}


class Prices:
    """Of one kind of games. Those of the tables above are called `icon.city` and so on."""

    # How long the game will go on.
    pace: float = 1.4  # points the leading player makes in a round
    shortest_wait: float = 0.35  # rounds still expected when somebody stands right before the end
    full_value_at: float = 2.0  # with that many rounds to come, goods are worth their full price

    # Goods: each of the first ones, and of those beyond.
    solari: float = 1.0  # up to 8
    solari_beyond: float = 0.5
    saving: float = 1.4  # while the Swordmaster is still to be hired
    saving_beyond: float = 0.6
    spice: float = 1.8  # up to 6
    spice_ix: float = 1.5  # with Rise of Ix nobody buys it
    spice_beyond: float = 1.0
    water: float = 1.4  # up to 2
    water_more: float = 0.9  # up to 4
    water_beyond: float = 0.4
    needed_now: float = 0.15  # share of a price that goods keep in the last round while Agents may still spend them
    left_over: float = 0.04  # and when nothing follows: they break ties

    troop: float = 1.3  # in the garrison
    card: float = 1.7  # drawn to the hand
    intrigue_card: float = 2.3
    intrigue_late: float = 0.4  # share of that which it keeps to the end
    agent: float = 3.4  # one more Agent turn in this round or a later one
    persuasion: float = 1.1
    control: float = 1.2  # for each round to come
    own_bonus: float = 0.8  # visiting a space that I control, or a rival does
    rival_bonus: float = -0.4
    sword_on_a_card: float = 1.0  # when judging a card to buy
    foldspace: float = 2.2
    stolen_intrigue: float = 1.5  # times the price of one: the rival has one less
    spice_must_flow_discount: float = 2.0
    per_fremen_card: float = 2.0  # Fremen cards in play when Liet Kynes is revealed
    thinning: float = 2.5  # trashing a card, when judging a card to buy
    use_for: float = 0.3  # a tile is used when that brings this much

    # Influence.
    alliance: float = 10.0  # a Victory Point
    alliance_taken: float = 14.0  # a rival loses what I gain
    alliance_defended: float = 2.0
    alliance_ahead: float = 2.0  # for the step to 3 while no rival stands at 4
    unripe: float = 0.2  # share of its price that a step without a point keeps in the last round

    # Cards.
    more_icons: float = 0.35  # what each icon after the best one adds, as a share of its price
    other_half: float = 0.3  # a card is used for its better half; the other half counts for so much
    unsure: float = 0.5  # weight of what hangs on a condition or a price when judging a card to buy
    cards_seen: float = 6.0  # cards of the own deck seen in a round
    first_seen_after: float = 0.5  # rounds until a card bought now comes to hand
    keep_intrigue: float = 1.2  # an Intrigue card is played when that brings this much
    keep_at_least: float = 0.1  # share of that in the last round

    # Conflicts.
    swords_kept_for_reveal: float = 0.8  # share of the swords in hand that will not be spent on Agents
    rival_joins: float = 0.5  # chance that a rival who could still send troops does; above 1 it is fear
    rival_troops_per_agent: float = 1.5
    rival_swords_per_intrigue: float = 0.7
    rival_card_swords: float = 2.1  # what the card of a Rival of House Hagal adds in combat, on average
    spread: float = 1.0  # how far a rival's strength may be from the estimate: at least, and per open Agent and card
    spread_per_agent: float = 0.8
    spread_per_intrigue: float = 0.5

    # Rise of Ix.
    freight_time: float = 2.0  # with so many rounds to come a Freighter on its way has its full share of the cargo
    freight_soon: float = 0.3  # share of that in the last round while Agents may still be sent
    freighter_icon: float = 3.0  # when judging a card to buy
    rival_dividend: float = 0.3  # what a Solari in a rival's hand costs me
    tech_icon: float = 2.5  # when judging a card to buy
    negotiator: float = 1.2  # a spice off a later tile
    detonation: float = 5.0  # Detonation Devices, for a dreadnought I have
    flip_used: float = 0.7  # share of the rounds in which a flip ability is of use
    low_track_stays: float = 0.8  # Spy Satellites: chance for each round to come that a low track stays low
    steps_to_come: float = 1.2  # Influence I can hope for in a round, for tiles that count it in the end
    last_hope: float = 0.4  # chance of a condition of the endgame that is not met yet but within reach
    dreadnought: float = 2.5  # for each round to come: it fights in every Conflict and is never lost
    dreadnought_rounds: float = 5.0  # more rounds than that do not make it worth more
    stationed: float = 1.0  # the bonuses of a location for one round
    discarded: float = 0.8  # a card of the hand, when judging a card to buy
    mustered: float = 1.3  # a troop straight to the Conflict, when judging a card to buy
    under_the_deck: float = 1.5  # an Intrigue card put under the deck
    snooper_discard: float = 0.4  # Tessia's first slot
    ahead_one_icon: float = 1.8  # Ilesa's card: spice with one icon, else a Solari
    ahead_other: float = 1.0

    # Rivals of House Hagal: in points, what they buy (IMP-S5).
    rival_point: float = 1.0  # a Victory Point of a Rival, when I choose for it
    rival_level: float = 0.1  # each step it has on that track

    # Worked out.
    solari_purse: list[float]  # what so many are worth
    saving_purse: list[float]
    spice_purse: list[float]
    spice_ix_purse: list[float]
    water_purse: list[float]
    step_to: list[float]  # by level
    track_bonus: list[float]  # by Faction
    icons_worth: list[float]  # by card: the best icon, and a share of the others
    tile_passive: list[float]  # by tile
    special: list[float]  # by code, for effects with a rule of their own; or NO_PRICE

    named: dict[str, dict[str, float]]  # the tables above, changed

    def __init__(self, changes: dict[str, float]) -> None:
        """Those made by hand, with these changes."""
        self.named = {kind: dict(prices) for kind, prices in NAMED.items()}
        for name, value in changes.items():
            kind, _, which = name.rpartition(".")
            if kind and which in self.named.get(kind, ()):
                self.named[kind][which] = value
            elif not kind and isinstance(getattr(self, name, None), float):
                setattr(self, name, value)
            else:
                raise ValueError(f"Nothing has the price “{name}”.")
        self.solari_purse = _purse(((8, self.solari), (MOST, self.solari_beyond)))
        self.saving_purse = _purse(((8, self.saving), (MOST, self.saving_beyond)))
        self.spice_purse = _purse(((6, self.spice), (MOST, self.spice_beyond)))
        self.spice_ix_purse = _purse(((6, self.spice_ix), (MOST, self.spice_beyond)))
        self.water_purse = _purse(((2, self.water), (4, self.water_more), (MOST, self.water_beyond)))
        self.step_to = [0.0, *self.named["step_to"].values()]
        self.track_bonus = [self.named["track_bonus"][faction] for faction in FACTIONS]
        self.icons_worth = []
        for card in CARDS:
            icons = sorted((self.named["icon"][i] for i in card.icons), reverse=True)
            self.icons_worth.append(sum(icons[:1]) + self.more_icons * sum(icons[1:]))
        self.tile_passive = [self.named["tile_passive"].get(tile.passive, 0.0) for tile in TECH]
        self.special = [NO_PRICE] * (1 + max(*OP, *MARK_CODES.values()))
        for code, word in SPECIAL_WORDS:
            self.special[code] = self.named["special"][word]

    def by_name(self) -> dict[str, float]:
        found = {name: getattr(self, name) for name in dir(self) if isinstance(getattr(self, name), float)}
        for kind, prices in self.named.items():
            found.update({f"{kind}.{which}": price for which, price in prices.items()})
        return found


def _purse(steps: tuple[tuple[int, float], ...]) -> list[float]:
    """What so many are worth, the first ones more than the last ones: (up to that many, worth each)."""
    found = []
    for held in range(MOST + 1):
        total, below = 0.0, 0
        for limit, each in steps:
            if held <= below:
                break
            total += each * (min(held, limit) - below)
            below = limit
        found.append(total)
    return found


# Codes of effects that have a price of their own.
SPECIAL_WORDS: Final[list[tuple[int, str]]] = [
    (OP[i], effect_word(effect)) for i, effect in enumerate(ITEM_EFFECT) if effect_word(effect) in SPECIAL
] + [(code, word) for word, code in MARK_CODES.items() if word in SPECIAL]


def _found() -> dict[str, dict[str, float]]:
    text = files(__package__).joinpath("prices.json").read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


FOUND: Final = _found()
TABLE: Final = Prices(FOUND["table"])
ALONE: Final = Prices(FOUND["alone"])

# ---------------------------------------------------------------- before the first round

# Best first, by the games the house won with each, leaders at random: against itself on four seats, 6,000 games each,
# from 31 % to 20 % and from 34 % to 20 %; alone, Rivals at random, 3,000 games each of the three higher difficulties,
# from 24 % to 13 % and from 44 % to 24 %.
LEADERS: Final = (
    "glossu_rabban",
    "count_ilban_richese",
    "earl_memnon_thorvald",
    "baron_vladimir_harkonnen",
    "paul_atreides",
    "helena_richese",
    "duke_leto_atreides",
    "countess_ariana_thorvald",
)
LEADERS_IX: Final = (
    "count_ilban_richese",
    "glossu_rabban",
    "tessia_vernius",
    "earl_memnon_thorvald",
    "duke_leto_atreides",
    "paul_atreides",
    "prince_rhombur_vernius",
    "archduke_armand_ecaz",
    "princess_yuna_moritani",
    "baron_vladimir_harkonnen",
    "ilesa_ecaz",
    "countess_ariana_thorvald",
    "helena_richese",
    "viscount_hundro_moritani",
)
LEADERS_ALONE: Final = (
    "glossu_rabban",
    "baron_vladimir_harkonnen",
    "earl_memnon_thorvald",
    "duke_leto_atreides",
    "countess_ariana_thorvald",
    "helena_richese",
    "paul_atreides",
    "count_ilban_richese",
)
LEADERS_ALONE_IX: Final = (
    "tessia_vernius",
    "glossu_rabban",
    "prince_rhombur_vernius",
    "baron_vladimir_harkonnen",
    "duke_leto_atreides",
    "viscount_hundro_moritani",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "paul_atreides",
    "princess_yuna_moritani",
    "count_ilban_richese",
    "helena_richese",
    "ilesa_ecaz",
    "archduke_armand_ecaz",
)
TOKENS: Final = (
    "spacing_guild",
    "emperor",
    "fremen",
    "bene_gesserit",
)  # the Baron's: tracks that are slow to climb otherwise

# ---------------------------------------------------------------- House Hagal

RIVAL_GOODS: Final = {
    "water": 1 / 3,
    "intrigue": 1 / 3,
    "solari": 1 / 7,
    "spice": 1 / 7,
}  # in points: what they buy (IMP-S5)


def _ranks(order: tuple[str, ...]) -> list[float]:
    return [-float(order.index(x.id) if x.id in order else len(order) // 2) for x in LEADER_CARDS]


# By leader; with Rise of Ix.
LEADER_WORTH: Final[list[float]] = _ranks(LEADERS)
LEADER_WORTH_IX: Final[list[float]] = _ranks(LEADERS_IX)
LEADER_WORTH_ALONE: Final[list[float]] = _ranks(LEADERS_ALONE)
LEADER_WORTH_ALONE_IX: Final[list[float]] = _ranks(LEADERS_ALONE_IX)
TOKEN_RANK: Final[list[int]] = [TOKENS.index(f) for f in FACTIONS]
