"""Events as data for clients: what kind, whose, about which things, how much; as one seat may know them (ARR-35)."""

from __future__ import annotations

from ...kernel.contract import Event, Shown
from ...kernel.news import Meaning, N, kind_names, tell_numbers
from ...kernel.position import DID
from ..rules import actions as a
from ..rules import codes as k
from ..rules.actions import ACTIONS
from ..rules.decisions import DECISIONS
from ..rules.programs import PROGRAMS
from ..rules.state import Frame, State
from ..tables import ATREIDES_SIDE
from ..things import AREA, CARD, DECK, DIE, LEADER, MARKER, PRESCIENCE_CARD, TOKEN
from ..view import hands_of
from ..vocabulary import BringIn
from .names import side_of, sietch_area

SILENT_ACTIONS = frozenset({a.END, a.DONE, a.ALL, a.SPLIT, a.SKIP})
# Facedown tokens: the Atreides know what they are (ARR-35.2).
TOKEN_FRAMES = (k.TOKEN_AT, k.EXCESS, k.WHICH_TOKENS)
OF_A_SIDE = frozenset(
    {
        k.E_DICE,
        k.E_COMBAT,
        k.E_LOST,
        k.E_DESTROYED,
        k.E_BATTLE,
        k.E_WON,
        k.E_TURN,
        k.E_OVER,
        k.E_DREW,
        k.E_DISCARDED,
        k.E_HEIGHLINER,
        k.E_LOADED,
        k.E_LANDED,
        k.E_BOMBARDED,
        k.E_UNLOADED,
    }
)
# What the numbers behind the side are.
MEANING: dict[int, tuple[Meaning, ...]] = {
    k.E_ROUND: (N,),
    k.E_LOST: (AREA.thing,),
    k.E_SUPREMACY: (N,),
    k.E_MARKER: (MARKER.thing, N),
    k.E_SIETCH: (None, N),  # where it stands, below
    k.E_TOKEN: (AREA.thing, TOKEN.thing),
    k.E_DESTROYED: (AREA.thing,),
    k.E_SIGN: (AREA.thing, N),
    k.E_WORM: (AREA.thing,),
    k.E_STATION: (AREA.thing, MARKER.thing),
    k.E_LEADER_IN: (LEADER.thing,),
    k.E_LEADER_OUT: (LEADER.thing,),
    k.E_CLAIMED: (PRESCIENCE_CARD.thing,),
    k.E_REVEALED: (PRESCIENCE_CARD.thing,),
    k.E_BATTLE: (AREA.thing, AREA.thing),
    k.E_HARVEST: (N,),
    k.E_DREW: (DECK.thing, CARD.thing),
    k.E_STORM: (AREA.thing, N),
    k.E_SMUGGLER_DIE: (DIE.thing,),
    k.E_STABAN: (N,),
    k.E_CAPTURED: (AREA.thing,),
    k.E_HEIGHLINER: (N,),
    k.E_LOADED: (None, N),
    k.E_LANDED: (AREA.thing, N),
    k.E_BOMBARDED: (AREA.thing, N),
    k.E_RECRUITED: (AREA.thing, N),
    k.E_UNLOCKED: (N,),
    k.E_DISCARDED: (DECK.thing, CARD.thing),
    k.E_HARVESTER: (AREA.thing,),
}


KINDS = kind_names(vars(k))


def show(s: State, event: Event, seat: int) -> Shown | None:
    kind = event[0]
    if kind == DID:
        return _did(s, event, seat)
    side = event[1] if kind in OF_A_SIDE and event[1] >= 0 else -1
    shown: Shown = {"kind": KINDS[kind], "seat": s.house[side] if side >= 0 else None, "things": []}
    numbers = event[2:]
    if kind == k.E_DREW and (seat < 0 or numbers[0] not in hands_of(s, seat)):
        numbers = numbers[:1]
    if kind == k.E_LOST and numbers[1] < 0:  # a named leader
        shown["things"].append(LEADER.thing(numbers[2]))
    if kind == k.E_SIETCH:
        shown["things"].append(AREA.thing(sietch_area(s, numbers[0])))
    return tell_numbers(shown, MEANING.get(kind, ()), numbers)


def _did(s: State, event: Event, seat: int) -> Shown | None:
    """An answer: the decision and the things it chose, as far as this seat may know them."""
    _, who, action, kind, first, second = event
    frame: Frame = (kind, who, first, second)
    if silent(frame, action):
        return None
    things = [step for step in ACTIONS.path(action) if not step.startswith("button:")]
    if kind in (*TOKEN_FRAMES, k.KEEP_CARD) and not knows_answer(s, frame, seat):
        things = [thing for thing in things if thing.startswith("area:")]
    if kind in (k.MOVE_TO, k.WORM_MOVE_TO):
        things.insert(0, AREA.thing(first))  # where from
    return {"kind": DECISIONS.of(kind).name, "seat": who, "things": things}


def knows_answer(s: State, frame: Frame, reader: int) -> bool:
    """Whether that reader knows an answer that others do not: a facedown token, the card kept (SMG-9.13)."""
    if reader < 0:
        return False
    if frame[0] in TOKEN_FRAMES:
        return side_of(s, reader) == ATREIDES_SIDE
    return frame[0] == k.KEEP_CARD and reader == frame[1]


def silent(frame: Frame, action: int) -> bool:
    kind = frame[0]
    if kind == k.CARRYALL:
        return False
    if not DECISIONS.of(kind).told or action in SILENT_ACTIONS:
        return True
    if a.REVEAL_AT <= action < a.ATOMIC or action >= a.BOMBARD_WITH:  # told by what is revealed, claimed or bombarded
        return True
    if kind == k.DO_PART and isinstance(PROGRAMS[frame[2]][frame[3]], BringIn):  # told when the leader is there
        return True
    if kind in (k.USE_DIE, k.USE_SMUGGLER_DIE):
        return not (a.RESULT <= action < a.NUMBER or a.LEADER <= action < a.STAYS)
    return kind == k.HOW_MANY and action == a.NUMBER
