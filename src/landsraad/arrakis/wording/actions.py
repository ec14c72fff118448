"""Answers in words where a declared text is not enough: what it says depends on the position or on several things.

`WORDS` speaks of a decision that is open; `TOLD` of one that was made, when only its frame and the action are certain.
What neither has, the declaration of the decision says (rules/*.py), or the message `do-…` of the catalogue.
"""

from __future__ import annotations

from ..rules import actions as a
from ..rules import codes as k
from ..rules.actions import ACTIONS
from ..rules.battle import NO_TOLL, ridden_targets
from ..rules.decisions import DECISIONS
from ..rules.forces import enemy_settlement, neighbours
from ..rules.guild import CHOAM, LANDSRAAD, lasts
from ..rules.losses import figure_of
from ..rules.moving import can_ride, carriers_to, reachable
from ..rules.programs import PROGRAMS, card_program
from ..rules.state import Frame, State
from ..tables import ARRAKIS_STEP, ATREIDES_SIDE, HARKONNEN_SIDE, LEADERS, PRESCIENCE, SCHEMING, STATION_AT
from ..things import FAMILY
from ..vocabulary import BOXES, IMPERIUM, RESULTS, SIGNS
from ..words import TOLD, WORDS
from . import names
from .catalogue import capital, fill, listed, remark, say
from .components import combat_ability, lasting, reward, special_action
from .parts import clause


def place(s: State, frame: Frame, lang: str) -> str:
    """The area a frame is about."""
    return names.area(frame[2], lang)


TOLD.message("do-change-any-die", a.RESULT, decision="change_die")
TOLD.message("did-die", a.RESULT, decision="turn")
TOLD.message("did-smuggler-die", a.SMUGGLER_DIE, decision="turn")
for _spent in ("use_die", "use_smuggler_die"):
    TOLD.message("did-use-as", a.RESULT, decision=_spent)
for _acting in ("use_die", "use_smuggler_die", "desert_choice"):
    TOLD.message("did-leader-special", a.LEADER, decision=_acting)
TOLD.message("did-play", a.CARD, decision="pick_card")
TOLD.message("do-keep-unseen", a.CARD, decision="keep_card")  # only House Atreides knows which card is kept
TOLD.message("do-go-on", a.GO_ON, decision="b_cease")
TOLD.message("do-advance", a.NUMBER, decision="b_advance")

# ---------------------------------------------------------------- free actions, wherever they are offered (ARR-11)


@WORDS.says(a.SCOUT_FROM)
def _scout(s: State, frame: Frame, action: int, lang: str) -> str:
    zone = action - a.SCOUT_FROM
    message = "do-scout-navigator" if s.zone[zone] == k.NAVIGATOR_UP else "do-scout"
    return say(lang, message, zone=names.zone(zone, lang))


@TOLD.says(a.SCOUT_FROM)
def _scouted(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "did-scout" if s.guild else "do-scout", zone=names.zone(action - a.SCOUT_FROM, lang))


@WORDS.says(a.CLAIM)
def _claim(s: State, frame: Frame, action: int, lang: str) -> str:
    card = action - a.CLAIM
    key = "do-claim-fleeing" if PRESCIENCE[card].condition == "families_flee" else "do-claim"
    return say(lang, key, card=names.prescience(card, lang), reward=reward(PRESCIENCE[card].reward, lang))


# ---------------------------------------------------------------- dice and cards


def use_of(result: int, side: int, lang: str) -> str:
    """What a result does, short."""
    name = BOXES[result]
    if result in (k.DEPLOYMENT, k.HOUSE):
        return say(lang, f"use-{name}-{names.SIDES[side]}")
    return say(lang, f"use-{name}")


def use_of_smugglers(result: int, lang: str) -> str:
    """What a result of their die does, short."""
    return say(lang, f"smugglers-use-{RESULTS[result]}")


@WORDS.says(a.RESULT, decision="turn")
def _spend_die(s: State, frame: Frame, action: int, lang: str) -> str:
    result = action - a.RESULT
    message = "do-die" if s.dice[s.acting * 5 + result] else "do-token"  # the Bene Gesserit token
    return say(lang, message, result=names.result(BOXES[result], lang), use=use_of(result, frame[2], lang))


@WORDS.says(a.SMUGGLER_DIE, decision="turn")
def _spend_smuggler_die(s: State, frame: Frame, action: int, lang: str) -> str:
    result = names.result(RESULTS[s.smuggler_die], lang)
    return say(lang, "do-smuggler-die", result=result, use=use_of_smugglers(s.smuggler_die, lang))


@WORDS.says(a.MOVE_THEM, decision="use_die")
def _move(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-move-led" if frame[2] == k.LEADERSHIP else "do-move")


@WORDS.says(a.ATTACK_IT, decision="use_die")
def _attack(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-attack-led" if frame[2] == k.LEADERSHIP else "do-attack")


@WORDS.says(a.MOVE_THEM, decision="use_smuggler_die")
def _move_one(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-move-one-led" if frame[2] == k.LEADERSHIP else "do-move-one")


@WORDS.says(a.NORMAL, decision="use_die")
def _normal(s: State, frame: Frame, action: int, lang: str) -> str:
    return capital(use_of(frame[2], names.side_of(s, frame[1]), lang))


@WORDS.says(a.RESULT, decision="use_die")
def _use_as(s: State, frame: Frame, action: int, lang: str) -> str:
    other, side = action - a.RESULT, names.side_of(s, frame[1])
    return say(lang, "do-use-as", result=names.result(BOXES[other], lang), use=use_of(other, side, lang))


@WORDS.says(a.RESULT, decision="use_smuggler_die")
def _use_smugglers_as(s: State, frame: Frame, action: int, lang: str) -> str:
    other = action - a.RESULT
    return say(lang, "do-use-as", result=names.result(BOXES[other], lang), use=use_of_smugglers(other, lang))


@WORDS.says(a.LEADER, decision="use_die")
@WORDS.says(a.LEADER, decision="use_smuggler_die")
@WORDS.says(a.LEADER, decision="desert_choice")
def _special_action(s: State, frame: Frame, action: int, lang: str) -> str:
    return special_action(action - a.LEADER, lang)


@WORDS.says(a.CARD, decision="pick_card")
def _play(s: State, frame: Frame, action: int, lang: str) -> str:
    card, side = action - a.CARD, names.side_of(s, frame[1])
    phrases = [clause(part, side, lang) for part in PROGRAMS[card_program(s, card)]]
    return say(lang, "do-play", card=names.card(card, lang), text="; ".join([*phrases, *lasting(card, lang)]))


@TOLD.says(a.SCHEME)
def _schemed(s: State, frame: Frame, action: int, lang: str) -> str:
    """Who leaves and who comes is told by itself."""
    return say(lang, "did-play", card=names.card(SCHEMING, lang))


@WORDS.says(a.DRAW)
def _draw_from(s: State, frame: Frame, action: int, lang: str) -> str:
    side = names.side_of(s, frame[1])
    house, ally = ACTIONS.entry(action).numbers(action)
    if not ally or not house:
        deck = side * 2 + (not house)
        return say(lang, "do-draw", n=house or ally, deck=names.the_deck(deck, lang))
    decks = {"house": names.the_deck(side * 2, lang), "ally": names.the_deck(side * 2 + 1, lang)}
    return say(lang, "do-draw-both", n=house, m=ally, **decks)


# ---------------------------------------------------------------- moving


def ways(s: State, start: int, to: int, side: int, rides: bool, lang: str) -> str:
    """How a legion gets to an area that is not beside it: sandriding, or carried by one of several figures."""
    phrases = [say(lang, "by-sandriding")] if rides else []
    phrases += [say(lang, BY_AIR[s.zone[zone]]) for zone in carriers_to(s, start, to, side)]
    return listed(lang, dict.fromkeys(phrases), "or") if phrases else ""


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


@WORDS.says(a.AREA, decision="move_to")
def _move_to(s: State, frame: Frame, action: int, lang: str) -> str:
    start, to = frame[2], action - a.AREA
    how = ""
    if frame[3] != k.FROM_SETTLEMENT and to not in neighbours(s, start):
        how = ways(s, start, to, s.side, to in reachable(s, start, s.side, frame[3]), lang)
    return remark(lang, capital(say(lang, "do-move-to", area=names.area(to, lang))), how)


@TOLD.says(a.AREA, decision="move_to")
def _moved_to(s: State, frame: Frame, action: int, lang: str) -> str:
    return capital(say(lang, "do-moved", start=place(s, frame, lang), area=names.area(action - a.AREA, lang)))


@WORDS.says(a.AREA, decision="attack_to")
def _attack_to(s: State, frame: Frame, action: int, lang: str) -> str:
    to = action - a.AREA
    how = ""
    if to not in neighbours(s, s.b_from):
        rides = s.side == ATREIDES_SIDE and can_ride(s, s.b_from, frame[2]) and to in ridden_targets(s, s.b_from)
        how = ways(s, s.b_from, to, s.side, rides, lang)
    return remark(lang, say(lang, "do-attack-to", area=names.area(to, lang)), how)


@WORDS.says(a.ZONE, decision="move_zone")
@WORDS.says(a.ZONE, decision="attack_zone")
def _fly(s: State, frame: Frame, action: int, lang: str) -> str:
    zone = action - a.ZONE
    return say(lang, FLY[s.zone[zone]], zone=names.zone(zone, lang))


@TOLD.says(a.ZONE, decision="move_zone")
@TOLD.says(a.ZONE, decision="attack_zone")
def _flew(s: State, frame: Frame, action: int, lang: str) -> str:
    """The figure has left its zone; with the Guild several kinds could have flown."""
    zone = names.zone(action - a.ZONE, lang)
    if s.guild:
        return say(lang, "did-fly", zone=zone)
    return say(lang, "do-fly" if names.side_of(s, frame[1]) == HARKONNEN_SIDE else "do-fly-smugglers", zone=zone)


@WORDS.says(a.NUMBER, decision="how_many")
def _how_many(s: State, frame: Frame, action: int, lang: str) -> str:
    n = action - a.NUMBER
    figures = names.count(names.side_of(s, frame[1]), frame[2], n, lang)
    return capital(say(lang, "do-go", n=n, figures=figures))


@WORDS.says(a.TOKEN, decision="which_tokens")
def _token_goes(s: State, frame: Frame, action: int, lang: str) -> str:
    return capital(say(lang, "do-go", n=1, figures=names.token_with_units(action - a.TOKEN, lang)))


@TOLD.says(a.TOKEN, decision="which_tokens")
def _token_went(s: State, frame: Frame, action: int, lang: str) -> str:
    return capital(say(lang, "do-go", n=1, figures=say(lang, "hidden-token")))


# ---------------------------------------------------------------- battle and losses


def loss(side: int, action: int, lang: str) -> str:
    figure = figure_of(action)
    if figure in (k.ELITE, k.SPECIAL):
        return say(lang, "loss-replace", figure=names.count(side, figure, 1, lang))
    if figure >= 0:
        return say(lang, "loss-remove", figure=names.count(side, figure, 1, lang))
    if action >= a.TOKEN:
        return say(lang, "loss-token", token=names.token_with_units(action - a.TOKEN, lang))
    return say(lang, "loss-leader", leader=names.leader(action - a.LEADER, lang))


HITS = (a.REGULAR, a.ELITE, a.SPECIAL, a.SMUGGLER_UNIT, a.TROOP, a.GENERIC, a.LEADER)


@WORDS.says(*HITS, a.TOKEN, decision="hit")
def _hit(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-hit-at", area=place(s, frame, lang), what=loss(names.side_of(s, frame[1]), action, lang))


@WORDS.says(*HITS, decision="b_hit")
def _b_hit(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-hit", what=loss(frame[2], action, lang))


@WORDS.says(*HITS[:5], decision="excess")
def _excess(s: State, frame: Frame, action: int, lang: str) -> str:
    what = names.count(names.side_of(s, frame[1]), figure_of(action), 1, lang)
    return say(lang, "do-excess", figure=what, area=place(s, frame, lang))


@WORDS.says(a.TOKEN, decision="excess")
def _excess_token(s: State, frame: Frame, action: int, lang: str) -> str:
    what = names.token_with_units(action - a.TOKEN, lang)
    return say(lang, "do-excess", figure=what, area=place(s, frame, lang))


@TOLD.says(a.TOKEN, decision="excess")
def _unseen_token(s: State, frame: Frame, action: int, lang: str) -> str:
    """Leaves the game unseen (ARR-2.19)."""
    return say(lang, "do-excess", figure=say(lang, "excess-token"), area=place(s, frame, lang))


@WORDS.says(a.GENERIC, decision="b_special")
def _generic_special(s: State, frame: Frame, action: int, lang: str) -> str:
    ability = combat_ability(1, 0, lang)
    if s.guild:  # a Houses Major Troop is one too (GLD-8.5)
        return say(lang, "do-special-any", ability=ability)
    return say(lang, "do-special-generic", generic=names.generic(frame[2]), ability=ability)


@WORDS.says(a.LEADER, decision="b_special")
def _leaders_special(s: State, frame: Frame, action: int, lang: str) -> str:
    leader = LEADERS[action - a.LEADER]
    ability = combat_ability(leader.hits, leader.shields, lang)
    return say(lang, "do-special", leader=names.leader(action - a.LEADER, lang), ability=ability)


@WORDS.says(a.GO_ON, decision="b_cease")
def _go_on(s: State, frame: Frame, action: int, lang: str) -> str:
    toll = enemy_settlement(s, s.b_to, s.b_side) and not s.b_flags & NO_TOLL
    return remark(lang, say(lang, "do-go-on"), say(lang, "costs-a-hit") if toll else "")


@WORDS.says(a.NUMBER, decision="b_advance")
def _advance(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-advance-to", n=action - a.NUMBER, area=names.area(s.b_to, lang))


# ---------------------------------------------------------------- stations and Harvesters, spice, the end of the round


@WORDS.says(a.ZONE, a.SKIP, decision="carryall")
def _carryall(s: State, frame: Frame, action: int, lang: str) -> str:
    whose = s.harvester[frame[2]] > k.HARKONNEN_HARVESTER
    if action == a.SKIP:
        return say(lang, "skip-carry-smugglers" if whose else "skip-carry", area=place(s, frame, lang))
    message = "do-carry-smugglers" if whose else "do-carry"
    return say(lang, message, area=place(s, frame, lang), zone=names.zone(action - a.ZONE, lang))


@TOLD.says(a.ZONE, a.SKIP, decision="carryall")
def _carried(s: State, frame: Frame, action: int, lang: str) -> str:
    if action == a.SKIP:
        return say(lang, "skip-carry", area=place(s, frame, lang))
    return say(lang, "do-carry", area=place(s, frame, lang), zone=names.zone(action - a.ZONE, lang))


@WORDS.says(a.AREA, decision="sign_order")
def _sign(s: State, frame: Frame, action: int, lang: str) -> str:
    """In the phase of the hazards all lie face up before one is chosen (ARR-20.4)."""
    area = action - a.AREA
    text = fill(lang, DECISIONS.of(frame[0]).words[a.AREA], area=names.area(area, lang))
    if s.phase != k.HAZARDS or not s.sign[area]:
        return text
    return remark(lang, text, say(lang, f"sign-{SIGNS[s.sign[area] - 1]}"))


@WORDS.says(a.AREA, decision="prizes")
def _prize(s: State, frame: Frame, action: int, lang: str) -> str:
    """A station comes before a Harvester in the same area; a retreat takes no station."""
    area = action - a.AREA
    message = ("do-prize-station", "do-prize-harvester", "do-prize-smugglers")[s.harvester[area]]
    station = STATION_AT[area]
    if station >= 0 and s.stations_left >> station & 1 and not frame[2]:
        message = "do-prize-station"
    return say(lang, message, area=names.area(area, lang))


SPICE = {a.DROP: "do-spice-drop", a.KEEP: "do-spice-keep", a.RAISE: "do-spice-raise"}


@TOLD.says(a.DROP, a.KEEP, a.RAISE, decision="spice")
def _paid(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, SPICE[action], imperium=names.imperium(IMPERIUM[frame[2]], lang))


@WORDS.says(a.DROP, a.KEEP, a.RAISE, decision="spice")
def _spice(s: State, frame: Frame, action: int, lang: str) -> str:
    """With the Guild Imperium Actions come with it (GLD-5.10, GLD-5.11)."""
    paid = _paid(s, frame, action, lang)
    if not s.guild or action == a.DROP:
        return paid
    return say(lang, "do-spice-earns", paid=paid, n=imperium_actions(s, frame[2], 2 if action == a.RAISE else 1))


def imperium_actions(s: State, kind: int, paid: int) -> int:
    """How many Imperium Actions the spice for a marker brings: no more than can be carried out (GLD-5.10, GLD-5.16)."""
    most = {CHOAM: s.frigates_left[HARKONNEN_SIDE], LANDSRAAD: _recruitings(s)}.get(kind, paid)
    more = kind == CHOAM and lasts(s, HARKONNEN_SIDE, "action_for_choam")  # of any kind
    return min(paid, most) + more


def _recruitings(s: State) -> int:
    """Two Troops at a time, as long as there are Troops and own color bases."""
    return (min(s.troops_left, s.bases_left[HARKONNEN_SIDE]) + 1) // 2


@WORDS.says(a.LEADER, decision="recall_leader")
def _recall(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-recall", leader=names.leader(action - a.LEADER, lang), generic=names.generic(frame[2]))


@WORDS.says(a.FLEE, decision="families_flee")
def _flees(s: State, frame: Frame, action: int, lang: str) -> str:
    sietch, what = ACTIONS.entry(action).numbers(action)
    area = names.area(names.sietch_area(s, sietch), lang)
    return say(lang, "do-flee", figures=names.family(FAMILY.ids[what], lang), area=area)


@TOLD.says(a.FLEE, decision="families_flee")
def _fled(s: State, frame: Frame, action: int, lang: str) -> str:
    """What flees is told to nobody else."""
    return fill(lang, DECISIONS.of(frame[0]).words[a.SKIP])


# ---------------------------------------------------------------- The Spacing Guild


@WORDS.says(a.IMPERIUM, decision="imperium_action")
def _imperium_action(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, f"do-imperium-{IMPERIUM[action - a.IMPERIUM]}")


@WORDS.says(a.YES, decision="heighliner_step")
def _heighliner_step(s: State, frame: Frame, action: int, lang: str) -> str:
    step = s.heighliner[frame[2]] + 1
    return say(lang, "do-heighliner-lands" if step == ARRAKIS_STEP else "do-heighliner", n=step)


@WORDS.says(a.NUMBER, decision="hold_heighliner")
def _hold_heighliner(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-hold-heighliner", n=action - a.NUMBER, name=names.side_name(frame[2], lang))


@WORDS.says(a.NUMBER, decision="land_how_many")
def _land_how_many(s: State, frame: Frame, action: int, lang: str) -> str:
    troops = names.count(frame[2], k.TROOP, action - a.NUMBER, lang)
    return say(lang, "do-land-part", figures=troops, area=names.area(frame[3], lang))


@WORDS.says(a.NUMBER, decision="recruit")
def _recruit(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-recruit", figures=names.count(frame[2], k.TROOP, action - a.NUMBER, lang))
