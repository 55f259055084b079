"""The picture to keep of a finished game: looked at, with names or without, saved, sent on."""

import re
from io import BytesIO
from itertools import cycle
from pathlib import Path

import pytest
from PIL import Image

from tests.browser.arrange import GAMES, finished, known
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come

LOADED = "each => each.complete && each.naturalWidth > 0"
SHOWN = """() => [...document.body.children]
  .filter(each => getComputedStyle(each).display !== "none").map(each => each.tagName)"""
SENT = """() => {
  window.sent = [];
  navigator.canShare = ({ files }) => files.length > 0;
  navigator.share = async ({ files, title }) => sent.push(title, files[0].name, files[0].type, files[0].size > 1000);
}"""


@pytest.mark.parametrize(("game", "device"), list(zip(GAMES, cycle(("phone", "desktop")), strict=False)))
def test_a_picture_is_looked_at_saved_and_sent_on(game: str, device: str, come: Come, tmp_path: Path) -> None:
    ana = come("Ana", device, accept_downloads=True)
    ana.page.add_init_script(f"({SENT})()")
    known(ana)
    table = finished(ana, game)
    ana.page.goto(f"/t/{table}")
    ana.press_button("A picture to keep")
    picture = ana.page.get_by_role("img", name="The picture of this game")
    ana.until(lambda: picture.evaluate(LOADED), "the picture")
    ana.page.screenshot(path=Path(__file__).with_name("pictures") / f"keepsake-{game}-{device}.png")
    assert grave_in_any_light(ana) == []
    assert re.search("keepsake/en.png$", str(picture.get_attribute("src")))
    ana.press(ana.page.get_by_text("With the players’ names"))
    ana.until(lambda: "names=true" in str(picture.get_attribute("src")), "the names")
    ana.until(lambda: picture.evaluate(LOADED), "the picture with names")

    with ana.page.expect_download() as download:
        ana.press(ana.page.get_by_role("link", name="Save", exact=True))
    assert download.value.suggested_filename.endswith(".png")
    with Image.open(BytesIO(Path(download.value.path()).read_bytes())) as saved:
        assert saved.size == (1080, 1350)
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name="Share"))
    sent = ana.until(lambda: ana.page.evaluate("() => window.sent"), "the picture to be sent on")
    assert sent[1:] == [f"serao-{game}-{table}.png", "image/png", True]


def test_only_the_picture_is_printed(come: Come) -> None:
    ana = come("Ana")
    known(ana)
    ana.page.goto(f"/t/{finished(ana, 'fairy_tile')}")
    ana.press_button("A picture to keep")
    picture = ana.page.get_by_role("img", name="The picture of this game")
    ana.until(lambda: picture.evaluate(LOADED), "the picture")
    ana.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    ana.page.emulate_media(media="print")
    assert ana.page.evaluate(SHOWN) == ["IMG"]
    ana.page.emulate_media(media="screen")
    ana.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert picture.count() == 1
