"""What holds for every campaign that is exported, whatever was played."""

from __future__ import annotations

import json
import os
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from commands.handlers.export import tellers
from commands.texts import Words
from commands.texts.books import speech
from ledger.acting import exchange
from ledger.effects import Transfer
from ledger.reading.exports import beancount, csv_tables, flat, hledger, story
from ledger.reading.exports.accounts import Chart
from ledger.reading.exports.calendar import calendar
from ledger.store import rows, tables
from tests.document import faults
from tests.spreadsheet import read, table

if TYPE_CHECKING:
    from ledger.reading.exports.calendar import Clock, Turns
    from ledger.state import State
    from ledger.store.book import Book

HOME = Path(__file__).resolve().parent.parent.parent
SCHEMA = json.loads((HOME / "docs" / "export.schema.json").read_text("utf-8"))
# The columns of a table that the file holds unchanged.
COLUMNS = {
    "transfers": (
        tables.TRANSFERS,
        "entry n turn kind what amount source_id target_id",
    ),
    "accounts": (tables.BALANCES, "account_id what amount"),
    "throws": (tables.THROWS, "entry n turn kind"),
    "marks": (tables.MARKS, "entry act undone"),
    "entries": (
        tables.ENTRIES,
        "entry at turn phase kind cause once remark ruling undone_by",
    ),
}


def keep(book: Book) -> None:
    """Checks the laws of all exports."""
    with tempfile.TemporaryDirectory() as folder:
        _tables_hold_the_file(book, folder)
    _books_balance(book)
    document = json.loads("".join(exchange.lines_out(book)))
    assert faults(document, SCHEMA) == []


def _tables_hold_the_file(book: Book, folder: str) -> None:
    files = csv_tables.write(book, folder, "french", tellers(book))
    game = rows.state_of(book).game
    assert {f"{name}.csv" for name in files} == csv_tables.files(game)
    for name, (question, heads) in COLUMNS.items():
        found = [
            tuple(row[head] for head in heads.split())
            for row in table(os.path.join(folder, f"{name}.csv"), "french")
        ]
        written = [tuple(row[: len(heads.split())]) for row in book.rows(question)]
        assert found == written
    for name, count in files.items():
        heads, lines = read(os.path.join(folder, f"{name}.csv"), "french")
        assert heads == flat.HEADS.get(name, heads)
        assert len(lines) == count
    _balances_are_those_of_now(book, folder)
    _holders_are_those_of_now(book, folder)


def _balances_are_those_of_now(book: Book, folder: str) -> None:
    state = rows.state_of(book)
    lines = table(os.path.join(folder, "balances.csv"), "french")
    now = [line for line in lines if line["turn"] == state.turn]
    assert {(n["account_id"], n["what"]): n["amount"] for n in now} == _flat(state)


def _flat(state: State) -> dict[tuple[str, str], int]:
    return {
        (account, what): amount
        for account, lying in state.balances.items()
        for what, amount in lying.items()
    }


def _holders_are_those_of_now(book: Book, folder: str) -> None:
    state = rows.state_of(book)
    for kind, field in (("territory", "owner"), ("title", "holder")):
        name = {"territory": "territories_held", "title": "titles_held"}[kind]
        lines = table(os.path.join(folder, f"{name}.csv"), "french")
        last = {
            line[f"{kind}_id"]: line[field]
            for line in lines
            if line["to_entry"] is None and str(line[f"{kind}_id"]).startswith(kind)
        }
        names = tables.names(book)
        owned = {
            subject: names.get(owner, owner)
            for subject, facts in state.facts.items()
            if subject.startswith(f"{kind}:")
            and isinstance(owner := facts.get(field), str)
        }
        assert owned == last, (owned, last)


def _books_balance(book: Book) -> None:
    """Each transaction is nothing in all; together they are what lies where."""
    state = rows.state_of(book)
    words = speech(Words("en"), book, state)
    days = calendar(book, real=False, first="1190-03-01")
    for counters in (False, True):
        chart = Chart(book, words, counters=counters)
        for form in (beancount, hledger):
            paths = [form.path(account) for account in chart.purses.values()]
            assert len(set(paths)) == len(paths)
        booked = _booked(book, chart, days, live=False)
        assert booked == _booked(book, chart, days, live=True)
        purses = set(chart.purses.values())
        of_purses = {key: n for key, n in booked.items() if key[1] in purses}
        assert of_purses == _moved(book, chart, days)
        held: Counter[Any] = Counter()
        for (_, account, what), amount in of_purses.items():
            held[account, what] += amount
        assert {key: n for key, n in held.items() if n} == {
            (chart.purses[account], what): amount
            for (account, what), amount in _flat(state).items()
            if _is_booked(chart, account, what)
        }


def _booked(
    book: Book, chart: Chart, days: Turns | Clock, *, live: bool
) -> dict[Any, int]:
    """What is added on each day to each account."""
    sums: Counter[Any] = Counter()
    for one in story.story(book, chart, days, live=live):
        whole: Counter[str] = Counter()
        for (account, what), amount in one.share.postings.items():
            sums[one.day, account, what] += amount
            whole[what] += amount
        assert not any(whole.values())
        assert days.first <= one.day <= days.last
    return {key: amount for key, amount in sums.items() if amount}


def _moved(book: Book, chart: Chart, days: Turns | Clock) -> dict[Any, int]:
    """The same for purses, from the acts that count alone."""
    sums: Counter[Any] = Counter()
    for entry in story.entries(book):
        for one in entry.effects if entry.live else ():
            if isinstance(one, Transfer):
                for account, amount in (
                    (one.target, one.amount),
                    (one.source, -one.amount),
                ):
                    if _is_booked(chart, account, one.what):
                        key = days.day(entry), chart.purses[account], one.what
                        sums[key] += amount
    return {key: amount for key, amount in sums.items() if amount}


def _is_booked(chart: Chart, account: str, what: str) -> bool:
    endless = what == "money" and account in ("bank", "world")
    return what in chart.whats and not endless
