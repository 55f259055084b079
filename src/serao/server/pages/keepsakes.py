"""What is kept of a finished game, in the words of somebody's language, with names or without."""

from serao.engine.outcome import Outcome
from serao.engine.record import Record
from serao.locales import Words
from serao.server.base.clock import day_of
from serao.server.pages.keepsake_picture import Keepsake, Row

MOST_ROWS = 6


def keepsake_of(
    record: Record, finished_at: int, words: Words, names: bool, photograph: bytes | None
) -> Keepsake | None:
    """What is kept of a game; None of one that was given up."""
    if record.outcome is None:
        return None
    rows = rows_of(record.outcome, record.players if names else nameless(record, words))
    left = len(record.players) - MOST_ROWS
    return Keepsake(
        game=record.game,
        title=words.say(f"game-{record.game}"),
        reason=words.say(f"{record.game}-reason-{record.outcome.reason}"),
        day=day_of(finished_at),
        rows=rows[:MOST_ROWS],
        others=words.say("keepsake-others", number=left) if left > 0 else "",
        photograph=photograph,
    )


def nameless(record: Record, words: Words) -> tuple[str, ...]:
    """The seats by their numbers."""
    return tuple(words.say("keepsake-seat", seat=seat + 1) for seat in range(len(record.players)))


def rows_of(outcome: Outcome, names: tuple[str, ...]) -> tuple[Row, ...]:
    """The seats, best first; those who share a place have the same."""
    totals = {score.seat: score.total for score in outcome.scores}
    found: list[Row] = []
    for group in outcome.ranking:
        place = len(found) + 1
        found += [Row(place, seat, names[seat], totals[seat]) for seat in group]
    return tuple(found)


def winner_of(record: Record) -> int | None:
    """The seat whose picture is shown: the first of those who won."""
    return record.outcome.ranking[0][0] if record.outcome and record.outcome.ranking else None
