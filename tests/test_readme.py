"""The README tells the truth: its Python runs, its links lead somewhere, its commands exist."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for code in re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL):
        exec(compile(code, "README.md", "exec"), {})
    assert "Outcome(scores=" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), f"{page.name} points to {link}"


def test_every_command_of_the_readme_exists(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = set(re.findall(r"\bserao ([a-z]+)", README))
    listed = Terminal(monkeypatch, capsys).run("--help").out
    assert commands
    assert all(command in listed for command in commands)


def test_every_make_word_of_the_readme_exists() -> None:
    words = set(re.findall(r"\bmake ([a-z]+)", README + (ROOT / "CONTRIBUTING.md").read_text("utf-8")))
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert all(re.search(rf"^{word}:", makefile, flags=re.MULTILINE) for word in words)
