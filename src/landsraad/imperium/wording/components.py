"""The whole text of every component, made from its declaration: one line for each part of a card or space."""

from __future__ import annotations

from functools import cache

from ..notation import ITEM_NAMES
from ..tables import (
    CONNECTIONS_INFLUENCE,
    FACTION_ID,
    ITEM_EFFECT,
    ITEM_SOURCE,
    LEADERS,
    SPACES,
    SPICE_ADDICT_DRAW,
    TRACK_BONUS,
)
from ..vocabulary import FACTIONS, ICONS, Card, Conflict, Gain, IntrigueCard, Leader, Pay, Space, VictoryPoints, items
from .catalogue import listed, resources, say
from .effects import clause, effect_text
from .names import called, declaration, name

LEVELS = ("I", "II", "III")


def name_and_text(thing: str, lang: str) -> tuple[str, str]:
    """For "card:dagger", "space:arrakeen", "item:fremen_camp arrow" …: what it is called and what it says."""
    kind, _, id = thing.partition(":")
    if kind == "item" and id in ITEM_NAMES:
        item = ITEM_NAMES.index(id)
        return source_name(item, lang), effect_text(ITEM_EFFECT[item], lang)
    return name(kind, id, lang), text(kind, id, lang)


def source_name(item: int, lang: str) -> str:
    """What an effect belongs to: a card, a space, a Conflict, a track, or an ability of a leader."""
    kind, id = ITEM_SOURCE[item].split(":")
    if kind == "track":
        return name("faction", id, lang)
    if kind == "leader":
        leader = next(x for x in LEADERS if x.id == id)
        return leader.passive_name if item in (SPICE_ADDICT_DRAW, CONNECTIONS_INFLUENCE) else leader.signet_name
    return name(kind, id, lang)


@cache
def text(kind: str, id: str, lang: str) -> str:
    """What a card, intrigue, conflict, leader, space, faction or icon says."""
    if kind == "faction" and id in FACTIONS:
        return _track_text(id, lang)
    if kind == "icon" and id in ICONS:
        return say(lang, "icon-spaces", spaces=", ".join(called(x, lang) for x in SPACES if x.icon == id))
    match declaration(kind, id):
        case Card() as card:
            return _card_text(card, lang)
        case IntrigueCard() as intrigue:
            return _intrigue_text(intrigue, lang)
        case Conflict() as conflict:
            return _conflict_text(conflict, lang)
        case Leader() as leader:
            return _leader_text(leader, lang)
        case Space() as space:
            return _space_text(space, lang)


def _card_text(card: Card, lang: str) -> str:
    head = [] if card.kind == "starter" else [_price(card, lang)]
    if card.factions:
        head.append(say(lang, "card-factions", factions=", ".join(name("faction", f, lang) for f in card.factions)))
    icons = ", ".join(name("icon", i, lang) for i in card.icons)
    head.append(say(lang, "card-icons", icons=icons) if icons else say(lang, "card-no-icons"))
    boxes = (
        ("box-agent", card.agent),
        ("box-reveal", card.reveal),
        ("box-acquire", card.acquire),
        ("box-trashed", card.trashed),
    )
    lines = [say(lang, box, text=effect_text(effect, lang)) for box, effect in boxes if items(effect)]
    return "\n".join([" · ".join(head), *lines])


def _price(card: Card, lang: str) -> str:
    return say(lang, "card-cost", n=card.cost) if card.cost >= 0 else say(lang, "card-not-for-sale")


def _intrigue_text(card: IntrigueCard, lang: str) -> str:
    boxes = (("box-plot", card.plot), ("box-combat", card.combat), ("box-endgame", card.endgame))
    lines = [say(lang, box, text=effect_text(effect, lang)) for box, effect in boxes if effect is not None]
    if card.window:
        lines.append(say(lang, f"window-{card.window}"))
    return "\n".join(lines)


def _conflict_text(conflict: Conflict, lang: str) -> str:
    lines = [say(lang, "conflict-level", level=LEVELS[conflict.level - 1])]
    for place, effect in enumerate((conflict.first, conflict.second, conflict.third), 1):
        lines.append(say(lang, "conflict-reward", place=place, text=effect_text(effect, lang)))
    if conflict.location:
        lines.append(say(lang, "conflict-defence", space=name("space", conflict.location, lang)))
    return "\n".join(lines)


def _leader_text(leader: Leader, lang: str) -> str:
    passive = say(lang, f"passive-{leader.passive}", resources=_amount(leader.start, lang))
    return "\n".join(
        (
            say(lang, "leader-passive", ability=leader.passive_name, text=passive),
            say(lang, "leader-signet", ability=leader.signet_name, text=effect_text(leader.signet, lang)),
        )
    )


def _space_text(space: Space, lang: str) -> str:
    lines = [say(lang, "space-icon", icon=name("icon", space.icon, lang))]
    if cost := _amount(space.cost, lang):
        lines.append(say(lang, "space-cost", resources=cost))
    if space.needs:
        where = say(lang, f"with-{space.needs.faction}")
        lines.append(say(lang, "space-needs", n=space.needs.amount, where=where))
    effects = [effect_text(e, lang) for e in items(space.effect)]
    if space.influence:
        effects.append(say(lang, "influence", n=1, where=say(lang, f"with-{space.influence}")))
    if space.sale:
        deals = [say(lang, "space-sale", spice=spice, solari=solari) for spice, solari in space.sale]
        effects.append(listed(lang, deals, "or"))
    whole = "; ".join(effects)
    lines.append(whole[0].upper() + whole[1:])
    if space.reveal_persuasion:
        lines.append(say(lang, "space-reveal", n=space.reveal_persuasion))
    if space.combat:
        lines.append(say(lang, "space-combat"))
    if space.maker:
        lines.append(say(lang, "space-maker"))
    if space.control:
        lines.append(say(lang, "space-control", resources=_amount(space.control, lang)))
    if space.once:
        lines.append(say(lang, "space-once"))
    return "\n".join(lines)


def _amount(resource: Gain | Pay, lang: str) -> str:
    return resources(lang, resource.solari, resource.spice, resource.water)


def _track_text(faction: str, lang: str) -> str:
    point = clause(VictoryPoints(1), lang)
    bonus = clause(ITEM_EFFECT[TRACK_BONUS[FACTION_ID[faction]]], lang)
    return say(lang, "faction-track", vp=point, bonus=bonus, alliance=point)
