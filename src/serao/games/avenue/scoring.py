"""Counting the points of Avenue (rule 5)."""

from serao.engine.outcome import Outcome, Score, ScoreLine, outcome_of
from serao.games.avenue.maps import Map, map_of
from serao.games.avenue.networks import castle_grapes
from serao.games.avenue.pieces import GRADES, LOWEST_GRADE, ZERO_PENALTY
from serao.games.avenue.state import Sheet, State

TIE_BREAKS = ("highest-farm",)  # 5.2
REASON = "five-farms"


def outcome(state: State) -> Outcome | None:
    """5 Scores, ranking and, for a game alone, the grade."""
    if state.road:
        return None
    land = map_of(state.options.map)
    scores = [seat_score(seat, sheet, land, state.farms) for seat, sheet in enumerate(state.sheets)]
    return outcome_of(scores, REASON, TIE_BREAKS, solo_grade(state))


def seat_score(seat: int, sheet: Sheet, land: Map, farms: str) -> Score:
    """5.1, 5.2 The numbers written, the two castles, and the penalties; as it stands, while the game goes on."""
    purple, green = castle_grapes(sheet.roads, land)
    zeros = sheet.written.count(0)
    lines = [ScoreLine("farm", number, {"farm": farm}) for farm, number in zip(farms, sheet.written, strict=False)]
    lines += [ScoreLine("purple-castle", purple), ScoreLine("green-castle", green)]
    if zeros:
        lines.append(ScoreLine("zeros", zeros * ZERO_PENALTY, {"number": zeros}))
    total = sum(line.points for line in lines)
    return Score(seat, total, tuple(lines), (max(sheet.written, default=0),))


def written_points(sheet: Sheet) -> int:
    """5.1 The numbers written and the penalties, without the castles."""
    return sum(sheet.written) + ZERO_PENALTY * sheet.written.count(0)


def solo_grade(state: State) -> str | None:
    """5.3 The grade of a game alone, once it is over."""
    if state.road or state.seats != 1:
        return None
    return grade(seat_score(0, state.sheets[0], map_of(state.options.map), state.farms).total)


def grade(total: int) -> str:
    """5.3 The grade of a game alone."""
    return next((name for least, name in GRADES if total >= least), LOWEST_GRADE)
