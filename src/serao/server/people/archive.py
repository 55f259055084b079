"""Everything that the house knows about a person, as one zip file of JSON."""

from collections.abc import Iterator
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import Connection

from serao.games import GAMES
from serao.server.base.match_lines import own_line
from serao.server.people import devices
from serao.server.people.rating import points
from serao.storage import circles, matches, persons, ratings, records, results, second_keys, sign_ins
from serao.storage.forget import said_by
from serao.storage.persons import Person

MOST = 100_000  # tables and records
# Parts of the settings that are hashes of secrets, and say nothing to anybody.
HIDDEN = ("code", "code_until")


def write_archive(connection: Connection, person: Person, file: IO[bytes]) -> None:
    """Write the archive, one file after another, so that a long life at the tables needs little memory."""
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for name, value in known_of(connection, person):
            archive.writestr(f"{name}.json", readable(value))
        played = [each.id for each in records.records_of_person(connection, person.id, MOST)]
        for record in [*played, *(each.id for each in records.imports_of(connection, person.id))]:
            kept = records.load_record(connection, record)
            if kept is not None:
                archive.writestr(f"records/serao-{kept.game}-{kept.id}.json", kept.body)


def readable(value: Any) -> bytes:
    """A value as JSON that one can read."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


def known_of(connection: Connection, person: Person) -> Iterator[tuple[str, Any]]:
    """What is known of a person, by the name of its file."""
    yield "profile", profile(connection, person)
    yield "settings", settings(person)
    friends = persons.names(connection, persons.friends_of(connection, person.id))
    yield "friends", [{"id": each, "name": name} for each, name in friends.items()]
    yield "circles", list(circles_joined(connection, person))
    yield "sessions", list(sessions(connection, person))
    yield "ratings", list(rated(connection, person))
    yield "results", list(finished(connection, person))
    yield "tables", [own_line(each, False) for each in matches.matches_of(connection, person.id, MOST)]
    yield "chat", [{"table": each.match, "at": each.at, "text": each.text} for each in said_by(connection, person.id)]


def profile(connection: Connection, person: Person) -> dict[str, Any]:
    """Who one is here, and by what one signs in."""
    secret = second_keys.code_secret(connection, person.id)
    return {
        "id": person.id,
        "name": person.name,
        "claimed": person.claimed is not None,
        "created_at": person.created_at,
        "password": person.password is not None,
        "personal_link": person.link is not None,
        "one_time_codes": secret is not None and secret.confirmed,
        "passkeys": [
            {"name": each.name, "created_at": each.created_at}
            for each in second_keys.passkeys_of(connection, person.id)
        ],
        "push_endpoints": [each.endpoint for each in persons.subscriptions_of(connection, person.id)],
    }


def circles_joined(connection: Connection, person: Person) -> Iterator[dict[str, Any]]:
    """The circles to which a person belongs, with their members."""
    for each in circles.circles_of(connection, person.id):
        members = persons.names(connection, circles.members_of(connection, each.id))
        yield {
            "id": each.id,
            "name": each.name,
            "game": each.game,
            "made_at": each.made_at,
            "own": each.owner == person.id,
            "members": [{"id": member, "name": name} for member, name in members.items()],
        }


def settings(person: Person) -> dict[str, Any]:
    """One's settings, without the hashes of codes."""
    kept: dict[str, Any] = msgspec.json.decode(person.settings)
    return {
        section: {key: value for key, value in values.items() if key not in HIDDEN}
        if isinstance(values, dict)
        else values
        for section, values in kept.items()
    }


def sessions(connection: Connection, person: Person) -> Iterator[dict[str, Any]]:
    """Where one is signed in, without the hashes of tokens."""
    known = sign_ins.devices_of(connection, person.id)
    for each in persons.sessions_of(connection, person.id):
        device = msgspec.structs.asdict(devices.read(known.get(each.token, "")))
        yield {"kind": each.kind, **device, "created_at": each.created_at, "seen_at": each.seen_at}


def rated(connection: Connection, person: Person) -> Iterator[dict[str, Any]]:
    """One's ratings, each with its history."""
    for game in GAMES:
        rating = ratings.rating(connection, person.id, game)
        if rating is not None:
            steps = ratings.history(connection, person.id, game)
            yield {
                "game": game,
                "points": points(rating.mu, rating.sigma),
                "games": rating.games,
                "history": [
                    {"at": each.at, "table": each.match, "points": points(each.mu, each.sigma)} for each in steps
                ],
            }


def finished(connection: Connection, person: Person) -> Iterator[dict[str, Any]]:
    """How one fared in each finished game, on each chair that one had."""
    for each in results.of_person(connection, person.id):
        kept = msgspec.structs.asdict(each)
        yield {"table": kept.pop("match")} | {name: value for name, value in kept.items() if name != "person"}
