"""Where the house is found: on its own machine, and by friends on the same network."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from serao.server.base import addresses
from serao.server.base.addresses import network_of
from serao.server.base.config import Config, Limits
from tests.server.conftest import Invite
from tests.server.house import Server

STRICT = msgspec.to_builtins(Limits())
NEAR = {socket.AF_INET: addresses.ip_address("192.168.1.5"), socket.AF_INET6: addresses.ip_address("fd00::5")}
# Every way to listen to all that this machine has.
EVERYWHERE = ["0.0.0.0", "::"] if socket.has_dualstack_ipv6() else ["0.0.0.0"]


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with an address of each version."""
    monkeypatch.setattr(addresses, "outward_address", NEAR.get)


@pytest.mark.parametrize(
    ("text", "plain", "counted"),
    [
        ("192.168.1.5", "192.168.1.5", "192.168.1.5"),
        ("::ffff:192.168.1.5", "192.168.1.5", "192.168.1.5"),
        ("::ffff:127.0.0.1", "127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("FD00::0:5", "fd00::5", "fd00::/64"),
        ("", "", ""),
        ("/run/serao", "/run/serao", "/run/serao"),
    ],
)
def test_an_address_is_itself_however_it_comes(text: str, plain: str, counted: str) -> None:
    assert (addresses.normalised(text), network_of(text)) == (plain, counted)


@pytest.mark.parametrize(
    ("host", "here", "friends"),
    [
        ("127.0.0.1", "http://localhost:8000", ()),
        ("localhost", "http://localhost:8000", ()),
        ("::1", "http://[::1]:8000", ()),
        ("0.0.0.0", "http://localhost:8000", ("http://192.168.1.5:8000",)),
        ("::", "http://localhost:8000", ("http://192.168.1.5:8000", "http://[fd00::5]:8000")),
        ("192.168.1.7", "http://192.168.1.7:8000", ("http://192.168.1.7:8000",)),
        ("fd00::7", "http://[fd00::7]:8000", ("http://[fd00::7]:8000",)),
    ],
)
def test_where_a_house_that_listens_there_is_found(host: str, here: str, friends: tuple[str, ...]) -> None:
    assert addresses.url_here(host, 8000) == here
    assert addresses.urls_for_friends(Config(host=host), 8000) == friends


@pytest.mark.parametrize("named", [{"hosts": ("games.example",)}, {"public_url": "https://games.example"}])
def test_friends_are_not_sent_past_a_name_that_the_house_has(named: dict[str, Any]) -> None:
    assert addresses.urls_for_friends(Config(host="0.0.0.0", **named), 8000) == ()


def test_a_machine_on_no_network_has_no_friends_near_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "outward_address", lambda family: None)
    assert addresses.urls_for_friends(Config(host="::"), 8000) == ()


def told(client: str) -> tuple[str, ...]:
    """What somebody who asks from there is told."""
    scope: Any = {"client": (client, 50000), "server": ("127.0.0.1", 8000)}
    return addresses.urls_for_local_asker(scope, Config(host="0.0.0.0"))


def test_only_the_servers_own_machine_is_told_the_urls_for_friends() -> None:
    assert told("127.0.0.1") == told("::1") == told("::ffff:127.0.0.1") == ("http://192.168.1.5:8000",)
    assert told("192.168.1.9") == told("") == ()


# ── A house that listens ──────────────────────────────────────────────────────────────────────────


class Listening(Server):
    """A server that listens on an address of one's choice."""

    host = ""

    def command(self) -> list[str]:
        """How it is started."""
        return [*super().command(), "--host", self.host]


Listen = Callable[..., Listening]


@pytest.fixture
def listen(tmp_path: Path) -> Iterator[Listen]:
    """Starts a house that listens somewhere."""
    with ExitStack() as stack:

        def listening(host: str, **settings: Any) -> Listening:
            server = Listening(tmp_path, "listening", str(tmp_path / "house.db"), **settings)
            server.host = host
            stack.callback(server.clear)
            server.start()
            httpx.get(f"http://127.0.0.1:{server.port}/health")  # all is printed
            return server

        yield listening


def test_a_house_says_when_it_starts_where_it_is_found(listen: Listen) -> None:
    server = listen("0.0.0.0")
    first, *more = server.printed().splitlines()
    assert f"http://localhost:{server.port}/ " in first
    at_home = httpx.get(f"{server.url}/api/house").json()["addresses"]
    assert [line.endswith(f" {url}/.") for line, url in zip(more, at_home, strict=True)] == [True] * len(at_home)
    for url in at_home:
        assert httpx.get(f"{url}/api/house").json() == {"addresses": []}


def test_without_hosts_the_house_goes_by_the_address_it_was_reached_at(listen: Listen, people: Invite) -> None:
    """A page that points its own name at this machine still sends that name; an address is nobody's to point."""
    server = listen("0.0.0.0")
    stranger, near = people(None, at=server), f"http://127.0.0.2:{server.port}"
    assert httpx.get(f"{near}/api/games").status_code == 200
    for url, host in ((near, "127.0.0.3"), (near, "elsewhere.example"), (near, "[::1]"), (server.url, "127.0.0.2")):
        answer = httpx.get(f"{url}/api/games", headers={"host": host})
        assert (answer.status_code, "“hosts”" in answer.json()["detail"]) == (400, True), host
    assert httpx.get(f"{near}/api/games", headers={"host": "localhost"}).status_code == 200
    for language in ("en", "pt-BR", "pt-PT", "fr"):
        headers = {"host": "elsewhere.example", "accept-language": language}
        assert "hosts" in stranger.http.get("/api/games", headers=headers).json()["detail"]


def test_a_socket_comes_by_the_address_it_was_reached_at(listen: Listen, people: Invite) -> None:
    server = listen("0.0.0.0")
    server.url, server.sockets = f"http://127.0.0.2:{server.port}", f"ws://127.0.0.2:{server.port}"
    ana = people("Ana", at=server)
    table = ana.open("avenue")
    assert ana.line(table, origin=server.url).greet()["type"] == "sync"
    inviting = [*ana.look("/api/house")["addresses"], server.url][0]  # friends' devices find the house there
    assert ana.look(f"/api/tables/{table}/invitation")["link"].startswith(f"{inviting}/t/{table}?card=")
    with pytest.raises(InvalidStatus):
        ana.line(table, origin="http://elsewhere.example")


def test_hosts_that_are_named_leave_no_other_address(listen: Listen) -> None:
    server = listen("0.0.0.0", hosts=["games.example"])
    assert httpx.get(f"http://127.0.0.2:{server.port}/api/games").status_code == 400
    assert httpx.get(f"{server.url}/api/games", headers={"host": "games.example"}).status_code == 200
    house = httpx.get(f"{server.url}/api/house", headers={"host": "games.example"}).json()
    assert house == {"addresses": []}, "friends come by the name"
    assert "Friends" not in server.printed()


@pytest.mark.parametrize("host", EVERYWHERE)
def test_clients_with_ipv4_addresses_are_counted_apart(listen: Listen, host: str) -> None:
    """Also on a socket of the sixth, where theirs come wrapped."""
    server = listen(host, limits=STRICT | {"requests": (20, 0.01)})
    assert httpx.get(f"http://127.0.0.1:{server.port}/metrics").status_code == 200
    one, other = (httpx.Client(transport=httpx.HTTPTransport(local_address=f"127.0.0.{end}")) for end in (3, 4))
    with one, other:
        codes = [one.get(f"{server.url}/api/games").status_code for _ in range(30)]
        assert codes[-1] == 429
        assert other.get(f"{server.url}/api/games").status_code == 200
