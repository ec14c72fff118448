"""Finding the action a text means: notation, words in both languages, beginnings, and what is refused."""

from __future__ import annotations

from typing import Any, cast

import pytest

from landsraad.kernel.contract import State
from landsraad.kernel.errors import IllegalAction
from landsraad.kernel.notation import find, plain

# notation, English words, German words
Words = tuple[str, str, str]

MENU: dict[int, Words] = {
    10: ("send dagger arrakeen", "Send an Agent to Arrakeen with Dagger", "Mit Dolch nach Arrakeen"),
    11: ("send dagger carthag", "Send an Agent to Carthag with Dagger", "Mit Dolch nach Carthag"),
    12: ("plot to_the_victor", "Play To the Victor…", "Dem Sieger… ausspielen"),
    13: ("end", "End the turn", "Zug beenden"),
    14: ("end all", "End everything", "Alles beenden"),
    15: ("pass", "Pass", "Passen"),
    16: ("pay water", "1 water → 1 troop", "1 Wasser → 1 Truppe"),
    17: ("wait", "Wait for Straße", "Auf die Straße warten"),
    18: ("council", "Councilor’s Dispensation", "Dispens des Rats"),
}


class Menu:
    """Just enough of a game: some legal actions with words."""

    def __init__(self, menu: dict[int, Words]) -> None:
        self.menu = menu

    def legal(self) -> list[int]:
        return list(self.menu)

    def notation(self, action: int) -> str:
        return self.menu[action][0]

    def said(self, state: Any, action: int, lang: str) -> str:
        return self.menu[action][1 if lang == "en" else 2]


def meant(text: str, menu: dict[int, Words] = MENU) -> int:
    table = Menu(menu)
    return find(table, cast(State, table), text)


def refusal(text: str, menu: dict[int, Words] = MENU) -> str:
    with pytest.raises(IllegalAction) as caught:
        meant(text, menu)
    return str(caught.value)


@pytest.mark.parametrize("action", sorted(MENU))
def test_every_name_of_an_action_finds_it(action: int) -> None:
    for name in MENU[action]:
        assert meant(name) == action


def test_case_spacing_and_typographic_marks_do_not_matter() -> None:
    assert meant("  SEND   Dagger\tArrakeen\n") == 10
    assert meant("play to the victor...") == 12
    assert meant("1 WATER > 1 troop") == 16
    assert meant("councilor's dispensation") == 18
    assert meant("AUF DIE STRASSE WARTEN") == 17
    assert plain(" A…  b→C’s ") == plain("a... B>c's") == plain("a... b>cs")
    assert plain("„Fremen-Lager“") == plain("fremen lager")
    assert plain("Überfluss") == plain("ueberfluss")


def test_a_beginning_is_enough_if_only_one_action_starts_so() -> None:
    assert meant("send dagger a") == 10
    assert meant("pl") == 12
    assert meant("mit dolch nach c") == 11
    assert meant("zug") == 13


def test_a_full_name_wins_over_longer_ones_that_start_with_it() -> None:
    assert meant("end") == 13
    assert meant("pass") == 15


def test_one_action_may_match_by_several_of_its_names() -> None:
    # "Pass" and "Passen" are two names of one action: that is no ambiguity.
    assert meant("pas") == 15


def test_several_meanings_are_refused_and_named() -> None:
    message = refusal("send dagger")
    assert "send dagger" in message
    assert "several" in message
    assert "send dagger arrakeen" in message
    assert "send dagger carthag" in message


def test_a_long_list_of_meanings_is_cut() -> None:
    menu = {i: (f"acquire card{i:02}", f"Buy {i}", f"Kaufe {i}") for i in range(20)}
    message = refusal("acquire", menu)
    assert "card00" in message
    assert "card05" in message
    assert "card06" not in message
    assert "…" in message


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_nothing_means_nothing(text: str) -> None:
    assert "not possible" in refusal(text)


def test_nothing_means_nothing_even_with_a_single_legal_action() -> None:
    assert "not possible" in refusal("", {13: MENU[13]})


@pytest.mark.parametrize("text", ["fly to Caladan", "arrakeen", "send dagger arrakeen now", "13"])
def test_other_texts_are_refused_with_the_text_in_the_message(text: str) -> None:
    assert text in refusal(text)
