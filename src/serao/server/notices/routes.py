"""“Your turn” over HTTP: where a person wants to be told, by Web Push, e-mail or webhook."""

import hashlib
import hmac
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Problem, Refused, reason
from serao.locales import words
from serao.server.config import Mail
from serao.server.dependencies import TheHall
from serao.server.faults import RESPONSES, TooMany, language_of
from serao.server.notices import preferences as reaching
from serao.server.notices.delivery import LONGEST_URL, NotDelivered, is_email, letter, send_mail, target_of
from serao.server.notices.preferences import PushKeys, Reach
from serao.server.people.account_routes import one_more
from serao.server.people.identity import must_be_known
from serao.server.people.session_routes import AnyRequest
from serao.server.tables.registry import Hall
from serao.server.tables.table_routes import address
from serao.storage import persons
from serao.storage.persons import Person, Subscription

BROWSERS = 10  # of one person
CODE_LASTS = 24 * 60 * 60 * 1000
ONE_LETTER_IN = 10 * 60 * 1000  # an address is sent one request to confirm it in so long, whoever asks

Url = Annotated[str, msgspec.Meta(max_length=LONGEST_URL, pattern="^[!-~]+$")]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one wants to be told; null: not there."""

    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    webhook: Url | None = None


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """Where one is told. An e-mail address is used once confirmed; the webhook's secret is told when it is made."""

    email: str | None
    confirmed: bool
    webhook: str | None
    browsers: int
    mail: bool  # whether this house can send e-mail at all
    secret: str | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from an e-mail."""

    code: Annotated[str, msgspec.Meta(max_length=64)]


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's `PushSubscription`."""

    endpoint: Url
    keys: PushKeys


class Endpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's address at its push service: a secret, so it does not stand in a URL of ours."""

    endpoint: Url


class ServerKey(msgspec.Struct, frozen=True):
    """The application server key that a browser subscribes with."""

    key: str


@get("/notices", responses=RESPONSES)
async def notices(request: AnyRequest, hall: TheHall) -> Notices:
    """Where one is told."""
    person = await must_be_known(request, hall)
    return await hall.read(shown, person.id, hall.config.mail is not None)


def shown(connection: Connection, person: str, mail: bool, secret: str | None = None) -> Notices:
    """A person's wishes, to itself."""
    reach = reaching.load_reach(connection, person)
    return Notices(
        email=reach.email,
        confirmed=reach.confirmed,
        webhook=reach.webhook,
        browsers=len(persons.subscriptions_of(connection, person)),
        mail=mail,
        secret=secret,
    )


@put("/notices", responses=RESPONSES)
async def change_notices(request: AnyRequest, hall: TheHall, data: JSONBody[Wanted]) -> Notices:
    """Say where one wants to be told. A new e-mail address is sent a code to confirm it with."""
    person = await must_be_known(request, hall)
    one_more(request, hall)
    if data.webhook is not None:
        target_of(data.webhook, hall.config.webhook_hosts)
    before = await hall.read(reaching.load_reach, person.id)
    again = data.email is not None and not (data.email == before.email and before.confirmed)
    code = await ask_to_confirm(request, hall, data.email) if again and data.email is not None else None
    changes = {**email_changes(hall, data.email, before, code), **webhook_changes(data.webhook, before)}
    changes |= {"language": language_of(request), "home": address(request, hall.config)}

    def write(connection: Connection) -> Notices:
        kept = reaching.change_reach(connection, person.id, **changes)
        return shown(connection, person.id, hall.config.mail is not None, told_once(before, kept))

    return await hall.write(write)


def email_changes(hall: Hall, email: str | None, before: Reach, code: str | None) -> dict[str, object]:
    """What changes with an e-mail address; nothing for one that is confirmed already."""
    if email is not None and code is None:
        return {}
    until = hall.now() + CODE_LASTS
    return {"email": email, "confirmed": False, "code": reaching.code_hash(code) if code else None, "code_until": until}


def webhook_changes(webhook: str | None, before: Reach) -> dict[str, object]:
    """What changes with a webhook: another place has another secret."""
    if webhook == before.webhook:
        return {}
    return {"webhook": webhook, "secret": reaching.new_secret() if webhook else None}


def told_once(before: Reach, kept: Reach) -> str | None:
    """The webhook's secret, when it was made just now."""
    return kept.secret if kept.secret != before.secret else None


async def ask_to_confirm(request: AnyRequest, hall: Hall, email: str) -> str:
    """Send an address a code, so that nobody is written to who did not ask for it; the code."""
    mail = hall.config.mail
    if mail is None:
        raise Refused(reason("notices-no-mail"))
    if not is_email(email):
        raise Problem(reason("notices-email"))
    await once_in_a_while(hall, email)
    code, say = reaching.new_secret(), words(language_of(request)).say
    link = f"{address(request, hall.config)}/me#confirm={code}"
    text = "\n\n".join((say("notice-confirm-text"), link, code, say("notice-confirm-end")))
    await hand_over(mail, email, say("notice-confirm-subject"), text)
    return code


async def once_in_a_while(hall: Hall, email: str) -> None:
    """Refuse to write to an address again and again, whatever the number of those who ask and of processes."""
    name = "confirm " + hashlib.sha256(email.casefold().encode()).hexdigest()
    window = hall.now() // ONE_LETTER_IN
    if not await hall.write(lambda connection: persons.noticed(connection, name, window, "")):
        raise TooMany(reason("notices-letter-sent"))


async def hand_over(mail: Mail, email: str, subject: str, text: str) -> None:
    """Send a letter now; the asker hears when it could not be sent."""
    try:
        await send_mail(mail, letter(mail, email, subject, text), pauses=())
    except NotDelivered:
        raise Problem(reason("notices-mail-failed")) from None


@post("/notices/confirm", responses=RESPONSES, status_code=200)
async def confirm(request: AnyRequest, hall: TheHall, data: JSONBody[Code]) -> Notices:
    """Confirm one's e-mail address by the code that was sent there."""
    person = await must_be_known(request, hall)
    one_more(request, hall)

    def write(connection: Connection) -> Notices:
        reach = reaching.load_reach(connection, person.id)
        right = hmac.compare_digest(reach.code or "", reaching.code_hash(data.code))
        if not right or hall.now() > reach.code_until:
            raise Refused(reason("notices-code-wrong"))
        reaching.change_reach(connection, person.id, confirmed=True, code=None)
        return shown(connection, person.id, hall.config.mail is not None)

    return await hall.write(write)


# ── Web Push ──────────────────────────────────────────────────────────────────────────────────────


@get("/notices/key", responses=RESPONSES)
async def server_key(hall: TheHall) -> ServerKey:
    """The key that a browser subscribes with."""
    return ServerKey(reaching.public_key(await reaching.house_key(hall)))


@post("/notices/push", responses=RESPONSES)
async def add_browser(request: AnyRequest, hall: TheHall, data: JSONBody[Browser]) -> Notices:
    """Be told in this browser."""
    person = await must_be_known(request, hall)
    one_more(request, hall)
    target_of(data.endpoint, hall.config.webhook_hosts)
    if not reaching.usable(data.keys):
        raise Problem(reason("notices-push-keys"))
    changes = {"language": language_of(request), "home": address(request, hall.config)}
    return await hall.write(lambda connection: subscribe(connection, hall, person, data, changes))


def subscribe(connection: Connection, hall: Hall, person: Person, data: Browser, changes: dict[str, str]) -> Notices:
    """Write a browser down, unless there are very many already."""
    known = {each.endpoint for each in persons.subscriptions_of(connection, person.id)}
    if len(known | {data.endpoint}) > BROWSERS:
        raise Refused(reason("notices-many-browsers", most=BROWSERS))
    keys = msgspec.json.encode(data.keys).decode()
    persons.add_subscription(connection, Subscription(person=person.id, endpoint=data.endpoint, keys=keys))
    reaching.change_reach(connection, person.id, **changes)
    return shown(connection, person.id, hall.config.mail is not None)


@delete("/notices/push", responses=RESPONSES)
async def remove_browser(request: AnyRequest, hall: TheHall, data: JSONBody[Endpoint]) -> None:
    """Be told in this browser no more."""
    person = await must_be_known(request, hall)
    await hall.write(lambda connection: persons.remove_subscription(connection, person.id, data.endpoint))


notice_routes = Router(
    "/api",
    route_handlers=[notices, change_notices, confirm, server_key, add_browser, remove_browser],
    tags=["notices"],
)
