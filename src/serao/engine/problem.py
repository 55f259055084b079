"""What can go wrong, as data: a key of the catalogue with its arguments, one clear sentence as text."""

from serao.locales import Reason, Value, words


class Problem(Exception):
    """Anything that is the asker's mistake, never a bug: shown as one sentence, and nothing is lost."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return words("en").why(self.reason)


class Refused(Problem):
    """An action that the rules do not allow now."""


class BadOptions(Problem):
    """Options or a number of seats that the game does not have."""


class BadNotation(Problem):
    """A text that is no action."""


class BadRecord(Problem):
    """A file that is no record, or one that does not prove what it says."""


def reason(key: str, **args: Value | Reason) -> Reason:
    """A reason, said shortly."""
    return Reason(key, args)


__all__ = ["BadNotation", "BadOptions", "BadRecord", "Problem", "Reason", "Refused", "reason"]
