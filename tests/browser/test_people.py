"""The pages about people: somebody's games and ratings, the ranking of a game, and how its seats fare."""

import csv
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arrange import ask, known
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.browser.evenings import spend_evenings
from tests.browser.pages import Person
from tests.browser.test_access import TOO_SMALL, TOO_WIDE, TOUCH, named
from tests.server.house import Server
from tests.server.people.claims import PASSWORD

Evenings = tuple[Server, dict[str, str]]
Visit = Callable[[Person, str], None]
LANGUAGES = {
    "en": "You and Bruno",
    "pt-BR": "Você e Bruno",
    "pt-PT": "Tu e Bruno",
    "fr": "Vous et Bruno",
}


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evenings]:
    """A house in which four people have played for two months, and their ids."""
    folder = tmp_path_factory.mktemp("evenings")
    server = Server(folder, "evenings", str(folder / "house.db")).start()
    yield server, spend_evenings(server)
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def house(evenings: Evenings) -> Server:
    """That house."""
    return evenings[0]


@pytest.fixture
def ids(evenings: Evenings) -> dict[str, str]:
    """Who is who in it."""
    return evenings[1]


def sign_in(person: Person) -> None:
    """Be the member of that name."""
    ask(person, "/login", name=person.name, password=PASSWORD)


def about(person: Person, other: str) -> None:
    """The page about somebody, with everything on it."""
    person.page.goto(f"/people/{other}")
    person.page.locator("svg .line").wait_for()
    person.page.locator("#history-title ~ ol > li ul").first.wait_for()


def ranking(person: Person, _other: str) -> None:
    """The ranking of a game."""
    person.page.goto("/rankings/photograph")
    person.page.locator("table tbody tr").first.wait_for()


def statistics(person: Person, _other: str) -> None:
    """The statistics of a game."""
    person.page.goto("/games/photograph")
    person.page.locator("svg .bar").first.wait_for()


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("page", [about, ranking, statistics], ids=named)
def test_axe_finds_nothing_grave(page: Visit, device: str, come: Come, house: Server, ids: dict[str, str]) -> None:
    ana = come("Ana", device, house)
    sign_in(ana)
    page(ana, ids["Bruno"])
    found = grave_in_any_light(ana)
    ana.picture(f"people-{named(page)}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", [about, ranking, statistics], ids=named)
def test_a_small_phone_scrolls_one_way_and_has_room_for_fingers(
    page: Visit, come: Come, house: Server, ids: dict[str, str]
) -> None:
    ana = come("Ana", "narrow", house)
    sign_in(ana)
    page(ana, ids["Bruno"])
    assert ana.page.evaluate(TOO_WIDE) <= 0
    small = ana.page.evaluate(TOO_SMALL, TOUCH)
    assert not small, "\n".join(small)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_one_fares_against_somebody_is_told_in_every_language(
    language: str, come: Come, house: Server, ids: dict[str, str]
) -> None:
    ana = come("Ana", at=house, locale=language)
    sign_in(ana)
    about(ana, ids["Bruno"])
    against = ana.page.get_by_role("region", name=LANGUAGES[language], exact=True).last
    expect(against.locator("tbody tr")).to_have_count(2)
    assert "web-" not in ana.page.locator("main").inner_text()
    won, tied, lost = (int(cell) for cell in against.locator("tbody tr").first.locator("td").all_inner_texts()[:3])
    assert won > lost, "Ana gets better from evening to evening"
    assert won + tied + lost == 10, "so many evenings at this game had both"


def test_a_history_says_who_won_and_goes_on_page_by_page(come: Come, house: Server, ids: dict[str, str]) -> None:
    ana = come("Ana", at=house)
    sign_in(ana)
    about(ana, ids["Ana"])
    games = ana.page.locator("#history-title ~ ol > li")
    expect(games).to_have_count(12)
    first = games.first
    assert first.locator("ul li .number").all_inner_texts() == ["1", "2", "3", "4"]
    expect(first.locator("ul li.own")).to_contain_text("Ana")
    ana.press_button("Show more")
    expect(games).to_have_count(24)
    ana.press(games.first.get_by_role("link", name="Bruno").or_(games.first.get_by_role("link", name="Chloé")).first)
    expect(ana.page.get_by_role("heading", level=1)).not_to_have_text("Ana")


def test_a_plot_is_walked_along_by_keys_and_says_what_stands_there(
    come: Come, house: Server, ids: dict[str, str]
) -> None:
    ana = come("Ana", at=house)
    about(ana, ids["Ana"])
    plot = ana.page.get_by_role("slider")
    plot.focus()
    last = plot.get_attribute("aria-valuetext")
    ana.page.keyboard.press("Home")
    first = plot.get_attribute("aria-valuetext") or ""
    assert first.startswith("Game: 1, Date:")
    ana.page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", "2")
    expect(ana.page.locator("tr.chosen th")).to_have_text("2")
    ana.page.keyboard.press("End")
    expect(plot).to_have_attribute("aria-valuetext", str(last))
    rows = ana.page.locator(".numbers tbody tr")
    assert rows.count() == int(plot.get_attribute("aria-valuemax") or 0) == 40


def test_a_table_is_saved_as_csv(come: Come, house: Server, tmp_path: Path) -> None:
    ana = come("Ana", at=house)
    statistics(ana, "")
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name="Save as CSV: Who wins, by seat").first.click()
    saved.value.save_as(tmp_path / "seats.csv")
    assert saved.value.suggested_filename == "serao-photograph-2-seats.csv"
    rows = list(csv.reader(StringIO((tmp_path / "seats.csv").read_text("utf-8"))))
    assert [row[0] for row in rows] == ["Seat", "1", "2"]
    with ana.page.expect_download() as whole:
        ana.page.get_by_role("link", name="Everything as CSV").click()
    assert whole.value.suggested_filename == "serao-photograph-all.csv"


def test_the_ranking_marks_ones_own_line_and_leads_to_people(come: Come, house: Server, ids: dict[str, str]) -> None:
    ana = come("Ana", at=house)
    sign_in(ana)
    ana.page.goto("/")
    ana.press(ana.page.get_by_role("link", name="Ranking: Photograph"))
    lines = ana.page.locator("tbody tr")
    expect(lines).to_have_count(4)
    expect(ana.page.locator("tr.own")).to_contain_text("Ana")
    expect(ana.page.locator("tr.own")).to_contain_text("you")
    ana.page.get_by_role("radio", name="Programs").check()
    ana.page.get_by_text("No program yet.").wait_for()
    ana.press(ana.page.get_by_role("link", name="Statistics"))
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Statistics: Photograph")
    ana.press(ana.page.get_by_role("link", name="Avenue"))
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Statistics: Avenue")
    ana.page.get_by_role("radio", name="People only").check()
    ana.page.get_by_text("So far there is none.").wait_for()


def test_somebody_becomes_a_friend_on_their_page(come: Come, house: Server, ids: dict[str, str]) -> None:
    eva = come("Eva", at=house)
    known(eva)
    about(eva, ids["Davi"])
    eva.page.get_by_text("You have not finished a game with Davi yet.").wait_for()
    eva.press_button("Add Davi to friends")
    eva.button("Remove Davi from friends").wait_for()
    eva.page.goto("/me")
    eva.press(eva.page.get_by_role("link", name="Davi"))
    expect(eva.page.get_by_role("heading", level=1)).to_have_text("Davi")


def test_whoever_is_not_there_has_a_page_with_a_way_home(come: Come, house: Server) -> None:
    eva = come("Eva", at=house)
    eva.expected = ("404", "400")
    for address in ("/people/nobody", "/rankings/chess", "/games/chess"):
        eva.page.goto(address)
        eva.page.get_by_role("main").get_by_role("link", name="Home").wait_for()
