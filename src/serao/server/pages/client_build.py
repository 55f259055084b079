"""The built browser client: its page, filled in for each address, and its files."""

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec

from serao.server.pages.app_manifest import app_links
from serao.server.pages.appearance import Appearance

NOT_BUILT = Path(str(files("serao.server.pages"))) / "not_built.html"  # served where the client is not built
PAGE, PARTS, PRERENDERED = "index.html", "manifest.json", "prerender"
# The tags of the built page that are filled in.
HTML, FIRST, HEAD, ROOT = '<html lang="en">', '<link rel="preload"', "</head>", '<div id="serao"></div>'
DRAWN = '<div id="serao" class="prerendered" inert>{}</div>'  # nothing of it works before the scripts have come
# How a file may be sent, the smallest first, and how its name then ends.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
}
PageKind = Literal["home", "table", "replay", "me", "house", "people"]
HOUSE, COVERS = "house", "/cover.svg"
# The chunks that a page needs, beyond those that every page has.
CHUNKS: Mapping[PageKind, tuple[str, ...]] = {
    "home": (),
    "table": ("table",),
    "replay": ("table", "Replay"),
    "me": ("Me",),
    "house": ("HousePage",),
    "people": ("PeoplePage",),
}


class PageRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a page: which one, its language and theme, the board on it, and the API answers it will need."""

    kind: PageKind
    appearance: Appearance
    stranger: bool = False  # the request has no cookie, so the page need not ask who it is
    closed: bool = False  # the house is for members only, and the asker is none
    board: str | None = None
    answers: tuple[str, ...] = ()
    more_words: bool = False  # games of other packages have words that the built client lacks
    boards: tuple[str, ...] = ()  # those of them that bring a board
    nowhere: bool = False  # there is nothing at this address
    tags: str = ""  # what messengers show of the page's link
    shell: bool = False  # without content, for the service worker to keep


class ClientBuild:
    """One build of the client, read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._page = (folder / PAGE).read_text("utf-8")

    @cached_property
    def name(self) -> str:
        """What tells this build from another: its page names its files by their content."""
        return sha256(self._page.encode()).hexdigest()[:12]

    @cached_property
    def _parts(self) -> dict[str, Mapping[str, Any]]:
        path = self.folder / PARTS
        return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}

    @cached_property
    def _named(self) -> dict[str, str]:
        """The key in the manifest of each chunk, by the chunk's name."""
        scripts = ((key, part) for key, part in self._parts.items() if part["file"].endswith(".js"))
        return {part.get("name", key): key for key, part in scripts}

    def page(self, asked: PageRequest) -> bytes:
        """The page, prerendered, with links to all that it will need, so that the browser fetches it at once."""
        page, chunks = self._page, self._with_all(chunks_of(asked))
        filled = {
            HTML: opening(asked),
            # A browser fetches only so many files at a time: styles and scripts come before fonts, the rest after them.
            FIRST: "".join([*self._first(chunks), FIRST]),
            HEAD: "".join([*self._later(asked), app_links(asked.appearance.language), asked.tags, HEAD]),
            ROOT: self._drawn(asked),
        }
        for tag, text in filled.items():
            page = page.replace(tag, text, 1)
        return page.encode()

    def _first(self, chunks: Iterable[str]) -> Iterable[str]:
        """Links to what is fetched first: the common styles, and all scripts."""
        yield from (style(file, "high") for file in self._styles([HOUSE]))
        yield from (script(self._parts[key]["file"]) for key in chunks)

    def _later(self, asked: PageRequest) -> Iterable[str]:
        """Links to what is fetched after the scripts: their styles, API answers, and the pictures of the page."""
        yield from (style(file, "low") for file in self._styles(chunks_of(asked)) if file not in self._styles([HOUSE]))
        yield from (answer(path) for path in asked.answers)
        if asked.kind == "home":
            yield from (picture(part["file"]) for key, part in self._parts.items() if COVERS in key)

    def _styles(self, names: Iterable[str]) -> list[str]:
        """The style files of these chunks."""
        return [file for key in self._with_all(names) for file in self._parts[key].get("css", ())]

    def _drawn(self, asked: PageRequest) -> str:
        """The root with what is prerendered, where the build has it."""
        place = "home" if asked.kind == "home" else "table"
        path = self.folder / PRERENDERED / f"{place}.{asked.appearance.language}.html"
        return DRAWN.format(path.read_text("utf-8")) if path.is_file() else ROOT

    def _with_all(self, names: Iterable[str]) -> list[str]:
        """These chunks and those they import."""
        found = [self._named[name] for name in names if name in self._named]
        for key in found:  # it grows on the way
            found += [each for each in self._parts[key].get("imports", ()) if each not in found]
        return found


def chunks_of(asked: PageRequest) -> list[str]:
    """The names of the chunks that a page is drawn with."""
    board = [f"board-{asked.board}"] if asked.board else []
    return [HOUSE, f"words-{asked.appearance.language}", *CHUNKS[asked.kind], *board]


def opening(asked: PageRequest) -> str:
    """The opening tag of the page, with what is known of the person who asked for it."""
    stranger = " data-stranger" if asked.stranger else ""
    more = " data-more-words" if asked.more_words else ""
    boards = f' data-boards="{" ".join(asked.boards)}"' if asked.boards else ""
    closed = " data-members" if asked.closed else ""
    nowhere = " data-nowhere" if asked.nowhere else ""
    shell = " data-shell" if asked.shell else ""
    known = f'lang="{asked.appearance.language}" data-theme="{asked.appearance.theme}"'
    return f"<html {known}{stranger}{closed}{nowhere}{shell}{more}{boards}>"


def script(file: str) -> str:
    """A link that fetches a script now."""
    return f'<link rel="modulepreload" crossorigin href="/{file}">'


def style(file: str, urgency: Literal["high", "low"]) -> str:
    """A link that fetches a style now; the chunk that needs it applies it."""
    return f'<link rel="preload" as="style" fetchpriority="{urgency}" crossorigin href="/{file}">'


def answer(path: str) -> str:
    """A link that fetches now what the page will ask the API for."""
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(path)}">'


def picture(file: str) -> str:
    """A link that fetches a picture when nothing more urgent waits."""
    return f'<link rel="preload" as="image" fetchpriority="low" href="/{file}">'


class LatestBuild:
    """The newest build: a client that is built while the server runs is served from the next request on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built: ClientBuild | None = None
        self._stamp = 0

    def _latest(self) -> ClientBuild | None:
        try:
            stamp = (self.folder / PAGE).stat().st_mtime_ns
            if self._built is None or stamp != self._stamp:
                self._built, self._stamp = ClientBuild(self.folder), stamp
        except FileNotFoundError:
            self._built = None
        return self._built

    def page(self, asked: PageRequest) -> bytes:
        """The page; a plain one where the client has not been built."""
        built = self._latest()
        return built.page(asked) if built else NOT_BUILT.read_bytes()

    def name(self) -> str:
        """The name of the build that is served."""
        built = self._latest()
        return built.name if built else ""

    def root_file(self, name: str) -> bytes | None:
        """A file beside the page, which has the same name in every build."""
        path = self.folder / name
        return path.read_bytes() if path.is_file() else None

    def file(self, name: str, accepted: str) -> tuple[Path, dict[str, str]] | None:
        """The path of a file in the smallest encoding that the browser accepts, and its headers."""
        path = self.folder / "assets" / name
        if path.parent != self.folder / "assets" or not path.is_file():
            return None
        about = {"content-type": KINDS.get(path.suffix, "application/octet-stream"), "vary": "Accept-Encoding"}
        encodings = {each.partition(";")[0].strip() for each in accepted.split(",")}
        for encoding, ending in ENCODINGS.items():
            if encoding in encodings and (smaller := path.with_name(name + ending)).is_file():
                return smaller, about | {"content-encoding": encoding}
        return path, about
