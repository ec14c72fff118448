"""House Hagal in words: its cards, the difficulties, and what Rivals do."""

from __future__ import annotations

from .. import vocabulary as v
from ..content.rivals import LEAD
from ..rules import codes as k
from ..tables import HAGAL
from .catalogue import resources, say
from .effects import clause, effect_text
from .names import name

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


def skip_reason(card: int, reason: int, lang: str) -> str:
    """Why a House Hagal card was passed over."""
    needs = HAGAL[card].needs
    if reason == k.NEEDS_NOT_MET and isinstance(needs, v.InfluenceAtLeast):
        return say(lang, "skip-influence", n=needs.amount, where=say(lang, f"with-{needs.faction}"))
    return say(lang, REASON_WORDS[reason])
