"""Kinds of frames are called as their constants, which count from 0."""

from __future__ import annotations

import pytest

from landsraad.kernel.decision import Decisions
from landsraad.kernel.things import counted_names


def test_frames_are_the_constants_before_their_number() -> None:
    assert counted_names({"OTHER": 0, "TURN": 0, "NAME_DIE": 1, "FRAME_KINDS": 2, "E_ROUND": 1}, "FRAME_KINDS") == [
        "turn",
        "name_die",
    ]


def test_a_number_left_out_is_refused() -> None:
    with pytest.raises(ValueError, match="do not count from 0"):
        counted_names({"TURN": 0, "NAME_DIE": 2, "FRAME_KINDS": 2}, "FRAME_KINDS")


def test_a_decision_is_called_as_its_constant_unless_it_says_otherwise() -> None:
    decisions = Decisions(["turn", "trash_card"])
    decisions.add(0)
    decisions.add(1, name="trash")
    assert [decisions.of(kind).name for kind in (0, 1)] == ["turn", "trash"]
