"""Prices found on games: the search goes where more is won, and those in use were found for every price there is."""

from __future__ import annotations

from math import log
from types import SimpleNamespace

import pytest

from landsraad.bots.imperium import tuning
from landsraad.bots.imperium.prices import ALONE, FOUND, TABLE, Prices
from landsraad.lab import tune
from landsraad.lab.workers import SingleHanded


def test_the_search_goes_where_more_is_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose worth falls with the distance from 3 and 0.5; what is nothing stays nothing."""

    def play(
        kind: str, mine: dict[str, float], others: dict[str, float], seed: str, number: int
    ) -> tuple[float, float]:
        return 0.5, -(log(mine["dear"] / 3.0) ** 2) - log(mine["cheap"] / 0.5) ** 2

    monkeypatch.setattr(tune, "tuning", lambda game: SimpleNamespace(play=play))
    by_hand = {"dear": 1.0, "cheap": 1.0, "nothing": 0.0}
    found = tune.search("a game", "table", by_hand, by_hand, 60, "seed", SingleHanded())
    assert found["dear"] == pytest.approx(3.0, rel=0.15)
    assert found["cheap"] == pytest.approx(0.5, rel=0.15)
    assert found["nothing"] == 0.0
    assert found == tune.search("a game", "table", by_hand, by_hand, 60, "seed", SingleHanded())


@pytest.mark.parametrize("kind", ["table", "alone"])
def test_a_game_is_its_seed(kind: str) -> None:
    by_hand = tuning.by_hand()
    once = tuning.play(kind, by_hand, by_hand, "once", 3)
    assert once == tuning.play(kind, by_hand, by_hand, "once", 3)
    share, worth = once
    assert 0.0 <= share <= 1.0
    assert 0.0 < worth < 1.0


@pytest.mark.parametrize("kind", ["table", "alone"])
def test_what_was_found_is_in_use(kind: str) -> None:
    """A price that is new keeps what was made by hand until it is found, too."""
    in_use = {"table": TABLE, "alone": ALONE}[kind].by_name()
    assert FOUND[kind].items() <= in_use.items()
    assert in_use.keys() == tuning.by_hand().keys()
    assert len(FOUND[kind]) > 100


def test_a_price_nobody_knows_is_refused() -> None:
    for name in ("water_melons", "icon.moon", "named", "step_to.9"):
        with pytest.raises(ValueError, match=name):
            Prices({name: 1.0})


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["table", "alone"])
def test_they_win_more_than_those_made_by_hand(kind: str) -> None:
    """On the same 100 games: at tables 0.61 against 0.29 of thousands, alone 0.22 against 0.08."""
    by_hand = tuning.by_hand()
    found, before = (
        sum(tuning.play(kind, mine, by_hand, "test", n)[0] for n in range(100)) for mine in (FOUND[kind], by_hand)
    )
    assert found > before + 4.0
