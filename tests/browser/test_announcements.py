"""What is announced reaches a screen reader wherever one is: at the table, and inside a dialogue that lies over it."""

from typing import Any
from uuid import uuid4

from tests.browser.arrange import ask, company
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table


def logs(person: Person) -> list[list[str]]:
    """The lines of every log that a screen reader can find, by the browser's own tree for such readers."""
    session = person.context.new_cdp_session(person.page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    found = [node for node in nodes.values() if not node["ignored"] and node["role"]["value"] == "log"]
    session.detach()
    return [[text for child in node.get("childIds", ()) for text in said_in(nodes, child)] for node in found]


def said_in(nodes: dict[str, Any], number: str) -> list[str]:
    """The texts below a node of the tree."""
    node = nodes[number]
    if node["role"]["value"] == "StaticText":
        return [node["name"]["value"]]
    return [text for child in node.get("childIds", ()) for text in said_in(nodes, child)]


def say(person: Person, table: str, text: str) -> None:
    """Say something at the table."""
    ask(person, f"/tables/{table}/commands", type="say", id=str(uuid4()), text=text)


def heard(person: Person, text: str) -> bool:
    """Whether a log holds that."""
    return any(text in lines for lines in logs(person))


def test_what_is_announced_is_heard_once_also_inside_a_dialogue(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    table = company(ana, bruno, "avenue")
    at_table(ana, table)
    say(bruno, table, "Good evening")
    ana.until(lambda: heard(ana, "Bruno: Good evening"), "words at the table")

    ana.press_button("Settings")
    ana.page.locator("dialog[open]").wait_for()
    assert not heard(ana, "Bruno: Good evening"), "it is not said again where one has just opened something"
    say(bruno, table, "Where are you?")
    ana.until(lambda: heard(ana, "Bruno: Where are you?"), "words while a dialogue is open")
    assert sum("Bruno: Where are you?" in lines for lines in logs(ana)) == 1

    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog[open]").wait_for(state="detached")
    say(bruno, table, "There you are")
    ana.until(lambda: heard(ana, "Bruno: There you are"), "words at the table again")
