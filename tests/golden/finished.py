"""Finished games, kept as records: one for each way in which a game can end."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from serao.bots import bot_named
from serao.bots.match import play_out
from serao.engine.fairness import revealed, seed_of
from serao.engine.record import Record, write_down
from serao.games import GAMES, avenue, fairy_tile, picture_perfect
from tests.contract.tables import Table
from tests.golden.playthroughs import NAMES, recorded

FOLDER = Path(__file__).parent / "finished"
MOST_TRIED = 20_000


# Ways to end, by game: the reason, what decided, the grade.
WAYS: dict[str, list[tuple[str, str, str | None]]] = {
    "photograph": [
        (reason, decided, None)
        for reason in ("deck-short", "deck-empty")
        for decided in ("points", "good-shots", "longest-strip", "shared")
    ],
    "avenue": [
        *(("five-farms", decided, None) for decided in ("points", "highest-farm", "shared")),
        *(
            ("five-farms", "alone", grade)
            for grade in ("apprentice", "carrier", "vintner", "cellar-master", "grand-cru")
        ),
    ],
    "picture_perfect": [
        ("photographs", decided, None)
        for decided in ("points", "guests-placed", "envelopes-held", "best-photo", "shared")
    ],
    "fairy_tile": [("last-page", "last-page", None), ("no-end", "nobody", None)],
}


def way_of(record: Record) -> tuple[str, str, str | None]:
    """The way in which a recorded game ended."""
    assert record.outcome is not None
    return record.outcome.reason, record.outcome.decided, record.outcome.grade


def versions(game: str) -> list[int]:
    """The versions of a game's rules that this program plays, the present one last."""
    earlier = GAMES[game].EARLIER.items()
    return [*(rules for rules, found in earlier if not isinstance(found, str)), GAMES[game].RULES]


def file_of(game: str, way: tuple[str, str, str | None], rules: int) -> Path:
    """Where the fixture of a way to end, by a version of the rules, is kept."""
    version = [f"rules-{rules}"] if rules > 1 else []
    return FOLDER / f"{'-'.join([game, *(part for part in way if part), *version])}.json"


def candidates(game: str) -> Iterator[Record]:
    """Games to choose fixtures from: random ones, and for the grades of a game alone ones that are played well."""
    for number in range(MOST_TRIED):
        yield recorded(Table(GAMES[game], options_for(game, number), 2 + number % 3), number)
        if game == "avenue":
            yield well_played(number)


def options_for(game: str, number: int) -> Any:
    """Short books, because random play takes long to tell a whole one; auctions, because only they part envelopes."""
    match game:
        case "fairy_tile":
            return fairy_tile.Options(pages_each=2)
        case "picture_perfect":
            return picture_perfect.Options(auctions=number % 2 == 1)
        case _:
            return GAMES[game].Options()


def well_played(number: int) -> Record:
    """A game of Avenue alone by the sound opponent."""
    secret = sha256(f"alone {number}".encode()).digest()
    state, moves = play_out(avenue, avenue.Options(), [bot_named("avenue", "sound")], seed_of(secret))
    return write_down(avenue, avenue.Options(), NAMES[:1], revealed(secret), moves, avenue.outcome(state))


def found(game: str) -> dict[tuple[str, str, str | None], Record]:
    """The first game that ends in each way."""
    wanted = set(WAYS[game])
    chosen: dict[tuple[str, str, str | None], Record] = {}
    for record in candidates(game):
        way = way_of(record)
        if way in wanted and way not in chosen:
            chosen[way] = record
        if len(chosen) == len(wanted):
            return chosen
    raise LookupError(f"{game}: no game ends by {wanted - set(chosen)}")


assert set(WAYS) == set(GAMES)
