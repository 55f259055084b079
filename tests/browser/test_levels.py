"""Opponents by stars: chosen where a game is laid, seen at the table, offered again the next time."""

from tests.browser.conftest import Come


def test_bots_play_by_the_stars_that_were_chosen(come: Come) -> None:
    ana = come("Ana")
    ana.page.goto("/")
    ana.press_button("Play now: Avenue")
    assert ana.page.get_by_role("radio", name="3 stars of five").is_checked()
    ana.page.get_by_role("radio", name="one star of five").check()
    ana.press_button("Sit down")
    ana.page.get_by_text("one star of five").first.wait_for(state="attached")
    ana.page.goto("/")
    ana.press_button("Play now: Photograph")
    assert ana.page.get_by_role("radio", name="one star of five").is_checked()


def test_the_host_chooses_the_stars_of_every_chair_and_of_those_that_stay_free(come: Come) -> None:
    ana = come("Ana")
    ana.page.goto("/")
    ana.press_button("Invite friends to Photograph")
    ana.press_button("Lay the table")
    for stars in (2, 5):
        ana.page.get_by_role("radio", name=f"{stars} stars of five").check()
        if stars == 2:
            ana.page.get_by_role("button", name="A bot").first.click()
            ana.page.get_by_text("2 stars of five").first.wait_for(state="attached")
    ana.page.get_by_role("button", name="Begin, with").click()
    ana.page.locator("#board-in-words").wait_for(state="attached")
    for stars in (2, 5):
        ana.page.get_by_text(f"{stars} stars of five").first.wait_for(state="attached")
