"""Statistics over many files: each is read, and those that cannot be are told."""

from __future__ import annotations

COPIED = "copy"  # the code of a file that has been counted under another name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from commands.call import Call, Result
    from ledger.reading.stats.evening import Evening


def stats(
    call: Call, files: Sequence[str], form: str | None, file: str | None, force: bool
) -> Result:
    """The statistics, or the file they were written to."""
    from commands.reports.making import STATS, Shape, form_of, put
    from commands.stats import document
    from ledger.reading.stats.sums import stats as added

    evenings, left_out = _read(call, files)
    told = {
        "ok": all(one["code"] == COPIED for one in left_out),
        "left_out": left_out,
    }
    result: Any = {**added(evenings), **told}
    shape = Shape(form_of(form, file, STATS), file, force=force)
    facts, shown = put([document(result, call.words)], result, shape)
    if shown is None:
        facts |= told
    return facts, None, [], shown


def _read(
    call: Call, files: Sequence[str]
) -> tuple[list[Evening], list[dict[str, Any]]]:
    """The evenings of all files, and those left out, each with the reason."""
    from commands.texts import refusing
    from commands.texts.stats import COPY
    from ledger.errors import Refusal

    evenings: dict[str, Evening] = {}
    left_out = []
    for path in files:
        try:
            read = _evening(call, path)
        except Refusal as refusal:
            message, _ = refusing.refused(call.words, refusal)
            left_out.append({"file": path, "code": refusal.code, "message": message})
            continue
        first = evenings.setdefault(read.head, read)
        if first is not read:
            message = call.words.say(COPY, of=first.file)
            left_out.append({"file": path, "code": COPIED, "message": message})
    return [*evenings.values()], left_out


def _evening(call: Call, path: str) -> Evening:
    from commands.call import patience
    from commands.handlers.damage import refuse_damaged
    from ledger.reading.stats.evening import evening
    from ledger.store.book import Book
    from ledger.store.trouble import DAMAGE

    with Book(path, patience=patience()) as book:
        try:
            return evening(book)
        except DAMAGE:
            refuse_damaged(call, book)
            raise
