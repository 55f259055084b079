"""Rule 1.1 for maps of one's own: what is a map, and what is refused with which reason."""

import msgspec
import pytest

from serao.engine.play import start
from serao.engine.problem import BadOptions, Reason
from serao.games import avenue
from serao.games.avenue.maps import map_of
from serao.games.avenue.state import LONGEST_MAP, Options
from tests.games.avenue.scenes import fresh, luck, random_game
from tests.games.avenue.test_1_components import PRINTED

ROWS = [line.split() for line in PRINTED["A"].strip().splitlines()]


def written(rows: list[list[str]], end: str = "\n") -> str:
    """A map as text."""
    return end.join(" ".join(row) for row in rows)


def with_square(column: int, row: int, token: str) -> str:
    """Map A with one square changed; columns and rows are counted from 1."""
    rows = [list(each) for each in ROWS]
    rows[row - 1][column - 1] = token
    return written(rows)


def fault(text: str) -> Reason:
    """Why a map is refused before anybody sits down."""
    with pytest.raises(BadOptions) as refusal:
        start(avenue, Options(map=text), 1, luck())
    return refusal.value.reason


def test_ruling_1_1_own_map_of_seven_lines_of_six_squares_is_played() -> None:
    reversed_rows = written([row[::-1] for row in ROWS[::-1]])
    assert map_of(reversed_rows).squares == tuple(reversed(map_of("A").squares))
    assert avenue.outcome(random_game(2, 5, map_text=reversed_rows)[-1]) is not None


def test_ruling_1_1_own_map_with_the_squares_of_map_a_is_map_a() -> None:
    assert map_of(written(ROWS)) == map_of("A")


def test_ruling_1_1_own_map_may_come_with_windows_line_ends() -> None:
    assert map_of(written(ROWS, end="\r\n") + "\r\n") == map_of("A")


def test_ruling_1_1_own_map_may_come_with_blank_lines_and_spaces() -> None:
    assert map_of("\n\n" + written(ROWS, end=" \n  \n\t") + "\n\n\n") == map_of("A")


def test_ruling_1_1_own_map_has_room_for_wide_gaps_but_is_no_book() -> None:
    """Options are kept, and told in lists of tables."""
    wide = written([["GPGP"] * 6] * 7, end=" \r\n\r\n").replace(" ", " " * 12)
    assert 500 < len(wide) <= LONGEST_MAP
    assert msgspec.convert({"map": wide}, Options).map == wide
    for text in (wide.replace(" ", " " * 9), " " * (LONGEST_MAP + 1)):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"map": text}, Options)


def test_ruling_1_1_own_map_need_not_keep_the_stock_of_squares() -> None:
    assert sum(map_of(with_square(5, 1, "PPPP")).purple) == 28


def test_ruling_1_1_own_map_may_mix_four_grapes_in_any_order() -> None:
    land = map_of(with_square(5, 1, "GPGP"))
    assert (land.green[4], land.purple[4]) == (2, 2)


def test_ruling_1_1_own_map_is_part_of_what_everybody_sees() -> None:
    text = with_square(5, 1, "PPPP")
    assert avenue.view(fresh(2, text), None).squares[4] == "PPPP"


def test_ruling_1_1_own_map_of_41_squares_is_refused() -> None:
    found = fault(written([*ROWS[:6], ROWS[6][:5]]))
    assert found.key == "avenue-map-columns"
    assert found.args == {"row": 7, "given": 5, "expected": 6, "squares": 41}


def test_ruling_1_1_own_map_of_43_squares_is_refused() -> None:
    found = fault(written([[*ROWS[0], "G"], *ROWS[1:]]))
    assert found.key == "avenue-map-columns"
    assert found.args == {"row": 1, "given": 7, "expected": 6, "squares": 43}


def test_ruling_1_1_own_map_of_42_squares_in_wrong_lines_is_refused() -> None:
    found = fault(written([[*ROWS[0], ROWS[1][0]], ROWS[1][1:], *ROWS[2:]]))
    assert (found.key, found.args["squares"]) == ("avenue-map-columns", 42)


@pytest.mark.parametrize("count", [6, 8])
def test_ruling_1_1_own_map_needs_seven_rows(count: int) -> None:
    found = fault(written([*ROWS, ROWS[0]][:count]))
    assert found.key == "avenue-map-rows"
    assert found.args == {"given": count, "expected": 7}


@pytest.mark.parametrize("token", ["X", "g", "FG", "F", "CB", "GX", "0", "..", "fa"])
def test_ruling_1_1_own_map_with_an_unknown_square_is_refused(token: str) -> None:
    found = fault(with_square(5, 1, token))
    assert found.key == "avenue-map-square"
    assert found.args == {"given": token, "row": 1, "column": 5}


def test_ruling_1_1_own_map_with_five_grapes_in_a_square_is_refused() -> None:
    found = fault(with_square(6, 7, "GGGGP"))
    assert found.key == "avenue-map-square"
    assert found.args == {"given": "GGGGP", "row": 7, "column": 6}


@pytest.mark.parametrize("token", ["FA", "FF", "CG", "CP"])
def test_ruling_1_1_own_map_with_a_farm_or_castle_twice_is_refused(token: str) -> None:
    found = fault(with_square(5, 1, token))
    assert found.key == "avenue-map-single"
    assert found.args == {"square": token, "given": 2}


@pytest.mark.parametrize(("column", "row"), [(3, 1), (6, 1), (1, 7), (4, 7)])
def test_ruling_1_1_own_map_without_a_farm_or_castle_is_refused(column: int, row: int) -> None:
    missing = ROWS[row - 1][column - 1]
    found = fault(with_square(column, row, "."))
    assert found.key == "avenue-map-single"
    assert found.args == {"square": missing, "given": 0}


@pytest.mark.parametrize("text", ["", " ", "\r\n\n"])
def test_ruling_1_1_own_map_without_any_text_is_refused(text: str) -> None:
    assert fault(text).key == "avenue-map-rows"


@pytest.mark.parametrize("name", ["D", "a", "AA", "map"])
def test_ruling_1_1_own_map_name_that_is_unknown_is_refused(name: str) -> None:
    found = fault(name)
    assert found.key == "avenue-map-unknown"
    assert found.args == {"given": name, "known": "A, B, C"}


def test_ruling_1_1_own_map_refusals_are_told_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="There is no map “D”"):
        avenue.seats(Options(map="D"))
