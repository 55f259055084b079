"""What others see of one: ratings, games, and friends' tables."""

import json
from typing import Any

from tests.server.house import Guest
from tests.server.people.claims import GAME, Come, ask, claim


def finish(host: Guest, guest: Guest, game: str = GAME, **setup: Any) -> str:
    """A game between two, given up by the guest when somebody has moved: before, it would not be rated."""
    table = host.open(game, **setup)
    guest.enter(table, host.invite)
    guest.ask(table, "sit")
    for each in (host, guest):
        [seat] = each.look(f"/api/tables/{table}/view")["seats"]
        if seat["legal"]:
            each.ask(table, "play", seat=seat["seat"], action=seat["legal"][0])
            break
    guest.ask(table, "concede", seat=1)
    return table


def test_a_profile_shows_ratings_and_only_games_one_may_know_of(come: Come) -> None:
    ana, bruno, stranger = come("Ana"), come("Bruno"), come()
    public, private = finish(ana, bruno, public=True), finish(ana, bruno)

    profile = stranger.look(f"/api/profiles/{ana.id}")
    assert (profile["name"], profile["claimed"]) == ("Ana", False)
    assert [(each["game"], each["games"]) for each in profile["ratings"]] == [(GAME, 2)]
    assert [line["id"] for line in profile["finished"]] == [public]
    assert private not in json.dumps(profile)
    seen = [line["id"] for line in bruno.look(f"/api/profiles/{ana.id}")["finished"]]
    assert sorted(seen) == sorted([public, private])

    history = stranger.look(f"/api/profiles/{ana.id}/ratings/{GAME}")
    assert [step["match"] for step in history] == [public, None], "a private game counts, and is not named"
    assert history[-1]["points"] == profile["ratings"][0]["points"]
    assert [step["match"] for step in bruno.look(f"/api/profiles/{ana.id}/ratings/{GAME}")] == [public, private]


def test_one_who_only_looked_on_has_not_played(come: Come) -> None:
    ana, bruno, chloe = come("Ana"), come("Bruno"), come("Chloé")
    table = ana.open(GAME, public=True)
    bruno.enter(table, ana.invite)
    chloe.enter(table, ana.invite)
    bruno.ask(table, "sit")
    bruno.ask(table, "concede", seat=1)
    assert chloe.look(f"/api/profiles/{chloe.id}")["finished"] == []
    assert chloe.look(f"/api/profiles/{chloe.id}")["ratings"] == []


def test_unknown_people_and_games(come: Come) -> None:
    ana = come("Ana")
    assert ana.look("/api/profiles/nobody", 404)["reason"]["key"] == "people-unknown"
    ana.look(f"/api/profiles/{ana.id}/ratings/chess", 400)
    ana.look("/api/rankings/chess", 400)


def test_characters_that_a_database_does_not_take_are_the_askers_mistake(come: Come) -> None:
    ana = come("Ana")
    for path in ("/api/profiles/%00", "/api/profiles/a%00b/ratings/avenue", "/api/rankings/%00"):
        ana.look(path, 400)
    for method in ("PUT", "DELETE"):
        ask(ana, method, "/api/friends/%00", 400)
    ana.post("/api/login", 401, name="A\0na", password="guess")
    ask(ana, "DELETE", "/api/notices/push", 400, endpoint="https://\0")


def test_the_ranking_is_of_claimed_names_best_first(come: Come) -> None:
    ana, bruno, davi = come("Ana"), come("Bruno"), come("Davi")
    for loser in (bruno, davi):
        finish(ana, loser, "avenue")
    claim(bruno, "Bruno Segundo")
    claim(ana, "Ana Primeira")
    ranking = come().look("/api/rankings/avenue")
    assert [place["name"] for place in ranking] == ["Ana Primeira", "Bruno Segundo"]
    assert ranking[0]["points"] > ranking[1]["points"]
    assert ranking[0]["games"] == 2
    assert come().look("/api/rankings/photograph") == []


# ── Friends ───────────────────────────────────────────────────────────────────────────────────────


def test_friends_are_added_and_removed(come: Come) -> None:
    ana, bruno, chloe = come("Ana"), come("Bruno"), come("Chloé")
    for friend in (chloe, bruno, bruno):
        assert ask(ana, "PUT", f"/api/friends/{friend.id}", 200)["id"] == friend.id
    assert [friend["name"] for friend in ana.look("/api/friends")] == ["Bruno", "Chloé"]
    assert bruno.look("/api/friends") == []
    ask(ana, "DELETE", f"/api/friends/{bruno.id}", 204)
    assert [friend["name"] for friend in ana.look("/api/friends")] == ["Chloé"]
    assert ask(ana, "PUT", f"/api/friends/{ana.id}", 409)["reason"]["key"] == "people-own-friend"
    ask(ana, "PUT", "/api/friends/nobody", 404)
    come().look("/api/friends", 401)


def test_a_friends_private_table_does_not_leak(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    ask(ana, "PUT", f"/api/friends/{bruno.id}")
    public, private = bruno.open(GAME, public=True), bruno.open(GAME)
    answer = ana.http.get("/api/friends/tables")
    assert [line["id"] for line in answer.json()] == [public]
    assert private not in answer.text

    ana.enter(private, bruno.invite)
    assert sorted(line["id"] for line in ana.look("/api/friends/tables")) == sorted([public, private])


def test_friends_tables_are_those_where_they_sit_now(come: Come) -> None:
    ana, bruno, davi = come("Ana"), come("Bruno"), come("Davi")
    ask(ana, "PUT", f"/api/friends/{bruno.id}")
    over = bruno.open(GAME, public=True)
    davi.enter(over, bruno.invite)
    davi.ask(over, "sit")
    davi.ask(over, "concede", seat=1)
    looked_at = davi.open(GAME, public=True)
    bruno.enter(looked_at, davi.invite)
    assert ana.look("/api/friends/tables") == []
    bruno.ask(looked_at, "sit")
    assert [line["phase"] for line in ana.look("/api/friends/tables")] == ["playing"]
