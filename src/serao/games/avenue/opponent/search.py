"""Looking ahead on one sheet: every card that may come next, the best answers to it, and what the net says then."""

from collections.abc import Sequence

from serao.games.avenue.opponent import value_kernel
from serao.games.avenue.opponent.alone import GREY_KINDS, PEEK, Position
from serao.games.avenue.opponent.kernel_sheets import Board
from serao.games.avenue.pieces import ROUNDS

CHOICES = range(PEEK + 1)


def values_ahead(sheets: Sequence[Board], position: Position, number: int) -> dict[int, int]:
    """So many of the most promising choices, the best first judged first, and what each is worth.

    The first sheet is the one played on, the others are to try things on.
    """
    sheets[0].sheet.judge(position.road, sheets[-1].sheet)
    promising = best_of(sheets[0], number)
    if position.closing and position.round == ROUNDS:
        return {choice: sheets[0].values[choice] for choice in promising}
    return {choice: value_after(sheets, position, choice) for choice in promising}


def best_of(board: Board, number: int) -> list[int]:
    """The choices that were judged best, of those there are."""
    best = sorted(CHOICES, key=board.values.__getitem__, reverse=True)[:number]
    return [choice for choice in best if board.values[choice] > value_kernel.NEVER]


def value_after(sheets: Sequence[Board], position: Position, choice: int) -> int:
    """What a choice is worth, as the mean over what may be turned over next."""
    child = sheets[1].sheet
    revealing = position.round < ROUNDS and (position.closing or choice == PEEK)
    total, farms = 0, position.farms if revealing else (-1,)
    for farm in farms:
        child.copy(sheets[0].sheet)
        if choice == PEEK:
            child.know(farm, True)
        else:
            child.draw(choice, position.road)
        if position.closing:
            total += value_kernel.POINT * child.close()
            child.know(farm, False)
        total += expected(sheets[1:], position.left)
    return total // len(farms)


def expected(sheets: Sequence[Board], left: tuple[int, ...]) -> int:
    """The mean over the cards that may come of the best answer to each."""
    total = 0
    for kind, number in enumerate(left):
        if number:
            total += number * answer(sheets, kind)
    return total // sum(left)


def answer(sheets: Sequence[Board], kind: int) -> int:
    """What the best answer to a card is worth."""
    shown = sheets[1]
    shown.sheet.copy(sheets[0].sheet)
    shown.sheet.show(kind)
    best: int = shown.values[shown.sheet.judge(kind % GREY_KINDS + 1, sheets[-1].sheet)]
    return best
