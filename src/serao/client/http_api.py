"""The server's HTTP API: a request, and an answer of a known type or NotDone."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, TypeVar

import httpx
import msgspec

from serao.client.backoff import pauses
from serao.client.problem import NotDone, not_done
from serao.engine.problem import Reason, reason

T = TypeVar("T")

SECONDS = 20.0  # for one answer
# A server closes a connection that was idle for five seconds, and a request that is sent just then is lost: after less
# time than that a connection is not used again.
IDLE_SECONDS = 2.0
NOT_NOW = (429, 503)  # statuses that mean: nothing was done, try again in a moment


class Fault(msgspec.Struct, frozen=True):
    """Why a request was not done, as the server says it."""

    reason: Reason
    detail: str


class HttpApi:
    """Sends requests to one server. `patience`: seconds to go on trying while the server is away or too busy."""

    def __init__(self, url: str, language: str, patience: float) -> None:
        self.url = url.rstrip("/")
        self.patience = patience
        headers = {"accept-language": language} if language else {}
        limits = httpx.Limits(keepalive_expiry=IDLE_SECONDS)
        self._http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=SECONDS, limits=limits)
        self.known = False  # whether it ever answered: if not, the address is probably wrong

    def carry(self, token: str) -> None:
        """From now on send requests as the person of that token."""
        self._http.headers["authorization"] = f"Bearer {token}"

    @property
    def headers(self) -> dict[str, str]:
        """The headers that say who is asking, for a socket."""
        given = self._http.headers.get("authorization")
        return {"authorization": given} if given else {}

    async def ask(self, kind: type[T], method: str, path: str, body: Any = None) -> T:
        """Send a request; the answer, decoded."""
        return decoded(kind, await self.ask_bytes(method, path, body))

    async def ask_bytes(self, method: str, path: str, body: Any = None) -> bytes:
        """Send a request; the answer as it came."""
        return (await self.answer(method, path, body)).content

    async def answer(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request, again and again within `patience`; the answer with its headers."""
        clock = asyncio.get_running_loop().time
        until = clock() + self.patience
        for pause in pauses():
            try:
                return await self._once(method, path, body)
            except (NotDone, httpx.ConnectError) as problem:
                hopeless = not problem.passing if isinstance(problem, NotDone) else not self.known
                if hopeless or clock() + pause > until:
                    raise self._as_refusal(problem) from None
            except httpx.HTTPError as problem:
                raise self._as_refusal(problem) from None
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")

    async def pages(self, kind: type[T], path: str) -> AsyncIterator[T]:
        """Every line of a long list, page by page as they are needed."""
        lines: Any = list.__class_getitem__(kind)
        following: str | None = path
        while following is not None:
            answer = await self.answer("GET", following)
            for line in decoded(lines, answer.content):
                yield line
            following = answer.links.get("next", {}).get("url")

    async def lines(self, path: str, silence: float) -> AsyncIterator[bytes]:
        """The lines of an answer without end, as they come, until it ends or is silent for so many seconds."""
        try:
            async with self._http.stream("GET", path, timeout=httpx.Timeout(SECONDS, read=silence)) as answer:
                if not answer.is_success:
                    await answer.aread()
                    raise refusal(answer)
                self.known = True
                async for line in answer.aiter_lines():
                    yield line.encode()
        except httpx.HTTPError as problem:
            raise self._as_refusal(problem) from None

    async def _once(self, method: str, path: str, body: Any) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        response = await self._http.request(method, path, content=content, headers=headers)
        self.known = True
        if response.is_success:
            return response
        raise refusal(response)

    def _as_refusal(self, problem: NotDone | httpx.HTTPError) -> NotDone:
        if isinstance(problem, NotDone):
            return problem
        return not_done("client-unreachable", url=self.url, detail=str(problem) or type(problem).__name__)

    async def close(self) -> None:
        """Close the HTTP connections."""
        await self._http.aclose()


def decoded(kind: type[T], data: bytes) -> T:
    """An answer of a known type; NotDone when it is something else."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as problem:
        raise not_done("client-unreadable", detail=str(problem)) from None


def refusal(response: httpx.Response) -> NotDone:
    """The server's refusal in a response; a proxy in between may have sent anything."""
    try:
        fault = msgspec.json.decode(response.content, type=Fault)
    except msgspec.DecodeError:
        key = "server-too-fast" if response.status_code in NOT_NOW else "client-unreadable"
        return NotDone(reason(key, detail=f"HTTP {response.status_code}"))
    return NotDone(fault.reason, fault.detail)
