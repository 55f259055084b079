"""The end of a game: scores that add up, a shuffle that can be checked, things to keep, and the replay."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.browser.arrange import GAMES
from tests.browser.conftest import Come
from tests.browser.pages import Person
from tests.browser.results import at_move, replay, result
from tests.server.forking import run_serao

# Every column of a table of scores: whose it is, its mark, its lines, its total.
COLUMNS = """table => {
  const number = text => Number(text.replace("−", "-"));
  const rows = [...table.querySelectorAll("tbody tr")];
  return [...table.querySelectorAll("thead th")].map((head, column) => ({
    name: head.querySelector(".name").textContent,
    mark: head.querySelector(".kind").textContent,
    lines: rows.map(row => row.querySelectorAll("td")[column]?.querySelector("span")?.textContent)
      .filter(text => text !== undefined).map(number),
    total: number(table.querySelectorAll("tfoot td")[column].textContent),
  }));
}"""
TAMPERED = "0" * 64


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """Finished games, played once for this file."""
    return {}


@pytest.mark.parametrize("game", GAMES)
def test_scores_add_up_line_by_line(game: str, come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi", "phone")
    shown = result(davi, game, tables)
    columns = shown.locator("table").evaluate(COLUMNS)
    assert [column["mark"] for column in columns] == ["bot", "bot"]
    for column in columns:
        assert column["lines"], f"{column['name']} has no lines"
        assert sum(column["lines"]) == column["total"], column
    places = {
        each.locator(".name").inner_text().splitlines()[0].strip(): each.locator("strong")
        .inner_text()
        .replace("−", "-")
        for each in shown.locator(".places li").all()
    }
    assert places == {column["name"]: str(column["total"]) for column in columns}


@pytest.mark.parametrize("game", GAMES)
def test_the_house_and_the_browser_find_the_shuffle_honest(game: str, come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi")
    shown = result(davi, game, tables)
    davi.press_button("Verify this game")
    house = shown.get_by_text("The house has played it again")
    house.wait_for()
    assert int("".join(re.findall(r"\d", house.inner_text()))) > 0
    assert shown.locator(".verify .right").count() == 2  # by the house, and by this browser itself
    assert shown.locator(".verify .wrong").count() == 0


def test_a_secret_that_does_not_fit_the_seal_is_told(come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi")

    def tamper(route: Route) -> None:
        record = route.fetch().json()
        record["fairness"]["secret"] = TAMPERED
        route.fulfill(json=record)

    replay(davi, "avenue", tables)
    davi.page.route(re.compile(r"/api/records/[^/]+$"), tamper)
    davi.press_button("Verify this game")
    davi.page.get_by_text("The secret does not fit the seal!").wait_for()
    assert davi.page.locator(".verify .wrong").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_downloaded_and_proves_itself(
    game: str, come: Come, tables: dict[str, str], tmp_path: Path
) -> None:
    davi = come("Davi")
    shown = result(davi, game, tables)
    with davi.page.expect_download() as download:
        davi.press(shown.get_by_role("link", name="record"))
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert verified(record) == 0
    changed = json.loads(record.read_text("utf-8"))
    changed["fairness"]["secret"] = TAMPERED
    record.write_text(json.dumps(changed), "utf-8")
    assert verified(record) != 0


def verified(record: Path) -> int:
    """What `serao verify` says of a record: 0 if it is right."""
    return run_serao("verify", str(record)).returncode


def test_the_scrubber_goes_to_every_move(come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi", "phone")
    moves = replay(davi, "avenue", tables)
    words = davi.page.locator("#board-in-words")
    seen = [words.inner_text()]
    for move, button in enumerate(("One move on", "One move on", "One move back"), 1):
        davi.press_button(button)
        at_move(davi, move if move < 3 else 1, moves)
        seen.append(words.inner_text())
    assert seen[1] == seen[3]
    davi.page.get_by_role("slider").fill(str(moves // 2))
    at_move(davi, moves // 2, moves)
    davi.press_button("To the end")
    at_move(davi, moves, moves)
    assert davi.button("One move on").is_disabled()
    davi.press_button("To the beginning")
    at_move(davi, 0, moves)
    assert words.inner_text() == seen[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_not_told_before_it_is_reached(game: str, come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi")
    shown = result(davi, game, tables)
    winner = shown.locator("#result-title").inner_text()
    moves = replay(davi, game, tables)
    davi.press_button("To the end")
    at_move(davi, moves, moves)
    end = told(davi)
    davi.press_button("One move back")
    at_move(davi, moves - 1, moves)
    before = told(davi)
    davi.press_button("To the beginning")
    at_move(davi, 0, moves)
    beginning = told(davi)
    assert end != before
    for moment in (before, beginning):
        assert winner not in moment
        assert davi.page.locator(".result, .album, .places, .grade").count() == 0


def told(person: Person) -> str:
    """Everything that the replay says of the moment it shows."""
    return str(person.page.locator(".replay").evaluate("each => each.textContent"))
