"""Copies of a campaign: backups, and campaigns that are restored from them."""

from __future__ import annotations

from ledger import rules
from ledger.acting.answer import Answer
from ledger.acting.auditing import in_play
from ledger.errors import FileTrouble, Misuse, Refusal
from ledger.store import backups, copying
from ledger.store.rows import state_of
from ledger.store.trouble import DAMAGE
from ledger.store.verify import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.store.book import Book

DAMAGED = "damaged", "damaged.check"


def restore(file: str, source: str) -> Answer:
    """Makes a campaign from a backup."""
    checked: list[Any] = []
    copying.restore(source, file, lambda copy: checked.extend(_checked(copy, source)))
    audit, state = checked
    result = {
        "file": file,
        "game": state.game,
        "players": [state.name(player) for player in state.seats],
    }
    return Answer(result, None, in_play(audit), state)


def backup(book: Book, file: str | None, keep: int | None = None) -> Answer:
    """Makes a copy, which is checked before it gets its name; overwrites nothing.

    Without a name it has its place beside the campaign, where only the newest are kept.
    """
    if file is None or keep is not None:
        return _kept(book, file, keep)
    return _copied(book, file)


def _kept(book: Book, file: str | None, keep: int | None) -> Answer:
    """A backup in its place beside the campaign; older ones than the newest few go."""
    from ledger.store.book import Book

    if file is not None or keep is None:
        raise Misuse("usage", "backup.where")
    place, there = backups.place(book, _check)
    if there:
        with Book(place) as copy:
            audit, state = _checked(copy, place)
        result = {"file": place, "entries": audit["entries"]}
        result |= {"sha256": copying.sha256_of(place)}
        made = Answer(result, None, in_play(audit), state)
    else:
        made = _copied(book, place)
    removed = backups.thin_out(book, keep, _check)
    return made._replace(result={**made.result, "removed": removed})


def _check(copy: Book) -> object:
    return _checked(copy, copy.path)


def _copied(book: Book, file: str) -> Answer:
    checked: list[Any] = []
    copying.backup(book, file, lambda copy: checked.extend(_checked(copy, book.path)))
    audit, state = checked
    result = {
        "file": file,
        "entries": audit["entries"],
        "sha256": copying.sha256_of(file),
    }
    return Answer(result, None, in_play(audit), state)


def _checked(copy: Book, source: str) -> tuple[dict[str, Any], State]:
    """The findings of `verify` in a copy, with its game's views, and its state."""
    try:
        state = state_of(copy)
        played = rules.game_named(state.game)
    except (Refusal, *DAMAGE) as error:
        raise FileTrouble(*DAMAGED, file=source, detail="") from error
    audit = verify(copy, played.audit, views=played.views())
    if audit["damaged"]:
        raise FileTrouble(*DAMAGED, file=source, detail="")
    return audit, state
