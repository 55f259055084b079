"""A wall clock that is set while games are played: nobody loses on time, nobody is locked out, no time goes back."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from serao.server.base.config import Limits
from serao.storage.engine import open_database, reading
from serao.storage.matches import moves_since
from tests.server.house import Guest, Line, Server

HOUR = 3600
LONG = 1200  # seconds on a clock: no busy machine takes so long, and a jump takes more


class Jumping(Server):
    """A server whose wall clock can be set."""

    def command(self) -> list[str]:
        """How it is started."""
        program = [sys.executable, str(Path(__file__).with_name("jumping.py")), str(self.file)]
        return [*program, *super().command()[1:]]

    @property
    def file(self) -> Path:
        """What says by how many seconds its wall clock is wrong."""
        return self.folder / "jumped"

    def jump(self, seconds: int) -> None:
        """Set the wall clock."""
        written = self.folder / "jumping"
        written.write_text(str(seconds))
        os.replace(written, self.file)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Jumping]:
    """A server whose wall clock is right, for the time being."""
    server = Jumping(tmp_path, "jumping", str(tmp_path / "house.db"), sweep_seconds=0.1)
    server.jump(0)
    yield server.start()
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def ana(server: Jumping) -> Iterator[Guest]:
    """Somebody in it."""
    with ExitStack() as stack:
        yield Guest(stack, server, "Ana")


def game_with_clocks(guest: Guest, bank: int) -> tuple[str, Line]:
    """A game in play in which one person plays both seats against the clock, and a connection to it."""
    table = guest.open("photograph", 2, pace={"bank": bank})
    line = guest.sit(table)
    line.ask("sit", name="Bia")
    line.until_shown(lambda line: line.phase == "playing")
    return table, line


def let_it_notice() -> None:
    """Wait for some sweeps, and for a look at the clocks; if it takes longer, all the worse for who thinks."""
    time.sleep(1.5)


def check_nobody_lost(guest: Guest, table: str) -> None:
    """Everybody still plays, and has about as much time as before."""
    shown = guest.look(f"/api/tables/{table}/view")
    assert [chair["away"] for chair in shown["table"]["chairs"]] == ["", ""]
    assert min(shown["turn"]["clocks"]) > LONG * 1000 // 2


def times_of(server: Jumping, table: str) -> list[int]:
    """The times of a table's log."""
    engine = open_database(str(server.folder / "house.db"))
    with reading(engine) as connection:
        times = [row.at for row in moves_since(connection, table, 0)]
    engine.dispose()
    return times


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_nobody_loses_by_a_jump_of_the_clock(server: Jumping, ana: Guest, seconds: int) -> None:
    table, line = game_with_clocks(ana, LONG)
    server.jump(seconds)
    let_it_notice()
    check_nobody_lost(ana, table)
    line.ask("say", text="What time is it?")
    server.jump(0)  # and back again
    let_it_notice()
    check_nobody_lost(ana, table)
    line.ask("say", text="And now?")
    times = times_of(server, table)
    assert times == sorted(times)
    assert times[-1] - times[0] < LONG * 1000
    assert server.log().count("the wall clock has jumped") == 1


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_nobody_loses_by_a_jump_while_their_table_sleeps(server: Jumping, ana: Guest, seconds: int) -> None:
    table, _ = game_with_clocks(ana, LONG)
    server.jump(seconds)
    let_it_notice()
    server.stop()
    server.start()
    let_it_notice()
    check_nobody_lost(ana, table)
    server.stop()
    server.jump(2 * seconds)  # while nobody looks
    server.start()
    let_it_notice()
    check_nobody_lost(ana, table)


def test_clocks_go_on_when_the_wall_clock_is_set_back(server: Jumping, ana: Guest) -> None:
    _, line = game_with_clocks(ana, 4)
    server.jump(-HOUR)
    line.until_shown(lambda line: any(chair["away"] == "time" for chair in line.table["chairs"]))


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_nobody_is_locked_out_by_a_jump(tmp_path: Path, seconds: int) -> None:
    limits = msgspec.to_builtins(Limits(newcomers=(6, 0.01), requests=(1000, 100.0)))
    server = Jumping(tmp_path, "limited", str(tmp_path / "house.db"), limits=limits)
    server.jump(0)
    with ExitStack() as stack:
        stack.callback(server.start().clear)
        stranger = Guest(stack, server, None)
        codes = []
        for wrong in (0, seconds, 0):
            server.jump(wrong)
            codes += [stranger.http.post("/api/session", json={"name": "Ana"}).status_code for _ in range(2)]
        assert codes == [201] * 6
        assert stranger.http.post("/api/session", json={"name": "Ana"}).status_code == 429
