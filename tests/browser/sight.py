"""Whether something on a page is there to be read."""

from playwright.sync_api import Locator

# Whether all of something is on the screen, and nothing lies before its middle.
IN_SIGHT = """each => {
  const box = each.getBoundingClientRect();
  const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && (each === front || each.contains(front));
}"""
TO_THE_END = "() => scrollTo(0, document.documentElement.scrollHeight)"


def in_sight(locator: Locator) -> bool:
    """Whether it is there to be read and pressed."""
    return bool(locator.evaluate(IN_SIGHT))
