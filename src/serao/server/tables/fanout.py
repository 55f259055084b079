"""What a process tells the others: rows it accepted, budgets it spent. This class, of a process alone, tells nobody."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from serao.server.base.rate_limits import Spent
from serao.storage.rows import Row


class Heard(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the processes on other machines are heard, and since when that is so, in milliseconds since 1970."""

    heard: bool
    since: int


class Tables(Protocol):
    """What the other processes ask of the tables that are open in this one."""

    def wants(self, row: Row) -> bool:
        """Whether anybody here is concerned by a row; others need not be heard."""

    async def hear(self, row: Row) -> None:
        """Take a row that a trusted process has accepted."""

    def hint(self, match: str, length: int, person: str | None = None) -> None:
        """Look into a table that is said to have grown, or to be a person's now; anybody may say so, and be wrong."""

    async def make_up(self) -> None:
        """Make up for messages that may have been lost."""

    async def wake(self, match: str) -> None:
        """Let the clock and the opponents of a table act."""


class Fanout:
    """The links to the other processes; here there are none."""

    # Is told what other processes have allowed somebody.
    on_spent: Callable[[Spent], None] = staticmethod(lambda spent: None)

    @property
    def heard(self) -> Heard | None:
        """Whether the processes on other machines are heard; None where there is no link that can be lost."""
        return None

    def keeps(self, match: str) -> bool:
        """Whether the players of a table should be connected to this process."""
        return True

    def publish(self, row: Row) -> None:
        """Tell the other processes of an accepted row, without waiting."""

    def tell_of(self, match: str, person: str) -> None:
        """Tell the other processes that a person may enter a table now, without waiting."""

    def tell_spent(self, spent: Spent) -> None:
        """Tell the other processes what this one has allowed somebody, without waiting."""

    def ask_for_move(self, match: str, _length: int, _seat: int) -> bool:
        """Ask another process for an opponent's move; False when this process has to think itself."""
        return False

    async def open(self, tables: Tables) -> None:
        """Begin to listen to the other processes, on behalf of the tables open here."""

    async def close(self) -> None:
        """Stop listening."""
