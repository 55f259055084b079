"""The kernel that weighs arrangements: what it reads and counts is what the rules read and count, compiled or not."""

from array import array
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any

import pytest

from serao.engine.chance import Chance
from serao.engine.problem import Reason
from serao.games.picture_perfect import arrangement_kernel
from serao.games.picture_perfect.opponent.levels import EVERYTHING
from serao.games.picture_perfect.opponent.search import (
    Effort,
    Knowledge,
    Plan,
    hopes,
    search,
    search_views,
    worth_seen,
)
from serao.games.picture_perfect.opponent.tables import box, shipped_picture
from serao.games.picture_perfect.opponent.views import NEAR_VIEWS
from serao.games.picture_perfect.photo import found
from serao.games.picture_perfect.pieces import GUEST_POINTS, PREFERENCE_CARDS, PREFERENCES
from serao.games.picture_perfect.preferences import number_met
from serao.games.picture_perfect.studio.cells import NEAR, STANDARD
from serao.installed.kernels import compiled
from tests.campaign import times
from tests.games.picture_perfect.studio.test_cells import some_spaces


def forms() -> list[ModuleType]:
    """The kernel as plain Python, and compiled."""
    fast = compiled(arrangement_kernel)
    assert fast is not None, "no compiled kernel: run `serao kernels --build`"
    return [arrangement_kernel, fast]


def kernels(rules: int, camera: str = STANDARD) -> list[Any]:
    """An arranger of each form."""
    return [form.Arranger(shipped_picture(camera, rules), box()) for form in forms()]


def dealt(random: Random) -> tuple[tuple[int, ...], ...]:
    """Fourteen envelopes."""
    cards = random.sample(PREFERENCE_CARDS, len(PREFERENCE_CARDS))
    return tuple(tuple(sorted(cards[3 * guest : 3 * guest + 3])) for guest in range(14))


def tell(kernel: Any, envelopes: tuple[tuple[int, ...], ...], known: int) -> tuple[int, ...]:
    """Tell a kernel the first envelopes; the cards of the others."""
    rest = tuple(card for cards in envelopes[known:] for card in cards)
    cards = [card for cards in envelopes[:known] for card in cards] + [-1] * len(rest)
    counted = [rest.count(kind) for kind in range(len(PREFERENCES))]
    kernel.know(array("i", cards), array("i", counted), hopes(len(rest)), array("d", [1.0] * 13 + [2.0]))
    return rest


@pytest.mark.campaign
@pytest.mark.parametrize("camera", [STANDARD, NEAR])
@pytest.mark.parametrize("rules", [1, 2])
def test_what_kernels_read_off_a_picture_is_what_the_rules_read(rules: int, camera: str) -> None:
    random = Random(f"kernel {rules}")
    for _ in range(times(100, 20_000)):
        spaces = some_spaces(random)
        reading: Any = found(spaces, rules, camera)
        if isinstance(reading, Reason):
            continue  # somebody is not seen: such an arrangement is never photographed
        expected = [
            (int(reading.covered_by[guest] > 0), reading.faces_hidden >> guest & 1, reading.face_covered_by[guest])
            for guest in range(14)
        ]
        for kernel in kernels(rules, camera):
            kernel.put([spaces.get(guest, -1) for guest in range(14)])
            assert kernel.readings() == expected, spaces


@pytest.mark.campaign
@pytest.mark.parametrize("rules", [1, 2])
def test_rule_8_1_kernels_count_the_points_of_known_envelopes(rules: int) -> None:
    random = Random(f"points {rules}")
    both = kernels(rules)
    for _ in range(times(100, 20_000)):
        envelopes, placed = dealt(random), some_spaces(random)
        spaces = tuple(placed.get(guest, -1) for guest in range(14))
        reading: Any = found(placed, rules)
        met = {guest: number_met(envelopes[guest], guest, spaces, reading) for guest in placed}
        points = sum(GUEST_POINTS[number] * (2 if guest == 13 else 1) for guest, number in met.items())
        for kernel in both:
            tell(kernel, envelopes, 14)
            kernel.put(list(spaces))
            assert kernel.worth() == points, (envelopes, spaces)


def test_what_is_not_known_is_worth_its_mean_over_what_it_may_be() -> None:
    random = Random("unknown")
    envelopes, placed = dealt(random), {13: 2, 3: 1, 7: 5, 1: 12, 9: 11}
    spaces = tuple(placed.get(guest, -1) for guest in range(14))
    reading: Any = found(placed, 2)
    plain, fast = kernels(2)
    rest = tell(plain, envelopes, 12)
    known = sum(GUEST_POINTS[number_met(envelopes[guest], guest, spaces, reading)] for guest in placed if guest != 13)
    threes = [(rest[a], rest[b], rest[c]) for a in range(6) for b in range(a) for c in range(b)]
    mean = sum(GUEST_POINTS[number_met(three, 13, spaces, reading)] for three in threes) / len(threes)
    for kernel in (plain, fast):
        tell(kernel, envelopes, 12)
        kernel.put(list(spaces))
        assert kernel.worth() == pytest.approx(known + 2 * mean)


def test_the_same_search_compiled_or_not() -> None:
    random = Random("search")
    for known in (14, 11, 0):
        envelopes = dealt(random)
        results = []
        for kernel in kernels(2):
            tell(kernel, envelopes, known)
            kernel.seed(17)
            kernel.put([-1] * 14)
            results.append((kernel.search(300, 4.0), kernel.found(), kernel.standing()))
            kernel.put(kernel.found())
            assert kernel.worth() == results[-1][0]
        assert results[0] == results[1]


def test_a_longer_search_finds_more() -> None:
    random = Random("longer")
    knowledge = [Knowledge(dealt(random), (), (1.0,) * 14, 2) for _ in range(5)]
    found_by = [
        sum(search(each, Effort(steps), Chance(b"longer")).worth for each in knowledge) for steps in (40, 1_000, 10_000)
    ]
    assert all(less < more for less, more in pairwise(found_by))
    assert found_by[-1] > 5 * 38  # about 45 points can be had without VIP cards


def test_the_strongest_level_finds_nearly_what_a_longer_search_finds() -> None:
    knowledge = Knowledge(dealt(Random("nearly")), (), (1.0,) * 14, 2)
    chosen = search_views(knowledge, EVERYTHING, Chance(b"short"))
    longer = search_views(knowledge, Plan(Effort(300_000), NEAR_VIEWS), Chance(b"long"))
    assert [found.worth for found in chosen] == sorted((found.worth for found in chosen), reverse=True)
    assert chosen[0].worth >= 0.97 * longer[0].worth
    assert chosen[0].worth == worth_seen(knowledge, chosen[0].spaces, chosen[0].camera)
