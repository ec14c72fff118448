"""Effects and conditions in words, straight from the vocabulary the cards are written in."""

from __future__ import annotations

from functools import cache

from ..vocabulary import (
    ANY,
    FACTIONS,
    NO_LIMIT,
    AcquireTech,
    AgentsOnIcons,
    AgentWith,
    All,
    Arrow,
    BesideEnemy,
    BottomIntrigue,
    Choose,
    Condition,
    Control,
    Deploy,
    DeployRecruited,
    DeployUnits,
    Discard,
    Draw,
    Dreadnought,
    DreadnoughtsAtLeast,
    DreadnoughtsAtMost,
    Effect,
    Foldspace,
    Freighter,
    Gain,
    HasAlliance,
    HasCouncilSeat,
    Influence,
    InfluenceAtLeast,
    InfluenceEach,
    Intrigue,
    LoseInfluence,
    LoseTroops,
    Muster,
    Negotiate,
    OtherInPlay,
    Pay,
    Persuasion,
    PersuasionAtLeast,
    Recruit,
    Retreat,
    RetreatUnits,
    SolariAtLeast,
    Special,
    SpiceMustFlowAtLeast,
    SpiceMustFlowMost,
    Swords,
    TechAtLeast,
    TracksAtLeast,
    Trash,
    TrashInPlay,
    TrashSelf,
    UnitsDeployedAtLeast,
    VictoryPoints,
    When,
    items,
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
    match effect:
        case Gain(solari, spice, water):
            return resources(lang, solari, spice, water)
        case Pay(solari, spice, water):
            return say(lang, "pay", resources=resources(lang, solari, spice, water))
        case Recruit(n):
            return say(lang, "recruit", n=n)
        case Draw(n):
            return say(lang, "draw", n=n)
        case Intrigue(n):
            return say(lang, "intrigue", n=n)
        case Influence(factions, amount):
            return say(lang, "influence", n=amount, where=with_factions(lang, factions))
        case InfluenceEach(factions):
            return say(lang, "influence_each", where=listed(lang, [say(lang, f"with-{f}") for f in factions]))
        case LoseInfluence(factions, amount):
            return say(lang, "lose_influence", n=amount, where=with_factions(lang, factions))
        case Trash():
            return say(lang, "trash")
        case TrashSelf():
            return say(lang, "trash_this", on=on)
        case VictoryPoints(n):
            return say(lang, "vp", n=n)
        case Persuasion(n):
            return say(lang, "persuasion", n=n)
        case Swords(n):
            return say(lang, "swords", n=n)
        case Retreat(up_to):
            return say(lang, "retreat", n=ANY if up_to == NO_LIMIT else up_to)
        case Deploy(up_to):
            return say(lang, "deploy", n=ANY if up_to == NO_LIMIT else up_to)
        case DeployRecruited(only_in_reveal_turn):
            note = say(lang, "only-in-reveal-turn") if only_in_reveal_turn else ""
            return remark(lang, say(lang, "deploy_recruited"), note)
        case LoseTroops(n, garrison_too):
            return say(lang, "lose_troops_anywhere" if garrison_too else "lose_troops", n=n)
        case Control(location):
            return say(lang, "control", space=name("space", location, lang))
        case Foldspace():
            return say(lang, "foldspace", card=name("card", "foldspace", lang))
        case All() | Arrow() | Choose() | When():
            return _joined(effect, lang, on)
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
    return _of_ix(effect, lang)


def _joined(effect: All | Arrow | Choose | When, lang: str, on: str) -> str:
    """Several effects as one."""
    match effect:
        case All(parts):
            return listed(lang, [clause(e, lang, on) for e in parts])
        case Arrow(cost, gained):
            return say(lang, "arrow", cost=clause(cost, lang, on), effect=clause(gained, lang, on))
        case Choose(options, n):
            with_cost = any(isinstance(o, Arrow) for o in options)
            choices = listed(lang, [clause(o, lang, on) for o in options], "either" if with_cost else "or")
            return choices if n == 1 else say(lang, "choose-several", n=n, options=choices)
        case When(condition, then, otherwise):
            words = {"condition": condition_text(condition, lang), "effect": clause(then, lang, on)}
            if items(otherwise):
                return say(lang, "when-otherwise", otherwise=clause(otherwise, lang, on), **words)
            return say(lang, "when", **words)


def _of_ix(effect: Effect, lang: str) -> str:
    match effect:
        case Freighter(n):
            return say(lang, "freighter", n=n)
        case Dreadnought(n):
            return say(lang, "dreadnought", n=n)
        case AcquireTech(discount, or_solari):
            note = say(lang, "spice-or-solari") if or_solari else ""
            return remark(lang, say(lang, "acquire_tech", n=discount), note)
        case Negotiate(n):
            return say(lang, "negotiate", n=n)
        case Muster(n):
            return say(lang, "muster", n=n)
        case Discard(n):
            return say(lang, "discard", n=n)
        case BottomIntrigue(n):
            return say(lang, "bottom_intrigue", n=n)
        case TrashInPlay():
            return say(lang, "trash_in_play")
        case RetreatUnits(n):
            return say(lang, "retreat_units", n=n)
        case DeployUnits(up_to):
            return say(lang, "deploy_units", n=up_to)
    raise TypeError(f"no words for {effect}")


@cache
def condition_text(condition: Condition, lang: str) -> str:
    match condition:
        case OtherInPlay(faction):
            return say(lang, "if-other-in-play", faction=say(lang, f"of-{faction}"))
        case HasAlliance(faction):
            if faction == ANY:
                return say(lang, "if-any-alliance")
            return say(lang, "if-alliance", faction=say(lang, f"of-{faction}"))
        case InfluenceAtLeast(faction, amount):
            return say(lang, "if-influence", n=amount, where=say(lang, f"with-{faction}"))
        case TracksAtLeast(influence, tracks):
            return say(lang, "if-tracks", n=influence, tracks=tracks)
        case HasCouncilSeat():
            return say(lang, "if-council-seat")
        case SpiceMustFlowAtLeast(n):
            return say(lang, "if-spice-must-flow", n=n, card=name("card", "the_spice_must_flow", lang))
        case SpiceMustFlowMost():
            return say(lang, "if-most-spice-must-flow", card=name("card", "the_spice_must_flow", lang))
        case SolariAtLeast(n):
            return say(lang, "if-solari", n=n)
        case TechAtLeast(n):
            return say(lang, "if-tech", n=n)
        case DreadnoughtsAtLeast(n):
            return say(lang, "if-dreadnoughts", n=n)
        case UnitsDeployedAtLeast(n):
            return say(lang, "if-units-deployed", n=n)
        case AgentWith(faction):
            return say(lang, "if-agent-with", faction=say(lang, f"of-{faction}"))
        case AgentsOnIcons(n):
            return say(lang, "if-agents-on-icons", n=n)
        case BesideEnemy():
            return say(lang, "if-beside-enemy")
        case PersuasionAtLeast(n):
            return say(lang, "if-persuasion", n=n)
        case DreadnoughtsAtMost(n):
            return say(lang, "if-dreadnoughts-at-most", n=n)
    raise TypeError(f"no words for {condition}")


def with_factions(lang: str, factions: tuple[str, ...]) -> str:
    """With the Fremen; with one of several; with any of the four."""
    if factions == FACTIONS:
        return say(lang, "with-any")
    return listed(lang, [say(lang, f"with-{f}") for f in factions], "or")
