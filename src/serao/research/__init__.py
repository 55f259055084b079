"""Doors for research: every game as environments of PettingZoo and Gymnasium (`pip install "serao[research]"`)."""

from serao.installed.extras import extra_with
from serao.locales import words

try:
    from serao.research.aec import AECTable
    from serao.research.ids import register
    from serao.research.parallel import ParallelTable
    from serao.research.seat import SeatEnv
except ModuleNotFoundError as missing:
    extra = extra_with(missing.name)
    if extra is None:
        raise
    sentence = words("en").say("cli-extra-missing", name=missing.name or "", extra=extra)
    raise ModuleNotFoundError(sentence, name=missing.name) from None

register()

__all__ = ["AECTable", "ParallelTable", "SeatEnv", "register"]
