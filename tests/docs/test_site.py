"""The sources of the site agree with each other, and their Python runs. The site itself is built by `make docs`."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from serao.installed import own_games
from tests.docs.pages import DOCS, ROOT, headings, links, navigation, samples

PAGES = sorted(DOCS.rglob("*.md"))
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))


def test_every_page_of_the_navigation_exists_and_every_page_is_in_the_navigation() -> None:
    named = navigation()
    assert len(set(named)) == len(named)
    assert [page for page in named if not page.is_file()] == []
    assert set(PAGES) <= set(named)


def test_the_navigation_has_the_rules_of_every_game() -> None:
    rules = {ROOT / "src" / "serao" / "games" / name / "rules" / "en.md" for name in own_games()}
    assert rules <= set(navigation())


@every_page
def test_links_lead_to_a_file_and_to_a_heading_of_it(page: Path) -> None:
    for path, heading in links(page):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name} points to {path}"
        assert not heading or heading in headings(target), f"{page.name} points to {path}#{heading}"


@every_page
def test_every_module_of_the_reference_exists(page: Path) -> None:
    for module in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), flags=re.MULTILINE):
        assert importlib.import_module(module).__doc__


@every_page
def test_python_that_belongs_to_no_file_runs(page: Path) -> None:
    """The blocks of a page run in order and share their names."""
    names: dict[str, Any] = {"__name__": page.stem}
    for sample in samples(page):
        if sample.language == "python" and not sample.title:
            exec(compile(sample.text, page.name, "exec"), names)


def test_the_site_loads_nothing_from_other_servers() -> None:
    assert "http" not in (ROOT / "mkdocs.yml").read_text("utf-8")
    assert "font: false" in (ROOT / "mkdocs.yml").read_text("utf-8")
