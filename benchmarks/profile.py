"""Where the time of random play goes: the functions that take most of it themselves."""

import cProfile
import pstats
from pathlib import Path
from typing import Any

from benchmarks.decisions import games_of
from serao.games import GAMES
from serao.installed import own_games

DECISIONS = 20_000
SHOWN = 6


def measured() -> list[dict[str, Any]]:
    """The top entries of each game's profile."""
    return [entry for name in own_games() for entry in top(name, GAMES[name].USUAL_SEATS)]


def top(name: str, seats: int) -> list[dict[str, Any]]:
    """The functions with the largest share of their own time."""
    one_game = games_of(name, seats)
    profile, decisions = cProfile.Profile(), 0
    profile.enable()
    while decisions < DECISIONS:
        decisions += one_game()
    profile.disable()
    stats: Any = pstats.Stats(profile)
    own = sorted(stats.stats.items(), key=lambda item: -item[1][2])[:SHOWN]
    return [
        {
            "game": name,
            "function": f"{Path(file).stem}.{function}" if file != "~" else function,
            "share": f"{values[2] / stats.total_tt:.0%}",
            "calls": values[0],
        }
        for (file, _line, function), values in own
    ]
