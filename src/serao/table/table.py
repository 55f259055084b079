"""A table: everything that follows from its log, kept up to date entry by entry."""

from collections import deque
from collections.abc import Sequence
from itertools import repeat
from typing import Any, Literal

from serao.engine.chance import Chance
from serao.engine.fairness import commitment, seed_of
from serao.engine.outcome import Outcome
from serao.engine.play import start
from serao.engine.record import Record, write_down
from serao.engine.versions import by_rules
from serao.table import company
from serao.table.company import Chair, Chat, Offer, Phase
from serao.table.departure import depart
from serao.table.events import (
    Added,
    Agreed,
    Away,
    Back,
    BotSat,
    ChangePace,
    Closed,
    Dealt,
    Declined,
    Entry,
    Event,
    Followed,
    Gone,
    HandedOver,
    Kept,
    Offered,
    PaceSet,
    Played,
    Remarked,
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
from serao.table.naming import NamesTaken
from serao.table.notation import parsed
from serao.table.opponent_names import bot_on
from serao.table.pace import Clocks, Pace
from serao.table.setup import Setup, checked
from serao.table.shuffle import REVEALED_BY, Shuffle
from serao.table.taking_back import Step, note_step, take_back
from serao.table.talk import Talk, hear

REVEALED_KEPT = 8  # positions that the log of a crowd is told from: each is a thousand sheets
IDS_KEPT = 4096  # a client repeats what it just sent, not what it sent a thousand moves ago


class Table:
    """One game in play and the company around it. Only `fold` changes it, and only by what is in the log."""

    def __init__(self, setup: Setup, secret: bytes, host: str) -> None:
        self.setup = setup
        self.game, self.options = checked(setup)
        self.secret = secret
        self.commitment = commitment(secret)
        self.host = host
        self.phase: Phase = "gathering"
        self.chairs = [Chair() for _ in range(setup.seats)]
        self.stood_up: dict[str, int] = {}  # when the host made these people stand up
        self.shuffle = Shuffle(setup.seats)
        self.pace: Pace | None = setup.pace
        self.clocks: Clocks | None = None
        self.seed = b""
        self.state: Any = None
        self.before: Any = None  # the position before the last action
        self.actors: tuple[int, ...] = ()
        self.since = 0  # when these began to be waited for
        self.actions: list[tuple[int, Any]] = []
        self.last: dict[int, int] = {}  # the number of each seat's last action
        self.steps: list[Step] = []  # the last ones, as far back as one may be taken back freely
        self.revealed: deque[tuple[int, Any]] = deque(maxlen=REVEALED_KEPT)  # to a crowd, after so many actions
        self.conceded: list[int] = []
        self.closed = False  # by those in charge of the house, before it was over
        self.taken_back = False  # whether something was taken back that somebody had seen
        self.offer: Offer | None = None
        self.chat = Chat()
        self.talk = Talk()
        self.next: str | None = None
        self.length = 0
        self.at = 0
        self.around = 0  # counts what changed around the game: chairs, phase, questions, pace
        self._ids: dict[tuple[str, str], int] = {}
        self._outcome: tuple[Any, Outcome | None] = (None, None)  # of a position
        self._taken = NamesTaken()
        self._seats: dict[str, tuple[int, ...]] = {}  # by person, as it was when `around` was `_seats_at`
        self._seats_at = -1

    # ── Reading ───────────────────────────────────────────────────────────────────────────────

    def done(self, person: str, command_id: str) -> int | None:
        """The length of the log after the command of that id, when it has been done."""
        return self._ids.get((person, command_id))

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The chairs on which a person sits."""
        if person is None:
            return ()
        if self._seats_at != self.around:
            self._seats, self._seats_at = company.seats_by_person(self.chairs), self.around
        return self._seats.get(person, ())

    @property
    def crowded(self) -> bool:
        """So many chairs that nobody is told of everybody: the game says when."""
        return self.game.crowded(len(self.chairs))

    def waits_for(self, person: str) -> bool:
        """Whether a person must choose now, and is there to do it."""
        return any(seat in self.actors and self.chairs[seat].present for seat in self.seats_of(person))

    def held_by_bot(self, seat: int) -> str | None:
        """The level of the opponent that plays this seat now."""
        chair = self.chairs[seat]
        return chair.level or (self.setup.takeover if chair.away else None)

    def bots_to_act(self) -> tuple[int, ...]:
        """The seats that an opponent must act for now; while people talk about taking back, opponents wait."""
        if self.phase != "playing" or self.halted:
            return ()
        return tuple(seat for seat in self.actors if self.held_by_bot(seat))

    @property
    def halted(self) -> bool:
        """Whether people talk about taking back."""
        return self.offer is not None and isinstance(self.offer.wish, TakeBack)

    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(chair.name for chair in self.chairs)

    def unused(self, name: str) -> str:
        """That name, or the first numbered after it that cannot be taken for one at the table."""
        return self._taken.unlike(name)

    def present(self) -> set[str]:
        """Every person who plays and is not away."""
        return {chair.person for chair in self.chairs if chair.person is not None and not chair.away}

    def must_agree(self, wish: Wish) -> set[str]:
        """Those whose yes a wish needs."""
        return company.asked_for(self.chairs, wish)

    @property
    def rated(self) -> bool:
        """Whether the result counts: so agreed, among several people, not given up unmoved, nothing seen taken back."""
        unmoved = self.phase == "over" and not any(self.chairs[seat].person for seat, _ in self.actions)
        return self.setup.rated and not self.taken_back and not unmoved and company.is_contest(self.chairs)

    def outcome(self) -> Outcome | None:
        """How the game ended by its own rules; None while it goes on or when it was given up."""
        if self._outcome[0] is not self.state:  # kept: of a crowd it takes long to count
            self._outcome = (self.state, self.game.outcome(self.state))
        return self._outcome[1]

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats in groups, best first, once it is over; who conceded first is last."""
        outcome = self.outcome()
        return company.ranked(outcome.ranking if outcome else (tuple(range(len(self.chairs))),), self.conceded)

    def record(self) -> Record:
        """The record of what was played; sealed while it goes on."""
        fairness = self.shuffle.fairness(self.secret, self.phase == "over")
        return write_down(
            self.game, self.options, self.names(), fairness, self.actions, self.outcome(), tuple(self.conceded)
        )

    def reversible(self) -> bool:
        """Whether the last action told nobody anything."""
        return bool(self.steps) and self.steps[-1].reversible

    def deadline(self) -> int | None:
        """When time itself brings something about: a clock runs out, or the deal waits no longer."""
        if self.phase == "shuffling":
            return self.since + REVEALED_BY
        return self.clocks.deadline() if self.clocks else None

    # ── Changing ──────────────────────────────────────────────────────────────────────────────

    def fold(self, entry: Entry) -> None:
        """Take the next entry of the log."""
        self.at = max(self.at, entry.at)
        self._happen(entry.event, entry)
        self.talk.note(self, entry.event)
        self.length += 1
        if entry.by is not None and entry.id is not None:
            self._ids[entry.by, entry.id] = self.length
            if len(self._ids) > IDS_KEPT:
                del self._ids[next(iter(self._ids))]

    def _happen(self, event: Event, entry: Entry) -> None:
        match event:
            case Played():
                self._play(event)
                return  # what happens in the game alone does not change what is around it
            case Said() | Remarked():
                hear(self, event, entry)
                return
            case Sat() | Kept() | BotSat() | Stood() | Closed() | HandedOver() | Followed() | Gone():
                self._arrange(event, entry.by)
            case Added() | Sealed() | Started() | Revealed() | Dealt():
                self._shuffle(event)
            case Withdrawn():
                take_back(self, event)
                return
            case Undone():
                take_back(self, event)
            case PaceSet(pace):
                self._set_pace(pace)
            case Offered(wish):
                assert entry.by is not None  # the house asks nothing
                self.offer = Offer(self.length, entry.by, wish, {entry.by})
            case Agreed():
                self._agree(entry.by)
            case Declined():
                self.offer = None
            case Away(seats, why):
                self.leave(seats, why)
            case Back(seats):
                self._return(seats)
        self.around += 1

    def _arrange(self, event: Event, by: str | None) -> None:
        """Who comes and goes, before the game and after it."""
        match event:
            case Sat(seat, person, name, entropy, seal, kind, owner):
                self._put(seat, Chair(person, name, kind=kind, owner=owner))
                self.shuffle.put(seat, seal, entropy)
            case Kept(seat, person, name, kind, owner):
                self._put(seat, Chair(person, name, kind=kind, owner=owner, kept=True))
            case BotSat(seat, level, character, name):
                self._put(seat, bot_on(self.unused, seat, level, character, name))
            case Stood(seat):
                self.free(seat, by)
            case Closed(by_house):
                self.closed |= by_house and self.phase != "over"
                self._end()
            case HandedOver(host):
                self.host = host
            case Followed(table):
                self.next = table
            case Gone():
                depart(self, event)

    def _shuffle(self, event: Event) -> None:
        """What leads to the deal."""
        match event:
            case Added(seat, entropy):
                self.shuffle.put(seat, entropy=entropy)
            case Sealed(seat, seal):
                self.shuffle.put(seat, seal)
            case Started(empty, rules, level, who):
                self._complete(empty, rules, level or self.setup.takeover, who)
            case Revealed(seat, entropy):
                self.shuffle.reveal(seat, entropy)
            case Dealt():
                self._deal()
        if self.phase == "shuffling" and not self.shuffle.unrevealed:
            self._deal()

    def free(self, seat: int, by: str | None) -> None:
        """Somebody stands up, or is not waited for any more."""
        chair = self.chairs[seat]
        if chair.person not in (None, by) and not chair.kept:
            self.stood_up[str(chair.person)] = self.at
        self._put(seat, Chair())
        self.shuffle.put(seat)

    def _put(self, seat: int, chair: Chair) -> None:
        self._taken.replace(self.chairs[seat].name, chair.name)
        self.chairs[seat] = chair

    def _complete(self, empty: str, rules: int, level: str, characters: Sequence[str]) -> None:
        """Nobody comes any more: from here on seals are fixed."""
        self.game = by_rules(self.game, rules)
        for seat in company.kept_for(self.chairs):
            self.free(seat, None)
        if empty == "close":
            self._carry_away()
        free = [seat for seat, chair in enumerate(self.chairs) if chair.free]
        for seat, character in zip(free, (*characters, *repeat("", len(free))), strict=False):
            self._put(seat, bot_on(self.unused, seat, level, character))
        self.phase, self.since = "shuffling", self.at

    def _deal(self) -> None:
        self.seed = seed_of(self.secret, self.shuffle.entropy)
        self.begin()
        self.phase = "playing"
        self.clocks = None if self.pace is None else Clocks(self.pace, len(self.chairs))
        self.turn()

    def begin(self) -> None:
        """The position before the first action."""
        self.state = start(self.game, self.options, len(self.chairs), Chance(self.seed, 0))
        self.revealed.clear()
        self.steps.clear()
        if self.crowded:
            self.revealed.append((len(self.actions), self.state))

    def _carry_away(self) -> None:
        """Empty chairs go; those who stay keep their order and what they added."""
        stay = [seat for seat, chair in enumerate(self.chairs) if not chair.free]
        self.shuffle.keep(stay)
        self.chairs = [self.chairs[seat] for seat in stay]

    def _play(self, event: Played) -> None:
        action = parsed(self.game.NAME, self.game.RULES, event.text)
        self.act(event.seat, action)
        if self.clocks and self.chairs[event.seat].present:  # who is away saves no time up
            self.clocks.acted(event.seat, self.at, len(self.actions) - 1)
        if self.halted:
            self.offer = None  # the game went on: there is something else to take back now
            self.around += 1
        self.turn()

    def act(self, seat: int, action: Any) -> None:
        """A seat does something in the game."""
        # Trusted: `decide` has asked the rules, and the log holds only what was accepted.
        self.last[seat] = len(self.actions)
        self.actions.append((seat, action))
        self.before = self.state
        self.state = self.game.apply(self.state, seat, action, Chance(self.seed, len(self.actions)))
        note_step(self, self.before)
        if self.crowded and not self.reversible():
            self.revealed.append((len(self.actions), self.state))

    def turn(self) -> None:
        """See who must choose now; nobody: it is over."""
        self.actors = () if self.phase == "over" else self.game.actors(self.state)
        self.since = self.at
        if not self.actors and self.phase == "playing":
            self._end()
        if self.clocks:
            self.clocks.turn([seat for seat in self.actors if self.chairs[seat].present], self.at)

    def _end(self) -> None:
        self.phase = "over"
        self.offer = None
        self.actors = ()
        self.around += 1
        if self.clocks:
            self.clocks.turn((), self.at)

    def _set_pace(self, pace: Pace | None) -> None:
        self.pace = pace
        self.offer = None
        self.clocks = None if pace is None else Clocks(pace, len(self.chairs))
        self.turn()

    def _agree(self, person: str | None) -> None:
        if self.offer is not None and person is not None:
            self.offer.agreed.add(person)
            self._settle()

    def _settle(self) -> None:
        """Do what was asked once everybody who is there has said yes."""
        if self.offer is None or not self.must_agree(self.offer.wish) <= self.offer.agreed:
            return
        match self.offer.wish:
            case TakeBack(keep):
                take_back(self, Undone(keep))
            case ChangePace(pace):
                self._set_pace(pace)

    def leave(self, seats: Sequence[int], why: Literal["time", "left", "conceded"]) -> None:
        """Opponents play for these seats from now on."""
        for seat in seats:
            self.chairs[seat].away = why
            if why == "conceded":
                self.conceded.append(seat)
        if company.given_up(self.chairs, self.conceded):
            self._end()
        self._settle()
        self.turn()

    def _return(self, seats: Sequence[int]) -> None:
        for seat in seats:
            chair = self.chairs[seat]
            if self.clocks and chair.away == "time":
                self.clocks.back(seat)
            chair.away = ""
        self.turn()
