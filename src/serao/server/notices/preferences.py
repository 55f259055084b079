"""How people want to be told that it is their turn, kept in their settings."""

import hashlib
import hmac
import json
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection

from serao.storage import persons

SECTION = "notices"  # the key in a person's settings


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """How a person wants to be told. `code` is the SHA-256 of the code that confirms the e-mail address."""

    email: str | None = None
    confirmed: bool = False
    code: str | None = None
    code_until: int = 0
    webhook: str | None = None
    secret: str | None = None
    language: str = "en"
    home: str = ""  # what links begin with, where no public URL is configured


def load_preferences(connection: Connection, person: str) -> Preferences:
    """How a person wants to be told."""
    kept = json.loads(persons.load_settings(connection, person))
    return msgspec.convert(kept.get(SECTION, {}), Preferences)


def save_preferences(connection: Connection, person: str, preferences: Preferences) -> None:
    """Store how a person wants to be told, beside the other settings."""
    kept = json.loads(persons.load_settings(connection, person))
    kept[SECTION] = msgspec.to_builtins(preferences)
    persons.save_settings(connection, person, json.dumps(kept))


def change_preferences(connection: Connection, person: str, **changes: Any) -> Preferences:
    """Change some of a person's preferences."""
    preferences = msgspec.structs.replace(load_preferences(connection, person), **changes)
    save_preferences(connection, person, preferences)
    return preferences


def new_secret() -> str:
    """A random secret."""
    return secrets.token_urlsafe(24)


def code_hash(code: str) -> str:
    """What is stored of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def signature(secret: str, body: bytes) -> str:
    """The header that proves to a webhook that this server has sent the body."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
