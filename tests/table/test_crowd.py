"""A great event: so many chairs that nobody is told of everybody, or asked for anything."""

import re
from itertools import count
from random import Random

import msgspec
import pytest

from serao.games import GAMES
from serao.locales import words
from serao.table.commands import AskPace, Leave, Say, Sit, Start, Undo
from serao.table.crowd import BEST, best_of
from serao.table.events import Undone
from serao.table.pace import Pace
from serao.table.showing import Viewer
from serao.table.table import REVEALED_KEPT
from serao.table.telling import tell_revealed
from tests.table.sitting import Sitting

LARGEST = next(seats for seats in count(1) if GAMES["avenue"].crowded(seats + 1))  # of the tables that are no crowd


def crowd(seats: int, people: int) -> Sitting:
    """A great event of Avenue: so many people, opponents in the other chairs."""
    sitting = Sitting("avenue", seats, start="host", pace=Pace(600))
    for number in range(people):
        sitting.do(f"person-{number}", Sit, name=f"Guest {number:04}")
    sitting.do("ana", Start)
    return sitting


def names_in(body: bytes) -> set[bytes]:
    """The guests that are named."""
    return set(re.findall(rb"Guest \d{4}|person-\d+", body))


def test_at_the_largest_table_that_is_no_crowd_everybody_is_named() -> None:
    sitting = crowd(LARGEST, LARGEST)
    assert len(sitting.sync(None)["table"]["chairs"]) == LARGEST
    assert len(sitting.sync(None)["turn"]["clocks"]) == LARGEST


@pytest.mark.parametrize(("seats", "people"), [(13, 13), (1000, 300)])
def test_a_crowd_is_not_told_of_everybody(seats: int, people: int) -> None:
    sitting = crowd(seats, people)
    me = Viewer("person-7")
    sitting.play(3)
    for body in (
        sitting.showing.sync(me, sitting.now),
        sitting.showing.sync(Viewer(None), sitting.now),
        sitting.showing.together(True, 1, me, sitting.now),
        sitting.showing.update(sitting.log[-1], True, me, sitting.now),
    ):
        assert len(body) < 12_000
        assert len(names_in(body)) <= BEST + 4  # the best, oneself and one's neighbours
    shown = sitting.sync("person-7")
    assert (shown["table"]["seats"], shown["table"]["taken"], shown["table"]["chairs"]) == (seats, seats, [])
    assert shown["turn"] == {"actors": [], "waiting": seats - 1, "clocks": None, "own": [600_000]}
    assert shown["seats"][0]["legal"]


def test_a_crowd_is_told_the_names_of_those_whom_one_sees_ranked() -> None:
    sitting = crowd(40, 20)
    for person in ("person-3", "person-18", None):
        (seen,) = sitting.sync(person)["seats"]
        ranked = {standing["seat"] for standing in seen["view"]["standings"]}
        assert dict(seen["names"]) == {each: sitting.table.chairs[each].name for each in ranked}


def test_only_a_crowd_is_told_names_apart_from_chairs() -> None:
    (seen,) = crowd(LARGEST, 2).sync("person-0")["seats"]
    assert seen.keys() == {"seat", "view", "legal", "memory", "undo"}


def test_in_a_crowd_one_is_told_that_an_opponent_plays_for_oneself() -> None:
    sitting = crowd(13, 2)
    sitting.do("person-1", Leave)
    assert sitting.sync("person-1")["seats"][0]["away"] == "left"
    assert "away" not in sitting.sync("person-0")["seats"][0]


def played_out(sitting: Sitting) -> Sitting:
    """The same table when its game is over."""
    for _ in sitting.play_on(Random(1)):
        pass
    return sitting


def test_a_crowd_is_told_the_best_places() -> None:
    sitting = played_out(crowd(40, 2))
    ended = sitting.sync("person-0")["table"]["ended"]
    best = [seat for group in sitting.table.ranking() for seat in group][:BEST]
    assert [seat for group in ended["ranking"] for seat in group] == best
    assert {score["seat"] for score in ended["outcome"]["scores"]} == set(best)
    assert ended["secret"] == sitting.secret.hex()
    named = dict(sitting.sync(None)["seats"][0]["names"])
    assert all(seat in named for seat in best)


def test_who_shares_a_place_with_a_thousand_is_not_told_of_all() -> None:
    assert best_of([(3,), tuple(range(10, 500)), (1, 2)]) == ((3,), tuple(range(10, 19)))
    assert best_of([(1, 0)]) == ((1, 0),)


def test_in_a_crowd_one_is_told_ones_own_place_in_the_end() -> None:
    sitting = crowd(40, 2)
    assert "place" not in sitting.sync("person-0")["seats"][0]
    ranking = played_out(sitting).table.ranking()
    (seen,) = sitting.sync("person-1")["seats"]
    assert 1 in ranking[[1 + sum(map(len, ranking[:here])) for here in range(len(ranking))].index(seen["place"])]
    assert "place" not in sitting.sync(None)["seats"][0]


def test_a_crowd_hears_what_is_said() -> None:
    sitting = crowd(13, 2)
    sitting.do("person-0", Say, text="Good luck everybody!")
    assert b"Good luck everybody!" in sitting.showing.together(False, 1, Viewer("person-1"), sitting.now)


def test_a_crowd_is_told_together_and_comes_to_the_same_as_the_whole() -> None:
    sitting = crowd(13, 2)
    sitting.play(0)
    sitting.play(5)
    sitting.do("person-1", Leave)
    viewer = Viewer("person-0")
    told = msgspec.json.decode(sitting.showing.together(True, 0, viewer, sitting.now))
    whole = sitting.sync("person-0")
    assert told["happened"] == "many"
    for name in ("length", "turn", "seats", "mine", "table"):
        assert told[name] == whole[name]


def revealed_by(sitting: Sitting) -> int:
    """All choose once; how many actions there were before."""
    before = len(sitting.table.actions)
    for seat in sitting.table.actors:
        sitting.play(seat)
    return before


def test_a_crowd_is_told_what_is_revealed_and_not_who_chose_when() -> None:
    sitting, viewer = crowd(13, 2), Viewer("person-1", "en")
    assert len(lines_together(sitting, viewer, -1)) == 2  # the farm, and the road
    sitting.play(0)
    assert lines_together(sitting, viewer, 0) == []
    before = revealed_by(sitting)
    choice, *others = lines_together(sitting, viewer, before)
    assert choice.startswith("The choice for")
    assert "Guest 0001" in choice
    assert "Guest 0000" not in choice
    assert others[-1].startswith("The card shows")
    assert lines_together(sitting, viewer, len(sitting.table.actions)) == []
    assert lines_together(sitting, Viewer("person-1"), -1) == []


def lines_together(sitting: Sitting, viewer: Viewer, since: int) -> list[str]:
    """The sentences for which so many actions are old."""
    told = msgspec.json.decode(sitting.showing.together(False, 0, viewer, sitting.now, set(), since))
    return [line["text"] for line in told.get("told", ())]


def test_the_log_of_a_crowd_reaches_some_way_back_and_no_further() -> None:
    sitting = crowd(13, 1)
    for _ in range(REVEALED_KEPT + 2):
        revealed_by(sitting)
    told = [line.text for line in tell_revealed(sitting.table, 0, words("en"))]
    assert sum(line.startswith("The choice") for line in told) == REVEALED_KEPT
    assert not any("has chosen" in line for line in told)


def test_what_a_crowd_took_back_is_not_in_its_log() -> None:
    sitting = crowd(13, 1)
    told = tell_revealed(sitting.table, 0, words("en"))
    revealed_by(sitting)
    assert tell_revealed(sitting.table, 0, words("en"))[: len(told)] == told
    sitting.append(Undone(0))
    assert tell_revealed(sitting.table, 0, words("en")) == told


def test_a_crowd_is_asked_for_nothing() -> None:
    sitting = crowd(13, 2)
    sitting.play(0)
    assert sitting.sync("person-0")["seats"][0]["undo"] == "free"  # that asks nobody
    sitting.play(1)
    assert [sitting.sync(f"person-{seat}")["seats"][0]["undo"] for seat in (0, 1)] == ["free", "free"]
    revealed_by(sitting)
    assert sitting.sync("person-0")["seats"][0]["undo"] is None
    assert sitting.refusal("person-0", Undo, seat=0) == "table-crowd-not-asked"
    assert sitting.refusal("person-0", AskPace, pace=None) == "table-crowd-not-asked"
    assert sitting.table.offer is None
