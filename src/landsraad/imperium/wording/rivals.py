"""House Hagal in words: its cards, the difficulties, and what Rivals do."""

from __future__ import annotations

from ...kernel.contract import Event
from .. import vocabulary as v
from ..content.rivals import LEAD, PURCHASES
from ..rules import codes as k
from ..rules.state import State
from ..tables import CARDS, HAGAL, LOCATIONS, MAKERS, SPACES, TECH
from .catalogue import resources, say
from .effects import clause, effect_text
from .names import called, name, seat_name

REASON_WORDS = ("", "skip-occupied", "skip-voice", "skip-no-spice", "skip-needs", "skip-reshuffle")  # by k.USED …

# ---------------------------------------------------------------- components


def hagal_text(card: v.HagalCard, lang: str) -> str:
    """Where the card sends a Rival, what it gets there, and its swords in combat."""
    lines = [say(lang, "hagal-mark", mark="solo" if card.only == v.SOLO else "two")] if card.only else []
    if card.reshuffle:
        return "\n".join([*lines, say(lang, "hagal-reshuffle")])
    if card.needs is None:
        lines.append(_visit(card.visit, lang))
    else:
        lines.append(say(lang, "hagal-if", condition=_needs(card.needs, lang), text=_visit(card.visit, lang)))
        other = _visit(card.instead, lang) if card.instead else say(lang, "hagal-next")
        lines.append(say(lang, "hagal-otherwise", text=other))
    return "\n".join([*lines, say(lang, "hagal-swords", n=card.swords)])


def _visit(visit: v.RivalVisit, lang: str) -> str:
    if not visit.space:
        return effect_text(visit.effect, lang)
    what = "; ".join(_effect(e, lang) for e in v.items(visit.effect))
    return say(lang, "hagal-visit", space=name("space", visit.space, lang), text=what)


def _needs(condition: v.Condition, lang: str) -> str:
    match condition:
        case v.InfluenceAtLeast(faction, amount):
            return say(lang, "hagal-influence", n=amount, where=say(lang, f"with-{faction}"))
        case v.DreadnoughtsAtMost(n):
            return say(lang, "hagal-dreadnoughts", n=n)
    raise TypeError(f"no words for {condition}")


def _effect(effect: v.Effect, lang: str) -> str:
    """As a Rival uses it: without "you" and without "may"."""
    match effect:
        case v.Freighter(n):
            return say(lang, "hagal-freighter", n=n)
        case v.Choose():  # Tech Negotiation
            return say(lang, "hagal-tech-negotiation")
    return clause(effect, lang)


def difficulty_text(difficulty: v.Difficulty, lang: str) -> str:
    lines = []
    if extra := resources(lang, difficulty.human.solari, difficulty.human.spice, difficulty.human.water):
        lines.append(say(lang, "difficulty-human", resources=extra))
    lines.append(say(lang, "difficulty-mentat", n=difficulty.mentat_price))
    lines.append(say(lang, "difficulty-rivals", troops=difficulty.garrison, cards=difficulty.intrigue))
    lines.append(say(lang, "difficulty-agents", n=difficulty.conflicts_above_swordmasters))
    if difficulty.expert_deployment:
        lines.append(say(lang, "difficulty-expert", n=LEAD))
    if not difficulty.swordmaster:
        lines.append(say(lang, "difficulty-no-swordmaster"))
    return "\n".join(lines)


# ---------------------------------------------------------------- events


def tell_rival(s: State, event: Event, lang: str) -> str:
    """An event of House Hagal, or an empty text if it is none."""
    match event:
        case (k.E_RIVAL_SENT, seat, card, space):
            return say(
                lang,
                "tell-rival-sent",
                name=seat_name(s, seat, lang),
                card=called(HAGAL[card], lang),
                space=called(SPACES[space], lang),
            )
        case (k.E_RIVAL_SKIPPED, seat, card, reason):
            return say(
                lang,
                "tell-rival-skipped",
                name=seat_name(s, seat, lang),
                card=called(HAGAL[card], lang),
                why=skip_reason(card, reason, lang),
            )
        case (k.E_RIVAL_NO_CARD, seat):
            return say(lang, "tell-rival-no-card", name=seat_name(s, seat, lang))
        case (k.E_HAGAL_SHUFFLED, *_):
            return say(lang, "tell-hagal-shuffled")
        case (k.E_RIVAL_BOUGHT, seat, what):
            price = PURCHASES[what]
            paid = say(lang, "effect-intrigue" if price.what == "intrigue" else price.what, n=price.n)
            return say(lang, "tell-rival-bought", name=seat_name(s, seat, lang), price=paid)
        case (k.E_RIVAL_SWORDS, seat, card, swords):
            return say(
                lang, "tell-rival-swords", name=seat_name(s, seat, lang), card=called(HAGAL[card], lang), n=swords
            )
        case (k.E_RIVAL_HELD_BACK, seat, lead):
            return say(lang, "tell-rival-held-back", name=seat_name(s, seat, lang), n=lead)
        case (k.E_RIVAL_AGENTS, *_):
            return say(lang, "tell-rival-agents")
        case (k.E_TILE_REMOVED, _, tile):
            return say(lang, "tell-tile-removed", tile=called(TECH[tile], lang))
        case (k.E_MARKER_REMOVED, seat, location):
            return say(
                lang,
                "tell-marker-removed",
                name=seat_name(s, seat, lang),
                space=called(SPACES[LOCATIONS[location]], lang),
            )
        case (k.E_SPICE_REMOVED, _, maker, n):
            return say(lang, "tell-spice-removed", n=n, space=called(SPACES[MAKERS[maker]], lang))
        case (k.E_STORM, _, first, second):
            return say(lang, "tell-storm", first=first, second=second)
        case (k.E_ROW_TRASHED, _, card):
            return say(lang, "tell-row-trashed", card=called(CARDS[card], lang))
        case (k.E_REWARD_LOST, seat, _):
            return say(lang, "tell-reward-lost", name=seat_name(s, seat, lang))
    return ""


def skip_reason(card: int, reason: int, lang: str) -> str:
    """Why a House Hagal card was passed over."""
    needs = HAGAL[card].needs
    if reason == k.NEEDS_NOT_MET and isinstance(needs, v.InfluenceAtLeast):
        return say(lang, "skip-influence", n=needs.amount, where=say(lang, f"with-{needs.faction}"))
    return say(lang, REASON_WORDS[reason])
