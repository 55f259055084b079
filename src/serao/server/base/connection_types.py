"""Who asks, for the types: a request, or any connection."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]  # a request or a socket
