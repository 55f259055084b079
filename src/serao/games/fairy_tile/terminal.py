"""The table of Fairy Tile in a terminal: the kingdom of hexes with its rivers, the page, the tile, the books."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serao.engine.defaults import answer
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.objectives import All, Objective, Scene, met
from serao.games.fairy_tile.places import CASTLE, FOREST, MOUNTAIN, PLAINS, TERRAINS
from serao.games.fairy_tile.tales import tale
from serao.games.fairy_tile.views import HexView, TileView, View
from serao.games.fairy_tile.wording import objective_text
from serao.locales import Words

__all__ = ["actions_hint", "answer", "draw", "epilogue"]

SYMBOLS = {PLAINS: '"', FOREST: "♣", MOUNTAIN: "▲", CASTLE: "♜"}
INKS = {PLAINS: "#d8c25a", FOREST: "#58a05c", MOUNTAIN: "#a8937c", CASTLE: "#e6e0d4"}
WATER = "bold #5b93d6"
FIGURES = ("P", "K", "D")
FIGURE_INKS = ("bold black on #f2a7c3", "bold black on #a9c7ee", "bold black on #e0705c")
# A hex is eight signs wide, the next row stands half of it to the right; three lines a row.
WIDE, HALF, LINES = 8, 4, 3
# How a river crosses an edge, by direction: the sign, and where it stands beside a hex.
CROSSINGS = (("~", 7, 0), ("╱", 5, -1), ("╲", 1, -1), ("~", -1, 0), ("╱", 1, 2), ("╲", 5, 2))
DONE, OPEN = "✓", "○"

Canvas = list[list[tuple[str, str]]]


def draw(view: View, names: tuple[str, ...], words: Words, focus: int | None) -> RenderableType:
    """The whole table; `focus` is the seat whose told pages are listed."""
    beside = Group(page(view, words), Text(), tile(view, words), books(view, names, words, focus))
    return Columns([land(kingdom_hexes(view), view.characters), beside], padding=(0, 4))


def actions_hint(view: View, words: Words) -> str:
    """What is to be decided now."""
    if view.over:
        return words.say("game-over")
    return words.say("fairy_tile-hint-second" if view.second else "fairy_tile-hint-first")


# ── The kingdom ───────────────────────────────────────────────────────────────────────────────────


def kingdom_hexes(view: View) -> list[HexView]:
    """Every place of the kingdom."""
    return [place for laid in view.tiles for place in laid.places]


def land(places: "list[HexView] | tuple[HexView, ...]", characters: tuple[int, ...]) -> Text:
    """Hexes in rows: terrain and figures, the coordinates below, rivers across the edges they cross."""
    left = min(WIDE * place.q + HALF * place.r for place in places)
    top = min(place.r for place in places)
    width = max(WIDE * place.q + HALF * place.r for place in places) - left + WIDE + 1
    height = LINES * (max(place.r for place in places) - top + 1) + 1
    canvas: Canvas = [[(" ", "")] * width for _ in range(height)]
    for place in places:
        draw_hex(canvas, place, WIDE * place.q + HALF * place.r - left + 1, LINES * (place.r - top) + 1, characters)
    return as_text(canvas)


def draw_hex(canvas: Canvas, place: HexView, x: int, y: int, characters: tuple[int, ...]) -> None:
    """One place: its symbol twice, whoever stands there, its coordinates, its river."""
    ink = INKS[place.terrain]
    write(canvas, x + 1, y, SYMBOLS[place.terrain] * 2, ink)
    if place.river:
        write(canvas, x + 3, y, "≈", WATER)
    for figure, there in enumerate(characters):
        if there == place.hex:
            write(canvas, x + 4 + figure, y, FIGURES[figure], FIGURE_INKS[figure])
    write(canvas, x + 1, y + 1, f"{place.q},{place.r}", f"dim {ink}")
    for direction, (sign, right, down) in enumerate(CROSSINGS):
        if place.river >> direction & 1:
            write(canvas, x + right, y + down, sign, WATER)


def write(canvas: Canvas, x: int, y: int, signs: str, style: str) -> None:
    """Signs on the canvas."""
    for place, sign in enumerate(signs, x):
        canvas[y][place] = (sign, style)


def as_text(canvas: Canvas) -> Text:
    """The canvas as text, without the blanks at the ends of its lines."""
    text = Text()
    for line in canvas:
        row = Text.assemble(*line)
        row.rstrip()
        text.append_text(row)
        text.append("\n")
    return text


# ── Beside it ─────────────────────────────────────────────────────────────────────────────────────


def page(view: View, words: Words) -> Text:
    """One's own page in words, and which of its parts are as they should be now."""
    text = Text()
    if view.page is None:
        return text
    text.append(words.say("fairy_tile-side-page", page=view.page.number) + "\n", style="bold #ffcf5a")
    text.append(objective_text(view.page.objective, words.say) + "\n", style="bold")
    scene = scene_of(view)
    for part in parts_of(view.page.objective):
        done = met(part, scene)
        text.append(f"  {DONE if done else OPEN} {objective_text(part, words.say)}\n", style="green" if done else "dim")
    return text


def parts_of(objective: Objective) -> tuple[Objective, ...]:
    """What must be met at once, when it is more than one thing."""
    return objective.parts if isinstance(objective, All) else ()


def scene_of(view: View) -> Scene:
    """The table as a page is held against it."""
    places = kingdom_hexes(view)
    kingdom = Kingdom({place.hex: place.terrain for place in places}, {place.hex: place.river for place in places})
    return Scene(kingdom, view.characters, view.visits, view.passed)


def tile(view: View, words: Words) -> Text:
    """The visible tile, before turning."""
    if view.top is None:
        return Text(words.say("fairy_tile-side-no-tile") + "\n", style="dim")
    title = Text(words.say("fairy_tile-side-tile", number=view.stack) + "\n", style="bold")
    return title.append_text(land(view.top.places, ())).append_text(legend(view.top, words))


def legend(shown: TileView, words: Words) -> Text:
    """The terrains of the tile by name."""
    names = (words.say(f"fairy_tile-place-{TERRAINS[place.terrain]}") for place in shown.places)
    return Text(", ".join(names) + "\n\n", style="dim")


def books(view: View, names: tuple[str, ...], words: Words, focus: int | None) -> Table:
    """Everybody's book, pages told and token."""
    table = Table(pad_edge=False, show_edge=False, header_style="bold")
    table.add_column("")
    for heading in ("book", "told", "magic"):
        table.add_column(words.say(f"fairy_tile-side-{heading}"), justify="right")
    for seat, seen in enumerate(view.seats):
        mark = " ◀" if seat == view.turn and not view.over else ""
        gone = f" ({words.say('fairy_tile-side-has-left')})" if seen.left else ""
        told = ", ".join(map(str, sorted(seen.told))) if seat == focus and seen.told else str(len(seen.told))
        style = "bold" if seat == view.seat else "dim" if seen.left else ""
        table.add_row(Text(names[seat] + mark + gone, style=style), str(seen.book), told, "✦" if seen.magic else "·")
    return table


def epilogue(view: View, names: tuple[str, ...], words: Words) -> RenderableType:
    """7.3 Everybody's tale, the pages told in number order."""
    tales = [(name, tale(seat.told, words.say)) for name, seat in zip(names, view.seats, strict=True) if seat.told]
    return Group(*(Panel(story, title=name, padding=(1, 3), width=84) for name, story in tales))
