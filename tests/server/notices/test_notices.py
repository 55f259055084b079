"""“Your turn” reaches those who are away, once, by every way they asked for; and goes nowhere it should not."""

import hashlib
import hmac
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urldecode  # type: ignore[import-untyped]

from tests.patience import PATIENCE
from tests.server.conftest import Build
from tests.server.house import Guest, Server, until
from tests.server.notices.receivers import Browser, Call, MailServer, WebServer, arrived, running

GAME = "fairy_tile"
DAYS = {"bank": 259200, "increment": 259200, "most": 259200}

Come = Callable[..., Guest]


@pytest.fixture
def web() -> Iterator[WebServer]:
    """A web server for webhooks, and for what a push service does."""
    with running(WebServer) as server:
        yield server


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    """A mail server for all these tests; each writes to addresses of its own."""
    with running(MailServer) as server:
        yield server


@pytest.fixture
def post(mail_server: MailServer) -> MailServer:
    """The mail server, with an empty box."""
    mail_server.letters.clear()
    return mail_server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer) -> Iterator[Server]:
    """A house that can send e-mail, and may call this machine."""
    folder = tmp_path_factory.mktemp("notices")
    database = str(folder / "house.db")
    server = Server(folder, "notices", database, mail=mail_server.settings, webhook_hosts=["127.0.0.1"]).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def come(house: Server) -> Iterator[Come]:
    """Brings somebody in."""
    with ExitStack() as stack:

        def coming(name: str, at: Server = house) -> Guest:
            return Guest(stack, at, name)

        yield coming


def ask(guest: Guest, method: str, path: str, status: int = 0, **body: Any) -> Any:
    """Any request; the answer."""
    response = guest.http.request(method, path, json=body or None)
    assert response.status_code == status if status else response.is_success, response.text
    return response.json() if response.content else None


def reason_of(guest: Guest, method: str, path: str, status: int, **body: Any) -> str:
    """Why something is refused."""
    return str(ask(guest, method, path, status, **body)["reason"]["key"])


def begin(one: Guest, other: Guest, **setup: Any) -> tuple[str, Guest, Guest]:
    """A game that has begun: the table, who acts first, and who second."""
    table = one.open(GAME, **{"pace": DAYS, "options": {}} | setup)  # long enough for a few turns
    other.enter(table, one.invite)
    other.ask(table, "sit")
    first = one.look(f"/api/tables/{table}/view")["turn"]["actors"] == [0]
    return (table, one, other) if first else (table, other, one)


def hook(guest: Guest, web: WebServer, path: str = "/") -> None:
    """Be told by webhook from now on."""
    ask(guest, "PUT", "/api/notices", 200, webhook=web.url + path)


def play(guest: Guest, table: str) -> None:
    """One whole turn over HTTP, to the last action of it."""
    while True:
        shown = guest.look(f"/api/tables/{table}/view")
        mine = [seat for seat in shown["seats"] if seat.get("legal")]
        if not mine:
            return
        guest.ask(table, "play", seat=mine[0]["seat"], action=mine[0]["legal"][0])


def calls_at(table: str, web: WebServer) -> list[Call]:
    """The calls about one table."""
    return [call for call in web.calls if table.encode() in call.body]


def log_is_silent_about(server: Server, *secrets: str) -> None:
    """Nothing secret stands in the log, and nothing in it speaks of a bug."""
    log = server.log()
    assert not [secret for secret in secrets if secret in log]
    assert not server.complaints(), log


# ── Webhook ───────────────────────────────────────────────────────────────────────────────────────


def test_a_webhook_is_called_once_a_turn_and_signed(house: Server, come: Come, web: WebServer) -> None:
    table, ana, bruno = begin(come("Ana"), come("Bruno"))
    told = ask(bruno, "PUT", "/api/notices", 200, webhook=f"{web.url}/hook?of=bruno")
    secret = told["secret"]
    assert len(secret) >= 32
    assert bruno.look("/api/notices")["secret"] is None, "told once"

    play(ana, table)
    [call] = arrived(web.calls, 1)
    link = f"{house.url}/t/{table}"
    assert json.loads(call.body) == {"table": table, "game": GAME, "kind": "your-turn", "link": link}
    assert call.path == "/hook?of=bruno"
    assert call.headers["content-type"] == "application/json"
    expected = hmac.new(secret.encode(), call.body, hashlib.sha256).hexdigest()
    assert call.headers["x-serao-signature"] == f"sha256={expected}"

    for turn in (2, 3):
        play(bruno, table)
        play(ana, table)
        arrived(web.calls, turn)
    assert len(web.calls) == 3, "one a turn"
    assert "cookie" not in web.calls[-1].headers, "nobody's cookie is kept"
    log_is_silent_about(house, secret, web.url)


def test_another_webhook_has_another_secret(come: Come, web: WebServer) -> None:
    ana = come("Ana")
    first = ask(ana, "PUT", "/api/notices", webhook=f"{web.url}/1")["secret"]
    assert ask(ana, "PUT", "/api/notices", webhook=f"{web.url}/1")["secret"] is None
    second = ask(ana, "PUT", "/api/notices", webhook=f"{web.url}/2")["secret"]
    assert second not in (None, first)
    assert ask(ana, "PUT", "/api/notices", webhook=None)["webhook"] is None


def test_at_a_live_table_only_who_is_away_is_told(come: Come, web: WebServer) -> None:
    live, ana, bruno = begin(come("Ana"), come("Bruno"), pace=None)
    line = bruno.sit(live)
    hook(bruno, web)
    play(ana, live)
    mark(bruno, come("Davi"), web)
    assert not calls_at(live, web), "he is looking"

    play(bruno, live)
    line.socket.close()
    until(lambda: bruno.look("/health")["sockets"] == 0, "the connection to be closed")
    play(ana, live)
    arrived(web.calls, 2)
    assert len(calls_at(live, web)) == 1


def mark(guest: Guest, other: Guest, web: WebServer) -> None:
    """A notice of another table: whatever was to come of the first would have come before it."""
    before = len(web.calls)
    table, first, _ = begin(guest, other)
    if first is other:
        play(other, table)
    arrived(web.calls, before + 1)
    assert len(calls_at(table, web)) == 1
    guest.ask(table, "concede", seat=0)


def test_at_a_slow_table_a_window_left_open_is_not_presence(come: Come, web: WebServer) -> None:
    table, ana, bruno = begin(come("Ana"), come("Bruno"))
    bruno.sit(table)
    hook(bruno, web)
    play(ana, table)
    arrived(web.calls, 1)


def test_going_back_by_consent_is_told_and_another_pace_is_not(come: Come, web: WebServer) -> None:
    table, ana, bruno = begin(come("Ana"), come("Bruno"), rated=False)
    play(ana, table)
    hook(ana, web)
    play(bruno, table)
    arrived(web.calls, 1)

    ana.ask(table, "ask-pace", pace={"bank": 86400})
    bruno.ask(table, "answer", offer=offer_of(bruno, table), yes=True)
    mark(ana, come("Davi"), web)
    assert len(calls_at(table, web)) == 1

    ana.ask(table, "undo", seat=seat_of(ana, table))
    bruno.ask(table, "answer", offer=offer_of(bruno, table), yes=True)
    arrived(web.calls, 3)
    assert len(calls_at(table, web)) == 2


def seat_of(guest: Guest, table: str) -> int:
    """Where somebody sits."""
    chairs = guest.look(f"/api/tables/{table}")["chairs"]
    return [chair["person"] for chair in chairs].index(guest.id)


def offer_of(guest: Guest, table: str) -> int:
    """The number of what is asked."""
    return int(guest.look(f"/api/tables/{table}")["offer"]["number"])


def test_what_fails_is_tried_again_and_a_redirect_is_not_followed(house: Server, come: Come, web: WebServer) -> None:
    table, ana, bruno = begin(come("Ana"), come("Bruno"))
    hook(bruno, web, "/hook")
    web.answers = [500, 204, 302]
    play(ana, table)
    arrived(web.calls, 2)
    assert web.calls[0] == web.calls[1]

    play(bruno, table)
    play(ana, table)
    arrived(web.calls, 3)
    until(lambda: "status 302" in house.log(), "the redirect to be written down")
    assert {call.path for call in web.calls} == {"/hook"}
    log_is_silent_about(house, web.url)


def test_play_does_not_wait_for_a_webhook_that_hangs(come: Come) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        silent.settimeout(PATIENCE)
        guests = come("Ana"), come("Bruno")
        for guest in guests:
            ask(guest, "PUT", "/api/notices", webhook=f"http://127.0.0.1:{silent.getsockname()[1]}/")
        table, ana, bruno = begin(*guests)
        caller, _ = silent.accept()  # a notice is on its way, and stays there
        with caller:
            for _ in range(3):
                play(ana, table)
                play(bruno, table)
            assert ana.look(f"/api/tables/{table}/view")["turn"]["actors"] == [seat_of(ana, table)]


# ── E-mail ────────────────────────────────────────────────────────────────────────────────────────


def test_an_address_is_used_once_its_owner_has_confirmed_it(
    house: Server, come: Come, post: MailServer, web: WebServer
) -> None:
    table, ana, bruno = begin(come("Ana"), come("Bruno"))
    wanted = {"email": "bruno@example.org", "webhook": web.url}
    told = ask(bruno, "PUT", "/api/notices", 200, **wanted)
    assert (told["email"], told["confirmed"], told["mail"]) == ("bruno@example.org", False, True)
    [letter] = arrived(post.letters, 1)
    assert (letter.sender, letter.to) == ("serao@example.org", ["bruno@example.org"])
    code = letter.text.partition("#confirm=")[2].split()[0]

    play(ana, table)
    arrived(web.calls, 1)
    play(bruno, table)
    assert len(post.letters) == 1, "nobody is written to who did not ask for it"

    assert reason_of(bruno, "POST", "/api/notices/confirm", 409, code="wrong") == "notices-code-wrong"
    assert reason_of(ana, "POST", "/api/notices/confirm", 409, code=code) == "notices-code-wrong"
    assert ask(bruno, "POST", "/api/notices/confirm", 200, code=code)["confirmed"] is True
    assert reason_of(bruno, "POST", "/api/notices/confirm", 409, code=code) == "notices-code-wrong"
    assert ask(bruno, "PUT", "/api/notices", 200, **wanted)["confirmed"] is True, "asked again, nothing changes"

    post.refused = ["451 later, please"]
    play(ana, table)
    notice = arrived(post.letters, 2)[1]
    assert notice.to == ["bruno@example.org"]
    assert f"{house.url}/t/{table}" in notice.text
    assert notice.message["Auto-Submitted"] == "auto-generated"
    log_is_silent_about(house, code, "bruno@example.org")


def test_another_address_must_be_confirmed_anew(come: Come, post: MailServer) -> None:
    ana = come("Ana")
    ask(ana, "PUT", "/api/notices", email="ana@example.org")
    code = arrived(post.letters, 1)[0].text.partition("#confirm=")[2].split()[0]
    ask(ana, "POST", "/api/notices/confirm", code=code)
    assert ask(ana, "PUT", "/api/notices", email="other@example.org")["confirmed"] is False
    assert reason_of(ana, "POST", "/api/notices/confirm", 409, code=code) == "notices-code-wrong"
    assert ask(ana, "PUT", "/api/notices", email=None)["email"] is None


def test_nobody_is_flooded_with_requests_to_confirm(come: Come, post: MailServer) -> None:
    for name in ("Ana", "Bruno"):
        answer = come(name).http.put("/api/notices", json={"email": "victim@example.org"})
        assert answer.status_code == (200 if name == "Ana" else 429)
    assert len(post.letters) == 1


def test_addresses_are_refused_where_they_cannot_be_written_to(build: Build, come: Come, post: MailServer) -> None:
    assert reason_of(come("Ana"), "PUT", "/api/notices", 400, email="no address") == "notices-email"
    post.refused = ["550 nobody of that name"]
    assert reason_of(come("Ana"), "PUT", "/api/notices", 400, email="no@example.org") == "notices-mail-failed"
    without = build()
    bruno = come("Bruno", without)
    assert bruno.look("/api/notices")["mail"] is False
    assert reason_of(bruno, "PUT", "/api/notices", 409, email="bruno@example.org") == "notices-no-mail"


# ── Web Push ──────────────────────────────────────────────────────────────────────────────────────


def test_a_browser_can_read_what_is_pushed_to_it(house: Server, come: Come, web: WebServer) -> None:
    table, ana, bruno = begin(come("Ana"), come("Bruno"))
    browser = Browser(web.url)
    key = bruno.look("/api/notices/key")["key"]
    assert len(b64urldecode(key.encode())) == 65
    assert ask(bruno, "POST", "/api/notices/push", 201, **browser.subscription)["browsers"] == 1

    play(ana, table)
    [call] = arrived(web.calls, 1)
    said = browser.read(call)
    link = f"{house.url}/t/{table}"
    assert {name: said[name] for name in ("table", "game", "kind", "link")} == {
        "table": table,
        "game": GAME,
        "kind": "your-turn",
        "link": link,
    }
    assert said["title"]
    assert said["sentence"]
    assert (call.headers["content-encoding"], call.headers["topic"]) == ("aes128gcm", table)
    assert int(call.headers["ttl"]) > 0
    authorization = call.headers["authorization"]
    assert Vapid02.verify(authorization)
    assert authorization.endswith(f"k={key}")
    claims = json.loads(b64urldecode(authorization.partition("t=")[2].split(".")[1].encode()))
    assert claims["aud"] == web.url
    log_is_silent_about(house, browser.endpoint)


def test_the_house_keeps_its_key(build: Build, come: Come) -> None:
    house = build()
    ana = come("Ana", house)
    key = ana.look("/api/notices/key")["key"]
    house.stop()
    house.start()
    assert ana.look("/api/notices/key")["key"] == key


def test_a_browser_that_is_gone_is_forgotten(come: Come, web: WebServer) -> None:
    table, ana, bruno = begin(come("Ana"), come("Bruno"))
    stays, gone = Browser(web.url, "/push/stays"), Browser(web.url, "/push/gone")
    ask(bruno, "POST", "/api/notices/push", **gone.subscription)
    web.answers = [410]
    play(ana, table)
    until(lambda: bruno.look("/api/notices")["browsers"] == 0, "the subscription to be forgotten")

    ask(bruno, "POST", "/api/notices/push", **stays.subscription)
    play(bruno, table)
    play(ana, table)
    assert arrived(web.calls, 2)[1].path == stays.path
    ask(bruno, "DELETE", "/api/notices/push", 204, endpoint=stays.endpoint)
    assert bruno.look("/api/notices")["browsers"] == 0


def test_keys_that_are_none_and_too_many_browsers_are_refused(come: Come, web: WebServer) -> None:
    ana, good = come("Ana"), Browser(web.url).subscription
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" + "A" * 86}, {"auth": "é"}):
        broken = good | {"keys": good["keys"] | wrong}
        assert reason_of(ana, "POST", "/api/notices/push", 400, **broken) == "notices-push-keys"
    for number in range(10):
        ask(ana, "POST", "/api/notices/push", 201, **Browser(web.url, f"/push/{number}").subscription)
    more = Browser(web.url, "/push/more").subscription
    assert reason_of(ana, "POST", "/api/notices/push", 409, **more) == "notices-many-browsers"


def test_the_house_refuses_such_urls(come: Come, web: WebServer) -> None:
    ana = come("Ana")
    assert reason_of(ana, "PUT", "/api/notices", 400, webhook="https://10.0.0.1/") == "notices-url-private"
    browser = Browser("https://[fd00::1]").subscription
    assert reason_of(ana, "POST", "/api/notices/push", 400, **browser) == "notices-url-private"
    assert reason_of(ana, "PUT", "/api/notices", 400, webhook="http://example.org/") == "notices-url-https"
