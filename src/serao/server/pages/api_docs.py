"""A page about the API for people, made from its OpenAPI description, without scripts."""

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get

HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Serão: the API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/page.css"></head><body><main>
<h1>Serão over HTTP</h1><p>A person’s browser and a program use the same addresses. Machines read
<a href="/api/docs/openapi.json">openapi.json</a>; the messages of a table’s WebSocket
(<code>/api/tables/{id}/socket</code>) are described in <code>docs/protocol.md</code>.</p>"""
STYLE = """
body { background: #efe4d0; color: #2b2118; font: 16px/1.5 Georgia, serif; margin: 0 }
main { max-width: 60rem; margin: auto; padding: 1rem }
h2 { border-bottom: 2px solid #d8c9ad }
article { background: #fbf6ec; border: 1px solid #d8c9ad; border-radius: .6rem; margin: .6rem 0; padding: .5rem 1rem }
code { font: 14px ui-monospace, monospace }
b { display: inline-block; min-width: 4rem; color: #7c2840 }
p { margin: .2rem 0 }
td { padding: .1rem 1rem .1rem 0; vertical-align: top }
a { color: #8a5200 }
"""


@get("/api", include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    """The page: every path, its body and its responses."""
    schema = request.app.openapi_schema.to_schema()
    return Response(HEAD + "".join(sections(schema)) + "</main></body></html>", media_type=MediaType.HTML)


@get("/api/page.css", include_in_schema=False)
async def style() -> Response[str]:
    """The style of the page, in a file of its own because of the content security policy."""
    return Response(STYLE, media_type=MediaType.CSS)


def sections(schema: dict[str, Any]) -> list[str]:
    """One section for each tag, in the order in which the tags first occur."""
    by_tag: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            tag = (operation.get("tags") or [""])[0]
            by_tag.setdefault(tag, []).append(article(path, method, operation))
    return [f"<h2>{escape(tag.capitalize())}</h2>" + "".join(articles) for tag, articles in by_tag.items()]


def article(path: str, method: str, operation: dict[str, Any]) -> str:
    """One operation: a method of a path."""
    said = escape(operation.get("description") or "")
    wants = shape(operation.get("requestBody", {}))
    answers = "".join(
        f"<tr><td>{status}</td><td>{escape(answer.get('description', ''))} <code>{shape(answer)}</code></td></tr>"
        for status, answer in sorted(operation["responses"].items())
    )
    body = f"<p>Body: <code>{wants}</code></p>" if wants else ""
    head = f"<p><b>{method.upper()}</b> <code>{escape(path)}</code></p>"
    return f"<article>{head}<p>{said}</p>{body}<table>{answers}</table></article>"


def shape(part: dict[str, Any]) -> str:
    """The name of the type that is sent."""
    content: dict[str, Any] = next(iter(part.get("content", {}).values()), {})
    schema = content.get("schema", {})
    several = schema.get("items", {}) if schema.get("type") == "array" else schema
    name = several.get("$ref", "").rpartition("/")[2].rpartition(".")[2].rpartition("_")[2]
    return escape(f"[{name}]" if several is not schema and name else name)
