"""The tables that are put aside: their log or setup cannot be read, and no other table is the worse for it."""

import structlog

from serao.engine.problem import BadOptions, Problem, reason
from serao.server.base import metrics
from serao.server.base.clock import now
from serao.server.base.problems import SetAside
from serao.storage.folding import described

RETRY = 60 * 1000  # milliseconds until such a table is tried again: the owner may have mended it

log = structlog.get_logger()


class SetAsideTables:
    """The tables that this process could not read: when it last tried, what their people are told, and why it is."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[int, Problem, str]] = {}

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, match: str) -> bool:
        """Whether a table could not be read lately, and need not be tried again yet."""
        return match in self._found and now() < self._found[match][0] + RETRY

    def add(self, match: str, problem: Exception) -> Problem:
        """Put a table aside, with one line in the log the first time; what is to be raised."""
        if match not in self._found:
            log.error("a table was put aside", match=match, problem=described(problem))
        # A game or a version of its rules that is not here has a sentence of its own.
        told = problem if isinstance(problem, BadOptions) else SetAside(reason("table-aside"))
        self._found[match] = (now(), told, described(problem))
        metrics.ASIDE.set(len(self._found))
        return told

    def problem_with(self, match: str) -> Problem:
        """What the people of such a table are told."""
        return self._found[match][1]

    def why(self, match: str) -> str | None:
        """Why a table cannot be read, for those in charge; None: it was read, or nobody has tried."""
        return self._found[match][2] if match in self._found else None

    def remove(self, match: str) -> None:
        """Note that a table can be read, perhaps again."""
        if self._found.pop(match, None) is not None:
            log.info("a table can be read again", match=match)
            metrics.ASIDE.set(len(self._found))
