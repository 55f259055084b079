"""The commands for whoever runs a house, on its database."""

import json
from pathlib import Path

import pytest

from serao.cli.serve import has_owner, owner_command
from serao.locales import LANGUAGES
from serao.storage import matches, persons, reports
from serao.storage.engine import open_database, writing
from serao.storage.migrate import upgrade
from serao.storage.persons import Person
from tests.cli.terminal import Terminal
from tests.storage import samples

CHAT = '[{"at": 1, "by": "bruno", "name": "Bruno", "text": "[bold]You idiot![/bold]"}]'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with people, a table and a report, in the folder that the commands are given in."""
    monkeypatch.chdir(tmp_path)
    engine = open_database(str(tmp_path / "serao.db"))
    upgrade(engine)
    with writing(engine) as connection:
        samples.persons(connection)
        for id_ in ("twin1", "twin2"):
            persons.add_person(connection, Person(id=id_, name="Chloé", created_at=3))
        assert persons.claim(connection, "ana", "Ana", "hash")
        samples.match(connection, "m1")
        matches.place(connection, "m1", "bruno", seated=True)
        report = reports.Report(
            id="r1", at=5, by="ana", person="bruno", match="m1", kind="abuse", words="Look.", chat=CHAT
        )
        reports.add_report(connection, report)
    engine.dispose()
    return tmp_path


def acts(terminal: Terminal) -> list[tuple[str, str | None, str | None]]:
    """What the audit log tells: what, to whom, at which table; the oldest first."""
    lines = json.loads(terminal.run("house", "log", "--json").out)
    assert all(line["by"] is None for line in lines)
    return [(line["act"], line["whom"], line["match"]) for line in reversed(lines)]


@pytest.mark.usefixtures("folder")
def test_an_owner_is_named_once_and_only_by_a_claimed_name(terminal: Terminal) -> None:
    assert not has_owner("serao.db")
    assert "has not claimed" in terminal.refused("house", "owner", "Bruno")
    assert terminal.run("house", "owner", "  ANA ").out == "Ana is the owner of the house now.\n"
    assert has_owner("serao.db")
    assert "has that role already" in terminal.refused("house", "owner", "Ana")
    assert acts(terminal) == [("name-owner", "ana", None)]


@pytest.mark.usefixtures("folder")
def test_every_command_is_one_act_and_one_line(terminal: Terminal) -> None:
    commands: list[tuple[list[str], tuple[str, str | None, str | None]]] = [
        (["mute", "Bruno", "--hours", "2"], ("mute", "bruno", None)),
        (["unmute", "bruno"], ("unmute", "bruno", None)),
        (["ban", "twin1", "--why", "enough"], ("ban", "twin1", None)),
        (["unban", "twin1"], ("unban", "twin1", None)),
        (["ban", "2001:db8::1"], ("ban-address", "2001:db8::/64", None)),
        (["unban", "2001:db8::/64"], ("unban-address", "2001:db8::/64", None)),
        (["hand-over", "m1", "Bruno"], ("hand-over", "bruno", "m1")),
        (["close", "m1"], ("close", None, "m1")),
        (["report", "r1", "--dismiss"], ("dismiss-report", "bruno", "m1")),
        (["delete", "twin2", "--yes"], ("delete-person", "twin2", None)),
        (["moderator", "Ana"], ("name-moderator", "ana", None)),
        (["moderator", "Ana", "--remove"], ("dismiss-moderator", "ana", None)),
    ]
    for arguments, _ in commands:
        answer = terminal.run("house", *arguments)
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.count("\n") == 1
    assert sorted(acts(terminal), key=str) == sorted((line for _, line in commands), key=str)


@pytest.mark.usefixtures("folder")
def test_what_is_asked_wrongly_gets_one_sentence_and_leaves_no_line(terminal: Terminal) -> None:
    for arguments, sentence in (
        (("ban", "Eva"), "nobody called Eva"),
        (("ban", "Chloé"), "2 people are called Chloé"),
        (("unban", "Bruno"), "nothing to lift"),
        (("close", "m9"), "no such table"),
        (("hand-over", "m1", "Ana"), "the host already"),
        (("hand-over", "m1", "twin1"), "does not sit"),
        (("report", "r9"), "no such report"),
        (("mute", "Bruno", "--hours", "0"), "--hours"),
        (("people", "--database", "gone.db"), "no house in gone.db"),
    ):
        assert sentence in terminal.refused("house", *arguments), arguments
    assert acts(terminal) == []


@pytest.mark.usefixtures("folder")
def test_a_link_for_a_new_password_is_an_act_too(terminal: Terminal) -> None:
    terminal.run("house", "owner", "Ana")
    assert "/me#reset=" in terminal.run("house", "reset", "Ana").out, "the owner's own, too"
    assert acts(terminal)[-1] == ("reset-password", "ana", None)


@pytest.mark.usefixtures("folder")
def test_whoever_deletes_types_the_name(terminal: Terminal) -> None:
    for typed in ("", "Ana\n"):
        assert "That is not the name" in terminal.refused("house", "delete", "bruno", typed=typed)
    assert "Bruno" in terminal.run("house", "people").out
    answer = terminal.run("house", "delete", "bruno", typed=" BRUNO \n")
    assert "cannot be undone" in answer.out
    assert answer.out.endswith("Bruno is deleted.\n")
    assert "Bruno" not in terminal.run("house", "people").out
    assert acts(terminal) == [("delete-person", "bruno", None)]


@pytest.mark.usefixtures("folder")
def test_nobody_bans_the_owner(terminal: Terminal) -> None:
    terminal.run("house", "owner", "Ana")
    assert "the owner of the house" in terminal.refused("house", "ban", "Ana")
    assert "the owner of the house" in terminal.refused("house", "delete", "Ana", "--yes")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_are_told_in_every_language(terminal: Terminal, language: str) -> None:
    terminal.run("house", "owner", "Ana")
    terminal.run("house", "mute", "Bruno", "--why", "[red]loud[/red]")
    for command in ("people", "tables", "reports", "log"):
        answer = terminal.run("house", command, "--lang", language)
        assert (answer.code, answer.err) == (0, "")
        assert "cli-house" not in answer.out, command
        assert "Bruno" in answer.out or command == "tables"
    assert "[red]loud[/red]" in terminal.run("house", "log", "--lang", language).out, "what people write is no markup"
    assert "[bold]You" in terminal.run("house", "reports").out


@pytest.mark.usefixtures("folder")
def test_lists_are_searched_and_printed_as_json(terminal: Terminal) -> None:
    found = json.loads(terminal.run("house", "people", "--search", "BRU", "--json").out)
    assert [each["id"] for each in found] == ["bruno"]
    tables = json.loads(terminal.run("house", "tables", "--json").out)
    assert [(each["id"], each["host"]["name"]) for each in tables] == [("m1", "Ana")]
    assert json.loads(terminal.run("house", "reports", "--handled", "--json").out) == []
    assert "nothing to show" in terminal.run("house", "reports", "--handled").out


def test_the_line_about_the_owner_shows_no_password() -> None:
    assert owner_command("my house.db") == "serao house owner NAME --database 'my house.db'"
    shown = owner_command("postgresql://ana:geheim@localhost/house")
    assert "geheim" not in shown
    assert "localhost/house" in shown
