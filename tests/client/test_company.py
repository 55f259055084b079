"""The company around a game, through the client: invitations, looking on, saying, asking, going away, and no."""

import asyncio
from typing import Any

import msgspec
import pytest

from serao.client import Client, NotDone, RemoteTable, house_bot, messages
from serao.locales import words
from serao.table import wire
from serao.table.commands import Say
from serao.table.pace import Pace
from tests.client.houses import House, run

LUCK = bytes(range(32))


async def act_first(table: RemoteTable) -> None:
    """The first legal action of the first seat of one's own that must choose."""
    await table.until(lambda: any(position.acts for position in table.positions))
    position = next(each for each in table.positions if each.acts)
    assert position.seat is not None
    await table.act(position.seat, position.legal[0])


def test_what_is_read_is_what_is_sent() -> None:
    for kind in ("SeatView", "Sync", "Update"):
        sent, read = getattr(wire, kind), getattr(messages, kind)
        assert sent.__struct_fields__ == read.__struct_fields__
        assert sent.__struct_config__.tag == read.__struct_config__.tag


def test_a_friend_comes_by_the_link_and_both_play_to_a_proven_end(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana, Client(house.url, name="Bruno") as bruno:
            hers = await ana.open("photograph", words="a cup of coffee")
            assert "#" in hers.link
            his = await bruno.enter_link(hers.link)
            assert his.mine == ()
            assert await his.sit() == 1
            ends = await asyncio.gather(hers.play(house_bot("random", LUCK)), his.play(house_bot("sound", LUCK)))
            assert ends[0] == ends[1]
            proof = await hers.verify()
            assert proof.took_part
            assert proof.record.fairness.entropy[0].endswith(" a cup of coffee")
            said = [each.key for each in proof.says]
            assert said == ["proven-house", "proven-sealed", "proven-kept", "client-nobody"]
            assert (await his.verify()).before_deal
            again, too = await asyncio.gather(ana.rematch(hers), bruno.rematch(his))
            assert again.id == too.id
            await asyncio.gather(again.dealt(), too.dealt())
            assert (again.mine, too.mine) == ((1,), (0,)), "who sat second is first"
            await again.concede(1)
            await too.ended()
            other, same = await asyncio.gather(ana.another(again, "avenue"), bruno.another(too, "avenue"))
            assert other.id == same.id
            assert other.table.game == "avenue"

    run(story())


def test_a_person_is_the_same_by_its_token_on_a_second_device(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as first:
            table = await first.open("avenue", 2, {1: "random"})
            async with Client(house.url, token=first.token) as second:
                assert second.me is not None
                assert second.me.name == "Ana"
                same = await second.enter(table.id)
                assert same.mine == (0,)
                await same.play(house_bot("random", LUCK))
                await table.ended()
                assert table.length == same.length

    run(story())


def test_a_spectator_is_told_everything_once_and_in_order(house: House) -> None:
    async def watch(table: RemoteTable) -> list[tuple[int, str]]:
        seen = []
        async for happening in table.happenings():
            seen.append((happening.length, happening.happened))
            assert happening.positions == () or happening.positions[0].seat is None
            assert happening.told or happening.happened in ("sync", "said", "added", "started", "played")
        return seen

    async def story() -> None:
        async with Client(house.url, name="Ana") as ana, Client(house.url, language="fr") as stranger:
            table = await ana.open("avenue", 2, public=True)
            watched = await stranger.enter(table.id)
            watching = asyncio.create_task(watch(watched))
            await asyncio.sleep(0)
            await table.say("Bonsoir !")
            await table.seat_bot(1, "random")
            await table.play(house_bot("random", LUCK))
            seen = await watching
            lengths = [length for length, _ in seen]
            assert lengths == list(range(lengths[0], table.length + 1))
            assert {"sync", "said", "bot-sat", "started", "played"} <= {happened for _, happened in seen}
            assert [line.text for line in watched.chat] == ["Bonsoir !"]
            with pytest.raises(NotDone) as no:
                await watched.sit()
            assert str(no.value) == words("fr").say("server-no-name")

    run(story())


def test_a_refusal_is_one_exception_with_the_servers_sentence(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana, Client(house.url, name="Davi", language="pt-BR") as davi:
            table = await ana.open("photograph", public=True)
            with pytest.raises(NotDone, match="The game has not begun yet"):
                await table.act(0, "1L1")
            his = await davi.enter(table.id)
            with pytest.raises(NotDone) as no:
                await his.start()
            assert str(no.value) == words("pt-BR").say("table-host-only") != words("en").say("table-host-only")
            await table.seat_bot(1, "random")
            await table.dealt()
            with pytest.raises(NotDone) as no:
                await his.act(0, "1L1")
            assert no.value.reason.key == "table-not-your-seat"
            with pytest.raises(NotDone) as no:
                await table.act(0, "9Z9")
            assert no.value.reason.key == "photograph-notation"
            with pytest.raises(NotDone):
                await table.play(lambda position: "8>1")  # never legal, and nothing has changed: not asked again

    run(story())


@pytest.mark.parametrize(
    ("seats", "agreed", "key"),
    [
        (9, {}, "seats-range"),
        (2, {"options": {"colour": 1}}, "table-options"),
        (2, {"pace": {"bank": 0}}, "table-pace"),
    ],
)
def test_a_table_that_cannot_be_is_refused_over_http(
    house: House, seats: int, agreed: dict[str, Any], key: str
) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            with pytest.raises(NotDone) as no:
                await ana.open("photograph", seats, **agreed)
            assert no.value.reason.key == key
            assert str(no.value) == words("en").why(no.value.reason)

    run(story())


def test_what_could_not_be_read_is_not_even_sent(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            table = await ana.open("photograph")
            for command in (table.say(""), table.say("a" * 501), table.sit(name="b" * 25), table.act(0, "c" * 70_000)):
                with pytest.raises(NotDone) as no:
                    await command
                assert no.value.reason.key in ("server-unreadable", "server-too-large")

    run(story())


def test_a_private_table_is_not_said_to_exist(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana, Client(house.url, name="Chloé") as chloe:
            table = await ana.open("photograph")
            for number, invite in ((table.id, ""), ("nosuchtable", ""), (table.id, "guessed")):
                with pytest.raises(NotDone) as no:
                    await chloe.enter(number, invite)
                assert no.value.reason.key == "table-unknown"

    run(story())


def test_a_private_record_is_shared_by_a_link_and_taken_back(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana, Client(house.url) as stranger:
            table = await ana.open("photograph", bots={1: "sound"}, spectators=False)
            await table.concede(0)
            await table.ended()
            record = await table.record()
            link = await ana.share(table.id)
            for address in (table.id, f"{house.url}/replay/{table.id}", f"{house.url}/replay/{table.id}#guessed"):
                with pytest.raises(NotDone) as no:
                    await stranger.record(address)
                assert no.value.reason.key == "record-unknown"
            assert await stranger.record(link) == record
            await ana.withdraw(table.id)
            with pytest.raises(NotDone):
                await stranger.record(link)
            assert await ana.record(table.id) == record

    run(story())


def test_a_command_repeated_under_its_id_is_done_once(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            table = await ana.open("photograph")
            told = Say(id="once", text="Good evening")
            first = await table.command(told)
            again = await asyncio.gather(table.command(told), table.command(told), table.command(told))
            assert {accepted.length for accepted in again} == {first.length} == {table.length}
            assert [line.text for line in table.chat] == ["Good evening"]

    run(story())


def test_undo_leaving_coming_back_and_conceding(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana, Client(house.url, name="Bruno") as bruno:
            hers = await ana.open("photograph", start="host", rated=False)
            his = await bruno.enter_link(hers.link)
            await his.sit()
            await hers.start()
            for _ in range(2):  # a turn: to take and to wind, which turns a card over
                await act_first(hers if any(each.acts for each in hers.positions) else his)
            mover, other = (hers, his) if hers.position().undo else (his, hers)
            await mover.undo(mover.mine[0])
            await other.until(lambda: other.table.offer is not None)
            await other.answer(True)
            await mover.until(lambda: mover.table.offer is None)
            await hers.ask_pace(Pace(300, 10))
            await his.until(lambda: his.table.offer is not None)
            await his.answer(False)
            assert his.table.pace is None
            await his.leave()
            assert his.table.chairs[1].away == "left"
            await his.come_back()
            assert his.table.chairs[1].away == ""
            await his.concede(1)
            ended = await hers.ended()
            assert ended.conceded == (1,)
            assert ended.ranking == ((0,), (1,))
            assert (await hers.verify()).record.conceded == (1,)

    run(story())


def test_a_seat_whose_time_was_up_is_taken_back(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            table = await ana.open("avenue", 1, pace={"bank": 1})
            await table.until(lambda: table.table.chairs[0].away == "time" or table.over)
            ended = await table.play(house_bot("random", LUCK))
            assert ended.outcome is not None

    run(story())


def test_falling_behind_brings_everything_anew(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            table = await ana.open("photograph")
            await table.say("one")
            missed, said = table.length, table.chat.pop()
            table.length -= 1  # as if the last message had never come
            watching = table.happenings()
            assert (await anext(watching)).length == missed - 1
            await table.say("two")
            assert (await anext(watching)).happened == "sync"
            assert table.chat[0] == said
            assert (table.length, len(table.chat)) == (missed + 1, 2)
            await watching.aclose()  # type: ignore[attr-defined]

    run(story())


def test_nobody_at_the_address_is_said_at_once() -> None:
    async def story() -> None:
        with pytest.raises(NotDone) as no:
            async with Client("http://127.0.0.1:1", name="Ana"):
                pass
        assert no.value.reason.key == "client-unreachable"

    run(story())


def test_after_leaving_nothing_more_is_asked(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            table = await ana.open("photograph")
            waiting = asyncio.create_task(table.ended())
            await asyncio.sleep(0)
        for late in (waiting, table.say("Still here?")):
            with pytest.raises(NotDone) as no:
                await late
            assert no.value.reason.key == "client-closed"

    run(story())


def test_a_false_commitment_is_found_out(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            table = await ana.open("avenue", 1)
            await table.play(house_bot("random", LUCK))
            honest = table.witness
            table.witness = msgspec.structs.replace(honest, commitment="0" * 64)
            with pytest.raises(NotDone) as no:
                await table.verify()
            assert no.value.reason.key == "client-commitment"
            table.witness = msgspec.structs.replace(honest, shown=["never mixed in"])
            with pytest.raises(NotDone) as no:
                await table.verify()
            assert no.value.reason.key == "client-entropy"
            table.witness = msgspec.structs.replace(honest, sealed="0" * 64)
            with pytest.raises(NotDone) as no:
                await table.verify()
            assert no.value.reason.key == "client-seals"

    run(story())
