"""`serao arena`: the same figures on every machine, files and plots, and nothing lost when it is stopped."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.terminal import Terminal
from tests.patience import PATIENCE

GAME = ("arena", "photograph", "--seats", "2", "--bots", "random,sound")


def figures(file: Path) -> dict[str, Any]:
    """What a contest came to, without what no two runs have in common."""
    report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for thinking in report.pop("thinking_times"):
        assert thinking["decisions"] > 0
    return report


def played(terminal: Terminal, tmp_path: Path, *more: str) -> dict[str, Any]:
    """The figures of a command."""
    file = tmp_path / "figures.json"
    answer = terminal.run(*more, "--json", str(file))
    assert (answer.code, answer.err.strip()) == (0, "")
    return figures(file)


def test_the_number_of_workers_changes_no_figure(terminal: Terminal, tmp_path: Path) -> None:
    alone = played(terminal, tmp_path, *GAME, "--games", "5", "--workers", "1")
    together = played(terminal, tmp_path, *GAME, "--games", "5", "--workers", "2")
    assert alone == together
    assert alone["games"] == 10
    assert alone["bots"][1]["wins"]["mean"] > 0.9
    assert alone["bots"][1]["rating"]["low"] > 1500


def test_a_contest_goes_on_where_it_was_left(terminal: Terminal, tmp_path: Path) -> None:
    results = str(tmp_path / "results.jsonl")
    whole = played(terminal, tmp_path, *GAME, "--games", "4", "--workers", "1")
    first = played(terminal, tmp_path, *GAME, "--games", "2", "--workers", "1", "--resume", results)
    assert first["deals"] == 2
    assert played(terminal, tmp_path, *GAME, "--games", "4", "--workers", "1", "--resume", results) == whole
    assert len(Path(results).read_text().splitlines()) == 5
    other = terminal.refused("arena", "photograph", "--bots", "random,sound", "--seats", "3", "--resume", results)
    assert "another contest" in other


def test_other_deals_are_other_games(terminal: Terminal, tmp_path: Path) -> None:
    reports = [
        played(terminal, tmp_path, *GAME, "--games", "2", "--workers", "1", "--deals", deals)
        for deals in ("dev", "held-out", "mine")
    ]
    scores = [report["bots"][1]["score"]["mean"] for report in reports]
    assert len(set(scores)) == 3


@pytest.mark.parametrize("language", ["en", "pt-BR", "pt-PT", "fr"])
def test_the_table_speaks_every_language(terminal: Terminal, language: str) -> None:
    out = terminal.run(*GAME, "--games", "1", "--workers", "1", "--most-decisions", "3", "--lang", language).out
    assert "cli-" not in out
    assert "sound" in out
    assert {"en": "did not end", "fr": "n’ont pas fini"}.get(language, "não terminaram") in out


def test_a_game_alone_is_told_by_its_scores(terminal: Terminal, tmp_path: Path) -> None:
    file, plot = tmp_path / "figures.csv", tmp_path / "plot.svg"
    command = ("arena", "avenue", "--bots", "random,sound", "--seats", "1", "--games", "2", "--workers", "1")
    out = terminal.run(*command, "--map", "B", "--csv", str(file), "--plot", str(plot)).out
    assert "Wins" not in out
    assert "More points" in out
    lines = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [line["name"] for line in lines] == ["random", "sound"]
    assert float(lines[1]["score"]) > float(lines[0]["score"])
    assert lines[0]["rating"] == ""
    assert plot_texts(plot).count("sound") == 1


def plot_texts(file: Path) -> list[str]:
    """Every text of a picture that can be read."""
    return [text.text or "" for text in ElementTree.parse(file).iter("{http://www.w3.org/2000/svg}text")]


def test_the_plot_shows_wins_and_ratings(terminal: Terminal, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    terminal.run(*GAME, "--games", "3", "--workers", "1", "--plot", str(plot))
    texts = plot_texts(plot)
    assert texts[0] == "Photograph, 2 seats: 6 games with 3 deals"
    assert {"Wins (%)", "Rating"} <= set(texts)
    assert texts.count("random") == texts.count("sound") == 2


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--bots", "grandmaster"], "grandmaster"),
        (["--bots", ","], "at least one opponent"),
        (["--bots", "sound,sound,random", "--seats", "2"], "as many names as seats"),
        (["--bots", "sound", "--seats", "12"], "12"),
        (["--bots", "sound", "--map", "B"], "map"),
        (["--bots", "sound", "--json", "no/such/folder/file.json"], "cannot be written"),
    ],
)
def test_bad_input_gets_one_clear_sentence(terminal: Terminal, more: list[str], said: str) -> None:
    assert said in terminal.refused("arena", "photograph", *more)


@contextmanager
def begun(*arguments: str) -> "Iterator[subprocess.Popen[str]]":
    """A command in a process group of its own, as a terminal would start it; nothing of it is left afterwards."""
    command = [sys.executable, "-m", "serao", *arguments]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=environment, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(terminal: Terminal, tmp_path: Path, workers: str) -> None:
    results = tmp_path / "results.jsonl"
    with begun(*GAME, "--games", "100000", "--workers", workers, "--resume", str(results)) as process:
        while process.poll() is None and (not results.exists() or results.read_bytes().count(b"\n") < 3):
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "of 100,000 deals" in err
    done = results.read_bytes().count(b"\n") - 1
    assert f"with {done} deals" in out
    more = ("--games", "2", "--workers", "1", "--resume", str(results))
    assert played(terminal, tmp_path, *GAME, *more) == played(terminal, tmp_path, *GAME, *more[:4])


def test_a_ray_cluster_gives_the_same_figures(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ray.json"
    with begun(*GAME, "--games", "3", "--ray", "local", "--workers", "1", "--json", str(file)) as process:
        _out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert figures(file) == played(terminal, tmp_path, *GAME, "--games", "3", "--workers", "1")
