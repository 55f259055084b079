"""Stored matches as lines of a list: in the lobby, among one's own tables, in a profile."""

from collections.abc import Iterable

import msgspec

from serao.games import GAMES
from serao.storage.matches import Listed, Match, people_listed
from serao.table.events import Kind
from serao.table.setup import Setup


class LobbyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. `turn`: it is the asker's turn there; `kept`: a chair is kept for them.

    Both are only known in the list of one's own tables. `kinds` says of each of the names who it is.
    """

    id: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    names: list[str]
    kinds: list[Kind | None]
    created_at: int
    finished_at: int | None
    setup: Setup
    turn: bool = False
    kept: bool = False


def readable_lines(found: Iterable[Match | None]) -> list[LobbyLine]:
    """The lines of those matches whose row can be read and whose game is installed; the others are left out."""
    lines = []
    for each in found:
        try:
            line = lobby_line(each) if each is not None else None
        except (msgspec.MsgspecError, ValueError, TypeError):
            continue
        if line is not None and line.game in GAMES:
            lines.append(line)
    return lines


def own_line(found: Match, turn: bool, kept: bool = False) -> LobbyLine:
    """A person's own match as a line; of one that cannot be read, what is known: whoever opens it is told the rest."""
    try:
        return lobby_line(found, turn, kept)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return line_with(found, [], Setup(game=found.game, seats=found.seats, public=found.public))


def lobby_line(found: Match, turn: bool = False, kept: bool = False) -> LobbyLine:
    """A stored match as a line of a list."""
    setup = msgspec.json.decode(found.setup, type=Setup)
    return line_with(found, people_listed(found.names), setup, turn, kept)


def line_with(found: Match, people: list[Listed], setup: Setup, turn: bool = False, kept: bool = False) -> LobbyLine:
    """A stored match as a line, with what was decoded of it."""
    return LobbyLine(
        id=found.id,
        game=found.game,
        phase=found.phase,
        public=found.public,
        seats=found.seats,
        taken=found.taken,
        names=[each.name for each in people],
        kinds=[each.kind for each in people],
        created_at=found.created_at,
        finished_at=found.finished_at,
        setup=setup,
        turn=turn,
        kept=kept,
    )
