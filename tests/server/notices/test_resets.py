"""A forgotten password is set anew by a link: by e-mail, or given by the owner."""

import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.forking import run_serao
from tests.server.house import Guest, Server
from tests.server.notices.receivers import MailServer, arrived, running
from tests.server.people.claims import PASSWORD, Come, ask, claim

NEW = "outra senha boa"


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    """A mail server."""
    with running(MailServer) as post:
        yield post


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: MailServer) -> Iterator[Server]:
    """A house that can write e-mail."""
    folder = tmp_path_factory.mktemp("resets")
    server = Server(folder, "resets", str(folder / "house.db"), mail=post.settings).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def come(house: Server, post: MailServer) -> Iterator[Come]:
    """Brings somebody in; the letters of earlier tests are gone."""
    post.letters.clear()
    with ExitStack() as stack:

        def coming(name: str | None = None, at: Server = house) -> Guest:
            return Guest(stack, at, name)

        yield coming


def reachable(guest: Guest, name: str, email: str, post: MailServer) -> None:
    """A claimed name with a confirmed address."""
    claim(guest, name)
    ask(guest, "PUT", "/api/notices", 200, email=email, password=PASSWORD)
    code = arrived(post.letters, 1)[0].text.partition("#confirm=")[2].split()[0]
    ask(guest, "POST", "/api/notices/confirm", 200, code=code)
    post.letters.clear()


def key_in(text: str) -> str:
    """The key of a reset link."""
    found = re.search(r"/me#reset=(\S+)", text)
    assert found, text
    return found[1]


def test_a_link_by_e_mail_sets_a_new_password_once(house: Server, come: Come, post: MailServer) -> None:
    ana = come("Ana")
    reachable(ana, "Ana", "ana@example.org", post)
    line = ana.sit(ana.open("avenue"))
    assert come().post("/api/reset", 200, name="  ANA ") == {"mail": True}
    [letter] = arrived(post.letters, 1)
    assert letter.to == ["ana@example.org"]
    key = key_in(letter.text)
    assert f"{house.url}/me#reset=" in letter.text

    assert come().post("/api/reset/use", 401, key="wrong", password=NEW)["reason"]["key"] == "people-reset-wrong"
    assert come().post("/api/reset/use", 200, key=key, password=NEW) == {"name": "Ana"}
    assert line.closed()[1] == "signed-out", "whoever was signed in is not any more"
    ana.look("/api/session", 401)
    come().post("/api/login", 401, name="Ana", password=PASSWORD)
    come().post("/api/login", 201, name="Ana", password=NEW)
    assert come().post("/api/reset/use", 401, key=key, password=PASSWORD)["reason"]["key"] == "people-reset-wrong"
    with closing(sqlite3.connect(str(house.folder / "house.db"))) as database:
        assert database.execute("SELECT count(*) FROM resets").fetchone() == (0,)
    assert key not in house.log()
    assert "ana@example.org" not in house.log()


def test_nobody_learns_which_names_there_are(come: Come, post: MailServer) -> None:
    bruno, chloe = come("Bruno"), come("Chloé")
    reachable(bruno, "Bruno", "bruno@example.org", post)
    claim(chloe, "Chloé")  # who has named no address
    unconfirmed = come("Davi")
    claim(unconfirmed, "Davi")
    ask(unconfirmed, "PUT", "/api/notices", 200, email="davi@example.org", password=PASSWORD)
    arrived(post.letters, 1)
    stranger = come()
    answers = {
        stranger.http.post("/api/reset", json={"name": name}).text for name in ("Nobody", "Chloé", "Davi", "Bruno")
    }
    assert len(answers) == 1
    letters = arrived(post.letters, 2)
    assert letters[1].to == ["bruno@example.org"], "the one who can be reached"
    stranger.post("/api/reset", 200, name="Bruno")
    stranger.post("/api/reset/use", 401, key="x", password=NEW)
    assert len(post.letters) == 2, "nobody is flooded"


def test_a_link_is_good_for_an_hour(house: Server, come: Come, post: MailServer) -> None:
    eva = come("Eva")
    reachable(eva, "Eva", "eva@example.org", post)
    come().post("/api/reset", 200, name="Eva")
    key = key_in(arrived(post.letters, 1)[0].text)
    with closing(sqlite3.connect(str(house.folder / "house.db"))) as database, database:
        database.execute("UPDATE resets SET until = 7")
    come().post("/api/reset/use", 401, key=key, password=NEW)
    come().post("/api/login", 201, name="Eva", password=PASSWORD)


def test_another_address_needs_the_password(come: Come, post: MailServer) -> None:
    flora = come("Flora")
    reachable(flora, "Flora", "flora@example.org", post)
    moved = ask(flora, "PUT", "/api/notices", 409, email="thief@example.org")
    assert moved["reason"]["key"] == "people-password-wrong"
    assert flora.look("/api/notices")["email"] == "flora@example.org"
    ask(flora, "PUT", "/api/notices", 200, email="flora@example.org", webhook=None)
    assert post.letters == []


def owner_says(house: Server, *words: str) -> subprocess.CompletedProcess[str]:
    """What the owner is told."""
    database = str(house.folder / "house.db")
    return run_serao("house", "reset", *words, "--database", database, "--lang", "en")


def test_the_owner_can_help_where_there_is_no_mail(come: Come, house: Server) -> None:
    gil = come("Gil")
    claim(gil, "Gil")
    helped = owner_says(house, "gil")
    assert helped.returncode == 0, helped.stderr
    first, link = helped.stdout.splitlines()
    assert first.startswith("Give this link to Gil")
    assert come().post("/api/reset/use", 200, key=key_in(link), password=NEW) == {"name": "Gil"}
    gil.look("/api/session", 401)
    come().post("/api/login", 201, name="Gil", password=NEW)
    nobody = owner_says(house, "Nobody At All")
    assert (nobody.returncode, nobody.stdout) == (2, "")
    assert "Nobody has claimed the name" in nobody.stderr


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path, "plain", str(tmp_path / "house.db")).start()
    with ExitStack() as stack:
        assert Guest(stack, server, None).post("/api/reset", 200, name="Ana") == {"mail": False}
    server.clear()
