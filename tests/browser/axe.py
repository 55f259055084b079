"""axe-core in a page: what would keep somebody from using it."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.browser.pages import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """async rules => {
  const asked = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...asked });
  return violations.map(({ id, impact, help, nodes }) =>
    ({ id, impact, help, where: nodes.map(node => `${node.target.join(" ")}: ${node.failureSummary}`) }));
}"""


@cache
def source() -> str:
    """axe-core as npm brought it."""
    assert AXE.is_file(), "axe-core is not there: `make setup` fetches it with the client's parts."
    return AXE.read_text("utf-8")


def grave(person: Person, rules: list[str] | None = None) -> list[str]:
    """What is serious or critical on this page, in words."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(source())
    found: list[dict[str, Any]] = person.page.evaluate(RUN, rules)
    return [json.dumps(each, ensure_ascii=False, indent=1) for each in found if each["impact"] in GRAVE]


def grave_in_any_light(person: Person) -> list[str]:
    """The same by day; in the evening, what can be different then: the colours."""
    person.wear("light")
    by_day = grave(person)
    person.wear("dark")
    in_the_evening = grave(person, ["color-contrast"])
    person.wear("light")
    return by_day + in_the_evening
