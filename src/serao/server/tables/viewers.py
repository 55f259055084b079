"""What a room knows of those who look on: something that is shown the table, and can be sent away."""

from typing import Literal, Protocol

from serao.table.showing import Viewer


class Connection(Protocol):
    """A viewer of the table, connected by a socket."""

    viewer: Viewer

    def send(self, data: bytes, answers: str | None = None) -> None:
        """Queue a message, perhaps the answer to a command; never waits."""

    def dismiss(self, why: Literal["not-admitted", "restart"]) -> None:
        """Close the connection, and say why."""
