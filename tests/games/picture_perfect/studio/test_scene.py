"""Scenes from outside: JSON in, a scene or one clear problem out."""

import json
from typing import Any

import msgspec
import pytest

from serao.engine.problem import BadOptions
from serao.games.picture_perfect.studio import Scene, scene_from_json
from tests.games.picture_perfect.studio.scenes import party


def test_a_scene_goes_through_json_unchanged() -> None:
    assert scene_from_json(msgspec.json.encode(party(3))) == party(3)


def test_an_empty_scene_is_an_empty_room() -> None:
    assert scene_from_json(b"{}") == Scene()


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"guests": "all"}, "form"),
        ({"guests": [{"id": 1, "x": 1}]}, "form"),
        ({"guests": [{"id": 15, "x": 1, "y": 1}]}, "guest"),
        ({"guests": [{"id": 1, "x": 1, "y": 1}, {"id": 1, "x": 9, "y": 1}]}, "twice"),
        ({"guests": [{"id": 1, "x": 1e9, "y": 1}]}, "place"),
        ({"decorations": [{"kind": 10, "x": 12, "y": 5}]}, "kind"),
        ({"decorations": [{"kind": 0, "x": 2, "y": 5}]}, "off-table"),
        ({"decorations": [{"kind": 0, "x": 12, "y": 5}] * 61}, "decorations"),
        ({"screen": 4}, "screen"),
        ({"floor": -1}, "floor"),
        ({"camera": {"x": 1e300}}, "camera"),
        ({"camera": {"aim_y": -20.0}}, "aim"),
        ({"camera": {"zoom": 0}}, "zoom"),
        ({"camera": {"zoom": 1001}}, "zoom"),
    ],
)
def test_a_scene_that_cannot_be_has_one_clear_problem(given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOptions) as problem:
        scene_from_json(json.dumps(given).encode())
    assert problem.value.reason.key == f"picture_perfect-scene-{key}"


@pytest.mark.parametrize("data", [b"", b"[1", b"\xff\xfe", b'{"camera": {"x": NaN}}', b"null"])
def test_bytes_that_are_no_scene_are_refused(data: bytes) -> None:
    with pytest.raises(BadOptions) as problem:
        scene_from_json(data)
    assert problem.value.reason.key == "picture_perfect-scene-form"
