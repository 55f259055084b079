"""Many evenings at once: finished games with results and ratings, laid into a house without being played."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from random import Random

import msgspec
from sqlalchemy import Connection

from serao.server.people.rating import rated
from serao.storage import ratings
from serao.storage.engine import open_database, writing
from serao.storage.ratings import Rating
from serao.storage.results import Result, save_results
from serao.table.setup import Setup
from tests.server.house import Guest, Server
from tests.server.people.claims import PASSWORD
from tests.storage import samples

NAMES = ("Ana", "Bruno", "Chloé", "Davi")
BOTS = ("Artur", "Berta")
RATED = "photograph"
OTHER = "avenue"
REASONS = ("deck-short", "deck-empty")  # of the rated game
DAY = 24 * 60 * 60 * 1000
FIRST = 1_760_000_000_000  # the first evening
GAMES = 60
MU, SIGMA = 25.0, 25 / 3


def spend_evenings(server: Server) -> dict[str, str]:
    """Four people with claimed names play for two months; their ids by name."""
    with ExitStack() as stack:
        people = {name: Guest(stack, server, name) for name in NAMES}
        for guest in people.values():
            guest.post("/api/session/claim", name=guest.name, password=PASSWORD)
        ids = {name: str(guest.id) for name, guest in people.items()}
    engine = open_database(str(server.folder / "house.db"))
    with writing(engine) as connection:
        play(connection, ids)
    engine.dispose()
    return ids


def play(connection: Connection, ids: dict[str, str]) -> None:
    """Game after game, each with a table that is open to all."""
    random = Random(7)
    for number in range(GAMES):
        game = OTHER if number % 3 == 2 else RATED
        people = ["Ana", *random.sample(NAMES[1:], 1 + number % 2)]
        bots = list(BOTS[:1]) if game == OTHER else []
        table, at = f"evening{number}", FIRST + number * DAY
        players = random.sample(people, len(people)) + bots
        found = list(results(table, game, players, ids, random, at))
        setup = msgspec.json.encode(Setup(game=game, seats=len(players), public=True)).decode()
        samples.match(connection, table, game=game, host=ids["Ana"], public=True, phase="over", setup=setup)
        save_results(connection, found)
        if not bots:
            rate(connection, found, at)


def results(
    table: str, game: str, players: Sequence[str], ids: dict[str, str], random: Random, at: int
) -> Iterator[Result]:
    """How everybody fared; Ana a little better from evening to evening."""
    better = {"Ana": (at - FIRST) // (4 * DAY)}
    points = [round(random.gauss(38, 9)) + better.get(name, 0) + (seat == 0) * 3 for seat, name in enumerate(players)]
    order = sorted(points, reverse=True)
    for seat, name in enumerate(players):
        yield Result(
            match=table,
            seat=seat,
            person=ids.get(name),
            name=name,
            kind="member" if name in ids else "bot",
            game=game,
            seats=len(players),
            place=order.index(points[seat]) + 1,
            points=points[seat],
            reason=random.choice(REASONS) if game == RATED else "five-farms",
            rated=game == RATED,
            at=at,
        )


def rate(connection: Connection, found: Sequence[Result], at: int) -> None:
    """The ratings after a game."""
    rank = {str(each.person): each.place - 1 for each in found}
    before = ratings.load_ratings(connection, found[0].game, rank, MU, SIGMA)
    for person, (mu, sigma) in rated(before, rank).items():
        after = Rating(person=person, game=found[0].game, mu=mu, sigma=sigma, games=before[person].games + 1)
        ratings.save_rating(connection, after, found[0].match, at)
