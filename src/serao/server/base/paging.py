"""Long lists over HTTP, page by page: `after` says where a page begins, and `Link` names the next one."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Annotated, Protocol, TypeVar
from urllib.parse import urlencode

import msgspec
from litestar import Response
from litestar.datastructures import ResponseHeader
from litestar.params import QueryParameter

from serao.engine.problem import Problem, reason
from serao.server.base.connection_types import AnyRequest
from serao.storage.paging import Cursor


class Found(Protocol):
    """A row that knows where its list goes on."""

    @property
    def cursor(self) -> Cursor:
        """Where the list goes on after it."""


Row = TypeVar("Row", bound=Found)
Line = TypeVar("Line")

MOST = 100  # lines of a page
LARGEST_KEY = 2**63 - 1  # what every database takes

After = Annotated[
    str | None,
    QueryParameter(max_length=200, description="Where the page before ended; best taken from its `Link: rel=next`."),
]
Limit = Annotated[int, QueryParameter(ge=1, le=MOST, description="How many lines at most.")]
NEXT = "The next page, as `rel=next`, where there is one."
LINK = [ResponseHeader(name="link", description=NEXT, documentation_only=True)]


def written(cursor: Cursor) -> str:
    """A cursor as it stands in an address."""
    return urlsafe_b64encode(msgspec.json.encode(cursor)).decode().rstrip("=")


def cursor_in(after: str | None) -> Cursor | None:
    """The cursor in an address; a Problem when it is none of ours."""
    if after is None:
        return None
    try:
        cursor = msgspec.json.decode(urlsafe_b64decode(after + "=" * (-len(after) % 4)), type=Cursor)
        if abs(cursor.key) > LARGEST_KEY or not cursor.id.isprintable():
            raise ValueError(cursor)
    except (ValueError, RecursionError):
        raise Problem(reason("server-cursor")) from None
    return cursor


def paged(
    request: AnyRequest,
    found: Sequence[Row],
    limit: int,
    lines: Callable[[Sequence[Row]], list[Line]],
    **asked: str,
) -> Response[list[Line]]:
    """What was found as a page of lines; it is one more than the limit where there is a next page.

    `asked` is whatever else was asked for, and is asked for in the next page, too.
    """
    headers = {}
    if len(found) > limit:
        query = urlencode({**asked, "after": written(found[limit - 1].cursor), "limit": limit})
        headers["link"] = f'<{request.url.path}?{query}>; rel="next"'
    return Response(lines(found[:limit]), headers=headers)
