"""How a battle will probably go, from mean results of the dice (ARR-15)."""

from __future__ import annotations

from math import comb, exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SWORD: Final = 1 / 2  # of a combat die
SHIELD: Final = 1 / 3
SPECIAL: Final = 1 / 6
MOST_DICE: Final = 6.0
ROUNDS: Final = 6
STEEPNESS: Final = 4.0  # how surely the side with more left after a mean battle wins a real one
PLACES: Final = 1 << 16  # forecasts remembered
MIXER: Final = 0x1851F42D4C957F2D  # odd: spreads what is added to it over the upper bits


class Force:
    """Those who fight: units by kind, leaders and the hits they make of specials. Facedown tokens count by mean.

    `key` is equal for equal forces: every number in it is a multiple of a hundredth. It is a machine word: 56 bits, so
    that an area has room beside it (`Memory`).
    """

    __slots__ = ("elite", "hits", "key", "leaders", "regular", "special")

    regular: float
    elite: float
    special: float
    leaders: float
    hits: float
    key: i64

    def __init__(
        self, regular: float = 0.0, elite: float = 0.0, special: float = 0.0, leaders: float = 0.0, hits: float = 0.0
    ) -> None:
        self.regular = regular
        self.elite = elite
        self.special = special
        self.leaders = leaders
        self.hits = hits
        key: i64 = int(regular * 100.0 + 0.5)
        key = (key << 11) + int(elite * 100.0 + 0.5)
        key = (key << 10) + int(special * 100.0 + 0.5)
        key = (key << 11) + int(leaders * 100.0 + 0.5)
        self.key = (key << 12) + int(hits * 100.0 + 0.5)

    @property
    def units(self) -> float:
        return self.regular + self.elite + self.special

    @property
    def body(self) -> float:
        """Hits it takes to destroy the units."""
        return self.regular + 2.0 * (self.elite + self.special)

    def plus(self, other: Force) -> Force:
        return Force(
            self.regular + other.regular,
            self.elite + other.elite,
            self.special + other.special,
            self.leaders + other.leaders,
            self.hits + other.hits,
        )

    def without(self, other: Force) -> Force:
        """Less those units; all leaders stay."""
        return Force(
            max(0.0, self.regular - other.regular),
            max(0.0, self.elite - other.elite),
            max(0.0, self.special - other.special),
            self.leaders,
            self.hits,
        )

    def limited(self, most: float) -> Force:
        """At most that many units; Regulars are left out first."""
        over = self.units - most
        if over <= 0.0:
            return self
        regular = max(0.0, self.regular - over)
        over -= self.regular - regular
        return Force(regular, max(0.0, self.elite - over), self.special, self.leaders, self.hits)

    def after(self, hits: float) -> Force:
        """Having taken that many hits: elites come down to Regulars first."""
        elite = max(0.0, self.elite - hits)
        left = hits - (self.elite - elite)
        special = max(0.0, self.special - left)
        left -= self.special - special
        regular = self.regular + (self.elite - elite) + (self.special - special)
        return Force(max(0.0, regular - left), elite, special, self.leaders, self.hits)


NOBODY: Final = Force()


class Forecast:
    __slots__ = ("about", "attack", "defence", "killed", "lost", "win")

    win: float  # chance that the attacker wins
    lost: float  # hits the attacker takes
    killed: float  # hits the defender takes
    # Of whom: the keys of both, the rank and whether it is a surprise.
    attack: i64
    defence: i64
    about: i64

    def __init__(self, win: float, lost: float, killed: float) -> None:
        self.win = win
        self.lost = lost
        self.killed = killed
        self.attack = self.defence = self.about = -1


WON: Final = Forecast(1.0, 0.0, 0.0)
KNOWN: Final[list[Forecast]] = [WON] * PLACES


def forecast(attack: Force, defence: Force, rank: float, surprise: bool = False) -> Forecast:
    """Round by round with mean results. `rank`: of the settlement or sietch the defender stands in.

    Remembered in a place that follows from the question, where the latest of several stays: nothing is made to look it
    up, as a key of a dictionary would be. Compiled, a product goes round at 64 bits, and without that it does not: the
    places differ then, the answers do not.
    """
    if defence.units <= 0.0:
        return WON
    about: i64 = int(rank * 2.0) * 2 + (1 if surprise else 0)
    one: i64 = attack.key
    other: i64 = defence.key
    mixed: i64 = ((one * MIXER + other) * MIXER + about) * MIXER
    place: i64 = (mixed >> 40) & (PLACES - 1)
    found = KNOWN[place]
    if found.attack != one or found.defence != other or found.about != about:
        found = _forecast(attack, defence, rank, surprise)
        found.attack = one
        found.defence = other
        found.about = about
        KNOWN[place] = found
    return found


def _forecast(attack: Force, defence: Force, rank: float, surprise: bool) -> Forecast:
    ours, theirs = attack.body, defence.body
    for number in range(ROUNDS):
        a_dice = min(MOST_DICE, attack.units, ours)
        d_dice = min(MOST_DICE, min(defence.units, theirs) + rank)
        a_bonus = _leaders(attack, a_dice * SPECIAL + (1.0 if surprise and number == 0 else 0.0))
        d_bonus = _leaders(defence, d_dice * SPECIAL)
        theirs -= net_hits(round(a_dice), round(a_bonus, 1), round(d_dice), round(attack.special))
        ours -= net_hits(round(d_dice), round(d_bonus, 1), round(a_dice), round(defence.special))
        if theirs <= 0.0 or ours <= 0.0:
            break
        if rank > 0.0:
            ours -= 1.0  # going on against a settlement (ARR-15.17)
            if ours <= 0.0:
                break
    ours, theirs = max(0.0, ours), max(0.0, theirs)
    margin = ours / max(1.0, attack.body) - theirs / defence.body
    return Forecast(1.0 / (1.0 + exp(-margin * STEEPNESS)), attack.body - ours, defence.body - theirs)


class Worth:
    """What has been worked out for a force in an area, for the board of that number."""

    __slots__ = ("board", "key", "worth")

    board: int
    key: i64
    worth: float

    def __init__(self) -> None:
        self.board = -1
        self.key = 0
        self.worth = 0.0


NOTHING: Final = Worth()
ROOM: Final = 256  # worths remembered of one kind
NOT_FOUND: Final = -1.0


class Memory:
    """Worths of one kind by force and area, none less than nought, while nothing on the board changes: each in a place
    that follows from the question, as forecasts are."""

    __slots__ = ("board", "places")

    board: int
    places: list[Worth]

    def __init__(self) -> None:
        self.board = 0
        self.places = [NOTHING] * ROOM

    def forget(self) -> None:
        self.board += 1

    def find(self, force: Force, area: i64) -> float:
        key: i64 = (force.key << 7) + area
        found = self.places[((key * MIXER) >> 40) & (ROOM - 1)]
        return found.worth if found.key == key and found.board == self.board else NOT_FOUND

    def keep(self, force: Force, area: i64, worth: float) -> None:
        key: i64 = (force.key << 7) + area
        place: i64 = ((key * MIXER) >> 40) & (ROOM - 1)
        found = self.places[place]
        if found is NOTHING:
            found = Worth()
            self.places[place] = found
        found.board = self.board
        found.key = key
        found.worth = worth


HITS: Final[dict[tuple[int, float, int, int], float]] = {}


def net_hits(dice: int, bonus: float, shield_dice: int, cancelled: int) -> float:
    """Mean hits that come through the shields of that many dice."""
    key = (dice, bonus, shield_dice, cancelled)
    found = HITS.get(key)
    if found is None:
        found = 0.0
        for swords, p in enumerate(_binomial(dice, SWORD)):
            for shields, q in enumerate(_binomial(shield_dice, SHIELD)):
                found += p * q * max(0.0, swords + bonus - max(0, shields - cancelled))
        HITS[key] = found
    return found


def _binomial(n: int, p: float) -> list[float]:
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def _leaders(force: Force, specials: float) -> float:
    if force.leaders <= 0.0:
        return 0.0
    return min(force.leaders, specials) * force.hits / force.leaders
