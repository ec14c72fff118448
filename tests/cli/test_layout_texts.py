"""Long texts in a terminal."""

from __future__ import annotations

from landsraad.cli.layout import first_words

LONGEST = 90


def test_long_texts_end_in_dots_after_a_whole_word() -> None:
    assert first_words("x" * LONGEST, LONGEST) == "x" * LONGEST
    text = "a bc, " * 20
    assert first_words(text, LONGEST).endswith(" …")
    assert len(first_words(text, LONGEST)) <= LONGEST
