"""`serao replay` and `serao verify`: games read back from their records."""

from pathlib import Path

from rich.console import Console

from serao.cli.boards import board_of
from serao.cli.results import result
from serao.engine.problem import BadRecord, reason
from serao.engine.record import Record, Step, decode, game_of, proven, replay, verify
from serao.games import GAMES
from serao.locales import Words


def read_record(file: Path) -> Record:
    """The record in a file, or one sentence on why there is none."""
    try:
        return decode(file.read_bytes())
    except OSError:
        raise BadRecord(reason("cli-file-unreadable", file=str(file))) from None


def show_verify(file: Path, words: Words) -> None:
    """Prove the record and say so."""
    record = read_record(file)
    moves = verify(GAMES, record)
    console = Console(highlight=False)
    console.print(words.say("cli-verified", moves=moves, game=record.game), style="bold green")
    console.print(words.say("cli-commitment", commitment=record.fairness.commitment))
    for each in proven(record):
        console.print(words.why(each), markup=False)


def show_replay(file: Path, at: int | None, seat: int | None, words: Words) -> None:
    """Tell the whole game, or draw the table after one move."""
    record = read_record(file)
    seat_index = checked_seat(record, seat)
    steps = replay(game_of(GAMES, record), record)
    if at is None:
        tell_all(record, list(steps), seat_index, words)
    else:
        draw_one(record, list(steps), at, seat_index, words)


def checked_seat(record: Record, seat: int | None) -> int | None:
    """The seat to look from, counted from 0; None is a spectator."""
    if seat is not None and not 1 <= seat <= len(record.players):
        raise BadRecord(reason("no-such-seat", given=seat, seats=len(record.players)))
    return None if seat is None else seat - 1


def tell_all(record: Record, steps: list[Step], seat: int | None, words: Words) -> None:
    """The news of every move, and the result."""
    game, console = game_of(GAMES, record), Console(highlight=False)
    for step in steps:
        number = f"{step.number:>4} " if step.number else "     "
        notation = "" if step.action is None else game.text(step.action)
        told = (game.tell(event, words.say, record.players) for event in game.view(step.state, seat).news)
        console.print(f"{number}{notation:<5}", " ".join(told), style=None, markup=False, soft_wrap=False)
    outcome = game.outcome(steps[-1].state)
    if outcome is not None:
        console.print(result(game.NAME, outcome, record.players, words))
        console.print(board_of(game.NAME).epilogue(game.view(steps[-1].state, seat), record.players, words))


def draw_one(record: Record, steps: list[Step], at: int, seat: int | None, words: Words) -> None:
    """The table after one move."""
    if not 0 <= at < len(steps):
        raise BadRecord(reason("cli-no-such-move", given=at, moves=len(steps) - 1))
    game, console = game_of(GAMES, record), Console(highlight=False)
    view = game.view(steps[at].state, seat)
    console.print(board_of(game.NAME).draw(view, record.players, words, None))
    for event in view.news:
        console.print(game.tell(event, words.say, record.players), markup=False)
