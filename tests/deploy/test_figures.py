"""The dashboard and the alerts ask for figures that a server really has."""

import json
import re
from typing import Any

import httpx
import pytest
import yaml

from tests.deploy.containerfile import DEPLOY, ROOT
from tests.patience import PATIENCE
from tests.server.house import Server

OWN = {"up"}  # what Prometheus adds
NAME = re.compile(r"\b(?:serao|process)_\w+|\bup\b(?=\{)")
LABELS = re.compile(r"by \((\w+)\)|[{,]\s*(\w+)=")
KNOWN_LABELS = {"le", "status", "kind", "job"}
ALERTED = {
    "serao_storage_down",
    "serao_redis_lost",
    "serao_tables_aside",
    "serao_clock_off_seconds",
    "process_open_fds",
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Every name that a running server exports."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, "server", str(folder / "house.db")).start()
    try:
        said = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    finally:
        server.clear()
    return names_of(said)


def names_of(said: str) -> set[str]:
    """The names of the samples, also of those that have a label and nothing to say yet."""
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", said, flags=re.MULTILINE))
    endings = {"histogram": ("_bucket", "_sum", "_count")}
    return {name + ending for name, kind in kinds.items() for ending in endings.get(kind, ("",))}


def dashboard() -> list[str]:
    """The expressions of the dashboard."""
    told = json.loads((DEPLOY / "grafana" / "serao.json").read_text("utf-8"))
    return [target["expr"] for panel in told["panels"] for target in panel["targets"]]


def alerts() -> list[dict[str, Any]]:
    """The alerts."""
    told = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yaml").read_text("utf-8"))
    return [rule for group in told["groups"] for rule in group["rules"]]


def test_every_expression_asks_for_what_there_is(exported: set[str]) -> None:
    asked = [*dashboard(), *(rule["expr"] for rule in alerts())]
    assert len(asked) > 20
    for expression in asked:
        names = {*NAME.findall(expression)}
        assert names, expression
        assert names <= exported | OWN, expression
        labels = {found for pair in LABELS.findall(expression) for found in pair if found}
        assert labels <= KNOWN_LABELS, expression


def test_there_is_an_alert_for_everything_that_stops_play() -> None:
    told = " ".join(rule["expr"] for rule in alerts())
    assert [name for name in sorted(ALERTED) if name not in told] == []
    assert all(rule["annotations"]["summary"].endswith(".") for rule in alerts())


def test_the_page_says_what_to_do_for_every_alert() -> None:
    page = (ROOT / "docs" / "running.md").read_text("utf-8")
    assert [rule["alert"] for rule in alerts() if f"`{rule['alert']}`" not in page] == []


def test_prometheus_is_told_where_the_alerts_are() -> None:
    told = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yaml").read_text("utf-8"))
    assert all((DEPLOY / "prometheus" / name).is_file() for name in told["rule_files"])
    assert [job["job_name"] for job in told["scrape_configs"]] == ["serao"]
