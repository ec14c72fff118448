"""Positions for scenarios: a state with parts replaced, and any state told in the same words.

An edit changes what it names and nothing else, with the exceptions that docs/scenarios.md lists: a card is always in
exactly one place, so it is taken from somewhere and what it replaces goes somewhere; troops and dreadnoughts named
nowhere are in the supply, Agents named nowhere wait on the leader. Victory Points never follow from other edits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..kernel.edit_values import Known, Part
from ..kernel.position import with_at
from . import edit_hagal
from . import tables as t
from .rules import codes as k
from .rules.cards import put_away
from .rules.position import Position, run_on
from .rules.state import Player
from .rules.turns import begin_turn
from .view import view_of
from .vocabulary import FACTIONS, Card, Conflict, IntrigueCard, Leader, Space
from .wording.catalogue import CATALOGUE as WORDS

Component = Card | Conflict | IntrigueCard | Leader | Space
Seats = Mapping[int, Part]  # those that the edit names

TROOPS: Final = 12  # of each player (IMP-1.1)
DREADNOUGHTS: Final = 2
AGENTS: Final = 2  # without the Swordmaster
ROW: Final = 5
ROUNDS: Final = 10
LAST_LEVEL: Final = 6  # of an Influence track
TOP_SPACE: Final = 3  # of the Shipping track
SNOOPERS_AT: Final = 2  # Influence at which Tessia takes a Snooper token (IMP-2.7)

PHASES: Final = {
    "turns": k.PLAYER_TURNS,
    "combat": k.FIGHTING,
    "makers": k.MAKERS,
    "recall": k.RECALLING,
    "round_start": k.ROUND_START,
    "endgame": k.ENDING,
}
TABLE_KEYS: Final = (
    *("round", "phase", "first", "turn", "conflict", "conflict_deck"),
    *("row", "imperium_deck", "imperium_deck_top", "intrigue_deck", "intrigue_deck_top", "intrigue_discard"),
    *("alliances", "control", "bonus_spice", "mentat", "mentat_reserved", "players"),
)
IX_TABLE_KEYS: Final = ("tech", "tech_stacks", "dreadnoughts_on")
NUMBERS: Final = ("vp", "solari", "spice", "water", "swords")
PLAYER_KEYS: Final = (
    *("leader", *NUMBERS, "influence", "agents", "agents_on", "swordmaster", "council"),
    *("supply", "garrison", "conflict", "revealed"),
    *("hand", "deck", "deck_top", "discard", "in_play", "aside", "intrigue", "waiting"),
    *("voice", "tokens", "masterstroke_used"),
)
IX_PLAYER_KEYS: Final = ("dreadnoughts", "freighter", "negotiators", "tech", "flipped", "snoopers", "ahead", "push")
CARD_ZONES: Final = ("hand", "in_play", "discard", "deck", "deck_top", "aside", "ahead")
SINGLE_CARDS: Final = ("aside", "ahead")  # zones of one card
EVERYTHING_ELSE: Final = "rest"  # in a list of Intrigue cards: all that have no other place


def edit_position(state: Position, edits: Mapping[str, Any]) -> Position:
    """The state with the named parts replaced, run on to its next decision. BadPosition if that cannot be."""
    s = _after_setup(state)
    known = TABLE_KEYS if s.hagal is None else (*TABLE_KEYS, *edit_hagal.TABLE_KEYS)
    table = _parts(s, Part(edits, WORDS), known, IX_TABLE_KEYS, "what-part-of-the-position")
    seats = _seats(s, table["players"])
    _edit_leaders(s, table, seats)
    for seat, edit in seats.items():
        _edit_player(s, seat, edit)
    _edit_board(s, table)
    if s.ix:
        _edit_snoopers(s, table)
        _edit_dreadnoughts(s, table)
        _edit_tiles(s, table, seats)
    if s.hagal is not None:
        edit_hagal.edit_rivals(s, table, seats)
        edit_hagal.marked_tile_first(s)
    _edit_agents(s, table)
    _deal_cards(s, table, seats)
    _deal_intrigue(s, table, seats)
    _lay_conflicts(s, table)
    _forget(s)
    _start(s, table, seats)
    run_on(s)
    return s


def _after_setup(state: Position) -> Position:
    """A copy with leaders and hands; the Baron's tokens and Ilesa's card are named by the edits."""
    s = state.clone()
    s.over = False
    if s.stack and s.stack[-1][0] == k.DRAFT:
        raise Part(None, WORDS).wrong("edit-leaders-open")
    while s.stack and s.stack[-1][0] in (k.BARON, k.KEEP_INTRIGUE, k.SET_AHEAD):
        s.apply(s.legal_list[0])
    for p in s.players:
        if p.ahead >= 0:
            p.hand.append(p.ahead)
            p.ahead = -1
    if s.hagal is not None:
        edit_hagal.rivals_as_set_up(s)
    return s


# ---------------------------------------------------------------- reading values


def _parts(s: Position, edit: Part, known: tuple[str, ...], with_ix: tuple[str, ...], what: str) -> Part:
    """A mapping in which some names need Rise of Ix."""
    for key, part in edit.parts((*known, *with_ix), what):
        if key in with_ix and not s.ix:
            raise part.wrong("edit-needs-ix", key=key)
    return edit


def _seat(s: Position, part: Part, now: int = 0) -> int:
    """Seats are counted from 1 for people."""
    return part.number(now + 1, 1, len(s.players)) - 1


def _seat_or_none(s: Position, part: Part) -> int:
    return -1 if part.is_none else _seat(s, part)


def _component(s: Position, part: Part, known: Known, printed: Sequence[Component], what: str) -> int:
    """A card, leader or space that is in this game."""
    number = part.one(known, what)
    thing = printed[number]
    if thing.set == "ix" and not s.ix:
        raise part.wrong("edit-of-ix", what=thing.id)
    if thing.set == "no_ix" and s.ix:
        raise part.wrong("edit-not-with-ix", what=thing.id)
    return number


def _card(s: Position, part: Part) -> int:
    return _component(s, part, t.CARD_ID, t.CARDS, "what-card")


def _conflict(s: Position, part: Part) -> int:
    return _component(s, part, t.CONFLICT_ID, t.CONFLICTS, "what-conflict-card")


def _space(s: Position, part: Part) -> int:
    return _component(s, part, t.SPACE_ID, t.SPACES, "what-space")


def _seats(s: Position, players: Part) -> Seats:
    if players.named and not isinstance(players.value, Mapping):
        raise players.wrong("edit-players")
    seats = {}
    for number in players.value if players.named else ():
        seat = _seat(s, Part(number, WORDS, (*players.where, number)))
        known, with_ix = (PLAYER_KEYS, IX_PLAYER_KEYS) if seat < s.humans else edit_hagal.keys_of(s, seat)
        what = "what-part-of-a-seat" if seat < s.humans else "what-part-of-a-rival"
        seats[seat] = _parts(s, players[number], known, with_ix, what)
    return seats


# ---------------------------------------------------------------- numbers and markers


def _edit_leaders(s: Position, table: Part, seats: Seats) -> None:
    for seat, edit in seats.items():
        if "leader" in edit and seat < s.humans:
            leader = _component(s, edit["leader"], t.LEADER_ID, t.LEADERS, "what-leader")
            if t.CAREFUL_OBSERVATION[leader] and not t.CAREFUL_OBSERVATION[s.players[seat].leader]:
                s.players[seat].snoopers = (1 << len(FACTIONS)) - 1
            s.players[seat].leader = leader
    for seat in range(s.humans):
        p = s.players[seat]
        edit = table["players"][seat + 1]
        if any(q.leader == p.leader for q in s.players[:seat]):
            raise edit["leader"].wrong("edit-leader-twice", leader=t.LEADERS[p.leader].id)
        if "ahead" in edit and not t.ONE_STEP_AHEAD[p.leader]:
            raise edit["ahead"].wrong("edit-only-ilesa")
        if not t.MASTERSTROKE[p.leader]:
            p.tokens = p.tokens_used = 0
            for key in ("tokens", "masterstroke_used"):
                if key in edit:
                    raise edit[key].wrong("edit-only-baron", key=key)
            continue
        if "tokens" not in edit:
            raise edit.wrong("edit-baron-needs-tokens")
        chosen = set(edit["tokens"].several(t.FACTION_ID, "what-faction"))
        if len(chosen) != 2:
            raise edit["tokens"].wrong("edit-baron-two-tokens")
        p.tokens = sum(1 << f for f in chosen)
        p.tokens_used = edit["masterstroke_used"].truth()


def _edit_player(s: Position, seat: int, edit: Part) -> None:
    p = s.players[seat]
    for name in NUMBERS:
        setattr(p, name, edit[name].number(getattr(p, name)))
    if seat < s.humans:
        p.swordmaster = edit["swordmaster"].truth(p.swordmaster)
        p.council = edit["council"].truth(p.council)
    for faction, level in edit["influence"].parts(t.FACTION_ID, "what-faction"):
        p.influence = with_at(p.influence, t.FACTION_ID[faction], level.number(0, 0, LAST_LEVEL))
    if "voice" in edit:
        p.voice = _space(s, edit["voice"])
        p.voice_on = ((1 << len(s.players)) - 1) & ~(1 << seat)
    p.freighter = edit["freighter"].number(p.freighter, 0, TOP_SPACE)
    p.push = edit["push"].number(p.push)
    _edit_troops(p, edit)


def _edit_troops(p: Player, edit: Part) -> None:
    """What is neither in the garrison nor in the Conflict nor on the Ix board is in the supply."""
    for name in ("garrison", "conflict", "negotiators"):
        setattr(p, name, edit[name].number(getattr(p, name), 0, TROOPS))
    told = {"n": TROOPS, "garrison": p.garrison, "conflict": p.conflict, "negotiators": p.negotiators}
    p.supply = TROOPS - p.garrison - p.conflict - p.negotiators
    if p.supply < 0:
        raise edit.wrong("edit-troops", **told)
    supply = edit["supply"]
    if supply.number(p.supply, 0, TROOPS) != p.supply:
        raise supply.wrong("edit-supply", **told, rest=p.supply, wrong=supply.value)


def _controlled() -> dict[str, int]:
    return {t.SPACES[x].id: i for i, x in enumerate(t.LOCATIONS)}


def _edit_board(s: Position, table: Part) -> None:
    for faction, holder in table["alliances"].parts(t.FACTION_ID, "what-faction"):
        s.alliance = with_at(s.alliance, t.FACTION_ID[faction], _seat_or_none(s, holder))
    locations = _controlled()
    for space, holder in table["control"].parts(locations, "what-space-that-can-be-controlled"):
        s.control = with_at(s.control, locations[space], _seat_or_none(s, holder))
    makers = {t.SPACES[x].id: i for i, x in enumerate(t.MAKERS)}
    for space, amount in table["bonus_spice"].parts(makers, "what-maker-space"):
        s.bonus = with_at(s.bonus, makers[space], amount.number())
    s.first = _seat(s, table["first"])
    s.mentat = _seat_or_none(s, table["mentat"]) if "mentat" in table else -1
    reserved = table["mentat_reserved"]
    if reserved.named:
        if s.mentat >= 0:
            raise reserved.wrong("edit-mentat")
        s.mentat = 4 + _seat(s, reserved)


def _edit_agents(s: Position, table: Part) -> None:
    """Agents that stand on no space wait on their leader."""
    s.occupied = 0
    for seat, p in enumerate(s.players):
        edit = table["players"][seat + 1]
        if "agents_on" in edit:
            p.placed = tuple(_space(s, part) for part in edit["agents_on"].items())
        total = AGENTS + p.swordmaster + (s.mentat == seat)
        p.agents = total - len(p.placed)
        if p.agents < 0:
            raise edit["agents_on"].wrong("edit-agents-on-board", seat=seat + 1, n=total, wrong=len(p.placed))
        waiting = edit["agents"]
        if waiting.number(p.agents) != p.agents:
            told = {"seat": seat + 1, "n": total, "board": len(p.placed), "rest": p.agents}
            raise waiting.wrong("edit-agents-waiting", **told, wrong=waiting.value)
        for space in p.placed:
            s.occupied |= 1 << space


# ---------------------------------------------------------------- Rise of Ix


def _edit_snoopers(s: Position, table: Part) -> None:
    """A Snooper lies on a track only until Tessia has 2 Influence there (IMP-12.17)."""
    for seat, p in enumerate(s.players):
        named = table["players"][seat + 1]["snoopers"]
        if not t.CAREFUL_OBSERVATION[p.leader]:
            if named.named:
                raise named.wrong("edit-only-tessia")
            p.snoopers = 0
        if named.named:
            tracks = named.several(t.FACTION_ID, "what-faction")
            for i, faction in enumerate(tracks):
                if p.influence[faction] >= SNOOPERS_AT:
                    raise named[i].wrong("edit-snooper-taken", n=p.influence[faction])
            p.snoopers = sum(1 << f for f in set(tracks))
        p.snoopers &= sum(1 << f for f, level in enumerate(p.influence) if level < SNOOPERS_AT)


def _edit_dreadnoughts(s: Position, table: Part) -> None:
    """What is neither in the garrison nor in the Conflict nor on a location is in the supply."""
    locations = _controlled()
    for name, owner in table["dreadnoughts_on"].parts(locations, "what-space-that-can-be-controlled"):
        s.dreads = with_at(s.dreads, locations[name], _seat_or_none(s, owner))
    if len(s.dreads) - s.dreads.count(-1) > 1:
        raise table["dreadnoughts_on"].wrong("edit-one-dreadnought")
    s.stationed = -1
    for seat, p in enumerate(s.players):
        edit = table["players"][seat + 1]["dreadnoughts"].of(
            ("garrison", "conflict", "supply"), "what-place-of-a-dreadnought"
        )
        p.dread_garrison = edit["garrison"].number(p.dread_garrison, 0, DREADNOUGHTS)
        p.dread_conflict = edit["conflict"].number(p.dread_conflict, 0, DREADNOUGHTS)
        p.dread_supply = DREADNOUGHTS - p.dread_garrison - p.dread_conflict - s.dreads.count(seat)
        if p.dread_supply < 0 or ("supply" in edit and edit["supply"].value != p.dread_supply):
            raise edit.wrong("edit-dreadnoughts", seat=seat + 1, n=DREADNOUGHTS)


def _edit_tiles(s: Position, table: Part, seats: Seats) -> None:
    """Every tile lies in one place; one that has no place has left the game."""
    if "tech" in table and "tech_stacks" in table:
        raise table["tech_stacks"].wrong("edit-stacks-or-top")
    for seat, edit in seats.items():
        if "tech" in edit:
            s.players[seat].tech = tuple(edit["tech"].several(t.TECH_ID, "what-tech-tile"))
    owned: list[int] = []
    for seat, p in enumerate(s.players):
        for i, tile in enumerate(p.tech):
            if tile in owned:
                raise table["players"][seat + 1]["tech"][i].wrong("edit-one-tile", tile=t.TECH[tile].id)
            owned.append(tile)
    stacks = [[x for x in stack if x not in owned] for stack in s.stacks]
    if "tech_stacks" in table:
        stacks = _whole_stacks(table["tech_stacks"], owned)
    elif "tech" in table:
        _turn_up(stacks, table["tech"])
    s.stacks = tuple(tuple(stack) for stack in stacks)
    s.face_up = sum(1 << i for i, stack in enumerate(stacks) if stack)
    for seat, p in enumerate(s.players):
        flipped = table["players"][seat + 1]["flipped"]
        if flipped.named:
            tiles = flipped.several(t.TECH_ID, "what-tech-tile")
            for i, tile in enumerate(tiles):
                if tile not in p.tech or not t.TECH_FLIPS[tile]:
                    raise flipped[i].wrong("edit-not-flipped", tile=t.TECH[tile].id)
            p.flipped = sum(1 << x for x in set(tiles))
        p.flipped &= sum(1 << x for x in p.tech)


def _whole_stacks(named: Part, owned: list[int]) -> list[list[int]]:
    """Three stacks, each written from the top and kept from the bottom."""
    stacks = [stack.several(t.TECH_ID, "what-tech-tile")[::-1] for stack in named.items()]
    if len(stacks) != 3:
        raise named.wrong("edit-three-stacks", n=len(stacks))
    tiles = [x for stack in stacks for x in stack]
    for tile in tiles:
        if tile in owned or tiles.count(tile) > 1:
            raise named.wrong("edit-one-tile", tile=t.TECH[tile].id)
    return stacks


def _turn_up(stacks: list[list[int]], named: Part) -> None:
    """Each tile changes places with the one that lies on top of its stack."""
    tops = named.several(t.TECH_ID, "what-tech-tile")
    if len(tops) != len(stacks) or len(set(tops)) != len(tops):
        raise named.wrong("edit-three-tops")
    for i, tile in enumerate(tops):
        found = next(((j, stack.index(tile)) for j, stack in enumerate(stacks) if tile in stack), None)
        if found is None:
            raise named[i].wrong("edit-tile-taken", tile=t.TECH[tile].id)
        if not stacks[i]:
            raise named[i].wrong("edit-stack-empty")
        stack, place = found
        stacks[stack][place], stacks[i][-1] = stacks[i][-1], tile


# ---------------------------------------------------------------- cards of the players' decks


class _Cards:
    """Where cards are taken from and put back to while a position is dealt."""

    def __init__(self, s: Position, table: Part, seats: Seats) -> None:
        self.s = s
        self.named = {seat: {zone for zone in CARD_ZONES if zone in edit} for seat, edit in seats.items()}
        self.row_named = "row" in table
        self.deck_named = "imperium_deck" in table
        self.loose: list[list[int]] = [[] for _ in s.players]  # what named zones held before
        self.common: list[int] = []
        for seat, p in enumerate(s.players):
            for zone in self.named.get(seat, set()) - {"deck_top", *SINGLE_CARDS}:
                cards = _zone(p, zone)
                self.loose[seat] += cards
                cards.clear()
            if p.aside >= 0:
                self.common.append(p.aside)
                p.aside = -1
        for named, cards in ((self.row_named, s.row), (self.deck_named, s.imperium_deck)):
            if named:
                self.common += cards
                cards.clear()

    def take_for(self, seat: int, card: int, part: Part) -> int:
        """A copy for a player: from the own cards first, then from the Imperium deck or Reserve, then from the row."""
        p = self.s.players[seat]
        named = self.named.get(seat, set())
        own = [self.loose[seat], *(_zone(p, z) for z in ("deck", "discard", "hand", "in_play") if z not in named)]
        if _take(own, card):
            return card
        if t.CARDS[card].kind in ("starter", "epic"):
            raise part.wrong("edit-seat-copies", seat=seat + 1, n=self.copies(card), card=t.CARDS[card].id)
        return self.take(card, part)

    def copies(self, card: int) -> int:
        """Of a starting card, for each player: in Epic mode Control the Spice replaces a Dune (IMP-E3)."""
        if t.CARDS[card].kind == "epic":
            return self.s.epic
        return t.CARDS[card].copies - (self.s.epic and t.CARDS[card].id == "dune_the_desert_planet")

    def take(self, card: int, part: Part) -> int:
        stack = t.RESERVE_INDEX[card]
        if stack >= 0 and self.s.reserve[stack]:
            self.s.reserve = with_at(self.s.reserve, stack, self.s.reserve[stack] - 1)
            return card
        places = [self.common, self.s.imperium_deck, self.s.trashed]
        if not self.row_named:
            places.append(self.s.row)
        if stack >= 0 or not _take(places, card):
            raise part.wrong("edit-copies", n=t.CARDS[card].copies, card=t.CARDS[card].id)
        return card

    def put_back(self, row: Part) -> None:
        """What nobody asked for: to the bottom of its deck; if that is named, to the discard pile; else out of play."""
        s = self.s
        for seat, p in enumerate(s.players):
            named = self.named.get(seat, set())
            if "deck" not in named:
                p.deck[:0] = self.loose[seat]
            elif "discard" not in named:
                p.discard += self.loose[seat]
            else:
                for card in self.loose[seat]:
                    put_away(s, card)
        if self.deck_named:
            s.trashed += self.common
        else:
            s.imperium_deck[:0] = self.common
        while len(s.row) < ROW and s.imperium_deck:
            if self.row_named:
                raise row.wrong("edit-row-full", n=ROW)
            s.row.append(s.imperium_deck.pop())


def _zone(p: Player, zone: str) -> list[int]:
    return {"hand": p.hand, "deck": p.deck, "discard": p.discard, "in_play": p.play}[zone]


def _take(places: Iterable[list[int]], card: int) -> bool:
    """Take one copy from the first place that has it: of a deck the lowest, so that its top stays as it is."""
    for cards in places:
        if card in cards:
            cards.remove(card)
            return True
    return False


def _deal_cards(s: Position, table: Part, seats: Seats) -> None:
    cards = _Cards(s, table, seats)
    for seat, edit in seats.items():
        if "deck" in edit and "deck_top" in edit:
            raise edit["deck_top"].wrong("edit-deck-or-top")
        dealt: dict[str, list[int]] = {}
        for zone in CARD_ZONES:
            if zone in edit:
                parts = [edit[zone]] if zone in SINGLE_CARDS else edit[zone].items()
                numbers = [_card(s, part) for part in parts]
                dealt[zone] = [cards.take_for(seat, c, part) for c, part in zip(numbers, parts, strict=True)]
        p = s.players[seat]
        for zone, numbers in dealt.items():
            if zone in SINGLE_CARDS:
                setattr(p, zone, numbers[0])
            elif zone in ("deck", "deck_top"):
                p.deck += reversed(numbers)  # written from the top, kept from the bottom
            else:
                _zone(p, zone).extend(numbers)
    if "imperium_deck" in table and "imperium_deck_top" in table:
        raise table["imperium_deck_top"].wrong("edit-deck-or-top")
    for key in ("row", "imperium_deck", "imperium_deck_top"):
        parts = table[key].items()
        numbers = [_card(s, part) for part in parts]
        for card, part in zip(numbers, parts, strict=True):
            cards.take(card, part)
        for card, part in zip(numbers, parts, strict=True):
            if t.CARDS[card].kind != "imperium":
                raise part.wrong("edit-not-imperium", card=t.CARDS[card].id)
        if key != "row":
            s.imperium_deck += reversed(numbers)
        elif len(numbers) > ROW:
            raise table["row"].wrong("edit-row", n=ROW, wrong=len(numbers))
        else:
            s.row += numbers
    cards.put_back(table["row"])


# ---------------------------------------------------------------- Intrigue cards


def _deal_intrigue(s: Position, table: Part, seats: Seats) -> None:
    """What nobody asks for goes to who has the rest, or to the bottom of the deck, or (deck named) to the discards."""
    if "intrigue_deck" in table and "intrigue_deck_top" in table:
        raise table["intrigue_deck_top"].wrong("edit-deck-or-top")
    loose: list[int] = []
    for key, pile in (("intrigue_deck", s.intrigue_deck), ("intrigue_discard", s.intrigue_discard)):
        if key in table:
            loose += pile
            pile.clear()
    for seat, edit in seats.items():
        p = s.players[seat]
        if "intrigue" in edit:
            loose += p.intrigue
            p.intrigue = []
        if "waiting" in edit:
            loose += p.waiting
            p.waiting = ()

    def deal(named: Part) -> list[int]:
        parts = named.items()
        numbers = [_component(s, part, t.INTRIGUE_ID, t.INTRIGUES, "what-intrigue-card") for part in parts]
        for card, part in zip(numbers, parts, strict=True):
            if not _take((loose, s.intrigue_deck, s.intrigue_discard), card):
                raise part.wrong("edit-copies", n=t.INTRIGUES[card].copies, card=t.INTRIGUES[card].id)
        return numbers

    # Everything is taken before anything is laid down, so that no named pile is robbed again.
    hands: dict[int, list[int]] = {}
    waiting: dict[int, list[int]] = {}
    rest: Player | None = None
    for seat, edit in seats.items():
        wanted = edit["intrigue"]
        if wanted.named and isinstance(wanted.value, list) and EVERYTHING_ELSE in wanted.value:
            rest = s.players[seat]
            wanted = Part([name for name in wanted.value if name != EVERYTHING_ELSE], WORDS, wanted.where)
        hands[seat] = deal(wanted)
        waiting[seat] = deal(edit["waiting"])
    piles = {key: deal(table[key]) for key in ("intrigue_deck", "intrigue_deck_top", "intrigue_discard")}

    for seat in seats:
        p = s.players[seat]
        p.intrigue += hands[seat]
        p.waiting += tuple(waiting[seat])
        p.to_top = int(t.INTRIGUE_ID["recruitment_mission"] in p.waiting)
    if rest is not None:
        rest.intrigue += loose
    elif "intrigue_deck" not in table:
        s.intrigue_deck[:0] = loose
    elif "intrigue_discard" not in table:
        s.intrigue_discard += loose
    elif loose:
        raise table["intrigue_discard"].wrong("edit-loose-intrigue", n=len(loose), all=EVERYTHING_ELSE)
    s.intrigue_deck += reversed(piles["intrigue_deck"] + piles["intrigue_deck_top"])
    s.intrigue_discard += piles["intrigue_discard"]


# ---------------------------------------------------------------- Conflict cards, the clock


def _lay_conflicts(s: Position, table: Part) -> None:
    """One card is revealed each round; the deck holds one for each round to come unless it is named."""
    s.round = table["round"].number(s.round, 1, ROUNDS)
    at_start = table["phase"].value == "round_start"
    if at_start:
        s.round -= 1  # starting the round counts it
    named = [_conflict(s, part) for part in table["conflict_deck"].items()]
    current = _conflict(s, table["conflict"]) if "conflict" in table else s.conflict
    if at_start and "conflict" in table:
        raise table["conflict"].wrong("edit-conflict-top")
    everything = [*([] if at_start else [current]), *named]
    for i, card in enumerate(everything):
        if card in everything[:i]:
            raise table["conflict_deck"].wrong("edit-one-conflict", card=t.CONFLICTS[card].id)
    seen = [c for c in s.conflicts_seen if c not in (s.conflict, current) and c not in named]
    if at_start and s.round and current not in named:
        seen.append(current)  # the card of the round before
    if "conflict_deck" in table:
        s.conflict_deck = named[::-1]
    else:
        deck = [c for c in s.conflict_deck if c != current or at_start]
        while len(deck) > ROUNDS - s.round:
            seen.append(deck.pop())
        s.conflict_deck = deck
    s.conflict = -1 if at_start else current
    s.conflicts_seen = tuple(seen) if at_start else (*seen, current)


def _forget(s: Position) -> None:
    """Nobody remembers a card seen before; nothing of a turn is left."""
    for p in s.players:
        p.shown = ()
        p.top_known = 0
        p.stolen = ()
        p.persuasion = p.discount = p.per_fremen = p.turns = 0
    s.intrigue_marks = ()
    s.again = 0
    s.stack.clear()
    s.agenda.clear()
    s.active = s.revealing = s.winner = s.card = s.sent = -1
    s.passes = 0


def _start(s: Position, table: Part, seats: Seats) -> None:
    """Begin the phase: a fresh turn of the seat whose turn it is, or the phase from its beginning."""
    s.phase = table["phase"].one(PHASES, "what-phase", k.PLAYER_TURNS)
    count = len(s.players)
    given = {seat: edit["revealed"] for seat, edit in seats.items() if "revealed" in edit}
    all_revealed = s.phase not in (k.PLAYER_TURNS, k.ROUND_START)
    s.reveal_count = max([x.value for x in given.values() if type(x.value) is int], default=0)
    for step in range(count):
        seat = (s.first + step) % count
        if seat >= s.humans:  # Rivals never reveal
            continue
        value = given[seat].value if seat in given else all_revealed
        if isinstance(value, bool):
            s.reveal_count += value
            s.players[seat].revealed = s.reveal_count if value else 0
        else:
            s.players[seat].revealed = given[seat].number()
    if s.phase != k.PLAYER_TURNS:
        if "turn" in table:
            raise table["turn"].wrong("edit-nobody-turn", phase=table["phase"].value)
        s.turn = s.first if s.humans > 2 or s.first < s.humans else 0
        return
    seat = _seat(s, table["turn"], s.first)
    if s.players[seat].revealed:
        raise table["turn"].wrong("edit-has-revealed", seat=seat + 1)
    if seat >= s.humans:
        edit_hagal.start_turn_of(s, seat, table["turn"])
        return
    s.turn = (seat + 1) % (s.humans if s.humans == 2 else count)
    begin_turn(s, seat)


# ---------------------------------------------------------------- a position in the words of an edit


def show_position(s: Position) -> dict[str, Any]:
    """Everything, hidden zones too, by the names of the edits; what each seat sees of it stands under `sees`."""
    data = _for_people(view_of(s, -1))
    for seat in range(s.humans):
        p = s.players[seat]
        own = _for_people(view_of(s, seat))
        shown = own["players"][seat + 1]
        shown["deck"] = [t.CARDS[c].id for c in reversed(p.deck)]
        if s.ix:
            shown["ahead"] = t.CARDS[p.ahead].id if p.ahead >= 0 else None
        data["players"][seat + 1] = shown
        data.setdefault("sees", {})[seat + 1] = _for_people(view_of(s, seat))
    data["imperium_deck"] = [t.CARDS[c].id for c in reversed(s.imperium_deck)]
    data["intrigue_deck"] = [t.INTRIGUES[c].id for c in reversed(s.intrigue_deck)]
    data["conflict_deck"] = [t.CONFLICTS[c].id for c in reversed(s.conflict_deck)]
    if s.ix:
        data["tech_stacks"] = [[t.TECH[x].id for x in reversed(stack)] for stack in s.stacks]
    if s.hagal is not None:
        edit_hagal.show_hagal(s, data)
        for seat in range(s.humans, len(s.players)):
            data["players"][seat + 1]["intrigue"] = [t.INTRIGUES[c].id for c in s.players[seat].intrigue]
    return data


def _for_people(view: dict[str, Any]) -> dict[str, Any]:
    """A view with seats counted from 1."""

    def seat(value: int | None) -> int | None:
        return None if value is None or value < 0 else value + 1

    data = dict(view)
    data.pop("legal", None)
    for key in ("seat", "first", "player"):
        data[key] = seat(view[key])
    data["turn"] = seat(view["active"])
    data["this_turn"] = view["turn"] and {**view["turn"], "seat": seat(view["turn"]["seat"])}
    del data["active"]
    for key in ("alliances", "control"):
        data[key] = {name: seat(holder) for name, holder in view[key].items()}
    data["agents"] = {name: [x + 1 for x in who] for name, who in view["agents"].items()}
    data["mentat"] = None if view["mentat_reserved"] else seat(view["mentat"])
    data["mentat_reserved"] = seat(view["mentat"]) if view["mentat_reserved"] else None
    data["asks"] = view["asks"] and {**view["asks"], "seat": seat(view["asks"]["seat"])}
    if "known_intrigue" in view:
        data["known_intrigue"] = [
            [f"deck {known['place']}" if known["holder"] is None else known["holder"] + 1, known["card"]]
            for known in view["known_intrigue"]
        ]
    if "tech" in view:
        data["tech"] = [stack["tile"] for stack in view["tech"]]
        data["tech_left"] = [stack["left"] for stack in view["tech"]]
        data["dreadnoughts_on"] = {name: seat(owner) for name, owner in view["dreadnoughts_on"].items()}
    data["players"] = {
        i + 1: {**player, "voice_on": [x + 1 for x in player["voice_on"]]} for i, player in enumerate(view["players"])
    }
    if "rivals" in view:  # they sit behind the humans
        del data["rivals"]
        data["players"] |= {rival["seat"] + 1: {**rival, "seat": rival["seat"] + 1} for rival in view["rivals"]}
        data["hagal"] = {**view["hagal"], "acting": seat(view["hagal"]["acting"])}
        if view["asks"] and "rival" in view["asks"]:
            data["asks"]["rival"] = seat(view["asks"]["rival"])
    return data
