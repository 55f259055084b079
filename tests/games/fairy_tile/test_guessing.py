"""What others hardly hold: pages that they would have told."""

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile.opponent import choose
from serao.games.fairy_tile.opponent.guessing import in_reach, unlikely
from serao.games.fairy_tile.opponent.kingdom_kernels import kernels_of
from serao.games.fairy_tile.pages_kernel import IN_TWO
from serao.games.fairy_tile.pieces import PAGES
from tests.games.fairy_tile.scenes import act, fresh, luck, with_magic

AT_THE_BOTTOM = -1


def near(page: int) -> int:
    """How near a page is at the beginning of a game, as the kernel says it."""
    state = fresh()
    kernels = kernels_of(state.laid)
    return int(kernels.pages.nearness(page, tuple(kernels.numbers[there] for there in state.characters)))


def test_a_page_that_was_turned_is_hardly_one_that_a_move_tells() -> None:
    state = fresh()
    seat = state.turn
    memory = fairy_tile.memory(act(state, "turn"), 1 - seat)
    doubted = unlikely(memory, seat, AT_THE_BOTTOM)
    assert doubted == sum(1 << page for page in PAGES if near(page) == 1)
    assert doubted
    assert not unlikely(memory, seat, 0), "the page drawn has not been in hand at the beginning of a turn"


def test_with_magic_it_is_hardly_one_that_two_moves_tell() -> None:
    state = fresh()
    without, magical = (in_reach(state.laid, magic, state.characters) for magic in (False, True))
    assert magical & ~without == sum(1 << page for page in PAGES if near(page) != 1 and near(page) & IN_TWO)
    assert magical & ~without


def test_of_the_turn_that_goes_on_nothing_is_concluded() -> None:
    state = fresh()
    seat = state.turn
    assert state.held[seat][0]
    assert not unlikely(fairy_tile.memory(state, 1 - seat), seat, 0)
    state = with_magic(state, seat)
    going_on = (fairy_tile.apply(state, seat, action, luck()) for action in fairy_tile.legal(state, seat))
    state = next(each for each in going_on if each.second and not each.has_told)
    assert not unlikely(fairy_tile.memory(state, 1 - seat), seat, 0)


def test_lands_long_gone_are_left_alone() -> None:
    state = act(fresh(3), "turn")
    seat = (state.turn - 1) % 3
    assert unlikely(fairy_tile.memory(state, None), seat, AT_THE_BOTTOM)
    for _ in range(3):
        tile = next(text for text in map(fairy_tile.text, fairy_tile.legal(state, state.turn)) if text.startswith("T"))
        state = replace(act(state, tile), turn=state.turn)
    assert not unlikely(fairy_tile.memory(state, None), seat, AT_THE_BOTTOM)


def test_a_sound_player_never_holds_what_is_doubted() -> None:
    state, number, doubts = fresh(3, pages_each=6), 0, 0
    while fairy_tile.actors(state) and number < 60:
        number += 1
        memory = fairy_tile.memory(state, state.turn)
        for seat in {0, 1, 2} - {state.turn}:
            for place, page in enumerate((state.hands[seat], *state.books[seat])):
                doubted = unlikely(memory, seat, place)
                assert not doubted >> page & 1
                doubts += bool(doubted)
        state = fairy_tile.apply(state, state.turn, choose(memory, Chance(b"doubt", number)), Chance(b"", number))
    assert doubts > 20
