"""Positions for tests, built by setting fields by ids: who stands where, who holds what. Then actions by notation.

    s = table()                                     # no figures; all sietches face up, all settlements standing
    legion(s, "harkonnen", "carthag", regular=3, generic=1, leaders=["beast_rabban"])
    wormsign(s, "s4_3", "sandworm")
    turn(s, "harkonnen", "strategy")                # the die is spent: the next choice is what to use it for
    act(s, "move", "area carthag", "area arsunt", "all", "skip")
    assert at(s, "arsunt") == {"harkonnen": (3, 0, 0), "generic": 1, "leaders": ["beast_rabban"]}
    assert paused(s)                                # the turn is over; nothing runs on by itself

Figures, tokens and cards are taken from where they lie, so the numbers of all components stay true. A choice with a
single option is made by the engine itself or, where that would tell what is hidden, by `act` and `turn`, so that tests
of other rules need not know; `act(s, "?normal")` makes a choice only if it is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import chance, desert, rounds, spice
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.dice import unused
from landsraad.arrakis.rules.forces import has, place_sietch, remove, units_in, with_at
from landsraad.arrakis.rules.position import Position, options_now, run_on
from landsraad.arrakis.rules.state import Frame
from landsraad.arrakis.rules.turn import begin_turn
from landsraad.arrakis.tables import (
    AREA_ID,
    AREAS,
    CARD_DECK,
    CARD_ID,
    CARDS,
    LEADER_ID,
    LEADER_SIDE,
    LEADERS,
    PRESCIENCE,
    PRESCIENCE_ID,
    SETTLEMENTS,
    STATION_AREAS,
    TOKENS,
    ZONES,
)
from landsraad.arrakis.vocabulary import DECKS, IMPERIUM, MARKERS, RESULTS
from landsraad.kernel.contract import Setup

SIDES = {"harkonnen": 0, "atreides": 1}
NAMES = ("harkonnen", "atreides")
SIGNS = {"sand": 0, "sandworm": 1, "burrowing": 2}
PLACES = {"available": k.AVAILABLE, "tank": k.IN_TANK, "not_yet": k.NOT_YET, "gone": k.GONE}
ZONE_ID = {z.id: i for i, z in enumerate(ZONES)}
TOKEN_ID = {t.id: i for i, t in enumerate(TOKENS)}
PAUSE: Frame = (k.SPEND_RESERVE, 0, 0, 0)  # a decision at the bottom of the stack where every game waits

# ---------------------------------------------------------------- the table


def table(players: int = 2, seed: int | str = 1, **options: Any) -> Position:
    """A game of the first round with an empty board: no figures, vehicles or wormsigns; hands empty.

    Settlements and sietches stand (the sietches face up, undefended), the stations lie, the leaders who start in play
    are available, no bans, no dice.
    """
    s = GAME.new(Setup(players, seed, **options))
    for area in range(len(AREAS)):
        clear(s, AREAS[area].id)
        if s.harvester[area]:
            s.harvester = with_at(s.harvester, area, 0)
            s.vehicles[0] += 1
    for deck in range(4):
        s.decks[deck] += s.hands[deck]
        s.hands[deck] = []
    s.prescience_deck += s.prescience
    s.prescience = []
    s.sietch_up = (1 << 8) - 1
    s.dice = [0] * 20
    s.phase = k.ACTIONS
    pause(s)
    return s


def pause(s: Position) -> None:
    """Nothing is pending."""
    s.stack = [PAUSE]
    refresh(s)


def paused(s: Position) -> bool:
    """Everything that was started is finished."""
    return not s.over and s.stack == [PAUSE]


def refresh(s: Position) -> None:
    """After fields were set by hand: work out again what may be chosen."""
    s.player = s.stack[-1][1]
    s.legal_list = options_now(s)


# ---------------------------------------------------------------- figures


def clear(s: Position, area: str) -> None:
    """Take the legion there off the board: units and generic leaders to the supply, named leaders are available."""
    a = AREA_ID[area]
    side = s.owner[a]
    if side < 0:
        return
    for figure in range(k.FIGURES):
        while s.force[a * k.FIGURES + figure]:
            remove(s, side, a, figure)
    for leader in range(len(LEADERS)):
        if s.named[a] >> leader & 1:
            s.where[leader] = k.AVAILABLE
    s.named[a] = 0
    for token in s.tokens[a]:
        if TOKENS[token].set == "standard":
            s.standard.append(token)
    s.tokens[a] = ()
    s.owner[a] = -1


def legion(
    s: Position,
    side: str,
    area: str,
    regular: int = 0,
    elite: int = 0,
    special: int = 0,
    generic: int = 0,
    leaders: Sequence[str] = (),
    tokens: Sequence[str] = (),
) -> None:
    """Add figures of a side to an area, from the supply."""
    a, x = AREA_ID[area], SIDES[side]
    assert s.owner[a] in (-1, x)
    for tier, n in enumerate((regular, elite, special)):
        assert s.supply[x * 3 + tier] >= n, "not so many in the supply"
        s.supply[x * 3 + tier] -= n
        s.force[a * k.FIGURES + tier] += n
    assert s.generic_left[x] >= generic
    s.generic_left[x] -= generic
    s.force[a * k.FIGURES + k.GENERIC] += generic
    for name in leaders:
        leader = LEADER_ID[name]
        assert LEADER_SIDE[leader] == x
        if s.where[leader] >= 0:
            s.named[s.where[leader]] &= ~(1 << leader)
        s.where[leader] = a
        s.named[a] |= 1 << leader
    for name in tokens:
        token = TOKEN_ID[name]
        if token in s.standard:
            s.standard.remove(token)
        assert not any(token in there for there in s.tokens), "that token lies on the board"
        s.tokens[a] = (*s.tokens[a], token)
    s.owner[a] = x
    assert any(units_in(s, a)) or s.tokens[a], "leaders need a unit (ARR-13.3)"


def leader(s: Position, name: str, place: str, tank: int = 0) -> None:
    """A named leader who is not on the board: available, tank, not_yet or gone."""
    number = LEADER_ID[name]
    if s.where[number] >= 0:
        s.named[s.where[number]] &= ~(1 << number)
    s.where[number] = PLACES[place]
    s.tank[number] = tank


def spent(s: Position, *names: str) -> None:
    """These leader cards have been used in this round."""
    for name in names:
        s.spent |= 1 << LEADER_ID[name]


def wormsign(s: Position, area: str, kind: str = "sand") -> None:
    number = SIGNS[kind]
    s.pool.remove(number)
    s.sign = with_at(s.sign, AREA_ID[area], number + 1)


def pool(s: Position, *kinds: str) -> None:
    """The wormsigns in the pool, the first one named is drawn first; breaks the number of tokens."""
    s.pool = [SIGNS[kind] for kind in kinds][::-1]


def worm(s: Position, area: str, wild: bool = False) -> None:
    if wild:
        s.wild_maker = 1
        s.worm = with_at(s.worm, AREA_ID[area], 2)
        return
    assert s.worms_left
    s.worms_left -= 1
    s.worm = with_at(s.worm, AREA_ID[area], 1)


def harvester(s: Position, *areas: str) -> None:
    for area in areas:
        s.harvester = with_at(s.harvester, AREA_ID[area], 1)
        s.vehicles[0] -= 1


def ornithopter(s: Position, *zones: str) -> None:
    for zone in zones:
        s.zone[ZONE_ID[zone]] = 1
        s.vehicles[1] -= 1


def carryall(s: Position, *zones: str) -> None:
    for zone in zones:
        s.zone[ZONE_ID[zone]] = 2
        s.vehicles[2] -= 1


# ---------------------------------------------------------------- settlements, tracks, cards


def sietch(s: Position, area: str, rank: int, up: bool = True) -> None:
    """The sietch in that area has this rank: two tokens change places if need be."""
    here = s.sietch_at.index(AREA_ID[area])
    if s.sietch_rank[here] != rank:
        there = s.sietch_rank.index(rank)
        s.sietch_rank[here], s.sietch_rank[there] = rank, s.sietch_rank[here]
    s.sietch_up = s.sietch_up | 1 << here if up else s.sietch_up & ~(1 << here)


def raze(s: Position, *areas: str) -> None:
    """These settlements and sietches have been destroyed."""
    for name in areas:
        area = AREA_ID[name]
        if area in SETTLEMENTS:
            s.settlements &= ~(1 << SETTLEMENTS.index(area))
        else:
            place_sietch(s, s.sietch_at.index(area), -1)


def station(s: Position, area: str, marker: str) -> None:
    """The station there shows that marker: two tokens change places if need be."""
    here = STATION_AREAS.index(AREA_ID[area])
    number = MARKERS.index(marker)
    if s.stations[here] != number:
        there = s.stations.index(number)
        s.stations[here], s.stations[there] = number, s.stations[here]
    s.stations_left |= 1 << here


def markers(s: Position, kwisatz_haderach: int = 0, sand_dwellers: int = 0, jihad: int = 0) -> None:
    s.marker = [kwisatz_haderach, sand_dwellers, jihad]


def imperium(s: Position, choam: int, spacing_guild: int, landsraad: int) -> None:
    s.imperium = [choam, spacing_guild, landsraad]


def ban(s: Position, *names: str) -> None:
    s.bans = sum(1 << IMPERIUM.index(name) for name in names)


def bans(s: Position) -> list[str]:
    return [name for i, name in enumerate(IMPERIUM) if s.bans >> i & 1]


def hand(s: Position, *ids: str) -> None:
    """These cards are taken out of their decks into the hands they belong to."""
    for name in ids:
        card = CARD_ID[name]
        s.decks[CARD_DECK[card]].remove(card)
        s.hands[CARD_DECK[card]].append(card)


def on_top(s: Position, *ids: str) -> None:
    """Cards that will be drawn next from their decks, the first one named first."""
    for name in reversed(ids):
        card = CARD_ID[name]
        deck = s.decks[CARD_DECK[card]]
        deck.remove(card)
        deck.append(card)


def held(s: Position, deck: str) -> list[str]:
    return sorted(CARDS[c].id for c in s.hands[DECKS.index(deck)])


def discarded(s: Position, deck: str) -> list[str]:
    return sorted(CARDS[c].id for c in s.discards[DECKS.index(deck)])


def prescience(s: Position, *ids: str) -> None:
    """These prescience cards are revealed."""
    for name in ids:
        s.prescience_deck.remove(PRESCIENCE_ID[name])
        s.prescience.append(PRESCIENCE_ID[name])


def revealed(s: Position) -> list[str]:
    return [PRESCIENCE[c].id for c in s.prescience]


def dice(s: Position, side: str, *results: str, partner: bool = False) -> None:
    """The unused dice of a side (or of the partner in a team)."""
    first = SIDES[side] * 10 + 5 * partner
    s.dice[first : first + 5] = [results.count(r) for r in RESULTS]


def unused_dice(s: Position, side: str) -> int:
    return unused(s, SIDES[side])


# ---------------------------------------------------------------- starting things


def turn(s: Position, side: str, *results: str, other: Sequence[str] = ()) -> None:
    """An action turn of that side with these dice; the other side has `other`. A single die is spent at once."""
    x = SIDES[side]
    s.phase = k.ACTIONS
    dice(s, side, *results)
    dice(s, NAMES[1 - x], *other)
    s.stack = [PAUSE]
    begin_turn(s, x)
    run_on(s)
    lone(s)
    if len(results) == 1 and s.stack[-1][0] == k.TURN:
        act(s, f"die {results[0]}")


def vehicles_phase(s: Position) -> None:
    s.phase = k.VEHICLES
    s.side = 0
    s.acting = -1
    s.stack = [PAUSE]
    spice.start_vehicles(s)
    run_on(s)


def hazards(s: Position) -> None:
    """The wormsigns of phase 3; afterwards `end_hazards`."""
    s.phase = k.HAZARDS
    s.side = 1
    s.acting = -1
    s.stack = [PAUSE]
    desert.start_hazards(s)
    run_on(s)


def end_hazards(s: Position) -> None:
    assert paused(s)
    desert.end_hazards(s)


def storms(s: Position) -> None:
    s.phase = k.STORMS
    s.side = 1
    s.acting = -1
    s.stack = [PAUSE]
    desert.start_storms(s)
    run_on(s)


def harvest(s: Position, amount: int | None = None) -> None:
    """The harvesting phase; with an amount, that much spice whatever was harvested."""
    s.phase = k.HARVEST
    s.side = 0
    s.acting = -1
    s.stack = [PAUSE]
    spice.start_harvest(s)
    if amount is not None:
        s.spice = amount
    run_on(s)


def round_end(s: Position) -> None:
    """The end of the round up to the hands and prescience cards; run on from there by `next_round`."""
    s.phase = k.ROUND_END
    s.side = 0
    s.acting = -1
    s.stack = [PAUSE, (k.END_CLAIM, s.house[1], 0, 0)]
    run_on(s)


def next_round(s: Position) -> None:
    """What is left of the end of the round, and the start of the next one up to its first decision."""
    s.phase = k.ROUND_END
    s.stack = []
    rounds.next_step(s)
    run_on(s)


# ---------------------------------------------------------------- dice that fall as told

FACES = {"S": 0, "D": 3, "*": 5}  # sword, shield, special


class Rolls:
    """Rolls to come: "SSD*" is two swords, a shield and a special. Asking for another number of dice fails."""

    def __init__(self, *rolls: str) -> None:
        self.left = list(rolls)

    def __call__(self, s: Any, n: int) -> tuple[int, ...]:
        assert self.left, f"nobody expected a roll of {n} dice"
        faces = self.left.pop(0)
        assert len(faces) == n, f"{n} dice are rolled, not {len(faces)}"
        s.reveals += 1
        return tuple(FACES[f] for f in faces)


def fix(monkeypatch: pytest.MonkeyPatch, *rolls: str) -> Rolls:
    """The next rolls of combat dice, in their order. `rolls.left` says which have not been made yet."""
    told = Rolls(*rolls)
    monkeypatch.setattr(chance, "roll", told)
    return told


# ---------------------------------------------------------------- playing and looking


def notation(action: int) -> str:
    return GAME.actions.notations[action]


def legal(s: Position) -> set[str]:
    """The notations of everything that may be chosen now."""
    assert s.legal() == options_now(s)
    words = [notation(a) for a in s.legal()]
    assert len(words) == len(set(words)), f"two actions with the same notation: {words}"
    return set(words)


def act(s: Position, *moves: str) -> None:
    """Make these choices one after the other. An illegal one fails the test; "?x" is made only if it is open."""
    for move in moves:
        by_name = {notation(a): a for a in s.legal()}
        if move.startswith("?"):
            if move[1:] not in by_name or paused(s):
                continue
            move = move[1:]
        assert move in by_name, f"“{move}” is not legal; asked: {asked(s)}, legal: {sorted(by_name)}"
        s.apply(by_name[move])
        lone(s)


def lone(s: Position) -> None:
    """Take what is asked about only so that nobody learns that there is no choice (Decision.alone)."""
    while not s.over and len(s.legal()) == 1 and not paused(s):
        s.apply(s.legal()[0])


def starting(s: Position, word: str) -> set[str]:
    """The legal notations that start with a word, without it: starting(s, "area") -> {"arrakeen", …}."""
    return {x.removeprefix(word).strip() for x in legal(s) if x.startswith(word + " ")}


def asked(s: Position) -> tuple[int, str]:
    """Whose decision it is and of what kind, as the view says it."""
    if paused(s):
        return -1, "nothing"
    asks = s.view(-1)["asks"]
    return asks["seat"], asks["kind"]


def at(s: Position, area: str) -> dict[str, Any]:
    """Who stands there: {} for nobody, else {side: units by kind} and what else there is of the legion."""
    a = AREA_ID[area]
    if s.owner[a] < 0:
        assert not any(s.force[a * k.FIGURES : (a + 1) * k.FIGURES])
        assert not s.named[a]
        assert not s.tokens[a]
        return {}
    data: dict[str, Any] = {NAMES[s.owner[a]]: tuple(units_in(s, a)[:3])}
    if has(s, a, k.GENERIC):
        data["generic"] = has(s, a, k.GENERIC)
    if s.named[a]:
        data["leaders"] = [LEADERS[i].id for i in range(len(LEADERS)) if s.named[a] >> i & 1]
    if s.tokens[a]:
        data["tokens"] = [TOKENS[t].id for t in s.tokens[a]]
    return data


def units(regular: int = 0, elite: int = 0, special: int = 0) -> dict[str, int]:
    """As a view has them."""
    return {"regular": regular, "elite": elite, "special": special}


def where(s: Position, name: str) -> str:
    """Of a named leader: an area, available, tank, not_yet or gone."""
    place = s.where[LEADER_ID[name]]
    return AREAS[place].id if place >= 0 else next(word for word, code in PLACES.items() if code == place)


def worms(s: Position) -> set[str]:
    return {AREAS[a].id for a, w in enumerate(s.worm) if w}


def wormsigns(s: Position) -> set[str]:
    return {AREAS[a].id for a, w in enumerate(s.sign) if w}


def harvesters(s: Position) -> set[str]:
    return {AREAS[a].id for a, h in enumerate(s.harvester) if h}


def zones(s: Position) -> dict[str, str]:
    """The occupied air zones."""
    return {ZONES[z].id: ("", "ornithopter", "carryall")[h] for z, h in enumerate(s.zone) if h}


def supply(s: Position, side: str) -> tuple[int, int, int, int]:
    """Regular, Elite, special elite, generic leaders."""
    x = SIDES[side]
    regular, elite, special = s.supply[x * 3 : x * 3 + 3]
    return regular, elite, special, s.generic_left[x]


def standing(s: Position) -> set[str]:
    """Areas of settlements and sietches that have not been destroyed."""
    found = {AREAS[a].id for i, a in enumerate(SETTLEMENTS) if s.settlements >> i & 1}
    return found | {AREAS[a].id for a in s.sietch_at if a >= 0}
