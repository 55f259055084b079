"""Who may open a record: those who sat there, whoever has its link, and of a public game everybody."""

import hmac

import msgspec
from sqlalchemy import Connection, delete, select

from serao.storage import schema, statements
from serao.storage.matches import Match, match, placed
from serao.storage.records import importer_of
from serao.table.setup import Setup


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may do with a record. `everybody`: it is open to all. `own`: the asker played or imported it."""

    everybody: bool = False
    own: bool = False
    admitted: bool = False  # as a spectator of a table by invitation, or by the link

    @property
    def open(self) -> bool:
        """Whether the asker may open the record."""
        return self.everybody or self.own or self.admitted


def access(connection: Connection, record: str, match_id: str | None, asker: str | None, key: str | None) -> Access:
    """What an asker may do with a record, who shows the key of its link or None."""
    by_link = key is not None and fits(share_of(connection, record), key)
    known = _to_import(connection, record, asker) if match_id is None else to_match(connection, match_id, asker)
    return msgspec.structs.replace(known, admitted=known.admitted or by_link)


def fits(kept: str | None, key: str) -> bool:
    """Whether a key is that of the link. Without a link no key is."""
    return kept is not None and hmac.compare_digest(kept.encode(), key.encode())


def _to_import(connection: Connection, record: str, asker: str | None) -> Access:
    """An import is its importer's. Of the first ones nobody wrote down whose they are: they are open by their id."""
    importer = importer_of(connection, record)
    return Access(everybody=importer is None, own=importer is not None and importer == asker)


def to_match(connection: Connection, match_id: str, asker: str | None) -> Access:
    """What an asker without a link may do with the record of a match."""
    found = match(connection, match_id)
    if found is None:
        return Access()
    spectators = _spectators(found)
    place = placed(connection, match_id, asker) if asker is not None else None
    return Access(
        everybody=found.public and spectators,
        own=bool(place) or (asker is not None and found.host == asker),
        admitted=place is not None and spectators,
    )


def _spectators(found: Match) -> bool:
    """Whether a table let spectators in; no, where its setup cannot be read."""
    try:
        return msgspec.json.decode(found.setup, type=Setup).spectators
    except (msgspec.MsgspecError, ValueError):
        return False


# ── Links ─────────────────────────────────────────────────────────────────────────────────────────


def share_of(connection: Connection, record: str) -> str | None:
    """The key of the link to a record; None where there is no link."""
    return connection.scalar(select(schema.shares.c.key).where(schema.shares.c.record == record))


def share(connection: Connection, record: str, key: str, now: int) -> str:
    """Make the link to a record with that key; the key of the link, which is an older one where there was one."""
    statements.add(connection, schema.shares, {"record": record, "key": key, "made_at": now})
    return share_of(connection, record) or key


def withdraw(connection: Connection, record: str) -> None:
    """Make the link to a record invalid."""
    connection.execute(delete(schema.shares).where(schema.shares.c.record == record))
