"""A replay of Photograph shows the hand of the seat whose eyes are chosen."""

from tests.browser.conftest import Come
from tests.browser.pages import Person
from tests.browser.results import at_move, replay

HAND = "() => [...document.querySelectorAll('[data-slot]')].map(each => each.getAttribute('aria-label'))"


def test_another_seat_has_another_hand(come: Come) -> None:
    davi = come("Davi")
    moves = replay(davi, "photograph", {})
    assert not davi.page.evaluate(HAND), "a spectator sees no hand"
    davi.press_button("One move on")
    at_move(davi, 1, moves)
    hands: list[list[str]] = []
    for seat in range(2):
        davi.page.locator("input[name=eyes]").nth(1 + seat).check(force=True)
        hands.append(davi.until(lambda: different(davi, hands), "a hand"))
    assert len({tuple(hand) for hand in hands}) == 2


def different(person: Person, hands: list[list[str]]) -> list[str]:
    """The hand that is shown, once it is none of these."""
    hand: list[str] = person.page.evaluate(HAND)
    return [] if hand in hands else hand
