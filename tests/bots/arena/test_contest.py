"""A contest: its deals, its line-ups, and its results on the disk."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from serao.bots.arena.contest import Contest, Deal, Played, contest_of, play_deal, seed_of
from serao.bots.arena.results import continued, keeper
from serao.engine.problem import BadOptions
from serao.games import avenue, photograph


def photographs(bots: list[str], seats: int = 2, most: int = 1000) -> Contest:
    return contest_of(photograph, photograph.Options(), seats, bots, "test", most)


def test_deals_are_named_by_a_text_and_a_number() -> None:
    assert seed_of("held-out", 7) == sha256(b"held out 7").digest()
    assert seed_of("dev", 7) == sha256(b"dev 7").digest()
    assert seed_of("mine", 7) == sha256(b"mine 7").digest()


def without_times(deal: Deal) -> tuple[Played, ...]:
    return deal.games


def test_a_deal_follows_from_its_number() -> None:
    contest = photographs(["random", "sound"])
    assert without_times(play_deal(contest, 3)) == without_times(play_deal(contest, 3))
    assert without_times(play_deal(contest, 3)) != without_times(play_deal(contest, 4))


def test_everybody_is_dealt_the_same() -> None:
    contest = contest_of(avenue, avenue.Options(map="B"), 1, ["random", "sound"], "test", 1000)
    alone = contest_of(avenue, avenue.Options(map="B"), 1, ["sound"], "test", 1000)
    assert play_deal(contest, 0).games[1].scores == play_deal(alone, 0).games[0].scores
    assert [played.line_up for played in play_deal(contest, 0).games] == [(0,), (1,)]


def test_a_line_up_may_be_given_as_it_stands() -> None:
    contest = photographs(["sound", "random", "random"], seats=3)
    assert contest.bots == ("sound", "random")
    assert contest.line_ups == ((0, 1, 1), (1, 1, 0), (1, 0, 1))


@pytest.mark.parametrize(
    ("bots", "seats", "key"),
    [
        (["sound", "sound", "random"], 2, "arena-line-up"),
        (["sound", "grandmaster"], 2, "bot-unknown"),
        (["sound"], 9, "seats-range"),
    ],
)
def test_what_cannot_be_played_is_a_bad_option(bots: list[str], seats: int, key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        photographs(bots, seats)
    assert refused.value.reason.key == key


def test_a_game_that_does_not_end_is_left() -> None:
    played = play_deal(photographs(["random", "sound"], most=5), 0).games
    assert [(each.decisions, each.ranking, each.scores) for each in played] == [(5, (), ())] * 2


def test_opponents_are_timed() -> None:
    thoughts = play_deal(photographs(["random", "sound"]), 0).thoughts
    assert all(each.decisions > 10 for each in thoughts)
    assert all(0 <= each.longest <= each.seconds for each in thoughts)


def test_results_are_kept_deal_by_deal_and_a_torn_line_is_played_again(tmp_path: Path) -> None:
    file, contest = tmp_path / "results.jsonl", photographs(["random", "sound"])
    assert continued(file, contest) == []
    deals = [play_deal(contest, number) for number in range(3)]
    for deal in deals:
        keeper(file)(deal)
    assert continued(file, contest) == deals
    file.write_bytes(file.read_bytes()[:-20])
    assert continued(file, contest) == deals[:2]
    keeper(file)(deals[2])
    assert continued(file, contest) == deals


def test_results_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    continued(file, photographs(["random", "sound"]))
    with pytest.raises(BadOptions) as refused:
        continued(file, photographs(["random", "sound"], most=7))
    assert refused.value.reason.key == "arena-other-contest"
    for text in (b"a diary\n", b"{}\n", msgspec.json.encode(photographs(["random", "sound"])) + b"\nlost\n"):
        file.write_bytes(text)
        with pytest.raises(BadOptions) as refused:
            continued(file, photographs(["random", "sound"]))
        assert refused.value.reason.key == "arena-no-results"
