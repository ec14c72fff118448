"""Edited positions of the solo mode: the automaton's target, dice and Reinforcements (ARR-30)."""

from __future__ import annotations

from typing import Final

from ..kernel.edit_values import Part
from .rules.air import send_back
from .rules.arriving import take_off_harvester
from .rules.position import Position
from .tables import AREA_ID, CARD_DECK, CARD_ID, TACTICS
from .vocabulary import RESULTS

KEYS: Final = ("target", "harvesting", "dice_left", "dice_spent", "reinforcements", "scheming")
MOST_DICE: Final = 8


def clear_mahdi(s: Position) -> None:
    """Vehicles off the board, Reinforcements back to their decks."""
    for area in range(len(s.harvester)):
        if s.harvester[area]:
            take_off_harvester(s, area)
    for zone in range(len(s.zone)):
        send_back(s, zone)
    for card in s.reinforcements:
        s.decks[CARD_DECK[card]].insert(0, card)
    s.reinforcements = []


def edit_mahdi(s: Position, table: Part) -> None:
    named = table["mahdi"]
    if not named.named:
        if s.solo:
            s.unrolled = s.unrolled or MOST_DICE - s.aside_dice
        return
    if not s.solo:
        raise named.wrong("edit-mahdi-alone")
    named.of(KEYS, "what-part-of-the-mahdi")
    s.target = named["target"].one_or_none(AREA_ID, "what-area", s.target)
    if "target" in named and s.target >= 0 and s.target not in s.sietch_at:
        raise named["target"].wrong("edit-mahdi-target")
    s.harvest_card = named["harvesting"].one(tuple(card.id for card in TACTICS), "what-tactical-card", s.harvest_card)
    s.unrolled = named["dice_left"].number(s.unrolled or MOST_DICE, 0, MOST_DICE)
    for result, n in named["dice_spent"].parts(RESULTS, "what-result"):
        s.spent_results[RESULTS.index(result)] = n.number(0, 0, MOST_DICE)
    s.scheming = named["scheming"].number(s.scheming, 0, 3)
    cards = named["reinforcements"]
    if cards.named:
        for card in s.reinforcements:
            s.decks[CARD_DECK[card]].insert(0, card)
        s.reinforcements = cards.several(CARD_ID, "what-planning-card")
        for card in s.reinforcements:
            deck = CARD_DECK[card]
            if deck > 1 or card not in s.decks[deck]:
                raise cards.wrong("edit-mahdi-reinforcement")
            s.decks[deck].remove(card)
