"""What happened at a table, in sentences: those of the game come from its news."""

from collections.abc import Callable, Iterable

import msgspec

from serao.engine.contract import AnyGame, HasNews
from serao.locales import Words
from serao.table.crowd import revealed
from serao.table.events import (
    Added,
    Away,
    Back,
    BotSat,
    Closed,
    Dealt,
    Entry,
    Event,
    Followed,
    Gone,
    HandedOver,
    Kept,
    Played,
    Remarked,
    Revealed,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
)
from serao.table.table import Table
from serao.table.wire import ToldLine


def tag_of(event: Event) -> str:
    """The name of a kind of event."""
    return str(type(event).__struct_config__.tag)


def tell(table: Table, entry: Entry, seen: Callable[[], HasNews], say: Words) -> tuple[ToldLine, ...]:
    """An entry in sentences; those of the game come from the news of what was `seen`."""
    around = tuple(ToldLine(text) for text in tell_company(table, entry, say))
    return around + (tell_news(table.game, seen().news, table.names(), say) if tells_news(table, entry.event) else ())


def tells_news(table: Table, event: Event) -> bool:
    """Whether an event, just folded, brought news of the game: an action or the deal."""
    dealt = table.phase == "playing" and not table.actions
    return isinstance(event, Played) or (isinstance(event, Started | Revealed | Dealt) and dealt)


def tell_revealed(table: Table, seat: int | None, say: Words) -> tuple[ToldLine, ...]:
    """The log of a crowd: what was revealed to that seat, not who chose when and who came and went."""
    return tell_news(table.game, revealed(table, seat), table.names(), say)


def tell_news(game: AnyGame, news: Iterable[object], names: tuple[str, ...], say: Words) -> tuple[ToldLine, ...]:
    """What happened in the game, each event with its sentence: the news of one view, and nothing beyond it."""
    return tuple(ToldLine(game.tell(each, say.say, names), msgspec.Raw(msgspec.json.encode(each))) for each in news)


def tell_company(table: Table, entry: Entry, say: Words) -> tuple[str, ...]:
    """What happened around the game."""
    match entry.event:
        case Closed(by_house=True):
            return (say.say("table-told-closed"),)
        case Kept() | Played() | Said() | Remarked() | Followed() | Closed() | Gone():
            return ()
        case Added() | Sealed() | Started() | Revealed():
            return ()
        case HandedOver(host):
            return (say.say("table-told-handed-over", name=name_of(table, host)),)
        case Sat(name=name):
            return (say.say("table-told-sat", name=name),)
        case Away(seats, why):
            return tuple(say.say(f"table-told-away-{why}", name=table.chairs[each].name) for each in seats)
        case Back(seats):
            return tuple(say.say("table-told-back", name=table.chairs[each].name) for each in seats)
        case Dealt():
            return (
                say.say(
                    "table-told-dealt", names=", ".join(table.chairs[each].name for each in table.shuffle.unrevealed)
                ),
            )
        case BotSat(seat=chair) | Stood(seat=chair):
            return (say.say(f"table-told-{tag_of(entry.event)}", name=table.chairs[chair].name, seat=chair + 1),)
    return (say.say(f"table-told-{tag_of(entry.event)}", name=name_of(table, entry.by)),)


def name_of(table: Table, person: str | None) -> str:
    """What a person is called at this table."""
    return next((chair.name for chair in table.chairs if chair.person == person), "")
