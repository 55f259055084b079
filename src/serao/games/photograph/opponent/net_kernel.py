# distutils: extra_compile_args = -O3
# ruff: noqa: ERA001
# mypy: disable-error-code="untyped-decorator,import-untyped"
"""The net over a strip's features as it learns: in fractions, and in the whole numbers that are played with."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

UNITS = 32  # of a row: the first is a plain sum, the others are rectified and then weighed by a head
HEADS = 12
ROW_SCALE, HEAD_SCALE = 1024, 256
OUTPUT = 8  # points that the net calls 1


@cython.final
@cython.cclass
class Net:
    """Heads, then a row for each feature, twice."""

    kept: object  # the arrays, which the pointers lead into
    whole: cython.p_short
    fine: cython.p_double

    def __init__(self, weights: Any, fine: Any) -> None:
        self.kept = (weights, fine)
        shorts: cython.short[::1] = weights
        doubles: cython.double[::1] = fine
        if cython.compiled:
            self.whole, self.fine = cython.address(shorts[0]), cython.address(doubles[0])
        else:
            self.whole, self.fine = shorts, doubles

    @cython.ccall
    def learn(
        self,
        notes: cython.int[::1],
        start: cython.int,
        target: cython.double,
        rate: cython.double,
    ) -> cython.void:
        """Move what the net says of noted features a little towards a number of points."""
        units: cython.double[32]
        unit: cython.int
        i: cython.int
        row: cython.int
        error: cython.double
        fine: cython.p_double = self.fine
        found: cython.int = notes[start + 38]
        head: cython.int = notes[start + 39]
        if not cython.compiled:
            units = [0.0] * 32
        for unit in range(32):
            units[unit] = 0.0
        for i in range(found):
            row = 384 + 32 * notes[start + i]
            for unit in range(32):
                units[unit] += fine[row + unit]
        error = target / 8 - units[0]
        for unit in range(1, 32):
            if units[unit] > 0:
                error -= units[unit] * fine[32 * head + unit]
        self.pull(units, head, rate * error)
        for i in range(found):
            self.move(384 + 32 * notes[start + i], units)

    @cython.cfunc
    def pull(self, units: cython.p_double, head: cython.int, step: cython.double) -> cython.void:
        """Move a head; the units become what each row is to be moved by."""
        unit: cython.int
        before: cython.double
        at: cython.int = 32 * head
        units[0] = step
        for unit in range(1, 32):
            before = self.fine[at + unit]
            if units[unit] > 0:
                self.fine[at + unit] += step * units[unit]
                self.whole[at + unit] = cython.cast(cython.int, 256 * self.fine[at + unit] + 32768.5) - 32768
                units[unit] = step * before
            else:
                units[unit] = 0.0

    @cython.cfunc
    def move(self, row: cython.int, by: cython.p_double) -> cython.void:
        """Move a row, and its whole numbers with it."""
        unit: cython.int
        fine: cython.p_double = self.fine
        whole: cython.p_short = self.whole
        for unit in range(32):
            fine[row + unit] += by[unit]
            whole[row + unit] = cython.cast(cython.int, 1024 * fine[row + unit] + 32768.5) - 32768


def said(weights: Any, features: Any, head: int) -> float:
    """What the net says of features, in points: as `Strip.weigh` adds it up, in the way that is fast uncompiled."""
    rows = [weights[384 + 32 * feature : 416 + 32 * feature] for feature in features]
    units = [sum(column) for column in zip(*rows, strict=True)]
    rectified = sum(
        max(unit, 0) * weight for unit, weight in zip(units, weights[32 * head : 32 * head + 32], strict=True)
    )
    return float(256 * units[0] + rectified) / 32768
