"""Muted and banned: enforced everywhere, at once in the process that was asked, and within seconds in all others."""

import asyncio
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from serao.server.base.config import NO_LIMITS, Config
from serao.server.services import make_services
from serao.storage import sanctions
from serao.storage.sanctions import Sanction
from tests.server.conftest import Build
from tests.server.house import Guest, Line, Server, until
from tests.server.in_charge.conftest import house_command
from tests.server.people.claims import GAME, PASSWORD, Come, ask, claim, key_of

SANCTIONS = "/api/house/sanctions"
EVERYTHING = ["play", "watch", "chat", "account"]  # that a program's token may be good for


def lines_about(owner: Guest, whom: str) -> list[str]:
    """The acts that the audit log tells of somebody, newest first."""
    return [each["act"] for each in owner.look("/api/house/log") if each["whom"] == whom]


def test_who_is_muted_plays_on_and_is_told_why_nobody_hears(come: Come, moderator: Guest, owner: Guest) -> None:
    davi = come("Davi Muted")
    table = davi.open(GAME, public=True)
    line = davi.sit(table)
    moderator.post(SANCTIONS, kind="mute", whom=davi.id, hours=2, why="shouting")
    assert line.denied("say", text="Hey!") == "house-muted"
    refused = davi.ask(table, "say", 403, text="Hey!")
    assert refused["detail"].startswith("Your chat is switched off until 20")
    assert refused["detail"].endswith("UTC: shouting")
    assert davi.open(GAME, public=True)
    program = come().be(davi.post("/api/tokens", 201, name="Parrot", scopes=EVERYTHING)["token"])
    assert program.ask(table, "say", 403, text="Hey!")["reason"]["key"] == "house-muted", "nor does a program speak"
    moderator.post("/api/house/sanctions/lift", kind="mute", whom=davi.id)
    assert line.ask("say", text="Sorry.")
    assert lines_about(owner, "Davi Muted") == ["unmute", "mute"]


def test_who_is_muted_says_nothing_by_a_name_or_with_the_shuffle(come: Come, moderator: Guest) -> None:
    davi, chloe = come("Davi Quiet"), come("Chloé")
    table = chloe.open(GAME, 2, public=True)
    line = davi.sit(table)
    moderator.post(SANCTIONS, kind="mute", whom=davi.id, hours=2)
    assert line.denied("sit", name="You are all fools") == "house-muted"
    assert davi.ask(table, "sit", 403, name="You are all fools")["reason"]["key"] == "house-muted"
    assert ask(davi, "PUT", "/api/session/name", 403, name="You are fools")["reason"]["key"] == "house-muted"
    assert line.denied("reveal", entropy="0" * 64 + " you are all fools") == "house-muted"
    assert line.denied("reveal", entropy="0" * 64) != "house-muted", "only without words of one's own"
    line.ask("sit", name="Davi Quiet")


def test_who_is_banned_is_out_with_every_token_link_and_socket(come: Come, owner: Guest) -> None:
    davi, chloe = come("Davi Banned"), come("Chloé")
    claim(davi, "Davi Banned")
    key = key_of(davi.post("/api/session/link")["link"])
    first, second = davi.token, davi.post("/api/tokens", 201, name="Magpie", scopes=EVERYTHING)["token"]
    program = come().be(second)
    table = chloe.open(GAME, 3, public=True)
    line, other, watching = davi.sit(table), chloe.sit(table), program.sit(table)
    line.ask("sit")

    owner.post(SANCTIONS, kind="ban", whom=davi.id, why="enough")
    assert line.closed() == (4403, "banned")
    assert watching.closed() == (4403, "banned"), "a program is banned with its owner"
    assert [each["type"] for each in line.heard[-2:]] == ["denied", "farewell"]
    assert line.heard[-2]["sentence"] == "This house is closed to you for good: enough"
    for token in (first, second):
        davi.be(token)
        for path in ("/api/session", "/api/mine", f"/api/tables/{table}/view"):
            assert davi.look(path, 403)["reason"]["key"] == "house-banned"
        davi.post("/api/tables", 403, game=GAME, seats=2)
        davi.ask(table, "say", 403, text="Hey!")
        again = davi.line(table)
        assert again.closed() == (4403, "not-admitted")
        assert again.heard[-1]["reason"]["key"] == "house-banned"
    stranger = come()
    assert stranger.post("/api/login", 403, name="Davi Banned", password=PASSWORD)["reason"]["key"] == "house-banned"
    assert stranger.post("/api/login", 401, name="Davi Banned", password="wrong")["reason"]["key"] != "house-banned"
    assert stranger.post("/api/login/link", 403, key=key)["reason"]["key"] == "house-banned"
    other.until_shown(lambda shown: not any(chair["person"] == davi.id for chair in shown.table["chairs"]))

    owner.post("/api/house/sanctions/lift", kind="ban", whom=davi.id)
    assert davi.be(first).look("/api/session")["name"] == "Davi Banned"
    assert program.look("/api/session")["name"] == "Magpie"
    assert lines_about(owner, "Davi Banned") == ["unban", "ban"]


def test_a_banned_person_can_still_sign_out(come: Come, owner: Guest) -> None:
    davi = come("Davi Leaves")
    owner.post(SANCTIONS, kind="ban", whom=davi.id)
    ask(davi, "DELETE", "/api/session", 200)
    davi.look("/api/session", 401)


def test_in_a_game_a_bot_plays_on_for_who_is_banned(come: Come, owner: Guest) -> None:
    davi, chloe = come("Davi Plays"), come("Chloé")
    table = chloe.open(GAME, public=True)
    other = chloe.sit(table)
    davi.sit(table).ask("sit")
    other.until_shown(lambda line: line.phase == "playing")
    owner.post(SANCTIONS, kind="ban", whom=davi.id, hours=1)
    other.until_shown(lambda line: line.table["chairs"][1]["away"] == "left")


def behind_proxy(guest: Guest, address: str) -> None:
    """Come from that address, as a proxy tells it."""
    guest.http.headers["x-forwarded-for"] = guest.headers["x-forwarded-for"] = address


def test_an_address_is_banned_with_all_its_connections(build: Build, tmp_path: Path) -> None:
    server = build(database=str(tmp_path / "house.db"), proxies=["127.0.0.1"], sweep_seconds=0.2)
    with ExitStack() as stack:
        ana = Guest(stack, server, "Ana")
        claim(ana, "Ana")
        house_command(server, "owner", "Ana")
        davi, chloe = Guest(stack, server, "Davi"), Guest(stack, server, "Chloé")
        behind_proxy(davi, "2001:db8:0:1::5")
        behind_proxy(chloe, "2001:db8:0:2::5")
        table = ana.open(GAME, 4, public=True)
        line, stays = davi.sit(table), chloe.sit(table)

        owner_address = ana.post(SANCTIONS, 409, kind="address", whom="127.0.0.1")
        assert owner_address["reason"]["key"] == "house-own-address"
        assert ana.post(SANCTIONS, 400, kind="address", whom="everywhere")["reason"]["key"] == "house-no-address"
        ana.post(SANCTIONS, kind="ban", whom=davi.id, addresses=True)
        assert line.closed() == (4403, "banned")
        assert {(each["kind"], each["whom"]) for each in ana.look(SANCTIONS)} == {
            ("ban", davi.id),
            ("address", "2001:db8:0:1::/64"),
        }
        stranger = httpx.get(f"{server.url}/", headers={"x-forwarded-for": "2001:db8:0:1:ffff::1"})
        assert (stranger.status_code, stranger.json()["reason"]["key"]) == (403, "house-address-banned")
        behind_proxy(chloe, "2001:db8:0:1::9")
        with pytest.raises(InvalidStatus) as refused:
            chloe.line(table)
        assert refused.value.response.status_code == 403
        assert stays.ask("say", text="I am from elsewhere."), "a connection from another network stays"
        assert [each["act"] for each in ana.look("/api/house/log")][:2] in (
            ["ban", "ban-address"],
            ["ban-address", "ban"],
        )
        ana.post("/api/house/sanctions/lift", kind="address", whom="2001:db8:0:1::/64")
        assert chloe.look("/api/session")["name"] == "Chloé"


def test_other_processes_and_the_command_line_are_noticed(build: Build, tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    one, other = (build(database=database, sweep_seconds=0.2) for _ in range(2))
    with ExitStack() as stack:
        ana, davi, eva = (Guest(stack, one, name) for name in ("Ana", "Davi", "Eva"))
        claim(ana, "Ana")
        assert house_command(one, "owner", "Ana") == "Ana is the owner of the house now.\n"
        table = davi.open(GAME, 4, public=True)
        line, watching = davi.sit(table), eva.sit(table)
        ana.at(other).post(SANCTIONS, kind="mute", whom=davi.id)
        until(lambda: said(line) == "house-muted", "the other process to know")
        house_command(one, "ban", "Davi", "--hours", "1", "--why", "enough")
        assert line.closed() == (4403, "banned")
        house_command(one, "unban", "Davi")
        until(lambda: davi.http.get("/api/session").status_code == 200, "the ban to be lifted")
        house_command(one, "close", table)
        watching.until_shown(lambda shown: shown.phase == "over")
        assert watching.table["closed"]
        acts = [each["act"] for each in ana.look("/api/house/log")]
        assert sorted(acts) == ["ban", "close", "mute", "name-owner", "unban"]


def said(line: Line) -> Any:
    """Why a line of chat was refused, if it was."""
    answer = line.try_to("say", text="Hey!")
    return answer["reason"]["key"] if answer["type"] == "denied" else None


def test_sanctions_are_known_after_a_new_start(build: Build, tmp_path: Path) -> None:
    server: Server = build(database=str(tmp_path / "house.db"), sweep_seconds=60)
    with ExitStack() as stack:
        davi = Guest(stack, server, "Davi")
        server.stop()
        house_command(server, "ban", davi.id)
        server.start()
        assert davi.look("/api/session", 403)["reason"]["key"] == "house-banned"


def test_what_was_read_before_a_ban_was_lifted_does_not_bring_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sweep has read the bans and is slow to keep them, while somebody in charge lifts one."""

    async def story() -> bool:
        services = make_services(Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS))
        ban = Sanction(kind="ban", whom="davi", at=0)
        await services.database.write(partial(sanctions.impose, sanction=ban))
        has_read, go_on, usual = asyncio.Event(), asyncio.Event(), services.database.read

        async def slow(*asked: Any) -> Any:
            monkeypatch.setattr(services.database, "read", usual)
            found = await usual(*asked)
            has_read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(services.database, "read", slow)
        sweep = asyncio.create_task(services.sanctions.refresh())
        await has_read.wait()
        await services.database.write(partial(sanctions.lift, kind="ban", whom="davi"))
        lifting = asyncio.create_task(services.sanctions.refresh())
        await asyncio.wait({lifting}, timeout=0.5)  # it may be done, or wait for the sweep
        go_on.set()
        await asyncio.gather(sweep, lifting)
        services.close()
        return services.sanctions.bans("davi", "")

    assert not asyncio.run(story())
