"""Effects and conditions in words, straight from the vocabulary the cards are written in."""

from __future__ import annotations

from functools import cache

from ...kernel.declared import values_of
from ..vocabulary import (
    ANY,
    FACTIONS,
    NO_LIMIT,
    AcquireTech,
    All,
    Arrow,
    Choose,
    Condition,
    Control,
    Deploy,
    DeployRecruited,
    Effect,
    Foldspace,
    Freighter,
    Gain,
    HasAlliance,
    Influence,
    InfluenceEach,
    LoseInfluence,
    LoseTroops,
    Pay,
    Retreat,
    Special,
    Trash,
    TrashInPlay,
    TrashSelf,
    When,
    items,
    word_of,
)
from .catalogue import listed, remark, resources, say
from .names import name

# Effects that may be declined although nothing in their words says so (IMP-11.1, IMP-X1.1, IMP-X2.2)
OPTIONAL = (Trash, TrashInPlay, Freighter, AcquireTech)


@cache
def effect_text(effect: Effect, lang: str, on: str = "card") -> str:
    """A whole box: its effects in the order of the card, each of them on its own."""
    return "; ".join(
        remark(lang, clause(e, lang, on), say(lang, "optional") if isinstance(e, OPTIONAL) else "")
        for e in items(effect)
    )


@cache
def clause(effect: Effect, lang: str, on: str = "card") -> str:
    """One effect as part of a sentence; `on` is "card" or "tile": where it stands, if it trashes itself."""
    message = f"effect-{word_of(type(effect))}"
    match effect:
        case Gain(solari, spice, water):
            return resources(lang, solari, spice, water)
        case Pay(solari, spice, water):
            return say(lang, message, resources=resources(lang, solari, spice, water))
        case Influence(factions, amount) | LoseInfluence(factions, amount):
            return say(lang, message, n=amount, where=with_factions(lang, factions))
        case InfluenceEach(factions):
            return say(lang, message, where=listed(lang, [say(lang, f"with-{f}") for f in factions]))
        case TrashSelf():
            return say(lang, message, on=on)
        case Retreat(up_to) | Deploy(up_to):
            return say(lang, message, n=ANY if up_to == NO_LIMIT else up_to)
        case DeployRecruited(only_in_reveal_turn):
            note = say(lang, "only-in-reveal-turn") if only_in_reveal_turn else ""
            return remark(lang, say(lang, message), note)
        case LoseTroops(n, garrison_too):
            return say(lang, "lose-troops-anywhere" if garrison_too else message, n=n)
        case Control(location):
            return say(lang, message, space=name("space", location, lang))
        case Foldspace():
            return say(lang, message, card=name("card", "foldspace", lang))
        case AcquireTech(discount, or_solari):
            note = say(lang, "spice-or-solari") if or_solari else ""
            return remark(lang, say(lang, message, n=discount), note)
        case All(parts):
            return listed(lang, [clause(e, lang, on) for e in parts])
        case Arrow(cost, gained):
            return say(lang, message, cost=clause(cost, lang, on), effect=clause(gained, lang, on))
        case Choose(options, n):
            with_cost = any(isinstance(o, Arrow) for o in options)
            choices = listed(lang, [clause(o, lang, on) for o in options], "either" if with_cost else "or")
            return choices if n == 1 else say(lang, "choose-several", n=n, options=choices)
        case When(condition, then, otherwise):
            words = {"condition": condition_text(condition, lang), "effect": clause(then, lang, on)}
            if items(otherwise):
                return say(lang, "when-otherwise", otherwise=clause(otherwise, lang, on), **words)
            return say(lang, message, **words)
        case Special(word, n, of):
            return say(
                lang,
                f"special-{word}",
                n=n,
                of=of,
                faction=say(lang, f"of-{of}") if of in FACTIONS else "",
                card=name("card", "the_spice_must_flow", lang),
                space=name("space", "heighliner", lang),
            )
    return say(lang, message, **({"n": values_of(effect)[0]} if values_of(effect) else {}))


@cache
def condition_text(condition: Condition, lang: str) -> str:
    """Its message may speak of its fields, of its Faction in words and of The Spice Must Flow."""
    if condition == HasAlliance(ANY):
        return say(lang, "any-alliance")
    told = dict(zip(type(condition).field_types, values_of(condition), strict=True))
    if "faction" in told:
        told["where"] = say(lang, f"with-{told['faction']}")
        told["faction"] = say(lang, f"of-{told['faction']}")
    return say(lang, f"if-{word_of(type(condition))}", card=name("card", "the_spice_must_flow", lang), **told)


def with_factions(lang: str, factions: tuple[str, ...]) -> str:
    """With the Fremen; with one of several; with any of the four."""
    if factions == FACTIONS:
        return say(lang, "with-any")
    return listed(lang, [say(lang, f"with-{f}") for f in factions], "or")
