"""The answers that parts of cards and special actions ask for, where a declared text is not enough."""

from __future__ import annotations

from ..rules import actions as a
from ..rules import codes as k
from ..rules.losses import figure_of
from ..rules.parts import EITHER
from ..rules.placing import PUTTINGS
from ..rules.programs import PROGRAMS
from ..rules.state import Frame, State
from ..words import TOLD, WORDS
from . import names
from .catalogue import capital, say
from .parts import clause, put_figures


@WORDS.says(a.MOVE_THEM, a.ATTACK_IT, decision="move_or_attack")
def _move_or_attack(s: State, frame: Frame, action: int, lang: str) -> str:
    part = EITHER[frame[2]]
    return capital(clause(part.move if action == a.MOVE_THEM else part.attack, names.side_of(s, frame[1]), lang))


@WORDS.says(a.AREA, decision="put_at")
def _put_at(s: State, frame: Frame, action: int, lang: str) -> str:
    figures = put_figures(PUTTINGS[frame[2]].put, names.side_of(s, frame[1]), lang)
    return say(lang, "do-put", figures=figures, area=names.area(action - a.AREA, lang))


@WORDS.says(a.ALL, decision="put_at")
def _put_everywhere(s: State, frame: Frame, action: int, lang: str) -> str:
    return capital(clause(PUTTINGS[frame[2]].put, names.side_of(s, frame[1]), lang))


def _figure(s: State, frame: Frame, action: int, lang: str) -> str:
    figure = figure_of(action)
    if figure < 0:
        return names.leader(action - a.LEADER, lang)
    return names.count(names.side_of(s, frame[1]), figure, 1, lang)


@WORDS.says(a.GENERIC, a.LEADER, decision="leader_for")
def _leader_for(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-put", figures=_figure(s, frame, action, lang), area=names.area(frame[2], lang))


@WORDS.says(a.REGULAR, a.ELITE, a.SPECIAL, a.GENERIC, a.LEADER, decision="put_figure")
def _put_figure(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "do-put", figures=_figure(s, frame, action, lang), area=names.area(frame[3], lang))


@TOLD.says(a.REGULAR, a.ELITE, a.SPECIAL, a.GENERIC, a.LEADER, decision="put_figure")
def _figure_put(s: State, frame: Frame, action: int, lang: str) -> str:
    return say(lang, "did-put", figures=_figure(s, frame, action, lang))


@WORDS.says(a.AREA, decision="deploy_at")
def _deploy_at(s: State, frame: Frame, action: int, lang: str) -> str:
    what = names.count(names.side_of(s, frame[1]), frame[2], 1, lang)
    return say(lang, "do-put", figures=what, area=names.area(action - a.AREA, lang))


@WORDS.says(a.AREA, decision="token_at")
def _token_at(s: State, frame: Frame, action: int, lang: str) -> str:
    units = names.token_units(frame[2], lang)
    return say(lang, "do-token-at", units=units, area=names.area(action - a.AREA, lang))


@WORDS.says(a.AREA, decision="upgrade")
def _upgrade(s: State, frame: Frame, action: int, lang: str) -> str:
    area = names.area(action - a.AREA, lang)
    if frame[3] == k.ELITE:
        return say(lang, "do-upgrade-elite", area=area)
    return say(lang, "do-upgrade-special", special=names.special_unit(names.side_of(s, frame[1])), area=area)


@WORDS.says(a.REGULAR, a.ELITE, a.SMUGGLER_UNIT, a.TROOP, decision="upgrade_whom")
def _upgrade_whom(s: State, frame: Frame, action: int, lang: str) -> str:
    figure = names.count(names.side_of(s, frame[1]), figure_of(action), 1, lang)
    return say(lang, "do-upgrade-whom", figure=figure, area=names.area(frame[2], lang))


@WORDS.says(a.AREA, decision="scatter")
def _scatter(s: State, frame: Frame, action: int, lang: str) -> str:
    what = names.count(names.side_of(s, frame[1]), k.REGULAR, 1, lang)
    return say(lang, "do-put", figures=what, area=names.area(action - a.AREA, lang))


@WORDS.says(a.YES, decision="do_part")
def _do_part(s: State, frame: Frame, action: int, lang: str) -> str:
    return capital(clause(PROGRAMS[frame[2]][frame[3]], names.side_of(s, frame[1]), lang))


@WORDS.says(a.ZONE, decision="near_gurney")
@WORDS.says(a.ZONE, decision="rocket_hits")
def _remove_vehicle(s: State, frame: Frame, action: int, lang: str) -> str:
    message = ("do-remove-vehicle", "do-remove-ornithopter", "do-remove-carryall")[s.zone[action - a.ZONE]]
    return say(lang, message, zone=names.zone(action - a.ZONE, lang))


TOLD.message("do-token-unseen", a.AREA, decision="token_at")  # the Atreides alone have looked at it
for _decision in ("near_gurney", "rocket_hits"):
    TOLD.message("do-remove-vehicle", a.ZONE, decision=_decision)
