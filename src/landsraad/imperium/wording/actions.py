"""Every action in words and as the path of things to click; the kinds of things are listed in the package."""

from __future__ import annotations

from ...kernel.contract import Description
from ..notation import ITEM_NAMES, notation
from ..rules import actions as a
from ..rules import codes as k
from ..rules.effects import price
from ..rules.possible import holds
from ..rules.spaces import cost_solari
from ..rules.state import Frame, State
from ..rules.tech import IN_SOLARI
from ..tables import (
    CARD_HEIGHLINER,
    CARDS,
    CONFLICT_LOCATION,
    DIVIDENDS,
    HEIGHLINER,
    INTRIGUES,
    ITEM_EFFECT,
    ITEM_SOURCE,
    LEADERS,
    LOCATIONS,
    OPTION_INDEX,
    OPTION_ITEM,
    RESERVE_INDEX,
    SHIPPING_SPICE,
    SHIPPING_TECH_DISCOUNT,
    SHIPPING_TROOPS,
    SPACE_SALE,
    SPACE_SPICE,
    SPACE_WATER,
    SPACES,
    TECH,
    TROOP_TRANSPORTS,
)
from ..vocabulary import FACTIONS, AcquireTech, Choose, Effect, Influence, Recruit, When
from .catalogue import cut, listed, remark, resources, say
from .components import source_name, stands_on
from .effects import clause
from .names import called, seat_name

Words = tuple[str, tuple[str, ...]]  # text and path

CARD_WORDS = (
    (a.TRASH_HAND, "do-trash-hand", "hand"),
    (a.TRASH_DISCARD, "do-trash-discard", "discard"),
    (a.TRASH_PLAY, "do-trash-play", "play"),
    (a.DISCARD_CARD, "do-discard", "hand"),
    (a.TAKE_CARD, "do-take", "discard"),
    (a.SET_ASIDE_CARD, "do-set-aside", "row"),
    (a.SET_AHEAD_CARD, "do-set-ahead", "hand"),
)


def describe(s: State, action: int, lang: str) -> Description:
    """An action that is legal in this state. Its text is its own among the legal ones, and so is its path."""
    text, path = _words(s, action, lang)
    return Description(cut(text), notation(s, action), path)


def _words(s: State, action: int, lang: str) -> Words:
    frame = s.stack[-1]
    if action < a.SINGLES:
        return _single(s, frame, action, lang)
    if action < a.DEPLOY_N:
        card, space = divmod(action - a.SEND, a.SPACE_COUNT)
        return _send(s, frame[1], card, space, lang)
    if action < a.NUMBER:
        n = action - a.DEPLOY_N
        return say(lang, "do-deploy", n=n), ("button:deploy", f"number:{n}")
    if action < a.ACQUIRE:
        return _number(frame, action - a.NUMBER, lang)
    if action < a.PLAY_PLOT:
        return _acquire(s, frame, action - a.ACQUIRE, lang)
    if action < a.RESOLVE:
        return _play_intrigue(action, lang)
    if action < a.OPTION:
        item = action - a.RESOLVE
        return _use(item, _what_happens(s, frame[1], item), lang), (f"item:{ITEM_NAMES[item]}",)
    if action < a.TRASH_HAND:
        return _option(action - a.OPTION, lang)
    if action < a.CHOOSE_FACTION:
        return _card(action, lang)
    if action < a.DEPLOY_DREADNOUGHTS:
        return _choice(s, frame, action, lang)
    return _of_ix(s, frame, action, lang)


# ---------------------------------------------------------------- single actions


def _single(s: State, frame: Frame, action: int, lang: str) -> Words:
    kind, seat, thing, on_top = frame
    match action:
        case a.REVEAL_HAND:
            return say(lang, "do-reveal"), ("button:reveal",)
        case a.END:
            return say(lang, "do-end-reveal" if kind == k.REVEAL else "do-end"), ("button:end",)
        case a.PASS if kind == k.SWAP:
            return say(lang, "do-swap-done", n=thing), ("button:pass",)
        case a.PASS:
            return say(lang, PASS_WORDS[kind]), ("button:pass",)
        case a.SKIP if kind == k.DEFEND:
            return say(lang, "do-not-defend", space=_defended(s, lang)), ("button:skip",)
        case a.SKIP if kind == k.MAYBE:
            return say(lang, "do-not-use", source=source_name(thing, lang)), ("button:skip",)
        case a.SKIP:
            return say(lang, SKIP_WORDS[kind]), ("button:skip",)
        case a.DEFEND_YES:
            return say(lang, "do-defend", space=_defended(s, lang)), ("button:defend",)
        case a.TO_DECK_TOP:
            return say(lang, "do-on-deck", card=called(CARDS[thing], lang)), ("button:top",)
        case a.TO_DISCARD:
            return say(lang, "do-on-pile", card=called(CARDS[thing], lang)), ("button:pile",)
        case a.DRAW_IT:  # the owner alone is asked, and has seen the card
            return say(lang, "do-draw-it", card=called(CARDS[s.players[seat].deck[-1]], lang)), ("button:draw",)
        case a.TRASH_IT:
            return say(lang, "do-trash-it", card=called(CARDS[s.players[seat].deck[-1]], lang)), ("button:trash",)
        case a.LOSE_TROOP:
            return say(lang, "do-lose-troop"), ("button:lose_troop",)
        case a.FROM_LEADER:
            leader = LEADERS[s.players[seat].leader]
            return say(lang, "do-send-leader", space=called(SPACES[thing], lang)), (f"leader:{leader.id}",)
        case a.ACQUIRE_ASIDE:
            card = CARDS[s.players[seat].aside]
            note = _free(on_top, lang) if kind == k.BUY_FREE else say(lang, "persuasion", n=max(0, card.cost - 1))
            return remark(lang, say(lang, "do-acquire-aside", card=called(card, lang)), note), (f"aside:{card.id}",)
    return _single_of_ix(s, frame, action, lang)


def _single_of_ix(s: State, frame: Frame, action: int, lang: str) -> Words:
    kind, seat, thing, _ = frame
    p = s.players[seat]
    match action:
        case a.ADVANCE:
            return say(lang, "do-advance", n=p.freighter + 1), ("button:advance",)
        case a.RECALL_FREIGHTER:
            return say(lang, "do-recall-freighter", n=p.freighter), ("button:recall",)
        case a.TAKE_DIVIDENDS:
            return say(lang, "do-dividends", n=DIVIDENDS), ("button:dividends",)
        case a.TAKE_SPICE:
            return say(lang, "do-shipping", reward=say(lang, "spice", n=SHIPPING_SPICE)), ("button:spice",)
        case a.TAKE_TROOPS:
            troops = SHIPPING_TROOPS + (TROOP_TRANSPORTS in p.tech)
            return say(lang, "do-shipping", reward=clause(Recruit(troops), lang)), ("button:troops",)
        case a.TAKE_INFLUENCE:
            return say(lang, "do-shipping", reward=clause(Influence(FACTIONS), lang)), ("button:influence",)
        case a.TAKE_TECH:
            reward = clause(AcquireTech(SHIPPING_TECH_DISCOUNT), lang)
            return say(lang, "do-shipping", reward=reward), ("button:tech",)
        case a.DO_IT:
            return _use(thing, _what_happens(s, seat, thing), lang), (f"item:{ITEM_NAMES[thing]}",)
        case a.AGAIN:
            return say(lang, "do-another-turn"), ("button:again",)
        case a.DETONATE:
            return say(lang, "do-detonate"), ("button:detonate",)
        case a.A_TROOP:
            return say(lang, "do-retreat" if kind == k.WITHDRAW else "do-deploy", n=1), ("button:troop",)
        case a.A_DREADNOUGHT:
            words = "do-retreat-dreadnought" if kind == k.WITHDRAW else "do-deploy-dreadnoughts"
            return say(lang, words, n=1), ("button:dreadnought",)
        case a.FROM_GARRISON:
            return say(lang, "do-lose-garrison"), ("button:garrison",)
        case a.FROM_CONFLICT:
            return say(lang, "do-lose-troop"), ("button:conflict",)
    raise ValueError(f"no words for action {action}")


PASS_WORDS = {
    k.COMBAT: "do-pass-combat",
    k.AFTER_WIN: "do-pass-win",
    k.ENDGAME: "do-pass-endgame",
    k.PASS_TURN: "do-pass-turn",
}
SKIP_WORDS = {
    k.PASS_TURN: "do-take-turn",
    k.TRASH_CARD: "do-trash-nothing",
    k.IN_PLAY_TRASH: "do-trash-nothing",
    k.BUY_FREE: "do-acquire-nothing",
    k.FREIGHT: "do-leave-freighter",
    k.SHIPPING: "do-no-tech",
    k.TECH: "do-no-tech",
    k.SEND_UNITS: "do-no-more-units",
    k.EXTRA_TURN: "do-no-turn",
}


def _defended(s: State, lang: str) -> str:
    return called(SPACES[LOCATIONS[CONFLICT_LOCATION[s.conflict]]], lang)


# ---------------------------------------------------------------- Agents, numbers, cards


def _send(s: State, seat: int, card: int, space: int, lang: str) -> Words:
    text = say(lang, "do-send", card=called(CARDS[card], lang), space=called(SPACES[space], lang))
    if SPACE_SALE[space]:
        cost = say(lang, "do-sale")
    else:
        spice = SPACE_SPICE[space] - (CARD_HEIGHLINER[card] if space == HEIGHLINER else 0)
        cost = resources(lang, cost_solari(s.players[seat], space), spice, SPACE_WATER[space])
    return remark(lang, text, cost), (f"card:{CARDS[card].id}", f"space:{SPACES[space].id}")


def _number(frame: Frame, n: int, lang: str) -> Words:
    kind, _, thing, discount = frame
    path = (f"number:{n}",)
    match kind:
        case k.SELL:
            return say(lang, "do-sell", spice=n, solari=dict(SPACE_SALE[thing])[n]), path
        case k.RETREAT_HOW_MANY:
            return say(lang, "do-retreat", n=n), path
        case k.NEGOTIATORS:
            return say(lang, "do-negotiators", n=n), path
        case k.TECH_PAY:
            cost = _tech_price(thing % IN_SOLARI, discount + n, thing >= IN_SOLARI, lang)
            return remark(lang, say(lang, "do-negotiators-back", n=n), cost), path
    return say(lang, "do-deploy", n=n), path


def _acquire(s: State, frame: Frame, card: int, lang: str) -> Words:
    kind, seat, _, on_top = frame
    note = _free(on_top, lang) if kind == k.BUY_FREE else say(lang, "persuasion", n=price(s, seat, card))
    place = "reserve" if RESERVE_INDEX[card] >= 0 else "row"
    text = say(lang, "do-acquire", card=called(CARDS[card], lang))
    return remark(lang, text, note), (f"{place}:{CARDS[card].id}",)


def _free(on_top: int, lang: str) -> str:
    return say(lang, "free-on-deck" if on_top == 1 else "free")


def _card(action: int, lang: str) -> Words:
    for first, words, place in CARD_WORDS:
        if first <= action < first + a.CARD_COUNT:
            card = CARDS[action - first]
            return say(lang, words, card=called(card, lang)), (f"{place}:{card.id}",)
    raise ValueError(f"no words for action {action}")


def _play_intrigue(action: int, lang: str) -> Words:
    index = (action - a.PLAY_PLOT) % len(INTRIGUES)
    card = INTRIGUES[index]
    effect = (card.plot, card.combat, card.endgame)[(action - a.PLAY_PLOT) // len(INTRIGUES)]
    assert effect is not None  # a legal play has the effect of its window
    text = say(lang, "do-play", card=called(card, lang), effect=clause(effect, lang))
    return text, (f"intrigue:{card.id}",)


# ---------------------------------------------------------------- open effects


def _use(item: int, effect: Effect, lang: str) -> str:
    words = "do-reward" if ITEM_SOURCE[item].startswith("conflict:") else "do-use"
    return say(lang, words, source=source_name(item, lang), effect=clause(effect, lang, stands_on(item)))


def _what_happens(s: State, seat: int, item: int) -> Effect:
    """Of a condition only the side that holds now."""
    effect = ITEM_EFFECT[item]
    if isinstance(effect, When):
        return effect.effect if holds(s, seat, item) else effect.otherwise
    return effect


def _option(option: int, lang: str) -> Words:
    item, index = OPTION_ITEM[option], OPTION_INDEX[option]
    effect = ITEM_EFFECT[item]
    assert isinstance(effect, Choose)
    return _use(item, effect.options[index], lang), (f"item:{ITEM_NAMES[item]}", f"option:{index + 1}")


# ---------------------------------------------------------------- factions, seats, spaces, leaders


def _choice(s: State, frame: Frame, action: int, lang: str) -> Words:
    kind, _, thing, steps = frame
    if action < a.CHOOSE_SEAT:
        up = action < a.LOSE_FACTION
        faction = FACTIONS[action - (a.CHOOSE_FACTION if up else a.LOSE_FACTION)]
        words = "do-influence" if up else "do-lose-influence"
        n = 1 if kind == k.EACH_FACTION else steps
        return say(lang, words, n=n, where=say(lang, f"with-{faction}")), (f"faction:{faction}",)
    if action < a.CHOOSE_SPACE:
        seat = action - a.CHOOSE_SEAT
        name = seat_name(s, seat, lang)
        if kind == k.ALLIANCE_TO:
            text = say(lang, "do-give-alliance", faction=say(lang, f"of-{FACTIONS[thing]}"), name=name)
        else:
            text = say(lang, "do-double-cross", name=name)
        return text, (f"seat:{seat + 1}",)
    if action < a.CHOOSE_LEADER:
        return _space(frame, action - a.CHOOSE_SPACE, lang)
    if action < a.CHOOSE_PAIR:
        leader = LEADERS[action - a.CHOOSE_LEADER]
        return say(lang, "do-leader", leader=called(leader, lang)), (f"leader:{leader.id}",)
    pair = [f for i, f in enumerate(FACTIONS) if a.PAIRS[action - a.CHOOSE_PAIR] >> i & 1]
    names = listed(lang, [say(lang, f"faction-{f}") for f in pair])
    return say(lang, "do-tokens", factions=names), tuple(f"faction:{f}" for f in pair)


def _space(frame: Frame, number: int, lang: str) -> Words:
    kind, _, target, _ = frame
    space = called(SPACES[number], lang)
    path = (f"space:{SPACES[number].id}",)
    if kind == k.NAME_SPACE:
        return say(lang, "do-close", space=space), path
    if kind == k.RECALL:
        return say(lang, "do-recall", space=space), path
    if kind == k.STATION:
        return say(lang, "do-station", space=space), path
    if number == target:
        return say(lang, "do-send-again", space=space), path
    return say(lang, "do-send-from", **{"from": space}, space=called(SPACES[target], lang)), path


# ---------------------------------------------------------------- Rise of Ix


def _of_ix(s: State, frame: Frame, action: int, lang: str) -> Words:
    if action < a.BUY_TECH:
        n = action - a.DEPLOY_DREADNOUGHTS
        return say(lang, "do-deploy-dreadnoughts", n=n), ("button:deploy_dreadnoughts", f"number:{n}")
    if action < a.USE_TECH:
        return _buy_tech(frame, action, lang)
    if action < a.PUT_UNDER:
        tile = TECH[action - a.USE_TECH]
        text = say(lang, "do-use", source=called(tile, lang), effect=clause(tile.ability, lang, "tile"))
        return text, (f"tech:{tile.id}",)
    if action < a.SET_AHEAD_CARD:
        under = action < a.KEEP
        card = INTRIGUES[action - (a.PUT_UNDER if under else a.KEEP)]
        return say(lang, "do-put-under" if under else "do-keep", card=called(card, lang)), (f"intrigue:{card.id}",)
    if action < a.AMBUSH_TROOP:
        return _card(action, lang)
    troop = action < a.AMBUSH_DREADNOUGHT
    seat = action - (a.AMBUSH_TROOP if troop else a.AMBUSH_DREADNOUGHT)
    text = say(lang, "do-ambush-troop" if troop else "do-ambush-dreadnought", name=seat_name(s, seat, lang))
    return text, (f"seat:{seat + 1}", "button:troop" if troop else "button:dreadnought")


def _buy_tech(frame: Frame, action: int, lang: str) -> Words:
    """The price before Negotiators return, who are asked for next. With Appropriate it is clicked how to pay."""
    terms = frame[2]
    in_solari = action >= a.BUY_TECH_SOLARI
    number = action - (a.BUY_TECH_SOLARI if in_solari else a.BUY_TECH)
    tile = TECH[number]
    note = _tech_price(number, terms & 7, in_solari, lang)
    path = (f"tech:{tile.id}", "button:solari" if in_solari else "button:spice")
    return remark(lang, say(lang, "do-acquire", card=called(tile, lang)), note), path if terms >> 3 else path[:1]


def _tech_price(tile: int, off: int, in_solari: bool, lang: str) -> str:
    """Never below 0 (IMP-X1.4)."""
    price = max(0, TECH[tile].cost - off)
    if not price:
        return say(lang, "free")
    return say(lang, "solari" if in_solari else "spice", n=price)
