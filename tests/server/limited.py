"""Houses with limits, and guests who come from any address."""

from contextlib import ExitStack
from typing import Any

import msgspec

from serao.server.base.config import NO_LIMITS, Limits
from tests.server.conftest import Build
from tests.server.house import Guest, Server

USUAL = Limits()
LAMPLIGHT = "a long evening by lamplight"
MANY = msgspec.to_builtins(NO_LIMITS)
QUICK = {"requests": (10**9, 1e9)}  # what is counted here is not the requests


def behind_proxy(build: Build, **limits: Any) -> Server:
    """A house behind a proxy on this machine, so that its guests come from any address."""
    return build(proxies=["127.0.0.1"], limits=limits)


def guest(stack: ExitStack, server: Server, name: str, address: str) -> Guest:
    """A guest from an address."""
    return Guest(stack, server, name, **{"x-forwarded-for": address})
