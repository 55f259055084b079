"""Plots as SVG, drawn by hand: a few lines with axes need no library, and the figures are kept beside them."""

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, BELOW, ABOVE, RIGHT = 720, 400, 64, 48, 40, 24
COLOURS = ("#8c3b2e", "#2f5d62", "#b7791f", "#5b4b8a", "#3f7d3a", "#7a7a7a", "#1f6fb2")
TICKS = 5
PAPER, RULE = "#fffdf8", "#eee6d8"
ROW, GAP, NAMES = 26, 44, 150  # of intervals: the height of a row, what stands between panels, the width of the names
FONT = 'font-family="sans-serif" font-size="12"'

Points = Sequence[tuple[float, float]]


class Panel(NamedTuple):
    """Values with their intervals, one below the other; `even` is where equals would stand."""

    across: str
    rows: Mapping[str, tuple[float, float, float]]  # by name: low, value, high
    even: float | None = None


def line_plot(title: str, across: str, up: str, lines: Mapping[str, Points]) -> str:
    """Lines by name over one pair of axes."""
    points = [point for line in lines.values() for point in line] or [(0.0, 0.0)]
    xs, ys = axis([x for x, _ in points]), axis([y for _, y in points])
    drawn = [line_drawn(number, name, line, xs, ys) for number, (name, line) in enumerate(lines.items())]
    return framed(
        title,
        HEIGHT,
        [
            *(upright(value, xs, ABOVE, HEIGHT - BELOW) for value in xs),
            *(level(value, ys) for value in ys),
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>',
            f'<text x="{LEFT}" y="{ABOVE - 4}" fill="#666">{escape(up)}</text>',
            *drawn,
        ],
    )


def framed(title: str, height: int, drawn: Sequence[str]) -> str:
    """A picture with its title."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT}>',
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            f'<text x="{LEFT}" y="22" font-size="15">{escape(title)}</text>',
            *drawn,
            "</svg>\n",
        ]
    )


def axis(values: Sequence[float]) -> list[float]:
    """Round numbers that hold all values between the first and the last."""
    low, high = min(values), max(values)
    step = nice((high - low) / TICKS or 1.0)
    first = floor(low / step)
    ticks = [first * step]
    while ticks[-1] < high:
        ticks.append(step * (first + len(ticks)))
    return ticks if len(ticks) > 1 else [*ticks, ticks[0] + step]


def nice(step: float) -> float:
    """The next of 1, 2, 5 times a power of ten."""
    power = 10.0 ** floor(log10(step))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step)


def place(value: float, ticks: Sequence[float], begin: float, end: float) -> float:
    """Where a value stands between the ends of its axis."""
    return round(begin + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (end - begin), 1)


def upright(value: float, xs: Sequence[float], top: float, foot: float, left: float = LEFT) -> str:
    """A tick of the axis across."""
    x = place(value, xs, left, WIDTH - RIGHT)
    return (
        f'<path d="M{x} {foot}V{top}" stroke="{RULE}"/>'
        f'<text x="{x}" y="{foot + 16}" text-anchor="middle">{value:,g}</text>'
    )


def level(value: float, ys: Sequence[float]) -> str:
    """A tick of the axis up."""
    y = place(value, ys, HEIGHT - BELOW, ABOVE)
    return (
        f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{RULE}"/>'
        f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{value:,g}</text>'
    )


def line_drawn(number: int, name: str, line: Points, xs: Sequence[float], ys: Sequence[float]) -> str:
    """A line, and its name at its end."""
    colour = COLOURS[number % len(COLOURS)]
    at = [(place(x, xs, LEFT, WIDTH - RIGHT), place(y, ys, HEIGHT - BELOW, ABOVE)) for x, y in line]
    path = " ".join(f"{x},{y}" for x, y in at)
    named = (
        f'<text x="{at[-1][0]}" y="{at[-1][1] - 6}" text-anchor="end" fill="{colour}">{escape(name)}</text>'
        if at
        else ""
    )
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>{named}'


def interval_plot(title: str, panels: Sequence[Panel]) -> str:
    """Panels of values with their intervals, one below the other."""
    drawn, top = [], float(ABOVE)
    for panel in panels:
        drawn += panel_drawn(panel, top)
        top += ROW * len(panel.rows) + GAP
    return framed(title, round(top), drawn)


def panel_drawn(panel: Panel, top: float) -> list[str]:
    """One panel: its axis, the line of equals, and its rows."""
    ends = [end for row in panel.rows.values() for end in row] + ([] if panel.even is None else [panel.even])
    xs, foot = axis(ends), top + ROW * len(panel.rows)
    even = None if panel.even is None else place(panel.even, xs, NAMES, WIDTH - RIGHT)
    return [
        *(upright(value, xs, top, foot, NAMES) for value in xs),
        f'<text x="{WIDTH - RIGHT}" y="{foot + 32}" text-anchor="end" fill="#666">{escape(panel.across)}</text>',
        "" if even is None else f'<path d="M{even} {foot}V{top}" stroke="#7a7a7a" stroke-dasharray="4 4"/>',
        *(row_drawn(number, name, row, xs, top) for number, (name, row) in enumerate(panel.rows.items())),
    ]


def row_drawn(number: int, name: str, row: tuple[float, float, float], xs: Sequence[float], top: float) -> str:
    """A value as a dot on its interval, with its name before it."""
    colour, y = COLOURS[number % len(COLOURS)], top + ROW * (number + 0.5)
    low, value, high = (place(each, xs, NAMES, WIDTH - RIGHT) for each in row)
    return (
        f'<text x="{NAMES - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
        f'<path d="M{low} {y}H{high}M{low} {y - 5}V{y + 5}M{high} {y - 5}V{y + 5}" stroke="{colour}" stroke-width="2"/>'
        f'<circle cx="{value}" cy="{y}" r="5" fill="{colour}"/>'
    )
