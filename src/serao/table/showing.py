"""What is shown of a table, and to whom: messages are encoded once, and shared by all viewers who see the same."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from serao.engine.contract import AnyGame
from serao.engine.fairness import sealed
from serao.engine.scene import Choice, Scene
from serao.locales import nearest, words
from serao.table.company import Chair, ChatLine, Offer, is_mixed
from serao.table.crowd import BEST, best_of, kinds_in, names_in, outcome_of_best, places_of, revealed
from serao.table.events import Entry, Remarked, Said
from serao.table.table import Table
from serao.table.taking_back import may_withdraw
from serao.table.talk import spoken
from serao.table.telling import tag_of, tell, tell_news
from serao.table.wire import (
    PROTOCOL,
    ChairView,
    Ended,
    OfferView,
    SeatView,
    Sync,
    TableView,
    ToldLine,
    Turn,
    Update,
    encode,
)

_encoder = msgspec.json.Encoder()


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks on: which person, in which language sentences are wanted, and whether memories are."""

    person: str | None
    language: str = ""
    memory: bool = False


class Showing:
    """The views of one table. Everything kept here is of the present length of the log."""

    def __init__(self, table_id: str, table: Table) -> None:
        self.id = table_id
        self.table = table
        self._length = -1
        self._kept: dict[Any, Any] = {}
        self._around = -1
        self._table = msgspec.Raw(b"")

    def sync(self, viewer: Viewer, now: int) -> bytes:
        """Everything a viewer may see."""
        mine = self.table.seats_of(viewer.person)
        return encode(
            Sync(
                length=self.table.length,
                protocol=PROTOCOL,
                mine=mine,
                table=self.table_view(),
                turn=self.turn(now, mine),
                seats=self.seat_views(mine, viewer),
                chat=self.chat(viewer, len(self.table.chat)),
            )
        )

    def update(self, entry: Entry, around: bool, viewer: Viewer, now: int) -> bytes:
        """The entry just folded, as a viewer may see it; `around`: the company changed with it."""
        mine = self.table.seats_of(viewer.person)
        own = viewer.person is not None and viewer.person == entry.by
        key = ("update", mine, viewer.language, viewer.memory, own)
        kept = self._kept_now()
        if key not in kept:
            kept[key] = encode(self._update(entry, around, mine, viewer, now, own))
        return kept[key]  # type: ignore[no-any-return]

    def together(
        self, around: bool, said: int, viewer: Viewer, now: int, acted: set[int] | None = None, since: int = 0
    ) -> bytes:
        """All that happened since a crowd was last told; `said`: so many lines of chat among it.

        `acted`: only the views of these seats are new (None: all may be). `since`: so many actions had been told.
        """
        mine = self.table.seats_of(viewer.person)
        new = acted is None or not acted.isdisjoint(mine)
        return encode(
            Update(
                length=self.table.length,
                happened="many",
                turn=self.turn(now, mine),
                seats=self.seat_views(mine, viewer) if new else (),
                mine=mine,
                table=self.table_view() if around else None,
                lines=self.chat(viewer, said),
                told=self.told_together(since, eyes(mine), viewer.language),
            )
        )

    def _update(self, entry: Entry, around: bool, mine: tuple[int, ...], viewer: Viewer, now: int, own: bool) -> Update:
        said = isinstance(entry.event, Said | Remarked)
        return Update(
            length=self.table.length,
            happened=tag_of(entry.event),
            turn=self.turn(now, mine),
            id=entry.id if own else None,
            seats=() if said else self.seat_views(mine, viewer),
            mine=mine,
            table=self.table_view() if around else None,
            said=next(iter(self.chat(viewer, 1)), None) if said else None,
            told=self.told(entry, eyes(mine), viewer.language),
        )

    def chat(self, viewer: Viewer, last: int) -> tuple[ChatLine, ...]:
        """The last so many lines of the chat; what the cast says in the language of the viewer."""
        lines = self.table.chat.lines[-last:] if last else []
        return tuple([spoken(line, nearest(viewer.language or "en")) for line in lines])

    def _kept_now(self) -> dict[Any, Any]:
        """What has been made for the present length."""
        if self._length != self.table.length:
            self._length = self.table.length
            self._kept.clear()
        return self._kept

    # ── The company ───────────────────────────────────────────────────────────────────────────

    def table_view(self) -> msgspec.Raw:
        """The company and the agreement, encoded; it changes seldom."""
        if self._around != self.table.around:
            self._around = self.table.around
            self._table = msgspec.Raw(_encoder.encode(table_view(self.id, self.table)))
        return self._table

    def turn(self, now: int, mine: tuple[int, ...] = ()) -> Turn:
        """Who must choose, and the time everybody has left; in a crowd, the time one has oneself."""
        table = self.table
        if table.phase == "shuffling":
            return Turn((), len(table.shuffle.unrevealed), None)
        if table.crowded:
            return Turn((), len(table.actors), None, self.left(mine, now))
        return Turn(table.actors, len(table.actors), self.left(range(len(table.chairs)), now))

    def left(self, seats: Iterable[int], now: int) -> tuple[int, ...] | None:
        """The time that seats have left; None without a clock."""
        clocks = self.table.clocks
        return None if clocks is None else tuple(clocks.left_at(seat, now) for seat in seats)

    # ── The game ──────────────────────────────────────────────────────────────────────────────

    def seat_views(self, mine: tuple[int, ...], viewer: Viewer) -> tuple[SeatView, ...]:
        """The game through the eyes of one's own seats, or of a spectator."""
        if self.table.state is None:
            return ()
        seats: tuple[int | None, ...] = mine or (None,)
        # Only a described table has sentences in it.
        language = "" if self.table.game.scene is None else nearest(viewer.language or "en")
        kept = self._kept_now()
        for seat in seats:
            if (seat, viewer.memory, language) not in kept:
                kept[seat, viewer.memory, language] = self._seat_view(seat, viewer.memory, language)
        return tuple([kept[seat, viewer.memory, language] for seat in seats])

    def view(self, seat: int | None) -> Any:
        """The game through the eyes of a seat, or of a spectator: made once, for the board and for the log."""
        kept = self._kept_now()
        if ("view", seat) not in kept:
            kept["view", seat] = self.table.game.view(self.table.state, seat)
        return kept["view", seat]

    def _seat_view(self, seat: int | None, memory: bool, language: str) -> SeatView:
        table, game = self.table, self.table.game
        view = self.view(seat)
        legal = game.legal(table.state, seat) if seat is not None and seat in table.actors else None
        names = names_in(table, view, self.places()) if table.crowded else ()
        scene, choices = described(game, view, legal or (), table.names(), language) if language else (None, ())
        return SeatView(
            seat=seat,
            view=msgspec.Raw(_encoder.encode(view)),
            legal=None if legal is None else msgspec.Raw(_encoder.encode(legal)),
            memory=msgspec.Raw(_encoder.encode(game.memory(table.state, seat))) if memory else None,
            undo=self.undo(seat),
            names=names,
            kinds=kinds_in(table, names),
            away=table.chairs[seat].away if table.crowded and seat is not None else "",
            place=self.places().get(seat) if table.crowded and seat is not None else None,
            scene=scene,
            choices=choices,
        )

    def places(self) -> dict[int, int]:
        """The place of every seat, best first, once it is over."""
        kept = self._kept_now()
        if "places" not in kept:
            kept["places"] = places_of(self.table.ranking()) if finished(self.table) else {}
        return kept["places"]  # type: ignore[no-any-return]

    def undo(self, seat: int | None) -> Literal["free", "ask"] | None:
        """Whether a seat may take back its last action, at once or by asking."""
        if self.table.phase != "playing" or seat is None or self.table.chairs[seat].away:
            return None
        if may_withdraw(self.table, seat):
            return "free"
        return "ask" if seat in self.table.last and not self.table.crowded and not self.table.rated else None

    def told(self, entry: Entry, seat: int | None, language: str) -> tuple[ToldLine, ...]:
        """What happened, in sentences, as that seat saw it."""
        if not language:
            return ()
        return tell(self.table, entry, lambda: self.view(seat), words(nearest(language)))

    def told_together(self, since: int, seat: int | None, language: str) -> tuple[ToldLine, ...]:
        """What was revealed to a crowd since so many actions, in sentences, as that seat saw it."""
        if not language:
            return ()
        return tuple([self._told_once(event, nearest(language)) for event in revealed(self.table, seat, since)])

    def _told_once(self, event: Any, language: str) -> ToldLine:
        """An event that a thousand saw is put into words once."""
        kept = self._kept_now()
        if "names" not in kept:
            kept["names"] = self.table.names()
        if (language, event) not in kept:
            (kept[language, event],) = tell_news(self.table.game, (event,), kept["names"], words(language))
        return kept[language, event]  # type: ignore[no-any-return]


def described(
    game: AnyGame, view: Any, legal: Iterable[Any], names: tuple[str, ...], language: str
) -> tuple[Scene | None, tuple[Choice, ...]]:
    """What lies on the table of a game that brings no board of its own, and how its legal actions are chosen there."""
    if game.scene is None:
        return None, ()
    say = words(language).say
    choices = tuple([Choice(game.spots(action), game.label(action, say)) for action in legal])
    return game.scene(view, say, names), choices


def eyes(mine: tuple[int, ...]) -> int | None:
    """The seat whose view the log is told from. Several seats on one device share a log, which is a spectator's."""
    return mine[0] if len(mine) == 1 else None


def table_view(table_id: str, table: Table) -> TableView:
    """The company and the agreement."""
    setup = table.setup
    crowd = table.crowded
    return TableView(
        id=table_id,
        game=setup.game,
        options=table.options,
        phase=table.phase,
        seats=len(table.chairs),
        taken=sum(not chair.free for chair in table.chairs),
        chairs=() if crowd else tuple(map(chair_view, table.chairs)),
        host=table.host,
        public=setup.public,
        spectators=setup.spectators,
        rated=counts(table),
        start=setup.start,
        pace=table.pace,
        commitment=table.commitment,
        seals=() if crowd else table.shuffle.seals,
        sealed="" if table.phase == "gathering" else sealed(table.shuffle.seals),
        # Nobody is shown a part of it: who comes last would know what their own part brings.
        entropy=() if crowd or table.state is None else table.shuffle.entropy,
        unrevealed=() if crowd or table.phase == "gathering" else table.shuffle.unrevealed,
        offer=offer_view(table, table.offer) if table.offer else None,
        next=table.next,
        ended=ended(table, crowd) if finished(table) else None,
        closed=table.closed,
    )


def counts(table: Table) -> bool:
    """Whether the result counts for ratings; while people still come, whether it may count with those who have."""
    return table.setup.rated and not is_mixed(table.chairs) if table.phase == "gathering" else table.rated


def finished(table: Table) -> bool:
    """Whether a game was played to its end, or given up, so that there is a result."""
    return table.phase == "over" and table.state is not None and not table.closed


def chair_view(chair: Chair) -> ChairView:
    """A chair as everybody sees it."""
    return ChairView(
        name=chair.name,
        person=chair.person,
        level=chair.level,
        away=chair.away,
        kind=chair.kind,
        owner=chair.owner,
        kept=chair.kept,
        character=chair.character,
    )


def offer_view(table: Table, offer: Offer) -> OfferView:
    """What is asked, and whose answer is still missing."""
    waiting = set() if table.crowded else table.must_agree(offer.wish) - offer.agreed
    names = {chair.person: chair.name for chair in table.chairs if chair.person is not None}
    return OfferView(
        offer.number, names.get(offer.by, ""), offer.wish, tuple(names[person] for person in names if person in waiting)
    )


def ended(table: Table, crowd: bool) -> Ended:
    """How it ended; a crowd is told the best places."""
    ranking, outcome = table.ranking(), table.outcome()
    if crowd:
        ranking = best_of(ranking)
        outcome = outcome and outcome_of_best(outcome, {seat for group in ranking for seat in group})
    return Ended(
        ranking=ranking,
        conceded=tuple(table.conceded[:BEST] if crowd else table.conceded),
        outcome=outcome,
        secret=table.secret.hex(),
    )
