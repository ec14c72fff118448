"""The whole text of every component, made from its declaration: one line for each thing it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from ...kernel.errors import LandsraadError
from .. import tables as t
from ..content.board import SECTORS
from ..content.pieces import PIECES
from ..vocabulary import DECKS, IMPERIUM, MARKERS, RESULTS
from . import names
from .catalogue import capital, listed, say
from .parts import clause, clauses, condition

UNITS = ("regular", "elite", "sardaukar", "fedaykin", "bashar", "naib", "smuggler", "troop")
VEHICLES = ("harvester", "ornithopter", "carryall")
SMUGGLER_VEHICLES = ("smuggler_harvester", "smuggler_ornithopter", "smuggler_carryall")
FIGURES = ("guild_navigator", "frigate", "heighliner", "smugglers_base")
TERRAINS = ("mountain", "plateau", "minor_erg", "desert", "deep_desert")
WORMS = ("sandworm", "wild_maker")

SMUGGLERS_DIE = t.CONTENT.smugglers_die

NameAndText = tuple[str, str]


PIECE = {piece.id: piece for piece in PIECES}


@cache
def name_and_text(thing: str, lang: str) -> NameAndText:
    """For "card:sandmasters", "area:arrakeen", "die:strategy" …: what it is called and what it says."""
    kind, _, id = thing.partition(":")
    if kind == "piece" and id in PIECE:
        return PIECE[id].told(lang)
    if kind not in KINDS or id not in KINDS[kind][0]:
        raise LandsraadError(f"There is no “{thing}” in this game.")
    ids, words = KINDS[kind]
    name, text = words(ids[id], lang)
    return capital(name), text


# ---------------------------------------------------------------- the board


def _area(number: int, lang: str) -> NameAndText:
    place = t.AREAS[number]
    sectors = [t.SECTOR_ID[x] for x in place.sectors]
    where = listed(lang, [str(x + 1) for x in sectors])
    lines = [say(lang, "area-where", terrain=say(lang, f"terrain-{place.terrain}"), n=len(sectors), sectors=where)]
    if place.settlement:
        lines.append(say(lang, "area-settlement", n=place.settlement))
    if place.sietch:
        lines.append(say(lang, "area-sietch"))
    if place.station:
        lines.append(say(lang, "area-station"))
    if t.STORM_EXEMPT[number]:
        lines.append(say(lang, "area-sheltered"))
    if t.WALLS[number]:
        lines.append(say(lang, "area-walls", areas=listed(lang, [names.area(x, lang) for x in t.WALLS[number]])))
    return names.area(number, lang), "\n".join(lines)


def _zone(number: int, lang: str) -> NameAndText:
    a, b = (t.SECTOR_ID[x] for x in t.ZONES[number].sectors)
    lines = [say(lang, "zone-text", a=names.sector(a, lang), b=names.sector(b, lang))]
    if t.ZONES[number].polar:
        lines.append(say(lang, "zone-polar"))
    return names.zone(number, lang), "\n".join(lines)


def _sector(number: int, lang: str) -> NameAndText:
    return say(lang, "sector-name", n=number + 1, name=names.sector(number, lang)), say(
        lang, "sector-text", n=len(t.AREAS_IN[number])
    )


# ---------------------------------------------------------------- cards and leaders


def _card(number: int, lang: str) -> NameAndText:
    card = t.CARDS[number]
    side = DECKS.index(card.deck) // 2
    head = names.deck(DECKS.index(card.deck), lang)
    if card.copies > 1:
        head += " · " + say(lang, "card-copies", n=card.copies)
    if card.expansion:
        head += " · " + names.expansion(card.expansion, lang)
    lines = [head, *(capital(clause(part, side, lang)) for part in card.parts)]
    if number == t.SCHEMING:
        lines.append(say(lang, "card-scheming"))
    if card.needs:
        lines.append(say(lang, "card-needs", condition=condition(card.needs, lang)))
    for words, parts in ((card.branch_if, card.branch), (card.second_if, card.second)):
        if words:
            text = clauses(parts, side, lang)
            lines.append(say(lang, "card-branch", condition=condition(words, lang), text=text))
    lines += [capital(phrase) for phrase in lasting(number, lang)]
    if card.without:
        lines.append(say(lang, "card-without", expansion=names.expansion(card.without, lang)))
    if card.working_title:
        lines.append(say(lang, "prescience-filler"))
    elif card.reconstructed:
        lines.append(say(lang, "card-reconstructed"))
    return names.printed(number, lang), "\n".join(lines)


def lasting(number: int, lang: str) -> list[str]:
    """What a planning card that remains in play does (GLD-12.2); most cards have nothing of the kind."""
    effect = t.CARDS[number].lasting
    return [say(lang, "card-lasting", text=say(lang, f"lasting-{effect}"))] if effect else []


def special_action(leader: int, lang: str) -> str:
    """The choice of a leader's special action."""
    text = clauses(t.LEADERS[leader].special, t.LEADER_SIDE[leader], lang)
    return say(lang, "do-leader-special", leader=names.leader(leader, lang), text=text)


def combat_ability(hits: int, shields: int, lang: str) -> str:
    amounts = (("n-hit", hits), ("n-shield", shields))
    return listed(lang, [say(lang, message, n=n) for message, n in amounts if n])


def _leader(number: int, lang: str) -> NameAndText:
    leader = t.LEADERS[number]
    head = names.deck(DECKS.index(leader.deck), lang)
    if leader.expansion:
        head += " · " + names.expansion(leader.expansion, lang)
    lines = [head]
    lines.append(say(lang, "leader-combat", ability=combat_ability(leader.hits, leader.shields, lang)))
    if leader.special:
        text = clauses(leader.special, t.LEADER_SIDE[number], lang)
        lines.append(say(lang, "leader-special", result=names.result(leader.box, lang), text=text))
    else:
        lines.append(say(lang, "leader-no-special"))
    if leader.needs_board:
        lines.append(say(lang, "leader-needs-board"))
    if leader.reconstructed:  # the box of the smugglers' leader is known, his combat ability is not
        lines.append(say(lang, "leader-reconstructed-new" if leader.expansion else "leader-reconstructed"))
    return names.leader(number, lang), "\n".join(lines)


def reward(steps: tuple[int, int, int], lang: str) -> str:
    """Sand Dwellers +2."""
    gains = [f"{names.marker(marker, lang)} +{n}" for marker, n in zip(MARKERS, steps, strict=True) if n]
    return listed(lang, gains)


def _prescience(number: int, lang: str) -> NameAndText:
    card = t.PRESCIENCE[number]
    lines = [
        say(lang, f"timing-{card.timing}"),
        say(lang, "prescience-condition", text=say(lang, f"condition-{card.condition}")),
        say(lang, "prescience-reward", text=reward(card.reward, lang)),
    ]
    if card.working_title:
        lines.append(say(lang, "prescience-filler"))
    elif card.reconstructed:
        lines.append(say(lang, "prescience-reconstructed"))
    return names.called(card, lang), "\n".join(lines)


def _objective(number: int, lang: str) -> NameAndText:
    objective = t.OBJECTIVES[number]
    targets = [f"{names.marker(m, lang)} {n}" for m, n in zip(MARKERS, objective.targets, strict=True)]
    lines = [say(lang, "objective-text", targets=listed(lang, targets)), *_reconstructed(objective.reconstructed, lang)]
    return say(lang, "objective-name", n=number + 1), "\n".join(lines)


def _token(number: int, lang: str) -> NameAndText:
    token = t.TOKENS[number]
    lines = [names.token_units(number, lang), say(lang, f"token-text-{token.set}")]
    return names.token(number, lang), "\n".join([*lines, *_reconstructed(token.reconstructed, lang)])


def _atomics(number: int, lang: str) -> NameAndText:
    atomics = t.ATOMICS[number]
    exposed = listed(lang, [names.area(t.AREA_ID[x], lang) for x in atomics.exposes])
    ways = [f"{names.area(t.AREA_ID[a], lang)} – {names.area(t.AREA_ID[b], lang)}" for a, b in atomics.opens]
    lines = [say(lang, "atomics-exposes", areas=exposed), say(lang, "atomics-opens", ways=listed(lang, ways))]
    if atomics.reconstructed:
        lines.append(say(lang, "atomics-reconstructed"))
    return names.called(atomics, lang), "\n".join(lines)


def _reconstructed(yes: bool, lang: str) -> list[str]:
    return [say(lang, "reconstructed")] if yes else []


# ---------------------------------------------------------------- things known by a word


def _words(name_family: str, text_family: str) -> Callable[[str, str], NameAndText]:
    def words(id: str, lang: str) -> NameAndText:
        return say(lang, f"{name_family}{id}"), say(lang, f"{text_family}{id}")

    return words


def _ids(ids: tuple[str, ...]) -> dict[str, str]:
    return {id: id for id in ids}


_RESULT = _words("result-", "result-text-")
_IMPERIUM_MARKER = _words("imperium-", "imperium-text-")


def _marker(id: str, lang: str) -> NameAndText:
    if id in MARKERS:
        return names.marker(id, lang), say(lang, f"marker-text-{id}")
    return _IMPERIUM_MARKER(id, lang)


def _ban(id: str, lang: str) -> NameAndText:
    return names.called(names.BANS[id], lang), say(lang, f"ban-text-{id}")


def _die(id: str, lang: str) -> NameAndText:
    """A result of the action dice, or the smugglers' own die (SMG-9)."""
    if id != SMUGGLERS_DIE.id:
        return _RESULT(id, lang)
    faces = [f"{names.result(RESULTS[r], lang)} {n}" for r, n in Counter(SMUGGLERS_DIE.faces).items()]
    lines = [say(lang, "smugglers-die-faces", faces=listed(lang, faces))]
    lines += [f"{names.result(r, lang)}: {say(lang, f'smugglers-use-{r}')}" for r in RESULTS]
    lines.append(say(lang, "smugglers-die-rules"))
    if SMUGGLERS_DIE.reconstructed:
        lines.append(say(lang, "smugglers-die-reconstructed"))
    return names.called(SMUGGLERS_DIE, lang), "\n".join(lines)


KINDS: dict[str, tuple[dict[str, int] | dict[str, str], Callable[..., NameAndText]]] = {
    "area": (t.AREA_ID, _area),
    "zone": ({x.id: i for i, x in enumerate(t.ZONES)}, _zone),
    "sector": ({x.id: i for i, x in enumerate(SECTORS)}, _sector),
    "card": (t.CARD_ID, _card),
    "leader": (t.LEADER_ID, _leader),
    "prescience": (t.PRESCIENCE_ID, _prescience),
    "objective": ({x.id: i for i, x in enumerate(t.OBJECTIVES)}, _objective),
    "token": ({x.id: i for i, x in enumerate(t.TOKENS)}, _token),
    "atomics": ({x.id: i for i, x in enumerate(t.ATOMICS)}, _atomics),
    "die": (_ids((*RESULTS, "desert_power", SMUGGLERS_DIE.id)), _die),
    "unit": (_ids(UNITS), _words("unit-", "unit-text-")),
    "vehicle": (_ids((*VEHICLES, *SMUGGLER_VEHICLES)), _words("vehicle-", "vehicle-text-")),
    "figure": (_ids(FIGURES), _words("figure-", "figure-text-")),
    "worm": (_ids(WORMS), _words("worm-", "worm-text-")),
    "terrain": (_ids(TERRAINS), _words("terrain-", "terrain-text-")),
    "marker": (_ids((*MARKERS, *IMPERIUM)), _marker),
    "imperium": (_ids(IMPERIUM), _words("action-", "action-text-")),
    "ban": (_ids(IMPERIUM), _ban),
    "deck": (_ids(DECKS), _words("deck-", "deck-text-")),
}
