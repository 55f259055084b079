"""What happens around the turns of a game: taking back, clocks, leaving, conceding, playing again, and telling."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serao.engine import record as records
from serao.games import GAMES
from serao.locales import LANGUAGES
from tests.server.conftest import Build, Invite
from tests.server.house import Line, Server, play_out, until
from tests.server.tables.company import kept_record, pair, shown
from tests.suites import games_where

REVERSIBLE = games_where(lambda game, before, after: game.reversible(before, after))
RAPID = {"bank": 1, "increment": 0}


def play_until_undo(lines: list[Line], wanted: str, random: Random) -> Line:
    """Play until somebody may take back an action in that way; who."""
    for _ in range(300):
        far = max(line.length for line in lines)
        for line in lines:
            line.catch_up(far)
        for line in lines:
            if line.seats[line.mine[0]]["undo"] == wanted:
                return line
        assert any(line.choose(random) for line in lines)
    raise AssertionError(f"nobody could ever undo so: {wanted}")


# ── Taking back ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", REVERSIBLE)
def test_an_action_is_taken_back_freely_until_the_next_reveal(people: Invite, game: str) -> None:
    for seed in range(10):  # a short game may end before anything can be taken back: then there is another
        one, other, *_ = pair(people, game)
        if take_back_freely(one, other, Random(seed)):
            play_out([one, other], Random(seed))
            return
    raise AssertionError(f"nothing could be taken back in ten games of {game}")


def take_back_freely(one: Line, other: Line, random: Random) -> bool:
    """Play until an action can be taken back without asking, and do so; False when the game ends before."""
    for _ in range(200):
        line = one if one.to_act() is not None else other
        if line.to_act() is None:
            return False
        before, legal = shown(line), line.seats[line.mine[0]]["legal"]
        line.choose(random)
        one.catch_up(line.length)
        other.catch_up(line.length)
        if line.seats[line.mine[0]]["undo"] == "free":
            line.ask("undo", seat=line.mine[0])
            assert shown(line) == before
            assert line.seats[line.mine[0]]["legal"] == legal
            return True
    return False


def test_beyond_that_everybody_must_agree(people: Invite) -> None:
    one, other, *_ = pair(people, rated=False)
    asker = play_until_undo([one, other], "ask", Random(5))
    answerer = other if asker is one else one
    before = shown(asker), asker.turn["actors"]
    asker.ask("undo", seat=asker.mine[0])
    offer = asker.table["offer"]
    assert offer["wish"]["type"] == "take-back"
    assert len(offer["waiting"]) == 1
    assert answerer.denied("answer", offer=offer["number"] + 1, yes=True) == "table-nothing-asked"
    answerer.ask("answer", offer=offer["number"], yes=False)
    asker.catch_up(answerer.length)
    assert asker.table["offer"] is None
    assert (shown(asker), asker.turn["actors"]) == before
    asker.ask("undo", seat=asker.mine[0])
    answerer.catch_up(asker.length)
    answerer.ask("answer", offer=answerer.table["offer"]["number"], yes=True)
    asker.catch_up(answerer.length)
    assert asker.table["offer"] is None
    assert asker.mine[0] in asker.turn["actors"]
    play_out([one, other], Random(5))


def test_bots_never_mind(people: Invite) -> None:
    ana = people("Ana")
    line = ana.sit(ana.open("photograph", 2, bots={"1": "random"}))
    random = Random(8)
    for _ in range(100):
        line.until_shown(lambda line: line.to_act() is not None)
        if line.seats[0]["undo"] == "ask":
            break
        line.choose(random)
    line.ask("undo", seat=0)
    assert line.table["offer"] is None
    line.until_shown(lambda line: line.to_act() is not None)
    play_out([line], random)


# ── Time ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_pace_changes_when_everybody_agrees(people: Invite) -> None:
    one, other, *_ = pair(people, pace={"bank": 600, "increment": 5})
    assert max(one.turn["clocks"]) <= 600_000
    days = {"bank": 259200, "increment": 259200, "most": 259200}
    one.ask("ask-pace", pace=days)
    other.catch_up(one.length)
    assert other.table["pace"]["bank"] == 600
    other.ask("answer", offer=other.table["offer"]["number"], yes=True)
    one.catch_up(other.length)
    assert one.table["pace"] == days
    assert max(one.turn["clocks"]) > 600_000
    assert one.denied("ask-pace", pace={"bank": -1}) == "table-pace"


def test_out_of_time_a_bot_plays_on_and_hands_the_seat_back(people: Invite) -> None:
    one, other, table, *_ = pair(people, pace={"bank": 3}, takeover="random")
    late, waiting = (one, other) if one.to_act() is not None else (other, one)
    seat = late.mine[0]
    late.until_shown(lambda line: line.table["chairs"][seat]["away"] == "time")
    late.until(lambda heard: heard.get("happened") == "played")
    action = "anything"
    assert late.denied("play", seat=seat, action=action) == "table-away"
    late.ask("return")
    assert late.table["chairs"][seat]["away"] == ""
    waiting.catch_up(late.length)
    assert waiting.table["chairs"][seat]["away"] == ""
    assert table == late.table["id"]


def test_a_sleeping_table_wakes_when_time_is_up(build: Build, people: Invite) -> None:
    """Nobody looks, the process is another one, and still the clock runs out and the bot plays the game."""
    house = build(sweep_seconds=0.2)
    ana, bruno = people("Ana", at=house), people("Bruno", at=house)
    table = ana.open("photograph", 2, public=True, pace=RAPID, takeover="random")
    bruno.ask(table, "sit")
    house.stop()
    house.start()
    until(lambda: ana.look("/api/mine")[0]["phase"] == "over", "the bots to finish")
    assert ana.look(f"/api/tables/{table}")["phase"] == "over"


def test_a_table_that_falls_asleep_wakes_for_the_next_to_think(build: Build, people: Invite, tmp_path: Path) -> None:
    """An opponent was to move when the table was last written up; the clock that runs now is a person's."""
    house = build(database=str(tmp_path / "house.db"), sweep_seconds=0.2, rest_seconds=0.2)
    ana, bots = people("Ana", at=house), {"1": "random", "2": "random"}
    setup: dict[str, Any] = {"pace": {"bank": 3}, "takeover": "random", "bots": bots}
    tables = [ana.open("photograph", 3, **setup) for _ in range(6)]  # who begins is luck, mostly an opponent
    for table in tables:
        kept_record(house, table)  # who asks the house for it wakes it


# ── Leaving ───────────────────────────────────────────────────────────────────────────────────────


def test_who_leaves_is_held_by_a_bot_until_back(people: Invite) -> None:
    one, other, *_ = pair(people, takeover="random")
    one.ask("leave")
    other.catch_up(one.length)
    assert other.table["chairs"][0]["away"] == "left"
    random = Random(6)
    for _ in range(4):
        other.until_shown(lambda line: line.to_act() is not None)
        other.choose(random)
    one.ask("return")
    assert one.table["chairs"][0]["away"] == ""
    assert one.denied("return") == "table-not-away"
    other.catch_up(one.length)
    play_out([one, other], random)


def test_conceding_ends_a_game_of_two(people: Invite, server: Server) -> None:
    one, other, table, *_ = pair(people)
    one.ask("concede", seat=0)
    other.catch_up(one.length)
    assert other.phase == "over"
    assert other.table["ended"]["ranking"] == [[1], [0]]
    assert other.table["ended"]["conceded"] == [0]
    record = kept_record(server, table)
    assert record.conceded == (0,)
    records.verify(GAMES, record)
    assert other.denied("concede", seat=1) == "game-over"


def test_among_three_the_others_play_on(people: Invite) -> None:
    one, other, table, *_ = pair(people, seats=3, bots={"2": "random"}, takeover="random")
    one.ask("concede", seat=0)
    assert one.phase == "playing"
    assert one.denied("return") == "table-not-away"
    play_out([other], Random(9))
    assert other.table["ended"]["ranking"][-1] == [0]
    assert table


# ── In words ──────────────────────────────────────────────────────────────────────────────────────


def test_what_happened_is_told_in_four_languages(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("photograph", 2)
    bruno.enter(table, ana.invite)
    lines = {language: ana.sit(table, language=language) for language in LANGUAGES}
    other = bruno.sit(table)
    other.ask("sit")
    play_out([lines["en"], other], Random(4))
    told = {}
    for language, line in lines.items():
        line.catch_up(other.length)
        told[language] = [told_line["text"] for message in line.heard for told_line in message.get("told", ())]
        assert any("Bruno" in sentence for sentence in told[language])
        assert not any("table-told" in sentence for sentence in told[language])
        answer = ana.http.get(f"/api/tables/{table}/told", headers={"accept-language": language}).json()
        assert answer["length"] == line.length
        assert set(told[language]) <= {told_line["text"] for told_line in answer["lines"]}
    assert len({tuple(sentences) for sentences in told.values()}) == 4
    assert not any(message.get("told") for message in other.heard)


def test_a_replay_tells_the_lines_that_were_told(server: Server, people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("photograph", 2)
    bruno.enter(table, ana.invite)
    lines = [ana.sit(table, language="fr"), bruno.sit(table)]
    lines[1].ask("sit")
    play_out(lines, Random(6))
    french = {"accept-language": "fr"}
    played = [told for message in lines[0].heard for told in message.get("told", ()) if "about" in told]
    moves = len(kept_record(server, table).moves)
    moments = [
        ana.http.get(f"/api/records/{table}/moves/{move}?seat=0", headers=french).json() for move in range(moves + 1)
    ]
    assert [told for moment in moments for told in moment["told"]] == played
    assert all([told["about"] for told in moment["told"]] == moment["view"]["news"] for moment in moments)


def test_a_replay_names_the_seats_that_had_to_choose(server: Server, people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("photograph", 2)
    bruno.enter(table, ana.invite)
    lines = [ana.sit(table), bruno.sit(table)]
    lines[1].ask("sit")
    play_out(lines, Random(6))
    moves = len(kept_record(server, table).moves)
    moments = [ana.http.get(f"/api/records/{table}/moves/{move}").json() for move in range(moves + 1)]
    assert all(after["mover"] in before["actors"] for before, after in pairwise(moments))
    assert moments[-1]["actors"] == []
    assert [0, 1] in [moment["actors"] for moment in moments], "everybody chooses at once at the end"
