"""Rule 3: looking, arranging, the card, and what may be seen when."""

import msgspec
from msgspec.structs import replace

from serao.games import picture_perfect
from serao.games.picture_perfect.news import CardTurned, Chose, RoundBegan
from serao.games.picture_perfect.state import State
from tests.games.picture_perfect.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    act,
    card,
    everyone,
    fresh,
    guests,
    holding,
    options_of,
    refused,
    rich,
    turned,
)

HANDS = ("1 2 3 4", "5 6 7 8", "9 10 11 12")


def dealt(**options: bool) -> State:
    return holding(fresh(3, **options), *HANDS)


def test_rule_3_1_a_player_looks_into_the_envelopes_held() -> None:
    state = act(dealt(), ANA, "open2")
    assert picture_perfect.view(state, ANA).envelopes[1] == state.envelopes[1]
    assert refused(state, ANA, "open5") == "not-yours"
    assert refused(state, ANA, "open13") == "not-yours"


def test_rule_3_1_everybody_at_once_until_all_are_ready() -> None:
    state = dealt()
    assert picture_perfect.actors(state) == (0, 1, 2)
    state = act(act(state, BRUNO, "ready"), ANA, "open1")
    assert picture_perfect.actors(state) == (0, 2)
    assert refused(state, BRUNO, "open5") == "already-chosen"


def test_rule_3_1_the_vip_card_goes_into_an_envelope_once_and_for_good() -> None:
    state = act(act(dealt(), ANA, "open2"), ANA, "vip2")
    assert state.vips[ANA] == 1
    assert picture_perfect.view(state, ANA).vips[1] == 1
    assert refused(state, ANA, "vip2") == "vip-placed"
    assert not any(text.startswith("vip") for text in options_of(state, ANA))


def test_rule_3_1_figures_stand_anywhere_as_reminders() -> None:
    text = "arrange:1@c3,2@c3,13@125/50,5@-300/90,cake@125/60"
    state = act(dealt(), ANA, text)
    assert picture_perfect.text(picture_perfect.parse(text)) == text
    assert len(picture_perfect.view(state, ANA).arrangement.figures) == 4
    assert picture_perfect.view(state, ANA).arrangement == state.arrangements[ANA]


def test_rule_3_1_view_reads_the_open_envelope_as_its_guest_does() -> None:
    cards = (card("next-to", 2), card("face-of", 4), card("in-front"))
    envelopes = ((0, 0, 0), cards, *((0, 0, 0),) * 12)
    state = replace(act(dealt(), ANA, "open2"), envelopes=envelopes)
    assert picture_perfect.view(state, ANA).wishes[1] == (("area", "anywhere"), ("face-of", 3), ("in-front", ""))
    assert picture_perfect.view(state, BRUNO).wishes == ((),) * 14


def test_rule_3_1_view_says_which_decorations_one_has() -> None:
    state = rich(dealt(auctions=True), 10, 12, 3)
    assert picture_perfect.view(state, ANA).my_decorations == (1,) * 10
    assert picture_perfect.view(state, BRUNO).my_decorations == (2, 2, *(1,) * 8)
    assert picture_perfect.view(state, CHLOE).my_decorations == (*(1,) * 3, *(0,) * 7)
    assert sum(picture_perfect.view(state, None).my_decorations) == 0


def test_rule_3_1_view_says_how_many_rounds_there_are() -> None:
    assert picture_perfect.view(dealt(), ANA).rounds == 6


def test_ruling_3_1_one_open_at_a_time() -> None:
    state = act(act(dealt(), ANA, "open2"), ANA, "open3")
    seen = picture_perfect.view(state, ANA)
    assert (seen.open, seen.envelopes[1]) == (2, ())
    assert refused(state, ANA, "open3") == "open-already"
    assert act(state, ANA, "close").open[ANA] == -1
    assert act(state, ANA, "ready").open[ANA] == -1


def test_ruling_3_1_vip_open_envelope_only() -> None:
    state = dealt()
    assert refused(state, ANA, "vip2") == "vip-open"
    assert refused(act(state, ANA, "open3"), ANA, "vip2") == "vip-open"
    assert refused(act(state, ANA, "open2"), ANA, "vip2") == ""


def test_ruling_3_1_vips_alike_are_counted_not_named() -> None:
    state = act(act(dealt(), ANA, "open2"), ANA, "vip2")
    state = holding(everyone(state, "ready", "", ""), HANDS[0], "2 5 6 7 8", HANDS[2])
    state = act(state, BRUNO, "open2")
    assert picture_perfect.view(state, BRUNO).vips[1] == 1
    assert picture_perfect.memory(state, BRUNO).vips == (-2, -1, -2)
    assert picture_perfect.memory(state, BRUNO).looked[1] == 1


def test_ruling_3_1_behind_the_screen_nothing_is_seen_by_others() -> None:
    before = dealt()
    after = act(act(act(before, ANA, "open2"), ANA, "vip2"), ANA, "arrange:1@a1")
    for seat in (BRUNO, None):
        assert picture_perfect.view(after, seat).news == ()
        assert msgspec.structs.replace(picture_perfect.memory(after, seat), news=before.news) == picture_perfect.memory(
            before, seat
        )
    assert picture_perfect.view(act(after, ANA, "ready"), BRUNO).ready == (True, False, False)


def test_ruling_3_1_arrangement_each_figure_once_and_decorations_on_the_table() -> None:
    state = dealt()
    assert refused(state, ANA, "arrange:1@a1,1@a2") == "scene-twice"
    assert refused(state, ANA, "arrange:15@a1") == "scene-guest"
    assert refused(state, ANA, "arrange:1@3000/0") == "scene-place"
    assert refused(state, ANA, "arrange:cake@20/20") == "scene-off-table"
    assert refused(state, ANA, "arrange:" + ",".join(["cake@125/60"] * 11)) == "arrange-decorations"
    assert refused(state, ANA, "arrange:" + ",".join(["cake@125/60"] * 10)) == ""


def test_ruling_3_1_take_back_what_nobody_has_seen() -> None:
    state = dealt()
    for text in ("arrange:1@a1", "ready"):
        assert picture_perfect.reversible(state, act(state, ANA, text))
    opened = act(state, ANA, "open2")
    assert not picture_perfect.reversible(state, opened)
    assert not picture_perfect.reversible(opened, act(opened, ANA, "vip2"))
    waiting = turned(state, "theft")
    assert picture_perfect.reversible(waiting, act(waiting, ANA, "steal5"))


def test_rule_3_2_the_top_card_is_revealed_when_all_are_ready() -> None:
    state = turned(dealt(), "theft")
    assert state.card == "theft"
    assert state.news == (CardTurned("theft"),)
    assert picture_perfect.view(state, None).card == "theft"


def test_rule_3_3_everybody_follows_the_card() -> None:
    assert picture_perfect.actors(turned(dealt(), "theft")) == (0, 1, 2)
    assert picture_perfect.actors(turned(dealt(), "partner")) == (0,)


def test_ruling_3_3_chosen_together_and_unseen_until_then() -> None:
    state = turned(dealt(), "theft")
    one, other = act(state, ANA, "steal5"), act(state, ANA, "steal6")
    assert one.news == (Chose(ANA),)
    for seat in (BRUNO, None):
        assert picture_perfect.view(one, seat) == picture_perfect.view(other, seat)
    assert refused(one, ANA, "steal6") == "already-chosen"


def test_rule_3_4_the_card_is_discarded_and_the_start_passes_left() -> None:
    state = everyone(turned(dealt(), "theft"), "steal5", "steal9", "steal1")
    assert (state.round, state.start, state.card, state.phase) == (2, BRUNO, "", "look")
    assert state.played == ("theft",)
    assert state.news[-1] == RoundBegan(2, BRUNO)


def test_rule_3_5_contents_are_shown_only_while_they_may_be_looked_at() -> None:
    state = act(act(dealt(), ANA, "open2"), ANA, "close")
    assert picture_perfect.view(state, ANA).envelopes == ((),) * 14
    assert picture_perfect.view(state, ANA).wishes == ((),) * 14
    assert picture_perfect.memory(state, ANA).envelopes[1] == state.envelopes[1]


def test_rule_3_5_the_notebook_keeps_what_was_seen() -> None:
    state = act(act(dealt(notebook=True), ANA, "open2"), ANA, "close")
    assert picture_perfect.view(state, ANA).envelopes[1] == state.envelopes[1]
    assert picture_perfect.view(state, BRUNO).envelopes[1] == ()


def test_rule_3_5_private_arrangements_survive() -> None:
    state = act(dealt(), ANA, "arrange:3@e4")
    again = msgspec.json.decode(msgspec.json.encode(state), type=State)
    assert picture_perfect.view(again, ANA).arrangement.figures[0].guest == guests("3")[0]
    assert picture_perfect.view(again, BRUNO).arrangement.figures == ()


def test_ruling_3_5_noted_as_seen_when_last_looked() -> None:
    state = act(act(dealt(notebook=True), ANA, "open2"), ANA, "close")
    state = holding(state, "1 3 4", "2 5 6 7 8", HANDS[2])
    state = act(act(state, BRUNO, "open2"), BRUNO, "vip2")
    assert picture_perfect.view(state, ANA).vips[1] == 0
    assert picture_perfect.view(state, BRUNO).vips[1] == 1
