"""The album at the end of Picture Perfect: every page adds up, and its photograph can be kept."""

from pathlib import Path

from PIL import Image

from tests.browser.conftest import Come
from tests.browser.results import result

# The reasons an album page gives for its points, and the sum it shows.
ALBUM = """page => {
  const number = text => Number(text.replace("−", "-"));
  const all = (within, what) => [...within.querySelectorAll(what)].map(each => number(each.textContent));
  const guests = [...page.querySelectorAll(".guests > [data-spot]")];
  return { guests: guests.map(each => [all(each, "h3 b")[0], all(each, "p b")]), sums: all(page, ".sum dd") };
}"""
PHOTO = (1200, 900)


def test_every_page_of_the_album_adds_up_and_its_photograph_can_be_kept(come: Come, tmp_path: Path) -> None:
    davi = come("Davi", "phone")
    result(davi, "picture_perfect", {})
    album = davi.page.locator(".album")
    for seat in range(2):
        davi.press(album.locator(".tabs button").nth(seat))
        page = album.locator(".page")
        found = page.evaluate(ALBUM)
        assert all(sum(reasons) == points for points, reasons in found["guests"])
        assert sum(points for points, _ in found["guests"]) == found["sums"][0]
        assert sum(found["sums"][:-1]) == found["sums"][-1]
        with davi.page.expect_download() as download:
            davi.press(page.locator("figcaption a[download]"))
        picture = tmp_path / f"{seat}.png"
        download.value.save_as(picture)
        with Image.open(picture) as image:
            assert (image.format, image.size) == ("PNG", PHOTO)
