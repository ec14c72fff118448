"""Numbers of SPECIAL_STEP frames that are no specials of cards, but decisions within one."""

from __future__ import annotations

from typing import Final

SHORT_POOL: Final = 100  # which areas get a wormsign when the pool is short
FEAR_STEPS: Final = 101  # Fear Is the Mind-Killer: two steps of any one marker
SHIFT_TO: Final = 102  # Alam al-Mithal: b = marker going down + 4 * steps
SWAP_WITH: Final = 103  # Stillsuits: b = first sietch
SIETCH_TO: Final = 104  # Kitab al-Ibar: b = sietch
SANDTIDES_TO: Final = 105  # b = area of the legion
ROCKETS: Final = 106  # b = sector * 8 + hits left
SCHEME_COUNT: Final = 107  # how many copies of Hawat's Scheming
WHOSE_DIE: Final = 108  # in a team: b = result + 8 if the die is named (Truthtrance), else it is discarded
