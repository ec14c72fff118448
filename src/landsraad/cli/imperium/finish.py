"""The end of a game: ranking, the tie-breaks that decided, Victory Points round by round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from ...kernel.contract import Data, Game, State
from ...kernel.record import Record, steps
from ..glyphs import ACT, MUTED, SEAT_COLOURS, joined, seat_mark, styled
from ..variant import Variant
from ..words import Words
from .rivals import everybody

TIE_BREAKS = ("spice", "solari", "water", "garrison")  # in this order (IMP-10.6); then the latest Reveal turn
SIGNS = ("s", "$", "w", "t")  # of these, as everywhere on the table
PLOT_HEIGHT = 10
PLOT_COLUMN = 6  # with ten rounds it fits 80 columns


def end_lines(game: Game, state: State, record: Record, names: Sequence[str], words: Words) -> list[Text]:
    """Who won stands last: the top may have left a small window."""
    view = state.view(-1)
    return [
        *plot_lines(scores_by_round(game, record), words),
        Text(""),
        styled(words("end-title", game=Variant.of(record.setup).title(game, words), rounds=view["round"]), "bold"),
        Text(""),
        *ranking_lines(game, state, view, names, words),
    ]


def ranking_lines(game: Game, state: State, view: Data, names: Sequence[str], words: Words) -> list[Text]:
    lines = []
    place = 1
    for shared in state.ranking:
        for seat in shared:
            player = everybody(view)[seat]
            line = styled(f" {place}. ", ACT if place == 1 else "bold").append_text(seat_mark(seat))
            line.append(f" {names[seat]:<14}", f"bold {SEAT_COLOURS[seat]}")
            leader = game.text(f"leader:{player['leader']}", words.lang)[0] if player["leader"] else ""
            line.append(f"{leader:<27}", MUTED).append(f"{words('end-vp', n=player['vp']):>5}", "bold")
            values = [f"{player[what]}{sign}" for what, sign in zip(TIE_BREAKS, SIGNS, strict=True)]
            lines.append(line.append("".join(f"{value:>5}" for value in values), MUTED))
        place += len(shared)
    return lines + [Text("    " + sentence) for sentence in _ties(state.ranking, everybody(view), names, words)]


def _ties(ranking: list[list[int]], players: list[Data], names: Sequence[str], words: Words) -> list[str]:
    """One sentence for each pair of neighbours with equal Victory Points: what put one before the other."""
    sentences = [
        words("tie-shared", names=", ".join(names[seat] for seat in shared)) for shared in ranking if len(shared) > 1
    ]
    for (*_, ahead), (behind, *_) in pairwise(ranking):
        a, b = players[ahead], players[behind]
        if a["vp"] != b["vp"]:
            continue
        if "chaumurky" in a.get("tech", ()):  # wins every tie on Victory Points before anything is compared
            sentences.append(words("tie-chaumurky", ahead=names[ahead], behind=names[behind]))
            continue
        decided = next((what for what in TIE_BREAKS if a[what] != b[what]), None)
        pair = {"ahead": names[ahead], "behind": names[behind]}
        if decided:
            sentences.append(words(f"tie-{decided}", **pair, more=a[decided], less=b[decided]))
        else:
            sentences.append(words("tie-reveal", **pair))
    return sentences


def scores_by_round(game: Game, record: Record) -> list[list[int]]:
    """Scores before the first round, then at the end of each round; the last are the final ones."""
    scores: list[list[int]] = []
    now: list[int] = []
    known = 0
    for number, state in steps(game, record):
        view = state.view(-1)
        # House Hagal as a third party has no score.
        now = [p["vp"] for p in everybody(view) if p["vp"] is not None]
        at = view["round"]
        if number == 0 or at > known >= 1:  # the action that ends a round also begins the next one
            scores.append(now)
        known = max(known, at)
    return [*scores, now]


def plot_lines(scores: list[list[int]], words: Words) -> list[Text]:
    """A mark for each seat at each round; seats with equal scores stand side by side."""
    top = max(max(s) for s in scores)
    low = min(min(s) for s in scores)
    levels = range(top, low - 1, -1)
    if len(levels) > PLOT_HEIGHT + 4:  # very high scores: every second line is enough
        levels = range(top, low - 2, -2)
    lines = [styled(words("plot-title"), "bold")]
    for level in levels:
        line = styled(f"{level:>5} ┤", MUTED)
        for at_round in scores:
            seats = [seat for seat, score in enumerate(at_round) if score == level or _between(score, level, levels)]
            cell = joined((seat_mark(s) for s in seats), "")
            cell.append(" " * (PLOT_COLUMN - 1 - cell.cell_len))
            line.append(" ").append_text(cell)
        line.rstrip()
        lines.append(line)
    axis = styled("      └" + "─" * (PLOT_COLUMN * len(scores)), MUTED)
    numbers = "".join(f" {number or words('plot-start'):<{PLOT_COLUMN - 1}}" for number in range(len(scores)))
    return [*lines, axis, styled(f"       {numbers.rstrip()}", MUTED)]


def _between(score: int, level: int, levels: range) -> bool:
    """With a step of two, a score between two lines belongs to the upper one."""
    return levels.step == -2 and score == level - 1
