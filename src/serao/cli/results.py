"""The end of a game in the terminal: who won and why, and the scores line by line."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serao.engine.outcome import Outcome, ScoreLine
from serao.locales import Words

MOST_COLUMNS = 12  # seats whose scores stand side by side


def subject_of(line: ScoreLine) -> str:
    """What a line of a score is about: its argument that is a word (a colour, a guest), if it has one."""
    return next((value for value in line.args.values() if isinstance(value, str)), "")


def named(game: str, subject: str, words: Words) -> str:
    """A subject by its name in the game's catalogue; as it stands where it has none (a farm's letter)."""
    key = f"{game}-{subject}"
    return words.say(key) if words.has(key) else subject


def line_text(game: str, line: ScoreLine, words: Words) -> str:
    """One line of a score in words."""
    args = {name: named(game, value, words) if isinstance(value, str) else value for name, value in line.args.items()}
    return words.say(f"{game}-line-{line.key}", **args)


def result(game: str, outcome: Outcome, names: tuple[str, ...], words: Words) -> RenderableType:
    """Who won and why, and the scores line by line; of a large table those of the best."""
    order = [seat for group in outcome.ranking for seat in group][:MOST_COLUMNS]
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
    own = f"{game}-decided-{outcome.decided}"  # a tie-break of the game's own; what all games share stands in `common`
    key = own if words.has(own) else f"decided-{outcome.decided}"
    said = words.say(key, names=joined, points=outcome.scores[first[0]].total)
    if outcome.grade is None:
        return said
    grade = words.say(f"{game}-grade-{outcome.grade}")
    return f"{said} {words.say(f'{game}-grade', grade=grade)}"
