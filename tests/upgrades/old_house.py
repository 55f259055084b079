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

from serao.storage.backup import backup
from serao.storage.engine import open_database
from serao.storage.migrate import HEAD
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
            ana, bruno = Guest(stack, server, "Ana"), Guest(stack, server, "Bruno")
            return evening(ana, bruno)
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
        backup(engine, folder / "copy.db")
        engine.dispose()
        (FOLDER / f"house-{HEAD}.db.xz").write_bytes(lzma.compress((folder / "copy.db").read_bytes(), preset=9))
        (FOLDER / f"house-{HEAD}.json").write_text(json.dumps(facts, indent=1) + "\n")


if __name__ == "__main__":
    main()
