"""The HTTP routes of second keys: one-time codes and passkeys, and signing in by a passkey."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, Router, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Problem, Refused, reason
from serao.server.base.addresses import base_url
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, OPEN_TO_ALL, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotFound, NotKnown
from serao.server.base.services import BaseServices
from serao.server.people import second_keys as keys
from serao.server.people import webauthn
from serao.server.people.account_routes import sign_in
from serao.server.people.identity import asking_as, must_be_known
from serao.server.people.reauthentication import AnyPassword, must_know_password
from serao.server.people.session_routes import Me, limit_attempts
from serao.server.people.webauthn import Site, site_of
from serao.storage import persons, second_keys
from serao.storage.persons import Person
from serao.table.naming import clean_name

CHALLENGE_LASTS = 5 * 60 * 1000
MOST_PASSKEYS = 20

PasskeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class PasskeyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey in the list of one's own."""

    id: str
    name: str
    created_at: int


class SecondKeys(msgspec.Struct, frozen=True, kw_only=True):
    """One's second keys. `recovery` counts the recovery codes that are left; `new_codes` are shown once."""

    codes: bool
    recovery: int
    passkeys: list[PasskeyLine]
    new_codes: list[str] = []


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The present password, asked again before a key is changed."""

    password: AnyPassword


class CodesBegun(msgspec.Struct, frozen=True):
    """What an app needs to make one-time codes: as text, as a link and as a QR code (SVG). Shown once."""

    secret: str
    link: str
    qr: str


class OneTimeCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that the app shows now."""

    code: Annotated[str, msgspec.Meta(max_length=32)]


class PasskeyAsked(msgspec.Struct, frozen=True):
    """What a browser is to ask of a passkey, as WebAuthn has it in JSON."""

    options: Any


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers when it has made a passkey, and the name to list it by."""

    name: PasskeyName
    credential: dict[str, Any]


class PasskeyLogin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers when a passkey has signed."""

    credential: dict[str, Any]


class PasskeyRemoved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The passkey to remove, and the present password."""

    id: Annotated[str, msgspec.Meta(max_length=2000)]
    password: AnyPassword


async def must_be_owner(request: AnyRequest, services: BaseServices, password: str) -> Person:
    """Who asks, with a claimed name and the right password."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    keys.must_be_claimed(person)
    await must_know_password(request, services, person, password)
    return person


def shown(connection: Connection, person: str, new_codes: list[str] | None = None) -> SecondKeys:
    """A person's second keys, as the person sees them."""
    return SecondKeys(
        codes=keys.keys_of(connection, person).codes,
        recovery=second_keys.recovery_codes_left(connection, person),
        passkeys=[
            PasskeyLine(id=urlsafe_b64encode(each.id).decode(), name=each.name, created_at=each.created_at)
            for each in second_keys.passkeys_of(connection, person)
        ],
        new_codes=new_codes or [],
    )


@get("/keys", responses=RESPONSES, security=KNOWN)
async def own_keys(request: AnyRequest, services: TheServices) -> SecondKeys:
    """One's second keys."""
    person = await must_be_known(request, services)
    return await services.database.read(shown, person.id)


# ── One-time codes ────────────────────────────────────────────────────────────────────────────────


@post("/keys/codes", responses=RESPONSES, security=KNOWN)
async def begin_codes(request: AnyRequest, services: TheServices, data: JSONBody[Password]) -> CodesBegun:
    """Begin to use one-time codes: the secret for an app. They are asked for once a first code has confirmed it."""
    from pyotp import TOTP, random_base32

    person = await must_be_owner(request, services, data.password)
    secret = random_base32()
    await services.database.write(lambda connection: keys.begin_codes(connection, person.id, secret))
    link = TOTP(secret).provisioning_uri(name=person.name, issuer_name="Serão")
    return CodesBegun(secret, link, segno.make(link, error="m").svg_inline(scale=4, border=2))


@post("/keys/codes/confirm", responses=RESPONSES, status_code=200, security=KNOWN)
async def confirm_codes(request: AnyRequest, services: TheServices, data: JSONBody[OneTimeCode]) -> SecondKeys:
    """Turn one-time codes on by a first one; the recovery codes are shown this once. The personal link ends."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    recovery = keys.new_recovery_codes()

    def write(connection: Connection) -> SecondKeys:
        keys.confirm_codes(connection, person.id, data.code, recovery)
        return shown(connection, person.id, recovery)

    return await services.database.write(write)


@post("/keys/codes/off", responses=RESPONSES, status_code=200, security=KNOWN)
async def end_codes(request: AnyRequest, services: TheServices, data: JSONBody[Password]) -> SecondKeys:
    """Ask for no one-time codes any more; the recovery codes end too."""
    person = await must_be_owner(request, services, data.password)

    def write(connection: Connection) -> SecondKeys:
        second_keys.remove_secret(connection, person.id)
        return shown(connection, person.id)

    return await services.database.write(write)


# ── Passkeys ──────────────────────────────────────────────────────────────────────────────────────


def site_asked(request: AnyRequest, services: BaseServices) -> Site:
    """The site that the browser is on."""
    return site_of(base_url(request, services.config))


async def store_challenge(services: BaseServices, challenge: bytes, person: str | None) -> None:
    """Store a challenge, which is good once and for a short time."""
    hashed, until = webauthn.challenge_hash(challenge), now() + CHALLENGE_LASTS
    await services.database.write(lambda connection: second_keys.add_challenge(connection, hashed, person, until))


async def signed_challenge(services: BaseServices, credential: dict[str, Any], person: str | None) -> bytes:
    """The challenge that an answer has signed, used up now; a Problem if it was not given for this."""
    challenge = webauthn.challenge_in(credential)
    hashed = webauthn.challenge_hash(challenge)
    if not await services.database.write(lambda found: second_keys.use_challenge(found, hashed, person, now())):
        raise webauthn.wrong()
    return challenge


@post("/keys/passkeys/begin", responses=RESPONSES, status_code=200, security=KNOWN)
async def begin_passkey(request: AnyRequest, services: TheServices, data: JSONBody[Password]) -> PasskeyAsked:
    """Begin to add a passkey: what the browser is to ask of it."""
    person = await must_be_owner(request, services, data.password)
    known = await services.database.read(second_keys.passkeys_of, person.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refused(reason("people-many-passkeys", most=MOST_PASSKEYS))
    challenge = webauthn.new_challenge()
    await store_challenge(services, challenge, person.id)
    return PasskeyAsked(
        webauthn.options_to_add(site_asked(request, services), person.id, person.name, known, challenge)
    )


@post("/keys/passkeys", responses=RESPONSES, security=KNOWN)
async def add_passkey(request: AnyRequest, services: TheServices, data: JSONBody[NewPasskey]) -> SecondKeys:
    """Add a passkey that the browser has made. With the first one come recovery codes, and the personal link ends."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    challenge, name = await signed_challenge(services, data.credential, person.id), clean_name(data.name)
    site, asking = site_asked(request, services), asking_as(request, person)
    made = await services.background.run(asking, webauthn.added, site, data.credential, challenge)
    passkey, recovery = keys.created(person.id, name, made.id, made.public_key, made.uses), keys.new_recovery_codes()

    def write(connection: Connection) -> SecondKeys:
        new = keys.add_passkey(connection, passkey, recovery)
        return shown(connection, person.id, recovery if new else None)

    return await services.database.write(write)


@post("/keys/passkeys/remove", responses=RESPONSES, status_code=200, security=KNOWN)
async def remove_passkey(request: AnyRequest, services: TheServices, data: JSONBody[PasskeyRemoved]) -> SecondKeys:
    """Remove one of one's passkeys."""
    person = await must_be_owner(request, services, data.password)

    def write(connection: Connection) -> SecondKeys:
        if not second_keys.remove_passkey(connection, person.id, passkey_id(data.id)):
            raise NotFound(reason("people-no-passkey"))
        return shown(connection, person.id)

    return await services.database.write(write)


def passkey_id(text: str) -> bytes:
    """The id of a passkey as it is listed."""
    try:
        return urlsafe_b64decode(text)
    except ValueError:
        raise NotFound(reason("people-no-passkey")) from None


@post("/login/passkey/begin", responses=RESPONSES, opt=OPEN_TO_ALL, status_code=200)
async def begin_passkey_login(request: AnyRequest, services: TheServices) -> PasskeyAsked:
    """Begin to sign in by a passkey, without a name: what the browser is to ask of it."""
    limit_attempts(request, services)
    challenge = webauthn.new_challenge()
    await store_challenge(services, challenge, None)
    return PasskeyAsked(webauthn.options_to_sign_in(site_asked(request, services), challenge))


@post("/login/passkey", responses=RESPONSES, opt=OPEN_TO_ALL)
async def login_by_passkey(request: AnyRequest, services: TheServices, data: JSONBody[PasskeyLogin]) -> Response[Me]:
    """Sign in by a passkey, which has asked for a finger, a face or a PIN: it needs no password beside it."""
    limit_attempts(request, services)
    try:
        challenge = await signed_challenge(services, data.credential, None)
        passkey = await services.database.read(second_keys.passkey, webauthn.id_in(data.credential))
        person = await services.database.read(persons.person, passkey.person) if passkey else None
        if passkey is None or person is None:
            raise webauthn.wrong()
        site = site_asked(request, services)
        asking = asking_as(request, person)
        uses = await services.background.run(asking, webauthn.uses_after, site, data.credential, challenge, passkey)
    except Problem as problem:
        raise NotKnown(problem.reason) from None
    found = passkey
    await services.database.write(lambda connection: second_keys.count_use(connection, found.id, uses))
    return await sign_in(request, services, person)


second_key_routes = Router(
    "/api",
    route_handlers=[
        own_keys,
        begin_codes,
        confirm_codes,
        end_codes,
        begin_passkey,
        add_passkey,
        remove_passkey,
        begin_passkey_login,
        login_by_passkey,
    ],
    tags=["people"],
)
