"""Long journals are told line by line, and printed once they are complete."""

from __future__ import annotations

import io
import sqlite3
import tracemalloc
from contextlib import redirect_stdout
from itertools import count, islice
from threading import Event, Thread

import pytest

from commands import long_answers, spool
from commands.handlers.why import spoken
from commands.main import main
from commands.reports import making
from ledger.acting import given
from ledger.effects import Change, Transfer
from ledger.journal import Entry
from ledger.reading.why import why
from ledger.store import entries
from ledger.store.append import append
from ledger.store.book import Book
from ledger.store.rows import fact
from tests.face import ask, intendant

FORMS = ["text", "md", "html", "json"]
LONG = 300


@pytest.fixture
def long(here):
    """A campaign with many payments."""
    ask("new", "c.db", "--players", "Anne,Bruno")
    more(LONG)


def more(many):
    """Makes a number of payments to Anne, each with thanks."""
    asked = {"from": "bank", "to": "player:Anne", "amount": 1}
    paid = Transfer("money", 1, "bank", "player:Anne")
    with Book("c.db", write=True) as book, book.writing():
        thanks = fact(book, "player:Anne", "thanks") or 0
        for before in range(thanks, thanks + many):
            thanked = Change("player:Anne", "thanks", before or None, before + 1)
            append(book, Entry("pay", asked, asked, [paid, thanked]))


class Counted(Entry):
    """An entry that is counted while it exists, and so are its veiled copies."""

    alive = most = 0

    def __new__(cls, *fields, **named):
        return cls._counted(super().__new__(cls, *fields, **named))

    @classmethod
    def _make(cls, fields):
        return cls._counted(tuple.__new__(cls, fields))

    @classmethod
    def _counted(cls, made):
        Counted.alive += 1
        Counted.most = max(Counted.most, Counted.alive)
        return made

    def __del__(self):
        Counted.alive -= 1


@pytest.mark.parametrize(
    "words",
    [
        ("log",),
        ("log", "--json"),
        ("since", "--player", "Bruno"),
        ("why", "money", "Anne"),
        ("why", "money", "bank", "--json"),
        ("why", "Anne.thanks", "--json"),
        ("report", "--json"),
        ("report", "--format", "html", "-o", "r.html"),
        *(("report", "--format", form) for form in FORMS),
    ],
    ids=" ".join,
)
def test_entries_are_read_one_after_the_other(long, monkeypatch, words):
    """Few of them exist at once, and all of them are told."""
    made = entries._entry
    monkeypatch.setattr(Counted, "most", 0)
    monkeypatch.setattr(long_answers, "FEW", 10)
    monkeypatch.setattr(entries, "_entry", lambda *row: Counted(**made(*row)._asdict()))
    said = intendant(*words)

    assert (said.status, said.err) == (0, "")
    assert "-o" in words or said.out.count(" to Anne") == LONG
    assert Counted.most in range(1, 5)


@pytest.mark.parametrize(
    "words",
    [("statement", "Anne"), ("statement", "Anne", "--json"), ("export", "json")],
    ids=" ".join,
)
def test_four_times_as_many_lines_need_no_more_room(long, monkeypatch, words):
    """The lines go through a file, one part at a time."""
    monkeypatch.setattr(spool, "IN_MEMORY", 1000)
    monkeypatch.setattr(long_answers, "FEW", 10)
    monkeypatch.setattr(spool.Spool, "pour", lambda *_: None)

    def room():
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        intendant(*words)
        return tracemalloc.get_traced_memory()[1] - before

    tracemalloc.start()
    try:
        intendant(*words)
        some = room()
        more(3 * LONG)
        many = room()
    finally:
        tracemalloc.stop()

    assert many < some * 2


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (("money", "Anne", "--last", "2"), 2),
        (("money", "bank", "--last", "0"), 0),
        (("Anne.thanks", "--last", "3"), 3),
        (("Anne",), 4),
    ],
    ids=str,
)
def test_of_the_reasons_only_those_are_fetched_that_are_shown(
    long, monkeypatch, words, lines
):
    """The number of rows is the same for a long journal as for a short one."""
    fetched = []
    every, each = Book.rows, Book.each

    def counted(rows):
        for row in rows:
            fetched.append(row)
            yield row

    monkeypatch.setattr(Book, "rows", lambda *asked: list(counted(every(*asked))))
    monkeypatch.setattr(Book, "each", lambda *asked: counted(each(*asked)))
    told, many = [], []
    for payments in (0, 3 * LONG):
        more(payments)
        fetched.clear()
        told.append(len(ask("why", *words)["lines"]))
        many.append(len(fetched))

    assert (told, many[1]) == ([lines, lines], many[0])


@pytest.mark.parametrize("asked", [["money", "Anne"], ["Anne.thanks"]], ids=" ".join)
def test_a_reason_is_fetched_when_its_line_is_told(long, monkeypatch, asked):
    """The reasons after it are still unread."""
    fetched = []
    each = Book.each

    def counted(*question):
        for row in each(*question):
            fetched.append(row)
            yield row

    with Book("c.db") as book:
        answer = why(book, asked, spoken("free"))
        monkeypatch.setattr(Book, "each", counted)
        told = [one.line["entry"] for one in islice(answer.lines, 2)]

    assert told == [LONG + 1, LONG]
    assert len(fetched) in (2, 3)


def test_whoever_reads_a_long_answer_keeps_nobody_from_writing(long, monkeypatch):
    """When the first line is printed, everything has been read."""
    pour = spool.Spool.pour

    def poured(self, stream):
        with Book("c.db", write=True, patience=0) as book, book.writing():
            append(book, Entry("note", {}, {}, remark="meanwhile"))
        pour(self, stream)

    monkeypatch.setattr(spool.Spool, "pour", poured)
    said = intendant("log", "--json")

    assert (said.status, len(said.json["result"]["entries"])) == (0, LONG + 1)
    assert len(ask("log")["entries"]) == LONG + 2


@pytest.mark.parametrize("words", [("log",), ("why", "money", "bank")], ids=" ".join)
def test_a_long_table_is_made_once_and_is_as_wide_as_it_must(long, monkeypatch, words):
    """The same is printed as of a short one; its entries are read once."""
    read, made = [], entries._entry
    short = intendant(*words)
    monkeypatch.setattr(long_answers, "FEW", 10)
    monkeypatch.setattr(spool, "IN_MEMORY", 1000)
    monkeypatch.setattr(entries, "_entry", lambda *row: read.append(1) or made(*row))

    assert intendant(*words) == short
    assert len(read) < LONG + 20  # it looks first whether there are many


@pytest.mark.parametrize("words", [("log",), ("report",), ("report", "--format", "md")])
def test_a_fault_in_the_middle_is_told_alone(long, monkeypatch, words):
    """None of the lines before it is printed."""
    monkeypatch.setattr(long_answers, "FEW", 10)
    with sqlite3.connect("c.db") as file:
        file.execute("DROP TRIGGER entry_update")
        file.execute("UPDATE entry SET outcome = '{' WHERE seq = 200")
    file.close()
    said = intendant(*words)

    assert (said.status, said.out) == (3, "")
    assert said.err.startswith("error: ")


@pytest.mark.parametrize("words", [("--format", "pdf"), ("--template", "t.j2")])
def test_a_pdf_and_a_template_have_a_limit(long, here, monkeypatch, words):
    """The refusal names forms without a limit."""
    monkeypatch.setattr(making, "MOST", LONG)
    monkeypatch.setattr(making, "MOST_PAGES", LONG)
    (here / "t.j2").write_text("{{ report.entries }}", "utf-8")
    said = intendant("report", *words, "-o", "r", "--json")

    message = f"{LONG + 1} entries at once is too many for a PDF or a template: {LONG} at most"
    assert (said.status, said.refusal["message"]) == (1, message)
    assert "HTML and JSON have no limit" in said.refusal["hint"]


class Unread(io.RawIOBase):
    """A stream that keeps nothing."""

    def writable(self):
        """The stream accepts everything."""
        return True

    def write(self, part):
        """Everything is taken."""
        return len(part)


@pytest.mark.parametrize("words", [(), ("--json",), ("--keep-going",)], ids=str)
def test_a_script_ten_times_as_long_needs_no_more_room(here, monkeypatch, words):
    """Memory stays the same, whether lines are written together or one by one."""
    ask("new", "c.db", "--players", "Anne,Bruno")
    monkeypatch.setattr(spool, "IN_MEMORY", 1000)
    monkeypatch.setattr(spool.Spool, "pour", lambda *_: None)
    monkeypatch.setattr(given, "MOST_SCRIPT", 300_000)  # space is set aside beforehand
    unread = io.TextIOWrapper(Unread())

    def room(lines):
        script = "pay bank Anne 1 --for thanks\nroll 2d6\ntreasury\n" * (lines // 3)
        (here / "script").write_text(script, "utf-8")
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        with redirect_stdout(unread):
            assert main(["run", "script", *words]) == 0
        return tracemalloc.get_traced_memory()[1] - before

    tracemalloc.start()
    try:
        room(15)
        # Twice each: now and then the interpreter itself enlarges a table of its own.
        some, many = (min(room(lines), room(lines)) for lines in (30, 300))
    finally:
        tracemalloc.stop()

    assert many < some * 1.5


def test_a_throw_looks_at_what_was_taken_back_and_not_at_all_throws_of_its_turn(here):
    """The hundredth roll of an evening is as quick as the tenth."""
    ask("new", "c.db", "--players", "Anne,Bruno")

    def steps(throws):
        intendant("run", "-", stdin="roll 2d6\n" * throws)
        ask("undo")
        with Book("c.db") as book:
            asked, counted = [], count()
            book.connection.set_trace_callback(asked.append)
            (kept,) = entries.kept_throws(book, "roll", 1)
            book.connection.set_trace_callback(None)
            (question,) = [one for one in asked if "FROM gone" in one]
            book.connection.set_progress_handler(lambda: next(counted) < 0, 1)
            book.connection.execute(question).fetchall()
            book.connection.set_progress_handler(None, 1)
        ask("redo")
        return next(counted), kept.origin

    (some, first), (many, last) = steps(10), steps(90)
    assert (first, last) == (11, 103)
    assert many < some * 1.5


class Reader(io.BytesIO):
    """A reader of a stream, who counts what was read, or has gone."""

    def __init__(self, *, gone=False):
        super().__init__()
        self.buffer, self.gone, self.read_some = self, gone, Event()

    def write(self, part):
        """Reads a part."""
        if self.gone:
            raise BrokenPipeError
        self.read_some.set()
        return super().write(part)


def test_a_long_answer_is_poured_while_it_is_made():
    """The first part is read before the last is made; in the end all of it is."""
    reader = Reader()
    with spool.Shared() as shared:
        pouring = Thread(target=shared.pour, args=(reader,))
        pouring.start()
        shared.write(b"first ")
        assert reader.read_some.wait(60)
        shared.write(b"last")
        shared.end()
        pouring.join()
        assert reader.getvalue() == b"first last"


def test_what_nobody_reads_is_made_no_further():
    """The reader has seen enough and has left."""
    with spool.Shared() as shared:
        shared.write(b"first")
        with pytest.raises(BrokenPipeError):
            shared.pour(Reader(gone=True))
        with pytest.raises(spool.Left):
            shared.write(b"more")
