"""The problems that the server itself reports, beside those of tables and games. `faults` gives each its status."""

from serao.engine.problem import Problem, Reason


class NotKnown(Problem):
    """Nobody has said who is asking."""


class NotAdmitted(Problem):
    """The asker may not see or do this."""


class Banned(NotAdmitted):
    """Those in charge of the house have banned the asker."""


class NotFound(Problem):
    """There is no table, record or person of that id, or the asker may not know of it."""


class SetAside(Problem):
    """A table's log or setup cannot be read, so it is put aside; its people are told so."""


class TooMany(Problem):
    """The asker asks for more than the limits allow; `wait`: for so many seconds."""

    def __init__(self, why: Reason, wait: float = 1.0) -> None:
        super().__init__(why)
        self.wait = wait
