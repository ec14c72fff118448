"""The words the components of War for Arrakis are written in. Plain, frozen data.

A planning card is a list of parts, carried out in their order, each of which may be skipped (ARR-8.16, ARR-12.9).
"""

from __future__ import annotations

from ..kernel.declared import Declared

HARKONNEN, ATREIDES = "harkonnen", "atreides"
SIDES = (HARKONNEN, ATREIDES)
HOUSE_HARKONNEN, CORRINO, HOUSE_ATREIDES, FREMEN = "house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally"
DECKS = (HOUSE_HARKONNEN, CORRINO, HOUSE_ATREIDES, FREMEN)
LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT, HOUSE, DESERT = (
    "leadership",
    "strategy",
    "deployment",
    "mentat",
    "house",
    "desert_power",
)
RESULTS = (LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT, HOUSE)
BOXES = (*RESULTS, DESERT)  # where leader cards lie
MARKERS = ("kwisatz_haderach", "sand_dwellers", "jihad")
IMPERIUM = ("choam", "spacing_guild", "landsraad")
SIGNS = ("sand", "sandworm", "burrowing")  # the faces of wormsigns
SMUGGLERS, GUILD = "smugglers", "guild"
EXPANSIONS = (SMUGGLERS, GUILD)


class Component(Declared):
    """Anything with a name. `de` is the German one: as printed (`de_printed`), otherwise our translation, which an
    owner of the game may put right. It is no part of the content hash: a record means the same whatever things are
    called."""

    id: str
    name: str
    untold = ("de", "de_printed", "de_forms")


# ---------------------------------------------------------------- board


class Sector(Declared):
    id: str
    name: str
    de: str


class TacticalCard(Declared):
    """A card of the solo mode: a region, and a sietch in it."""

    id: str
    sietch: str
    sectors: tuple[str, ...]


class AirZone(Declared):
    """Lies between two sectors and is connected to every area of both (ARR-2.6)."""

    id: str
    sectors: tuple[str, str]
    polar: bool  # connected to the North Pole


class Area(Component):
    terrain: str
    sectors: tuple[str, ...]
    adjacent: str
    impassable: str = ""
    de: str = ""
    de_printed: bool = False
    settlement: int = 0  # rank
    sietch: bool = False
    station: bool = False
    storm_exempt: bool = False  # beside the mountains, which always are
    # Where, whither, whence, for a German name with an article; otherwise "in", "nach" and "aus" go before the name.
    de_forms: tuple[str, str, str] | tuple[()] = ()


# ---------------------------------------------------------------- parts of cards and special actions


class Part(Declared):
    pass


class Put(Part):
    """Place figures from the supply. `leader`: "", "any" (an available named one or a generic one), "generic" or an id.

    `where`: "at x y" every surviving settlement named, "one_of x y", "settlement" one own settlement, "legion" an own
    legion, "special_legion" one with a special elite, "with x" the legion of that leader, "empty_desert",
    "free_mountain", "free_plateau", "sietch".
    """

    where: str
    regular: int = 0
    elite: int = 0
    special: int = 0
    leader: str = ""


class Scatter(Part):
    """One Regular each into up to n different empty Desert areas."""

    n: int


class Move(Part):
    """Move up to n legions. `which`: any, special, leader, desert, desert_leader, smuggler, that, "with x", "at x"."""

    which: str = "any"
    n: int = 1
    twice: bool = False  # the same legion moves two times in a row


class Attack(Part):
    which: str = "any"
    surprise: bool = False
    extra_die: bool = False
    no_toll: bool = False  # continuing costs no hit
    enemy_four_dice: bool = False  # the enemy rolls at most four dice in the first round


class MoveOrAttack(Part):
    move: Move
    attack: Attack


class Draw(Part):
    n: int
    deck: str = ""  # empty: the own decks, as with Mentat


class ExtraCard(Part):
    """Play one more card from hand without a die."""


class DrawOrExtra(Part):
    n: int


class DesertPower(Part):
    n: int = 1


class Replace(Part):
    """Up to n units become units of the next tier. `tier`: 1 Regular to Elite, 2 Elite to special elite."""

    n: int
    tier: int


class Vehicles(Part):
    harvesters: int = 0
    ornithopters: int = 0
    carryalls: int = 0


class Bombard(Part):
    """A special attack with that many dice; every sword and special is a hit. `reach`: adjacent or ornithopter."""

    dice: int
    reach: str


class ToTank(Part):
    """An enemy named leader goes to the tank. `reach`: any (on the board), sector (with an own legion), near_that,
    in_play (on the board or available)."""

    reach: str


class BringIn(Part):
    leader: str


class ImperiumAction(Part):
    """Take an Imperium Action (GLD-5). `kind`: choam, spacing_guild, landsraad, or any of the three."""

    kind: str = "any"


class Recruit(Part):
    """Up to n Houses Major Troops onto the own Heighliner board."""

    n: int


class AdvanceHeighliner(Part):
    """The own Heighliner up to n steps, each of which may land (GLD-6.8)."""

    n: int


class HoldHeighliner(Part):
    """The enemy's Heighliner back up to n steps, not beyond its start."""

    n: int


class Special(Part):
    """A rule of its own: the row of that name in `rules/harkonnen_cards.py` or `rules/atreides_cards.py`."""

    name: str
    n: int = 0


# Words a part may use: which legions, where figures go, which leaders can be reached.
WHICH = ("any", "special", "leader", "desert", "desert_leader", "that", "smuggler")
WHERE = ("settlement", "legion", "special_legion", "empty_desert", "free_mountain", "free_plateau", "sietch")
TANK_REACH = ("any", "sector", "near_that", "in_play")


# ---------------------------------------------------------------- components

# What a card that remains in play does for the rest of the game.
LASTING = (
    "action_for_choam",  # Harkonnen: paying for the CHOAM marker gives one more Imperium Action of any kind
    "four_bombardment_dice",  # the owner's bombardments roll four dice
    "no_desert_landing",  # Harkonnen land no troops in Desert areas
)


class PlanningCard(Component):
    deck: str
    parts: tuple[Part, ...]
    copies: int = 1
    branch_if: str = ""  # "in_play x", "gone x", "detonated": then `branch` replaces the whole card (ARR-12.9)
    branch: tuple[Part, ...] = ()
    needs: str = ""  # "in_play x" or "marker 4": otherwise the first part is skipped
    de: str = ""
    de_printed: bool = False
    second_if: str = ""  # asked if branch_if does not hold: then `second` replaces the whole card
    second: tuple[Part, ...] = ()
    lasting: str = ""  # an effect of LASTING: the card remains in play (GLD-12.2)
    expansion: str = ""  # only with it
    without: str = ""  # out of the game with that expansion
    reconstructed: bool = False
    working_title: bool = False  # the name is ours


class Leader(Component):
    side: str
    deck: str  # subfaction
    box: str  # action box of the card, or ""
    hits: int
    shields: int
    start: bool = False  # in play from the start
    special: tuple[Part, ...] = ()
    needs_board: bool = False  # the figure must stand on the board
    reconstructed: bool = False
    de: str = ""
    de_printed: bool = False
    expansion: str = ""


class Token(Declared):
    """A facedown deployment token: the units it stands for."""

    id: str
    set: str  # garrison, standard, black or silver
    regular: int = 0
    elite: int = 0
    special: int = 0
    bashar: int = 0
    reconstructed: bool = True


class PrescienceCard(Component):
    timing: str  # end_of_round, free, action or instant
    condition: str  # the name of the rule in `rules/prescience.py`
    reward: tuple[int, int, int]  # steps of Kwisatz Haderach, Sand Dwellers, Jihad
    reconstructed: bool = True
    working_title: bool = False  # the name is ours
    de: str = ""
    de_printed: bool = False


class Named(Component):
    """A thing of which only the name is declared: a Prescience marker, a ban."""

    de: str
    de_printed: bool = False


class Objective(Declared):
    id: str
    targets: tuple[int, int, int]
    reconstructed: bool = True


class Atomics(Component):
    exposes: tuple[str, ...]
    opens: tuple[tuple[str, str], ...]
    reconstructed: bool = True  # the opened borders
    de: str = ""
    de_printed: bool = False


class Die(Component):
    """An action die: the result each of its six faces shows."""

    id: str
    name: str
    faces: tuple[int, ...]
    reconstructed: bool = False
    de: str = ""
    de_printed: bool = False
    expansion: str = ""
