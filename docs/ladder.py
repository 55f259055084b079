"""`make ladder`: every game's opponents on held-out deals, and the table in opponents.md written anew.

At full length this takes hours. Deals that are played lie in ladder/ and are not played again, as long as the
opponents are the same; the figures of each contest are kept in opponents/ladder.json.
"""

import argparse
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import msgspec

from serao.bots.arena.figures import Mean, report_of
from serao.bots.arena.results import continued
from serao.bots.runners import runner_of
from serao.cli.arena import Wish, contest_wanted, watched
from serao.cli.arguments import words_in
from tests.suites import SUITES

PAGE = Path(__file__).with_name("opponents.md")
FIGURES = PAGE.with_name("opponents") / "ladder.json"
PLAYED = PAGE.parents[1] / "ladder"
COMMAND = "make ladder"
BEGIN, END = f"<!-- ladder: written by `{COMMAND}` -->", "<!-- end of ladder -->"
COLUMNS = ("game", "seats", "who", "wins", "ahead by", "points", "deals", "no end", "thinks, ms (longest)")
MOST_DECISIONS = 20_000
SOURCES = (".py", ".weights", ".bin")


class Rung(NamedTuple):
    """A contest of the ladder; the first opponent is the one it is about."""

    game: str
    seats: int
    bots: str
    deals: int
    options: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What its figures are found by."""
        return " ".join((self.game, str(self.seats), self.bots, *self.options))


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures of a contest, about its first opponent."""

    opponents: str  # a digest of their sources and weights
    deals: int
    unended: int
    fair: float
    wins: Mean | None
    margin: Mean | None
    points: Mean | None
    thinks: float
    longest: float


def contests_of(game: str) -> list[Rung]:
    """What a game has of its own; then every level against the one below, and two against the yardstick."""
    suite = SUITES[game]
    levels = [Rung(game, 2, bots, suite.ladder_deals) for bots in ("2,1", "3,2", "4,3", "5,4", "3,sound", "5,sound")]
    return [*(Rung(game, *contest) for contest in suite.contests), *levels]


LADDER = [rung for game in SUITES for rung in contests_of(game)]


def main() -> None:
    """Play what is not played yet, a contest at a time, and write the page after each."""
    asked = argparse.ArgumentParser(prog=COMMAND)
    asked.add_argument("games", nargs="*", help="only these")
    asked.add_argument("--deals", type=int, default=10_000, help="no more than so many of each contest")
    asked.add_argument("--workers", type=int, default=0, help="on how many cores; 0: all")
    wish = asked.parse_args()
    PLAYED.mkdir(exist_ok=True)
    for rung in LADDER:
        if not wish.games or rung.game in wish.games:
            print(rung.key, flush=True)
            keep(rung, played(rung, min(rung.deals, wish.deals), wish.workers))


def played(rung: Rung, deals: int, workers: int) -> Row:
    """The figures of a contest, as far as it is wanted."""
    wish = Wish(rung.game, rung.bots, deals, rung.seats, "held-out", MOST_DECISIONS, rung.options)
    contest = contest_wanted(wish)
    made_with = digest(files(f"serao.games.{rung.game}"))
    results = PLAYED / f"{rung.key.replace(' ', '-')}-{made_with}.jsonl"
    done = [deal for deal in continued(results, contest) if deal.number < deals]
    if watched(contest, done, deals, runner_of(workers, None), results, words_in("en")):
        raise SystemExit(130)
    report = report_of(contest, done)
    first, thinking = report.bots[0], report.thinking_times[0]
    return Row(
        made_with,
        report.deals,
        report.unended,
        first.fair,
        first.wins,
        first.margin,
        first.score,
        thinking.mean_ms,
        thinking.longest_ms,
    )


def digest(game: Traversable) -> str:
    """What tells one state of a game's opponents from another: their folder, and the game's kernels."""
    parts = (*(game / "opponent").iterdir(), *(each for each in game.iterdir() if each.name.endswith("kernel.py")))
    sources = sha256()
    for each in sorted(parts, key=lambda each: each.name):
        if each.name.endswith(SOURCES):
            sources.update(each.name.encode() + b"\0" + each.read_bytes())
    return sources.hexdigest()[:12]


def keep(rung: Rung, row: Row) -> None:
    """Add the figures to those that there are, and write the page."""
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(figures() | {rung.key: row}), indent=1) + b"\n")
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")


def figures() -> dict[str, Row]:
    """All figures that are kept."""
    return msgspec.json.decode(FIGURES.read_bytes(), type=dict[str, Row]) if FIGURES.exists() else {}


def written(page: str) -> str:
    """The page with its ladder written anew."""
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{PAGE.name} has no place for the ladder"
    known = figures()
    rows = [line_of(rung, known[rung.key]) for rung in LADDER if rung.key in known]
    table = "\n".join((in_cells(COLUMNS), in_cells(["---"] * len(COLUMNS)), *rows))
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def line_of(rung: Rung, row: Row) -> str:
    """A line of the table."""
    first, *others = rung.bots.split(",")
    alone = rung.seats == 1
    cells = (
        " ".join((rung.game, *rung.options)).replace("_", " ").replace("--", ""),
        str(rung.seats),
        first if alone else f"{first} – {', '.join(others)}",
        "" if alone else f"{told(row.wins, 100)} % (fair: {100 * row.fair:.0f})",
        "" if alone else told(row.margin),
        told(row.points),
        str(row.deals),
        str(row.unended),
        f"{row.thinks:.1f} ({row.longest:.0f})",
    )
    return in_cells(cells)


def in_cells(cells: Iterable[str]) -> str:
    """A line of a table in Markdown."""
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"


def told(mean: Mean | None, times: int = 1) -> str:
    """A mean with its error."""
    if mean is None or mean.error is None:
        return "–"
    return f"{times * mean.mean:.1f} ± {times * mean.error:.1f}"


if __name__ == "__main__":
    main()
