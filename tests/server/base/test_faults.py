"""What is the asker's mistake and what is ours: only what no code of ours did is forgiven and kept out of the log."""

import logging
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import structlog
from litestar import Litestar, get, post
from litestar.params import JSONBody
from litestar.testing import TestClient
from structlog.testing import capture_logs
from websockets.exceptions import InvalidState
from websockets.protocol import State
from websockets.server import ServerProtocol

from serao.engine.problem import Problem
from serao.server.base.decoding import DecodedRequest
from serao.server.base.faults import on_bug, on_problem
from serao.server.run import worth_logging
from tests.server.conftest import Invite

DEEP = b"[" * 20_000 + b"]" * 20_000


def for_ever(number: int) -> int:
    """A bug of ours."""
    return for_ever(number + 1)


@get("/ours", sync_to_thread=False)
def ours() -> int:
    """Goes too deep by itself."""
    return for_ever(0)


@post("/theirs", sync_to_thread=False)
def theirs(data: JSONBody[list[object]]) -> int:
    """Would answer, if the body could be read."""
    return len(data)


def test_only_what_the_asker_nested_is_the_askers_mistake() -> None:
    handlers: Any = {Problem: on_problem, Exception: on_bug}
    app = Litestar(
        [ours, theirs],
        exception_handlers=handlers,
        request_class=DecodedRequest,
        openapi_config=None,
        logging_config=None,
    )
    structlog.reset_defaults()
    with TestClient(app, raise_server_exceptions=False) as client, capture_logs() as logged:
        json = {"content-type": "application/json"}
        assert client.post("/theirs", content=DEEP, headers=json).status_code == 400
        assert logged == []
        assert client.get("/ours").status_code == 500
        assert [line["problem"] for line in logged] == ["RecursionError"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/session"])
def test_bodies_nested_too_deeply_are_refused_wherever_a_body_is_read(people: Invite, path: str) -> None:
    answer = people("Ana").http.post(path, content=DEEP, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert set(answer.json()) == {"type", "title", "status", "detail", "reason"}


def logged(work: Callable[[], object]) -> bool:
    """Whether an exception of that work would be found in the log."""
    try:
        work()
    except Exception:
        return worth_logging(logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "", (), sys.exc_info()))
    raise AssertionError("nothing went wrong")


def send_when_closed() -> None:
    """What a client brings about that goes away in the middle of a message."""
    protocol = ServerProtocol(state=State.CLOSED)
    protocol.send_text(b"late")


def misread() -> str:
    """A bug of ours: what is no text, read as one."""
    return b"\xff".decode()


def test_bugs_of_ours_are_logged_and_what_a_client_did_below_the_protocol_is_not() -> None:
    assert not logged(send_when_closed)
    assert logged(misread)
    assert logged(lambda: msgspec.json.decode(b"{"))
    assert worth_logging(logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "a word", (), None))
    with pytest.raises(InvalidState):
        send_when_closed()
