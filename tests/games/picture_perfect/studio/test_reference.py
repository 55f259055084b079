"""The owner image against rays: any arrangement, any camera, pixels at random."""

from hypothesis import given
from hypothesis import strategies as st

from serao.games.picture_perfect.studio import Camera, Decoration, Guest, Scene, photograph
from serao.games.picture_perfect.studio.camera import HEIGHT, WIDTH
from serao.testing.examples import examples
from tests.games.picture_perfect.studio.reference import owner_at
from tests.games.picture_perfect.studio.scenes import image


def between(low: float, high: float) -> st.SearchStrategy[float]:
    """A length in whole tenths of a millimetre."""
    return st.integers(round(low * 100), round(high * 100)).map(lambda each: each / 100)


cameras = st.builds(
    Camera,
    *(between(-30, 55), between(-60, -2.01), between(0.5, 15)),
    *(between(0, 25), between(5, 15), between(0, 10), between(15, 120)),
)
# 3.1 Guests anywhere: through the screen, on the table, outside.
guests = st.lists(
    st.builds(Guest, st.integers(1, 14), between(-4, 29), between(-1, 23)), unique_by=lambda each: each.id
)
decorations = st.lists(st.builds(Decoration, st.integers(0, 9), between(5, 20), between(0, 10)), max_size=10)
scenes = st.builds(
    lambda guests, decorations, camera: Scene(tuple(guests), tuple(decorations), camera=camera),
    guests,
    decorations,
    cameras,
)
pixels = st.lists(st.tuples(st.integers(1, WIDTH - 2), st.integers(1, HEIGHT - 2)), min_size=60, max_size=60)


@examples(60)
@given(scenes, pixels)
def test_rule_7_3_what_covers_what_is_what_a_ray_meets_first(scene: Scene, pixels: list[tuple[int, int]]) -> None:
    owners = image(photograph(scene))
    for column, row in pixels:
        around = owners[row - 1 : row + 2, column - 1 : column + 2]
        # At an edge a sixteenth of a pixel decides; anywhere else there is one answer.
        if (around == around[1, 1]).all() and distinct_depths(scene):
            assert owner_at(scene, column, row) == around[1, 1]


def distinct_depths(scene: Scene) -> bool:
    """Whether no two figures stand in one plane, where a fixed order decides and not the ray."""
    depths = [each.y for each in scene.guests] + [each.y for each in scene.decorations] + [0.0, 20.0]
    return len(set(depths)) == len(depths)
