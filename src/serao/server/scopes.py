"""What every route of the API needs of a program's token. This is the one place that says so."""

from collections.abc import Mapping

from litestar.handlers import BaseRouteHandler

from serao.engine.problem import reason
from serao.server.base.connection_types import AnyConnection
from serao.server.base.problems import NotKnown
from serao.server.base.services import BaseServices
from serao.server.people.authorisation import FOR_ACCOUNT, KEPT, SCOPES, Scope, find_asker, refuse_without
from serao.server.people.identity import token_hash, token_of

OPEN: tuple[Scope, ...] = ()  # for everybody, and nothing depends on who asks
ANY = SCOPES  # whatever a token is good for
API = "/api/"

NEEDED: Mapping[tuple[str, str], tuple[Scope, ...]] = {
    ("POST", "/api/session"): OPEN,
    ("GET", "/api/session"): ANY,
    ("DELETE", "/api/session"): ANY,
    ("PUT", "/api/session/name"): ("account",),
    ("POST", "/api/session/claim"): ("account",),
    ("POST", "/api/session/link"): ("account",),
    ("DELETE", "/api/session/link"): ("account",),
    ("POST", "/api/login"): OPEN,
    ("POST", "/api/login/link"): OPEN,
    ("POST", "/api/login/passkey"): OPEN,
    ("POST", "/api/login/passkey/begin"): OPEN,
    ("POST", "/api/join"): OPEN,
    ("POST", "/api/reset"): OPEN,
    ("POST", "/api/reset/use"): OPEN,
    ("GET", "/api/keys"): ("account",),
    ("POST", "/api/keys/codes"): ("account",),
    ("POST", "/api/keys/codes/confirm"): ("account",),
    ("POST", "/api/keys/codes/off"): ("account",),
    ("POST", "/api/keys/passkeys"): ("account",),
    ("POST", "/api/keys/passkeys/begin"): ("account",),
    ("POST", "/api/keys/passkeys/remove"): ("account",),
    ("GET", "/api/me/archive"): ("account",),
    ("POST", "/api/me/leave"): ("account",),
    ("GET", "/api/tokens"): ("account",),
    ("POST", "/api/tokens"): ("account",),
    ("DELETE", "/api/tokens/{token}"): ("account",),
    ("GET", "/api/sessions"): ("account",),
    ("DELETE", "/api/sessions"): ("account",),
    ("DELETE", "/api/sessions/{session}"): ("account",),
    ("GET", "/api/profiles/{person}"): ("watch",),
    ("GET", "/api/profiles/{person}/ratings/{game}"): ("watch",),
    ("GET", "/api/profiles/{person}/games"): ("watch",),
    ("GET", "/api/profiles/{person}/history"): ("watch",),
    ("GET", "/api/profiles/{person}/against/{other}"): ("watch",),
    ("GET", "/api/profiles/{person}/bests"): ("watch",),
    ("GET", "/api/rankings/{game}"): OPEN,
    ("GET", "/api/statistics/{game}"): OPEN,
    ("GET", "/api/statistics/{game}/csv"): OPEN,
    ("GET", "/api/friends"): ("account",),
    ("PUT", "/api/friends/{person}"): ("account",),
    ("DELETE", "/api/friends/{person}"): ("account",),
    ("GET", "/api/friends/tables"): ("account",),
    ("GET", "/api/notices"): ("account",),
    ("PUT", "/api/notices"): ("account",),
    ("POST", "/api/notices/confirm"): ("account",),
    ("GET", "/api/notices/key"): OPEN,
    ("POST", "/api/notices/push"): ("account",),
    ("DELETE", "/api/notices/push"): ("account",),
    ("GET", "/api/house"): OPEN,
    ("GET", "/api/games"): OPEN,
    ("GET", "/api/lobby"): OPEN,
    ("GET", "/api/mine"): ("watch",),
    ("GET", "/api/events"): ("watch",),
    ("POST", "/api/tables"): ("play",),
    ("GET", "/api/tables/{match}"): ("watch",),
    ("POST", "/api/tables/{match}/enter"): ("watch",),
    ("GET", "/api/tables/{match}/invitation"): ("play",),
    ("POST", "/api/tables/{match}/invited"): ("watch",),
    ("POST", "/api/tables/{match}/commands"): ("play", "chat"),  # the command itself says which of the two
    ("GET", "/api/tables/{match}/view"): ("watch",),
    ("GET", "/api/tables/{match}/told"): ("watch",),
    ("GET", "/api/tables/{match}/ratings"): ("watch",),
    ("POST", "/api/tables/{match}/rematch"): ("play",),
    ("POST", "/api/tables/{match}/another"): ("play",),
    ("GET", "/api/circles"): ("account",),
    ("POST", "/api/circles"): ("account",),
    ("DELETE", "/api/circles/{circle}"): ("account",),
    ("POST", "/api/circles/{circle}/leave"): ("account",),
    ("POST", "/api/circles/{circle}/call"): ("account",),
    ("GET", "/api/records"): ("watch",),
    ("POST", "/api/records"): ("play",),
    ("DELETE", "/api/records/{record}"): ("play",),
    ("POST", "/api/records/{record}/share"): ("play",),
    ("DELETE", "/api/records/{record}/share"): ("play",),
    ("POST", "/api/records/{record}/open"): ("watch",),
    ("GET", "/api/records/{record}"): ("watch",),
    ("GET", "/api/records/{record}/summary"): ("watch",),
    ("GET", "/api/records/{record}/moves/{move}"): ("watch",),
    ("GET", "/api/records/{record}/proof"): ("watch",),
    ("GET", "/api/records/{record}/photo/{picture}"): ("watch",),
    ("GET", "/api/records/{record}/keepsake/{picture}"): ("watch",),
    ("GET", "/api/ignored"): ("account",),
    ("PUT", "/api/ignored/{person}"): ("account",),
    ("DELETE", "/api/ignored/{person}"): ("account",),
    ("GET", "/api/reports"): ("account",),
    ("POST", "/api/reports"): ("account",),
    # A program is never in charge, whatever its token is good for: its owner's role is not its own. These routes
    # answer as if they were not there.
    ("GET", "/api/house/figures"): ANY,
    ("GET", "/api/house/people"): ANY,
    ("GET", "/api/house/tables"): ANY,
    ("GET", "/api/house/sanctions"): ANY,
    ("GET", "/api/house/reports"): ANY,
    ("GET", "/api/house/log"): ANY,
    ("POST", "/api/house/sanctions"): ANY,
    ("POST", "/api/house/sanctions/lift"): ANY,
    ("PUT", "/api/house/people/{person}/moderator"): ANY,
    ("POST", "/api/house/people/{person}/delete"): ANY,
    ("POST", "/api/house/people/{person}/reset"): ANY,
    ("POST", "/api/house/tables/{match}/close"): ANY,
    ("POST", "/api/house/tables/{match}/host"): ANY,
    ("POST", "/api/house/tables/{match}/stand"): ANY,
    ("POST", "/api/house/reports/{report}"): ANY,
}
# Files that anybody may read: the description of the API, and the words and rules of games.
PAGES = ("/api/docs", "/api/page.css", "/api/words/", "/api/games/")


def needed(method: str, path: str) -> tuple[Scope, ...]:
    """The scopes one of which a route needs; a route that nobody has written down is the account's alone."""
    if not path.startswith(API) or (method in ("GET", "HEAD") and path.startswith(PAGES)):
        return OPEN
    return NEEDED.get(("GET" if method == "HEAD" else method, path), ("account",))


async def check_scope(connection: AnyConnection, _handler: BaseRouteHandler, services: BaseServices) -> None:
    """Refuse a program whose token does not hold what the route needs, before anything of its request is read."""
    scopes = needed(str(connection.scope.get("method")), connection.scope["path_template"])
    if not scopes:
        return
    token = token_of(connection, services.config)
    asker = await find_asker(services, token_hash(token) if token else None)
    if asker is None and scopes == ("account",):
        raise NotKnown(reason("server-no-name"))
    refuse_without(asker, *scopes)
    connection.scope["state"][KEPT] = asker
    connection.scope["state"][FOR_ACCOUNT] = scopes == ("account",)
