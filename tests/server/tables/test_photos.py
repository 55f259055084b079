"""A photograph by its link: painted once, the same for everybody, and only where one was taken."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
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
from tests.patience import PATIENCE
from tests.server.conftest import Invite
from tests.server.house import Server

GAMES_TESTED = Path(__file__).parents[2] / "games"
ALBUM = GAMES_TESTED / "picture_perfect" / "finished" / "photographs-points.json"
ALONE = GAMES_TESTED / "avenue" / "finished" / "five-farms-alone-vintner.json"


def bring(look: httpx.Client, file: Path) -> str:
    """A record brought to the house, and its name there."""
    response = look.post("/api/records", content=file.read_bytes())
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


@pytest.fixture
def look(server: Server, people: Invite) -> Iterator[httpx.Client]:
    """Ana, who waits for a painting: what she brings is hers to see."""
    headers = {"authorization": f"Bearer {people('Ana').token}"}
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers) as client:
        yield client


def publish(server: Server, record: str, table: str) -> None:
    """Make a record that of a table, as if it had been played there."""
    with closing(sqlite3.connect(server.folder / "house.db", timeout=PATIENCE)) as database, database:
        database.execute('UPDATE records SET "match" = ? WHERE id = ?', (table, record))


def test_the_picture_is_the_one_that_the_studio_paints(look: httpx.Client) -> None:
    album = bring(look, ALBUM)
    response = look.get(f"/api/records/{album}/photo/1.png")
    assert (response.status_code, response.headers["content-type"]) == (200, "image/png")
    assert response.headers["cache-control"] == "no-store"
    record = records.decode(ALBUM.read_bytes())
    *_, last = records.replay(GAMES["picture_perfect"], record)
    photo = last.state.photos[1]
    expected = paint(keepsake(photo.arrangement, photo.camera, 1), 1200, 900)
    assert Image.open(BytesIO(response.content)).tobytes() == expected.tobytes()


def test_the_picture_of_a_public_game_is_everybodys_and_may_be_kept(
    server: Server, people: Invite, look: httpx.Client
) -> None:
    album, stranger = bring(look, ALBUM), people(None).http
    stranger.timeout = httpx.Timeout(PATIENCE)
    address = f"/api/records/{album}/photo/1.png"
    assert stranger.get(address).json()["reason"]["key"] == "record-unknown"
    publish(server, album, people("Bruno").open("picture_perfect", public=True))
    response = stranger.get(address)
    assert (response.status_code, response.headers["content-type"]) == (200, "image/png")
    assert "immutable" in response.headers["cache-control"]


def test_whoever_asks_at_once_gets_the_same_picture(look: httpx.Client) -> None:
    address = f"/api/records/{bring(look, ALBUM)}/photo/0.png"
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
def test_where_no_photograph_was_taken(look: httpx.Client, file: Path | None, picture: str, key: str) -> None:
    record = bring(look, file) if file else "nowhere"
    response = look.get(f"/api/records/{record}/photo/{picture}", headers={"accept-language": "fr"})
    assert (response.status_code, response.json()["reason"]["key"]) == (404, key)
    assert response.json()["detail"].startswith("Il n’y a pas")


def test_a_game_given_up_before_the_photographs_has_none(people: Invite) -> None:
    host = people("Ana")
    table = host.open("picture_perfect", 2)
    host.ask(table, "sit", name="Bruno")
    host.ask(table, "concede", seat=0)
    response = host.http.get(f"/api/records/{table}/photo/0.png")
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
