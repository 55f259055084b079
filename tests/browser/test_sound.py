"""Small sounds at the table: really sounded, and none for who wants none."""

from random import Random

from tests.browser.arrange import against_a_bot, known
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table
from tests.games.avenue import browser as avenue

# Every note that is sounded, with whether the browser lets anything be heard.
LISTEN = """() => {
  window.notes = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    notes.push([this.frequency.value, this.context.state]);
    start.call(this, when);
  };
}"""


def play(person: Person, random: Random) -> None:
    """One move, until the next is to be made."""
    length = person.length()
    avenue.move(person, random)
    person.until_longer(length + 1)  # the bot's, too
    person.until_turn()


def test_a_move_is_heard_and_not_by_who_wants_silence(come: Come) -> None:
    ana, random = come("Ana"), Random(3)
    known(ana)
    at_table(ana, against_a_bot(ana, "avenue"))
    ana.page.mouse.click(3, 3)  # a browser lets nothing be heard before
    ana.page.evaluate(LISTEN)
    play(ana, random)
    notes = ana.page.evaluate("notes")
    assert notes
    assert {state for _, state in notes} == {"running"}
    ana.press_button("Settings")
    ana.page.get_by_label("Sound").press("Space")
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("() => { notes.length = 0 }")
    play(ana, random)
    assert ana.page.evaluate("notes") == []
