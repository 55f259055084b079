"""Chance as an argument: numbers derived by hashing a seed, so that every game replays exactly.

Anyone can check a shuffle with SHA-256 and nothing else. The k-th action of a game (0: the set-up)
draws from the endless stream of blocks SHA-256(seed ‖ k ‖ block), k and block as 8 bytes, big end
first, read as 32-bit words, big end first.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 32
NOTHING_DRAWN: list[int] = []  # shared and never changed: most actions draw nothing
BLOCK = Struct(">8I")  # a SHA-256 digest as eight words


class Chance:
    """The luck of one action. Costs nothing until the first number is drawn."""

    __slots__ = ("_block", "_k", "_seed", "_words")

    def __init__(self, seed: bytes, k: int = 0) -> None:
        self._seed = seed
        self._k = k
        self._block = 0
        self._words = NOTHING_DRAWN

    def _more(self) -> list[int]:
        """The next block of words, the first of them to be popped first."""
        place = self._k.to_bytes(8, "big") + self._block.to_bytes(8, "big")
        self._block += 1
        self._words = list(BLOCK.unpack(sha256(self._seed + place).digest()))
        self._words.reverse()
        return self._words

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each exactly as likely (words past the last multiple are thrown away)."""
        if not 0 < limit <= WORD:
            raise ValueError(f"chance needs a limit from 1 to {WORD}, not {limit}")
        fair = WORD - WORD % limit
        while (word := (self._words or self._more()).pop()) >= fair:
            pass
        return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order (Fisher and Yates, from the last place to the second)."""
        deck, words = list(items), self._words
        surely_fair = WORD - len(deck)  # below this no limit up to the deck's size throws a word away
        for place in range(len(deck) - 1, 0, -1):
            # `below(place + 1)`, written out: set-ups are most of what chance is asked for.
            if not words:
                words = self._more()
            word = words.pop()
            if word >= surely_fair and word >= WORD - WORD % (place + 1):
                word, words = self.below(place + 1), self._words
            other = word % (place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        return tuple(deck)
