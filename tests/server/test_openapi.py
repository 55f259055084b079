"""Schemathesis over the OpenAPI of a running server: whatever is asked, the answer is one of those documented."""

import re
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as openapi

from serao.server.base.faults import Fault
from serao.server.notices import routes as notice_routes
from serao.server.people import account_routes, session_routes
from serao.server.tables import table_routes
from tests.campaign import times
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, Server

EXAMPLES = times(3, 25)  # for each operation, each table and each caller
# A program is written against these names: one that is here is never taken away or given to something else.
OPERATIONS = """
add_browser add_friend add_passkey another_game ask_for_reset begin_codes begin_passkey begin_passkey_login
best_results call_circle change_notices claim_name close_table confirm_codes confirm_email delete_person end_circle
end_codes end_session end_sessions enter_table events finished_games friends_tables game_statistics
game_statistics_csv games hand_over_table handle_report head_to_head health heed_person house_addresses house_figures
house_log house_people house_reports house_sanctions house_tables ignore_person ignored_people import_record
impose_sanction invitation invited join keepsake leave_circle leave_for_good lift_sanction lobby login login_by_link
login_by_passkey make_link make_reset_link name_moderator new_circle new_guest new_table new_token open_record_by_link
own_archive own_circles own_friends own_imports own_keys own_notices own_reports own_sessions own_tables own_tokens
photograph played_games profile push_key ranking rating_history record record_moment record_proof record_summary
rematch remove_browser remove_friend remove_import remove_passkey rename_oneself report_person revoke_token
send_command set_password share_record sign_out stand_somebody_up table table_ratings table_told table_view who_am_i
withdraw_link withdraw_share
"""
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
        # Only strangers are answered at once by the stream of events; its own tests listen to it.
        callers = [None] if operation.path == "/api/events" else [people("Ana", at=server).token, None]
        ask_everything(server, operation, [table, None], callers)
    assert host.look("/health")["ok"]
    assert not server.complaints(), server.log()[-3000:]


def test_the_pages_about_the_api_name_every_path(people: Invite) -> None:
    paths = people(None).look("/api/docs/openapi.json")["paths"]
    wanted = ("/api/session", "/api/games", "/api/lobby", "/api/mine", "/api/tables", "/health")
    assert all(path in paths for path in wanted)


@pytest.fixture
def described(people: Invite) -> Any:
    """The description of the API."""
    return people(None).look("/api/docs/openapi.json")


def operations_of(described: Any) -> list[dict[str, Any]]:
    """Every operation."""
    return [operation for methods in described["paths"].values() for operation in methods.values()]


def test_everything_is_described(described: Any) -> None:
    operations = operations_of(described)
    parts: dict[str, Any] = {each["operationId"]: each for each in operations}
    parts |= {f"{each['operationId']} {one['name']}": one for each in operations for one in each.get("parameters", [])}
    parts |= {f"tag {tag['name']}": tag for tag in described["tags"]}
    parts |= described["components"]["schemas"] | described["components"]["securitySchemes"]
    assert len(parts) > 140
    assert [name for name, part in parts.items() if not part.get("description", "").strip()] == []
    tags = {tag["name"] for tag in described["tags"]}
    assert all(set(operation["tags"]) <= tags for operation in operations)


def test_operations_keep_their_names(described: Any) -> None:
    names = {operation["operationId"] for operation in operations_of(described)}
    assert names == set(OPERATIONS.split())


def test_every_error_is_described_as_a_problem(described: Any) -> None:
    errors = [
        (operation["operationId"], status, list(answer["content"]))
        for operation in operations_of(described)
        for status, answer in operation["responses"].items()
        if status >= "400" and operation["operationId"] != "health"
    ]
    assert len(errors) > 200
    assert [error for error in errors if error[2] != ["application/problem+json"]] == []


def test_whoever_must_be_known_is_told_so(described: Any, people: Invite) -> None:
    """The description and the server agree: without a token, what needs a person is answered with 401.

    What is for those in charge of the house is not there for anybody else.
    """
    stranger, asked = people(None), 0
    for path, methods in described["paths"].items():
        operation = methods.get("get")
        if operation is None or operation["operationId"] == "events":
            continue
        address = path.format(
            person="nobody", other="nobody", game="avenue", match="nothing", record="nothing", move=0, picture="0.png"
        )
        needed = operation.get("security") not in (None, []) and {} not in operation["security"]
        refused = 404 if path.startswith("/api/house/") else 401
        assert (stranger.http.get(address).status_code == refused) == needed, path
        asked += needed
    assert asked >= 7


def test_the_examples_are_what_they_say(described: Any) -> None:
    bodies: list[Any] = [*vars(session_routes).values(), *vars(account_routes).values()]
    bodies += [*vars(table_routes).values(), *vars(notice_routes).values(), Fault]
    known = {kind.__name__: kind for kind in bodies if isinstance(kind, type)}
    shown = {name: each["examples"] for name, each in described["components"]["schemas"].items() if "examples" in each}
    assert len(shown) >= 10
    for name, examples in shown.items():
        for example in examples:
            msgspec.convert(example, known[name], strict=False)


def test_people_can_read_it(described: Any, people: Invite) -> None:
    stranger = people(None)
    assert stranger.http.get("/api").headers["location"] == "/api/docs"
    page = stranger.http.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    anchors = set(re.findall(r'id="([^"]+)"', page.text))
    assert {operation["operationId"] for operation in operations_of(described)} <= anchors
    assert {f"type-{name}" for name in described["components"]["schemas"]} <= anchors
    assert set(re.findall(r'href="#([^"]+)"', page.text)) <= anchors, "every link leads somewhere"
    assert "<script" not in page.text
    assert "style=" not in page.text
    kind = stranger.look("/api/nothing", 404)["type"]
    assert kind.startswith("/api/docs#")
    assert kind.partition("#")[2] in anchors
