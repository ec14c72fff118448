"""A small network that gives a position of one seat a number: inputs, one hidden layer, one output. Compiled.

Who is likely to win is the softmax of the numbers of all seats, so that a network sees one seat at a time and shares
always add up to one. Weights are plain lists; a linear value is a network without a hidden layer.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

STEEPEST: Final = 30.0


class Net:
    __slots__ = ("direct", "hidden", "hidden_bias", "output")

    direct: list[float]  # from input to output
    hidden: list[list[float]]  # by unit: from each input
    hidden_bias: list[float]
    output: list[float]  # by unit

    def __init__(self, data: dict[str, Any]) -> None:
        self.direct = [float(x) for x in data["direct"]]
        self.hidden = [[float(x) for x in row] for row in data.get("hidden", [])]
        self.hidden_bias = [float(x) for x in data.get("hidden_bias", [])]
        self.output = [float(x) for x in data.get("output", [])]

    def score(self, inputs: list[float]) -> float:
        total = 0.0
        used: list[int] = []  # most inputs are nought most of the time
        direct = self.direct
        for i in range(len(inputs)):
            if inputs[i] != 0.0:
                used.append(i)
                total += direct[i] * inputs[i]
        for unit in range(len(self.hidden)):
            row = self.hidden[unit]
            activity = self.hidden_bias[unit]
            for i in used:
                activity += row[i] * inputs[i]
            if activity > 0.0:
                total += activity * self.output[unit]
        return total


def shares(scores: list[float]) -> list[float]:
    """Numbers of all seats as shares of one victory."""
    highest = max(scores)
    weights = [exp(max(-STEEPEST, x - highest)) for x in scores]
    total = sum(weights)
    return [w / total for w in weights]
