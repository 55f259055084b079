"""What the cast says at a table: a greeting, a word to who leaves and who is back, a word at the end; never more.

The words depend on what everybody sees, and stand in the log as the name of a sentence: each reader is told it in the
language of theirs.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from serao.bots.cast import CHARACTERS
from serao.engine.chance import Chance
from serao.locales import words
from serao.table.company import Chair, Chat, ChatLine, Phase
from serao.table.events import Away, Back, Entry, Event, Played, Remarked, Said

Moment = Literal["greeting", "left", "back", "end"]
VARIANTS = 2  # sentences of a character for each occasion that comes in every game
ALWAYS_NEW = ("greeting", "won", "lost")


class TalkedAt(Protocol):
    """What of a table those who talk there look at."""

    phase: Phase
    closed: bool
    commitment: str
    state: Any
    chairs: list[Chair]
    actions: list[tuple[int, Any]]
    chat: Chat
    talk: "Talk"

    @property
    def crowded(self) -> bool:
        """Whether so many sit there that nobody is seen."""

    def ranking(self) -> Sequence[Sequence[int]]:
        """The seats in groups, best first."""

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The chairs of a person."""


class Talk:
    """Which moment waits for a word, and which have had theirs: each once in a game."""

    def __init__(self) -> None:
        self.moment: Moment | None = None
        self.had: set[Moment] = set()

    def note(self, table: TalkedAt, event: Event) -> None:
        """An event has been folded."""
        moment = moment_of(table, event)
        self.moment = None if moment in self.had else moment

    def had_word(self) -> None:
        """Somebody has said something of it."""
        if self.moment is not None:
            self.had.add(self.moment)
        self.moment = None


def moment_of(table: TalkedAt, event: Event) -> Moment | None:
    """What has just come about that one may say a word to."""
    if table.state is None or table.closed:
        return None
    if table.phase == "over":
        return "end"
    match event:
        case Away():
            return "left"
        case Back():
            return "back"
        case Played():
            return None
    return None if table.actions else "greeting"


def decide_remark(table: TalkedAt) -> Remarked | None:
    """What one of the cast says now; nobody speaks in a crowd."""
    moment = table.talk.moment
    speakers = [seat for seat, chair in enumerate(table.chairs) if chair.character in CHARACTERS]
    if moment is None or not speakers or table.crowded:
        return None
    chance = Chance(table.commitment.encode(), len(table.talk.had))
    seat = chance.pick(speakers)
    occasion: str = how_it_ended(table, seat) if moment == "end" else moment
    variant = f"-{1 + chance.below(VARIANTS)}" if occasion in ALWAYS_NEW else ""
    return Remarked(seat, f"{table.chairs[seat].character}-{occasion}{variant}")


def how_it_ended(table: TalkedAt, seat: int) -> Literal["won", "lost", "shared"]:
    """Whether a seat has won alone, with others, or not."""
    first = table.ranking()[0]
    if seat not in first:
        return "lost"
    return "won" if len(first) == 1 else "shared"


def hear(table: TalkedAt, event: Said | Remarked, entry: Entry) -> None:
    """Add to the chat what somebody says; what one of the cast says has the name of its sentence as its text."""
    match event:
        case Said(name, text, kind, owner):
            spectator = not table.seats_of(entry.by)
            if text:  # what one who has left for good had said is empty
                table.chat.add(ChatLine(entry.at, entry.by, name, text, kind, owner, spectator), not spectator)
        case Remarked(seat, remark):
            chair = table.chairs[seat]
            table.talk.had_word()
            table.chat.add(ChatLine(entry.at, None, chair.name, remark, "bot", character=chair.character), plays=False)


def spoken(line: ChatLine, language: str) -> ChatLine:
    """A line of the chat as it is told in a language: only the cast speaks all of them."""
    if not line.character:
        return line
    return msgspec.structs.replace(line, text=words(language).say(f"remark-{line.text}"))
