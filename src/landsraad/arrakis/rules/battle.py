"""Battles, round by round (ARR-15), and the destruction of settlements (ARR-16)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import INNER, Arg, flag, number, one
from .. import things
from ..tables import ARRAKEEN, ATREIDES_SIDE, BASE_RANK, HARKONNEN_SIDE, LEADER_SIDE, LEADERS, SCHEMING, SETTLEMENT_RANK
from . import codes as k
from .actions import AREA, CARD, CEASE, GENERIC, GO_ON, LEADER, NUMBER, RETREAT, SKIP, STAY, ZONE
from .air import spend_figure
from .arriving import after_arrival, take_prizes
from .chance import roll_combat
from .decisions import DECISIONS, WHICH
from .forces import (
    NONE,
    changed,
    enemy_settlement,
    forget_battle,
    is_empty,
    is_free,
    legions,
    more,
    move_whole,
    neighbours,
    order_of_tokens_matters,
    place_sietch,
    put,
    refresh_owner,
    reveal_sietch,
    reveal_token,
    settlement_in,
    sietch_in,
    take,
    to_tank,
    unit_count,
    units,
    units_in,
    whole,
)
from .losses import figure_of, hit_options, take_hit
from .mahdi.legions import left_behind
from .mahdi.tactics import new_target
from .moving import can_ride, carriers_to, flown_over, may_act, sandriding, transports
from .picking import ATTACKING, start_advancing, start_picking
from .seats import commander, desert_seat, seat_of
from .smugglers import eliminate_smugglers
from .state import NOBODY, Frame, Group, State
from .tracks import advance_all, gain_supremacy

# Flags of an attack
SURPRISE: Final = 1
EXTRA_DIE: Final = 2
NO_TOLL: Final = 4
ENEMY_FOUR_DICE: Final = 8

FLAGS: Final = ("surprise", "extra_die", "no_toll", "enemy_four_dice")
BONUSES: Final = Arg("with", lambda flags: [name for i, name in enumerate(FLAGS) if flags >> i & 1])

MOST_DICE: Final = 6


# ---------------------------------------------------------------- declaring


def worth_attacking(s: State, area: int, side: int) -> bool:
    return s.owner[area] == 1 - side or enemy_settlement(s, area, side)


def targets(s: State, area: int, side: int, which: int) -> list[int]:
    """Areas this legion can attack: adjacent, by sandriding, or transported through the air (ARR-15.1)."""
    found = [a for a in neighbours(s, area) if worth_attacking(s, a, side) and not s.worm[a]]
    if side == ATREIDES_SIDE and can_ride(s, area, which):
        found += [a for a in ridden_targets(s, area) if a not in found]
    if transports(s, area, side):
        found += [
            a for a in flown_over(s, area, side) if worth_attacking(s, a, side) and not s.worm[a] and a not in found
        ]
    return found


def can_attack(s: State, area: int, side: int, which: int) -> bool:
    """Whether there is a target: the first will do, and spares looking for all of them."""
    for a in neighbours(s, area):
        if worth_attacking(s, a, side) and not s.worm[a]:
            return True
    if side == ATREIDES_SIDE and can_ride(s, area, which) and ridden_targets(s, area):
        return True
    if transports(s, area, side):
        for a in flown_over(s, area, side):
            if worth_attacking(s, a, side) and not s.worm[a]:
                return True
    return False


def ridden_targets(s: State, area: int) -> list[int]:
    """What the Atreides can attack by sandriding."""
    found: list[int] = []
    for link in sandriding(s, area):
        for end in neighbours(s, link):
            if end not in found and end != area and worth_attacking(s, end, ATREIDES_SIDE) and not s.worm[end]:
                found.append(end)
    return found


def start_attack(s: State, which: int, flags: int) -> None:
    s.stack.append((k.ATTACK_FROM, commander(s, s.side), which, flags))


def options_attack_from(s: State, frame: Frame) -> list[int]:
    side = s.side
    which = frame[2]
    legal = [AREA + a for a in legions(s, side) if may_act(s, a, side, which) and can_attack(s, a, side, which)]
    legal.append(SKIP)
    return legal


def apply_attack_from(s: State, frame: Frame, action: int) -> None:
    _, seat, which, flags = frame
    if action == SKIP:
        return
    s.b_from = action - AREA
    s.b_side = s.side
    s.b_flags = flags
    s.stack.append((k.ATTACK_TO, seat, which, flags))


DECISIONS.add(
    k.ATTACK_FROM,
    options_attack_from,
    apply_attack_from,
    a=WHICH,
    b=BONUSES,
    told=False,
    ask=("Which legion attacks?", "Welche Legion greift an?"),
    words={
        AREA: ("Attack with the legion in { $area }", "Mit der Legion angreifen: { $area }"),
        SKIP: ("No attack", "Kein Angriff"),
    },
)


def options_attack_to(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in targets(s, s.b_from, s.side, frame[2])]


def apply_attack_to(s: State, frame: Frame, action: int) -> None:
    _, seat, which, _ = frame
    s.b_to = action - AREA
    near = s.b_to in neighbours(s, s.b_from)
    s.b_far = 0 if near else 1
    s.b_round = 0
    forget_battle(s)
    if s.log is not None:
        s.log.append((k.E_BATTLE, s.side, s.b_from, s.b_to))
    s.stack.append((k.BATTLE, seat, 0, 0))
    ride = not near and s.side == ATREIDES_SIDE and can_ride(s, s.b_from, which)
    ride = ride and s.b_to in ridden_targets(s, s.b_from)
    carriers = [] if near else carriers_to(s, s.b_from, s.b_to, s.side)
    if carriers and s.side == HARKONNEN_SIDE:
        s.stack.append((k.ATTACK_ZONE, seat, 0, 0))
    start_picking(s, seat, s.b_from, which, ATTACKING, ride)
    if carriers and s.side == ATREIDES_SIDE:  # on a worm or in the air: that decides whether Troops take part
        s.stack.append((k.ATTACK_ZONE, seat, ride, 0))


def _tell_attacker(s: State, frame: Frame, seat: int) -> dict[str, list[str]]:
    return {"about": [things.AREA.thing(s.b_from)]}


def _tell_attack(s: State, frame: Frame, seat: int) -> dict[str, list[str]]:
    return {"about": [things.AREA.thing(s.b_from), things.AREA.thing(s.b_to)]}


DECISIONS.add(
    k.ATTACK_TO,
    options_attack_to,
    apply_attack_to,
    a=WHICH,
    b=BONUSES,
    tell=_tell_attacker,
    told=False,
    ask=("What does the legion of { $area } attack?", "{ $area }: Was greift die Legion an?"),
)


def options_attack_zone(s: State, frame: Frame) -> list[int]:
    zones = [ZONE + z for z in carriers_to(s, s.b_from, s.b_to, s.side)]
    return [*zones, SKIP] if frame[2] else zones


def apply_attack_zone(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:  # they ride
        return
    s.pick_rides = False
    s.flown = (*s.flown, s.b_from)
    spend_figure(s, frame[1], action - ZONE)


DECISIONS.add(
    k.ATTACK_ZONE,
    options_attack_zone,
    apply_attack_zone,
    a=flag("may_ride"),
    tell=_tell_attack,
    ask=("What carries the legion of { $area } to the attack?", "{ $area }: Wer trägt die Legion zum Angriff?"),
    words={SKIP: ("Sandride instead", "Stattdessen sandreiten")},
)


# ---------------------------------------------------------------- the course of a battle


def settle_battle(s: State, frame: Frame) -> bool:
    """Before the first round everything facedown is revealed (ARR-15.4, ARR-15.26); then a round is prepared."""
    side = s.b_side
    if s.b_round == 0:
        _only_who_is_left(s)
        sietch = sietch_in(s, s.b_to)
        if sietch >= 0:
            reveal_sietch(s, sietch)
        if order_of_tokens_matters(s, s.b_to):
            s.stack.append((k.TOKEN_ORDER, s.house[ATREIDES_SIDE], s.b_to, 1))
            return True
        if s.tokens[s.b_to]:
            reveal_token(s, s.b_to, s.tokens[s.b_to][0])
            s.stack.append((k.EXCESS, s.house[1 - side], s.b_to, 0))
            return True
        if len(s.b_group) > k.TOKENS:
            _reveal_attacking_token(s)
            return True
        if s.owner[s.b_to] < 0:  # an undefended settlement (ARR-15.5)
            _won(s, rolled=False)
            return True
        if not units(s.b_group):
            s.stack.pop()
            return True
    s.b_round += 1
    s.stack.pop()
    s.stack.append((k.B_AFTER, frame[1], 0, 0))
    for who in (1 - side, side):
        _push_discards(s, who)
    s.b_cards = NONE
    return True


def _only_who_is_left(s: State) -> None:
    """The stacking limit may have taken some of the attackers, facedown tokens too."""
    tokens = [t for t in s.b_group[k.TOKENS :] if t in s.tokens[s.b_from]]
    s.b_group = (*s.b_group[: k.TOKENS], *tokens)
    here = whole(s, s.b_from)
    for figure in range(k.GENERIC):
        if s.b_group[figure] > here[figure]:
            s.b_group = changed(s.b_group, figure, here[figure] - s.b_group[figure])


def _reveal_attacking_token(s: State) -> None:
    """Its units fight too."""
    token = s.b_group[k.TOKENS]
    s.b_group = (*s.b_group[: k.TOKENS], *s.b_group[k.TOKENS + 1 :])
    before = units_in(s, s.b_from)
    reveal_token(s, s.b_from, token)
    now = units_in(s, s.b_from)
    for tier in range(3):
        s.b_group = changed(s.b_group, tier, now[tier] - before[tier])
    s.stack.append((k.EXCESS, s.house[s.b_side], s.b_from, 0))


def fighters(s: State, side: int) -> Group:
    """Those of a side who fight."""
    return s.b_group if side == s.b_side else whole(s, s.b_to)


def dice_of(s: State, side: int) -> int:
    """Never more than six (ARR-15.8)."""
    return min(sum(dice_for(s, side)), most_dice(s, side))


def dice_for(s: State, side: int) -> tuple[int, int, int, int]:
    """Dice for units, the rank of the settlement they defend, cards discarded, and by the card that attacks."""
    fighting = sum(fighters(s, side)[: k.GENERIC])
    if side == s.b_side:
        return fighting, 0, s.b_cards[side], 1 if s.b_flags & EXTRA_DIE else 0
    return fighting, rank_at(s, s.b_to), s.b_cards[side], 0


def rank_at(s: State, area: int) -> int:
    """Of the settlement, the sietch or the Smugglers Base there; 0 if there is none."""
    sietch, settlement = sietch_in(s, area), settlement_in(s, area)
    rank = s.sietch_rank[sietch] if sietch >= 0 else 0
    if settlement >= 0:
        rank += SETTLEMENT_RANK[settlement]
    return rank + BASE_RANK if area == s.base_at else rank


def most_dice(s: State, side: int) -> int:
    """Six; four for the enemy in the first round under Battle Language (ARR-15.29)."""
    return 4 if side != s.b_side and s.b_flags & ENEMY_FOUR_DICE and s.b_round == 1 else MOST_DICE


def room_for_dice(s: State, side: int) -> bool:
    """Another card would add a die (ARR-15.28)."""
    return dice_of(s, side) < most_dice(s, side)


def _push_discards(s: State, side: int) -> None:
    if side == HARKONNEN_SIDE and s.bans & k.LANDSRAAD_BAN:  # ARR-21.11
        return
    if s.solo and side == HARKONNEN_SIDE:
        s.stack.append((k.MAHDI_DICE, s.house[side], 0, 0))
        return
    for subfaction in (side * 2 + 1, side * 2):
        s.stack.append((k.B_DISCARD, seat_of(s, subfaction), subfaction, 0))


def may_add_dice(s: State, frame: Frame) -> bool:
    """As far as everybody knows: there are cards, and room for another die. Which cards they are is nobody's business
    (ARR-35.3)."""
    return bool(s.hands[frame[2]]) and room_for_dice(s, frame[2] // 2)


def options_b_discard(s: State, frame: Frame) -> list[int]:
    """Planning cards for one more die each, while that adds a die (ARR-15.7, ARR-15.28)."""
    subfaction = frame[2]
    if not room_for_dice(s, subfaction // 2):
        return [SKIP]
    return [*[CARD + c for c in dict.fromkeys(s.hands[subfaction]) if c != SCHEMING], SKIP]


def apply_b_discard(s: State, frame: Frame, action: int) -> None:
    subfaction = frame[2]
    if action == SKIP:
        s.stack.pop()
        return
    card = action - CARD
    s.hands[subfaction].remove(card)
    s.discards[subfaction].append(card)
    s.b_cards = more(s.b_cards, subfaction // 2, 1)


DECISIONS.add(k.BATTLE, settle=settle_battle)
DECISIONS.add(
    k.B_DISCARD,
    options_b_discard,
    apply_b_discard,
    holds=True,
    alone=may_add_dice,
    a=one(things.DECK),
    ask=(
        "{ $deck }: discard a card for one more combat die?",
        "{ $deck }: Eine Karte für einen weiteren Kampfwürfel abwerfen?",
    ),
    words={
        CARD: ("Discard { $card } for 1 more die", "„{ $card }“ für 1 weiteren Kampfwürfel abwerfen"),
        SKIP: ("Discard no card", "Keine Karte abwerfen"),
    },
)


def settle_b_after(s: State, frame: Frame) -> bool:
    """All dice are rolled, specials are used, shields cancelled, hits dealt (ARR-15.6)."""
    stage = frame[2]
    seat = frame[1]
    attacker = s.b_side
    s.stack.pop()
    if stage == 0:
        s.b_hits = s.b_shields = s.b_specials = s.b_generics = s.b_leaders = NONE
        for side in (attacker, 1 - attacker):
            hits, shields, specials = roll_combat(s, dice_of(s, side))
            s.b_hits = more(s.b_hits, side, hits)
            s.b_shields = more(s.b_shields, side, shields)
            s.b_specials = more(s.b_specials, side, specials)
            if s.log is not None:
                s.log.append((k.E_COMBAT, side, hits, shields, specials))
        if s.b_flags & SURPRISE and s.b_round == 1:
            s.b_specials = more(s.b_specials, attacker, 1)
        s.stack.append((k.B_AFTER, seat, 1, 0))
        for side in (1 - attacker, attacker):
            s.stack.append((k.B_SPECIAL, _fighter_seat(s, side), side, 0))
    elif stage == 1:
        s.stack.append((k.B_AFTER, seat, 2, 0))
        for side in (1 - attacker, attacker):
            hits = suffered(s, side)
            if hits:
                s.stack.append((k.B_HIT, _fighter_seat(s, side), side, hits))
    else:
        _after_round(s, seat)
    return True


DECISIONS.add(k.B_AFTER, settle=settle_b_after)


def suffered(s: State, side: int) -> int:
    """Hits of the last roll: each Sardaukar or Fedaykin of the enemy cancels a shield (ARR-15.12)."""
    shields = max(0, s.b_shields[side] - fighters(s, 1 - side)[k.SPECIAL])
    return max(0, s.b_hits[1 - side] - shields)


def _fighter_seat(s: State, side: int) -> int:
    """Casualties: the commander of the attack, for defenders the House player (ARR-29.11)."""
    return commander(s, side) if side == s.b_side else s.house[side]


# ---------------------------------------------------------------- leaders and specials


def options_b_special(s: State, frame: Frame) -> list[int]:
    """Each leader may turn one special into its ability (ARR-15.11); the same leader never twice in a round."""
    side = frame[2]
    if s.b_specials[side] == 0:
        return [SKIP]
    force = fighters(s, side)
    named = force[k.NAMED] & ~s.b_leaders[side]
    legal = [LEADER + i for i in range(len(LEADER_SIDE)) if named >> i & 1]
    if force[k.GENERIC] + force[k.TROOP] > s.b_generics[side]:  # each Troop is a generic leader as well (GLD-8.5)
        legal.append(GENERIC)
    return [*legal, SKIP]


def apply_b_special(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    if action == SKIP:
        s.stack.pop()
        return
    s.b_specials = more(s.b_specials, side, -1)
    if action == GENERIC:
        s.b_generics = more(s.b_generics, side, 1)
        s.b_hits = more(s.b_hits, side, 1)
        return
    leader = action - LEADER
    s.b_leaders = more(s.b_leaders, side, 1 << leader)  # once a roll
    s.b_hits = more(s.b_hits, side, LEADERS[leader].hits)
    s.b_shields = more(s.b_shields, side, LEADERS[leader].shields)


DECISIONS.add(
    k.B_SPECIAL,
    options_b_special,
    apply_b_special,
    holds=True,
    a=INNER,
    ask=("Your specials: who uses one?", "Deine Spezialsymbole: Wer nutzt eines?"),
    words={SKIP: ("Use no more specials", "Kein Spezialsymbol mehr nutzen")},
)


# ---------------------------------------------------------------- casualties


def settle_b_hit(s: State, frame: Frame) -> bool:
    _, _, side, hits = frame
    if hits == 0 or not units(fighters(s, side)):
        s.stack.pop()
        return True
    return False


def options_b_hit(s: State, frame: Frame) -> list[int]:
    return hit_options(fighters(s, frame[2]))


def apply_b_hit(s: State, frame: Frame, action: int) -> None:
    kind, seat, side, hits = frame
    attacking = side == s.b_side
    area = s.b_from if attacking else s.b_to
    came = take_hit(s, area, side, action)
    figure = figure_of(action)
    lost, n = (figure, 1) if figure >= 0 else (k.NAMED, 1 << (action - LEADER))
    s.b_lost[side] = changed(s.b_lost[side], lost, n)
    if attacking:
        _lose_from_group(s, action, came)
    if hits > 1:
        s.stack.append((kind, seat, side, hits - 1))
    if not units(fighters(s, side)):
        _leaders_fall(s, side)


DECISIONS.add(
    k.B_HIT,
    options_b_hit,
    apply_b_hit,
    settle_b_hit,
    b=number("hits"),
    told=False,
    ask=(
        "Your side takes hits: who takes one? { $hits } left",
        "Deine Seite nimmt Treffer: Wen trifft es? Noch { $hits }",
    ),
)


def _lose_from_group(s: State, action: int, came: bool) -> None:
    figure = figure_of(action)
    if figure < 0:
        s.b_group = changed(s.b_group, k.NAMED, -(1 << (action - LEADER)))
        return
    s.b_group = changed(s.b_group, figure, -1)
    if came:
        s.b_group = changed(s.b_group, k.REGULAR, 1)


def _leaders_fall(s: State, side: int) -> None:
    """With the last unit of the fighting force its leaders are removed too (ARR-15.15)."""
    left = fighters(s, side)
    lost = changed(s.b_lost[side], k.GENERIC, left[k.GENERIC])
    s.b_lost[side] = changed(lost, k.NAMED, left[k.NAMED])
    if side != s.b_side:
        refresh_owner(s, s.b_to, side)
        return
    generic, named = s.b_group[k.GENERIC], s.b_group[k.NAMED]
    s.force[s.b_from * k.FIGURES + k.GENERIC] -= generic
    s.generic_left[side] += generic
    for leader in range(len(LEADER_SIDE)):
        if named >> leader & 1:
            to_tank(s, leader)
    s.b_group = NOBODY
    refresh_owner(s, s.b_from, side)


# ---------------------------------------------------------------- after a round


def _after_round(s: State, seat: int) -> None:
    left = units(s.b_group)
    defenders = s.owner[s.b_to] == 1 - s.b_side
    if left and defenders:
        s.stack.append((k.B_CEASE, seat, 0, 0))
    elif left:
        _won(s, rolled=True)


def options_b_cease(s: State, frame: Frame) -> list[int]:
    return [CEASE, GO_ON]


def apply_b_cease(s: State, frame: Frame, action: int) -> None:
    """Going on against a settlement costs a hit at once (ARR-15.17), then the defender may retreat (ARR-15.32)."""
    seat = frame[1]
    if action == CEASE:
        return
    defender = 1 - s.b_side
    s.stack.append((k.B_STAY, s.house[defender], 0, 0))
    at_settlement = enemy_settlement(s, s.b_to, s.b_side)
    if at_settlement and not s.b_flags & NO_TOLL:
        s.stack.append((k.B_HIT, seat, s.b_side, 1))


DECISIONS.add(
    k.B_CEASE,
    options_b_cease,
    apply_b_cease,
    ask=("Continue the battle, or cease?", "Das Gefecht fortsetzen oder abbrechen?"),
    words={CEASE: ("Cease the attack", "Den Angriff abbrechen")},
)


def retreats(s: State) -> list[int]:
    """Adjacent areas free for the defender; never the one the attackers stand in (ARR-15.19, ARR-15.33)."""
    defender = 1 - s.b_side
    return [a for a in neighbours(s, s.b_to) if is_free(s, a, defender)]


def settle_b_stay(s: State, frame: Frame) -> bool:
    if units(s.b_group):
        return False
    s.stack.pop()  # the toll took the last attacker (ARR-15.18)
    return True


def options_b_stay(s: State, frame: Frame) -> list[int]:
    return [STAY, RETREAT] if retreats(s) else [STAY]


def apply_b_stay(s: State, frame: Frame, action: int) -> None:
    attacker = commander(s, s.b_side)
    if action == STAY:
        s.stack.append((k.BATTLE, attacker, 0, 0))
    else:
        # Before the automaton the player chooses the area (ARR-30.30).
        s.stack.append((k.B_RETREAT_TO, attacker if attacker >= 0 else s.house[1 - s.b_side], 0, 0))


DECISIONS.add(
    k.B_STAY,
    options_b_stay,
    apply_b_stay,
    settle_b_stay,
    ask=("Stay and fight, or retreat?", "Bleiben und kämpfen oder Rückzug?"),
    words={
        STAY: ("Stay and fight on", "Bleiben und weiterkämpfen"),
        RETREAT: ("Retreat", "Rückzug"),
    },
)


def options_b_retreat_to(s: State, frame: Frame) -> list[int]:
    areas = retreats(s)
    if s.solo and s.b_side == HARKONNEN_SIDE:  # empty areas first (ARR-30.30)
        areas = [a for a in areas if is_empty(s, a)] or areas
    return [AREA + a for a in areas]


def apply_b_retreat_to(s: State, frame: Frame, action: int) -> None:
    """The attacker picks the area; the whole legion goes (ARR-15.19)."""
    defender = 1 - s.b_side
    to = action - AREA
    move_whole(s, s.b_to, to, defender)
    if s.switches & k.RETREAT_CAPTURES and defender == ATREIDES_SIDE and s.harvester[to] == k.SMUGGLER_HARVESTER:
        take_prizes(s, (to,), retreat=1)  # after the advance, which belongs to the battle (SMG-4.4)
    if defender == HARKONNEN_SIDE and s.sign[to]:  # flipped at the end of the action (ARR-15.20, ARR-20.17)
        s.signs_now = (*s.signs_now, to)
        s.stack.append((k.SIGN_ORDER, desert_seat(s), 0, 0))
    _won(s, rolled=True)
    s.stack.append((k.EXCESS, s.house[defender], to, 0))


DECISIONS.add(
    k.B_RETREAT_TO,
    options_b_retreat_to,
    apply_b_retreat_to,
    ask=("Where does the legion retreat?", "Wohin zieht sich die Legion zurück?"),
    words={AREA: ("The defenders retreat to { $area }", "Die Verteidiger ziehen sich zurück: { $area }")},
)


# ---------------------------------------------------------------- the end


def _won(s: State, rolled: bool) -> None:
    """The attacker has won and may advance (ARR-15.22, ARR-15.23)."""
    if s.stack and s.stack[-1][0] == k.BATTLE:
        s.stack.pop()
    if s.b_side == ATREIDES_SIDE and rolled:
        s.won_battle = 1
    if s.log is not None and rolled:
        s.log.append((k.E_WON, s.b_side))
    s.stack.append((k.B_ADVANCE, commander(s, s.b_side), 0, 0))


def options_b_advance(s: State, frame: Frame) -> list[int]:
    """How many units go: any number; after riding or flying all or nobody. Strongest stay to the player's choice."""
    total = units(s.b_group)
    if s.b_far:
        return [NUMBER, NUMBER + total]
    return list(range(NUMBER, NUMBER + total + 1))


def apply_b_advance(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    n = action - NUMBER
    if n == 0:
        return
    group = s.b_group
    total = units(group)
    led = group[k.GENERIC] > 0 or group[k.NAMED] != 0
    others_stay = unit_count(s, s.b_from) > total and led and not s.b_far
    if n == total and not others_stay:
        _advance(s, group)
    else:
        s.stack.append((k.ADVANCE, seat, 0, 0))
        start_advancing(s, seat, n)


def _tell_advance(s: State, frame: Frame, seat: int) -> dict[str, list[str]]:
    return {"about": [things.AREA.thing(s.b_to)]}


DECISIONS.add(
    k.B_ADVANCE,
    options_b_advance,
    apply_b_advance,
    tell=_tell_advance,
    ask=("You won: who advances into the area?", "Gewonnen: Wer rückt in das Gebiet vor?"),
)


def settle_advance(s: State, frame: Frame) -> bool:
    """Those who were picked."""
    s.stack.pop()
    group = s.picked
    s.picked = NOBODY
    _advance(s, group)
    return True


DECISIONS.add(k.ADVANCE, settle=settle_advance)


def _advance(s: State, group: Group) -> None:
    side = s.b_side
    take(s, s.b_from, group, side)
    put(s, s.b_to, group, side)
    if s.solo and side == HARKONNEN_SIDE:
        left_behind(s, s.b_from)
    s.arrived = (*s.arrived, s.b_to)
    s.that = s.b_to
    if s.b_from in s.flown:
        s.flown = (*s.flown, s.b_to)
    destroy_settlement(s, s.b_to, side)
    after_arrival(s, moved=True)


def destroy_settlement(s: State, area: int, side: int) -> None:
    """A settlement an enemy legion has attacked, won and entered is destroyed (ARR-16)."""
    if side == HARKONNEN_SIDE:
        sietch = sietch_in(s, area)
        if sietch >= 0:
            reveal_sietch(s, sietch)
            place_sietch(s, sietch, -1)
            if s.log is not None:
                s.log.append((k.E_DESTROYED, ATREIDES_SIDE, area))
            gain_supremacy(s, s.sietch_rank[sietch])
            if area == s.target and not s.over:
                new_target(s)
        elif area == s.base_at:  # no supremacy for it (SMG-8.2)
            eliminate_smugglers(s)
    else:
        settlement = settlement_in(s, area)
        if settlement >= 0:
            s.settlements &= ~(1 << settlement)
            if s.log is not None:
                s.log.append((k.E_DESTROYED, HARKONNEN_SIDE, area))
            advance_all(s, SETTLEMENT_RANK[settlement], check=area == ARRAKEEN)
