"""What happened, one line for each event worth one, as the reader's seat may know it (ARR-35).

A line is made of what `show` tells that seat: the message `tell-…` of the event's kind, with its side, its number and
the names of its things. What needs more has words of its own.
"""

from __future__ import annotations

from typing import Any, Protocol

from ...kernel.contract import Event
from ...kernel.position import DID
from ...kernel.texts import Argument
from ..rules import codes as k
from ..rules.state import Frame, State
from ..tables import ARRAKIS_STEP, ATREIDES_SIDE, PRESCIENCE, STABAN
from ..vocabulary import IMPERIUM, RESULTS
from . import mahdi, names
from .catalogue import listed, say
from .components import reward
from .shown import KINDS, OF_A_SIDE, knows_answer, show, silent

WORMSIGNS = ("tell-sign-sand", "tell-sign-worm", "tell-sign-burrowing")
ARGUMENTS = {"prescience": "card", "die": "result"}  # by kind of thing


class Told(Protocol):
    def say_action(self, state: Any, frame: Frame, action: int, lang: str) -> str: ...

    def say_told(self, state: State, frame: Frame, action: int, lang: str) -> str: ...


def tell(game: Told, s: State, event: Event, reader: int, lang: str) -> str:
    """The line for that reader. Empty: not worth a line."""
    kind = event[0]
    if kind == DID:
        return _did(game, s, event, reader, lang)
    if kind not in KINDS:
        raise ValueError(f"no words for event {event}")
    name = names.side_name(event[1], lang) if kind in OF_A_SIDE else ""
    text = mahdi.told(s, tuple(event), lang) if kind >= k.E_MAHDI_DIE else _own_words(s, event, name, lang)
    if text is not None:
        return text
    shown = show(s, event, reader)
    assert shown is not None
    told: dict[str, Argument] = {"name": name}
    for thing in shown["things"]:
        what, _, id = thing.partition(":")
        told[ARGUMENTS.get(what, what)] = names.named(what, id, lang)
    if "n" in shown:
        told["n"] = shown["n"]
    hidden = kind == k.E_DREW and "card" not in told
    return say(lang, f"tell-{KINDS[kind].replace('_', '-')}{'-hidden' if hidden else ''}", **told)


def _did(game: Told, s: State, event: Event, reader: int, lang: str) -> str:
    _, seat, action, kind, first, second = event
    frame: Frame = (kind, seat, first, second)
    if silent(frame, action):
        return ""
    say_it = game.say_action if knows_answer(s, frame, reader) else game.say_told
    text = say_it(s, frame, action, lang)
    return say(lang, "tell-did", name=names.seat_name(s, seat, lang), text=text)


def _own_words(s: State, event: Event, name: str, lang: str) -> str | None:
    """Where it matters how much it is, or a message needs more than the things of the event."""
    match event:
        case (k.E_OVER, -1):
            return say(lang, "tell-over-limit")
        case (k.E_DICE, _, *counts):
            rolled = [f"{names.result(r, lang)} {n}" for r, n in zip(RESULTS, counts, strict=True) if n]
            return say(lang, "tell-dice", name=name, dice=", ".join(rolled))
        case (k.E_COMBAT, _, swords, shields, specials):
            counted = (("n-sword", swords), ("n-shield", shields), ("n-special", specials))
            return say(lang, "tell-combat", name=name, dice=", ".join(say(lang, die, n=n) for die, n in counted))
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
        case (k.E_HEIGHLINER, _, step) if step == ARRAKIS_STEP:
            return say(lang, "tell-arrives", name=name)
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
        case (k.E_TOKEN, _, area, token):
            return say(lang, "tell-token", area=names.area(area, lang), units=names.token_units(token, lang))
        case (k.E_SIGN, _, area, face):
            return say(lang, WORMSIGNS[face], area=names.area(area, lang))
        case (k.E_CLAIMED, _, card):
            gained = reward(PRESCIENCE[card].reward, lang)
            return say(lang, "tell-claimed", card=names.prescience(card, lang), reward=gained)
        case (k.E_BANS, _, mask):
            bans = [names.imperium(x, lang) for i, x in enumerate(IMPERIUM) if mask >> i & 1]
            return say(lang, "tell-bans", bans=listed(lang, bans)) if bans else say(lang, "tell-no-bans")
        case (k.E_STORM, _, area, hits):
            return say(lang, "tell-storm", area=names.area(area, lang), hits=say(lang, "n-hit", n=hits))
        case (k.E_STABAN, _, step):
            return say(lang, "tell-staban", leader=names.leader(STABAN, lang), n=step)
        case (k.E_HARVESTER, _, area, whose) if whose != k.HARKONNEN_HARVESTER:
            return say(lang, "tell-smuggler-harvester", area=names.area(area, lang))
        case (k.E_RECRUITED, side, area, n):
            units = names.count(side, k.SMUGGLER, n, lang)
            return say(lang, "tell-recruited", figures=units, area=names.area(area, lang))
    return None
