"""The cost of a line: the same in long campaigns as in short ones, nothing twice."""

from __future__ import annotations

import os
import shutil
from itertools import count

import pytest
from prompt_toolkit.document import Document

from commands.call import Call
from commands.shell.campaign import Open
from commands.shell.completer import Fitting
from commands.shell.taking import take
from commands.shell.toolbar import toolbar
from ledger.effects import Transfer
from ledger.grammar import named
from ledger.journal import Entry
from ledger.store.append import append
from ledger.store.book import Book
from tests.commands.test_imports import loaded, modules
from tests.face import ask


def paid(many):
    """Makes a number of payments from the bank to Anne and back again."""
    with Book("c.db", write=True) as book, book.writing():
        for number in range(many):
            one, other = ("bank", "player:Anne")[:: 1 if number % 2 else -1]
            asked = {"from": one, "to": other, "amount": 1}
            append(book, Entry("pay", asked, asked, [Transfer("money", 1, one, other)]))


@pytest.fixture
def opened(fief):
    """The campaign of a prompt."""
    fief()
    call = Call(named("shell"), {}, {"campaign": "c.db", "lang": "en"})
    yield Open(call)
    call.close()


def steps(do, monkeypatch):
    """The number of steps that SQLite takes for a call."""
    counted = count()

    def allow(book, *_, **__):
        book.connection.set_progress_handler(lambda: next(counted) < 0, 1)

    with monkeypatch.context() as patched:
        patched.setattr(Book, "allow", allow)
        do()
    return next(counted)


@pytest.mark.parametrize("line", ["p bru 3", "b mill bour", "d", "u", "s", "?"])
def test_a_line_costs_no_more_in_a_long_campaign(opened, line, monkeypatch):
    """Neither an act, the toolbar nor the menu costs more in a long campaign."""

    def typed():
        take(line, opened)
        toolbar(opened)
        opened.offers()

    paid(20)
    some = steps(typed, monkeypatch)
    paid(2000)
    many = steps(typed, monkeypatch)

    assert some > 500
    assert many < some * 1.5


@pytest.mark.parametrize("line", ["", "b ", "b mill ", "m ", "p ", "w ", "pay --"])
def test_tab_costs_no_more_in_a_long_campaign(opened, line, monkeypatch):
    """The first Tab costs no more either, before the menu is known."""

    def offered():
        fits = Fitting(Open(opened.spoken))
        assert list(fits.get_completions(Document(line), None))

    paid(20)
    some = steps(offered, monkeypatch)
    paid(2000)
    many = steps(offered, monkeypatch)

    assert some > 50
    assert many < some * 1.5


def test_nothing_is_read_again_while_nobody_writes(opened):
    """The state and the menu are kept, but another program's entries are noticed."""
    opened.offers()
    state, offers = opened.context.state, opened.possible()

    assert (opened.context.state is state, opened.possible() is offers) == (True, True)
    ask("pay", "bank", "Anne", "7")
    assert opened.context.state is not state
    assert opened.context.state.balance("player:Anne", "money") == 2007
    assert opened.possible() is not offers


def test_what_another_program_takes_back_is_not_believed_any_more(opened):
    """After another program's undo, state, toolbar and completions are up to date."""
    ask("fief", "done", "Anne")
    shown = toolbar(opened)
    state = opened.context.state
    offers = opened.offers()

    ask("undo")

    assert "▶ Anne" in toolbar(opened)
    assert "▶ Anne" not in shown
    assert opened.context.state is not state
    assert opened.offers() is not offers


def test_the_state_is_not_read_again_for_each_key(opened):
    """The toolbar is drawn for each key, but only looks for the newest entry."""
    toolbar(opened)
    asked = []
    opened.book.connection.set_trace_callback(asked.append)
    toolbar(opened)
    opened.book.connection.set_trace_callback(None)

    assert any("FROM entry" in one for one in asked)
    assert not any("FROM balance" in one for one in asked)


def test_a_file_that_takes_the_place_of_another_is_read(opened, capsys):
    """Lines typed later are written to the new file, not to one without a name."""
    toolbar(opened)
    shutil.copy("c.db", "other.db")
    ask("pay", "bank", "Anne", "7", "-c", "other.db")
    os.replace("other.db", "c.db")

    assert opened.context.state.balance("player:Anne", "money") == 2007
    take("p bru 3", opened)
    assert "Anne" in capsys.readouterr().out
    assert ask("treasury", "Anne")["accounts"][0]["money"] == 2004


def test_a_file_that_is_gone_is_missed_and_found_again(opened, capsys):
    """No entry is lost in a deleted file, and the prompt stays open."""
    toolbar(opened)
    os.rename("c.db", "away.db")

    take("p bru 3", opened)
    told = capsys.readouterr()
    assert "c.db" in told.err
    assert "c.db" in toolbar(opened)
    os.rename("away.db", "c.db")
    take("p bru 3", opened)
    assert ask("treasury", "Anne")["accounts"][0]["money"] == 1997


def test_what_a_line_needs_is_not_loaded_before_the_prompt_is_there(here):
    """Before the prompt, neither Typer, rich nor the reader of lines is loaded."""
    first = ("session", "campaign", "prompt")
    found = modules("; ".join(f"import commands.shell.{one}" for one in first))
    late = {"typer", "rich", "commands.app", "commands.dialogue", "commands.beginnings"}
    late |= {"commands.shell.taking", "commands.shell.completer", "commands.offers"}
    late |= {"commands.shell.toolbar", "commands.texts", "commands.offering"}

    assert "prompt_toolkit" in found
    assert found & late == set()


def test_a_call_that_opens_no_prompt_does_not_load_it(table):
    """The prompt takes long to load."""
    assert "prompt_toolkit" not in loaded("treasury", "--json")
    assert "prompt_toolkit" not in modules(
        "from commands.main import main; main(['pay', 'Anne', 'Bruno', '5'])"
    )
