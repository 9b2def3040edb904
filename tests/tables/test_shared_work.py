from __future__ import annotations

import asyncio

from trousseau.tables.live.shared_work import Shared


def test_who_asks_before_the_end_was_noticed_has_it_made_anew() -> None:
    """Or somebody who asks until it is new enough would ask for ever, and stop the event loop."""
    made: list[int] = []
    later: list[asyncio.Task[int]] = []

    async def body() -> None:
        loop = asyncio.get_running_loop()
        shared: Shared[str, int] = Shared(loop.create_task)

        async def make() -> int:
            made.append(len(made))
            if not later:  # its turn comes when this work is done, and before anybody heard of it
                later.append(loop.create_task(shared.get("it", make)))
            return made[-1]

        assert await shared.get("it", make) == 0
        assert await later[0] == 1

    asyncio.run(body())


def test_who_asks_meanwhile_waits_for_the_same_work() -> None:
    made: list[int] = []

    async def body() -> None:
        finish = asyncio.Event()

        async def make() -> int:
            made.append(len(made))
            await finish.wait()
            return made[-1]

        shared: Shared[str, int] = Shared(asyncio.get_running_loop().create_task)
        asking = [asyncio.create_task(shared.get("it", make)) for _ in range(3)]
        await asyncio.sleep(0)
        finish.set()
        assert await asyncio.gather(*asking) == [0, 0, 0]
        assert len(shared) == 0

    asyncio.run(body())
