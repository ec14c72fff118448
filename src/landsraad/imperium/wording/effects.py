"""Effects and conditions in words, straight from the vocabulary the cards are written in."""

from __future__ import annotations

from functools import cache

from ...kernel.declared import values_of
from .. import vocabulary as v
from .catalogue import listed, remark, resources, say
from .names import name

# Effects that may be declined although nothing in their words says so (IMP-11.1, IMP-X1.1, IMP-X2.2)
OPTIONAL = (v.Trash, v.TrashInPlay, v.Freighter, v.AcquireTech)


@cache
def effect_text(effect: v.Effect, lang: str, on: str = "card") -> str:
    """A whole box: its effects in the order of the card, each of them on its own."""
    return "; ".join(
        remark(lang, clause(e, lang, on), say(lang, "optional") if isinstance(e, OPTIONAL) else "")
        for e in v.items(effect)
    )


@cache
def clause(effect: v.Effect, lang: str, on: str = "card") -> str:
    """One effect as part of a sentence; `on` is "card" or "tile": where it stands, if it trashes itself."""
    message = f"effect-{v.word_of(type(effect))}"
    match effect:
        case v.Gain(solari, spice, water):
            return resources(lang, solari, spice, water)
        case v.Pay(solari, spice, water):
            return say(lang, message, resources=resources(lang, solari, spice, water))
        case v.Influence(factions, amount) | v.LoseInfluence(factions, amount):
            return say(lang, message, n=amount, where=with_factions(lang, factions))
        case v.InfluenceEach(factions):
            return say(lang, message, where=listed(lang, [say(lang, f"with-{f}") for f in factions]))
        case v.TrashSelf():
            return say(lang, message, on=on)
        case v.Retreat(up_to) | v.Deploy(up_to):
            return say(lang, message, n=v.ANY if up_to == v.NO_LIMIT else up_to)
        case v.DeployRecruited(only_in_reveal_turn):
            note = say(lang, "only-in-reveal-turn") if only_in_reveal_turn else ""
            return remark(lang, say(lang, message), note)
        case v.LoseTroops(n, garrison_too):
            return say(lang, "lose-troops-anywhere" if garrison_too else message, n=n)
        case v.Control(location):
            return say(lang, message, space=name("space", location, lang))
        case v.Foldspace():
            return say(lang, message, card=name("card", "foldspace", lang))
        case v.AcquireTech(discount, or_solari):
            note = say(lang, "spice-or-solari") if or_solari else ""
            return remark(lang, say(lang, message, n=discount), note)
        case v.All(parts):
            return listed(lang, [clause(e, lang, on) for e in parts])
        case v.Arrow(cost, gained):
            return say(lang, message, cost=clause(cost, lang, on), effect=clause(gained, lang, on))
        case v.Choose(options, n):
            with_cost = any(isinstance(o, v.Arrow) for o in options)
            choices = listed(lang, [clause(o, lang, on) for o in options], "either" if with_cost else "or")
            return choices if n == 1 else say(lang, "choose-several", n=n, options=choices)
        case v.When(condition, then, otherwise):
            words = {"condition": condition_text(condition, lang), "effect": clause(then, lang, on)}
            if v.items(otherwise):
                return say(lang, "when-otherwise", otherwise=clause(otherwise, lang, on), **words)
            return say(lang, message, **words)
        case v.Special(word, n, of):
            return say(
                lang,
                f"special-{word}",
                n=n,
                of=of,
                faction=say(lang, f"of-{of}") if of in v.FACTIONS else "",
                card=name("card", "the_spice_must_flow", lang),
                space=name("space", "heighliner", lang),
            )
    return say(lang, message, **({"n": values_of(effect)[0]} if values_of(effect) else {}))


@cache
def condition_text(condition: v.Condition, lang: str) -> str:
    """Its message may speak of its fields, of its Faction in words and of The Spice Must Flow."""
    if condition == v.HasAlliance(v.ANY):
        return say(lang, "any-alliance")
    told = dict(zip(type(condition).field_types, values_of(condition), strict=True))
    if "faction" in told:
        told["where"] = say(lang, f"with-{told['faction']}")
        told["faction"] = say(lang, f"of-{told['faction']}")
    return say(lang, f"if-{v.word_of(type(condition))}", card=name("card", "the_spice_must_flow", lang), **told)


def with_factions(lang: str, factions: tuple[str, ...]) -> str:
    """With the Fremen; with one of several; with any of the four."""
    if factions == v.FACTIONS:
        return say(lang, "with-any")
    return listed(lang, [say(lang, f"with-{f}") for f in factions], "or")
