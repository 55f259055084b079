"""What is different on the server at a crowded table: its viewers are told of many actions in one message."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from serao.table.events import Event, Played, Said, Withdrawn
from serao.table.table import Table
from serao.table.telling import tells_news

TELL_SECONDS = 0.2  # how often a crowd is told of what is not urgent


class CrowdNews(NamedTuple):
    """What happened since a crowd was last told.

    `around`: whether the company changed. `said`: how many lines of chat there are. `acted`: the seats that acted, None
    when anything may have changed. `since`: how many actions had been seen then.
    """

    around: bool
    said: int
    acted: set[int] | None
    since: int


class CrowdTeller:
    """Collects what happens at a crowded table, and tells all viewers together.

    If each action of a thousand seats were told to a thousand viewers, it would be a million messages. While one seat
    after another chooses and nothing is revealed, only the seats that chose see anything new, beside the number of
    seats that are waited for. What is revealed is told at once.
    """

    def __init__(self, table: Table, tell: Callable[[CrowdNews], None]) -> None:
        self._table = table
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None
        self._forget()

    def _forget(self) -> None:
        self._around = False
        self._said = 0
        self._acted: set[int] | None = set()
        self._seen = actions_seen(self._table)

    def nobody_looks(self) -> None:
        """What happens while nobody looks need not be told: whoever comes is shown everything."""
        self._seen = actions_seen(self._table)

    def add(self, event: Event, around: bool, waited_for: int) -> None:
        """Note an event that has been folded; so many seats were waited for before it."""
        self._around |= around
        self._said += isinstance(event, Said)
        reveals = tells_news(self._table, event) and not self._is_secret_choice(event, waited_for)
        if isinstance(event, Played | Withdrawn) and not reveals and self._acted is not None:
            self._acted.add(event.seat)
        elif not isinstance(event, Said):
            self._acted = None
        self._tell_after(0 if reveals else TELL_SECONDS)

    def _is_secret_choice(self, event: Event, waited_for: int) -> bool:
        """Whether a seat has chosen, others still have to, and so nothing is revealed yet."""
        return isinstance(event, Played) and 0 < len(self._table.actors) == waited_for - 1

    def _tell_after(self, seconds: float) -> None:
        if seconds == 0:
            self.close()
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._tell_now)

    def _tell_now(self) -> None:
        self._timer = None
        news = CrowdNews(self._around, self._said, self._acted, self._seen)
        self._forget()
        self._tell(news)

    def close(self) -> None:
        """Cancel what would be told later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def actions_seen(table: Table) -> int:
    """How many actions have been seen; before the deal -1, since not even the deal has been seen."""
    return -1 if table.state is None else len(table.actions)
