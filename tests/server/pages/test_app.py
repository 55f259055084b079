"""The page as an app: its manifest in four languages, its icons, its worker, and the pages without content."""

from io import BytesIO

import httpx
import pytest
from PIL import Image

from serao.locales import LANGUAGES, words
from tests.server.conftest import Build, Invite
from tests.server.house import Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_tells_of_the_app_in_every_language(language: str, people: Invite) -> None:
    visitor = people(None)
    page = visitor.http.get("/", headers={"accept-language": language})
    assert f'<link rel="manifest" href="/app/{language}.webmanifest">' in page.text
    answer = visitor.http.get(f"/app/{language}.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = answer.json()
    assert (told["name"], told["lang"], told["display"], told["start_url"]) == ("Serão", language, "standalone", "/")
    assert words(language).has("invited-house")
    assert told["description"] == words(language).say("invited-house")


def test_every_icon_is_there_in_the_size_that_is_said(people: Invite) -> None:
    visitor = people(None)
    icons = visitor.http.get("/app/en.webmanifest").json()["icons"]
    assert {icon["sizes"] for icon in icons if icon["purpose"] == "any"} >= {"192x192", "512x512"}
    for icon in icons:
        answer = visitor.http.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        with Image.open(BytesIO(answer.content)) as picture:
            assert f"{picture.width}x{picture.height}" == icon["sizes"]


def test_icons_that_devices_cut_reach_into_the_corners(people: Invite) -> None:
    visitor = people(None)
    for path in ("/icons/maskable-512.png", "/icons/apple-touch-icon.png"):
        with Image.open(BytesIO(visitor.http.get(path).content)) as picture:
            assert picture.convert("RGBA").getchannel("A").getextrema() == (255, 255), f"{path} is nowhere transparent"


def test_a_new_build_is_a_new_worker(build: Build, server: Server, people: Invite) -> None:
    answer = people(None).http.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "__BUILD__" not in answer.text
    other = build(web=str(server.folder / "nothing built"))
    assert httpx.get(f"{other.url}/service-worker.js").status_code == 404


def test_what_a_worker_keeps_is_of_nobody(people: Invite) -> None:
    """The pages without content are alike for everybody, so nothing of a person stays in a browser that others use."""
    ana, stranger = people("Ana"), people(None)
    ana.open("avenue")
    for kind in ("home", "table"):
        assert ana.http.get(f"/shell/{kind}").text == stranger.http.get(f"/shell/{kind}").text
        assert "Ana" not in ana.http.get(f"/shell/{kind}").text


@pytest.mark.parametrize(
    "path",
    ["/app/xx.webmanifest", "/app/en", "/icons/other.png", "/icons/..%2fservice-worker.png", "/icons/192", "/shell/me"],
)
def test_what_is_not_there_is_not_found(path: str, people: Invite) -> None:
    assert people(None).http.get(path).status_code == 404
