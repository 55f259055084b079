"""The first page, and the files of the browser's table."""

from importlib.resources import files

from litestar import MediaType, Response, Router, get

PAGE = files("serao.server").joinpath("page.html")


@get(["/", "/t/{match:str}", "/replay/{match:str}", "/me"], include_in_schema=False)
async def first_page() -> Response[bytes]:
    """The page that everything else is drawn on."""
    return Response(PAGE.read_bytes(), media_type=MediaType.HTML)


pages = Router("/", route_handlers=[first_page])
