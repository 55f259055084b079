"""Plots: round numbers on the axes, and everything inside the picture."""

from xml.etree import ElementTree

import pytest

from serao.cli.plots import HEIGHT, WIDTH, Panel, axis, interval_plot, line_plot

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0, 100], [0, 20, 40, 60, 80, 100]),
        ([3, 3], [3, 4]),
        ([-1, 1], [-1, -0.5, 0, 0.5, 1]),
        ([0.02, 0.031], [0.02, 0.025, 0.03, 0.035]),
    ],
)
def test_axes_have_round_numbers_around_the_values(values: list[float], ticks: list[float]) -> None:
    assert axis(values) == pytest.approx(ticks)


def test_lines_stay_inside_and_names_are_escaped() -> None:
    lines = {"a < b": [(0.0, -3.0), (1e6, 17.0)], "none": []}
    picture = ElementTree.fromstring(line_plot("Ana & Bruno", "games", "points", lines))
    first, empty = picture.iter(f"{SVG}polyline")
    assert empty.attrib["points"] == ""
    for point in first.attrib["points"].split():
        x, y = map(float, point.split(","))
        assert 0 <= x <= WIDTH
        assert 0 <= y <= HEIGHT
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"Ana & Bruno", "a < b", "1e+06"} <= set(texts)


def test_intervals_stand_in_order_and_inside() -> None:
    rows = {"Ana": (10.0, 20.0, 30.0), "Bruno": (-5.0, 0.0, 5.0)}
    picture = ElementTree.fromstring(interval_plot("Ana, Bruno", [Panel("wins", rows, 50.0), Panel("rating", rows)]))
    height = int(picture.attrib["viewBox"].split()[3])
    dots = list(picture.iter(f"{SVG}circle"))
    assert len(dots) == 4
    assert float(dots[0].attrib["cx"]) > float(dots[1].attrib["cx"])
    heights = [float(dot.attrib["cy"]) for dot in dots]
    assert heights == sorted(heights)
    assert heights[-1] < height
