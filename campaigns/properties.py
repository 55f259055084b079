"""The tests that search, at twenty times their usual length: Hypothesis, references, crashes of the storage."""

import os
import re
import subprocess
import sys
from pathlib import Path

from campaigns.report import TREE
from campaigns.seen import Seen

WORKERS = "2"
COUNTED = re.compile(r"(\d+) (passed|failed|errors?|skipped)")


def run(seen: Seen, folder: Path) -> None:
    """Run the marked tests by pytest, as long as there is time."""
    log = folder / "log"
    marked = ["-m", "campaign", "-n", WORKERS, f"--hypothesis-seed={seen.seed}", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *marked, "-v"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=TREE, stdout=output, stderr=subprocess.STDOUT, env={**os.environ, "SERAO_CAMPAIGN": "1"}
        )
        try:
            watch(seen, process, log)
        finally:
            process.terminate()
            process.wait()
    note_failures(seen, log.read_text(errors="replace"))
    if process.returncode == 0:
        seen.done = 1


def watch(seen: Seen, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Count what has passed so far, until it ends or the time is up."""
    while not seen.time_is_up():
        text = log.read_text(errors="replace")
        seen.set(passed=text.count(" PASSED "), failed=text.count(" FAILED "))
        try:
            process.wait(1)
            break
        except subprocess.TimeoutExpired:
            continue


def note_failures(seen: Seen, text: str) -> None:
    """What pytest says at the end."""
    seen.set(**{kind: int(number) for number, kind in COUNTED.findall(text.rstrip().rpartition("\n")[2])})
    for line in text.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            seen.breaks(line)
    seen.details["log"] = text[-20_000:]
