"""Running the command line as a person would: arguments in, what is printed and the exit code out."""

import io
import sys
from typing import NamedTuple

import pytest

from serao.cli import main


def typed(*lines: str) -> str:
    """Lines as a person types them."""
    return "\n".join(lines) + "\n"


class Answer(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


class Terminal:
    """A terminal 100 columns wide, speaking English unless told otherwise."""

    def __init__(self, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self._patch, self._captured = patch, captured
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.setenv("COLUMNS", "100")

    def run(self, *arguments: str, typed: str = "") -> Answer:
        """Run `serao` with these arguments, and this typed at its prompts."""
        self._patch.setattr(sys, "argv", ["serao", *arguments])
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            main()
        except SystemExit as exit_:
            code = int(exit_.code or 0)
        out, err = self._captured.readouterr()
        return Answer(code, out, err)

    def refused(self, *arguments: str, typed: str = "") -> str:
        """The one sentence with which bad input is answered."""
        code, _out, err = self.run(*arguments, typed=typed)
        assert code == 2
        sentence = err.strip()
        assert sentence.endswith((".", "…", ")"))
        assert "\n" not in sentence, "one sentence, one line"
        assert "Traceback" not in sentence
        return sentence
