"""Long lists page by page: each page begins after the last line of the one before, so new lines shift nothing."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, or_


class Cursor(msgspec.Struct, frozen=True, array_like=True):
    """Where a page ended: what the list is ordered by there, and the id of the line, since several may be equal."""

    key: int | float
    id: str


def page_of(
    query: Select[Any],
    key: ColumnElement[Any],
    id: ColumnElement[str],  # noqa: A002
    limit: int,
    after: Cursor | None,
    *,
    smallest_first: bool = False,
) -> Select[Any]:
    """So many lines of a list that begins with the greatest key, or the smallest; equal ones in the order of ids."""
    if after is not None:
        beyond = key > after.key if smallest_first else key < after.key
        query = query.where(or_(beyond, and_(key == after.key, id > after.id)))
    return query.order_by(key if smallest_first else key.desc(), id).limit(limit)
