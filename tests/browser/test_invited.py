"""A friend opens an invitation: told by whom and to what, seated by one touch, and soon at the first move."""

import re
from random import Random
from uuid import uuid4

import pytest

from tests.browser.arrange import ask, company, known, look
from tests.browser.conftest import Come
from tests.browser.pages import Person
from tests.browser.players import POINTING

COUNT = """() => addEventListener("pointerdown", () => {
  sessionStorage.setItem("touches", String(Number(sessionStorage.getItem("touches") ?? 0) + 1));
}, { capture: true })"""
TOUCHES = "() => Number(sessionStorage.getItem('touches') ?? 0)"


def invitation(host: Person, game: str, seats: int, **more: object) -> tuple[str, str]:
    """A table that only the invited know of, and the link to it."""
    known(host)
    table = str(ask(host, "/tables", game=game, seats=seats, **more)["id"])
    return table, str(look(host, f"/tables/{table}/invitation")["link"]).replace("localhost", "127.0.0.1")


@pytest.mark.parametrize("device", ["narrow", "desktop"])
def test_the_first_move_is_three_touches_from_the_link(come: Come, device: str) -> None:
    ana, bruno = come("Ana"), come("Bruno", device)
    _, link = invitation(ana, "avenue", 2, start="full")
    bruno.page.add_init_script(f"({COUNT})()")
    bruno.page.goto(link)
    bruno.page.get_by_role("heading", name="Ana invites you to Avenue").wait_for()
    sit = bruno.button("Sit down")
    foot = sit.evaluate("each => each.getBoundingClientRect().bottom - innerHeight")
    assert foot <= 0, "the one button is seen without scrolling"
    bruno.press(sit)
    bruno.page.locator("#board-in-words").wait_for(state="attached")
    bruno.until_turn()
    length = bruno.length()
    POINTING["avenue"].move(bruno, Random(1))
    bruno.until_longer(length)
    assert bruno.page.evaluate(TOUCHES) == 3, "sit down, a square, ink it"


def test_the_name_is_suggested_and_changed_where_it_stands(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno", "phone", locale="fr")
    table, link = invitation(ana, "photograph", 3, bots={1: "random"}, rated=False, start="host")
    bruno.page.goto(link)
    bruno.page.get_by_role("heading", name="Ana vous invite à jouer à Photograph").wait_for()
    assert bruno.page.locator(".chairs li").count() == 3
    facts = bruno.page.locator(".facts").inner_text()
    assert "environ 30 minutes" in facts
    assert "Ne compte pas pour le classement" in facts
    name = bruno.page.get_by_label("Votre nom")
    assert name.input_value(), "one is suggested"
    name.fill("Bruno")
    bruno.press_button("Prendre place")
    bruno.page.get_by_text("La partie commence quand l’hôte le dit.").wait_for()
    assert [chair["name"] for chair in look(ana, f"/tables/{table}")["chairs"]][2] == "Bruno"
    bruno.page.reload()
    bruno.page.get_by_text("La partie commence quand l’hôte le dit.").wait_for()  # who sits there is not invited again


def test_a_game_under_way_is_seen_behind_its_invitation(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno", "phone")
    table, link = invitation(ana, "photograph", 2, bots={1: "random"}, start="host")
    ask(ana, f"/tables/{table}/commands", type="start", id=str(uuid4()), empty="bots")
    bruno.page.goto(link)
    bruno.page.get_by_text("They are playing now").wait_for()
    bruno.page.locator("#board-in-words").wait_for(state="attached")
    assert not bruno.button("Sit down").count()
    bruno.press_button("Watch")
    bruno.page.locator(".playing").wait_for()


def test_a_link_that_leads_nowhere_says_so(come: Come) -> None:
    bruno = come("Bruno", "phone")
    bruno.expected += ("404",)
    bruno.page.goto("/t/nothing#guess")
    bruno.page.get_by_text(re.compile("you have not been invited")).wait_for()


def test_an_unknown_address_has_a_way_home(come: Come) -> None:
    bruno = come("Bruno", "phone", locale="fr")
    bruno.expected += ("404",)
    answer = bruno.page.goto("/photograph/rules")
    assert answer is not None
    assert answer.status == 404
    bruno.page.get_by_role("heading", name="Rien n’est servi ici").wait_for()
    bruno.press(bruno.page.get_by_role("link", name="Accueil").last)
    bruno.page.get_by_role("heading", name="Les jeux").wait_for()


def test_a_guided_game_begins_without_a_waiting_room(come: Come) -> None:
    bruno = come("Bruno")
    seen = """new MutationObserver(() => { if (document.querySelector(".gathering")) window.waited = true; })
      .observe(document, { childList: true, subtree: true })"""
    bruno.page.add_init_script(seen)
    bruno.page.goto("/")
    bruno.press_button("Learn by playing: Avenue")
    bruno.page.locator("#board-in-words").wait_for(state="attached")
    assert not bruno.page.evaluate("() => window.waited")


def test_ones_own_words_are_not_unread(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    table = company(ana, bruno, "avenue")
    ana.page.goto(f"/t/{table}")
    ana.press(ana.page.get_by_role("tab", name="Chat"))
    ana.page.get_by_label("Say something").fill("Hello")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".own").wait_for()
    for person in (ana, bruno):
        person.page.goto(f"/t/{table}")
        person.page.locator("#board-in-words").wait_for(state="attached")
    bruno.page.locator("#tab-chat b").wait_for()
    assert not ana.page.locator("#tab-chat b").count()
