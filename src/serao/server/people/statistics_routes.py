"""The HTTP routes of the statistics of games, as JSON and as CSV; what they tell is computed once a minute."""

import csv
from collections.abc import Iterator
from functools import partial
from io import StringIO
from typing import Annotated, Literal

from litestar import Response, Router, get
from litestar.params import QueryParameter

from serao.games import game_named
from serao.server.base.dependencies import FRESH, GameName, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.services import BaseServices
from serao.server.people.statistics import SeatsStatistics, Statistics, statistics

Among = Annotated[
    Literal["all", "people", "bots"],
    QueryParameter(description="All games, those of people alone, or those with opponents or programs."),
]
HEADINGS = ("seats", "what", "of", "value", "low", "high")


@get("/statistics/{game:str}", responses=RESPONSES)
async def game_statistics(services: TheServices, game: GameName, among: Among = "all") -> Response[Statistics]:
    """How the seats of a game fare, how points are spread and why games end, for each number of seats."""
    return Response(await statistics_lately(services, game, among), headers=FRESH)


@get("/statistics/{game:str}/csv", media_type="text/csv", responses=RESPONSES)
async def game_statistics_csv(services: TheServices, game: GameName, among: Among = "all") -> Response[str]:
    """The same as a table for a spreadsheet: a line for each number, its interval beside it where there is one."""
    found = await statistics_lately(services, game, among)
    headers = {"content-disposition": f'attachment; filename="serao-{found.game}-{among}.csv"'} | FRESH
    return Response(in_lines(found), media_type="text/csv", headers=headers)


async def statistics_lately(services: BaseServices, game: str, among: str) -> Statistics:
    """The statistics of a game, a minute old at most."""
    game_named(game)
    key = ("statistics", game, among)
    return await services.lately.answer(key, partial(services.database.read, statistics, game, among))


def in_lines(found: Statistics) -> str:
    """Statistics as CSV."""
    text = StringIO()
    lines = csv.writer(text)
    lines.writerow(HEADINGS)
    for each in found.by_seats:
        lines.writerows((each.seats, *line) for line in lines_of(each))
    return text.getvalue()


def lines_of(each: SeatsStatistics) -> Iterator[tuple[object, ...]]:
    """What is known of the games with so many seats, as lines."""
    yield "games", "", each.games, "", ""
    for seat in each.shares:
        yield "won by seat", seat.seat + 1, f"{seat.share:.4f}", f"{seat.low:.4f}", f"{seat.high:.4f}"
    if each.points is not None:
        yield "mean points", "", f"{each.points:.2f}", "", ""
    for bar in each.scores:
        yield "results with points", f"{bar.least}..{bar.most}", bar.number, "", ""
    for reason in each.reasons:
        yield "games ended by", reason.reason, reason.games, "", ""


statistics_routes = Router("/api", route_handlers=[game_statistics, game_statistics_csv], tags=["records"])
