"""What a seat may know (ARR-35), as plain data: `seen.py` has its types. Hidden things are absent, not masked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .forecast import next_round
from .rules import codes as k
from .rules.battle import BONUSES, MOST_DICE, SURPRISE, dice_for, fighters, most_dice, suffered
from .rules.decisions import DECISIONS, WHICH
from .rules.expansions import plays
from .rules.forces import units, whole
from .rules.mahdi.criteria import Explanation
from .rules.mahdi.reinforcements import next_deck
from .rules.state import NOBODY, Group, State
from .rules.tracks import targets
from .tables import (
    AREAS,
    ATOMICS,
    ATREIDES_SIDE,
    BASE_RANK,
    CARDS,
    LEADERS,
    PRESCIENCE,
    SETTLEMENT_AT,
    SETTLEMENT_RANK,
    STATION_AT,
    TACTICS,
    TOKENS,
    ZONES,
)
from .things import LEADER
from .vocabulary import DECKS, IMPERIUM, MARKERS, RESULTS, SIGNS

SIDES = ("harkonnen", "atreides")
PHASES = ("vehicles", "dice", "actions", "hazards", "storms", "harvest", "round_end", "round_start", "over")
TIERS = ("regular", "elite", "special")
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
PICKING = (k.MOVE_ZONE, k.WHO_GOES, k.HOW_MANY, k.WHICH_TOKENS, k.LEADER_GOES, k.ATTACK_ZONE)
KNOWN = ("garrison", "standard")  # tokens the Atreides may look at; those of the automaton nobody
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
    s.check_seat(seat)
    side = side_of(s, seat)
    atreides = side == ATREIDES_SIDE
    own = hands_of(s, seat) if seat >= 0 else []
    top = s.stack[-1] if s.stack else None
    data: dict[str, Any] = {
        "seat": seat,
        "side": SIDES[side] if side >= 0 else None,
        "seats": {SIDES[x]: [seat for seat in (s.house[x], s.ally[x]) if seat >= 0] for x in (0, 1)},
        "round": s.round,
        "phase": PHASES[s.phase],
        "over": s.over,
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
        "player": s.player,
        "turn": SIDES[s.side] if s.phase == k.ACTIONS else None,
        "areas": {AREAS[a].id: told for a in range(len(AREAS)) if (told := _area(s, a, atreides))},
        "zones": {ZONES[z].id: IN_THE_AIR[held] for z, held in enumerate(s.zone)},
        "supply": {SIDES[x]: {**_units(s.supply[x * 3 : x * 3 + 3]), "generic": s.generic_left[x]} for x in (0, 1)},
        "vehicles_left": dict(zip(("harvester", "ornithopter", "carryall"), s.vehicles, strict=True)),
        "worms_left": s.worms_left,
        "wild_maker": bool(s.wild_maker),
        "wild_maker_spent": bool(s.spent >> 31 & 1),
        "dice_to_split": {SIDES[x]: dict(zip(RESULTS, s.dice_pool[x * 5 : x * 5 + 5], strict=True)) for x in (0, 1)},
        "leaders": {LEADERS[i].id: _leader(s, i) for i in range(len(LEADERS)) if plays(s, LEADERS[i].expansion)},
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
        "plan": dict(zip((*IMPERIUM, "reserve"), s.plan, strict=True)),
        "reserve_spice": bool(s.reserve_spice),
        "bene_gesserit": dict(zip(SIDES, s.bene_gesserit, strict=True)),
        "atomics": ATOMICS[s.atomics].id if s.atomics >= 0 else None,
        "hunted": bool(s.hunted or s.seek),
        "harvesters_lost": s.harvesters_lost,
        "battle": _battle(s, atreides),
        "running": _running(s, atreides),
        "asks": DECISIONS.of(top[0]).asks(s, top, seat) if top and not s.over else None,
    }
    if s.smugglers != k.NO_SMUGGLERS:
        data["smugglers"] = _smugglers(s, seat)
    if s.guild:
        data["guild"] = _guild(s)
    if s.solo:
        data["mahdi"] = _mahdi(s)
    if atreides:
        data["targets"] = [dict(zip(MARKERS, targets(s, o), strict=True)) for o in s.objectives]
    if s.player == seat and not s.over:
        data["legal"] = s.legal_list[:]
    return data


def _mahdi(s: State) -> dict[str, Any]:
    """The automaton: what it will do is open, what it holds is not (ARR-30.58)."""
    return {
        "dice_left": s.unrolled,
        "dice_spent": dict(zip(RESULTS, s.spent_results, strict=True)),
        "harvesting": TACTICS[s.harvest_card].id if s.harvest_card >= 0 else None,
        "target": AREAS[s.target].id if s.target >= 0 else None,
        "tactical_cards": len(s.tactics),
        "reinforcements": len(s.reinforcements),
        "tokens": {"black": len(s.black), "silver": len(s.silver)},
        "scheming": s.scheming,
        "next_deck": DECKS[next_deck(s)],
        "ties": "player" if s.player_breaks_ties else "engine",
        "why": [Explanation(note).as_data() for note in s.why],
    }


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


def _units(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(TIERS, counts, strict=True))


def force_of(group: Group, atreides: bool) -> dict[str, Any]:
    """A legion, wherever it is: its units, and what else there is in it."""
    data: dict[str, Any] = {"units": _units(group[: k.SMUGGLER])}
    if group[k.GENERIC]:
        data["generic"] = group[k.GENERIC]
    if group[k.NAMED]:
        data["leaders"] = LEADER.ids_of(group[k.NAMED])
    if tokens := group[k.TOKENS :]:
        # The backs of garrison and standard tokens differ; what they hide only the Atreides know.
        data["tokens"] = [TOKENS[t].id if atreides and TOKENS[t].set in KNOWN else TOKENS[t].set for t in tokens]
    if group[k.SMUGGLER]:
        data["smugglers"] = group[k.SMUGGLER]
    if group[k.TROOP]:
        data["troops"] = group[k.TROOP]
    return data


def _area(s: State, area: int, atreides: bool) -> dict[str, Any]:
    """Empty where nothing is."""
    settlement, station = SETTLEMENT_AT[area], STATION_AT[area]
    data: dict[str, Any] = {}
    if s.owner[area] >= 0:
        data["owner"] = SIDES[s.owner[area]]
        data.update(force_of(whole(s, area), atreides))
    if s.harvester[area]:
        data["harvester"] = True if s.harvester[area] == k.HARKONNEN_HARVESTER else "smugglers"
    if area == s.base_at:
        data["base"] = BASE_RANK
    if s.sign[area]:
        flipped = s.phase == k.HAZARDS and area in s.signs_now
        data["wormsign"] = SIGNS[s.sign[area] - 1] if flipped else True
    if s.worm[area]:
        data["worm"] = "wild_maker" if s.worm[area] == 2 else "sandworm"
    if settlement >= 0 and s.settlements >> settlement & 1:
        data["settlement"] = SETTLEMENT_RANK[settlement]
    if area in s.sietch_at:
        sietch = s.sietch_at.index(area)
        shown = s.sietch_up >> sietch & 1 == 1
        data["sietch"] = {"number": sietch, "face_up": shown}
        if shown or atreides:
            data["sietch"]["rank"] = s.sietch_rank[sietch]
    if station >= 0 and s.stations_left >> station & 1:
        data["station"] = True
    return data


def _leader(s: State, leader: int) -> dict[str, Any]:
    where = s.where[leader]
    place = {k.NOT_YET: "not_yet", k.AVAILABLE: "available", k.IN_TANK: "tank", k.GONE: "gone"}.get(where, "board")
    data: dict[str, Any] = {"place": place, "spent": bool(s.spent >> leader & 1)}
    if where >= 0:
        data["area"] = AREAS[where].id
    if where == k.IN_TANK:
        data["tank"] = s.tank[leader]
    return data


def _battle(s: State, atreides: bool) -> dict[str, Any] | None:
    """The running battle, while one of its decisions is open."""
    if not attacking(s):
        return None
    defends = s.owner[s.b_to] == 1 - s.b_side
    return {
        "attacker": SIDES[s.b_side],
        "from": AREAS[s.b_from].id,
        "to": AREAS[s.b_to].id,
        "with": BONUSES.read(s.b_flags),
        "round": s.b_round,
        "attackers": force_of(s.b_group, atreides),
        "defenders": force_of(whole(s, s.b_to) if defends else NOBODY, atreides),
        "rolled": _by_side([_rolled(s, side) for side in (0, 1)]) if s.b_round > to_be_rolled(s) else None,
        "hits": _by_side(s.b_hits),
        "shields": _by_side(s.b_shields),
        "specials": _by_side(s.b_specials),
        "to_take": _by_side([_to_take(s, side) for side in (0, 1)]),
        "cards": _by_side(s.b_cards),
        "generics_used": _by_side(s.b_generics),
        "leaders_used": _by_side([LEADER.ids_of(mask) for mask in s.b_leaders]),
        "lost": _by_side([force_of(group, atreides) for group in s.b_lost]),
        **(_next_round(s) if s.b_round and defends and units(s.b_group) else {"dice": None, "forecast": None}),
    }


def _by_side(values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(SIDES, values, strict=True))


def _to_take(s: State, side: int) -> int:
    """Hits of the last roll this side still has to take: while leaders use specials, what it comes to so far."""
    for kind, _, what, hits in s.stack:
        if kind == k.B_HIT and what == side:
            return hits
        if kind == k.B_AFTER and what == 1:
            return suffered(s, side)
    return 0


def _rolled(s: State, side: int) -> dict[str, int]:
    """What the dice showed last, before leaders made anything of it."""
    used = [LEADERS[i] for i in range(len(LEADERS)) if s.b_leaders[side] >> i & 1]
    surprise = side == s.b_side and s.b_flags & SURPRISE and s.b_round - to_be_rolled(s) == 1
    return {
        "swords": s.b_hits[side] - s.b_generics[side] - sum(x.hits for x in used),
        "shields": s.b_shields[side] - sum(x.shields for x in used),
        "specials": s.b_specials[side] + s.b_generics[side] + len(used) - (1 if surprise else 0),
    }


def _next_round(s: State) -> dict[str, Any]:
    """The dice of the round to come and the hits they will bring by mean. Not before all is revealed: ranks and tokens
    are hidden until then (ARR-15.4)."""
    first = s.b_round == 1 and to_be_rolled(s)
    dice = {side: _dice(s, side) for side in (0, 1)}
    forces = fighters(s, 0), fighters(s, 1)
    surprising = s.b_side if first and s.b_flags & SURPRISE else -1
    means = next_round(forces, (dice[0]["n"], dice[1]["n"]), surprising)
    return {"dice": _by_side(list(dice.values())), "forecast": _by_side(means)}


def _dice(s: State, side: int) -> dict[str, int]:
    fighting, rank, cards, bonus = dice_for(s, side)
    most = most_dice(s, side)
    if not to_be_rolled(s):  # the round after this one: no card has been discarded for it
        cards, most = 0, MOST_DICE
    n = min(most, fighting + rank + cards + bonus)
    return {"n": n, "units": fighting, "rank": rank, "cards": cards, "bonus": bonus, "most": most}


def to_be_rolled(s: State) -> bool:
    """The dice of this round have not been rolled yet."""
    return any(f[0] == k.B_AFTER and f[2] == 0 for f in s.stack)


def attacking(s: State, *before: int) -> bool:
    """An attack whose target is named is being declared or fought; `before`: or one of these questions is open."""
    return any(k.BATTLE <= f[0] <= k.ADVANCE or f[0] in before for f in s.stack)


def picking(s: State) -> bool:
    """Who goes along, or how they fly, is being chosen. Those who arrive have been chosen."""
    return any(f[0] in PICKING for f in s.stack)


def _running(s: State, atreides: bool) -> dict[str, Any]:
    """What has been chosen openly in the running action and shows nowhere else: legions on their way, areas or cards
    already named, storms done, tokens drawn and not yet placed."""
    cards = any(f[0] == k.EXCHANGE_PRESCIENCE for f in s.stack)
    return {
        "moves": [{"from": AREAS[a].id, "to": AREAS[b].id, **force_of(group, atreides)} for a, b, group in s.groups],
        "flying": [AREAS[a].id for a in s.flying],
        "going_from": AREAS[s.pick_from].id if picking(s) and s.pick_from >= 0 else None,
        "going": WHICH.read(s.pick_which) if picking(s) else None,
        "attack_from": AREAS[s.b_from].id if attacking(s, k.ATTACK_TO) else None,
        "named": [(PRESCIENCE if cards else AREAS)[x].id for x in s.moved_from],
        "storms": [AREAS[a].id for a in s.storm_done],
        "tokens": [TOKENS[f[2]].id if atreides else TOKENS[f[2]].set for f in s.stack if f[0] == k.TOKEN_AT],
    }
