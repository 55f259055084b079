"""The short forms of the campaigns that kill: nothing that was acknowledged is lost or doubled, and all games end."""

from collections.abc import Callable
from pathlib import Path

import pytest

from campaigns import kills
from campaigns.ledgers import settle_up
from campaigns.seen import Seen
from serao.storage.engine import disposing, open_database, writing
from serao.storage.migrate import upgrade
from serao.storage.rows import insert
from tests.server.cluster.scripted import Ledger
from tests.storage.samples import row

HOUSES: list[tuple[Callable[[Seen, Path], None], int]] = [
    (kills.on_sqlite, 6),
    (kills.on_processes, 6),
    (kills.on_cluster, 10),
]


@pytest.mark.parametrize(("house", "number"), HOUSES, ids=lambda each: getattr(each, "__name__", ""))
def test_killed_again_and_again_a_house_loses_nothing(
    house: Callable[[Seen, Path], None], number: int, tmp_path: Path
) -> None:
    seen = Seen(house.__name__, number, "kills", seed=2026)
    house(seen, tmp_path)
    assert not seen.broken, seen.broken
    assert seen.done >= number
    assert (seen.figures["lost"], seen.figures["doubled"]) == (0, 0)
    assert seen.figures["records_verified"] == seen.figures["tables"] >= kills.TABLES
    assert seen.figures["acknowledged"] > seen.done


def test_a_command_that_is_not_in_the_log_is_lost(tmp_path: Path) -> None:
    """An interrupted campaign, of which a table has lost one of its two acknowledged commands."""
    database = str(tmp_path / "house.db")
    with disposing(open_database(database)) as engine:
        upgrade(engine)
        with writing(engine) as connection:
            insert(connection, [row("m1", 0, b'{"type":"said"}')._replace(by="ana", id="kept")])
    ledger, seen = Ledger("m1", "avenue"), Seen("kills", 1, "kills", seed=0)
    ledger.answered = {("ana", "kept"): 1, ("ana", "gone"): 2}
    settle_up([ledger], [], database, seen, whole=False)
    assert seen.figures["lost"] == 1
    assert seen.broken == ["table m1, avenue: accepted, and then lost"]


def test_a_command_that_is_in_the_log_twice_is_doubled() -> None:
    rows = [(number, "ana", "one", b"{}") for number in range(2)]
    assert Ledger("m1", "avenue").doubled(rows) == [("ana", "one")]
