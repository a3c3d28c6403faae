"""Copies of a campaign: backups, and campaigns that are restored from them."""

from __future__ import annotations

import os

from ledger import rules
from ledger.acting.answer import Answer
from ledger.acting.auditing import in_play
from ledger.errors import FileTrouble, Misuse, Refusal
from ledger.rules.game import warning
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
MOST_OTHERS = 20  # who make backups of one campaign at the same time


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
    if file is not None or keep is None:
        raise Misuse("usage", "backup.where")
    made = _in_its_place(book)
    removed, stay = backups.thin_out(book, keep, _check)
    warnings = [*made.warnings]
    if stay:
        warnings.append(warning("backup.stays", files=stay))
    result = {**made.result, "removed": removed}
    return made._replace(result=result, warnings=warnings)


def _in_its_place(book: Book, others: int = MOST_OTHERS) -> Answer:
    """The backup that is there already, or a new one.

    Others who make backups at the same time may take the place first, or remove what
    was there; then there is another.
    """
    place, there = backups.place(book, _check)
    try:
        return _found(book, place) if there else _copied(book, place)
    except (Refusal, OSError) as error:
        taken = getattr(error, "key", None) == "exists"
        overtaken = not os.path.lexists(place) if there else taken
        if not (overtaken and others):
            raise
    return _in_its_place(book, others - 1)


def _found(book: Book, file: str) -> Answer:
    from ledger.store.book import Book

    with Book(file, patience=book.patience) as copy:
        audit, state = _checked(copy, file)
        return _answer(file, audit, state, copying.sha256_of(file))


def _check(copy: Book) -> object:
    return _checked(copy, copy.path)


def _copied(book: Book, file: str) -> Answer:
    checked: list[Any] = []

    def check(copy: Book) -> None:
        # As soon as it has its name, others may remove it.
        checked.extend((*_checked(copy, book.path), copying.sha256_of(copy.path)))

    copying.backup(book, file, check)
    return _answer(file, *checked)


def _answer(file: str, audit: dict[str, Any], state: State, sha256: str) -> Answer:
    result = {"file": file, "entries": audit["entries"], "sha256": sha256}
    return Answer(result, None, in_play(audit), state)


def _checked(copy: Book, source: str) -> tuple[dict[str, Any], State]:
    """The findings of `verify` in a copy, with its game's views, and its state."""
    try:
        state = state_of(copy)
        played = rules.game_named(state.game)
    except (Refusal, *DAMAGE) as error:
        if isinstance(error, Refusal) and error.code == "locked":
            raise
        raise FileTrouble(*DAMAGED, file=source, detail="") from error
    audit = verify(copy, played.audit, views=played.views())
    if audit["damaged"]:
        raise FileTrouble(*DAMAGED, file=source, detail="")
    return audit, state
