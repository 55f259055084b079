"""The table of Avenue in a terminal: the map with its roads, the road to draw, and the score column."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serao.games.avenue.actions import LETTERS
from serao.games.avenue.maps import is_grapes
from serao.games.avenue.networks import joined
from serao.games.avenue.news import road_text
from serao.games.avenue.pieces import (
    BOTTOM,
    COLUMNS,
    LEFT,
    RIGHT,
    ROADS,
    ROUNDS,
    ROWS,
    SIGNS,
    TOP,
    VACANT,
    YELLOW,
)
from serao.games.avenue.views import SheetView, View
from serao.locales import Words

GREEN, PURPLE = "#7fb83c", "#b07fd8"
INK, MARKED, FARM = "#d9c9a3", "bold #ffcf5a", "bold #ffcf5a"
VACANT_SIGN = "·"
HEAVY = {"┘": "┛", "└": "┗", "┌": "┏", "┐": "┓", "─": "━", "│": "┃"}


def draw(view: View, names: tuple[str, ...], words: Words, focus: int | None) -> RenderableType:
    """The whole table: one sheet large, the cards and numbers beside it."""
    wanted = view.seat if focus is None else focus
    sheet = next((each for each in view.sheets if each.seat == wanted), None) or first_sheet(view)
    numbers = score_column(view, names, words) if not view.standings else standings(view, names, words)
    beside = Group(cards(view, words), numbers)
    if sheet is None:
        return beside
    title = Text(names[sheet.seat], style="bold")
    return Columns([Group(title, land(view, sheet)), beside], padding=(0, 4))


def first_sheet(view: View) -> SheetView | None:
    """What a spectator is shown first."""
    return view.sheets[0] if view.sheets else None


def actions_hint(view: View, words: Words) -> str:
    """What is to be decided now."""
    if not view.road:
        return words.say("game-over")
    road = view.road % YELLOW
    peeked = any(view.round in sheet.peeks for sheet in view.sheets if sheet.seat == view.seat)
    return words.say(
        "avenue-hint-peeked" if peeked else "avenue-hint", road=road_text(road, words.say), sign=SIGNS[road]
    )


def answer(view: View, question: str, words: Words) -> RenderableType | None:
    """`roads`: how many of each road are still to come, and how many of them are yellow."""
    if question != "roads" or not view.to_come:
        return None
    lines = [Text(words.say("avenue-to-come"), style="bold")]
    for road, cards, yellow in zip(ROADS, view.to_come, view.yellow_to_come, strict=True):
        said = words.say(
            "avenue-to-come-road", number=road, road=road_text(road, words.say), cards=cards, yellow=yellow
        )
        lines.append(Text(f"  {SIGNS[road]}  {said}"))
    return Group(*lines)


def land(view: View, sheet: SheetView) -> Text:
    """The map: two lines a square, roads drawn through, the network of the round's farm marked."""
    farm = view.squares.index(f"F{view.farms[-1]}")
    marked = set(joined(sheet.roads, farm)) | {farm}
    text = Text.assemble(("   " + "".join(f"{letter:<8}" for letter in LETTERS) + "\n", "dim"))
    for row in range(ROWS):
        squares = range(row * COLUMNS, (row + 1) * COLUMNS)
        text.append(f"{row + 1}  ", style="dim")
        for square in squares:
            text.append_text(upper_line(view, sheet, square, square in marked))
        text.append("\n   ")
        for square in squares:
            text.append_text(lower_line(sheet.roads[square], square in marked))
        text.append("\n")
    return text


def upper_line(view: View, sheet: SheetView, square: int, marked: bool) -> Text:
    """What grows or stands in the square, and the road that leaves it upwards."""
    road = sheet.roads[square]
    up = stroke("│", marked) if road != VACANT and TOP in ROADS[road] else Text(" ")
    return Text.assemble(content(view.squares[square]), " ", up, "  ")


def content(square: str) -> Text:
    """Grapes in their colours, a farm, a castle; four places wide."""
    if square == ".":
        return Text("    ")
    if is_grapes(square):
        text = Text()
        for grape in square:
            text.append("●" if grape == "G" else "○", style=GREEN if grape == "G" else PURPLE)
        text.append(" " * (4 - len(square)))
        return text
    if square[0] == "F":
        return Text(f"⌂ {square[1]} ", style=FARM)
    return Text(f"♜ {'●' if square == 'CG' else '○'} ", style=f"bold {GREEN if square == 'CG' else PURPLE}")


def lower_line(road: int, marked: bool) -> Text:
    """The road through the middle of the square, and to its left and right."""
    if road == VACANT:
        return Text(f"     {VACANT_SIGN}  ", style="dim")
    sides = ROADS[road]
    left = "─────" if LEFT in sides else "     "
    right = "──" if RIGHT in sides else "  "
    return stroke(f"{left}{SIGNS[road]}{right}", marked)


def stroke(signs: str, marked: bool) -> Text:
    """A piece of road, heavier where it belongs to the round's farm."""
    return Text("".join(HEAVY.get(sign, sign) for sign in signs) if marked else signs, style=MARKED if marked else INK)


def cards(view: View, words: Words) -> Text:
    """The round, its farm, the road to draw, what has been shown, what is left."""
    text = Text()
    text.append(words.say("avenue-side-round", number=view.round, rounds=ROUNDS) + "\n", style="bold")
    text.append(words.say("avenue-side-farm", farm=view.farms[-1]) + "\n", style=FARM)
    if view.next_farm:
        text.append(words.say("avenue-side-next", farm=view.next_farm) + "\n")
    if view.road:
        text.append(big_road(view.road))
        text.append(words.say("avenue-side-yellow", number=view.yellow) + "\n")
    text.append(words.say("avenue-side-deck", number=view.deck) + "\n", style="dim")
    return text


def big_road(card: int) -> Text:
    """The road card, large; a yellow one in yellow."""
    road = card % YELLOW
    sides = ROADS[road]
    up, down = ("┃" if side in sides else " " for side in (TOP, BOTTOM))
    left, right = ("━━━" if side in sides else "   " for side in (LEFT, RIGHT))
    lines = (
        f"\n   ╭───────╮\n   │   {up}   │\n   │{left}{HEAVY[SIGNS[road]]}{right}│\n   │   {down}   │\n   ╰───────╯\n"
    )
    return Text(lines, style="bold #ffcf5a" if card > YELLOW else "bold")


def score_column(view: View, names: tuple[str, ...], words: Words) -> Table:
    """As on the paper: a number a round, and what it would come to now."""
    table = Table(pad_edge=False, show_edge=False, header_style="bold")
    table.add_column("")
    for farm in view.farms:
        table.add_column(farm, justify="right")
    table.add_column(words.say("score-total"), justify="right", style="bold")
    for sheet in view.sheets:
        peeks = "?" if view.round in sheet.peeks and view.road else ""
        written = [str(number) for number in sheet.written] + [peeks] * (len(view.farms) - len(sheet.written))
        done = " ✓" if view.chosen and view.chosen[sheet.seat] else ""
        table.add_row(names[sheet.seat] + done, *written, str(sheet.score))
    return table


def standings(view: View, names: tuple[str, ...], words: Words) -> Table:
    """The best of a large table, and who stands around oneself."""
    table = Table(pad_edge=False, show_edge=False, title=words.say("avenue-standings"), title_justify="left")
    table.add_column("", justify="right")
    table.add_column("")
    table.add_column("", justify="right")
    for standing in view.standings:
        table.add_row(str(standing.place), names[standing.seat], str(standing.points))
    return table


def epilogue(view: View, names: tuple[str, ...], words: Words) -> RenderableType:
    """Nothing more than the scores."""
    return Group()
