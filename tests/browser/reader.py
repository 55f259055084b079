"""A virtual screen reader in a page: it follows the focus and the live regions, and says what a real one would."""

from functools import cache
from pathlib import Path

from tests.browser.pages import Person

READER = Path(__file__).parents[2] / "web" / "node_modules" / "@guidepup" / "virtual-screen-reader"
START = """async text => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const { virtual } = await import(address);
  await virtual.start({ container: document.body });
  window.reader = virtual;
}"""
HEARD = """async () => {
  const heard = await reader.spokenPhraseLog();
  await reader.clearSpokenPhraseLog();
  return heard;
}"""
ANNOUNCED = "polite: "
# What one can come to by keys, by the browser's own tree for screen readers.
CONTROLS = ("button", "link", "radio", "checkbox", "switch", "textbox", "combobox", "tab", "application")


@cache
def source() -> str:
    """The reader as npm brought it."""
    [path] = READER.glob("lib/esm/index.browser.js")
    return path.read_text("utf-8")


def begin_reading(person: Person) -> None:
    """From now on this page is read out; its context must be one that lets other scripts in (`bypass_csp`)."""
    person.page.evaluate(START, source())


def heard(person: Person) -> list[str]:
    """What was said since this was asked last."""
    said: list[str] = person.page.evaluate(HEARD)
    return said


def nameless(phrases: list[str]) -> list[str]:
    """The controls of which only their kind was said, or whose name was said twice."""
    told = [phrase.split(", ") for phrase in phrases if not phrase.startswith(ANNOUNCED)]
    controls = [parts for parts in told if parts[0] in CONTROLS]
    return [", ".join(parts) for parts in controls if len(parts) < 2 or parts[1:2] == parts[2:3]]


def empty(phrases: list[str]) -> list[str]:
    """The announcements without a word."""
    said = [phrase.removeprefix(ANNOUNCED) for phrase in phrases if phrase.startswith(ANNOUNCED)]
    return [phrase for phrase in said if phrase and not any(letter.isalpha() for letter in phrase)]


def unnamed_in_the_tree(person: Person) -> list[str]:
    """The controls that have no name in the browser's own tree for screen readers."""
    session = person.context.new_cdp_session(person.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    controls = [node for node in nodes if not node["ignored"] and node["role"]["value"] in CONTROLS]
    return [node["role"]["value"] for node in controls if not node["name"]["value"].strip()]
