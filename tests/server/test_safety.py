"""Safety: cookies, other sites, hosts, headers, limits, and errors that tell a stranger nothing."""

import json
import re
import socket
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serao.server.base.config import Limits
from tests.patience import PATIENCE
from tests.server.conftest import Build, Invite
from tests.server.forking import run_serao
from tests.server.house import Line, Server, as_toml
from tests.storage.servers import free_port

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy")
FORGED = (
    "evil@localhost",
    "evil:secret@127.0.0.1",
    "localhost/evil",
    "localhost?evil",
    "localhost#evil",
    "localhost:evil",
)
STRICT = msgspec.to_builtins(Limits())


def cookie_of(response: httpx.Response) -> Any:
    """The session's cookie."""
    return next(iter(SimpleCookie(response.headers["set-cookie"]).values()))


# ── Cookies and other sites ───────────────────────────────────────────────────────────────────────


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(people: Invite) -> None:
    response = people(None).http.post("/api/session", json={"name": "Ana"})
    cookie = cookie_of(response)
    assert cookie["httponly"]
    assert cookie["samesite"].lower() in ("lax", "strict")
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert response.json()["token"] is None
    assert cookie.value not in response.text


def test_under_tls_the_cookie_is_for_this_host_alone(build: Build, people: Invite) -> None:
    server = build(secure=True)
    response = people(None, at=server).http.post("/api/session", json={"name": "Ana"})
    cookie = cookie_of(response)
    assert cookie.key.startswith("__Host-")
    assert cookie["secure"]
    assert cookie["httponly"]
    assert "strict-transport-security" in response.headers


def test_a_page_of_another_site_can_do_nothing_with_ones_cookie(people: Invite, server: Server) -> None:
    browser = people(None)
    browser.http.post("/api/session", json={"name": "Ana"})  # the cookie stays in the client
    body = {"game": "avenue", "seats": 2}
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert browser.http.post("/api/tables", json=body, headers=own).status_code == 201
    for headers in (
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "https://other.localhost"},
        {"origin": f"{server.url}.elsewhere.example"},
        {"origin": server.url.replace("http://", "https://")},
        {"origin": server.url.partition("://")[2]},
    ):
        refused = browser.http.post("/api/tables", json=body, headers=headers)
        assert (refused.status_code, refused.json()["reason"]["key"]) == (403, "server-other-site"), headers


def test_under_tls_a_page_that_came_without_it_can_do_nothing_either(build: Build, people: Invite) -> None:
    """Whoever can change what travels in the clear can write such a page."""
    server = build(secure=True)
    stranger, body = people(None, at=server), {"name": "Ana"}
    for origin, status in ((server.url, 403), (server.url.replace("http://", "https://"), 201)):
        assert stranger.http.post("/api/session", json=body, headers={"origin": origin}).status_code == status


def test_behind_a_proxy_the_scheme_is_the_one_that_the_proxy_names(build: Build, people: Invite) -> None:
    server = build(proxies=["127.0.0.1"])
    stranger, body = people(None, at=server), {"name": "Ana"}
    headers = {"origin": server.url.replace("http://", "https://"), "x-forwarded-proto": "https"}
    assert stranger.http.post("/api/session", json=body, headers=headers).status_code == 201
    headers["x-forwarded-proto"] = "http"
    assert stranger.http.post("/api/session", json=body, headers=headers).status_code == 403


def test_a_form_of_another_site_without_any_such_header_is_refused_too(people: Invite) -> None:
    """What an old browser sends for a plain form: the cookie, and nothing that says where it comes from."""
    browser = people(None)
    browser.http.post("/api/session", json={"name": "Ana"})
    text = json.dumps({"game": "avenue", "seats": 2})
    response = browser.http.post("/api/tables", content=text, headers={"content-type": "text/plain"})
    assert response.status_code in (400, 403, 415)


def test_a_socket_opened_by_a_page_of_another_site_is_refused(people: Invite, server: Server) -> None:
    ana = people("Ana")
    table = ana.open("avenue", public=True)
    for origin in ("https://elsewhere.example", "null", server.url.replace("http://", "https://")):
        with pytest.raises(InvalidStatus) as refused:
            ana.line(table, origin=origin)
        assert refused.value.response.status_code == 403
    assert ana.line(table, origin=server.url).greet()["type"] == "sync"


def test_an_unknown_host_is_refused(people: Invite, server: Server) -> None:
    stranger = people(None)
    for host in (
        "elsewhere.example",
        "127.0.0.1.elsewhere.example",
        "[",
        "",
        "[::1",
        "localhost@elsewhere.example",
        *FORGED,
    ):
        answer = stranger.http.get("/api/games", headers={"host": host})
        assert answer.status_code == 400, host
    for host in ("localhost", f"LOCALHOST:{server.port}", "127.0.0.1:1"):
        assert stranger.http.get("/api/games", headers={"host": host}).status_code == 200, host


def test_a_house_with_any_name_takes_only_names(build: Build, people: Invite) -> None:
    server = build(hosts=["*"])
    stranger = people(None, at=server)
    assert stranger.http.get("/api/games", headers={"host": "table.example:8000"}).status_code == 200
    for host in FORGED:
        assert stranger.http.get("/api/games", headers={"host": host}).status_code == 400, host


def test_two_hosts_are_none(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: 127.0.0.1\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 400 ")


def test_no_cache_keeps_what_is_for_one_person(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue")
    private = ("/api/session", "/api/mine", "/api/notices", f"/api/tables/{table}", f"/api/tables/{table}/view")
    for path in (*private, f"/api/tables/{table}/invitation", f"/api/tables/{table}/told", "/health", "/metrics"):
        assert ana.http.get(path).headers["cache-control"] == "no-store", path
    assert people(None).http.get("/api/mine").headers["cache-control"] == "no-store"
    assert ana.http.post("/api/session", json={"name": "Bia"}).headers["cache-control"] == "no-store"


def test_hosts_are_those_of_the_settings(build: Build, people: Invite) -> None:
    server = build(hosts=["games.example", "127.0.0.1"], public_url="https://games.example/")
    ana = people("Ana", at=server)
    assert ana.http.get("/api/games", headers={"host": "games.example"}).status_code == 200
    assert ana.http.get("/api/games", headers={"host": "localhost"}).status_code == 400
    table = ana.open("avenue")
    assert ana.look(f"/api/tables/{table}/invitation")["link"].startswith(f"https://games.example/t/{table}?card=")


def test_every_answer_carries_the_headers(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue")
    for path in ("/", f"/t/{table}", "/api/games", "/api/nothing", "/health", "/api/docs/openapi.json", "/api/mine"):
        headers = ana.http.get(path).headers
        assert all(name in headers for name in HEADERS), path
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        assert "frame-ancestors 'none'" in policy
        assert "server" not in headers
    refused = ana.http.get("/api/games", headers={"host": "elsewhere.example"})
    assert all(name in refused.headers for name in HEADERS)


# ── Limits ────────────────────────────────────────────────────────────────────────────────────────


def test_too_many_requests_of_one_address(build: Build, people: Invite) -> None:
    server = build(limits=STRICT | {"requests": (20, 1.0)})
    stranger = people(None, at=server)
    answers = [stranger.http.get("/api/games") for _ in range(40)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    assert int(late[0].headers["retry-after"]) >= 1
    assert late[0].json()["detail"].endswith(".")
    assert all(name in late[0].headers for name in HEADERS)


def test_the_files_of_the_client_are_counted_by_themselves(build: Build, people: Invite) -> None:
    """Whoever opens a board fetches a hundred drawings at once, and friends may share an address."""
    server = build(limits=STRICT | {"requests": (20, 0.01), "files": (60, 0.01)})
    stranger = people(None, at=server)
    codes = [stranger.http.get("/assets/nothing.svg").status_code for _ in range(70)]
    assert codes[:60] == [404] * 60
    assert codes[-1] == 429
    assert stranger.http.get("/api/games").status_code == 200


def test_too_many_newcomers_and_tables(build: Build, people: Invite) -> None:
    server = build(limits=STRICT | {"newcomers": (3, 0.01), "tables": (2, 0.01)})
    ana, stranger = people("Ana", at=server), people(None, at=server)
    codes = [stranger.http.post("/api/session", json={"name": "Bruno"}).status_code for _ in range(4)]
    assert codes == [201, 201, 429, 429]
    tables = [ana.http.post("/api/tables", json={"game": "avenue", "seats": 2}) for _ in range(3)]
    assert [answer.status_code for answer in tables] == [201, 201, 429]
    assert int(tables[-1].headers["retry-after"]) >= 1


def test_too_many_sockets_of_one_address(build: Build, people: Invite) -> None:
    server = build(limits=STRICT | {"sockets": 3})
    ana = people("Ana", at=server)
    table = ana.open("avenue")
    lines = [ana.sit(table) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        ana.line(table)
    lines[0].socket.close()
    assert ana.sit(table).length >= 0


def send_and_hear(line: Line, message: str) -> None:
    """Send a message, and wait for an answer."""
    line.send(message)
    line.next()


def test_messages_and_bodies_have_a_size(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue")
    line = ana.sit(table)
    line.send({"type": "say", "id": "1", "text": "x" * 70_000})
    assert line.next()["reason"]["key"] == "server-too-large"
    line.send("é" * 40_000)  # it is bytes that are counted
    assert line.next()["reason"]["key"] == "server-too-large"
    assert line.ask("say", text="still here")
    with pytest.raises(ConnectionClosed) as cut:
        send_and_hear(line, "x" * 2_000_000)
    # Whoever is cut off while sending does not read the reason.
    assert cut.value.rcvd is None or cut.value.rcvd.code == 1009
    body = b"[" + b" " * 3_000_000
    answer = ana.http.post("/api/session", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["reason"]["key"] == "server-body-too-large"


def test_deeply_nested_bodies_are_refused(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue")
    nested = b'{"type":"play","id":"1","seat":0,"action":' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}"
    json_type = {"content-type": "application/json"}
    assert ana.http.post(f"/api/tables/{table}/commands", content=nested, headers=json_type).status_code == 400
    options = b'{"game":"avenue","seats":2,"options":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
    assert ana.http.post("/api/tables", content=options, headers=json_type).status_code == 400
    assert ana.look("/health")["ok"]


def test_forwarded_addresses_are_believed_only_from_known_proxies(build: Build, people: Invite) -> None:
    limits = STRICT | {"requests": (10, 0.01)}
    for proxies, expected in (([], 429), (["127.0.0.1"], 200)):
        server = build(limits=limits, proxies=proxies)
        stranger = people(None, at=server)
        codes = [
            stranger.http.get("/api/games", headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code
            for number in range(15)
        ]
        assert codes[-1] == expected


def test_metrics_are_for_those_the_owner_named(build: Build, people: Invite) -> None:
    named, other = build(), build(metrics_from=["203.0.113.9"], proxies=["127.0.0.1"])
    figures = people(None, at=named).http.get("/metrics")
    assert figures.status_code == 200
    told = set(re.findall(r"^\w+", figures.text, re.M))
    assert {"serao_sockets", "serao_append_seconds_bucket", "serao_rooms"} <= told
    stranger = people(None, at=other)
    assert stranger.http.get("/metrics").status_code == 403
    assert stranger.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200


def test_health_tells_what_a_balancer_needs(people: Invite) -> None:
    health = people(None).look("/health")
    assert health["ok"]
    assert health["storage"]


# ── What is said ──────────────────────────────────────────────────────────────────────────────────


def test_chat_travels_as_data_and_without_control_signs(people: Invite) -> None:
    ana = people("Ana")
    line = ana.sit(ana.open("avenue"))
    line.ask("say", text='</script><img src=x onerror="alert(1)">\u001b[2J\u0007\u202egnihton\r\nAna: "hi"')
    said = line.chat[-1]["text"]
    assert '</script><img src=x onerror="alert(1)">' in said
    assert not re.search(r"[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]", said)
    assert line.denied("say", text="\u0000\u200b\n") == "table-nothing-said"


def test_names_have_no_control_characters_either(people: Invite) -> None:
    stranger = people(None)
    assert stranger.post("/api/session", name="A\u001b[31mna\n")["name"] == "A [31mna"
    assert stranger.post("/api/session", 409, name=" \u0007 ")["detail"]
    assert stranger.http.post("/api/session", json={"name": "x" * 25}).status_code == 400


@pytest.mark.parametrize(("language", "word"), [("en", "name"), ("pt-BR", "nome"), ("pt-PT", "nome"), ("fr", "nom")])
def test_errors_are_one_sentence_in_the_askers_language(people: Invite, language: str, word: str) -> None:
    stranger = people(None, **{"accept-language": f"{language},en;q=0.5"})
    fault = stranger.look("/api/mine", 401)
    assert word in fault["detail"].split() or word in re.findall(r"\w+", fault["detail"])
    missing = stranger.look("/api/nothing", 404)["detail"]
    english = people(None).look("/api/nothing", 404)["detail"]
    assert (missing == english) == (language == "en")


def test_requests_refused_by_the_middleware_are_answered_in_the_askers_language_too(people: Invite) -> None:
    stranger = people(None, **{"accept-language": "fr"})
    french = stranger.http.get("/api/games", headers={"host": "elsewhere.example"}).json()["detail"]
    english = people(None).http.get("/api/games", headers={"host": "elsewhere.example"}).json()["detail"]
    assert french != english


def test_errors_tell_nothing_of_the_inside(people: Invite) -> None:
    ana = people("Ana")
    answers = [
        ana.http.get("/api/tables/%00/view"),
        ana.http.get("/api/tables/" + "x" * 500),
        ana.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
        ana.http.post("/api/tables", content=b"\xff\xfe", headers={"content-type": "application/json"}),
        ana.http.put("/api/tables", json={}),
        ana.http.post("/api/session", json={"name": "\ud800".encode("utf-16", "surrogatepass").decode("latin-1")}),
        ana.http.get("/api/tables/x/view?memory=perhaps"),
    ]
    for answer in answers:
        assert answer.status_code < 500, answer.text
        assert not re.search(r"Traceback|/src/|site-packages|sqlalchemy|litestar", answer.text, re.I)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"type", "title", "status", "detail", "reason"}


# ── Starting ──────────────────────────────────────────────────────────────────────────────────────


def refused_start(tmp_path: Path, settings: str | None = None, command: str = "serve", **said: str) -> str:
    """Start a house that cannot be; what it says, which is one sentence."""
    arguments = [part for name, value in said.items() for part in (f"--{name}", value)]
    if settings is not None:
        file = tmp_path / "settings.toml"
        file.write_text(settings)
        arguments += ["--settings", str(file)]
    if "database" not in said:
        arguments += ["--database", str(tmp_path / "house.db")]
    done = run_serao(command, *arguments, "--lang", "en")
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
    return done.stderr


@pytest.mark.parametrize(
    "settings",
    ["port = ", "colour = 1", "[limits]\nsockets = 'many'", as_toml({"hosts": 7}), "[mail]\npassword = 'hush-hush'"],
)
def test_bad_settings_are_named_in_a_sentence(tmp_path: Path, settings: str) -> None:
    said = refused_start(tmp_path, settings)
    assert "settings.toml" in said
    assert "hush-hush" not in said


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused_start(tmp_path, port=port)


def test_an_unreachable_database_is_named_without_its_password(tmp_path: Path) -> None:
    away = f"postgresql://serao:hush-hush@127.0.0.1:{free_port()}/house"
    said = refused_start(tmp_path, "database_wait = 0.0", database=away)
    assert "hush-hush" not in said
    assert "hush-hush" not in refused_start(tmp_path, database="mysql://serao:hush-hush@127.0.0.1/house")
    refused_start(tmp_path, database=f"sqlite:///{tmp_path}/no/such/folder/house.db")


def test_an_unreachable_redis_is_named_without_its_password(tmp_path: Path) -> None:
    redis = f"redis://:hush-hush@127.0.0.1:{free_port()}/0"
    for command in ("serve", "worker"):
        said = refused_start(tmp_path, command=command, redis=redis, **({"port": "0"} if command == "serve" else {}))
        assert "hush-hush" not in said
    refused_start(tmp_path, command="worker")
