"""Colours are never alone: each has a shape of its own that is left when the colours are gone."""

from tests.browser.arrange import ask, known, lay
from tests.browser.colours import ALIKE
from tests.browser.conftest import Come
from tests.browser.seeing import SHARP, VISIONS, Eyes, difference, nearest

EVERYBODY = ("Ana", "Bruno", "Chloé", "Davi")

# Two signs of one shape whose colours, to grey eyes, are one.
ONLY_HUE = """() => document.body.insertAdjacentHTML("afterbegin", ["#d8503c", "#5a8f60"].map(tint =>
  `<svg class="only-hue" width="48" height="48"><circle cx="24" cy="24" r="18" fill="${tint}"/></svg>`).join(""))"""


def test_equal_ones_and_hues_are_taken_for_one_another(come: Come) -> None:
    """The measure that the other tests use sees shapes, and nothing else."""
    davi = come("Davi", "narrow", device_scale_factor=SHARP)
    davi.page.goto("/")
    davi.page.locator(".games").wait_for()  # nothing moves any more
    davi.page.evaluate(ONLY_HUE)
    circles, eyes = davi.page.locator(".only-hue"), Eyes(davi)
    assert circles.first.screenshot() != circles.last.screenshot()
    (red, green), *_ = eyes.see("achromatopsia", ".only-hue")
    assert difference(red, red) == 0
    assert difference(red, green) < ALIKE
    circles.locator("circle").first.evaluate("each => each.setAttribute('r', '15')")
    (small, large), *_ = eyes.see("achromatopsia", ".only-hue")
    assert difference(small, large) > ALIKE


def test_seats_are_told_apart_by_letters_and_names(come: Come) -> None:
    ana = come("Ana", "narrow", device_scale_factor=SHARP)
    known(ana)
    table = lay(ana, "avenue", 5, {4: "sound"}, sit=True, begun=False)
    for seat, name in enumerate(EVERYBODY[1:], 1):
        ask(ana, f"/tables/{table}/commands", type="sit", id=f"sit-{seat}", seat=seat, name=name)
    ana.page.goto(f"/t/{table}")
    chairs = ana.page.locator("ol li:has(.avatar)")
    chairs.nth(4).wait_for()
    names = [each.locator("strong").inner_text() for each in chairs.all()]
    assert len(set(names)) == len(names)
    for vision in VISIONS:
        (faces,) = Eyes(ana).see(vision, "li > .avatar")
        far, which = nearest(dict(zip(names, faces, strict=True)))
        assert far > ALIKE, f"{which}, {vision}: {far:.4f}"
