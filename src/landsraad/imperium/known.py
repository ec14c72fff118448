"""What a seat knows as one number: equal for positions it cannot tell apart. Compiled; no view is made for it.

Fields that everybody sees are taken as they are; of hidden zones only what `view.py` tells of them.
"""

from __future__ import annotations

from typing import Any, Final

from .rules.state import HAGAL_TYPES, PLAYER_TYPES, STATE_TYPES, Player, State
from .tables import CONFLICT_LEVEL, PRESCIENCE

# What is hidden, at least in part, or the engine's own.
OWN_RULES: Final = ("players", "hagal", "conflict_deck", "imperium_deck", "intrigue_deck", "stacks", "intrigue_marks")
STATE_FIELDS: Final[list[str]] = [name for name in STATE_TYPES if name not in OWN_RULES]
HIDDEN_OF_PLAYER: Final = ("deck", "hand", "intrigue", "stolen", "tokens", "ahead")
PLAYER_FIELDS: Final[list[str]] = [name for name in PLAYER_TYPES if name not in HIDDEN_OF_PLAYER]
HAGAL_FIELDS: Final[list[str]] = [name for name in HAGAL_TYPES if name != "deck"]


def information(s: State, seat: int) -> int:
    parts: list[Any] = [seat, s.over, s.player, tuple(s.stack)]
    for name in STATE_FIELDS:
        parts.append(_frozen(getattr(s, name)))
    parts.append(tuple([CONFLICT_LEVEL[card] for card in s.conflict_deck]))
    parts.append((len(s.imperium_deck), len(s.intrigue_deck)))
    for i, stack in enumerate(s.stacks):
        parts.append((len(stack), stack[-1] if stack and s.face_up >> i & 1 else -1))
    for mark in s.intrigue_marks:
        if mark % 4 == seat:
            parts.append((mark, s.intrigue_deck[mark // 4]))
    for i, p in enumerate(s.players):
        _player(p, i, seat, parts)
    if s.hagal is not None:
        for name in HAGAL_FIELDS:
            parts.append(_frozen(getattr(s.hagal, name)))
        parts.append(len(s.hagal.deck))
    if s.player == seat:
        parts.append(tuple(s.legal_list))
    return hash(tuple(parts))


def _player(p: Player, number: int, seat: int, parts: list[Any]) -> None:
    for name in PLAYER_FIELDS:
        parts.append(_frozen(getattr(p, name)))
    heap = sorted(p.deck + p.hand + [p.ahead])
    parts.append((len(p.deck), len(p.hand), len(p.intrigue), p.ahead >= 0, tuple(heap)))
    parts.append(tuple(p.deck[len(p.deck) - p.top_known :]) if p.top_known else ())
    parts.append(tuple([mark for mark in p.stolen if mark % 4 == seat]))
    if number == seat:
        top = p.top_known + 1 if PRESCIENCE[p.leader] else 0
        parts.append((tuple(p.hand), tuple(p.intrigue), p.ahead, p.tokens, tuple(p.deck[max(0, len(p.deck) - top) :])))
    elif p.tokens_used:
        parts.append(p.tokens)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
