"""Writes the file of cells anew: python -m tests.games.picture_perfect.studio.write_cells."""

from pathlib import Path

from serao.games.picture_perfect import studio
from serao.games.picture_perfect.studio.camera import Camera
from serao.games.picture_perfect.studio.cells import FILE, cells_written
from serao.games.picture_perfect.studio.make_cells import stored_cells

if __name__ == "__main__":
    Path(studio.__path__[0], FILE).write_bytes(cells_written(stored_cells(Camera())))
