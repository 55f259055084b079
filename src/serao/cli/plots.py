"""Plots as SVG, drawn by hand: a few lines with axes need no library, and the figures are kept beside them."""

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10

WIDTH, HEIGHT, LEFT, BELOW, ABOVE, RIGHT = 720, 400, 64, 48, 40, 16
COLOURS = ("#8c3b2e", "#2f5d62", "#b7791f", "#5b4b8a", "#3f7d3a", "#7a7a7a", "#1f6fb2")
TICKS = 5
FONT = 'font-family="sans-serif" font-size="12"'

Points = Sequence[tuple[float, float]]


def line_plot(title: str, across: str, up: str, lines: Mapping[str, Points]) -> str:
    """Lines by name over one pair of axes."""
    points = [point for line in lines.values() for point in line] or [(0.0, 0.0)]
    xs, ys = axis([x for x, _ in points]), axis([y for _, y in points])
    drawn = [line_drawn(number, name, line, xs, ys) for number, (name, line) in enumerate(lines.items())]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
            f'<text x="{LEFT}" y="22" font-size="15">{escape(title)}</text>',
            *(upright(value, xs) for value in xs),
            *(level(value, ys) for value in ys),
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>',
            f'<text x="{LEFT}" y="{ABOVE - 4}" fill="#666">{escape(up)}</text>',
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


def upright(value: float, xs: Sequence[float]) -> str:
    """A tick of the axis across."""
    x = place(value, xs, LEFT, WIDTH - RIGHT)
    return (
        f'<path d="M{x} {HEIGHT - BELOW}V{ABOVE}" stroke="#eee6d8"/>'
        f'<text x="{x}" y="{HEIGHT - BELOW + 16}" text-anchor="middle">{value:,g}</text>'
    )


def level(value: float, ys: Sequence[float]) -> str:
    """A tick of the axis up."""
    y = place(value, ys, HEIGHT - BELOW, ABOVE)
    return (
        f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#eee6d8"/>'
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
