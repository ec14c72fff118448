"""The battle that is being fought: who fights whom with what, and what the dice gave."""

from __future__ import annotations

from rich.text import Text

from ...kernel.contract import Data
from ..glyphs import MUTED, joined, styled
from ..layout import wrapped
from .map import Map
from .marks import SIDES

REASONS = ("units", "rank", "cards", "bonus")  # why a side rolls a die


def battle_lines(board: Map, view: Data, width: int) -> list[Text]:
    battle = view["battle"]
    words, marks = board.words, board.marks
    attacker = battle["attacker"]
    defender = SIDES[1 - SIDES.index(attacker)]
    to, start = marks.place(battle["to"]), marks.place(battle["from"])
    title = words("battle-title", round=max(1, battle["round"]), side=words(attacker), to=to, **{"from": start})
    lines = wrapped(styled(f"† {words('label-battle').upper()}  ", "bold #ff8f8f").append(title, "bold"), width, 4)
    there = view["areas"].get(battle["to"], {})
    defended = board.standing(there) if there.get("owner", defender) == defender else []
    margin = " " * 11
    for label, side, fighters in (
        ("attackers", attacker, board.standing({"owner": attacker, **battle["attackers"]})),
        ("defenders", defender, defended),
    ):
        text = styled(f"  {words(label):<9}", MUTED).append_text(joined(fighters, ", ") or Text(words("none")))
        lines += wrapped(text, width, 11)
        if battle["rolled"]:
            lines += wrapped(Text(margin).append(_rolled(board, battle, side), "bold"), width, 11)
        if battle["dice"]:
            lines += wrapped(Text(margin).append(_dice(board, battle, side)), width, 11)
        if lost := board.force({"owner": side, **battle["lost"][side]}):
            lines += wrapped(
                Text(margin).append(f"{words('battle-lost')} ", MUTED).append_text(joined(lost, ", ")), width, 11
            )
    if battle["forecast"]:
        hits = {side: _number(board, battle["forecast"][side]) for side in SIDES}
        lines += wrapped(Text("  ").append(words("battle-forecast", **hits), MUTED), width, 4)
    return lines


def _rolled(board: Map, battle: Data, side: str) -> str:
    """The last roll; what the dice showed stands before it if leaders have made something else of it."""
    fell = battle["rolled"][side]
    now = {name: battle[name][side] for name in ("hits", "shields", "specials")}
    told = board.words("rolled", **now)
    same = (fell["swords"], fell["shields"], fell["specials"]) == tuple(now.values())
    return f"{board.words('battle-rolled')} " + (told if same else f"{board.words('battle-fell', **fell)} → {told}")


def _dice(board: Map, battle: Data, side: str) -> str:
    """How many dice come next, and why so many."""
    words, dice = board.words, battle["dice"][side]
    why = " + ".join(words(f"dice-{reason}", n=dice[reason]) for reason in REASONS if dice[reason])
    if sum(dice[reason] for reason in REASONS) > dice["n"]:
        why += f", {words('dice-most', n=dice['most'])}"
    return words("battle-dice-next" if battle["rolled"] else "battle-dice", n=dice["n"], why=why or "–")


def _number(board: Map, mean: float) -> str:
    text = f"{mean:.1f}"
    return text.replace(".", ",") if board.words.lang == "de" else text
