"""How one uses the pages: come in, lay a table, sit down, begin, and see how things stand."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page
from playwright.sync_api import Error as PlaywrightError

from tests.patience import PATIENCE

IN_MILLISECONDS = 1000 * PATIENCE  # as Playwright wants it
PICTURES = Path(__file__).with_name("pictures")
THEMES = ("light", "dark")
MIDDLE = 6  # moves after which a game is well under way

# How the game stands for whoever looks at this page.
STANDING = """() => {
  if (document.querySelector(".result")) return "over";
  const playing = document.querySelector(".playing");
  if (!playing || playing.dataset.busy === "true") return "busy";
  return playing.querySelector(".line.mine") ? "choose" : "wait";
}"""

TAPS = 4
HOLD = 2_000.0  # milliseconds after which a tap that was none is noticed
LISTEN = """() => {
  window.tapped = false;
  addEventListener("click", () => (window.tapped = true), { capture: true, once: true });
}"""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, name: str, device: str, context: BrowserContext, house: str) -> None:
        self.name, self.device, self.context, self.house = name, device, context, house
        PICTURES.mkdir(exist_ok=True)
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(sign in message.text for sign in self.expected):
            self.complaints.append(f"{self.name} at {self.page.url}: {message.text}")

    def press(self, what: str | Locator) -> None:
        """Click or tap, as the device has it."""
        locator = self.page.locator(what) if isinstance(what, str) else what
        if self.device == "desktop":
            locator.click()
        else:
            self._tap(locator)

    def _tap(self, locator: Locator) -> None:
        """Tap until it is one: lifted too late, on a busy machine, the browser takes the finger for a hold."""
        for _ in range(TAPS):
            self.page.evaluate(LISTEN)
            locator.tap()
            with suppress(PlaywrightError):  # it led to another page
                self.page.wait_for_function("() => window.tapped !== false", timeout=HOLD)
                return
            if self.page.evaluate("() => window.tapped") is not False:
                return
        raise AssertionError(f"{self.name} taps in vain on {locator}")

    def button(self, name: str) -> Locator:
        """The button that says so."""
        return self.page.get_by_role("button", name=name, exact=True)

    def press_button(self, name: str) -> None:
        """Press the button that says so."""
        self.press(self.button(name))

    def standing(self) -> str:
        """Whether to choose or to wait, or that it is over."""
        return str(self.page.evaluate(STANDING))

    def settle(self) -> None:
        """Wait until what was asked has been answered."""
        self.until(lambda: self.standing() != "busy", "an answer")

    def until(self, attempt: Callable[[], Any], what: str) -> Any:
        """Ask again and again until the answer is yes; the browser goes on meanwhile."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = attempt()
            if answer:
                return answer
            assert time.monotonic() < end, f"{self.name} waits in vain for {what}: {self.plight()}"
            self.page.wait_for_timeout(20)

    def plight(self) -> str:
        """How things are with somebody who is stuck: what the page knows, and what the house does."""
        self.page.screenshot(path=PICTURES / f"stuck-{self.name}-{time.time_ns()}.png")
        playing = self.page.locator(".playing")
        known = playing.evaluate("each => ({...each.dataset})") if playing.count() else None
        view = self.context.request.get(f"{self.house}/api/tables/{self.page.url.rpartition('/')[2]}/view")
        return f"{self.page.url} stands at {self.standing()} with {known}; the house says {view.text()[:2000]}"

    def until_longer(self, length: int) -> None:
        """Wait until more has happened than this."""
        self.until(lambda: self.length() > length, "something to happen")

    def until_turn(self) -> None:
        """Wait until it is this person's turn."""
        self.until(lambda: self.standing() == "choose", "a turn")

    def until_turn_or_end(self) -> str:
        """Wait until it is this person's turn, or nobody's any more; which of them it is."""
        self.until(lambda: self.standing() in ("choose", "over"), "a turn or the end")
        return self.standing()

    def length(self) -> int:
        """How much has happened at the table, as far as this page knows."""
        return int(self.page.locator(".playing").get_attribute("data-length") or 0)

    def read_on(self) -> bool:
        """Close what was opened to be read, as a page just told; whether there was anything."""
        reading = self.page.locator("dialog[open] .main, dialog[open] .skip")
        if not reading.count():
            return False
        self.press(reading)
        self.page.locator("dialog[open]").wait_for(state="detached")
        return True

    def skip_the_scene(self) -> None:
        """Go from the scene at the end of a game, which begins by itself, to the result."""
        self.page.locator("dialog[open] .skip").wait_for()
        self.read_on()

    def picture(self, name: str) -> None:
        """Keep what is seen, by day and in the evening."""
        self.page.evaluate("() => scrollTo(0, 0)")
        for theme in THEMES:
            self.wear(theme)
            self.page.screenshot(path=PICTURES / f"{name}-{self.device}-{theme}.png")
        self.wear("light")

    def wear(self, theme: str) -> None:
        """Light or dark, as the system asks for."""
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")


def lay_table(host: Person, game: str, seats: int, choose: Callable[[Person], None] | None = None) -> str:
    """Invite friends from the home page; the link of the invitation."""
    host.page.goto("/")
    host.press_button(f"Invite friends to {game}")
    host.page.get_by_label("Your name").fill(host.name)
    host.press(host.page.locator(f"input[name^=seats-][value='{seats}']"))
    if choose:
        host.press(host.page.get_by_text("More choices"))
        choose(host)
    host.press_button("Lay the table")
    return host.page.get_by_label("The link of the invitation").input_value()


def sit_down(guest: Person, link: str, seat: int) -> None:
    """Come by an invitation and take the first free chair, which is this one."""
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.press_button("Sit down")
    chair = guest.page.locator(".chairs li").nth(seat - 1)
    chair.filter(has_text="you, on this device").or_(guest.page.locator("#board-in-words")).first.wait_for(
        state="attached"
    )


def begin(host: Person, *people: Person) -> None:
    """Begin, with bots on the chairs that are free; everybody sees the board."""
    host.press(host.page.get_by_role("button", name="Begin").first)
    for person in (host, *people):
        person.page.locator("#board-in-words").wait_for(state="attached")


def at_table(person: Person, table: str) -> None:
    """Go to a game that is being played, and see its board."""
    person.page.goto(f"/t/{table}")
    person.page.locator("#board-in-words").wait_for(state="attached")
    person.settle()


def play_out(people: Sequence[Person], move: Callable[[Person], None], middle: Callable[[], None], most: int) -> int:
    """Play until everybody sees the result, with a pause in the middle; how many moves people made."""
    moves, end = 0, time.monotonic() + 10 * PATIENCE
    while moves < most:
        assert time.monotonic() < end, "the game takes too long"
        standing = [person.standing() for person in people]
        if all(each == "over" for each in standing):
            return moves
        choosing = [person for person, each in zip(people, standing, strict=True) if each == "choose"]
        for person in choosing:
            move(person)
            person.settle()
            moves += 1
            if moves == MIDDLE:
                middle()
        if not choosing:
            people[0].page.wait_for_timeout(10)
    raise AssertionError("the game does not end")
