"""`serao kernels`: compiled for real, never stale, and plain Python wherever that cannot be."""

import sys
from pathlib import Path

import pytest

from tests.cli.pebbles import Pebbles
from tests.cli.terminal import Terminal


@pytest.fixture
def pebbles(tmp_path: Path) -> Pebbles:
    """A game with a kernel that is not compiled yet."""
    return Pebbles(tmp_path)


def test_a_kernel_is_compiled_and_never_stale(pebbles: Pebbles) -> None:
    assert pebbles.shown() == "False 51 39 51"
    assert "plain Python" in pebbles.rows()[0]
    built = pebbles.serao("kernels", "--build")
    assert built.code == 0, built.err
    assert "serao_pebbles/kernel.py" in built.out
    assert pebbles.shown() == "True 51 39 51"
    assert pebbles.shown(SERAO_PLAIN_KERNELS="1") == "False 51 39 51"
    assert "kernel of pebbles: compiled" in pebbles.serao("--version").out
    (first,) = pebbles.compiled.iterdir()

    pebbles.kernel.write_text(pebbles.kernel.read_text("utf-8").replace("FACTOR = 3", "FACTOR = 5"), "utf-8")
    assert pebbles.shown() == "False 85 65 85"
    other_python = first.with_name(f"{first.name.partition('.')[0]}.cpython-399.so")
    other_python.touch()
    pebbles.serao("kernels", "--build")
    assert pebbles.shown() == "True 85 65 85"
    (second,) = pebbles.compiled.iterdir()
    assert first != second

    other_python = second.with_name(f"{second.name.partition('.')[0]}.cpython-399.so")
    other_python.touch()
    assert "serao_pebbles/kernel.py" not in pebbles.serao("kernels", "--build").out
    assert other_python.exists(), "the compiled form for another Python is still good"
    second.write_bytes(b"torn")
    assert pebbles.shown() == "False 85 65 85"


def test_without_a_compiler_one_sentence_is_said_and_plain_python_goes_on(pebbles: Pebbles) -> None:
    refused = pebbles.serao("kernels", "--build", CC="no-such-compiler", SERAO_PLAIN_KERNELS="")
    assert refused.code == 2
    assert "Opponents play on with plain Python." in refused.err
    assert len(refused.err.strip().splitlines()) == 1
    assert not pebbles.compiled.exists()
    assert pebbles.shown() == "False 51 39 51"
    assert "plain Python" in pebbles.rows()[0]


def test_a_kernel_that_cannot_be_compiled_says_so(pebbles: Pebbles) -> None:
    pebbles.kernel.write_text("this is no Python\n", "utf-8")
    refused = pebbles.serao("kernels", "--build")
    assert refused.code == 2
    assert "kernel could not be compiled" in refused.err
    assert "Traceback" not in refused.err


def test_without_cython_the_extra_is_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "Cython", None)
    answer = terminal.run("kernels", "--build")
    assert answer.code == 2
    assert "serao[kernels]" in answer.err


@pytest.mark.parametrize("language", ["en", "pt-BR", "pt-PT", "fr"])
def test_the_list_speaks_every_language(terminal: Terminal, language: str) -> None:
    assert "cli-" not in terminal.run("kernels", "--lang", language).out
