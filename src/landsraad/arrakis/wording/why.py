"""Why an area, an air zone, a card, a die, a leader or an Imperium Action cannot be used now: every reason in turn.

Only what the asking seat may know is used: its own hand, and what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from ...kernel.contract import Reason
from .. import tables as t
from ..rules import codes as k
from ..rules.actions import ACTIONS
from ..rules.dice import can_spend
from ..rules.expansions import plays
from ..rules.guild import CHOAM, is_earned, possible
from ..rules.rounds import not_chosen
from ..rules.seats import desert_seat, hand_of, team
from ..rules.state import State
from ..rules.turn import desert_power_allowed, spendable
from ..view import hands_of
from ..vocabulary import BOXES, GUILD, IMPERIUM, RESULTS, SMUGGLERS
from . import names, why_there
from .components import KINDS
from .mahdi import explain_mahdi
from .reasons import because

SMUGGLERS_DIE = len(BOXES)
DIE_ID = {name: i for i, name in enumerate((*BOXES, "smugglers"))}


def explain(s: State, seat: int, thing: str, lang: str) -> list[Reason]:
    """Empty if it can be chosen now."""
    if thing == "mahdi":
        return [Reason(line, "ARR-30") for line in explain_mahdi(s, lang)]
    if s.over:
        return [because(lang, "over")]
    if s.player == seat and any(thing in ACTIONS.path(action) for action in s.legal_list):
        return []
    kind, _, id = thing.partition(":")
    reasons: list[Reason] = []
    if kind not in IDS or id not in IDS[kind]:
        return [because(lang, "unknown", thing=thing)]
    if kind in REASONS:
        ids, why = REASONS[kind]
        reasons = why(s, seat, ids[id], lang)
    if s.player != seat:
        reasons.append(because(lang, "not-you", name=names.seat_name(s, s.player, lang)))
    return reasons or [because(lang, "other-decision")]


def _area(s: State, seat: int, area: int, lang: str) -> list[Reason]:
    return why_there.why_not(why_there.AREAS, s, area, lang) if s.player == seat else []


def _zone(s: State, seat: int, zone: int, lang: str) -> list[Reason]:
    return why_there.why_not(why_there.ZONES, s, zone, lang) if s.player == seat else []


# ---------------------------------------------------------------- cards, dice, leaders


def _card(s: State, seat: int, card: int, lang: str) -> list[Reason]:
    frame = s.stack[-1]
    if s.player == seat and frame[0] == k.KEEP_CARD:
        return [] if card in s.drawn else [because(lang, "not-drawn")]
    if card in s.in_play:
        return [because(lang, "in-play", card=names.card(card, lang))]
    if not any(card in s.hands[d] for d in hands_of(s, seat)):
        return [because(lang, "not-in-hand", card=names.card(card, lang))]
    if card == t.SCHEMING:
        return [because(lang, "scheming")]
    if s.player != seat:
        return []
    if frame[0] == k.TURN:
        return [because(lang, "card-needs-die")]
    if frame[0] == k.USE_SMUGGLER_DIE:
        return [because(lang, "choose-card-first" if frame[2] == k.MENTAT else "smuggler-die-card")]
    if frame[0] == k.USE_DIE and card in hand_of(s, s.acting):
        return [because(lang, "house-as-other" if frame[3] else "choose-card-first")]
    if frame[0] == k.B_DISCARD and card not in s.hands[frame[2]]:
        return [because(lang, "other-deck", deck=names.the_deck(frame[2], lang))]
    if frame[0] == k.HAND_LIMIT and card not in not_chosen(s, frame[2]):
        return [because(lang, "chosen-already")]
    return []


def _die(s: State, seat: int, result: int, lang: str) -> list[Reason]:
    """Dice lie open; those of the acting player count (ARR-8, ARR-29.3)."""
    side = names.side_of(s, seat)
    if result == SMUGGLERS_DIE:
        return _smuggler_die(s, seat, lang)
    if result == k.DESERT_POWER:
        if side == t.HARKONNEN_SIDE:
            return [because(lang, "desert-atreides")]
        if seat != desert_seat(s):
            return [because(lang, "desert-fremen")]
        return [] if desert_power_allowed(s) else [because(lang, "desert-dice")]
    own = [s.acting] if s.player == seat and s.acting >= 0 and s.acting // 2 == side else hands_of(s, seat)
    if not any(can_spend(s, subfaction, result) for subfaction in own):
        return [because(lang, "no-die", result=names.result(RESULTS[result], lang))]
    if s.player == seat and s.stack[-1][0] == k.TURN and result not in spendable(s, side):
        return [because(lang, "truthtrance", result=names.result(RESULTS[s.forced_die], lang))]
    return []


def _smuggler_die(s: State, seat: int, lang: str) -> list[Reason]:
    """House Atreides spends it, while the smugglers are allied (SMG-9, INT-A30)."""
    if s.smugglers == k.NO_SMUGGLERS:
        return [because(lang, "not-in-game", expansion=names.expansion(SMUGGLERS, lang))]
    if seat != s.house[t.ATREIDES_SIDE]:
        return [because(lang, "smuggler-die-house")]
    if s.smugglers != k.ALLIED:
        return [because(lang, "smugglers-not-allied")]
    return [because(lang, "no-smuggler-die")] if s.smuggler_die < 0 else []


def _imperium(s: State, seat: int, kind: int, lang: str) -> list[Reason]:
    """Earned with spice or by destroying a Harvester, and only as far as the supply goes (GLD-5)."""
    if not s.guild:
        return [because(lang, "not-in-game", expansion=names.expansion(GUILD, lang))]
    side = names.side_of(s, seat)
    if not possible(s, side, kind):
        return [because(lang, "no-frigate-left" if kind == CHOAM else "no-troop-left")]
    if s.player != seat or s.stack[-1][0] != k.IMPERIUM_ACTION:
        return [because(lang, "imperium-harkonnen" if side == t.HARKONNEN_SIDE else "imperium-atreides")]
    return [] if is_earned(s, kind) else [because(lang, "imperium-not-earned")]


def _leader(s: State, seat: int, leader: int, lang: str) -> list[Reason]:
    """The card must lie on its box, unspent; some figures must stand on the board (ARR-13.6, ARR-13.7)."""
    who = names.leader(leader, lang)
    if not plays(s, t.LEADERS[leader].expansion):
        return [because(lang, "not-in-game", expansion=names.expansion(t.LEADERS[leader].expansion, lang))]
    if t.LEADER_SIDE[leader] != names.side_of(s, seat):
        return [because(lang, "leader-enemy", leader=who)]
    place = s.where[leader]
    away = {k.NOT_YET: "leader-not-yet", k.GONE: "leader-gone", k.IN_TANK: "leader-tank"}
    if place in away:
        return [because(lang, away[place], leader=who)]
    declared = t.LEADERS[leader]
    if not declared.special:
        return [because(lang, "leader-no-special", leader=who)]
    reasons = []
    if team(s, t.LEADER_SIDE[leader]) and t.LEADER_DECK[leader] not in hands_of(s, seat):
        reasons.append(because(lang, "leader-partner", leader=who))
    if s.spent >> leader & 1:
        reasons.append(because(lang, "leader-spent", leader=who))
    if declared.needs_board and place < 0:
        reasons.append(because(lang, "leader-board", leader=who))
    frame = s.stack[-1]
    if s.player == seat and (frame[0] == k.TURN or (frame[0] == k.USE_DIE and frame[2] != t.LEADER_BOX[leader])):
        message = "leader-desert" if t.LEADER_BOX[leader] == k.DESERT_POWER else "leader-die"
        reasons.append(because(lang, message, leader=who, result=names.result(declared.box, lang)))
    if s.player == seat and frame[0] == k.USE_SMUGGLER_DIE:
        reasons.append(because(lang, "smuggler-die-leader"))
    return reasons


# What can be asked about: the ids, and who answers.
REASONS: dict[str, tuple[dict[str, int], Callable[[State, int, int, str], list[Reason]]]] = {
    "area": (t.AREA_ID, _area),
    "zone": ({x.id: i for i, x in enumerate(t.ZONES)}, _zone),
    "card": (t.CARD_ID, _card),
    "die": (DIE_ID, _die),
    "leader": (t.LEADER_ID, _leader),
    "imperium": ({x: i for i, x in enumerate(IMPERIUM)}, _imperium),
}
# Everything else that is drawn or offered.
IDS: dict[str, Container[str]] = {
    **{kind: ids for kind, (ids, _) in KINDS.items()},
    **{kind.name: kind.ids for entry in ACTIONS.entries for kind in entry.kinds},
    "button": {step.partition(":")[2] for entry in ACTIONS.entries for step in entry.path},
    "die": DIE_ID,
}
