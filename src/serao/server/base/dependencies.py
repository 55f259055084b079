"""What handlers of requests take as parameters."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import Parameter

from serao.server.base.services import BaseServices

TheServices = NamedDependency[BaseServices]
AnyRequest = Request[Any, Any, Any]
# The very end of a text: in Python, $ also stands before a last newline.
END = r"(?![\s\S])"
# Ids, in characters that every database takes.
Id = Annotated[str, Parameter(max_length=40, pattern=f"^[!-~]+{END}")]
