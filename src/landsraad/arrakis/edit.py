"""Positions for scenarios: a state with parts replaced, and any state told in the same words.

An edit changes what it names and nothing else, with the exceptions that docs/scenarios.md lists: figures and tokens
come from their supplies, a card is always in exactly one place, so it is taken from somewhere and what it replaces goes
somewhere. Nothing follows from a place on a track: leaders come into play only if the edit says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..kernel.edit_values import Part, quoted
from . import tables as t
from .edit_expansions import SMUGGLER, TROOP, edit_guild, edit_smuggler_die, edit_smugglers, need, smuggler_vehicles
from .edit_mahdi import clear_mahdi, edit_mahdi
from .rules import codes as k
from .rules.desert import WILD_MAKER_CARD, start_hazards, start_storms
from .rules.forces import (
    enemy_settlement,
    has,
    limit,
    place_sietch,
    remove,
    settlement_in,
    sietch_in,
    unit_count,
    with_at,
)
from .rules.position import Position, run_on
from .rules.rounds import in_this_game, next_step
from .rules.seats import team
from .rules.spice import active_row, start_harvest, start_vehicles
from .rules.state import NOBODY
from .rules.turn import begin_turn, detonate
from .switches import WORDS
from .view import IN_THE_AIR, view_of
from .vocabulary import DECKS, GUILD, IMPERIUM, MARKERS, RESULTS, SMUGGLERS

SIDES: Final = ("harkonnen", "atreides")
UNIT_NAMES: Final = (("regular", "elite", "sardaukar"), ("regular", "elite", "fedaykin"))
GENERIC_NAMES: Final = ("bashar", "naib")
SIGNS: Final = ("sand", "sandworm", "burrowing")
WORMS: Final = ("sandworm", "wild_maker")
AIR: Final = tuple(name for name in IN_THE_AIR if name)
FACES: Final = ("sword", "shield", "special")
PLACES: Final = {"available": k.AVAILABLE, "tank": k.IN_TANK, "not_yet": k.NOT_YET, "gone": k.GONE}
PHASES: Final = ("round_start", "vehicles", "dice", "actions", "hazards", "storms", "harvest", "round_end")
TOKEN_ID: Final = {x.id: i for i, x in enumerate(t.TOKENS) if x.set in ("garrison", "standard")}
GUARD_ID: Final = {x.id: i for i, x in enumerate(t.TOKENS) if x.set in ("black", "silver")}  # alone (ARR-30.19)
ZONE_ID: Final = {z.id: i for i, z in enumerate(t.ZONES)}
OBJECTIVE_ID: Final = {o.id: i for i, o in enumerate(t.OBJECTIVES)}
ATOMICS_ID: Final = {a.id: i for i, a in enumerate(t.ATOMICS)}
BENE_GESSERIT: Final = 5  # tokens in the game (ARR-1.4)
DICE: Final = (8, 4)
MOST_SUPREMACY: Final = 9  # at 10 the game is over
EARLIER: Final = {
    t.MUAD_DIB: t.PAUL,
    t.REVEREND_MOTHER: t.JESSICA,
    t.MOHIAM: t.HAWAT,
    t.FEYD: t.RABBAN,
}  # whom a leader's entry removes

TABLE_KEYS: Final = (
    *("table", "round", "phase", "turn", "areas", "air", "dice", "slotted", "bene_gesserit", "forced_die"),
    *("hands", "decks", "deck_tops", "discards", "prescience", "prescience_deck_top", "prescience_out"),
    *("claims", "eyes_of_ibad", "fear", "objectives", "standard_tokens", "pool_top", "leaders", "wild_maker"),
    *("supremacy", "markers", "imperium", "bans", "reserve_spice", "atomics", "hunted", "harvesters_lost"),
    *("rolls", "smugglers", "guild", "mahdi"),
)
Areas = Mapping[str, Part]  # those that the edit names
AREA_KEYS: Final = (*SIDES, "harvester", "wormsign", "worm", "settlement", "sietch", "station")


def edit_position(state: Position, edits: Mapping[str, Any]) -> Position:
    """The state with the named parts replaced, run on to its next decision. BadPosition if that cannot be."""
    s = state.clone()
    s.over = False
    s.winner = -1
    if "players" in edits:
        raise Part(edits, WORDS)["players"].wrong("edit-by-side")
    table = Part(edits, WORDS).of(TABLE_KEYS, "what-part-of-the-position")
    if table["table"].one(("setup", "empty"), "what-way-to-begin", 0):
        _clear_table(s)
    areas = dict(table["areas"].parts(t.AREA_ID, "what-area"))
    for edit in areas.values():
        edit.of(AREA_KEYS, "what-part-of-an-area")
    vehicles = smuggler_vehicles(s)
    _edit_tracks(s, table)
    _edit_settlements(s, areas)
    _edit_leaders(s, table)
    _edit_legions(s, areas)
    _edit_desert(s, table, areas)
    edit_smugglers(s, table, vehicles)
    edit_guild(s, table)
    _edit_cards(s, table)
    _edit_prescience(s, table)
    _edit_dice(s, table)
    edit_mahdi(s, table)
    _check(s, areas)
    _start(s, table)
    run_on(s)
    return s


# ---------------------------------------------------------------- an empty table


def _clear_table(s: Position) -> None:
    """No figures, vehicles, wormsigns, cards in hand or revealed; the sietches lie face up."""
    for area in range(len(t.AREAS)):
        _lift_legion(s, area)
    s.sietch_up = (1 << len(s.sietch_at)) - 1
    for deck in range(4):
        s.decks[deck][:0] = s.hands[deck]
        s.hands[deck] = []
    s.prescience_deck[:0] = s.prescience
    s.prescience = []
    if s.solo:
        clear_mahdi(s)


def _lift_legion(s: Position, area: int) -> None:
    """To the supply; named leaders are available, standard tokens and those of the Harkonnen go under the others."""
    side = s.owner[area]
    if side < 0:
        return
    for figure in (k.REGULAR, k.ELITE, k.SPECIAL, k.GENERIC):
        for _ in range(has(s, area, figure)):
            remove(s, side, area, figure)
    for figure in (k.SMUGGLER, k.TROOP):  # their supplies are worked out later
        s.force[area * k.FIGURES + figure] = 0
    for leader in range(len(t.LEADERS)):
        if s.named[area] >> leader & 1:
            s.where[leader] = k.AVAILABLE
    s.named[area] = 0
    s.standard[:0] = [x for x in s.tokens[area] if t.TOKENS[x].set == "standard"]
    s.black[:0] = [x for x in s.tokens[area] if t.TOKENS[x].set == "black"]
    s.silver[:0] = [x for x in s.tokens[area] if t.TOKENS[x].set == "silver"]
    s.tokens[area] = ()
    s.owner[area] = -1


# ---------------------------------------------------------------- tracks and markers


def _edit_tracks(s: Position, table: Part) -> None:
    s.round = table["round"].number(s.round, 1)
    s.supremacy = table["supremacy"].number(s.supremacy, 0, MOST_SUPREMACY)
    for name, step in table["markers"].parts(MARKERS, "what-prescience-marker"):
        s.marker[MARKERS.index(name)] = step.number(0, 0, t.TRACK_END)
    for name, step in table["imperium"].parts(IMPERIUM, "what-imperium-marker"):
        s.imperium[IMPERIUM.index(name)] = step.number(0, 1, 5)
    if "bans" in table:
        s.bans = sum(1 << ban for ban in set(table["bans"].several(IMPERIUM, "what-ban")))
    s.reserve_spice = table["reserve_spice"].truth(s.reserve_spice)
    s.harvesters_lost = table["harvesters_lost"].number(s.harvesters_lost)
    if "atomics" in table:
        s.atomics, s.exposed, s.opened = -1, (), ()
        token = table["atomics"].one_or_none(ATOMICS_ID, "what-family-atomics-token")
        if token >= 0:
            detonate(s, token)
    if "objectives" in table:
        chosen = table["objectives"].several(OBJECTIVE_ID, "what-objective")
        if not chosen or len(set(chosen)) != len(chosen):
            raise table["objectives"].wrong("edit-objectives")
        s.objectives = tuple(chosen)
        s.objectives_aside = [o for o in range(len(t.OBJECTIVES)) if o not in chosen]


# ---------------------------------------------------------------- settlements, sietches, stations


def _with_bit(mask: int, bit: int, on: int) -> int:
    return mask & ~(1 << bit) | on << bit


def _edit_settlements(s: Position, areas: Areas) -> None:
    ranks: dict[int, int] = {}
    stations: dict[int, int] = {}
    for name, edit in areas.items():
        area = t.AREA_ID[name]
        if "settlement" in edit:
            number = t.SETTLEMENT_AT[area]
            if number < 0:
                raise edit["settlement"].wrong("edit-no-settlement")
            s.settlements = _with_bit(s.settlements, number, edit["settlement"].truth())
        if "sietch" in edit:
            _edit_sietch(s, area, edit["sietch"], ranks)
        if "station" in edit:
            number = t.STATION_AT[area]
            if number < 0:
                raise edit["station"].wrong("edit-no-station")
            marker = edit["station"].one_or_none(MARKERS, "what-prescience-marker")
            s.stations_left = _with_bit(s.stations_left, number, marker >= 0)
            if marker >= 0:
                stations[number] = marker
    missing = Part(areas, WORDS, ("areas",))
    s.sietch_rank = _dealt(s.sietch_rank, ranks, t.SIETCH_RANKS, missing, "what-sietch-of-that-rank")
    s.stations = _dealt(s.stations, stations, t.STATION_TOKENS, missing, "what-station-with-that-marker")


def _edit_sietch(s: Position, area: int, edit: Part, ranks: dict[int, int]) -> None:
    if area in s.sietch_at:
        number = s.sietch_at.index(area)
    elif area in t.SIETCH_AREAS:
        number = t.SIETCH_AREAS.index(area)
    else:
        raise edit.wrong("edit-no-sietch")
    if edit.is_none:
        place_sietch(s, number, -1)
        s.sietch_up |= 1 << number
        return
    place_sietch(s, number, area)
    edit.of(("rank", "face_up"), "what-part-of-a-sietch")
    if "rank" in edit:
        ranks[number] = edit["rank"].number(0, 1, 3)
    s.sietch_up = _with_bit(s.sietch_up, number, edit["face_up"].truth(s.sietch_up >> number & 1))


def _dealt(now: list[int], named: Mapping[int, int], tokens: Iterable[int], areas: Part, what: str) -> list[int]:
    """The tokens with the named ones in their places; the others stay where they can."""
    left = Counter(tokens)
    left.subtract(named.values())
    if min(left.values()) < 0:
        raise areas.wrong("edit-no-other", what=WORDS.message(what))
    result = [named.get(i, -1) for i in range(len(now))]
    for keep in (True, False):
        for i, old in enumerate(now):
            if result[i] < 0:
                face = old if keep else next(x for x, n in left.items() if n)
                if left[face]:
                    result[i] = face
                    left[face] -= 1
    return result


# ---------------------------------------------------------------- leaders and legions


def _edit_leaders(s: Position, table: Part) -> None:
    """`available`, or {place: tank, tank: 3, spent: true}. Who is on the board is named with the legion."""
    for name, edit in table["leaders"].parts(t.LEADER_ID, "what-leader"):
        leader = t.LEADER_ID[name]
        need(s, t.LEADERS[leader].expansion, quoted(name), edit)
        parts = ("place", "tank", "spent")
        place = edit if isinstance(edit.value, str) else edit.of(parts, "what-part-of-a-leader")["place"]
        if "tank" in edit:
            s.tank[leader] = edit["tank"].number(0, 1, t.TANK) - 1
        if place.named or "tank" in edit:
            if s.where[leader] >= 0:
                s.named[s.where[leader]] &= ~(1 << leader)
            s.where[leader] = Part(place.value, WORDS, edit.where).one(PLACES, "what-place-of-a-leader", k.IN_TANK)
            _came(s, leader, table)
        s.spent = _with_bit(s.spent, leader, edit["spent"].truth(s.spent >> leader & 1))
    worm = table["wild_maker"]
    if worm.named:
        spent = worm.value == "spent"
        s.wild_maker = 1 if spent else worm.truth()
        s.spent = _with_bit(s.spent, WILD_MAKER_CARD, spent)


def _came(s: Position, leader: int, table: Part) -> None:
    """Whose place this leader takes is out of the game, unless the edit names that one too."""
    old = EARLIER.get(leader, -1)
    if old < 0 or s.where[leader] == k.NOT_YET or t.LEADERS[old].id in table["leaders"]:
        return
    if s.where[old] >= 0:
        s.named[s.where[old]] &= ~(1 << old)
    s.where[old] = k.GONE


def _edit_legions(s: Position, areas: Areas) -> None:
    """First everything named is lifted, then it is put down, so that the order does not matter."""
    named = [(t.AREA_ID[name], edit, side) for name, edit in areas.items() for side in (0, 1) if SIDES[side] in edit]
    for area, _, _ in named:
        _lift_legion(s, area)
    for area, edit, side in named:
        for figure in edit[SIDES[side]].items():
            _put(s, area, side, figure)


def _put(s: Position, area: int, side: int, part: Part) -> None:
    names = [*UNIT_NAMES[side], TROOP, GENERIC_NAMES[side]]
    names += [x.id for i, x in enumerate(t.LEADERS) if t.LEADER_SIDE[i] == side]
    if side == t.ATREIDES_SIDE:
        names += [SMUGGLER, *TOKEN_ID]
    elif s.solo:
        names += GUARD_ID
    figure = names[part.one(tuple(names), "what-figure-or-token")]
    if s.owner[area] == 1 - side:
        raise part.wrong("edit-shared-area")
    if figure in UNIT_NAMES[side]:
        tier = UNIT_NAMES[side].index(figure)
        if not s.supply[side * 3 + tier]:
            raise part.wrong("edit-only-so-many", side=SIDES[side], n=t.UNITS[side][tier], what=figure)
        s.supply[side * 3 + tier] -= 1
        s.force[area * k.FIGURES + tier] += 1
    elif figure == GENERIC_NAMES[side]:
        if not s.generic_left[side]:
            raise part.wrong("edit-only-so-many", side=SIDES[side], n=t.GENERICS[side], what=figure)
        s.generic_left[side] -= 1
        s.force[area * k.FIGURES + k.GENERIC] += 1
    elif figure == SMUGGLER:
        need(s, SMUGGLERS, "what-a-smuggler-unit", part)
        s.force[area * k.FIGURES + k.SMUGGLER] += 1
    elif figure == TROOP:
        need(s, GUILD, "what-a-troop", part)
        s.force[area * k.FIGURES + k.TROOP] += 1
    elif figure in t.LEADER_ID:
        leader = t.LEADER_ID[figure]
        need(s, t.LEADERS[leader].expansion, quoted(figure), part)
        if s.where[leader] >= 0:
            raise part.wrong("edit-leader-twice", leader=figure, area=t.AREAS[s.where[leader]].id)
        s.where[leader] = area
        s.named[area] |= 1 << leader
        old = EARLIER.get(leader, -1)
        if old >= 0 and s.where[old] in (k.AVAILABLE, k.NOT_YET):
            s.where[old] = k.GONE
    else:
        token = TOKEN_ID[figure] if figure in TOKEN_ID else GUARD_ID[figure]
        if any(token in there for there in s.tokens):
            raise part.wrong("edit-token-twice", token=figure)
        for supply in (s.standard, s.black, s.silver):
            if token in supply:
                supply.remove(token)
        s.tokens[area] = (*s.tokens[area], token)
    s.owner[area] = side


# ---------------------------------------------------------------- the desert and the sky


def _edit_desert(s: Position, table: Part, areas: Areas) -> None:
    for name, edit in areas.items():
        area = t.AREA_ID[name]
        for key in ("harvester", "wormsign", "worm"):
            if key in edit and not t.IS_DESERT[area]:
                raise edit[key].wrong("edit-only-in-desert", what=key)
        if "harvester" in edit:
            s.harvester = with_at(s.harvester, area, _harvester(s, edit["harvester"]))
        if "wormsign" in edit:
            kind = edit["wormsign"].one_or_none(SIGNS, "what-wormsign")
            if s.sign[area]:
                s.pool.append(s.sign[area] - 1)
                s.sign = with_at(s.sign, area, 0)
            if kind >= 0:
                if kind not in s.pool:
                    raise edit["wormsign"].wrong("edit-only-of", n=t.WORMSIGNS.count(kind), what=SIGNS[kind])
                s.pool.remove(kind)
                s.sign = with_at(s.sign, area, kind + 1)
        if "worm" in edit:
            s.worm = with_at(s.worm, area, 1 + edit["worm"].one_or_none(WORMS, "what-worm"))
    top = table["pool_top"]
    kinds = top.several(SIGNS, "what-wormsign")
    for i, kind in enumerate(kinds):
        if kind not in s.pool:
            raise top[i].wrong("edit-pool", what=SIGNS[kind])
        s.pool.remove(kind)
    s.pool += kinds[::-1]
    for zone, vehicle in table["air"].parts(ZONE_ID, "what-air-zone"):
        figure = 1 + vehicle.one_or_none(AIR, "what-figure-of-the-air")
        if figure > k.CARRYALL_UP:
            need(s, SMUGGLERS if figure <= k.SMUGGLER_CARRYALL else GUILD, quoted(vehicle.value), vehicle)
        s.zone[ZONE_ID[zone]] = figure
    tokens = table["standard_tokens"]
    if tokens.named:
        named = tokens.several(TOKEN_ID, "what-standard-token")
        for i, token in enumerate(named):
            if token not in s.standard or token in named[:i]:
                raise tokens[i].wrong("edit-token-off", token=t.TOKENS[token].id)
        s.standard = named[::-1]
    if 2 in s.worm:
        s.wild_maker = 1
    s.worms_left = t.SANDWORMS - s.worm.count(1)
    harvesters = t.HARVESTERS - s.harvester.count(k.HARKONNEN_HARVESTER)
    left = [harvesters, t.ORNITHOPTERS - s.zone.count(k.ORNITHOPTER_UP), t.CARRYALLS - s.zone.count(k.CARRYALL_UP)]
    for n, what, key in zip(left, ("harvesters", "ornithopters", "carryalls"), ("areas", "air", "air"), strict=True):
        if n < 0:
            raise table[key].wrong("edit-not-so-many", what=WORDS.message(f"what-{what}"))
    if s.worms_left < 0 or s.worm.count(2) > 1:
        raise table["areas"].wrong("edit-worms", worms=t.SANDWORMS)
    s.vehicles = left


def _harvester(s: Position, part: Part) -> int:
    if part.value == SMUGGLERS:
        need(s, SMUGGLERS, "what-a-smuggler-harvester", part)
        return k.SMUGGLER_HARVESTER
    return part.truth()


# ---------------------------------------------------------------- cards


def _edit_cards(s: Position, table: Part) -> None:
    """What a named place held before goes under the deck, or to the discard pile if the deck is named itself."""
    for key in ("hands", "decks", "discards", "deck_tops"):
        table[key].of(DECKS, "what-deck")
    _edit_cards_in_play(s, table["guild"]["in_play"])
    for number, deck in enumerate(DECKS):
        own = {x.id: c for c, x in enumerate(t.CARDS) if t.CARD_DECK[c] == number and in_this_game(s, x)}
        places = {"hands": s.hands[number], "decks": s.decks[number], "discards": s.discards[number]}
        named = {key: cards for key, cards in places.items() if deck in table[key]}
        loose: list[int] = []
        for cards in named.values():
            loose += cards
            cards.clear()
        others = [loose, *(places[key] for key in ("decks", "discards", "hands") if key not in named)]
        for key, cards in named.items():
            taken = _cards_named(table[key][deck], own, others)
            cards += taken[::-1] if key == "decks" else taken
        s.decks[number] += _cards_named(table["deck_tops"][deck], own, [s.decks[number], loose])[::-1]
        if "decks" not in named:
            s.decks[number][:0] = loose
        elif "discards" not in named:
            s.discards[number] += loose
        elif loose:
            raise table["decks"][deck].wrong("edit-loose-cards", n=len(loose), deck=deck)


def _cards_named(part: Part, own: Mapping[str, int], places: Iterable[list[int]]) -> list[int]:
    """Cards of the expansions are only in games with them; one leaves the game with the Smugglers (SMG-3.3)."""
    deck = str(part.where[-1])
    for item in part.items():
        name = item.value
        if not isinstance(name, str) or name in own or name not in t.CARD_ID:
            continue  # a card of this game, or none at all
        if t.CARDS[t.CARD_ID[name]].deck == deck:
            raise item.wrong("edit-card-of-expansion", card=name)
    cards = part.several(own, WORDS.message("what-card-of-deck", deck=deck))
    for i, card in enumerate(cards):
        _take(places, card, part[i])
    return cards


def _edit_cards_in_play(s: Position, named: Part) -> None:
    """Cards that remain in play are taken from wherever they are. Cards just drawn go back to their deck."""
    for card in s.drawn:
        s.decks[t.CARD_DECK[card]].append(card)
    s.drawn = ()
    if not named.named:
        return
    for card in s.in_play:
        s.decks[t.CARD_DECK[card]].insert(0, card)
    lasting = {card.id: i for i, card in enumerate(t.CARDS) if card.lasting}
    s.in_play = tuple(named.several(lasting, "what-card-that-remains-in-play"))
    for i, card in enumerate(s.in_play):
        deck = t.CARD_DECK[card]
        _take((s.decks[deck], s.discards[deck], s.hands[deck]), card, named[i])


def _take(places: Iterable[list[int]], card: int, part: Part) -> None:
    for cards in places:
        if card in cards:
            cards.remove(card)
            return
    raise part.wrong("edit-no-other-card", card=t.CARDS[card].id, copies=t.CARDS[card].copies)


def _edit_prescience(s: Position, table: Part) -> None:
    piles = {"prescience": s.prescience, "prescience_out": s.prescience_out}
    for key, cards in piles.items():
        if key in table:
            s.prescience_deck[:0] = cards
            cards.clear()
    for key, cards in piles.items():
        cards += _from_prescience_deck(s, table[key])
    s.prescience_deck += _from_prescience_deck(s, table["prescience_deck_top"])[::-1]
    s.eyes = _revealed(s, table["eyes_of_ibad"], s.eyes)
    s.fear = _revealed(s, table["fear"], s.fear)
    s.claims = table["claims"].number(s.claims, 0, 2)


def _revealed(s: Position, part: Part, now: int) -> int:
    card = part.one_or_none(t.PRESCIENCE_ID, "what-prescience-card", now)
    if part.named and card >= 0 and card not in s.prescience:
        raise part.wrong("edit-not-revealed", card=t.PRESCIENCE[card].id)
    return card


def _from_prescience_deck(s: Position, part: Part) -> list[int]:
    named = part.several(t.PRESCIENCE_ID, "what-prescience-card")
    for i, card in enumerate(named):
        if card not in s.prescience_deck:
            raise part[i].wrong("edit-prescience-elsewhere", card=t.PRESCIENCE[card].id)
        s.prescience_deck.remove(card)
    return named


# ---------------------------------------------------------------- dice


def _edit_dice(s: Position, table: Part) -> None:
    s.dice = [0] * 20
    s.dice_pool = [0] * 10
    s.slotted = [-1, -1]
    for owner, results in table["dice"].parts((*SIDES, *DECKS), "what-owner-of-dice"):
        deck = SIDES.index(owner) * 2 if owner in SIDES else DECKS.index(owner)
        if owner in SIDES and team(s, SIDES.index(owner)):
            raise results.wrong("edit-which-partner", first=DECKS[deck], second=DECKS[deck + 1])
        if deck % 2 and not team(s, deck // 2):
            raise results.wrong("edit-dice-by-side", side=SIDES[deck // 2])
        for result in results.several(RESULTS, "what-result-of-an-action-die"):
            s.dice[deck * 5 + result] += 1
    for name, box in table["slotted"].parts(SIDES, "what-side"):
        s.slotted[SIDES.index(name)] = box.one_or_none(RESULTS, "what-box")
    for side in (0, 1):
        boxes = [s.dice[side * 10 + r] + s.dice[side * 10 + 5 + r] for r in range(5)]
        if sum(boxes) > DICE[side]:
            raise table["dice"].wrong("edit-dice", side=SIDES[side], n=DICE[side], wrong=sum(boxes))
        for result, n in enumerate(boxes):
            if n + (s.slotted[side] == result) > t.SLOTS[side][result]:
                raise table["dice"].wrong("edit-slots", box=RESULTS[result], side=SIDES[side])
    tokens = table["bene_gesserit"]
    for name, count in tokens.parts(SIDES, "what-side"):
        s.bene_gesserit[SIDES.index(name)] = count.number(0, 0, BENE_GESSERIT)
    s.bene_gesserit_left = BENE_GESSERIT - sum(s.bene_gesserit) - sum(box >= 0 for box in s.slotted)
    if s.bene_gesserit_left < 0:
        raise tokens.wrong("edit-bene-gesserit", n=BENE_GESSERIT)
    edit_smuggler_die(s, table)
    s.aside_dice = active_row(s)[0]
    s.forced_die = table["forced_die"].one_or_none(RESULTS, "what-result")
    s.forced_owner = -1
    faces = (*FACES, *RESULTS)  # as in rules/chance.py
    s.loaded = tuple(tuple(roll.several(faces, "what-face-of-a-die")) for roll in table["rolls"].items())


# ---------------------------------------------------------------- what must hold, and how it goes on


def _check(s: Position, areas: Areas) -> None:
    for area, owner in enumerate(s.owner):
        if owner < 0:
            continue
        name = t.AREAS[area].id
        part = areas.get(name, Part(areas, WORDS, ("areas",)))
        if not unit_count(s, area):
            raise part.wrong("edit-leaders-alone", area=name)
        if unit_count(s, area) > limit(s, owner):
            raise part.wrong("edit-too-many-units", area=name, n=limit(s, owner))
        if s.worm[area]:
            raise part.wrong("edit-worm-and-legion", area=name)
        if enemy_settlement(s, area, owner):
            raise part.wrong("edit-enemy-settlement", area=name)


def _start(s: Position, table: Part) -> None:
    """Begin the phase anew; nothing of an earlier turn is left."""
    s.stack.clear()
    s.groups = []
    s.arrived = s.moved_from = s.flown = s.signs_now = s.storm_done = ()
    s.pick_of = s.picked = s.b_group = NOBODY
    s.prizes = s.earned = ()
    s.due = False
    s.raided = 0
    s.acting, s.card, s.that = -1, -1, -1
    s.used_token = s.won_battle = s.hunted = 0
    acting = "dice" in table or "turn" in table or s.smuggler_die >= 0
    usual = "actions" if acting else "vehicles"
    phase = PHASES[table["phase"].one(PHASES, "what-phase", PHASES.index(usual))]
    if phase != "actions" and "turn" in table:
        raise table["turn"].wrong("edit-no-action-turn", phase=phase)
    side = table["turn"].one(SIDES, "what-side", t.ATREIDES_SIDE)
    s.seek = table["hunted"].truth()
    s.side = t.HARKONNEN_SIDE
    if phase == "round_start":
        s.phase = k.ROUND_START
        s.round -= 1
    elif phase == "vehicles":
        s.phase = k.VEHICLES
        start_vehicles(s)
    elif phase == "dice":
        s.phase = k.VEHICLES
        next_step(s)
    elif phase == "actions":
        s.phase = k.ACTIONS
        begin_turn(s, side)
    elif phase == "hazards":
        s.phase, s.side = k.HAZARDS, t.ATREIDES_SIDE
        start_hazards(s)
    elif phase == "storms":
        s.phase, s.side = k.STORMS, t.ATREIDES_SIDE
        start_storms(s)
    elif phase == "harvest":
        s.phase = k.HARVEST
        start_harvest(s)
    else:
        s.phase = k.HARVEST
        next_step(s)


# ---------------------------------------------------------------- a position in the words of an edit


def show_position(s: Position) -> dict[str, Any]:
    """Everything, hidden things too, by the names of the edits; what each seat sees of it stands under `sees`."""
    data = _for_people(view_of(s, -1))
    data["areas"] = {t.AREAS[area].id: _shown_area(s, area) for area in range(len(t.AREAS))}
    data["air"] = data.pop("zones")
    data["dice"] = _shown_dice(s)
    data["hands"] = {deck: [t.CARDS[c].id for c in s.hands[d]] for d, deck in enumerate(DECKS)}
    data["decks"] = {deck: [t.CARDS[c].id for c in reversed(s.decks[d])] for d, deck in enumerate(DECKS)}
    data["prescience_deck"] = [t.PRESCIENCE[c].id for c in reversed(s.prescience_deck)]
    data["objectives"] = [t.OBJECTIVES[o].id for o in s.objectives]
    data["standard_tokens"] = [t.TOKENS[x].id for x in reversed(s.standard)]
    data["pool"] = [SIGNS[kind] for kind in reversed(s.pool)]
    data["supply"] = {
        SIDES[x]: dict(
            zip((*UNIT_NAMES[x], GENERIC_NAMES[x]), [*s.supply[x * 3 : x * 3 + 3], s.generic_left[x]], strict=True)
        )
        for x in (0, 1)
    }
    if s.smugglers != k.NO_SMUGGLERS:
        data["smugglers"]["drawn"] = [t.CARDS[c].id for c in s.drawn]
    data["rolls_left"] = len(s.loaded)
    data["sees"] = {seat + 1: _for_people(view_of(s, seat)) for seat in range(s.seats)}
    return data


def _shown_area(s: Position, area: int) -> dict[str, Any]:
    sietch, settlement, station = sietch_in(s, area), settlement_in(s, area), t.STATION_AT[area]
    legion: list[list[str]] = [[], []]
    if s.owner[area] >= 0:
        side = s.owner[area]
        for tier in range(3):
            legion[side] += [UNIT_NAMES[side][tier]] * has(s, area, tier)
        legion[side] += [SMUGGLER] * has(s, area, k.SMUGGLER) + [TROOP] * has(s, area, k.TROOP)
        legion[side] += [GENERIC_NAMES[side]] * has(s, area, k.GENERIC)
        legion[side] += [x.id for i, x in enumerate(t.LEADERS) if s.named[area] >> i & 1]
        legion[side] += [t.TOKENS[x].id for x in s.tokens[area]]
    return {
        "harkonnen": legion[0],
        "atreides": legion[1],
        "harvester": (False, True, SMUGGLERS)[s.harvester[area]],
        "wormsign": SIGNS[s.sign[area] - 1] if s.sign[area] else None,
        "worm": WORMS[s.worm[area] - 1] if s.worm[area] else None,
        "settlement": settlement >= 0,
        "rank": t.SETTLEMENT_RANK[settlement] if settlement >= 0 else None,
        "sietch": {"rank": s.sietch_rank[sietch], "face_up": bool(s.sietch_up >> sietch & 1)} if sietch >= 0 else None,
        "station": MARKERS[s.stations[station]] if station >= 0 and s.stations_left >> station & 1 else None,
    }


def _shown_dice(s: Position) -> dict[str, list[str]]:
    by_deck = [[r for i, r in enumerate(RESULTS) for _ in range(s.dice[d * 5 + i])] for d in range(4)]
    return {**dict(zip(DECKS, by_deck, strict=True)), **{SIDES[x]: by_deck[x * 2] + by_deck[x * 2 + 1] for x in (0, 1)}}


def _for_people(view: dict[str, Any]) -> dict[str, Any]:
    """A view with seats and tank spaces counted from 1."""

    def seat(value: int | None) -> int | None:
        return None if value is None or value < 0 else value + 1

    data = dict(view)
    data.pop("legal", None)
    for key in ("seat", "player"):
        data[key] = seat(view[key])
    data["seats"] = {side: [x + 1 for x in seats] for side, seats in view["seats"].items()}
    data["asks"] = view["asks"] and {**view["asks"], "seat": seat(view["asks"]["seat"])}
    data["leaders"] = {
        name: {**leader, "tank": leader["tank"] + 1} if "tank" in leader else leader
        for name, leader in view["leaders"].items()
    }
    return data
