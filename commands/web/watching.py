"""Notices every commit to a campaign's file, and tells all who follow it."""

from __future__ import annotations

import asyncio

from ledger.store.mark import mark

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

TICK = 0.05  # seconds between two looks at the file
QUIET = 15.0  # seconds after which a stream shows that it is still there


class Watch:
    """Follows one file.

    Attributes:
        number: how many changes have been seen.
        followers: how many streams follow it now.
    """

    def __init__(self, path: str, changed: Callable[[], None]) -> None:
        self.path, self._changed = path, changed
        self.number = 0
        self.followers = 0
        self._mark = mark(path)
        self._news = asyncio.Event()

    async def run(self) -> None:
        """Looks at the file for ever."""
        while True:
            self.look()
            await asyncio.sleep(TICK)

    def look(self) -> None:
        """Looks once; followers are told of a change."""
        now = mark(self.path)
        if now != self._mark:
            self._mark = now
            self.number += 1
            self._changed()
            news, self._news = self._news, asyncio.Event()
            news.set()

    async def follow(self) -> AsyncIterator[int | None]:
        """The number of changes, now and after each; None now and then in between.

        A follower who is slow is told of the newest change only: nothing piles up.
        """
        self.followers += 1
        try:
            told = -1
            while True:
                news = self._news
                if told != self.number:
                    told = self.number
                    yield told
                    continue
                try:
                    await asyncio.wait_for(news.wait(), QUIET)
                except TimeoutError:
                    yield None
        finally:
            self.followers -= 1
