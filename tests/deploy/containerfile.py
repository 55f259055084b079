"""Reading the Containerfile: its stages, and what each of their steps says."""

import json
import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
KNOWN = {"FROM", "RUN", "COPY", "ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"}


class Step(NamedTuple):
    """One instruction of a Containerfile."""

    word: str
    text: str

    @property
    def command(self) -> list[str]:
        """The command of a CMD or a HEALTHCHECK, which is a JSON list."""
        found: list[str] = json.loads(self.text[self.text.index("[") :])
        return found


class Stage(NamedTuple):
    """One stage: the image it begins with, and its steps."""

    image: str
    steps: tuple[Step, ...]

    def the(self, word: str) -> Step:
        """The only step of a kind."""
        (found,) = (step for step in self.steps if step.word == word)
        return found

    @property
    def environment(self) -> dict[str, str]:
        """What its ENV lines set."""
        pairs = (part for step in self.steps if step.word == "ENV" for part in shlex.split(step.text))
        return dict(part.split("=", 1) for part in pairs)


def stages(text: str | None = None) -> list[Stage]:
    """The stages of a Containerfile, in order."""
    told = (DEPLOY / "Containerfile").read_text("utf-8") if text is None else text
    plain = re.sub(r"^#.*\n", "", told, flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", plain).splitlines()
    found: list[Stage] = []
    for line in filter(None, map(str.strip, lines)):
        word, _, rest = line.partition(" ")
        assert word in KNOWN, line
        if word == "FROM":
            found.append(Stage(rest.split()[0], ()))
        else:
            found[-1] = Stage(found[-1].image, (*found[-1].steps, Step(word, rest)))
    return found
