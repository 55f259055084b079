"""Notices go to the open Internet or where the owner allows, to exactly the address that was looked at."""

import asyncio
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from serao.engine.problem import Problem
from serao.server.notices.delivery import NotDelivered, Poster, is_email, public, target_of
from tests.server.notices.receivers import WebServer, running


@pytest.fixture
def web() -> Iterator[WebServer]:
    """A web server for webhooks, and for what a push service does."""
    with running(WebServer) as server:
        yield server


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://example.org/hook", "notices-url-https"),
        ("ftp://example.org/hook", "notices-url-https"),
        ("file:///etc/passwd", "notices-url"),
        ("https://", "notices-url"),
        ("https://example.org:port/", "notices-url"),
        ("https://ana:secret@example.org/", "notices-url"),
        ("https://example.org/#part", "notices-url"),
        ("https://exa mple.org/", "notices-url"),
        ("https://example.org/\r\nX: y", "notices-url"),
        ("https://localhost/", "notices-url-private"),
        ("https://127.0.0.1/", "notices-url-private"),
        ("https://10.0.0.1/", "notices-url-private"),
        ("https://169.254.169.254/latest", "notices-url-private"),
        ("https://[::1]/", "notices-url-private"),
        ("https://[::ffff:127.0.0.1]/", "notices-url-private"),
        ("https://[fec0::1]/", "notices-url-private"),
        ("https://[::127.0.0.1]/", "notices-url-private"),
        ("https://[::ffff:0:7f00:1]/", "notices-url-private"),
    ],
)
def test_urls_that_may_not_be_called(url: str, key: str) -> None:
    with pytest.raises(Problem) as refusal:
        target_of(url, ())
    assert refusal.value.reason.key == key


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1"),
        *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::1", "2001:0:1::1"),
        *("fec0::1", "::127.0.0.1", "::ffff:0:7f00:1", "::1.1.1.1", "100::1", "4000::1", "5f00::1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_that_are_public(address: str) -> None:
    assert public(address)


def test_a_name_is_looked_up_when_something_is_sent(web: WebServer) -> None:
    """A name of this machine that does not look like it: only where it leads tells."""

    async def post(url: str, allowed: tuple[str, ...]) -> None:
        await Poster(allowed, pauses=()).post(url, b"{}", {})

    hidden = f"https://2130706433:{web.port}/"  # 127.0.0.1, to whoever looks it up
    with pytest.raises(NotDelivered, match="not public"):
        asyncio.run(post(hidden, ()))
    assert not web.calls
    asyncio.run(post(f"http://2130706433:{web.port}/", ("2130706433",)))
    assert web.calls[0].headers["host"] == f"2130706433:{web.port}"


def test_the_certificate_is_the_hosts_though_the_address_is_fixed(web: WebServer, tmp_path: Path) -> None:
    trust = certified(web, tmp_path, "localhost")

    async def post(host: str) -> None:
        poster = Poster(("localhost", "127.0.0.1"), pauses=(0.0,))
        poster._trust = trust
        await poster.post(f"https://{host}:{web.port}/hook", b"{}", {})

    asyncio.run(post("localhost"))
    assert [call.headers["host"] for call in web.calls] == [f"localhost:{web.port}"]
    with pytest.raises(NotDelivered, match="ConnectError"):
        asyncio.run(post("127.0.0.1"))
    assert len(web.calls) == 1


def certified(web: WebServer, folder: Path, host: str) -> ssl.SSLContext:
    """Give the server a certificate for a host; what trusts it."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(datetime.now(UTC) - timedelta(1)).not_valid_after(datetime.now(UTC) + timedelta(1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=True)
    certificate = made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM)
    file = folder / "host.pem"
    file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + certificate)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    web.certify(context)
    return ssl.create_default_context(cadata=certificate.decode())


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ana",
        "ana@",
        "@example.org",
        "a@b@c",
        "ana@example.org\nBcc: b@example.org",
        "a@x.org, b@x.org",
        "<a@x.org>",
    ],
)
def test_what_is_no_plain_address_is_refused(address: str) -> None:
    assert not is_email(address)
