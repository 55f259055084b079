"""Hooks of mkdocs: files of the repository outside docs/ that a page links to become part of the site.

Such a file gets the address `repository/<its path>`: a Markdown file is a page, any other file is copied as it is.
So the same links work in the repository and on the site, and the build fails where one of them is broken.
"""

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
DOCS = "docs"
OUTSIDE = "repository"
LINK = re.compile(r"(\]\()([^)#\s:]+)")
# A fence such as ```json Newcomer: the second word is for the tests, and Markdown does not know it.
MARKED_FENCE = re.compile(r"^(```\w+) [A-Z]\w*$", flags=re.MULTILINE)


def on_config(config: Any) -> Any:
    """Put every page that a pattern of the navigation stands for in its place: so no list names the games."""
    config.nav = expanded(config.nav)
    return config


def on_files(files: Files, *, config: Any) -> Files:
    """Add the files of the repository that the navigation names or a page links to."""
    waiting = [*named_in(config.nav), *(file.src_uri for file in files.documentation_pages())]
    seen = set[str]()
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        path = path_of(address)
        if address.startswith(f"{OUTSIDE}/") and (ROOT / path).is_file():
            files.append(File.generated(config, address, abs_src_path=str(ROOT / path)))
        if path.endswith(".md") and (ROOT / path).is_file():
            waiting += [address_of(path, link) for _, link in LINK.findall((ROOT / path).read_text("utf-8"))]
    return files


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Files) -> str:
    """Point links to files outside docs/ to their addresses on the site."""
    here = PurePosixPath(page.file.src_uri).parent

    def rewritten(found: re.Match[str]) -> str:
        address = address_of(path_of(page.file.src_uri), found[2])
        known = files.get_file_from_path(address) is not None
        return found[1] + (os.path.relpath(address, here) if known else found[2])

    return MARKED_FENCE.sub(r"\1", LINK.sub(rewritten, markdown))


def expanded(nav: Any) -> Any:
    """The navigation with lists of pages instead of patterns."""
    match nav:
        case str() if "*" in nav:
            pages = sorted(ROOT.glob(path_of(nav)))
            root, prefix = (ROOT, f"{OUTSIDE}/") if nav.startswith(OUTSIDE) else (ROOT / DOCS, "")
            return [f"{prefix}{page.relative_to(root).as_posix()}" for page in pages]
        case dict():
            return {title: expanded(value) for title, value in nav.items()}
        case list():
            return [expanded(value) for value in nav]
    return nav


def named_in(nav: Any) -> list[str]:
    """Every address in the navigation."""
    match nav:
        case str():
            return [nav]
        case dict():
            return [each for value in nav.values() for each in named_in(value)]
        case list():
            return [each for value in nav for each in named_in(value)]
    return []


def path_of(address: str) -> str:
    """Where a file of the site lies in the repository."""
    return address.removeprefix(f"{OUTSIDE}/") if address.startswith(f"{OUTSIDE}/") else f"{DOCS}/{address}"


def address_of(path: str, link: str) -> str:
    """Where on the site a link leads that stands in a file of the repository."""
    target = os.path.normpath(os.path.join(os.path.dirname(path), link))
    return target.removeprefix(f"{DOCS}/") if target.startswith(f"{DOCS}/") else f"{OUTSIDE}/{target}"
