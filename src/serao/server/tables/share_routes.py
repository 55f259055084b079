"""The HTTP routes of links to records: share a game, take the link back, open one by its link."""

import secrets
from typing import Annotated

import msgspec
from litestar import Response, delete, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import reason
from serao.server.base.addresses import base_url, urls_for_local_asker
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, KNOWN, RecordId, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotFound
from serao.server.tables.record_access import link_cookie, opened, own
from serao.storage import sharing

KEY_BYTES = 24


class SharedLink(msgspec.Struct, frozen=True):
    """A link that opens a record. Its key stands after the #, so no server logs it; a public game needs none."""

    link: str


class LinkKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link to a record."""

    key: Annotated[str, msgspec.Meta(max_length=64)]


@post(
    "/records/{record:str}/share", responses=RESPONSES, security=ANYBODY, status_code=200, operation_id="share_record"
)
async def share(request: AnyRequest, services: TheServices, record: RecordId) -> SharedLink:
    """The link by which others open a record. Those who played share one link, the same until one takes it back."""
    # On a friend's device localhost would be another machine.
    home = next(iter(urls_for_local_asker(request.scope, services.config)), base_url(request, services.config))
    found, granted = await opened(request, services, record)
    if granted.everybody:
        return SharedLink(f"{home}/replay/{found.id}")
    await own(request, services, record)
    new, made_at = secrets.token_urlsafe(KEY_BYTES), now()
    key = await services.database.write(lambda connection: sharing.share(connection, found.id, new, made_at))
    return SharedLink(f"{home}/replay/{found.id}#{key}")


@delete("/records/{record:str}/share", responses=RESPONSES, security=KNOWN, operation_id="withdraw_share")
async def withdraw(request: AnyRequest, services: TheServices, record: RecordId) -> None:
    """Take the link back: whoever came by it finds nothing any more."""
    found, _ = await own(request, services, record)
    await services.database.write(lambda connection: sharing.withdraw(connection, found.id))


@post(
    "/records/{record:str}/open",
    responses=RESPONSES,
    security=ANYBODY,
    status_code=204,
    operation_id="open_record_by_link",
)
async def open_by_link(services: TheServices, record: RecordId, data: JSONBody[LinkKey]) -> Response[None]:
    """Open a record by the key of its link: the cookie in the answer shows the key from now on."""
    if not await services.database.read(fits, record, data.key):
        raise NotFound(reason("record-unknown"))
    return Response(None, status_code=204, cookies=[link_cookie(services.config, record, data.key)])


def fits(connection: Connection, record: str, key: str) -> bool:
    """Whether a key opens a record."""
    return sharing.fits(sharing.share_of(connection, record), key)
