"""The covers of the games as pictures for link previews, drawn by Chromium from each cover.svg."""

import shutil
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent
GAMES = WEB.parent / "src" / "serao" / "games"
WIDTH, HEIGHT = 800, 560
DESCRIPTION = 0x010E  # the field of EXIF that says which drawing a picture was made from
PAGE = "<style>*{{margin:0}}svg{{width:{}px;height:{}px;display:block}}</style>{}"


def main() -> None:
    """Draw every cover anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for cover in sorted(WEB.glob("src/games/*/cover.svg")):
            page.set_content(PAGE.format(WIDTH, HEIGHT, cover.read_text("utf-8")))
            keep(page.screenshot(), cover)
        browser.close()


def keep(drawn: bytes, cover: Path) -> None:
    """Keep a picture beside its game's rules, with the hash of the drawing."""
    made_from = Image.Exif()
    made_from[DESCRIPTION] = sha256(cover.read_bytes()).hexdigest()
    with Image.open(BytesIO(drawn)) as picture:
        picture.convert("RGB").save(GAMES / cover.parent.name / "cover.webp", quality=88, method=6, exif=made_from)


if __name__ == "__main__":
    main()
