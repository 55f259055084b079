"""Ratings: who beat whom, by OpenSkill's model, one rating a game and person."""

from collections.abc import Mapping

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from serao.storage import ratings
from serao.storage.ratings import Rating
from serao.table.table import Table

MODEL = PlackettLuce()
MOST = 50  # people: a larger event says little about anybody, and all tables would wait while it is counted
BEGINNING, SCALE = 1000, 20  # friendlier than OpenSkill's own numbers, which begin at 0

Places = Mapping[str, int]  # a person's place, from 0


def places(table: Table) -> Places | None:
    """Who came where, among the people at the table; None where nothing is to be rated.

    Opponents are not rated, and whoever held two chairs at once has not played against anybody.
    """
    people = [chair.person for chair in table.chairs if chair.person is not None]
    if not table.setup.rated or not 2 <= len(people) <= MOST or len(set(people)) < len(people):
        return None
    place_of = {seat: place for place, group in enumerate(table.ranking()) for seat in group}
    return {chair.person: place_of[seat] for seat, chair in enumerate(table.chairs) if chair.person is not None}


def rate(connection: Connection, match: str, game: str, rank: Places, now: int) -> None:
    """Write down what a game says about those who played it; a second time it changes nothing."""
    new = MODEL.rating()
    before = ratings.load_ratings(connection, game, rank, new.mu, new.sigma)
    teams = [[MODEL.rating(mu=before[person].mu, sigma=before[person].sigma)] for person in rank]
    after = MODEL.rate(teams, ranks=[float(place) for place in rank.values()])
    for person, (rated,) in zip(rank, after, strict=True):
        kept = Rating(person=person, game=game, mu=rated.mu, sigma=rated.sigma, games=before[person].games + 1)
        ratings.save_rating(connection, kept, match, now)


def points(mu: float, sigma: float) -> int:
    """A rating as people read it: what somebody is almost surely worth; a beginner has 1000."""
    return BEGINNING + round(SCALE * (mu - 3 * sigma))
