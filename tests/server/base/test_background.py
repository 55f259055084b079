"""Games that are played again run one at a time, in threads that read for nobody."""

import asyncio
import threading

from serao.server.base.background import Background


def test_games_are_played_again_one_at_a_time_and_keep_nobody_from_signing_in() -> None:
    async def story() -> None:
        background, done, begun = Background(replays=1), threading.Event(), list[str]()

        def play(name: str) -> None:
            begun.append(name)
            done.wait()

        playing = [asyncio.create_task(background.play_again(play, name)) for name in ("first", "second")]
        try:
            while not begun:
                await asyncio.sleep(0)
            assert await background.run(lambda: "signed in") == "signed in"
            assert begun == ["first"]
        finally:
            done.set()
        await asyncio.gather(*playing)
        assert begun == ["first", "second"]

    asyncio.run(story())
