"""Long texts in a terminal."""

from __future__ import annotations

from rich.text import Text

from landsraad.cli.layout import first_words, hanging, last_words, shortened, wrapped

LONGEST = 90


def test_long_texts_end_in_dots_after_a_whole_word() -> None:
    assert first_words("x" * LONGEST, LONGEST) == "x" * LONGEST
    text = "a bc, " * 20
    assert first_words(text, LONGEST).endswith(" …")
    assert len(first_words(text, LONGEST)) <= LONGEST


def test_of_a_way_somewhere_the_goal_stays() -> None:
    text = Text("Dune, the Desert Planet").append(" → ", "dim").append("Imperial Basin")
    assert shortened(text, 60).plain == "Dune, the Desert Planet → Imperial Basin"
    assert shortened(text, 34).plain == "Dune, the … → Imperial Basin"
    assert shortened(Text("Reveal your hand and more words"), 12).plain.startswith("Reveal your hand"), "cut elsewhere"


def test_of_a_name_the_last_words_stay() -> None:
    assert last_words("Graf Ilban Richese", 20) == "Graf Ilban Richese"
    assert last_words("Graf Ilban Richese", 14) == "Ilban Richese"
    assert last_words('Glossu "The Beast" Rabban', 15) == "Rabban"
    assert last_words("Harkonnen", 5) == "Hark…"


def test_the_rest_of_a_line_of_help_stands_below_its_text() -> None:
    assert hanging(Text("undo             take back")) == 17
    assert hanging(Text("  ● Paul takes the first reward")) == 4
    assert hanging(Text("A long name of something here  and its text")) == 2


def test_letters_of_two_columns_are_broken_in_time() -> None:
    assert [line.plain for line in wrapped(Text("🐛🐛🐛🐛🐛 bugs"), 6, 0)] == ["🐛🐛🐛", "🐛🐛", "bugs"]
