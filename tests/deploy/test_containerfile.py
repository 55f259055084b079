"""The Containerfile: what it promises, and its commands run in a folder, or in a fresh Debian where there is time."""

import shutil
from pathlib import Path

import pytest

from tests.deploy.containerfile import DEPLOY, ROOT, Stage, stages
from tests.deploy.fresh import EXTRAS, in_a_fresh_root
from tests.deploy.roots import Folder, FreshRoot, source
from tests.deploy.story import Service, whole_story
from tests.packaging.test_extras import required
from tests.packaging.test_wheel import link_distribution
from tests.storage.servers import free_port

PORT = "8000"
LEFT_OUT = ("apt-get", "useradd")  # what only a machine of one's own can do
HOUSE = ("/var/lib/serao", "/var/backups/serao")


def environment_of(stage: Stage) -> dict[str, str]:
    """The environment of a container."""
    return {"HOME": stage.the("WORKDIR").text, "LC_ALL": "C.UTF-8", **stage.environment}


# ── What it promises ──────────────────────────────────────────────────────────────────────────────


def test_the_house_runs_as_nobody_in_particular_with_a_health_check_and_a_polite_end() -> None:
    build, house = stages()
    assert build.image == house.image
    assert house.the("USER").text == "serao"
    assert house.the("STOPSIGNAL").text == "SIGTERM"
    assert house.the("CMD").command == ["serao", "serve"]
    assert "/health" in house.the("HEALTHCHECK").command[-1]
    assert next(step.text for step in house.steps if step.word == "COPY").startswith("--from=build")


def test_no_secret_is_in_the_image() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert "ARG" not in text
    assert not [name for stage in stages() for name in stage.environment if "PASSWORD" in name or "SECRET" in name]
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {".git", ".venv*", "deploy/secrets", "**/*.db"} <= {*ignored}


# ── Its commands, in a folder ─────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A folder in which the first stage has run, but for Debian's packages; what the wheel requires is linked."""
    place = Folder(tmp_path_factory.mktemp("image"))
    for name in HOUSE:
        place.path(name).mkdir(parents=True)
    ran = [step.text for step in stages()[0].steps if step.word == "RUN"]
    left_out = [each for each in ran if any(word in each for word in LEFT_OUT)]
    assert len(left_out) == 1
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_DEPS": "1", "PIP_QUIET": "1"}
    for number, command in enumerate(each for each in ran if each not in left_out):
        place.run(["sh", "-euc", place.here(command)], offline, str(ROOT))
        if number == 0:
            link_everything(place.path("/opt/serao"))
    shutil.copy(DEPLOY / "backup.sh", place.path("/opt/serao"))
    return place


def link_everything(environment: Path) -> None:
    """Link what a house requires into an environment."""
    (packages,) = environment.glob("lib/python*/site-packages")
    for name in set().union({"hatchling"}, required("hatchling"), *(required("serao", extra) for extra in EXTRAS)):
        link_distribution(name, packages)


def test_the_commands_of_the_containerfile_make_a_house_that_is_played_in(folder: Folder) -> None:
    house, port = stages()[1], str(free_port())
    environment = {**environment_of(house), "SERAO_PORT": port, "SERAO_BOT_PAUSE": "0", "SERAO_HOST": "127.0.0.1"}
    health = [each.replace(PORT, port) for each in house.the("HEALTHCHECK").command]
    command = [f"/opt/serao/bin/{house.the('CMD').command[0]}", *house.the("CMD").command[1:]]
    whole_story(
        Service(folder, command, environment, house.the("WORKDIR").text, house.the("USER").text, health),
        f"http://127.0.0.1:{port}",
    )


# ── In a fresh Debian ─────────────────────────────────────────────────────────────────────────────


def build(place: FreshRoot, stage: Stage, first: FreshRoot | None = None) -> None:
    """Do what a stage says, as a container's builder would."""
    folder = "/"
    place.online = True
    for step in stage.steps:
        if step.word == "WORKDIR":
            folder = step.text
            place.path(folder).mkdir(parents=True, exist_ok=True)
        elif step.word == "RUN":
            place.run(["sh", "-euc", step.text], {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/packages"}, folder)
        elif step.word == "COPY":
            copy_into(place, step.text.split(), folder, first)
    place.online = False


def copy_into(place: FreshRoot, words: list[str], folder: str, first: FreshRoot | None) -> None:
    """Do what a COPY says."""
    if words[0] == "--from=build":
        assert first is not None
        shutil.copytree(first.path(words[1]), place.path(words[2]), symlinks=True)
    elif words == [".", "."]:
        source(place.path(folder))
    else:
        shutil.copy(ROOT / words[0], place.path(words[1]))


@in_a_fresh_root
@pytest.mark.campaign
def test_the_containerfile_in_a_fresh_debian(debian: FreshRoot, tmp_path: Path) -> None:
    first, second = stages()
    with debian.copied(tmp_path / "first") as building, debian.copied(tmp_path / "second") as place:
        build(building, first)
        build(place, second, building)
        environment = environment_of(second)
        (folder, user) = (second.the("WORKDIR").text, second.the("USER").text)
        place.run(["install", "-d", "-o", user, "/var/backups/serao"], {})
        assert place.run(["id", "-un"], environment, folder, user).strip() != "root"
        service = Service(
            place, second.the("CMD").command, environment, folder, user, second.the("HEALTHCHECK").command
        )
        whole_story(service, f"http://localhost:{PORT}")
