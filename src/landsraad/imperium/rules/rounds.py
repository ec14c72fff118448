"""The course of the game: setup, the five phases of a round, the endgame (IMP-2, IMP-3, IMP-10)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import one
from ...kernel.position import Frame, with_at
from ..tables import (
    CARD_ID,
    CARDS,
    CAREFUL_OBSERVATION,
    CHAUMURKY,
    CONFLICT_LEVEL,
    CONFLICT_LOCATION,
    CONFLICTS,
    INTELLIGENCE,
    INTRIGUE_ENDGAME,
    INTRIGUES,
    LEADERS,
    LOCATIONS,
    MAKERS,
    MASTERSTROKE,
    ONE_STEP_AHEAD,
    PRESCIENCE,
    RESERVE,
    TECH,
    TECH_ENDGAME,
    TECH_ROUND_START,
)
from ..things import SPACE
from . import codes as k
from .actions import CHOOSE_LEADER, DEFEND_YES, PASS, PLAY_ENDGAME, SKIP, TOKENS
from .cards import draw_intrigue, draw_to_hand, pick_random, shuffle_cards
from .combat import celebrate, clear_conflict, hand_out_rewards, next_fighter
from .decisions import DECISIONS
from .dreadnoughts import controller
from .effects import execute
from .hagal import lay_out_hagal, prepare_rivals
from .intrigue import holds_intrigue, play_intrigue, playable
from .rival_combat import conflict_revealed, defend, reveal_combat_bonus, start_round
from .rival_tech import keep_a_marked_tile
from .rival_turn import next_turn
from .state import State, new_player
from .turns import begin_turn

HAND = 5
ROW = 5
END_SCORE = 10
EPIC_END_SCORE = 12

# ---------------------------------------------------------------- setup


# What is shuffled, by whether Rise of Ix is in play.
SETS: Final = (("base",), ("base", "ix"))
CONFLICT_POOLS: Final[list[list[list[int]]]] = [
    [[c for c, card in enumerate(CONFLICTS) if CONFLICT_LEVEL[c] == n and card.set in sets] for n in (1, 2, 3)]
    for sets in SETS
]
INTRIGUE_DECK: Final[list[list[int]]] = [
    [c for c, card in enumerate(INTRIGUES) if card.set in sets for _ in range(card.copies)] for sets in SETS
]
IMPERIUM_DECK: Final[list[list[int]]] = [
    [c for c, card in enumerate(CARDS) if card.kind == "imperium" and card.set in sets for _ in range(card.copies)]
    for sets in SETS
]
STARTING_DECK: Final[list[int]] = [
    c for c, card in enumerate(CARDS) if card.kind == "starter" for _ in range(card.copies)
]


def lay_out(s: State, count: int) -> None:
    """Everything on the table before leaders are known (IMP-2.1 to IMP-2.6); with `s.hagal` also the Rivals."""
    s.humans = count
    by_level = [pool[:] for pool in CONFLICT_POOLS[s.ix]]
    for pool in by_level:
        shuffle_cards(s, pool)
    if s.epic:
        s.conflict_deck = by_level[2][:5] + by_level[1][:5]  # no Conflict I (IMP-E2)
    else:
        s.conflict_deck = by_level[2][:4] + by_level[1][:5] + by_level[0][:1]  # III below, then II, I on top

    s.intrigue_deck = INTRIGUE_DECK[s.ix][:]
    shuffle_cards(s, s.intrigue_deck)
    s.imperium_deck = IMPERIUM_DECK[s.ix][:]
    shuffle_cards(s, s.imperium_deck)
    s.row = [s.imperium_deck.pop() for _ in range(ROW)]
    s.reserve = tuple([CARDS[c].copies for c in RESERVE])

    for _ in range(count):
        deck = STARTING_DECK[:]
        if s.epic:  # Control the Spice for one Dune, the Desert Planet (IMP-E3); five troops (IMP-E5)
            deck[deck.index(CARD_ID["dune_the_desert_planet"])] = CARD_ID["control_the_spice"]
        shuffle_cards(s, deck)
        troops = 5 if s.epic else 3
        s.players.append(new_player(1 if count == 4 else 0, 1, 12 - troops, troops, deck))
    if s.hagal is not None:
        lay_out_hagal(s)
    if s.ix:
        lay_out_ix(s)
    # Solo the Rival on the human's left begins (IMP-S2.8).
    s.first = 1 if count == 1 else pick_random(s, count)


def lay_out_ix(s: State) -> None:
    """Three stacks of six Tech tiles, the top one of each face up; two dreadnoughts each (IMP-2.8)."""
    tiles = list(range(len(TECH)))
    shuffle_cards(s, tiles)
    s.stacks = (tuple(tiles[0:6]), tuple(tiles[6:12]), tuple(tiles[12:18]))
    s.face_up = 7
    s.dreads = (-1, -1, -1)
    for p in s.players:
        p.dread_supply = 2
    if s.hagal is not None:
        keep_a_marked_tile(s)


def choose_next_leader(s: State) -> bool:
    """Leaders are chosen in turn from the First Player; False when everybody has one."""
    count = s.humans
    for step in range(count):
        seat = (s.first + step) % count
        if s.players[seat].leader < 0:
            s.stack.append((k.DRAFT, seat, 0, 0))
            return True
    return False


def options_draft(s: State, frame: Frame) -> list[int]:
    return [CHOOSE_LEADER + i for i in s.drafted]


def apply_draft(s: State, frame: Frame, action: int) -> None:
    leader = action - CHOOSE_LEADER
    s.drafted = tuple(i for i in s.drafted if i != leader)
    take_leader(s, frame[1], leader)


DECISIONS.add(k.DRAFT, options_draft, apply_draft, ask=("Choose your leader.", "Wähle deinen Anführer."))


def take_leader(s: State, seat: int, leader: int) -> None:
    s.players[seat].leader = leader
    if PRESCIENCE[leader]:
        s.reveals += 1  # he sees the top of his deck from now on
    if s.log is not None:
        s.log.append((k.E_LEADER, seat, leader))


def prepare_leaders(s: State) -> None:
    """Starting differences of the leaders (IMP-2.7)."""
    s.drafted = ()
    for seat in range(s.humans):
        p = s.players[seat]
        start = LEADERS[p.leader].start
        p.solari += start.solari
        p.spice += start.spice
        p.water += start.water
        if MASTERSTROKE[p.leader]:
            s.stack.append((k.BARON, seat, 0, 0))
        elif CAREFUL_OBSERVATION[p.leader]:
            p.snoopers = 15
    if s.epic:  # one Intrigue card for everybody, before Hundro looks (IMP-E4)
        for seat in range(s.humans):
            draw_intrigue(s, seat, 1)
    if s.humans == 1:
        prepare_rivals(s)
    for seat in range(s.humans):
        if INTELLIGENCE[s.players[seat].leader]:
            s.reveals += 1
            s.stack.append((k.KEEP_INTRIGUE, seat, 0, 0))


def options_baron(s: State, frame: Frame) -> list[int]:
    return [TOKENS + first * 4 + second for first in range(4) for second in range(first + 1, 4)]


def apply_baron(s: State, frame: Frame, action: int) -> None:
    p = s.players[frame[1]]
    first, second = divmod(action - TOKENS, 4)
    p.tokens = 1 << first | 1 << second
    if s.log is not None:
        s.log.append((k.E_BARON, frame[1], p.tokens))


DECISIONS.add(
    k.BARON,
    options_baron,
    apply_baron,
    ask=("Choose two Factions in secret for the Masterstroke.", "Wähle geheim zwei Fraktionen für den Meisterstreich."),
)


# ---------------------------------------------------------------- the phases


def next_step(s: State) -> None:
    """Nothing is pending: go on with the phase or to the next one."""
    phase = s.phase
    if phase == k.PLAYER_TURNS:
        _next_turn(s)
    elif phase == k.FIGHTING:
        if s.hagal is not None and not s.hagal.fought:
            reveal_combat_bonus(s)
        if not next_fighter(s):
            s.phase = k.REWARDING
    elif phase == k.REWARDING:
        s.phase = k.CELEBRATING
        hand_out_rewards(s)
    elif phase == k.CELEBRATING:
        s.phase = k.MAKERS
        if s.winner >= 0:
            celebrate(s)
    elif phase == k.MAKERS:
        s.phase = k.RECALLING
        clear_conflict(s)
        _make_spice(s)
    elif phase == k.RECALLING:
        _recall(s)
    elif phase == k.ROUND_START:
        _start_round(s)
    elif phase == k.DRAWING:
        _draw_hands(s)
    elif phase == k.ENDING:
        _next_endgame_go(s)
    elif phase == k.CHOOSING_LEADERS:
        if not choose_next_leader(s):
            s.phase = k.SETTING_UP
            prepare_leaders(s)
    else:  # SETTING_UP
        s.phase = k.ROUND_START


def _start_round(s: State) -> None:
    """Reveal the Conflict card; its location's controller may defend (IMP-3.5, IMP-7.4)."""
    s.phase = k.DRAWING
    s.round += 1
    s.conflict = s.conflict_deck.pop()
    s.conflicts_seen = (*s.conflicts_seen, s.conflict)
    s.winner = -1
    s.reveals += 1
    if s.log is not None:
        s.log.append((k.E_ROUND, -1, s.round, s.conflict))
        s.log.append((k.E_FIRST, s.first))
    if s.hagal is not None:
        conflict_revealed(s)
    location = CONFLICT_LOCATION[s.conflict]
    if location >= 0:
        owner = controller(s, location)
        if owner >= s.humans:
            defend(s, owner)
        elif owner >= 0 and s.players[owner].supply:
            s.stack.append((k.DEFEND, owner, LOCATIONS[location], 0))


def options_defend(s: State, frame: Frame) -> list[int]:
    return [DEFEND_YES, SKIP]


def apply_defend(s: State, frame: Frame, action: int) -> None:
    if action == DEFEND_YES:
        p = s.players[frame[1]]
        p.supply -= 1
        p.conflict += 1
        if s.log is not None:
            s.log.append((k.E_DEFENDED, frame[1]))


DECISIONS.add(
    k.DEFEND,
    options_defend,
    apply_defend,
    a=one(SPACE),
    ask=("Take a troop to defend what you control?", "Einen Trupp zur Verteidigung deines Ortes nehmen?"),
    words={
        DEFEND_YES: (
            "Defend { $about } with 1 troop from your supply",
            "„{ $about }“ mit 1 Trupp aus dem Vorrat verteidigen",
        ),
        SKIP: ("Do not defend { $about }", "„{ $about }“ nicht verteidigen"),
    },
)


def _draw_hands(s: State) -> None:
    s.phase = k.PLAYER_TURNS
    s.turn = s.first
    if s.mentat >= 4:  # won with Sort Through the Chaos (IMP-10.4)
        s.mentat -= 4
        s.players[s.mentat].agents += 1
        if s.log is not None:
            s.log.append((k.E_MENTAT, s.mentat))
    count = len(s.players)
    for step in range(count):
        seat = (s.first + step) % count
        if seat >= s.humans:
            start_round(s, seat)
            continue
        draw_to_hand(s, seat, HAND)
        if s.ix:
            _round_start_effects(s, seat)


def _round_start_effects(s: State, seat: int) -> None:
    """Tiles turn face up, round start tiles work, then Ilesa sets a card aside (IMP-3.5)."""
    p = s.players[seat]
    p.flipped = 0
    for tile in p.tech:
        for item in TECH_ROUND_START[tile]:
            execute(s, seat, item)
    if ONE_STEP_AHEAD[p.leader] and p.hand:
        s.stack.append((k.SET_AHEAD, seat, 0, 0))


def _next_turn(s: State) -> None:
    if s.hagal is not None:
        if next_turn(s):
            return
    else:
        count = len(s.players)
        for step in range(count):
            seat = (s.turn + step) % count
            if not s.players[seat].revealed:
                s.turn = (seat + 1) % count
                begin_turn(s, seat)
                return
    s.phase = k.FIGHTING
    s.turn = s.first
    s.passes = 0


def _make_spice(s: State) -> None:
    """Every Maker space without an Agent gets one bonus spice (IMP-10.1)."""
    for maker, space in enumerate(MAKERS):
        if not s.occupied >> space & 1:
            s.bonus = with_at(s.bonus, maker, s.bonus[maker] + 1)
            if s.log is not None:
                s.log.append((k.E_MAKER, -1, maker, s.bonus[maker]))


def _recall(s: State) -> None:
    """End of the game, or everybody home and the marker one seat on (IMP-10.2, IMP-10.3)."""
    if s.log is not None:
        s.log.append((k.E_ROUND_END, -1, *[p.vp for p in s.players[: 2 if s.humans == 2 else 4]]))
    if not s.conflict_deck or any(p.vp >= (EPIC_END_SCORE if s.epic else END_SCORE) for p in s.players):
        s.phase = k.ENDING
        s.turn = s.first if s.first < s.humans else 0
        s.passes = 0
        if s.log is not None:
            s.log.append((k.E_END, -1))
        return
    s.phase = k.ROUND_START
    if s.mentat < 4:
        s.mentat = -1
    s.occupied = 0
    for p in s.players:
        p.agents = 2 + p.swordmaster
        p.placed = ()
        p.revealed = 0
        p.voice = -1
        p.voice_on = 0
        p.turns = 0
        p.reacted = 0
    # Solo the marker goes round the Rivals too; in a game for two it stays with the humans (IMP-S8.1, IMP-T8).
    s.first = (s.first + 1) % (s.humans if s.humans == 2 else len(s.players))


# ---------------------------------------------------------------- endgame


def _next_endgame_go(s: State) -> None:
    """Endgame cards from the First Player clockwise until all have passed in succession (IMP-10.5)."""
    count = s.humans
    if s.passes >= count:
        for seat, p in enumerate(s.players):  # Endgame tiles, after all cards (IMP-10.9)
            for tile in p.tech:
                told = len(s.log) if s.log is not None else 0
                for item in TECH_ENDGAME[tile]:
                    execute(s, seat, item)
                if s.log is not None and len(s.log) > told:  # what the points are for
                    s.log.insert(told, (k.E_TECH_USED, seat, tile))
        s.phase = k.FINISHED
        s.over = True
        if s.log is not None:
            s.log.append((k.E_OVER, -1))
        return
    s.stack.append((k.ENDGAME, s.turn, 0, 0))
    s.turn = (s.turn + 1) % count


def options_endgame(s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    legal: list[int] = []
    for card in s.players[seat].intrigue:
        items = INTRIGUE_ENDGAME[card]
        if items and PLAY_ENDGAME + card not in legal and playable(s, seat, items):
            legal.append(PLAY_ENDGAME + card)
    legal.append(PASS)
    return legal


def apply_endgame(s: State, frame: Frame, action: int) -> None:
    _, seat, played, _ = frame
    if action == PASS:
        s.passes = 0 if played else s.passes + 1
        return
    card = action - PLAY_ENDGAME
    if s.log is not None:
        s.log.append((k.E_ENDGAME_CARD, seat, card))
    s.stack.append((k.ENDGAME, seat, 1, 0))
    play_intrigue(s, seat, card, INTRIGUE_ENDGAME[card])


DECISIONS.add(
    k.ENDGAME,
    options_endgame,
    apply_endgame,
    alone=holds_intrigue,
    ask=("Endgame: play an Intrigue card, or pass?", "Finale: eine Intrigenkarte spielen oder passen?"),
    words={PASS: ("Play no Endgame card", "Keine Finale-Karte spielen")},
)


def final_ranking(s: State) -> list[list[int]]:
    """Victory Points, then Chaumurky, spice, Solari, water, garrison, the most recent Reveal turn (IMP-10.6).

    Solo the Rivals are ranked too; they never reveal, so that a full tie goes to the human (IMP-S8.9).
    """

    def score(seat: int) -> tuple[int, ...]:
        p = s.players[seat]
        return (p.vp, int(CHAUMURKY in p.tech), p.spice, p.solari, p.water, p.garrison, p.revealed)

    ranking: list[list[int]] = []
    ranked = 2 if s.humans == 2 else len(s.players)  # House Hagal as a third party has no score (IMP-T1)
    for seat in sorted(range(ranked), key=score, reverse=True):
        if ranking and score(ranking[-1][0]) == score(seat):
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    return ranking
