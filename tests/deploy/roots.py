"""Where the commands of a deployment are run: a folder that stands for a machine, or a fresh Debian in a folder."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Self

from tests.deploy.containerfile import ROOT

PATIENCE = 1200.0  # seconds, for a command; a busy machine is slow, not broken
START = 120.0  # seconds, until a server answers
MINE = re.compile(r"(?<![\w/.])/(opt/serao|wheels|var/lib/serao|var/backups/serao|etc/serao|run/serao)\b")
LOOPBACK_UP = (
    "import fcntl, socket, struct;"
    "fcntl.ioctl(socket.socket(), 0x8914, struct.pack('16sH14s', b'lo', 1, b''))"  # SIOCSIFFLAGS, IFF_UP
)
# Debian's unit lets Caddy have ports below 1024; here everybody may.
HOLD = """set -e
mount -t proc proc "$1/proc"
mount -t tmpfs tmpfs "$1/dev/shm"
{python} -c "{up}"
echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start
echo ready
exec sleep 86400
"""


class Running:
    """A process in a group of its own; what it says goes to a file, so that it never waits for a reader."""

    def __init__(self, command: list[str], environment: Mapping[str, str], folder: str = "/") -> None:
        self.command = command
        self.output = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed when it ends
        self.process = subprocess.Popen(
            command,
            env=dict(environment),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def said(self) -> str:
        """What it has said so far."""
        self.output.seek(0)
        return self.output.read()

    def code(self) -> int:
        """Wait until it ends; its exit code."""
        return self.process.wait(PATIENCE)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()

    def close(self) -> None:
        """Leave nothing of it behind."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.output.close()


def ended_well(running: Running) -> str:
    """What a process printed; an error shows it."""
    try:
        code, said = running.code(), running.said()
    finally:
        running.close()
    assert code == 0, f"{running.command}\n{said}"
    return said


class Folder:
    """A folder that stands for a machine: paths such as /opt/serao are those below it, and nobody is root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def here(self, text: str) -> str:
        """A command or a file of the deployment, as it must be said here."""
        return MINE.sub(lambda found: f"{self.folder}/{found[1]}", text)

    def path(self, text: str) -> Path:
        """Where a path of the deployment lies."""
        return Path(self.here(text))

    def start(
        self, command: list[str], environment: Mapping[str, str], folder: str = "/", user: str = "root"
    ) -> Running:
        """Start a command."""
        said = [self.here(each) for each in command]
        told = {name: self.here(value) for name, value in environment.items()}
        plain = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        cwd = self.here(folder)
        return Running(said, {**plain, **told}, cwd)

    def run(self, command: list[str], environment: Mapping[str, str], folder: str = "/", user: str = "root") -> str:
        """What a command prints; it must end well."""
        return ended_well(self.start(command, environment, folder, user))


class FreshRoot:
    """A fresh Debian in a folder, with a network of its own for what is served there. It needs root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.online = False
        self.holder: subprocess.Popen[str] | None = None

    @classmethod
    def debian(cls, folder: Path, release: str) -> Self:
        """The base of all roots, made from Debian's packages."""
        assert os.geteuid() == 0, "this test makes a Debian to change root into: only root may"
        assert shutil.which("mmdebstrap"), "this test needs mmdebstrap; as root: apt-get install mmdebstrap"
        command = ["mmdebstrap", "--quiet", "--variant=minbase", release, str(folder)]
        ended_well(Running(command, os.environ))
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        (folder / "etc" / "hosts").write_text("127.0.0.1 localhost\n")
        refuse = folder / "usr" / "sbin" / "policy-rc.d"
        refuse.write_text("#!/bin/sh\nexit 101\n")  # packages start no services; the test does
        refuse.chmod(0o755)
        return cls(folder)

    def copied(self, folder: Path) -> "FreshRoot":
        """Another root that begins as this one."""
        subprocess.run(["cp", "--archive", str(self.folder), str(folder)], check=True)
        return FreshRoot(folder)

    def __enter__(self) -> Self:
        script = HOLD.format(python=sys.executable, up=LOOPBACK_UP)
        command = ["unshare", "--mount", "--net", "sh", "-c", script, "hold", str(self.folder)]
        self.holder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.holder.stdout is not None
        assert self.holder.stdout.readline() == "ready\n"
        return self

    def __exit__(self, *problem: object) -> None:
        assert self.holder is not None
        with self.holder:
            self.holder.kill()
        subprocess.run(
            ["rm", "--recursive", "--force", str(self.folder)], check=False
        )  # its mounts went with the holder

    def here(self, text: str) -> str:
        """A root of its own needs no other words."""
        return text

    def path(self, text: str) -> Path:
        """Where a path of the deployment lies, seen from outside."""
        return self.folder / text.lstrip("/")

    def start(
        self, command: list[str], environment: Mapping[str, str], folder: str = "/", user: str = "root"
    ) -> Running:
        """Start a command in the root, by itself or, for what fetches packages, with the machine's network."""
        assert self.holder is not None
        enter = ["nsenter", f"--target={self.holder.pid}", "--mount", *([] if self.online else ["--net"])]
        path = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
        said = [f"{name}={value}" for name, value in {**path, **environment}.items()]
        inside = ["env", "--ignore-environment", f"--chdir={folder}", *said, *command]
        return Running([*enter, "chroot", f"--userspec={user}", str(self.folder), *inside], os.environ)

    def run(self, command: list[str], environment: Mapping[str, str], folder: str = "/", user: str = "root") -> str:
        """What a command prints; it must end well."""
        return ended_well(self.start(command, environment, folder, user))


Root = Folder | FreshRoot


def source(folder: Path) -> None:
    """What an image is built from: the files of the repository, and the browser's table, with their times."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    built = [str(path.relative_to(ROOT)) for path in (ROOT / "src/serao/server/web").rglob("*") if path.is_file()]
    for name in [*filter(None, listed.split("\0")), *built]:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def answered(place: Root, command: list[str], environment: Mapping[str, str], service: Running) -> None:
    """Try a command again and again until it ends well."""
    patience = time.monotonic() + START
    while True:
        asked = place.start(command, environment)
        code, said = asked.code(), asked.said()
        asked.close()
        if code == 0:
            return
        assert service.process.poll() is None, service.said()
        assert time.monotonic() < patience, said + service.said()
        time.sleep(0.2)
