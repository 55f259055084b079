"""Writes the files of cells anew: python -m tests.games.picture_perfect.studio.write_cells."""

from pathlib import Path

from serao.games.picture_perfect import studio
from serao.games.picture_perfect.arrangement import EMPTY
from serao.games.picture_perfect.opponent.views import VIEWS, View
from serao.games.picture_perfect.photo import scene_of
from serao.games.picture_perfect.studio.cells import cells_written, file_name
from serao.games.picture_perfect.studio.make_cells import stored_cells


def made(view: View) -> bytes:
    """The file of a view as the studio makes it."""
    return cells_written(stored_cells(scene_of(EMPTY, view.camera).camera, view.middles))


if __name__ == "__main__":
    for name, each in VIEWS.items():
        Path(studio.__path__[0], file_name(name)).write_bytes(made(each))
