"""The history of the chat: nobody's lines are pushed out by those of somebody who says more."""

from collections import Counter

from serao.table.company import Chat, ChatLine

MOST = 20


def said(chat: Chat, who: str, times: int, plays: bool = True) -> None:
    """Somebody says so much."""
    for number in range(times):
        chat.add(ChatLine(number, who, who, f"{who} {number}"), plays)


def voices(chat: Chat) -> Counter[str | None]:
    """How many lines of each are kept."""
    return Counter(line.by for line in chat.lines)


def test_all_is_kept_while_there_is_room() -> None:
    chat = Chat(MOST)
    said(chat, "ana", MOST)
    assert [line.text for line in chat.lines] == [f"ana {number}" for number in range(MOST)]


def test_a_flood_pushes_out_its_own_lines() -> None:
    chat = Chat(MOST)
    said(chat, "ana", 4)
    said(chat, "bruno", 500)
    assert voices(chat) == {"ana": 4, "bruno": MOST - 4}
    assert chat.lines[-1].text == "bruno 499"
    assert chat.lines[4].text == f"bruno {500 - (MOST - 4)}"


def test_two_who_say_much_share_the_room() -> None:
    chat = Chat(MOST)
    said(chat, "ana", 100)
    said(chat, "bruno", 100)
    assert voices(chat) == {"ana": MOST // 2, "bruno": MOST // 2}


def test_all_who_look_on_are_one_voice() -> None:
    chat = Chat(MOST)
    said(chat, "ana", 6)
    for number in range(100):
        said(chat, f"spectator {number}", 2, plays=False)
    assert voices(chat)["ana"] == 6


def test_what_was_said_last_is_known() -> None:
    chat = Chat(MOST)
    said(chat, "ana", 3)
    said(chat, "bruno", 100)
    last = chat.last_of("ana")
    assert last is not None
    assert last.text == "ana 2"
    assert chat.last_of("chloe") is None
