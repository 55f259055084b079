"""Photograph as the rulebook tells it: who acts, what is legal, what each action does (rules 3 to 6)."""

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.problem import Reason, reason
from serao.games.photograph.actions import LEFT, RIGHT, TAKES, WINDS, Action, Take, Wind
from serao.games.photograph.news import (
    Chose,
    Cleared,
    Dealt,
    EndCame,
    Event,
    Missed,
    Shot,
    SunsetFell,
    Took,
    Wound,
)
from serao.games.photograph.pieces import (
    BACK,
    COLOUR,
    COLUMNS,
    EMPTY,
    FACE_UP,
    GOOD_SHOT_AT,
    LOW_FIELD,
    MOST_TAKEN,
    NUMBER,
    PLAYED_TOGETHER,
    ROW,
    ROWS,
    SUNSET,
)
from serao.games.photograph.state import (
    AT_END,
    AT_SUNSET,
    FREE,
    OVER,
    SUBJECT,
    WINDING,
    State,
    cards_left,
    empty_places,
)
from serao.games.photograph.strips import fitting, in_focus

T = TypeVar("T")

ALONE = tuple((seat,) for seat in range(max(ROWS)))
TOGETHER = (AT_SUNSET, AT_END)
# The positions of each row in the order of taking, by side and number of rows.
ROW_FROM = {
    **{(LEFT, rows): ROW[rows] for rows in ROW},
    **{(RIGHT, rows): tuple(row[::-1] for row in ROW[rows]) for rows in ROW},
}


def actors(state: State) -> tuple[int, ...]:
    """The seat whose turn it is; at Sunset and at the end everybody who has not chosen yet."""
    if state.phase in TOGETHER:
        return tuple(seat for seat, wind in enumerate(state.winds) if wind is None)
    return ALONE[state.turn] if state.phase != OVER else ()


def to_play(state: State, seat: int | None) -> int:
    """3.3, 5.3, 6.1 How many cards that seat plays when it winds next, as far as that is settled."""
    if state.phase in TOGETHER:
        return PLAYED_TOGETHER
    return state.owed if seat == state.turn else 0


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Every action that seat may take now."""
    if state.phase in TOGETHER:
        return WINDS[len(state.hands[seat])] if state.winds[seat] is None else ()
    if seat != state.turn or state.phase == OVER:
        return ()
    return takes(state.field, len(state.hands)) if state.phase == SUBJECT else WINDS[len(state.hands[seat])]


def takes(field: tuple[int, ...], seats: int) -> tuple[Take, ...]:
    """3.1 One to three cards, at most what the row has, from either end."""
    rows = ROWS[seats]
    possible: tuple[Take, ...] = ()
    for row in range(rows):  # positions run column by column (2.4), so a row is every so many-th of them
        possible += TAKES[row][COLUMNS - field[row::rows].count(EMPTY)]
    return possible


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why that seat may not do this now; None when it may."""
    if seat not in range(len(state.hands)):
        return reason("no-such-seat", given=seat + 1, seats=len(state.hands))
    possible = legal(state, seat)
    if action in possible:
        return None
    if state.phase == OVER:
        return reason("game-over")
    if not possible:
        return reason("already-chosen" if state.phase in TOGETHER else "not-your-turn")
    match action:
        case Take():
            return _why_not_take(state, action)
        case Wind():
            return _why_not_wind(state, seat)


def _why_not_take(state: State, action: Take) -> Reason:
    rows = ROW[ROWS[len(state.hands)]]
    if state.phase != SUBJECT:
        return reason("photograph-wind-now" if state.phase == WINDING else "photograph-wind-together")
    if action.row not in range(len(rows)):
        return reason("photograph-row-unknown", row=action.row + 1, rows=len(rows))
    if action.side not in (LEFT, RIGHT) or action.number not in range(1, MOST_TAKEN + 1):
        return reason("photograph-take-how", most=MOST_TAKEN)
    left = sum(state.field[position] != EMPTY for position in rows[action.row])
    if left == 1 and action.number == 1:
        return reason("photograph-row-single", row=action.row + 1)
    return reason("photograph-row-short", row=action.row + 1, left=left)


def _why_not_wind(state: State, seat: int) -> Reason:
    if state.phase == SUBJECT:
        return reason("photograph-take-now")
    return reason("photograph-wind-forward", cards=len(state.hands[seat]))


def apply(state: State, seat: int, action: Action, chance: Chance) -> State:
    """The next position: one arm a decision of the rulebook."""
    match action:
        case Take():
            return choose_subject(state, seat, action)
        case Wind() if state.phase == WINDING:
            return wind_and_shoot(state, seat, action)
        case Wind():
            return wind_together(state, seat, action)


def reversible(before: State, after: State) -> bool:
    """A choice that waits, or a take of open cards only, tells nobody anything and may be taken back."""
    match after.news:
        case (Chose(),):
            return True
        case (Took(cards=cards),):
            return all(card < len(BACK) for card in cards)
    return False


# ── 3 A turn ──────────────────────────────────────────────────────────────────────────────────────


def choose_subject(state: State, seat: int, take: Take) -> State:
    """3.1 Take the cards one by one from the end of the row to the front of the hand."""
    rows = ROWS[len(state.hands)]
    face_up, field = FACE_UP[rows], list(state.field)
    taken: list[int] = []
    shown: list[int] = []
    for position in ROW_FROM[take.side, rows][take.row]:
        card = field[position]
        if card != EMPTY and len(taken) < take.number:
            field[position] = EMPTY
            taken.append(card)
            shown.append(card if face_up[position] else BACK[card])
    return told(
        state,
        (Took(seat, take.row, take.side, tuple(shown)),),
        phase=WINDING,
        owed=take.number,
        field=tuple(field),
        hands=_with(state.hands, seat, state.hands[seat] + tuple(taken)),
    )


def wind_and_shoot(state: State, seat: int, action: Wind) -> State:
    """3.2 and 3.3, then 3.4: wind, play as many cards as were taken, check the field."""
    news: list[Event] = []
    return check_field(shoot(state, seat, action, state.owed, news, good_shots=True), news)


def wound(hand: tuple[int, ...], wind: Wind) -> list[int]:
    """3.2 The hand after one card has moved forward."""
    film = list(hand)
    film.insert(wind.to, film.pop(wind.card))
    return film


def shoot(state: State, seat: int, wind: Wind, number: int, news: list[Event], good_shots: bool) -> State:
    """3.2, 3.3 Wind the film and play so many cards from the back of the hand, each by section 4."""
    hand = wound(state.hands[seat], wind)
    strips = list(state.strips[seat])
    holders, seen = state.good_shots, state.seen
    news.append(Wound(seat, wind.card, wind.to))
    for card in hand[:number]:
        colour, value = COLOUR[card], NUMBER[card]
        focused = value in fitting(strips[colour])
        strips[colour] += (value if focused else -value,)  # 4.5
        won = good_shots and focused and holders[colour] == FREE and long_enough(strips[colour], len(state.hands))
        if won:
            holders = _with(holders, colour, seat)
        seen |= 1 << card
        news.append(Shot(seat, card, focused, won))
    return replace(
        state,
        owed=0,
        hands=_with(state.hands, seat, tuple(hand[number:])),
        strips=_with(state.strips, seat, tuple(strips)),
        good_shots=holders,
        seen=seen,
    )


def long_enough(strip: tuple[int, ...], seats: int) -> bool:
    """4.7 Enough face-up cards for a Good Shot."""
    return len(strip) >= GOOD_SHOT_AT[seats] and len(in_focus(strip)) >= GOOD_SHOT_AT[seats]


# ── 5 Checking the field ──────────────────────────────────────────────────────────────────────────


def check_field(state: State, news: list[Event]) -> State:
    """5.1 With more than three cards nothing happens; else the field is cleared and dealt."""
    if cards_left(state.field) > LOW_FIELD:
        return next_turn(state, news)
    state = clear_for_two(state, news) if len(state.hands) == 2 else clear_for_more(state, news)
    return deal_field(state, news)


def clear_for_two(state: State, news: list[Event]) -> State:
    """5.1 Two players: everything left goes, face-down cards unseen."""
    gone = tuple(card for card in state.field if card != EMPTY)
    news.append(Cleared(tuple(as_seen(card, state.seen) for card in gone), ()))
    return replace(state, field=(EMPTY,) * len(state.field), gone=state.gone + gone)


def clear_for_more(state: State, news: list[Event]) -> State:
    """5.1 Three or four: open cards go; face-down ones move to the left column and turn face up."""
    face_up = FACE_UP[ROWS[len(state.hands)]]
    left = [(card, face_up[position]) for position, card in enumerate(state.field) if card != EMPTY]
    gone = tuple(card for card, up in left if up)
    turned = tuple(card for card, up in left if not up)
    news.append(Cleared(gone, turned))
    return replace(
        state,
        field=turned + (EMPTY,) * (len(state.field) - len(turned)),
        gone=state.gone + gone,
        seen=state.seen | sum(1 << card for card in turned),
    )


def deal_field(state: State, news: list[Event]) -> State:
    """5.1–5.3 Fill the empty positions in number order until the field or the deck is done, or Sunset is on top."""
    before_sunset = state.deck.index(SUNSET) if SUNSET in state.deck else len(state.deck)
    places = empty_places(state.field)[:before_sunset]
    field, seen = list(state.field), state.seen
    face_up = FACE_UP[ROWS[len(state.hands)]]
    for position, card in zip(places, state.deck, strict=False):
        field[position] = card
        if face_up[position]:
            seen |= 1 << card
    if places:
        news.append(Dealt(len(places)))
    state = replace(state, field=tuple(field), seen=seen, deck=state.deck[len(places) :])
    if state.deck and state.deck[0] == SUNSET:
        return sunset(state, news)
    return end_or_go_on(state, news)


def sunset(state: State, news: list[Event]) -> State:
    """5.3 Everybody at once winds the film; the dealing waits."""
    news.append(SunsetFell())
    return told(state, news, phase=AT_SUNSET)


def end_or_go_on(state: State, news: list[Event]) -> State:
    """5.4 Three or fewer cards after the check: the game ends. Otherwise the next player's turn."""
    if cards_left(state.field) > LOW_FIELD:
        return next_turn(state, news)
    dealt = any(isinstance(event, Dealt) for event in news)
    why = "deck-short" if dealt else "deck-empty"
    news.append(EndCame(why))
    return told(state, news, phase=AT_END, reason=why)


def next_turn(state: State, news: list[Event]) -> State:
    """The next seat, clockwise."""
    turn = (state.turn + 1) % len(state.hands)
    return told(state, news, phase=SUBJECT, turn=turn)


# ── 5.3, 6.1 Winding together ─────────────────────────────────────────────────────────────────────


def wind_together(state: State, seat: int, action: Wind) -> State:
    """A secret choice; when the last one is made, all are revealed together."""
    winds = _with(state.winds, seat, action)
    if None in winds:
        return told(state, (Chose(seat),), winds=winds)
    news: list[Event] = []
    for each, wind in enumerate(winds):
        assert wind is not None  # the line above has waited for everybody
        state = shoot(state, each, wind, PLAYED_TOGETHER, news, good_shots=False)
    state = replace(state, winds=(None,) * len(winds))
    if state.phase == AT_END:
        return discard_last_cards(state, news)
    return deal_field(replace(state, deck=state.deck[1:]), news)  # Sunset leaves, dealing goes on


def discard_last_cards(state: State, news: list[Event]) -> State:
    """6.1 The last card of each hand is laid open; 6.5 what it costs with the variant is counted in the scoring."""
    given_up = state.options.missed_photo
    seen = state.seen
    for seat, (card,) in enumerate(state.hands):
        news.append(Missed(seat, card, given_up and state.strips[seat][COLOUR[card]] != ()))
        seen |= 1 << card
    return told(state, news, phase=OVER, seen=seen)


def told(state: State, news: Iterable[Event], **changes: Any) -> State:
    """The position after an action: what it brought is the news now, and what was news before is past."""
    # In which order seats chose at the same time is nothing that happened at the table.
    only_chosen = any(isinstance(event, Chose) for event in state.news)
    past = state.past if only_chosen else state.past + state.news
    return replace(state, past=past, news=tuple(news), **changes)


def as_seen(card: int, seen: int) -> int:
    """A card as the whole table knows it: its face where all have seen it, else its back."""
    return card if seen >> card & 1 else BACK[card]


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    changed = list(values)
    changed[place] = value
    return tuple(changed)
