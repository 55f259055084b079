"""Two browsers, one on a desk and one in a hand, play whole games against each other and a bot."""

from random import Random

import pytest

from serao.locales import words
from tests.browser.conftest import Come
from tests.browser.pages import MIDDLE, Person, begin, lay_table, play_out, sit_down
from tests.browser.players import POINTING

TABLES = 5  # at most, until a game lasts
MOST = 400


@pytest.mark.parametrize("game", POINTING)
def test_two_browsers_and_a_bot_play_a_whole_game(game: str, come: Come) -> None:
    for number in range(TABLES):  # the bot plays better than these two, and may have won before they look up
        people = come("Ana", "desktop"), come("Bruno", "phone")
        if whole_game(game, people, Random(number)) >= MIDDLE:
            break
    else:
        raise AssertionError(f"{TABLES} games of {game} were over before their middle")
    for person in people:
        if person.page.locator("dialog[open] article").count():
            person.read_on()  # somebody may still sit over the last page told
        person.skip_the_scene()
        person.picture(f"result-{game}")
        look_again(person, game)


def whole_game(game: str, people: tuple[Person, Person], random: Random) -> int:
    """Lay a table for two and a bot, and play to the end; in how many moves of theirs."""
    player, (ana, bruno) = POINTING[game], people
    link = lay_table(ana, words("en").say(f"game-{game}"), 3, player.shorten)
    sit_down(bruno, link, seat=2)
    begin(ana, bruno)

    def photograph_the_table() -> None:
        for person in people:
            person.picture(f"board-{game}")

    return play_out(people, lambda person: player.move(person, random), photograph_the_table, MOST)


def look_again(person: Person, game: str) -> None:
    """The replay a little way in, and home with a finished game in the list; kept as pictures."""
    person.press(person.page.get_by_role("link", name="Replay"))
    for _ in range(MIDDLE):
        person.press_button("One move on")
    person.picture(f"replay-{game}")
    person.page.goto("/")
    person.page.get_by_role("heading", name="Finished games").wait_for()
    person.picture("home")
