"""The exception that a client raises, with one sentence that says what is wrong."""

from serao.engine.problem import Problem, Reason, reason
from serao.locales import Value

# The server could not do it just now; the same command may be repeated in a moment.
TRY_AGAIN = frozenset({"server-too-fast", "storage-down", "table-busy"})


class NotDone(Problem):
    """Something was not done. `sentence` is the server's, in the client's language; `length` the table's by then."""

    def __init__(self, reason: Reason, sentence: str = "", length: int = 0) -> None:
        super().__init__(reason)
        self.sentence = sentence or super().__str__()
        self.length = length

    def __str__(self) -> str:
        return self.sentence

    @property
    def passing(self) -> bool:
        """Whether it may be done in a moment."""
        return self.reason.key in TRY_AGAIN


def not_done(key: str, **args: Value) -> NotDone:
    """A NotDone of the client's own, by its key."""
    return NotDone(reason(key, **args))
