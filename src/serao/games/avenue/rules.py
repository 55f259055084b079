"""Avenue as the rulebook tells it: who acts, what is legal, what each action does (rules 3 and 4)."""

from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.problem import Reason, reason
from serao.engine.seatrows import SeatRows, at, filled, flat, put
from serao.games.avenue.actions import PEEK, ROW_DRAWS, Action, Draw, Peek, square_text
from serao.games.avenue.maps import map_of
from serao.games.avenue.networks import farm_grapes
from serao.games.avenue.news import Acted, Chose, Ended, Event, FarmScored, RoadShown, RoundBegan
from serao.games.avenue.pieces import ROUNDS, SQUARES, YELLOW, YELLOWS_A_ROUND
from serao.games.avenue.state import NOTHING_SHOWN, Sheet, State

JUST_PEEK = (PEEK,)
ROW_1, ROW_2, ROW_3, ROW_4, ROW_5, ROW_6, ROW_7 = ROW_DRAWS


@lru_cache(maxsize=64)
def everybody(seats: int) -> tuple[int, ...]:
    """All seats of a table."""
    return tuple(range(seats))


@lru_cache(maxsize=64)
def nobody_chose(seats: int) -> SeatRows[Action | None]:
    """An empty place for each seat's choice."""
    return filled(seats, None)


def actors(state: State) -> tuple[int, ...]:
    """3.2 Everybody who has not chosen for the road that is shown."""
    if not state.road:
        return ()
    if state.waiting == state.seats:
        return everybody(state.seats)
    return tuple(seat for seat, choice in enumerate(flat(state.choices)) if choice is None)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """3.2 The road in any vacant square, or a peek, once a round."""
    if not state.road or at(state.choices, seat) is not None:
        return ()
    sheet = state.sheets[seat]
    draws = draws_in(sheet.vacant)
    return draws if state.round in sheet.peeks else draws + JUST_PEEK


def draws_in(vacant: int) -> tuple[Draw, ...]:
    """A draw for each vacant square, looked up row by row."""
    return (
        ROW_1[vacant & 63]
        + ROW_2[vacant >> 6 & 63]
        + ROW_3[vacant >> 12 & 63]
        + ROW_4[vacant >> 18 & 63]
        + ROW_5[vacant >> 24 & 63]
        + ROW_6[vacant >> 30 & 63]
        + ROW_7[vacant >> 36]
    )


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why that seat may not do this now; None when it may."""
    if not 0 <= seat < state.seats:
        return reason("no-such-seat", given=seat + 1, seats=state.seats)
    if not state.road:
        return reason("game-over")
    if at(state.choices, seat) is not None:
        return reason("already-chosen")
    sheet = state.sheets[seat]
    match action:
        case Draw(square) if not 0 <= square < SQUARES:
            return reason("avenue-no-square")
        case Draw(square) if not sheet.vacant >> square & 1:
            return reason("avenue-not-vacant", square=square_text(square))
        case Peek() if state.round in sheet.peeks:
            return reason("avenue-peeked-already", round=state.round)
    return None


def apply(state: State, seat: int, action: Action, chance: Chance) -> State:
    """A choice waits unseen; when the last one is made, all take effect together."""
    choices = put(state.choices, seat, action)
    if state.waiting > 1:
        return replace(state, choices=choices, waiting=state.waiting - 1, news=(Chose(seat),))
    return reveal(state, cast(tuple[Action, ...], flat(choices)), chance)


def reversible(before: State, after: State) -> bool:
    """A choice that waits may be taken back; once revealed it stands."""
    return isinstance(after.news[0], Chose)


# ── 3 A round ─────────────────────────────────────────────────────────────────────────────────────


def reveal(state: State, choices: tuple[Action, ...], chance: Chance) -> State:
    """3.2 Everybody draws or peeks; 3.3 after the fourth yellow card the farm scores."""
    road = state.road % YELLOW
    sheets = tuple(
        [
            drawn(sheet, choice.square, road) if isinstance(choice, Draw) else peeked(sheet, state.round)
            for sheet, choice in zip(state.sheets, choices, strict=True)
        ]
    )
    news: list[Event] = [Acted(road, 0, choices)]
    if state.yellow < YELLOWS_A_ROUND:
        return show_road(state, sheets, news, chance)
    state = score_farm(replace(state, sheets=sheets), news)
    if state.round == ROUNDS:
        return end(state, news)
    return show_road(next_round(state, news), state.sheets, news, chance)


def drawn(sheet: Sheet, square: int, road: int) -> Sheet:
    """3.2 The sheet with the road drawn as shown, never turned."""
    roads = list(sheet.roads)
    roads[square] = road
    return Sheet(tuple(roads), sheet.vacant ^ 1 << square, sheet.written, sheet.peeks)


def peeked(sheet: Sheet, number: int) -> Sheet:
    """3.2 The sheet of a seat that peeks in this round."""
    return Sheet(sheet.roads, sheet.vacant, sheet.written, (*sheet.peeks, number))


def score_farm(state: State, news: list[Event]) -> State:
    """4 Everybody writes a number for the round's farm."""
    land, farm = map_of(state.options.map), state.farms[state.round - 1]
    sheets = tuple(
        replace(sheet, written=(*sheet.written, number_to_write(sheet, farm_grapes(sheet.roads, land, farm))))
        for sheet in state.sheets
    )
    news.append(FarmScored(farm, 0, tuple(sheet.written[-1] for sheet in sheets)))
    return replace(state, sheets=sheets)


def number_to_write(sheet: Sheet, grapes: int) -> int:
    """4.3 The grapes, if more than the number written before (0 before the first), otherwise 0."""
    before = sheet.written[-1] if sheet.written else 0
    return grapes if grapes > before else 0


def next_round(state: State, news: list[Event]) -> State:
    """3.3, 3.1 The round's road cards are set aside, and the next farm is revealed."""
    number = state.round + 1
    news.append(RoundBegan(number, state.farms[number - 1]))
    return replace(state, round=number, aside=state.aside + state.played, played=(), yellow=0)


def show_road(state: State, sheets: tuple[Sheet, ...], news: list[Event], chance: Chance) -> State:
    """3.2 The top road card is revealed, and everybody chooses again for the sheets as they are now."""
    deck, aside = state.deck, state.aside
    if not deck:  # 3.3 cannot happen in five rounds, but the rule is the rule
        deck, aside = chance.shuffled(aside), ()
    road = deck[0]
    yellow = state.yellow + (road > YELLOW)
    news.append(RoadShown(road, yellow))
    return replace(
        state,
        road=road,
        deck=deck[1:],
        aside=aside,
        played=(*state.played, road),
        yellow=yellow,
        sheets=sheets,
        choices=nobody_chose(state.seats),
        waiting=state.seats,
        news=tuple(news),
    )


def end(state: State, news: list[Event]) -> State:
    """5.1 After the fifth farm it is over; the sixth never scores."""
    news.append(Ended())
    return replace(state, road=NOTHING_SHOWN, choices=nobody_chose(state.seats), waiting=0, news=tuple(news))
