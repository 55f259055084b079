"""Long lists page by page: each page begins after the last line of the one before, so new lines shift nothing."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, or_


class Cursor(msgspec.Struct, frozen=True, array_like=True):
    """Where a page ended: what the list is ordered by there, and the id of the line, since several may be equal."""

    key: int | float
    id: str


def falling(
    query: Select[Any],
    key: ColumnElement[Any],
    id: ColumnElement[str],  # noqa: A002
    limit: int,
    after: Cursor | None,
) -> Select[Any]:
    """So many lines of a list that begins with the greatest key; equal ones in the order of their ids."""
    if after is not None:
        query = query.where(or_(key < after.key, and_(key == after.key, id > after.id)))
    return query.order_by(key.desc(), id).limit(limit)


def rising(
    query: Select[Any],
    key: ColumnElement[Any],
    id: ColumnElement[str],  # noqa: A002
    limit: int,
    after: Cursor | None,
) -> Select[Any]:
    """So many lines of a list that begins with the smallest key; equal ones in the order of their ids."""
    if after is not None:
        query = query.where(or_(key > after.key, and_(key == after.key, id > after.id)))
    return query.order_by(key, id).limit(limit)
