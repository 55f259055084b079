"""A photograph by its link: painted once, the same for everybody, and only where one was taken."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from serao.engine import record as records
from serao.games import GAMES
from serao.games.picture_perfect.photo import keepsake
from serao.games.picture_perfect.studio.paint import paint
from serao.server.base.problems import TooMany
from serao.server.tables.photo_renderer import PhotoRenderer
from serao.storage.records import KeptRecord
from tests.server.conftest import Invite
from tests.server.house import Server

GAMES_TESTED = Path(__file__).parents[2] / "games"
ALBUM = GAMES_TESTED / "picture_perfect" / "finished" / "photographs-points.json"
ALONE = GAMES_TESTED / "avenue" / "finished" / "five-farms-alone-vintner.json"
PATIENCE = 240.0  # seconds: a painting takes two, and on a busy machine many more


def bring(server: Server, people: Invite, file: Path) -> str:
    """A record brought to the house, and its name there."""
    guest = people("Ana", at=server)
    headers = {"authorization": f"Bearer {guest.token}"}
    response = httpx.post(f"{server.url}/api/records", content=file.read_bytes(), headers=headers, timeout=PATIENCE)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


@pytest.fixture
def look(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        yield client


def test_the_picture_is_the_one_that_the_studio_paints(server: Server, people: Invite, look: httpx.Client) -> None:
    album = bring(server, people, ALBUM)
    response = look.get(f"/api/records/{album}/photo/1.png")
    assert (response.status_code, response.headers["content-type"]) == (200, "image/png")
    assert "immutable" in response.headers["cache-control"]
    record = records.decode(ALBUM.read_bytes())
    *_, last = records.replay(GAMES["picture_perfect"], record)
    photo = last.state.photos[1]
    expected = paint(keepsake(photo.arrangement, photo.camera, 1), 1200, 900)
    assert Image.open(BytesIO(response.content)).tobytes() == expected.tobytes()


def test_whoever_asks_at_once_gets_the_same_picture(server: Server, people: Invite, look: httpx.Client) -> None:
    address = f"/api/records/{bring(server, people, ALBUM)}/photo/0.png"
    with ThreadPoolExecutor(6) as askers:
        answers = list(askers.map(lambda _: look.get(address), range(6)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert look.get("/health").json()["ok"]


@pytest.mark.parametrize(
    ("file", "picture", "key"),
    [
        (ALBUM, "2.png", "server-no-picture"),
        (ALBUM, "9999.png", "server-no-picture"),
        (ALONE, "0.png", "server-no-picture"),
        (None, "0.png", "record-unknown"),
    ],
)
def test_where_no_photograph_was_taken(
    server: Server, people: Invite, look: httpx.Client, file: Path | None, picture: str, key: str
) -> None:
    record = bring(server, people, file) if file else "nowhere"
    response = look.get(f"/api/records/{record}/photo/{picture}", headers={"accept-language": "fr"})
    assert (response.status_code, response.json()["reason"]["key"]) == (404, key)
    assert response.json()["detail"].startswith("Il n’y a pas")


def test_a_game_given_up_before_the_photographs_has_none(people: Invite, look: httpx.Client) -> None:
    host = people("Ana")
    table = host.open("picture_perfect", 2)
    host.ask(table, "sit", name="Bruno")
    host.ask(table, "concede", seat=0)
    response = look.get(f"/api/records/{table}/photo/0.png")
    assert (response.status_code, response.json()["reason"]["key"]) == (404, "server-no-picture")


def test_more_than_can_be_painted_soon_is_refused() -> None:
    """Each painting takes seconds of a processor: who asks for very many is told so at once."""
    body = ALBUM.read_bytes()

    async def ask_for_many() -> None:
        renderer = PhotoRenderer()
        asked = [asyncio.ensure_future(renderer.photograph(kept(f"album{number}", body), 0)) for number in range(24)]
        with pytest.raises(TooMany):
            await asyncio.gather(*asked, renderer.photograph(kept("one-more", body), 0))
        assert await renderer.photograph(kept("album0", body), 0)  # those that were asked for before are painted
        renderer.close()

    asyncio.run(ask_for_many())


def kept(name: str, body: bytes) -> KeptRecord:
    """A record as it lies in the storage."""
    return KeptRecord(id=name, game="picture_perfect", finished_at=0, body=body)
