"""Counting the points of Picture Perfect (rule 8)."""

from serao.engine.outcome import Line, Outcome, Score, outcome_of
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.arrangement import spaces_of
from serao.games.picture_perfect.pieces import ALL_GUESTS, DECORATIONS_A_POINT, GUEST_POINTS, GUESTS, NOWHERE
from serao.games.picture_perfect.preferences import number_met
from serao.games.picture_perfect.state import State, envelopes_of, vips_in

TIE_BREAKS = ("guests-placed", "envelopes-held", "best-photo")  # 8.4
REASON = "photographs"


def outcome(state: State) -> Outcome | None:
    """8 Scores, ranking and reason, once the game is over."""
    if state.phase != phases.OVER:
        return None
    return outcome_of(scores(state), REASON, TIE_BREAKS)


def scores(state: State) -> list[Score]:
    """8 Every seat's score; all photographs have been taken."""
    return [seat_score(state, seat) for seat in range(state.seats)]


def seat_score(state: State, seat: int) -> Score:
    """8.1–8.3 A line for each guest placed, one for its VIP cards, and one for the decorations of the variant."""
    photo = state.photos[seat]
    assert photo is not None  # scores are counted when everybody has taken theirs
    spaces = spaces_of(photo.arrangement)
    placed = [guest for guest in ALL_GUESTS if spaces[guest] != NOWHERE]
    lines: list[Line] = []
    for guest in placed:
        number = number_met(state.envelopes[guest], guest, spaces, photo.reading)
        lines += guest_lines(guest, number, vips_in(state, guest))
    if state.options.auctions:
        has = state.decorations[seat]
        lines.append(Line("decorations", has // DECORATIONS_A_POINT, {"number": has}))
    ties = (len(placed), len(envelopes_of(state, seat)), state.votes[seat])
    return Score(seat, sum(line.points for line in lines), tuple(lines), ties)


def guest_lines(guest: int, number: int, vips: int) -> list[Line]:
    """8.1 What a placed guest is worth; 8.2 once more for each VIP card, negative points too."""
    points = GUEST_POINTS[number]
    lines = [Line("guest", points, {"guest": f"guest-{GUESTS[guest]}", "number": number})]
    if vips:
        lines.append(Line("vip", points * vips, {"guest": f"guest-{GUESTS[guest]}", "number": vips}))
    return lines


def tied_for_first(state: State) -> tuple[int, ...]:
    """8.4 The seats that only a vote can separate; a single one has won."""
    strength = {score.seat: (score.total, *score.ties[:2]) for score in scores(state)}
    best = max(strength.values())
    return tuple(seat for seat, each in strength.items() if each == best)
