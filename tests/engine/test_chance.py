"""Chance: exact, fair, and checkable with SHA-256 and nothing else."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.engine.chance import Chance


def words_by_hand(seed: bytes, k: int, number: int) -> list[int]:
    """The stream as the documentation says it, written a second time."""
    stream = b"".join(
        sha256(seed + k.to_bytes(8, "big") + block.to_bytes(8, "big")).digest() for block in range(number // 8 + 1)
    )
    return [int.from_bytes(stream[place : place + 4], "big") for place in range(0, number * 4, 4)]


def shuffled_by_hand(seed: bytes, k: int, items: list[int]) -> list[int]:
    """Fisher and Yates from the last place down, over that stream, throwing unfair words away."""
    stream = iter(words_by_hand(seed, k, 10 * len(items) + 10))
    for place in range(len(items) - 1, 0, -1):
        word = next(word for word in stream if word < 2**32 - 2**32 % (place + 1))
        other = word % (place + 1)
        items[place], items[other] = items[other], items[place]
    return items


@given(seed=st.binary(max_size=40), k=st.integers(0, 2**40), size=st.integers(0, 90))
def test_a_shuffle_can_be_checked_by_hand(seed: bytes, k: int, size: int) -> None:
    assert list(Chance(seed, k).shuffled(range(size))) == shuffled_by_hand(seed, k, list(range(size)))


def test_a_known_shuffle_never_changes() -> None:
    assert Chance(b"serao", 3).shuffled(range(10)) == (1, 4, 3, 7, 5, 2, 6, 8, 0, 9)


@given(seed=st.binary(max_size=8), limit=st.integers(1, 2**32))
def test_below_stays_below(seed: bytes, limit: int) -> None:
    assert 0 <= Chance(seed).below(limit) < limit


@given(seed=st.binary(max_size=8), limits=st.lists(st.integers(1, 1000), max_size=20))
def test_the_same_seed_gives_the_same_luck(seed: bytes, limits: list[int]) -> None:
    one, other = Chance(seed, 5), Chance(seed, 5)
    assert [one.below(limit) for limit in limits] == [other.below(limit) for limit in limits]


def test_every_action_has_luck_of_its_own() -> None:
    assert len({Chance(b"seed", k).below(2**32) for k in range(1000)}) > 990


def test_every_order_is_equally_likely() -> None:
    orders = Counter(Chance(b"fair", k).shuffled("abcd") for k in range(24_000))
    assert len(orders) == 24
    assert max(abs(count - 1000) for count in orders.values()) < 150  # five standard deviations


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_an_impossible_limit_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Chance(b"").below(limit)
