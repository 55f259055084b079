"""Passwords: argon2id, and the same work whether or not there is anything to compare with."""

from base64 import b64encode
from secrets import token_bytes

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST, LONGEST = 8, 128
ROUNDS, MEMORY, LANES = 3, 64 * 1024, 4  # RFC 9106, for a machine that has other things to do; memory in KiB

_hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=LANES, type=Type.ID)


def hashed(password: str) -> str:
    """What is kept of a password. Slow on purpose: not for the event loop."""
    return _hasher.hash(password)


def matches(kept: str | None, password: str) -> bool:
    """Whether a password is the one that was kept; without one it is no, and takes as long. Not for the event loop."""
    try:
        _hasher.verify(kept or NOBODYS, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def _unpadded(length: int) -> str:
    return b64encode(token_bytes(length)).decode().rstrip("=")


# A hash that no password has, with the price of the real ones.
NOBODYS = f"$argon2id$v=19$m={MEMORY},t={ROUNDS},p={LANES}${_unpadded(16)}${_unpadded(32)}"
