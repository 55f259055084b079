"""The event stream of a person, which outlives its connections: it connects again and tells nothing twice."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Literal

import msgspec

from serao.client.backoff import pauses
from serao.client.http_api import HttpApi, decoded
from serao.client.problem import NotDone
from serao.table.events import Kind

SILENCE = 45.0  # seconds without a line after which the connection is given up: the server says something every fifteen
REMEMBERED = 2000  # events that may be told again after a break


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that concerns one at a table: `length` is that of its log, `at` the time.

    `name` and `kind` say who has sat down.
    """

    type: Literal["invited", "sat", "started", "turn", "ended"]
    id: str
    at: int
    table: str
    game: str
    length: int
    name: str = ""
    kind: Kind | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of the stream: an event, or a word about the stream itself."""

    type: str
    at: int | None = None


class Events:
    """The stream. `after`: the time from which on events are told; None: only what is so."""

    def __init__(self, api: HttpApi, after: int | None) -> None:
        self._api = api
        self._after = after
        self._told: OrderedDict[str, None] = OrderedDict()
        self._connected = False

    async def all(self) -> AsyncIterator[Event]:
        """Every event once, for ever; NotDone when the server is away for longer than one's patience."""
        while True:
            clock = asyncio.get_running_loop().time
            until = clock() + self._api.patience
            for pause in pauses():
                try:
                    async for event in self._one_connection():
                        yield event
                except NotDone as why:
                    if not self._may_pass(why) or clock() + pause > until:
                        raise
                await asyncio.sleep(pause)
                if self._connected:
                    self._connected = False
                    break

    def _may_pass(self, why: NotDone) -> bool:
        """Whether the server may take one in a moment."""
        return why.passing or (why.reason.key == "client-unreachable" and self._api.known)

    async def _one_connection(self) -> AsyncIterator[Event]:
        address = "/api/events" if self._after is None else f"/api/events?after={self._after}"
        async for data in self._api.lines(address, SILENCE):
            self._connected = True
            line = decoded(Line, data)
            if line.at is None:
                return  # a farewell
            self._after = max(self._after or 0, line.at)
            if line.type != "alive" and (event := decoded(Event, data)).id not in self._told:
                self._remember(event)
                yield event

    def _remember(self, event: Event) -> None:
        self._told[event.id] = None
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
