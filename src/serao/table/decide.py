"""Deciding on commands: a command in, the event for the log out, or Refused with a reason."""

from typing import Any, NoReturn

import msgspec

from serao.bots import bot_named
from serao.engine.fairness import seal_of
from serao.engine.play import seats_reason
from serao.engine.problem import BadNotation, Refused, reason
from serao.locales import Value
from serao.table.commands import (
    Answer,
    AnyCommand,
    AskPace,
    Concede,
    Leave,
    Play,
    PutSeal,
    Return,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from serao.table.company import Chair, chair_for, kept_for
from serao.table.events import (
    Agreed,
    Away,
    Back,
    BotSat,
    ChangePace,
    Closed,
    Dealt,
    Declined,
    Event,
    Kind,
    Offered,
    PaceSet,
    Played,
    Revealed,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
    TakeBack,
    Undone,
    Wish,
    Withdrawn,
)
from serao.table.naming import clean, clean_name
from serao.table.notation import action_decoder
from serao.table.opponents import comer, comers
from serao.table.pace import SECOND
from serao.table.shuffle import REVEALED_BY
from serao.table.table import Table
from serao.table.taking_back import may_withdraw

HOST_WAITS = 10 * SECOND  # after which the host may deal without those who have not revealed their entropy
STAY_AWAY = 120 * SECOND  # before somebody whom the host made stand up may sit down again
REPEATED = 30 * SECOND  # in which nobody may say the same again
LONG_WAITED = 120 * SECOND  # after which those who wait may let an opponent play, where there is no clock


class Who(msgspec.Struct, frozen=True):
    """The person who asks: its id, the name it goes by, who it is, and the name of whom a program belongs to."""

    person: str
    name: str
    kind: Kind = "guest"
    owner: str = ""


def decide(table: Table, who: Who, command: AnyCommand, now: int) -> Event:
    """The event that a person's command causes now."""
    match command:
        case Play():
            return _play(table, who, command)
        case Start() if table.phase == "shuffling":
            return _deal_without(table, who, now)
        case Sit() | SeatBot() | Stand() | PutSeal() | Start():
            return _gather(table, who, command, now)
        case Reveal(entropy=entropy):
            return _reveal(table, who, entropy)
        case Undo(seat=seat):
            return _undo(table, who, seat)
        case AskPace(pace=pace):
            return _ask_pace(table, who, ChangePace(pace))
        case Answer(offer=number, yes=yes):
            return _answer(table, who, number, yes)
        case StandIn(seat=seat):
            return _stand_in(table, who, seat, now)
        case Concede(seat=seat):
            return _concede(table, who, seat)
        case Leave():
            return _leave(table, who)
        case Return():
            return _return(table, who)
        case Say(text=text):
            return _say(table, who, clean(text), now)


def decide_bot(table: Table, seat: int, action: Any) -> Event:
    """The event of an opponent's action; Refused when the game has moved on, or stands still."""
    if table.phase != "playing" or table.held_by_bot(seat) is None:
        refuse("table-not-a-bot", seat=seat + 1)
    if table.halted:
        refuse("table-already-asked")
    return _action_event(table, seat, action)


def decide_time(table: Table, now: int) -> Event | None:
    """The event that time causes by itself: a clock has run out, or the deal has waited long enough."""
    if table.phase == "shuffling":
        return Dealt() if now >= table.since + REVEALED_BY else None
    if table.phase != "playing" or table.clocks is None:
        return None
    seat = table.clocks.out_of_time(now)
    return None if seat is None else Away((seat,), "time")


def decide_full(table: Table) -> Event | None:
    """The company is complete, when all chairs are taken and the table starts as soon as it is full."""
    ready = table.phase == "gathering" and table.setup.start == "full" and all(chair.sat for chair in table.chairs)
    return Started(rules=table.game.RULES) if ready and any(chair.person for chair in table.chairs) else None


def decide_close(table: Table) -> Event | None:
    """Close a table at which the game has not begun."""
    return Closed() if table.phase == "gathering" else None


def refuse(key: str, **args: Value) -> NoReturn:
    """Raise Refused, with a reason."""
    raise Refused(reason(key, **args))


def said_name(table: Table, who: Who) -> str:
    """The name a person goes by at this table; a spectator's cannot be taken for that of somebody who sits here."""
    seats = table.seats_of(who.person)
    return table.chairs[seats[0]].name if seats else table.unused(clean_name(who.name))


def _say(table: Table, who: Who, text: str, now: int) -> Event:
    last = table.chat.last_of(who.person)
    if last is not None and last.text == text and now < last.at + REPEATED:
        refuse("table-said-already")
    return Said(said_name(table, who), text, who.kind, who.owner)


def chair_at(table: Table, seat: int) -> Chair:
    """The chair of that number."""
    if seat not in range(len(table.chairs)):
        refuse("no-such-seat", given=seat + 1, seats=len(table.chairs))
    return table.chairs[seat]


def own_chair(table: Table, who: Who, seat: int) -> Chair:
    """The person's own chair of that number; Refused when it is another's."""
    chair = chair_at(table, seat)
    if chair.person != who.person:
        refuse("table-not-your-seat", seat=seat + 1)
    return chair


def playing(table: Table) -> None:
    """Refuse what only makes sense in mid-game."""
    if table.phase in ("gathering", "shuffling"):
        refuse("table-not-started")
    if table.phase == "over":
        refuse("game-over")


# ── Before the game ───────────────────────────────────────────────────────────────────────────────


def _gather(table: Table, who: Who, command: Sit | SeatBot | Stand | PutSeal | Start, now: int) -> Event:
    if table.phase != "gathering":
        refuse("table-started")
    match command:
        case Sit():
            return _sit(table, who, command, now)
        case SeatBot():
            return _seat_bot(table, who, command)
        case Stand(seat=seat):
            return _stand(table, who, seat)
        case PutSeal(seat=seat, seal=seal):
            own_chair(table, who, seat)
            return Sealed(seat, unused_seal(table, seat, seal))
        case Start():
            return _start(table, who, command)


def _sit(table: Table, who: Who, command: Sit, now: int) -> Event:
    early = table.stood_up.get(who.person, now - STAY_AWAY) + STAY_AWAY - now
    if early > 0:
        refuse("table-stood-up", seconds=-(-early // SECOND))
    seat = chair_for(table.chairs, who.person) if command.seat is None else command.seat
    if seat is None:
        refuse("table-full")
    chair = chair_at(table, seat)
    if not chair.free and not (chair.kept and chair.person == who.person):
        refuse("table-seat-taken", seat=seat + 1)
    name = chair.name or table.unused(clean_name(command.name or who.name))  # a kept chair has a name
    return Sat(seat, who.person, name, seal=unused_seal(table, seat, command.seal), kind=who.kind, owner=who.owner)


def unused_seal(table: Table, seat: int, seal: str) -> str:
    """A seal that nobody else has put: whoever copies one has no entropy of their own."""
    if seal and any(seal == other for whose, other in enumerate(table.shuffle.seals) if whose != seat):
        refuse("table-seal-taken")
    return seal


def host_only(table: Table, who: Who) -> None:
    """Refuse what only the host may do; until a host whose chair is kept has come, whoever sits there acts for them."""
    awaited = kept_for(table.chairs, table.host) and not table.seats_of(table.host)
    if who.person != table.host and not (awaited and table.seats_of(who.person)):
        refuse("table-host-only")


def _seat_bot(table: Table, who: Who, command: SeatBot) -> Event:
    host_only(table, who)
    if not chair_at(table, command.seat).free:
        refuse("table-seat-taken", seat=command.seat + 1)
    bot_named(table.game.NAME, command.level)
    return BotSat(command.seat, command.level, comer(table, command.level, command.character))


def _stand(table: Table, who: Who, seat: int) -> Event:
    chair = chair_at(table, seat)
    if chair.free:
        refuse("table-seat-free", seat=seat + 1)
    if chair.person != who.person:
        host_only(table, who)
    return Stood(seat)


def _start(table: Table, who: Who, command: Start) -> Event:
    host_only(table, who)
    taken = sum(chair.sat for chair in table.chairs)
    if taken == 0:
        refuse("table-nobody")
    allowed = table.game.seats(table.options)
    if command.empty == "close" and taken not in allowed:
        raise Refused(seats_reason(table.game.NAME, allowed, taken))
    if command.level is not None:
        bot_named(table.game.NAME, command.level)
    free = len(table.chairs) - taken if command.empty == "bots" else 0
    company = comers(table, command.level or table.setup.takeover, free)
    return Started(command.empty, table.game.RULES, command.level, company)


def _reveal(table: Table, who: Who, entropy: str) -> Event:
    """The person's entropy, for whichever of its seats has sealed it."""
    if table.phase != "shuffling":
        refuse("table-not-shuffling")
    if not entropy.isprintable():
        refuse("table-entropy-unprintable")
    seal = seal_of(table.commitment, entropy)
    seat = next((each for each in table.seats_of(who.person) if table.shuffle.seals[each] == seal), None)
    if seat not in table.shuffle.unrevealed:
        refuse("table-not-sealed")
    assert seat is not None  # it is one of those
    return Revealed(seat, entropy)


def _deal_without(table: Table, who: Who, now: int) -> Event:
    host_only(table, who)
    early = table.since + HOST_WAITS - now
    if early > 0:
        refuse("table-wait-longer", seconds=-(-early // SECOND))
    return Dealt()


# ── The game ──────────────────────────────────────────────────────────────────────────────────────


def _play(table: Table, who: Who, command: Play) -> Event:
    playing(table)
    chair = own_chair(table, who, command.seat)
    if chair.away:
        refuse("table-away", seat=command.seat + 1)
    return _action_event(table, command.seat, read_action(table, command.action))


def read_action(table: Table, raw: msgspec.Raw) -> Any:
    """An action as the client sent it: the game's own value, or its notation as a text."""
    try:
        if bytes(memoryview(raw)[:1]) == b'"':
            return table.game.parse(msgspec.json.decode(raw, type=str))
        return action_decoder(table.game.NAME, table.game.RULES).decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        refuse("table-action-unreadable", detail=str(error))
    except BadNotation as error:
        raise Refused(error.reason) from None


def try_out(table: Table, who: Who, seat: int, raw: msgspec.Raw) -> Any | None:
    """What an action of one's own would bring, as far as the seat may know; Refused when it may not be done."""
    playing(table)
    own_chair(table, who, seat)
    action = read_action(table, raw)
    _action_event(table, seat, action)
    return table.game.preview(table.state, seat, action)


def _action_event(table: Table, seat: int, action: Any) -> Event:
    why_not = table.game.refusal(table.state, seat, action)
    if why_not is not None:
        raise Refused(why_not)
    return Played(seat, table.game.text(action))


def _undo(table: Table, who: Who, seat: int) -> Event:
    playing(table)
    if own_chair(table, who, seat).away:
        refuse("table-away", seat=seat + 1)
    if seat not in table.last:
        refuse("table-nothing-to-undo")
    if may_withdraw(table, seat):
        return Withdrawn(seat)
    if table.rated:
        refuse("table-undo-rated")
    return _ask(table, who, TakeBack(table.last[seat]))


def _ask_pace(table: Table, who: Who, wish: ChangePace) -> Event:
    playing(table)
    if who.person not in table.present():
        refuse("table-players-only")
    if wish.pace is not None and not wish.pace.possible():
        refuse("table-pace")
    return _ask(table, who, wish)


def _ask(table: Table, who: Who, wish: Wish) -> Event:
    """Ask everybody; where there is no other person, it is done at once. Opponents are not asked."""
    if table.crowded:
        refuse("table-crowd-not-asked")
    if table.offer is not None:
        refuse("table-already-asked")
    if table.must_agree(wish) - {who.person}:
        return Offered(wish)
    return Undone(wish.keep) if isinstance(wish, TakeBack) else PaceSet(wish.pace)


def _answer(table: Table, who: Who, number: int, yes: bool) -> Event:
    playing(table)
    if not table.seats_of(who.person):
        refuse("table-players-only")
    if table.offer is None or table.offer.number != number:
        refuse("table-nothing-asked")
    if who.person not in table.must_agree(table.offer.wish):
        refuse("table-players-only")
    return Agreed() if yes else Declined()


def _stand_in(table: Table, who: Who, seat: int, now: int) -> Event:
    """Without clocks, let an opponent play for a person who has been waited for too long."""
    playing(table)
    if who.person not in table.present():
        refuse("table-players-only")
    if table.clocks is not None:
        refuse("table-clock-decides")
    chair = chair_at(table, seat)
    if seat not in table.actors or not chair.present or chair.person in (None, who.person):
        refuse("table-not-waited-for", seat=seat + 1)
    early = table.since + LONG_WAITED - now
    if early > 0:
        refuse("table-wait-longer", seconds=-(-early // SECOND))
    return Away(tuple(each for each in table.seats_of(str(chair.person)) if table.chairs[each].present), "time")


def _concede(table: Table, who: Who, seat: int) -> Event:
    playing(table)
    if own_chair(table, who, seat).away == "conceded":
        refuse("table-conceded")
    return Away((seat,), "conceded")


def _leave(table: Table, who: Who) -> Event:
    playing(table)
    seats = tuple(seat for seat in table.seats_of(who.person) if table.chairs[seat].present)
    if not seats:
        refuse("table-players-only")
    return Away(seats, "left")


def _return(table: Table, who: Who) -> Event:
    playing(table)
    seats = tuple(seat for seat in table.seats_of(who.person) if table.chairs[seat].away in ("time", "left"))
    if not seats:
        refuse("table-not-away")
    return Back(seats)
