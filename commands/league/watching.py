"""`league watch`: the acts of others come into this copy as they are written."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from threading import Thread

from commands.blocks import Line
from commands.league.players import Players
from commands.show import show
from commands.texts import league as texts
from ledger.acting.sharing import required
from ledger.errors import FileTrouble
from ledger.league.address import shown
from ledger.league.connecting import Away
from ledger.league.hub import Hub
from ledger.league.pulling import pull
from ledger.store.book import Book

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from commands.call import Call
    from ledger.league.shared import Shared

EVERY = 5.0  # seconds after which it looks even if it was told nothing
PAUSE = 2.0  # seconds before a hub that is away is asked again


def watched(call: Call, *, quiet: bool) -> int:
    """Follows the hub until Ctrl-C; quietly, until its standard input ends."""
    path, words = os.path.abspath(call.book().path), call.words
    one = required(call.book())
    call.close()  # a watcher must keep nobody from writing
    ended = False

    def stop() -> bool:
        return ended

    if quiet:
        Thread(target=_until_closed, daemon=True).start()
    else:
        show(
            [words.line(texts.WATCHING, campaign=one.campaign, hub=shown(one.url))],
            words,
        )
        show([Line(words.say(texts.STOP), "hint")], words)
        sys.stdout.flush()

    def told(numbers: list[int]) -> None:
        if numbers and not quiet:
            show([words.line(texts.CAME, entries=numbers)], words)
            sys.stdout.flush()

    with suppress(KeyboardInterrupt):
        follow(path, told, stop)
    return 0


def follow(
    path: str, told: Callable[[list[int]], None], stop: Callable[[], bool]
) -> None:
    """Takes over what others write, as they write it."""
    while not stop():
        one = _shared(path)
        try:
            with Hub(one.url) as hub, Hub(one.url) as other:
                players = Players(path, one.campaign)
                for _ in hub.follow(one.campaign, EVERY, stop):
                    with Book(path, write=True) as book:
                        told(pull(book, other, required(book)).all)
                    players.serve(other)
        except FileTrouble as trouble:
            if not isinstance(trouble, Away) and trouble.code != "locked":
                raise
            time.sleep(PAUSE)


def _shared(path: str) -> Shared:
    with Book(path) as book:
        return required(book)


def _until_closed() -> None:
    """Ends the process when the one that started it has ended."""
    sys.stdin.buffer.read()
    os._exit(0)
