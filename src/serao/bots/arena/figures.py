"""What the deals of an arena say: means with their standard errors over deals, and paired differences."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import sqrt
from statistics import mean, stdev

import msgspec

from serao.bots.arena.contest import Contest, Deal, Played, Thought
from serao.bots.arena.ratings import Rating, ratings


class Mean(msgspec.Struct, frozen=True):
    """A mean over deals, its standard error, and over how many deals."""

    mean: float
    error: float | None  # unknown with a single deal
    deals: int


class BotFigures(msgspec.Struct, frozen=True):
    """How one opponent did."""

    name: str
    games: int
    unended: int  # games with it that did not end in time
    fair: float  # the part of the seats that it had in its games: the wins of an equal
    wins: Mean | None  # the part of its games that it won; a shared first place is shared
    score: Mean | None
    margin: Mean | None  # its score above the mean of the others in the same game
    rating: Rating | None


class Pair(msgspec.Struct, frozen=True):
    """Two opponents on the same deals."""

    first: str
    second: str
    ahead: Mean | None  # how often the first was placed before the second where they met; shared places count half
    wins: Mean | None  # the difference of their parts of wins
    score: Mean | None  # the difference of their scores


class ThinkingTime(msgspec.Struct, frozen=True):
    """How long an opponent thinks: processor time of one core. Never the same twice."""

    name: str
    decisions: int
    mean_ms: float
    longest_ms: float


class Report(msgspec.Struct, frozen=True):
    """The figures of a contest, as far as it was played."""

    contest: Contest
    deals: int
    games: int
    unended: int
    bots: list[BotFigures]
    pairs: list[Pair]
    thinking_times: list[ThinkingTime]


def report_of(contest: Contest, deals: Sequence[Deal]) -> Report:
    """All figures, in whatever order the deals came in."""
    ordered = sorted(deals, key=lambda deal: deal.number)
    rated = ratings(contest, ordered) if contest.seats > 1 and len(contest.bots) > 1 else [None] * len(contest.bots)
    played = [game for deal in ordered for game in deal.games]
    return Report(
        contest=contest,
        deals=len(ordered),
        games=len(played),
        unended=sum(not game.ranking for game in played),
        bots=[bot_figures(contest, ordered, bot, rated[bot]) for bot in range(len(contest.bots))],
        pairs=[pair_figures(contest, ordered, *pair) for pair in combinations(range(len(contest.bots)), 2)],
        thinking_times=[
            thinking_time_of(name, [deal.thoughts[bot] for deal in ordered]) for bot, name in enumerate(contest.bots)
        ],
    )


def bot_figures(contest: Contest, deals: Sequence[Deal], bot: int, rating: Rating | None) -> BotFigures:
    """The figures of one opponent."""
    games = [game for deal in deals for game in deal.games if bot in game.line_up]
    line_ups = [line_up for line_up in contest.line_ups if bot in line_up]
    return BotFigures(
        name=contest.bots[bot],
        games=len(games),
        unended=sum(not game.ranking for game in games),
        fair=mean(line_up.count(bot) for line_up in line_ups) / contest.seats,
        wins=mean_of(by_deal(deals, lambda game: win_share(game, bot)).values()),
        score=mean_of(by_deal(deals, lambda game: score_of(game, bot)).values()),
        margin=mean_of(by_deal(deals, lambda game: margin_of(game, bot)).values()),
        rating=rating,
    )


def pair_figures(contest: Contest, deals: Sequence[Deal], first: int, second: int) -> Pair:
    """The figures of two opponents."""
    return Pair(
        first=contest.bots[first],
        second=contest.bots[second],
        ahead=mean_of(by_deal(deals, lambda game: ahead(game, first, second)).values()),
        wins=difference(deals, first, second, win_share),
        score=difference(deals, first, second, score_of),
    )


def thinking_time_of(name: str, thoughts: Sequence[Thought]) -> ThinkingTime:
    """How long an opponent thought over all deals."""
    total = sum(thoughts, Thought())
    each = total.seconds / total.decisions if total.decisions else 0.0
    return ThinkingTime(name, total.decisions, round(each * 1000, 3), round(total.longest * 1000, 3))


# ── One game ──────────────────────────────────────────────────────────────────────────────────────


def seats_of(game: Played, bot: int) -> list[int]:
    """Where an opponent sat."""
    return [seat for seat, each in enumerate(game.line_up) if each == bot]


def win_share(game: Played, bot: int) -> float | None:
    """An opponent's part of a game's first place; None where it did not play, or the game did not end."""
    seats = seats_of(game, bot)
    if not seats or not game.ranking:
        return None
    return sum(seat in game.ranking[0] for seat in seats) / len(game.ranking[0])


def score_of(game: Played, bot: int) -> float | None:
    """An opponent's mean score in a game."""
    scores = [game.scores[seat] for seat in seats_of(game, bot)] if game.scores else []
    return mean(scores) if scores else None


def margin_of(game: Played, bot: int) -> float | None:
    """How far an opponent's score is above the mean of the others'."""
    own = score_of(game, bot)
    others = [score for seat, score in enumerate(game.scores) if game.line_up[seat] != bot]
    return own - mean(others) if own is not None and others else None


def ahead(game: Played, first: int, second: int) -> float | None:
    """How often the first stands before the second, over all pairs of their seats."""
    places = {seat: place for place, group in enumerate(game.ranking) for seat in group}
    pairs = [(places[one], places[two]) for one in seats_of(game, first) for two in seats_of(game, second) if places]
    return mean(1.0 if one < two else 0.5 if one == two else 0.0 for one, two in pairs) if pairs else None


# ── Many deals ────────────────────────────────────────────────────────────────────────────────────


def by_deal(deals: Sequence[Deal], figure: Callable[[Played], float | None]) -> dict[int, float]:
    """By deal the mean of a figure over its games; deals without it are left out."""
    found = {deal.number: [value for game in deal.games if (value := figure(game)) is not None] for deal in deals}
    return {number: mean(values) for number, values in found.items() if values}


def difference(
    deals: Sequence[Deal], first: int, second: int, figure: Callable[[Played, int], float | None]
) -> Mean | None:
    """The mean of a figure's differences on the same deals."""
    ours = by_deal(deals, lambda game: figure(game, first))
    theirs = by_deal(deals, lambda game: figure(game, second))
    return mean_of([ours[number] - theirs[number] for number in ours if number in theirs])


def mean_of(values: Iterable[float]) -> Mean | None:
    """The mean of what the deals say, with its standard error; None where they say nothing."""
    said = list(values)
    if not said:
        return None
    error = stdev(said) / sqrt(len(said)) if len(said) > 1 else None
    return Mean(mean(said), error, len(said))
