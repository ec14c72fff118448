"""A game that is over, judged in the look back: progress, a way to stop, and from a costly decision to its moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from landsraad.server.store import Store
from tests.server.house import keep_finished

from .conftest import House, watch
from .hands import LIMIT, at_ease

pytestmark = [pytest.mark.slow]


@pytest.fixture
def finished(tmp_path: Path) -> Iterator[str]:
    """The address of a look back."""
    store = Store(tmp_path / "tables.sqlite")
    table, _ = keep_finished(store, "imperium", 1, leaders="random")
    store.close()
    house = House(tmp_path / "tables.sqlite")
    yield f"{house.address}r/{table}"
    house.stop()


def test_a_game_is_judged_and_its_costliest_decisions_lead_to_their_moments(
    page: Any, finished: str, problems: list[str]
) -> None:
    watch(page, problems)
    at_ease(page, lang="de")
    page.goto(f"{finished}#analysis")
    page.set_default_timeout(LIMIT)
    study = page.get_by_test_id("study")
    page.get_by_test_id("analyse").click()
    page.get_by_test_id("stop-analysis").click()
    page.get_by_test_id("analyse").click()
    study.locator(".course").wait_for()  # chances are there before the decisions are judged
    page.locator("[data-testid=study][data-state=done]").wait_for(timeout=2 * LIMIT)
    costly = page.get_by_test_id("costly").first
    costly.click()
    page.locator(".costly .here").wait_for()
    n = int(page.get_by_test_id("slider").input_value())
    assert n == page.evaluate(
        "async (at) => (await (await fetch(at)).json()).costly[0].n", finished.replace("/r/", "/api/t/") + "/analysis"
    )
    assert page.get_by_test_id("eyes").input_value() == "0"
    assert "Stärker war" in study.inner_text()
    assert page.locator(".track.drawn path.line").count() > 0
    assert not problems
