"""The reader of our restricted SVG."""

from math import hypot

import pytest

from serao.games.picture_perfect.studio.shapes import BadArt, Drawing, drawing_of, path


def drawn(body: str) -> Drawing:
    return drawing_of(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 400">{body}</svg>')


def test_a_hundred_units_are_a_centimetre() -> None:
    drawing = drawn('<polygon id="outline" points="0,0 200,0 200,400" fill="none"/>')
    assert (drawing.width, drawing.height) == (2.0, 4.0)
    assert drawing.outline is not None
    assert drawing.outline == (((0, 0), (2, 0), (2, 4)),)


def test_letters_repeat_and_a_move_goes_on_as_a_line() -> None:
    assert path("M 0 0 100 0 L 100 100 0 100 Z")[0].points == [(0, 0), (1, 0), (1, 1), (0, 1)]


def test_curves_are_flattened_on_the_curve() -> None:
    points = path("M 0 0 Q 100 0 100 100")[0].points
    # A quadratic curve at its middle: a quarter, a half and a quarter of its three points.
    assert points[len(points) // 2] == pytest.approx((0.75, 0.25))
    points = path("M 0 0 C 0 100 100 100 100 0")[0].points
    assert points[len(points) // 2] == pytest.approx((0.5, 0.75))


def test_a_circle_is_round() -> None:
    (loop,) = drawn('<circle cx="100" cy="100" r="50" fill="#112233"/>').shapes[0].loops
    assert [hypot(x - 1, y - 1) for x, y in loop] == pytest.approx([0.5] * len(loop), rel=1e-3)


def test_fill_comes_before_stroke_and_a_group_hands_its_style_down() -> None:
    shapes = drawn('<g fill="#102030" stroke="#ffffff"><rect x="0" y="0" width="10" height="10"/></g>').shapes
    assert [shape.colour for shape in shapes] == [(16, 32, 48), (255, 255, 255)]


def test_a_stroke_is_as_wide_as_it_says() -> None:
    line = '<polyline points="0,100 100,100" fill="none" stroke="#000000" stroke-width="20"/>'
    (loop,) = drawn(line).shapes[0].loops
    assert (min(loop), max(loop)) == ((0, 0.9), (1, 1.1))


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ('<text x="1">no</text>', "<text>"),
        ('<g transform="scale(2)"/>', "transform"),
        ('<path d="M 0 0 l 1 1" fill="none" stroke="#000000"/>', "command l"),
        ('<path d="M 0 0 A 1 1 0 0 0 2 2" fill="#000000"/>', "command A"),
        ('<rect x="0" y="0" width="1" height="1" fill="red"/>', "red"),
        ('<rect x="0" y="0" width="1" height="1" opacity="0.5"/>', "opacity"),
    ],
)
def test_what_is_not_in_the_restricted_form_is_refused_by_name(body: str, what: str) -> None:
    with pytest.raises(BadArt, match=what):
        drawn(body)
