"""The house over HTTP: a question, an answer of a known type, or NotDone with the sentence."""

import asyncio
from typing import Any, TypeVar

import httpx
import msgspec

from serao.client.pauses import pauses
from serao.client.problem import NotDone, not_done
from serao.engine.problem import Reason, reason

T = TypeVar("T")

SECONDS = 20.0  # for one answer
NOT_NOW = (429, 503)  # nothing was done, and it may be done in a moment


class Fault(msgspec.Struct, frozen=True):
    """Why something was not done, as the house says it."""

    reason: Reason
    sentence: str


class Asker:
    """Who asks one house. `patience`: seconds it goes on trying while the house is away or too busy."""

    def __init__(self, url: str, language: str, patience: float) -> None:
        self.url = url.rstrip("/")
        self.patience = patience
        headers = {"accept-language": language} if language else {}
        self._http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=SECONDS)
        self._known = False  # a house that never answered is more likely misspelt than restarting

    def carry(self, token: str) -> None:
        """From now on ask as the person of that token."""
        self._http.headers["authorization"] = f"Bearer {token}"

    @property
    def headers(self) -> dict[str, str]:
        """What says who is asking, for a socket."""
        given = self._http.headers.get("authorization")
        return {"authorization": given} if given else {}

    async def ask(self, kind: type[T], method: str, path: str, body: Any = None) -> T:
        """The answer, decoded."""
        data = await self.ask_bytes(method, path, body)
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.DecodeError as problem:
            raise not_done("client-unreadable", detail=str(problem)) from None

    async def ask_bytes(self, method: str, path: str, body: Any = None) -> bytes:
        """The answer as it came; tried again as long as there is patience."""
        clock = asyncio.get_running_loop().time
        until = clock() + self.patience
        for pause in pauses():
            try:
                return await self._once(method, path, body)
            except (NotDone, httpx.ConnectError) as problem:
                hopeless = not problem.passing if isinstance(problem, NotDone) else not self._known
                if hopeless or clock() + pause > until:
                    raise self._as_refusal(problem) from None
            except httpx.HTTPError as problem:
                raise self._as_refusal(problem) from None
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")

    async def _once(self, method: str, path: str, body: Any) -> bytes:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        response = await self._http.request(method, path, content=content, headers=headers)
        self._known = True
        if response.is_success:
            return response.content
        raise refusal(response)

    def _as_refusal(self, problem: NotDone | httpx.HTTPError) -> NotDone:
        if isinstance(problem, NotDone):
            return problem
        return not_done("client-unreachable", url=self.url, detail=str(problem) or type(problem).__name__)

    async def close(self) -> None:
        """Ask no more."""
        await self._http.aclose()


def refusal(response: httpx.Response) -> NotDone:
    """What the house says instead of an answer; a proxy between may say anything."""
    try:
        fault = msgspec.json.decode(response.content, type=Fault)
    except msgspec.DecodeError:
        key = "server-too-fast" if response.status_code in NOT_NOW else "client-unreadable"
        return NotDone(reason(key, detail=f"HTTP {response.status_code}"))
    return NotDone(fault.reason, fault.sentence)
