"""A house for members only, as a stranger sees it, and how one becomes a member there."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from serao.server.base.clock import now
from serao.storage.engine import open_database, writing
from serao.storage.members import add_house_invite
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.server.house import Server

SENTENCE = "This house is open to its members only: sign in with your name and your password."
KEY = "an-invitation-of-the-owner"
PASSWORD = "a pot of coffee"


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Server]:
    """A house for members only, whose owner has invited somebody."""
    server = Server(tmp_path, "server", str(tmp_path / "house.db"), members_only=True).start()
    engine = open_database(str(tmp_path / "house.db"))
    with writing(engine) as connection:
        add_house_invite(connection, sha256(KEY.encode()).digest(), now())
    engine.dispose()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


def test_strangers_see_where_to_sign_in_and_an_invitation_makes_a_member(closed: Server, come: Come) -> None:
    ana = come("Ana", "phone", at=closed)
    for address in ("/", "/t/somewhere", "/replay/somewhere", "/me", "/house"):
        ana.page.goto(address)
        ana.page.get_by_text(SENTENCE).wait_for()
        assert ana.page.get_by_role("heading", level=1).inner_text() == "A house for members"
    ana.picture("members-only")
    assert grave_in_any_light(ana) == []

    ana.page.goto(f"/join#{KEY}")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_label("New password").fill(PASSWORD)
    ana.picture("join")
    assert grave_in_any_light(ana) == []
    ana.press_button("Become a member")
    ana.page.get_by_role("button", name="Invite friends to Avenue").wait_for()

    bruno = come("Bruno", at=closed)
    bruno.page.goto("/me")
    bruno.page.get_by_label("Your name").fill("Ana")
    bruno.page.get_by_label("Password").fill(PASSWORD)
    bruno.picture("members-only")
    bruno.press_button("Sign in")
    bruno.page.get_by_role("heading", name="Ana", level=1).wait_for()
