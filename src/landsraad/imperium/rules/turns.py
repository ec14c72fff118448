"""Agent turns and Reveal turns (IMP-4, IMP-5).

Effects may be taken in any order. Asking about every order would make a tedious table, so an open effect is carried
out without asking when waiting could never help its owner: `settle` does that, by the classes of `codes.AT_ONCE` to
`codes.ASK`. Everything else is offered.
"""

from __future__ import annotations

from ..tables import (
    ARTILLERY,
    AT_TURN_START,
    BEFORE_AGENT,
    BOARD,
    CARD_AGENT,
    CARD_COST,
    CARD_HEIGHLINER,
    CARD_INFILTRATES,
    CARD_ONE_ICON,
    CARD_SENDS_ANY,
    CARD_SIGNET,
    CARD_SPACES,
    CONTROL_SOLARI,
    CONTROL_SPICE,
    COORDINATION,
    COORDINATION_TRASH,
    COUNCIL,
    DECK_PLOT,
    DRAWS,
    EAGER,
    EYES_EVERYWHERE,
    EYES_EVERYWHERE_SPACES,
    FACTION_SPACES,
    FIRST_OPTION,
    FOLDSPACE_CARD,
    HALF,
    HALF_MASK,
    HEIGHLINER,
    HIGH_BITS,
    INTRIGUE_PLOT,
    KIDS,
    LANDSRAAD_POPULARITY,
    LANDSRAAD_SPACES,
    LEADER_SIGNET,
    LIAISON,
    LOSES,
    LOW_BITS,
    MUST,
    NEEDS,
    OP,
    PLOT_TOUCHES_DECK,
    PLOT_TOUCHES_SUPPLY,
    RESERVE_INDEX,
    REVEAL_SPACES,
    RUTHLESS_NEGOTIATOR,
    SOLARI_REACH,
    SPACE_COMBAT,
    SPACE_ITEMS,
    SPACE_LOCATION,
    SPACE_SALE,
    SPACE_SOLARI,
    SPACE_SPICE,
    SPACE_WATER,
    SPACES,
    SPICE_MUST_FLOW,
    SPICE_REACH,
    SWORDMASTER,
    TECH_REVEAL,
    TECH_TOUCHES_DECK,
    TOUCHES_DECK,
    TRASHES,
    WAITS,
    WATER_REACH,
    A,
    B,
)
from . import codes as k
from .actions import (
    ACQUIRE,
    ACQUIRE_ASIDE,
    AMBUSH_DREADNOUGHT,
    AMBUSH_TROOP,
    BUY_TECH,
    DEPLOY_DREADNOUGHTS,
    DEPLOY_N,
    END,
    NUMBER,
    OPTION,
    PLAY_PLOT,
    PUT_UNDER,
    RESOLVE,
    REVEAL_HAND,
    SEND,
    SPACE_COUNT,
    USE_TECH,
)
from .cards import forget_shown, forget_stolen, put_away
from .dreadnoughts import controller
from .effects import (
    acquire,
    acquired,
    add_persuasion,
    arrow,
    deploy_troops,
    draw,
    execute,
    holds,
    possible,
    price,
    reveal_box,
    run_items,
    worth_offering,
)
from .influence import TOP
from .resources import gain, pay
from .state import Frame, Player, State
from .tech import add_abilities, use_tile
from .troops import dreads_enter, dreads_retreat, retreat, strength

# ---------------------------------------------------------------- where an Agent may go


def open_spaces(s: State, seat: int) -> int:
    """Mask of the spaces this player's Agent may be sent to, whatever the card (IMP-4.3 to IMP-4.7)."""
    p = s.players[seat]
    mask = payable_spaces(s, seat, 0)
    if s.infiltrate:
        return mask & ~own_spaces(p)
    if p.leader == EYES_EVERYWHERE:
        return mask & ~(s.occupied & ~EYES_EVERYWHERE_SPACES) & ~own_spaces(p)
    return mask & ~s.occupied


def own_spaces(p: Player) -> int:
    mask = 0
    for space in p.placed:
        mask |= 1 << space
    return mask


def payable_spaces(s: State, seat: int, heighliner_discount: int) -> int:
    """Spaces whose cost, requirement and limits this player meets, occupied or not."""
    p = s.players[seat]
    solari = p.solari
    if p.leader == LANDSRAAD_POPULARITY:  # every space that costs Solari is a Landsraad space
        solari += 1
    mask = SOLARI_REACH[-1 if solari >= len(SOLARI_REACH) else solari]
    mask &= SPICE_REACH[-1 if p.spice >= len(SPICE_REACH) else p.spice]
    if heighliner_discount and p.spice + heighliner_discount >= SPACE_SPICE[HEIGHLINER]:
        mask |= 1 << HEIGHLINER
    mask &= BOARD[s.ix]
    mask &= WATER_REACH[-1 if p.water >= len(WATER_REACH) else p.water]
    for bit, faction, amount in NEEDS:
        if p.influence[faction] < amount:
            mask &= ~bit
    if p.council:
        mask &= ~(1 << COUNCIL)
    if p.swordmaster:
        mask &= ~(1 << SWORDMASTER)
    bit = 1 << seat
    for q in s.players:
        if q.voice_on & bit:
            mask &= ~(1 << q.voice)
    return mask


def card_spaces(s: State, seat: int, card: int, mask: int) -> int:
    """Where this card can send an Agent, given the spaces open to any card."""
    reach = (CARD_SPACES[card] | (FACTION_SPACES if s.envoy else 0)) & mask
    if CARD_SENDS_ANY[card]:
        return payable_spaces(s, seat, 0)
    if CARD_INFILTRATES[card]:  # enemy Agents do not block the marked icons (IMP-X6)
        off = CARD_HEIGHLINER[card]
        reach |= CARD_INFILTRATES[card] & payable_spaces(s, seat, off) & ~own_spaces(s.players[seat])
    return reach


def cost_solari(p: Player, space: int) -> int:
    cost = SPACE_SOLARI[space]
    if cost and p.leader == LANDSRAAD_POPULARITY and LANDSRAAD_SPACES >> space & 1:
        cost -= 1
    return cost


# ---------------------------------------------------------------- the start of a turn


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.card = -1
    s.card_gone = 0
    s.sent = -1
    s.recruited = 0
    s.commissioned = 0
    s.deployed = 0
    s.deployed_dreads = 0
    s.entered = 0
    s.entered_dreads = 0
    s.beside_enemy = 0
    s.ambush = 0
    s.ambushed = 0
    s.again = 0
    s.ahead_now = -1
    s.deploy_open = 0
    s.fresh = 1
    s.envoy = 0
    s.infiltrate = 0
    s.passing = 0
    p = s.players[seat]
    p.voice = -1  # The Voice ends at its owner's next turn (IMP-12.2)
    p.voice_on = 0
    s.stack.append((k.TURN, seat, 0, 0))
    if s.log is not None:
        s.log.append((k.E_TURN, seat))
    p.turns += 1
    if p.ahead >= 0 and p.turns == 2:  # Ilesa's card is shown and comes back (IMP-12.15)
        s.ahead_now = p.ahead
        card_ahead_back(s, seat)


def card_ahead_back(s: State, seat: int) -> None:
    p = s.players[seat]
    p.hand.append(p.ahead)
    p.shown = (*p.shown, p.ahead)
    if s.log is not None:
        s.log.append((k.E_AHEAD_BACK, seat, p.ahead))
    p.ahead = -1
    s.reveals += 1


def settle_turn(s: State, frame: Frame) -> bool:
    if s.passing:  # Bindu Suspension
        s.stack.pop()
        end_turn(s)
        return True
    return bool(s.agenda) and settle_agenda(s, frame)  # Masterstroke before the Agent is sent


def options_turn(s: State, frame: Frame) -> list[int]:
    """Send an Agent with a card, reveal, or play a Plot card first."""
    seat = frame[1]
    p = s.players[seat]
    legal = [REVEAL_HAND]
    if p.agents:
        mask = open_spaces(s, seat)
        seen = 0
        for card in p.hand:
            bit = 1 << card
            if seen & bit:
                continue
            seen |= bit
            reach = card_spaces(s, seat, card, mask)
            if reach:
                first = SEND + card * SPACE_COUNT
                legal += [first + i for i in LOW_BITS[reach & HALF_MASK]]
                legal += [first + i for i in HIGH_BITS[reach >> HALF]]
    else:
        for card in p.hand:
            if CARD_SENDS_ANY[card]:  # works without an Agent on the leader (IMP-12.1)
                reach = payable_spaces(s, seat, 0)
                legal += [SEND + card * SPACE_COUNT + i for i in range(SPACE_COUNT) if reach >> i & 1]
    if p.intrigue:
        add_plots(s, seat, legal)
    if p.tech:
        add_abilities(s, seat, legal)
    return legal


def apply_turn(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    s.fresh = 0
    if action == REVEAL_HAND:
        s.stack.pop()
        begin_reveal(s, seat)
    elif action < DEPLOY_N:
        s.stack.pop()
        card, space = divmod(action - SEND, SPACE_COUNT)
        send(s, seat, card, space)
    elif action >= USE_TECH:
        use_tile(s, seat, action - USE_TECH)
    else:
        play_plot(s, seat, action - PLAY_PLOT)


# ---------------------------------------------------------------- Plot cards


def add_plots(s: State, seat: int, legal: list[int]) -> None:
    """Plot cards that could be played now (IMP-9.2, IMP-9.8, IMP-9.9)."""
    before_agent = s.stack[-1][0] == k.TURN
    seen = 0
    for card in s.players[seat].intrigue:
        bit = 1 << card
        plot = INTRIGUE_PLOT[card]
        if not plot or seen & bit:
            continue
        seen |= bit
        if AT_TURN_START[card] and not s.fresh:
            continue
        if BEFORE_AGENT[card] and not before_agent:
            continue
        if playable(s, seat, plot):
            legal.append(PLAY_PLOT + card)


def playable(s: State, seat: int, items: tuple[int, ...]) -> bool:
    """Every cost payable and every choice possible; of several conditions at least one must hold (IMP-9.8)."""
    conditions = 0
    for i in items:
        if OP[i] == k.WHEN:
            if possible(s, seat, i):
                return True
            conditions += 1
        elif not possible(s, seat, i):
            return False
    return conditions == 0


def play_plot(s: State, seat: int, card: int) -> None:
    if s.log is not None:
        s.log.append((k.E_PLOT, seat, card))
    s.fresh = 0
    s.deploy_open = 3
    play_intrigue(s, seat, card, INTRIGUE_PLOT[card])


def play_intrigue(s: State, seat: int, card: int, items: tuple[int, ...]) -> None:
    """Out of the secret hand; to the discards when everything is resolved (IMP-9.10)."""
    p = s.players[seat]
    p.intrigue.remove(card)
    forget_stolen(p, card)
    s.stack.append((k.FINISH, seat, card, 0))
    run_items(s, seat, items)


def finish_intrigue(s: State, frame: Frame) -> bool:
    s.stack.pop()
    _, seat, card, _ = frame
    if WAITS[card] and s.revealing != seat:
        p = s.players[seat]
        p.waiting = (*p.waiting, card)  # lies open until the Reveal turn (IMP-9.4)
    else:
        s.intrigue_discard.append(card)
    return True


# ---------------------------------------------------------------- sending an Agent


def send(s: State, seat: int, card: int, space: int) -> None:
    """Card into play, Agent placed, cost paid (IMP-4.8 step 1)."""
    p = s.players[seat]
    p.hand.remove(card)
    forget_shown(p, card)
    p.play.append(card)
    s.card = card
    s.sent = space
    if s.log is not None:
        s.log.append((k.E_SENT, seat, card, space))
    if CARD_SENDS_ANY[card]:
        s.stack.append((k.WHICH_AGENT, seat, space, 0))
    else:
        p.agents -= 1
        place_agent(s, seat, space)


def place_agent(s: State, seat: int, space: int) -> None:
    p = s.players[seat]
    s.beside_enemy = int(any(space in q.placed for q in s.players if q is not p))
    p.placed = (*p.placed, space)
    s.occupied |= 1 << space
    for q in s.players:  # an Agent sent elsewhere uses up a Voice (IMP-12.2)
        q.voice_on &= ~(1 << seat)
    s.stack.append((k.AGENT, seat, 0, 0))
    if SPACE_SALE[space]:
        s.stack.append((k.ARRIVE, seat, space, 0))
        s.stack.append((k.SELL, seat, space, 0))
        return
    solari = cost_solari(p, space)
    spice = SPACE_SPICE[space]
    if space == HEIGHLINER:
        spice -= CARD_HEIGHLINER[s.card]
    water = SPACE_WATER[space]
    if solari or spice or water:
        pay(s, seat, solari, spice, water)
        if solari and p.leader == RUTHLESS_NEGOTIATOR:
            draw(s, seat, 1)
    arrive(s, seat, space)


def settle_arrive(s: State, frame: Frame) -> bool:
    s.stack.pop()
    arrive(s, frame[1], frame[2])
    return True


def arrive(s: State, seat: int, space: int) -> None:
    """Control bonus (step 2), then everything of space and card is open (step 3)."""
    location = SPACE_LOCATION[space]
    if location >= 0:
        owner = controller(s, location)
        if owner >= 0:
            gain(s, owner, CONTROL_SOLARI[location], CONTROL_SPICE[location], 0)
    s.deploy_open = 3
    card = s.card
    if card == s.ahead_now:  # Ilesa: 1 spice for a card with exactly one icon, else 1 Solari
        gain(s, seat, 0 if CARD_ONE_ICON[card] else 1, 1 if CARD_ONE_ICON[card] else 0, 0)
        s.ahead_now = -1
    box = LEADER_SIGNET[s.players[seat].leader] if CARD_SIGNET[card] else CARD_AGENT[card]
    agenda = s.agenda
    for items in (SPACE_ITEMS[space], box):
        for i in items:
            if EAGER[i] == k.AT_ONCE and OP[i] != k.WHEN:
                execute(s, seat, i)
            else:
                agenda.append(i)


# ---------------------------------------------------------------- open effects


def settle_agenda(s: State, frame: Frame) -> bool:
    """Carry out one open effect that need not be asked about. True: something was done.

    Intrigue cards are drawn first: one of them may make the order of the rest matter.
    """
    seat = frame[1]
    ready = -1
    for item in s.agenda:
        eager = EAGER[item]
        if eager != k.ASK and (ready < 0 or eager == k.IF_INTRIGUE) and need_not_ask(s, seat, item):
            ready = item
            if eager == k.IF_INTRIGUE:
                break
    if ready < 0:
        return False
    s.agenda.remove(ready)
    execute(s, seat, ready)
    return True


def need_not_ask(s: State, seat: int, item: int) -> bool:
    p = s.players[seat]
    if OP[item] == k.WHEN:
        if not holds(s, seat, item):
            # It may become true later in the turn. An "otherwise" is taken at once if nothing could change it.
            return bool(KIDS[item][1]) and not p.intrigue
    elif OP[item] == k.RECRUIT:
        # Double Cross takes from the supply too and Negotiators return to it: a short supply makes the order matter.
        return p.supply > A[item] or not (p.negotiators or any(PLOT_TOUCHES_SUPPLY[c] for c in p.intrigue))
    eager = EAGER[item]
    if eager == k.IF_NO_LOSS:
        return not _losing_first_may_help(s, p, item)
    if eager == k.IF_DECK:
        return not _deck_order_matters(s, p, item)
    if eager == k.IF_INTRIGUE:
        # Plot cards played first would be part of a reshuffled Intrigue deck.
        return len(s.intrigue_deck) >= A[item] or not p.intrigue
    if eager == k.IF_NO_TRASH:
        return not any(TRASHES[i] for i in s.agenda)
    return True


def _losing_first_may_help(s: State, p: Player, item: int) -> bool:
    """Falling and rising again earns a bonus twice, and a step beyond the top is lost (IMP-8.1, IMP-8.3)."""
    if any(LOSES[i] for i in s.agenda):
        return True
    if OP[item] != k.INFLUENCE or not p.intrigue:
        return False
    return p.influence[A[item].bit_length() - 1] >= TOP


def _deck_order_matters(s: State, p: Player, item: int) -> bool:
    """Drawing first shows more; only a reshuffle, or a card that works on the deck, can make another order better."""
    if OP[item] == k.FOLDSPACE and not s.reserve[RESERVE_INDEX[FOLDSPACE_CARD]]:
        return True  # one may come back to the stack before the turn ends
    for card in p.intrigue:
        if DECK_PLOT[card]:
            return True
    wanted = 0
    other = False
    for i in s.agenda:
        wanted += DRAWS[i]
        if i != item and TOUCHES_DECK[i]:
            other = True
    if wanted <= len(p.deck):
        return False
    if other or OP[item] == k.FOLDSPACE:
        return True
    return any(PLOT_TOUCHES_DECK[c] for c in p.intrigue) or any(
        TECH_TOUCHES_DECK[t] for t in p.tech if not p.flipped >> t & 1
    )


def add_agenda(s: State, seat: int, legal: list[int]) -> bool:
    """Offer the open effects; True if one of them has to be done before the turn can end."""
    must = False
    for item in dict.fromkeys(s.agenda):  # two equal cards offer the same thing
        if OP[item] == k.CHOOSE:
            first = OPTION + FIRST_OPTION[item]
            before = len(legal)
            for index, option in enumerate(KIDS[item]):
                if all(worth_offering(s, seat, i) for i in option):
                    legal.append(first + index)
            if len(legal) > before and MUST[item]:
                must = True
        elif worth_offering(s, seat, item):
            legal.append(RESOLVE + item)
            if MUST[item]:
                must = True
    return must


def resolve(s: State, seat: int, action: int) -> None:
    """An open effect the player has picked."""
    if action >= OPTION:
        from_option(s, seat, action - OPTION)
        return
    item = action - RESOLVE
    s.agenda.remove(item)
    use_item(s, seat, item)


def use_item(s: State, seat: int, item: int) -> None:
    """The player has picked an optional effect: it is carried out without asking once more whether."""
    op = OP[item]
    p = s.players[seat]
    if op == k.WHEN:
        for i in reversed(KIDS[item][0] if holds(s, seat, item) else KIDS[item][1]):
            use_item(s, seat, i)
    elif op == k.ARROW:
        arrow(s, seat, item)
    elif op == k.TRASH:
        s.stack.append((k.TRASH_CARD, seat, 0, 0))
    elif op == k.TRASH_IN_PLAY:
        s.stack.append((k.IN_PLAY_TRASH, seat, 0, 0))
    elif op == k.RETREAT:
        s.stack.append((k.RETREAT_HOW_MANY, seat, 1, min(A[item], p.conflict)))
    elif op == k.DEPLOY:
        s.stack.append((k.DEPLOY_HOW_MANY, seat, 1, min(A[item], p.garrison)))
    elif op == k.FREIGHTER:
        s.stack.append((k.FREIGHT, seat, A[item], 1))
    elif op == k.ACQUIRE_TECH:
        s.stack.append((k.TECH, seat, A[item] + 8 * B[item], 1))
    elif op == k.NEGOTIATE:
        s.stack.append((k.NEGOTIATORS, seat, min(A[item], p.supply), 1))
    elif op == k.MAY_ACQUIRE_FREE:
        s.stack.append((k.BUY_FREE, seat, A[item], 0))
    else:
        execute(s, seat, item)


def from_option(s: State, seat: int, option: int) -> None:
    for item in s.agenda:
        first = FIRST_OPTION[item]
        if first >= 0 and first <= option < first + len(KIDS[item]):
            s.agenda.remove(item)
            for i in reversed(KIDS[item][option - first]):
                use_item(s, seat, i)
            return


# ---------------------------------------------------------------- the rest of an Agent turn


def options_agent(s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    p = s.players[seat]
    legal: list[int] = []
    must = add_agenda(s, seat, legal) if s.agenda else False
    if p.intrigue:
        add_plots(s, seat, legal)
    if p.tech:
        add_abilities(s, seat, legal)
    if s.deploy_open and SPACE_COMBAT[s.sent]:
        add_deployment(s, p, legal)
    if s.ambush and s.ambushed < s.entered:
        add_ambush(s, seat, legal)
    if not must:
        legal.append(END)
    return legal


def add_deployment(s: State, p: Player, legal: list[int]) -> None:
    """Any number of this turn's recruits and commissions, and up to two other units together (IMP-4.10)."""
    others = 2 - max(0, s.deployed - s.recruited) - max(0, s.deployed_dreads - s.commissioned)
    if s.deploy_open & 1:
        most = min(p.garrison, max(0, s.recruited - s.deployed) + others)
        legal += range(DEPLOY_N + 1, DEPLOY_N + 1 + most)
    if s.deploy_open & 2 and p.dread_garrison:
        most = min(p.dread_garrison, max(0, s.commissioned - s.deployed_dreads) + others)
        legal += range(DEPLOY_DREADNOUGHTS + 1, DEPLOY_DREADNOUGHTS + 1 + most)


def add_ambush(s: State, seat: int, legal: list[int]) -> None:
    """Desert Ambush: for each own troop deployed this turn one enemy unit may be driven off."""
    for i, q in enumerate(s.players):
        if i != seat:
            if q.conflict:
                legal.append(AMBUSH_TROOP + i)
            if q.dread_conflict:
                legal.append(AMBUSH_DREADNOUGHT + i)


def apply_agent(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == END:
        s.stack.pop()
        end_turn(s)
    elif DEPLOY_N < action < NUMBER:
        n = action - DEPLOY_N
        s.deployed += n
        s.deploy_open &= ~1  # offered again once something else has happened
        deploy_troops(s, seat, n)
    elif DEPLOY_DREADNOUGHTS < action < BUY_TECH:
        n = action - DEPLOY_DREADNOUGHTS
        s.deployed_dreads += n
        s.deploy_open &= ~2
        dreads_enter(s, seat, n)
    elif action >= AMBUSH_TROOP:
        s.ambushed += 1
        if action < AMBUSH_DREADNOUGHT:
            retreat(s, action - AMBUSH_TROOP, 1)
        else:
            dreads_retreat(s, action - AMBUSH_DREADNOUGHT, 1)
    elif USE_TECH <= action < PUT_UNDER:
        use_tile(s, seat, action - USE_TECH)
    elif PLAY_PLOT <= action < PLAY_PLOT + len(INTRIGUE_PLOT):
        play_plot(s, seat, action - PLAY_PLOT)
    else:
        s.deploy_open = 3
        resolve(s, seat, action)


def end_turn(s: State) -> None:
    s.agenda.clear()
    if s.again:  # Weirding Way (IMP-12.18)
        s.stack.append((k.EXTRA_TURN, s.active, 0, 0))
    s.again = 0
    s.active = -1


# ---------------------------------------------------------------- Reveal turn


def begin_reveal(s: State, seat: int) -> None:
    """All hand cards into play; their Reveal boxes and other sources of Persuasion count (IMP-5.2, IMP-5.4)."""
    p = s.players[seat]
    s.revealing = seat
    s.persuaded = 0
    s.sword_cards = 0
    s.bashar = 0
    s.assault = 0
    if p.ahead >= 0:  # revealing on the first turn adds the card without bonus (IMP-12.15)
        card_ahead_back(s, seat)
    cards = p.hand
    p.hand = []
    p.shown = ()
    p.play += cards
    if cards:
        s.reveals += 1
    if s.log is not None:
        s.log.append((k.E_REVEALED, seat, *cards))
    if p.council:
        add_persuasion(s, seat, 2)
    for space in REVEAL_SPACES:
        if space in p.placed:
            add_persuasion(s, seat, SPACES[space].reveal_persuasion)
    s.stack.append((k.REVEAL, seat, 0, 0))
    for card in p.waiting:
        for i in INTRIGUE_PLOT[card]:
            if OP[i] == k.PERSUASION_WHEN_REVEALING:
                add_persuasion(s, seat, A[i])
    for card in cards:
        reveal_box(s, seat, card)
    for tile in p.tech:
        s.agenda.extend(TECH_REVEAL[tile])
    if p.leader == COORDINATION:
        s.agenda.append(COORDINATION_TRASH)


def options_reveal(s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    p = s.players[seat]
    legal: list[int] = []
    must = add_agenda(s, seat, legal) if s.agenda else False
    if p.intrigue:
        add_plots(s, seat, legal)
    if p.tech:
        add_abilities(s, seat, legal)
    money = p.persuasion
    if money:
        for card in s.row:
            if CARD_COST[card] <= money and ACQUIRE + card not in legal:
                legal.append(ACQUIRE + card)
        if money >= 2 and s.reserve[RESERVE_INDEX[LIAISON]]:
            legal.append(ACQUIRE + LIAISON)
    if money >= price(s, seat, SPICE_MUST_FLOW) and s.reserve[RESERVE_INDEX[SPICE_MUST_FLOW]]:
        legal.append(ACQUIRE + SPICE_MUST_FLOW)
    if p.aside >= 0 and money >= CARD_COST[p.aside] - 1:
        legal.append(ACQUIRE_ASIDE)
    if not must:
        legal.append(END)
    return legal


def apply_reveal(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    p = s.players[seat]
    if action == END:
        s.stack.pop()
        end_reveal(s, seat)
    elif ACQUIRE <= action < PLAY_PLOT:
        card = action - ACQUIRE
        cost = price(s, seat, card)
        p.persuasion -= cost
        acquire(s, seat, card, cost, False)
    elif PLAY_PLOT <= action < PLAY_PLOT + len(INTRIGUE_PLOT):
        play_plot(s, seat, action - PLAY_PLOT)
    elif USE_TECH <= action < PUT_UNDER:
        use_tile(s, seat, action - USE_TECH)
    elif action == ACQUIRE_ASIDE:
        cost = max(0, CARD_COST[p.aside] - 1)
        p.persuasion -= cost
        acquire_aside(s, seat, cost, False)
    else:
        resolve(s, seat, action)


def acquire_aside(s: State, seat: int, cost: int, on_top: bool) -> None:
    p = s.players[seat]
    card = p.aside
    p.aside = -1
    p.discard.append(card)
    if s.log is not None:
        s.log.append((k.E_ACQUIRED, seat, card, cost, int(on_top)))
    acquired(s, seat, card, on_top)


def count_swords(s: State, p: Player) -> None:
    """Items that count other things are evaluated when strength is set (IMP-5.17)."""
    if s.assault and p.dread_conflict:
        p.swords += s.assault * p.dread_conflict
        s.sword_cards += 1
    if s.bashar:
        p.swords += s.bashar * (s.sword_cards - 1)  # Imperial Bashar gives swords itself and does not count itself
    if ARTILLERY in p.tech:
        p.swords += s.sword_cards


def end_reveal(s: State, seat: int) -> None:
    """Set strength, Clean Up (IMP-5.1). Cards going to the discard pile here are not "discarded" (IMP-5.13)."""
    p = s.players[seat]
    count_swords(s, p)
    p.persuasion = 0
    p.discount = 0
    p.per_fremen = 0
    p.to_top = 0
    p.discard += p.play
    p.play = []
    if p.waiting:
        s.intrigue_discard.extend(p.waiting)
        p.waiting = ()
    if p.aside >= 0:  # not acquired: out of the game (IMP-12.11)
        if s.log is not None:
            s.log.append((k.E_ASIDE_LOST, seat, p.aside))
        put_away(s, p.aside)
        p.aside = -1
    s.reveal_count += 1
    p.revealed = s.reveal_count
    s.revealing = -1
    if s.log is not None:
        s.log.append((k.E_STRENGTH, seat, strength(p)))
    end_turn(s)
