"""What a game gets from its base."""

from landsraad.kernel.game import GameBase
from tests.evening.thirty_one import GAME


def test_a_step_that_names_a_component_shows_it() -> None:
    assert GameBase.thing(GAME, "card:hearts_ace") == "card:hearts_ace"
    assert GameBase.thing(GAME, "card:hearts_2") == ""  # not in the box
    assert GameBase.thing(GAME, "button:knock") == ""
    assert GameBase.thing(GAME, "number:3") == ""
