"""Records that are brought to the house: no larger than its own tables."""

import msgspec
import pytest

from serao.engine import record as records
from serao.engine.problem import BadRecord
from serao.server.tables.record_routes import verified
from serao.table.setup import MOST_SEATS
from tests.server.conftest import Invite
from tests.server.tables.test_photos import ALONE


def crowded(seats: int) -> bytes:
    """A record that says that so many have played."""
    record = records.decode(ALONE.read_bytes())
    return records.encode(msgspec.structs.replace(record, players=("Ana",) * seats))


def refusal(body: bytes) -> str:
    """Why a record is not taken."""
    with pytest.raises(BadRecord) as refused:
        verified(body)
    return refused.value.reason.key


def test_a_crowd_larger_than_any_table_is_refused_before_it_is_verified() -> None:
    assert refusal(crowded(MOST_SEATS + 1)) == "record-many-seats"
    assert refusal(crowded(MOST_SEATS)) != "record-many-seats"


def test_whoever_imports_such_a_record_is_told(people: Invite) -> None:
    answer = people("Ana").http.post("/api/records", content=crowded(100_000))
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "record-many-seats")
