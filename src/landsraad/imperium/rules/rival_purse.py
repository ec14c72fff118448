"""What a solo Rival pays for: Victory Points, the moment it can (IMP-S5, IMP-S8.2, IMP-RX13).

Whatever gives a Rival resources or Intrigue cards ends here, so that no moment is missed: its own turn, somebody
else's, Phase 1, combat.
"""

from __future__ import annotations

from ..tables import CONFLICT_LEVEL, PRICES, SPY_SATELLITES
from . import codes as k
from .state import Player, State

WATER, INTRIGUE, SOLARI, SPICE = 0, 1, 2, 3  # positions in PURCHASES
SATELLITES_PRICE = 3
LAST_LEVEL = 3  # of a Conflict card


def settle_purse(s: State, rival: int) -> None:
    """Buy as long as something can be bought: water, Intrigue cards, Solari, spice."""
    p = s.players[rival]
    while True:
        if s.active == rival and p.spice >= SATELLITES_PRICE and SPY_SATELLITES in p.tech:
            _use_satellites(s, rival, p)
        elif p.water >= PRICES[WATER]:
            p.water -= PRICES[WATER]
            _bought(s, rival, WATER)
        elif len(p.intrigue) >= PRICES[INTRIGUE]:
            _spend_intrigue(s, p)
            _bought(s, rival, INTRIGUE)
        elif p.solari >= PRICES[SOLARI]:
            p.solari -= PRICES[SOLARI]
            _bought(s, rival, SOLARI)
        elif p.spice >= PRICES[SPICE] and spends_spice(s):
            p.spice -= PRICES[SPICE]
            _bought(s, rival, SPICE)
        else:
            return


def spends_spice(s: State) -> bool:
    """With Rise of Ix spice is hoarded for Tech tiles until a Conflict III lies open (IMP-RX6, IMP-RX13)."""
    return not s.ix or (s.conflict >= 0 and CONFLICT_LEVEL[s.conflict] == LAST_LEVEL)


def _bought(s: State, rival: int, what: int) -> None:
    s.players[rival].vp += 1
    if s.log is not None:
        s.log.append((k.E_RIVAL_BOUGHT, rival, what))
        s.log.append((k.E_VP, rival, 1))


def _spend_intrigue(s: State, p: Player) -> None:
    """To the discards, face up (IMP-13.3)."""
    n = PRICES[INTRIGUE]
    s.intrigue_discard.extend(p.intrigue[:n])
    p.intrigue = p.intrigue[n:]
    p.stolen = ()
    s.reveals += 1


def _use_satellites(s: State, rival: int, p: Player) -> None:
    """On its own turn, before seven spice are spent and before a tile is bought (IMP-RX12)."""
    p.spice -= SATELLITES_PRICE
    p.tech = tuple(tile for tile in p.tech if tile != SPY_SATELLITES)
    p.vp += 1
    if s.log is not None:
        s.log.append((k.E_TECH_USED, rival, SPY_SATELLITES))
        s.log.append((k.E_PAID, rival, 0, SATELLITES_PRICE, 0))
        s.log.append((k.E_TECH_TRASHED, rival, SPY_SATELLITES))
        s.log.append((k.E_VP, rival, 1))
