"""The entries that lean on an act, and so stand in the way of taking it back."""

from __future__ import annotations

from ledger import wire
from ledger.effects import Change
from ledger.store import rows
from ledger.store.entries import LIVE, by_number, entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.store.book import Book

NAMED = " OR ".join(
    f"instr('/' || replace({column}, char(10), '/') || '/', ?2)"
    for column in ("source", "target", "subject", "before", "after", "about")
)
NAMING = (
    "instr(replace(asked, '\"', '/'), ?3)",
    "instr(replace(outcome, '\"', '/'), ?3)",
    "EXISTS (SELECT 1 FROM throw WHERE entry = seq AND '/' || who || '/' = ?2)",
    f"EXISTS (SELECT 1 FROM effect WHERE entry = seq AND ({NAMED}))",  # noqa: S608 - constants
)
NAMES = f"({' OR '.join(NAMING)})"


def leaning_on(book: Book, acts: Sequence[Entry], most: int = 20) -> list[Entry]:
    """Later live acts that may lean on these acts: candidates for the journal."""
    numbers: set[int] = set()
    for act in acts:
        for sql, values in _questions(act):
            numbers.update(
                row[0]
                for row in book.rows(
                    f"SELECT DISTINCT seq FROM entry WHERE seq > ? AND {LIVE}"  # noqa: S608 - conditions are written here
                    f" AND {sql} ORDER BY seq LIMIT ?",
                    (act.seq, *values, most),
                )
            )
    return by_number(book, sorted(numbers - {act.seq for act in acts}))


def _questions(act: Entry) -> Iterator[tuple[str, tuple[Any, ...]]]:
    yield "cause = ?", (act.seq,)
    for effect in act.effects:
        if isinstance(effect, Change):
            yield (
                "seq IN (SELECT entry FROM effect WHERE subject = ? AND field = ?)",
                (effect.subject, effect.field),
            )
    clock = act.clock
    if clock:
        yield " AND ".join(f"{part} IS ?" for part in clock), tuple(clock.values())
    for subject in sorted(act.brings):
        # Whole ids only, alone or as part of an account ("guard/lord:X").
        spelled = wire.dumps(subject)[1:-1].replace('"', "/")
        yield NAMES, (f"/{subject}/", f"/{spelled}/")


def touching(
    book: Book,
    heaps: Mapping[tuple[str, str], int],
    things: Mapping[str, int],
    most: int,
    before: int | None = None,
) -> list[Entry]:
    """The first live acts that later moved these stocks or changed these things.

    Args:
        book: the campaign.
        heaps: by commodity and account, the entry after which to look.
        things: by id, the entry after which to look.
        most: how many to look for of each.
        before: the entry before which to look.
    """
    end = before or rows.head(book)[0] + 1
    sql = (
        f"SELECT DISTINCT seq FROM entry JOIN effect ON effect.entry = seq WHERE {LIVE}"  # noqa: S608 - conditions are written here
        " AND seq > ? AND seq < ? AND {} ORDER BY seq LIMIT ?"
    )
    asked: list[tuple[str, tuple[object, ...]]] = [
        (f"what = ? AND {end_} = ?", (after, end, what, account))
        for (what, account), after in heaps.items()
        for end_ in ("source", "target")
    ]
    asked += [("subject = ?", (after, end, one)) for one, after in things.items()]
    numbers = {
        row[0]
        for condition, values in asked
        for row in book.rows(sql.format(condition), (*values, most))
    }
    return by_number(book, sorted(numbers))


def gone(book: Book) -> list[Entry]:
    """The undone acts on which others may lean: they began, caused or timed them."""
    return entries(
        book,
        "seq IN (SELECT act FROM undone WHERE undone.undone = 1 AND ("
        " EXISTS (SELECT 1 FROM entry AS later WHERE later.cause = act)"
        " OR EXISTS (SELECT 1 FROM effect WHERE effect.entry = act"
        "   AND ((field = 'name' AND before IS NULL)"
        "     OR (subject = 'campaign' AND field IN ('turn', 'phase'))))))",
    )


def drawing_on(
    book: Book, account: str, what: str, after: int, most: int = 5
) -> list[int]:
    """Later live acts that took from an account, and so stand in an undo's way."""
    return [
        row[0]
        for row in book.rows(
            "SELECT DISTINCT seq FROM entry JOIN effect ON effect.entry = seq"  # noqa: S608 - a constant
            f" WHERE seq > ? AND source = ? AND what = ? AND {LIVE}"
            " ORDER BY seq LIMIT ?",
            (after, account, what, most),
        )
    ]
