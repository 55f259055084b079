"""Shuffles that nobody chooses: the house and every seat commit before anybody reveals, and the deal is made of all.

1. The house commits to its secret and publishes `commitment(secret)`.
2. Every seat draws entropy of its own and publishes `seal_of(commitment, entropy)`.
3. When all seals are there the house publishes `sealed(seals)`. Only then do the seats reveal their entropy, and the
   deal follows.
4. When the game is over the house reveals its secret.
"""

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from serao.engine.problem import BadRecord, reason

SECRET_BYTES = 32


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """The proof that nobody chose the shuffle. `secret` stays empty until the game is over.

    `entropy` and `seals` are by seat. A seat with a seal and no entropy did not reveal it. Entropy without a seal was
    added in the open, as it was in the first records and is in a terminal.
    """

    commitment: str
    secret: str = ""
    entropy: tuple[str, ...] = ()
    seals: tuple[str, ...] = ()


class TookPart(msgspec.Struct, frozen=True):
    """Who took part in a shuffle, by seat: sealed and revealed, sealed and never revealed, or in the open."""

    sealed: tuple[int, ...]
    unrevealed: tuple[int, ...]
    open: tuple[int, ...]


def commitment(secret: bytes) -> str:
    """What the house publishes first: it binds the house to its secret and tells nothing of it."""
    return sha256(b"serao commitment 1\n" + secret).hexdigest()


def seal_of(promised: str, entropy: str) -> str:
    """What a seat publishes before the deal: it binds the seat to its entropy, at this one table."""
    return sha256(f"serao seal 1\n{promised}\n{entropy}".encode()).hexdigest()


def sealed(seals: Sequence[str]) -> str:
    """What fixes all seals, in seat order: also for those who are not shown every one of them."""
    digests = b"".join(sha256(seal.encode()).digest() for seal in seals)
    return sha256(b"serao seals 1\n" + digests).hexdigest()


def seed_of(secret: bytes, entropy: Sequence[str] = ()) -> bytes:
    """The seed of a game: the secret of the house and what every seat added, in seat order."""
    mixed = sha256(b"serao seed 1\n" + secret)
    for added in entropy:
        # Hashed one by one, so that no two lists of entropy can run together into the same bytes.
        mixed.update(sha256(added.encode()).digest())
    return mixed.digest()


def revealed(secret: bytes, entropy: Sequence[str] = (), seals: Sequence[str] = ()) -> Fairness:
    """The whole proof, for the record of a finished game."""
    return Fairness(
        commitment=commitment(secret),
        secret=secret.hex(),
        entropy=tuple(entropy),
        seals=tuple(seals if any(seals) else ()),
    )


def took_part(fairness: Fairness) -> TookPart:
    """Who took part in a shuffle; BadRecord names the first seat whose entropy does not fit its seal."""
    sealed: list[int] = []
    unrevealed: list[int] = []
    in_the_open: list[int] = []
    for seat in range(max(len(fairness.entropy), len(fairness.seals))):
        seal, entropy = _at(fairness.seals, seat), _at(fairness.entropy, seat)
        if seal and entropy and seal_of(fairness.commitment, entropy) != seal:
            raise BadRecord(reason("record-seal", seat=seat + 1))
        if seal:
            (sealed if entropy else unrevealed).append(seat)
        elif entropy:
            in_the_open.append(seat)
    return TookPart(tuple(sealed), tuple(unrevealed), tuple(in_the_open))


def _at(values: Sequence[str], seat: int) -> str:
    return values[seat] if seat < len(values) else ""
