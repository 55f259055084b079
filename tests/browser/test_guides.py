"""The first game of each kind with somebody beside you: hints at their moment, to the closing note."""

import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from random import Random
from uuid import uuid4

import pytest
from playwright.sync_api import Error as PlaywrightError

from serao.installed import own_games
from serao.locales import LANGUAGES
from tests.browser.arrange import ask
from tests.browser.axe import grave
from tests.browser.conftest import Come
from tests.browser.pages import Person
from tests.browser.players import POINTING
from tests.patience import PATIENCE

ENOUGH = 250  # things done in one game, hints read and moves made, after which one gives up
MOST = 600
FEWEST_HINTS = 6

# Every hint but the last says how far one has come.
NEXT = ".slip footer:has(.dots) .main"
BRIEFLY = 2_000.0  # milliseconds after which a tap that does not reach its button is given up
CLOSING = ".slip footer:not(:has(.dots)) .main"


# Every game's guide is read in one of the languages.
LESSONS = dict(zip(own_games(), cycle(LANGUAGES), strict=False))


def learn(person: Person, game: str) -> None:
    """From home to the first hint."""
    person.page.goto("/")
    person.press(f"article[aria-labelledby=game-{game}] .learn")
    person.page.locator(".slip .hint").wait_for()


def hint(person: Person) -> str:
    """What the card says now; nothing if it is not there."""
    return str(person.page.evaluate("() => document.querySelector('.slip .hint')?.textContent ?? ''"))


def ended(person: Person) -> bool:
    """Whether the closing note is there: the way to a real game stands on it."""
    return person.page.locator(CLOSING).count() == 1 and not person.page.locator("dialog[open]").count()


def go_on(person: Person, move: Callable[[Person], None]) -> None:
    """Read a hint, make a move, or wait for the opponent."""
    if person.read_on():
        return
    if person.page.locator(NEXT).count() and person.standing() != "busy":
        person.press(NEXT)
    elif person.standing() == "choose":
        move(person)
        person.settle()
    else:
        person.page.wait_for_timeout(10)


def concede(person: Person) -> None:
    """Have enough: two who play at random may need very long for the tale's last page."""
    table = person.page.url.rpartition("/")[2]
    ask(person, f"/tables/{table}/commands", type="concede", id=str(uuid4()), seat=0)
    person.until(lambda: person.standing() == "over", "the end")


def play_to_the_closing_note(person: Person, move: Callable[[Person], None]) -> list[str]:
    """Play with the guide; the hints in the order in which they came."""
    hints = [hint(person)]
    done, end = 0, time.monotonic() + 10 * PATIENCE
    while not ended(person):
        assert done < MOST, f"the guide does not end: {hints}"
        assert time.monotonic() < end, f"the guide takes too long: {hints}"
        before = person.standing()
        if done >= ENOUGH and before in ("choose", "wait"):
            concede(person)
        go_on(person, move)
        done += before != "wait"
        said = hint(person)
        if said and said != hints[-1]:
            hints.append(said)
    return hints


@pytest.mark.parametrize("game", LESSONS)
def test_a_guided_game_to_its_closing_note(game: str, come: Come) -> None:
    random = Random(7)
    davi = come("Davi", "phone", locale=LESSONS[game])
    learn(davi, game)
    assert not grave(davi)
    hints = play_to_the_closing_note(davi, lambda person: POINTING[game].move(person, random))
    assert len(hints) >= FEWEST_HINTS
    assert not [each for each in hints if each.startswith("guide-")]
    assert davi.page.locator("[data-guide=result]").is_visible()
    assert not grave(davi)
    davi.until(lambda: put_away(davi), "the closing note to be put away")


def put_away(person: Person) -> bool:
    """Put the closing note away, whether the scene of the end has opened before it meanwhile or not."""
    person.read_on()
    with suppress(PlaywrightError):
        person.page.locator(".slip footer .plain").tap(timeout=BRIEFLY)
    return not person.page.locator(".slip").count()


@pytest.mark.parametrize("game", LESSONS)
def test_who_skips_the_guide_is_left_alone(game: str, come: Come) -> None:
    davi = come("Davi", "phone")
    learn(davi, game)
    davi.press(".slip .skip")
    davi.page.locator(".slip").wait_for(state="detached")
    davi.page.reload()
    davi.page.locator("#board-in-words").wait_for(state="attached")
    davi.until_turn()
    assert davi.page.locator(".slip, .recall").count() == 0
