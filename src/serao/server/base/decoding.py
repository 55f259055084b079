"""The one way in for what clients send: bytes become a value, or a Problem that says in one sentence why not."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar.types import Empty

from serao.engine.problem import Problem, reason
from serao.server.base.connection_types import AnyRequest

T = TypeVar("T")

DEEPEST = 64  # lists and objects in each other; nothing that is asked for comes near
SMALLEST, LARGEST = -(2**63), 2**63 - 1  # what every database takes
LONG_NUMBER = re.compile(rb"[0-9]{19}")  # without it in its bytes, no number is too large


class Unreadable(Problem):
    """A message or a body that cannot be read; `detail` says what is wrong with it."""

    def __init__(self, detail: str) -> None:
        super().__init__(reason("server-unreadable", detail=detail))
        self.detail = detail


def decode(data: bytes | str, read: Callable[[bytes], T]) -> T:
    """What a message says, as msgspec reads it into a type; Unreadable when it says nothing of that type."""
    checked = encoded(data)
    decode_any(checked)  # also the parts that are read later, by a game
    try:
        return read(checked)
    except msgspec.DecodeError as problem:
        raise Unreadable(str(problem)) from None


def decode_any(data: bytes | str) -> Any:
    """Any JSON in UTF-8, without numbers that no database takes and not nested too deeply; else Unreadable."""
    data = encoded(data)
    try:
        value = msgspec.json.decode(data)
    except msgspec.DecodeError as problem:
        raise Unreadable(str(problem)) from None
    except UnicodeError:
        raise Unreadable("UTF-8") from None
    except RecursionError:
        raise Unreadable(f"nested more than {DEEPEST} deep") from None
    if data.count(b"[") + data.count(b"{") > DEEPEST or LONG_NUMBER.search(data):
        _check(value)
    return value


def encoded(data: bytes | str) -> bytes:
    """A text in UTF-8; bytes unchanged. Half a character, as UTF-16 has them, is Unreadable."""
    try:
        return data.encode() if isinstance(data, str) else data
    except UnicodeError:
        raise Unreadable("UTF-8") from None


def _check(value: Any) -> None:
    """Look at a value level by level, since a call for each would itself go too deep."""
    level = [value]
    for _ in range(DEEPEST + 1):
        if any(isinstance(each, int) and not SMALLEST <= each <= LARGEST for each in level):
            raise Unreadable("a number is too large")
        boxes = [each for each in level if isinstance(each, dict | list)]
        if not boxes:
            return
        level = [inner for box in boxes for inner in (box.values() if isinstance(box, dict) else box)]
    raise Unreadable(f"nested more than {DEEPEST} deep")


class DecodedRequest(AnyRequest):
    """A request whose body comes in this way, whichever handler takes it."""

    async def json(self) -> Any:
        """The body as a value; Unreadable when it cannot be read."""
        if self._json is Empty:
            self._json = decode_any(await self.body() or b"null")
        return self._json
