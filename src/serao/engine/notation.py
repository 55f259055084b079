"""A notation for actions of games that write none: the tag and the fields, as in place:3 or move:4,7."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import inspect

from serao.engine.problem import BadNotation, reason


def text_of(action: msgspec.Struct) -> str:
    """An action in notation: its tag, and its fields after a colon."""
    fields = ",".join(str(getattr(action, name)) for name in action.__struct_fields__)
    return f"{type(action).__struct_config__.tag}:{fields}" if fields else str(type(action).__struct_config__.tag)


def parser_of(actions: Any) -> Callable[[str], Any]:
    """The way back, for a union of tagged structs whose fields are numbers and words."""
    kinds = {kind.__struct_config__.tag: kind for kind in structs_in(actions)}

    def parse(text: str) -> Any:
        tag, _, rest = text.partition(":")
        kind = kinds.get(tag.strip())
        if kind is None:
            raise BadNotation(reason("notation-unknown", given=text, known=", ".join(map(str, kinds))))
        values = rest.split(",") if rest else []
        try:
            return msgspec.convert(dict(zip(kind.__struct_fields__, values, strict=True)), type=kind, strict=False)
        except (ValueError, msgspec.ValidationError):
            wanted = len(kind.__struct_fields__)
            raise BadNotation(reason("notation-fields", given=text, tag=tag, number=wanted)) from None

    return parse


def structs_in(actions: Any) -> list[type[msgspec.Struct]]:
    """The structs of a union, or the one struct that is no union."""
    info = inspect.type_info(actions)
    parts = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [part.cls for part in parts if isinstance(part, inspect.StructType)]
