"""The page and its files: those that were built last, also when that happens under a running house."""

from pathlib import Path

import httpx

from tests.server.conftest import Build

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
        assert browser.get("/").headers["cache-control"] == "no-cache"
        assert "immutable" not in browser.get("/assets/other.js").headers.get("cache-control", "")
        for outside in ("/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2findex.html"):
            assert "<script" not in browser.get(outside).text
