"""What a setup may turn: a limit of rounds, the objectives, rulings on the expansions (SMG-16, GLD-14)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ..kernel.declared import Declared
from ..kernel.errors import BadSetup
from ..kernel.texts import Catalogue
from .rules import codes as k
from .rules.state import State
from .tables import SMUGGLERS_DIE
from .vocabulary import GUILD, RESULTS, SMUGGLERS

WORDS = Catalogue("landsraad.arrakis")  # errors carry its messages and are said when their reader is known


class Switch(Declared):
    """The first value is the default; the second one sets the bit."""

    name: str
    expansions: tuple[str, ...]
    values: tuple[bool | str, bool | str]
    bit: int


SWITCHES = (
    Switch("base_requires_empty", (SMUGGLERS,), (True, False), k.BASE_MAY_SHARE),
    Switch("smuggler_die_leader_specials", (SMUGGLERS,), (False, True), k.DIE_USES_LEADERS),
    Switch("retreat_captures", (SMUGGLERS,), (False, True), k.RETREAT_CAPTURES),
    Switch("captured_harvesters_count_for_jihad", (SMUGGLERS,), (True, False), k.CAPTURES_DO_NOT_COUNT),
    Switch("alliance_removal_counts_for_jihad", (SMUGGLERS,), (False, True), k.ALLIANCE_COUNTS),
    Switch("one_transport_per_legion_and_turn", (SMUGGLERS, GUILD), (True, False), k.MANY_TRANSPORTS),
    Switch("round1_unit", (SMUGGLERS,), (True, False), k.NO_FIRST_UNIT),
    Switch("frigate_exact_distance", (GUILD,), (False, True), k.EXACT_FRIGATES),
    Switch("unplaceable_cargo", (GUILD,), ("stay_loaded", "return_to_supply"), k.CARGO_RETURNS),
    Switch("bombardment_timing", (GUILD,), ("own_action_turn", "before_or_after"), k.NO_BOMBS_BETWEEN),
    Switch("heighliner_step_position", (GUILD,), ("last", "first"), k.HEIGHLINERS_FIRST),
    Switch("atreides_trigger_requires_harkonnen_harvester", (GUILD,), (True, False), k.ANY_HARVESTER),
)
BY_NAME = {switch.name: switch for switch in SWITCHES}


class Amount(Declared):
    """A whole number from `least` to `most`; the field of the state has the same name."""

    name: str
    default: int
    least: int
    most: int


# The rules know no limit of rounds (ARR-4.5); a game that nobody tries to win would never end without one.
ROUND_LIMIT = Amount("round_limit", 0, 0, 999)  # 0: no limit
TARGET_OFFSET = Amount("target_offset", 0, -2, 1)  # added to the three numbers of every secret objective
AMOUNTS = {amount.name: amount for amount in (ROUND_LIMIT, TARGET_OFFSET)}
FACES = "smuggler_die_faces"  # six results, separated by commas


def check(options: Mapping[str, Any], expansions: Collection[str]) -> None:
    """One clear sentence about the first option that is wrong."""
    for name, value in options.items():
        if name == FACES:
            _need(name, (SMUGGLERS,), expansions)
            _faces(value)
        elif name in AMOUNTS:
            _amount(AMOUNTS[name], value)
        elif name in BY_NAME:
            switch = BY_NAME[name]
            _need(name, switch.expansions, expansions)
            if not any(value is x or (isinstance(x, str) and value == x) for x in switch.values):
                first, second = (str(x).lower() for x in switch.values)
                raise BadSetup(
                    WORDS.message("setup-option-value", name=name, first=first, second=second, value=str(value))
                )
        else:
            raise BadSetup(WORDS.message("setup-option", name=str(name)))


def _need(name: str, needed: tuple[str, ...], expansions: Collection[str]) -> None:
    if not any(expansion in expansions for expansion in needed):
        raise BadSetup(WORDS.message("setup-option-needs", name=name, needed=" / ".join(needed)))


def _amount(amount: Amount, value: object) -> int:
    """A whole number, or its digits as the command line hands them over."""
    number = int(value) if isinstance(value, str) and value.lstrip("-").isdecimal() and len(value) < 5 else value
    if type(number) is not int or not amount.least <= number <= amount.most:
        least, most = str(amount.least), str(amount.most)
        raise BadSetup(WORDS.message("setup-number", name=amount.name, least=least, most=most, value=str(value)))
    return number


def _faces(value: object) -> tuple[int, ...]:
    names = value.split(",") if isinstance(value, str) else []
    if len(names) != 6 or any(name not in RESULTS for name in names):
        raise BadSetup(WORDS.message("setup-faces", name=FACES, known=", ".join(RESULTS)))
    return tuple(RESULTS.index(name) for name in names)


def turn(s: State, options: Mapping[str, Any]) -> None:
    """Put the options of a checked setup into a new state."""
    for name, value in options.items():
        if name == FACES:
            s.smuggler_faces = _faces(value)
        elif name == ROUND_LIMIT.name:
            s.round_limit = _amount(ROUND_LIMIT, value)
        elif name == TARGET_OFFSET.name:
            s.target_offset = _amount(TARGET_OFFSET, value)
        elif name in BY_NAME and value == BY_NAME[name].values[1]:
            s.switches |= BY_NAME[name].bit


def listing() -> dict[str, dict[str, Any]]:
    """Each option with its values, the default first, and the expansions it belongs to."""
    listed: dict[str, dict[str, Any]] = {
        x.name: {"values": [*x.values], "expansions": [*x.expansions]} for x in SWITCHES
    }
    for amount in AMOUNTS.values():
        others = [n for n in (amount.least, amount.most) if n != amount.default]
        listed[amount.name] = {"values": [amount.default, *others], "expansions": []}
    listed[FACES] = {"values": [",".join(RESULTS[face] for face in SMUGGLERS_DIE)], "expansions": [SMUGGLERS]}
    return listed
