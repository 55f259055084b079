"""What people do with accounts."""

from collections.abc import Callable
from typing import Any

from tests.server.house import Guest

PASSWORD = "um bom serão"
GAME = "fairy_tile"

Come = Callable[..., Guest]


def claim(guest: Guest, name: str, status: int = 200, **more: str) -> Any:
    """Claim a name."""
    return guest.post("/api/session/claim", status, **{"name": name, "password": PASSWORD} | more)


def ask(guest: Guest, method: str, path: str, status: int = 0, **body: Any) -> Any:
    """Any request; the answer."""
    response = guest.http.request(method, path, json=body or None)
    assert response.status_code == status if status else response.is_success, response.text
    return response.json() if response.content else None


def key_of(link: str) -> str:
    """The key of a personal link."""
    before, _, key = link.partition("/me#")
    assert before.startswith("http")
    return key


def program(guest: Guest, owner: Guest, *scopes: str, name: str = "Pi", **more: Any) -> Guest:
    """Somebody without a name becomes a program of somebody's."""
    wanted = {"name": name, **({"scopes": scopes} if scopes else {}), **more}
    return guest.be(owner.post("/api/tokens", 201, **wanted)["token"])
