"""The decisions that Smugglers and The Spacing Guild bring, in words: tables and functions for `actions.py`."""

from __future__ import annotations

from collections.abc import Callable

from ..rules import actions as a
from ..rules import codes as k
from ..rules.guild import CHOAM, LANDSRAAD, lasts
from ..rules.moving import carriers_to
from ..rules.state import Frame, State
from ..tables import ARRAKIS_STEP, HARKONNEN_SIDE, STABAN, STATION_AT
from ..vocabulary import IMPERIUM, RESULTS
from . import names
from .catalogue import listed, say
from .components import special_action

AREA_LINES = {
    k.PLACE_SMUGGLER_HARVESTER: "do-smuggler-harvester",
    k.BASE_AT: "do-base",
    k.BOMBARD_FROM: "do-bombardment",
    k.LAND_TROOPS: "do-land-troops",
}
ZONE_LINES = {
    k.PLACE_SMUGGLER_ORNITHOPTER: "do-smuggler-ornithopter",
    k.PLACE_SMUGGLER_CARRYALL: "do-smuggler-carryall",
    k.THOPTER_BATTLE: "do-thopter-battle",
    k.LAND_FRIGATE: "do-land-frigate",
    k.PLACE_NAVIGATOR: "do-navigator",
    k.DOWN_FRIGATE: "do-down-frigate",
}
SKIP_LINES = {
    k.PLACE_SMUGGLER_ORNITHOPTER: "skip-smuggler-ornithopter",
    k.PLACE_NAVIGATOR: "skip-navigator",
    k.DOWN_FRIGATE: "skip-down-frigate",
    k.HEIGHLINER_STEP: "skip-heighliner",
    k.MOVE_ZONE: "do-ride-instead",
    k.ATTACK_ZONE: "do-ride-instead",
}
DONE_LINES = {k.THOPTER_BATTLE: "done-thopter-battle", k.IMPERIUM_ACTION: "done-imperium"}
# What flies, by the figure in its zone: how a legion gets there, and the choice of that figure.
BY_AIR = {
    k.ORNITHOPTER_UP: "by-ornithopter",
    k.SMUGGLER_ORNITHOPTER: "by-smuggler-ornithopter",
    k.FRIGATE_UP: "by-frigate",
    k.FRIGATE_UP + 1: "by-frigate",
    k.NAVIGATOR_UP: "by-navigator",
}
FLY = {
    k.ORNITHOPTER_UP: "do-fly",
    k.SMUGGLER_ORNITHOPTER: "do-fly-smugglers",
    k.FRIGATE_UP: "do-fly-frigate",
    k.FRIGATE_UP + 1: "do-fly-frigate",
    k.NAVIGATOR_UP: "do-fly-navigator",
}


# ---------------------------------------------------------------- through the air


def ways(s: State, start: int, to: int, side: int, rides: bool, lang: str) -> str:
    """How a legion gets to an area that is not beside it: sandriding, or carried by one of several figures."""
    phrases = [say(lang, "by-sandriding")] if rides else []
    phrases += [say(lang, BY_AIR[s.zone[zone]]) for zone in carriers_to(s, start, to, side)]
    return listed(lang, dict.fromkeys(phrases), "or") if phrases else ""


def _fly(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """Afterwards the figure has left its zone; with the Guild several kinds could have flown."""
    if action == a.SKIP:
        return ""
    zone = names.zone(action - a.ZONE, lang)
    if live:
        return say(lang, FLY[s.zone[action - a.ZONE]], zone=zone)
    if s.guild:
        return say(lang, "did-fly", zone=zone)
    return say(lang, "do-fly" if names.side_of(s, frame[1]) == HARKONNEN_SIDE else "do-fly-smugglers", zone=zone)


def scout(s: State, zone: int, lang: str, live: bool) -> str:
    where = names.zone(zone, lang)
    if live and s.zone[zone] == k.NAVIGATOR_UP:
        return say(lang, "do-scout-navigator", zone=where)
    return say(lang, "did-scout" if s.guild and not live else "do-scout", zone=where)


def _who_flies(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    zone = names.zone(frame[2], lang)
    return say(lang, "do-spend-navigator" if action == a.NAVIGATOR else "do-spend-ornithopter", zone=zone)


# ---------------------------------------------------------------- the smugglers


def use_of_smugglers(result: int, lang: str) -> str:
    """What a result of their die does, short."""
    return say(lang, f"smugglers-use-{RESULTS[result]}")


def _use_smuggler_die(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.MOVE_THEM:
        return say(lang, "do-move-one-led" if frame[2] == k.LEADERSHIP else "do-move-one")
    if action == a.MOVE_SMUGGLERS:
        return say(lang, "do-move-smugglers")
    if action == a.ATTACK_IT:
        return say(lang, "do-attack-smugglers")
    if action == a.NORMAL:
        return say(lang, "do-deploy-smugglers")
    if action == a.DRAW_CARDS:
        return say(lang, "do-draw-and-keep")
    if a.RESULT <= action < a.NUMBER:
        other = action - a.RESULT
        result = names.result(RESULTS[other], lang)
        if not live:
            return say(lang, "did-use-as", result=result)
        return say(lang, "do-use-as", result=result, use=use_of_smugglers(other, lang))
    if a.LEADER <= action < a.PRESCIENCE_CARD:
        return special_action(action - a.LEADER, lang, live)
    return ""


def _keep_card(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """Only House Atreides knows which card is kept."""
    if not live:
        return say(lang, "do-keep-unseen")
    return say(lang, "do-keep-card", card=names.card(action - a.CARD, lang))


def _join_legion(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    area = names.area(action - a.AREA, lang)
    if frame[2]:
        return say(lang, "do-smugglers-join", area=area)
    return say(lang, "do-leader-joins", leader=names.leader(STABAN, lang), area=area)


def _prizes(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """A station comes before a Harvester in the same area; a retreat takes no station."""
    area = action - a.AREA
    message = ("do-prize-station", "do-prize-harvester", "do-prize-smugglers")[s.harvester[area]]
    station = STATION_AT[area]
    if station >= 0 and s.stations_left >> station & 1 and not frame[2]:
        message = "do-prize-station"
    return say(lang, message, area=names.area(area, lang))


def _upgrade_whom(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    side = names.side_of(s, frame[1])
    kind = {a.REGULAR: 0, a.ELITE: 1, a.SMUGGLER_UNIT: names.SMUGGLER, a.TROOP: names.TROOP}[action]
    return say(lang, "do-upgrade-whom", figure=names.count(side, kind, 1, lang), area=names.area(frame[2], lang))


# ---------------------------------------------------------------- The Spacing Guild


def imperium_actions(s: State, kind: int, paid: int) -> int:
    """How many Imperium Actions the spice for a marker brings: no more than can be carried out (GLD-5.10, GLD-5.16)."""
    most = {CHOAM: s.frigates_left[HARKONNEN_SIDE], LANDSRAAD: _recruitings(s)}.get(kind, paid)
    more = kind == CHOAM and lasts(s, HARKONNEN_SIDE, "action_for_choam")  # of any kind
    return min(paid, most) + more


def _recruitings(s: State) -> int:
    """Two Troops at a time, as long as there are Troops and own color bases."""
    return (min(s.troops_left, s.bases_left[HARKONNEN_SIDE]) + 1) // 2


def _imperium_action(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.DONE:
        return ""
    return say(lang, f"do-imperium-{IMPERIUM[action - a.IMPERIUM]}")


def _heighliner_step(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    if not live:
        return say(lang, "did-heighliner")
    step = s.heighliner[frame[2]] + 1
    return say(lang, "do-heighliner-lands" if step == ARRAKIS_STEP else "do-heighliner", n=step)


def _hold_heighliner(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    return say(lang, "do-hold-heighliner", n=action - a.NUMBER, name=names.side_name(frame[2], lang))


def _land_how_many(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    troops = names.count(frame[2], names.TROOP, action - a.NUMBER, lang)
    return say(lang, "do-land-part", figures=troops, area=names.area(frame[3], lang))


def _recruit(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    return say(lang, "do-recruit", figures=names.count(frame[2], names.TROOP, action - a.NUMBER, lang))


def turn_with_smuggler_die(s: State, lang: str, live: bool) -> str:
    if not live:
        return say(lang, "did-smuggler-die")
    result = names.result(RESULTS[s.smuggler_die], lang)
    return say(lang, "do-smuggler-die", result=result, use=use_of_smugglers(s.smuggler_die, lang))


def _desert_choice(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """Staban's card lies on the box of Desert Power (SMG-11.5)."""
    return special_action(action - a.LEADER, lang, live) if action >= a.LEADER else ""


def bombard_with(s: State, zone: int, lang: str) -> str:
    return say(lang, "do-bombard-frigate", zone=names.zone(zone, lang))


FUNCTIONS: dict[int, Callable[[State, Frame, int, str, bool], str]] = {
    k.MOVE_ZONE: _fly,
    k.ATTACK_ZONE: _fly,
    k.WHO_FLIES: _who_flies,
    k.USE_SMUGGLER_DIE: _use_smuggler_die,
    k.KEEP_CARD: _keep_card,
    k.JOIN_LEGION: _join_legion,
    k.PRIZES: _prizes,
    k.UPGRADE_WHOM: _upgrade_whom,
    k.IMPERIUM_ACTION: _imperium_action,
    k.HEIGHLINER_STEP: _heighliner_step,
    k.HOLD_HEIGHLINER: _hold_heighliner,
    k.LAND_HOW_MANY: _land_how_many,
    k.RECRUIT: _recruit,
    k.DESERT_CHOICE: _desert_choice,
}
