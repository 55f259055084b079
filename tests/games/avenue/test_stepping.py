"""What the search on Avenue's kernel imagines."""

from typing import Any

import pytest

from serao.engine.chance import Chance
from serao.engine.play import start
from serao.games import avenue
from serao.games.avenue.opponent import stepping
from serao.installed.kernels import PLAIN, fastest


def test_a_peeked_farm_stays_while_the_other_farms_are_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PLAIN, "1")  # whose cards can be looked at
    fastest.cache_clear()
    state = start(avenue, avenue.Options(), 2, Chance(b"peek"))
    for seat, action in enumerate((stepping.action_of(42), stepping.action_of(0))):
        state = avenue.apply(state, seat, action, Chance(b"peek", 1))
    farms: list[set[tuple[int, ...]]] = [set(), set()]
    for seat in range(2):
        table: Any = stepping.remembered(avenue.memory(state, seat), Chance(b"luck"))
        for seed in range(60):
            table.imagine(seat, seed)
            farms[seat].add(tuple(table.farms[:2]))
    fastest.cache_clear()
    assert [len(each) for each in farms] == [1, 5]
