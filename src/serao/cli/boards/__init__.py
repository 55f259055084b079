"""The tables as they are drawn in a terminal: one module a game, and the results of all."""

from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serao.cli.boards import avenue, fairy_tile, photograph, picture_perfect
from serao.engine.outcome import Outcome, ScoreLine
from serao.games.fairy_tile.tales import tale
from serao.locales import Words


class Board(Protocol):
    """A module that draws one game."""

    def draw(self, view: Any, names: tuple[str, ...], words: Words, focus: int | None, /) -> RenderableType:
        """The table as one seat sees it."""

    def actions_hint(self, view: Any, words: Words, /) -> str:
        """What is to be decided now."""


# The arguments of a score's line that say what it is about.
SUBJECTS = ("colour", "farm", "guest")
BOARDS: dict[str, Board] = {
    "photograph": photograph,
    "avenue": avenue,
    "picture_perfect": picture_perfect,
    "fairy_tile": fairy_tile,
}


def draw(game: str, view: Any, names: tuple[str, ...], words: Words, focus: int | None = None) -> RenderableType:
    """The table of a game as one seat sees it; `focus` is the seat whose things are shown large."""
    return BOARDS[game].draw(view, names, words, focus)


def actions_hint(game: str, view: Any, words: Words) -> str:
    """What is to be decided now, in a sentence."""
    return BOARDS[game].actions_hint(view, words)


def subject_of(line: ScoreLine) -> str:
    """What a line of a score is about: a colour, a farm, a guest; nothing for the rest."""
    return next((str(line.args[name]) for name in SUBJECTS if name in line.args), "")


def named(game: str, subject: str, words: Words) -> str:
    """A subject by its name in the game's catalogue; as it stands where it has none (a farm's letter)."""
    key = f"{game}-{subject}"
    return words.say(key) if words.has(key) else subject


def line_text(game: str, line: ScoreLine, words: Words) -> str:
    """One line of a score in words."""
    args = {name: named(game, str(value), words) if name in SUBJECTS else value for name, value in line.args.items()}
    return words.say(f"{game}-line-{line.key}", **args)


def result(game: str, outcome: Outcome, names: tuple[str, ...], words: Words) -> RenderableType:
    """The end: who won and why, and the scores line by line (the best twelve at a large table)."""
    order = [seat for group in outcome.ranking for seat in group][:12]
    table = Table(title=words.say(f"{game}-reason-{outcome.reason}"), title_justify="left")
    table.add_column("")
    for seat in order:
        table.add_column(names[seat], justify="right")
    for key in dict.fromkeys(row_key(line) for seat in order for line in outcome.scores[seat].lines):
        lines = [next((x for x in outcome.scores[seat].lines if row_key(x) == key), None) for seat in order]
        table.add_row(row_title(game, key, lines, words), *("" if x is None else f"{x.points:+d}" for x in lines))
    table.add_section()
    table.add_row(words.say("score-total"), *(str(outcome.scores[seat].total) for seat in order), style="bold")
    return Group(table, Text(verdict(game, outcome, names, words), style="bold"))


def epilogue(game: str, view: Any, names: tuple[str, ...], words: Words) -> RenderableType:
    """What a game leaves behind when it is over: Fairy Tile everybody's tale, the pages told in number order."""
    if game != "fairy_tile":
        return Group()
    tales = [(name, tale(seat.told, words.say)) for name, seat in zip(names, view.seats, strict=True) if seat.told]
    return Group(*(Panel(story, title=name, padding=(1, 3), width=84) for name, story in tales))


RowKey = tuple[str, str]


def row_key(line: ScoreLine) -> RowKey:
    """Lines of the same thing stand in one row of the table, whatever their numbers."""
    return line.key, subject_of(line)


def row_title(game: str, key: RowKey, lines: list[ScoreLine | None], words: Words) -> str:
    """The title of a row: exact for a single seat, general for several."""
    if len(lines) == 1 and lines[0] is not None:
        return line_text(game, lines[0], words)
    return words.say(f"{game}-row-{key[0]}", subject=named(game, key[1], words))


def verdict(game: str, outcome: Outcome, names: tuple[str, ...], words: Words) -> str:
    """Who won, by what; the grade of a game alone."""
    first = outcome.ranking[0]
    joined = ", ".join(names[seat] for seat in first)
    said = words.say(f"decided-{outcome.decided}", names=joined, points=outcome.scores[first[0]].total)
    if outcome.grade is None:
        return said
    grade = words.say(f"{game}-grade-{outcome.grade}")
    return f"{said} {words.say(f'{game}-grade', grade=grade)}"
