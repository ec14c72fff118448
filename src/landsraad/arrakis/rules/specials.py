"""Rules of single cards and leaders. Each special has a number; SPECIAL_STEP frames carry (special, argument)."""

from __future__ import annotations

from typing import Final

from ..tables import (
    AREAS_IN,
    AREAS_UNDER,
    ATOMICS,
    ATREIDES_SIDE,
    CARD_DECK,
    DEEP,
    GURNEY,
    HARKONNEN_SIDE,
    IS_DESERT,
    NORTH_POLE,
    SCHEMING,
    SECTORS,
    TERRAIN,
    TRACK_END,
    ZONES_OVER,
)
from ..vocabulary import SPECIALS
from . import codes as k
from .actions import (
    AREA,
    ATOMIC,
    CARD,
    DECK,
    DONE,
    MARKER,
    NUMBER,
    PRESCIENCE_CARD,
    RESULT,
    SIETCH,
    SKIP,
    SMUGGLER_DIE,
    YES,
    ZONE,
)
from .air import send_back
from .arriving import remove_harvester
from .chance import roll_combat, shuffle_cards
from .desert import WILD_MAKER_CARD, endangered_areas, flip_all, lay_sign, start_storms, wild_maker_acts
from .dice import boxed
from .forces import is_empty, legions, neighbours, put_group, refresh_owner, sietch_in, take_group, whole_group
from .frigates import start_down_frigate, start_raid_reward
from .moving import start_picking
from .numbers import (
    FEAR_STEPS,
    ROCKETS,
    SANDTIDES_TO,
    SCHEME_COUNT,
    SHIFT_TO,
    SHORT_POOL,
    SIETCH_TO,
    SWAP_WITH,
    WHOSE_DIE,
)
from .prescience import families, flee, reveal_prescience
from .seats import desert_seat, team
from .smugglers import joins_staban, room_with_staban, staban_down, unlock_ornithopter
from .state import NOBODY, Frame, State
from .tracks import advance, take_token
from .turn import detonate, reveal_area, scheme

HARKONNEN_VEHICLES: Final = (k.ORNITHOPTER_UP, k.CARRYALL_UP)  # what "Harkonnen vehicles" names in the air (SMG-6.14)

NAMES: Final = SPECIALS
NUMBER_OF: Final = {name: i for i, name in enumerate(NAMES)}


def start_special(s: State, seat: int, name: str, n: int) -> None:
    """Specials without a choice happen at once; the others leave a frame."""
    side = s.side
    if name == "discard_signs_at_pole":
        for area in neighbours(s, NORTH_POLE):
            _sign_to_pool(s, area)
        shuffle_cards(s, s.pool)
    elif name == "opponent_discards":
        _opponent_discards(s, n)
    elif name == "take_bene_gesserit_token":
        take_token(s, side)
    elif name == "troop_carriers":
        s.moved_from = ()
        s.groups = []
        s.stack.append((k.MOVE_FROM, seat, 1, k.FROM_SETTLEMENT))
    elif name == "discard_house_die":
        s.stack.append((k.SPECIAL_STEP, seat, WHOSE_DIE, k.HOUSE))
    elif name == "seek_the_mahdi":
        s.seek = 1
    elif name == "place_wormsigns":
        s.moved_from = ()
        s.stack.append((k.PLACE_SIGN, desert_seat(s), n, 0))
    elif name == "second_objective":
        if s.objectives_aside:
            s.objectives = (*s.objectives, s.objectives_aside.pop())
            s.reveals += 1
    elif name == "storms":
        start_storms(s)
    elif name == "staban_down":
        staban_down(s)
    elif name == "unlock_ornithopter":
        unlock_ornithopter(s)
    elif name == "smuggler_joins_staban":
        joins_staban(s)
    elif name == "place_navigator":
        s.stack.append((k.PLACE_NAVIGATOR, seat, 0, 0))
    elif name == "down_frigate":
        start_down_frigate(s, seat)
    elif name == "reward_of_the_raid":
        start_raid_reward(s, seat)
    elif name == "wild_maker":
        s.stack.append((k.SPECIAL_STEP, desert_seat(s), NUMBER_OF[name], 0))
    elif name == "wild_maker_moves_and_attacks":
        if 2 in s.worm:
            wild_maker_acts(s, desert_seat(s))
    elif name == "deploy_with_aramsham":
        s.stack.append((k.LEADER_AT, seat, 0, 0))
        s.stack.append((k.DEPLOY_AT, seat, 2, 1))
        s.stack.append((k.DEPLOY_AT, seat, 0, 2))
    elif name == "deploy_two_tokens":
        s.stack.append((k.DRAW_TOKENS, seat, 2, 0))
    else:
        s.moved_from = ()
        s.stack.append((k.SPECIAL_STEP, seat, NUMBER_OF[name], n))


def changes_something(s: State, name: str) -> bool:
    """Whether a special without a choice would do anything now."""
    if name == "discard_signs_at_pole":
        return any(s.sign[a] for a in neighbours(s, NORTH_POLE))
    if name == "staban_down":
        return s.smugglers == k.NEUTRAL
    assert name == "smuggler_joins_staban"
    return room_with_staban(s)


def _sign_to_pool(s: State, area: int) -> None:
    if s.sign[area]:
        s.pool.append(s.sign[area] - 1)
        s.sign[area] = 0


def _opponent_discards(s: State, n: int) -> None:
    """The victim chooses; in a team the House player first (ARR-12.13)."""
    other = 1 - s.side
    s.stack.append((k.OPPONENT_DISCARDS, s.house[other], n, other * 2))


def discardable(s: State, subfaction: int) -> list[int]:
    """Cards the victim may choose: the own hand, both for one who plays the side alone."""
    side = subfaction // 2
    cards = s.hands[subfaction] if team(s, side) else s.hands[side * 2] + s.hands[side * 2 + 1]
    return [c for c in dict.fromkeys(cards) if c != SCHEMING]


def options_opponent_discards(s: State, frame: Frame) -> list[int]:
    """In a team the House player may leave it to the partner."""
    subfaction = frame[3]
    legal = [CARD + c for c in discardable(s, subfaction)]
    partner = team(s, subfaction // 2) and subfaction % 2 == 0 and bool(discardable(s, subfaction + 1))
    return [*legal, SKIP] if partner or not legal else legal


def apply_opponent_discards(s: State, frame: Frame, action: int) -> None:
    kind, _, left, subfaction = frame
    side = subfaction // 2
    s.stack.pop()
    if action == SKIP:
        if subfaction % 2 == 0 and team(s, side):
            s.stack.append((kind, s.ally[side], left, subfaction + 1))
        return
    card = action - CARD
    deck = CARD_DECK[card]
    s.hands[deck].remove(card)
    s.discards[deck].append(card)
    s.reveals += 1
    if left > 1:
        s.stack.append((kind, s.house[side], left - 1, side * 2))


# ---------------------------------------------------------------- choices


def options_special_step(s: State, frame: Frame) -> list[int]:
    _, _, special, n = frame
    if special == SHORT_POOL:
        return [AREA + a for a in endangered_areas(s)]
    if special == FEAR_STEPS:
        return [MARKER + i for i in range(3)]
    if special == SHIFT_TO:
        down = n % 4
        return [MARKER + i for i in range(3) if i != down and s.marker[i] + n // 4 <= TRACK_END]
    if special == SWAP_WITH:
        return [SIETCH + i for i, a in enumerate(s.sietch_at) if a >= 0 and i != n]
    if special == SIETCH_TO:
        return [AREA + a for a in neighbours(s, s.sietch_at[n]) if IS_DESERT[a] and is_empty(s, a)]
    if special == SANDTIDES_TO:
        return [AREA + a for a in neighbours(s, n) if is_empty(s, a)]
    if special == ROCKETS:
        return _rocket_targets(s, n // 8)
    if special == SCHEME_COUNT:
        return [NUMBER + 2, NUMBER + 3]
    if special == WHOSE_DIE:
        first = 2 * (1 - s.side)
        legal = [DECK + d for d in (first, first + 1) if s.dice[d * 5 + n % 8]]
        if s.side == HARKONNEN_SIDE and s.smuggler_die == n:  # it is an Atreides die too (INT-A25)
            legal.append(SMUGGLER_DIE)
        return legal or [SKIP]
    return [*_choices(s, NAMES[special], n), SKIP]


def _choices(s: State, name: str, n: int) -> list[int]:
    everywhere = range(len(s.owner))
    if name == "discard_signs":
        return [AREA + a for a in everywhere if s.sign[a]]
    if name in ("shuffle_prescience_back", "exchange_prescience"):
        return [PRESCIENCE_CARD + c for c in s.prescience if c != s.eyes and c not in s.moved_from]
    if name in ("attach_fear", "attach_eyes"):
        return [PRESCIENCE_CARD + c for c in s.prescience]
    if name == "reveal_area":
        return [AREA + a for a in everywhere if s.tokens[a] or _facedown_sietch(s, a)]
    if name == "remove_vehicles_near_gurney":
        return _vehicles_near(s, s.where[GURNEY])
    if name == "truthtrance":
        return [RESULT + r for r in range(5) if boxed(s, HARKONNEN_SIDE, r)]
    if name == "shift_markers":  # which marker goes down, then how far: packed as marker, then number
        return [MARKER + i for i in range(3) if s.marker[i]] if n == 0 else _shift_numbers(s, n - 1)
    if name == "detonate":
        return [ATOMIC + i for i in range(len(ATOMICS))] if s.atomics < 0 else []
    if name == "lower_imperium_marker":
        return [MARKER + i for i in range(3) if s.imperium[i] > 1]
    if name == "wild_maker":  # or it comes into play and its figure waits for the next worm (ARR-28.20)
        return [*[AREA + a for a in everywhere if IS_DESERT[a] and is_empty(s, a, for_worm=True)], YES]
    if name == "worm_beside_worm":
        return [AREA + a for a in everywhere if _worm_room(s, a) and any(s.worm[b] for b in neighbours(s, a))]
    if name == "worms_near_legions":
        near = {b for a in legions(s, ATREIDES_SIDE) for b in neighbours(s, a)}
        return [AREA + a for a in sorted(near) if _worm_room(s, a)]
    if name == "dust_chasms":
        return [AREA + a for a in everywhere if s.harvester[a] and TERRAIN[a] == DEEP and _same_sector(s, a)]
    if name == "fremen_rockets":
        own = {x for a in legions(s, ATREIDES_SIDE) for x in SECTORS[a]}
        return [NUMBER + x for x in sorted(own)]
    if name == "token_to_threatened_sietch":
        return [SIETCH + i for i, a in enumerate(s.sietch_at) if a >= 0 and _threatened(s, a)] if s.standard else []
    if name == "swap_sietch_tokens":
        return [SIETCH + i for i, a in enumerate(s.sietch_at) if a >= 0]
    if name == "move_sietch":
        return [
            SIETCH + i
            for i, a in enumerate(s.sietch_at)
            if a >= 0 and any(IS_DESERT[b] and is_empty(s, b) for b in neighbours(s, a))
        ]
    assert name == "sandtides"
    return [
        AREA + a for a in legions(s, HARKONNEN_SIDE) if IS_DESERT[a] and any(is_empty(s, b) for b in neighbours(s, a))
    ]


def _facedown_sietch(s: State, area: int) -> bool:
    sietch = sietch_in(s, area)
    return sietch >= 0 and not s.sietch_up >> sietch & 1


def _worm_room(s: State, area: int) -> bool:
    return IS_DESERT[area] and is_empty(s, area, for_worm=True)


def _same_sector(s: State, area: int) -> bool:
    return not s.moved_from or bool(set(SECTORS[s.moved_from[0]]) & set(SECTORS[area]))


def _threatened(s: State, area: int) -> bool:
    near = {b for a in neighbours(s, area) for b in (a, *neighbours(s, a))}
    return any(a in near for a in legions(s, HARKONNEN_SIDE))


def _vehicles_near(s: State, area: int) -> list[int]:
    if area < 0:
        return []
    harvesters = [AREA + a for x in SECTORS[area] for a in AREAS_IN[x] if s.harvester[a] == k.HARKONNEN_HARVESTER]
    return harvesters + [ZONE + z for z in ZONES_OVER[area] if s.zone[z] in HARKONNEN_VEHICLES]


def _shift_numbers(s: State, down: int) -> list[int]:
    room = max(TRACK_END - s.marker[i] for i in range(3) if i != down)
    return [NUMBER + x for x in range(1, min(s.marker[down], room) + 1)]


def _rocket_targets(s: State, sector: int) -> list[int]:
    found = [AREA + a for a in AREAS_IN[sector] if s.harvester[a] == k.HARKONNEN_HARVESTER]
    zones = {z for a in AREAS_IN[sector] for z in ZONES_OVER[a] if sector in _sectors_of(z)}
    return [*found, *[ZONE + z for z in sorted(zones) if s.zone[z] in HARKONNEN_VEHICLES], SKIP]


def _sectors_of(zone: int) -> set[int]:
    return {x for a in AREAS_UNDER[zone] if len(SECTORS[a]) == 1 for x in SECTORS[a]}


def apply_special_step(s: State, frame: Frame, action: int) -> None:
    kind, seat, special, n = frame
    s.stack.pop()
    if special == SHORT_POOL:
        lay_sign(s, action - AREA)
        if s.pool and endangered_areas(s):
            s.stack.append(frame)
        else:
            flip_all(s)
    elif special == FEAR_STEPS:
        advance(s, action - MARKER, n)
    elif special == SHIFT_TO:
        s.marker[n % 4] -= n // 4
        if s.log is not None:
            s.log.append((k.E_MARKER, -1, n % 4, s.marker[n % 4]))
        advance(s, action - MARKER, n // 4)
    elif special == SWAP_WITH:
        a, b = s.sietch_at[n], s.sietch_at[action - SIETCH]
        s.tokens[a], s.tokens[b] = s.tokens[b], s.tokens[a]
        for area in (a, b):
            _settle_tokens(s, area)
    elif special == SIETCH_TO:
        _move_sietch(s, seat, n, action - AREA)
    elif special == SANDTIDES_TO:
        group = whole_group(s, n)
        take_group(s, n, group, HARKONNEN_SIDE)
        put_group(s, action - AREA, group, HARKONNEN_SIDE)
    elif special == SCHEME_COUNT:
        scheme(s, action - NUMBER)
    elif special == WHOSE_DIE:
        if action == SMUGGLER_DIE:
            s.smuggler_die = -1
        elif action != SKIP and n >= 8:
            s.forced_die = n % 8
            s.forced_owner = action - DECK
        elif action != SKIP:
            s.dice[(action - DECK) * 5 + n] -= 1
    elif special == ROCKETS:
        if action != SKIP:
            _remove_vehicle(s, action)
            if n % 8 > 1:
                s.stack.append((kind, seat, ROCKETS, n - 1))
    elif action in (SKIP, DONE):
        _finish_choosing(s, NAMES[special])
    else:
        _apply_choice(s, frame, NAMES[special], action)


def _settle_tokens(s: State, area: int) -> None:
    refresh_owner(s, area, ATREIDES_SIDE)
    s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))


def _remove_vehicle(s: State, action: int) -> None:
    if action >= ZONE:
        send_back(s, action - ZONE)
    else:
        remove_harvester(s, action - AREA)


def _finish_choosing(s: State, name: str) -> None:
    """Adab: as many new prescience cards as were removed."""
    if name == "exchange_prescience" and s.moved_from:
        n = len(s.moved_from)
        for card in s.moved_from:
            s.prescience.remove(card)
            s.prescience_out.append(card)
        s.moved_from = ()
        reveal_prescience(s, n)
    elif name == "discard_signs":
        shuffle_cards(s, s.pool)


def _apply_choice(s: State, frame: Frame, name: str, action: int) -> None:
    kind, seat, special, n = frame
    if name == "discard_signs":
        _sign_to_pool(s, action - AREA)
        if n > 1:
            s.stack.append((kind, seat, special, n - 1))
        else:
            shuffle_cards(s, s.pool)
    elif name == "shuffle_prescience_back":
        card = action - PRESCIENCE_CARD
        s.prescience.remove(card)
        s.prescience_deck.append(card)
        shuffle_cards(s, s.prescience_deck)
    elif name == "exchange_prescience":
        s.moved_from = (*s.moved_from, action - PRESCIENCE_CARD)
        s.stack.append(frame)
    elif name == "attach_fear":
        s.fear = action - PRESCIENCE_CARD
    elif name == "attach_eyes":
        s.eyes = action - PRESCIENCE_CARD
    elif name == "reveal_area":
        reveal_area(s, action - AREA)
    elif name == "remove_vehicles_near_gurney":
        _remove_vehicle(s, action)
        if n > 1:
            s.stack.append((kind, seat, special, n - 1))
    elif name == "truthtrance":
        s.stack.append((kind, seat, WHOSE_DIE, action - RESULT + 8))
    elif name == "shift_markers":
        if n == 0:
            s.stack.append((kind, seat, special, action - MARKER + 1))
        else:
            s.stack.append((kind, seat, SHIFT_TO, n - 1 + 4 * (action - NUMBER)))
    elif name == "detonate":
        detonate(s, action - ATOMIC)
    elif name == "lower_imperium_marker":
        s.imperium[action - MARKER] -= 1
    elif name == "wild_maker":
        s.wild_maker = 1
        s.spent |= 1 << WILD_MAKER_CARD
        if action != YES:
            s.worm[action - AREA] = 2
    elif name in ("worm_beside_worm", "worms_near_legions"):
        if n > 1:
            s.stack.append((kind, seat, special, n - 1))
        s.stack.append((k.WORM_AT, desert_seat(s), action - AREA, 0))
    elif name == "dust_chasms":
        remove_harvester(s, action - AREA)
        s.moved_from = (*s.moved_from, action - AREA)
        if n > 1:
            s.stack.append((kind, seat, special, n - 1))
    elif name == "fremen_rockets":
        swords, _, specials = roll_combat(s, n)
        if swords + specials:
            s.stack.append((kind, seat, ROCKETS, (action - NUMBER) * 8 + swords + specials))
    elif name == "token_to_threatened_sietch":
        area = s.sietch_at[action - SIETCH]
        s.reveals += 1
        s.tokens[area] = (*s.tokens[area], s.standard.pop())
        s.owner[area] = ATREIDES_SIDE
        s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))
    elif name == "swap_sietch_tokens":
        s.stack.append((kind, seat, SWAP_WITH, action - SIETCH))
    elif name == "move_sietch":
        s.stack.append((kind, seat, SIETCH_TO, action - SIETCH))
    else:  # sandtides
        s.stack.append((kind, seat, SANDTIDES_TO, action - AREA))


def _move_sietch(s: State, seat: int, sietch: int, to: int) -> None:
    """The token, then any number of figures and tokens from its area go along (Kitab al-Ibar)."""
    area = s.sietch_at[sietch]
    s.sietch_at[sietch] = to
    if s.owner[area] == ATREIDES_SIDE:
        s.groups.append((area, to, NOBODY))
        s.stack.append((k.ARRIVE, seat, 0, 0))
        start_picking(s, seat, area, k.WITH_SIETCH, 0)


# ---------------------------------------------------------------- Families Flee


def options_claim_reveal(s: State, frame: Frame) -> list[int]:
    """Areas, and tokens in them, numbered as `families` lists them."""
    return [NUMBER + i for i in range(min(CARD - NUMBER, len(families(s))))] or [SKIP]


def apply_claim_reveal(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    if action != SKIP:
        area, token = families(s)[action - NUMBER]
        flee(s, area, token)
