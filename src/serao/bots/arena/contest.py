"""What is played in an arena, and one deal of it."""

from functools import partial
from hashlib import sha256
from time import thread_time
from typing import Any

import msgspec

from serao.bots import AnyBot, bot_named
from serao.bots.arena.lineups import LineUp, line_ups, rotated
from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.outcome import Outcome
from serao.engine.play import start
from serao.engine.problem import BadOptions, reason
from serao.games import game_named

MOST_DECISIONS = 20_000
TEXTS = {"held-out": "held out", "dev": "dev"}  # deals for reports, deals for tuning; any other text names deals, too


class Contest(msgspec.Struct, frozen=True):
    """Everything that the games follow from. Deal number n is the same for ever."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]  # by name, each once
    line_ups: tuple[LineUp, ...]
    deals: str
    most_decisions: int = MOST_DECISIONS


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, and how it ended; a game that did not end in time has neither ranking nor scores."""

    line_up: LineUp
    decisions: int
    ranking: tuple[tuple[int, ...], ...] = ()
    scores: tuple[int, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """How long an opponent thought: processor time, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: "Thought") -> "Thought":
        longest = max(self.longest, other.longest)
        return Thought(self.decisions + other.decisions, self.seconds + other.seconds, longest)


class Deal(msgspec.Struct, frozen=True):
    """All games with one deal, and for each opponent how long it thought."""

    number: int
    games: tuple[Played, ...]
    thoughts: tuple[Thought, ...]


class Timed:
    """An opponent with a clock beside it."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot = bot
        self.thought = Thought()

    def __call__(self, memory: Any, chance: Chance) -> Any:
        """The opponent's own choice."""
        began = thread_time()
        action = self.bot(memory, chance)
        spent = thread_time() - began
        self.thought += Thought(1, spent, spent)
        return action


def contest_of(game: AnyGame, options: Any, seats: int, bots: list[str], deals: str, most_decisions: int) -> Contest:
    """A contest; BadOptions for opponents, seats or options that cannot be.

    Opponents that are named several times, as many names as seats, are one line-up as it stands.
    """
    start(game, options, seats, Chance(b""))
    for bot in bots:
        bot_named(game.NAME, bot)
    names = tuple(dict.fromkeys(bots))
    if len(names) < len(bots) and len(bots) != seats:
        raise BadOptions(reason("arena-line-up", seats=seats, given=len(bots)))
    own = len(names) < len(bots)
    played = rotated([tuple(names.index(bot) for bot in bots)]) if own else line_ups(len(names), seats)
    written = msgspec.json.decode(msgspec.json.encode(options))  # as it comes back from a file
    return Contest(game.NAME, game.RULES, written, seats, names, tuple(played), deals, most_decisions)


def seed_of(deals: str, number: int) -> bytes:
    """The seed of a deal: SHA-256 of the text of its deals and its number."""
    return sha256(f"{TEXTS.get(deals, deals)} {number}".encode()).digest()


def play_deal(contest: Contest, number: int) -> Deal:
    """Play every line-up with one deal. Everything but the time it takes follows from contest and number."""
    game = game_named(contest.game)
    bots = [Timed(bot_named(contest.game, name)) for name in contest.bots]
    options = msgspec.convert(contest.options, type=game.Options)
    play = partial(play_game, game, options, bots, seed_of(contest.deals, number), contest.most_decisions)
    games = tuple(play(line_up) for line_up in contest.line_ups)
    return Deal(number, games, tuple(bot.thought for bot in bots))


def play_game(game: AnyGame, options: Any, bots: list[Timed], seed: bytes, most: int, line_up: LineUp) -> Played:
    """Play one game."""
    state, moves = play_out(game, options, [bots[bot] for bot in line_up], seed, most)
    outcome: Outcome | None = game.outcome(state)
    if outcome is None:
        return Played(line_up, len(moves))
    return Played(line_up, len(moves), outcome.ranking, tuple(score.total for score in outcome.scores))
