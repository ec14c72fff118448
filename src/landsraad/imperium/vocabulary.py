"""The words cards are written in.

A content entry reads like the card: `pay(water=1) >> recruit(1) + draw(1)` is an arrow with its cost and its effect,
`persuasion(2) | swords(2)` a choice, `when(FREMEN_BOND, swords(3))` a condition. Everything here is plain, frozen data:
`tables` compiles it for the engine, `wording` turns it into English and German.
"""

from __future__ import annotations

import re
from functools import cache

from ..kernel.declared import Declared

# ---------------------------------------------------------------- names used on cards

EMPEROR, GUILD, BENE_GESSERIT, FREMEN = "emperor", "spacing_guild", "bene_gesserit", "fremen"
FACTIONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)
LANDSRAAD, CITY, SPICE_TRADE = "landsraad", "city", "spice_trade"
ICONS = (*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE)
ANY = "any"  # any Faction, any number, any Alliance: as the place says
NO_LIMIT = 99
SOLO, TWO_PLAYERS = "1P", "2P"  # corner marks of House Hagal cards


# ---------------------------------------------------------------- conditions


class Condition(Declared):
    """Checked at the moment the effect behind it is resolved (IMP-11.4)."""


class OtherInPlay(Condition):
    """Another card of that Faction in play; with Fremen this is the Fremen Bond (IMP-5.14, IMP-5.15)."""

    faction: str


class HasAlliance(Condition):
    faction: str = ANY


class InfluenceAtLeast(Condition):
    faction: str
    amount: int


class TracksAtLeast(Condition):
    """That much Influence on that many tracks."""

    influence: int
    tracks: int


class HasCouncilSeat(Condition):
    pass


class SpiceMustFlowAtLeast(Condition):
    n: int


class SolariAtLeast(Condition):
    n: int


class TechAtLeast(Condition):
    """Tech tiles owned, face up or flipped."""

    n: int


class DreadnoughtsAtLeast(Condition):
    """Own dreadnoughts anywhere outside the supply (U10)."""

    n: int


class UnitsDeployedAtLeast(Condition):
    """Own units that entered the Conflict in this turn, from anywhere (IMP-4.19)."""

    n: int


class AgentWith(Condition):
    """An own Agent stands on a space of that Faction."""

    faction: str


class AgentsOnIcons(Condition):
    """That many own Agents stand on Landsraad, City or Spice Trade spaces, in any mix (IMP-12.14)."""

    n: int


class BesideEnemy(Condition):
    """The space this card sent an Agent to held an enemy Agent at that moment."""


class PersuasionAtLeast(Condition):
    """Persuasion gained so far in this Reveal turn, spent or not."""

    n: int


class SpiceMustFlowMost(Condition):
    """Strictly more copies than each single opponent (IMP-12.8)."""


class DreadnoughtsAtMost(Condition):
    """No more than that many own dreadnoughts outside the supply (IMP-RX11)."""

    n: int


FREMEN_BOND = OtherInPlay(FREMEN)


# ---------------------------------------------------------------- effects


class Effect(Declared):
    def __add__(self, other: Effect) -> All:
        return All((*items(self), *items(other)))

    def __or__(self, other: Effect) -> Choose:
        first = self.options if isinstance(self, Choose) else (self,)
        return Choose((*first, other))

    def __rshift__(self, effect: Effect) -> Arrow:
        return Arrow(self, effect)


class All(Effect):
    """Several effects, in any order the owner likes (IMP-4.8, IMP-5.3)."""

    parts: tuple[Effect, ...] = ()


class Arrow(Effect):
    """Pay the whole cost, then take the whole effect, at most once. Optional, except on Intrigue cards (IMP-11.2)."""

    cost: Effect
    effect: Effect


class Choose(Effect):
    """Exactly `n` different options."""

    options: tuple[Effect, ...]
    n: int = 1


class When(Effect):
    condition: Condition
    effect: Effect
    otherwise: Effect = All()


class Gain(Effect):
    solari: int = 0
    spice: int = 0
    water: int = 0


class Pay(Effect):
    solari: int = 0
    spice: int = 0
    water: int = 0


class Recruit(Effect):
    n: int


class Draw(Effect):
    n: int


class Intrigue(Effect):
    n: int


class Influence(Effect):
    """Steps up on ONE track, one of `factions` (IMP-8.7)."""

    factions: tuple[str, ...]
    amount: int = 1


class InfluenceEach(Effect):
    """One step with each of these Factions, in an order of the owner's choice (IMP-8.12)."""

    factions: tuple[str, ...]


class LoseInfluence(Effect):
    factions: tuple[str, ...]
    amount: int = 1


class Trash(Effect):
    """One own card of hand, discard pile or play; optional unless it is a cost (IMP-1.7, IMP-11.1)."""


class TrashSelf(Effect):
    pass


class VictoryPoints(Effect):
    n: int


class Persuasion(Effect):
    n: int


class Swords(Effect):
    n: int


class Retreat(Effect):
    """Up to that many own troops from the Conflict to the garrison; zero is allowed (IMP-11.7)."""

    up_to: int


class Deploy(Effect):
    """Up to that many troops from the garrison to the Conflict, outside the limit of two."""

    up_to: int


class DeployRecruited(Effect):
    """Any of the troops just recruited may go straight to the Conflict."""

    only_in_reveal_turn: bool = False


class LoseTroops(Effect):
    """Own troops from the Conflict (or also the garrison) back to the supply; a cost."""

    n: int
    garrison_too: bool = False


class RetreatUnits(Effect):
    """Exactly that many own units from the Conflict to the garrison; a cost."""

    n: int


class DeployUnits(Effect):
    """Up to that many units, troops or dreadnoughts, from the garrison to the Conflict."""

    up_to: int


class Muster(Effect):
    """Recruit that many troops directly into the Conflict."""

    n: int


class Discard(Effect):
    """Cards of the own hand, chosen by their owner; a cost (IMP-X4.1)."""

    n: int


class BottomIntrigue(Effect):
    """Own Intrigue cards, unseen, under the Intrigue deck; a cost."""

    n: int


class TrashInPlay(Effect):
    """May trash one own card in play."""


class Freighter(Effect):
    """That many Freighter icons, one after the other: each may advance or recall (IMP-X2)."""

    n: int


class Dreadnought(Effect):
    """Commission one: supply to garrison (IMP-X3.2)."""

    n: int


class AcquireTech(Effect):
    """May acquire one face-up Tech tile (IMP-X1)."""

    discount: int = 0
    or_solari: bool = False


class Negotiate(Effect):
    """Up to that many troops from the supply become Negotiators (IMP-X1.6)."""

    n: int


class Control(Effect):
    location: str


class Foldspace(Effect):
    n: int = 1


class Special(Effect):
    """A rule of its own, told in full beside its name in `rules/effects.py`."""

    name: str
    n: int = 0
    of: str = ""


def items(effect: Effect) -> tuple[Effect, ...]:
    """The separate effects a player may order."""
    return effect.parts if isinstance(effect, All) else (effect,)


@cache
def word_of(kind: type[Effect | Condition]) -> str:
    """`lose_influence` for LoseInfluence: so are called its code in `rules/codes.py` and its message."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


# ---------------------------------------------------------------- how effects are written

NOTHING = All()


recruit, draw, intrigue = Recruit, Draw, Intrigue
trash, trash_this, trash_in_play = Trash, TrashSelf, TrashInPlay
vp, persuasion, swords = VictoryPoints, Persuasion, Swords
retreat, deploy, deploy_recruited, lose_troops = Retreat, Deploy, DeployRecruited, LoseTroops
retreat_units, deploy_units, muster = RetreatUnits, DeployUnits, Muster
discard, bottom_intrigue = Discard, BottomIntrigue
freighter, dreadnought, acquire_tech, negotiate = Freighter, Dreadnought, AcquireTech, Negotiate
control, foldspace, when, special = Control, Foldspace, When, Special


def gain(*, solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    return Gain(solari, spice, water)


def pay(*, solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    return Pay(solari, spice, water)


def influence(*factions: str, amount: int = 1) -> Effect:
    return Influence(FACTIONS if factions == (ANY,) else factions, amount)


def influence_each(*factions: str) -> Effect:
    return InfluenceEach(factions)


def lose_influence(*factions: str, amount: int = 1) -> Effect:
    return LoseInfluence(FACTIONS if factions == (ANY,) else factions, amount)


def choose_two(*options: Effect) -> Effect:
    return Choose(options, 2)


# ---------------------------------------------------------------- what is written


class Component(Declared):
    """Anything with a name. `de` is the German one: as printed (`de_printed`), otherwise our translation, which an
    owner of the game may put right. It is no part of the content hash: a record means the same whatever things are
    called."""

    id: str
    name: str
    untold = ("de", "de_printed", "passive_de", "passive_de_printed", "signet_de", "signet_de_printed")


class Card(Component):
    """A card of a player's deck: starting, Reserve or Imperium card."""

    de: str = ""
    de_printed: bool = False
    copies: int = 1
    cost: int = -1  # -1: cannot be bought
    factions: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    agent: Effect = NOTHING
    reveal: Effect = NOTHING
    acquire: Effect = NOTHING
    trashed: Effect = NOTHING
    infiltrates: tuple[str, ...] = ()  # icons with the infiltration mark (IMP-X6)
    unload: bool = False  # the Reveal box is also gained when the card is discarded or trashed (IMP-X5)
    kind: str = "imperium"  # starter, epic, reserve or imperium
    set: str = "base"


class IntrigueCard(Component):
    de: str = ""
    de_printed: bool = False
    copies: int = 1
    plot: Effect | None = None
    combat: Effect | None = None
    endgame: Effect | None = None
    window: str = ""  # turn_start, before_agent or after_win; empty: the normal one of its type
    set: str = "base"


class Conflict(Component):
    level: int
    first: Effect
    second: Effect
    third: Effect
    location: str = ""
    de: str = ""
    de_printed: bool = False
    set: str = "base"


class Ability(Declared):
    """What a leader does beside the Signet Ring: each kind names the moment at which it works."""


class CheaperSpaces(Ability):
    """Board spaces with that icon cost less Solari."""

    icon: str
    solari: int


class NotBlockedOn(Ability):
    """Enemy Agents do not block on spaces with these icons."""

    icons: tuple[str, ...]


class WhenPaying(Ability):
    """Whenever Solari is paid for a board space."""

    effect: Effect


class WhenHarvesting(Ability):
    """Whenever spice is harvested, so much less of it, and the effect."""

    less: int
    effect: Effect


class WhenSeated(Ability):
    """When the seat in the High Council is taken."""

    effect: Effect


class WhenRevealing(Ability):
    """In every own Reveal turn."""

    effect: Effect


class WhenRivalSends(Ability):
    """The first time each round a rival sends an Agent to a space with that icon."""

    icon: str
    effect: Effect


class DreadnoughtStrength(Ability):
    """Of each own dreadnought, instead of 3."""

    n: int


class MoreSolari(Ability):
    """With every separate gain of Solari in an own turn."""

    n: int


class OwnRule(Ability):
    """A rule of its own, told beside its name in `rules/`: prescience, masterstroke, one_step_ahead, …"""

    name: str


class Leader(Component):
    house: str
    passive: str  # the name of the left ability; its text is the message `passive-…`, unless it is told here
    passive_name: str
    signet_name: str
    signet: Effect
    start: Gain = Gain()  # beside the 1 water everybody has
    abilities: tuple[Ability, ...] = ()
    passive_text: tuple[str, str] = ("", "")  # English and German
    de: str = ""
    de_printed: bool = False
    passive_de: str = ""
    passive_de_printed: bool = False
    signet_de: str = ""
    signet_de_printed: bool = False
    set: str = "base"


class TechTile(Component):
    cost: int  # spice
    acquire: Effect = NOTHING
    ability: Effect = NOTHING  # used on an own turn
    flip: bool = False  # the ability turns the tile face down until the next round
    before_agent: bool = False  # the ability is for the Agent of this turn
    reveal: Effect = NOTHING  # in every own Reveal turn
    round_start: Effect = NOTHING
    endgame: Effect = NOTHING
    passive: str = ""  # the name of a rule that always holds
    rival: bool = False  # bears the mark of House Hagal
    de: str = ""
    de_printed: bool = False
    set: str = "ix"


class Space(Component):
    de: str
    icon: str
    effect: Effect
    cost: Pay = Pay()
    influence: str = ""
    combat: bool = False
    maker: int = 0  # base spice of a Maker space
    control: Gain | None = None
    needs: InfluenceAtLeast | None = None
    once: bool = False  # once per game and player
    sale: tuple[tuple[int, int], ...] = ()  # (spice, Solari): one deal, paid as the cost of the space
    reveal_persuasion: int = 0  # in the Reveal turn, with an own Agent here
    set: str = "base"  # "base" in every game, "ix" only with Rise of Ix, "no_ix" only without it
    de_printed: bool = False


# ---------------------------------------------------------------- House Hagal


class RivalVisit(Declared):
    """Where a House Hagal card sends an Agent, and all the Rival gets there."""

    space: str  # empty: no space of its own
    effect: Effect


class HagalCard(Declared):
    """A card that plays a Rival's Agent turn; in combat only its swords count (IMP-R9)."""

    id: str
    visit: RivalVisit
    swords: int
    copies: int = 1
    only: str = ""  # the corner mark: SOLO or TWO_PLAYERS
    needs: Condition | None = None
    instead: RivalVisit | None = None  # when `needs` does not hold
    reshuffle: bool = False
    name: str = ""  # without one it is called like its spaces
    de: str = ""
    set: str = "base"  # "base" in every game, "ix" only with Rise of Ix, "no_ix" only without it


class Difficulty(Declared):
    """How hard a solo game is (IMP-S2.1)."""

    id: str
    name: str
    de: str
    human: Gain = Gain()  # what the human starts with beside the usual
    mentat_price: int = 2  # Solari
    garrison: int = 0  # troops of each Rival
    intrigue: int = 0  # Intrigue cards of each Rival
    conflicts_above_swordmasters: int = 5
    expert_deployment: bool = False
    swordmaster: bool = True  # the human may get one


class Purchase(Declared):
    """What a Rival pays for one Victory Point (IMP-S5)."""

    what: str
    n: int
