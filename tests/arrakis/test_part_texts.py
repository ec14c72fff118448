"""Whatever a content file may write into a card has words in both languages."""

from __future__ import annotations

import pytest

from landsraad.arrakis.tables import SPECIAL_ID
from landsraad.arrakis.vocabulary import (
    DECKS,
    IMPERIUM,
    TANK_REACH,
    WHERE,
    WHICH,
    AdvanceHeighliner,
    Attack,
    Bombard,
    Draw,
    HoldHeighliner,
    ImperiumAction,
    Move,
    Part,
    Put,
    Recruit,
    Special,
    ToTank,
)
from landsraad.arrakis.wording.parts import clause

PARTS: list[Part] = [
    *[Move(which) for which in (*WHICH, "with staban_tuek", "at arrakeen")],
    *[Attack(which, surprise=True) for which in (*WHICH, "with chani", "at arrakeen")],
    *[Put(where, regular=1) for where in (*WHERE, "with chani", "at arrakeen", "one_of arrakeen carthag")],
    *[Put("legion", regular=1, leader=leader) for leader in ("any", "generic", "paul", "staban_tuek")],
    *[Draw(2, deck) for deck in ("", *DECKS)],
    *[ToTank(reach) for reach in TANK_REACH],
    *[Bombard(3, reach) for reach in ("adjacent", "ornithopter")],
    *[ImperiumAction(kind) for kind in (*IMPERIUM, "any")],
    *[Special(name, 2) for name in SPECIAL_ID],
    *[Recruit(2), AdvanceHeighliner(2), HoldHeighliner(2)],
]


@pytest.mark.parametrize("part", PARTS, ids=str)
def test_every_part_has_words(part: Part) -> None:
    texts = [clause(part, side, lang) for side in (0, 1) for lang in ("en", "de")]
    assert all(texts)
    assert texts[0] != texts[1]  # German is not English
