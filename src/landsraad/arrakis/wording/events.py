"""What happened, one line for each event worth one, as the reader's seat may know it (ARR-35)."""

from __future__ import annotations

from typing import Any, Protocol

from ...kernel.contract import Event
from ...kernel.position import DID
from ..rules import actions as a
from ..rules import codes as k
from ..rules.decisions import DECISIONS
from ..rules.programs import PROGRAMS
from ..rules.state import Frame, State
from ..tables import ARRAKIS_STEP, ATREIDES_SIDE, PRESCIENCE, STABAN
from ..view import hands_of
from ..vocabulary import IMPERIUM, MARKERS, RESULTS, BringIn
from . import mahdi, names
from .catalogue import listed, say
from .components import reward

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
WORMSIGNS = ("tell-sign-sand", "tell-sign-worm", "tell-sign-burrowing")


def tell(game: Told, s: State, event: Event, reader: int | None, lang: str) -> str:
    """The line for that reader; None is an onlooker. Empty: not worth a line."""
    if event[0] == DID:
        return _did(game, s, event, reader, lang)
    if event[0] in OF_A_SIDE:
        return _of_a_side(s, event, reader, names.side_name(event[1], lang), lang)
    return _of_the_table(s, event, lang)


# ---------------------------------------------------------------- decisions


class Told(Protocol):
    def say_action(self, state: Any, frame: Frame, action: int, lang: str) -> str: ...

    def say_told(self, state: State, frame: Frame, action: int, lang: str) -> str: ...


def _did(game: Told, s: State, event: Event, reader: int | None, lang: str) -> str:
    _, seat, action, kind, first, second = event
    frame: Frame = (kind, seat, first, second)
    if silent(frame, action):
        return ""
    say_it = game.say_action if knows_answer(s, frame, reader) else game.say_told
    text = say_it(s, frame, action, lang)
    return say(lang, "tell-did", name=names.seat_name(s, seat, lang), text=text)


def knows_answer(s: State, frame: Frame, reader: int | None) -> bool:
    """Whether that reader knows an answer that others do not: a facedown token, the card kept (SMG-9.13)."""
    if reader is None or reader < 0:
        return False
    if frame[0] in TOKEN_FRAMES:
        return names.side_of(s, reader) == ATREIDES_SIDE
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


# ---------------------------------------------------------------- sides


def _of_a_side(s: State, event: Event, reader: int | None, name: str, lang: str) -> str:
    match event:
        case (k.E_TURN, _):
            return say(lang, "tell-turn", name=name)
        case (k.E_OVER, -1):
            return say(lang, "tell-over-limit")
        case (k.E_OVER, _):
            return say(lang, "tell-over", name=name)
        case (k.E_WON, _, *_):
            return say(lang, "tell-won", name=name)
        case (k.E_DICE, _, *counts):
            rolled = [f"{names.result(r, lang)} {n}" for r, n in zip(RESULTS, counts, strict=True) if n]
            return say(lang, "tell-dice", name=name, dice=", ".join(rolled))
        case (k.E_COMBAT, _, swords, shields, specials):
            dice = [
                say(lang, "n-sword", n=swords),
                say(lang, "n-shield", n=shields),
                say(lang, "n-special", n=specials),
            ]
            return say(lang, "tell-combat", name=name, dice=", ".join(dice))
        case (k.E_LOST, side, area, figure, other):
            where = names.area(area, lang)
            if figure < 0:
                return say(lang, "tell-leader-lost", leader=names.leader(other, lang), area=where)
            told = "tell-lost" if other < 0 else "tell-replaced"
            return say(lang, told, name=name, figure=names.count(side, figure, 1, lang), area=where)
        case (k.E_DESTROYED, side, area):
            message = "tell-sietch-destroyed" if side == ATREIDES_SIDE else "tell-settlement-destroyed"
            return say(lang, message, area=names.area(area, lang))
        case (k.E_BATTLE, _, start, to):
            return say(lang, "tell-battle", name=name, start=names.area(start, lang), area=names.area(to, lang))
        case (k.E_DREW, _, deck, card):
            pile = names.deck(deck, lang)
            if reader is None or deck not in hands_of(s, reader):
                return say(lang, "tell-drew-hidden", name=name, deck=pile)
            return say(lang, "tell-drew", name=name, deck=pile, card=names.card(card, lang))
        case (k.E_DISCARDED, _, deck, card):
            return say(lang, "tell-discarded", name=name, deck=names.deck(deck, lang), card=names.card(card, lang))
        case (k.E_HEIGHLINER, _, step):
            return say(lang, "tell-arrives" if step == ARRAKIS_STEP else "tell-heighliner", name=name, n=step)
        case (k.E_LOADED, side, kind, n):
            cargo = names.count(side, k.TROOP, n, lang) if kind else say(lang, "n-frigate", n=n)
            return say(lang, "tell-loaded", name=name, figures=cargo)
        case (k.E_LANDED, side, area, n):
            troops = names.count(side, k.TROOP, n, lang)
            return say(lang, "tell-landed", name=name, figures=troops, area=names.area(area, lang))
        case (k.E_BOMBARDED, _, area, hits):
            where = names.area(area, lang)
            if hits < 0:
                return say(lang, "tell-bombed-harvester", name=name, area=where)
            return say(lang, "tell-bombarded", name=name, area=where, hits=say(lang, "n-hit", n=hits))
        case (k.E_UNLOADED, side, frigates, troops):
            left = [say(lang, "n-frigate", n=frigates)] if frigates else []
            left += [names.count(side, k.TROOP, troops, lang)] if troops else []
            message = "tell-sent-back" if s.switches & k.CARGO_RETURNS else "tell-unloaded"
            return say(lang, message, name=name, figures=listed(lang, left), n=frigates + troops)
    raise ValueError(f"no words for event {event}")


# ---------------------------------------------------------------- the table


def _of_the_table(s: State, event: Event, lang: str) -> str:
    if event[0] >= k.E_MAHDI_DIE:
        return mahdi.told(s, tuple(event), lang)
    match event:
        case (k.E_ROUND, _, n):
            return say(lang, "tell-round", n=n)
        case (k.E_SUPREMACY, _, n):
            return say(lang, "tell-supremacy", n=n)
        case (k.E_MARKER, _, marker, n):
            return say(lang, "tell-marker", marker=names.marker(MARKERS[marker], lang), n=n)
        case (k.E_SIETCH, _, sietch, rank):
            return say(lang, "tell-sietch", area=names.area(names.sietch_area(s, sietch), lang), n=rank)
        case (k.E_TOKEN, _, area, token):
            return say(lang, "tell-token", area=names.area(area, lang), units=names.token_units(token, lang))
        case (k.E_SIGN, _, area, kind):
            return say(lang, WORMSIGNS[kind], area=names.area(area, lang))
        case (k.E_WORM, _, area):
            return say(lang, "tell-worm", area=names.area(area, lang))
        case (k.E_STATION, _, area, marker):
            where = names.area(area, lang)
            return say(lang, "tell-station", area=where, marker=names.marker(MARKERS[marker], lang))
        case (k.E_LEADER_IN, _, leader):
            return say(lang, "tell-leader-in", leader=names.leader(leader, lang))
        case (k.E_LEADER_OUT, _, leader):
            return say(lang, "tell-leader-out", leader=names.leader(leader, lang))
        case (k.E_CLAIMED, _, card):
            return say(
                lang, "tell-claimed", card=names.prescience(card, lang), reward=reward(PRESCIENCE[card].reward, lang)
            )
        case (k.E_REVEALED, _, card):
            return say(lang, "tell-revealed", card=names.prescience(card, lang))
        case (k.E_HARVEST, _, n):
            return say(lang, "tell-harvest", n=n)
        case (k.E_BANS, _, mask):
            bans = [names.imperium(x, lang) for i, x in enumerate(IMPERIUM) if mask >> i & 1]
            return say(lang, "tell-bans", bans=listed(lang, bans)) if bans else say(lang, "tell-no-bans")
        case (k.E_STORM, _, area, hits):
            return say(lang, "tell-storm", area=names.area(area, lang), hits=say(lang, "n-hit", n=hits))
    return _of_the_smugglers(event, lang)


def _of_the_smugglers(event: Event, lang: str) -> str:
    match event:
        case (k.E_SMUGGLER_DIE, _, result):
            return say(lang, "tell-smuggler-die", result=names.result(RESULTS[result], lang))
        case (k.E_STABAN, _, step):
            return say(lang, "tell-staban", leader=names.leader(STABAN, lang), n=step)
        case (k.E_HARVESTER, _, area, whose):
            lost = "tell-harvester" if whose == k.HARKONNEN_HARVESTER else "tell-smuggler-harvester"
            return say(lang, lost, area=names.area(area, lang))
        case (k.E_CAPTURED, _, area):
            return say(lang, "tell-captured", area=names.area(area, lang))
        case (k.E_ALLIANCE, *_):
            return say(lang, "tell-alliance")
        case (k.E_ELIMINATED, *_):
            return say(lang, "tell-eliminated")
        case (k.E_RECRUITED, side, area, n):
            units = names.count(side, k.SMUGGLER, n, lang)
            return say(lang, "tell-recruited", figures=units, area=names.area(area, lang))
        case (k.E_UNLOCKED, _, ready):
            return say(lang, "tell-unlocked", n=ready)
    raise ValueError(f"no words for event {event}")
