"""Digests of owner images, kept in a file; `python -m tests.games.picture_perfect.studio.digests` writes it anew."""

import hashlib
from pathlib import Path

from serao.games.picture_perfect.studio import Camera, Decoration, Guest, Scene, photograph
from tests.games.picture_perfect.studio.scenes import GENTLEMAN, GIRL, LEVEL, RED, party, scene

FILE = Path(__file__).parent / "digests.txt"
SCENES = {
    "empty": Scene(),
    "party": party(),
    "two-in-a-column": scene({"C3": GENTLEMAN, "C4": GIRL}),
    "from-the-left": party(camera=Camera(-4.0, -22.5, 9.1, 14.0, 9.0, 4.2, 47.0)),
    "near-and-tilted": party(camera=Camera(11.3, -6.7, 12.9, 13.1, 8.0, 1.0, 21.0)),
    "outside-and-on-the-table": Scene(
        (Guest(RED, 12.5, 5.0), Guest(GIRL, -3.0, 4.0)), (Decoration(0, 8.0, 5.0),), camera=LEVEL
    ),
}
DIGESTS = dict(line.split() for line in FILE.read_text("ascii").splitlines()) if FILE.exists() else {}


def digest(of: Scene) -> str:
    """The digest of the owner of every pixel."""
    return hashlib.sha256(photograph(of).owners).hexdigest()


if __name__ == "__main__":
    FILE.write_text("".join(f"{name} {digest(each)}\n" for name, each in SCENES.items()), "ascii")
