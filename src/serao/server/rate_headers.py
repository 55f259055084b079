"""The headers that tell a program how much it may still ask, as the IETF's draft on RateLimit fields has them."""

from math import ceil

from litestar.types import HTTPScope, Message, Receive, Send

from serao.server.base.addresses import client_address
from serao.server.base.rate_limits import Buckets
from serao.server.conditional import HttpApp

LIMITED = "/api"
LONGEST = 86_400  # seconds; a limit that is filled more slowly is told as one of a day


class RateHeaders:
    """Puts on every answer of the API how many requests the address may still make, and when it may make all again."""

    def __init__(self, app: HttpApp, requests: Buckets) -> None:
        self.app = app
        self.requests = requests
        most, rate = requests.limit
        self.window = seconds(most, rate)
        self.policy = f'"requests";q={most};w={self.window}'.encode()

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Pass a request on, and put the headers on its response."""

        async def adding(message: Message) -> None:
            if message["type"] == "http.response.start":
                fields = [(b"ratelimit-policy", self.policy), (b"ratelimit", self._state(client_address(scope)))]
                message["headers"] = [*message.get("headers", []), *fields]
            await send(message)

        await self.app(scope, receive, adding if scope["path"].startswith(LIMITED) else send)

    def _state(self, address: str) -> bytes:
        most, rate = self.requests.limit
        left = self.requests.left(address)
        return f'"requests";r={left};t={seconds(most - left, rate)}'.encode()


def seconds(amount: float, rate: float) -> int:
    """In how many whole seconds so much has come back."""
    return min(LONGEST, ceil(amount / rate)) if rate else LONGEST
