"""Settings from a file, from the environment and from files that it names; what is wrong is said with its place."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from serao.cli.settings import Setting, read_config, settings_of, unknown_variables, value_of
from serao.engine.problem import Problem
from serao.server.base.config import Config, Mail

FILE = """port = 8123
hosts = ["table.example.org"]

[mail]
host = "mail.example.org"
port = 25

[limits]
requests = [10, 1.0]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of settings."""
    path = tmp_path / "house.toml"
    path.write_text(FILE)
    return path


def wrong(text: str, file: Path) -> str:
    """What is said of a file with this text, the folder left out."""
    file.write_text(text)
    with pytest.raises(Problem) as found:
        read_config({"settings": file})
    return str(found.value).replace(f"{file.parent}/", "")


def test_the_environment_goes_over_the_file_and_the_command_line_over_both(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {
        "SERAO_PORT": "9000",
        "SERAO_HOSTS": "a.example, b.example",
        "SERAO_SECURE": "true",
        "SERAO_BOT_PAUSE": "0.5",
        "SERAO_MAIL_PORT": "465",
        "SERAO_LIMITS_FILES": "40,2.5",
        "SERAO_REDIS": "",
    }.items():
        monkeypatch.setenv(name, value)
    config = read_config({"settings": file, "port": 9001})
    assert (config.port, config.hosts, config.secure, config.bot_pause) == (9001, ("a.example", "b.example"), True, 0.5)
    assert config.mail == Mail(host="mail.example.org", port=465)
    assert (config.limits.files, config.limits.requests) == ((40, 2.5), (10, 1.0))
    assert config.redis is None
    assert read_config({"settings": file}).port == 9000


def test_the_environment_alone_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAO_MAIL_HOST", "mail.example.org")
    assert read_config({}) == Config(mail=Mail(host="mail.example.org"))


def test_a_secret_is_read_from_the_file_that_a_variable_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://serao:quiet@db/serao\n")
    monkeypatch.setenv("SERAO_DATABASE_FILE", str(secret))
    assert read_config({}).database == "postgresql://serao:quiet@db/serao"
    monkeypatch.setenv("SERAO_DATABASE", "other.db")
    with pytest.raises(Problem, match="either SERAO_DATABASE or SERAO_DATABASE_FILE"):
        read_config({})
    monkeypatch.delenv("SERAO_DATABASE")
    secret.unlink()
    with pytest.raises(Problem, match="cannot be read"):
        read_config({})


def test_every_setting_has_a_variable_of_its_own() -> None:
    names = [each.variable for each in settings_of()]
    assert len(set(names)) == len(names)
    assert {"SERAO_DATABASE", "SERAO_MAIL_PASSWORD", "SERAO_LIMITS_REQUESTS"} <= set(names)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('port = "x"', "house.toml:1: the setting “port” must be a whole number."),
        ("secure = 1", "house.toml:1: the setting “secure” must be true or false."),
        ('\nhosts = "a"', "house.toml:2: the setting “hosts” must be a list."),
        ("prot = 8000", "house.toml:1: there is no setting “prot”; did you mean “port”?"),
        ("flavour = 3", "house.toml:1: there is no setting “flavour”."),
        ('[mail]\nhost = "m"\nport = "x"', "house.toml:3: the setting “mail.port” must be a whole number."),
        ("[mail]\nport = 25", "house.toml:1: the setting “mail.host” is needed."),
        ("[limits]\nrequests = [1]", "house.toml:2: the setting “limits.requests” is not right: Expected array of len"),
        ("mail = 3", "house.toml:1: the setting “mail” must be a section of its own."),
        ("port = 70000", "house.toml:1: the setting “port” is not right: Expected int <= 65535."),
        ("port 8000", "The settings in house.toml cannot be used: Expected '=' after a key"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_line(file: Path, text: str, said: str) -> None:
    heard = wrong(text, file)
    assert heard.startswith(said)
    assert "line 1" in heard or ".toml:" in heard


def test_what_is_wrong_in_the_environment_is_said_with_its_variable(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAO_PORT", "hunter2")
    with pytest.raises(Problem) as found:
        read_config({})
    assert str(found.value) == "SERAO_PORT: the setting “port” must be a whole number."
    monkeypatch.delenv("SERAO_PORT")
    monkeypatch.setenv("SERAO_LIMITS_REQUESTS", "many, 2")
    with pytest.raises(Problem, match=r"SERAO_LIMITS_REQUESTS: the setting “limits\.requests” must be a whole number"):
        read_config({})


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (str | None, "a, b", "a, b"),
        (tuple[str, ...] | None, "a, b", ("a", "b")),
        (Annotated[tuple[int, float], msgspec.Meta(description="x")], "3, 0.5", (3, 0.5)),
        (frozenset[str], "a", frozenset({"a"})),
        (Literal["open", "closed"], "closed", "closed"),
        (bool, "1", True),
    ],
)
def test_settings_of_every_kind_are_read_from_a_text(kind: object, text: str, value: object) -> None:
    assert value_of(Setting(("some",), kind), text) == value


def test_a_mistyped_variable_is_noticed() -> None:
    assert unknown_variables({"SERAO_PROT": "1", "SERAO_PORT": "1", "SERAO_REDIS_FILE": "x", "HOME": "/"}) == [
        "SERAO_PROT"
    ]
