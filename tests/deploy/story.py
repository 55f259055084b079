"""What is done in every deployed house: a game, the end, a new start, a backup and its restore."""

import json
from collections.abc import Mapping

from tests.deploy.roots import Root, Running, answered

PLAY = """
import sys
from serao.client import house_bot, play
ended = play(sys.argv[1], house_bot("sound", bytes(32)), "avenue", 2, {1: "random"})
assert ended.outcome is not None
print("played", len(ended.ranking))
"""
STOPPED = (0, -15, 143)


class Service:
    """A server as the deployment starts it."""

    def __init__(
        self,
        place: Root,
        command: list[str],
        environment: Mapping[str, str],
        folder: str,
        user: str,
        health: list[str],
    ) -> None:
        self.place, self.command, self.environment = place, command, environment
        self.folder, self.user, self.health = folder, user, health
        self.running: Running | None = None

    def start(self) -> None:
        """Start it, and wait until its health check says yes."""
        self.running = self.place.start(self.command, self.environment, self.folder, self.user)
        answered(self.place, self.health, self.environment, self.running)

    def stop(self) -> None:
        """End it politely."""
        assert self.running is not None
        code, said = self.running.stop(), self.running.said()
        self.running.close()
        self.running = None
        assert code in STOPPED, said

    def clear(self) -> None:
        """Leave nothing of it behind."""
        if self.running is not None:
            self.running.close()


def play(place: Root, url: str, environment: Mapping[str, str]) -> None:
    """Play one game to its end, by the client, in the deployed environment."""
    said = place.run(["/opt/serao/bin/python", "-c", PLAY, url], environment)
    assert "played" in said, said


def tables(place: Root, environment: Mapping[str, str], folder: str, user: str, *where: str) -> list[str]:
    """The tables of a house."""
    said = place.run(["/opt/serao/bin/serao", "tables", "--json", *where], environment, folder, user)
    return sorted(each["id"] for each in json.loads(said[said.index("[{") :]))


def whole_story(service: Service, url: str) -> None:
    """A game, an end, a start, another game; a backup, and the same tables restored from it."""
    place, environment, folder, user = service.place, service.environment, service.folder, service.user
    try:
        service.start()
        play(place, url, environment)
        service.stop()
        service.start()
        play(place, url, environment)
        place.run(["sh", "/opt/serao/backup.sh", "/var/backups/serao"], environment, folder, user)
        (copy,) = place.path("/var/backups/serao").glob("house-*.db")
        where = ("--database", place.here(f"/var/backups/serao/{copy.name}"))
        assert len(tables(place, environment, folder, user)) == 2
        assert tables(place, environment, folder, user) == tables(place, environment, folder, user, *where)
    finally:
        service.clear()
