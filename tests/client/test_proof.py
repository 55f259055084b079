"""What a client reveals and believes of a shuffle, against a house that cheats and a seat in league with it."""

from typing import Any

import msgspec
import pytest

from serao.client.problem import NotDone
from serao.client.proof import Witness, prove
from serao.engine import record as records
from serao.engine.fairness import commitment, seal_of, sealed
from serao.engine.problem import BadRecord
from serao.games import GAMES
from serao.table.commands import PutSeal, Reveal, Start
from serao.table.wire import TableView
from tests.table.sitting import SECRET, Sitting, entropy_of, gathered

PROMISED = commitment(SECRET)
CHOSEN = entropy_of("the best of three thousand")


def seen(sitting: Sitting, **changed: Any) -> TableView:
    """The table as the house shows it, perhaps with lies in it."""
    return msgspec.convert(sitting.sync(None)["table"] | changed, type=TableView)


def shuffling(*people: str, seats: int = 2) -> tuple[Sitting, Witness, dict[str, str]]:
    """A table whose shuffle has begun; what Ana's client has seen of it, and what the others sealed."""
    sitting, witness = gathered("avenue", *people, *[None] * (seats - len(people))), Witness()
    witness.see(seen(sitting).commitment, gathering=True)
    sitting.do("ana", PutSeal, seat=0, seal=witness.draw("rain"))
    others = {person: sitting.seal(person, seat) for seat, person in enumerate(people) if seat}
    sitting.do("ana", Start)
    return sitting, witness, others


def played(sitting: Sitting, witness: Witness, others: dict[str, str]) -> records.Record:
    """The record, after everybody has revealed."""
    (part,) = witness.to_reveal(seen(sitting))
    sitting.do("ana", Reveal, entropy=part)
    witness.shown = [part]
    for person, entropy in others.items():
        sitting.do(person, Reveal, entropy=entropy)
    sitting.play_some(1)
    return sitting.table.record()


def proof_of(record: records.Record, witness: Witness) -> list[str]:
    """What is proven, by its keys."""
    return [each.key for each in prove(records.encode(record), witness).says]


def replaced(record: records.Record, **fairness: Any) -> records.Record:
    """The record with another proof, given up before the first move: so nothing else in it can be wrong."""
    changed = msgspec.structs.replace(record.fairness, **fairness)
    return msgspec.structs.replace(record, fairness=changed, moves=(), outcome=None, conceded=(0,))


def test_an_honest_shuffle_is_revealed_and_proven() -> None:
    sitting, witness, others = shuffling("ana", "bruno")
    record = played(sitting, witness, others)
    assert witness.sealed == sealed(record.fairness.seals)
    assert proof_of(record, witness) == ["proven-house", "proven-sealed", "proven-kept", "client-nobody"]


def test_nothing_is_revealed_while_the_seals_are_withheld() -> None:
    """The attack that worked: without seals and digest a small table looked like a crowd."""
    sitting, witness, _ = shuffling("ana", "bruno")
    assert witness.to_reveal(seen(sitting, seals=(), sealed="")) == []
    assert witness.to_reveal(seen(sitting, sealed="")) == []
    assert witness.sealed == ""
    assert len(witness.to_reveal(seen(sitting))) == 1


def test_nothing_is_revealed_to_a_digest_that_does_not_fit_or_is_another_than_before() -> None:
    sitting, witness, _ = shuffling("ana", "bruno")
    honest = seen(sitting)
    assert witness.to_reveal(seen(sitting, sealed="0" * 64)) == []
    assert len(witness.to_reveal(honest)) == 1
    later = (honest.seals[0], seal_of(PROMISED, CHOSEN))
    assert witness.to_reveal(seen(sitting, seals=later, sealed=sealed(later))) == []
    assert witness.sealed == honest.sealed


def test_nothing_is_revealed_where_ones_own_seal_is_missing() -> None:
    sitting, witness, _ = shuffling("ana", "bruno")
    without = ("", seal_of(PROMISED, CHOSEN))
    assert witness.to_reveal(seen(sitting, seals=without, sealed=sealed(without))) == []


def test_nothing_is_revealed_where_an_opponent_of_the_house_has_a_seal_or_nobody() -> None:
    sitting, witness, _ = shuffling("ana", seats=2)
    (ours, _) = seen(sitting).seals
    for seals in ((ours, seal_of(PROMISED, CHOSEN)), (ours, "", seal_of(PROMISED, CHOSEN))):
        assert witness.to_reveal(seen(sitting, seals=seals, sealed=sealed(seals))) == []
    assert len(witness.to_reveal(seen(sitting))) == 1


def test_seals_of_more_seats_than_the_game_has_are_found_out() -> None:
    """Each of them would let the house choose between two deals."""
    sitting, witness, others = shuffling("ana", "bruno")
    record = played(sitting, witness, others)
    more = (*record.fairness.seals, seal_of(PROMISED, CHOSEN))
    witness.sealed = sealed(more)  # as it could be shown to a crowd
    with pytest.raises(NotDone) as no:
        prove(records.encode(replaced(record, seals=more)), witness)
    assert no.value.reason.key == "client-seals"


def test_a_crowd_is_bound_by_the_digest() -> None:
    sitting, witness, others = shuffling("ana", "bruno", seats=13)
    shown = seen(sitting)
    assert (shown.seals, shown.sealed) == ((), sealed(sitting.table.shuffle.seals))
    record = played(sitting, witness, others)
    assert "client-nobody" in proof_of(record, witness)
    seals = list(record.fairness.seals)
    seals[12] = seal_of(PROMISED, CHOSEN)
    entropy = (*record.fairness.entropy[:12], CHOSEN)
    with pytest.raises(NotDone) as no:
        prove(records.encode(replaced(record, seals=tuple(seals), entropy=entropy)), witness)
    assert no.value.reason.key == "client-seals"


def test_a_seal_that_was_put_after_ours_was_revealed_is_found_out() -> None:
    sitting, witness, others = shuffling("ana", "bruno")
    record = played(sitting, witness, others)
    seals, entropy = (record.fairness.seals[0], seal_of(PROMISED, CHOSEN)), (record.fairness.entropy[0], CHOSEN)
    with pytest.raises(NotDone) as no:
        prove(records.encode(replaced(record, seals=seals, entropy=entropy)), witness)
    assert no.value.reason.key == "client-seals"


def test_entropy_without_a_seal_is_found_out_once_seals_were_kept() -> None:
    """The attack that worked: one seat has no seal, and the house writes for it what makes the deal it likes."""
    sitting, witness, others = shuffling("ana", seats=2)
    record = played(sitting, witness, others)
    assert record.fairness.seals[1] == ""
    cheated = replaced(record, entropy=(record.fairness.entropy[0], CHOSEN))
    with pytest.raises(NotDone) as no:
        prove(records.encode(cheated), witness)
    assert no.value.reason.key == "client-open"
    assert record.players[1] in str(no.value)
    assert [each.key for each in records.proven(cheated)] == ["proven-house", "proven-sealed", "proven-open"]


def test_entropy_that_fits_no_seal_is_found_out() -> None:
    sitting, witness, others = shuffling("ana", "bruno")
    record = played(sitting, witness, others)
    with pytest.raises(BadRecord) as bad:
        prove(records.encode(replaced(record, entropy=(record.fairness.entropy[0], CHOSEN))), witness)
    assert bad.value.reason.key == "record-seal"


def test_who_never_reveals_is_no_fault_and_is_said() -> None:
    sitting, witness, _ = shuffling("ana", "bruno")
    (part,) = witness.to_reveal(seen(sitting))
    sitting.do("ana", Reveal, entropy=part)
    witness.shown = [part]
    sitting.wait(60)
    sitting.ring()
    sitting.play_some(1)
    said = proof_of(sitting.table.record(), witness)
    assert said == ["proven-house", "proven-sealed", "proven-unrevealed", "proven-kept", "client-two-deals"]
    assert records.verify(GAMES, sitting.table.record())


def test_a_client_that_did_not_take_part_says_nothing_of_its_own() -> None:
    sitting, witness, others = shuffling("ana", "bruno")
    record = played(sitting, witness, others)
    assert proof_of(record, Witness(commitment=PROMISED)) == ["proven-house", "proven-sealed", "proven-kept"]
