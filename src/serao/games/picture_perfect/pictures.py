"""The pictures that a finished game leaves behind: the photographs that its players took."""

from io import BytesIO

from serao.games.picture_perfect.photo import keepsake, painted
from serao.games.picture_perfect.state import State

WIDTH, HEIGHT = 1200, 900


def picture(state: State, seat: int) -> bytes | None:
    """7.4 The photograph that a seat took, as a PNG; None when it took none."""
    photo = state.photos[seat]
    if photo is None:
        return None
    file = BytesIO()
    painted(keepsake(photo.arrangement, photo.camera, seat), WIDTH, HEIGHT).save(file, "PNG")
    return file.getvalue()
