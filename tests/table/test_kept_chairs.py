"""Chairs that are kept for people who have not come yet: nobody else takes them, and nobody waits for them for ever."""

from serao.engine.fairness import seal_of
from serao.table.commands import SeatBot, Sit, Stand, Start
from serao.table.events import BotSat, Closed, Gone, Kept, Sat, Stood
from serao.table.moderation import decide_remove
from serao.table.table import Table
from tests.table.sitting import Sitting, entropy_of


def kept(start: str = "full", seats: int = 3) -> Sitting:
    """A table with chairs kept for Ana and Bruno, and an opponent beside them."""
    sitting = Sitting("avenue", seats, start=start)
    sitting.append(BotSat(2, "random", name="Alecrim II"), "ana")
    for seat, name in enumerate(("Ana", "Bruno")):
        sitting.append(Kept(seat, name.lower(), name, "member"), "ana")
    return sitting


def come(sitting: Sitting, person: str) -> None:
    """Somebody takes the chair that is kept for them, with a part of the shuffle."""
    sitting.do(person, Sit, seal=seal_of(sitting.table.commitment, entropy_of(person)))


def chairs_of(table: Table) -> list[tuple[str, bool]]:
    """What each chair is called, and whether it is kept."""
    return [(chair.name, chair.kept) for chair in table.chairs]


def test_the_game_begins_when_everybody_has_come_with_their_part_of_the_shuffle() -> None:
    sitting = kept()
    assert sitting.phase == "gathering"
    assert chairs_of(sitting.table) == [("Ana", True), ("Bruno", True), ("Alecrim II", False)]
    assert sitting.table.seats_of("ana") == ()
    come(sitting, "bruno")
    assert sitting.phase == "gathering"
    assert sitting.table.seats_of("bruno") == (1,)
    come(sitting, "ana")
    assert sitting.phase == "shuffling"
    assert sitting.table.shuffle.unrevealed == (0, 1)


def test_nobody_else_takes_a_kept_chair_and_no_name_is_numbered() -> None:
    sitting = kept()
    assert sitting.refusal("davi", Sit, seat=1) == "table-seat-taken"
    assert sitting.refusal("davi", Sit) == "table-full"
    assert sitting.refusal("ana", SeatBot, seat=1) == "table-seat-taken"
    assert sitting.do("bruno", Sit, name="Somebody else") == Sat(1, "bruno", "Bruno")


def test_the_chair_that_is_kept_is_the_first_that_one_is_given() -> None:
    sitting = Sitting("avenue", 3, start="host")
    sitting.append(Kept(2, "bruno", "Bruno"), "ana")
    assert sitting.do("ana", Sit) == Sat(0, "ana", "Ana")
    assert sitting.do("bruno", Sit) == Sat(2, "bruno", "Bruno")


def test_who_does_not_want_to_stands_up_and_the_host_fills_the_chair() -> None:
    sitting = kept()
    come(sitting, "ana")
    assert sitting.do("bruno", Stand, seat=1) == Stood(1)
    assert sitting.do("ana", SeatBot, seat=1, level="random") == BotSat(1, "random")
    assert sitting.phase == "shuffling"


def test_the_host_need_not_wait_and_who_was_not_there_may_still_sit_down() -> None:
    sitting = kept()
    come(sitting, "ana")
    sitting.do("ana", Stand, seat=1)
    assert sitting.table.stood_up == {}
    come(sitting, "bruno")
    assert sitting.phase == "shuffling"


def test_the_host_begins_without_those_who_have_not_come() -> None:
    sitting = kept("host")
    come(sitting, "ana")
    sitting.do("ana", Start, empty="bots")
    assert [chair.level is not None for chair in sitting.table.chairs] == [False, True, True]
    assert sitting.table.shuffle.unrevealed == (0,)
    sitting = kept("host")
    come(sitting, "ana")
    sitting.do("ana", Start, empty="close")
    assert sitting.table.names() == ("Ana", "Alecrim II")


def test_until_the_host_has_come_whoever_sits_there_acts_for_them() -> None:
    sitting = kept()
    assert sitting.refusal("bruno", Stand, seat=0) == "table-host-only"
    come(sitting, "bruno")
    assert sitting.do("bruno", Stand, seat=0) == Stood(0)
    assert sitting.refusal("bruno", SeatBot, seat=0) == "table-host-only"
    sitting = kept()
    come(sitting, "bruno")
    sitting.do("bruno", Start, empty="bots")
    assert sitting.phase == "shuffling"
    sitting = Sitting("avenue", 3, start="host")
    sitting.append(Kept(0, "ana", "Ana"), "ana")
    for person in ("bruno", "ana"):
        sitting.do(person, Sit)
    assert sitting.refusal("bruno", Start) == "table-host-only"


def test_nobody_begins_a_game_of_kept_chairs_alone() -> None:
    sitting = Sitting("avenue", 2, start="host")
    for seat, name in enumerate(("Ana", "Bruno")):
        sitting.append(Kept(seat, name.lower(), name), "ana")
    assert sitting.refusal("ana", Start) == "table-nobody"


def test_a_chair_is_no_longer_kept_for_who_leaves_the_house_or_is_banned() -> None:
    sitting = kept()
    sitting.append(Gone("bruno", ("N. N.",), "ana"))
    assert chairs_of(sitting.table)[:2] == [("Ana", True), ("", False)]
    assert decide_remove(sitting.table, "ana") == Stood(0)
    sitting.append(Stood(0))
    assert decide_remove(sitting.table, "ana") is None


def test_everybody_sees_for_whom_a_chair_is_kept() -> None:
    sitting = kept()
    shown = sitting.sync("bruno")
    assert shown["mine"] == []
    assert [chair.get("kept", False) for chair in shown["table"]["chairs"]] == [True, True, False]
    assert shown["table"]["chairs"][1]["person"] == "bruno"
    sitting.append(Closed())
    assert sitting.phase == "over"
