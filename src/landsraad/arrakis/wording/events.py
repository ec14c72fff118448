"""What happened, one line for each event worth one, as the reader's seat may know it (ARR-35)."""

from __future__ import annotations

from ...kernel.contract import Event
from ..rules import actions as a
from ..rules import codes as k
from ..rules.state import Frame, State
from ..tables import ARRAKIS_STEP, ATREIDES_SIDE, PRESCIENCE, STABAN
from ..view import hands_of
from ..vocabulary import IMPERIUM, MARKERS, RESULTS
from . import names
from .actions import text_of
from .catalogue import listed, say
from .components import reward

# Decisions that a later event or decision tells better.
SILENT_FRAMES = frozenset(
    {
        k.MOVE_FROM,
        k.ATTACK_FROM,
        k.ATTACK_TO,
        k.HIT,
        k.B_HIT,
        k.SIGN_ORDER,
        k.STORM,
        k.TOKEN_ORDER,
        k.END_CLAIM,
        k.LEADER_AT,
        k.PUT_SOME,
        k.PLACE_VEHICLE,
        k.DRAW_OR_EXTRA,
        k.DRAW_FROM,
        k.ROUND_DRAW,
        k.MOVE_OR_ATTACK,
        k.WORM_MOVE,
        k.HAND_LIMIT,  # chosen in secret, told when all are shown (ARR-22.10)
        k.PRIZES,
        k.BOMBARD_FROM,
        k.LAND_TROOPS,
        k.LAND_HOW_MANY,
        k.IMPERIUM_ACTION,
        k.HEIGHLINER_STEP,
        k.HOLD_HEIGHLINER,
        k.RECRUIT,
    }
)
SILENT_ACTIONS = frozenset({a.END, a.DONE, a.ALL, a.SPLIT})
# Facedown tokens: the Atreides know what they are (ARR-35.2).
TOKEN_FRAMES = (k.TOKEN_AT, k.EXCESS, k.MOVE_WHO)
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


def tell(s: State, event: Event, reader: int | None, lang: str) -> str:
    """The line for that reader; None is an onlooker. Empty: not worth a line."""
    if event[0] == k.E_DID:
        return _did(s, event, reader, lang)
    if event[0] in OF_A_SIDE:
        return _of_a_side(s, event, reader, names.side_name(event[1], lang), lang)
    return _of_the_table(s, event, lang)


# ---------------------------------------------------------------- decisions


def _did(s: State, event: Event, reader: int | None, lang: str) -> str:
    _, seat, action, kind, first, second = event
    frame: Frame = (kind, seat, first, second)
    if _silent(frame, action):
        return ""
    is_atreides = reader is not None and names.side_of(s, reader) == ATREIDES_SIDE
    # The card kept is known to who holds the hand (SMG-9.13).
    knows = (kind in TOKEN_FRAMES and is_atreides) or (kind == k.KEEP_CARD and reader == seat)
    text = text_of(s, frame, action, lang, live=knows)
    return say(lang, "tell-did", name=names.seat_name(s, seat, lang), text=text)


def _silent(frame: Frame, action: int) -> bool:
    kind, _, _, second = frame
    if kind == k.CARRYALL:
        return False
    if kind in SILENT_FRAMES or action in SILENT_ACTIONS or action == a.SKIP:
        return True
    if a.REVEAL_AT <= action < a.ATOMIC or action >= a.BOMBARD_WITH:  # told by what is revealed, claimed or bombarded
        return True
    if kind in (k.USE_DIE, k.USE_SMUGGLER_DIE):
        return not (a.RESULT <= action < a.NUMBER or a.LEADER <= action < a.PRESCIENCE_CARD)
    if kind == k.WORM_ATTACK:
        return second <= 0
    return kind in (k.MOVE_WHO, k.ADVANCE_WHO) and action == a.NUMBER


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
        case (k.E_LOST, side, area, what):
            where = names.area(area, lang)
            if what in (k.LOST_SMUGGLER, k.LOST_TROOP):
                what = names.SMUGGLER if what == k.LOST_SMUGGLER else names.TROOP
            elif what >= 4:
                return say(lang, "tell-leader-lost", leader=names.leader(what - 4, lang), area=where)
            return say(lang, "tell-lost", name=name, figure=names.count(side, what, 1, lang), area=where)
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
            cargo = names.count(side, names.TROOP, n, lang) if kind else say(lang, "n-frigate", n=n)
            return say(lang, "tell-loaded", name=name, figures=cargo)
        case (k.E_LANDED, side, area, n):
            troops = names.count(side, names.TROOP, n, lang)
            return say(lang, "tell-landed", name=name, figures=troops, area=names.area(area, lang))
        case (k.E_BOMBARDED, _, area, hits):
            where = names.area(area, lang)
            if hits < 0:
                return say(lang, "tell-bombed-harvester", name=name, area=where)
            return say(lang, "tell-bombarded", name=name, area=where, hits=say(lang, "n-hit", n=hits))
        case (k.E_UNLOADED, side, frigates, troops):
            left = [say(lang, "n-frigate", n=frigates)] if frigates else []
            left += [names.count(side, names.TROOP, troops, lang)] if troops else []
            message = "tell-sent-back" if s.switches & k.CARGO_RETURNS else "tell-unloaded"
            return say(lang, message, name=name, figures=listed(lang, left), n=frigates + troops)
    raise ValueError(f"no words for event {event}")


# ---------------------------------------------------------------- the table


def _of_the_table(s: State, event: Event, lang: str) -> str:
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
            units = names.count(side, names.SMUGGLER, n, lang)
            return say(lang, "tell-recruited", figures=units, area=names.area(area, lang))
        case (k.E_UNLOCKED, _, ready):
            return say(lang, "tell-unlocked", n=ready)
    raise ValueError(f"no words for event {event}")
