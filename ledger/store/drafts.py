"""Acts that were stopped in the middle: rows outside the journal and its chain.

Each keeps a hash of itself, so that damage is noticed before it becomes an entry.
"""

from __future__ import annotations

from ledger import wire
from ledger.content import is_kind, is_throw, is_time
from ledger.errors import UNFIT, FileTrouble
from ledger.store.append import now
from ledger.store.trouble import DAMAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence
    from typing import Any

    from ledger.store.book import Book

ALL = "SELECT id, at, kind, asked, options, replies FROM draft"
INTO = "INTO draft (id, at, kind, asked, options, replies) VALUES (?, ?, ?, ?, ?, ?)"
PARTS = ("asked", "options", "replies")
CHECK = "check"  # among the options: the hash; drafts of old versions have none
CHOICE, THROW = 2, 6  # how many values a reply of each sort has
REQUIRED = frozenset({"dice", "choices", "ruling", "once"})  # options
KNOWN = REQUIRED | {"seed", "used", CHECK}
HOW = frozenset({"typed", "thrown", "seeded", "kept"})


def heads(book: Book) -> list[dict[str, Any]]:
    """The number, kind and time of every draft, without reading the rest of it."""
    rows = book.rows("SELECT id, kind, at FROM draft ORDER BY id")
    return [{"id": number, "kind": kind, "at": at} for number, kind, at in rows]


def drafts(book: Book, kind: str | None = None) -> list[dict[str, Any]]:
    """All drafts, or those of one kind of act, as they were left."""
    listed = heads(book)
    return [read(book, d["id"]) for d in listed if kind in (None, d["kind"])]


def read(book: Book, number: int) -> dict[str, Any]:
    """One draft; refuses one that cannot be read, or is not as it was written."""
    draft = _draft(book.row(f"{ALL} WHERE id = ?", (number,)))
    if draft is None:
        raise unreadable(book, number)
    return draft


def left(connection: sqlite3.Connection) -> tuple[list[dict[str, Any]], list[int]]:
    """The drafts of a damaged file, and the numbers of those that cannot be read."""
    whole, lost = [], []
    for (number,) in connection.execute("SELECT id FROM draft ORDER BY id").fetchall():
        try:
            row = connection.execute(f"{ALL} WHERE id = ?", (number,)).fetchone()
        except DAMAGE:
            row = None
        draft = _draft(row) if row else None
        if draft:
            whole.append(draft)
        else:
            lost.append(number)
    return whole, lost


def others(book: Book, copy: Book) -> list[int]:
    """The numbers of the drafts that a copy does not have as they are now."""
    here, there = (set(campaign.rows(ALL)) for campaign in (book, copy))
    return sorted(row[0] for row in here - there)


def _draft(row: Sequence[Any]) -> dict[str, Any] | None:
    draft: dict[str, Any] = dict(zip(("id", "at", "kind", *PARTS), row, strict=True))
    try:
        draft |= {part: wire.loads(draft[part]) for part in PARTS}
    except UNFIT:
        return None
    if not fits(draft):
        return None
    check = draft["options"].pop(CHECK, None)
    return draft if check in (None, _check(draft)) else None


def _check(draft: dict[str, Any]) -> str:
    return wire.hashed(wire.canonical(draft))


def unreadable(book: Book, number: int) -> FileTrouble:
    """The refusal of a draft that cannot be resumed."""
    return FileTrouble("damaged", "damaged.draft", file=book.path, draft=number)


def fits(draft: dict[str, Any]) -> bool:
    """Whether everything that a draft must hold is there, and of the right kind."""
    if not (is_time(draft.get("at")) and is_kind(draft.get("kind"))):
        return False
    asked, options, replies = (draft.get(part) for part in PARTS)
    if not (isinstance(asked, dict) and isinstance(options, dict)):
        return False
    if not REQUIRED <= options.keys() <= KNOWN:
        return False
    texts = [options[key] for key in ("dice", "ruling", "once")]
    choices, seed = options["choices"], options.get("seed")
    used = options.get("used", 0)
    return (
        all(text is None or isinstance(text, str) for text in texts)
        and isinstance(choices, dict)
        and all(isinstance(value, str) for value in choices.values())
        and (seed is None or type(seed) is int)
        and _is_number(used)
        and used >= 0
        and isinstance(replies, list)
        and all(_is_reply(reply) for reply in replies)
    )


def _is_number(value: object) -> bool:
    """Whether this is a number that the file can hold."""
    return type(value) is int and -(1 << 63) <= value < 1 << 63


def _is_reply(reply: object) -> bool:
    """Whether this is a choice, or a throw that an entry can hold."""
    if not isinstance(reply, list):
        return False
    if len(reply) == CHOICE:
        return all(isinstance(word, str) for word in reply)
    if len(reply) != THROW:
        return False
    who, why, die, faces, how, origin = reply
    return (
        (who is None or isinstance(who, str))
        and all(isinstance(word, str) for word in (why, die, how))
        and isinstance(faces, list)
        and all(map(_is_number, faces))
        and is_throw((who, why, die, " ".join(map(str, faces))))
        and how in HOW
        and (origin is None or _is_number(origin))
    )


def save(
    book: Book,
    draft: int | None,
    kind: str,
    asked: dict[str, Any],
    options: dict[str, Any],
    replies: Sequence[Any],
) -> int:
    """Keeps an unfinished act with all answers given so far."""
    act = {"kind": kind, "asked": asked, "options": options, "replies": list(replies)}
    with book.writing():
        if draft is None:
            next_one = "SELECT coalesce(max(id), 0) + 1 FROM draft"
            (draft,) = book.connection.execute(next_one).fetchone()
        _write(book, "INSERT OR REPLACE", {"id": draft, "at": now(), **act})
    return draft


def put(book: Book, draft: object) -> None:
    """Writes a draft as `drafts` gives it, inside the open transaction."""
    if not (isinstance(draft, dict) and _is_number(draft.get("id")) and fits(draft)):
        raise ValueError(draft)
    _write(book, "INSERT", {key: draft[key] for key in ("id", "at", "kind", *PARTS)})


def _write(book: Book, how: str, draft: dict[str, Any]) -> None:
    options = {key: one for key, one in draft["options"].items() if key != CHECK}
    options[CHECK] = _check({**draft, "options": options})
    texts = [wire.dumps(part) for part in (draft["asked"], options, draft["replies"])]
    row = draft["id"], draft["at"], draft["kind"], *texts
    book.connection.execute(f"{how} {INTO}", row)


def delete(book: Book, draft: int) -> None:
    """Deletes an unfinished act, inside the open transaction."""
    book.connection.execute("DELETE FROM draft WHERE id = ?", (draft,))
