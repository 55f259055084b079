"""Handing a new connection over to the process that keeps its table, where one machine runs several processes."""

import asyncio
import re
import socket
from typing import Any

import uvicorn

from serao.server.base.connection_limit import ConnectionLimit
from serao.server.base.protocols import LimitedSocket
from serao.server.cluster.peers import Peers

TABLE = re.compile(rb"GET /api/tables/([!-~]{1,40})/socket[ ?]")


class HandoverProtocol(LimitedSocket):
    """A new WebSocket connection: it stays here, or is handed over before the handshake is answered."""

    peers: Peers

    def data_received(self, data: bytes) -> None:
        """Hand the connection over if another process keeps its table; else take what was sent."""
        if self.handshake_initiated or not self._handed_over(data):
            super().data_received(data)

    def _handed_over(self, request: bytes) -> bool:
        found = TABLE.match(request)
        if found is None or self.peers.keeps(match := found[1].decode()):
            return False
        connection = self.transport.get_extra_info("socket")
        if not self.peers.hand_over(match, connection.fileno(), request):
            return False
        self.transport.abort()  # closes this process's end only: the other process has the connection now
        return True


class ReceivedProtocol(LimitedSocket):
    """A connection that another process handed over, together with the request that opened it."""

    opening: bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the request as if it had been received here."""
        super().connection_made(transport)
        self.data_received(self.opening)


async def receive(server: uvicorn.Server, places: ConnectionLimit, connection: socket.socket, request: bytes) -> None:
    """Serve a connection that another process handed over."""
    state: dict[str, Any] = server.lifespan.state
    protocol = ReceivedProtocol(server.config, server.server_state, state)
    protocol.opening, protocol.places = request, places
    connection.setblocking(False)
    await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
