"""Shuffles that can be checked: commit to a secret before the deal, mix in everybody's entropy, reveal at the end."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec

SECRET_BYTES = 32


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """The proof that nobody chose the shuffle. `secret` stays empty until the game is over."""

    commitment: str
    secret: str = ""
    entropy: tuple[str, ...] = ()


def commitment(secret: bytes) -> str:
    """What the table publishes before the deal: it binds the table to its secret and tells nothing of it."""
    return sha256(b"serao commitment 1\n" + secret).hexdigest()


def seed_of(secret: bytes, entropy: Sequence[str] = ()) -> bytes:
    """The seed of a game: the table's secret and what every seat added, in seat order."""
    mixed = sha256(b"serao seed 1\n" + secret)
    for added in entropy:
        # Hashed one by one, so that no two lists of entropy can run together into the same bytes.
        mixed.update(sha256(added.encode()).digest())
    return mixed.digest()


def revealed(secret: bytes, entropy: Sequence[str] = ()) -> Fairness:
    """The whole proof, for the record of a finished game."""
    return Fairness(commitment=commitment(secret), secret=secret.hex(), entropy=tuple(entropy))
