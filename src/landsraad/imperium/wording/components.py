"""The whole text of every component, made from its declaration: one line for each part of a card or space."""

from __future__ import annotations

from functools import cache

from .. import tables as t
from .. import vocabulary as v
from ..content.pieces import PIECES
from ..things import ITEM
from .catalogue import listed, remark, resources, say
from .effects import clause, effect_text
from .names import SHIPPING, called, declaration, name, passive_name, signet_name
from .rivals import difficulty_text, hagal_text

PIECE = {piece.id: piece for piece in PIECES}
LEVELS = ("I", "II", "III")


def name_and_text(thing: str, lang: str) -> tuple[str, str]:
    """For "card:dagger", "tech:flagship", "item:fremen_camp.arrow" …: what it is called and what it says."""
    kind, _, id = thing.partition(":")
    if kind == "piece" and id in PIECE:
        return PIECE[id].told(lang)
    if kind == "item" and id in ITEM.numbers:
        item = ITEM.numbers[id]
        return source_name(item, lang), effect_text(t.ITEM_EFFECT[item], lang, stands_on(item))
    return name(kind, id, lang), text(kind, id, lang)


def name_of(thing: str, lang: str) -> str:
    """The name alone."""
    kind, _, id = thing.partition(":")
    return source_name(ITEM.numbers[id], lang) if kind == "item" else name(kind, id, lang)


def source_name(item: int, lang: str) -> str:
    """What an effect belongs to: a card, a space, a Conflict, a track, or an ability of a leader."""
    kind, id = t.ITEM_SOURCE[item].split(":")
    if kind == "track" and id in v.FACTIONS:
        return name("faction", id, lang)
    if kind == "leader":
        leader = next(x for x in t.LEADERS if x.id == id)
        return passive_name(leader, lang) if item in t.PASSIVE_ITEMS else signet_name(leader, lang)
    return name(kind, id, lang)


def stands_on(item: int) -> str:
    """What "trash this …" means there."""
    return "tile" if t.ITEM_SOURCE[item].startswith("tech:") else "card"


@cache
def text(kind: str, id: str, lang: str) -> str:
    """What a card, intrigue, conflict, leader, space, tech, faction, icon or the Shipping track says."""
    if kind == "faction" and id in v.FACTIONS:
        return _track_text(id, lang)
    if kind == "icon" and id in v.ICONS:
        return say(lang, "icon-spaces", spaces=", ".join(called(x, lang) for x in t.SPACES if x.icon == id))
    if (kind, id) == SHIPPING:
        return _shipping_text(lang)
    match declaration(kind, id):
        case v.Card() as card:
            return _card_text(card, lang)
        case v.IntrigueCard() as intrigue:
            return _intrigue_text(intrigue, lang)
        case v.Conflict() as conflict:
            return _conflict_text(conflict, lang)
        case v.Leader() as leader:
            return _leader_text(leader, lang)
        case v.Space() as space:
            return _space_text(space, lang)
        case v.TechTile() as tile:
            return _tech_text(tile, lang)
        case v.HagalCard() as hagal:
            return hagal_text(hagal, lang)
        case v.Difficulty() as difficulty:
            return difficulty_text(difficulty, lang)


def _card_text(card: v.Card, lang: str) -> str:
    head = [] if card.kind in ("starter", "epic") else [_price(card, lang)]
    if card.factions:
        head.append(say(lang, "card-factions", factions=", ".join(name("faction", f, lang) for f in card.factions)))
    icons = ", ".join(
        remark(lang, name("icon", i, lang), say(lang, "infiltration") if i in card.infiltrates else "")
        for i in card.icons
    )
    head.append(say(lang, "card-icons", icons=icons) if icons else say(lang, "card-no-icons"))
    boxes = (
        ("box-agent", card.agent),
        ("box-unload" if card.unload else "box-reveal", card.reveal),
        ("box-acquire", card.acquire),
        ("box-trashed", card.trashed),
    )
    return "\n".join([" · ".join(head), *_boxes(boxes, lang)])


def _boxes(boxes: tuple[tuple[str, v.Effect], ...], lang: str, on: str = "card") -> list[str]:
    return [say(lang, box, text=effect_text(effect, lang, on)) for box, effect in boxes if v.items(effect)]


def _price(card: v.Card, lang: str) -> str:
    return say(lang, "card-cost", n=card.cost) if card.cost >= 0 else say(lang, "card-not-for-sale")


def _intrigue_text(card: v.IntrigueCard, lang: str) -> str:
    boxes = (("box-plot", card.plot), ("box-combat", card.combat), ("box-endgame", card.endgame))
    lines = [say(lang, box, text=effect_text(effect, lang)) for box, effect in boxes if effect is not None]
    if card.window:
        lines.append(say(lang, f"window-{card.window}"))
    return "\n".join(lines)


def _conflict_text(conflict: v.Conflict, lang: str) -> str:
    lines = [say(lang, "conflict-level", level=LEVELS[conflict.level - 1])]
    for place, effect in enumerate((conflict.first, conflict.second, conflict.third), 1):
        lines.append(say(lang, "conflict-reward", place=place, text=effect_text(effect, lang)))
    if conflict.location:
        lines.append(say(lang, "conflict-defence", space=name("space", conflict.location, lang)))
    return "\n".join(lines)


def _leader_text(leader: v.Leader, lang: str) -> str:
    passive = leader.passive_text[lang != "en"] or say(
        lang, f"passive-{leader.passive}", resources=_amount(leader.start, lang)
    )
    return "\n".join(
        (
            say(lang, "leader-passive", ability=passive_name(leader, lang), text=passive),
            say(lang, "leader-signet", ability=signet_name(leader, lang), text=effect_text(leader.signet, lang)),
        )
    )


def _space_text(space: v.Space, lang: str) -> str:
    lines = [say(lang, "space-icon", icon=name("icon", space.icon, lang))]
    if cost := _amount(space.cost, lang):
        lines.append(say(lang, "space-cost", resources=cost))
    if space.needs:
        where = say(lang, f"with-{space.needs.faction}")
        lines.append(say(lang, "space-needs", n=space.needs.amount, where=where))
    effects = [effect_text(e, lang) for e in v.items(space.effect)]
    if space.influence:
        effects.append(say(lang, "effect-influence", n=1, where=say(lang, f"with-{space.influence}")))
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


def _tech_text(tile: v.TechTile, lang: str) -> str:
    if not tile.flip:
        ability = "box-own-turn"
    else:
        ability = "box-once-before-agent" if tile.before_agent else "box-once"
    boxes = (
        ("box-acquire", tile.acquire),
        (ability, tile.ability),
        ("box-reveal", tile.reveal),
        ("box-round-start", tile.round_start),
        ("box-endgame", tile.endgame),
    )
    lines = [say(lang, "tech-cost", n=tile.cost), *_boxes(boxes, lang, "tile")]
    if tile.passive:
        lines.append(say(lang, f"tech-{tile.passive}"))
    if tile.rival:
        lines.append(say(lang, "tech-rival"))
    return "\n".join(lines)


def _shipping_text(lang: str) -> str:
    """The three spaces from the lowest up (IMP-X2.4)."""
    rewards = (
        say(lang, "shipping-first", solari=t.DIVIDENDS, spice=t.SHIPPING_SPICE),
        listed(lang, [clause(v.Recruit(t.SHIPPING_TROOPS), lang), clause(v.Influence(v.FACTIONS), lang)]),
        effect_text(v.AcquireTech(t.SHIPPING_TECH_DISCOUNT), lang),
    )
    lines = [say(lang, "shipping-space", n=n, text=text) for n, text in enumerate(rewards, 1)]
    return "\n".join([say(lang, "shipping-rule"), *lines])


def _amount(resource: v.Gain | v.Pay, lang: str) -> str:
    return resources(lang, resource.solari, resource.spice, resource.water)


def _track_text(faction: str, lang: str) -> str:
    point = clause(v.VictoryPoints(1), lang)
    bonus = clause(t.ITEM_EFFECT[t.TRACK_BONUS[t.FACTION_ID[faction]]], lang)
    return say(lang, "faction-track", vp=point, bonus=bonus, alliance=point)
