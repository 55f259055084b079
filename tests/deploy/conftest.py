"""A fresh Debian for the tests that need one."""

import os
import shutil
import sys
from collections.abc import Iterator

import pytest

from tests.deploy.containerfile import ROOT, stages
from tests.deploy.fresh import needed
from tests.deploy.roots import FreshRoot, Running, ended_well


@pytest.fixture(scope="session")
def debian(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FreshRoot]:
    """A fresh Debian, with the packages that pip would fetch from an index."""
    place = FreshRoot.debian(tmp_path_factory.mktemp("debian") / "root", stages()[0].image.split(":")[1].split("-")[0])
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:", "--python-version=3.11"]
    fetch = [*pip, "--dest", str(place.folder / "packages"), "--constraint", str(ROOT / "requirements.lock"), *needed()]
    ended_well(Running(fetch, os.environ))
    yield place
    shutil.rmtree(place.folder, ignore_errors=True)
