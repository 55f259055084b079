"""A board made from a description: played by keys and by touch, seen as a whole, and open to everybody."""

import runpy
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from tests.browser import axe
from tests.browser.pages import IN_MILLISECONDS

WEB = Path(__file__).parents[2] / "web"
CONFIG = "tests/board/scene/harness/scene.config.mjs"
ADDRESS = "http://scene.invalid"  # answered by the test itself: nothing goes out
BUILD_SECONDS = 240
SCREENS = ((360, 740), (390, 844), (1440, 900))
SCENES = ("hex", "cards", "thirteen", "morris", "checkers")
# What lies outside of the screen, of all that can be pressed.
OUTSIDE = """() => [...document.querySelectorAll("[data-spot], .bar")].filter(each => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map(each => each.dataset.spot ?? "the bar")"""

Look = Callable[..., Page]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of the fixtures, made as the client is made."""
    folder = tmp_path_factory.mktemp("scene")
    node, _npm = runpy.run_path(str(WEB / "build.py"))["tools"]()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    wishes = ["build", "--config", CONFIG, "--outDir", str(folder), "--logLevel", "warn"]
    subprocess.run([*node, str(vite), *wishes], cwd=WEB, check=True, capture_output=True, timeout=BUILD_SECONDS)
    return folder


@pytest.fixture
def look(chromium: Browser, built: Path) -> Iterator[Look]:
    """Opens a scene: `look("hex", (360, 740))`; at the end no page may have complained."""
    complaints: list[str] = []

    def answer(route: Route) -> None:
        file = built / urlsplit(route.request.url).path.lstrip("/")
        route.fulfill(path=file) if file.is_file() else route.fulfill(status=204)

    with ExitStack() as stack:

        def opened(
            scene: str, screen: tuple[int, int] = (1440, 900), theme: str = "light", touch: bool = False
        ) -> Page:
            size = ViewportSize(width=screen[0], height=screen[1])
            context = chromium.new_context(viewport=size, has_touch=touch, is_mobile=touch)
            stack.callback(context.close)
            context.set_default_timeout(IN_MILLISECONDS)
            page = context.new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.route("**/*", answer)
            page.goto(f"{ADDRESS}/scene.html?scene={scene}&theme={theme}&still")
            page.locator("[data-spot]").first.wait_for()
            return page

        yield opened
    assert not complaints


def spot(name: str) -> str:
    """How a spot is found on the page."""
    return f'[data-spot="{name}"]'


def done(page: Page) -> list[str]:
    """The actions that were done, in words."""
    actions: list[str] = page.evaluate("done")
    return actions


def test_a_stone_is_moved_by_keys_along_the_lit_points(look: Look) -> None:
    page = look("morris")
    page.keyboard.press("Tab")
    expect(page.locator(spot("p3"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(spot("p3"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(spot("p11"))).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator(spot("p11"))).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Home")
    expect(page.locator(spot("p0"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Move to p11 and take p0.")
    page.keyboard.press("Enter")
    assert done(page) == ["Move to p11 and take p0."]
    expect(page.locator(spot("p0"))).to_be_focused()


def test_a_card_is_played_by_keys_and_the_focus_stays_in_the_hand(look: Look) -> None:
    page = look("cards")
    page.locator(spot("2red")).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert done(page) == ["Play 10 of hearts."]
    expect(page.locator(spot("10red"))).to_have_count(0)
    expect(page.locator(".hand [data-spot]:focus")).to_have_count(1)


def test_an_action_is_chosen_changed_and_confirmed_by_touch(look: Look) -> None:
    page = look("hex", (360, 740), touch=True)
    page.locator(spot("f8")).tap()
    page.locator(spot("g7")).tap()
    expect(page.get_by_role("status")).to_have_text("Put a red stone on g7.")
    page.get_by_role("button", name="Do it").tap()
    assert done(page) == ["Put a red stone on g7."]
    expect(page.locator(spot("g7"))).to_have_attribute("aria-disabled", "true")


def test_several_actions_on_one_spot_are_offered_in_words(look: Look) -> None:
    page = look("cards", (390, 844), touch=True)
    page.locator(spot("deck")).tap()
    page.get_by_role("button", name="Look at the top card.").tap()
    assert done(page) == ["Look at the top card."]


def test_a_press_beside_everything_takes_the_last_step_back(look: Look) -> None:
    page = look("morris")
    page.locator(spot("p3")).click()
    page.locator(".text").click()
    expect(page.locator('[aria-pressed="true"]')).to_have_count(0)


def test_what_cannot_be_chosen_tells_its_name(look: Look) -> None:
    page = look("morris")
    page.locator(spot("p0")).click(force=True)
    expect(page.get_by_role("status")).to_have_text("black p0")


@pytest.mark.parametrize("screen", SCREENS)
def test_all_of_a_scene_is_seen_without_scrolling_and_nothing_moves_while_one_chooses(
    look: Look, screen: tuple[int, int]
) -> None:
    for scene in SCENES:
        page = look(scene, screen)
        assert page.evaluate(OUTSIDE) == [], scene
        lit = page.locator('[data-spot][aria-disabled="false"]').first
        before = page.locator("[data-area]").last.bounding_box()
        lit.press("Enter")
        expect(page.locator('[aria-pressed="true"]')).to_have_count(1)
        assert page.locator("[data-area]").last.bounding_box() == before, scene


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_described_boards(look: Look, theme: str) -> None:
    for scene in (*SCENES, "gallery"):
        page = look(scene, theme=theme)
        page.evaluate(axe.source())
        assert page.evaluate(axe.RUN, None) == [], scene
