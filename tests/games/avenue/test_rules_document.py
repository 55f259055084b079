"""The document of the rules prints the maps that are played."""

import re
from pathlib import Path

from serao.games import avenue
from tests.games.avenue.test_1_components import PRINTED

DOCUMENT = (Path(avenue.__file__).parent / "rules" / "en.md").read_text("utf-8")


def blocks() -> list[list[list[str]]]:
    """The indented blocks of seven rows: the maps as the document prints them."""
    found = re.findall(r"(?:^ {8}\S.*\n){7,}", DOCUMENT, flags=re.MULTILINE)
    return [[line.split() for line in block.strip().splitlines()][-7:] for block in found]


def test_the_document_prints_the_maps() -> None:
    [map_a, both] = blocks()
    assert map_a == [line.split() for line in PRINTED["A"].strip().splitlines()]
    assert [row[:6] for row in both] == [line.split() for line in PRINTED["B"].strip().splitlines()]
    assert [row[6:] for row in both] == [line.split() for line in PRINTED["C"].strip().splitlines()]
