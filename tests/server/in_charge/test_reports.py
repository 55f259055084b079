"""Everybody: mute, block and report; those in charge see the reports, and the reporter sees that they looked."""

from typing import Any

from tests.server.house import Guest
from tests.server.people.claims import GAME, Come, ask, program


def test_whom_one_mutes_is_kept_for_the_person(come: Come) -> None:
    davi, chloe = come("Davi"), come("Chloé")
    ask(davi, "PUT", f"/api/ignored/{chloe.id}", 200, blocked=False)
    device = come().be(davi.post("/api/tokens", 201, name="Another device", scopes=["account"])["token"])
    assert device.look("/api/ignored") == [{"id": chloe.id, "name": "Chloé", "blocked": False}]
    assert chloe.look("/api/ignored") == []
    ask(davi, "DELETE", f"/api/ignored/{chloe.id}", 204)
    assert davi.look("/api/ignored") == []
    assert ask(davi, "PUT", f"/api/ignored/{davi.id}", 409, blocked=True)["reason"]["key"] == "people-own-silence"
    assert ask(davi, "PUT", "/api/ignored/nobody", 404, blocked=True)["reason"]["key"] == "people-unknown"
    come().look("/api/ignored", 401)


def test_who_is_blocked_does_not_sit_at_my_tables_and_is_not_told(come: Come) -> None:
    davi, chloe, eva = come("Davi"), come("Chloé"), come("Eva")
    ask(chloe, "PUT", f"/api/friends/{davi.id}", 200)
    ask(davi, "PUT", f"/api/ignored/{chloe.id}", 200, blocked=True)
    own, other = davi.open(GAME, 3, public=True), eva.open(GAME, 4, public=True)
    line = chloe.sit(own)
    assert line.denied("sit") == "table-no-chair"
    refused = chloe.ask(own, "sit", 409)
    assert refused["detail"] == "There is no chair for you at this table."
    assert "Davi" not in str(refused)
    assert davi.sit(other).ask("sit")
    assert chloe.ask(other, "sit", 409)["reason"]["key"] == "table-no-chair"
    assert chloe.look("/api/friends/tables") == [], "a friendship with somebody who blocks shows nothing"
    ask(davi, "DELETE", f"/api/ignored/{chloe.id}", 204)
    assert {each["id"] for each in chloe.look("/api/friends/tables")} == {own, other}
    assert line.ask("sit")


def test_who_is_blocked_does_not_invite_to_a_rematch(come: Come) -> None:
    davi, chloe = come("Davi"), come("Chloé")
    table = davi.open("avenue", public=True)
    chloe.ask(table, "sit")
    davi.ask(table, "concede", seat=0)
    ask(davi, "PUT", f"/api/ignored/{chloe.id}", 200, blocked=True)
    again = chloe.post(f"/api/tables/{table}/rematch")["id"]
    assert again not in [each["id"] for each in davi.look("/api/mine")]


def test_a_report_comes_with_the_chat_and_is_seen_to_be_handled(come: Come, owner: Guest, moderator: Guest) -> None:
    davi, chloe, outside = come("Davi"), come("Chloé"), come("Eva")
    table = davi.open(GAME, 3, public=True)
    chloe.ask(table, "sit")
    chloe.ask(table, "say", text="You idiot!")
    wish: dict[str, Any] = {"person": chloe.id, "table": table, "kind": "abuse", "words": "Look at that."}
    made = davi.post("/api/reports", **wish)
    assert made["state"] == "open"
    assert davi.post("/api/reports", 409, **wish)["reason"]["key"] == "house-reported-already"
    assert davi.post("/api/reports", 409, **wish | {"person": davi.id})["reason"]["key"] == "house-not-here"
    assert davi.post("/api/reports", 409, **wish | {"person": outside.id})["reason"]["key"] == "house-not-here"
    davi.post("/api/reports", 400, **wish | {"kind": "weather"})
    private = outside.open(GAME)
    davi.post("/api/reports", 404, **wish | {"table": private})

    chloe.ask(table, "say", text="Who, me?")
    (seen,) = (each for each in moderator.look("/api/house/reports") if each["id"] == made["id"])
    assert (seen["by"]["name"], seen["person"]["name"], seen["words"]) == ("Davi", "Chloé", "Look at that.")
    assert (seen["by"]["kind"], seen["person"]["kind"]) == ("guest", "guest")
    assert [line["text"] for line in seen["chat"]] == ["You idiot!"], "the chat as it was"
    assert [(line["kind"], line["owner"], line["spectator"]) for line in seen["chat"]] == [("guest", "", False)]
    assert [each["state"] for each in davi.look("/api/reports")] == ["open"]
    moderator.post(f"/api/house/reports/{made['id']}", state="acted", why="muted")
    assert [each["state"] for each in davi.look("/api/reports")] == ["acted"]
    assert chloe.look("/api/reports") == []
    assert (
        moderator.post(f"/api/house/reports/{made['id']}", 409, state="dismissed")["reason"]["key"] == "house-no-report"
    )
    assert made["id"] in [each["id"] for each in owner.http.get("/api/house/reports?handled=true").json()]
    lines = [each for each in owner.look("/api/house/log") if each["table"] == table]
    assert [(each["act"], each["by"], each["whom"]) for each in lines] == [("act-on-report", "Bruno", "Chloé")]


def test_reports_are_limited_in_number(come: Come) -> None:
    davi, chloe = come("Davi"), come("Chloé")
    tables = [chloe.open(GAME, 2, public=True) for _ in range(11)]
    wish: dict[str, Any] = {"person": chloe.id, "kind": "spam"}
    for table in tables[:10]:
        davi.post("/api/reports", table=table, **wish)
    assert davi.post("/api/reports", 429, table=tables[10], **wish)["reason"]["key"] == "house-many-reports"


def test_those_in_charge_see_who_is_a_guest_a_member_a_program_or_a_spectator(
    come: Come, owner: Guest, moderator: Guest
) -> None:
    davi, eva = come("Davi"), come("Eva")
    pi = program(come(), owner, "play", "watch", "chat")
    pi.id = pi.look("/api/session")["id"]
    table = davi.open(GAME, 4, public=True)
    for each in (owner, pi):
        each.ask(table, "sit")
    pi.ask(table, "say", text="Bom dia.")
    eva.ask(table, "say", text="I only look on.")
    made = davi.post("/api/reports", person=pi.id, table=table, kind="spam")
    (seen,) = (each for each in moderator.look("/api/house/reports") if each["id"] == made["id"])
    assert (seen["by"]["kind"], seen["person"]["kind"]) == ("guest", "program")
    said = [(line["kind"], line["owner"], line["spectator"]) for line in seen["chat"]]
    assert said == [("program", owner.name, False), ("guest", "", True)]
    listed = next(each for each in moderator.look("/api/house/tables") if each["id"] == table)
    assert listed["host"]["kind"] == "guest"
    assert {each["id"]: each["kind"] for each in listed["people"]} == {
        davi.id: "guest",
        owner.id: "member",
        pi.id: "program",
    }
