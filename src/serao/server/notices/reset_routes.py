"""The HTTP routes of a forgotten password: a link by e-mail, where mail is set up, sets a new one."""

import asyncio
import secrets
from typing import Annotated

import msgspec
import structlog
from litestar import Router, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import reason
from serao.locales import words
from serao.server.base.addresses import address_of, base_url
from serao.server.base.background import Asking
from serao.server.base.clock import now
from serao.server.base.config import Mail
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import OPEN_TO_ALL, TheServices
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.problems import NotKnown
from serao.server.base.services import BaseServices
from serao.server.notices.delivery import NotDelivered, email_message, send_mail
from serao.server.notices.preferences import load_preferences
from serao.server.people import passwords
from serao.server.people.account_routes import KEY_BYTES, NewPassword
from serao.server.people.identity import token_hash
from serao.server.people.session_routes import limit_attempts
from serao.storage import persons, sign_ins
from serao.table.commands import Name
from serao.table.naming import clean_name

ONE_LETTER_IN = 10 * 60 * 1000  # how often a person is written to, whoever asks

log = structlog.get_logger()
_letters: set[asyncio.Task[None]] = set()  # a task that nobody refers to may be garbage-collected


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The claimed name whose password is forgotten."""

    name: Name


class ResetAsked(msgspec.Struct, frozen=True):
    """The answer to everybody, whether there is such a name or not; `mail`: whether this house can send e-mail."""

    mail: bool


class NewPasswordByLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a reset link, and the new password."""

    key: Annotated[str, msgspec.Meta(max_length=64)]
    password: NewPassword


class PasswordSet(msgspec.Struct, frozen=True):
    """The new password is set; one signs in with it under this name."""

    name: str


@post("/reset", responses=RESPONSES, opt=OPEN_TO_ALL, status_code=200)
async def ask_for_reset(request: AnyRequest, services: TheServices, data: JSONBody[Forgotten]) -> ResetAsked:
    """Ask for a link to set a new password. The answer never tells whether the name or an address is known."""
    limit_attempts(request, services)
    mail = services.config.mail
    if mail is not None:
        # Afterwards, so that the answer takes as long for a name that nobody has.
        begin = f"{base_url(request, services.config)}/me#reset="
        task = asyncio.create_task(write_letter(services, mail, clean_name(data.name), begin, language_of(request)))
        _letters.add(task)
        task.add_done_callback(_letters.discard)
    return ResetAsked(mail is not None)


async def write_letter(services: BaseServices, mail: Mail, name: str, begin: str, language: str) -> None:
    """Write to the confirmed address of the person who has claimed a name, if there is one."""
    key, say = secrets.token_urlsafe(KEY_BYTES), words(language).say
    try:
        email = await services.database.write(lambda connection: prepared(connection, name, token_hash(key), now()))
        if email is not None:
            text = "\n\n".join((say("reset-letter-text", name=name), begin + key, say("reset-letter-end")))
            await send_mail(mail, email_message(mail, email, say("reset-letter-subject"), text))
    except NotDelivered as problem:
        log.warning("a reset letter was not delivered", problem=str(problem))
    except Exception as problem:  # nobody waits for it
        log.error("a reset letter failed", problem=type(problem).__name__)


def prepared(connection: Connection, name: str, key: bytes, at: int) -> str | None:
    """Store a reset link; the address it goes to. None: nobody is to be written to."""
    person = persons.person_claiming(connection, name)
    preferences = load_preferences(connection, person.id) if person else None
    if person is None or preferences is None or not preferences.confirmed or preferences.email is None:
        return None
    if not persons.noticed(connection, "reset", at // ONE_LETTER_IN, person.id):
        return None
    sign_ins.add_reset(connection, sign_ins.Reset(key=key, person=person.id, until=at + sign_ins.RESET_LASTS))
    return preferences.email


@post("/reset/use", responses=RESPONSES, opt=OPEN_TO_ALL, status_code=200)
async def set_password(request: AnyRequest, services: TheServices, data: JSONBody[NewPasswordByLink]) -> PasswordSet:
    """Set a new password by a reset link, once and within its time. All sessions and the personal link end."""
    limit_attempts(request, services)
    kept = await services.background.run(Asking(address_of(request)), passwords.hashed, data.password)
    key = token_hash(data.key)
    person = await services.database.write(lambda connection: sign_ins.use_reset(connection, key, kept, now()))
    if person is None:
        raise NotKnown(reason("people-reset-wrong"))
    await services.connections.dismiss_signed_out()
    return PasswordSet(person.name)


reset_routes = Router("/api", route_handlers=[ask_for_reset, set_password], tags=["people"])
