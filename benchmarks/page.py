"""A budget of the page, as Lighthouse would look at it: what is sent for it, and how soon it stands still."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from serao.server.pages.routes import BUILT
from tests.browser.arrange import against_a_bot, known
from tests.browser.devices import DEVICES, FLAGS
from tests.browser.pages import Person
from tests.games.picture_perfect.studio_load import studio
from tests.page_budget.first_load import KINDS, first_load, heaviest, kind_of, manifest, sent
from tests.patience import PATIENCE
from tests.server.house import Server

RUNS = 3
MOST_LOOKS = 300  # at a page, until it stands still
BUDGET = 250  # kB of the first load
GAME = "photograph"
STANDING = {"home": ".cover img", "a table": "#board-in-words"}  # what is there when a page stands


class Circumstances(NamedTuple):
    """Under what a page is looked at, and what is then good."""

    slower: int  # the processor
    network: dict[str, Any] | None
    goals: dict[str, float]


# Lighthouse's own lines for "good", and what it calls slow 4G when a browser itself holds its network back.
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 184_320, "uploadThroughput": 84_375}
CIRCUMSTANCES = {
    "desktop": Circumstances(1, None, {"contentful": 0.9, "largest": 1.2, "blocking": 150, "shift": 0.1}),
    "phone": Circumstances(4, SLOW_4G, {"contentful": 1.8, "largest": 2.5, "blocking": 200, "shift": 0.1}),
}
FIGURES = {  # what it is called, and how many digits of it mean anything
    "requests": ("requests", 0),
    "kilobytes": ("kB sent", 1),
    "contentful": ("first contentful paint, s", 2),
    "largest": ("largest contentful paint, s", 2),
    "blocking": ("total blocking time, ms", 0),
    "shift": ("cumulative layout shift", 3),
}

WATCH = """
window.seen = { largest: 0, shift: 0, tasks: [] };
const watch = (type, heard) =>
  new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true });
watch("largest-contentful-paint", (entry) => { seen.largest = entry.startTime; });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
watch("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]));
"""
# Whether nothing more has come for two seconds; a slow processor asks for pictures long after the page has loaded.
STILL = """() => {
  const count = performance.getEntriesByType("resource").length;
  if (count !== seen.count) { seen.count = count; seen.since = performance.now(); }
  return performance.now() - seen.since > 2000;
}"""
# Blocking is what a task takes beyond 50 ms, once there is something to click on.
TOLD = """() => {
  const contentful = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const asked = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const fetched = asked.filter((each) => each.transferSize); // a picture shown twice is sent once
  return {
    requests: fetched.length,
    kilobytes: fetched.reduce((sum, each) => sum + each.encodedBodySize, 0) / 1000,
    contentful: contentful / 1000,
    largest: seen.largest / 1000,
    blocking: seen.tasks.reduce((sum, [start, lasted]) =>
      sum + Math.max(0, start + lasted - Math.max(start + 50, contentful)), 0),
    shift: seen.shift,
  };
}"""


def measured() -> list[dict[str, Any]]:
    """What is sent, from the built files; then what a browser sees."""
    if not (BUILT / "manifest.json").is_file():
        return [row("first load", "skipped: not built, `make setup` does that", "–")]
    return [*weights(), *looks()]


def row(page: str, figure: str, value: float | str, goal: float | str = "") -> dict[str, Any]:
    """A row; a goal is kept by what is not above it."""
    kept = "" if isinstance(goal, str) or isinstance(value, str) else ("yes" if value <= goal else "NO")
    return {"page": page, "figure": figure, "measured": value, "goal": goal, "kept": kept}


# ── What is sent ──────────────────────────────────────────────────────────────────────────────────


def weights() -> Iterator[dict[str, Any]]:
    """The first load by kind, in its heaviest language, and what the studio adds when somebody enters it."""
    parts, language = manifest(), heaviest()
    files = first_load(parts, language)
    page = f"first load ({language})"
    for kind in KINDS.values():
        yield row(page, f"{kind}, kB gzipped", kilobytes({file for file in files if kind_of(file) == kind}))
    yield row(page, "all of it, kB gzipped", kilobytes(files), BUDGET)
    yield row(page, "files", len(files))
    yield row("the studio, on top", "scripts, kB gzipped", kilobytes(studio(parts)))


def kilobytes(files: set[str]) -> float:
    """As they are sent."""
    return round(sent(files) / 1000, 1)


# ── What is seen ──────────────────────────────────────────────────────────────────────────────────


def looks() -> Iterator[dict[str, Any]]:
    """Both pages on both devices, each the middle of a few visits of a browser that has never been here."""
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if chromium is None:
        yield row("in a browser", "skipped: no Chromium here", "–")
        return
    with TemporaryDirectory(prefix="serao-bench-") as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "house", str(Path(folder, "house.db"))).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            for device, circumstances in CIRCUMSTANCES.items():
                yield from on_device(browser, server, device, circumstances)
        finally:
            browser.close()
            server.clear()


def on_device(browser: Browser, server: Server, device: str, at: Circumstances) -> Iterator[dict[str, Any]]:
    """The rows of one device."""
    known_as, table = prepared(browser, server, device)
    for page, address in (("home", "/"), ("a table", f"/t/{table}")):
        visits = []
        for _ in range(RUNS):
            context = browser.new_context(**DEVICES[device], base_url=server.url, locale="en", storage_state=known_as)
            visits.append(visit(context, address, STANDING[page], at))
            context.close()
        for name, (figure, digits) in FIGURES.items():
            value = round(median(each[name] for each in visits), digits)
            yield row(f"{page}, {device}", figure, value, at.goals.get(name, ""))


def prepared(browser: Browser, server: Server, device: str) -> tuple[Any, str]:
    """Somebody known to the house, and a game that waits for them."""
    context = browser.new_context(**DEVICES[device], base_url=server.url)
    ana = Person("Ana", device, context, server.url)
    known(ana)
    table = against_a_bot(ana, GAME)
    state = context.storage_state()
    context.close()
    return state, table


def visit(context: BrowserContext, address: str, standing: str, at: Circumstances) -> dict[str, float]:
    """Open a page for the first time and watch until nothing more is fetched."""
    context.add_init_script(WATCH)
    page = context.new_page()
    control = context.new_cdp_session(page)
    control.send("Emulation.setCPUThrottlingRate", {"rate": at.slower})
    if at.network:
        control.send("Network.enable")
        control.send("Network.emulateNetworkConditions", at.network)
    page.goto(address, timeout=PATIENCE)
    page.locator(standing).first.wait_for(state="attached", timeout=PATIENCE)
    for _ in range(MOST_LOOKS):
        if page.evaluate(STILL):
            break
        page.wait_for_timeout(100)
    return dict(page.evaluate(TOLD))
