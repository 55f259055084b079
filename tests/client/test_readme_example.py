"""The README's example of a program that plays on a server, run against a real server."""

import ast
import re
from pathlib import Path
from types import FunctionType

import pytest

from tests.client.houses import House, run

README = Path(__file__).parents[2] / "README.md"
ADDRESS = "http://localhost:8000"


def example() -> str:
    """The block of code that uses the client."""
    blocks = re.findall(r"^```(?:python)?\n(.*?)^```", README.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    (found,) = [block for block in blocks if "async with Client(" in block]
    return str(found)


def test_the_example_of_the_readme_plays_a_whole_game(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    text = example()
    assert ADDRESS in text
    code = compile(text.replace(ADDRESS, house.url), README.name, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    run(FunctionType(code, {})())
    assert re.fullmatch(r"\d+ moves, and the shuffle was honest\n", capsys.readouterr().out)
