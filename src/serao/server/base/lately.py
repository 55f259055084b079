"""Answers that take long to compute and are the same for everybody: each is computed once in a while."""

from asyncio import Lock
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from serao.server.base.clock import steady

SECONDS = 60.0
Key = tuple[str, ...]
T = TypeVar("T")


class Lately:
    """What was answered lately, by what was asked; only for questions of which there are few."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._answers: dict[Key, tuple[float, Any]] = {}
        self._asked: dict[Key, Lock] = defaultdict(Lock)

    async def answer(self, key: Key, compute: Callable[[], Awaitable[T]]) -> T:
        """The answer, computed anew if it is too old; who asks meanwhile waits for the same one."""
        async with self._asked[key]:
            at, answer = self._answers.get(key, (-self.seconds, None))
            if at <= steady() - self.seconds:
                at, answer = steady(), await compute()
                self._answers[key] = at, answer
            return answer  # type: ignore[no-any-return]  # a key has answers of one kind
