"""The photo studio: a scene in centimetres, a camera, the picture that the rules read and the one people keep."""

from serao.games.picture_perfect.studio.camera import Camera
from serao.games.picture_perfect.studio.judge import Fault, Judgement, Sight, judge
from serao.games.picture_perfect.studio.render import Photograph, photograph
from serao.games.picture_perfect.studio.scene import Decoration, Guest, Scene, scene_from_json
from serao.games.picture_perfect.studio.spaces import (
    CENTRES,
    NEIGHBOURS,
    SPACES,
    arrangement_fault,
    space_of,
    stands_inside,
)

__all__ = [
    "CENTRES",
    "NEIGHBOURS",
    "SPACES",
    "Camera",
    "Decoration",
    "Fault",
    "Guest",
    "Judgement",
    "Photograph",
    "Scene",
    "Sight",
    "arrangement_fault",
    "judge",
    "photograph",
    "scene_from_json",
    "space_of",
    "stands_inside",
]
