"""The figures of an arena: a table for people, JSON and CSV for machines, a plot."""

import csv
from collections.abc import Callable
from io import StringIO
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serao.bots.arena.figures import BotFigures, Mean, Pair, Report
from serao.cli.plots import Panel, interval_plot
from serao.locales import Words

NOTHING = "–"
SURE = 1.96  # standard errors on either side, between which the truth lies in nineteen of twenty cases


def shown(report: Report, words: Words) -> RenderableType:
    """The figures for people."""
    parts: list[RenderableType] = [bots_table(report, words)]
    if report.pairs:
        parts.append(pairs_table(report, words))
    parts.append(paces_table(report, words))
    if report.unended:
        most = report.contest.most_decisions
        parts.append(Text(words.say("cli-arena-unended", number=report.unended, most=most)))
    return Group(*parts)


def title_of(report: Report, words: Words) -> str:
    """What was played."""
    contest = report.contest
    return words.say("cli-arena-title", game=contest.game, seats=contest.seats, deals=report.deals, games=report.games)


def bots_table(report: Report, words: Words) -> Table:
    """A row an opponent."""
    table = Table(title=title_of(report, words), title_justify="left")
    company = report.contest.seats > 1
    head(table, ("wins", "fair", "score", "margin", "rating") if company else ("score",), words)
    for bot in report.bots:
        table.add_row(bot.name, *results_of(bot, company, words))
    return table


def head(table: Table, columns: tuple[str, ...], words: Words) -> None:
    """A column of names, and these columns of figures."""
    table.add_column(words.say("cli-arena-bot"))
    for column in columns:
        table.add_column(words.say(f"cli-arena-{column}"), justify="right")


def paces_table(report: Report, words: Words) -> Table:
    """How much each opponent played, and how long it thought."""
    table = Table(title=words.say("cli-arena-paces"), title_justify="left")
    head(table, ("games", "decisions", "thinks", "longest"), words)
    for bot, thinking in zip(report.bots, report.thinking_times, strict=True):
        numbers = (bot.games, thinking.decisions, thinking.mean_ms, thinking.longest_ms)
        table.add_row(bot.name, *(figure(number, words) for number in numbers))
    return table


def results_of(bot: BotFigures, company: bool, words: Words) -> list[str]:
    """The cells between an opponent's name and its times."""
    if not company:
        return [give_or_take(bot.score, words)]
    rating = NOTHING
    if bot.rating is not None:
        low, high = round(bot.rating.low), round(bot.rating.high)
        rating = f"{round(bot.rating.rating)} ({low}–{high})"
    score, margin = give_or_take(bot.score, words), give_or_take(bot.margin, words)
    return [percent(bot.wins, words), f"{figure(bot.fair * 100, words, 1)} %", score, margin, rating]


def pairs_table(report: Report, words: Words) -> Table:
    """A row a pair."""
    table = Table(title=words.say("cli-arena-pairs"), title_justify="left")
    company = report.contest.seats > 1
    head(table, ("ahead", "wins-more", "scores-more") if company else ("scores-more",), words)
    for pair in report.pairs:
        table.add_row(f"{pair.first} – {pair.second}", *differences(pair, company, words))
    return table


def differences(pair: Pair, company: bool, words: Words) -> list[str]:
    """The cells of a pair."""
    score = give_or_take(pair.score, words)
    return [percent(pair.ahead, words), percent(pair.wins, words), score] if company else [score]


def figure(value: float, words: Words, digits: int = 2) -> str:
    """A number in a table."""
    return words.say("number", value=round(value, digits))  # type: ignore[arg-type]


def give_or_take(value: Mean | None, words: Words, times: int = 1, digits: int = 2) -> str:
    """A mean with its error."""
    if value is None:
        return NOTHING
    error = "" if value.error is None else f" ± {figure(value.error * times, words, digits)}"
    return f"{figure(value.mean * times, words, digits)}{error}"


def percent(value: Mean | None, words: Words) -> str:
    """A part with its error, as percentages."""
    return NOTHING if value is None else f"{give_or_take(value, words, 100, 1)} %"


# ── Files ─────────────────────────────────────────────────────────────────────────────────────────


def as_json(report: Report) -> bytes:
    """Everything."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def as_csv(report: Report) -> str:
    """A line an opponent."""
    lines = [
        csv_line(bot) | msgspec.structs.asdict(thinking)
        for bot, thinking in zip(report.bots, report.thinking_times, strict=True)
    ]
    written = StringIO()
    writer = csv.DictWriter(written, list(lines[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return written.getvalue()


def csv_line(bot: BotFigures) -> dict[str, Any]:
    """One opponent's figures by column; what is not known is empty."""
    line: dict[str, Any] = {"name": bot.name, "games": bot.games, "unended": bot.unended, "fair": bot.fair}
    for name in ("wins", "score", "margin"):
        value: Mean | None = getattr(bot, name)
        line |= {name: None if value is None else value.mean, f"{name}_error": None if value is None else value.error}
    rating = (None, None, None) if bot.rating is None else msgspec.structs.astuple(bot.rating)
    return line | dict(zip(("rating", "rating_low", "rating_high"), rating, strict=True))


def as_plot(report: Report, words: Words) -> str:
    """Parts of wins and ratings with their intervals; of games alone, the scores."""
    if report.contest.seats == 1:
        panels = [means_panel(report, words.say("cli-arena-score"), lambda bot: bot.score, 1)]
    else:
        panels = [means_panel(report, words.say("cli-arena-wins-percent"), lambda bot: bot.wins, 100)]
        rows = {bot.name: (each.low, each.rating, each.high) for bot in report.bots if (each := bot.rating) is not None}
        panels += [Panel(words.say("cli-arena-rating"), rows)] if rows else []
    return interval_plot(title_of(report, words), panels)


def means_panel(report: Report, across: str, of: Callable[[BotFigures], Mean | None], times: int) -> Panel:
    """A panel of means."""
    rows: dict[str, tuple[float, float, float]] = {}
    for bot in report.bots:
        value = of(bot)
        if value is not None:
            around = SURE * (value.error or 0.0) * times
            rows[bot.name] = (value.mean * times - around, value.mean * times, value.mean * times + around)
    fair = {bot.fair for bot in report.bots}
    return Panel(across, rows, 100 * fair.pop() if times == 100 and len(fair) == 1 else None)
