"""What clients are told as data: ways from area to area, titles in words."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import place_sietch
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.things import AREA
from landsraad.kernel.contract import ONLOOKER, Setup
from landsraad.kernel.news import known
from landsraad.kernel.table import Table


def test_a_move_tells_where_from_and_where_to() -> None:
    """Not a rule: a map can only show a way whose two ends it knows."""
    table, chance = Table(GAME, Setup(2, "5", [])), Random(3)
    for _ in range(300):
        table.apply(chance.choice(table.state.legal()))
    shown = [one for one, _ in known(GAME, table.state, table.log, ONLOOKER, "en") if one["kind"] == "move_to"]
    assert len(shown) > 3
    for one in shown:
        start, end = one["things"]
        assert start.startswith("area:")
        assert end.startswith("area:")
        assert start != end


def test_a_sietch_that_has_moved_is_shown_where_it_stands() -> None:
    """Kitab al-Ibar: the line and the data name the same area."""
    state = GAME.new(Setup(2, "5", []))
    assert isinstance(state, Position)
    place_sietch(state, 0, AREA.numbers["s1_5"])
    event = (k.E_SIETCH, -1, 0, 2)
    shown = GAME.show(state, event, ONLOOKER)
    assert shown is not None
    assert (shown["things"], shown["n"]) == (["area:s1_5"], 2)
    assert GAME.called("area:s1_5", "en") in GAME.tell(state, event, ONLOOKER, "en")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_ruling_has_a_title_and_choices_in_words(lang: str) -> None:
    for option in GAME.options(lang):
        if option.ruling:
            assert option.title != option.name.replace("_", " ")
            assert option.name == "smuggler_die_faces" or not any("_" in words for _, words in option.choices)


def test_the_markers_of_the_imperium_stand_in_the_book() -> None:
    """ARR-7: their names are shown where spice is paid for them."""
    book = GAME.book(Setup(2, "1", []), "de")
    assert [book[f"marker:{id}"]["name"] for id in ("choam", "spacing_guild", "landsraad")] == [
        "MAFEA",
        "Raumgilde",
        "Landsraad",
    ]
