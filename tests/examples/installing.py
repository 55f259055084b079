"""Games of other packages, installed beside Serão for a test as `pip install` would, and seen by nobody else."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


class Elsewhere:
    """A folder with further packages, and programs that find them there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src")])}

    def install(self, package: Path) -> None:
        """Install a package without its dependencies, which are here already."""
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        self.run([*pip, "--disable-pip-version-check", "--target", str(self.folder), str(package)])

    def serao(self, *arguments: str, typed: str = "") -> str:
        """What a command of Serão prints."""
        return self.run([sys.executable, "-m", "serao", *arguments], typed)

    def test(self, folder: Path) -> str:
        """Run the tests of a package; always alike."""
        options = ["-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", f"--rootdir={folder}", "-c", os.devnull]
        return self.run([sys.executable, "-m", "pytest", *options, str(folder)])

    def run(self, command: list[str], typed: str = "") -> str:
        """Run a command in the folder; its output, or an error that shows it."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout
