"""What components say, in numbers the house reads: worked out once, from the declarations.

A card or special action is a list of pieces; a piece of a kind nobody has thought of is worth a trifle.
"""

from __future__ import annotations

from typing import Any, Final

from ...arrakis.rules.which import which_legions
from ...arrakis.tables import CARDS, LEADER_ID, LEADERS, PRESCIENCE, PRESCIENCE_ID, TOKENS
from ...arrakis.vocabulary import (
    AdvanceHeighliner,
    Attack,
    Bombard,
    BringIn,
    DesertPower,
    Draw,
    DrawOrExtra,
    ExtraCard,
    HoldHeighliner,
    ImperiumAction,
    Move,
    MoveOrAttack,
    Part,
    Put,
    Recruit,
    Replace,
    Scatter,
    Special,
    ToTank,
    Vehicles,
)
from . import prices
from .fight import Force

# ---------------------------------------------------------------- kinds of pieces
PUT: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
MOVE_OR_ATTACK: Final = 3
DRAW: Final = 4
WORTH: Final = 5  # always the same
BOMBARD: Final = 6
TO_TANK: Final = 7
SPECIAL: Final = 8
IMPERIUM: Final = 9
RECRUIT: Final = 10
HEIGHLINER: Final = 11
HOLD: Final = 12

FEW: Final = 0.05  # hardly worth a mention
ANY_ACTION: Final = 3  # of the Imperium: CHOAM, the Guild, the Landsraad, or any of them


class Piece:
    """One part of a card in numbers."""

    __slots__ = ("attack", "kind", "move", "n", "name", "places", "surprise", "units", "which", "worth")

    kind: int
    n: int
    which: int
    surprise: bool
    worth: float
    name: str  # of a special rule
    units: tuple[int, int, int]
    places: int
    move: Piece | None
    attack: Piece | None

    def __init__(self, part: Part) -> None:
        self.kind = WORTH
        self.n = 0
        self.which = 0
        self.surprise = False
        self.worth = FEW
        self.name = ""
        self.units = (0, 0, 0)
        self.places = 1
        self.move = None
        self.attack = None
        _fill(self, part)


def _fill(piece: Piece, part: Any) -> None:
    match part:
        case Put():
            piece.kind = PUT
            piece.units = (part.regular, part.elite, part.special)
            piece.places = len(part.where.split()) - 1 if part.where.startswith("at ") else 1
            piece.worth = prices.GENERIC_LEADER if part.leader else 0.0
        case Move():
            piece.kind, piece.n, piece.which = MOVE, part.n, which_legions(part.which)
        case Attack():
            piece.kind, piece.which, piece.surprise = ATTACK, which_legions(part.which), part.surprise
        case MoveOrAttack():
            piece.kind, piece.move, piece.attack = MOVE_OR_ATTACK, Piece(part.move), Piece(part.attack)
        case Draw() | DrawOrExtra():
            piece.kind, piece.n = DRAW, part.n
        case Replace():
            piece.worth = prices.UPGRADE * part.n
        case Vehicles():
            piece.worth = sum(price * getattr(part, name) for name, price in prices.VEHICLES.items())
        case Bombard():
            piece.kind, piece.worth = BOMBARD, prices.BOMBARD * part.dice
        case ToTank():
            piece.kind, piece.worth = TO_TANK, prices.TO_TANK
        case Scatter():
            piece.worth = 0.5 * part.n
        case Special():
            piece.kind, piece.name, piece.worth = SPECIAL, part.name, prices.SPECIALS.get(part.name, 0.5)
        case ExtraCard():
            piece.worth = prices.EXTRA_CARD
        case DesertPower():
            piece.worth = prices.DESERT_POWER
        case BringIn():
            piece.worth = prices.NEW_LEADER
        case ImperiumAction():
            piece.kind, piece.which = IMPERIUM, ("choam", "spacing_guild", "landsraad", "any").index(part.kind)
        case Recruit():
            piece.kind, piece.n = RECRUIT, part.n
        case AdvanceHeighliner():
            piece.kind, piece.n = HEIGHLINER, part.n
        case HoldHeighliner():
            piece.kind, piece.n = HOLD, part.n


def pieces(parts: tuple[Part, ...]) -> list[Piece]:
    return [Piece(part) for part in parts]


# ---------------------------------------------------------------- planning cards

NEVER: Final = 0
DETONATED: Final = 1
WILD_MAKER: Final = 2
ALLIED: Final = 3
ELIMINATED: Final = 4
LEADER_GONE: Final = 100  # + leader
LEADER_IN_PLAY: Final = 200  # + leader


def condition(text: str) -> int:
    word, _, name = text.partition(" ")
    if word == "detonated":
        return DETONATED
    if name == "wild_maker":
        return WILD_MAKER
    if word in ("allied", "eliminated"):
        return ALLIED if word == "allied" else ELIMINATED
    if not name:
        return NEVER
    return (LEADER_GONE if word == "gone" else LEADER_IN_PLAY) + LEADER_ID[name]


CARD_PARTS: Final[list[list[Piece]]] = [pieces(c.parts) for c in CARDS]
CARD_BRANCH: Final[list[list[Piece]]] = [pieces(c.branch) for c in CARDS]
CARD_SECOND: Final[list[list[Piece]]] = [pieces(c.second) for c in CARDS]
CARD_BRANCH_IF: Final[list[int]] = [condition(c.branch_if) for c in CARDS]
CARD_SECOND_IF: Final[list[int]] = [condition(c.second_if) for c in CARDS]
CARD_LASTING: Final[list[float]] = [prices.LASTING.get(c.lasting, 0.0) for c in CARDS]
CARD_EXPANDED: Final[list[bool]] = [bool(c.expansion) for c in CARDS]
PILOTS_OF_CALADAN: Final[int] = next((i for i, c in enumerate(CARDS) if c.id == "pilots_of_caladan"), -1)

# ---------------------------------------------------------------- leaders

LEADER_SPECIAL: Final[list[list[Piece]]] = [pieces(x.special) for x in LEADERS]
LEADER_NEEDS_BOARD: Final[list[bool]] = [x.needs_board for x in LEADERS]
LEADER_HITS: Final[list[float]] = [x.hits + 0.7 * x.shields for x in LEADERS]
LEADER_IN_BATTLE: Final[list[float]] = [float(x.hits + 0.8 * x.shields) for x in LEADERS]
LEADER_WORTH: Final[list[float]] = [prices.NAMED_LEADERS.get(x.id, 1.0) for x in LEADERS]
LEADER_EXPANDED: Final[list[bool]] = [bool(x.expansion) for x in LEADERS]
PAULS: Final[list[int]] = [LEADER_ID["paul_atreides"], LEADER_ID["paul_muad_dib"]]
JESSICAS: Final[list[int]] = [LEADER_ID["lady_jessica"], LEADER_ID["reverend_mother_jessica"]]
FREMEN_LEADERS: Final[list[int]] = [LEADER_ID["stilgar"], LEADER_ID["chani"]]

# ---------------------------------------------------------------- prescience cards


def _prescience(name: str) -> int:
    return PRESCIENCE_ID.get(name, -1)


REWARD: Final[list[tuple[int, int, int]]] = [c.reward for c in PRESCIENCE]
IS_ACTION: Final[list[bool]] = [c.timing == "action" for c in PRESCIENCE]
DEW_COLLECTORS: Final = _prescience("dew_collectors")
NEW_WINDTRAPS: Final = _prescience("new_windtraps")
STUNTED_WORMS: Final = _prescience("stunted_worms")
DESERT_WAR: Final = _prescience("desert_war")
BENE_GESSERIT_TRAINING: Final = _prescience("bene_gesserit_training")
PAUL_THE_MAHDI: Final = _prescience("paul_the_mahdi")
WATER_DISCIPLINE: Final = _prescience("water_discipline")
DRUMS: Final = _prescience("drums_before_the_wall")
SPICE_THIEVES: Final = _prescience("spice_thieves")
YA_HYA_CHOUHADA: Final = _prescience("ya_hya_chouhada")
LISAN_AL_GAIB: Final = _prescience("lisan_al_gaib")
WATER_OF_LIFE: Final = _prescience("the_water_of_life")
RIDERS: Final = _prescience("riders_of_the_desert")
MAKERS: Final = _prescience("makers_at_the_gathering")
LEADERS_OATH: Final = _prescience("the_leaders_oath")

# ---------------------------------------------------------------- tokens and terrain

# Means of the tokens of a set, for those who may not look (Regular, Elite, special elite).
HIDDEN: Final = {
    "garrison": Force(1.38, 0.38, 0.25),
    "standard": Force(0.63, 0.63, 0.5),
    "black": Force(1.17, 0.5, 0.33),
    "silver": Force(1.33, 0.5, 0.17),
}
TOKEN_KNOWN: Final[list[Force]] = [Force(float(t.regular), float(t.elite), float(t.special)) for t in TOKENS]
TOKEN_MEAN: Final[list[Force]] = [HIDDEN[t.set] for t in TOKENS]
OPEN_TO_ATREIDES: Final[list[bool]] = [t.set in ("garrison", "standard") for t in TOKENS]
TERRAINS: Final = ("mountain", "plateau", "minor_erg", "desert", "deep_desert")
EXPOSURE: Final[list[float]] = [prices.EXPOSURE[t] for t in TERRAINS]
WORM_CHANCE: Final[list[float]] = [prices.WORM_CHANCE.get(t, 0.0) for t in TERRAINS]
WORM_HITS: Final[list[float]] = [prices.WORM_HITS.get(t, 0.0) for t in TERRAINS]
RESULTS: Final = ("leadership", "strategy", "deployment", "mentat", "house")
KEEP: Final[list[list[float]]] = [
    [*(prices.KEEP[side][r] for r in RESULTS), 0.0] for side in ("harkonnen", "atreides")
]  # by side and result; Desert Power is no die
