"""The HTTP routes of tokens: make one for a program, list them, revoke one."""

import secrets
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, Parameter

from serao.engine.problem import reason
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotAdmitted, NotFound
from serao.server.people.authorisation import LEAST, Asker, Scope, Scopes
from serao.server.people.identity import asker_asking, must_be_known, token_hash, token_of
from serao.server.people.programs import new_token
from serao.server.people.session_routes import limit_attempts
from serao.storage import persons, tokens
from serao.table.commands import END, Name
from serao.table.naming import clean_name

DAY = 24 * 60 * 60 * 1000
ID_DIGITS = 16  # of the hash: enough to tell one's own tokens apart, and good for nothing else

Days = Annotated[int, msgspec.Meta(ge=1, le=3650)]
TokenId = Annotated[str, Parameter(pattern=f"^[0-9a-f]{{{ID_DIGITS}}}{END}", description="The id of a token.")]


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token to make: the name its program plays under (else one's own), what it is good for, for how many days."""

    name: Name | None = None
    scopes: Scopes = LEAST
    days: Days | None = 90


class TokenLine(msgspec.Struct, frozen=True, kw_only=True):
    """A token in a list; `seen_at` is when it was last used, to the minute, `current`: it is the one that asks."""

    id: str
    program: str
    name: str
    scopes: list[str]
    created_at: int
    seen_at: int
    expires_at: int | None
    current: bool


class Token(msgspec.Struct, frozen=True):
    """A token with which a program plays for a person, shown once."""

    token: str


@post("/tokens", responses=RESPONSES, security=KNOWN, operation_id="new_token")
async def make_token(request: AnyRequest, services: TheServices, data: JSONBody[NewToken]) -> Token:
    """Make a token for a program that plays in one's name. A program makes none that is good for more than its own."""
    person, asker = await must_be_known(request, services), await asker_asking(request, services)
    assert asker is not None  # it is known
    limit_attempts(request, services)
    refuse_more(asker, data.scopes)
    name, at = clean_name(data.name or person.name), now()
    end = min_of(None if data.days is None else at + data.days * DAY, asker.expires_at)
    made = await services.database.write(lambda connection: new_token(connection, person, name, data.scopes, at, end))
    return Token(made)


def refuse_more(asker: Asker, scopes: tuple[Scope, ...]) -> None:
    """Refuse a token that is good for more than the one that asks for it."""
    more = next((scope for scope in scopes if not asker.may(scope)), None)
    if more is not None:
        raise NotAdmitted(reason("people-scope", scope=more))


def min_of(wanted: int | None, most: int | None) -> int | None:
    """The earlier of two times; None is never."""
    return min((each for each in (wanted, most) if each is not None), default=None)


@get("/tokens", responses=RESPONSES, security=KNOWN)
async def own_tokens(request: AnyRequest, services: TheServices) -> list[TokenLine]:
    """The tokens of one's programs, the last used first."""
    person = await must_be_known(request, services)
    current = token_hash(token_of(request, services.config) or "")
    return [
        TokenLine(
            id=id_of(each.token),
            program=each.program,
            name=each.name,
            scopes=each.scopes.split(),
            created_at=each.created_at,
            seen_at=each.seen_at,
            expires_at=each.expires_at,
            current=secrets.compare_digest(each.token, current),
        )
        for each in await services.database.read(tokens.tokens_of, person.id)
    ]


def id_of(token: bytes) -> str:
    """What a token is called in the list."""
    return token.hex()[:ID_DIGITS]


@delete("/tokens/{token:str}", responses=RESPONSES, security=KNOWN)
async def revoke_token(request: AnyRequest, services: TheServices, token: TokenId) -> None:
    """Revoke a token; the connections that were opened with it end."""
    person = await must_be_known(request, services)
    found = [each for each in await services.database.read(tokens.tokens_of, person.id) if id_of(each.token) == token]
    if not found:
        raise NotFound(reason("people-no-token"))
    await services.database.write(lambda connection: persons.remove_session(connection, found[0].token))
    await services.connections.dismiss_signed_out()


token_routes = Router("/api", route_handlers=[make_token, own_tokens, revoke_token], tags=["people"])
