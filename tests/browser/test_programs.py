"""A token from the page to a program that plays by it, and who is who, seen and heard by everybody at the table."""

from contextlib import ExitStack
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.browser.pages import Person, lay_table
from tests.server.house import Guest, Server


def make_token(person: Person, name: str) -> str:
    """Make a token on one's own page, with the least it may be good for; the token."""
    person.page.goto("/me")
    person.page.get_by_label("The program’s name").fill(name)
    person.press_button("Make a token")
    return person.page.get_by_label("The token", exact=True).input_value()


def test_a_program_is_let_in_marked_and_sent_away(come: Come, server: Server) -> None:
    ana = come("Ana", "phone")
    link = lay_table(ana, "Photograph", 4)
    token = make_token(ana, "Pi")
    listed = ana.page.get_by_role("listitem").filter(has_text="play, watch")
    expect(listed).to_contain_text("Pi")
    ana.picture("programs-me")
    assert grave_in_any_light(ana) == []

    parts = urlsplit(link)
    table, invite = parts.path.rpartition("/")[2], parts.fragment
    with ExitStack() as stack:
        pi, eva = Guest(stack, server, None).be(token), Guest(stack, server, "Аnа")  # with Cyrillic letters
        for each in (pi, eva):
            each.enter(table, invite)
        pi.ask(table, "sit", seat=1)
        eva.ask(table, "say", text="I am Ana.")
        ana.page.goto(f"/t/{table}")
        expect(ana.page.get_by_role("listitem").filter(has_text="Pi").first).to_contain_text("Ana’s program")
        expect(ana.page.get_by_role("listitem").filter(has_text="you, on this device").first).to_contain_text("guest")
        said = ana.page.get_by_role("listitem").filter(has_text="I am Ana.")
        expect(said).to_contain_text("Аnа (2)")
        expect(said).to_contain_text("spectator")
        ana.picture("programs-table")

        ana.page.goto("/me")
        assert token not in ana.page.content(), "it was shown once"
        ana.press_button("Revoke the token of Pi")
        expect(listed).to_have_count(0)
        pi.look("/api/session", 401)
