"""A terminal for every test of the command line."""

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A fresh terminal."""
    return Terminal(monkeypatch, capsys)
