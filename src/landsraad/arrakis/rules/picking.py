"""Who goes along in a move or an attack, or advances after a battle: all or a part, then kind by kind (ARR-14.3)."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.decision import INNER, Arg, one
from .. import things
from . import codes as k
from .actions import ALL, DONE, GOES, NUMBER, SKIP, SPLIT, STAYS, TOKEN
from .decisions import DECISIONS
from .forces import changed, take, unit_count, units, whole
from .state import NOBODY, Frame, Group, State
from .which import leader_of

MOVING: Final = 0
ATTACKING: Final = 1
ADVANCING: Final = 2
FIGURES: Final = ("regular", "elite", "special", "smuggler", "troop", "generic")
PURPOSE: Final = Arg("purpose", lambda n: ("move", "attack", "advance")[n])

NO_LEADER: Final = -1
ANY_LEADER: Final = -2


def needs_leader(which: int) -> int:
    """Whether no leader has to go along, any one has to, or that leader."""
    if which in (k.WITH_LEADER, k.IN_DESERT_WITH_LEADER):
        return ANY_LEADER
    return leader_of(which)


def _tell_picking(s: State, frame: Frame, seat: int) -> dict[str, Any]:
    """Where those come from, and who has been named so far; which facedown tokens, only their owner knows."""
    group = s.picked
    picked = {**dict(zip(FIGURES, group[: k.FIGURES], strict=True)), "leaders": things.LEADER.ids_of(group[k.NAMED])}
    return {"from": things.AREA.thing(s.pick_from), "picked": {**picked, "tokens": len(group) - k.TOKENS}}


# ---------------------------------------------------------------- all or a part


def start_picking(s: State, seat: int, area: int, which: int, purpose: int, ride: bool = False) -> None:
    """Of the legion there. Afterwards `finish` does what the move or attack is about."""
    s.pick_from = area
    s.pick_which = which
    s.pick_rides = ride
    s.stack.append((k.WHO_GOES, seat, area, purpose))


def start_advancing(s: State, seat: int, n: int) -> None:
    """So many units of those who fought; the frame below takes `picked` (ARR-15.23)."""
    s.pick_from = s.b_from
    s.pick_which = k.ANY_LEGION
    s.pick_of = s.b_group
    s.picked = NOBODY
    s.pick_most = n
    _ask_next(s, seat, ADVANCING, k.REGULAR)


def movers(s: State) -> Group:
    """Everybody who can go: Troops do not ride (GLD-8.4)."""
    group = whole(s, s.pick_from)
    return changed(group, k.TROOP, -group[k.TROOP]) if s.pick_rides else group


def options_who_goes(s: State, frame: Frame) -> list[int]:
    nobody = [SKIP] if s.pick_which == k.WITH_SIETCH else []
    return [ALL, SPLIT, *nobody] if _can_split(s) else [ALL, *nobody]


def _can_split(s: State) -> bool:
    """A part of the legion can go: some units, or only the leaders, as Troops that cannot ride keep others company."""
    group = movers(s)
    if units(group) > 1:
        return True
    company = unit_count(s, s.pick_from) > units(group)
    return company and bool(group[k.GENERIC] or group[k.NAMED])


def apply_who_goes(s: State, frame: Frame, action: int) -> None:
    _, seat, _, purpose = frame
    if action == ALL:
        finish(s, movers(s), purpose)
    elif action == SPLIT:
        s.pick_of = movers(s)
        s.picked = NOBODY
        _ask_next(s, seat, purpose, k.REGULAR)
    else:
        s.groups.pop()


DECISIONS.add(
    k.WHO_GOES,
    options_who_goes,
    apply_who_goes,
    a=one(things.AREA),
    b=PURPOSE,
    tell=_tell_picking,
    ask=(
        "{ $purpose ->\n [attack] Who attacks?\n*[other] Who moves?\n}",
        "{ $purpose ->\n [attack] Wer greift an?\n*[other] Wer zieht?\n}",
    ),
    words={
        ALL: ("The whole legion", "Die ganze Legion"),
        SPLIT: ("A part of the legion", "Ein Teil der Legion"),
        SKIP: ("Nobody", "Niemand"),
    },
)


# ---------------------------------------------------------------- a part, kind by kind


def _ask_next(s: State, seat: int, purpose: int, figure: int) -> None:
    """The next kind of figure there is: units, facedown tokens, generic leaders, then each named leader."""
    of = s.pick_of
    while figure < k.GENERIC:
        if of[figure]:
            s.stack.append((k.HOW_MANY, seat, figure, purpose))
            return
        figure += 1
    if figure == k.GENERIC:
        if units(s.picked) == 0 and len(of) == k.TOKENS:  # nobody was named: then everybody goes
            finish(s, of, purpose)
        elif len(of) > k.TOKENS:
            s.stack.append((k.WHICH_TOKENS, seat, 0, purpose))
        else:
            _ask_leaders(s, seat, purpose)
    else:
        _ask_named(s, seat, purpose, 0)


def _ask_leaders(s: State, seat: int, purpose: int) -> None:
    if s.pick_of[k.GENERIC]:
        s.stack.append((k.HOW_MANY, seat, k.GENERIC, purpose))
    else:
        _ask_named(s, seat, purpose, 0)


def _ask_named(s: State, seat: int, purpose: int, leader: int) -> None:
    mask = s.pick_of[k.NAMED] >> leader
    while mask:
        if mask & 1:
            s.stack.append((k.LEADER_GOES, seat, leader, purpose))
            return
        mask >>= 1
        leader += 1
    finish(s, s.picked, purpose)


def options_how_many(s: State, frame: Frame) -> list[int]:
    _, _, figure, purpose = frame
    of = s.pick_of
    have = of[figure]
    least = 0
    if figure == k.GENERIC:
        if unit_count(s, s.pick_from) == units(s.picked):  # nobody stays for them to lead (ARR-13.3)
            least = have
        elif _need(s) == ANY_LEADER and of[k.NAMED] == 0:
            least = 1
    elif purpose == ADVANCING:
        wanted = s.pick_most - units(s.picked)
        least = max(0, wanted - sum(of[figure + 1 : k.GENERIC]))
        have = min(have, wanted)
    elif figure == k.SMUGGLER:
        least = 1 if s.pick_which == k.WITH_SMUGGLERS else 0
    elif figure == k.TROOP:  # the only ones who can lead (GLD-8.5)
        least = 1 if needs_leader(s.pick_which) == ANY_LEADER and not of[k.GENERIC] and not of[k.NAMED] else 0
    return list(range(NUMBER + least, NUMBER + have + 1))


def _need(s: State) -> int:
    """Which leader has to go along still: a Troop among those who go is one (GLD-8.5)."""
    need = needs_leader(s.pick_which)
    return NO_LEADER if need == ANY_LEADER and s.picked[k.TROOP] else need


def apply_how_many(s: State, frame: Frame, action: int) -> None:
    _, seat, figure, purpose = frame
    s.picked = changed(s.picked, figure, action - NUMBER)
    _ask_next(s, seat, purpose, figure + 1)


DECISIONS.add(
    k.HOW_MANY,
    options_how_many,
    apply_how_many,
    a=Arg("figure", lambda n: FIGURES[n]),
    b=PURPOSE,
    tell=_tell_picking,
    ask=(
        "{ $purpose ->\n [attack] How many attack?\n [advance] How many advance?\n*[other] How many go?\n}",
        "{ $purpose ->\n [attack] Wie viele greifen an?\n [advance] Wie viele rücken vor?\n"
        "*[other] Wie viele ziehen?\n}",
    ),
)


def tokens_left(s: State) -> list[int]:
    """Facedown tokens that could go and have not been named."""
    left = list(s.pick_of[k.TOKENS :])
    for token in s.picked[k.TOKENS :]:
        left.remove(token)
    return left


def options_which_tokens(s: State, frame: Frame) -> list[int]:
    """One by one: their owner knows them apart. Somebody has to go."""
    tokens = [TOKEN + t for t in dict.fromkeys(tokens_left(s))]
    return [*tokens, DONE] if units(s.picked) else tokens


def apply_which_tokens(s: State, frame: Frame, action: int) -> None:
    _, seat, _, purpose = frame
    if action != DONE:
        s.picked = (*s.picked, action - TOKEN)
        return
    s.stack.pop()
    _ask_leaders(s, seat, purpose)


DECISIONS.add(
    k.WHICH_TOKENS,
    options_which_tokens,
    apply_which_tokens,
    holds=True,
    a=INNER,
    b=PURPOSE,
    tell=_tell_picking,
    ask=("Which facedown tokens go along?", "Welche verdeckten Marker gehen mit?"),
    words={DONE: ("No more tokens", "Keine weiteren Marker")},
)


def options_leader_goes(s: State, frame: Frame) -> list[int]:
    leader = frame[2]
    need = _need(s)
    last = s.pick_of[k.NAMED] >> (leader + 1) == 0
    nobody_else = last and s.picked[k.GENERIC] == 0 and s.picked[k.NAMED] == 0
    if unit_count(s, s.pick_from) == units(s.picked) or need == leader or (need == ANY_LEADER and nobody_else):
        return [GOES + leader]
    return [STAYS + leader, GOES + leader]


def apply_leader_goes(s: State, frame: Frame, action: int) -> None:
    _, seat, leader, purpose = frame
    if action >= GOES:
        s.picked = changed(s.picked, k.NAMED, 1 << leader)
    _ask_named(s, seat, purpose, leader + 1)


DECISIONS.add(
    k.LEADER_GOES,
    options_leader_goes,
    apply_leader_goes,
    a=one(things.LEADER),
    b=PURPOSE,
    tell=_tell_picking,
    ask=("Does { $leader } go along?", "Geht { $leader } mit?"),
    words={
        GOES: ("{ $leader } goes along", "{ $leader } geht mit"),
        STAYS: ("{ $leader } stays behind", "{ $leader } bleibt zurück"),
    },
)


# ---------------------------------------------------------------- done


def finish(s: State, group: Group, purpose: int) -> None:
    s.picked = s.pick_of = NOBODY
    if purpose == ADVANCING:
        s.picked = group
    elif purpose == ATTACKING:
        s.b_group = group
    else:
        area, to, _ = s.groups[-1]
        s.groups[-1] = (area, to, group)
        take(s, area, group, s.side)
