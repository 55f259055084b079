"""The description of the API for programs: OpenAPI, with every sentence taken from the code that it describes."""

from inspect import cleandoc, getdoc
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme, Tag
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import Method
from litestar.typing import FieldDefinition

from serao.engine.chance import Chance
from serao.games import GAMES
from serao.installed import own_games
from serao.installed.version import __version__
from serao.server.base.config import Config
from serao.server.base.dependencies import BEARER, COOKIE
from serao.server.pages.api_docs import PageForPeople
from serao.server.people.identity import cookie_name

ABOUT = """
A browser and a program use the same addresses: a person's page can do nothing that a program cannot.

A program asks `POST /api/session` once for a token and shows it with every request: `Authorization: Bearer …`.
Everything is JSON in UTF-8, seats are counted from 0, times are milliseconds since 1970.

**A table** is followed and played over its WebSocket, `/api/tables/{id}/socket`. The first message is a `hello`; the
answer is a `sync` with everything that one may see, and from then on every `update` tells one thing that happened.
Commands carry an id of one's own making, and a command that is sent twice is done once. `GET /api/tables/{id}/view` and
`POST /api/tables/{id}/commands` do the same without a socket. Every message stands in `docs/protocol.md`, which comes
with Serão.

**What concerns one** anywhere in the house comes over one stream, `GET /api/events` as lines of JSON, or the same over
the WebSocket `/api/events/socket`: invitations, one's turns, games that end.

**Whatever goes wrong** is `application/problem+json` (RFC 9457): `detail` is one sentence in the language of
`Accept-Language`, and `reason` is the same as data.
"""
TAGS = {
    "people": "Who one is, and who the others are: sessions, names, profiles, ratings, friends.",
    "tables": "The games, the lists of tables, and one table: open it, enter it, look at it, send it commands.",
    "records": "Finished games: their records, what happened move by move, and the proof of their shuffle.",
    "events": "One stream of everything that concerns a person or a program: invitations, turns, games that end.",
    "notices": "Where a person who is away is told that it is their turn.",
    "house": "For those in charge of the house: people, tables, sanctions, reports. For all others it is not there.",
    "health": "Whether the server works, and where friends find it.",
}
GAME = own_games()[0]  # of the examples


def first_action() -> str:
    """The notation of an action with which a game of the examples may begin."""
    game = GAMES[GAME]
    state = game.new(game.Options(), game.USUAL_SEATS, Chance(b""))
    return game.text(game.legal(state, game.actors(state)[0])[0])


EXAMPLES: dict[str, Any] = {
    "Newcomer": {"name": "Ana", "token": True},
    "Renamed": {"name": "Ana Luísa"},
    "Login": {"name": "Ana", "password": "a pot of coffee", "token": True},
    "Claim": {"name": "Ana", "password": "a pot of coffee"},
    "NewTable": {"game": GAME, "seats": 2, "public": True, "bots": {"1": "level-3"}},
    "Invite": {"invite": "0mJx8hYbQ2k5n1d7"},
    "Sit": {"type": "sit", "id": "c1", "seat": 0},
    "PlayAsked": {"type": "play", "id": "c6", "seat": 0, "action": first_action()},
    "Say": {"type": "say", "id": "c16", "text": "Good evening!"},
    "Wanted": {"email": "ana@example.org", "webhook": None},
    "Fault": {
        "type": "/api/docs#status-409",
        "title": "Not now",
        "status": 409,
        "detail": "Seat 1 is taken.",
        "reason": {"key": "table-seat-taken", "args": {"seat": 1}},
    },
}


class DescribedStructs(OpenAPISchemaPlugin):
    """Describes a struct by its docstring, and shows an example of it where there is one."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether it is a struct."""
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """The schema that Litestar makes, with the description."""
        others = (each for each in schema_creator.plugins if each is not self)
        usual = next(each for each in others if schema_creator.plugin_supports_field(each, field_definition))
        schema: Schema = usual.to_openapi_schema(field_definition, schema_creator)
        kind = field_definition.type_
        schema.description = cleandoc(getdoc(kind) or "")
        schema.examples = [EXAMPLES[kind.__name__]] if kind.__name__ in EXAMPLES else None
        return schema


def operation_id(handler: HTTPRouteHandler, _method: Method, _path: Any) -> str:
    """The name of an operation: that of its handler, so it stays when a path changes."""
    return handler.handler_name


def openapi(config: Config) -> OpenAPIConfig:
    """The description of the API, as JSON for programs and as a page for people."""
    return OpenAPIConfig(
        title="Serão",
        version=__version__,
        description=cleandoc(ABOUT),
        path="/api/docs",
        render_plugins=[PageForPeople(path="/"), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        operation_id_creator=operation_id,
        tags=[Tag(name=name, description=text) for name, text in TAGS.items()],
        components=Components(security_schemes=security_schemes(config)),
    )


def security_schemes(config: Config) -> Any:
    """The two ways to say who one is."""
    return {
        BEARER: SecurityScheme(type="http", scheme="bearer", description="The token that a program was given once."),
        COOKIE: SecurityScheme(
            type="apiKey",
            name=cookie_name(config),
            security_scheme_in="cookie",
            description="The cookie of a browser; it is believed only from the server's own pages.",
        ),
    }
