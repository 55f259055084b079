"""A machine on which the commands of docs/running.md are run, with a service manager that reads its units."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from tests.deploy.containerfile import ROOT
from tests.deploy.roots import FreshRoot, Running, answered, source
from tests.deploy.story import STOPPED, play
from tests.deploy.units import all_values, unit

PAGE = ROOT / "docs" / "running.md"
REPOSITORY = "/srv/serao"
ASSIGNMENT = re.compile(r"(?:export )?([A-Z_]+)=(\S+)")
# Services of Debian's packages: as whom and how they are run. Their own units are Debian's affair.
CADDY = ("caddy", ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"])
OF_DEBIAN = {"caddy": CADDY, "redis-server": ("redis", ["redis-server", "--save", ""])}
AUTHORITY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
ONLY_NAMED = ("prometheus",)  # its settings are checked by promtool
HEALTH = "import urllib.request as r; r.urlopen('http://localhost:8000/health', timeout=4)"

# An address that a client claims does not count: whoever asks too often is told so, whatever they claim.
KNOCK = """
import sys
import httpx
with httpx.Client(base_url=sys.argv[1]) as client:
    assert client.get("/metrics").status_code == 404
    addresses = [f"198.51.100.{n}" for n in range(250)] * 20
    claims = ({"X-Forwarded-For": each, "Forwarded": f"for={each}"} for each in addresses)
    answers = (client.get("/api/games", headers=each).status_code for each in claims)
    assert next((code for code in answers if code != 200), None) == 429
"""


def sections(page: str) -> dict[str, list[str]]:
    """The commands of the page that are run, by section; a command may go over several lines."""
    found: dict[str, list[str]] = {}
    for heading, text in re.findall(r"^## (.*?)$(.*?)(?=^## |\Z)", page, flags=re.MULTILINE | re.DOTALL):
        blocks = re.findall(r"^```sh\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
        lines = [line for block in blocks for line in re.sub(r"\\\n\s*", " ", block).splitlines() if line]
        if lines:
            found[heading] = lines
    return found


class Machine:
    """A fresh Debian, in which somebody follows the page."""

    def __init__(self, place: FreshRoot, name: str) -> None:
        self.place, self.name = place, name
        self.variables: dict[str, str] = {}
        self.running: dict[str, Running] = {}
        self.started: list[str] = []
        source(place.path(REPOSITORY))

    def follow(self, lines: list[str]) -> None:
        """Do what a section says."""
        for line in lines:
            if assigned := ASSIGNMENT.fullmatch(line):
                self.variables[assigned[1]] = self.name if assigned[1] == "NAME" else assigned[2]
            elif line.startswith("systemctl "):
                self.manage(shlex.split(line)[1:])
            else:
                self.shell(line)

    def shell(self, line: str) -> None:
        """Run a line as it stands; what fetches packages has the machine's network and the wheels that are here."""
        self.place.online = "apt-get" in line or "pip install" in line
        packages = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/packages", "DEBIAN_FRONTEND": "noninteractive"}
        self.place.run(["sh", "-euc", line], {**packages, **self.variables, "HOME": "/root"}, REPOSITORY)
        self.place.online = False
        if "install" in line and "postgresql" in line:
            self.place.run(["service", "postgresql", "start"], {})  # Debian's package does so on a machine of its own
        if "install" in line and "redis-server" in line:
            self.manage(["start", "redis-server"])

    def manage(self, words: list[str]) -> None:
        """What systemctl would do."""
        verb, *names = (word for word in words if word != "--now")
        for name in (name.removesuffix(".service") for name in names):
            if verb in ("stop", "restart"):
                self.stop(name)
            if verb in ("start", "restart", "enable"):
                self.start(name)

    def start(self, name: str) -> None:
        """Start a service; a timer and what is Debian's own affair are only remembered."""
        self.started.append(name)
        if name.endswith(".timer"):
            assert self.place.path(f"/etc/systemd/system/{name}").is_file()
        elif name in OF_DEBIAN:
            user, command = OF_DEBIAN[name]
            home = {"HOME": f"/var/lib/{user}"}
            self.running[name] = self.place.start(command, home, f"/var/lib/{user}", user)
        elif name not in ONLY_NAMED:
            self.start_unit(name)

    def start_unit(self, name: str) -> None:
        """Start what a unit says, as whom and where it says; a server must answer, and what ends must end well."""
        path = self.place.path(f"/etc/systemd/system/{name}.service")
        service = unit(path)["Service"]
        environment = dict(value.split("=", 1) for value in all_values(path, "Environment"))
        command = shlex.split(service["ExecStart"])
        running = self.place.start(command, environment, service["WorkingDirectory"], service["User"])
        if service["Type"] == "oneshot":
            assert running.code() == 0, running.said()
            running.close()
            return
        self.running[name] = running
        if name == "serao":
            answered(self.place, ["/opt/serao/bin/python", "-c", HEALTH], {}, running)

    def stop(self, name: str) -> None:
        """Stop a service that runs."""
        if running := self.running.pop(name, None):
            code, said = running.stop(), running.said()
            running.close()
            assert code in STOPPED, said

    def play(self) -> None:
        """Play a game through Caddy, by TLS and WebSocket."""
        trusted = {"SSL_CERT_FILE": AUTHORITY}
        ask = f"import urllib.request as r; r.urlopen('https://{self.name}/health', timeout=4)"
        answered(self.place, ["/opt/serao/bin/python", "-c", ask], trusted, self.running["caddy"])
        play(self.place, f"https://{self.name}", trusted)

    def knock(self) -> None:
        """What strangers try: to be somebody else in every request, and to read the figures."""
        self.place.run(["/opt/serao/bin/python", "-c", KNOCK, f"https://{self.name}"], {"SSL_CERT_FILE": AUTHORITY})

    def close(self) -> None:
        """Stop everything."""
        for running in self.running.values():
            running.close()
        if self.place.path("/etc/init.d/postgresql").exists():
            self.place.run(["service", "postgresql", "stop"], {})


def commands(page: Path = PAGE) -> Iterator[str]:
    """Every `serao` command on the page, in a block or in a line of text."""
    text = page.read_text("utf-8")
    for block in re.findall(r"^```(?:sh|console)\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL):
        for found in re.findall(
            r"(?:^|\$ |/bin/)serao ([a-z]+(?:[^'#\n]|(?<= )'[^'\n]*')*)", block, flags=re.MULTILINE
        ):
            yield found.strip()
    yield from re.findall(r"`serao ([a-z][^`]*)`", text.partition("<!-- settings")[0])
