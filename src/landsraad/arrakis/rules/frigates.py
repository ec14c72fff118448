"""Aerial Bombardment (GLD-10), and the card that brings a Frigate down."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import one
from .. import things
from ..tables import AREAS_UNDER, ATREIDES_SIDE, HARKONNEN_SIDE
from . import codes as k
from .actions import AREA, BOMBARD_WITH, SKIP, ZONE
from .air import send_back
from .arriving import lose_harvester
from .chance import roll_combat
from .decisions import DECISIONS
from .forces import legions
from .guild import ANY, CHOAM, ONE, lasts, start_imperium_actions
from .losses import strike
from .seats import commander
from .state import Frame, State

DICE: Final = 3
DICE_OF_PILOTS: Final = 4

# ---------------------------------------------------------------- Aerial Bombardment


def bombardments(s: State, side: int) -> list[int]:
    """Free actions: each own Frigate with a target (GLD-10.1)."""
    return [
        BOMBARD_WITH + z for z, held in enumerate(s.zone) if held == k.FRIGATE_UP + side and bomb_targets(s, z, side)
    ]


def bomb_targets(s: State, zone: int, side: int) -> list[int]:
    """Areas under the zone with an enemy legion or a Harvester, whoever's it is (GLD-10.9, INT-R5)."""
    return [a for a in AREAS_UNDER[zone] if s.owner[a] == 1 - side or s.harvester[a]]


def start_bombardment(s: State, side: int, zone: int) -> None:
    s.stack.append((k.BOMBARD_FROM, commander(s, side), zone, 0))


def options_bombard_from(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in bomb_targets(s, frame[2], s.side)]


def apply_bombard_from(s: State, frame: Frame, action: int) -> None:
    """Swords and specials are hits; a settlement is never destroyed, and nobody retreats (GLD-10.3, GLD-10.5)."""
    side = s.side
    send_back(s, frame[2])
    area = action - AREA
    hits = -1  # only a Harvester
    s.stack.append((k.BOMBED, frame[1], area, 0))
    if s.owner[area] == 1 - side:
        pilots = lasts(s, side, "four_bombardment_dice")
        swords, _, specials = roll_combat(s, DICE_OF_PILOTS if pilots else DICE)
        hits = swords + specials
        strike(s, area, hits)
    if s.log is not None:
        s.log.append((k.E_BOMBARDED, side, area, hits))


DECISIONS.add(
    k.BOMBARD_FROM,
    options_bombard_from,
    apply_bombard_from,
    a=one(things.ZONE),
    told=False,
    ask=("What does the Frigate bombard?", "Was bombardiert die Raumfregatte?"),
    words={AREA: ("Aerial Bombardment of { $area }", "Luftbombardement: { $area }")},
)


def settle_bombed(s: State, frame: Frame) -> bool:
    """With no enemy unit left a Harvester there goes too, without any reward (GLD-10.4, GLD-10.7)."""
    area = frame[2]
    s.stack.pop()
    if s.owner[area] != 1 - s.side and s.harvester[area]:
        lose_harvester(s, area)
    return True


DECISIONS.add(k.BOMBED, settle=settle_bombed)


# ---------------------------------------------------------------- Downed Frigate


def in_range_of_fremen(s: State) -> list[int]:
    """Harkonnen Frigates in zones connected to a sector with an own legion."""
    own = set(legions(s, ATREIDES_SIDE))
    return [
        z
        for z, held in enumerate(s.zone)
        if held == k.FRIGATE_UP + HARKONNEN_SIDE and any(a in own for a in AREAS_UNDER[z])
    ]


def start_down_frigate(s: State, seat: int) -> None:
    if in_range_of_fremen(s):
        s.stack.append((k.DOWN_FRIGATE, seat, 0, 0))
    else:
        start_imperium_actions(s, seat, ATREIDES_SIDE, ONE[CHOAM])


def options_down_frigate(s: State, frame: Frame) -> list[int]:
    return [*[ZONE + z for z in in_range_of_fremen(s)], SKIP]


def apply_down_frigate(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        send_back(s, action - ZONE)


DECISIONS.add(
    k.DOWN_FRIGATE,
    options_down_frigate,
    apply_down_frigate,
    ask=("Which enemy Frigate goes down?", "Welche gegnerische Raumfregatte wird entfernt?"),
    words={
        ZONE: ("Remove the Frigate of { $zone }", "Die Raumfregatte entfernen: { $zone }"),
        SKIP: ("Remove no Frigate", "Keine Raumfregatte entfernen"),
    },
)


def start_raid_reward(s: State, seat: int) -> None:
    """Raid on the Crawlers: one more Imperium Action if the move destroyed a Harkonnen Harvester."""
    if s.raided:
        start_imperium_actions(s, seat, ATREIDES_SIDE, ONE[ANY])
