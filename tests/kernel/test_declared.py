"""Declarations are values: equal by their fields, printed by them, matched by them, never changed."""

from __future__ import annotations

import copy
import pickle

import pytest

from landsraad.kernel.declared import Declared, changed, values_of


class Effect(Declared):
    def twice(self) -> tuple[Effect, Effect]:
        return self, self


class Draw(Effect):
    n: int
    deck: str = "own"


class DrawSeveral(Draw):
    times: int = 2


class Nothing(Effect):
    pass


def test_fields_by_place_by_name_and_by_default() -> None:
    assert values_of(Draw(2)) == (2, "own")
    assert values_of(Draw(deck="intrigue", n=3)) == (3, "intrigue")
    assert values_of(DrawSeveral(1)) == (1, "own", 2)
    assert values_of(Nothing()) == ()
    assert DrawSeveral.field_types == {"n": "int", "deck": "str", "times": "int"}


@pytest.mark.parametrize(
    ("values", "named", "complaint"),
    [
        ((), {}, "Draw needs “n”"),
        ((1, "own", 3), {}, "Draw has 2 fields, not 3"),
        ((1,), {"n": 2}, "“n” is given twice"),
        ((1,), {"of": 2}, "“of” is no field"),
    ],
)
def test_a_declaration_is_complete_and_has_nothing_else(
    values: tuple[object, ...], named: dict[str, object], complaint: str
) -> None:
    with pytest.raises(TypeError, match=complaint):
        Draw(*values, **named)  # type: ignore[arg-type]


def test_equal_by_kind_and_fields() -> None:
    assert Draw(2) == Draw(2, "own")
    assert hash(Draw(2)) == hash(Draw(2, "own")) == hash((2, "own"))
    assert Draw(2) != Draw(3)
    assert Draw(2) != DrawSeveral(2)
    assert Nothing() != Effect()
    assert Draw(2) != (2, "own")


def test_printed_as_it_is_written() -> None:
    assert repr(Draw(2)) == "Draw(n=2, deck='own')"
    assert repr(Nothing()) == "Nothing()"


def test_matched_by_its_fields() -> None:
    match Draw(2).twice()[1]:
        case Draw(n, deck):
            assert (n, deck) == (2, "own")
        case _:
            pytest.fail("no match")


def test_never_changed() -> None:
    draw = Draw(2)
    with pytest.raises(AttributeError, match=r"Draw\.n"):
        draw.n = 3  # type: ignore[misc]
    with pytest.raises(AttributeError, match=r"Draw\.n"):
        del draw.n
    with pytest.raises(AttributeError, match=r"Draw\.other"):
        draw.other = 3
    assert changed(draw, n=3) == Draw(3)
    assert draw == Draw(2)
    with pytest.raises(TypeError, match="“of” is no field"):
        changed(draw, of=3)


def test_copied_and_sent() -> None:
    draw = DrawSeveral(2, "intrigue")
    assert copy.deepcopy(draw) == draw
    assert pickle.loads(pickle.dumps(draw)) == draw
