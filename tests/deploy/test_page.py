"""docs/running.md, followed from an empty Debian machine to a house on PostgreSQL and Redis, command by command."""

import shlex
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.deploy.fresh import in_a_fresh_root
from tests.deploy.machine import PAGE, Machine, commands, sections
from tests.deploy.roots import FreshRoot


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A fresh terminal."""
    return Terminal(monkeypatch, capsys)


def test_every_command_of_the_page_exists_with_its_options(terminal: Terminal) -> None:
    found = sorted({*commands()})
    assert len(found) > 8
    for command in found:
        answer = terminal.run(*shlex.split(command), "--help")
        assert answer.code == 0, f"serao {command}: {answer.err}"


def test_every_file_that_the_page_installs_is_there() -> None:
    lines = [
        word for section in sections(PAGE.read_text("utf-8")).values() for line in section for word in line.split()
    ]
    named = {word for word in lines if word.startswith("deploy/")}
    assert len(named) >= 5
    assert [word for word in named if not list(PAGE.parents[1].glob(word))] == []


@in_a_fresh_root
@pytest.mark.campaign
def test_the_page_is_followed_in_a_fresh_debian(debian: FreshRoot, tmp_path: Path) -> None:
    told = sections(PAGE.read_text("utf-8"))
    with debian.copied(tmp_path / "machine") as place:
        machine = Machine(place, "localhost")
        try:
            for lines in told.values():
                machine.follow(lines)
                machine.play()
            machine.knock()
        finally:
            machine.close()
        assert {"serao", "serao-worker", "serao-backup", "serao-backup.timer", "caddy"} <= {*machine.started}
