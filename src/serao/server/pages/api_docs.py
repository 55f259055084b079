"""A page about the API for people, made from its OpenAPI description, without scripts."""

import json
import re
from collections.abc import Iterable
from html import escape
from typing import Any

from litestar import MediaType, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.response import Redirect

from serao.server.base.connection_types import AnyRequest
from serao.server.base.faults import ELSEWHERE, MEANINGS
from serao.server.pages.api_style import STYLE

REF = "#/components/schemas/"
HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Serão: the API</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/page.css"></head><body>"""
Part = dict[str, Any]


class PageForPeople(OpenAPIRenderPlugin):
    """The page: every operation, its parameters, its body and its answers, and every type that is sent."""

    def render(self, request: AnyRequest, openapi_schema: Part) -> bytes:
        """The whole page. It changes only with the program, and few people ask for it: it is written each time."""
        return page_of(openapi_schema).encode()


@get("/api", include_in_schema=False)
async def page() -> Redirect:
    """Where people look first."""
    return Redirect("/api/docs")


@get("/api/page.css", include_in_schema=False)
async def style() -> Response[str]:
    """The style of the page, in a file of its own because of the content security policy."""
    return Response(STYLE, media_type=MediaType.CSS)


def page_of(schema: Part) -> str:
    """The page in HTML."""
    tags, types = schema.get("tags", []), schema["components"]["schemas"]
    inner = [
        f"<header><h1>Serão over HTTP</h1>{prose(schema['info']['description'])}",
        '<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p></header>',
        navigation(tags),
        *(section(tag, schema["paths"]) for tag in tags),
        problems(),
        f'<section><h2 id="types">What is sent</h2>{"".join(map(type_article, types.items()))}</section>',
    ]
    return f"{HEAD}<main>{''.join(inner)}</main></body></html>"


def navigation(tags: list[Part]) -> str:
    """The links to the parts of the page."""
    links = [(f"tag-{tag['name']}", tag["name"].capitalize()) for tag in tags]
    links += [("problems", "When something goes wrong"), ("types", "What is sent")]
    items = "".join(f'<li><a href="#{to}">{escape(text)}</a></li>' for to, text in links)
    return f"<nav><ul>{items}</ul></nav>"


def section(tag: Part, paths: Part) -> str:
    """Every operation of one tag."""
    found = [
        operation_article(path, method, operation)
        for path, methods in paths.items()
        for method, operation in methods.items()
        if tag["name"] in operation.get("tags", [])
    ]
    name = escape(tag["name"])
    return f'<section><h2 id="tag-{name}">{name.capitalize()}</h2>{prose(tag["description"])}{"".join(found)}</section>'


def operation_article(path: str, method: str, operation: Part) -> str:
    """One operation: a method of a path."""
    name = escape(operation["operationId"])
    parts = [
        f'<h3 id="{name}"><a href="#{name}"><b>{method.upper()}</b> <code>{broken(path)}</code></a></h3>',
        prose(operation["description"]),
        f"<p class=who>{who_may(operation)}</p>",
        parameters(operation.get("parameters", [])),
        body(operation.get("requestBody")),
        answers(operation["responses"]),
    ]
    return f"<article>{''.join(parts)}</article>"


def who_may(operation: Part) -> str:
    """Who may ask for an operation."""
    security = operation.get("security")
    if not security:
        return "For everybody."
    return "For everybody; who is known may see more." if {} in security else "For people who have said who they are."


def parameters(wanted: list[Part]) -> str:
    """The parameters of an operation."""
    rows = [(f"<code>{escape(each['name'])}</code>", prose(each.get("description", ""))) for each in wanted]
    return definitions(rows)


def body(request: Part | None) -> str:
    """The body that an operation takes."""
    return f"<p>Body: {sent(request)}</p>" if request else ""


def answers(responses: Part) -> str:
    """What an operation answers when all goes well, and the statuses of everything else."""
    good = {status: answer for status, answer in responses.items() if status < "400"}
    wrong = [status for status in responses if status >= "400"]
    lines = [f"<p>Answer {status}: {sent(answer) or 'nothing'}</p>" for status, answer in sorted(good.items())]
    links = ", ".join(f'<a href="#status-{status}">{status}</a>' for status in sorted(wrong))
    return "".join(lines) + (f"<p class=who>Else: {links}</p>" if links else "")


def problems() -> str:
    """Every status of an error, and what it means."""
    rows = [
        (f'<span id="status-{status}">{status}</span>', prose(text))
        for status, text in sorted((MEANINGS | ELSEWHERE).items())
    ]
    return f'<section><h2 id="problems">When something goes wrong</h2>{definitions(rows)}</section>'


def type_article(named: tuple[str, Part]) -> str:
    """One type that is sent: its fields, and an example."""
    name, schema = named
    rows = [(f"<code>{escape(field)}</code>", kind(part)) for field, part in schema.get("properties", {}).items()]
    shown = "".join(
        f"<pre>{escape(json.dumps(each, ensure_ascii=False, indent=1))}</pre>" for each in schema.get("examples", [])
    )
    inner = f"{prose(schema.get('description', ''))}{definitions(rows)}{shown}"
    return f'<article><h3 id="type-{escape(name)}"><code>{escape(name)}</code></h3>{inner}</article>'


def sent(part: Part) -> str:
    """What a body or an answer holds."""
    return " or ".join(
        f"{kind(content.get('schema', {}))} <span class=who>{escape(media)}</span>"
        for media, content in part.get("content", {}).items()
    )


def kind(schema: Part) -> str:
    """A type in a few words, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(REF))
        return f'<a href="#type-{name}"><code>{name}</code></a>'
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " or ".join(map(kind, several))
    if schema.get("type") == "array":
        items = schema.get("items") or {}
        return f"list of {kind(items)}" if items else "list"
    if "const" in schema or "enum" in schema:
        return ", ".join(
            f"<code>{escape(json.dumps(each))}</code>" for each in schema.get("enum", [schema.get("const")])
        )
    return escape(plain_kind(schema.get("type", "anything")))


def plain_kind(given: str | list[str]) -> str:
    """The name of a plain type, or of several."""
    return given if isinstance(given, str) else " or ".join(given)


def definitions(rows: Iterable[tuple[str, str]]) -> str:
    """Names and what each of them is."""
    inner = "".join(f"<div><dt>{name}</dt><dd>{text}</dd></div>" for name, text in rows)
    return f"<dl>{inner}</dl>" if inner else ""


def prose(text: str) -> str:
    """A text of paragraphs; `code` and **bold** are all that our descriptions use of Markdown."""
    marked = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
    marked = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", marked)
    return "".join(f"<p>{paragraph}</p>" for paragraph in marked.split("\n\n") if paragraph.strip())


def broken(path: str) -> str:
    """A path that may be broken after each of its slashes, for a narrow screen."""
    return escape(path).replace("/", "/<wbr>")
