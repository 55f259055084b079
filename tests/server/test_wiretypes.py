"""The browser's types are those of the structs, and say so when they are not."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from serao.games import GAMES
from serao.server import wiretypes
from serao.table import wire
from serao.table.commands import AnyCommand


@pytest.fixture(scope="module")
def text() -> str:
    """The files as they would be written now."""
    return whole(wiretypes.written())


def whole(files: dict[str, str]) -> str:
    """All files as one text."""
    return "\n".join(files.values())


def declaration(text: str, name: str, place: str = "") -> str:
    """One declaration of the file, its comment left out."""
    space = text.split(f"\nexport namespace {place} {{\n")[1].split("\n}\n", maxsplit=1)[0] if place else text
    found = re.search(
        rf"^ *export (?:interface|type) {name}\b.*?(?:^ *}}$|;$(?!\n +[|r])|;\n\n)", space, re.DOTALL | re.MULTILINE
    )
    assert found, name
    return found[0]


def test_the_committed_file_is_fresh() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "serao.server.wiretypes", "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_stale_file_is_noticed(tmp_path: Path, text: str) -> None:
    assert wiretypes.main(["--check"], tmp_path) == 1
    assert wiretypes.main([], tmp_path) == 0
    assert whole({name: (tmp_path / name).read_text("utf-8") for name in wiretypes.written()}) == text
    assert wiretypes.main(["--check"], tmp_path) == 0
    for file, line in (
        ("wire.ts", "readonly commitment: string;\n"),
        ("games/avenue/wire.ts", "readonly road: number;\n"),
    ):
        fresh = (tmp_path / file).read_text("utf-8")
        (tmp_path / file).write_text(fresh.replace(line, "", 1), "utf-8")
        assert wiretypes.main(["--check"], tmp_path) == 1
        (tmp_path / file).write_text(fresh, "utf-8")


@pytest.mark.parametrize(
    "fields",
    [
        [("id", str), ("length", int), ("at", int)],
        [("id", str)],
        [("id", int), ("length", int)],
        [("id", str), ("length", int | None)],
        [("number", str), ("length", int)],
    ],
    ids=["more", "less", "another type", "perhaps null", "renamed"],
)
def test_a_changed_struct_is_noticed(
    monkeypatch: pytest.MonkeyPatch, text: str, fields: list[tuple[str, type]]
) -> None:
    doc = {"__doc__": wire.Accepted.__doc__}
    changed = msgspec.defstruct("Accepted", fields, frozen=True, tag="accepted", module=wire.__name__, namespace=doc)
    union = wire.Sync | wire.Update | changed | wire.Denied | wire.Tried | wire.Farewell
    monkeypatch.setattr(wire, "ToClient", union)
    monkeypatch.setitem(wiretypes.NAMED[""], "ToClient", union)
    anew = whole(wiretypes.written())
    assert anew != text
    assert anew.replace(declaration(anew, "Accepted"), "") == text.replace(declaration(text, "Accepted"), "")


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Turn", [("whose", int)], module="serao.table.other")
    with pytest.raises(ValueError, match="two structs are called"):
        wiretypes.written({**wiretypes.roots(), "": [*wiretypes.roots()[""], other]})


def test_what_has_no_counterpart_is_refused() -> None:
    strange = msgspec.defstruct("Strange", [("moment", complex)], module="serao.table.other")
    with pytest.raises(ValueError, match="no TypeScript is known"):
        wiretypes.written({**wiretypes.roots(), "": [*wiretypes.roots()[""], strange]})


def test_every_message_and_command_is_a_member_of_its_union_by_its_tag(text: str) -> None:
    for name, union in (("AnyCommand", AnyCommand), ("ToClient", wire.ToClient), ("FromClient", wire.FromClient)):
        alias = declaration(text, name)
        for kind in wiretypes.classes_of(union):
            assert f"  | {kind.__name__}" in alias
            assert f"readonly type: '{kind.__struct_config__.tag}';" in declaration(text, kind.__name__)  # type: ignore[attr-defined]


def test_what_may_be_absent_and_what_may_be_null_are_told_apart(text: str) -> None:
    update, sit, pace = (declaration(text, name) for name in ("Update", "Sit", "Pace"))
    assert "readonly table?: TableView<Options>;" in update  # left out when it did not change, never null
    assert "readonly length: number;" in update
    assert "readonly seat?: number | null;" in sit  # a sender may leave it out or say null
    assert "readonly most: number | null;" in pace  # always there when it is read


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_own_values(text: str, game: str) -> None:
    for name in ("Options", "View"):
        kind = getattr(GAMES[game], name)
        shown = declaration(text, name, game)
        assert [field for field in kind.__struct_fields__ if f"readonly {field}: " not in shown] == []
    for kind in wiretypes.classes_of(GAMES[game].ACTIONS):
        assert f"| {kind.__name__}" in declaration(text, "Action", game)
    assert "readonly news: readonly Event[];" in declaration(text, "View", game)


def test_tuples_are_told_apart(text: str) -> None:
    assert "export type Move = readonly [seat: number, text: string];" in text
    assert "readonly visits: readonly (readonly [number, number])[];" in declaration(text, "View", "fairy_tile")
    assert "readonly parts: readonly Objective[];" in declaration(text, "All", "fairy_tile")
