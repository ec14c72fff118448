"""A hint: what `bots.advice` advises, in lines of the terminal."""

from __future__ import annotations

from rich.text import Text

from ..bots.advice import Gains, advise, components, in_words
from ..kernel.contract import Game
from ..kernel.seat import Seat
from .boards import Board
from .glyphs import ACT, MUTED, styled
from .words import Words


class Hint:
    """What a player might do, the best first, and why. `number` is that of the decision: the same hint comes again."""

    def __init__(self, seat: Seat, number: int, words: Words, board: Board) -> None:
        self.game: Game = seat.game
        self.words = words
        self.board = board
        self.choices = {choice.action: choice for choice in seat.choices(words.lang)}
        self.advice = advise(seat, number)

    @property
    def action(self) -> int:
        return self.advice.best[0]

    def lines(self, compared: bool = True) -> list[Text]:
        """`compared`: with what the other choices bring more or less, for which a small window has no room."""
        advice = self.advice
        lines = [styled(self.words("hint", action=self._called(self.action)), ACT)]
        if (chance := advice.chance()) is not None:
            lines[0].append(f" – {self.words('hint-chance', n=chance)}", MUTED)
        if at_once := self._told(advice.now):
            lines.append(Text(self.words("hint-now", gains=at_once)))
        if later := self._told(advice.later):
            lines.append(Text(self.words("hint-later", gains=later)))
        if len(lines) == 1 and (about := self._about()):
            lines.append(Text(self.words("hint-brings", things=about)))
        lines += [self._other(action, compared) for action in advice.best[1:]]
        return lines

    def _other(self, action: int, compared: bool) -> Text:
        """A choice that comes behind: by how much, and what it brings more or less than the first."""
        line = Text(self.words("hint-else", action=self._called(action)))
        told = []
        behind = self.advice.behind(action)
        if behind is not None:
            told.append(self.words("hint-behind", n=behind) if behind else self.words("hint-equal"))
        if compared and (apart := self._told(self.advice.apart(action))):
            told.append(self.words("hint-apart", gains=apart))
        return line.append(f" ({'; '.join(told)})", MUTED) if told else line

    def _called(self, action: int) -> str:
        return self.board.brief(self.choices[action].text.rstrip("."))

    def _told(self, gains: Gains) -> str:
        return in_words(self.game, gains, self.words.lang)

    def _about(self) -> str:
        """The components of the choice, where nothing can be counted."""
        return "; ".join(components(self.game, self.choices[self.action].path, self.words.lang))
