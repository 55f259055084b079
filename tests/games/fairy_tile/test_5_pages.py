"""Rule 5: every page, met and narrowly missed."""

import pytest

from serao.games.fairy_tile.objectives import Scene, met
from serao.games.fairy_tile.pieces import OBJECTIVES
from tests.games.fairy_tile.scenes import scene

# From 0,0 the hexes 1,0 and 0,1 are seen, 1,1 is not.
FAR = "1,1"

MET: dict[int, list[Scene]] = {
    1: [
        scene("cp/pp", "1,0", FAR, "0,0", "D"),
        scene("cp/pp", FAR, "0,1", "0,0", "D"),
    ],
    2: [scene("pcp", "0,0", "0,0", "2,0", "D", passed="D")],
    3: [scene("cp", "0,0", "1,0", "1,0", "P")],
    4: [scene("ppp", "1,0", "0,0", "0,0", "P")],
    5: [scene("fpff", "0,0", "1,0", "1,0", "P"), scene("pfff", "0,0", "1,0", "1,0", "K")],
    6: [scene("fff", "2,0", "0,0", "0,0", "P")],
    7: [scene("cp", "1,0", "0,0", "1,0", "K")],
    8: [scene("pc/pp", "0,1", "0,0", FAR, "D"), scene("cp", "1,0", "0,0", "1,0", "P")],
    9: [scene("fp", "0,0", "0,0", "1,0", "P"), scene("fp", "0,0", "0,0", "1,0", "K")],
    10: [scene("pf", "0,0", "0,0", "1,0", "K")],
    11: [scene("ff/f", "1,0", "0,1", "0,0", "K")],
    12: [scene("ppp/ppp", "2,0", FAR, "0,0", "K")],
    13: [scene("ppp", "0,0", "0,0", "2,0", "D")],
    14: [scene("pp/pp", "0,0", "1,0", "0,1", "K")],
    15: [scene("fp", "0,0", "1,0", "0,0", "D")],
    16: [scene("Fp", "0,0", "1,0", "0,0", "D"), scene("Mp", "0,0", "1,0", "0,0", "P")],
    17: [scene("pp/pp", "0,0", "1,0", "0,0", "D")],
    18: [scene("mmm", "0,0", "0,0", "0,0", "D")],
    19: [scene("mp", "0,0", "1,0", "0,0", "P")],
    20: [scene("mpmm", "0,0", "0,0", "0,0", "D")],
    21: [scene("mmm", "0,0", "2,0", "0,0", "K")],
    22: [scene("mp/pp", "0,0", "1,0", FAR, "P")],
    23: [scene("PFMPF", "0,0", "4,0", "0,0", "K")],
    24: [scene("PFMPF", "0,0", "0,0", "2,0", "D")],
    25: [scene("Pp", "1,0", "0,0", "0,0", "K")],
    26: [scene("pp/pp", FAR, "1,0", "0,0", "P")],
    27: [scene("pp/pp", "1,0", "0,0", "0,1", "D")],
    28: [scene("ppp", "0,0", "0,0", "2,0", "K")],
    29: [scene("pcp", "0,0", "2,0", "0,0", "K", passed="K")],
    30: [scene("pf", "1,0", "0,0", "0,0", "D")],
    31: [scene("mf", "1,0", "0,0", "0,0", "K")],
    32: [scene("Pp/pp", "0,0", FAR, "1,0", "P")],
    33: [scene("pp/pp", "1,0", "0,1", "0,0", "P")],
    34: [scene("fc", "0,0", "1,0", "1,0", "P")],
    35: [scene("Fp", "0,0", "0,0", "1,0", "K")],
    36: [scene("cp", "0,0", "0,0", "1,0", "P")],
}

MISSED: dict[int, list[Scene]] = {
    1: [
        scene("cp/pp", FAR, FAR, "0,0", "D"),  # he sees neither
        scene("cp/pp", "1,0", "1,0", "0,0", "P"),  # he was there before
        scene("pp/pp", "1,0", "1,0", "0,0", "D"),  # no castle
    ],
    2: [scene("pcp", "0,0", "2,0", "2,0", "KD", passed="K")],
    3: [scene("cp", "0,0", "1,0", "1,0", "K"), scene("cp", "1,0", "0,0", "0,0", "PK")],
    4: [scene("pp p", "0,0", "0,0", "0,0", "P"), scene("ppp", "0,0", "0,0", "0,0", "K")],
    5: [scene("fpf/f", "0,0", "1,0", "1,0", "P"), scene("ff f", "0,0", "1,0", "1,0", "P")],
    6: [scene("ff f", "0,0", "0,0", "0,0", "P"), scene("fffp", "3,0", "0,0", "0,0", "P")],
    7: [scene("cp", "0,0", "1,0", "0,0", "PK"), scene("cp", "1,0", "0,0", "1,0", "P")],
    8: [scene("pc/pp", FAR, "0,0", FAR, "K"), scene("pp/pc", "1,0", "0,0", FAR, "K")],
    9: [
        scene("fp", "0,0", "0,0", "1,0", "D"),
        scene("fp", "1,0", "1,0", "0,0", "P"),
        scene("ff", "0,0", "1,0", "1,0", "P"),
    ],
    10: [scene("pf", "0,0", "0,0", "0,0", "D"), scene("pf", "1,0", "1,0", "0,0", "PK")],
    11: [scene("ff/ f", "1,0", "0,0", "0,0", "P"), scene("ff", "1,0", "0,0", "0,0", "K")],
    12: [scene("pp/pp", FAR, "1,0", "0,0", "D"), scene("p p", "2,0", "0,0", "0,0", "D")],
    13: [scene("ppf", "0,0", "0,0", "0,0", "D"), scene("ppp", "0,0", "0,0", "2,0", "P")],
    14: [scene("pp/pp", "0,0", "1,0", FAR, "P")],
    15: [scene("fp", "0,0", "0,0", "0,0", "K"), scene("fp", "1,0", "1,0", "1,0", "PD")],
    16: [scene("Fp", "1,0", "1,0", "1,0", "D"), scene("FP", "0,0", "1,0", "1,0", "PD")],
    17: [scene("pp/pp", "0,0", FAR, "0,0", "D"), scene("pp/pp", "0,0", "1,0", "0,0", "K")],
    18: [scene("mm m", "0,0", "0,0", "0,0", "D"), scene("mmm", "0,0", "0,0", "0,0", "K")],
    19: [scene("mp", "0,0", "0,0", "1,0", "PD"), scene("mp", "1,0", "0,0", "1,0", "P")],
    20: [scene("mpm/m", "0,0", "0,0", "0,0", "K")],
    21: [scene("mmp", "0,0", "0,0", "0,0", "K"), scene("mmm", "0,0", "2,0", "0,0", "D")],
    22: [scene("mp/pp", "0,0", FAR, "0,0", "P"), scene("mp/pp", "0,0", "1,0", FAR, "K")],
    23: [scene("PFMP", "0,0", "3,0", "0,0", "K"), scene("PFMpF", "0,0", "4,0", "0,0", "K")],
    24: [scene("PFMP", "0,0", "0,0", "3,0", "D"), scene("PFMPF", "0,0", "0,0", "2,0", "K")],
    25: [scene("Pp", "0,0", "0,0", "0,0", "P"), scene("Pp", "0,0", "1,0", "1,0", "KD")],
    26: [scene("pp/pp", "1,0", FAR, "0,0", "D")],
    27: [scene("pp/pp", FAR, "0,0", "0,1", "K"), scene("pp/pp", "0,1", "0,0", FAR, "K")],
    28: [scene("pp/p", "0,0", "0,0", "0,0", "D"), scene("pp p", "0,0", "0,0", "0,0", "D")],
    29: [scene("pcp", "0,0", "2,0", "2,0", "KD", passed="D")],
    30: [scene("pf", "0,0", "0,0", "0,0", "P"), scene("pf", "0,0", "1,0", "1,0", "KD")],
    31: [scene("mf", "0,0", "0,0", "0,0", "P"), scene("mf", "0,0", "1,0", "1,0", "KD")],
    32: [scene("Pp/pp", "0,0", "1,0", FAR, "P"), scene("Pp/pp", "0,0", "1,0", "1,0", "D")],
    33: [scene("pp/pp", "1,0", FAR, "0,0", "D"), scene("pp/pp", FAR, "1,0", "0,0", "D")],
    34: [
        scene("fp/pc", "0,0", "1,0", "1,0", "P"),
        scene("fc", "1,0", "0,0", "0,0", "P"),
        scene("fc", "0,0", "1,0", "1,0", "K"),
    ],
    35: [scene("Fp", "1,0", "1,0", "0,0", "PK"), scene("FF", "0,0", "1,0", "0,0", "PK")],
    36: [scene("cp", "0,0", "0,0", "1,0", "D"), scene("cc", "0,0", "1,0", "1,0", "PK")],
}


@pytest.mark.parametrize("page", OBJECTIVES)
def test_rule_5_1_every_page_can_be_met(page: int) -> None:
    for each in MET[page]:
        assert met(OBJECTIVES[page], each)


@pytest.mark.parametrize("page", OBJECTIVES)
def test_rule_5_1_every_page_can_be_narrowly_missed(page: int) -> None:
    for each in MISSED[page]:
        assert not met(OBJECTIVES[page], each)
