"""Ratings from final rankings: the model of Plackett and Luce, fitted by minorisation and maximisation.

The first place of a game goes to each of those who play in proportion to their worth, the second in the same way to one
of the rest, and so on. Those who share a place share in what it says.
"""

from collections import Counter
from collections.abc import Sequence
from math import log10
from random import Random
from typing import TypeAlias

import msgspec

from serao.bots.arena.contest import Contest, Deal, Played

MIDDLE, TENFOLD = 1500, 400  # the mean of all ratings; what ten times the worth is
SAMPLES = 200
ROUNDS = 500
CLOSE = 1e-6

Ranking: TypeAlias = tuple[tuple[int, ...], ...]  # opponents, not seats, in groups, best first


class Rating(msgspec.Struct, frozen=True):
    """A rating, and between which of a hundred resampled contests ninety-five lie."""

    rating: float
    low: float
    high: float


def ratings(contest: Contest, deals: Sequence[Deal]) -> list[Rating | None]:
    """The rating of each opponent; the interval comes from choosing the deals anew, some twice, some not at all."""
    counted = [Counter(ranking_of(game) for game in deal.games if game.ranking) for deal in deals]
    if not any(counted):
        return [None] * len(contest.bots)
    random = Random(f"ratings {contest.deals}")
    whole = fitted(total(counted), [1.0] * len(contest.bots))
    samples = [fitted(total(random.choices(counted, k=len(counted))), whole) for _ in range(SAMPLES)]
    return [rating_of(bot, whole, samples) for bot in range(len(contest.bots))]


def rating_of(bot: int, whole: Sequence[float], samples: Sequence[Sequence[float]]) -> Rating:
    """One opponent's rating with its interval."""
    spread = sorted(scaled(sample)[bot] for sample in samples)
    low, high = spread[len(spread) // 40], spread[-1 - len(spread) // 40]
    return Rating(round(scaled(whole)[bot], 1), round(low, 1), round(high, 1))


def scaled(worths: Sequence[float]) -> list[float]:
    """Worths on the scale of Elo."""
    logs = [log10(worth) for worth in worths]
    middle = sum(logs) / len(logs)
    return [MIDDLE + TENFOLD * (each - middle) for each in logs]


def ranking_of(game: Played) -> Ranking:
    """A game's ranking, told of opponents."""
    return tuple(tuple(sorted(game.line_up[seat] for seat in group)) for group in game.ranking)


def total(counted: Sequence[Counter[Ranking]]) -> Counter[Ranking]:
    """How often each ranking came."""
    every: Counter[Ranking] = Counter()
    for each in counted:
        every.update(each)
    return every


def fitted(rankings: Counter[Ranking], worths: Sequence[float]) -> list[float]:
    """The worths that make these rankings likeliest, from some first guess.

    Each two have also shared one imagined game: whoever always wins would otherwise be worth endlessly much.
    """
    bots = range(len(worths))
    imagined: Counter[Ranking] = Counter({((one, two),): 1 for one in bots for two in bots if one < two})
    picks = [pick for ranking, times in total([rankings, imagined]).items() for pick in picks_of(ranking, times)]
    won = [0.0] * len(worths)
    for group, _among, weight in picks:
        for bot in group:
            won[bot] += weight / len(group)
    for _ in range(ROUNDS):
        before, worths = worths, improved(worths, won, picks)
        if all(abs(new / old - 1) < CLOSE for new, old in zip(worths, before, strict=True)):
            break
    return list(worths)


Pick: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], float]  # who was picked, among whom, and how often


def picks_of(ranking: Ranking, times: int) -> list[Pick]:
    """A ranking as picks of the best of those who are left. The last one is picked by nobody."""
    picks: list[Pick] = []
    left = tuple(bot for group in ranking for bot in group)
    for group in ranking:
        number = len(group) if len(left) > len(group) else len(group) - 1
        if number:
            picks.append((group, left, float(number * times)))
        left = left[len(group) :]
    return picks


def improved(worths: Sequence[float], won: Sequence[float], picks: Sequence[Pick]) -> list[float]:
    """One step nearer to the likeliest worths, with a mean of one."""
    expected = [0.0] * len(worths)
    for _group, among, weight in picks:
        share = weight / sum(worths[bot] for bot in among)
        for bot in among:
            expected[bot] += share
    # A bot that has always been last has won nothing but its part of the imagined games.
    found = [each / of for each, of in zip(won, expected, strict=True)]
    return [each * len(found) / sum(found) for each in found]
