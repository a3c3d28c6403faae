"""Acts that were stopped in the middle: rows outside the journal and its chain."""

from __future__ import annotations

from ledger import wire
from ledger.content import is_kind, is_throw, is_time
from ledger.errors import FileTrouble
from ledger.store.append import now

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.store.book import Book

INTO = "INTO draft (id, at, kind, asked, options, replies) VALUES (?, ?, ?, ?, ?, ?)"
PARTS = ("asked", "options", "replies")
CHOICE, THROW = 2, 6  # how many values a reply of each sort has
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
    """One draft; refuses one that cannot be read."""
    row = book.row(
        "SELECT id, at, kind, asked, options, replies FROM draft WHERE id = ?",
        (number,),
    )
    draft: dict[str, Any] = dict(zip(("id", "at", "kind", *PARTS), row, strict=True))
    try:
        draft |= {part: wire.loads(draft[part]) for part in PARTS}
    except wire.Unreadable:
        raise unreadable(book, number) from None
    if not fits(draft):
        raise unreadable(book, number)
    return draft


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
    if not {"dice", "choices", "ruling", "once"} <= options.keys():
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
    values = kind, wire.dumps(asked), wire.dumps(options), wire.dumps(list(replies))
    with book.writing():
        execute = book.connection.execute
        if draft is None:
            (draft,) = execute("SELECT coalesce(max(id), 0) + 1 FROM draft").fetchone()
        execute(f"INSERT OR REPLACE {INTO}", (draft, now(), *values))
    return draft


def put(book: Book, draft: object) -> None:
    """Writes a draft as `drafts` gives it, inside the open transaction."""
    if not (isinstance(draft, dict) and _is_number(draft.get("id")) and fits(draft)):
        raise ValueError(draft)
    texts = [wire.dumps(draft[part]) for part in PARTS]
    row = draft["id"], draft["at"], draft["kind"], *texts
    book.connection.execute(f"INSERT {INTO}", row)


def delete(book: Book, draft: int) -> None:
    """Deletes an unfinished act, inside the open transaction."""
    book.connection.execute("DELETE FROM draft WHERE id = ?", (draft,))
