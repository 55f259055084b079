"""Where a house of several processes lets people in: a connection goes to the process that keeps its table."""

import asyncio
import re
import socket
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serao.server.cluster.peers import Siblings

TABLE = re.compile(rb"GET /api/tables/([!-~]{1,40})/socket[ ?]")


class Doorkeeper(WebSocketsSansIOProtocol):
    """A new connection: it stays, or is passed on before a word has been said."""

    siblings: Siblings

    def data_received(self, data: bytes) -> None:
        """Look whose visitor this is, then take what it says."""
        if self.handshake_initiated or not self._passed_on(data):
            super().data_received(data)

    def _passed_on(self, request: bytes) -> bool:
        found = TABLE.match(request)
        if found is None or self.siblings.keeps(match := found[1].decode()):
            return False
        connection = self.transport.get_extra_info("socket")
        if not self.siblings.pass_on(match, connection.fileno(), request):
            return False
        self.transport.abort()  # this end only: the other process has the connection now
        return True


class Visitor(WebSocketsSansIOProtocol):
    """A connection that another process passed on, with the request it came with."""

    opening: bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Go on where the other process stopped."""
        super().connection_made(transport)
        self.data_received(self.opening)


def doorkeeper(siblings: Siblings) -> type[asyncio.Protocol]:
    """The kind of connection that knows its siblings, as uvicorn wants it."""
    return type("Doorkeeper", (Doorkeeper,), {"siblings": siblings})


async def welcome(server: uvicorn.Server, connection: socket.socket, request: bytes) -> None:
    """Let somebody in whom another process passed on."""
    state: dict[str, Any] = server.lifespan.state
    visitor = Visitor(server.config, server.server_state, state)
    visitor.opening = request
    connection.setblocking(False)
    await asyncio.get_running_loop().connect_accepted_socket(lambda: visitor, connection)
