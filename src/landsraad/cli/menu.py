"""The start menu: games to go on with or to delete, new ones, and who sits where in them. It remembers the last."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from .. import bots
from ..kernel.contract import Game, Option, Setup
from ..kernel.errors import LandsraadError
from ..kernel.notation import plain
from . import saves, settings
from .errors import quoted, typed_number
from .glyphs import ACT, MUTED, styled
from .layout import wrapped
from .screen import Lines
from .variant import Variant, usual_players
from .words import LANGS, Words

DELETE = ("delete", "löschen", "loeschen")
PLAYERS, SEAT, BOT = ("players", "spieler"), ("seat", "side", "platz", "seite"), ("bot", "bots")
LANGUAGE = ("language", "lang", "sprache")
LEVELS = tuple(f"level-{n}" for n in range(1, 7))  # those for people; the others are for those who measure
USUAL = "level-3"


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in a new game against bots, and what the game lets such a table choose."""

    players: int
    seat: int = 0
    bot: str = USUAL
    lang: str = "en"
    others: tuple[tuple[int, str], ...] = ()  # seats where another bot sits
    chosen: tuple[tuple[str, Any], ...] = ()  # options of the game for so many players

    @property
    def seats(self) -> list[str]:
        others = dict(self.others)
        return ["human" if seat == self.seat else others.get(seat, self.bot) for seat in range(self.players)]

    def with_bot(self, bot: str, seat: int | None = None) -> Seating:
        """That bot in one seat, or everywhere."""
        if seat is None:
            return replace(self, bot=bot, others=())
        return replace(self, others=tuple(sorted({**dict(self.others), seat: bot}.items())))

    def with_players(self, players: int) -> Seating:
        others = tuple((seat, bot) for seat, bot in self.others if seat < players)
        return replace(self, players=players, seat=min(self.seat, players - 1), others=others, chosen=())

    def bots_in(self, words: Words) -> str:
        """The bot, or by seat where they differ."""
        if len({who for who in self.seats if who != "human"} | {self.bot}) == 1:
            return called(self.bot, words)
        return ", ".join(
            words("seating-bot-of", seat=seat + 1, bot=called(who, words, brief=True))
            for seat, who in enumerate(self.seats)
            if who != "human"
        )

    def variant(self, variant: Variant) -> Variant:
        return replace(variant, chosen=tuple(sorted({**dict(variant.chosen), **dict(self.chosen)}.items())))


def called(bot: str, words: Words, brief: bool = False) -> str:
    """A level by what it plays like, another bot by its name."""
    if bot not in LEVELS:
        return bot
    told = words(bot)
    return told.partition(":")[0] if brief else told


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the menu: what can be chosen, and what it would make of the table."""

    title: str
    value: str
    choices: tuple[tuple[str, Seating], ...]


def rows_of(seating: Seating, game: Game, variant: Variant, words: Words) -> list[Row]:
    players = [(players_called(n, words), seating.with_players(n)) for n in game.seats]
    rows = [Row(words("seating-players"), players_called(seating.players, words), tuple(players))]
    if seating.players > 1:
        seats = [replace(seating, seat=seat) for seat in range(seating.players)]
        named = [(seat_called(game, variant, one, words), one) for one in seats]
        rows.append(Row(words("seating-seat"), named[seating.seat][0], tuple(named)))
        levels = [(called(bot, words), seating.with_bot(bot)) for bot in LEVELS]
        rows.append(Row(words("seating-bot"), seating.bots_in(words), tuple(levels)))
    rows += [_row_of(option, seating, words) for option in game.options(words.lang) if _fits(option, seating.players)]
    langs = [(words(f"lang-{lang}"), replace(seating, lang=lang)) for lang in LANGS]
    return [*rows, Row(words("seating-lang"), words(f"lang-{seating.lang}"), tuple(langs))]


def _fits(option: Option, players: int) -> bool:
    """What only a table of that size can choose, and few enough to choose from."""
    return f"players={players}" in option.needs.split("|") and option.type in ("choice", "flag") and not option.ruling


def _row_of(option: Option, seating: Seating, words: Words) -> Row:
    values = option.choices or ((False, words("no")), (True, words("yes")))
    now = dict(seating.chosen).get(option.name, option.default)
    choices = [
        (title, replace(seating, chosen=tuple(sorted({**dict(seating.chosen), option.name: value}.items()))))
        for value, title in values
    ]
    return Row(option.title, next((title for value, title in values if value == now), str(now)), tuple(choices))


def players_called(players: int, words: Words) -> str:
    """`1 (Rivals 1 and 2)`: against whom one plays who plays alone."""
    return words("seating-alone", n=players) if players == 1 else str(players)


def remembered(game: Game, lang: str) -> Seating:
    """As the player sat last time in this game."""
    usual = Seating(usual_players(game), lang=lang)
    last = settings.read().get("seating")
    kept = last.get(game.name) if isinstance(last, dict) else None
    if not isinstance(kept, dict):
        return usual
    players, seat, bot = kept.get("players"), kept.get("seat"), kept.get("bot")
    if players not in game.seats or type(seat) is not int or not 0 <= seat < players or bot not in bots.names():
        return usual
    seating = replace(usual, players=players, seat=seat, bot=bot)
    others = kept.get("others")
    for there, other in others.items() if isinstance(others, dict) else ():
        if other in bots.names() and (number := typed_number(str(there))) is not None and number < players:
            seating = seating.with_bot(other, number)
    return seating


def remember(game: Game, variant: Variant, seating: Seating) -> None:
    before = settings.read().get("seating")
    others = {str(seat): bot for seat, bot in seating.others}
    own = {"players": seating.players, "seat": seating.seat, "bot": seating.bot, "others": others}
    seatings = {**(before if isinstance(before, dict) else {}), game.name: own}
    settings.keep(seating=seatings, last=last_key(game, variant), lang=seating.lang)


def last_key(game: Game, variant: Variant) -> list[Any]:
    return [game.name, list(variant.expansions), sorted(name for name, _ in variant.chosen)]


def seat_called(game: Game, variant: Variant, seating: Seating, words: Words) -> str:
    """`2 (Atreides)`: the seat, and its side where the game names one before the first card is dealt."""
    state = game.new(game.check(Setup(seating.players, 0, **seating.variant(variant).options)))
    name, number = game.speakers(state, words.lang)[seating.seat].strip(": "), str(seating.seat + 1)
    return number if number in name else f"{number} ({name})"  # without a side or leader it is called by its number


def ask_seating(lines: Lines, game: Game, variant: Variant, words: Words) -> Seating | None:
    """One screen with everything there is to decide; Enter begins. None: the player wants no game."""
    seating = remembered(game, words.lang)
    while True:
        told = Words(seating.lang)
        rows = rows_of(seating, game, variant, told)
        widest = max(len(row.title) for row in rows)
        shown = [styled(told("seating", game=variant.title(game, told)), "bold")]
        for number, row in enumerate(rows, 1):
            title = row.title[:1].upper() + row.title[1:]
            shown.append(styled(f"  {number}) ", ACT).append(f"{title:<{widest}}  ").append(row.value, "bold"))
        how = told("seating-how-bots" if seating.players > 2 else "seating-how")
        lines.show([*shown, *wrapped(styled(how, MUTED), lines.console.width, 0)])
        answer = lines.ask().strip()
        if not answer:
            remember(game, variant, seating)
            return seating
        if plain(answer) in ("q", "quit", "verlassen"):
            return None
        number = typed_number(answer) or 0
        if 1 <= number <= len(rows):
            changed: Seating | None = _choose(lines, rows[number - 1], seating, told)
        else:
            changed = changed_by(answer, seating, game, variant)
        if changed is None:
            lines.show([styled(told("seating-unknown", text=quoted(answer)), MUTED)])
        else:
            seating = changed


def _choose(lines: Lines, row: Row, seating: Seating, words: Words) -> Seating:
    """One of a short list; Enter, and whatever else is typed, changes nothing."""
    if len(row.choices) == 2:  # the other one
        return next(table for text, table in row.choices if text != row.value)
    listed = [styled(f"  {number}) ", ACT).append(text) for number, (text, _) in enumerate(row.choices, 1)]
    lines.show([styled(row.title, "bold"), *listed])
    answer = lines.ask().strip()
    number = typed_number(answer) or 0
    if 1 <= number <= len(row.choices):
        return row.choices[number - 1][1]
    if answer:
        lines.show([styled(words("seating-unknown", text=quoted(answer)), MUTED)])
    return seating


def changed_by(answer: str, seating: Seating, game: Game, variant: Variant) -> Seating | None:
    """`players 3`, `seat 2`, `bot 4`, `bot random`, `bot 3 random`, `language de`; None if that cannot be."""
    what, _, value = answer.partition(" ")
    word, value = what.casefold(), value.strip()
    number = typed_number(value) or 0
    if word in PLAYERS and number in game.seats:
        try:
            game.check(Setup(number, 0, **variant.options))
        except LandsraadError:
            return None
        return seating.with_players(number)
    if word in SEAT and 1 <= number <= seating.players:
        return replace(seating, seat=number - 1)
    there, _, bot = value.rpartition(" ")
    if word in BOT and (bot := _bot(bot)) in bots.names():
        if not there:
            return seating.with_bot(bot)
        at = typed_number(there.strip()) or 0
        return seating.with_bot(bot, at - 1) if 1 <= at <= seating.players and at - 1 != seating.seat else None
    if word in LANGUAGE and value in LANGS:
        return replace(seating, lang=value)
    return None


def _bot(said: str) -> str:
    """A level by its number, any bot by its name."""
    return f"level-{said}" if f"level-{said}" in LEVELS else said


def delete(saved: saves.Saved) -> None:
    """LandsraadError if somebody plays it just now."""
    lock = saves.Lock(saved.path)
    try:
        saved.path.unlink(missing_ok=True)
    finally:
        lock.release()
