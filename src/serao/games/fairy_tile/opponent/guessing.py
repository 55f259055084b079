"""What others hardly hold: a page in hand at the beginning of a turn that could have been told, and was not."""

from functools import lru_cache

from serao.games.fairy_tile.memory import Memory
from serao.games.fairy_tile.opponent.kingdom_kernels import kernels_of
from serao.games.fairy_tile.pages_kernel import IN_TWO
from serao.games.fairy_tile.pieces import PAGES
from serao.games.fairy_tile.state import beginning_at

LANDS = 2  # so many tiles ago at most: the tables of lands long gone are not made again


def unlikely(memory: Memory, seat: int, place: int) -> int:
    """The pages that a seat would have told before now, had it held them in hand or in this place of its book."""
    begun = memory.held[seat][place]
    over = begun[:-1] if seat == memory.turn and not place else begun
    found = 0
    for number in over:
        tiles, magic, characters = beginning_at(number)
        if tiles >= len(memory.laid) - LANDS:
            found |= in_reach(memory.laid[:tiles], magic, characters)
    return found


@lru_cache(maxsize=256)
def in_reach(laid: tuple[int, ...], magic: bool, characters: tuple[int, ...]) -> int:
    """The pages that a move told there, or with magic two moves; a bit each."""
    kernels = kernels_of(laid)
    where = tuple(kernels.numbers[each] for each in characters)
    near = {page: kernels.pages.nearness(page, where) for page in PAGES}
    return sum(1 << page for page, each in near.items() if each == 1 or (magic and each & IN_TWO))
