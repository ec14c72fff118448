"""The battle that is being fought: who fights whom with what, and what the dice gave."""

from __future__ import annotations

from rich.text import Text

from ...kernel.contract import Data
from ..glyphs import MUTED, joined
from ..layout import wrapped
from .map import Map
from .marks import SIDES

BEFORE_THE_ROLL = ("b_discard", "excess", "token_order")  # what lies there is from the round before


def battle_lines(board: Map, view: Data, width: int) -> list[Text]:
    battle = view["battle"]
    words, marks = board.words, board.marks
    attacker = battle["attacker"]
    defender = SIDES[1 - SIDES.index(attacker)]
    to, start = marks.place(battle["to"]), marks.place(battle["from"])
    title = words("battle-title", round=max(1, battle["round"]), side=words(attacker), to=to, **{"from": start})
    lines = [Text(f"† {words('label-battle').upper()}  ", "bold #ff8f8f").append(title, "bold")]
    has_rolled = battle["round"] > 0 and (view["asks"] or {}).get("kind") not in BEFORE_THE_ROLL
    there = view["areas"].get(battle["to"], {})
    defended = board.standing(there) if there.get("owner", defender) == defender else []
    for label, side, fighters in (
        ("attackers", attacker, board.standing({"owner": attacker, **battle["attackers"]})),
        ("defenders", defender, defended),
    ):
        text = Text(f"  {words(label):<9}", MUTED).append_text(joined(fighters, ", ") or Text(words("none")))
        lines += wrapped(text, width, 11)
        if has_rolled:
            rolled = words("rolled", **{name: battle[name][side] for name in ("hits", "shields", "specials")})
            lines.append(Text(" " * 11).append(rolled, "bold"))
    return lines
