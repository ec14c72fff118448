"""Edited positions of the solo mode: the automaton's target, dice and Reinforcements (ARR-30)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..kernel.edit_values import (
    complaints,
    numbered,
    read_mapping,
    read_number,
    read_one,
    read_one_or_none,
    read_several,
)
from .rules.air import send_back
from .rules.arriving import take_off_harvester
from .rules.position import Position
from .switches import WORDS
from .tables import AREA_ID, CARD_DECK, CARD_ID, TACTICS
from .vocabulary import RESULTS

say, wrong = WORDS.message, complaints(WORDS)

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


def edit_mahdi(s: Position, table: Mapping[str, Any]) -> None:
    if "mahdi" not in table:
        if s.solo:
            s.unrolled = s.unrolled or MOST_DICE - s.aside_dice
        return
    here = ("mahdi",)
    if not s.solo:
        raise wrong("edit-mahdi-alone", here)
    named = read_mapping(table["mahdi"], here, KEYS, say("what-part-of-the-mahdi"))
    if "target" in named:
        s.target = read_one_or_none(named["target"], (*here, "target"), AREA_ID, say("what-area"))
        if s.target >= 0 and s.target not in s.sietch_at:
            raise wrong("edit-mahdi-target", (*here, "target"))
    if "harvesting" in named:
        ids = numbered(tuple(card.id for card in TACTICS))
        s.harvest_card = read_one(named["harvesting"], (*here, "harvesting"), ids, say("what-tactical-card"))
    s.unrolled = read_number(named.get("dice_left", s.unrolled or MOST_DICE), (*here, "dice_left"), 0, MOST_DICE)
    spent = read_mapping(named.get("dice_spent", {}), (*here, "dice_spent"), RESULTS, say("what-result"))
    for result, n in spent.items():
        s.spent_results[RESULTS.index(result)] = read_number(n, (*here, "dice_spent", result), 0, MOST_DICE)
    if "scheming" in named:
        s.scheming = read_number(named["scheming"], (*here, "scheming"), 0, 3)
    if "reinforcements" in named:
        for card in s.reinforcements:
            s.decks[CARD_DECK[card]].insert(0, card)
        cards = read_several(named["reinforcements"], (*here, "reinforcements"), CARD_ID, say("what-planning-card"))
        for card in cards:
            deck = CARD_DECK[card]
            if deck > 1 or card not in s.decks[deck]:
                raise wrong("edit-mahdi-reinforcement", (*here, "reinforcements"))
            s.decks[deck].remove(card)
        s.reinforcements = list(cards)
