"""Picture Perfect as the guide tells it: who acts, what is legal, what each action does (rules 3 to 8)."""

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.problem import Reason, reason
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import (
    ABSTAIN,
    CLOSE,
    LISTED_ARRANGEMENTS,
    OPENS,
    READY,
    STANDARD_PHOTO,
    VIPS,
    VOTES,
    Action,
    Arrange,
    Bid,
    Buy,
    Close,
    Open,
    Pass,
    Price,
    PutUp,
    PutVip,
    Ready,
    ReturnTwo,
    Sell,
    TakePhoto,
    TakeTwo,
    Vote,
)
from serao.games.picture_perfect.auctions import (
    auction_options,
    begin_auction,
    deal,
    decisions,
    next_seller,
    prices,
    put_ups,
    raises,
    resolve_auction,
)
from serao.games.picture_perfect.news import CardTurned, Chose, Event, Scored, VoteCalled, Voted
from serao.games.picture_perfect.photo import arrange_refusal, photo_refusal, reading_of
from serao.games.picture_perfect.pieces import AUCTIONS, FIXED, NOBODY, REVELATIONS
from serao.games.picture_perfect.rounds import end_round, look_into, nobody_looks, with_
from serao.games.picture_perfect.scoring import scores, tied_for_first
from serao.games.picture_perfect.state import Photo, State, envelopes_of
from serao.games.picture_perfect.trades import (
    begin_trade,
    resolve_trade,
    return_two,
    returns,
    reveal_another,
    take_two,
    takes,
    trade_options,
)


def actors(state: State) -> tuple[int, ...]:
    """The seats that must choose now: one in turn, or everybody who has not chosen yet."""
    if state.phase == phases.LOOK:
        return tuple([seat for seat, ready in enumerate(state.ready) if not ready])
    if state.phase in phases.IN_TURN:
        return (state.turn,)
    if state.phase in phases.BY_THE_SELLER:
        return (state.auction.active,)
    return tuple(seat for seat in range(state.seats) if is_asked(state, seat))


def is_asked(state: State, seat: int) -> bool:
    """Whether a step that everybody takes at once still waits for that seat."""
    match state.phase:
        case phases.PHOTO:
            return state.photos[seat] is None
        case phases.PEEK:
            return state.open[seat] != NOBODY
        case phases.OVER:
            return False
    return state.choices[seat] is None and bool(secret_options(state, seat))


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Every action that seat may take now; of the open-ended ones those that are ready to be chosen."""
    if seat not in actors(state):
        return ()
    match state.phase:
        case phases.LOOK:
            return (*looking(state, seat), READY)
        case phases.PHOTO:
            return (*looking(state, seat), *standard_photo(state, seat))
        case phases.PEEK:
            return (CLOSE,)
        case phases.TAKE:
            return takes(state)
        case phases.RETURN:
            return returns(state, seat)
        case phases.PUT_UP:
            return put_ups(state, seat)
        case phases.PRICE:
            return prices(state, seat)
        case phases.BID:
            return raises(state, seat)
        case phases.DECIDE:
            return decisions(state, seat)
    return secret_options(state, seat)


def secret_options(state: State, seat: int) -> tuple[Action, ...]:
    """What a seat may choose while the others choose too."""
    if state.phase in phases.SECRET_TRADES:
        return trade_options(state, seat)
    if state.phase in phases.SECRET_BIDS:
        return auction_options(state, seat)
    return (*(VOTES[tied] for tied in tied_for_first(state) if tied != seat), ABSTAIN)


def looking(state: State, seat: int) -> tuple[Action, ...]:
    """3.1 Open another envelope of one's own, close it, put the VIP card into it, arrange."""
    now_open = state.open[seat]
    actions: list[Action] = [OPENS[guest] for guest in envelopes_of(state, seat) if guest != now_open]
    if now_open != NOBODY:
        actions.append(CLOSE)
        if state.vips[seat] == NOBODY:
            actions.append(VIPS[now_open])
    standing = state.arrangements[seat]
    return (*actions, *(listed for listed in LISTED_ARRANGEMENTS if listed.arrangement != standing))


def standard_photo(state: State, seat: int) -> tuple[Action, ...]:
    """7.2 The photograph by the standard camera, where it would be valid."""
    return (STANDARD_PHOTO,) if why_no_photo(state, seat, STANDARD_PHOTO) is None else ()


def why_no_photo(state: State, seat: int, action: TakePhoto) -> Reason | None:
    """7.2 What is wrong with a photograph of the arrangement as it stands."""
    return photo_refusal(state.arrangements[seat], state.decorations[seat], action.camera, state.rules)


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why that seat may not do this now; None when it may. The one check of open-ended actions."""
    if seat not in range(state.seats):
        return reason("no-such-seat", given=seat + 1, seats=state.seats)
    if state.phase == phases.OVER:
        return reason("game-over")
    if seat not in actors(state):
        return reason("not-your-turn" if state.phase in (*phases.IN_TURN, *phases.BY_THE_SELLER) else "already-chosen")
    if isinstance(action, Arrange) and state.phase in phases.LOOKING:
        return arrange_refusal(action.arrangement, state.decorations[seat])
    if isinstance(action, TakePhoto) and state.phase == phases.PHOTO:
        return why_no_photo(state, seat, action)
    return None if action in legal(state, seat) else _why_not(state, seat, action)


def _why_not(state: State, seat: int, action: Action) -> Reason:
    match action:
        case Open(guest) if state.phase in phases.LOOKING and guest == state.open[seat]:
            return reason("picture_perfect-open-already", guest=guest + 1)
        case Open(guest) if state.phase in phases.LOOKING:
            return reason("picture_perfect-not-yours", guest=guest + 1)
        case PutVip() if state.phase in phases.LOOKING and state.vips[seat] != NOBODY:
            return reason("picture_perfect-vip-placed")
        case PutVip(guest) if state.phase in phases.LOOKING:
            return reason("picture_perfect-vip-open", guest=guest + 1)
        case Bid() if state.phase in (phases.BID, phases.SEALED_BID):
            least = state.auction.bid + (state.phase == phases.BID)
            return reason("picture_perfect-bid-range", least=least, most=state.decorations[seat])
    return reason(f"picture_perfect-now-{state.phase}")


def apply(state: State, seat: int, action: Action, chance: Chance) -> State:
    """The next position: one arm a decision of the guide."""
    match action:
        case Open(guest):
            return replace(look_into(state, seat, guest), news=())
        case Close():
            return close(state, seat, chance)
        case PutVip(guest):
            return put_vip(state, seat, guest)
        case Arrange(arrangement):
            return replace(state, arrangements=with_(state.arrangements, seat, arrangement), news=())
        case Ready():
            return be_ready(state, seat, chance)
        case TakeTwo():
            return take_two(state, seat, action)
        case ReturnTwo():
            return return_two(state, seat, action)
        case PutUp() | Price() | Sell() | Buy():
            return deal(state, seat, action)
        case Bid() | Pass() if state.phase == phases.BID:
            return deal(state, seat, action)
        case TakePhoto(camera):
            standing = state.arrangements[seat]
            return take_photo(state, seat, Photo(standing, camera, reading_of(standing, camera, state.rules)))
        case _:
            return choose_secretly(state, seat, action, chance)


def reversible(before: State, after: State) -> bool:
    """What only waits, or stands behind one's own screen, tells nobody anything and may be taken back."""
    kept = {name: getattr(before, name) for name in ("ready", "arrangements", "choices", "photos", "news")}
    return replace(after, **kept) == before


# ── 3.1 Look and arrange ──────────────────────────────────────────────────────────────────────────


def put_vip(state: State, seat: int, guest: int) -> State:
    """3.1 The VIP card goes into the envelope that is open, for good and unseen by the others."""
    state = replace(state, vips=with_(state.vips, seat, guest))
    return replace(look_into(state, seat, guest), news=())


def be_ready(state: State, seat: int, chance: Chance) -> State:
    """3.1 Done looking; when everybody is, 3.2 the card is turned."""
    ready = with_(state.ready, seat, True)
    state = replace(state, ready=ready, open=with_(state.open, seat, NOBODY), news=())
    return turn_card(state, chance) if all(ready) else state


def turn_card(state: State, chance: Chance) -> State:
    """3.2, 3.3 The top card is revealed, and everybody follows it."""
    card = state.deck[0]
    state = replace(state, card=card, deck=state.deck[1:])
    news: list[Event] = [CardTurned(card)]
    if card in AUCTIONS:
        return go_on(begin_auction(state, news), chance)
    return go_on(begin_trade(state, chance, news), chance)


def close(state: State, seat: int, chance: Chance) -> State:
    """The cards go back into the envelope; 4.4, 4.6, 5.6 when the last one is closed the round goes on."""
    state = replace(state, open=with_(state.open, seat, NOBODY), news=())
    if state.phase != phases.PEEK or not nobody_looks(state):
        return state
    if state.card == REVELATIONS:
        return reveal_another(state, chance, [])
    return next_seller(state, []) if state.card == FIXED else end_round(state, [])


# ── Choices made at once ──────────────────────────────────────────────────────────────────────────


def choose_secretly(state: State, seat: int, action: Action, chance: Chance) -> State:
    """A choice waits unseen; when the last one is made, all take effect together."""
    state = replace(state, choices=with_(state.choices, seat, action), news=(Chose(seat),))
    return state if actors(state) else resolve(state, [], chance)


def go_on(state: State, chance: Chance) -> State:
    """A card that leaves nobody anything to choose takes effect at once."""
    return state if actors(state) else resolve(state, list(state.news), chance)


def resolve(state: State, news: list[Event], chance: Chance) -> State:
    """All choices are made."""
    if state.phase in phases.SECRET_TRADES:
        return resolve_trade(state, chance, news)
    if state.phase in phases.SECRET_BIDS:
        return resolve_auction(state, news)
    return count_votes(state, news)


# ── 7, 8 Photographs, scoring, vote ───────────────────────────────────────────────────────────────


def take_photo(state: State, seat: int, photo: Photo) -> State:
    """7.2 A valid photograph waits unseen; 7.4 when the last one is taken, all are shown and scored."""
    photos = with_(state.photos, seat, photo)
    state = replace(state, photos=photos, open=with_(state.open, seat, NOBODY), news=())
    if None in photos:
        return state
    news: list[Event] = [Scored(tuple(score.total for score in scores(state)))]
    tied = tied_for_first(state)
    if len(tied) > 1:
        return replace(state, phase=phases.VOTE, news=(*news, VoteCalled(tied)))
    return replace(state, phase=phases.OVER, news=tuple(news))


def count_votes(state: State, news: list[Event]) -> State:
    """8.4 The votes are counted together."""
    cast = [choice.seat for choice in state.choices if isinstance(choice, Vote)]
    votes = tuple(cast.count(seat) for seat in range(state.seats))
    news.append(Voted(votes))
    return replace(state, phase=phases.OVER, votes=votes, choices=(None,) * state.seats, news=tuple(news))
