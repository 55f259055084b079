"""Ratings by OpenSkill's model: one rating for each game and person."""

from collections.abc import Iterator, Mapping, Sequence
from math import lcm, sqrt
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from serao.storage import ratings
from serao.storage.ratings import Rating
from serao.table.table import Table

MODEL = PlackettLuce()
BEGINNING, SCALE = 1000, 20  # OpenSkill's own numbers begin at 0

Places = Mapping[str, int]  # a person's place, from 0


def places(table: Table) -> Places | None:
    """The place of each person in a finished game; None where nothing is to be rated.

    Opponents are not rated. A game of people against programs is not rated: people are rated among people, programs
    among programs.
    """
    if not table.rated:
        return None
    place_of = {seat: place for place, group in enumerate(table.ranking()) for seat in group}
    return {chair.person: place_of[seat] for seat, chair in enumerate(table.chairs) if chair.person is not None}


def rate(connection: Connection, match: str, game: str, rank: Places, now: int) -> None:
    """Store the new ratings of those who played a match; repeated, it changes nothing."""
    new = MODEL.rating()
    before = ratings.load_ratings(connection, game, rank, new.mu, new.sigma)
    for person, (mu, sigma) in rated(before, rank).items():
        kept = Rating(person=person, game=game, mu=mu, sigma=sigma, games=before[person].games + 1)
        ratings.save_rating(connection, kept, match, now)


def rated(before: Mapping[str, Rating], rank: Places) -> dict[str, tuple[float, float]]:
    """Each person's new mu and sigma: the mean over the orders in which people who tied could have finished.

    OpenSkill's Plackett-Luce, if it is given the ties, rates a third place above two who shared the first.
    """
    ways = [rated_in_order(before, order) for order in orders(rank)]
    return {
        person: (fmean(way[person].mu for way in ways), sqrt(fmean(way[person].sigma ** 2 for way in ways)))
        for person in rank
    }


def rated_in_order(before: Mapping[str, Rating], order: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """Each person's new rating if they finished in that order."""
    teams = [[MODEL.rating(mu=before[person].mu, sigma=before[person].sigma)] for person in order]
    return {person: after for person, (after,) in zip(order, MODEL.rate(teams), strict=True)}


def orders(rank: Places) -> Iterator[list[str]]:
    """Orders in which each person of a tie has each of the shared places equally often."""
    groups = [[person for person in rank if rank[person] == place] for place in sorted(set(rank.values()))]
    for turn in range(lcm(*map(len, groups))):
        yield [group[(number + turn) % len(group)] for group in groups for number in range(len(group))]


def points(mu: float, sigma: float) -> int:
    """A rating as it is shown: the lower end of what it may be; a beginner has 1000."""
    return BEGINNING + round(SCALE * (mu - 3 * sigma))
