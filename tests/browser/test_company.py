"""People around a table: two on one device, one who watches, one who writes, one who asks for a move back."""

import re
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from serao.installed import folder_of
from tests.browser.arrange import GAMES, against_a_bot, known, look
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table, begin, lay_table, sit_down
from tests.browser.players import POINTING
from tests.games.avenue import browser as avenue
from tests.games.photograph import browser as photograph

TURNS = 5
# Everything in the page: what is read, what is read aloud, what is only written there.
ALL_OF_IT = "() => document.documentElement.outerHTML"
HAND = "() => [...document.querySelectorAll('[data-slot]')].map(each => each.getAttribute('aria-label'))"
FACE = re.compile(r": (\w+ \d+)")  # a card seen from the front, in a label of the hand

# What one's own eyes alone may see, and what one acts with.
OWN = """[data-slot], [aria-disabled=false], .square.open, .caption .main, .choices button, .letter .row,
  .shutter, button.ready, .doing .main, .line.mine, .line button"""

# Notes every motion that lasts, frame by frame: its name and its milliseconds.
WATCH = """() => {
  window.motions = {};
  const look = () => {
    for (const each of document.getAnimations()) {
      const lasts = Number(each.effect?.getComputedTiming().endTime ?? 0);
      const name = each.animationName ?? each.transitionProperty ?? "script";
      if (each.playState === "running" && lasts > 100) window.motions[name] = lasts;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
STILL_SETTINGS = "localStorage.setItem('serao-settings', JSON.stringify({ stillness: true }))"


def test_who_has_waited_long_may_call_a_bot(come: Come) -> None:
    """The page offers it in time; the house, whose clock nobody turns, still asks for patience."""
    ana, bruno = come("Ana"), come("Bruno", "phone")
    ana.expected += ("400",)
    for person in (ana, bruno):
        person.page.clock.install()
    sit_down(bruno, lay_table(ana, "Photograph", 2), seat=2)
    begin(ana, bruno)
    ana.until(lambda: {ana.standing(), bruno.standing()} == {"choose", "wait"}, "a turn")
    waits, late = (ana, bruno) if ana.standing() == "wait" else (bruno, ana)
    waits.expected += ("400",)
    call = waits.button(f"Let a bot play for {late.name}")
    waits.page.clock.fast_forward("01:58")
    assert not call.count()
    waits.page.clock.fast_forward("00:04")
    call.wait_for()
    waits.press(call)
    waits.page.get_by_text("Give them a little longer").first.wait_for()


def test_two_on_one_device_look_away_between_turns(come: Come) -> None:
    ana, random = come("Ana", "phone"), Random(3)
    lay_table(ana, "Photograph", 2)
    ana.press_button("On this device")
    ana.page.get_by_label("Their name").fill("Bruno")
    ana.press_button("Sit down")
    expect(ana.page.get_by_label("Their name")).to_have_count(0)  # until then the button below still moves
    ana.press(ana.page.get_by_role("button", name="Begin").first)
    ana.page.locator(".shield").wait_for()
    hands: list[set[str]] = []
    hidden: list[str] = []
    for _ in range(TURNS):
        hidden.append(str(ana.page.evaluate(ALL_OF_IT)))
        assert ana.page.locator("#board-in-words, [data-slot]").count() == 0
        ana.press(".shield button")
        ana.page.locator("[data-slot]").first.wait_for()
        hands.append(set(FACE.findall("\n".join(ana.page.evaluate(HAND)))))
        play_until_passed_on(ana, random)
    for turn, page in enumerate(hidden):
        kept = hands[turn - 1] & hands[turn + 1] if 0 < turn < TURNS - 1 else set()  # the other's, before and after
        assert hands[turn]
        readable = [page[page.index(card) - 60 :][:80] for card in hands[turn] | kept if card in page]
        assert not readable, f"turn {turn}: {readable} could be read behind the shield"


def play_until_passed_on(person: Person, random: Random) -> None:
    """Play for one of the two until the shield is up."""
    for _ in range(4):
        if person.page.locator(".shield").count():
            return
        photograph.move(person, random)
        person.settle()
        person.until_turn()
    raise AssertionError("the turn is never passed on")


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_sees_the_board_and_no_hand(game: str, come: Come) -> None:
    ana, chloe = come("Ana"), come("Chloé")
    known(ana)
    known(chloe)
    table = against_a_bot(ana, game)
    at_table(chloe, table)
    assert len(chloe.page.locator("#board-in-words").inner_text()) > 20
    assert chloe.standing() == "wait"
    own: list[str] = chloe.page.locator(OWN).evaluate_all("all => all.map(each => each.outerHTML)")
    assert not own
    seen = chloe.context.request.get(f"{chloe.house}/api/tables/{table}/view").json()
    assert [each["seat"] for each in seen["seats"]] == [None]
    # The bot may be the one who begins.
    legal = ana.until(lambda: look(ana, f"/tables/{table}/view")["seats"][0]["legal"], "something to choose")
    command = {"type": "play", "id": str(uuid4()), "seat": 0, "action": legal[0]}
    answer = chloe.context.request.post(
        f"{chloe.house}/api/tables/{table}/commands", data=command, headers={"origin": chloe.house}
    )
    assert not answer.ok, "whoever watches cannot play for somebody else"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_those_who_want_it_still(game: str, come: Come) -> None:
    for person in (come("Ana"), come("Bruno", reduced_motion="no-preference")):
        if person.name == "Bruno":  # the system knows of no wish, the settings do
            person.context.add_init_script(STILL_SETTINGS)
        assert not motions(person, game)


def test_and_otherwise_it_does(come: Come) -> None:
    """The watching above would see something: the same moves, with nobody who wants them still."""
    assert motions(come("Ana", reduced_motion="no-preference"), "photograph")


def motions(person: Person, game: str) -> dict[str, float]:
    """What moved for longer than a moment while somebody played."""
    random = Random(4)
    known(person)
    at_table(person, against_a_bot(person, game))
    person.page.evaluate(WATCH)
    for _ in range(3):
        if person.until_turn_or_end() == "over":  # a short game may end so soon
            break
        before = person.length()
        POINTING[game].move(person, random)
        person.until_longer(before)
    person.until_turn_or_end()
    found: dict[str, float] = person.page.evaluate("() => window.motions")
    return found


def two_at_a_table(come: Come, game: str) -> tuple[Person, Person]:
    """Ana at a desk and Bruno with a phone, the game begun."""
    ana, bruno = come("Ana"), come("Bruno", "phone")
    sit_down(bruno, lay_table(ana, game, 2), seat=2)
    begin(ana, bruno)
    return ana, bruno


def test_what_is_written_is_shown_as_it_was_written(come: Come) -> None:
    ana, bruno = two_at_a_table(come, "Avenue")
    text = "<b>bold</b> &lt;script&gt; <script>document.title = 'gone'</script> <img src=x onerror=alert(1)>"
    ana.press("#tab-chat")
    ana.page.locator(".chat input").fill(text)
    ana.press_button("Send")
    bruno.press("#tab-chat")
    for person in (ana, bruno):
        line = person.page.locator(".chat .text")
        line.wait_for()
        assert line.text_content() == text
        assert line.locator("*").count() == 0
        assert person.page.title() != "gone"


def test_a_move_is_taken_back_when_the_other_agrees(come: Come) -> None:
    people, random = two_at_a_table(come, "Photograph"), Random(1)
    mover = people[0].until(lambda: next((each for each in people if each.standing() == "choose"), None), "a turn")
    other = next(each for each in people if each is not mover)
    before = mover.page.locator("#board-in-words").inner_text()
    photograph.take(mover, random)
    mover.press(".bar .main")
    mover.press_button("Ask to take back")
    other.page.get_by_text("would like to take an action back").wait_for()
    other.press(other.page.locator(".offer").get_by_role("button", name="Yes"))
    for person in people:
        person.page.locator(".offer").wait_for(state="detached")
    mover.until(lambda: mover.page.locator("#board-in-words").inner_text() == before, "the board as it was")
    assert mover.standing() == "choose"


def test_another_language_at_the_table(come: Come) -> None:
    ana, random = come("Ana"), Random(6)
    known(ana)
    table = against_a_bot(ana, "avenue")
    at_table(ana, table)
    for _ in range(2):
        ana.until_turn()
        avenue.move(ana, random)
        ana.settle()
    # The bot chooses at the same time as Ana: only when it has, nothing more is told.
    ana.until(lambda: look(ana, f"/tables/{table}/view")["turn"]["actors"] == [0], "the bot's choice")
    ana.until(lambda: ana.length() == look(ana, f"/tables/{table}/view")["length"], "all that has happened")
    lines = ana.page.locator("#panel-body ol li")
    english = lines.all_inner_texts()
    ana.press_button("Settings")
    ana.page.get_by_label("Français").check()
    ana.page.keyboard.press("Escape")
    ana.until(lambda: lines.count() == len(english) and not set(lines.all_inner_texts()) & set(english), "a French log")
    ana.press("#tab-rules")
    folder = folder_of("avenue") or Path()
    chapter = re.findall(r"^## (.+)$", (folder / "rules" / "fr.md").read_text("utf-8"), re.MULTILINE)[1]
    ana.page.locator(".rules [lang=fr] h3").get_by_text(chapter, exact=True).wait_for()
    assert ana.page.evaluate("() => document.documentElement.lang") == "fr"
