"""Stored matches as lines of a list: in the lobby, among one's own tables, in a profile."""

import msgspec

from serao.storage.matches import Match
from serao.table.setup import Setup


class LobbyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. `turn`: it is the asker's turn there; only known in the list of one's own tables."""

    id: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    names: list[str]
    created_at: int
    finished_at: int | None
    setup: Setup
    turn: bool = False


def lobby_line(found: Match, turn: bool = False) -> LobbyLine:
    """A stored match as a line of a list."""
    return LobbyLine(
        id=found.id,
        game=found.game,
        phase=found.phase,
        public=found.public,
        seats=found.seats,
        taken=found.taken,
        names=msgspec.json.decode(found.names, type=list[str]),
        created_at=found.created_at,
        finished_at=found.finished_at,
        setup=msgspec.json.decode(found.setup, type=Setup),
        turn=turn,
    )
