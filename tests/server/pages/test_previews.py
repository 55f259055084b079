"""What messengers show of a link: the table as far as the link entitles to it, else only the house."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from html import unescape
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from PIL import Image

from serao.installed import file_of, own_games
from serao.server.pages.preview_picture import COVER, SIZE, Preview, PreviewPainter
from tests.server.house import Guest, Server
from tests.server.pages.test_pages import build_chunks

ROOT = Path(__file__).parents[3]
DESCRIPTION = 0x010E


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house with a client whose page can be filled in."""
    folder = tmp_path_factory.mktemp("previews")
    build_chunks(folder / "web")
    server = Server(folder, "server", str(folder / "house.db"), web=str(folder / "web")).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


def tags(server: Server, address: str, language: str = "en") -> dict[str, str]:
    """The tags that a messenger finds, who has no cookie."""
    answer = httpx.get(server.url + address, headers={"accept-language": language})
    assert answer.status_code == 200
    return {name: unescape(text) for name, text in re.findall(r'<meta \w+="([^"]+)" content="([^"]*)">', answer.text)}


def path_of(address: str) -> str:
    """An address without its host, and without what stays in the browser."""
    return urlsplit(address)._replace(scheme="", netloc="", fragment="").geturl()


def test_a_link_tells_who_invites_to_which_game_in_the_language_asked_for(house: Server) -> None:
    with ExitStack() as stack:
        ana = Guest(stack, house, 'Ana "<b>"')
        table = ana.open("photograph", 3)
        link = path_of(ana.look(f"/api/tables/{table}/invitation")["link"])
    assert ana.invite not in link
    found = tags(house, link)
    assert found["og:title"] == 'Ana "<b>" invites you to Photograph'
    assert found["og:description"] == "2 of 3 chairs are free · about 30 minutes"
    assert found["og:image"].startswith(f"{house.url}/t/{table}/preview/en.png")
    assert tags(house, link, "pt-BR")["og:title"] == 'Ana "<b>" convida você para jogar Fotomania'
    picture = httpx.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert "public" in picture.headers["cache-control"]
    with Image.open(BytesIO(picture.content)) as seen:
        assert (seen.format, seen.size) == ("PNG", SIZE)


def test_a_private_table_shows_only_the_house_without_the_key_of_its_link(house: Server) -> None:
    with ExitStack() as stack:
        ana = Guest(stack, house, "Ana")
        private, public = ana.open("photograph", 2), ana.open("photograph", 2, public=True)
        secret = ana.invite
    nowhere = tags(house, "/t/nothing")
    for address in (f"/t/{private}", f"/t/{private}?card=guess", f"/t/{private}?card={secret}"):
        assert tags(house, address) == nowhere, address
    assert nowhere["og:title"] == "Serão"
    hidden = httpx.get(f"{house.url}/t/{private}/preview/en.png").content
    assert hidden == httpx.get(f"{house.url}/t/nothing/preview/en.png").content
    assert tags(house, f"/t/{public}")["og:title"] == "Ana invites you to Photograph"


@pytest.mark.parametrize(
    "odd",
    ["/t/%00", "/t/%F0%9F%8E%B2", "/t/" + "a" * 300, "/t/x?card=%00", "/t/x?card=%ED%A0%80", "/t/x?card=a&card=b"],
)
def test_odd_addresses_are_no_trouble(house: Server, odd: str) -> None:
    assert tags(house, odd)["og:title"] == "Serão"
    path, _, query = odd.partition("?")
    assert httpx.get(f"{house.url}{path}/preview/en.png?{query}").status_code == 200
    assert httpx.get(f"{house.url}{path}/preview/xx.png?{query}").status_code == 404


@pytest.mark.parametrize("name", ["Анна", "W" * 40, ""])
def test_any_name_is_painted(name: str, tmp_path: Path) -> None:
    preview = Preview(f"{name} invites you to Avenue", "You are invited to Avenue", "one\ntwo", "avenue", 9, 3)
    assert PreviewPainter(tmp_path).paint(preview).startswith(b"\x89PNG")


def test_every_cover_is_the_picture_of_its_drawing() -> None:
    """After a change, `python web/rasterise.py` draws them anew."""
    for game in own_games():
        drawing, picture = ROOT / "web" / "src" / "games" / game / "cover.svg", file_of(game, COVER)
        assert picture is not None
        with Image.open(picture) as seen:
            assert seen.getexif()[DESCRIPTION] == sha256(drawing.read_bytes()).hexdigest(), game
