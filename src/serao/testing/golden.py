"""Golden games: whole games as readable text, and a finished game for each way to end."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serao.bots import AnyBot
from serao.bots.match import play_out
from serao.engine.fairness import revealed, seed_of
from serao.engine.outcome import Outcome
from serao.engine.record import Record, Step, decode, encode, replay, verify, write_down
from serao.engine.versions import by_rules
from serao.games import GAMES
from serao.locales import words
from serao.testing.moments import SuiteTable, moment_from
from serao.testing.suite import AnySuite, Playthrough, Way

NAMES = ("Ana", "Bruno", "Chloé", "Davi")
MOST_TRIED = 20_000


class GoldenTests:
    """The golden games of a game, kept in the folder of its tests: `suite = Suite(…)`."""

    suite: AnySuite

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run over every playthrough and every way to end."""
        if "playthrough" in metafunc.fixturenames:
            metafunc.parametrize("playthrough", self.suite.playthroughs, ids=lambda playthrough: playthrough.name)
        if "way" in metafunc.fixturenames:
            metafunc.parametrize("way", self.suite.ways, ids=str)
            metafunc.parametrize("rules", self.suite.versions())

    def test_a_playthrough_reads_as_it_did(self, playthrough: Playthrough) -> None:
        assert told(self.suite, playthrough) == text_file(self.suite, playthrough).read_text("utf-8")

    def test_a_finished_game_for_each_way_to_end_verifies(self, way: Way, rules: int) -> None:
        record = decode(record_file(self.suite, way, rules).read_bytes())
        assert (record.rules, way_of(record)) == (rules, way)
        assert verify(GAMES, record) == len(record.moves)

    def test_no_file_is_left_over(self) -> None:
        texts = {text_file(self.suite, each) for each in self.suite.playthroughs}
        records = {record_file(self.suite, way, rules) for way in self.suite.ways for rules in self.suite.versions()}
        assert {path for folder in ("playthroughs", "finished") for path in (self.suite.folder / folder).glob("*")} == (
            texts | records
        )


def text_file(suite: AnySuite, playthrough: Playthrough) -> Path:
    """Where a playthrough is kept."""
    return suite.folder / "playthroughs" / f"{playthrough.name}.txt"


def record_file(suite: AnySuite, way: Way, rules: int) -> Path:
    """Where the finished game of a way to end, by a version of the rules, is kept."""
    version = [f"rules-{rules}"] if rules > 1 else []
    return suite.folder / "finished" / f"{'-'.join([*(part for part in way if part), *version])}.json"


def write_anew(suite: AnySuite) -> list[Path]:
    """Write every golden file anew, but for finished games by earlier versions of the rules; their paths."""
    rules = suite.game.RULES
    for folder in ("playthroughs", "finished"):
        (suite.folder / folder).mkdir(exist_ok=True)
    for playthrough in suite.playthroughs:
        text_file(suite, playthrough).write_text(told(suite, playthrough), "utf-8")
    for way, record in found(suite).items():
        record_file(suite, way, rules).write_bytes(encode(record))
    texts = [text_file(suite, each) for each in suite.playthroughs]
    return [*texts, *(record_file(suite, way, rules) for way in suite.ways)]


# ── Playthroughs ──────────────────────────────────────────────────────────────────────────────────


def recorded(table: SuiteTable, number: int) -> Record:
    """The random game of that number as a record."""
    secret = sha256(f"golden {number}".encode()).digest()
    moment = moment_from(table, seed_of(secret), number)
    outcome = table.game.outcome(moment.state)
    return write_down(table.game, table.options, NAMES[: table.seats], revealed(secret), moment.moves, outcome)


def told(suite: AnySuite, playthrough: Playthrough) -> str:
    """The whole game as text."""
    game = by_rules(suite.game, playthrough.rules or suite.game.RULES)
    table = SuiteTable(game, playthrough.options, playthrough.seats)
    record = recorded(table, playthrough.number)
    lines = [f"{playthrough.name}: {', '.join(record.players)}", f"options {dict(record.options)}", ""]
    for step in replay(game, record):
        lines += step_lines(table, record, step)
    assert record.outcome is not None
    return "\n".join([*lines, "", *outcome_lines(record, record.outcome)]) + "\n"


def step_lines(table: SuiteTable, record: Record, step: Step) -> list[str]:
    """A move with a digest of what everybody saw, and its news, a line an event, as a spectator is told."""
    game = table.game
    seen = [game.view(step.state, seat) for seat in (None, *range(table.seats))]
    digest = sha256(msgspec.json.encode(seen)).hexdigest()[:12]
    who = "—" if step.action is None else f"{record.players[step.seat]} {game.text(step.action)}"
    news = (game.tell(event, words("en").say, record.players) for event in seen[0].news)
    return [f"{step.number:>3}  {who:<12} {digest}", *(f"       {line}" for line in news)]


def outcome_lines(record: Record, outcome: Outcome) -> list[str]:
    """The result, line by line."""
    lines = [f"{outcome.reason}, {outcome.decided}, ranking {outcome.ranking}, grade {outcome.grade}"]
    for score in outcome.scores:
        parts = " ".join(f"{line.key}{dict(line.args) or ''}{line.points:+d}" for line in score.lines)
        lines.append(f"{record.players[score.seat]} {score.total}: {parts}")
    return lines


# ── Finished games ────────────────────────────────────────────────────────────────────────────────


def way_of(record: Record) -> Way:
    """The way in which a recorded game ended."""
    assert record.outcome is not None
    return record.outcome.reason, record.outcome.decided, record.outcome.grade


def well_played(suite: AnySuite, options: Any, bots: Sequence[AnyBot], number: int) -> Record:
    """A game between opponents as a record."""
    secret = sha256(f"alone {number}".encode()).digest()
    state, moves = play_out(suite.game, options, bots, seed_of(secret))
    return write_down(suite.game, options, NAMES[: len(bots)], revealed(secret), moves, suite.game.outcome(state))


def found(suite: AnySuite) -> dict[Way, Record]:
    """The first game that ends in each way."""
    chosen: dict[Way, Record] = {}
    for number in range(MOST_TRIED):
        if len(chosen) == len(suite.ways):
            return chosen
        for record in candidates(suite, number):
            way = way_of(record)
            if way in suite.ways:
                chosen.setdefault(way, record)
    raise LookupError(f"{suite.game.NAME}: no game ends by {set(suite.ways) - set(chosen)}")


def candidates(suite: AnySuite, number: int) -> list[Record]:
    """The games of that number: those the suite names, or a random one."""
    if suite.finished is not None:
        return list(suite.finished(number))
    return [recorded(SuiteTable(suite.game, suite.game.Options(), 2 + number % 3), number)]
