"""`serao play`: a game in the terminal against bots."""

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.progress import track
from rich.text import Text

from serao.bots import AnyBot, bot_named
from serao.cli.boards import board_of
from serao.cli.options import read_options
from serao.cli.results import result
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.fairness import SECRET_BYTES, commitment, revealed, seed_of
from serao.engine.play import play, start
from serao.engine.problem import BadNotation, BadOptions, Problem, Refused, reason
from serao.engine.record import encode, write_down
from serao.games import GAMES, game_named
from serao.locales import Words

NAMES = ("Ana", "Bruno", "Chloé", "Davi")
ME = 0
CHOSE = "chose"  # that somebody has chosen secretly is no news where nobody has to wait
MANY = 50  # opponents at once, whose thinking is worth a progress bar
LISTED = 48  # legal actions shown without being asked for


class Sitting(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str | None
    seats: int | None
    bots: str
    name: str
    seed: str | None
    entropy: str
    record: Path | None
    options: tuple[str, ...]


class PlayedTable(msgspec.Struct):
    """The game in play: its position, how it came about, and what the next line of input continues."""

    game: AnyGame
    options: Any
    names: tuple[str, ...]
    bot: AnyBot
    secret: bytes
    entropy: tuple[str, ...]
    words: Words
    console: Console
    record: Path | None
    states: list[Any] = []
    moves: list[tuple[int, Any]] = []
    begun: str = ""
    told: int = 0


class Left(Exception):
    """The person leaves the table."""


def sit_down(sitting: Sitting, words: Words) -> None:
    """Set the table, play the game, show the result."""
    console = Console(highlight=False)
    table = laid(sitting, console, words)
    welcome(table)
    try:
        while actors := table.game.actors(table.states[-1]):
            if ME in actors:
                my_choice(table)
            else:
                bots_choose(table, actors)
        finish(table)
    except (Left, EOFError):
        say(table, "cli-left")
    finally:
        keep(table)


def laid(sitting: Sitting, console: Console, words: Words) -> PlayedTable:
    """The table before the first decision; a mistake in the options is said before anything is dealt."""
    game = game_named(sitting.game or ask_game(console, words))
    options = read_options(game, sitting.options)
    seats = sitting.seats if sitting.seats is not None else usual_seats(game, options)
    names = seat_names(sitting.name, min(max(seats, 1), 100_000))
    secret = secret_from(sitting.seed)
    entropy = (sitting.entropy,) if sitting.entropy else ()
    state = start(game, options, seats, Chance(seed_of(secret, entropy)))
    return PlayedTable(
        game=game,
        options=options,
        names=names,
        bot=bot_named(game.NAME, sitting.bots),
        secret=secret,
        entropy=entropy,
        words=words,
        console=console,
        record=sitting.record,
        states=[state],
        moves=[],
    )


def usual_seats(game: AnyGame, options: Any) -> int:
    """As many as usual, where the options allow it."""
    allowed = game.seats(options)
    return game.USUAL_SEATS if game.USUAL_SEATS in allowed else allowed.start


def secret_from(seed: str | None) -> bytes:
    """The table's secret: fresh, or derived from a seed that was asked for."""
    return secrets.token_bytes(SECRET_BYTES) if seed is None else sha256(b"serao play\n" + seed.encode()).digest()


def seat_names(mine: str, seats: int) -> tuple[str, ...]:
    """My name, then the house's."""
    others = [name for name in NAMES if name != mine]
    return (mine, *(others[seat] if seat < len(others) else f"Bot {seat + 2}" for seat in range(seats - 1)))


def ask_game(console: Console, words: Words) -> str:
    """Which game, when none was named."""
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        console.print(f"  [bold]{number}[/]  [bold]{words.say(f'game-{name}')}[/] — {words.say(f'{name}-about')}")
    try:
        answer = console.input(words.say("cli-which-game") + " ").strip().lower()
    except EOFError:  # nobody is there to answer: the first game, which then ends as politely
        answer = ""
    if answer.isdigit() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    return answer or names[0]


def welcome(table: PlayedTable) -> None:
    """The game, the people, and the commitment before the deal."""
    say(table, "cli-welcome", game=table.game.NAME, names=", ".join(table.names[:8]))
    say(table, "cli-commitment", commitment=commitment(table.secret), style="dim")
    say(table, "cli-how", style="dim")


def say(table: PlayedTable, key: str, style: str = "", **args: str | int) -> None:
    """One sentence of the catalogue."""
    table.console.print(Text(table.words.say(key, **args), style=style))


def chance_for(table: PlayedTable, number: int) -> Chance:
    """The luck of an action."""
    return Chance(seed_of(table.secret, table.entropy), number)


def act(table: PlayedTable, seat: int, action: Any) -> None:
    """Play an action; Refused when it may not be."""
    state = play(table.game, table.states[-1], seat, action, chance_for(table, len(table.states)))
    table.states.append(state)
    table.moves.append((seat, action))


def bots_choose(table: PlayedTable, actors: tuple[int, ...]) -> None:
    """The others decide, each from its own memory."""
    luck = sha256(b"bots\n" + table.secret).digest()
    quick = len(actors) < MANY
    thinking = table.words.say("cli-thinking")
    for seat in track(actors, thinking, console=table.console, transient=True, disable=quick):
        state = table.states[-1]
        if table.game.legal(state, seat):
            act(table, seat, table.bot(table.game.memory(state, seat), Chance(luck, len(table.states))))


def tell_news(table: PlayedTable) -> None:
    """What has happened since the last time, as I saw it."""
    for state in table.states[table.told :]:
        for event in table.game.view(state, ME).news:
            if event.__struct_config__.tag != CHOSE:
                table.console.print(Text("  " + table.game.tell(event, table.words.say, table.names)))
    table.told = len(table.states)


def show(table: PlayedTable, focus: int | None = None) -> None:
    """The table as I see it."""
    table.console.print()
    view = table.game.view(table.states[-1], ME)
    table.console.print(board_of(table.game.NAME).draw(view, table.names, table.words, focus))


# ── My choice ─────────────────────────────────────────────────────────────────────────────────────


def my_choice(table: PlayedTable) -> None:
    """Draw the table and read lines until one of them is an action."""
    tell_news(table)
    show(table)
    view = table.game.view(table.states[-1], ME)
    table.console.print(Text(board_of(table.game.NAME).actions_hint(view, table.words), style="bold"))
    list_actions(table)
    moves = len(table.moves)
    while len(table.moves) == moves:
        prompt = Text(f"{table.names[ME]}{' ' + table.begun if table.begun else ''}> ", style="bold")
        try:
            answer(table, table.console.input(prompt).strip())
        except Problem as problem:
            table.console.print(Text(table.words.why(problem.reason), style="yellow"))


def answer(table: PlayedTable, line: str) -> None:
    """A command, or an action in notation, whole or its beginning."""
    word, _, rest = line.partition(" ")
    match word.lower():
        case "":
            list_actions(table)
        case "help" | "?" | "h":
            say(table, "cli-help")
            say(table, f"{table.game.NAME}-help")
        case "quit" | "exit" | "q":
            raise Left
        case "undo" | "u":
            undo(table)
        case "board" | "b":
            show(table)
        case "see":
            see(table, rest)
        case "save":
            save(table, Path(rest.strip() or "serao-record.json"))
        case question:
            view = table.game.view(table.states[-1], ME)
            told = board_of(table.game.NAME).answer(view, question, table.words)
            choose(table, line) if told is None else table.console.print(told)


def choose(table: PlayedTable, line: str) -> None:
    """An action; or the beginning of one, kept until it is finished, undone, or something else is typed."""
    typed = line.replace(" ", "")
    whole = table.begun + typed if continuing(table, table.begun + typed) else typed
    texts = continuing(table, whole)
    if len(texts) > 1 and whole.lower() not in (text.lower() for text in texts):
        table.begun = whole
        list_actions(table)
        return
    table.begun = ""
    act(table, ME, table.game.parse(texts[0] if len(texts) == 1 else whole))


def continuing(table: PlayedTable, begun: str) -> list[str]:
    """My legal actions, in notation, that begin so."""
    texts = (table.game.text(action) for action in table.game.legal(table.states[-1], ME))
    return [text for text in texts if text.lower().startswith(begun.lower())]


def list_actions(table: PlayedTable) -> None:
    """The actions that go on from what is begun."""
    texts = continuing(table, table.begun)
    more = "" if len(texts) <= LISTED else " …"
    table.console.print(Padding(Text("  ".join(texts[:LISTED]) + more, style="dim"), (0, 0, 0, 2)))


def undo(table: PlayedTable) -> None:
    """Take back what is begun, or the last action while it has told nobody anything."""
    if table.begun:
        table.begun = ""
    elif len(table.states) > 1 and table.moves[-1][0] == ME and table.game.reversible(*table.states[-2:]):
        table.states.pop()
        table.moves.pop()
        table.told = len(table.states)
        show(table)
    else:
        raise Refused(reason("cli-nothing-to-undo"))
    list_actions(table)


def see(table: PlayedTable, rest: str) -> None:
    """Look at another seat's things, by its number or name."""
    rest = rest.strip()
    names = [name.lower() for name in table.names]
    if rest.lower() in names:
        show(table, names.index(rest.lower()))
    elif rest.isdigit() and 1 <= int(rest) <= len(names):
        show(table, int(rest) - 1)
    else:
        raise BadNotation(reason("cli-see", names=", ".join(table.names[:8])))


# ── The end ───────────────────────────────────────────────────────────────────────────────────────


def finish(table: PlayedTable) -> None:
    """The last news, the table, and the scores line by line."""
    tell_news(table)
    show(table)
    outcome = table.game.outcome(table.states[-1])
    assert outcome is not None  # nobody can act any more
    table.console.print(result(table.game.NAME, outcome, table.names, table.words))
    view = table.game.view(table.states[-1], ME)
    table.console.print(board_of(table.game.NAME).epilogue(view, table.names, table.words))


def keep(table: PlayedTable) -> None:
    """The record, where one was asked for."""
    if table.record is not None:
        save(table, table.record)


def save(table: PlayedTable, path: Path) -> None:
    """Write the record so far into a file."""
    record = write_down(
        table.game,
        table.options,
        table.names,
        revealed(table.secret, table.entropy),
        table.moves,
        table.game.outcome(table.states[-1]),
    )
    try:
        path.write_bytes(encode(record))
    except OSError:
        raise BadOptions(reason("cli-file-unwritable", file=str(path))) from None
    say(table, "cli-saved", file=str(path))
