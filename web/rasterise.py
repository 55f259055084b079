"""Pictures that are made from our drawings by Chromium: the covers of link previews, and the icons of the app."""

import shutil
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).parent
GAMES = WEB.parent / "src" / "serao" / "games"
LOGO, ICONS = WEB / "src" / "shell" / "art" / "logo.svg", WEB / "public" / "icons"
WIDTH, HEIGHT = 800, 560
DESCRIPTION = 0x010E  # the field of EXIF that says which drawing a picture was made from
PAGE = (
    "<style>*{{margin:0}}body{{background:{background};display:grid;place-items:center;height:100vh}}"
    "svg{{width:{width}px;height:{height}px;display:block}}</style>{drawing}"
)
WOOD, CORD = "#4a3424", "#eadfcb"  # the ground of the logo, and what the lamp hangs from
CORD_WIDTH = 3 / 64  # of the logo
# Devices cut a maskable icon, and Apple's, to a shape of their own: the drawing keeps away from the edge.
ICON_SIZES = {"192": (192, 1.0), "512": (512, 1.0), "maskable-512": (512, 0.8), "apple-touch-icon": (180, 1.0)}
CUT = ("maskable-512", "apple-touch-icon")  # their ground reaches into the corners


def main() -> None:
    """Draw every cover and every icon anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page()
        for cover in sorted(WEB.glob("src/games/*/cover.svg")):
            keep_cover(drawn(page, cover, (WIDTH, HEIGHT), 1.0, "white"), cover)
        ICONS.mkdir(parents=True, exist_ok=True)
        for name, (size, share) in ICON_SIZES.items():
            ground = to_the_edge(size * share) if name in CUT else "transparent"
            (ICONS / f"{name}.png").write_bytes(drawn(page, LOGO, (size, size), share, ground))
        browser.close()


def to_the_edge(width: float) -> str:
    """The ground of the logo for the whole of an icon: the cord comes from its upper edge, however small the logo."""
    return f"linear-gradient({CORD}, {CORD}) 50% 0 / {width * CORD_WIDTH}px 25% no-repeat {WOOD}"


def drawn(page: Page, drawing: Path, size: tuple[int, int], share: float, background: str) -> bytes:
    """A drawing as a PNG of that size, of which it takes that share."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    text = drawing.read_text("utf-8")
    page.set_content(
        PAGE.format(width=round(width * share), height=round(height * share), background=background, drawing=text)
    )
    return page.screenshot(omit_background=True)


def keep_cover(picture: bytes, cover: Path) -> None:
    """Keep a picture beside its game's rules, with the hash of the drawing."""
    made_from = Image.Exif()
    made_from[DESCRIPTION] = sha256(cover.read_bytes()).hexdigest()
    with Image.open(BytesIO(picture)) as opened:
        opened.convert("RGB").save(GAMES / cover.parent.name / "cover.webp", quality=88, method=6, exif=made_from)


if __name__ == "__main__":
    main()
