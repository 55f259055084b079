"""A new question of Picture Perfect is seen at once, with its answers."""

import pytest

from tests.browser.arrange import against_a_bot, known
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table
from tests.browser.sight import TO_THE_END, in_sight


def until_asked(person: Person) -> None:
    """Be ready, and read what is opened to everybody, until envelopes or a number are to be chosen."""
    person.until_turn()
    # While one looks into an envelope, the only button is on its letter.
    while not person.page.locator(".doing button").count():
        person.page.evaluate(TO_THE_END)
        person.press(person.page.locator(".ready, .letter .row .main").first)
        person.settle()
        person.until_turn()


@pytest.mark.parametrize("device", ["narrow", "sideways"])
@pytest.mark.parametrize("auctions", [False, True])
def test_a_new_question_is_in_sight_with_its_answers(auctions: bool, device: str, come: Come) -> None:
    davi = come("Davi", device)
    known(davi)
    at_table(davi, against_a_bot(davi, "picture_perfect", options={"auctions": auctions}))
    until_asked(davi)
    davi.until(lambda: in_sight(davi.page.locator(".hint")), "the question to be in sight")
    davi.until(lambda: in_sight(davi.page.locator(".doing")), "the answers to be in sight")


def test_the_button_stays_in_sight_while_one_looks_through_the_envelopes(come: Come) -> None:
    davi = come("Davi", "narrow")
    known(davi)
    at_table(davi, against_a_bot(davi, "picture_perfect", options={"auctions": True}))
    until_asked(davi)
    davi.until(lambda: in_sight(davi.page.locator(".hint")), "the question to be in sight")
    davi.page.evaluate(TO_THE_END)
    davi.until(lambda: in_sight(davi.page.locator(".doing")), "the answers to be in sight")
