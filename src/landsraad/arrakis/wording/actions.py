"""Every action in words and as the path of things to click; the kinds of things are listed in the package.

What a number means depends on the decision at hand, the frame on top of the stack. Most decisions are a line of a
table: the kind of the frame and the kind of the action give the message. The others have a function.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from ...kernel.contract import Description
from ...kernel.texts import Argument
from ..notation import RANGES, notation, words
from ..rules import actions as a
from ..rules import codes as k
from ..rules.battle import NO_TOLL, ridden_targets
from ..rules.decisions import DECISIONS
from ..rules.dice import excess
from ..rules.drawing import drawn_by
from ..rules.forces import enemy_settlement, neighbours
from ..rules.moving import PICK_SMUGGLERS, can_ride, reachable
from ..rules.parts import EITHER
from ..rules.placing import PUTTINGS
from ..rules.programs import PROGRAMS, card_program
from ..rules.state import Frame, State
from ..tables import AREA_ID, AREAS, ATREIDES_SIDE, LEADERS, PAIRS, PRESCIENCE, STANDARD_TOKENS
from ..vocabulary import IMPERIUM, RESULTS
from . import expansions, names
from .catalogue import capital, cut, fill, remark, say
from .components import combat_ability, lasting, name_and_text, reward, special_action
from .parts import clause, put_figures

BOXES = (*RESULTS, "desert_power")


def describe(s: State, action: int, lang: str) -> Description:
    """An action that is legal in this state. Its text is its own among the legal ones, and so is its path."""
    frame = s.stack[-1]
    return Description(cut(text_of(s, frame, action, lang)), notation(action), path_of(s, frame, action))


# ---------------------------------------------------------------- paths


def path_of(s: State, frame: Frame, action: int) -> tuple[str, ...]:
    """The notation names the things already; a few of them lie elsewhere on the screen."""
    said = words(action)
    if action == a.SCHEME:
        return ("card:hawats_scheming",)
    if action == a.SMUGGLER_DIE:
        return ("die:smugglers",)
    if len(said) == 1:
        return (f"button:{said[0].replace(' ', '_')}",)
    match said:
        case ("scout" | "bombard", zone):
            return (f"zone:{zone}",)
        case ("reveal", "sietch", number):
            return (f"sietch:{number}",)
        case ("reveal", area):
            return (f"area:{area}",)
        case ("claim", card):
            return (f"prescience:{card}",)
        case ("draw", house, ally):
            return f"number:{house}", f"number:{ally}"
        case ("flee", sietch, what):
            area = AREAS[names.sietch_area(s, int(sietch) - 1)].id
            return f"area:{area}", f"button:{what}" if what in PAIRS else f"token:{what}"
    return (f"{said[0]}:{said[1]}",)


# ---------------------------------------------------------------- texts

# Decisions about one thing, by kind of frame: the message for a thing chosen, and for SKIP.
AREA_LINES = {
    k.PLACE_HARVESTER: "do-harvester",
    k.MOVE_FROM: "do-move-from",
    k.ATTACK_FROM: "do-attack-from",
    k.SIGN_ORDER: "do-flip",
    k.WORM_AT: "do-worm-from",
    k.WORM_RETREAT: "do-worm-retreat",
    k.B_RETREAT_TO: "do-retreat-to",
    k.PLACE_SIGN: "do-sign",
    k.WORM_MOVE: "do-worm-move",
    k.WORM_MOVE_TO: "do-worm-to",
    k.STORM: "do-storm",
    k.SCOUT: "do-reveal-area",
    **expansions.AREA_LINES,
}
ZONE_LINES = {
    k.PLACE_CARRYALL: "do-carryall",
    k.PLACE_ORNITHOPTER: "do-ornithopter",
    **expansions.ZONE_LINES,
}
CARD_LINES = {
    k.B_DISCARD: "do-discard-die",
    k.HAND_LIMIT: "do-discard-limit",
}
LEADER_LINES = {k.RECALL_LEADER: "do-recall"}
RESULT_LINES = {k.SPLIT_DIE: "do-split-die", k.SLOT_TOKEN: "do-slot"}
SKIP_LINES = {
    k.PLACE_HARVESTER: "skip-harvester",
    k.PLACE_CARRYALL: "skip-carryall",
    k.PLACE_ORNITHOPTER: "skip-ornithopter",
    k.PLACE_VEHICLE: "skip-vehicle",
    k.SLOT_TOKEN: "skip-slot",
    k.TURN: "skip-turn",
    k.FREE: "skip-free",
    k.PICK_CARD: "skip-card",
    k.SCOUT: "skip-scout",
    k.MOVE_FROM: "skip-move",
    k.MOVE_WHO: "skip-nobody",
    k.ATTACK_FROM: "skip-attack",
    k.B_DISCARD: "skip-discard",
    k.B_SPECIAL: "skip-special",
    k.DESERT_CHOICE: "skip-desert",
    k.PLACE_SIGN: "skip-sign",
    k.WORM_MOVE: "skip-worm-move",
    k.WORM_MOVE_TO: "skip-worm-to",
    k.WORM_ATTACK: "skip-worm-attack",
    k.WORM_FOLLOW: "skip-worm-to",
    k.END_CLAIM: "skip-claim",
    k.RECALL_LEADER: "skip-recall",
    k.REMOVE_PRESCIENCE: "skip-prescience",
    **expansions.SKIP_LINES,
}
SINGLE_LINES = {
    a.END: "do-end",
    a.DONE: "do-no-more-tokens",
    a.ALL: "do-all",
    a.SPLIT: "do-split",
    a.DESERT: "do-desert",
    a.PLAY_A_CARD: "do-play-a-card",
    a.CEASE: "do-cease",
    a.STAY: "do-stay",
    a.RETREAT: "do-retreat",
    a.SIGNS: "do-signs",
    a.WORMS: "do-worms",
    a.WORM_ATTACKS: "do-worm-attacks",
    a.WILD_MAKER: "do-wild-maker",
    a.REPLACE_UNITS: "do-replace-units",
    a.PLACE_VEHICLES: "do-place-vehicles",
    a.HARVESTER: "do-a-harvester",
    a.CARRYALL: "do-a-carryall",
    a.ORNITHOPTER: "do-an-ornithopter",
    a.SCHEME: "do-scheme",
}


def text_of(s: State, frame: Frame, action: int, lang: str, live: bool = True) -> str:
    """`live`: the decision is open now. Afterwards only what frame and action say is certain."""
    kind = frame[0]
    if kind in FUNCTIONS:
        text = FUNCTIONS[kind](s, frame, action, lang, live)
        if text:
            return text
    if a.DRAW <= action < a.FLEE:
        return _draw(s, frame, action, lang)
    declared = _declared(s, frame, action, lang)
    if declared:
        return declared
    if action == a.SKIP:
        return say(lang, SKIP_LINES[kind])
    if action == a.DONE and kind in expansions.DONE_LINES:
        return say(lang, expansions.DONE_LINES[kind])
    if action < a.SINGLES:
        return say(lang, SINGLE_LINES[action])
    if action < a.ZONE:
        return say(lang, AREA_LINES[kind], area=names.area(action - a.AREA, lang))
    if action < a.RESULT:
        return say(lang, ZONE_LINES[kind], zone=names.zone(action - a.ZONE, lang))
    if action < a.NUMBER:
        return say(lang, RESULT_LINES[kind], result=names.result(BOXES[action - a.RESULT], lang))
    if a.CARD <= action < a.LEADER:
        return say(lang, CARD_LINES[kind], card=names.card(action - a.CARD, lang))
    if a.LEADER <= action < a.PRESCIENCE_CARD:
        side = names.side_of(s, frame[1])
        who = names.leader(action - a.LEADER, lang)
        return say(lang, LEADER_LINES[kind], leader=who, generic=names.generic(side))
    if a.PRESCIENCE_CARD <= action < a.TOKEN:
        return say(lang, "do-remove-prescience", card=names.prescience(action - a.PRESCIENCE_CARD, lang))
    if a.SEAT <= action < a.SCOUT_FROM:
        return say(lang, "do-acts", seat=names.seat_name(s, action - a.SEAT, lang))
    return _free(s, action, lang, live)


FIRSTS = [first for first, _, _ in RANGES]


def _declared(s: State, frame: Frame, action: int, lang: str) -> str:
    """The words a decision declares for this kind of action; they may speak of what its question speaks of."""
    decision = DECISIONS.all[frame[0]]
    if decision is None:
        return ""
    at = bisect_right(FIRSTS, action) - 1
    first = action if action < a.SINGLES or a.SMUGGLER_UNIT <= action < a.IMPERIUM else FIRSTS[at]
    text = decision.words.get(first)
    if text is None:
        return ""
    asks = decision.asks(s, frame, frame[1])
    arguments: dict[str, Argument] = {n: x for n, x in asks["details"].items() if isinstance(x, (int, str))}
    arguments.update(_chosen(s, action, first, lang))
    if asks["about"]:
        arguments["about"] = called(s, asks["about"][0], lang)
    return fill(lang, text, **arguments)


def _chosen(s: State, action: int, first: int, lang: str) -> dict[str, Argument]:
    """The thing an action names, by its kind."""
    if action < a.SINGLES or first in (a.SMUGGLER_DIE, a.ATOMIC):
        return {}
    kind, id = words(action)
    if kind == "number":
        return {"n": int(id)}
    return {"area" if kind == "sietch" else kind: called(s, f"{kind}:{id}", lang)}


def called(s: State, thing: str, lang: str) -> str:
    """The name of a thing; a sietch is called by its area."""
    kind, _, id = thing.partition(":")
    if kind in ("area", "sietch"):
        return names.area(AREA_ID[id] if kind == "area" else names.sietch_area(s, int(id) - 1), lang)
    return name_and_text(thing, lang)[0]


def _free(s: State, action: int, lang: str, live: bool) -> str:
    """Free actions, and claims wherever they are offered (ARR-11, GLD-10)."""
    if a.SCOUT_FROM <= action < a.REVEAL_AT:
        return expansions.scout(s, action - a.SCOUT_FROM, lang, live)
    if action >= a.BOMBARD_WITH:
        return expansions.bombard_with(s, action - a.BOMBARD_WITH, lang)
    if a.REVEAL_AT <= action < a.REVEAL_SIETCH:
        return say(lang, "do-reveal-token", area=names.area(action - a.REVEAL_AT, lang))
    if a.REVEAL_SIETCH <= action < a.CLAIM:
        area = names.sietch_area(s, action - a.REVEAL_SIETCH)
        return say(lang, "do-reveal-sietch", area=names.area(area, lang))
    if a.CLAIM <= action < a.ATOMIC:
        card = action - a.CLAIM
        return say(lang, "do-claim", card=names.prescience(card, lang), reward=reward(PRESCIENCE[card].reward, lang))
    return say(lang, "do-atomics", name=names.atomics(action - a.ATOMIC, lang))


# ---------------------------------------------------------------- dice and cards


def _use(result: int, side: int, lang: str) -> str:
    """What a result does, short."""
    name = BOXES[result]
    if result in (k.DEPLOYMENT, k.HOUSE):
        return say(lang, f"use-{name}-{names.SIDES[side]}")
    return say(lang, f"use-{name}")


def _turn(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SMUGGLER_DIE:
        return expansions.turn_with_smuggler_die(s, lang, live)
    if not a.RESULT <= action < a.NUMBER:
        return ""
    result, side = action - a.RESULT, frame[2]
    if not live:
        return say(lang, "did-die", result=names.result(BOXES[result], lang))
    is_token = not s.dice[s.acting * 5 + result]
    message = "do-token" if is_token else "do-die"
    return say(lang, message, result=names.result(BOXES[result], lang), use=_use(result, side, lang))


def _use_die(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    side, result = names.side_of(s, frame[1]), frame[2]
    if action == a.MOVE_THEM:
        return say(lang, "do-move-led" if result == k.LEADERSHIP else "do-move")
    if action == a.ATTACK_IT:
        return say(lang, "do-attack-led" if result == k.LEADERSHIP else "do-attack")
    if action == a.NORMAL:
        return capital(_use(result, side, lang))
    if a.RESULT <= action < a.NUMBER:
        other = action - a.RESULT
        if not live:
            return say(lang, "did-use-as", result=names.result(BOXES[other], lang))
        return say(lang, "do-use-as", result=names.result(BOXES[other], lang), use=_use(other, side, lang))
    if a.LEADER <= action < a.PRESCIENCE_CARD:
        return special_action(action - a.LEADER, lang, live)
    return ""


def _change_die(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    result = names.result(RESULTS[action - a.RESULT], lang)
    old = excess(s, frame[2]) if live else -1
    if old < 0:
        return say(lang, "do-change-any-die", result=result)
    return say(lang, "do-change-die", old=names.result(RESULTS[old], lang), result=result)


def _pick_card(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    number = action - a.CARD
    if not live:
        return say(lang, "did-play", card=names.card(number, lang))
    side = names.side_of(s, frame[1])
    phrases = [clause(part, side, lang) for part in PROGRAMS[card_program(s, number)]]
    return say(lang, "do-play", card=names.card(number, lang), text="; ".join([*phrases, *lasting(number, lang)]))


def _draw(s: State, frame: Frame, action: int, lang: str) -> str:
    side = names.side_of(s, frame[1])
    house, ally = drawn_by(action)
    if not ally or not house:
        deck = side * 2 + (not house)
        return say(lang, "do-draw", n=house or ally, deck=names.the_deck(deck, lang))
    decks = {"house": names.the_deck(side * 2, lang), "ally": names.the_deck(side * 2 + 1, lang)}
    return say(lang, "do-draw-both", n=house, m=ally, **decks)


# ---------------------------------------------------------------- placing


def _do_part(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    return capital(clause(PROGRAMS[frame[2]][frame[3]], names.side_of(s, frame[1]), lang))


def _move_or_attack(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    part = EITHER[frame[2]]
    return capital(clause(part.move if action == a.MOVE_THEM else part.attack, names.side_of(s, frame[1]), lang))


def _put_at(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action in (a.SKIP, a.SPLIT):
        return ""
    part = PUTTINGS[frame[2]].put
    side = names.side_of(s, frame[1])
    if action == a.ALL:
        return capital(clause(part, side, lang))
    return say(lang, "do-put", figures=put_figures(part, side, lang), area=names.area(action - a.AREA, lang))


def _leader_for(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    return say(lang, "do-put", figures=_figure(s, frame, action, lang), area=names.area(frame[2], lang))


def _figure(s: State, frame: Frame, action: int, lang: str) -> str:
    if action >= a.LEADER:
        return names.leader(action - a.LEADER, lang)
    kind = (a.REGULAR, a.ELITE, a.SPECIAL, a.GENERIC).index(action)
    return names.count(names.side_of(s, frame[1]), kind, 1, lang)


def _put_figure(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.DONE:
        return ""
    if not live:
        return say(lang, "did-put", figures=_figure(s, frame, action, lang))
    return say(lang, "do-put", figures=_figure(s, frame, action, lang), area=names.area(s.pick[0], lang))


def _deploy_at(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    what = names.count(names.side_of(s, frame[1]), frame[2] if frame[0] == k.DEPLOY_AT else 0, 1, lang)
    return say(lang, "do-put", figures=what, area=names.area(action - a.AREA, lang))


def _token_at(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """The Atreides have looked at the token; the log does not tell what it is."""
    if action == a.SKIP:
        return ""
    area = names.area(action - a.AREA, lang)
    if not live:
        return say(lang, "do-token-unseen", area=area)
    return say(lang, "do-token-at", units=names.token_units(frame[2], lang), area=area)


def _upgrade(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    area = names.area(action - a.AREA, lang)
    if frame[3] == 1:
        return say(lang, "do-upgrade-elite", area=area)
    return say(lang, "do-upgrade-special", special=names.special_unit(names.side_of(s, frame[1])), area=area)


# ---------------------------------------------------------------- moving


def _move_to(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    start, to = frame[2], action - a.AREA
    there = names.area(to, lang)
    if not live:
        return capital(say(lang, "do-moved", start=names.area(start, lang), area=there))
    how = ""
    if frame[3] != k.FROM_SETTLEMENT and to not in neighbours(s, start):
        how = expansions.ways(s, start, to, s.side, to in reachable(s, start, s.side, frame[3]), lang)
    return remark(lang, capital(say(lang, "do-move-to", area=there)), how)


def _attack_to(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    to = action - a.AREA
    how = ""
    if live and to not in neighbours(s, s.b_from):
        rides = s.side == ATREIDES_SIDE and can_ride(s, s.b_from, frame[2]) and to in ridden_targets(s, s.b_from)
        how = expansions.ways(s, s.b_from, to, s.side, rides, lang)
    return remark(lang, say(lang, "do-attack-to", area=names.area(to, lang)), how)


def _move_who(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """Stages: all or a part, units by tier, tokens, generic leaders, then each named leader; units of expansions."""
    if action < a.SINGLES:
        return ""
    stage, n = frame[2], action - a.NUMBER
    if stage >= PICK_SMUGGLERS:
        return _goes(names.side_of(s, frame[1]), names.SMUGGLER + stage - PICK_SMUGGLERS, n, lang)
    if stage == 4:
        token = names.token_with_units(action - a.TOKEN, lang) if live else say(lang, "hidden-token")
        return capital(say(lang, "do-go", n=1, figures=token))
    if stage >= 6:
        return _leader_goes(stage - 6, n, lang)
    return _goes(names.side_of(s, frame[1]), 3 if stage == 5 else stage - 1, n, lang)


def _advance_who(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    stage, n = frame[2], action - a.NUMBER
    if 3 < stage < PICK_SMUGGLERS:
        return _leader_goes(stage - 4, n, lang)
    kind = names.SMUGGLER + stage - PICK_SMUGGLERS if stage >= PICK_SMUGGLERS else stage
    return _goes(names.side_of(s, frame[1]), kind, n, lang)


def _goes(side: int, kind: int, n: int, lang: str) -> str:
    return capital(say(lang, "do-go", n=n, figures=names.count(side, kind, n, lang)))


def _leader_goes(leader: int, goes: int, lang: str) -> str:
    return say(lang, "do-leader-goes" if goes else "do-leader-stays", leader=names.leader(leader, lang))


# ---------------------------------------------------------------- battle and losses


EXPANSION_UNITS = {a.SMUGGLER_UNIT: names.SMUGGLER, a.TROOP: names.TROOP}


def _loss(side: int, action: int, lang: str) -> str:
    if action in EXPANSION_UNITS:
        return say(lang, "loss-remove", figure=names.count(side, EXPANSION_UNITS[action], 1, lang))
    if action in (a.ELITE, a.SPECIAL):
        kind = 1 if action == a.ELITE else 2
        return say(lang, "loss-replace", figure=names.count(side, kind, 1, lang))
    if action >= a.TOKEN:
        return say(lang, "loss-token", token=names.token_with_units(action - a.TOKEN, lang))
    if action >= a.LEADER:
        return say(lang, "loss-leader", leader=names.leader(action - a.LEADER, lang))
    return say(lang, "loss-remove", figure=names.count(side, 0 if action == a.REGULAR else 3, 1, lang))


def _hit(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    what = _loss(names.side_of(s, frame[1]), action, lang)
    return say(lang, "do-hit-at", area=names.area(frame[2], lang), what=what)


def _b_hit(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    return say(lang, "do-hit", what=_loss(frame[2], action, lang))


def _excess(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    area = names.area(frame[2], lang)
    if action in EXPANSION_UNITS:
        what = names.count(names.side_of(s, frame[1]), EXPANSION_UNITS[action], 1, lang)
    elif action >= a.TOKEN:  # leaves the game unseen (ARR-2.19)
        what = names.token_with_units(action - a.TOKEN, lang) if live else say(lang, "excess-token")
    else:
        side = names.side_of(s, frame[1])
        what = names.count(side, (a.REGULAR, a.ELITE, a.SPECIAL).index(action), 1, lang)
    return say(lang, "do-excess", figure=what, area=area)


def _b_special(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    if action == a.GENERIC and s.guild:  # a Houses Major Troop is one too (GLD-8.5)
        return say(lang, "do-special-any", ability=combat_ability(1, 0, lang))
    if action == a.GENERIC:
        return say(lang, "do-special-generic", generic=names.generic(frame[2]), ability=combat_ability(1, 0, lang))
    leader = LEADERS[action - a.LEADER]
    ability = combat_ability(leader.hits, leader.shields, lang)
    return say(lang, "do-special", leader=names.leader(action - a.LEADER, lang), ability=ability)


def _b_cease(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.CEASE:
        return ""
    toll = live and enemy_settlement(s, s.b_to, s.b_side) and not s.b_flags & NO_TOLL
    return remark(lang, say(lang, "do-go-on"), say(lang, "costs-a-hit") if toll else "")


def _b_advance(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    n = action - a.NUMBER
    if not live:
        return say(lang, "do-advance", n=n)
    return say(lang, "do-advance-to", n=n, area=names.area(s.b_to, lang))


def _token_order(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    token = names.token_with_units(action - a.TOKEN, lang)
    return say(lang, "do-reveal-this", token=token, area=names.area(frame[2], lang))


# ---------------------------------------------------------------- desert, worms, spice


def _carryall(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    area = names.area(frame[2], lang)
    of_smugglers = live and s.harvester[frame[2]] > k.HARKONNEN_HARVESTER
    if action == a.SKIP:
        return say(lang, "skip-carry-smugglers" if of_smugglers else "skip-carry", area=area)
    message = "do-carry-smugglers" if of_smugglers else "do-carry"
    return say(lang, message, area=area, zone=names.zone(action - a.ZONE, lang))


def _worm_at(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """Which figure stands for a worm that appears."""
    if action >= a.AREA:
        return ""
    message = "do-place-wild-maker" if action == a.WILD_MAKER else "do-place-worm"
    return say(lang, message, area=names.area(frame[2], lang))


def _worm_attack(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action == a.SKIP:
        return ""
    message = "do-worm-attack" if frame[3] > 0 else "do-worm-attack-with"
    return say(lang, message, area=names.area(action - a.AREA, lang))


def _worm_follow(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    return "" if action == a.SKIP else say(lang, "do-worm-to", area=names.area(frame[3], lang))


SPICE_MARKER = {a.DROP: "do-spice-drop", a.KEEP: "do-spice-keep", a.RAISE: "do-spice-raise"}
SPICE_ELSE = {
    -1: ("do-reserve-spend", "skip-reserve-spend"),
    3: ("do-stockpile", "skip-stockpile"),
    4: ("do-reserve", "skip-reserve"),
}


def _spice(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    step = frame[2]
    if 0 <= step < 3:
        paid = say(lang, SPICE_MARKER[action], imperium=names.imperium(IMPERIUM[step], lang))
        if not s.guild or action == a.DROP:
            return paid
        n = expansions.imperium_actions(s, step, 2 if action == a.RAISE else 1) if live else 0
        return say(lang, "do-spice-earns", paid=paid, n=n) if live else paid
    return say(lang, SPICE_ELSE[step][action == a.SKIP])


def _families_flee(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    """What flees is told to nobody else."""
    if not live or action == a.SKIP:
        return say(lang, "do-flee-unseen")
    sietch, what = divmod(action - a.FLEE, a.FAMILIES)
    if what >= len(PAIRS):
        figures = names.token_with_units(STANDARD_TOKENS[what - len(PAIRS)], lang)
    else:
        figures = two_regulars(what, lang)
    return say(lang, "do-flee", figures=figures, area=names.area(s.sietch_at[sietch], lang))


def two_regulars(pair: int, lang: str) -> str:
    """Of the Atreides, Smuggler Units or Troops, or one of each of two (INT-R2)."""
    regular, smugglers, troops = list(PAIRS.values())[pair]
    return names.figures(ATREIDES_SIDE, (regular, 0, 0, 0, smugglers, troops), lang)


def _remove_vehicle(s: State, frame: Frame, action: int, lang: str, live: bool) -> str:
    if action < a.ZONE:
        return ""
    number = action - a.ZONE
    held = s.zone[number] if live else 0
    message = ("do-remove-vehicle", "do-remove-ornithopter", "do-remove-carryall")[held]
    return say(lang, message, zone=names.zone(number, lang))


Words = Callable[[State, Frame, int, str, bool], str]
# Decisions with words of their own; an empty text leaves the action to the tables.
FUNCTIONS: dict[int, Words] = {
    k.TURN: _turn,
    k.USE_DIE: _use_die,
    k.CHANGE_DIE: _change_die,
    k.PICK_CARD: _pick_card,
    k.DO_PART: _do_part,
    k.MOVE_OR_ATTACK: _move_or_attack,
    k.PUT_AT: _put_at,
    k.PUT_FIGURE: _put_figure,
    k.LEADER_FOR: _leader_for,
    k.DEPLOY_AT: _deploy_at,
    k.SCATTER: _deploy_at,
    k.TOKEN_AT: _token_at,
    k.UPGRADE: _upgrade,
    k.MOVE_TO: _move_to,
    k.ATTACK_TO: _attack_to,
    k.MOVE_WHO: _move_who,
    k.ADVANCE_WHO: _advance_who,
    k.HIT: _hit,
    k.B_HIT: _b_hit,
    k.EXCESS: _excess,
    k.B_SPECIAL: _b_special,
    k.B_CEASE: _b_cease,
    k.B_ADVANCE: _b_advance,
    k.TOKEN_ORDER: _token_order,
    k.CARRYALL: _carryall,
    k.WORM_AT: _worm_at,
    k.WORM_ATTACK: _worm_attack,
    k.WORM_FOLLOW: _worm_follow,
    k.SPICE: _spice,
    k.FAMILIES_FLEE: _families_flee,
    k.NEAR_GURNEY: _remove_vehicle,
    k.ROCKET_HITS: _remove_vehicle,
    **expansions.FUNCTIONS,
}
