"""The start menu: games to go on with or to delete, new ones, and who sits where in them. It remembers the last."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rich.text import Text

from .. import bots
from ..kernel.contract import Game, Setup
from ..kernel.errors import LandsraadError
from ..kernel.notation import plain
from . import saves, settings
from .errors import printable, typed_number
from .glyphs import ACT, MUTED
from .layout import wrapped
from .screen import Lines
from .variant import Variant, usual_players
from .words import LANGS, Words

DELETE = ("delete", "löschen", "loeschen")
PLAYERS, SEAT, BOT = ("players", "spieler"), ("seat", "side", "platz", "seite"), ("bot", "bots")
LANGUAGE = ("language", "lang", "sprache")


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in a new game against bots."""

    players: int
    seat: int = 0
    bot: str = "house"
    lang: str = "en"
    others: tuple[tuple[int, str], ...] = ()  # seats where another bot sits

    @property
    def seats(self) -> list[str]:
        others = dict(self.others)
        return ["human" if seat == self.seat else others.get(seat, self.bot) for seat in range(self.players)]

    def with_bot(self, bot: str, seat: int | None = None) -> Seating:
        """That bot in one seat, or everywhere."""
        if seat is None:
            return replace(self, bot=bot, others=())
        return replace(self, others=tuple(sorted({**dict(self.others), seat: bot}.items())))

    def bots_in(self, words: Words) -> str:
        """The bot, or by seat where they differ."""
        if len({who for who in self.seats if who != "human"} | {self.bot}) == 1:
            return self.bot
        return ", ".join(
            words("seating-bot-of", seat=seat + 1, bot=who) for seat, who in enumerate(self.seats) if who != "human"
        )


def remembered(game: Game, lang: str) -> Seating:
    """As the player sat last time in this game."""
    usual = Seating(usual_players(game), bot="house" if "house" in bots.names() else "random", lang=lang)
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
    state = game.new(game.check(Setup(seating.players, 0, **variant.options)))
    name, number = game.speakers(state, words.lang)[seating.seat].strip(": "), str(seating.seat + 1)
    return number if number in name else f"{number} ({name})"  # without a side or leader it is called by its number


def ask_seating(lines: Lines, game: Game, variant: Variant, words: Words) -> Seating | None:
    """One screen with everything there is to decide; Enter begins. None: the player wants no game."""
    seating = remembered(game, words.lang)
    while True:
        told = Words(seating.lang)
        shown = [
            Text(told("seating", game=variant.title(game, told)), "bold"),
            Text(f"  {told('seating-players', n=seating.players, all=', '.join(map(str, game.seats)))}"),
            Text(f"  {told('seating-seat', seat=seat_called(game, variant, seating, told))}"),
            Text(f"  {told('seating-bot', bot=seating.bots_in(told), all=', '.join(bots.names()))}"),
            Text(f"  {told('seating-lang', now=seating.lang, all=', '.join(LANGS))}"),
            Text(told("seating-how"), ACT),
        ]
        lines.show([part for line in shown for part in wrapped(line, lines.console.width, 4)])
        answer = lines.ask().strip()
        if not answer:
            remember(game, variant, seating)
            return seating
        if plain(answer) in ("q", "quit", "verlassen"):
            return None
        changed = changed_by(answer, seating, game, variant)
        if changed is None:
            lines.show([Text(told("seating-unknown", text=printable(answer)), MUTED)])
        else:
            seating = changed


def changed_by(answer: str, seating: Seating, game: Game, variant: Variant) -> Seating | None:
    """`players 3`, `seat 2`, `bot random`, `bot 3 random`, `language de`; None if that cannot be."""
    what, _, value = answer.partition(" ")
    word, value = what.casefold(), value.strip()
    number = typed_number(value) or 0
    if word in PLAYERS and number in game.seats:
        changed = replace(seating, players=number, seat=min(seating.seat, number - 1))
        try:
            game.check(Setup(number, 0, **variant.options))
        except LandsraadError:
            return None
        return changed
    if word in SEAT and 1 <= number <= seating.players:
        return replace(seating, seat=number - 1)
    there, _, bot = value.rpartition(" ")
    if word in BOT and bot in bots.names():
        if not there:
            return seating.with_bot(bot)
        at = typed_number(there.strip()) or 0
        return seating.with_bot(bot, at - 1) if 1 <= at <= seating.players and at - 1 != seating.seat else None
    if word in LANGUAGE and value in LANGS:
        return replace(seating, lang=value)
    return None


def delete(saved: saves.Saved) -> None:
    """LandsraadError if somebody plays it just now."""
    lock = saves.Lock(saved.path)
    try:
        saved.path.unlink(missing_ok=True)
    finally:
        lock.release()
