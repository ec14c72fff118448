"""The tracks as data for whoever draws them are those of the rules."""

from __future__ import annotations

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.codes import AVAILABLE
from landsraad.arrakis.rules.tracks import advance, gain_supremacy
from landsraad.arrakis.things import LEADER
from landsraad.kernel.contract import Setup

TRACKS = GAME.facts("tracks")


def test_steps_of_supremacy_bring_what_the_track_says() -> None:
    """ARR-24: Hawat on 1, a Bene Gesserit token for the Atreides on 4 and 7, Feyd-Rautha on 6, victory on 10."""
    s = GAME.new(Setup(2, "tracks"))
    for step in range(1, TRACKS["supremacy"]["end"] + 1):
        before = list(s.bene_gesserit)
        gain_supremacy(s, 1)
        what = TRACKS["supremacy"]["brings"].get(str(step), "")
        if what.startswith("leader:"):
            assert s.where[LEADER.numbers[what[7:]]] == AVAILABLE
        assert (s.bene_gesserit[1] - before[1] == 1) == (what == "bene_gesserit")
    assert s.over


def test_prescience_ends_where_the_track_ends() -> None:
    """ARR-23.1: effects on 3, 6 and 8; no marker goes beyond the end."""
    s = GAME.new(Setup(2, "tracks"))
    advance(s, 2, 40)
    assert s.marker[2] == TRACKS["prescience"]["end"]
    assert TRACKS["prescience"]["steps"]["jihad"] == [3, 6, 8]


def test_the_spice_board_has_five_rows() -> None:
    """ARR-7.1: dice set aside and vehicles by the lowest marker."""
    assert TRACKS["spice_rows"][0] == [4, 6, 4, 2]
    assert TRACKS["spice_rows"][-1] == [0, 3, 2, 1]


def test_the_book_of_one_player_has_the_words_of_the_mahdi() -> None:
    """ARR-30: it explains itself in the language of the reader; the others do not need its words."""
    book = GAME.book(Setup(1, "book"), "de")
    assert book["choice:attack_sietch"]["name"] == "Angriff auf einen Sietch"
    assert book["tactic:tc_gara_kulon"]["facts"] == {"sectors": ["s1"]}
    assert all(entry["name"] for thing, entry in book.items() if thing.startswith(("choice:", "criterion:")))
    assert not any(thing.startswith("choice:") for thing in GAME.book(Setup(2, "book"), "de"))
