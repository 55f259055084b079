"""One sheet played through a deal, choice by choice: what learning and measuring share."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from serao.engine.chance import Chance
from serao.games.avenue.pieces import ROAD_CARDS, ROUNDS, SQUARES, YELLOW, YELLOWS_A_ROUND

PEEK = SQUARES  # as a choice; every other is its square
KINDS = 12  # of cards: the six roads in grey, then in yellow
GREY_KINDS = 6
ALL_CARDS = tuple(ROAD_CARDS.count(road) for road in (*range(1, 7), *range(1 + YELLOW, 7 + YELLOW)))


class Deal(NamedTuple):
    """Both decks in order; farms as numbers."""

    cards: tuple[int, ...]
    farms: tuple[int, ...]


class Position(NamedTuple):
    """A choice to be made: what is known besides the sheet."""

    road: int
    yellow: int  # cards of the round, the one that is shown too
    round: int
    farms: tuple[int, ...]  # that may come next: one if it was peeked at
    left: tuple[int, ...]  # cards nobody has seen, by kind

    @property
    def closing(self) -> bool:
        """Whether the round scores after this choice."""
        return self.yellow == YELLOWS_A_ROUND


def kind_of_card(card: int) -> int:
    """A card as the kernel counts it."""
    return card % YELLOW - 1 + GREY_KINDS * (card > YELLOW)


def deal_of(chance: Chance) -> Deal:
    """The deal that a game with this luck has, too."""
    return Deal(chance.shuffled(ROAD_CARDS), chance.shuffled(range(6)))


def deal_named(name: str) -> Deal:
    """The deal of a game whose seed is the digest of a name."""
    return deal_of(Chance(sha256(name.encode()).digest()))


class Game:
    """A game alone, by the kernel's sheet."""

    def __init__(self, sheet: Any, deal: Deal) -> None:
        self.sheet, self.deal = sheet, deal
        self.round, self.yellow, self.shown, self.peeked = 1, 0, 0, False
        self.left = list(ALL_CARDS)
        sheet.clear()
        sheet.know(deal.farms[0], False)
        self.show()

    def show(self) -> None:
        """The next road card."""
        kind = kind_of_card(self.deal.cards[self.shown])
        self.sheet.show(kind)
        self.left[kind] -= 1
        self.yellow += kind >= GREY_KINDS

    @property
    def over(self) -> bool:
        """Whether five farms have scored."""
        return self.round > ROUNDS

    @property
    def road(self) -> int:
        """The road that is shown."""
        return self.deal.cards[self.shown] % YELLOW

    def position(self) -> Position:
        """What a player knows."""
        farms = self.deal.farms[self.round :]
        return Position(self.road, self.yellow, self.round, farms[:1] if self.peeked else farms, tuple(self.left))

    def take(self, choice: int, noted: Callable[[], None] | None = None) -> int:
        """Make a choice, note the sheet before anything new is turned over, and go on; the points it brings at once."""
        sheet, points = self.sheet, 0
        if choice == PEEK:
            sheet.know(self.deal.farms[self.round] if self.round < ROUNDS else -1, True)
            self.peeked = True
        else:
            sheet.draw(choice, self.road)
        closing = self.yellow == YELLOWS_A_ROUND
        if closing:
            points, self.round, self.yellow, self.peeked = sheet.close(), self.round + 1, 0, False
        if noted is not None:
            noted()
        if not self.over:
            if closing:
                sheet.know(self.deal.farms[self.round - 1], False)
            self.shown += 1
            self.show()
        return points


def points_of(sheet: Any, deal: Deal, choose: Callable[[Position], int]) -> int:
    """The points of a game alone."""
    game, points = Game(sheet, deal), 0
    while not game.over:
        points += game.take(choose(game.position()))
    return points
