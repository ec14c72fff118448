"""The steps of the automaton on the stack: what it still has to do after the player has answered something in between.

With `mahdi_ties: player` a step that meets a tie is taken back, the player is asked, and the step runs again with the
answer (ARR-30.2): it is the same step, because all chance comes from the state.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Arg
from ...tables import ATREIDES_SIDE, HARKONNEN_SIDE
from .. import codes as k
from ..actions import AREA, LEADER, PRESCIENCE_CARD, ZONE
from ..decisions import DECISIONS
from ..forces import more
from ..state import Frame, State
from .cards import bombard, play, scheme, tank_beside
from .criteria import CHOICES, AskThePlayer, thing_of
from .legions import attack, best_attack, only
from .reinforcements import reinforce, spend_one
from .turns import take_turn
from .vehicles import place_carryalls, place_harvesters, place_ornithopters, place_smuggler_vehicles, thopter_battle

Act = Callable[[State, Frame], None]


def _step(act: Act) -> Callable[[State, Frame], bool]:
    def settle(s: State, frame: Frame) -> bool:
        if not s.player_breaks_ties:
            s.stack.pop()
            act(s, frame)
            return True
        before = s.clone()
        assert isinstance(before, State)
        stack, log, told = s.stack, s.log, len(s.log) if s.log is not None else 0
        stack.pop()
        s.step_running = True
        try:
            act(s, frame)
            s.tie_answers = ()
            s.step_running = False
        except AskThePlayer as tie:
            before.copy_into(s)
            stack[:] = s.stack
            s.stack, s.log = stack, log
            if log is not None:
                del log[told:]
            s.tie_options = tuple(tie.options)
            s.reveals += 1  # that there is this tie tells how chance will fall
            stack.append((k.MAHDI_TIE, s.house[ATREIDES_SIDE], tie.choice, 1 + tie.about))
        return True

    return settle


def _vehicles(s: State, frame: Frame) -> None:
    """Numbers of the active row; with Smugglers theirs too (ARR-30.8, ARR-30.60)."""
    from ..spice import active_row

    _, harvesters, ornithopters, carryalls = active_row(s)
    s.why = ()
    if s.smugglers == k.ALLIED:
        ornithopters = thopter_battle(s, ornithopters)
    place_harvesters(s, harvesters)
    if s.smugglers == k.NEUTRAL:
        place_smuggler_vehicles(s)
    place_carryalls(s, carryalls)
    place_ornithopters(s, ornithopters)


def _turn(s: State, frame: Frame) -> None:
    s.why = ()
    scheme(s)
    take_turn(s)


def _play(s: State, frame: Frame) -> None:
    play(s, frame[2])


def _attack(s: State, frame: Frame) -> None:
    """With the legion of that leader, if he still can."""
    where = s.where[frame[3] - 1]
    chosen = best_attack(s, only(where)) if where >= 0 else None
    if chosen is not None:
        attack(s, chosen, frame[2])


def _bombard(s: State, frame: Frame) -> None:
    bombard(s, frame[2])


def _tank(s: State, frame: Frame) -> None:
    tank_beside(s, frame[2])


def _reveal(s: State, frame: Frame) -> None:
    from ..turn import reveal_area

    reveal_area(s, frame[2])


def _reinforce(s: State, frame: Frame) -> None:
    reinforce(s, frame[2])


def _dice(s: State, frame: Frame) -> None:
    """Reinforcements for combat dice, until six are rolled or none is left (ARR-30.27)."""
    from ..battle import room_for_dice

    while s.reinforcements and room_for_dice(s, HARKONNEN_SIDE):
        spend_one(s)
        s.b_cards = more(s.b_cards, HARKONNEN_SIDE, 1)


DECISIONS.add(k.MAHDI_VEHICLES, settle=_step(_vehicles))
DECISIONS.add(k.MAHDI_TURN, settle=_step(_turn))
DECISIONS.add(k.MAHDI_PLAY, settle=_step(_play))
DECISIONS.add(k.MAHDI_ATTACK, settle=_step(_attack))
DECISIONS.add(k.MAHDI_BOMBARD, settle=_step(_bombard))
DECISIONS.add(k.MAHDI_TANK, settle=_step(_tank))
DECISIONS.add(k.MAHDI_REVEAL, settle=_step(_reveal))
DECISIONS.add(k.MAHDI_REINFORCE, settle=_step(_reinforce))
DECISIONS.add(k.MAHDI_DICE, settle=_step(_dice))


def options_mahdi_tie(s: State, frame: Frame) -> list[int]:
    """What the criteria leave equal (ARR-30.2)."""
    return list(s.tie_options)


def apply_mahdi_tie(s: State, frame: Frame, action: int) -> None:
    s.tie_answers = (*s.tie_answers, action)


DECISIONS.add(
    k.MAHDI_TIE,
    options_mahdi_tie,
    apply_mahdi_tie,
    a=Arg("choice", lambda n: CHOICES[n]),
    b=Arg("about", lambda n: [thing_of(n - 1)] if n else []),
    ask=("{ $what }: what hurts you most?", "{ $what }: Was schadet dir am meisten?"),
    words={
        AREA: ("For the Harkonnen: { $area }", "Für die Harkonnen: { $area }"),
        ZONE: ("For the Harkonnen: { $zone }", "Für die Harkonnen: { $zone }"),
        LEADER: ("For the Harkonnen: { $leader }", "Für die Harkonnen: { $leader }"),
        PRESCIENCE_CARD: ("For the Harkonnen: { $prescience }", "Für die Harkonnen: „{ $prescience }“"),
    },
)
