"""The table of Photograph in a terminal: the field, the strips, the hands. Every colour has a symbol."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serao.engine.defaults import answer
from serao.games.photograph.pieces import COLOUR, COLOURS, EMPTY, FIRST_BACK, NUMBER, SUNSET
from serao.games.photograph.state import AT_END, AT_SUNSET, SUBJECT, WINDING
from serao.games.photograph.views import StripView, View
from serao.locales import Words

__all__ = ["actions_hint", "answer", "draw", "epilogue"]

SYMBOLS = ("●", "▲", "★", "♣", "■", "◆", "♥")
INKS = ("#5b93d6", "#d9574a", "#d8aa2a", "#58a05c", "#a8734a", "#9a9a9a", "#a56fd0")
GOOD_SHOT, BLURRED = "✪", "░"
WAYS = {1: "↗", -1: "↘", 0: " "}
HINTS = {SUBJECT: "subject", WINDING: "winding", AT_SUNSET: "sunset", AT_END: "end"}


def draw(view: View, names: tuple[str, ...], words: Words, focus: int | None) -> RenderableType:
    """The whole table."""
    mine = view.seat if focus is None else focus
    top = Columns([field(view), deck(view, words)], padding=(0, 3))
    return Group(top, Text(), strips(view, names, mine, words), Text(), hands(view, names, words))


def actions_hint(view: View, words: Words) -> str:
    """What is to be decided now."""
    key = HINTS.get(view.phase, "over")
    return words.say(f"photograph-hint-{key}", owed=view.owed)


def card(code: int) -> Text:
    """A card, six places wide: a face on its colour, a back in its colour, a dot where nothing lies."""
    if code == EMPTY:
        return Text("  ·   ", style="dim")
    if code == SUNSET:
        return Text("  ☀   ", style="bold #ffb347")
    if code >= FIRST_BACK:
        colour, high = divmod(code - FIRST_BACK, 2)
        return Text(f"{SYMBOLS[colour]} {'7–12' if high else '1–6 '}", style=INKS[colour])
    colour = COLOUR[code]
    return Text(f" {SYMBOLS[colour]} {NUMBER[code]:<2} ", style=f"bold black on {INKS[colour]}")


def field(view: View) -> Table:
    """2.3 The field: rows by number, with its two ends."""
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0))
    for row in range(view.rows):
        codes = [view.field[column * view.rows + row] for column in range(4)]
        empty = all(code == EMPTY for code in codes)
        ends = ("  ", " ") if empty else ("L▸", "◂R")
        table.add_row(Text(f"{row + 1} {ends[0]}", style="dim"), *map(card, codes), Text(ends[1], style="dim"))
    return table


def deck(view: View, words: Words) -> Text:
    """How many cards the deck has, the back on top of it, and what the signs mean."""
    return Text.assemble(
        words.say("photograph-deck", number=view.deck),
        "  ",
        card(view.deck_top),
        "\n\n",
        (words.say("photograph-signs", good_shot=GOOD_SHOT, blurred=BLURRED), "dim"),
    )


def strips(view: View, names: tuple[str, ...], mine: int | None, words: Words) -> Table:
    """A row a colour, a column a player: direction, numbers (░ out of focus), and what fits next on one's own."""
    table = Table(pad_edge=False, show_edge=False, header_style="bold", footer_style="bold", show_footer=True)
    table.add_column("", footer=words.say("score-total"))
    for seat in range(view.seats):
        mark = " ◀" if seat == view.turn and view.phase in (SUBJECT, WINDING) else ""
        table.add_column(f"{names[seat]}{mark}", footer=str(view.scores[seat]))
    for colour in view.colours:
        name = words.say(f"photograph-{COLOURS[colour]}")
        holder = view.good_shots[colour]
        free = f" {GOOD_SHOT}" if holder < 0 else ""
        cells = (strip(view.strips[each][colour], each == mine, each == holder) for each in range(view.seats))
        table.add_row(Text(f"{SYMBOLS[colour]} {name}{free}", style=INKS[colour]), *cells)
    return table


def strip(seen: StripView, own: bool, good_shot: bool) -> Text:
    """One strip."""
    line = Text(WAYS[seen.direction] + " ")
    for code in seen.cards:
        blurred = code >= FIRST_BACK
        line.append(BLURRED if blurred else str(NUMBER[code]), style="dim" if blurred else "bold")
        line.append(" ")
    if good_shot:
        line.append(f"{GOOD_SHOT} ", style="bold #ffcf5a")
    if own and seen.cards:
        line.append(f"→{spans(seen.fits)}", style="dim")
    return line


def spans(numbers: tuple[int, ...]) -> str:
    """Numbers as spans: 1–3,8; a dash when there is none."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs) or "∅"


def hands(view: View, names: tuple[str, ...], words: Words) -> Table:
    """The hands from back to front; one's own face up, with its places numbered."""
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0))
    longest = max(len(hand) for hand in view.hands)
    places = (Text(f"  {place}", style="dim") for place in range(1, longest + 1))
    table.add_row(Text(words.say("photograph-places"), style="dim"), *places)
    for seat, hand in enumerate(view.hands):
        style = "bold" if seat == view.seat else ""
        chosen = " ✓" if view.chosen[seat] else ""
        table.add_row(Text(names[seat] + chosen, style=style), *map(card, hand))
    return table


def epilogue(view: View, names: tuple[str, ...], words: Words) -> RenderableType:
    """Nothing more than the scores."""
    return Group()
