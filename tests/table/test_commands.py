"""What commands are made of: a text ends where its pattern ends, and not before a last newline."""

from pathlib import Path

import msgspec
import pytest

import serao
from serao.table.commands import Entropy, Id, PutSeal, Seal

DIGITS = "1a" * 32


@pytest.mark.parametrize(("kind", "text"), [(Id, "a"), (Seal, DIGITS), (Seal, ""), (Entropy, DIGITS)])
def test_no_text_with_a_pattern_takes_a_newline_at_its_end(kind: object, text: str) -> None:
    assert msgspec.convert(text, kind) == text
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(f"{text}\n", kind)


def test_a_command_with_a_newline_in_its_id_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "seal", "id": "a\n", "seat": 0, "seal": ""}, PutSeal)


def test_no_pattern_ends_with_a_dollar_which_also_stands_before_a_last_newline() -> None:
    sources = Path(serao.__file__).parent.rglob("*.py")
    lines = (line for path in sources for line in path.read_text("utf-8").splitlines())
    assert [line for line in lines if "pattern=" in line and '$"' in line] == []
