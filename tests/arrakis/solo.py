"""Help for tests of the Mahdi: an empty board in a solo game, and one step of the automaton at a time."""

from __future__ import annotations

from typing import Any

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.mahdi import cards
from landsraad.arrakis.rules.mahdi.criteria import Explanation
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.tables import AREA_ID, AREAS, CARD_DECK, CARD_ID, LEADER_ID, TACTICS
from landsraad.arrakis.vocabulary import RESULTS

from .helpers import clear, pause, raze, table

TACTIC_ID = {card.id: i for i, card in enumerate(TACTICS)}
SIETCHES = (
    "gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge", "bight_of_the_cliff", "rock_outcroppings",
    "hobars_gap", "windgap",
)  # fmt: skip


def solo(target: str = "", harvest: str = "tc_habbanya_ridge", **options: Any) -> Position:
    """An empty board of a solo game in phase 2; the target, if any, is the sietch there."""
    s = table(1, **options)
    for area in AREAS:
        if s.tokens[AREA_ID[area.id]]:
            clear(s, area.id)
    s.zone = [0] * len(s.zone)
    s.vehicles = [8, 6, 3]
    for card in s.reinforcements:
        s.decks[CARD_DECK[card]].append(card)
    s.reinforcements = []
    s.target = AREA_ID[target] if target else -1
    s.harvest_card = TACTIC_ID[harvest]
    s.unrolled = 8
    s.spent_results = [0, 0, 0, 0, 0]
    s.side = 0
    s.why = ()
    pause(s)
    return s


def only(s: Position, *kept: str) -> None:
    """No other sietch stands."""
    raze(s, *[x for x in SIETCHES if x not in kept])


def run(s: Position) -> None:
    """Let everything happen that needs no answer of the player; a pause lies below."""
    run_on(s)


def roll_result(s: Position, result: str) -> None:
    """A turn of the automaton with that result."""
    s.why = ()
    s.forced_die = RESULTS.index(result)
    s.stack.append((k.MAHDI_TURN, -1, 0, 0))
    run(s)


def play_card(s: Position, card: str) -> bool:
    """The automaton draws and plays that card; whether it was carried out."""
    number = CARD_ID[card]
    deck = CARD_DECK[number]
    s.decks[deck].remove(number)
    s.decks[deck].append(number)
    s.why = ()
    s.stack.append((k.MAHDI_PLAY, -1, deck, 0))
    run(s)
    done = number in s.discards[deck]
    assert done != (number in s.reinforcements)
    return done


def why(s: Position, choice: str) -> dict[str, Any]:
    """The last explanation of that kind of choice."""
    found = [Explanation(note).as_data() for note in s.why]
    return next(x for x in reversed(found) if x["choice"] == choice)


def chosen(s: Position, choice: str) -> list[str]:
    return next(x["things"] for x in why(s, choice)["candidates"] if x["lost_by"] is None)


def lost(s: Position, choice: str) -> dict[str, str]:
    """By which criterion each loser lost, by its things."""
    rows = why(s, choice)["candidates"]
    return {" ".join(x["things"]): x["lost_by"] for x in rows if x["lost_by"] is not None}


__all__ = ["LEADER_ID", "cards", "chosen", "lost", "only", "play_card", "roll_result", "run", "solo", "why"]
