"""Nobody chooses the shuffle: all commit before anybody reveals, and the deal is made of everything."""

from itertools import product

import msgspec
import pytest

from serao.engine.fairness import commitment, seal_of, seed_of
from serao.engine.problem import BadRecord
from serao.engine.record import proven, verify
from serao.games import GAMES
from serao.table.commands import Leave, Play, PutSeal, Reveal, Sit, Stand, Start, Undo
from serao.table.decide import HOST_WAITS, decide_close, decide_time
from serao.table.events import Added, Dealt, Revealed, Sealed, Started
from serao.table.pace import SECOND
from serao.table.shuffle import REVEALED_BY
from tests.table.sitting import PEOPLE, SECRET, STRANGER, Sitting, entropy_of, gathered, raw

PROMISED = commitment(SECRET)


def complete(*people: str) -> tuple[Sitting, dict[str, str]]:
    """A table whose seats have all sealed something, and whose host has begun; what each has to reveal."""
    sitting = gathered("photograph", *people)
    parts = {person: sitting.seal(person, seat) for seat, person in enumerate(people)}
    sitting.do("ana", Start)
    return sitting, parts


def test_the_deal_waits_until_everybody_has_revealed() -> None:
    sitting, parts = complete("ana", "bruno", "chloe")
    assert sitting.phase == "shuffling"
    assert sitting.table.state is None
    for person in ("chloe", "ana"):
        sitting.do(person, Reveal, entropy=parts[person])
        assert sitting.phase == "shuffling"
    assert sitting.sync(None)["turn"]["waiting"] == 1
    assert sitting.do("bruno", Reveal, entropy=parts["bruno"]) == Revealed(1, parts["bruno"])
    assert sitting.phase == "playing"
    assert sitting.table.seed == seed_of(SECRET, tuple(parts[person] for person in ("ana", "bruno", "chloe")))


def test_nobody_is_shown_entropy_before_all_of_it_is_there() -> None:
    sitting, parts = complete("ana", "bruno")
    sitting.do("ana", Reveal, entropy=parts["ana"])
    for person in ("ana", "bruno", None):
        table = sitting.sync(person)["table"]
        assert parts["ana"] not in str(table)
        assert table["seals"] == [seal_of(PROMISED, parts[name]) for name in ("ana", "bruno")]
        assert table["unrevealed"] == [1]
    sitting.do("bruno", Reveal, entropy=parts["bruno"])
    assert sitting.sync(None)["table"]["entropy"] == [parts["ana"], parts["bruno"]]
    assert sitting.sync(None)["table"]["unrevealed"] == []


def test_nothing_is_revealed_before_the_company_is_complete() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    entropy = sitting.seal("bruno", 1)
    assert sitting.refusal("bruno", Reveal, entropy=entropy) == "table-not-shuffling"


def test_a_seal_may_be_changed_until_then_and_not_after() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    sitting.seal("bruno", 1, "first")
    sitting.seal("bruno", 1, "second")
    assert sitting.refusal("bruno", PutSeal, seat=0, seal="") == "table-not-your-seat"
    assert sitting.refusal(STRANGER, PutSeal, seat=1, seal="") == "table-not-your-seat"
    sitting.do("ana", Start)
    assert sitting.refusal("bruno", PutSeal, seat=1, seal=seal_of(PROMISED, entropy_of("third"))) == "table-started"
    assert sitting.refusal("bruno", Reveal, entropy=entropy_of("first")) == "table-not-sealed"
    assert sitting.refusal("bruno", Stand, seat=1) == "table-started"
    assert sitting.refusal("chloe", Sit) == "table-started"


def test_a_seal_may_be_withdrawn() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    sitting.seal("bruno", 1)
    assert sitting.do("bruno", PutSeal, seat=1, seal="") == Sealed(1, "")
    sitting.do("ana", Start)
    assert sitting.phase == "playing"


def test_what_is_revealed_must_fit_a_seal_of_ones_own() -> None:
    sitting, parts = complete("ana", "bruno")
    assert sitting.refusal("bruno", Reveal, entropy=parts["ana"]) == "table-not-sealed"
    assert sitting.refusal(STRANGER, Reveal, entropy=parts["ana"]) == "table-not-sealed"
    assert sitting.refusal("ana", Reveal, entropy=entropy_of("another")) == "table-not-sealed"
    assert sitting.refusal("ana", Reveal, entropy="0" * 64 + " a\u2028b") == "table-entropy-unprintable"
    sitting.do("ana", Reveal, entropy=parts["ana"])
    assert sitting.refusal("ana", Reveal, entropy=parts["ana"]) == "table-not-sealed"


def test_nobody_copies_the_seal_of_another() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    entropy = sitting.seal("ana", 0)
    copied = seal_of(PROMISED, entropy)
    assert sitting.refusal("bruno", PutSeal, seat=1, seal=copied) == "table-seal-taken"
    sitting.do("bruno", Stand, seat=1)
    assert sitting.refusal("chloe", Sit, seal=copied) == "table-seal-taken"
    sitting.do("ana", PutSeal, seat=0, seal=copied)  # one's own again


def test_whoever_sits_down_last_has_sealed_with_it() -> None:
    sitting = Sitting("photograph", 2)
    parts = [entropy_of("one"), entropy_of("two")]
    sitting.do("ana", Sit, seal=seal_of(PROMISED, parts[0]))
    sitting.do("bruno", Sit, seal=seal_of(PROMISED, parts[1]))
    assert sitting.log[-1].event == Started(rules=GAMES["photograph"].RULES)
    assert sitting.phase == "shuffling"


def test_one_person_reveals_for_several_chairs() -> None:
    sitting = gathered("photograph", "ana", "ana")
    parts = [sitting.seal("ana", seat, f"chair {seat}") for seat in (0, 1)]
    sitting.do("ana", Start)
    for entropy in reversed(parts):
        sitting.do("ana", Reveal, entropy=entropy)
    assert sitting.table.shuffle.entropy == tuple(parts)


# ── Who does not reveal ───────────────────────────────────────────────────────────────────────────


def test_after_a_while_the_host_deals_without_those_who_do_not_reveal() -> None:
    sitting, parts = complete("ana", "bruno", "chloe")
    sitting.do("ana", Reveal, entropy=parts["ana"])
    assert sitting.refusal("ana", Start) == "table-wait-longer"
    sitting.wait(HOST_WAITS / SECOND)
    assert sitting.refusal("bruno", Start) == "table-host-only"
    assert sitting.do("ana", Start) == Dealt()
    assert sitting.phase == "playing"
    assert sitting.sync(None)["table"]["unrevealed"] == [1, 2]
    assert sitting.refusal("bruno", Reveal, entropy=parts["bruno"]) == "table-not-shuffling"


def test_in_the_end_it_is_dealt_though_no_host_is_there() -> None:
    sitting, _ = complete("ana", "bruno")
    assert sitting.table.deadline() == sitting.now + REVEALED_BY
    sitting.wait(REVEALED_BY / SECOND - 1)
    assert decide_time(sitting.table, sitting.now) is None
    sitting.wait(1)
    assert decide_time(sitting.table, sitting.now) == Dealt()
    sitting.append(Dealt())
    assert sitting.phase == "playing"
    assert sitting.table.seed == seed_of(SECRET, ("", ""))


def test_the_record_tells_who_did_not_reveal() -> None:
    sitting, parts = complete("ana", "bruno", "chloe")
    sitting.do("ana", Reveal, entropy=parts["ana"])
    sitting.wait(HOST_WAITS / SECOND)
    sitting.do("ana", Start)
    sitting.play_some(1)
    record = sitting.table.record()
    verify(GAMES, record)
    said = {each.key: each.args.get("names") for each in proven(record)}
    assert said == {
        "proven-house": None,
        "proven-sealed": "Ana",
        "proven-unrevealed": "Bruno, Chloé",
        "proven-kept": None,
    }


def test_nothing_else_is_done_while_it_is_shuffled() -> None:
    sitting, _ = complete("ana", "bruno")
    assert sitting.refusal("ana", Play, seat=0, action=raw("1L1")) == "table-not-started"
    assert sitting.refusal("ana", Undo, seat=0) == "table-not-started"
    assert sitting.refusal("ana", Leave) == "table-not-started"
    assert decide_close(sitting.table) is None


# ── What is proven ────────────────────────────────────────────────────────────────────────────────


def test_entropy_that_does_not_fit_its_seal_is_found_out() -> None:
    sitting, parts = complete("ana", "bruno")
    for person, entropy in parts.items():
        sitting.do(person, Reveal, entropy=entropy)
    sitting.play_some(1)
    record = sitting.table.record()
    other = msgspec.structs.replace(record.fairness, entropy=(parts["ana"], entropy_of("chosen afterwards")))
    with pytest.raises(BadRecord) as found:
        verify(GAMES, msgspec.structs.replace(record, fairness=other))
    assert found.value.reason.key == "record-seal"


def test_a_house_that_knows_its_secret_cannot_choose_the_deal_with_the_last_seat() -> None:
    """The attack that worked on the first version: try entropy until the deal pleases, and add it last."""
    sitting = gathered("photograph", "ana", "bruno")
    sitting.seal("ana", 0)
    chosen = entropy_of("one of three thousand")
    sitting.do("bruno", PutSeal, seat=1, seal=seal_of(PROMISED, entropy_of("whatever")))
    sitting.do("ana", Start)  # only now could anybody learn what Ana sealed
    assert sitting.refusal("bruno", PutSeal, seat=1, seal=seal_of(PROMISED, chosen)) == "table-started"
    assert sitting.refusal("bruno", Reveal, entropy=chosen) == "table-not-sealed"


@pytest.mark.parametrize("took_part", list(product((False, True), repeat=2)))
def test_every_record_says_what_it_proves_and_against_whom(took_part: tuple[bool, bool]) -> None:
    sitting = gathered("photograph", "ana", "bruno")
    people = [person for person, sealed in zip(("ana", "bruno"), took_part, strict=True) if sealed]
    parts = {person: sitting.seal(person, ("ana", "bruno").index(person)) for person in people}
    sitting.do("ana", Start)
    for person, entropy in parts.items():
        sitting.do(person, Reveal, entropy=entropy)
    sitting.play_some(1)
    said = proven(sitting.table.record())
    by_seats = ["proven-sealed", "proven-kept"] if people else ["proven-alone"]
    assert [each.key for each in said] == ["proven-house", *by_seats]
    assert said[1].args.get("names", "") == ", ".join(PEOPLE[person] for person in people)


def test_a_log_of_the_first_version_is_dealt_as_it_was_and_says_what_that_proves() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    sitting.append(Added(0, "three dice: 4 1 6"), "ana")
    sitting.do("ana", Start)
    assert sitting.table.seed == seed_of(SECRET, ("three dice: 4 1 6", ""))
    sitting.play_some(1)
    assert [each.key for each in proven(sitting.table.record())] == ["proven-house", "proven-open"]
