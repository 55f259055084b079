"""Error responses, as RFC 9457 has them: a title and one sentence in the asker's language, and the reason as data."""

import traceback
from math import ceil

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from serao.engine.problem import Problem, Reason, Refused, reason
from serao.locales import nearest, words
from serao.server.base import metrics
from serao.server.base.connection_types import AnyRequest
from serao.server.base.problems import NotAdmitted, NotFound, NotKnown, SetAside, TooMany
from serao.storage.acts import NotInCharge
from serao.storage.trouble import StorageDown

log = structlog.get_logger()


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was not done: `title` and `detail` in the asker's language, `reason` as data for programs."""

    type: str
    title: str
    status: int
    detail: str
    reason: Reason


STATUS: dict[type[Problem], int] = {
    NotKnown: 401,
    NotAdmitted: 403,
    NotInCharge: 403,
    NotFound: 404,
    Refused: 409,
    SetAside: 409,
    TooMany: 429,
    StorageDown: 503,
}
MEANINGS = {
    400: "What was asked cannot be.",
    401: "Say who you are first.",
    403: "Not yours to see or to do.",
    404: "There is no such thing, or it is not yours to know of.",
    409: "The table, or its game, does not allow it now.",
    429: "Too much at once. `Retry-After` says how many seconds to wait.",
    503: "The house cannot read or write now. `Retry-After` says how many seconds to wait.",
}
# What a handler does not bring about by itself: no address, another method, a body that is too large, a bug.
ELSEWHERE = {
    405: "The address is there, but does not take this method.",
    413: "The body is too large.",
    500: "Something went wrong on our side; it is in the log.",
}
TRY_AGAIN = (429, 503)
PROBLEM_JSON = "application/problem+json"
RESPONSES = {
    status: ResponseSpec(Fault, description=meaning, media_type=PROBLEM_JSON, generate_examples=False)
    for status, meaning in MEANINGS.items()
}


def language_of(request: AnyRequest) -> str:
    """The first language a request asks for, as far as we have it."""
    return nearest(request.headers.get("accept-language", "en").split(",")[0].split(";")[0].strip())


def fault_body(status: int, why: Reason, language: str) -> bytes:
    """A fault in a language, as the body of a response."""
    known = status if status in MEANINGS or status in ELSEWHERE else 500 if status >= 500 else 400
    say = words(language)
    fault = Fault(
        type=f"/api/docs#status-{known}",
        title=say.say(f"server-fault-{known}"),
        status=status,
        detail=say.why(why),
        reason=why,
    )
    return msgspec.json.encode(fault)


def answer(request: AnyRequest, status: int, why: Reason, wait: float = 1.0) -> Response[bytes]:
    """A fault as a response; `wait`: the seconds after which to try again, where that helps."""
    metrics.REFUSED.inc()
    headers = {"retry-after": str(max(1, ceil(wait)))} if status in TRY_AGAIN else {}
    body = fault_body(status, why, language_of(request))
    return Response(body, status_code=status, media_type=PROBLEM_JSON, headers=headers)


def on_problem(request: AnyRequest, problem: Problem) -> Response[bytes]:
    """The response to a problem with what was asked."""
    kinds = (status for kind, status in STATUS.items() if isinstance(problem, kind))
    wait = problem.wait if isinstance(problem, TooMany) else 1.0
    return answer(request, next(kinds, 400), problem.reason, wait)


def on_http(request: AnyRequest, problem: HTTPException) -> Response[bytes]:
    """The response to a request that no handler takes: a wrong path, method or body."""
    keys = {404: "server-no-page", 405: "server-no-method", 413: "server-body-too-large"}
    key = keys.get(problem.status_code, "server-bad-request")
    response = answer(request, problem.status_code, reason(key, detail=detail_of(problem)))
    response.headers.update(problem.headers or {})
    return response


def detail_of(problem: HTTPException) -> str:
    """What exactly is wrong with a request, without anything internal."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    said = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)]
    return "; ".join(said) or problem.detail


def raised_in(problem: BaseException, modules: tuple[str, ...]) -> bool:
    """Whether an exception was raised in one of these modules or packages, and so not by our code."""
    frames = [frame for frame, _ in traceback.walk_tb(problem.__traceback__)]
    name = str(frames[-1].f_globals.get("__name__", "")) if frames else ""
    return any(name == module or name.startswith(f"{module}.") for module in modules)


def on_bug(request: AnyRequest, problem: Exception) -> Response[bytes]:
    """The response to a bug: the details go to the log, and the asker only hears that something went wrong."""
    log.error("a request failed", path=request.url.path, problem=type(problem).__name__, exc_info=problem)
    return answer(request, 500, reason("server-bug"))
