"""Whatever bytes come in: a value of the wanted type, or one sentence, and never anything else."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.server.base.decoding import DEEPEST, LARGEST, SMALLEST, Unreadable, decode, decode_any
from serao.table.commands import Play, Say
from serao.table.wire import read
from tests.server.hostile import VALUES, bodies

HONEST: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1, "language": "en", "memory": True},
    {"type": "play", "id": "p", "seat": 0, "action": {"type": "open", "card": 3}},
    {"type": "try", "id": "t", "seat": 0, "action": "open3"},
    {"type": "answer", "id": "a", "offer": 3, "yes": True},
    {"type": "ask-pace", "id": "k", "pace": {"bank": 300}},
    {"type": "say", "id": "s", "text": "Good evening!"},
]


def nested(depth: int) -> bytes:
    """A list in a list in a list."""
    return b"[" * depth + b"]" * depth


@given(bodies(HONEST) | st.binary(max_size=200))
def test_any_bytes_are_a_message_or_one_sentence(data: bytes) -> None:
    message = read_or_sentence(data)
    if isinstance(message, str):
        assert "\n" not in message
        assert message.endswith(".")
        return
    msgspec.json.encode(message).decode()  # what was read can be kept and sent
    if isinstance(message, Play):
        decode_any(bytes(message.action))


def read_or_sentence(data: bytes) -> Any:
    """What was read, or why it cannot be."""
    try:
        return decode(data, read)
    except Unreadable as problem:
        return str(problem)


@given(st.text(st.characters(exclude_categories=()), max_size=200))
def test_any_text_is_a_message_or_one_sentence_also_with_half_characters(text: str) -> None:
    for data in (text, json.dumps({"type": "say", "id": "s", "text": text}, ensure_ascii=False)):
        try:
            message = decode(data, read)
        except Unreadable:
            continue
        assert isinstance(message, Say)
        assert message.text == text


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value[:20]))
def test_a_part_that_is_read_later_is_checked_at_once(value: bytes) -> None:
    """A game reads the action: nothing may be left in it that cannot be read."""
    try:
        message = decode(b'{"type":"play","id":"p","seat":0,"action":' + value + b"}", read)
    except Unreadable:
        return
    assert isinstance(message, Play)
    found = [decode_any(bytes(message.action))]
    while found:
        each = found.pop()
        assert not isinstance(each, int) or SMALLEST <= each <= LARGEST
        found += each.values() if isinstance(each, dict) else each if isinstance(each, list) else []


def test_numbers_and_depths_have_a_bound() -> None:
    assert decode_any(str(LARGEST)) == LARGEST
    assert decode_any(str(SMALLEST)) == SMALLEST
    assert decode_any(nested(DEEPEST))
    assert decode_any(b'["' + b"9" * 31 + b'", 0.' + b"1" * 30 + b"]")
    assert decode_any(b'"' + b"[" * 1000 + b'"') == "[" * 1000
    for wrong in (str(LARGEST + 1), str(SMALLEST - 1), f'{{"a":[{LARGEST + 1}]}}', nested(DEEPEST + 1), nested(10**6)):
        with pytest.raises(Unreadable):
            decode_any(wrong)
