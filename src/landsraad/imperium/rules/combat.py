"""Phase 3: Combat cards in turn, the ranking, the rewards, and cards for the winner (IMP-6)."""

from __future__ import annotations

from ...kernel.decision import number
from ...kernel.position import Frame
from ..tables import AFTER_WIN, CONFLICT_REWARDS, EAGER, INTRIGUE_COMBAT, OP, WINDTRAPS
from . import codes as k
from .actions import PASS, PLAY_COMBAT, RESOLVE
from .decisions import DECISIONS
from .dreadnoughts import dreads_home
from .effects import execute
from .intrigue import holds_intrigue, play_intrigue, playable
from .possible import possible
from .resources import gain
from .rival_combat import reward_frame, rival_celebrates
from .state import State
from .troops import strength, units_in_conflict

# ---------------------------------------------------------------- the window for Combat cards


def next_fighter(s: State) -> bool:
    """Give the next player with a unit in the Conflict a go; False when the window closes (IMP-6.13)."""
    count = s.humans  # Rivals always pass (IMP-R20)
    fighters = fighting_humans(s)
    if fighters == 0 or s.passes >= fighters:
        return False
    for step in range(count):
        seat = (s.turn + step) % count
        if units_in_conflict(s.players[seat]):
            s.turn = (seat + 1) % count
            s.stack.append((k.COMBAT, seat, 0, 0))
            return True
    return False


def fighting_humans(s: State) -> int:
    return sum(1 for seat in range(s.humans) if units_in_conflict(s.players[seat]))


def combat_cards(s: State, seat: int, after_win: bool) -> list[int]:
    seen: list[int] = []
    for card in s.players[seat].intrigue:
        items = INTRIGUE_COMBAT[card]
        if items and AFTER_WIN[card] == after_win and PLAY_COMBAT + card not in seen and playable(s, seat, items):
            seen.append(PLAY_COMBAT + card)
    return seen


def settle_combat(s: State, frame: Frame) -> bool:
    """Who has lost the last unit is out of the window (IMP-6.13)."""
    if units_in_conflict(s.players[frame[1]]) == 0:
        s.stack.pop()
        s.passes = 0
        return True
    return False


def options_combat(s: State, frame: Frame) -> list[int]:
    return [*combat_cards(s, frame[1], False), PASS]


def apply_combat(s: State, frame: Frame, action: int) -> None:
    _, seat, played, _ = frame
    if action == PASS:
        # Who is alone in the Conflict passes once and is done (IMP-6.13).
        alone = fighting_humans(s) == 1
        s.passes = 0 if played and not alone else s.passes + 1
        if not played and s.log is not None:
            s.log.append((k.E_PASSED, seat))
        return
    card = action - PLAY_COMBAT
    if s.log is not None:
        s.log.append((k.E_COMBAT_CARD, seat, card))
    s.stack.append((k.COMBAT, seat, 1, 0))
    play_intrigue(s, seat, card, INTRIGUE_COMBAT[card])


DECISIONS.add(
    k.COMBAT,
    options_combat,
    apply_combat,
    settle_combat,
    alone=holds_intrigue,
    ask=("Combat: play an Intrigue card, or pass?", "Kampf: eine Intrigenkarte spielen oder passen?"),
    words={PASS: ("Play no Combat card", "Keine Kampfkarte spielen")},
)


# ---------------------------------------------------------------- ranking and rewards


def places(strengths: list[int]) -> list[int]:
    """The reward each seat takes: 1, 2, 3 or 0, by the table of IMP-6.8."""
    reward = [0] * len(strengths)
    levels = sorted({x for x in strengths if x > 0}, reverse=True)
    groups = [[i for i, x in enumerate(strengths) if x == level] for level in levels]
    if not groups:
        return reward
    four = len(strengths) == 4
    top = groups[0]
    if len(top) > 1:
        for i in top:
            reward[i] = 2
        if four and len(top) == 2 and len(groups) > 1 and len(groups[1]) == 1:
            reward[groups[1][0]] = 3
        return reward
    reward[top[0]] = 1
    if len(groups) > 1:
        second = groups[1]
        for i in second:
            reward[i] = 2 if len(second) == 1 else 3
        if four and len(second) == 1 and len(groups) > 2 and len(groups[2]) == 1:
            reward[groups[2][0]] = 3
    return reward


def hand_out_rewards(s: State) -> None:
    """First, second, third; within a rank clockwise from the First Player (IMP-6.10, IMP-6.14)."""
    strengths = [strength(p) for p in s.players]
    reward = places(strengths)
    count = len(s.players)
    s.winner = reward.index(1) if 1 in reward else -1
    order = [(s.first + step) % count for step in range(count)]
    frames: list[Frame] = []
    for place in (1, 2, 3):
        for seat in order:
            if reward[seat] != place:
                continue
            if seat < s.humans:
                frames.append((k.REWARD, seat, place, 0))
            elif (frame := reward_frame(s, seat, place)) is not None:
                frames.append(frame)
    s.stack.extend(reversed(frames))
    if s.log is not None and s.winner < 0:
        s.log.append((k.E_NO_WINNER, -1))


def settle_reward(s: State, frame: Frame) -> bool:
    """The receiver takes the items in any order; what need not wait is taken at once (IMP-6.15)."""
    _, seat, place, taken = frame
    if not taken and s.log is not None:
        s.log.append((k.E_PLACE, seat, place, strength(s.players[seat])))
    items = CONFLICT_REWARDS[s.conflict][place - 1]
    open_items = [i for i in range(len(items)) if not taken >> i & 1]
    if not any(possible(s, seat, items[i]) for i in open_items):  # what cannot be taken is lost (IMP-6.16)
        s.stack.pop()
        return True
    scarce = s.players[seat].negotiators > 0  # a tile may bring troops back to the supply
    for i in open_items:
        wait = EAGER[items[i]] == k.ASK or (OP[items[i]] == k.RECRUIT and scarce)
        if not wait or len(open_items) == 1:
            s.stack[-1] = (k.REWARD, seat, place, taken | 1 << i)
            execute(s, seat, items[i])
            return True
    return False


def options_reward(s: State, frame: Frame) -> list[int]:
    _, seat, place, taken = frame
    items = CONFLICT_REWARDS[s.conflict][place - 1]
    return [RESOLVE + items[i] for i in range(len(items)) if not taken >> i & 1 and possible(s, seat, items[i])]


def apply_reward(s: State, frame: Frame, action: int) -> None:
    _, seat, place, taken = frame
    item = action - RESOLVE
    s.stack.append((k.REWARD, seat, place, taken | 1 << CONFLICT_REWARDS[s.conflict][place - 1].index(item)))
    execute(s, seat, item)


DECISIONS.add(
    k.REWARD,
    options_reward,
    apply_reward,
    settle_reward,
    a=number("place"),
    ask=("Conflict reward: what do you take first?", "Belohnung des Konflikts: Was nimmst du zuerst?"),
)


def options_after_win(s: State, frame: Frame) -> list[int]:
    """ "When you win a Conflict" cards: the sole winner, after the rewards (IMP-9.6)."""
    return [*combat_cards(s, frame[1], True), PASS]


def apply_after_win(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == PASS:
        s.stack.pop()
        return
    card = action - PLAY_COMBAT
    if s.log is not None:
        s.log.append((k.E_COMBAT_CARD, seat, card))
    play_intrigue(s, seat, card, INTRIGUE_COMBAT[card])


DECISIONS.add(
    k.AFTER_WIN,
    options_after_win,
    apply_after_win,
    holds=True,
    alone=holds_intrigue,
    ask=("You won the Conflict: play an Intrigue card?", "Du hast den Konflikt gewonnen: eine Intrigenkarte spielen?"),
    words={PASS: ("Play no card for winning", "Keine Karte zum Sieg spielen")},
)


def celebrate(s: State) -> None:
    """What the sole winner gets beside the reward (IMP-6.10): tiles, "when you win" cards, a dreadnought's place."""
    seat = s.winner
    if seat >= s.humans:
        rival_celebrates(s)
        return
    p = s.players[seat]
    if p.push:
        gain(s, seat, p.push, 0, 0)
    if WINDTRAPS in p.tech:
        gain(s, seat, 0, 0, 1)
    if p.dread_conflict:
        s.stack.append((k.STATION, seat, 0, 0))
    s.stack.append((k.AFTER_WIN, seat, 0, 0))


def clear_conflict(s: State) -> None:
    """All troops in the Conflict go to their owners' supply, markers to 0 (IMP-6.12)."""
    for p in s.players:
        p.supply += p.conflict
        p.conflict = 0
        p.swords = 0
        p.push = 0
    if s.ix:
        dreads_home(s)
