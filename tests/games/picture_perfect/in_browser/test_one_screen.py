"""Picture Perfect on one screen: letter and stage together, envelopes within reach, the shutter under the thumb."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.browser.arrange import known, lay
from tests.browser.conftest import Come
from tests.browser.one_screen import SIZES, act, asked, is_one_screen, resized
from tests.browser.pages import Person, at_table

QUIET = ("look", "photo", "vote", "over")  # nothing changes hands


def seated(come: Come, device: str, seats: int, **options: bool) -> tuple[Person, str]:
    """Somebody at a table with bots, and the table."""
    davi = come("Davi", device)
    known(davi)
    bots = dict.fromkeys(range(1, seats), "sound")
    table = lay(davi, "picture_perfect", seats, bots, sit=True, options=options)
    asked(davi, table)
    at_table(davi, table)
    davi.until_turn()
    return davi, table


def phases(person: Person, table: str) -> Iterator[str]:
    """What the first seat is asked, one after the other, up to the camera; each is shown on the page."""
    random = Random(7)
    while (now := asked(person, table))["view"]["phase"] not in ("vote", "over"):
        person.until(lambda: person.standing() == "choose", "a turn")
        yield now["view"]["phase"]
        if now["view"]["phase"] == "photo":
            return
        length = person.length()
        act(person, table, random, "ready", "close")
        person.until_longer(length)
        person.settle()


@pytest.mark.parametrize("device", SIZES)
def test_the_open_letter_and_the_stage_are_seen_together(device: str, come: Come) -> None:
    davi, _ = seated(come, device, 2, auctions=False)
    davi.press(davi.page.locator(".letters .choosable").first)
    davi.page.locator(".letter li").nth(2).wait_for()
    for size in SIZES[device]:
        resized(davi, size)
        is_one_screen(
            davi, ".letters .choosable", ".letter", ".stage .surface", ".studio .tools button:enabled", ".ready"
        )
        stage = davi.page.locator(".stage").bounding_box()
        assert stage is not None
        assert stage["width"] * stage["height"] > 0.06 * size[0] * size[1]


@pytest.mark.parametrize("device", SIZES)
def test_nothing_moves_when_a_drag_begins(device: str, come: Come) -> None:
    davi, _ = seated(come, device, 2, auctions=False)
    mouse = davi.page.mouse
    for size in SIZES[device]:
        resized(davi, size)
        stage, tools = davi.page.locator(".stage"), davi.page.locator(".studio .tools")
        before = stage.bounding_box(), tools.bounding_box()
        guest, floor = davi.page.locator(".tray button").first.bounding_box(), before[0]
        assert guest is not None
        assert floor is not None
        mouse.move(guest["x"] + guest["width"] / 2, guest["y"] + guest["height"] / 2)
        mouse.down()
        for part in (0.3, 0.5, 0.7):
            mouse.move(floor["x"] + part * floor["width"], floor["y"] + 0.6 * floor["height"], steps=3)
            davi.page.locator("body > .ghost").wait_for()
            assert (stage.bounding_box(), tools.bounding_box()) == before
        mouse.up()
        davi.page.locator(".studio .back:enabled").wait_for()
        assert (stage.bounding_box(), tools.bounding_box()) == before
        davi.press(".studio .back")


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("auctions", [False, True], ids=["trades", "auctions"])
def test_envelopes_and_the_shutter_are_in_reach(device: str, auctions: bool, come: Come) -> None:
    davi, table = seated(come, device, 4 if auctions else 2, auctions=auctions)
    looked_at: set[str] = set()
    for phase in phases(davi, table):
        if phase in looked_at:
            continue
        looked_at.add(phase)
        for size in SIZES[device]:
            resized(davi, size)
            if phase not in QUIET:
                exchange_is_in_reach(davi)
            if phase == "photo":
                camera_is_in_reach(davi)
    assert looked_at - {*QUIET}
    assert "photo" in looked_at


def exchange_is_in_reach(person: Person) -> None:
    """Every envelope that may be pointed at, and what is done with it."""
    is_one_screen(person, ".doing button, .letter .main")
    if person.page.locator(".exchange .choosable").count():
        is_one_screen(person, ".exchange .choosable")


def camera_is_in_reach(person: Person) -> None:
    """The finder over the whole screen, and the shutter."""
    person.press(person.page.locator(".to-camera"))
    person.page.locator("dialog[open] .finder canvas").wait_for()
    is_one_screen(person, "dialog[open] .shutter", "dialog[open] .finder", "dialog[open] .tools button")
    finder = person.page.locator(".finder").bounding_box()
    assert finder is not None
    assert finder["width"] >= 0.5 * person.page.evaluate("() => innerWidth")
    person.press(person.page.locator("dialog[open] .leave"))
    person.page.locator("dialog[open]").wait_for(state="detached")
