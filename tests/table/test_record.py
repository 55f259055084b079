"""Fairness: committed before the deal, mixed with everybody's entropy, sealed in play, revealed and provable after."""

import msgspec
import pytest

from serao.engine.fairness import commitment, seed_of
from serao.engine.problem import BadRecord
from serao.engine.record import decode, encode, replay, verify
from serao.games import GAMES
from serao.table.commands import Answer, Concede, Leave, Return, Reveal, Sit, Start, Undo
from serao.table.events import Closed, Offered
from tests.table.sitting import GAME_NAMES, PEOPLE, SECRET, Sitting, gathered, started

every_game = pytest.mark.parametrize("game", GAME_NAMES)


def finished(game: str, number: int = 1) -> Sitting:
    """A game played to its end by two people."""
    sitting = started(game, "ana", "bruno")
    sitting.play_some(number)
    return sitting


@every_game
def test_a_finished_game_proves_itself(game: str) -> None:
    sitting = finished(game)
    record = decode(encode(sitting.table.record()))
    assert verify(GAMES, record) == len(sitting.table.actions)
    assert record.players == ("Ana", "Bruno")
    assert record.outcome == sitting.table.outcome()
    *_, last = replay(sitting.table.game, record)
    assert last.state == sitting.table.state


@every_game
def test_also_with_people_going_away_taking_back_and_coming_back(game: str) -> None:
    sitting = started(game, "ana", "bruno", None)
    sitting.play_some(1, 6)
    sitting.do("bruno", Leave)
    sitting.play_some(2, 4)
    for person, seat in (("bruno", 1), ("ana", 0)):
        if any(actor == seat for actor, _ in sitting.table.actions):
            if person == "bruno":
                sitting.do("bruno", Return)
            undone = sitting.do(person, Undo, seat=seat)
            if isinstance(undone, Offered):
                other = {"ana": "bruno", "bruno": "ana"}[person]
                sitting.do(other, Answer, offer=sitting.sync(None)["table"]["offer"]["number"], yes=True)
    sitting.play_some(3)
    assert sitting.phase == "over"
    assert verify(GAMES, sitting.table.record()) == len(sitting.table.actions)


@every_game
def test_also_when_it_was_given_up(game: str) -> None:
    sitting = started(game, "ana", "bruno")
    sitting.play_some(1, 7)
    sitting.do("ana", Concede, seat=0)
    record = sitting.table.record()
    assert record.outcome is None
    assert record.conceded == (0,)
    assert verify(GAMES, record) == 7


def test_also_when_one_gave_up_and_the_others_played_on() -> None:
    sitting = started("photograph", "ana", "bruno", "chloe")
    sitting.play_some(1, 7)
    sitting.do("ana", Concede, seat=0)
    sitting.play_some(1)
    record = sitting.table.record()
    assert record.outcome is not None
    assert record.conceded == (0,)
    assert verify(GAMES, record) == len(sitting.table.actions)


def test_also_when_chairs_were_carried_away() -> None:
    sitting = Sitting("photograph", 4, start="host")
    sitting.do("bruno", Sit, seat=3)
    entropy = sitting.seal("bruno", 3)
    sitting.do("ana", Sit, seat=1)
    sitting.do("ana", Start, empty="close")
    sitting.do("bruno", Reveal, entropy=entropy)
    sitting.play_some(4)
    record = sitting.table.record()
    assert record.players == ("Ana", "Bruno")
    assert record.fairness.entropy == ("", entropy)
    verify(GAMES, record)


@every_game
def test_it_is_sealed_while_it_goes_on(game: str) -> None:
    sitting = started(game, "ana", "bruno")
    for _ in range(6):
        record = sitting.table.record()
        assert record.fairness.secret == ""
        body = encode(record)
        assert SECRET.hex().encode() not in body
        assert sitting.table.seed.hex().encode() not in body
        with pytest.raises(BadRecord) as problem:
            verify(GAMES, record)
        assert problem.value.reason.key == "record-sealed"
        sitting.play_some(1, 3)


def test_it_is_sealed_before_the_deal() -> None:
    assert gathered("photograph", "ana", "bruno").table.record().fairness.secret == ""


def test_a_table_that_was_put_away_has_nothing_to_prove() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    sitting.append(Closed())
    with pytest.raises(BadRecord):
        verify(GAMES, sitting.table.record())


@every_game
def test_the_commitment_shown_before_the_deal_is_that_of_the_record(game: str) -> None:
    sitting = gathered(game, "ana", "bruno")
    shown = sitting.sync(None)["table"]["commitment"]
    assert shown == commitment(SECRET)
    sitting.do("ana", Start)
    sitting.play_some(2)
    record = sitting.table.record()
    assert record.fairness.commitment == shown
    ended = sitting.sync(None)["table"]["ended"]
    assert commitment(bytes.fromhex(ended["secret"])) == shown
    assert ended["secret"] == record.fairness.secret


def test_what_everybody_added_is_shown_and_written_down() -> None:
    sitting = gathered("photograph", "ana", "bruno", "chloe")
    people = ("ana", "bruno", "chloe")
    words = tuple(sitting.seal(person, seat, f"of {PEOPLE[person]}") for seat, person in enumerate(people))
    sitting.do("ana", Start)
    for person, entropy in zip(people, words, strict=True):
        sitting.do(person, Reveal, entropy=entropy)
    sitting.play_some(1)
    assert tuple(sitting.sync(None)["table"]["entropy"]) == words
    assert sitting.table.record().fairness.entropy == words
    verify(GAMES, sitting.table.record())
    assert sitting.table.seed == seed_of(SECRET, words)


@every_game
def test_the_entropy_of_every_seat_matters(game: str) -> None:
    deals = []
    for seat in (None, 0, 1, 2):
        sitting = gathered(game, "ana", "bruno", "chloe")
        person = ("ana", "bruno", "chloe")[seat or 0]
        entropy = sitting.seal(person, seat, "the same words") if seat is not None else ""
        sitting.do("ana", Start)
        if entropy:
            sitting.do(person, Reveal, entropy=entropy)
        deals.append(msgspec.json.encode(sitting.table.state))
    assert len(set(deals)) == 4


def test_so_does_the_secret() -> None:
    deals = {
        msgspec.json.encode(started("photograph", "ana", "bruno", secret=bytes([n]) * 32).table.state) for n in (1, 2)
    }
    assert len(deals) == 2


def test_another_secret_does_not_prove_the_game() -> None:
    record = finished("photograph").table.record()
    lied = msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, secret="00" * 32))
    with pytest.raises(BadRecord):
        verify(GAMES, lied)
    other = msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, entropy=("x", "")))
    with pytest.raises(BadRecord):
        verify(GAMES, other)
