"""A picture of the campaign that follows its file, for a second terminal or a projector."""

from __future__ import annotations

import os
import re
import signal
import sys
from contextlib import contextmanager
from select import select

from commands import keys, output
from commands.asking import ask
from commands.blocks import Line, Table
from commands.call import Call, attended
from commands.fitting import shortened, width_of
from commands.glance import MOST, screen
from commands.league.companion import beside
from commands.pager import CODES
from commands.room import size
from commands.show import drawn, plain
from commands.texts import refusing, telling
from commands.texts.marks import N_
from ledger.errors import FileTrouble, Refusal
from ledger.reading.treasury import Secrets
from ledger.store import entries
from ledger.store.book import Book
from ledger.store.mark import mark
from ledger.store.rows import state_of
from ledger.store.trouble import DAMAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.call import Result
    from commands.texts import Words

LAST_ACTS = N_("latest actions")
MORE_LINES = N_("… {count} more: `{command}`")
FEWEST = 5  # at least this many acts
TICK = 0.02  # seconds between two checks of the file
SOON = 0.3  # seconds that a lock may last before it is reported
HOME, TO_EDGE, TO_END = "\x1b[H", "\x1b[K", "\x1b[J"
APPEARS, LEAVES = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
ENDS = frozenset({b"q", b"Q", b"\x04", b""})


def board(call: Call, viewer: str | None, hide: bool, all_: bool, still: bool) -> int:  # noqa: ARG001 - they are read where each is shown
    """Shows the state of the campaign, and again at each change; the exit status."""
    book = call.book()
    lines = picture(call, size())
    if still or not (attended() and keys.at_terminal()):
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        return 0
    call.close()  # a viewer must keep nobody from writing
    with beside(book.path):
        _follow(call, book.path)
    return 0


# The picture ----------------------------------------------------------------------------


def picture(call: Call, size: os.terminal_size) -> list[str]:
    """The lines of a screen: the state of the campaign, its board, the latest acts."""
    words, book = call.words, call.book()
    with book.reading():
        made, answer = _asked(call, "status")
        most = min(size.lines, MOST)
        drawn = _drawn(screen(answer[0], made.words, size.columns, most), words)
        left = size.lines - len(drawn) - len(("", LAST_ACTS))
        land = _within(_shown(call, words.face.board), left - FEWEST - 1, words)
        drawn += ["", *land] if land else []
        left -= len(land) + 1 if land else 0
        acts = _acts(call, left) if left > 0 else []
    if acts:
        drawn += ["", *_drawn([Line(words.say(LAST_ACTS), "heading"), *acts], words)]
    return [_cut(line, size.columns) for line in drawn]


def _within(land: list[str], room: int, words: Words) -> list[str]:
    """The part of a list that there is room for, and how to see the rest."""
    if len(land) <= room:
        return land
    if room < FEWEST:
        return []
    count, command = len(land) - room + 1, words.face.board
    more = Line(words.say(MORE_LINES, count=count, command=command), "hint")
    return [*land[: room - 1], *_drawn([more], words)]


def _asked(call: Call, path: str) -> tuple[Call, Result]:
    """The call of a question for the viewer of the board, and its answer."""
    return ask(path, call.args, call.words, call.opened)


def _shown(call: Call, path: str) -> list[str]:
    """The screen of a question; empty where it has nothing to show."""
    blocks, _ = output.screen(*_asked(call, path))
    if all(isinstance(block, Table) and not block.rows for block in blocks):
        return []
    return _drawn(blocks, call.words)


def _acts(call: Call, last: int) -> list[Line]:
    """The sentences of the latest acts, the newest last."""
    book, args = call.book(), call.args
    state, viewer = state_of(book), args["viewer"]
    secrets = Secrets(book, viewer, hide=args["hide"], opened=args["all_"])
    latest = map(secrets.veil, entries.matching(book, last=last))
    return [
        Line(
            f"[{one.seq}] {telling.sentence(call.words, one, state)}",
            "gone" if one.undone_by else "",
            whole=True,
        )
        for one in latest
    ]


def _drawn(blocks: list[Any], words: Words) -> list[str]:
    """The lines of a screen, without empty ones at the beginning and the end."""
    draws = drawn if sys.stdout.isatty() else plain
    return [line.rstrip() for line in draws(blocks, words).strip("\n").split("\n")]


def _cut(line: str, room: int) -> str:
    """A line cut to fit; cutting it removes its colours."""
    bare = re.sub(CODES, "", line)
    return line if width_of(bare) <= room else shortened(bare, room)


# Following ------------------------------------------------------------------------------


def _follow(call: Call, path: str) -> None:
    """Draws the picture at every change of the file or window, until a key ends it."""
    seen: object = None
    with keys.unseen(by_key=True) as fd, _another_screen():
        try:
            while True:
                now = mark(path), size()
                if now != seen:
                    seen = now if _drew(call, path, now[1]) else None
                wait = TICK if seen else SOON
                if select([fd], [], [], wait)[0] and os.read(fd, 1) in ENDS:
                    return
        except KeyboardInterrupt:
            return


def _drew(call: Call, path: str, size: os.terminal_size) -> bool:
    """Draws the present state; False if it could not be read and should be retried."""
    made = Call(call.record, call.args, call.common)
    try:
        with Book(path, patience=SOON) as book:
            made.lend(book)
            shown = "\n".join(f"{line}{TO_EDGE}" for line in picture(made, size))
    except (Refusal, *DAMAGE) as trouble:
        made.lend(None)
        damaged = FileTrouble("damaged", file=path, detail=str(trouble))
        refusal = trouble if isinstance(trouble, Refusal) else damaged
        message, _ = refusing.refused(call.words, refusal)
        # The picture stays; the last line shows the fault.
        shown = f"{_cut(message, size.columns)}{TO_EDGE}"
        _write(f"\x1b[{size.lines};1H{shown}")
        return False
    _write(f"{HOME}{shown}{TO_END}")
    return True


@contextmanager
def _another_screen() -> Iterator[None]:
    """Uses the terminal's alternate screen; afterwards the old one is shown again."""
    ends: Any = signal.getsignal(signal.SIGTERM)

    def ended(number: int, frame: object) -> None:
        # Past the buffer, which may be written at this very moment and refuses more.
        os.write(sys.stdout.fileno(), LEAVES.encode())
        ends(number, frame)

    signal.signal(signal.SIGTERM, ended)
    stopping = signal.signal(signal.SIGTSTP, signal.SIG_IGN)
    sys.stdout.write(APPEARS)
    try:
        yield
    finally:
        _write(LEAVES)
        signal.signal(signal.SIGTSTP, stopping)


def _write(text: str) -> None:
    """Writes a text at once."""
    sys.stdout.write(text)
    sys.stdout.flush()
