"""Entries read back from the file, as the journal knows them."""

from __future__ import annotations

from ledger import wire
from ledger.effects import NO_REASON, Because, Change, Effect, Transfer
from ledger.errors import FileTrouble
from ledger.journal import DROP, Entry
from ledger.loading import load
from ledger.questions import Throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ledger.store.book import Book
    from ledger.store.chapters import Chapters, Turned

COLUMNS = (
    "seq, at, kind, turn, phase, cause, once, remark, ruling, asked, outcome,"
    " warnings, format, effects, throws, marks, prev, hash"
)
EFFECT = "what, amount, source, target, subject, field, before, after, rule, about"
THROW = "who, why, die, faces, how, origin"
UNDONE_BY = "(SELECT undone.entry FROM undone WHERE act = seq AND undone.undone = 1)"
DONE = "entry.marks = 0 AND entry.kind NOT IN ('fork', 'salvage')"  # these are no acts
LIVE = (
    f"{DONE} AND NOT EXISTS"  # noqa: S608 - a constant
    " (SELECT 1 FROM undone WHERE act = entry.seq AND undone.undone = 1)"
)
OPEN = (  # whether the chapter with these spans was open
    "EXISTS (SELECT 1 FROM json_each(?) AS span WHERE seq BETWEEN"
    " json_extract(span.value, '$[0]')"
    " AND coalesce(json_extract(span.value, '$[1]'), seq))"
)


def _chapters(book: Book) -> Chapters:
    """The chapters of a campaign; most acts read no entry, and need none."""
    return load("ledger.store.chapters:Chapters")(book)  # type: ignore[no-any-return]


def entry(book: Book, seq: int) -> Entry | None:
    """One entry with all that belongs to it."""
    return reader(book)(seq)


def reader(book: Book) -> Callable[[int], Entry | None]:
    """A function that reads entries one after the other, each by its number."""
    chapters = _chapters(book)

    def read(seq: int) -> Entry | None:
        row = book.row(
            f"SELECT {COLUMNS}, {UNDONE_BY} FROM entry WHERE seq = ?",  # noqa: S608 - constants
            (seq,),
        )
        return _entry(book, row, chapters) if row else None

    return read


def hash_of(book: Book, seq: int) -> str | None:
    """The hash of an entry; None where there is no such entry."""
    row = book.row("SELECT hash FROM entry WHERE seq = ?", (seq,))
    return row[0] if row else None


def entries(
    book: Book,
    where: str = "1",
    values: Sequence[Any] = (),
    *,
    last: int | None = None,
) -> list[Entry]:
    """Entries that fit a condition, oldest first; the last ones if limited."""
    order = "seq" if last is None else f"seq DESC LIMIT {int(last)}"
    rows = book.rows(
        f"SELECT {COLUMNS}, {UNDONE_BY} FROM entry WHERE {where} ORDER BY {order}",  # noqa: S608 - conditions are written in this package
        values,
    )
    if last is not None:
        rows.reverse()
    if not rows:
        return []
    chapters = _chapters(book)
    return [_entry(book, row, chapters) for row in rows]


def each(book: Book, where: str = "1", values: Sequence[Any] = ()) -> Iterator[Entry]:
    """The entries that fit a condition one at a time, oldest first."""
    chapters = _chapters(book)
    for row in book.each(
        f"SELECT {COLUMNS}, {UNDONE_BY} FROM entry WHERE {where} ORDER BY seq",  # noqa: S608 - conditions are written in this package
        values,
    ):
        yield _entry(book, row, chapters)


def by_number(book: Book, numbers: Sequence[int]) -> list[Entry]:
    """The entries with these numbers, oldest first."""
    known = map(reader(book), sorted(set(numbers))) if numbers else ()
    return [e for e in known if e is not None]


def matching(
    book: Book,
    *,
    turn: Turned | None = None,
    kind: str | None = None,
    subject: str | None = None,
    last: int | None = None,
) -> Iterator[Entry]:
    """The entries of a turn, of a kind of command, or that mention a subject.

    One at a time; the last ones if limited.
    """
    where = ["1"]
    values: list[Any] = []
    if turn is not None:
        chapters = _chapters(book)
        chapter, number = chapters.meant(turn)
        where.append(f"turn = ? AND {OPEN}")
        values += [number, wire.dumps(chapters.spans(chapter))]
    if kind is not None:
        where.append("(kind = ? OR substr(kind, 1, length(?) + 1) = ? || ' ')")
        values += [kind, kind, kind]
    if subject is not None:
        where.append(
            "(EXISTS (SELECT 1 FROM effect WHERE entry = seq AND (source = ?"
            " OR target = ? OR subject = ? OR before = ? OR after = ?))"
            " OR instr(asked, ?))"
        )
        values += [subject] * 5 + [f'"{subject}"']
    fits = " AND ".join(where)
    if last is not None:
        fits = f"seq IN (SELECT seq FROM entry WHERE {fits} ORDER BY seq DESC LIMIT ?)"  # noqa: S608 - conditions are written here
        values.append(last)
    return each(book, fits, values)


def _entry(book: Book, row: Any, chapters: Chapters) -> Entry:
    seq, effects, throws, marks = row[0], row[13], row[14], row[15]
    acts = _marks(book, seq) if marks else []
    changes = _rows(book, seq, EFFECT, "effect") if effects else []
    dice = _rows(book, seq, THROW, "throw") if throws else []
    refuse_flaw(book, row[:12], changes, dice)
    return Entry(
        kind=row[2],
        asked=wire.loads(row[9]),
        outcome=wire.loads(row[10]),
        effects=list(map(as_effect, changes)),
        throws=list(map(as_throw, dice)),
        warnings=wire.loads(row[11]),
        turn=row[3],
        phase=row[4],
        remark=row[7],
        ruling=row[8],
        cause=row[5],
        once=row[6],
        undoes=[act for act, undone in acts if undone],
        redoes=[act for act, undone in acts if not undone],
        seq=seq,
        at=row[1],
        hash=row[17],
        undone_by=row[18],
        chapter=chapters.of(seq),
    )


def _rows(book: Book, seq: int, columns: str, table: str) -> list[Any]:
    """The rows of a table that belong to an entry, in order."""
    sql = f"SELECT {columns} FROM {table} WHERE entry = ? ORDER BY n"  # noqa: S608 - constants
    return book.rows(sql, (seq,))


def refuse_flaw(
    book: Book, columns: Sequence[Any], effects: Sequence[Any], throws: Sequence[Any]
) -> None:
    """Refuses an entry with content that no act can have written."""
    wrong = load("ledger.content:flaw")(columns, effects, throws)
    if wrong:
        facts = {"file": book.path, "entry": columns[0], "part": wrong}
        raise FileTrouble("damaged", "damaged.content", **facts)


def as_effect(row: Any) -> Effect:
    """The effect that a row of the file holds."""
    what, amount, source, target, subject, field, before, after, rule, about = row
    because = Because(rule, about) if rule or about else NO_REASON
    if what is not None:
        return Transfer(what, amount, source, target, because)
    return Change(subject, field, wire.restored(before), wire.restored(after), because)


def as_throw(row: Any) -> Throw:
    """The throw that a row of the file holds."""
    who, why, die, faces, how, origin = row
    return Throw(who, why, die, tuple(map(int, faces.split())), how, origin)


def _marks(book: Book, seq: int) -> list[tuple[int, int]]:
    return book.rows(
        "SELECT act, undone FROM mark WHERE entry = ? ORDER BY act", (seq,)
    )


def with_key(book: Book, once: str) -> Entry | None:
    """The entry that a script wrote with this key."""
    fitting = entries(book, "once = ?", (once,))
    return fitting[0] if fitting else None


def last_live(book: Book) -> Entry | None:
    """The newest act that counts, but never the first entry."""
    newest = entries(book, f"seq > 1 AND {LIVE}", last=1)
    return newest[0] if newest else None


def last_typed(book: Book) -> Entry | None:
    """The newest act that counts and for which dice were typed; not a dropped one."""
    typed = "SELECT 1 FROM throw WHERE throw.entry = seq AND how = 'typed'"
    acts = f"seq > 1 AND kind <> '{DROP}' AND {LIVE}"
    newest = entries(book, f"{acts} AND EXISTS ({typed})", last=1)
    return newest[0] if newest else None


def newest_of(
    book: Book, kinds: Sequence[str], *, most: int = 200
) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """Acts of these kinds that count, newest first: number, kind, facts.

    They are read in batches: mostly one of the newest is wanted.
    """
    before = None
    while before != 0:
        rows = book.rows(
            "SELECT seq, kind, asked, outcome FROM entry"  # noqa: S608 - a constant
            f" WHERE seq > 1 AND (?1 IS NULL OR seq < ?1) AND {LIVE}"
            " AND kind IN (SELECT value FROM json_each(?2))"
            " ORDER BY seq DESC LIMIT ?3",
            (before, wire.dumps(list(kinds)), most),
        )
        for seq, kind, asked, outcome in rows:
            yield seq, kind, {**wire.loads(asked), **wire.loads(outcome)}
        before = rows[-1][0] if len(rows) == most else 0


def undone(book: Book, most: int) -> list[Entry]:
    """The newest acts that are taken back, the oldest of these first."""
    where = "seq IN (SELECT act FROM undone WHERE undone.undone = 1)"
    return entries(book, where, last=most)


def turned_after(book: Book, seq: int) -> list[tuple[int, bool]]:
    """Acts up to an entry that count now but did not then, or the other way round.

    Each with whether it is taken back now.
    """
    rows = book.rows(
        "SELECT undone.act, undone.undone, coalesce((SELECT mark.undone FROM mark"
        " WHERE mark.act = undone.act AND mark.entry <= ?1"
        " ORDER BY mark.entry DESC LIMIT 1), 0) AS before"
        " FROM undone WHERE undone.act <= ?1 AND undone.entry > ?1"
        " AND undone.undone <> before ORDER BY undone.act",
        (seq,),
    )
    return [(act, bool(undone)) for act, undone, _ in rows]


def live_after(book: Book, seq: int) -> list[Entry]:
    """All acts after an entry that count."""
    return entries(book, f"seq > ? AND {LIVE}", (seq,))


def latest(book: Book, most: int) -> list[Entry]:
    """The newest entries, the oldest of these first."""
    return entries(book, last=most)


def kept_throws(book: Book, kind: str, turn: int) -> list[Throw]:
    """Throws of acts of this kind that were taken back, and not yet used again.

    Only those of the current turn: a later turn is another occasion, and so is the
    same turn of another scenario or battle.
    """
    rows = book.rows(
        # Little is taken back, however many dice are rolled.
        "WITH gone AS (SELECT seq FROM undone CROSS JOIN entry ON seq = act"
        "   WHERE undone = 1 AND throws > 0 AND turn = ?2 AND kind = ?1"
        "  UNION ALL SELECT seq FROM entry"
        "   WHERE throws > 0 AND turn = ?2 AND kind = 'drop'"
        "     AND instr(asked, '\"kind\":\"' || ?1 || '\"'))"
        " SELECT throw.entry, throw.who, throw.why, throw.die, throw.faces"
        " FROM gone CROSS JOIN throw ON throw.entry = gone.seq"
        " WHERE NOT EXISTS (SELECT 1 FROM throw AS again"
        "   WHERE again.origin = throw.entry AND (again.who IS throw.who"
        # A thrower made again has an id of the same name, with the new entry's number.
        "     OR substr(again.who, 1, length(throw.who) + 1) = throw.who || '#'"
        "     OR throw.who GLOB '*#[0-9]*' AND rtrim(again.who, '0123456789')"
        "       = rtrim(throw.who, '0123456789'))"
        "   AND again.why = throw.why AND again.die = throw.die"
        "   AND length(again.faces) - length(replace(again.faces, ' ', ''))"
        "     = length(throw.faces) - length(replace(throw.faces, ' ', '')))"
        " ORDER BY throw.entry, throw.n",
        (kind, turn),
    )
    if not rows:
        return []
    chapters = _chapters(book)
    return [
        Throw(who, why, die, tuple(map(int, faces.split())), "kept", seq)
        for seq, who, why, die, faces in rows
        if chapters.before(seq) == chapters.now
    ]


def first_use(book: Book, subject: str) -> bool:
    """Whether no entry has ever had this id as a subject."""
    return not book.rows("SELECT 1 FROM effect WHERE subject = ? LIMIT 1", (subject,))


def movements(book: Book, account: str, what: str) -> Iterator[Any]:
    """Every transfer that touched an account, oldest first, with its entry."""
    return book.each(
        "SELECT seq, turn, kind, remark, source, target, amount, rule, about"
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        " WHERE (source = ?1 OR target = ?1) AND what = ?2 ORDER BY seq, n",
        (account, what),
    )


def changes_of(book: Book, subject: str, field: str) -> list[Any]:
    """Every value that a field has had, oldest first, with its entry."""
    return book.rows(
        f"SELECT seq, turn, phase, kind, remark, before, after, {UNDONE_BY}"  # noqa: S608 - a constant
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        " WHERE subject = ? AND field = ? ORDER BY seq",
        (subject, field),
    )
