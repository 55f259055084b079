"""What handlers of requests take as parameters."""

from collections.abc import Sequence
from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import Parameter

from serao.server.base.services import BaseServices
from serao.table.commands import END

TheServices = NamedDependency[BaseServices]
FRESH = {"cache-control": "no-cache"}  # a cache may keep it, and asks each time whether it has changed
SPOKEN = {"vary": "Accept-Language"}  # of an answer with sentences in it
# Ids, in characters that every database takes.
PLAIN = f"^[!-~]+{END}"
LONGEST_ID = 40
TableId = Annotated[str, Parameter(max_length=LONGEST_ID, pattern=PLAIN, description="The id of a table.")]
RecordId = Annotated[
    str,
    Parameter(
        max_length=LONGEST_ID, pattern=PLAIN, description="The id of a record: that of its table, or of an import."
    ),
]
PersonId = Annotated[str, Parameter(max_length=LONGEST_ID, pattern=PLAIN, description="The id of a person.")]
CircleId = Annotated[str, Parameter(max_length=LONGEST_ID, pattern=PLAIN, description="The id of a circle.")]
SessionId = Annotated[str, Parameter(max_length=LONGEST_ID, pattern=PLAIN, description="The id of a session.")]
GameName = Annotated[
    str, Parameter(max_length=LONGEST_ID, pattern=PLAIN, description="The name of a game, as the list of games has it.")
]
# Who may ask, for the description of the API: somebody known, or anybody, who is shown more when known.
BEARER, COOKIE = "bearer", "cookie"
Security = Sequence[dict[str, list[str]]]
KNOWN: Security = [{BEARER: []}, {COOKIE: []}]
ANYBODY: Security = [{}, *KNOWN]
# The mark of the few handlers that also answer strangers in a house for members only.
OPEN_TO_ALL = {"open-to-all": True}
