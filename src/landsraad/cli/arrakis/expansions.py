"""What Smugglers and The Spacing Guild add to the table: the Smugglers board and the Space board, a line each."""

from __future__ import annotations

from rich.text import Text

from ...kernel.contract import Data
from ..glyphs import ACT, MUTED, joined, styled
from .marks import SIDE_COLOURS, SIDES, SMUGGLER, Marks

ARRAKIS = 4  # steps of a Heighliner (GLD-6.2)


def smuggler_parts(marks: Marks, view: Data, marked: frozenset[str]) -> list[Text]:
    """Status; then who waits and which vehicles are left, or the Base and the die; Ornithopters in both cases."""
    board, words = view["smugglers"], marks.words
    parts = [styled(words(f"smugglers-{board['status']}"), f"bold {SMUGGLER}")]
    if board["status"] == "eliminated":
        return parts
    if board["status"] == "neutral":
        parts.append(Text(words("smugglers-waiting", waiting=board["waiting"], supply=board["supply"])))
        left = {"harvesters": board["harvesters"], "carryalls": int(board["carryall"])}
        parts.append(Text(words("smugglers-vehicles", **left)))
    else:
        base = marks.place(board["base"]) if board["base"] else "–"
        parts.append(Text(words("smugglers-base", area=base, supply=board["supply"])))
        die = words("smugglers-die", result=words(f"die-{board['die']}") if board["die"] else "–")
        is_open = "die:smugglers" in marked
        parts.append(styled("▸" if is_open else "", ACT).append(die, ACT if is_open else "bold"))
    ready, locked = board["ornithopters_ready"], board["ornithopters_locked"]
    parts.append(Text(words("smugglers-ornithopters", ready=ready, locked=locked)))
    if board["given_up"]:
        parts.append(styled(words("given-up", n=board["given_up"]), MUTED))
    return parts


def space_parts(marks: Marks, view: Data) -> list[Text]:
    """Both Heighliners with their cargo and what is left to load, the Troops for both, cards that remain in play."""
    board, words = view["guild"], marks.words
    parts = []
    for side in SIDES:
        own = board[side]
        step = styled(words("heighliner", step=own["heighliner"], arrakis=ARRAKIS), SIDE_COLOURS[side])
        cargo = styled(words("cargo", **own["cargo"]), "bold")
        left = styled(f"({words('to-load', frigates=own['frigates'], bases=own['bases'])})", MUTED)
        parts.append(joined([marks.side(side), step, cargo, left]))
    parts.append(Text(words("troops-left", n=board["troops"])))
    if board["in_play"]:
        names = ", ".join(marks.name(f"card:{card}") for card in board["in_play"])
        parts.append(styled(f"{words('in-play')}: ", MUTED).append(names, "bold"))
    return parts
