"""Browsers in which a member has signed in before: a cookie of theirs says so, and the house stores nothing of it.

Guesses of a password are counted per name, whatever address they come from. Such a browser is counted apart, so that
nobody who guesses keeps the member out.
"""

import hmac
import secrets
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from serao.server.base.config import Config
from serao.server.base.database import Database
from serao.storage.house import house_value, house_value_or

KEY = "browser-key"  # under which the key is stored that the cookies are signed with
NONCE = 16  # bytes
LASTS = 400 * 24 * 60 * 60  # seconds; browsers keep no cookie longer


class KnownBrowsers:
    """Marks browsers, and knows them by their marks."""

    def __init__(self, config: Config, database: Database) -> None:
        self._config = config
        self._database = database
        self._key: bytes | None = None

    async def mark(self, person: str) -> Cookie:
        """A cookie that says that a person has signed in with this browser."""
        nonce = secrets.token_hex(NONCE)
        value = f"{nonce}.{self._signed(await self._signing(), person, nonce)}"
        return Cookie(
            key=self._name(person),
            value=value,
            httponly=True,
            samesite="lax",
            secure=self._config.secure,
            path="/",
            max_age=LASTS,
        )

    async def known(self, asking: ASGIConnection[Any, Any, Any, Any], person: str) -> str | None:
        """What a browser is counted as, if that person has signed in with it before."""
        nonce, _, signed = asking.cookies.get(self._name(person), "").partition(".")
        right = self._signed(await self._signing(), person, nonce)
        return nonce if hmac.compare_digest(signed.encode(), right.encode()) else None

    def _name(self, person: str) -> str:
        """The cookie's name: one for each person, since several may use a browser."""
        prefix = "__Host-" if self._config.secure else ""
        return f"{prefix}serao-known-{sha256(person.encode()).hexdigest()[:16]}"

    def _signed(self, key: bytes, person: str, nonce: str) -> str:
        return hmac.new(key, f"{person}\n{nonce}".encode(), sha256).hexdigest()

    async def _signing(self) -> bytes:
        if self._key is None:
            kept, new = await self._database.read(house_value, KEY), secrets.token_hex(32)
            if kept is None:
                kept = await self._database.write(lambda connection: house_value_or(connection, KEY, new))
            self._key = bytes.fromhex(kept)
        return self._key
