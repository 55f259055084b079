"""Whatever a stranger sends to a running server: an answer, never a 500, never a connection that breaks off."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.hostile import VALUES, bodies, parts
from tests.server.house import Guest, Line, Server

JSON = {"content-type": "application/json"}
BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/session", {"name": "Bia", "token": True}),
    ("PUT", "/api/session/name", {"name": "Ana"}),
    ("POST", "/api/session/claim", {"name": "Ana", "password": "um bom serão"}),
    ("POST", "/api/login", {"name": "Nobody", "password": "um bom serão"}),
    ("POST", "/api/login/link", {"key": "nothing"}),
    (
        "POST",
        "/api/tables",
        {"game": "avenue", "seats": 2, "options": {}, "pace": {"bank": 60}, "bots": {"1": "sound"}},
    ),
    ("POST", "/api/tables/{table}/enter", {"invite": "nothing"}),
    ("PUT", "/api/notices", {"email": "ana@example.org", "webhook": "https://example.org/"}),
    ("POST", "/api/notices/confirm", {"code": "123456"}),
    ("POST", "/api/notices/push", {"endpoint": "https://example.org/", "keys": {"p256dh": "a", "auth": "b"}}),
    ("DELETE", "/api/notices/push", {"endpoint": "https://example.org/"}),
    (
        "POST",
        "/api/records",
        {"format": "serao-record", "version": 1, "game": "avenue", "players": ["Ana"], "options": {}},
    ),
]
COMMANDS: list[dict[str, Any]] = [
    {"type": "sit", "id": "sit", "seat": 1, "name": "Bia", "entropy": "mine"},
    {"type": "play", "id": "play", "seat": 0, "action": {"type": "choose", "card": 3}},
    {"type": "play", "id": "note", "seat": 0, "action": "a1"},
    {"type": "answer", "id": "answer", "offer": 3, "yes": True},
    {"type": "ask-pace", "id": "pace", "pace": {"bank": 300, "increment": 10}},
    {"type": "say", "id": "say", "text": "Good evening!"},
]
SPOKEN: list[dict[str, Any]] = [*COMMANDS, {"type": "hello", "protocol": 1, "language": "en"}]
PATHS = (
    *("/t/{}", "/replay/{}", "/assets/{}", "/api/{}", "/api/tables/{}", "/api/tables/{}/view", "/api/words/{}"),
    *("/api/records/{}", "/api/records/{}/moves/1", "/api/records/x/moves/{}", "/api/records/x/moves/1?seat={}"),
    *("/api/records/x/photo/{}", "/api/records/{}/photo/0.png", "/api/tables/x/view?memory={}", "/api/lobby?{}={}"),
    *("/api/profiles/{}", "/api/profiles/x/ratings/{}", "/api/rankings/{}", "/api/games/{}/rules/en", "/{}", "/api?{}"),
    *("/api/games/avenue/rules/{}", "/api/friends/{}"),
)


@pytest.fixture(scope="module")
def ana(server: Server) -> Iterator[Guest]:
    """Somebody who may do most things."""
    with ExitStack() as stack:
        yield Guest(stack, server, "Ana")


@pytest.fixture(scope="module")
def table(ana: Guest) -> str:
    """A table in play."""
    return ana.open("photograph", 2, bots={1: "sound"})


@given(data=st.data())
def test_no_body_is_a_bug(ana: Guest, table: str, data: st.DataObject) -> None:
    method, path, honest = data.draw(st.sampled_from(BODIES))
    body = data.draw(bodies([honest]))
    answer = ana.http.request(method, path.format(table=table), content=body, headers=JSON)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"type", "title", "status", "detail", "reason"}


@given(body=bodies(COMMANDS))
def test_no_command_is_a_bug(ana: Guest, table: str, body: bytes) -> None:
    answer = ana.http.post(f"/api/tables/{table}/commands", content=body, headers=JSON)
    assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value[:20]))
def test_no_value_is_a_bug_wherever_it_stands(ana: Guest, table: str, value: bytes) -> None:
    for method, path, honest in [*BODIES, *(("POST", "/api/tables/{table}/commands", each) for each in COMMANDS)]:
        for name in honest:
            body = b'{"%s":%s}' % (name.encode(), value)
            answer = ana.http.request(method, path.format(table=table), content=body, headers=JSON)
            assert answer.status_code < 500, (path, name, answer.text)


@given(st.lists(bodies(SPOKEN) | st.binary(max_size=60), min_size=1, max_size=8), st.booleans())
def test_every_message_on_a_socket_is_answered(ana: Guest, table: str, messages: list[bytes], as_text: bool) -> None:
    """In text frames, too, unless they are no UTF-8: then WebSockets themselves want the connection to end."""
    with ExitStack() as stack:
        line = Line(stack.enter_context(ana.line(table).socket))
        line.greet()
        for message in messages:
            line.send(as_frame(message, as_text))
        line.send('{"type":"undo","id":"last","seat":9999}')
        heard = line.until(lambda heard: heard.get("id") == "last")
        assert heard["type"] == "denied"


def as_frame(message: bytes, as_text: bool) -> bytes | str:
    """A message as text, where it is one."""
    try:
        return message.decode() if as_text else message
    except UnicodeDecodeError:
        return message


def test_a_message_that_cannot_be_read_is_denied_without_an_id(ana: Guest, table: str) -> None:
    line = ana.sit(table)
    for message in ('{"type":"hello","protocol":%s}' % ("9" * 31), b"\xff", '{"type":"say","id":"s","text":"\\ud800"}'):
        line.send(message)
        answer = line.until(lambda heard: heard["type"] == "denied")
        assert (answer["id"], answer["reason"]["key"]) == (None, "server-unreadable")
    line.send('{"type":"undo","id":"last","seat":9999}')
    assert line.until(lambda heard: heard.get("id") == "last")["type"] == "denied"


def test_text_that_is_not_utf_8_ends_the_connection_in_the_way_of_websockets(ana: Guest, table: str) -> None:
    line = ana.sit(table)
    line.socket.send(b"\xff", text=True)
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda heard: False)
    assert closed.value.rcvd is not None, "the connection broke off"
    assert closed.value.rcvd.code == 1007


@given(path=st.sampled_from(PATHS), part=parts, other=parts)
def test_no_path_and_no_query_is_a_bug(ana: Guest, path: str, part: str, other: str) -> None:
    answer = status_of(ana.server, f"GET {path.format(part, other)} HTTP/1.1".encode())
    assert answer < 500


@given(path=st.sampled_from(PATHS), part=st.binary(max_size=20), header=st.binary(max_size=20))
def test_no_bytes_in_a_path_or_a_header_are_a_bug(ana: Guest, path: str, part: bytes, header: bytes) -> None:
    clean = part.translate(None, b" \r\n\0")
    line = b"GET " + path.replace("{}", "\0").encode().replace(b"\0", clean) + b" HTTP/1.1"
    shown = header.translate(None, b"\r\n\0")
    named = (b"Cookie: serao=", b"Authorization: Bearer ", b"Accept-Language: ", b"Content-Type: ", b"If-None-Match: ")
    assert status_of(ana.server, line, *(name + shown for name in named)) < 500


def status_of(server: Server, *lines: bytes) -> int:
    """The status of the answer to a request as it is sent."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(b"\r\n".join([*lines, b"Host: localhost", b"Connection: close", b"", b""]))
        answer = b""
        while b"\r\n" not in answer:
            more = connection.recv(4096)
            assert more, "the connection broke off"
            answer += more
    return int(answer.split(b" ")[1])


def test_a_newline_after_the_name_of_a_picture_is_no_picture(ana: Guest) -> None:
    for path in ("/api/records/x/photo/0.png%0A", "/api/records/x%0A/photo/0.png", "/api/tables/x%0A"):
        assert ana.http.get(path).status_code == 400, path
