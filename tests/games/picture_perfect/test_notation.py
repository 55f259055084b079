"""The notation of decisions, open-ended ones too, and the news as sentences."""

import msgspec
import pytest

from serao.engine.problem import BadNotation
from serao.games import picture_perfect
from serao.games.picture_perfect.actions import Arrange, Give, PutUp, TakePhoto, TakeTwo
from serao.games.picture_perfect.arrangement import Arrangement, Camera, Figure, Ornament
from tests.games.picture_perfect.contract import UNIVERSE


@pytest.mark.parametrize(
    "text",
    [
        *(
            "open14",
            "close",
            "vip1",
            "ready",
            "keep3",
            "take1+14",
            "take9",
            "return2+3",
            "return9",
            "give5/-",
            "give-/5",
            "give1/2",
        ),
        *(
            "give1/2",
            "return9",
            "steal7",
            "listen9",
            "add2",
            "up3",
            "up3!",
            "bid0",
            "pass",
            "pay",
            "sell",
            "buy",
            "photo",
        ),
        *("photo:125/-340/140>120/100/-5*80", "vote6", "abstain", "arrange:", "arrange:1@a1,14@-30/999,cake@60/7"),
    ],
)
def test_there_and_back(text: str) -> None:
    action = picture_perfect.parse(text)
    assert picture_perfect.text(action) == text
    assert picture_perfect.parse(f" {text.upper()} ") == action
    assert msgspec.json.decode(msgspec.json.encode(action), type=picture_perfect.ACTIONS) == action


def test_what_the_notation_means() -> None:
    assert picture_perfect.parse("take1+14") == TakeTwo(0, 13)
    assert picture_perfect.parse("give-/5") == Give(-1, 4)
    assert picture_perfect.parse("up3!") == PutUp(2, show_vip=True)
    camera = Camera(x=1, y=-2, z=3, aim_x=4, aim_y=5, aim_z=6, zoom=70)
    assert picture_perfect.parse("photo:1/-2/3>4/5/6*70") == TakePhoto(camera)
    arrangement = Arrangement((Figure(0, 125, 125), Figure(12, 40, 75)), (Ornament(0, 125, 60),))
    assert picture_perfect.parse("arrange:1@c3,13@40/75,cake@125/60") == Arrange(arrangement)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "open",
            "openx",
            "opening",
            "bid",
            "bid-1",
            "give5",
            "take1+",
            "keep5!",
            "arrange",
            "open٤",
            "vote",
            "foto",
        ),
        *("arrange:1", "arrange:1@f9", "arrange:1@b1", "arrange:pie@1/1", "photo:", "photo:1/2/3"),
    ],
)
def test_nothing_else_is_an_action(text: str) -> None:
    with pytest.raises(BadNotation):
        picture_perfect.parse(text)


def test_strange_actions_have_a_notation_too() -> None:
    for action in UNIVERSE:
        assert picture_perfect.text(action)
