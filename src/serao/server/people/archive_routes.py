"""The HTTP route of the archive: everything that the house knows about a person, to take along."""

import asyncio
from collections.abc import AsyncIterator
from tempfile import TemporaryFile
from typing import IO

from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from serao.server.base.addresses import address_of
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.people.archive import write_archive
from serao.server.people.identity import must_be_known

CHUNK = 64 * 1024
HEADERS = {"content-disposition": 'attachment; filename="serao-archive.zip"'}
ZIP = {200: ResponseSpec(bytes, media_type="application/zip", description="The archive.", generate_examples=False)}


@get("/me/archive", responses=RESPONSES | ZIP, media_type="application/zip", operation_id="own_archive", security=KNOWN)
async def archive(request: AnyRequest, services: TheServices) -> Stream:
    """Everything that the house knows about one, as a zip file: JSON, and one's records, which `serao verify` takes."""
    person = await must_be_known(request, services)
    services.limits.archive(person.id)
    async with services.background.replay_turn(address_of(request)):
        file = TemporaryFile()  # noqa: SIM115 - it is closed when it has been sent
        try:
            await services.database.read(write_archive, person, file)
        except BaseException:
            file.close()
            raise
    return Stream(chunks(file), media_type="application/zip", headers=HEADERS)


async def chunks(file: IO[bytes]) -> AsyncIterator[bytes]:
    """A file bit by bit, so that it is never in memory as a whole."""
    with file:
        file.seek(0)
        while chunk := await asyncio.to_thread(file.read, CHUNK):
            yield chunk


archive_routes = Router("/api", route_handlers=[archive], tags=["people"])
