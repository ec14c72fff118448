"""Errors people may see. Each carries one clear sentence; the command line prints it and nothing else."""

from __future__ import annotations


class LandsraadError(Exception):
    """Something the user can put right."""


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

    def __init__(self, text: str, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(text)
        self.path = path


class UndoRefused(LandsraadError):
    """Undo would take back what somebody has learned or decided since. `cause`: nothing, other_seat or revealed."""

    def __init__(self, text: str, cause: str) -> None:
        super().__init__(text)
        self.cause = cause
