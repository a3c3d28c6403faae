"""What a line costs: as much in a long campaign as in a short one, and nothing twice."""

from __future__ import annotations

from itertools import count

import pytest

from commands.call import Call
from commands.shell.campaign import Open
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
    """So many payments from the bank to Anne and back again."""
    with Book("c.db", write=True) as book, book.writing():
        for number in range(many):
            one, other = ("bank", "player:Anne")[:: 1 if number % 2 else -1]
            asked = {"from": one, "to": other, "amount": 1}
            append(book, Entry("pay", asked, asked, [Transfer("money", 1, one, other)]))


@pytest.fixture
def opened(fief):
    """The campaign behind a prompt."""
    fief()
    call = Call(named("shell"), {}, {"campaign": "c.db", "lang": "en"})
    yield Open(call)
    call.close()


def steps(do, monkeypatch):
    """How many steps SQLite takes for something."""
    counted = count()

    def allow(book, *_, **__):
        book.connection.set_progress_handler(lambda: next(counted) < 0, 1)

    with monkeypatch.context() as patched:
        patched.setattr(Book, "allow", allow)
        do()
    return next(counted)


@pytest.mark.parametrize("line", ["p bru 3", "b mill bour", "d", "u", "s", "?"])
def test_a_line_costs_no_more_in_a_long_campaign(opened, line, monkeypatch):
    """Neither what is done, nor what stands below the prompt, nor what may be done next."""

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


def test_nothing_is_read_again_while_nobody_writes(opened):
    """The state and what may be done are kept; a second program is noticed."""
    opened.offers()
    state, offers = opened.here.state, opened.possible()

    assert (opened.here.state is state, opened.possible() is offers) == (True, True)
    ask("pay", "bank", "Anne", "7")
    assert opened.here.state is not state
    assert opened.here.state.balance("player:Anne", "money") == 2007
    assert opened.possible() is not offers


def test_what_a_line_needs_is_not_loaded_before_the_prompt_is_there(here):
    """No Typer, no rich, and nothing of what reads a line."""
    found = modules("import commands.shell.session, commands.shell.prompt")
    late = {"typer", "rich", "commands.app", "commands.dialogue", "commands.beginnings"}
    late |= {"commands.shell.taking", "commands.shell.completer", "commands.offers"}

    assert "prompt_toolkit" in found
    assert found & late == set()


def test_a_call_that_opens_no_prompt_does_not_load_it(table):
    """It is dear."""
    assert "prompt_toolkit" not in loaded("treasury", "--json")
    assert "prompt_toolkit" not in modules(
        "from commands.lane import main; main(['pay', 'Anne', 'Bruno', '5'])"
    )
