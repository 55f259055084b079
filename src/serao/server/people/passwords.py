"""Password hashes by argon2id. A check takes the same time whether or not there is a password to compare with."""

from base64 import b64encode
from secrets import token_bytes

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST, LONGEST = 8, 128
ROUNDS, MEMORY, LANES = 3, 64 * 1024, 4  # the second choice of RFC 9106, for machines with little memory; in KiB

_hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=LANES, type=Type.ID)


def hashed(password: str) -> str:
    """The hash of a password. It is slow on purpose, so it must not run on the event loop."""
    return _hasher.hash(password)


def matches(kept: str | None, password: str) -> bool:
    """Whether a password has that hash; without a hash, False after the same time. Not for the event loop."""
    try:
        _hasher.verify(kept or NOBODYS, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def _unpadded(length: int) -> str:
    return b64encode(token_bytes(length)).decode().rstrip("=")


# A hash that no password has and that takes as long to check as a real one.
NOBODYS = f"$argon2id$v=19$m={MEMORY},t={ROUNDS},p={LANES}${_unpadded(16)}${_unpadded(32)}"
