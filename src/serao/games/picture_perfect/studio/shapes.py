"""Reads our restricted SVG: flat shapes in cm (100 units each), curves flattened once at a fixed subdivision."""

import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

import msgspec

from serao.games.picture_perfect.studio.camera import Loop, Point
from serao.games.picture_perfect.studio.strokes import Polyline, stroked

UNITS = 100.0
STEPS = 10
# A quarter of a circle as a cubic curve: plain arithmetic where sines would differ from machine to machine.
ROUND = 0.5522847498
SVG = "{http://www.w3.org/2000/svg}"
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
STYLE = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin")
GEOMETRY = {
    "svg": ("viewBox",),
    "title": (),
    "g": (),
    "path": ("d",),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "polygon": ("points",),
    "polyline": ("points",),
}
Colour = tuple[int, int, int]
Loops = tuple[Loop, ...]  # closed, in cm


class Shape(msgspec.Struct, frozen=True):
    """One flat colour."""

    colour: Colour
    loops: Loops


class Drawing(msgspec.Struct, frozen=True):
    """A whole source: its size in cm, its silhouette, its face, and its flat shapes from back to front.

    `first_face` is the face by version 1 of the rules.
    """

    width: float
    height: float
    outline: Loops | None
    face: Loops | None
    first_face: Loops | None
    shapes: tuple[Shape, ...]


class BadArt(ValueError):
    """A source that is not in our restricted form."""


def drawing_of(source: str) -> Drawing:
    """Read a source; BadArt says what is not in the restricted form."""
    root = ElementTree.fromstring(source)
    for element in root.iter():
        check(element)
    _, _, width, height = numbers(root.get("viewBox", ""))
    named = {element.get("id"): element for element in root.iter() if element.get("id")}
    drawn = named.get("drawing", root)
    return Drawing(
        width=width / UNITS,
        height=height / UNITS,
        outline=closed(lines_of(named["outline"])) if "outline" in named else None,
        face=closed(lines_of(named["face"])) if "face" in named else None,
        first_face=closed(lines_of(named["face-1"])) if "face-1" in named else None,
        shapes=tuple(shapes_in(drawn, {})),
    )


def check(element: ElementTree.Element) -> None:
    """Refuse what the restricted form does not have."""
    tag = element.tag.removeprefix(SVG)
    if tag not in GEOMETRY:
        raise BadArt(f"<{tag}> is not in the restricted form")
    unknown = set(element.keys()) - {"id", *GEOMETRY[tag], *STYLE}
    if unknown:
        raise BadArt(f"<{tag}> may not have {', '.join(sorted(unknown))}")


def numbers(text: str) -> list[float]:
    """The numbers of an attribute."""
    return [float(each) for each in text.replace(",", " ").split()]


def shapes_in(element: ElementTree.Element, inherited: dict[str, str]) -> Iterator[Shape]:
    """The flat shapes of an element and its children, from back to front: fill first, stroke over it."""
    style = inherited | {name: value for name, value in element.items() if name in STYLE}
    for child in element:
        yield from shapes_in(child, style)
    if element.tag.removeprefix(SVG) in ("svg", "g", "title"):
        return
    lines = lines_of(element)
    if (fill := style.get("fill", "#000000")) != "none":
        yield Shape(colour_of(fill), closed(lines))
    if (stroke := style.get("stroke", "none")) != "none":
        width = float(style.get("stroke-width", "1")) / UNITS
        polygons = stroked(lines, width, style.get("stroke-linecap") == "round")
        yield Shape(colour_of(stroke), tuple(map(tuple, polygons)))


def colour_of(text: str) -> Colour:
    """#rrggbb."""
    if not re.fullmatch("#[0-9a-fA-F]{6}", text):
        raise BadArt(f"{text} is not a colour of the form #rrggbb")
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def closed(lines: list[Polyline]) -> Loops:
    """Lines as closed loops, in cm."""
    return tuple(tuple(line.points) for line in lines if len(line.points) > 2)


def lines_of(element: ElementTree.Element) -> list[Polyline]:
    """The lines of an element, open or closed, in cm."""
    tag = element.tag.removeprefix(SVG)
    match tag:
        case "path":
            return path(element.get("d", ""))
        case "polygon" | "polyline":
            values = numbers(element.get("points", ""))
            pairs = list(zip(values[::2], values[1::2], strict=True))
            return [Polyline([scaled(pair) for pair in pairs], tag == "polygon")]
        case "rect":
            return path(rectangle(*(float(element.get(name, "0")) for name in GEOMETRY["rect"])))
        case "circle":
            x, y, radius = (float(element.get(name, "0")) for name in GEOMETRY["circle"])
            return path(rectangle(x - radius, y - radius, 2 * radius, 2 * radius, radius, radius))
        case "ellipse":
            x, y, across, down = (float(element.get(name, "0")) for name in GEOMETRY["ellipse"])
            return path(rectangle(x - across, y - down, 2 * across, 2 * down, across, down))
    raise BadArt(f"<{tag}> has no line")


def rectangle(x: float, y: float, width: float, height: float, across: float, down: float) -> str:
    """A rectangle with rounded corners as a path; circles and ellipses are nothing but corners."""
    across, down = min(across or down, width / 2), min(down or across, height / 2)
    if not across:
        return f"M {x} {y} L {x + width} {y} {x + width} {y + height} {x} {y + height} Z"
    right, bottom, a, b = x + width, y + height, across * (1 - ROUND), down * (1 - ROUND)
    return (
        f"M {x + across} {y} L {right - across} {y} C {right - a} {y} {right} {y + b} {right} {y + down} "
        f"L {right} {bottom - down} C {right} {bottom - b} {right - a} {bottom} {right - across} {bottom} "
        f"L {x + across} {bottom} C {x + a} {bottom} {x} {bottom - b} {x} {bottom - down} "
        f"L {x} {y + down} C {x} {y + b} {x + a} {y} {x + across} {y} Z"
    )


def scaled(point: Point) -> Point:
    """Units as cm."""
    return (point[0] / UNITS, point[1] / UNITS)


def path(text: str) -> list[Polyline]:
    """The lines of a path of absolute M, L, Q, C and Z, flattened."""
    lines: list[list[Point]] = []
    ends: list[bool] = []
    for command, values in commands(text):
        points = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            lines.append(points)
            ends.append(False)
        elif command == "Z":
            ends[-1] = True
        else:
            lines[-1] += points if command == "L" else curve(lines[-1][-1], points)
    return [Polyline([scaled(point) for point in line], end) for line, end in zip(lines, ends, strict=True)]


def commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path with their numbers, repeated letters written out; what follows an M is an L."""
    tokens = TOKEN.findall(text)
    command, place = "", 0
    while place < len(tokens):
        if tokens[place].isalpha():
            command, place = tokens[place], place + 1
        elif command == "Z":
            raise BadArt("a number follows Z")
        if command not in ARGUMENTS:
            raise BadArt(f"the path command {command} is not in the restricted form")
        values = [float(each) for each in tokens[place : place + ARGUMENTS[command]]]
        yield command, values
        place += ARGUMENTS[command]
        command = "L" if command == "M" else command


def curve(start: Point, controls: list[Point]) -> list[Point]:
    """A quadratic or cubic curve as its points after the first (de Casteljau)."""
    return [casteljau([start, *controls], step / STEPS) for step in range(1, STEPS)] + controls[-1:]


def casteljau(points: list[Point], at: float) -> Point:
    """The point of a curve at a share of its way."""
    while len(points) > 1:
        points = [(a + (c - a) * at, b + (d - b) * at) for (a, b), (c, d) in pairwise(points)]
    return points[0]
