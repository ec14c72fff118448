"""Errors people may see. Each carries one clear sentence; the command line prints it and nothing else.

The sentence is a message of a catalogue, so that it can be said in every language: `error.say("de")`. `str(error)` is
the English one. A plain text is allowed where a sentence has no message yet; it is said as it is in every language.

    raise BadRecord(KERNEL.message("record-of-other-game", game=record.game, wanted=game.name))
"""

from __future__ import annotations

import errno

from .texts import KERNEL, Message


class LandsraadError(Exception):
    """Something the user can put right."""

    def __init__(self, said: str | Message) -> None:
        super().__init__(said)
        self.said = said

    def say(self, lang: str) -> str:
        """The sentence in that language."""
        return self.said.say(lang) if isinstance(self.said, Message) else self.said

    def __str__(self) -> str:
        return self.say("en")


class BadSetup(LandsraadError):
    """The table asked for cannot be set up."""


class UnknownSeat(LandsraadError):
    """There is no such seat at the table."""


class IllegalAction(LandsraadError):
    """The action is not among the legal ones. The state is untouched."""


class BadRecord(LandsraadError):
    """A record cannot be read, belongs to other rules, or does not replay."""


class BadPosition(LandsraadError):
    """A saved or edited position breaks the rules of what a position can be. `path`: where in the edits."""

    def __init__(self, said: str | Message, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(said)
        self.path = path


class UndoRefused(LandsraadError):
    """Undo would take back what somebody has learned or decided since. `cause`: nothing, other_seat or revealed."""

    def __init__(self, said: str | Message, cause: str) -> None:
        super().__init__(said)
        self.cause = cause


class BadContent(LandsraadError):
    """A content file that cannot be used; the sentence says where and why."""


# The system's own errors come in English only; these are those that people meet.
_SYSTEM = {
    errno.ENOENT: "system-not-there",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-allowed",
    errno.EISDIR: "system-is-a-folder",
    errno.ENOTDIR: "system-not-a-folder",
    errno.ENOSPC: "system-no-space",
    errno.EDQUOT: "system-no-space",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.ELOOP: "system-links-in-a-circle",
}


def system_reason(error: OSError) -> str | Message:
    """Why the system refused, without a full stop: “there is no such file”."""
    if error.errno in _SYSTEM:
        return KERNEL.message(_SYSTEM[error.errno])
    return error.strerror or type(error).__name__
