"""What handlers of requests take as parameters."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import Parameter

from serao.server.base.services import BaseServices

TheServices = NamedDependency[BaseServices]
AnyRequest = Request[Any, Any, Any]
# Ids, in characters that every database takes.
Id = Annotated[str, Parameter(max_length=40, pattern="^[!-~]+$")]
