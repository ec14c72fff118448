"""The planning cards as the automaton plays them (ARR-30.23, 30.24, 30.34, 30.48, 30.56, 30.59).

Each card is a function that carries it out and says whether every part of it could be done. It is tried as a whole: if
anything fails, nothing has happened and the card goes to the Reinforcements.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...tables import (
    ARAMSHAM,
    AREA_ID,
    ATREIDES_SIDE,
    BARON,
    CARDS,
    DEEP,
    FEYD,
    HARKONNEN_SIDE,
    HAWAT,
    IS_DESERT,
    LEADER_SIDE,
    LEADERS,
    MOHIAM,
    MOUNTAIN,
    NORTH_POLE,
    PRESCIENCE,
    RABBAN,
    SCHEMING,
    SECTORS,
    SHADDAM,
    TERRAIN,
)
from .. import codes as k
from ..arriving import after_arrival
from ..chance import roll_combat, shuffle_cards
from ..forces import (
    available,
    is_empty,
    is_free,
    legions,
    neighbours,
    out_of_game,
    own_settlements,
    settlement_in,
    sietch_in,
    to_tank,
    unit_count,
    with_at,
)
from ..losses import strike
from ..prescience import fulfilled
from ..state import State
from ..tracks import bring_in, feyd_enters, gain_supremacy
from .criteria import Candidate, area, choose, leader, prescience
from .legions import (
    SURPRISE,
    any_legion,
    attack,
    best_attack,
    best_move,
    carry_out,
    eligible,
    legion_attacks,
    move_legions,
    only,
    sietch_attacks,
    transfer,
    with_sardaukar,
)
from .muster import best_legion, count_replaceable, next_leader, put_leader, put_unit, replace, standing, tell_arrivals
from .reinforcements import draw, next_deck, pile, reinforce
from .sight import beside, distances, fine_power, power, room, target, trial
from .vehicles import place_carryalls, place_harvesters, place_ornithopters

Resolve = Callable[[State], bool]
# Leaders a card may ask for beside a certain one:
ANY: Final = -1  # whoever is next
NO_LEADER: Final = -2
BASHAR: Final = -3


def start_cards(s: State, n: int) -> None:
    """Draw and play so many, decks alternating (ARR-30.23)."""
    deck = next_deck(s)
    decks = [deck if i % 2 == 0 else 1 - deck for i in range(n)]
    for each in reversed(decks):
        s.stack.append((k.MAHDI_PLAY, s.house[HARKONNEN_SIDE], each, 0))


def play(s: State, deck: int) -> None:
    card = draw(s, deck)
    if card < 0:
        return
    if card == SCHEMING:  # lies beside the board (ARR-30.34)
        s.scheming += 1
        if s.log is not None:
            s.log.append((k.E_MAHDI_CARD, HARKONNEN_SIDE, card, 1))
        scheme(s)
        return
    done = attempt(s, card)
    if s.log is not None:
        s.log.append((k.E_MAHDI_CARD, HARKONNEN_SIDE, card, int(done)))
    if done:
        pile(s, card)
    else:
        s.reinforcements.append(card)


def attempt(s: State, card: int) -> bool:
    """On a copy first (ARR-30.56)."""
    return RESOLVE[CARDS[card].id](trial(s)) and RESOLVE[CARDS[card].id](s)


def scheme(s: State) -> None:
    """A second copy with Hawat in play: he leaves, Mohiam comes, and a Bene Gesserit token is gained (ARR-30.34)."""
    if s.scheming < 2 or s.where[HAWAT] in (k.NOT_YET, k.GONE):
        return
    s.scheming -= 2
    s.discards[0] += [SCHEMING, SCHEMING]
    s.last_deck = 0
    out_of_game(s, HAWAT)
    bring_in(s, MOHIAM)
    gain_token(s)


def gain_token(s: State) -> None:
    """A Bene Gesserit token is a set-aside die, back and unused, or a point of supremacy (ARR-30.36)."""
    if s.aside_dice:
        s.aside_dice -= 1
        s.unrolled += 1
    else:
        gain_supremacy(s, 1)


# ---------------------------------------------------------------- building stones


def fill(s: State, where: int, tiers: tuple[int, ...], who: int = NO_LEADER) -> bool:
    """These units, and a leader if one is asked for, into an area with room."""
    before = standing(s, where)
    if room(s, where) < len(tiers):
        return False
    if not all(put_unit(s, where, tier) for tier in tiers):
        return False
    if who != NO_LEADER and not join(s, where, who):
        return False
    tell_arrivals(s, where, before)
    return True


def join(s: State, where: int, who: int) -> bool:
    """That leader, a Bashar or whoever is next, to a legion that stands there."""
    if unit_count(s, where) == 0:
        return False
    if who == BASHAR:
        return put_leader(s, where, -1)
    if who == ANY:
        return put_leader(s, where, next_leader(s))
    return who in available(s, HARKONNEN_SIDE) and put_leader(s, where, who)


def into_best(s: State, candidates: list[int], tiers: tuple[int, ...], who: int = NO_LEADER) -> bool:
    """Into the first by ARR-30.26 that has room."""
    where = best_legion(s, [a for a in candidates if room(s, a) >= len(tiers)])
    return where >= 0 and fill(s, where, tiers, who)


def at(s: State, name: str, tiers: tuple[int, ...], who: int = NO_LEADER) -> bool:
    where = AREA_ID[name]
    return settlement_in(s, where) >= 0 and fill(s, where, tiers, who)


def one_move(s: State) -> bool:
    return move_legions(s, 1, any_legion) == 1


def attack_or_move(s: State, where: int, flags: int) -> bool:
    """With that legion."""
    chosen = best_attack(s, only(where))
    if chosen is not None:
        attack(s, chosen, flags)
        return True
    return move_legions(s, 1, only(where)) == 1


def extra_card(s: State, card_deck: int) -> bool:
    """The next card, from the other deck."""
    s.stack.append((k.MAHDI_PLAY, s.house[HARKONNEN_SIDE], 1 - card_deck, 0))
    return True


def draws(s: State, n: int) -> bool:
    """Drawn cards join the Reinforcements; draws never fail."""
    reinforce(s, n)
    return True


def on_board(s: State, side: int) -> list[int]:
    return [i for i, where in enumerate(s.where) if where >= 0 and LEADER_SIDE[i] == side]


def whom_to_tank(s: State, found: list[int]) -> bool:
    """Closest to the target, then most hits and shields."""
    steps = distances(s, target(s))
    able = [Candidate((leader(i),), (steps[s.where[i]], LEADERS[i].hits + LEADERS[i].shields)) for i in found]
    best = choose(s, "tank", able)
    if best is None:
        return False
    to_tank(s, best.things[0] - leader(0))
    return True


# ---------------------------------------------------------------- House Harkonnen


def hard_times_and_oppression(s: State) -> bool:
    villages = [AREA_ID[x] for x in ("arsunt", "hagga_basin", "imperial_basin", "north_pole")]
    cities = [AREA_ID[x] for x in ("carthag", "arrakeen")]
    places = [(a, k.REGULAR) for a in villages] + [(a, k.ELITE) for a in cities]
    standing = [(a, tier) for a, tier in places if settlement_in(s, a) >= 0]
    return bool(standing) and all(fill(s, a, (tier,)) for a, tier in standing)


def forced_recruitment(s: State) -> bool:
    return at(s, "arrakeen", (k.ELITE, k.ELITE, k.ELITE), ANY)


def beloved_feyd_rautha(s: State) -> bool:
    if s.where[FEYD] == k.NOT_YET:
        feyd_enters(s)
        return extra_card(s, 0)
    return s.where[FEYD] >= 0 and fill(s, s.where[FEYD], (k.ELITE, k.ELITE))


def harkonnen_patrols(s: State) -> bool:
    """Three empty Desert areas closest to the target, Deep Desert last; up to three is what can be had."""
    for _ in range(3):
        steps = distances(s, target(s))
        found = [a for a in range(len(TERRAIN)) if IS_DESERT[a] and is_empty(s, a)]
        best = choose(s, "patrol", [Candidate((area(a),), (int(TERRAIN[a] == DEEP), steps[a])) for a in found])
        if best is None:
            return True
        if not fill(s, best.things[0] - area(0), (k.REGULAR,)):
            return False
    return True


def arsunt_legion(s: State) -> bool:
    return at(s, "arsunt", (k.REGULAR, k.ELITE), ANY) and attack_or_move(s, AREA_ID["arsunt"], 0)


def barons_personal_guard(s: State) -> bool:
    cities = [AREA_ID[x] for x in ("carthag", "arrakeen") if settlement_in(s, AREA_ID[x]) >= 0]
    return into_best(s, cities, (k.ELITE, k.ELITE), BARON) and one_move(s)


def evidence_of_rebellion(s: State) -> bool:
    return into_best(s, own_settlements(s), (k.ELITE, k.ELITE)) and draws(s, 2)


def polar_cap_factories(s: State) -> bool:
    """Without wormsigns at the Pole it does not fail."""
    if not at(s, "north_pole", (k.REGULAR, k.REGULAR, k.ELITE), BASHAR):
        return False
    signs = [a for a in neighbours(s, NORTH_POLE) if s.sign[a]]
    discard_signs(s, signs)
    return True


def discard_signs(s: State, areas: list[int]) -> None:
    for a in areas:
        s.pool.append(s.sign[a] - 1)
        s.sign = with_at(s.sign, a, 0)
    if areas:
        shuffle_cards(s, s.pool)


def carthag_the_former_capital(s: State) -> bool:
    return at(s, "carthag", (k.REGULAR, k.REGULAR, k.REGULAR, k.ELITE), ANY)


def workhorse_of_arrakis(s: State) -> bool:
    return place_harvesters(s, 1) == 1 and place_carryalls(s, 1) == 1 and draws(s, 2)


def spotter_control(s: State) -> bool:
    steps = distances(s, target(s))
    found: list[int] = []
    left = [a for a in range(len(TERRAIN)) if s.sign[a]]
    while left and len(found) < 3:
        best = choose(s, "wormsign", [Candidate((area(a),), (steps[a],)) for a in left])
        assert best is not None
        found.append(best.things[0] - area(0))
        left.remove(found[-1])
    if len(found) < 3:
        return False
    discard_signs(s, found)
    return draws(s, 2)


def explosive_artillery(s: State) -> bool:
    """One move, then four dice on the adjacent legion with the highest power."""
    s.stack.append((k.MAHDI_BOMBARD, s.house[HARKONNEN_SIDE], 4, 0))
    return one_move(s) and bool(adjacent_enemies(s))


def adjacent_enemies(s: State) -> list[int]:
    near = {b for a in legions(s, HARKONNEN_SIDE) for b in beside(s, a)}
    return [a for a in sorted(near) if s.owner[a] == ATREIDES_SIDE]


def bombard(s: State, dice: int) -> None:
    found = [Candidate((area(a),), (power(s, a), fine_power(s, a))) for a in adjacent_enemies(s)]
    best = choose(s, "bombard", found)
    if best is not None:
        swords, _, specials = roll_combat(s, dice)
        strike(s, best.things[0] - area(0), swords + specials)


def sandmasters(s: State) -> bool:
    return place_harvesters(s, 3) == 3 and draws(s, 1)


def mudir_nahya(s: State) -> bool:
    """Rabban and an Elite join the legion that can then attack best, by surprise; gone, a leader and two Elite."""
    if s.where[RABBAN] == k.GONE:
        return into_best(s, legions(s, HARKONNEN_SIDE), (k.ELITE, k.ELITE), ANY)
    if RABBAN not in available(s, HARKONNEN_SIDE):
        return False
    on_sietches: list[Candidate] = []
    on_legions: list[Candidate] = []
    for a in legions(s, HARKONNEN_SIDE):
        copy = trial(s)
        if fill(copy, a, (k.ELITE,), RABBAN):
            on_sietches += sietch_attacks(copy, only(a))
            on_legions += legion_attacks(copy, only(a))
    chosen = choose(s, "attack_sietch", on_sietches) or choose(s, "attack_legion", on_legions)
    if chosen is None:
        return False
    fill(s, chosen.things[0] - area(0), (k.ELITE,), RABBAN)
    attack(s, chosen, SURPRISE)
    return True


def hunter_seeker(s: State) -> bool:
    sectors = {x for a in legions(s, HARKONNEN_SIDE) for x in SECTORS[a]}
    return whom_to_tank(s, [i for i in on_board(s, ATREIDES_SIDE) if sectors & set(SECTORS[s.where[i]])])


# ---------------------------------------------------------------- Corrino


def rage(s: State, branch: Resolve) -> bool:
    if s.where[SHADDAM] == k.NOT_YET:
        bring_in(s, SHADDAM)
        return extra_card(s, 1)
    return SHADDAM in available(s, HARKONNEN_SIDE) and branch(s)


def rage_a(s: State) -> bool:
    return rage(s, lambda t: into_best(t, own_settlements(t), (k.REGULAR,) * 4, SHADDAM))


def rage_b(s: State) -> bool:
    return rage(s, lambda t: into_best(t, legions(t, HARKONNEN_SIDE), (k.SPECIAL,) * 2, SHADDAM))


def rage_c(s: State) -> bool:
    return rage(s, _rage_c)


def _rage_c(s: State) -> bool:
    """A Sardaukar legion that can attack after a move."""
    able = []
    for a in eligible(s, with_sardaukar):
        copy = trial(s)
        put_leader(copy, a, SHADDAM)
        step = best_move(copy, only(a))
        if step is not None and best_attack(copy, only(carry_out(copy, step))) is not None:
            able.append(a)
    where = best_legion(s, able)
    if where < 0:
        return False
    fill(s, where, (), SHADDAM)
    s.stack.append((k.MAHDI_ATTACK, s.house[HARKONNEN_SIDE], SURPRISE, 1 + SHADDAM))
    return move_legions(s, 1, only(where)) == 1


def manipulation_of_others(s: State) -> bool:
    if len(s.hands[2]) + len(s.hands[3]) < 2:
        return False
    s.stack.append((k.MAHDI_REINFORCE, s.house[HARKONNEN_SIDE], 2, 0))
    s.stack.append((k.OPPONENT_DISCARDS, s.house[ATREIDES_SIDE], 2, 2))
    return True


def breeding_program(s: State) -> bool:
    gain_token(s)
    return extra_card(s, 1)


def troop_carriers(s: State) -> bool:
    """To the own legion closest to the target with room, from the strongest settlement legion farther away."""
    steps = distances(s, target(s))
    starts = [a for a in eligible(s, any_legion) if settlement_in(s, a) >= 0]
    farthest = max((steps[a] for a in starts), default=-1)
    goals = [a for a in legions(s, HARKONNEN_SIDE) if room(s, a) > 0 and steps[a] < farthest]
    goal = choose(s, "carriers_to", [Candidate((area(a),), (steps[a],)) for a in goals])
    if goal is None:
        return False
    to = goal.things[0] - area(0)
    found = [Candidate((area(a),), (power(s, a), fine_power(s, a))) for a in starts if steps[a] > steps[to]]
    best = choose(s, "carriers_from", found)
    assert best is not None
    transfer(s, best.things[0] - area(0), to)
    after_arrival(s, moved=True)
    return True


def shigawire(s: State) -> bool:
    """A Sardaukar legion's move that ends beside a named leader, who goes to the tank."""
    for a in eligible(s, with_sardaukar):
        copy = trial(s)
        step = best_move(copy, only(a))
        if step is None:
            continue
        there = step.things[1] - area(0)
        if any(s.where[i] in beside(s, there) for i in on_board(s, ATREIDES_SIDE)):
            s.stack.append((k.MAHDI_TANK, s.house[HARKONNEN_SIDE], there, 0))
            return move_legions(s, 1, only(a)) == 1
    return False


def tank_beside(s: State, where: int) -> None:
    whom_to_tank(s, [i for i in on_board(s, ATREIDES_SIDE) if s.where[i] in beside(s, where)])


def hope_clouds_observation(s: State) -> bool:
    """A card whose condition holds, then the highest reward, then the lowest number."""
    found = [c for c in s.prescience if c != s.eyes]
    cards = [Candidate((prescience(c),), (int(fulfilled(s, c)), sum(PRESCIENCE[c].reward), c)) for c in found]
    best = choose(s, "shuffle_back", cards)
    if best is None:
        return False
    card = best.things[0] - prescience(0)
    s.prescience.remove(card)
    s.prescience_deck.append(card)
    shuffle_cards(s, s.prescience_deck)
    return True


def reports_of_traitors(s: State) -> bool:
    """A House die of the Atreides."""
    for subfaction in (2, 3):
        if s.dice[subfaction * 5 + k.HOUSE]:
            s.dice[subfaction * 5 + k.HOUSE] -= 1
            return True
    if s.smuggler_die == k.HOUSE:
        s.smuggler_die = -1
        return True
    return False


def sardaukar_pogrom(s: State) -> bool:
    return move_legions(s, 3, with_sardaukar) >= 1


def sardaukars_manner(s: State) -> bool:
    """A surprise attack, else a move, of a Sardaukar legion."""
    chosen = best_attack(s, with_sardaukar)
    if chosen is not None:
        attack(s, chosen, SURPRISE)
        return True
    return move_legions(s, 1, with_sardaukar) == 1


def spies_all_over_arrakis(s: State) -> bool:
    """The facedown area closest to the target."""
    steps = distances(s, target(s))
    found = [a for a in range(len(s.owner)) if s.owner[a] == ATREIDES_SIDE and s.tokens[a]]
    found += [a for a in s.sietch_at if a >= 0 and a not in found and not s.sietch_up >> sietch_in(s, a) & 1]
    best = choose(s, "reveal", [Candidate((area(a),), (steps[a],)) for a in sorted(found)])
    if best is None:
        return False
    s.stack.append((k.MAHDI_REVEAL, s.house[HARKONNEN_SIDE], best.things[0] - area(0), 0))
    return draws(s, 2)


def full_control_of_the_air(s: State) -> bool:
    return place_ornithopters(s, 2) == 2 and one_move(s)


def moving_the_battle_group(s: State) -> bool:
    """The free Mountain closest to the target."""
    steps = distances(s, target(s))
    found = [
        a for a in range(len(TERRAIN)) if TERRAIN[a] == MOUNTAIN and is_free(s, a, HARKONNEN_SIDE) and room(s, a) > 1
    ]
    best = choose(s, "mountain", [Candidate((area(a),), (steps[a],)) for a in found])
    return best is not None and fill(s, best.things[0] - area(0), (k.ELITE, k.ELITE), BASHAR)


def killers_without_mercy(s: State) -> bool:
    chosen = best_attack(s, with_sardaukar)
    if chosen is None:
        return False
    attack(s, chosen, 0)
    return True


def sardaukar_disguised(s: State) -> bool:
    if count_replaceable(s, k.SPECIAL) < 2:
        return False
    replace(s, k.SPECIAL, 2)
    return move_legions(s, 2, with_sardaukar) >= 1


def i_decide_what_best_serves_his_majesty(s: State) -> bool:
    """Aramsham joins the Sardaukar legion that can attack, else by ARR-30.26."""
    if ARAMSHAM not in available(s, HARKONNEN_SIDE):
        return False
    found = eligible(s, with_sardaukar)
    able = []
    for a in found:
        copy = trial(s)
        put_leader(copy, a, ARAMSHAM)
        if best_attack(copy, only(a)) is not None:
            able.append(a)
    where = best_legion(s, able or found)
    return where >= 0 and fill(s, where, (), ARAMSHAM) and attack_or_move(s, where, SURPRISE)


def seek_out_the_mahdi(s: State) -> bool:
    if not one_move(s):
        return False
    s.seek = 1
    return True


RESOLVE: Final[dict[str, Resolve]] = {
    "hard_times_and_oppression": hard_times_and_oppression,
    "forced_recruitment": forced_recruitment,
    "beloved_feyd_rautha": beloved_feyd_rautha,
    "harkonnen_patrols": harkonnen_patrols,
    "arsunt_legion": arsunt_legion,
    "barons_personal_guard": barons_personal_guard,
    "evidence_of_rebellion": evidence_of_rebellion,
    "polar_cap_factories": polar_cap_factories,
    "carthag_the_former_capital": carthag_the_former_capital,
    "workhorse_of_arrakis": workhorse_of_arrakis,
    "spotter_control": spotter_control,
    "explosive_artillery": explosive_artillery,
    "sandmasters": sandmasters,
    "mudir_nahya_the_demon_ruler": mudir_nahya,
    "hunter_seeker": hunter_seeker,
    "rage_overcame_shaddam_iv_a": rage_a,
    "rage_overcame_shaddam_iv_b": rage_b,
    "rage_overcame_shaddam_iv_c": rage_c,
    "manipulation_of_others": manipulation_of_others,
    "breeding_program": breeding_program,
    "troop_carriers": troop_carriers,
    "shigawire": shigawire,
    "hope_clouds_observation": hope_clouds_observation,
    "reports_of_traitors": reports_of_traitors,
    "sardaukar_pogrom": sardaukar_pogrom,
    "sardaukars_manner": sardaukars_manner,
    "spies_all_over_arrakis": spies_all_over_arrakis,
    "full_control_of_the_air": full_control_of_the_air,
    "moving_the_battle_group": moving_the_battle_group,
    "killers_without_mercy": killers_without_mercy,
    "sardaukar_disguised": sardaukar_disguised,
    "i_decide_what_best_serves_his_majesty": i_decide_what_best_serves_his_majesty,
    "seek_out_the_mahdi": seek_out_the_mahdi,
}
