"""What holds for every campaign that is exported, whatever was played."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from commands.handlers.export import tellers
from ledger.acting import exchange
from ledger.reading.exports import csv_tables, flat, story
from ledger.reading.exports.story import Checked
from ledger.state import State
from ledger.store import rows, tables
from tests.document import faults
from tests.spreadsheet import read, table

if TYPE_CHECKING:
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
    for live in (False, True):
        _every_statement_adds_up(book, live=live)
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


def _every_statement_adds_up(book: Book, *, live: bool) -> None:
    state = State()
    for told in story.story(book, live=live):
        if not isinstance(told, Checked):
            state.apply(told.transfers)
            continue
        for (account, what), amount in told.held.items():
            assert state.balance(account, what) == amount
    assert state.balances == rows.state_of(book).balances
