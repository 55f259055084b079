"""The pages of the documentation, read without building the site."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
OUTSIDE = "repository/"  # where docs/hooks.py puts files of the repository that lie outside docs/
FENCE = re.compile(r'^```(\w*)(?: title="([^"]+)")?[^\n]*\n(.*?)^```$', flags=re.MULTILINE | re.DOTALL)


class Sample(NamedTuple):
    """A block of code on a page: its language, the file it belongs to (if any), and its text."""

    language: str
    title: str
    text: str


def samples(page: Path) -> list[Sample]:
    """The blocks of code of a page, in order."""
    return [Sample(*found) for found in FENCE.findall(page.read_text("utf-8"))]


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text("utf-8"))


def links(page: Path) -> list[tuple[str, str]]:
    """Every link of a page within the repository: the path and the heading, either of which may be empty."""
    return re.findall(r"\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)", prose(page))


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", prose(page), flags=re.MULTILINE)}


def slug(heading: str) -> str:
    """A heading as a link names it."""
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def navigation() -> list[Path]:
    """The pages in the navigation of the site, where they lie in the repository."""
    _, _, nav = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")
    return [page for each in re.findall(r": (\S+\.md)\b", nav) for page in pages_at(each)]


def pages_at(address: str) -> list[Path]:
    """The page of an address, or the pages of a pattern."""
    path = address.removeprefix(OUTSIDE) if address.startswith(OUTSIDE) else f"docs/{address}"
    return sorted(ROOT.glob(path)) if "*" in path else [ROOT / path]
