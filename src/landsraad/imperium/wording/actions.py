"""Actions whose words need more than a message: prices, effects, names in the right case.

All others are said by the words of their decision, or by the message `do-…` of their entry in the catalogue.
"""

from __future__ import annotations

from ...kernel.game import Wording
from ...kernel.position import Frame
from .. import tables as t
from ..rules import actions as a
from ..rules import codes as k
from ..rules.effects import price
from ..rules.hagal import the_hagal
from ..rules.possible import holds, tile_price
from ..rules.spaces import price_of
from ..rules.state import State
from ..vocabulary import FACTIONS, AcquireTech, Choose, Effect, Influence, Recruit, When
from .catalogue import listed, remark, resources, say
from .components import source_name, stands_on
from .effects import clause
from .names import called, seat_name

WORDS = Wording(a.ACTIONS)

# ---------------------------------------------------------------- Agents and cards


@WORDS.says(a.SEND)
def _send(s: State, frame: Frame, action: int, lang: str) -> str:
    card, space = divmod(action - a.SEND, a.SPACE_COUNT)
    text = say(lang, "do-send", card=called(t.CARDS[card], lang), space=called(t.SPACES[space], lang))
    if t.SPACE_SALE[space]:
        return remark(lang, text, say(lang, "do-sale"))
    return remark(lang, text, resources(lang, *price_of(s, s.players[frame[1]], card, space)))


@WORDS.says(a.SELL_SPICE)
def _sell(s: State, frame: Frame, action: int, lang: str) -> str:
    spice = action - a.SELL_SPICE
    return say(lang, "do-sell", spice=spice, solari=dict(t.SPACE_SALE[frame[2]])[spice])


@WORDS.says(a.CHOOSE_SPACE, decision="which_agent")
def _from_space(s: State, frame: Frame, action: int, lang: str) -> str:
    origin, target = t.SPACES[action - a.CHOOSE_SPACE], t.SPACES[frame[2]]
    if origin is target:
        return say(lang, "do-send-again", space=called(target, lang))
    return say(lang, "do-send-from", **{"from": called(origin, lang)}, space=called(target, lang))


@WORDS.says(a.ACQUIRE)
def _acquire(s: State, frame: Frame, action: int, lang: str) -> str:
    card = action - a.ACQUIRE
    text = say(lang, "do-acquire", card=called(t.CARDS[card], lang))
    return remark(lang, text, _paid(frame, price(s, frame[1], card), lang))


@WORDS.says(a.ACQUIRE_ASIDE)
def _acquire_aside(s: State, frame: Frame, action: int, lang: str) -> str:
    card = t.CARDS[action - a.ACQUIRE_ASIDE]
    text = say(lang, "do-acquire-aside", card=called(card, lang))
    return remark(lang, text, _paid(frame, max(0, card.cost - 1), lang))


def _paid(frame: Frame, persuasion: int, lang: str) -> str:
    kind, _, _, on_deck = frame
    if kind in (k.BUY_FREE, k.MAY_BUY_FREE):
        return say(lang, "free-on-deck" if on_deck else "free")
    return say(lang, "effect-persuasion", n=persuasion)


@WORDS.says(a.PLAY_PLOT, a.PLAY_COMBAT, a.PLAY_ENDGAME)
def _play_intrigue(s: State, frame: Frame, action: int, lang: str) -> str:
    entry = a.ACTIONS.entry(action)
    card = t.INTRIGUES[action - entry.first]
    effect = {"plot": card.plot, "combat": card.combat, "endgame": card.endgame}[entry.name]
    assert effect is not None  # a legal play has the effect of its window
    return say(lang, "do-play", card=called(card, lang), effect=clause(effect, lang))


# ---------------------------------------------------------------- open effects


@WORDS.says(a.RESOLVE)
def _resolve(s: State, frame: Frame, action: int, lang: str) -> str:
    """Of a condition only the side that holds now."""
    item = action - a.RESOLVE
    effect = t.ITEM_EFFECT[item]
    if isinstance(effect, When):
        effect = effect.effect if holds(s, frame[1], item) else effect.otherwise
    return _use(item, effect, lang)


@WORDS.says(a.OPTION)
def _option(s: State, frame: Frame, action: int, lang: str) -> str:
    return option_text(action - a.OPTION, lang)


def option_text(option: int, lang: str) -> str:
    item = t.OPTION_ITEM[option]
    effect = t.ITEM_EFFECT[item]
    assert isinstance(effect, Choose)
    return _use(item, effect.options[t.OPTION_INDEX[option]], lang)


def _use(item: int, effect: Effect, lang: str) -> str:
    words = "do-reward" if t.ITEM_SOURCE[item].startswith("conflict:") else "do-use"
    return say(lang, words, source=source_name(item, lang), effect=clause(effect, lang, stands_on(item)))


@WORDS.says(a.USE_TECH)
def _use_tile(s: State, frame: Frame, action: int, lang: str) -> str:
    tile = t.TECH[action - a.USE_TECH]
    return say(lang, "do-use", source=called(tile, lang), effect=clause(tile.ability, lang, "tile"))


# ---------------------------------------------------------------- Factions and players


@WORDS.says(a.CHOOSE_FACTION, a.LOSE_FACTION)
def _faction(s: State, frame: Frame, action: int, lang: str) -> str:
    entry = a.ACTIONS.entry(action)
    words = "do-influence" if entry.first == a.CHOOSE_FACTION else "do-lose-influence"
    steps = 1 if frame[0] == k.EACH_FACTION else frame[3]
    return say(lang, words, n=steps, where=say(lang, f"with-{FACTIONS[action - entry.first]}"))


@WORDS.says(a.CHOOSE_SEAT, decision="alliance_to")
def _give_alliance(s: State, frame: Frame, action: int, lang: str) -> str:
    name = seat_name(s, action - a.CHOOSE_SEAT, lang)
    return say(lang, "do-give-alliance", faction=say(lang, f"of-{FACTIONS[frame[2]]}"), name=name)


@WORDS.says(a.TOKENS)
def _tokens(s: State, frame: Frame, action: int, lang: str) -> str:
    names = [say(lang, f"faction-{FACTIONS[f]}") for f in divmod(action - a.TOKENS, 4)]
    return say(lang, "do-tokens", factions=listed(lang, names))


# ---------------------------------------------------------------- Rise of Ix


@WORDS.says(a.ADVANCE, a.RECALL_FREIGHTER)
def _freighter(s: State, frame: Frame, action: int, lang: str) -> str:
    space = s.players[frame[1]].freighter
    if action == a.ADVANCE:
        return say(lang, "do-advance", n=space + 1)
    return say(lang, "do-recall-freighter", n=space)


@WORDS.says(a.TAKE_DIVIDENDS, a.TAKE_SPICE, a.TAKE_TROOPS, a.TAKE_INFLUENCE, a.TAKE_TECH)
def _shipping(s: State, frame: Frame, action: int, lang: str) -> str:
    if action == a.TAKE_DIVIDENDS:
        return say(lang, "do-dividends", n=t.DIVIDENDS)
    if action == a.TAKE_SPICE:
        return say(lang, "do-shipping", reward=say(lang, "spice", n=t.SHIPPING_SPICE))
    more = t.TROOP_TRANSPORTS in s.players[frame[1]].tech
    rewards: dict[int, Effect] = {
        a.TAKE_TROOPS: Recruit(t.SHIPPING_TROOPS + more),
        a.TAKE_INFLUENCE: Influence(FACTIONS),
        a.TAKE_TECH: AcquireTech(t.SHIPPING_TECH_DISCOUNT),
    }
    return say(lang, "do-shipping", reward=clause(rewards[action], lang))


@WORDS.says(a.BUY_TECH, a.BUY_TECH_SOLARI)
def _buy_tech(s: State, frame: Frame, action: int, lang: str) -> str:
    """The price before Negotiators return, who are asked for next."""
    in_solari = action >= a.BUY_TECH_SOLARI
    tile = action - (a.BUY_TECH_SOLARI if in_solari else a.BUY_TECH)
    text = say(lang, "do-acquire", card=called(t.TECH[tile], lang))
    return remark(lang, text, _tile_price(tile, frame[2], in_solari, lang))


@WORDS.says(a.RETURN_NEGOTIATORS)
def _return_negotiators(s: State, frame: Frame, action: int, lang: str) -> str:
    kind, _, tile, discount = frame
    n = action - a.RETURN_NEGOTIATORS
    cost = _tile_price(tile, discount + n, kind == k.TECH_PAY_SOLARI, lang)
    return remark(lang, say(lang, "do-negotiators-back", n=n), cost)


def _tile_price(tile: int, off: int, in_solari: bool, lang: str) -> str:
    cost = tile_price(tile, off)
    return say(lang, "solari" if in_solari else "spice", n=cost) if cost else say(lang, "free")


# ---------------------------------------------------------------- what the human decides for a Rival


@WORDS.says(a.CHOOSE_FACTION, decision="rival_faction")
def _rival_influence(s: State, frame: Frame, action: int, lang: str) -> str:
    h = the_hagal(s)
    where = say(lang, f"with-{FACTIONS[action - a.CHOOSE_FACTION]}")
    return say(lang, "do-rival-influence", name=seat_name(s, h.acting, lang), n=h.steps, where=where)


@WORDS.says(a.OPTION, decision="rival_pick")
def _rival_takes(s: State, frame: Frame, action: int, lang: str) -> str:
    option = action - a.OPTION
    effect = t.ITEM_EFFECT[t.OPTION_ITEM[option]]
    assert isinstance(effect, Choose)
    taken = clause(effect.options[t.OPTION_INDEX[option]], lang)
    return say(lang, "do-rival-takes", name=seat_name(s, the_hagal(s).acting, lang), effect=taken)


@WORDS.says(a.RESOLVE, decision="rival_maybe")
def _rival_pays(s: State, frame: Frame, action: int, lang: str) -> str:
    name = seat_name(s, the_hagal(s).acting, lang)
    return say(lang, "do-rival-pays", name=name, effect=clause(t.ITEM_EFFECT[frame[2]], lang))
