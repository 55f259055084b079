"""What people are told in the course of a whole game, in every language, as one long list of sentences."""

import re
from collections.abc import Iterator
from pathlib import Path

from serao.engine.record import decode, replay
from serao.games import GAMES
from serao.locales import LANGUAGES, words

# A place by its numbers, as 2,-1; a rule by its number, as (7.2).
FOR_MACHINES = re.compile(r"\d\s*,\s*[-−]?\d|\(\d+(\.\d+)*\)")


def told_in(record: Path) -> Iterator[str]:
    """Every sentence that any seat or a spectator is told in a finished game."""
    finished = decode(record.read_bytes())
    game = GAMES[finished.game]
    for step in replay(game, finished):
        views = [game.view(step.state, seat) for seat in (None, *range(len(finished.players)))]
        for event in {event for view in views for event in view.news}:
            yield from (game.tell(event, words(language).say, finished.players) for language in LANGUAGES)
