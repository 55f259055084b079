"""What comes over the wire before the home page stands, and what comes later: counted from the built files."""

import gzip
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from serao.locales import LANGUAGES
from serao.server.pages.routes import BUILT

Manifest = Mapping[str, Mapping[str, Any]]

PAGE = "index.html"
ICON = "src/shell/art/logo.svg"
# Parts by the names of their chunks.
HOME = "house"
TABLE = "table"
THREE = "THREE."  # three.js complains under this name
KINDS = {".html": "page", ".js": "scripts", ".css": "styles", ".woff2": "fonts", ".svg": "pictures"}
# A browser takes the newest format of a font, and only the alphabet that is on the page.
NOT_ASKED_FOR = re.compile(r"\.woff$|-latin-ext-|-vietnamese-")


def manifest(web: Path = BUILT) -> Manifest:
    """What the build says about its files: which one brings which others."""
    return dict(json.loads((web / "manifest.json").read_text("utf-8")))


def key_of(parts: Manifest, name: str) -> str:
    """What the manifest calls the chunk of that name."""
    return next(key for key, part in parts.items() if part.get("name") == name and part["file"].endswith(".js"))


def together(parts: Manifest, name: str) -> set[str]:
    """A part and everything that must be there before it runs."""
    found, waiting = set(), [key_of(parts, name)]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting.extend(parts[here].get("imports", ()))
    return found


def files_of(parts: Manifest, names: Iterable[str]) -> set[str]:
    """The files of these parts: scripts, styles, fonts and pictures."""
    found = {
        file
        for name in names
        for file in (parts[name]["file"], *parts[name].get("css", ()), *parts[name].get("assets", ()))
    }
    return {file for file in found if not NOT_ASKED_FOR.search(file)}


def catalogues(parts: Manifest, language: str) -> set[str]:
    """Every catalogue of a language: those that come together, and the few that a page asks for later."""
    return {
        name
        for name in parts
        if f"/locales/{language}/" in name or f"/words/{language}.ftl" in name or name.startswith(f"_words-{language}-")
    }


def first_load(parts: Manifest, language: str) -> set[str]:
    """Everything that a stranger's browser fetches for the home page."""
    page = {PAGE, f"prerender/home.{language}.html"}  # and what is prerendered on it
    words = together(parts, f"words-{language}") | catalogues(parts, language)
    return page | files_of(parts, {ICON} | together(parts, HOME) | words)


def heaviest(web: Path = BUILT) -> str:
    """The language whose first load is the largest."""
    parts = manifest(web)
    return max(LANGUAGES, key=lambda language: sent(first_load(parts, language), web))


def scripts(files: Iterable[str], web: Path = BUILT) -> str:
    """All scripts among these files."""
    return "".join((web / file).read_text("utf-8") for file in files if kind_of(file) == "scripts")


def sent(files: Iterable[str], web: Path = BUILT) -> int:
    """The bytes of these files as they are sent, compressed."""
    return sum(compressed(web / file) for file in files)


@cache
def compressed(file: Path) -> int:
    """The bytes of one file as it is sent."""
    return len(gzip.compress(file.read_bytes()))


def kind_of(file: str) -> str:
    """Script, style, font or picture."""
    return KINDS[Path(file).suffix]
