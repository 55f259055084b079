"""How many tables there may be: of a host those whose game is not over, and public ones that wait for people."""

from sqlalchemy import Connection

from serao.engine.problem import reason
from serao.server.base.config import Limits
from serao.server.base.problems import TooMany
from serao.server.base.rate_limits import FOR_MEMBERS
from serao.storage import matches
from serao.storage.matches import Match

LATELY = 30 * 24 * 60 * 60 * 1000  # milliseconds: games that were given up long ago keep nobody from the next one
WAIT = 60.0  # seconds after which a table may have begun or ended, so that another may be opened


def refuse_many(connection: Connection, match: Match, limits: Limits, member: bool) -> None:
    """Refuse a new table when its host has too many, or when it is public and too many wait for people."""
    if matches.unfinished_of(connection, match.host, match.created_at - LATELY) >= limits.person_tables:
        raise TooMany(reason("server-tables-unfinished", most=limits.person_tables), WAIT)
    if match.public:
        refuse_gathering(connection, match, limits, member)


def refuse_gathering(connection: Connection, match: Match, limits: Limits, member: bool) -> None:
    """Refuse a public table when its host, its origin or the house has too many that wait for people."""
    waiting = matches.gathering(connection, match.host, match.origin or "")
    if waiting.host >= limits.person_gathering:
        raise TooMany(reason("server-tables-gathering", most=limits.person_gathering), WAIT)
    house = limits.house_gathering * (1.0 if member else 1 - FOR_MEMBERS)
    if waiting.origin >= limits.address_gathering or waiting.all >= house:
        raise TooMany(reason("server-many-gathering"), WAIT)
