"""What one process accepted, told to the others; alone in the house there is nobody to tell."""

from collections.abc import Awaitable, Callable

from serao.storage.rows import Row


class Fanout:
    """Alone in the house: there is nobody to tell."""

    def keeps(self, match: str) -> bool:
        """Whether those who sit at a table best do so in this process."""
        return True

    def publish(self, row: Row) -> None:
        """Tell the others, without waiting."""

    async def open(self, hear: Callable[[Row], Awaitable[None]]) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""
