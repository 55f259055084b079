"""Messages that no honest client sends: broken, strange, oversized, replayed, out of turn, forged."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

FOR_ANYBODY = ("sit", "seat-bot", "stand", "seal", "reveal", "start", "play", "say", "hello", "resync")
# Of a player they would be lawful.
FOR_PLAYERS = ("undo", "ask-pace", "answer", "stand-in", "concede", "leave", "return")
STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    10**300,
    1e308,
    0.5,
    "",
    "0",
    "../../etc/passwd",
    "'; DROP TABLE moves; --",
    "<script>alert(1)</script>",
    "\u0000\u001b[2J",
    "𝕬\U0010ffff\u202e",
    "x" * 600,
    [],
    [[]],
    {},
    {"type": "play"},
    {"$ref": "#"},
]
Message = str | bytes


class Garbage:
    """A source of such messages, from a seed; `overheard` are honest ones to be replayed and bent.

    Nothing in it is lawful but a word of chat, also when it comes from the owner of the chair `own`.
    """

    def __init__(
        self, random: Random, overheard: Sequence[dict[str, Any]], persons: Sequence[str], own: int | None = None
    ) -> None:
        self.random, self.overheard, self.persons = random, overheard, persons
        self.kinds = FOR_ANYBODY + FOR_PLAYERS if own is None else FOR_ANYBODY
        self.seats = [seat for seat in (0, 1, 2, 7, 10_000, 10_001, -1) if seat != own]
        # The larger ones are rarer: they cost time, not thought.
        self.makers: list[Callable[[], Message]] = (
            [self.noise, self.torn, self.bent, self.unknown, self.forged, self.out_of_turn, self.extra] * 20
            + [self.replayed, self.wrong_json, self.numbers] * 20
            + [self.nested, self.binary] * 4
            + [self.greeting, self.large]
        )
        self.made: set[str] = set()

    def message(self) -> Message:
        """The next one."""
        maker = self.random.choice(self.makers)
        self.made.add(maker.__name__)
        return maker()

    def every_kind(self) -> set[str]:
        """The names of all kinds of messages."""
        return {maker.__name__ for maker in self.makers}

    def command(self) -> dict[str, Any]:
        """A well-formed message of any kind, most of its fields right."""
        kind = self.random.choice(self.kinds)
        fields: dict[str, dict[str, Any]] = {
            "sit": {"seat": self.seat()},
            "seat-bot": {"seat": self.seat(), "level": "sound"},
            "stand": {"seat": self.seat()},
            "seal": {"seat": self.seat(), "seal": ""},  # who seals and does not reveal would hold up the honest game
            "reveal": {"entropy": "5e" * 32},
            "start": {"empty": "close"},
            "play": {"seat": self.seat(), "action": self.action()},
            "undo": {"seat": self.seat()},
            "ask-pace": {"pace": {"bank": 1}},
            "answer": {"offer": self.random.randrange(200), "yes": True},
            "stand-in": {"seat": self.seat()},
            "concede": {"seat": self.seat()},
            "say": {"text": ""},
            "hello": {"protocol": self.random.randrange(-1, 4)},
        }
        return {"type": kind, "id": self.number(), **fields.get(kind, {})}

    def seat(self) -> Any:
        """A chair, perhaps one that is not there."""
        return self.random.choice(self.seats)

    def number(self) -> str:
        """An id, perhaps somebody else's."""
        honest = [message["id"] for message in self.overheard[-20:] if "id" in message]
        return str(self.random.choice([self.random.randrange(10**9), *self.persons, *honest]))

    def action(self) -> Any:
        """An action that somebody has played, or none at all."""
        played = [message["action"] for message in self.overheard[-40:] if "action" in message]
        return self.random.choice([*played, "a1", "open3", *STRANGE])

    # ── What is sent ──────────────────────────────────────────────────────────────────────────

    def noise(self) -> Message:
        """Any signs."""
        signs = [chr(self.random.choice([34, 44, 58, 91, 93, 123, 125, 0x20, 0x41, 0xE9, 0x1F600])) for _ in range(20)]
        return "".join(signs)

    def torn(self) -> Message:
        """Only the beginning of a message."""
        text = json.dumps(self.command())
        return text[: self.random.randrange(len(text))]

    def bent(self) -> Message:
        """A message in which one field is something else."""
        message = self.command()
        message[self.random.choice(list(message))] = self.random.choice(STRANGE)
        return json.dumps(message) if message.get("seat") in (None, *self.seats) else self.noise()

    def unknown(self) -> Message:
        """A kind that nobody knows."""
        kind = self.random.choice(["", "Play", "sync", "update", "played", "eval"])
        return json.dumps(self.command() | {"type": kind})

    def forged(self) -> Message:
        """Somebody else's seat."""
        return json.dumps({"type": "play", "id": self.number(), "seat": self.seat(), "action": self.action()})

    def out_of_turn(self) -> Message:
        """An action at a wrong time: what has been played cannot be played again."""
        played = [message for message in self.overheard[:-20] if "action" in message]
        return json.dumps(self.random.choice(played)) if played else self.forged()

    def extra(self) -> Message:
        """One field too many, such as a person to act for."""
        field = self.random.choice(["person", "by", "token", "length", "__proto__", "at"])
        return json.dumps(self.command() | {field: self.random.choice([*self.persons, 1])})

    def replayed(self) -> Message:
        """What an honest client sent, once more."""
        return json.dumps(self.random.choice(self.overheard)) if self.overheard else self.noise()

    def wrong_json(self) -> Message:
        """JSON, but no message."""
        return json.dumps(self.random.choice([*STRANGE, [self.command()], {"message": self.command()}]))

    def numbers(self) -> Message:
        """Numbers that do not fit."""
        huge = self.random.choice(["9" * 400, "1e999", "-0", "1E5", "0x10", "NaN", "-Infinity", "00"])
        return f'{{"type":"undo","id":"n","seat":{huge}}}'

    def nested(self) -> Message:
        """Boxes in boxes."""
        depth = self.random.choice([50, 900, 5000])
        left, right = self.random.choice([("[", "]"), ('{"a":', "}")])
        return f'{{"type":"play","id":"d","seat":1,"action":{left * depth}1{right * depth}}}'

    def binary(self) -> Message:
        """A binary frame."""
        return self.random.choice([self.random.randbytes(40), json.dumps(self.command()).encode(), b""])

    def greeting(self) -> Message:
        """Hello again, in any language."""
        language = self.random.choice(["", "en", "pt-BR", "tlh", "../fr", "x" * 35, "x" * 36])
        return json.dumps({"type": "hello", "protocol": 2, "language": language, "memory": self.random.random() < 0.5})

    def large(self) -> Message:
        """More than a message may be."""
        return json.dumps({"type": "say", "id": "l", "text": "x" * self.random.choice([501, 65_000, 66_000, 200_000])})
