"""Schemathesis over the OpenAPI of a running server: whatever is asked, the answer is one of those documented."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as openapi

from tests.campaign import times
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, Server

EXAMPLES = times(3, 25)  # for each operation, each table and each caller
CHECKS: list[Callable[..., bool | None]] = [
    checks.not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_headers_conformance,
    openapi.response_schema_conformance,
]


def ask_everything(server: Server, operation: Any, tables: Sequence[str | None], tokens: Sequence[str | None]) -> None:
    """Call one operation with what its schema allows, about each table (None: any at all) and as each caller."""
    about = tables if "{match}" in operation.path else [None]
    for table, token in product(about, tokens):
        headers = {"authorization": f"Bearer {token}"} if token else {}

        @given(case=operation.as_strategy(), table=st.just(table), headers=st.just(headers))
        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def ask(case: Any, table: str | None, headers: dict[str, str]) -> None:
            if table is not None:
                case.path_parameters["match"] = table
            case.call_and_validate(headers=headers, checks=CHECKS)

        ask()


def finished_table(host: Guest) -> str:
    """A table whose game is over."""
    table = host.open("avenue", 2, public=True)
    host.ask(table, "sit", name="Bruno")
    host.ask(table, "concede", seat=0)
    return table


@pytest.mark.campaign
@pytest.mark.parametrize("phase", ["gathering", "over"])
def test_every_answer_is_a_documented_one(build: Build, people: Invite, phase: str) -> None:
    server = build()
    host = people("Ana", at=server)
    table = finished_table(host) if phase == "over" else host.open("avenue", 3, public=True)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 12
    assert any("{match}" in operation.path for operation in operations)
    for operation in operations:
        ask_everything(server, operation, [table, None], [people("Ana", at=server).token, None])
    assert host.look("/health")["ok"]
    assert not server.complaints(), server.log()[-3000:]


def test_the_pages_about_the_api_name_every_path(people: Invite) -> None:
    paths = people(None).look("/api/docs/openapi.json")["paths"]
    wanted = ("/api/session", "/api/games", "/api/lobby", "/api/mine", "/api/tables", "/health")
    assert all(path in paths for path in wanted)
