"""Work under way: whoever wants the same thing meanwhile waits for the same work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable, Iterator
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

Work = Coroutine[Any, Any, T]


class Shared(Generic[K, T]):
    """Each thing is made once at a time, and to its end, also if who asked for it goes away."""

    def __init__(self, start: Callable[[Work[T]], asyncio.Task[T]]) -> None:
        self._start = start
        self._under_way: dict[K, asyncio.Task[T]] = {}

    async def get(self, key: K, work: Callable[[], Work[T]]) -> T:
        task = self._under_way.get(key)
        # One that is done is forgotten when the loop turns, which who asks again need not wait for.
        if task is None or task.done():
            task = self._under_way[key] = self._start(work())
            task.add_done_callback(lambda done: self._end(key, done))
        return await asyncio.shield(task)

    def leave(self, key: K) -> None:
        """Who has asked is answered; who asks from now on wants it made anew."""
        self._under_way.pop(key, None)

    def __contains__(self, key: object) -> bool:
        return key in self._under_way

    def __iter__(self) -> Iterator[K]:
        return iter(list(self._under_way))

    def __len__(self) -> int:
        return len(self._under_way)

    def is_mine(self, key: K) -> bool:
        """Whether the work that asks this has not been left."""
        return self._under_way.get(key) is asyncio.current_task()

    def _end(self, key: K, done: asyncio.Task[T]) -> None:
        if self._under_way.get(key) is done:
            del self._under_way[key]
