"""Where a person can be reached, and the keys that prove that it is the house that writes."""

import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection

from serao.server.tables.registry import Hall
from serao.storage import house, persons
from serao.storage.persons import Subscription

SECTION = "notices"  # of a person's settings
HOUSE_KEY = "vapid"
TTL = 24 * 60 * 60  # seconds that a push service keeps a message for a browser that sleeps
EXPIRES = 12 * 60 * 60  # seconds


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """How a person wants to be told. `code` is the SHA-256 of what must be said to confirm the e-mail address."""

    email: str | None = None
    confirmed: bool = False
    code: str | None = None
    code_until: int = 0
    webhook: str | None = None
    secret: str | None = None
    language: str = "en"
    home: str = ""  # what links begin with, where the owner has not said it


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's keys, as its `PushSubscription` gives them."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=200)]


def load_reach(connection: Connection, person: str) -> Reach:
    """How a person wants to be told."""
    kept = json.loads(persons.load_settings(connection, person))
    return msgspec.convert(kept.get(SECTION, {}), Reach)


def save_reach(connection: Connection, person: str, reach: Reach) -> None:
    """Keep how a person wants to be told, beside the other settings."""
    kept = json.loads(persons.load_settings(connection, person))
    kept[SECTION] = msgspec.to_builtins(reach)
    persons.save_settings(connection, person, json.dumps(kept))


def change_reach(connection: Connection, person: str, **changes: Any) -> Reach:
    """Change some of it."""
    reach = msgspec.structs.replace(load_reach(connection, person), **changes)
    save_reach(connection, person, reach)
    return reach


def new_secret() -> str:
    """Something nobody guesses."""
    return secrets.token_urlsafe(24)


def code_hash(code: str) -> str:
    """What is kept of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def signature(secret: str, body: bytes) -> str:
    """The header by which a webhook knows that the house wrote."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


# ── Web Push ──────────────────────────────────────────────────────────────────────────────────────


async def house_key(hall: Hall) -> str:
    """The private key the house signs its pushes with: made once, whatever the number of processes."""
    kept = await hall.read(house.house_value, HOUSE_KEY)
    if kept is not None:
        return kept
    new = _encoded(_vapid(None).private_key.private_numbers().private_value.to_bytes(32, "big"))
    return await hall.write(lambda connection: house.house_value_or(connection, HOUSE_KEY, new))


def public_key(private: str) -> str:
    """The public half, as a browser wants it: the application server key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return _encoded(_vapid(private).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _vapid(private: str | None) -> Any:
    """The signer of a private key, or of a new one."""
    from py_vapid import Vapid02  # type: ignore[import-untyped]

    if private is not None:
        return Vapid02.from_raw(private.encode())
    signer = Vapid02()
    signer.generate_keys()
    return signer


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def usable(keys: PushKeys) -> bool:
    """Whether a message can be encrypted for these keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys.p256dh))
        return len(_decoded(keys.auth)) == 16
    except ValueError:
        return False


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def sealed(subscription: Subscription, body: bytes) -> bytes:
    """A message that only that browser can read."""
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    whole = {"endpoint": subscription.endpoint, "keys": json.loads(subscription.keys)}
    return bytes(WebPusher(whole).encode(body)["body"])


def push_headers(private: str, origin: str, contact: str, topic: str, now: int) -> dict[str, str]:
    """What goes with a push: who sends it, how long it is worth something; a newer one of a topic replaces it."""
    signed = _vapid(private).sign({"aud": origin, "sub": contact, "exp": now // 1000 + EXPIRES})
    return {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": topic,
        "Urgency": "normal",
    }
