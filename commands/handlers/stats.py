"""Statistics over many files: each is read, and those that cannot be are told."""

from __future__ import annotations

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
    from ledger.rules.game import warning

    result: Any = summed(call, files)
    left_out = result["left_out"]
    told = {"ok": result["ok"], "left_out": left_out}
    shape = Shape(form_of(form, file, STATS), file, force=force)
    facts, shown = put([document(result, call.words)], result, shape)
    if shown is None:
        facts |= told
    # A table for a spreadsheet has no room for them.
    untold = left_out if shown is not None and shape.form == "csv" else []
    return facts, None, [warning("stats.left_out", **one) for one in untold], shown


def summed(call: Call, files: Sequence[str]) -> dict[str, Any]:
    """All files added up; `ok` where each of them is counted, here or in a copy."""
    from ledger.reading.stats.states import COUNTED_ELSEWHERE
    from ledger.reading.stats.sums import stats as added

    evenings, left_out = _read(call, files)
    ok = all(one["code"] in COUNTED_ELSEWHERE for one in left_out)
    return {**added(evenings), "ok": ok, "left_out": left_out}


def _read(
    call: Call, files: Sequence[str]
) -> tuple[list[Evening], list[dict[str, Any]]]:
    """The evening of each campaign, and the files left out, each with the reason."""
    from commands.texts import refusing
    from commands.texts.stats import AGAIN
    from ledger.errors import Refusal
    from ledger.reading.stats.states import apart

    evenings, left_out = [], []
    for path in files:
        try:
            evenings.append(_evening(call, path))
        except Refusal as refusal:
            message, _ = refusing.refused(call.words, refusal)
            left_out.append({"file": path, "code": refusal.code, "message": message})
    counted, again = apart(evenings)
    for one in again:
        message = call.words.say(AGAIN[one.how], of=one.of)
        left_out.append({"file": one.file, "code": one.how, "message": message})
    return counted, left_out


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
