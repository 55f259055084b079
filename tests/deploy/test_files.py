"""The files of deploy/: what they promise, and that the programs they are for can read them."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from serao.cli.settings import FROM_FILE, read_config, read_environment, settings_of
from serao.server.base.config import Limits
from serao.server.run import GRACE
from tests.deploy.containerfile import DEPLOY, stages
from tests.deploy.units import unit
from tests.server.forking import SERAO

SERVICES = sorted((DEPLOY / "systemd").glob("*.service"))
KEPT_IN = (
    "ProtectSystem=strict",
    "NoNewPrivileges=yes",
    "ProtectHome=yes",
    "PrivateDevices=yes",
    "CapabilityBoundingSet=",
)
# The keys of a service that the specification of compose files has, and that are used here.
SERVICE_KEYS = {
    "image", "build", "command", "environment", "restart", "stop_grace_period", "read_only", "cap_drop", "security_opt",
    "tmpfs", "secrets", "depends_on", "networks", "volumes", "ports", "healthcheck",
}  # fmt: skip


# ── systemd ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", SERVICES, ids=lambda path: path.stem)
def test_a_service_is_nobody_in_particular_and_kept_in(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in KEPT_IN if line not in lines] == []
    assert unit(path)["Service"]["User"] == "serao"
    assert unit(path)["Service"]["Environment"].startswith(("SERAO_SETTINGS=", "PATH="))


def test_the_server_gets_the_time_that_its_polite_end_takes() -> None:
    for name in ("serao", "serao-worker"):
        service = unit(DEPLOY / "systemd" / f"{name}.service")["Service"]
        assert int(service["TimeoutStopSec"]) >= 2 * GRACE
        assert (service["Restart"], service["KillMode"]) == ("always", "mixed")


def test_the_commands_of_the_units_exist() -> None:
    started = {path.stem: unit(path)["Service"]["ExecStart"].split() for path in SERVICES}
    assert started["serao"] == ["/opt/serao/bin/serao", "serve"]
    assert started["serao-worker"] == ["/opt/serao/bin/serao", "worker"]
    assert (DEPLOY / Path(started["serao-backup"][1]).name).is_file()
    assert unit(DEPLOY / "systemd" / "serao-backup.timer")["Timer"]["Persistent"] == "yes"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_can_read_the_units_and_finds_them_kept_in(tmp_path: Path) -> None:
    paths = [*SERVICES, DEPLOY / "systemd" / "serao-backup.timer"]
    for path in paths:
        # Only the program is another one, which exists on every machine.
        (tmp_path / path.name).write_text(path.read_text("utf-8").replace("/opt/serao/bin/serao", "/bin/true"), "utf-8")
    names = [str(tmp_path / path.name) for path in paths]
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *names], capture_output=True, text=True, check=False
    )
    complaints = [line for line in verified.stderr.splitlines() if "serao" in line]
    assert complaints == []
    for path in SERVICES:
        command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(tmp_path / path.name)]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        level = re.search(r"exposure level for \S+: ([0-9.]+)", said)
        assert level is not None, said
        assert float(level[1]) <= 2.0


# ── compose ───────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The compose file, as its programs read it."""
    told: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return told


def test_everything_that_a_service_names_is_there(compose: dict[str, Any]) -> None:
    assert set(compose["services"]) == {"server1", "server2", "worker", "postgres", "redis", "caddy"}
    for name, service in compose["services"].items():
        assert set(service) <= SERVICE_KEYS, name
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("secrets", ())) <= set(compose["secrets"])
        assert set(service.get("depends_on", ())) <= set(compose["services"])
        for volume in (each.split(":")[0] for each in service.get("volumes", ())):
            assert volume in compose["volumes"] or (DEPLOY / volume).exists(), volume
    assert (DEPLOY / compose["services"]["server1"]["build"]["context"] / "deploy/Containerfile").is_file()


def test_every_service_has_a_health_check_or_does_not_serve(compose: dict[str, Any]) -> None:
    without = [name for name, each in compose["services"].items() if "healthcheck" not in each]
    assert without == ["server1", "server2"]  # they have the image's
    assert stages()[1].the("HEALTHCHECK")


def test_the_settings_of_the_compose_file_are_settings(compose: dict[str, Any], tmp_path: Path) -> None:
    known = {each.variable for each in settings_of()}
    told = dict(compose["services"]["server1"]["environment"])
    assert {name.removesuffix(FROM_FILE) for name in told} <= known
    secret = tmp_path / "database_url"
    secret.write_text("postgresql://serao:quiet@postgres/serao\n")
    told["SERAO_DATABASE_FILE"] = str(secret)
    told = {name: re.sub(r"\$\{SERAO_NAME[^}]*\}", "table.example.org", value) for name, value in told.items()}
    found = read_environment(told)
    assert found[("hosts",)] == ("table.example.org", "localhost")
    assert found[("secure",)] is True
    assert found[("database",)].startswith("postgresql://")


def test_only_caddy_is_believed_and_only_caddy_is_reached(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert services["caddy"]["networks"]["front"]["ipv4_address"] == services["server1"]["environment"]["SERAO_PROXIES"]
    assert [name for name, each in services.items() if "ports" in each] == ["caddy"]
    assert compose["networks"]["inside"]["internal"] is True
    assert services["postgres"]["networks"] == services["redis"]["networks"] == ["inside"]


def test_no_secret_is_in_the_compose_file(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or value.startswith("/run/secrets/")
    assert all(each["file"].startswith("./secrets/") for each in compose["secrets"].values())


def test_the_servers_get_the_time_that_their_polite_end_takes(compose: dict[str, Any]) -> None:
    assert int(compose["services"]["server1"]["stop_grace_period"].removesuffix("s")) >= 2 * GRACE


# ── The scripts, the Caddyfile and the settings ───────────────────────────────────────────────────


def test_secrets_are_drawn_once_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "secrets"
    for _ in range(2):
        subprocess.run(["sh", str(DEPLOY / "secrets.sh"), str(folder)], check=True, capture_output=True)
        drawn = (folder / "postgres_password").read_text()
        assert re.fullmatch("[0-9a-f]{48}", drawn)
        assert (folder / "database_url").read_text() == f"postgresql://serao:{drawn}@postgres/serao\n"
    assert folder.stat().st_mode & 0o077 == 0


def test_an_old_copy_is_removed_only_when_a_new_one_was_made(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    old = copies / "house-2020-01-01.db"
    old.touch()
    subprocess.run(["touch", "--date=2020-01-01", str(old)], check=True)
    command = ["sh", str(DEPLOY / "backup.sh"), str(copies)]
    environment = {"PATH": f"{SERAO.parent}:/usr/bin:/bin", "SERAO_DATABASE": str(tmp_path / "house.db")}
    failed = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert failed.returncode != 0
    assert "no house" in failed.stderr
    assert [each.name for each in copies.iterdir()] == [old.name]


def test_the_settings_of_the_example_are_settings() -> None:
    config = read_config({"settings": DEPLOY / "house.toml"})
    assert (config.secure, "localhost" in config.hosts) == (True, True)
    assert Path(config.database).parent == Path(unit(SERVICES[0])["Service"]["WorkingDirectory"])


def test_caddy_throws_away_what_clients_claim_and_hides_the_figures() -> None:
    told = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert not re.search(r"^\s*trusted_proxies", told, flags=re.MULTILINE)
    assert "header_up -Forwarded" in told
    assert re.search(r"@figures path /metrics\n\s*respond @figures 404", told)


def test_caddy_gives_up_half_a_head_as_the_house_does_and_ends_no_event_stream() -> None:
    told = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text("utf-8"))
    found = re.search(r"servers \{\s*timeouts \{([^}]*)\}\s*max_header_size 64KB\s*\}", told)
    assert found is not None
    times = dict(line.split() for line in found[1].strip().splitlines())
    assert times == {"read_header": f"{Limits().patience:g}s", "idle": "30s"}  # neither read_body nor write


def test_no_file_names_a_registry_or_has_a_secret() -> None:
    for path in DEPLOY.rglob("*"):
        if path.is_file() and "secrets" not in path.parts:
            text = path.read_text("utf-8")
            assert not re.search(r"docker\.io|quay\.io|ghcr\.io|pypi\.org|registry", text), path
