"""The page about the architecture names every module of the server, in the package in which it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "serao" / "server"
PACKAGES = ["", *sorted(path.parent.name for path in SERVER.glob("*/__init__.py"))]


def named_on_the_page() -> dict[str, set[str]]:
    """The modules that the page names in each package; those of the server itself stand before the first package."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    block = page.partition("```\nserver/\n")[2].partition("```")[0]
    _, *rest = parts = re.split(r"^  (\w+)/ ", block, flags=re.MULTILINE)
    texts = {"": parts[0], **dict(zip(rest[::2], rest[1::2], strict=True))}
    return {package: {*re.findall(r"\w+(?=\.py)", text)} for package, text in texts.items()}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_of_the_server_is_named(package: str) -> None:
    modules = {path.stem for path in (SERVER / package).glob("*.py")} - {"__init__"}
    assert modules == named_on_the_page()[package]
