"""The page and its files: those that were built last, also when that happens under a running house."""

import gzip
import json
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from serao.server.pages.appearance import Appearance, appearance_of
from tests.server.conftest import Build
from tests.server.house import Guest

ADDRESSES = ("/", "/t/abc", "/replay/abc", "/me")


def build_client(web: Path, said: str) -> None:
    """What a build leaves: files named by their content, and a page that names them."""
    for old in web.glob("assets/*"):
        old.unlink()
    (web / "assets").mkdir(parents=True, exist_ok=True)
    (web / "assets" / f"{said}.js").write_text(said)
    (web / "index.html").write_text(f"<script src='/assets/{said}.js'></script>")


def test_a_client_built_anew_is_served_by_the_house_that_runs(build: Build, tmp_path: Path) -> None:
    web = tmp_path / "web"
    server = build(web=str(web))
    with httpx.Client(base_url=server.url) as browser:
        assert "The table is laid" in browser.get("/").text, "nothing is built yet"
        for said in ("first", "second"):
            build_client(web, said)
            for address in ADDRESSES:
                assert f"/assets/{said}.js" in browser.get(address).text
            assert browser.get(f"/assets/{said}.js").text == said
        assert browser.get("/assets/first.js").status_code == 404
        (web / "index.html").unlink()
        assert "The table is laid" in browser.get("/").text
    assert not server.complaints(), server.log()


def test_files_named_by_their_content_are_kept_and_the_page_is_asked_for_again(build: Build, tmp_path: Path) -> None:
    build_client(tmp_path / "web", "first")
    server = build(web=str(tmp_path / "web"))
    with httpx.Client(base_url=server.url) as browser:
        assert "immutable" in browser.get("/assets/first.js").headers["cache-control"]
        assert browser.get("/").headers["cache-control"] == "no-cache, private"
        assert "immutable" not in browser.get("/assets/other.js").headers.get("cache-control", "")
        for outside in ("/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2findex.html"):
            assert "<script" not in browser.get(outside).text


@pytest.mark.parametrize(
    ("wishes", "cookie", "said"),
    [
        ("", "", Appearance("en")),
        ("de,fr;q=0.9,en;q=0.8", "", Appearance("fr")),
        ("en-US,en;q=0.9,fr;q=0.8", "", Appearance("en")),
        ("pt", "", Appearance("pt-BR")),
        ("pt-PT", "", Appearance("pt-PT")),
        ("pt-PT", "fr.dark", Appearance("fr", "dark")),
        ("pt-PT", "fr.<script>", Appearance("fr")),
        ("fr", "xx.light", Appearance("fr", "light")),
    ],
)
def test_a_page_is_sent_as_its_person_likes_it(wishes: str, cookie: str, said: Appearance) -> None:
    assert appearance_of(cookie, wishes) == said


def test_a_file_is_sent_in_the_smallest_form_that_is_understood(build: Build, tmp_path: Path) -> None:
    web = tmp_path / "web"
    build_client(web, "first")
    (web / "assets" / "first.js.gz").write_bytes(gzip.compress(b"small"))
    server = build(web=str(web))
    with httpx.Client(base_url=server.url) as browser:
        for accepted, text in (("gzip, br", "small"), ("br", "first"), ("identity", "first")):
            answer = browser.get("/assets/first.js", headers={"accept-encoding": accepted})
            assert (answer.text, answer.headers["content-type"].partition(";")[0]) == (text, "text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers.get("content-encoding") == ("gzip" if text == "small" else None)


def build_chunks(web: Path) -> None:
    """A client with a page that everything can be filled into, and a chunk a board."""
    build_client(web, "first")
    (web / "index.html").write_text('<html lang="en"><head><link rel="preload" x></head><div id="serao"></div></html>')
    names = ("house", "words-en", "table", "board-photograph")
    parts = {f"_{name}.js": {"file": f"assets/{name}.js", "name": name} for name in names}
    (web / "manifest.json").write_text(json.dumps(parts))


def test_the_page_of_a_table_tells_its_game_to_those_who_may_know_it(build: Build, tmp_path: Path) -> None:
    build_chunks(tmp_path / "web")
    server = build(web=str(tmp_path / "web"))
    with ExitStack() as stack:
        ana, bruno = Guest(stack, server, "Ana"), Guest(stack, server, "Bruno")
        stranger = stack.enter_context(httpx.Client(base_url=server.url))
        for public in (True, False):
            table = ana.post("/api/tables", game="photograph", seats=2, public=public)["id"]
            pages = [each.get(f"/t/{table}").text for each in (ana.http, bruno.http, stranger)]
            assert ["board-photograph" in page for page in pages] == [True, public, public]
            assert [f"/api/tables/{table}/view" in page for page in pages] == [True, public, public]
            assert all("/assets/table.js" in page for page in pages)
            assert ["data-stranger" in page for page in pages] == [False, False, True]
        assert "/api/session" not in stranger.get("/").text
        assert "/api/session" in ana.http.get("/").text
    assert not server.complaints(), server.log()


def test_an_unknown_address_is_a_page_to_people_and_an_answer_to_programs(build: Build, tmp_path: Path) -> None:
    build_chunks(tmp_path / "web")
    server = build(web=str(tmp_path / "web"))
    with httpx.Client(base_url=server.url, headers={"accept-language": "fr"}) as browser:
        page = browser.get("/nowhere", headers={"accept": "text/html,*/*"})
        assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (404, "text/html")
        assert '<html lang="fr"' in page.text
        assert "data-nowhere" in page.text
        assert browser.get("/house", headers={"accept": "text/html"}).text == page.text, "as if there was no such page"
        for path in ("/api/nowhere", "/assets/nowhere.js"):
            answer = browser.get(path, headers={"accept": "text/html,*/*"})
            assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
        assert browser.get("/nowhere").headers["content-type"] == "application/problem+json"
    assert not server.complaints(), server.log()
