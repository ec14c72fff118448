"""What a seat may know (ARR-35), as plain data. Hidden things are absent, not masked."""

from __future__ import annotations

from typing import Any

from .rules import codes as k
from .rules.decisions import DECISIONS
from .rules.state import State
from .rules.tracks import targets
from .tables import (
    AREAS,
    ATOMICS,
    ATREIDES_SIDE,
    BASE_RANK,
    CARDS,
    LEADER_SIDE,
    LEADERS,
    PRESCIENCE,
    SETTLEMENT_RANK,
    SETTLEMENTS,
    STATION_AREAS,
    TOKENS,
    ZONES,
)
from .vocabulary import DECKS, IMPERIUM, MARKERS, RESULTS

SIDES = ("harkonnen", "atreides")
PHASES = ("vehicles", "dice", "actions", "hazards", "storms", "harvest", "round_end", "round_start", "over")
SIGNS = ("sand", "sandworm", "burrowing")
IN_THE_AIR = (
    None,
    "ornithopter",
    "carryall",
    "smuggler_ornithopter",
    "smuggler_carryall",
    "harkonnen_frigate",
    "atreides_frigate",
    "navigator",
)
STATUS = ("neutral", "allied", "eliminated")


def side_of(s: State, seat: int) -> int:
    """0 or 1; -1 for an onlooker."""
    if seat < 0:
        return -1
    return 0 if seat in (s.house[0], s.ally[0]) else 1


def hands_of(s: State, seat: int) -> list[int]:
    """The decks whose hand this seat holds."""
    return [d for d in range(4) if (s.ally if d % 2 else s.house)[d // 2] == seat]


def view_of(s: State, seat: int) -> dict[str, Any]:
    side = side_of(s, seat)
    atreides = side == ATREIDES_SIDE
    own = hands_of(s, seat) if seat >= 0 else []
    top = s.stack[-1] if s.stack else None
    data: dict[str, Any] = {
        "seat": seat,
        "side": SIDES[side] if side >= 0 else None,
        "seats": {SIDES[x]: [s.house[x], s.ally[x]] for x in (0, 1)},
        "round": s.round,
        "phase": PHASES[s.phase],
        "over": s.over,
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
        "player": s.player,
        "turn": SIDES[s.side] if s.phase == k.ACTIONS else None,
        "areas": {AREAS[a].id: _area(s, a, atreides) for a in range(len(AREAS)) if _something(s, a)},
        "zones": {ZONES[z].id: IN_THE_AIR[held] for z, held in enumerate(s.zone)},
        "supply": {SIDES[x]: [*s.supply[x * 3 : x * 3 + 3], s.generic_left[x]] for x in (0, 1)},
        "vehicles_left": dict(zip(("harvester", "ornithopter", "carryall"), s.vehicles, strict=True)),
        "worms_left": s.worms_left,
        "wild_maker": bool(s.wild_maker),
        "wild_maker_spent": bool(s.spent >> 31 & 1),
        "dice_to_split": {SIDES[x]: dict(zip(RESULTS, s.dice_pool[x * 5 : x * 5 + 5], strict=True)) for x in (0, 1)},
        "leaders": {LEADERS[i].id: _leader(s, i) for i in range(len(LEADERS)) if _in_this_game(s, i)},
        "dice": {DECKS[d]: dict(zip(RESULTS, s.dice[d * 5 : d * 5 + 5], strict=True)) for d in range(4)},
        "slotted": {SIDES[x]: RESULTS[s.slotted[x]] if s.slotted[x] >= 0 else None for x in (0, 1)},
        "dice_set_aside": s.aside_dice,
        "forced_die": RESULTS[s.forced_die] if s.forced_die >= 0 else None,
        "forced_die_owner": DECKS[s.forced_owner] if s.forced_owner >= 0 else None,
        "hands": {DECKS[d]: [CARDS[c].id for c in s.hands[d]] for d in own},
        "hand_sizes": {DECKS[d]: len(s.hands[d]) for d in range(4)},
        "deck_sizes": {DECKS[d]: len(s.decks[d]) for d in range(4)},
        "discards": {DECKS[d]: [CARDS[c].id for c in s.discards[d]] for d in range(4)},
        "prescience": [PRESCIENCE[c].id for c in s.prescience],
        "prescience_deck": len(s.prescience_deck),
        "prescience_out": [PRESCIENCE[c].id for c in s.prescience_out],
        "claims": s.claims,
        "eyes_of_ibad": PRESCIENCE[s.eyes].id if s.eyes >= 0 else None,
        "fear": PRESCIENCE[s.fear].id if s.fear >= 0 else None,
        "objectives": len(s.objectives),
        "standard_tokens": len(s.standard),
        "wormsign_pool": len(s.pool),
        "supremacy": s.supremacy,
        "markers": dict(zip(MARKERS, s.marker, strict=True)),
        "imperium": dict(zip(IMPERIUM, s.imperium, strict=True)),
        "bans": [name for i, name in enumerate(IMPERIUM) if s.bans >> i & 1],
        "spice": s.spice,
        "plan": list(s.plan),
        "reserve_spice": bool(s.reserve_spice),
        "bene_gesserit": dict(zip(SIDES, s.bene_gesserit, strict=True)),
        "atomics": ATOMICS[s.atomics].id if s.atomics >= 0 else None,
        "hunted": bool(s.hunted or s.seek),
        "harvesters_lost": s.harvesters_lost,
        "battle": _battle(s),
        "running": _running(s, atreides),
        "asks": _asks(s, top, seat, atreides),
    }
    if s.smugglers != k.NO_SMUGGLERS:
        data["smugglers"] = _smugglers(s, seat)
    if s.guild:
        data["guild"] = _guild(s)
    if atreides:
        data["targets"] = [list(targets(s, o)) for o in s.objectives]
    if s.player == seat and not s.over:
        data["legal"] = s.legal_list[:]
    return data


def _in_this_game(s: State, leader: int) -> bool:
    return LEADERS[leader].expansion == "" or s.smugglers != k.NO_SMUGGLERS


def _smugglers(s: State, seat: int) -> dict[str, Any]:
    """Everything about the smugglers is open, but for the cards House Atreides has just drawn."""
    return {
        "status": STATUS[s.smugglers],
        "staban_step": s.staban_step if s.smugglers == k.NEUTRAL else None,
        "waiting": s.smugglers_waiting,
        "supply": s.smugglers_left,
        "harvesters": s.smuggler_harvesters,
        "carryall": bool(s.smuggler_carryall),
        "ornithopters_locked": s.thopters_locked,
        "ornithopters_ready": s.thopters_ready,
        "given_up": s.given_up,
        "base": AREAS[s.base_at].id if s.base_at >= 0 else None,
        "die": RESULTS[s.smuggler_die] if s.smuggler_die >= 0 else None,
        "drawn": [CARDS[c].id for c in s.drawn] if seat == s.house[ATREIDES_SIDE] else len(s.drawn),
    }


def _guild(s: State) -> dict[str, Any]:
    """Cargo is open information (GLD-4.6)."""
    boards = {
        SIDES[x]: {
            "heighliner": s.heighliner[x],
            "cargo": {"frigates": s.cargo_frigates[x], "troops": s.cargo_troops[x]},
            "frigates": s.frigates_left[x],
            "bases": s.bases_left[x],
        }
        for x in (0, 1)
    }
    return {"troops": s.troops_left, "in_play": [CARDS[c].id for c in s.in_play], **boards}


def _something(s: State, area: int) -> bool:
    return bool(
        s.owner[area] >= 0
        or area == s.base_at
        or s.harvester[area]
        or s.sign[area]
        or s.worm[area]
        or area in s.sietch_at
        or (area in SETTLEMENTS and s.settlements >> SETTLEMENTS.index(area) & 1)
        or (area in STATION_AREAS and s.stations_left >> STATION_AREAS.index(area) & 1)
    )


def _area(s: State, area: int, atreides: bool) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if s.owner[area] >= 0:
        data["owner"] = SIDES[s.owner[area]]
        data["units"] = list(s.units[area * 3 : area * 3 + 3])
        data["generic"] = s.generic[area]
        data["leaders"] = [LEADERS[i].id for i in range(len(LEADERS)) if s.named[area] >> i & 1]
        if s.smuggler_units[area]:
            data["smugglers"] = s.smuggler_units[area]
        if s.troops[area]:
            data["troops"] = s.troops[area]
        # The backs of garrison and standard tokens differ; what they hide only the Atreides know.
        data["tokens"] = [TOKENS[t].id if atreides else TOKENS[t].set for t in s.tokens[area]]
    if s.harvester[area]:
        data["harvester"] = True if s.harvester[area] == k.HARKONNEN_HARVESTER else "smugglers"
    if area == s.base_at:
        data["base"] = BASE_RANK
    if s.sign[area]:
        flipped = s.phase == k.HAZARDS and area in s.signs_now
        data["wormsign"] = SIGNS[s.sign[area] - 1] if flipped else True
    if s.worm[area]:
        data["worm"] = "wild_maker" if s.worm[area] == 2 else "sandworm"
    if area in SETTLEMENTS and s.settlements >> SETTLEMENTS.index(area) & 1:
        data["settlement"] = SETTLEMENT_RANK[SETTLEMENTS.index(area)]
    if area in s.sietch_at:
        sietch = s.sietch_at.index(area)
        shown = s.sietch_up >> sietch & 1 == 1
        data["sietch"] = {"number": sietch, "face_up": shown}
        if shown or atreides:
            data["sietch"]["rank"] = s.sietch_rank[sietch]
    if area in STATION_AREAS and s.stations_left >> STATION_AREAS.index(area) & 1:
        data["station"] = True
    return data


def _leader(s: State, leader: int) -> dict[str, Any]:
    where = s.where[leader]
    place = {k.NOT_YET: "not_yet", k.AVAILABLE: "available", k.IN_TANK: "tank", k.GONE: "gone"}.get(where, "board")
    data: dict[str, Any] = {"side": SIDES[LEADER_SIDE[leader]], "place": place, "spent": bool(s.spent >> leader & 1)}
    if where >= 0:
        data["area"] = AREAS[where].id
    if where == k.IN_TANK:
        data["tank"] = s.tank[leader]
    return data


def _battle(s: State) -> dict[str, Any] | None:
    """The running battle, while one of its decisions is open."""
    if not any(k.BATTLE <= f[0] <= k.B_AFTER for f in s.stack):
        return None
    return {
        "attacker": SIDES[s.b_side],
        "from": AREAS[s.b_from].id,
        "to": AREAS[s.b_to].id,
        "round": s.b_round,
        "attackers": s.b_group[:4],
        **({"smugglers": s.b_group[5], "troops": s.b_group[6]} if s.b_group[5] or s.b_group[6] else {}),
        "leaders": [LEADERS[i].id for i in range(len(LEADERS)) if s.b_group[4] >> i & 1],
        "hits": list(s.b_hits),
        "shields": list(s.b_shields),
        "specials": list(s.b_specials),
        "used": list(s.b_used),
    }


def attacking(s: State, *before: int) -> bool:
    """An attack whose target is named is being declared or fought; `before`: or one of these questions is open."""
    declared = (k.ATTACK_ZONE, k.WHO_FLIES, k.MOVE_WHO, *before)
    return any(k.BATTLE <= f[0] <= k.B_AFTER or f[0] in declared for f in s.stack)


def _running(s: State, atreides: bool) -> dict[str, Any]:
    """What has been chosen openly in the running action and shows nowhere else: legions on their way, figures named
    so far, areas or cards already named, storms done, tokens drawn and not yet placed."""
    return {
        "moves": [[AREAS[a].id, AREAS[b].id, list(g[:5]), len(g[5]), *g[6:]] for a, b, g in s.groups],
        "flying": [AREAS[a].id for a in s.flying],
        "attack_from": AREAS[s.b_from].id if attacking(s, k.ATTACK_TO) else None,
        "attack_to": AREAS[s.b_to].id if attacking(s) else None,
        "picked": list(s.pick),
        "named": list(s.moved_from),
        "storms": [AREAS[a].id for a in s.storm_done],
        "tokens": [TOKENS[f[2]].id if atreides else TOKENS[f[2]].set for f in s.stack if f[0] == k.TOKEN_AT],
    }


# What kind of decision is at hand, by the number of its frame in rules/codes.py.
FRAME_NAMES = [
    "place_harvester", "place_carryall", "place_ornithopter", "change_die", "split_die", "slot_token", "who_acts",
    "turn", "use_die", "parts", "free", "turn_end", "pick_card", "move_from", "move_to", "move_zone", "move_who",
    "arrive", "attack_from", "attack_to", "attack_zone", "advance_who", "station", "sign", "sign_order", "excess",
    "hit", "worm_from", "worm_retreat", "carryall", "worm_at", "battle", "b_discard", "b_special", "b_hit", "b_cease",
    "b_stay", "b_retreat_to", "b_advance", "b_after", "token_order", "deploy_at", "put_at", "leader_for", "draw_from",
    "upgrade", "desert_choice", "place_sign", "worm_move", "worm_move_to", "worm_attack", "worm_follow", "storm",
    "spice", "end_claim", "recall_leader", "hand_limit", "remove_prescience", "scout", "tank_whom", "bombard",
    "opponent_discards", "short_pool", "draw_or_extra", "house_choice", "place_vehicle", "atomics", "token_at",
    "leader_at", "families_flee",
    "place_smuggler_ornithopter", "thopter_battle", "place_smuggler_harvester", "place_smuggler_carryall", "base_at",
    "join_legion", "prizes", "use_smuggler_die", "keep_card", "upgrade_whom", "imperium_action", "land_frigate",
    "land_troops", "land_how_many", "bombard_from", "bombed", "place_navigator", "who_flies", "heighliner_step",
    "hold_heighliner", "down_frigate", "landing", "recruit",
    "next_round", "do_part", "draw_tokens", "put_some", "put_figure",
]  # fmt: skip


def _asks(s: State, top: tuple[int, int, int, int] | None, seat: int, atreides: bool) -> dict[str, Any] | None:
    if s.over or top is None:
        return None
    kind, player, a, b = top
    decision = DECISIONS.all[kind]
    if decision is not None:
        asks: dict[str, Any] = {**decision.asks(s, top, seat)}
    else:
        asks = {"seat": player, "kind": FRAME_NAMES[kind]}
    if kind == k.TOKEN_AT:
        asks["leader"] = b
        if atreides:
            asks["token"] = TOKENS[a].id
    else:
        asks["a"] = a
        asks["b"] = b
    if kind in (k.MOVE_WHO, k.ADVANCE_WHO, k.PUT_FIGURE):
        asks["pick"] = list(s.pick)
    return asks
