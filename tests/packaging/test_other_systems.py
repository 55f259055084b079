"""On Windows and macOS games, terminal and a house of one process run; several processes are refused in a sentence."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serao.client import Client
from serao.installed import own_games
from tests.patience import PATIENCE

PROGRAM = Path(__file__).parent / "other_system.py"
SYSTEMS = ("windows", "macos")
SETTINGS = "bot_pause = 0.0\n"
WINDOWS_PIPE = "cp1252"  # the encoding of what is piped there; a window has UTF-8


def run_on(
    system: str, *command: str, folder: Path, typed: str = "", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[str]:
    """A command of Serão, as on another system."""
    return subprocess.run(
        [sys.executable, str(PROGRAM), system, *command, "--lang", "en"],
        cwd=folder,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        input=typed,
        capture_output=True,
        encoding=encoding,
        check=False,
        timeout=PATIENCE,
    )


@contextmanager
def serving_on(system: str, folder: Path) -> Iterator[str]:
    """A house of one process as on another system; gives its URL."""
    (folder / "settings.toml").write_text(SETTINGS, "utf-8")
    command = [sys.executable, str(PROGRAM), system, "serve", "--port", "0", "--settings", "settings.toml"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            [*command, "--database", "house.db", "--lang", "en"],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as server,
    ):
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found, (folder / "log").read_text("utf-8")
            yield found[0]
        finally:
            server.terminate()


async def play_a_game(url: str) -> int:
    """Play against an opponent of the house; how many moves the record of the game has."""
    async with Client(url, name="Ana") as client:
        table = await client.open("avenue", seats=2, bots={1: "random"})
        await table.play(lambda position: position.legal[0])
        return (await table.verify()).moves


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("command", ["games", "simulate picture_perfect --games 1", "play avenue --seats 1 --seed x"])
def test_games_are_listed_simulated_and_played(system: str, command: str, tmp_path: Path) -> None:
    done = run_on(system, *command.split(), folder=tmp_path, typed="c4\nquit\n")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_house_of_one_process_serves_a_game_and_is_backed_up(system: str, tmp_path: Path) -> None:
    with serving_on(system, tmp_path) as url:
        assert asyncio.run(play_a_game(url))
        saved = run_on(system, "backup", "copy.db", "--database", "house.db", folder=tmp_path)
    assert saved.returncode == 0, saved.stderr
    assert (tmp_path / "copy.db").stat().st_size
    assert "Traceback" not in (tmp_path / "log").read_text("utf-8")


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_port_that_is_taken_is_refused(system: str, tmp_path: Path) -> None:
    with serving_on(system, tmp_path) as url:
        done = run_on(system, "serve", "--port", url.rpartition(":")[2], "--database", "other.db", folder=tmp_path)
    assert done.returncode == 2
    assert "cannot listen" in done.stderr
    assert not (tmp_path / "other.db").exists()


@pytest.mark.parametrize("system", SYSTEMS)
def test_several_processes_are_refused_in_one_sentence(system: str, tmp_path: Path) -> None:
    done = run_on(system, "serve", "--processes", "2", "--database", "house.db", folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("Several processes need Linux")
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "house.db").exists()


@pytest.mark.parametrize("game", own_games())
def test_signs_that_the_encoding_does_not_have_become_question_marks(game: str, tmp_path: Path) -> None:
    done = run_on("windows", "play", game, "--seed", "x", folder=tmp_path, typed="?\nquit\n", encoding=WINDOWS_PIPE)
    assert done.returncode == 0, done.stderr
    assert "?" in done.stdout


def test_bytes_that_are_no_text_are_read_as_an_unknown_action(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "serao", "play", "avenue", "--seed", "x", "--lang", "en"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert "is no action" in done.stdout.decode()
