"""The report of a campaign, as Markdown for people and as JSON for programs."""

import os
import platform
import sqlite3
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import msgspec

from campaigns.seen import Seen, shown

TREE = Path(__file__).parents[1]
PACKAGES = ("serao", "uvicorn", "litestar", "sqlalchemy", "psycopg", "redis", "saq", "websockets", "msgspec")


class Part(msgspec.Struct, frozen=True):
    """What one part saw."""

    name: str
    ended: str
    seed: int
    wanted: int
    done: int
    unit: str
    seconds: float
    figures: dict[str, Any]
    broken: list[str]
    details: dict[str, Any]


class Report(msgspec.Struct, frozen=True):
    """A whole campaign: of which commit, on which machine, and what it saw."""

    begun: str
    seconds: float
    commit: str
    machine: dict[str, Any]
    versions: dict[str, str]
    parts: list[Part]

    @property
    def broken(self) -> int:
        """How many promises were broken."""
        return sum(len(part.broken) for part in self.parts)


def part_of(seen: Seen) -> Part:
    """A part as it is reported."""
    return Part(
        name=seen.name,
        ended=seen.ended,
        seed=seen.seed,
        wanted=seen.wanted,
        done=seen.done,
        unit=seen.unit,
        seconds=round(seen.seconds, 1),
        figures=seen.figures,
        broken=seen.broken,
        details=seen.details,
    )


def report_of(begun: datetime, parts: Sequence[Seen]) -> Report:
    """The report at this moment."""
    return Report(
        begun=begun.isoformat(timespec="seconds"),
        seconds=round((datetime.now(UTC) - begun).total_seconds(), 1),
        commit=commit(),
        machine=machine(),
        versions=versions(),
        parts=[part_of(seen) for seen in parts],
    )


def commit() -> str:
    """The commit that was tried, and whether files differed from it."""
    found = asked("git", "rev-parse", "HEAD")
    return f"{found or 'unknown'}{' with changes' if asked('git', 'status', '--porcelain') else ''}"


def asked(*command: str) -> str:
    """What a program prints; nothing where there is no such program, or where it fails."""
    try:
        done = subprocess.run(command, cwd=TREE, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def machine() -> dict[str, Any]:
    """The machine, as far as it matters for what was measured."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return {
        "system": platform.platform(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "memory_GB": round(memory / 1e9, 1),
        "load": [round(each, 1) for each in os.getloadavg()],
    }


def versions() -> dict[str, str]:
    """What it ran with."""
    found = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def write(report: Report, file: Path) -> None:
    """Write both forms beside each other."""
    file.parent.mkdir(parents=True, exist_ok=True)
    json = msgspec.json.format(msgspec.json.encode(report, enc_hook=str), indent=1)
    file.with_suffix(".json").write_bytes(json + b"\n")
    file.with_suffix(".md").write_text(as_markdown(report), "utf-8")


def as_markdown(report: Report) -> str:
    """The report for people."""
    lines = [
        f"# Campaign of {report.begun[:10]}",
        "",
        f"Begun {report.begun}, took {duration(report.seconds)}. Commit {report.commit}.",
        f"Machine: {said(report.machine)}.",
        f"Versions: {said(report.versions)}.",
        "",
        f"**Promises broken: {report.broken}.**",
    ]
    for part in report.parts:
        lines += ["", *part_lines(part)]
    return "\n".join(lines) + "\n"


def part_lines(part: Part) -> list[str]:
    """One part for people."""
    rows = [f"| {name.replace('_', ' ')} | {shown(value)} |" for name, value in part.figures.items()]
    broken = ["", *(f"- Broken: {each}" for each in part.broken)] if part.broken else []
    return [
        f"## {part.name}",
        "",
        f"{part.ended}: {part.done:,} of {part.wanted:,} {part.unit} in {duration(part.seconds)}, seed {part.seed}.",
        "",
        "| figure | |",
        "|---|---:|",
        *rows,
        *broken,
    ]


def said(pairs: dict[str, Any]) -> str:
    """Names and values in a sentence."""
    return ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in pairs.items())


def duration(seconds: float) -> str:
    """A time as people say it."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
