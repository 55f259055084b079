"""`python -m tests.upgrades.old_house`: a small house with something of everything, kept for the versions to come.

It was made once with each version of the tables, and is never made anew: later programs must open the old one.
"""

import json
import lzma
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, MetaData, func, select

from serao.storage import members, persons, second_keys, sign_ins
from serao.storage.backup import backup
from serao.storage.engine import open_database, reading, writing
from serao.storage.migrate import HEAD
from tests.server.forking import run_serao
from tests.server.house import Guest, Line, Server, play_out

FOLDER = Path(__file__).parent
PASSWORD = "an evening by lamplight"
CHAT = "Boa noite, à mesa!"
GAMES = ("photograph", "avenue", "picture_perfect", "fairy_tile")
DAYS = 3 * 24 * 60 * 60
RANDOM = Random(17)


def make(folder: Path) -> dict[str, Any]:
    """Spend an evening in a new house; what later versions must find there."""
    server = Server(folder, "server", str(folder / "house.db")).start()
    try:
        with ExitStack() as stack:
            ana, bruno, chloe = (Guest(stack, server, name) for name in ("Ana", "Bruno", "Chloé"))
            facts = evening(ana, bruno)
            run_serao("house", "owner", "Ana", "--database", str(folder / "house.db")).check_returncode()
            around_the_games(ana, bruno, chloe, facts)
            return facts | {"Chloé": chloe.id}
    finally:
        server.stop()
        server.clear()


def evening(ana: Guest, bruno: Guest) -> dict[str, Any]:
    """Everything that two people do."""
    for each in (ana, bruno):
        each.post("/api/session/claim", name=each.name, password=PASSWORD)
    ana.http.put(f"/api/friends/{bruno.id}").raise_for_status()
    over = {game: played(ana, bruno, game) for game in GAMES}
    playing = begun(ana, bruno, "avenue", moves=6)
    slow = begun(ana, bruno, "photograph", moves=2, pace={"bank": DAYS, "increment": DAYS, "most": DAYS})
    profile = ana.look(f"/api/profiles/{ana.id}")
    return {
        "people": {"Ana": ana.id, "Bruno": bruno.id},
        "over": over,
        "playing": playing,
        "slow": slow,
        "ratings": sorted([each["game"], each["points"], each["games"]] for each in profile["ratings"]),
    }


def around_the_games(ana: Guest, bruno: Guest, chloe: Guest, facts: dict[str, Any]) -> None:
    """What people do beside playing: programs, reports, sanctions, shared and imported records."""
    bruno.post("/api/tokens", 201, name="Pi", scopes=["play", "watch"])
    bruno.http.put(f"/api/ignored/{chloe.id}", json={"blocked": True}).raise_for_status()
    bruno.post("/api/reports", 201, person=ana.id, table=facts["playing"]["table"], kind="spam", words=CHAT)
    ana.post("/api/house/sanctions", kind="mute", whom=chloe.id, why=CHAT)
    ana.post("/api/house/sanctions", kind="address", whom="192.0.2.7", why=CHAT)
    ana.post(f"/api/records/{facts['over']['avenue']}/share")
    record = ana.http.get(f"/api/records/{facts['over']['photograph']}").content
    record = record.replace(b'"Ana"', b'"Davi"').replace(b'"Bruno"', b'"Eva"')  # claimed names are nobody else's
    answer = bruno.http.post("/api/records", content=record, headers={"content-type": "application/json"})
    answer.raise_for_status()
    facts["imported"] = answer.json()["id"]


def keys_and_letters(connection: Connection, person: str) -> None:
    """Rows that only a mail server, a browser's push service or a second key would bring, of somebody else."""
    persons.add_subscription(
        connection, persons.Subscription(person=person, endpoint="https://push.example", keys="{}")
    )
    persons.noticed(connection, "nowhere", 1, person)
    sign_ins.note_link_use(connection, person, 1)
    sign_ins.add_reset(connection, sign_ins.Reset(key=b"reset", person=person, until=9))
    second_keys.set_secret(connection, person, "SECRET")
    second_keys.confirm_secret(connection, person, 1, [b"code"])
    passkey = second_keys.Passkey(id=b"\x00\xff", person=person, name="Phone", public_key=b"k", uses=0, created_at=1)
    second_keys.add_passkey(connection, passkey)
    second_keys.count_wrong_code(connection, person, 1)
    second_keys.add_challenge(connection, b"asked", person, 9)
    members.add_house_invite(connection, b"invited", 2**40)


def rows_in(connection: Connection) -> dict[str, int]:
    """How many rows each table has."""
    found = MetaData()
    found.reflect(connection)
    counts = {each.name: connection.scalar(select(func.count()).select_from(each)) or 0 for each in found.sorted_tables}
    return dict(sorted(counts.items()))


def together(ana: Guest, bruno: Guest, game: str, **setup: Any) -> tuple[str, list[Line]]:
    """A table at which both sit."""
    table = ana.open(game, **setup)
    bruno.enter(table, ana.invite)
    bruno.ask(table, "sit")
    return table, [ana.sit(table), bruno.sit(table)]


def played(ana: Guest, bruno: Guest, game: str) -> str:
    """A table at which a game was played to its end."""
    table, lines = together(ana, bruno, game)
    play_out(lines, RANDOM)
    return table


def begun(ana: Guest, bruno: Guest, game: str, moves: int, **setup: Any) -> dict[str, Any]:
    """A table at which a game has begun, with chat: its id, and how long its log is."""
    table, lines = together(ana, bruno, game, **setup)
    lines[0].until_shown(lambda line: line.phase == "playing")
    made = 0
    while made < moves:
        far = max(line.length for line in lines)
        for line in lines:
            line.catch_up(far)
            made += line.choose(RANDOM) is not None
    lines[0].ask("say", text=CHAT)
    return {"table": table, "length": lines[0].length}


def main() -> None:
    """Make the house of this version, and what is known of it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        facts = make(folder)
        engine = open_database(str(folder / "house.db"))
        with writing(engine) as connection:
            keys_and_letters(connection, facts.pop("Chloé"))
        with reading(engine) as connection:
            facts["rows"] = rows_in(connection)
        backup(engine, folder / "copy.db")
        engine.dispose()
        (FOLDER / f"house-{HEAD}.db.xz").write_bytes(lzma.compress((folder / "copy.db").read_bytes(), preset=9))
        (FOLDER / f"house-{HEAD}.json").write_text(json.dumps(facts, indent=1) + "\n")


if __name__ == "__main__":
    main()
