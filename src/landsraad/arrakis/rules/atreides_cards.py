"""What single cards and leaders of the Atreides do (ARR-12, ARR-28, SMG-13, GLD-12)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import number, one
from .. import things
from ..tables import (
    AREAS_IN,
    ATOMICS,
    ATREIDES_SIDE,
    DEEP,
    GURNEY,
    HARKONNEN_SIDE,
    IS_DESERT,
    SECTORS,
    SLOTS,
    TERRAIN,
    TRACK_END,
    ZONE_SECTORS,
    ZONES_OVER,
)
from . import codes as k
from .actions import AREA, ATOMIC, DECK, MARKER, NUMBER, PRESCIENCE_CARD, RESULT, SECTOR, SIETCH, SKIP, YES, ZONE
from .air import send_back
from .arriving import remove_harvester
from .chance import roll_combat
from .decisions import DECISIONS
from .desert import WILD_MAKER_CARD, start_storms, wild_maker_acts
from .dice import boxed
from .forces import is_empty, legions, move_whole, neighbours, place_sietch, refresh_owner, with_at
from .frigates import start_down_frigate, start_raid_reward
from .harkonnen_cards import NOTHING_MORE, dice_showing, revealed_prescience
from .picking import MOVING, start_picking
from .prescience import reveal_prescience
from .seats import desert_seat
from .smugglers import joins_staban, room_with_staban, staban_down, unlock_ornithopter
from .specials import asking, special
from .state import NOBODY, Frame, State
from .tracks import advance
from .turn import detonate

HARKONNEN_VEHICLES: Final = (k.ORNITHOPTER_UP, k.CARRYALL_UP)  # what "Harkonnen vehicles" names in the air (SMG-6.14)
IMPERIUM_MARKER: Final[int] = MARKER + 3  # the markers of the Imperium come after those of prescience

# ---------------------------------------------------------------- Truthtrance


def options_name_die(s: State, frame: Frame) -> list[int]:
    if s.solo:  # the result of the automaton's next die, not one that is used up (ARR-30.35)
        left = [r for r in range(5) if s.spent_results[r] < SLOTS[HARKONNEN_SIDE][r]] if s.unrolled else []
        return [*[RESULT + r for r in left], SKIP]
    return [*[RESULT + r for r in range(5) if boxed(s, HARKONNEN_SIDE, r)], SKIP]


def apply_name_die(s: State, frame: Frame, action: int) -> None:
    if action != SKIP and s.solo:
        s.forced_die = action - RESULT
    elif action != SKIP:
        s.stack.append((k.NAME_WHOSE, frame[1], action - RESULT, 0))


def options_name_whose(s: State, frame: Frame) -> list[int]:
    return dice_showing(s, frame[2]) or [SKIP]


def apply_name_whose(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.forced_die = frame[2]
        s.forced_owner = action - DECK


special(
    "truthtrance",
    asking(k.NAME_DIE),
    (
        "choose an unused Harkonnen die, which must be spent in the next Harkonnen turn",
        "einen unbenutzten Aktionswürfel der Harkonnen wählen, der in ihrem nächsten Zug ausgegeben werden muss",
    ),
)
DECISIONS.add(
    k.NAME_DIE,
    options_name_die,
    apply_name_die,
    ask=("Which die must the Harkonnen spend next?", "Welchen Würfel müssen die Harkonnen als Nächstes ausgeben?"),
    words={
        RESULT: ("The Harkonnen must spend a { $die } die next", "Die Harkonnen müssen als Nächstes { $die } ausgeben"),
        SKIP: NOTHING_MORE,
    },
)
DECISIONS.add(
    k.NAME_WHOSE,
    options_name_whose,
    apply_name_whose,
    a=one(things.DIE),
    ask=("Who must spend a { $about } die next?", "Wer muss als Nächstes { $about } ausgeben?"),
    words={
        DECK: ("{ $deck } must spend a { $about } die next", "{ $deck } muss als Nächstes { $about } ausgeben"),
        SKIP: NOTHING_MORE,
    },
)

# ---------------------------------------------------------------- prescience


def options_exchange(s: State, frame: Frame) -> list[int]:
    return [*revealed_prescience(s), SKIP]


def apply_exchange(s: State, frame: Frame, action: int) -> None:
    """Adab: as many new prescience cards as were removed."""
    if action != SKIP:
        s.moved_from = (*s.moved_from, action - PRESCIENCE_CARD)
        return
    s.stack.pop()
    gone = s.moved_from
    s.moved_from = ()
    for card in gone:
        s.prescience.remove(card)
        s.prescience_out.append(card)
    reveal_prescience(s, len(gone))


special(
    "exchange_prescience",
    asking(k.EXCHANGE_PRESCIENCE),
    (
        "exchange any number of revealed prescience cards for new ones",
        "beliebig viele aufgedeckte Vorhersehungskarten gegen neue tauschen",
    ),
)
DECISIONS.add(
    k.EXCHANGE_PRESCIENCE,
    options_exchange,
    apply_exchange,
    holds=True,
    ask=("Which prescience card is exchanged?", "Welche Vorhersehungskarte wird getauscht?"),
    words={PRESCIENCE_CARD: ("Exchange { $prescience }", "„{ $prescience }“ tauschen"), SKIP: NOTHING_MORE},
)


def options_attach(s: State, frame: Frame) -> list[int]:
    return [*[PRESCIENCE_CARD + c for c in s.prescience], SKIP]


def apply_attach_fear(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.fear = action - PRESCIENCE_CARD


def apply_attach_eyes(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.eyes = action - PRESCIENCE_CARD


special(
    "attach_fear",
    asking(k.ATTACH_FEAR),
    (
        "attach this card to a revealed prescience card: claimed in this round, it advances any marker 2 steps more",
        "diese Karte an eine aufgedeckte Vorhersehungskarte legen: Wird sie in dieser Runde beansprucht, rückt sie "
        "einen beliebigen Marker 2 weitere Schritte vor",
    ),
)
special(
    "attach_eyes",
    asking(k.ATTACH_EYES),
    (
        "attach this card to a revealed prescience card, which stays revealed until it is claimed",
        "diese Karte an eine aufgedeckte Vorhersehungskarte legen, die offen bleibt, bis sie beansprucht wird",
    ),
)
for _kind, _apply in ((k.ATTACH_FEAR, apply_attach_fear), (k.ATTACH_EYES, apply_attach_eyes)):
    DECISIONS.add(
        _kind,
        options_attach,
        _apply,
        ask=("Which prescience card is the card attached to?", "An welche Vorhersehungskarte wird die Karte gelegt?"),
        words={
            PRESCIENCE_CARD: ("Attach the card to { $prescience }", "Die Karte an „{ $prescience }“ legen"),
            SKIP: NOTHING_MORE,
        },
    )


def _second_objective(s: State, seat: int, n: int) -> None:
    if s.objectives_aside:
        s.objectives = (*s.objectives, s.objectives_aside.pop())
        s.reveals += 1


special(
    "second_objective",
    _second_objective,
    (
        "draw a second secret objective; either of the two wins",
        "ein zweites geheimes Ziel ziehen; eines von beiden genügt",
    ),
)

# ---------------------------------------------------------------- markers: Alam al-Mithal, Bill of Particulars


def options_marker_down(s: State, frame: Frame) -> list[int]:
    return [*[MARKER + i for i in range(3) if s.marker[i]], SKIP]


def apply_marker_down(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.stack.append((k.STEPS_DOWN, frame[1], action - MARKER, 0))


def options_steps_down(s: State, frame: Frame) -> list[int]:
    down = frame[2]
    room = max(TRACK_END - s.marker[i] for i in range(3) if i != down)
    return [*[NUMBER + n for n in range(1, min(s.marker[down], room) + 1)], SKIP]


def apply_steps_down(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.stack.append((k.MARKER_UP, frame[1], frame[2], action - NUMBER))


def options_marker_up(s: State, frame: Frame) -> list[int]:
    _, _, down, steps = frame
    return [MARKER + i for i in range(3) if i != down and s.marker[i] + steps <= TRACK_END]


def apply_marker_up(s: State, frame: Frame, action: int) -> None:
    _, _, down, steps = frame
    s.marker[down] -= steps
    if s.log is not None:
        s.log.append((k.E_MARKER, -1, down, s.marker[down]))
    advance(s, action - MARKER, steps)


special(
    "shift_markers",
    asking(k.MARKER_DOWN),
    (
        "move a prescience marker down any number of steps and another one up as many",
        "einen Vorhersehungsmarker beliebig viele Schritte zurück- und einen anderen ebenso viele vorrücken",
    ),
)
DECISIONS.add(
    k.MARKER_DOWN,
    options_marker_down,
    apply_marker_down,
    ask=("Which prescience marker goes down?", "Welcher Vorhersehungsmarker rückt zurück?"),
    words={MARKER: ("Move { $marker } down", "{ $marker } zurückrücken"), SKIP: NOTHING_MORE},
)
DECISIONS.add(
    k.STEPS_DOWN,
    options_steps_down,
    apply_steps_down,
    a=one(things.MARKER),
    ask=("How many steps does { $about } go down?", "Wie viele Schritte rückt { $about } zurück?"),
    words={
        NUMBER: (
            "{ $n ->\n[one] { $about } goes { $n } step down\n*[other] { $about } goes { $n } steps down\n}",
            "{ $n ->\n[one] { $about } rückt { $n } Schritt zurück\n"
            "*[other] { $about } rückt { $n } Schritte zurück\n}",
        ),
        SKIP: NOTHING_MORE,
    },
)
DECISIONS.add(
    k.MARKER_UP,
    options_marker_up,
    apply_marker_up,
    a=one(things.MARKER),
    b=number("steps"),
    ask=("Which other marker goes up instead?", "Welcher andere Marker rückt dafür vor?"),
    words={
        MARKER: (
            "{ $steps ->\n[one] Advance { $marker } { $steps } step\n*[other] Advance { $marker } { $steps } steps\n}",
            "{ $steps ->\n[one] { $marker } { $steps } Schritt vorrücken\n"
            "*[other] { $marker } { $steps } Schritte vorrücken\n}",
        ),
    },
)


def options_lower_marker(s: State, frame: Frame) -> list[int]:
    return [*[IMPERIUM_MARKER + i for i in range(3) if s.imperium[i] > 1], SKIP]


def apply_lower_marker(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.imperium[action - IMPERIUM_MARKER] -= 1


special(
    "lower_imperium_marker",
    asking(k.LOWER_MARKER),
    (
        "move an Imperium marker 1 step down; its ban does not begin",
        "einen Imperium-Marker 1 Stufe senken; sein Bann beginnt nicht",
    ),
)
DECISIONS.add(
    k.LOWER_MARKER,
    options_lower_marker,
    apply_lower_marker,
    ask=("Which Imperium marker goes 1 step down?", "Welcher Imperium-Marker sinkt um 1 Stufe?"),
    words={MARKER: ("{ $marker }: 1 step down", "{ $marker }: 1 Schritt nach unten"), SKIP: NOTHING_MORE},
)


def options_atomics(s: State, frame: Frame) -> list[int]:
    return [*([ATOMIC + i for i in range(len(ATOMICS))] if s.atomics < 0 else []), SKIP]


def apply_atomics(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        detonate(s, action - ATOMIC)


special("detonate", asking(k.ATOMICS), ("use the Family Atomics", "die Familien-Atomwaffen einsetzen"))
DECISIONS.add(
    k.ATOMICS,
    options_atomics,
    apply_atomics,
    ask=("Which of the Family Atomics is used?", "Welche der Familien-Atomwaffen wird eingesetzt?"),
    words={SKIP: NOTHING_MORE},
)

# ---------------------------------------------------------------- worms


def options_wild_maker_at(s: State, frame: Frame) -> list[int]:
    """Or it comes into play and its figure waits for the next worm (ARR-28.20)."""
    return [*[AREA + a for a in range(len(s.owner)) if worm_room(s, a)], YES, SKIP]


def worm_room(s: State, area: int) -> bool:
    return IS_DESERT[area] and is_empty(s, area, for_worm=True)


def apply_wild_maker_at(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        return
    s.wild_maker = 1
    s.spent |= 1 << WILD_MAKER_CARD
    if action != YES:
        s.worm = with_at(s.worm, action - AREA, 2)


def _wild_maker(s: State, seat: int, n: int) -> None:
    s.stack.append((k.WILD_MAKER_AT, desert_seat(s), 0, 0))


def _wild_maker_acts(s: State, seat: int, n: int) -> None:
    if 2 in s.worm:
        wild_maker_acts(s, desert_seat(s))


special(
    "wild_maker",
    _wild_maker,
    (
        "the Wild Maker comes into play, its card spent; place it in an empty Desert area",
        "der Wilde Sandwurm kommt ins Spiel, seine Karte ist erschöpft; ihn in einem leeren Wüsten-Gebiet platzieren",
    ),
)
special(
    "wild_maker_moves_and_attacks",
    _wild_maker_acts,
    ("move the Wild Maker, then attack with it", "den Wilden Sandwurm bewegen, dann mit ihm angreifen"),
)
DECISIONS.add(
    k.WILD_MAKER_AT,
    options_wild_maker_at,
    apply_wild_maker_at,
    ask=("Where does the Wild Maker appear?", "Wo erscheint der Wilde Sandwurm?"),
    words={
        AREA: ("Place the Wild Maker in { $area }", "Den Wilden Sandwurm platzieren: { $area }"),
        YES: (
            "The Wild Maker comes into play; its figure waits for the next worm",
            "Der Wilde Sandwurm kommt ins Spiel; seine Figur wartet auf den nächsten Wurm",
        ),
        SKIP: NOTHING_MORE,
    },
)


def options_worm_beside(s: State, frame: Frame) -> list[int]:
    near = [a for a in range(len(s.owner)) if worm_room(s, a) and any(s.worm[b] for b in neighbours(s, a))]
    return [*[AREA + a for a in near], SKIP]


def options_worms_near(s: State, frame: Frame) -> list[int]:
    near = {b for a in legions(s, ATREIDES_SIDE) for b in neighbours(s, a)}
    return [*[AREA + a for a in sorted(near) if worm_room(s, a)], SKIP]


def apply_worm_card(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == SKIP:
        return
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
    s.stack.append((k.WORM_AT, desert_seat(s), action - AREA, 0))


special(
    "worm_beside_worm",
    asking(k.WORM_BESIDE),
    (
        "place 1 Sandworm in an empty Desert area beside another worm",
        "1 Sandwurm in einem leeren Wüsten-Gebiet neben einem anderen Wurm platzieren",
    ),
)
special(
    "worms_near_legions",
    asking(k.WORMS_NEAR),
    (
        "place up to { $n } Sandworms in empty Desert areas beside Atreides legions",
        "bis zu { $n } Sandwürmer in leeren Wüsten-Gebieten neben Atreides-Legionen platzieren",
    ),
)
for _kind, _options in ((k.WORM_BESIDE, options_worm_beside), (k.WORMS_NEAR, options_worms_near)):
    DECISIONS.add(
        _kind,
        _options,
        apply_worm_card,
        a=number("left"),
        ask=("Where does a Sandworm appear?", "Wo erscheint ein Sandwurm?"),
        words={AREA: ("Place a Sandworm in { $area }", "Einen Sandwurm platzieren: { $area }"), SKIP: NOTHING_MORE},
    )


def _place_wormsigns(s: State, seat: int, n: int) -> None:
    s.moved_from = ()
    s.stack.append((k.PLACE_SIGN, desert_seat(s), n, 0))


special(
    "place_wormsigns", _place_wormsigns, ("place up to { $n } wormsigns", "bis zu { $n } Wurmzeichen-Marker platzieren")
)
special(
    "storms", lambda s, seat, n: start_storms(s), ("resolve Coriolis storms at once", "sofort Coriolisstürme abhandeln")
)

# ---------------------------------------------------------------- vehicles

REMOVE_HARVESTER: Final = ("Remove the Harvester in { $area }", "Die Erntemaschine entfernen: { $area }")


def _remove_vehicle(s: State, action: int) -> None:
    if action >= ZONE:
        send_back(s, action - ZONE)
    else:
        remove_harvester(s, action - AREA)


def options_near_gurney(s: State, frame: Frame) -> list[int]:
    area = s.where[GURNEY]
    if area < 0:
        return [SKIP]
    harvesters = [AREA + a for x in SECTORS[area] for a in AREAS_IN[x] if s.harvester[a] == k.HARKONNEN_HARVESTER]
    return [*harvesters, *[ZONE + z for z in ZONES_OVER[area] if s.zone[z] in HARKONNEN_VEHICLES], SKIP]


def apply_near_gurney(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == SKIP:
        return
    _remove_vehicle(s, action)
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))


special(
    "remove_vehicles_near_gurney",
    asking(k.NEAR_GURNEY),
    (
        "remove up to { $n } Harkonnen vehicles in or connected to the sector of Gurney Halleck",
        "bis zu { $n } Harkonnen-Fahrzeuge entfernen, im Sektor von Gurney Halleck oder damit verbunden",
    ),
)
DECISIONS.add(
    k.NEAR_GURNEY,
    options_near_gurney,
    apply_near_gurney,
    a=number("left"),
    ask=("Which vehicle is removed? { $left } left", "Welches Fahrzeug wird entfernt? Noch { $left }"),
    words={AREA: REMOVE_HARVESTER, SKIP: NOTHING_MORE},
)


def options_dust_chasms(s: State, frame: Frame) -> list[int]:
    """Deep Desert areas of one sector: the first one chosen decides."""
    found = [a for a in range(len(s.owner)) if s.harvester[a] and TERRAIN[a] == DEEP]
    if s.moved_from:
        sectors = set(SECTORS[s.moved_from[0]])
        found = [a for a in found if sectors & set(SECTORS[a])]
    return [*[AREA + a for a in found], SKIP]


def apply_dust_chasms(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == SKIP:
        return
    remove_harvester(s, action - AREA)
    s.moved_from = (*s.moved_from, action - AREA)
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))


special(
    "dust_chasms",
    asking(k.DUST_CHASMS),
    (
        "remove up to { $n } Harvesters, the smugglers' too, from Deep Desert areas of one sector; no Carryall "
        "saves them",
        "bis zu { $n } Erntemaschinen, auch die der Schmuggler, aus Tiefe-Wüste-Gebieten desselben Sektors entfernen; "
        "kein Carryall rettet sie",
    ),
)
DECISIONS.add(
    k.DUST_CHASMS,
    options_dust_chasms,
    apply_dust_chasms,
    a=number("left"),
    ask=("Which Harvester is removed? { $left } left", "Welche Erntemaschine wird entfernt? Noch { $left }"),
    words={AREA: REMOVE_HARVESTER, SKIP: NOTHING_MORE},
)


def options_rockets_at(s: State, frame: Frame) -> list[int]:
    own = {x for a in legions(s, ATREIDES_SIDE) for x in SECTORS[a]}
    return [*[SECTOR + x for x in sorted(own)], SKIP]


def apply_rockets_at(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        return
    swords, _, specials = roll_combat(s, frame[2])
    if swords + specials:
        s.stack.append((k.ROCKET_HITS, frame[1], action - SECTOR, swords + specials))


def options_rocket_hits(s: State, frame: Frame) -> list[int]:
    """Harvesters of the sector and vehicles in the air zones beside it."""
    sector = frame[2]
    found = [AREA + a for a in AREAS_IN[sector] if s.harvester[a] == k.HARKONNEN_HARVESTER]
    zones = [z for z, sides in enumerate(ZONE_SECTORS) if sector in sides]
    return [*found, *[ZONE + z for z in zones if s.zone[z] in HARKONNEN_VEHICLES], SKIP]


def apply_rocket_hits(s: State, frame: Frame, action: int) -> None:
    kind, seat, sector, hits = frame
    if action == SKIP:
        return
    _remove_vehicle(s, action)
    if hits > 1:
        s.stack.append((kind, seat, sector, hits - 1))


special(
    "fremen_rockets",
    asking(k.ROCKETS_AT),
    (
        "roll { $n } dice for a sector with one of your legions; each sword and special removes a Harkonnen "
        "vehicle there or in a connected air zone",
        "{ $n } Kampfwürfel für einen Sektor mit einer eigenen Legion werfen; jedes Schwert und Spezialsymbol entfernt "
        "1 Harkonnen-Fahrzeug dort oder in einer verbundenen Flugzone",
    ),
)
DECISIONS.add(
    k.ROCKETS_AT,
    options_rockets_at,
    apply_rockets_at,
    a=number("dice"),
    ask=("In which sector do you fire rockets?", "In welchem Sektor feuerst du Raketen ab?"),
    words={SECTOR: ("Fire rockets in { $sector }", "Raketen: { $sector }"), SKIP: NOTHING_MORE},
)
DECISIONS.add(
    k.ROCKET_HITS,
    options_rocket_hits,
    apply_rocket_hits,
    a=one(things.SECTOR),
    b=number("left"),
    ask=("Which vehicle is removed? { $left } left", "Welches Fahrzeug wird entfernt? Noch { $left }"),
    words={AREA: REMOVE_HARVESTER, SKIP: NOTHING_MORE},
)

# ---------------------------------------------------------------- sietches and tokens


def options_token_to_sietch(s: State, frame: Frame) -> list[int]:
    if not s.standard:
        return [SKIP]
    return [*[SIETCH + i for i, a in enumerate(s.sietch_at) if a >= 0 and _threatened(s, a)], SKIP]


def _threatened(s: State, area: int) -> bool:
    near = {b for a in neighbours(s, area) for b in (a, *neighbours(s, a))}
    return any(a in near for a in legions(s, HARKONNEN_SIDE))


def apply_token_to_sietch(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        return
    area = s.sietch_at[action - SIETCH]
    s.reveals += 1
    s.tokens[area] = (*s.tokens[area], s.standard.pop())
    s.owner[area] = ATREIDES_SIDE
    s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))


special(
    "token_to_threatened_sietch",
    asking(k.TOKEN_TO_SIETCH),
    (
        "place a standard token at a sietch with a Harkonnen legion at most 2 areas away",
        "einen Standardmarker bei einem Sietch platzieren, von dem eine Harkonnen-Legion höchstens 2 Gebiete "
        "entfernt ist",
    ),
)
DECISIONS.add(
    k.TOKEN_TO_SIETCH,
    options_token_to_sietch,
    apply_token_to_sietch,
    ask=("Which sietch gets the token?", "Welcher Sietch bekommt den Marker?"),
    words={
        SIETCH: ("Place a facedown token in { $sietch }", "Einen verdeckten Marker platzieren: { $sietch }"),
        SKIP: NOTHING_MORE,
    },
)


def options_swap_sietch(s: State, frame: Frame) -> list[int]:
    return [*[SIETCH + i for i, a in enumerate(s.sietch_at) if a >= 0], SKIP]


def apply_swap_sietch(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.stack.append((k.SWAP_WITH, frame[1], action - SIETCH, 0))


def options_swap_with(s: State, frame: Frame) -> list[int]:
    return [SIETCH + i for i, a in enumerate(s.sietch_at) if a >= 0 and i != frame[2]]


def apply_swap_with(s: State, frame: Frame, action: int) -> None:
    a, b = s.sietch_at[frame[2]], s.sietch_at[action - SIETCH]
    s.tokens[a], s.tokens[b] = s.tokens[b], s.tokens[a]
    for area in (a, b):
        refresh_owner(s, area, ATREIDES_SIDE)
        s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))


special(
    "swap_sietch_tokens",
    asking(k.SWAP_SIETCH),
    ("exchange all deployment tokens between 2 sietches", "alle Aufstellungsmarker zweier Sietche tauschen"),
)
DECISIONS.add(
    k.SWAP_SIETCH,
    options_swap_sietch,
    apply_swap_sietch,
    ask=("Which sietch gives its tokens?", "Welcher Sietch gibt seine Marker?"),
    words={
        SIETCH: ("Swap the tokens of the sietch in { $sietch }", "Die Marker des Sietchs tauschen: { $sietch }"),
        SKIP: NOTHING_MORE,
    },
)
DECISIONS.add(
    k.SWAP_WITH,
    options_swap_with,
    apply_swap_with,
    a=one(things.SIETCH),
    ask=("Which sietch are they swapped with?", "Mit welchem Sietch wird getauscht?"),
    words={SIETCH: ("Swap them with the sietch in { $sietch }", "Mit dem Sietch tauschen: { $sietch }")},
)


def _room_for_sietch(s: State, sietch: int) -> list[int]:
    return [a for a in neighbours(s, s.sietch_at[sietch]) if IS_DESERT[a] and is_empty(s, a)]


def options_move_sietch(s: State, frame: Frame) -> list[int]:
    return [*[SIETCH + i for i, a in enumerate(s.sietch_at) if a >= 0 and _room_for_sietch(s, i)], SKIP]


def apply_move_sietch(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.stack.append((k.SIETCH_TO, frame[1], action - SIETCH, 0))


def options_sietch_to(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in _room_for_sietch(s, frame[2])]


def apply_sietch_to(s: State, frame: Frame, action: int) -> None:
    """The token, then any number of figures and tokens from its area go along (Kitab al-Ibar)."""
    _, seat, sietch, _ = frame
    area, to = s.sietch_at[sietch], action - AREA
    place_sietch(s, sietch, to)
    if area == s.target:  # the automaton follows the token (ARR-30.44)
        s.target = to
    if s.owner[area] == ATREIDES_SIDE:
        s.groups.append((area, to, NOBODY))
        s.stack.append((k.ARRIVE, seat, k.ARRIVED, 0))
        start_picking(s, seat, area, k.WITH_SIETCH, MOVING)


special(
    "move_sietch",
    asking(k.MOVE_SIETCH),
    (
        "move a sietch with any figures and tokens of its area to an adjacent empty Desert area",
        "einen Sietch mit beliebigen Figuren und Markern seines Gebiets in ein angrenzendes leeres Wüsten-Gebiet "
        "bewegen",
    ),
)
DECISIONS.add(
    k.MOVE_SIETCH,
    options_move_sietch,
    apply_move_sietch,
    ask=("Which sietch moves?", "Welcher Sietch zieht um?"),
    words={SIETCH: ("Move the sietch in { $sietch }", "Den Sietch bewegen: { $sietch }"), SKIP: NOTHING_MORE},
)
DECISIONS.add(
    k.SIETCH_TO,
    options_sietch_to,
    apply_sietch_to,
    a=one(things.SIETCH),
    ask=("Where does the sietch move?", "Wohin zieht der Sietch?"),
    words={AREA: ("The sietch moves to { $area }", "Der Sietch zieht { $area_into }")},
)

# ---------------------------------------------------------------- legions


def options_sandtides(s: State, frame: Frame) -> list[int]:
    found = [a for a in legions(s, HARKONNEN_SIDE) if IS_DESERT[a] and any(is_empty(s, b) for b in neighbours(s, a))]
    return [*[AREA + a for a in found], SKIP]


def apply_sandtides(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.stack.append((k.SANDTIDES_TO, frame[1], action - AREA, 0))


def options_sandtides_to(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in neighbours(s, frame[2]) if is_empty(s, a)]


def apply_sandtides_to(s: State, frame: Frame, action: int) -> None:
    move_whole(s, frame[2], action - AREA, HARKONNEN_SIDE)


special(
    "sandtides",
    asking(k.SANDTIDES),
    (
        "move a Harkonnen legion in Desert to an adjacent empty area",
        "eine Harkonnen-Legion in der Wüste in ein angrenzendes leeres Gebiet bewegen",
    ),
)
DECISIONS.add(
    k.SANDTIDES,
    options_sandtides,
    apply_sandtides,
    ask=("Which Harkonnen legion is moved?", "Welche Harkonnen-Legion wird bewegt?"),
    words={
        AREA: ("Move the Harkonnen legion in { $area }", "Die Harkonnen-Legion bewegen: { $area }"),
        SKIP: NOTHING_MORE,
    },
)
DECISIONS.add(
    k.SANDTIDES_TO,
    options_sandtides_to,
    apply_sandtides_to,
    a=one(things.AREA),
    ask=("Where does the legion of { $about } move?", "Wohin zieht die Legion { $about_out }?"),
    words={AREA: ("The legion moves to { $area }", "Die Legion zieht { $area_into }")},
)


def _deploy_two_tokens(s: State, seat: int, n: int) -> None:
    s.stack.append((k.DRAW_TOKENS, seat, 2, 0))


special(
    "deploy_two_tokens",
    _deploy_two_tokens,
    ("deploy 2 tokens in sietch areas and a leader", "2 Marker in Sietch-Gebieten und einen Anführer aufstellen"),
)

# ---------------------------------------------------------------- the smugglers and the Guild


def _neutral(s: State) -> bool:
    return s.smugglers == k.NEUTRAL


special(
    "staban_down",
    lambda s, seat, n: staban_down(s),
    ("move Staban Tuek 1 step down", "Staban Tuek 1 Schritt nach unten rücken"),
    _neutral,
)
special(
    "unlock_ornithopter",
    lambda s, seat, n: unlock_ornithopter(s),
    ("unlock a Smuggler Ornithopter", "einen Schmuggler-Ornithopter verfügbar machen"),
)
special(
    "smuggler_joins_staban",
    lambda s, seat, n: joins_staban(s),
    (
        "place 1 Smuggler Unit with the legion of Staban Tuek",
        "1 Schmuggler-Einheit bei der Legion von Staban Tuek platzieren",
    ),
    room_with_staban,
)
special(
    "down_frigate",
    lambda s, seat, n: start_down_frigate(s, seat),
    (
        "remove a Harkonnen Frigate in an air zone connected to a sector with one of your legions; if there is none, "
        "take a CHOAM Action",
        "eine Raumfregatte der Harkonnen in einer Flugzone entfernen, die mit einem Sektor mit einer eigenen Legion "
        "verbunden ist; gibt es keine, eine MAFEA-Aktion ausführen",
    ),
)
special(
    "reward_of_the_raid",
    lambda s, seat, n: start_raid_reward(s, seat),
    (
        "if that move has destroyed a Harkonnen Harvester, take one more Imperium Action",
        "hat diese Bewegung eine Harkonnen-Erntemaschine zerstört, eine weitere Imperium-Aktion ausführen",
    ),
)
