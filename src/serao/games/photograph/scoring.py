"""Counting the points of Photograph (rule 6)."""

from functools import lru_cache

from serao.engine.outcome import Outcome, Score, ScoreLine, outcome_of
from serao.games.photograph.pieces import (
    BLURRED_POINTS,
    COLOUR,
    COLOURS,
    GOOD_SHOT_POINTS,
    STRIP_POINTS,
)
from serao.games.photograph.state import OVER, State, Strip
from serao.games.photograph.strips import in_focus

TIE_BREAKS = ("good-shots", "longest-strip")  # 6.4


def outcome(state: State) -> Outcome | None:
    """6 Scores, ranking and reason, once the game is over."""
    if state.phase != OVER:
        return None
    scores = [seat_score(state, seat) for seat in range(len(state.hands))]
    return outcome_of(scores, state.reason, TIE_BREAKS)


def seat_score(state: State, seat: int) -> Score:
    """One seat's score as it stands (with the variant 6.5 once the last cards lie open)."""
    strips = {colour: state.strips[seat][colour] for colour in state.colours}
    good_shots = [colour for colour in state.colours if state.good_shots[colour] == seat]
    given_up = missed_colour(state, seat)
    if given_up is not None:
        strips[given_up] = ()
        good_shots = [colour for colour in good_shots if colour != given_up]
    return _scored(seat, tuple(strips.items()), tuple(good_shots))


@lru_cache(maxsize=2048)  # every view shows every score, and most actions change none
def _scored(seat: int, strips: tuple[tuple[int, Strip], ...], good_shots: tuple[int, ...]) -> Score:
    return score_strips(seat, dict(strips), list(good_shots))


def missed_colour(state: State, seat: int) -> int | None:
    """6.5 The colour of the last card in hand, when the variant is played and the game is over."""
    if not state.options.missed_photo or state.phase != OVER:
        return None
    return COLOUR[state.hands[seat][0]]


def strip_points(strip: Strip) -> int:
    """6.2 By the number of face-up cards."""
    return STRIP_POINTS[min(len(in_focus(strip)), len(STRIP_POINTS) - 1)]


def score_strips(seat: int, strips: dict[int, Strip], good_shots: list[int]) -> Score:
    """6.2, 6.3 A table of strips: a line a colour, a line for its blurred photos, a line a Good Shot."""
    lines: list[ScoreLine] = []
    for colour, strip in strips.items():
        shots = len(in_focus(strip))
        blurred = len(strip) - shots
        name = COLOURS[colour]
        lines.append(ScoreLine("strip", strip_points(strip), {"colour": name, "number": shots}))
        if blurred:
            lines.append(ScoreLine("blurred", BLURRED_POINTS * blurred, {"colour": name, "number": blurred}))
        if colour in good_shots:
            lines.append(ScoreLine("good-shot", GOOD_SHOT_POINTS, {"colour": name}))
    longest = max(len(in_focus(strip)) for strip in strips.values())
    return Score(seat, sum(line.points for line in lines), tuple(lines), (len(good_shots), longest))
