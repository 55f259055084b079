# distutils: extra_compile_args = -O3
# ruff: noqa: ERA001
# mypy: disallow-untyped-decorators=False
"""Learning the net of Avenue's sheets: fine weights, and the whole numbers that are played with, kept together."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

ROW_SCALE = 1024
HEAD_SCALE = 256
SLOTS, STRIDE = 400, 464  # a note is the slots and the units of a sheet


@cython.final
@cython.cclass
class Learner:
    """Weights as fractions, changed by a little for every position, and as whole numbers."""

    kept: object  # the arrays, which the pointers lead into
    rows: cython.p_float
    heads: cython.float[::1]
    whole_rows: cython.p_short
    whole_heads: cython.short[::1]

    def __init__(
        self,
        rows: cython.float[::1],
        heads: cython.float[::1],
        whole_rows: cython.short[::1],
        whole_heads: cython.short[::1],
    ) -> None:
        self.kept = (rows, whole_rows)
        self.heads, self.whole_heads = heads, whole_heads
        if cython.compiled:
            self.rows, self.whole_rows = cython.address(rows[0]), cython.address(whole_rows[0])
        else:
            self.rows, self.whole_rows = rows, whole_rows

    @cython.ccall
    def learn(
        self, notes: cython.short[::1], start: cython.int, number: cython.int, error: cython.float
    ) -> cython.void:
        """Move what the net says of a noted position, in that round, by a share of the error (in units of the net)."""
        pull: cython.float[64]
        rows: cython.p_float = self.rows
        whole: cython.p_short = self.whole_rows
        unit: cython.int
        slot: cython.int
        row: cython.int
        head: cython.int = 64 * number
        if not cython.compiled:
            pull = [0.0] * 64
        for unit in range(64):
            pull[unit] = error * self.heads[head + unit] if notes[start + 400 + unit] > 0 else 0
            if unit and notes[start + 400 + unit] > 0:
                self.heads[head + unit] += error * notes[start + 400 + unit] / 1024
                self.whole_heads[head + unit] = cython.cast(cython.int, 256 * self.heads[head + unit] + 8192.5) - 8192
        pull[0] = error
        for slot in range(start, start + 400):
            row = 64 * notes[slot]
            if row:
                for unit in range(64):
                    rows[row + unit] += pull[unit]
                    whole[row + unit] = cython.cast(cython.int, 1024 * rows[row + unit] + 32768.5) - 32768
