"""The end of a game: who won by which path, and the tracks round by round."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...kernel.contract import Data, Game, State
from ...kernel.record import Record, steps
from ..glyphs import ACT, MUTED, joined, seat_mark, styled
from .marks import SIDE_COLOURS, SIDES, Marks

NEEDED = 10  # supremacy points (ARR-4.1)
COLUMNS = 80  # of the plot


def end_lines(marks: Marks, title: str, state: State, record: Record, names: Sequence[str], guessed: int) -> list[Text]:
    """Who won stands last, as the top may leave a small window. `guessed`: how many components are reconstructed."""
    words = marks.words
    view = state.view(state.view(-1)["seats"]["atreides"][0])  # whose objective is open now
    winner = view["winner"]
    if winner is None:
        text = words("won-nobody", rounds=view["round"])
    else:
        seats = list(dict.fromkeys(view["seats"][winner]))
        people = joined((seat_mark(seat).append(f" {names[seat]}") for seat in seats), ", ")
        text = words("won", side=words(winner), names=people.plain) if seats else words("won-mahdi")
    won = Text(" ").append(text, ACT)
    return [
        *plot_lines(marks, tracks_by_round(marks.game, record)),
        Text(""),
        styled(words("end-title", game=title, rounds=view["round"]), "bold"),
        Text(""),
        won,
        Text(f"   {how(marks, view)}"),
        *([Text(""), styled(words("used-reconstructed", n=guessed), MUTED)] if guessed else []),
    ]


def how(marks: Marks, view: Data) -> str:
    """By which path the game was won."""
    words = marks.words
    reached = view["markers"]
    markers = "/".join(str(n) for n in reached.values())
    if view["winner"] == "harkonnen" and view["supremacy"] >= NEEDED:
        return words("won-supremacy", n=view["supremacy"])
    met = [t for t in view["targets"] if all(reached[marker] >= goal for marker, goal in t.items())]
    if view["winner"] == "atreides" and met:
        return words("won-objective", markers=markers, targets="/".join(str(n) for n in met[0].values()))
    return words("won-otherwise", n=view["supremacy"], markers=markers)


def tracks_by_round(game: Game, record: Record) -> list[list[int]]:
    """Supremacy and the three prescience markers before the first round, then at the end of each round."""
    tracks: list[list[int]] = []
    now: list[int] = []
    known = 0
    for number, state in steps(game, record):
        view = state.view(-1)
        if number == 0:
            tracks.append([0, 0, 0, 0])
        elif view["round"] > known:
            tracks.append(now)
        now = [view["supremacy"], *view["markers"].values()]
        known = view["round"]
    return [*tracks, now]


def plot_lines(marks: Marks, tracks: list[list[int]]) -> list[Text]:
    """A sign for each track at each round; of a very long game every few rounds."""
    words = marks.words
    step = max(1, -(-len(tracks) * 5 // COLUMNS))
    shown = sorted({*range(0, len(tracks), step), len(tracks) - 1})
    called = [marks.name(f"marker:{marker}") for marker in ("kwisatz_haderach", "sand_dwellers", "jihad")]
    legend = styled(words("plot-title", first=called[0], second=called[1], third=called[2]), "bold")
    lines = []
    signs = [("H", SIDE_COLOURS[SIDES[0]]), *((str(n), SIDE_COLOURS[SIDES[1]]) for n in (1, 2, 3))]
    for level in range(max(max(t) for t in tracks), -1, -1):
        line = styled(f"{level:>4} ┤", MUTED)
        for at in shown:
            cell = Text("")
            for (sign, colour), value in zip(signs, tracks[at], strict=True):
                if value == level:
                    cell.append(sign, colour)
            line.append(" ").append_text(cell).append(" " * (4 - cell.cell_len))
        line.rstrip()
        lines.append(line)
    axis = styled("     └" + "─" * (5 * len(shown)), MUTED)
    numbers = "".join(f" {at:<4}" for at in shown)
    return [*lines, axis, styled(f"      {numbers.rstrip()}", MUTED), legend]  # which a small window still shows
