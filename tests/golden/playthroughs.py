"""Whole games as readable text: every move, what everybody was told, and a digest of everything everybody saw."""

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec

from serao.engine.fairness import revealed, seed_of
from serao.engine.outcome import Outcome
from serao.engine.record import Record, Step, replay, write_down
from serao.engine.versions import by_rules
from serao.games import GAMES
from serao.locales import words
from tests.contract.tables import Table, moment_from

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Ana", "Bruno", "Chloé", "Davi")


class Playthrough(NamedTuple):
    """A game worth keeping: a table and the number its luck comes from."""

    name: str
    table: Table
    number: int


def _table(game: str, seats: int, *, rules: int = 1, **options: object) -> Table:
    return Table(by_rules(GAMES[game], rules), GAMES[game].Options(**options), seats)


PLAYTHROUGHS = [
    Playthrough("photograph-2", _table("photograph", 2), 1),
    Playthrough("photograph-3-missed-photo", _table("photograph", 3, missed_photo=True), 2),
    Playthrough("photograph-4", _table("photograph", 4), 3),
    Playthrough("photograph-2-left-out", _table("photograph", 2, left_out=("blue", "purple")), 4),
    Playthrough("avenue-1", _table("avenue", 1), 1),
    Playthrough("avenue-2-map-b", _table("avenue", 2, map="B"), 2),
    Playthrough("avenue-4-map-c", _table("avenue", 4, map="C"), 3),
    Playthrough("picture-perfect-3", _table("picture_perfect", 3), 1),
    Playthrough("picture-perfect-2-auctions-notebook", _table("picture_perfect", 2, auctions=True, notebook=True), 2),
    Playthrough("picture-perfect-4-auctions", _table("picture_perfect", 4, auctions=True), 3),
    Playthrough("picture-perfect-3-rules-2", _table("picture_perfect", 3, rules=2), 1),
    Playthrough("picture-perfect-4-auctions-rules-2", _table("picture_perfect", 4, rules=2, auctions=True), 3),
    Playthrough("fairy-tile-3-short", _table("fairy_tile", 3, pages_each=1), 4),
]


def recorded(table: Table, number: int) -> Record:
    """The random game of that number as a record."""
    secret = sha256(f"golden {number}".encode()).digest()
    moment = moment_from(table, seed_of(secret), number)
    outcome = table.game.outcome(moment.state)
    return write_down(table.game, table.options, NAMES[: table.seats], revealed(secret), moment.moves, outcome)


def told(playthrough: Playthrough) -> str:
    """The whole game as text."""
    record = recorded(playthrough.table, playthrough.number)
    lines = [f"{playthrough.name}: {', '.join(record.players)}", f"options {dict(record.options)}", ""]
    for step in replay(playthrough.table.game, record):
        lines += step_lines(playthrough.table, record, step)
    assert record.outcome is not None
    return "\n".join([*lines, "", *outcome_lines(record, record.outcome)]) + "\n"


def step_lines(table: Table, record: Record, step: Step) -> list[str]:
    """A move with its digest, and its news, a line an event, as a spectator is told."""
    game = table.game
    seen = [game.view(step.state, seat) for seat in (None, *range(table.seats))]
    digest = sha256(msgspec.json.encode(seen)).hexdigest()[:12]
    who = "—" if step.action is None else f"{record.players[step.seat]} {game.text(step.action)}"
    news = (game.tell(event, words("en").say, record.players) for event in seen[0].news)
    return [f"{step.number:>3}  {who:<12} {digest}", *(f"       {line}" for line in news)]


def outcome_lines(record: Record, outcome: Outcome) -> list[str]:
    """The result, line by line."""
    lines = [f"{outcome.reason}, {outcome.decided}, ranking {outcome.ranking}, grade {outcome.grade}"]
    for score in outcome.scores:
        parts = " ".join(f"{line.key}{dict(line.args) or ''}{line.points:+d}" for line in score.lines)
        lines.append(f"{record.players[score.seat]} {score.total}: {parts}")
    return lines
