"""Questions and answers with the longest names they may have to say."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.mahdi.criteria import CHOICES
from landsraad.arrakis.tables import TOKENS
from landsraad.arrakis.things import AREA
from landsraad.arrakis.wording.mahdi import choice_of
from landsraad.arrakis.wording.names import token_units
from landsraad.cli.boards import NAME_WIDTH
from landsraad.kernel.texts import Argument

LANGS = ("en", "de")


def arguments(lang: str) -> dict[str, Argument]:
    """The longest that a question or an answer may have to name."""
    area = max((GAME.called(AREA.thing(a), lang) for a in range(len(AREA))), key=len)
    zone = GAME.called("zone:az8", lang)
    names = {"area": area, "area2": area, "about": area, "zone": zone, "seat": GAME.called("deck:corrino_ally", lang)}
    things = ["die:deployment", "deck:corrino_ally", "marker:kwisatz_haderach", "side:harkonnen", "token:as1"]
    things += (
        "leader:reverend_mother_jessica",
        "prescience:makers_at_the_gathering",
        "card:hawats_scheming",
        "sector:s1",
    )
    names |= {"sietch": area} | {thing.partition(":")[0]: GAME.called(thing, lang) for thing in things}
    choices = [choice_of(choice, "", lang) for choice in CHOICES]
    choices += [choice_of(choice, area, lang) for choice in ("attack_sietch", "attack_legion", "step")]
    return {
        **names,
        "what": max(choices, key=len),
        "left": 3,
        "hits": 3,
        "most": 2,
        "n": 3,
        "dice": 3,
        "cards": 2,
        "steps": 2,
        "tier": 1,
        "units": " (" + max((token_units(n, lang) for n in range(len(TOKENS))), key=len) + ")",
        "purpose": "advance",
    }


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_fits_behind_the_longest_name(lang: str) -> None:
    for decision in GAME.decisions.all:
        assert decision is not None
        if decision.ask is not None:
            text = GAME.texts.fill(lang, decision.ask[lang == "de"], **arguments(lang))
            assert text
            assert "{" not in text
            assert len(text) + len("● ") + NAME_WIDTH + len(": ") <= 100, decision.name


@pytest.mark.parametrize("lang", LANGS)
def test_every_declared_answer_has_words(lang: str) -> None:
    for decision in GAME.decisions.all:
        assert decision is not None
        texts = [GAME.texts.fill(lang, both[lang == "de"], **arguments(lang)) for both in decision.words.values()]
        assert all(text and "{" not in text for text in texts), decision.name
        assert len(set(texts)) == len(texts), decision.name
