"""Each of the 40 House Hagal cards: what the printed card says, written down by hand, and what playing it does."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position

from .hagal_table import FIRST_RIVAL, HAGAL, edited, rival_turn, seat, solo, two

EMPEROR, GUILD, BENE_GESSERIT, FREMEN = "emperor", "spacing_guild", "bene_gesserit", "fremen"


@dataclass(frozen=True)
class Printed:
    """A card as printed. Troops are new ones; what moves to the Conflict says the space."""

    copies: int
    swords: int
    space: str
    influence: str = ""
    garrison: int = 0
    conflict: int = 0
    freighter: int = 0
    dreadnoughts: int = 0
    negotiators: int = 0


BASE = {
    "hagal_conspire": Printed(2, 4, "conspire", EMPEROR, garrison=2),
    "hagal_wealth": Printed(1, 3, "wealth", EMPEROR),
    "hagal_heighliner": Printed(1, 6, "heighliner", GUILD, conflict=3),
    "hagal_foldspace": Printed(2, 1, "foldspace", GUILD),
    "hagal_selective_breeding": Printed(2, 2, "selective_breeding", BENE_GESSERIT),
    "hagal_secrets": Printed(1, 1, "secrets", BENE_GESSERIT),
    "hagal_hardy_warriors": Printed(1, 5, "hardy_warriors", FREMEN, conflict=2),
    "hagal_stillsuits": Printed(2, 4, "stillsuits", FREMEN),
    "hagal_carthag": Printed(3, 0, "carthag", conflict=1),
    "hagal_harvest_spice": Printed(5, 2, "imperial_basin"),
}
ONLY_WITHOUT_IX = {
    "hagal_rally_troops": Printed(2, 3, "rally_troops", garrison=4),
    "hagal_hall_of_oratory": Printed(2, 0, "hall_of_oratory", garrison=1),
}
SOLO = {"hagal_arrakeen_1p": Printed(3, 1, "arrakeen", conflict=1)}
TWO = {"hagal_arrakeen_2p": Printed(3, 1, "arrakeen", conflict=1)}
IX = {
    "hagal_interstellar_shipping": Printed(1, 3, "interstellar_shipping", freighter=2),
    "hagal_foldspace_or_interstellar": Printed(1, 2, "interstellar_shipping", freighter=2),
    "hagal_smuggling_or_interstellar": Printed(1, 2, "interstellar_shipping", freighter=2),
}
IX_SOLO = {
    "hagal_tech_negotiation_1p": Printed(2, 0, "tech_negotiation", negotiators=1),
    "hagal_dreadnought_1p": Printed(2, 3, "dreadnought", dreadnoughts=1),
}
IX_TWO = {"hagal_dreadnought_2p": Printed(2, 3, "dreadnought", garrison=1, dreadnoughts=1)}
OTHER_HALF = {
    "hagal_foldspace_or_interstellar": Printed(1, 2, "foldspace", GUILD),
    "hagal_smuggling_or_interstellar": Printed(1, 2, "smuggling", freighter=1),
}
RESHUFFLE = {"hagal_reshuffle": Printed(1, 0, "")}

DECKS = {
    (1, ()): BASE | ONLY_WITHOUT_IX | SOLO,
    (2, ()): BASE | ONLY_WITHOUT_IX | TWO | RESHUFFLE,
    (1, ("ix",)): BASE | IX | IX_SOLO | SOLO,
    (2, ("ix",)): BASE | IX | IX_TWO | TWO | RESHUFFLE,
}
SIZES = {(1, ()): 27, (2, ()): 28, (1, ("ix",)): 30, (2, ("ix",)): 29}
CASES = [
    (humans, expansions, name)
    for (humans, expansions), cards in DECKS.items()
    for name in cards
    if name != "hagal_reshuffle"
]


def game(humans: int, expansions: tuple[str, ...], **options: Any) -> Position:
    return solo(expansions, **options) if humans == 1 else two(expansions, **options)


@pytest.mark.parametrize(("humans", "expansions"), DECKS)
def test_a_deck_holds_exactly_the_cards_for_its_game(humans: int, expansions: tuple[str, ...]) -> None:
    """IMP-S2.5, IMP-T2, IMP-RX1: 27, 28, 30 and 29 cards."""
    position = GAME.position(edited(game(humans, expansions)))
    cards = Counter(position["hagal_deck"]) + Counter(position["hagal_discard"])
    assert cards == {name: card.copies for name, card in DECKS[humans, expansions].items()}
    assert cards.total() == SIZES[humans, expansions]


def check(after: Position, before: dict[str, Any], number: int, card: Printed) -> None:
    rival = seat(after, number)
    assert after.view(0)["agents"][card.space][-1] == number - 1
    gained = {f: n - before["influence"][f] for f, n in rival["influence"].items() if n != before["influence"][f]}
    assert gained == ({card.influence: 1} if card.influence else {})
    assert (rival["garrison"], rival["conflict"]) == (card.garrison, card.conflict)
    assert rival["supply"] == 12 - card.garrison - card.conflict - card.negotiators
    assert rival.get("freighter", 0) == card.freighter
    assert rival.get("negotiators", 0) == card.negotiators
    assert rival.get("dreadnoughts", {"garrison": 0})["garrison"] == card.dreadnoughts
    for token in ("solari", "water"):
        assert rival.get(token) == before.get(token)  # costs and effects of the space are ignored (IMP-R4)


@pytest.mark.parametrize(("humans", "expansions", "name"), CASES)
def test_a_card_in_a_turn(humans: int, expansions: tuple[str, ...], name: str) -> None:
    number = FIRST_RIVAL if humans == 1 else HAGAL
    options = {"rivals": ["duke_leto_atreides", "glossu_rabban"]} if humans == 1 else {}
    away = {3: {"agents_on": ["research_station", "sietch_tabr"]}} if humans == 1 else {}
    s = rival_turn(
        game(humans, expansions, **options),
        name,
        rival={"influence": {GUILD: 2, EMPEROR: 2, BENE_GESSERIT: 2, FREMEN: 2}, "garrison": 0},
        players=away,
        bonus_spice={"imperial_basin": 1},
    )
    before: dict[str, Any] = {"influence": dict.fromkeys((EMPEROR, GUILD, BENE_GESSERIT, FREMEN), 2)}
    before |= {"solari": 0, "water": 1} if humans == 1 else {}
    check(s, before, number, DECKS[humans, expansions][name])
    if humans == 1:
        assert seat(s, number)["spice"] == (2 if name == "hagal_harvest_spice" else 0)


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("name", OTHER_HALF)
def test_the_other_half_below_two_influence(humans: int, name: str) -> None:
    number = FIRST_RIVAL if humans == 1 else HAGAL
    away = {3: {"agents_on": ["research_station", "sietch_tabr"]}} if humans == 1 else {}
    s = rival_turn(game(humans, ("ix",)), name, rival={"influence": {GUILD: 1}}, players=away)
    before: dict[str, Any] = {"influence": {EMPEROR: 0, GUILD: 1, BENE_GESSERIT: 0, FREMEN: 0}}
    before |= {"solari": 0, "water": 1} if humans == 1 else {}
    check(s, before, number, OTHER_HALF[name])


@pytest.mark.parametrize(("humans", "expansions", "name"), CASES)
def test_a_card_in_combat(humans: int, expansions: tuple[str, ...], name: str) -> None:
    """Only the swords count (IMP-R9). The human holds a Combat card, so that the game stops there."""
    number = FIRST_RIVAL if humans == 1 else HAGAL
    s = edited(
        game(humans, expansions),
        phase="combat",
        round=10,
        hagal_deck_top=[name],
        players={1: {"conflict": 1, "intrigue": ["ambush"]}, number: {"conflict": 1}},
    )
    assert seat(s, number)["strength"] == 2 + DECKS[humans, expansions][name].swords
    assert GAME.position(s)["hagal_discard"] == [name]


def test_arrakeen_for_one_uses_the_signet_ring() -> None:
    s = rival_turn(solo(rivals=["count_ilban_richese", "glossu_rabban"]), "hagal_arrakeen_1p")
    assert seat(s, FIRST_RIVAL)["solari"] == 1


def test_every_card_has_a_name_and_a_text_in_both_languages() -> None:
    for name in {name for cards in DECKS.values() for name in cards}:
        for lang in ("en", "de"):
            title, text = GAME.text(f"hagal:{name}", lang)
            assert title
            assert text
    assert GAME.text("hagal:hagal_foldspace_or_interstellar", "en") == (
        "Foldspace / Interstellar Shipping",
        "With at least 2 Influence with the Spacing Guild: To Interstellar Shipping: 2 Freighter icons\n"
        "Otherwise: To Foldspace: 1 Influence with the Spacing Guild\n"
        "In combat: 2 swords",
    )
    assert GAME.text("hagal:hagal_conspire", "de") == (
        "Verschwörung",
        "Verschwörung: 1 Einfluss beim Imperator; 2 Truppen rekrutieren\nIm Kampf: 4 Schwerter",
    )
