"""What a house is told: by a file of settings, and over it by the command line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from serao.cli.app import app
from serao.cli.settings import read_config
from serao.server.base.config import Config

FILE = 'host = "0.0.0.0"\nport = 8123\ndatabase = "club.db"\n'


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """What houses were told that should have been opened."""
    heard: list[Config] = []
    monkeypatch.setattr("serao.cli.serve.serve_house", lambda said, _browser, _say: heard.append(read_config(said)))
    return heard


def test_a_house_that_is_told_nothing(told: list[Config]) -> None:
    assert CliRunner().invoke(app, ["serve"]).exit_code == 0
    assert told == [Config()]


def test_what_the_file_says_holds_unless_the_command_line_says_otherwise(told: list[Config], tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(FILE)
    for more in ([], ["--port", "8200"], ["--host", "127.0.0.1", "--database", "own.db"]):
        assert CliRunner().invoke(app, ["serve", "--settings", str(file), *more]).exit_code == 0
    assert [(each.host, each.port, each.database) for each in told] == [
        ("0.0.0.0", 8123, "club.db"),
        ("0.0.0.0", 8200, "club.db"),
        ("127.0.0.1", 8123, "own.db"),
    ]
