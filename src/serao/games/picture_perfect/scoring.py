"""Counting the points of Picture Perfect (rule 8)."""

import msgspec

from serao.engine.outcome import Outcome, Score, ScoreLine, outcome_of
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.arrangement import spaces_of
from serao.games.picture_perfect.pieces import ALL_GUESTS, DECORATIONS_A_POINT, GUEST_POINTS, GUESTS, NOWHERE
from serao.games.picture_perfect.preferences import each_met
from serao.games.picture_perfect.state import State, envelopes_of, vips_in

TIE_BREAKS = ("guests-placed", "envelopes-held", "best-photo")  # 8.4
REASON = "photographs"


class ScoredGuest(msgspec.Struct, frozen=True, gc=False):
    """8.1, 8.2 A guest in a photograph: which of its preferences are met, what that is worth, with VIP cards or not."""

    guest: int
    met: tuple[bool, ...]  # by the cards of its envelope
    worth: int  # for the preferences
    vips: int  # each scores the worth once more
    points: int  # altogether


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
    placed = scored_guests(state, seat)
    lines = [line for guest in placed for line in guest_lines(guest)]
    if state.options.auctions:
        lines.append(ScoreLine("decorations", decoration_points(state, seat), {"number": state.decorations[seat]}))
    ties = (len(placed), len(envelopes_of(state, seat)), state.votes[seat])
    return Score(seat, sum(line.points for line in lines), tuple(lines), ties)


def scored_guests(state: State, seat: int) -> tuple[ScoredGuest, ...]:
    """8.1, 8.2 The guests in a seat's photograph, each with what it brings and why."""
    photo = state.photos[seat]
    assert photo is not None  # scores are counted when everybody has taken theirs
    spaces = spaces_of(photo.arrangement)
    placed = (guest for guest in ALL_GUESTS if spaces[guest] != NOWHERE)
    return tuple(
        scored_guest(guest, each_met(state.envelopes[guest], guest, spaces, photo.reading), vips_in(state, guest))
        for guest in placed
    )


def scored_guest(guest: int, met: tuple[bool, ...], vips: int) -> ScoredGuest:
    """8.1 What a placed guest is worth; 8.2 once more for each VIP card, negative points too."""
    worth = GUEST_POINTS[sum(met)]
    return ScoredGuest(guest, met, worth, vips, worth * (1 + vips))


def guest_lines(scored: ScoredGuest) -> list[ScoreLine]:
    """A guest's points for its preferences, and those for its VIP cards."""
    name = f"guest-{GUESTS[scored.guest]}"
    lines = [ScoreLine("guest", scored.worth, {"guest": name, "number": sum(scored.met)})]
    if scored.vips:
        lines.append(ScoreLine("vip", scored.points - scored.worth, {"guest": name, "number": scored.vips}))
    return lines


def decoration_points(state: State, seat: int) -> int:
    """8.3 In the variant with auctions, a point for every two decorations."""
    return state.decorations[seat] // DECORATIONS_A_POINT if state.options.auctions else 0


def tied_for_first(state: State) -> tuple[int, ...]:
    """8.4 The seats that only a vote can separate; a single one has won."""
    strength = {score.seat: (score.total, *score.ties[:2]) for score in scores(state)}
    best = max(strength.values())
    return tuple(seat for seat, each in strength.items() if each == best)
