"""Setup and the course of a round (ARR-3, ARR-5, ARR-6, ARR-22)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import one
from .. import things
from ..tables import (
    ATREIDES_SIDE,
    CARD_DECK,
    CARDS,
    CARRYALLS,
    GENERICS,
    HARKONNEN_SIDE,
    HARVESTERS,
    LEADER_SIDE,
    LEADERS,
    OBJECTIVES,
    ORNITHOPTERS,
    PRESCIENCE,
    SANDWORMS,
    SCHEMING,
    SETTLEMENTS,
    SIETCH_AREAS,
    SIETCH_RANKS,
    STABAN,
    STATION_TOKENS,
    TOKEN_UNITS,
    TOKENS,
    UNITS,
    WORMSIGNS,
)
from ..vocabulary import PlanningCard
from . import codes as k
from .actions import CARD, CLAIM, LEADER, PRESCIENCE_CARD, SCOUT_FROM, SKIP
from .air import clear_sky, remove_frigates, scouts, spend_figure
from .chance import shuffle_cards
from .decisions import DECISIONS
from .desert import end_hazards, start_hazards, start_storms
from .dice import end_of_phase, roll_dice, unused
from .drawing import after_the_draws, draw_cards
from .expansions import plays, set_up_expansions
from .forces import add_generic, add_units, discard, place_sietch
from .guild import both_advance
from .mahdi.reinforcements import reinforce
from .mahdi.tactics import draw_tactics, shuffle_tactics
from .prescience import AT_ROUND_END, claim, claimable
from .seats import hand_of, seat_of, team
from .smugglers import staban_returns
from .spice import start_harvest, start_vehicles
from .state import Frame, State
from .tracks import check_objective, gain_supremacy, nobody_wins
from .turn import begin_turn, may_scout, scouted

HAND_LIMIT: Final = 6
TEAM_HAND_LIMIT: Final = 4


# ---------------------------------------------------------------- setup (ARR-3), random steps in the order of ARR-3.16


def in_this_game(s: State, card: PlanningCard) -> bool:
    """Cards of the expansions come in, the Smugglers cards of the base game go out (SMG-3.3, GLD-4.5)."""
    return plays(s, card.expansion) and not (card.without and plays(s, card.without))


def lay_out(s: State, expansions: frozenset[str]) -> None:
    set_up_expansions(s, expansions)
    s.supply = [*UNITS[0], *UNITS[1]]
    s.generic_left = [GENERICS[0], GENERICS[1]]
    s.vehicles = [HARVESTERS, ORNITHOPTERS, CARRYALLS]
    s.worms_left = SANDWORMS
    s.settlements = (1 << len(SETTLEMENTS)) - 1
    s.sietch_at = [-1] * len(SIETCH_AREAS)
    for sietch, area in enumerate(SIETCH_AREAS):
        place_sietch(s, sietch, area)
    s.sietch_rank = list(SIETCH_RANKS)
    shuffle_cards(s, s.sietch_rank)
    names = ("garrison", "standard", "black", "silver")
    sets = {name: [i for i, t in enumerate(TOKENS) if t.set == name] for name in names}
    for name in names:
        shuffle_cards(s, sets[name])
    for area, token in zip(s.sietch_at, sets["garrison"], strict=True):
        s.tokens[area] = (token,)
        s.owner[area] = ATREIDES_SIDE
        add_generic(s, ATREIDES_SIDE, area)
    s.standard = sets["standard"]
    for area, black, silver in zip(SETTLEMENTS, sets["black"], sets["silver"], strict=True):
        for token in (black, silver):
            for tier in range(3):
                add_units(s, HARKONNEN_SIDE, area, tier, TOKEN_UNITS[token][tier])
            if TOKENS[token].bashar:
                add_generic(s, HARKONNEN_SIDE, area)
    if s.solo:  # all twelve tokens form two facedown pools (ARR-30.3)
        s.black, s.silver = sets["black"], sets["silver"]
        for pool in (s.black, s.silver):
            shuffle_cards(s, pool)
    s.stations = list(STATION_TOKENS)
    shuffle_cards(s, s.stations)
    s.stations_left = (1 << len(s.stations)) - 1
    s.prescience_deck = list(range(len(PRESCIENCE)))
    shuffle_cards(s, s.prescience_deck)
    s.pool = list(WORMSIGNS)
    shuffle_cards(s, s.pool)
    used = [c for c in range(len(CARDS)) if in_this_game(s, CARDS[c])]
    s.decks = [[c for c in used if CARD_DECK[c] == d for _ in range(CARDS[c].copies)] for d in range(4)]
    for deck in s.decks:
        shuffle_cards(s, deck)
    objectives = list(range(len(OBJECTIVES)))
    shuffle_cards(s, objectives)
    s.objectives = (objectives.pop(),)
    s.objectives_aside = objectives
    s.where = [k.AVAILABLE if leader.start else k.NOT_YET for leader in LEADERS]
    if s.smugglers == k.NO_SMUGGLERS:
        s.where[STABAN] = k.GONE
    s.bene_gesserit = [0, 1]
    s.bene_gesserit_left = 4
    s.imperium = [5, 5, 5]
    s.phase = k.ROUND_START
    if s.solo:
        shuffle_tactics(s)


# ---------------------------------------------------------------- the phases


def next_step(s: State) -> None:
    """Nothing is pending: go on with the phase or to the next one."""
    if s.smugglers == k.ALLIED and staban_returns(s):
        return
    if s.phase == k.ROUND_START:
        _start_round(s)
    elif s.phase == k.VEHICLES:
        s.phase = k.ROLLING
        roll_dice(s)
    elif s.phase == k.ROLLING:
        s.phase = k.ACTIONS
        begin_turn(s, ATREIDES_SIDE)  # the Atreides take the first turn (ARR-8.5)
    elif s.phase == k.ACTIONS:
        if s.side == HARKONNEN_SIDE and unused(s, HARKONNEN_SIDE) == 0:  # ARR-8.10
            end_of_phase(s)
            remove_frigates(s)
            s.phase = k.HAZARDS
            s.side = ATREIDES_SIDE
            start_hazards(s)
        else:
            begin_turn(s, 1 - s.side)
    elif s.phase == k.HAZARDS:
        end_hazards(s)
        s.phase = k.STORMS
        start_storms(s)
    elif s.phase == k.STORMS:
        s.phase = k.HARVEST
        s.side = HARKONNEN_SIDE
        start_harvest(s)
    elif s.phase == k.HARVEST:
        s.phase = k.ROUND_END
        s.stack.append((k.END_CLAIM, s.house[ATREIDES_SIDE], 0, 0))
        if s.guild and s.switches & k.HEIGHLINERS_FIRST:
            both_advance(s)
    else:
        _end_round(s)


def _start_round(s: State) -> None:
    """Each side draws a card from each of its decks; three prescience cards are revealed (ARR-6)."""
    s.round += 1
    if s.log is not None:
        s.log.append((k.E_ROUND, -1, s.round))
    if s.solo:  # tactical cards, the player's cards, then one of each deck unseen (ARR-30.7, ARR-30.57)
        draw_tactics(s)
    for deck in range(2 if s.solo else 0, 4):
        if deck != 2 or not team(s, ATREIDES_SIDE):
            draw_cards(s, deck, 1)
    if not team(s, ATREIDES_SIDE):  # a team draws first: `apply_draw_from` goes on with it (ARR-6.4)
        after_the_draws(s)
    if s.solo:
        reinforce(s, 2, 0)
    s.claims = 0
    s.harvesters_lost = 0
    s.phase = k.VEHICLES
    s.side = HARKONNEN_SIDE
    s.acting = -1
    start_vehicles(s)
    if team(s, ATREIDES_SIDE):  # House Atreides may draw for the Fremen player (ARR-29.5)
        s.stack.append((k.ROUND_DRAW, s.house[ATREIDES_SIDE], 0, 0))


# ---------------------------------------------------------------- the end of the round (ARR-22)


def options_end_claim(s: State, frame: Frame) -> list[int]:
    return [*[CLAIM + c for c in claimable(s, AT_ROUND_END)], SKIP]


def apply_end_claim(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        claim(s, action - CLAIM)
        return
    s.stack.pop()
    check_objective(s)
    if s.over:
        return
    # Pushed in reverse: leaving Ornithopters, leaders home, hands, prescience cards.
    s.stack.append((k.REMOVE_PRESCIENCE, s.house[ATREIDES_SIDE], 0, 0))
    for deck in (3, 2, 1, 0):
        s.stack.append((k.HAND_LIMIT, seat_of(s, deck), deck, 0))
    s.stack.append((k.RECALL_LEADER, s.house[ATREIDES_SIDE], ATREIDES_SIDE, 0))
    s.stack.append((k.RECALL_LEADER, s.house[HARKONNEN_SIDE], HARKONNEN_SIDE, 0))
    s.stack.append((k.END_SCOUT, s.house[HARKONNEN_SIDE], 0, 0))


DECISIONS.add(
    k.END_CLAIM,
    options_end_claim,
    apply_end_claim,
    holds=True,
    told=False,
    ask=("Claim a prescience card?", "Eine Vorhersehungskarte beanspruchen?"),
    words={SKIP: ("Claim no more cards", "Keine Karte mehr beanspruchen")},
)


def settle_end_scout(s: State, frame: Frame) -> bool:
    """Ornithopters leave; each may scout as it goes, not under the ban (ARR-22.3)."""
    if not may_scout(s) or not any(scouted(s, z) for z in scouts(s)):
        s.stack.pop()
        clear_sky(s)
        return True
    return False


def options_end_scout(s: State, frame: Frame) -> list[int]:
    return [*[SCOUT_FROM + z for z in scouts(s) if scouted(s, z)], SKIP]


def apply_end_scout(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        s.stack.pop()
        clear_sky(s)
        return
    zone = action - SCOUT_FROM
    s.stack.append((k.SCOUT, frame[1], zone, 0))
    spend_figure(s, frame[1], zone)


DECISIONS.add(
    k.END_SCOUT,
    options_end_scout,
    apply_end_scout,
    settle_end_scout,
    holds=True,
    ask=("The Ornithopters leave: which one scouts before?", "Die Ornithopter ziehen ab: Welcher klärt vorher auf?"),
    words={SKIP: ("Scout no more; the vehicles return", "Nicht weiter aufklären; die Fahrzeuge werden entfernt")},
)


def options_recall_leader(s: State, frame: Frame) -> list[int]:
    """Named leaders may be taken off the board; a generic one takes the place (ARR-22.4)."""
    side = frame[2]
    return [*[LEADER + i for i, w in enumerate(s.where) if w >= 0 and LEADER_SIDE[i] == side], SKIP]


def apply_recall_leader(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    if action == SKIP:
        s.stack.pop()
        return
    leader = action - LEADER
    area = s.where[leader]
    s.named[area] &= ~(1 << leader)
    s.where[leader] = k.AVAILABLE
    add_generic(s, side, area)


DECISIONS.add(
    k.RECALL_LEADER,
    options_recall_leader,
    apply_recall_leader,
    holds=True,
    ask=("Which leader do you take off the board?", "Welchen Anführer nimmst du vom Spielplan?"),
    words={SKIP: ("Take no more leaders off the board", "Keinen Anführer mehr vom Spielplan nehmen")},
)


def over_limit(s: State, deck: int) -> bool:
    """Six cards; four for each player of a team (ARR-22.6, ARR-29.7). The House deck's frame sees the whole hand."""
    side = deck // 2
    if team(s, side):
        return len(s.hands[deck]) - chosen(s, deck) > TEAM_HAND_LIMIT
    kept = sum(len(s.hands[d]) - chosen(s, d) for d in (side * 2, side * 2 + 1))
    return kept > HAND_LIMIT


def chosen(s: State, deck: int) -> int:
    return sum(1 for card in s.to_discard if CARD_DECK[card] == deck)


def settle_hand_limit(s: State, frame: Frame) -> bool:
    if over_limit(s, frame[2]) and options_hand_limit(s, frame):
        return False
    s.stack.pop()
    return True


def not_chosen(s: State, deck: int) -> list[int]:
    """The hand without the cards chosen for the limit."""
    cards = hand_of(s, deck)[:]
    for card in s.to_discard:
        if card in cards:
            cards.remove(card)
    return cards


def options_hand_limit(s: State, frame: Frame) -> list[int]:
    return [CARD + c for c in dict.fromkeys(not_chosen(s, frame[2])) if c != SCHEMING]


def apply_hand_limit(s: State, frame: Frame, action: int) -> None:
    """Both sides choose in secret; the cards are shown together (ARR-22.10)."""
    s.to_discard = (*s.to_discard, action - CARD)


DECISIONS.add(
    k.HAND_LIMIT,
    options_hand_limit,
    apply_hand_limit,
    settle_hand_limit,
    holds=True,
    alone=lambda s, frame: True,
    a=one(things.DECK),
    told=False,
    ask=(
        "{ $deck }: too many cards in hand, which one do you discard?",
        "{ $deck }: Zu viele Karten auf der Hand. Welche wirfst du ab?",
    ),
    words={CARD: ("Discard { $card } (hand limit)", "„{ $card }“ abwerfen (Handlimit)")},
)


def discard_chosen(s: State) -> None:
    for card in s.to_discard:
        deck = CARD_DECK[card]
        s.hands[deck].remove(card)
        discard(s, card)
    if s.to_discard:
        s.reveals += 1
    s.to_discard = ()


def settle_remove_prescience(s: State, frame: Frame) -> bool:
    if not s.to_discard:
        return False
    discard_chosen(s)
    return True


def options_remove_prescience(s: State, frame: Frame) -> list[int]:
    """Unclaimed cards may be removed from the game; the others are shuffled back (ARR-22.7)."""
    return [*[PRESCIENCE_CARD + c for c in s.prescience if c != s.eyes], SKIP]


def apply_remove_prescience(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        s.stack.pop()
        kept = [c for c in s.prescience if c == s.eyes]
        s.prescience_deck += [c for c in s.prescience if c != s.eyes]
        s.prescience = kept
        shuffle_cards(s, s.prescience_deck)
        s.fear = -1
        return
    card = action - PRESCIENCE_CARD
    s.prescience.remove(card)
    s.prescience_out.append(card)


DECISIONS.add(
    k.REMOVE_PRESCIENCE,
    options_remove_prescience,
    apply_remove_prescience,
    settle_remove_prescience,
    holds=True,
    ask=(
        "Remove a prescience card from the game? The others go back into the deck",
        "Eine Vorhersehungskarte aus dem Spiel entfernen? Die übrigen kommen zurück ins Deck",
    ),
    words={
        PRESCIENCE_CARD: ("Remove { $prescience } from the game", "„{ $prescience }“ aus dem Spiel entfernen"),
        SKIP: ("Remove no more prescience cards", "Keine Vorhersehungskarte mehr entfernen"),
    },
)


def _end_round(s: State) -> None:
    """Spent cards come back (ARR-22.5); last of all the Heighliners move (GLD-6.7); the next round begins."""
    s.spent = 0
    s.forced_die = -1
    s.forced_owner = -1
    if s.solo:  # the growing supremacy, then the tactical cards are shuffled together again (ARR-30.39, ARR-30.57)
        gain_supremacy(s, s.supremacy_a_round)
        if s.over:
            return
        shuffle_tactics(s)
    if s.round == s.round_limit:
        nobody_wins(s)
        return
    if s.guild and not s.switches & k.HEIGHLINERS_FIRST:
        s.stack.append((k.NEXT_ROUND, s.house[ATREIDES_SIDE], 0, 0))
        both_advance(s)
    else:
        s.phase = k.ROUND_START


def settle_next_round(s: State, frame: Frame) -> bool:
    """The landings of this round are over."""
    s.stack.pop()
    s.phase = k.ROUND_START
    return True


DECISIONS.add(k.NEXT_ROUND, settle=settle_next_round)
