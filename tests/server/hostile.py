"""Bytes that no honest client sends, for property tests: honest messages and paths with something wrong in them."""

import json
from typing import Any

from hypothesis import strategies as st

# Where a value should stand.
VALUES = (
    *(
        b"9" * 31,
        b"-" + b"9" * 31,
        b"9" * 5000,
        b"9223372036854775808",
        b"1e30",
        b"1e999",
        b"-1e999",
        b"0.1",
        b"-0",
        b"01",
    ),
    *(b"NaN", b"Infinity", b"-Infinity", b"nul", b"null", b"true", b"'a'", b"[]", b"{}", b'""', b"", b","),
    *(b'"\xff"', b'"\xed\xa0\x80"', b'"\xc0\xaf"', b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\ud83d\\ude00"', b'"\\x41"'),
    *(
        b'"\\u0000"',
        b'"\x00"',
        b'"a\nb"',
        b'"a',
        b'"\\u202e"',
        b'"9999999999999999999999999999999"',
        b'"' + b"x" * 70_000,
    ),
    *(b"[" * depth + b"]" * depth for depth in (60, 65, 500, 950, 20_000)),
    *(b'{"a":' * depth + b"1" + b"}" * depth for depth in (60, 65, 500, 950, 20_000)),
)
# What stands for a part of a path or a query.
PARTS = (
    *(
        "%0A",
        "0.png%0A",
        "%00",
        "a%00b",
        "%FF",
        "%ED%A0%80",
        "%C0%AF",
        "%E2%80%AE",
        "%2F",
        "%2E%2E",
        "..",
        "%",
        "%zz",
        "%F0%9F",
    ),
    *(
        "9" * 31,
        "9" * 5000,
        "-1",
        "1e9",
        "0x1",
        "NaN",
        "x" * 41,
        "%20",
        "%09",
        "%0D%0A",
        "+",
        ";",
        "&&==",
        "{}",
        "null",
    ),
)


@st.composite
def bodies(draw: st.DrawFn, honest: list[dict[str, Any]]) -> bytes:
    """An honest message in which something is wrong, or just bytes."""
    message = draw(st.sampled_from(honest))
    fields = [(json.dumps(name).encode(), json.dumps(value).encode()) for name, value in message.items()]
    spoilt = draw(st.sampled_from(range(len(fields))))
    fields[spoilt] = (fields[spoilt][0], draw(st.sampled_from(VALUES) | st.binary(max_size=12)))
    if draw(st.booleans()):  # the same name twice, before or after
        fields.insert(draw(st.integers(0, len(fields))), draw(st.sampled_from(fields)))
    whole = b"{" + b",".join(name + b":" + value for name, value in fields) + b"}"
    return draw(st.sampled_from(BENT))(whole, draw(st.integers(0, len(whole))))


def _plain(whole: bytes, _at: int) -> bytes:
    return whole


def _torn(whole: bytes, at: int) -> bytes:
    return whole[:at]


def _marked(whole: bytes, _at: int) -> bytes:
    return b"\xef\xbb\xbf" + whole


def _broken(whole: bytes, at: int) -> bytes:
    return whole[:at] + b"\xff\x00" + whole[at:]


def _wide(whole: bytes, _at: int) -> bytes:
    return whole.decode("latin-1").encode("utf-16")


def _listed(whole: bytes, _at: int) -> bytes:
    return b"[" + whole + b"]"


BENT = (_plain, _plain, _plain, _torn, _marked, _broken, _wide, _listed)
parts = st.sampled_from(PARTS)
