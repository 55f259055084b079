"""Rows of seats behave like one long tuple, and share all rows but the changed one."""

from hypothesis import given
from hypothesis import strategies as st

from serao.engine.seatrows import at, filled, flat, put


@given(seats=st.integers(1, 200), changes=st.lists(st.tuples(st.integers(0, 199), st.integers()), max_size=30))
def test_rows_behave_like_a_tuple(seats: int, changes: list[tuple[int, int]]) -> None:
    rows, plain = filled(seats, 0), [0] * seats
    for seat, value in changes:
        rows = put(rows, seat % seats, value)
        plain[seat % seats] = value
    assert flat(rows) == tuple(plain)
    assert [at(rows, seat) for seat in range(seats)] == plain


def test_only_one_row_is_copied() -> None:
    before = put(filled(1000, None), 0, None)
    after = put(before, 500, "chosen")
    different = [one is not other for one, other in zip(before, after, strict=True)]
    assert different.count(True) == 1
    assert max(map(len, after)) <= 32
