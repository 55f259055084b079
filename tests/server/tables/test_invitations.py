"""What an invitation tells before one has come in: who invites, to what, who sits there; and nothing that is secret."""

from typing import Any

import httpx
import pytest

from tests.server.conftest import Invite
from tests.server.house import Guest


def told(guest: Guest, table: str, invite: str, status: int = 0) -> Any:
    """What an invitation says to somebody who has not said who they are."""
    with httpx.Client(base_url=guest.server.url) as stranger:
        answer = stranger.post(f"/api/tables/{table}/invited", json={"invite": invite})
    assert answer.status_code == (status or 200), answer.text
    return answer.json()


def test_an_invitation_says_who_invites_to_which_game_and_who_is_there(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("photograph", 3, bots={2: "level-3"}, rated=False)
    said = told(ana, table, ana.invite)
    assert said["inviter_kind"] == "guest"
    assert (said["inviter"], said["game"], said["phase"], said["rated"]) == ("Ana", "photograph", "gathering", False)
    assert (said["seats"], said["taken"]) == (3, 2)
    assert [(chair["kind"], chair["level"]) for chair in said["chairs"]] == [
        ("guest", None),
        (None, None),
        ("bot", "level-3"),
    ]
    assert said["board"] is None, "nothing is dealt yet"


def test_an_invitation_names_no_person_by_id_and_lets_nobody_in(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("photograph", 2)
    said = bruno.post(f"/api/tables/{table}/invited", invite=ana.invite)
    assert ana.look("/api/session")["id"] not in str(said)
    assert ana.invite not in str(said)
    bruno.look(f"/api/tables/{table}", 404)


@pytest.mark.parametrize("invite", ["", "guess", "é" * 20])
def test_without_its_secret_a_table_is_not_even_said_to_exist(people: Invite, invite: str) -> None:
    ana = people("Ana")
    table = ana.open("photograph", 2)
    hidden, missing = told(ana, table, invite, 404), told(ana, "nothing", invite, 404)
    assert hidden == missing
    assert hidden["reason"]["key"] == "table-unknown"


@pytest.mark.parametrize("spectators", [True, False])
def test_a_game_under_way_is_seen_as_spectators_see_it_where_they_may_come(people: Invite, spectators: bool) -> None:
    ana = people("Ana")
    table = ana.open("photograph", 2, bots={1: "random"}, start="host", spectators=spectators)
    ana.ask(table, "start")
    said = told(ana, table, ana.invite)
    assert said["phase"] == "playing"
    assert (said["board"] is not None) == spectators
    assert bool(said["chairs"]) == spectators, "nobody can come any more: who plays concerns nobody else"
    assert said["actors"] in (([0], [1]) if spectators else ([],))
    if spectators:
        own = ana.look(f"/api/tables/{table}/view")["seats"][0]
        assert said["board"]["seat"] is None
        assert "legal" not in said["board"] or said["board"]["legal"] is None
        assert said["board"]["view"] != own["view"], "a spectator does not see Ana's hand"
