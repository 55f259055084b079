"""Records: what is broken or tampered with is found, and the first fault is named."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from serao.engine.chance import Chance
from serao.engine.fairness import Fairness, commitment, revealed, seed_of
from serao.engine.problem import BadRecord
from serao.engine.record import Record, decode, encode, first_difference, verify, write_down
from serao.games import GAMES, photograph
from serao.testing.moments import play_on

SECRET = bytes(range(32))
PLAYERS = ("Ana", "Bruno")


def played() -> Record:
    """A whole honest game."""
    fairness = revealed(SECRET, ("lamplight", "um gole de vinho"))
    seed = seed_of(SECRET, fairness.entropy)
    state = photograph.new(photograph.Options(), 2, Chance(seed))
    moves = []
    for seat, action, after in play_on(photograph, state, seed, Random(1)):
        moves.append((seat, action))
        state = after
    return write_down(photograph, photograph.Options(), PLAYERS, fairness, moves, photograph.outcome(state))


HONEST = played()


def plain() -> dict[str, Any]:
    """The honest record as plain data, to tamper with."""
    return dict(msgspec.json.decode(encode(HONEST)))


def fault(data: bytes) -> str:
    """The key of the first fault found in a file."""
    with pytest.raises(BadRecord) as found:
        verify(GAMES, decode(data))
    assert str(found.value) != found.value.reason.key, "every fault is a sentence"
    return found.value.reason.key


def test_an_honest_record_verifies() -> None:
    assert verify(GAMES, decode(encode(HONEST))) == len(HONEST.moves)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-not-json"),
        (b"\xff\xfe\x00", "record-not-json"),
        (b"[1, 2]", "record-not-json"),
        (b"[" * 20_000 + b"]" * 20_000, "record-not-json"),
        (b"{}", "record-not-ours"),
        (b'{"format": "serao-record", "version": 99}', "record-version"),
        (b'{"format": "serao-record", "version": 1}', "record-broken"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(data: bytes, key: str) -> None:
    assert fault(data) == key


def test_a_record_cut_short_in_the_middle_is_no_json() -> None:
    assert fault(encode(HONEST)[:-200]) == "record-not-json"


def changed(change: Callable[[dict[str, Any]], None]) -> bytes:
    """The honest record with one thing changed."""
    record = plain()
    change(record)
    return msgspec.json.encode(record)


def first_move(record: dict[str, Any], text: str) -> None:
    """Change the first move."""
    record["moves"][0][1] = text


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "another game": (lambda record: record.update(game="chess"), "game-unknown"),
    "other rules": (lambda record: record.update(rules=99), "record-rules"),
    "an unknown field": (lambda record: record.update(extra=1), "record-broken"),
    "impossible options": (
        lambda record: record.update(options={"left_out": ["pink", "red"]}),
        "photograph-colour-unknown",
    ),
    "options that are none": (lambda record: record.update(options={"missed_photo": "perhaps"}), "record-options"),
    "a player more": (lambda record: record["players"].extend(["Chloé", "Davi", "Eva"]), "seats-range"),
    "another secret": (lambda record: record["fairness"].update(secret="00" * 32), "record-commitment"),
    "another commitment": (lambda record: record["fairness"].update(commitment="00" * 32), "record-commitment"),
    "a sealed secret": (lambda record: record["fairness"].update(secret=""), "record-sealed"),
    "a short secret": (lambda record: record["fairness"].update(secret="abcd"), "record-secret-hex"),
    "a secret of words": (lambda record: record["fairness"].update(secret="lamplight"), "record-secret-hex"),
    "another entropy": (lambda record: record["fairness"].update(entropy=["other"]), "record-move"),
    "a move that is no notation": (lambda record: first_move(record, "castle"), "record-move"),
    "a move that is not legal": (lambda record: first_move(record, "1>2"), "record-move"),
    "a move of nobody": (lambda record: record["moves"][0].__setitem__(0, 9), "record-move"),
    "a move left out": (lambda record: record["moves"].pop(4), "record-move"),
    "a move after the end": (lambda record: record["moves"].append([0, "1L1"]), "record-after-end"),
    "the last move left out": (lambda record: record["moves"].pop(), "record-early-outcome"),
    "no outcome": (lambda record: record.update(outcome=None), "record-no-outcome"),
    "a better score": (lambda record: record["outcome"]["scores"][0].update(total=99), "record-outcome"),
    "another winner": (lambda record: record["outcome"]["ranking"].reverse(), "record-outcome"),
    "another reason": (lambda record: record["outcome"].update(reason="rain"), "record-outcome"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_tampering_is_found_and_named(name: str) -> None:
    change, key = TAMPERED[name]
    assert fault(changed(change)) == key


def test_the_first_wrong_move_is_named_by_its_number() -> None:
    with pytest.raises(BadRecord, match="Move 7 "):
        verify(GAMES, decode(changed(lambda record: record["moves"][6].__setitem__(1, "9?"))))


def test_an_unfinished_game_is_in_order_but_proves_no_result() -> None:
    def cut(record: dict[str, Any]) -> None:
        record.update(outcome=None, moves=record["moves"][:10])

    assert fault(changed(cut)) == "record-unfinished"


def test_every_changed_digit_of_the_commitment_is_found() -> None:
    right = HONEST.fairness.commitment
    for place in range(0, len(right), 7):
        record = plain()
        record["fairness"]["commitment"] = right[:place] + ("0" if right[place] != "0" else "1") + right[place + 1 :]
        assert fault(msgspec.json.encode(record)) == "record-commitment"


def test_the_first_difference_names_its_place() -> None:
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "outcome") == ("outcome.a[1].b", 2, 3)
    assert first_difference({"a": 1}, {"a": 1}, "outcome") is None
    assert first_difference([1], [1, 2], "outcome") == ("outcome", [1], [1, 2])
    assert first_difference({"a": 1}, {}, "outcome") == ("outcome.a", 1, None)


# ── Fairness ──────────────────────────────────────────────────────────────────────────────────────


def test_a_commitment_tells_nothing_and_binds() -> None:
    assert commitment(SECRET) != commitment(SECRET[:-1] + b"\x00")
    assert SECRET.hex() not in commitment(SECRET)


def test_everybodys_entropy_changes_the_seed_and_its_parts_do_not_run_together() -> None:
    seeds = [seed_of(SECRET, entropy) for entropy in ((), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("", "ab"))]
    assert len(set(seeds)) == len(seeds)


def test_the_seed_is_no_secret_and_the_secret_no_seed() -> None:
    """Somebody who learns a game's luck so far learns neither the secret nor other tables' luck."""
    assert seed_of(SECRET) not in (SECRET, bytes.fromhex(commitment(SECRET)))


def test_a_sealed_fairness_shows_only_the_commitment() -> None:
    sealed = Fairness(commitment=commitment(SECRET))
    assert sealed.secret == ""
