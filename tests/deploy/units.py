"""Reading the units of systemd."""

import configparser
import re
from pathlib import Path


def unit(path: Path) -> dict[str, dict[str, str]]:
    """A unit, section by section; of a key that stands there twice, the last value."""
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(path, "utf-8")
    return {name: dict(parser[name]) for name in parser.sections()}


def all_values(path: Path, key: str) -> list[str]:
    """Every value of a key that may stand there several times."""
    return re.findall(rf"^{key}=(.*)$", path.read_text("utf-8"), flags=re.MULTILINE)
