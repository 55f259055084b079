"""A described table in the terminal: the same description that the browser draws."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from serao.engine.contract import AnyGame, HasNews
from serao.engine.scene import Area, Board, Cards, Cell, Counter, Piece, Pile, Scene
from serao.locales import Words

STYLES = {
    "red": "#ff7a6b",
    "blue": "#7ab8ff",
    "green": "#8fce5a",
    "yellow": "#ffd75f",
    "purple": "#c49bf0",
    "orange": "#ffab5c",
    "black": "#9a9a9a",
    "white": "#ffffff",
    "grey": "#b8b8b8",
}
# Each colour has its own sign, for whoever does not see colours.
STONES = {
    "red": "●",
    "blue": "◆",
    "green": "▲",
    "yellow": "★",
    "purple": "■",
    "orange": "✚",
    "black": "●",
    "white": "○",
}
EMPTY, BACK = "·", "▒"
WIDTHS = {"squares": 2, "hexes": 2, "points": 4}  # columns of the terminal for one step to the right on a board


class SceneBoard:
    """A board of a game that describes its table."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def draw(self, view: HasNews, names: tuple[str, ...], words: Words, focus: int | None, /) -> RenderableType:
        """The table as one seat sees it."""
        return Group() if self.game.scene is None else drawn(self.game.scene(view, words.say, names))

    def actions_hint(self, view: HasNews, words: Words, /) -> str:
        """That something is to be chosen."""
        return words.say("cli-choose")

    def answer(self, view: HasNews, question: str, words: Words, /) -> None:
        """Nothing: it knows no words of its game."""

    def epilogue(self, view: HasNews, names: tuple[str, ...], words: Words, /) -> RenderableType:
        """Nothing more than the scores."""
        return Group()


def drawn(scene: Scene) -> RenderableType:
    """Every area below the other, counters and piles side by side."""
    parts: list[RenderableType] = []
    beside: list[RenderableType] = []
    for area in scene.areas:
        if isinstance(area, Counter | Pile):
            beside.append(drawn_area(area))
            continue
        parts += [Columns(beside, padding=(0, 2))] if beside else []
        beside = []
        parts.append(drawn_area(area))
    return Group(*parts, *([Columns(beside, padding=(0, 2))] if beside else []))


def drawn_area(area: Area) -> RenderableType:
    """One area."""
    match area:
        case Board():
            return titled(area.title, drawn_board(area))
        case Cards(cards=cards, title=title):
            return titled(title, Text("  ").join(signed(card, named=True) for card in cards) if cards else Text("—"))
        case Pile(top=top, count=count, title=title):
            return Text.assemble(f"{title} " if title else "", signed(top, named=False), f" ×{count}")
        case Counter(title=title, number=number, colour=colour, active=active):
            style = STYLES.get(colour, "") + (" bold underline" if active else "")
            return Text(f"{STONES.get(colour, '')} {title}: {number}".strip(), style=style)
    return Text(area.text, style="italic")


def titled(title: str, inside: RenderableType) -> RenderableType:
    """An area with its name, if it has one."""
    return Panel(inside, title=title, title_align="left", expand=False) if title else inside


def signed(piece: Piece, named: bool) -> Text:
    """A piece as a sign, with its spot where it can be named in an action."""
    sign = BACK if piece.down else piece.symbol or STONES.get(piece.colour, EMPTY if not piece.colour else "●")
    style = STYLES.get(piece.colour, "dim" if not piece.symbol else "") + (" reverse" if piece.last else "")
    spot = f"{piece.spot}=" if named and piece.spot and piece.spot != sign else ""
    return Text.assemble((spot, "dim"), (sign, style))


# ── Boards ────────────────────────────────────────────────────────────────────────────────────────

Canvas = dict[tuple[int, int], Text]  # a sign for each place: line, column


def drawn_board(board: Board) -> RenderableType:
    """A board as lines of signs; hexes lean to the right, row by row."""
    canvas = strokes(board)
    for cell in board.cells:
        canvas[place_of(board, cell.x, cell.y)] = signed(cell, named=False) if is_taken(cell) else ground(cell)
    headings = {place_of(board, x, -1): Text(each, style="dim") for x, each in enumerate(board.columns)}
    headings |= {before(board, y): Text(each, style="dim") for y, each in enumerate(board.rows)}
    return as_lines(canvas | headings)


def place_of(board: Board, x: int, y: int) -> tuple[int, int]:
    """Where a place of the board stands on the canvas."""
    return y, WIDTHS[board.shape] * x + (y if board.shape == "hexes" else 0)


def before(board: Board, y: int) -> tuple[int, int]:
    """Where the heading of a row stands."""
    line, column = place_of(board, 0, y)
    return line, column - 3


def strokes(board: Board) -> Canvas:
    """The lines between points that lie beside or below each other."""
    canvas: Canvas = {}
    for one, other in board.lines:
        ends = (place_of(board, board.cells[each].x, board.cells[each].y) for each in (one, other))
        (line, column), (to_line, to_column) = sorted(ends)
        if line == to_line:
            canvas |= {(line, each): Text("─", style="dim") for each in range(column + 1, to_column)}
        elif column == to_column:
            canvas |= {(each, column): Text("│", style="dim") for each in range(line + 1, to_line)}
    return canvas


def as_lines(canvas: Canvas) -> RenderableType:
    """The canvas line by line."""
    left = min((column for _line, column in canvas), default=0)
    lines: dict[int, Text] = {}
    for line, column in sorted(canvas):
        text = lines.setdefault(line, Text())
        text.pad_right(max(0, column - left - text.cell_len))
        text.append_text(canvas[line, column])
    return Group(*lines.values())


def is_taken(cell: Cell) -> bool:
    """Whether something stands there."""
    return bool(cell.colour or cell.symbol or cell.last)


def ground(cell: Cell) -> Text:
    """An empty place, in its own colour."""
    return Text(EMPTY, style=STYLES.get(cell.ground, "dim"))
