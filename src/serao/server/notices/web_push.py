"""Web Push: the server's signing key, a browser's keys, and encrypted messages."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from serao.server.base.database import Database
from serao.storage import house
from serao.storage.persons import Subscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SIGNING_KEY = "vapid"
TTL = 24 * 60 * 60  # seconds that a push service keeps a message for a browser that sleeps
EXPIRES = 12 * 60 * 60  # seconds
SALT = 16  # bytes
RECORD_SIZE = 4096  # bytes: a message is one record
LAST_RECORD = b"\x02"  # stands behind the text of the last record


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's keys, as its `PushSubscription` gives them."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=200)]


async def signing_key(database: Database) -> str:
    """The private key that this server signs its messages with: made once, whatever the number of processes."""
    kept = await database.read(house.house_value, SIGNING_KEY)
    if kept is not None:
        return kept
    new = _encoded(_vapid(None).private_key.private_numbers().private_value.to_bytes(32, "big"))
    return await database.write(lambda connection: house.house_value_or(connection, SIGNING_KEY, new))


def public_key(private: str) -> str:
    """The public half of the key, in the form of an application server key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return _encoded(_vapid(private).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _vapid(private: str | None) -> Any:
    """A signer with that private key, or with a new one."""
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


def encrypted(subscription: Subscription, body: bytes) -> bytes:
    """A message, encrypted so that only that browser can read it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    keys = msgspec.json.decode(subscription.keys, type=PushKeys)
    return sealed(keys, body, ec.generate_private_key(ec.SECP256R1()), token_bytes(SALT))


def sealed(keys: PushKeys, body: bytes, sender: "EllipticCurvePrivateKey", salt: bytes) -> bytes:
    """RFC 8291: a key agreed with the browser, then RFC 8188: one record of AES-GCM behind a header with the salt."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys.p256dh))
    own = sender.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    agreed = sender.exchange(ec.ECDH(), browser)
    secret = _derived(agreed, _decoded(keys.auth), b"WebPush: info\0" + _decoded(keys.p256dh) + own, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + len(own).to_bytes(1, "big") + own
    return header + AESGCM(key).encrypt(nonce, body + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def push_headers(private: str, origin: str, contact: str, topic: str, now: int) -> dict[str, str]:
    """The headers of a push: who sends it and how long it is kept; a newer one of the same topic replaces it."""
    signed = _vapid(private).sign({"aud": origin, "sub": contact, "exp": now // 1000 + EXPIRES})
    return {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": topic,
        "Urgency": "normal",
    }
