"""The kernels against the rules, plain and compiled: where everybody goes, and how near every page is."""

from array import array
from random import Random
from types import ModuleType
from typing import Any

import pytest

from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile import growth_kernel, land_kernel, offer_kernel, pages_kernel, rollout_kernel
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.endless import never
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.moving import ways
from serao.games.fairy_tile.objectives import Objective, Scene, met
from serao.games.fairy_tile.opponent.growth_simulation import BOX
from serao.games.fairy_tile.opponent.kingdom_kernels import ASKED, PASSING, KingdomKernels, laid_out
from serao.games.fairy_tile.opponent.search import EAGERNESS
from serao.games.fairy_tile.pages_kernel import IN_TWO, STEPS
from serao.games.fairy_tile.pieces import OBJECTIVES, PAGES, cells_of, kingdom_of
from serao.games.fairy_tile.places import EVERYBODY, KNIGHT
from serao.games.fairy_tile.state import State
from serao.installed.kernels import compiled
from tests.campaign import times
from tests.games.fairy_tile.scenes import fresh, land, place

KERNELS = (land_kernel, pages_kernel, rollout_kernel, growth_kernel, offer_kernel)
TILES = times(3, 12)  # added to the starting kingdom: plain Python is slow on a large one
GAMES = times(2, 40)


def form(plain: ModuleType, which: str) -> Any:
    """A kernel as plain Python or compiled; a missing one is an error, never a test that passes."""
    if which == "plain":
        return plain
    found = compiled(plain)
    assert found is not None, f"{plain.__name__} is not compiled: `make kernels` does it"
    return found


def positions(seed: int) -> list[State]:
    """Positions of a random game on small kingdoms."""
    state, random, found = fresh(2, seed), Random(seed), []
    for number in range(1, 40):
        if len(state.laid) > 3 + TILES or not fairy_tile.actors(state):
            break
        found.append(state)
        action = random.choice(fairy_tile.legal(state, state.turn))
        state = fairy_tile.apply(state, state.turn, action, Chance(b"kernel", number))
    return found


def moved(scene: Scene, who: int, to: int) -> Scene:
    """The scene after a move, by the rules."""
    over = ways(scene.kingdom, who, scene.characters[who])[to]
    where = tuple(to if each == who else scene.characters[each] for each in EVERYBODY)
    return Scene(scene.kingdom, where, (*scene.visits, (who, to)), (*scene.passed, who) if over else scene.passed)


def after_moves(scene: Scene) -> list[Scene]:
    """Every scene one move on, by the rules."""
    return [moved(scene, who, to) for who in EVERYBODY for to in ways(scene.kingdom, who, scene.characters[who])]


def told_in_two(objective: Objective, scene: Scene) -> bool:
    """Whether two moves in one turn tell a page, by the rules."""
    return any(met(objective, then) for first in after_moves(scene) for then in after_moves(first))


def agree(kernels: KingdomKernels, kingdom: Kingdom, state: State) -> None:
    """One move, two in a turn and never are the same by the kernel and by the rules."""
    where = tuple(kernels.numbers[there] for there in state.characters)
    scene = Scene(kingdom, state.characters, (), ())
    for page, objective in OBJECTIVES.items():
        near = kernels.pages.nearness(page, where)
        one = any(met(objective, then) for then in after_moves(scene))
        assert (near == 1) == one, page
        assert one or bool(near & IN_TWO) == told_in_two(objective, scene), page
        assert (near & STEPS == 0) == never(kingdom, page, state.characters), page


@pytest.mark.campaign
@pytest.mark.parametrize("which", ["plain", "compiled"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_pages_are_as_near_as_the_rules_say(which: str, seed: int) -> None:
    kept: dict[tuple[int, ...], KingdomKernels] = {}
    for state in positions(seed)[:: times(4, 1)]:
        if state.laid not in kept:
            kept[state.laid] = laid_out(state.laid, form(land_kernel, which), form(pages_kernel, which))
        agree(kept[state.laid], kingdom_of(state.laid), state)


@pytest.mark.parametrize("which", ["plain", "compiled"])
def test_everybody_goes_where_the_rules_say(which: str) -> None:
    state = positions(5)[-1]
    land = kingdom_of(state.laid)
    kernels = laid_out(state.laid, form(land_kernel, which), form(pages_kernel, which))
    *_, to, over, count = kernels.land.parts()
    most = land_kernel.MOST
    for who in EVERYBODY:
        for there, number in kernels.numbers.items():
            place = who * most + number
            found = {to[place * most + each]: bool(over[place * most + each]) for each in range(count[place])}
            expected = {kernels.numbers[end]: castle for end, castle in ways(land, who, there).items()}
            assert found == expected


def totals(which: str, state: State, rounds: int) -> list[float]:
    """What three trials are worth by one form of the kernels."""
    kernels = laid_out(state.laid, form(land_kernel, which), form(pages_kernel, which))
    games = form(rollout_kernel, which).Rollouts(kernels.land, kernels.pages, PASSING, 0, False)
    room = rollout_kernel.ROOM
    dealt = array("B", bytes(4 * room))
    for seat, (hand, book) in enumerate(zip(state.hands, state.books, strict=True)):
        dealt[seat * room : seat * room + 1 + len(book)] = array("B", (hand, *book))
    free = array("i", range(room + 1, room + 1 + len(state.books[1])))
    counts = array("i", [1 + len(book) for book in state.books])
    nothing, doubted = array("Q", bytes(8 * len(free))), array("Q", [1 << state.books[1][0]] * len(free))
    games.position(dealt, counts, array("B", [0, 1]), array("B", [0, 0]), free, nothing, doubted)
    games.looking(12345, 6, EAGERNESS, False)
    where = tuple(kernels.numbers[there] for there in state.characters)
    found = array("d", bytes(24))
    games.compare(
        [
            (where, False, True, True, False, -1),
            (where, True, False, False, False, -1),
            (where, False, False, True, True, 0),
        ],
        rounds,
        found,
    )
    return list(found)


def test_games_played_on_are_the_same_plain_and_compiled() -> None:
    for seed in range(3):
        state = fresh(2, seed, 5)
        plain = totals("plain", state, 20)
        assert plain == totals("compiled", state, 20)
        assert len(set(plain)) == 3
        assert plain[1] > plain[0], "a page told is worth more than one turned"
        assert all(0 < each < 20 for each in plain), "chances, added up"


def growth(which: str, state: State) -> Any:
    """The kernel of the growing land, by one of its forms."""
    kernel = form(growth_kernel, which).Growth(form(offer_kernel, which), BOX, ASKED)
    kernel.land([cell for laid in state.laid for cell in cells_of(laid)], *state.characters[KNIGHT:])
    return kernel


@pytest.mark.campaign
@pytest.mark.parametrize("which", ["plain", "compiled"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_rule_7_2_the_growing_land_offers_what_the_rules_say(which: str, seed: int) -> None:
    for state in positions(seed):
        kernel = growth(which, state)
        expected = {(each.at, each.turn) for each in fairy_tile.legal(state, state.turn) if isinstance(each, Add)}
        assert set(kernel.places(state.stack[0])) == expected
        possible = [page for page in PAGES if not never(kingdom_of(state.laid), page, state.characters)]
        assert kernel.offers() == possible


@pytest.mark.parametrize("which", ["plain", "compiled"])
@pytest.mark.parametrize("drawing", ["pcpfm", "fcmpPPPPP", "pcp/ f/cmmm", "pppc/ m"])
def test_rule_7_2_what_the_land_offers_to_a_knight_who_cannot_come_everywhere(which: str, drawing: str) -> None:
    """On a narrow land he passes by every other hex."""
    kingdom, knight, dragon = land(drawing), place("0,0"), place("3,0" if "p " in drawing else "2,0")
    kernel = form(growth_kernel, which).Growth(form(offer_kernel, which), BOX, ASKED)
    kernel.land([(there, kingdom.terrain[there], kingdom.river[there]) for there in kingdom.terrain], knight, dragon)
    characters = (place("1,0"), knight, dragon)
    possible = [page for page in PAGES if not never(kingdom, page, characters)]
    assert kernel.offers() == possible


def hindered(which: str, state: State, page: int, doubted: int) -> float:
    """What it is worth to turn the page while Bruno holds some page, and these are doubted."""
    kernels = laid_out(state.laid, form(land_kernel, which), form(pages_kernel, which))
    games = form(rollout_kernel, which).Rollouts(kernels.land, kernels.pages, PASSING, 0, False)
    room, nobody = rollout_kernel.ROOM, array("B", [0, 0])
    rest = [each for each in PAGES if each != page][:8]
    dealt = array("B", bytes(4 * room + len(rest)))
    dealt[0], dealt[room] = page, rest[0]
    dealt[4 * room :] = array("B", rest)
    free = array("i", [room, *range(4 * room + 1, 4 * room + len(rest))])
    games.position(
        dealt,
        array("i", [1, 1]),
        nobody,
        nobody,
        free,
        array("Q", bytes(8 * len(free))),
        array("Q", [doubted, *[0] * (len(free) - 1)]),
    )
    games.looking(99, 1, EAGERNESS, False)
    sums = array("d", [0.0])
    games.compare(
        [(tuple(kernels.numbers[there] for there in state.characters), False, True, True, False, -1)], 300, sums
    )
    return sums[0] / 300


@pytest.mark.parametrize("which", ["plain", "compiled"])
def test_who_is_thought_to_hold_what_a_move_tells_is_likelier_to_win(which: str) -> None:
    state = fresh()
    kernels = laid_out(state.laid, form(land_kernel, which), form(pages_kernel, which))
    where = tuple(kernels.numbers[there] for there in state.characters)
    at_hand = sum(1 << page for page in PAGES if kernels.pages.nearness(page, where) == 1)
    others = sum(1 << page for page in PAGES) & ~at_hand
    assert hindered(which, state, 36, at_hand) > hindered(which, state, 36, 0) > hindered(which, state, 36, others)


def test_land_grows_the_same_plain_and_compiled_and_is_then_as_before() -> None:
    state = fresh(4, 3)
    found = []
    for which in ("plain", "compiled"):
        kernel = growth(which, state)
        kernel.company(4, 0, state.stack[0], array("i", [side // 2 for side in state.stack[1:]]))
        kernel.stakes(
            array("d", [0.0] + [0.3] * 22 + [1.0, 1.0] + [0.3] * 12), array("d", [0.9**bad for bad in range(40)])
        )
        before, sums = kernel.places(state.stack[0]), array("d", bytes(24))
        kernel.compare([(*before[0], 0), (*before[-1], 0), (-1, 0, 23)], 2, 12345, sums)
        assert kernel.places(state.stack[0]) == before
        found.append(list(sums))
    assert found[0] == found[1]
    assert all(0 < each <= 2 for each in found[0]), "chances, added up"


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_kernel_is_compiled(kernel: ModuleType) -> None:
    assert form(kernel, "compiled") is not kernel
