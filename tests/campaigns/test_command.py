"""`python -m campaigns`: it chooses its parts, writes its report however it ends, and says so by its exit code."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from campaigns import __main__ as command
from campaigns.parts import PARTS, Part, chosen
from campaigns.report import TREE
from campaigns.seen import Seen
from campaigns.showing import shown
from tests.patience import PATIENCE


def run(only: str, report: Path, **more: Any) -> int:
    """Run the command in this process; its exit code."""
    with pytest.raises(SystemExit) as ended:
        command.main(only=only, report=report, **{"minutes": None, "seed": 7, **more})
    assert isinstance(ended.value.code, int)
    return ended.value.code


def read(report: Path) -> Any:
    """The report as programs read it."""
    return msgspec.json.decode(report.with_suffix(".json").read_bytes())


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> dict[str, Part]:
    """Parts that take no time, in place of the real ones."""
    made = {"stopped": Part(stop, 1, "x"), "ill": Part(break_one, 1, "promises"), "well": Part(keep, 2, "promises")}
    monkeypatch.setattr(command, "PARTS", made)
    monkeypatch.setattr("campaigns.parts.PARTS", made)
    return made


def keep(seen: Seen, _folder: Path) -> None:
    """Keep every promise."""
    seen.done = seen.wanted
    seen.set(kept=2)


def break_one(seen: Seen, _folder: Path) -> None:
    """Break one, in one of several tasks."""
    raise ExceptionGroup("several", [AssertionError("it rains")])


def stop(seen: Seen, _folder: Path) -> None:
    """Be interrupted."""
    seen.set(kept=1)
    raise KeyboardInterrupt


@pytest.mark.usefixtures("parts")
def test_kept_promises_are_reported_with_commit_machine_and_versions(tmp_path: Path) -> None:
    assert run("well", tmp_path / "report") == 0
    found = read(tmp_path / "report")
    assert found["commit"]
    assert found["machine"]["cores"] >= 1
    assert "python" in found["versions"]
    [part] = found["parts"]
    assert (part["ended"], part["done"], part["seed"], part["figures"]) == ("complete", 2, 7, {"kept": 2})
    assert "| kept | 2 |" in (tmp_path / "report.md").read_text()


@pytest.mark.usefixtures("parts")
def test_a_broken_promise_is_an_exit_code_and_the_next_part_is_still_run(tmp_path: Path) -> None:
    assert run("well,ill", tmp_path / "report") == command.BROKEN
    parts = {part["name"]: part for part in read(tmp_path / "report")["parts"]}
    assert parts["ill"]["broken"] == ["AssertionError: it rains"]
    assert parts["well"]["ended"] == "complete"
    assert "- Broken: AssertionError: it rains" in (tmp_path / "report.md").read_text()


@pytest.mark.usefixtures("parts")
def test_an_interrupted_campaign_still_writes_its_report(tmp_path: Path) -> None:
    assert run("stopped,well", tmp_path / "report") == command.INTERRUPTED
    [part] = read(tmp_path / "report")["parts"]
    assert (part["ended"], part["figures"]) == ("interrupted", {"kept": 1})


def test_a_real_soak_that_is_told_to_end_writes_its_report(tmp_path: Path) -> None:
    arguments = [sys.executable, "-m", "campaigns", "--only", "soak", "--report", str(tmp_path / "report")]
    with subprocess.Popen(arguments, cwd=TREE, stdout=subprocess.PIPE, env=os.environ | {"COLUMNS": "200"}) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"soak, seed 2026")
        process.send_signal(signal.SIGTERM)
        process.stdout.read()
        assert process.wait(PATIENCE) == command.INTERRUPTED
    [part] = read(tmp_path / "report")["parts"]
    assert (part["name"], part["ended"]) == ("soak", "interrupted")


def test_parts_are_chosen_by_name_or_by_what_they_do() -> None:
    assert chosen("") == list(PARTS)
    assert chosen("kills") == ["kills-sqlite", "kills-processes", "kills-cluster"]
    assert chosen("soak, hostile") == ["hostile", "soak"]
    assert chosen("soak,tea") == []


def test_full_length_is_what_was_promised() -> None:
    assert sum(part.wanted for name, part in PARTS.items() if name.startswith("kills")) == 1000
    assert PARTS["hostile"].wanted == 1_000_000
    assert PARTS["soak"].wanted >= 3600


def test_minutes_are_shared_by_the_parts(parts: dict[str, Part], tmp_path: Path) -> None:
    lengths: list[float] = []
    parts["well"] = Part(lambda seen, _: lengths.append(seen.seconds_left()), 1, "x")
    run("well,ill", tmp_path / "report", minutes=10.0)
    assert 290 < lengths[0] <= 300


def test_without_a_terminal_a_line_is_printed_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    seen = Seen("tea", 4, "cups", 1)
    seen.set(cups_poured=3)
    with shown(seen, Console()):
        pass
    assert "tea: 0 of 4 cups · cups poured 3" in capsys.readouterr().out
