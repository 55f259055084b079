"""The HTTP routes of notices: where a person wants to be told, by Web Push, e-mail or webhook."""

import hmac
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Problem, Refused, reason
from serao.locales import words
from serao.server.base.addresses import base_url
from serao.server.base.clock import now
from serao.server.base.config import Mail
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, TheServices
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.problems import TooMany
from serao.server.base.services import BaseServices
from serao.server.notices import web_push
from serao.server.notices.delivery import LONGEST_URL, NotDelivered, email_message, is_email, send_mail, target_of
from serao.server.notices.preferences import (
    Preferences,
    change_preferences,
    code_hash,
    load_preferences,
    new_secret,
)
from serao.server.notices.web_push import PushKeys
from serao.server.people.identity import must_be_known
from serao.server.people.reauthentication import AnyPassword, must_know_password
from serao.server.people.session_routes import limit_attempts
from serao.storage import persons
from serao.storage.persons import Person, Subscription
from serao.table.commands import END

BROWSERS = 10  # of one person at most
CODE_LASTS = 24 * 60 * 60 * 1000

Url = Annotated[str, msgspec.Meta(max_length=LONGEST_URL, pattern=f"^[!-~]+{END}")]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one wants to be told; null switches that way off."""

    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    webhook: Url | None = None
    password: AnyPassword = ""  # for another address, of whoever has one: a forgotten password is set anew there


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """Where one is told. An e-mail address is used once it is confirmed; the webhook's secret is shown once."""

    email: str | None
    confirmed: bool
    webhook: str | None
    browsers: int
    mail: bool  # whether this server can send e-mail at all
    secret: str | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from an e-mail."""

    code: Annotated[str, msgspec.Meta(max_length=64)]


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's `PushSubscription`."""

    endpoint: Url
    keys: PushKeys


class Endpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's URL at its push service. It is a secret, so it is sent in the body and not in our URL."""

    endpoint: Url


class ServerKey(msgspec.Struct, frozen=True):
    """The application server key that a browser subscribes with."""

    key: str


@get("/notices", responses=RESPONSES, operation_id="own_notices", security=KNOWN)
async def notices(request: AnyRequest, services: TheServices) -> Notices:
    """Where one is told."""
    person = await must_be_known(request, services)
    return await services.database.read(shown, person.id, services.config.mail is not None)


def shown(connection: Connection, person: str, mail: bool, secret: str | None = None) -> Notices:
    """A person's preferences, as the person sees them."""
    preferences = load_preferences(connection, person)
    return Notices(
        email=preferences.email,
        confirmed=preferences.confirmed,
        webhook=preferences.webhook,
        browsers=len(persons.subscriptions_of(connection, person)),
        mail=mail,
        secret=secret,
    )


@put("/notices", responses=RESPONSES, security=KNOWN)
async def change_notices(request: AnyRequest, services: TheServices, data: JSONBody[Wanted]) -> Notices:
    """Change where one wants to be told. A new e-mail address is sent a code to confirm it."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    services.limits.change(person.id)
    if data.webhook is not None:
        target_of(data.webhook, services.config.webhook_hosts)
    before = await services.database.read(load_preferences, person.id)
    again = data.email is not None and not (data.email == before.email and before.confirmed)
    if again and person.password is not None and data.email != before.email:
        await must_know_password(request, services, person, data.password)
    code = await ask_to_confirm(request, services, data.email) if again and data.email is not None else None
    changes = {**email_changes(services, data.email, before, code), **webhook_changes(data.webhook, before)}
    changes |= {"language": language_of(request), "home": base_url(request, services.config)}

    def write(connection: Connection) -> Notices:
        kept = change_preferences(connection, person.id, **changes)
        return shown(connection, person.id, services.config.mail is not None, secret_just_made(before, kept))

    return await services.database.write(write)


def email_changes(
    services: BaseServices, email: str | None, before: Preferences, code: str | None
) -> dict[str, object]:
    """The changes for an e-mail address; none when it is confirmed already."""
    if email is not None and code is None:
        return {}
    until = now() + CODE_LASTS
    return {"email": email, "confirmed": False, "code": code_hash(code) if code else None, "code_until": until}


def webhook_changes(webhook: str | None, before: Preferences) -> dict[str, object]:
    """The changes for a webhook; a new URL gets a new secret."""
    if webhook == before.webhook:
        return {}
    return {"webhook": webhook, "secret": new_secret() if webhook else None}


def secret_just_made(before: Preferences, kept: Preferences) -> str | None:
    """The webhook's secret, if it has just been made."""
    return kept.secret if kept.secret != before.secret else None


async def ask_to_confirm(request: AnyRequest, services: BaseServices, email: str) -> str:
    """Send an e-mail address a code, to confirm that its owner wants notices; the code."""
    mail = services.config.mail
    if mail is None:
        raise Refused(reason("notices-no-mail"))
    if not is_email(email):
        raise Problem(reason("notices-email"))
    await limit_confirmations(services, email)
    code, say = new_secret(), words(language_of(request)).say
    link = f"{base_url(request, services.config)}/me#confirm={code}"
    text = "\n\n".join((say("notice-confirm-text"), link, code, say("notice-confirm-end")))
    await send_now(mail, email, say("notice-confirm-subject"), text)
    return code


async def limit_confirmations(services: BaseServices, email: str) -> None:
    """Refuse to write to an address more than once in a while, whoever asks and through whichever process."""
    if not await services.database.write(lambda connection: persons.confirming(connection, email, now())):
        raise TooMany(reason("notices-letter-sent"))


async def send_now(mail: Mail, email: str, subject: str, text: str) -> None:
    """Send an e-mail now; a Problem when it could not be sent."""
    try:
        await send_mail(mail, email_message(mail, email, subject, text), pauses=())
    except NotDelivered:
        raise Problem(reason("notices-mail-failed")) from None


@post("/notices/confirm", responses=RESPONSES, status_code=200, operation_id="confirm_email", security=KNOWN)
async def confirm(request: AnyRequest, services: TheServices, data: JSONBody[Code]) -> Notices:
    """Confirm one's e-mail address by the code that was sent there."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)

    def write(connection: Connection) -> Notices:
        preferences = load_preferences(connection, person.id)
        right = hmac.compare_digest(preferences.code or "", code_hash(data.code))
        if not right or now() > preferences.code_until:
            raise Refused(reason("notices-code-wrong"))
        change_preferences(connection, person.id, confirmed=True, code=None)
        return shown(connection, person.id, services.config.mail is not None)

    return await services.database.write(write)


# ── Web Push ──────────────────────────────────────────────────────────────────────────────────────


@get("/notices/key", responses=RESPONSES, operation_id="push_key")
async def server_key(services: TheServices) -> ServerKey:
    """The key that a browser subscribes with."""
    return ServerKey(web_push.public_key(await web_push.signing_key(services.database)))


@post("/notices/push", responses=RESPONSES, security=KNOWN)
async def add_browser(request: AnyRequest, services: TheServices, data: JSONBody[Browser]) -> Notices:
    """Add this browser."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    services.limits.change(person.id)
    target_of(data.endpoint, services.config.webhook_hosts)
    if not web_push.usable(data.keys):
        raise Problem(reason("notices-push-keys"))
    changes = {"language": language_of(request), "home": base_url(request, services.config)}
    return await services.database.write(lambda connection: subscribe(connection, services, person, data, changes))


def subscribe(
    connection: Connection, services: BaseServices, person: Person, data: Browser, changes: dict[str, str]
) -> Notices:
    """Store a browser's subscription, unless the person has too many already."""
    known = {each.endpoint for each in persons.subscriptions_of(connection, person.id)}
    if len(known | {data.endpoint}) > BROWSERS:
        raise Refused(reason("notices-many-browsers", most=BROWSERS))
    keys = msgspec.json.encode(data.keys).decode()
    persons.add_subscription(connection, Subscription(person=person.id, endpoint=data.endpoint, keys=keys))
    change_preferences(connection, person.id, **changes)
    return shown(connection, person.id, services.config.mail is not None)


@delete("/notices/push", responses=RESPONSES, security=KNOWN)
async def remove_browser(request: AnyRequest, services: TheServices, data: JSONBody[Endpoint]) -> None:
    """Remove this browser."""
    person = await must_be_known(request, services)
    await services.database.write(lambda connection: persons.remove_subscription(connection, person.id, data.endpoint))


notice_routes = Router(
    "/api",
    route_handlers=[notices, change_notices, confirm, server_key, add_browser, remove_browser],
    tags=["notices"],
)
