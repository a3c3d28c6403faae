"""A ledger for beancount, sign by sign."""

from __future__ import annotations

import pytest

from ledger.reading.exports.accounts import Account, Chart
from ledger.reading.exports.beancount import (
    commodity,
    currencies,
    lines,
    part,
    path,
    phrase,
    quoted,
)
from ledger.reading.exports.story import Asked
from tests.ledger.reading.exports.speaking import speech
from tests.ledger.reading.journals import pays

ANNE = "player:Anne"
FIRST = "1190-03-01"
WHOLE = """\
option "title" "\\"c\\""
option "operating_currency" "COINS"
1190-03-01 custom "fava-option" "default-page" "income_statement/?interval=day"
1190-03-01 custom "fava-option" "invert-income-liabilities-equity" "true"
1190-03-01 custom "fava-option" "language" "en"
1190-03-01 commodity COINS
  name: "coins"
1190-03-01 commodity OLD_MILL
  name: "a old mill"
1190-03-01 open Assets:Anne
  id: "player:Anne"
  name: "Anne"
1190-03-01 open Assets:Bru--2C-no
  id: "player:Bruno"
  name: "Bru,no"
1190-03-01 open Equity:World
  id: "world"
  name: "world"
1190-03-01 event "turn" "Turn 1"
1190-03-02 event "turn" "Turn 2"

1190-03-01 open Equity:Opening
1190-03-01 * "Anne" "It is new" ^entry-1
  entry: 1
  turn: 1
  Assets:Anne  100 COINS
  Equity:Opening  -100 COINS

1190-03-01 open Income:Bru--2C-no:Pay:Tax:Mills
1190-03-01 ! "Bru,no" "It is pay" ^entry-2
  entry: 2
  turn: 1
  rule: "R1"
  Assets:Bru--2C-no  30 COINS
  Income:Bru--2C-no:Pay:Tax:Mills  -30 COINS

1190-03-01 open Expenses:Anne:Pay:Tax:Mills
1190-03-01 ! "Anne" "It is pay" ^entry-2
  entry: 2
  turn: 1
  rule: "R1"
  Assets:Anne  -30 COINS
  Expenses:Anne:Pay:Tax:Mills  30 COINS

1190-03-01 * "It is buy" ^entry-3
  entry: 3
  turn: 1
  Assets:Anne  2 OLD_MILL
  Equity:World  -2 OLD_MILL

1190-03-01 * "Bru,no" "It is undo" ^entry-5 ^entry-2
  entry: 5
  turn: 1
  undoes: 2
  rule: "R1"
  Assets:Bru--2C-no  -30 COINS
  Income:Bru--2C-no:Pay:Tax:Mills  30 COINS

1190-03-01 * "Anne" "It is undo" ^entry-5 ^entry-2
  entry: 5
  turn: 1
  undoes: 2
  rule: "R1"
  Assets:Anne  30 COINS
  Expenses:Anne:Pay:Tax:Mills  -30 COINS

; Now
1190-03-03 balance Assets:Anne  100 COINS
1190-03-03 balance Assets:Anne  2 OLD_MILL
1190-03-03 balance Assets:Bru--2C-no  0 COINS
1190-03-03 balance Equity:World  -2 OLD_MILL
"""


@pytest.fixture
def table(journal):
    """A payment by a rule that is taken back a turn later, and two old mills."""
    made = journal("Anne", "Bruno", Anne=100)
    made.write("pay", pays(ANNE, "player:Bruno", 30, "R1"))
    made.write("buy", pays("world", ANNE, 2, what="old mill"))
    made.next_turn()
    made.undo(2)
    made.put("player:Bruno", name="Bru,no")
    return made


def text_of(table, words, **asked):
    """The ledger of a campaign."""
    return "".join(lines(table.book, words, Asked(first=FIRST, **asked)))


def test_a_ledger_is_this_text(table):
    """Causes are opened where they are first met, purses at the beginning."""
    assert text_of(table, speech(title='"c"'), counters=True) == WHOLE


def test_a_ledger_may_be_asked_for_less(table):
    """Live, it has no undone act; without counters, no mill; real days are real."""
    text = text_of(table, speech(), live=True)
    assert "entry-2" not in text
    assert "MILL" not in text
    assert "\n2026-03-01 * " in text_of(table, speech(), real=True)
    assert 'event "turn"' not in text_of(table, speech(), real=True)


def test_a_balance_has_those_of_all_accounts_below_it(journal):
    """So the program compares them: a player's with what is set aside by the player."""
    table = journal("Anne", Anne=100)
    table.put("lord:Eric", name="Eric")
    table.write(
        "set aside",
        pays("bank", "escrow/player:Anne", 5),
        pays("bank", "escrow/lord:Eric", 7),
    )

    assert text_of(table, speech()).split("; Now\n")[1] == (
        "1190-03-02 balance Assets:Anne  105 COINS\n"
        "1190-03-02 balance Assets:Anne:Set-aside  5 COINS\n"
        "1190-03-02 balance Assets:Eric:Set-aside  7 COINS\n"
    )


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Anne", "Anne"),
        ("Élise", "Élise"),
        ("3 Kings", "3-Kings"),
        ("a b", "X---a-b"),
        ("A  b", "A--20--b"),
        ("A ", "A--20-"),
        ("A-b-", "A--b--2D-"),
        ("A -b", "A--20---b"),
        ("A-41 b", "A--2D-41-b"),
        ("A-41", "A--41"),
        ("A-41b", "A--41b"),
        ("A-b c", "A--b-c"),
        ("L'É", "L--27-É"),
        (" A", "X----A"),
        ("'A", "X-----27-A"),
        ("Ⅷ", "X-----2167-"),
        ("", "X---"),
    ],
)
def test_a_name_is_written_with_letters_digits_and_hyphens(name, written):
    """A capital or a digit begins it."""
    assert part(name) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Mill income", "Mill-income"),
        ("  Big: (new) tax ", "Big-new-tax"),
        ("revenu d’un moulin", "X---revenu-d-un-moulin"),
        ("!", "X---"),
    ],
)
def test_words_of_ours_have_hyphens_for_all_that_is_no_letter(text, written):
    """Nobody needs to read them back."""
    assert phrase(text) == written


def test_a_path_has_names_and_causes_below_its_root():
    """A name keeps all its signs, a cause loses some."""
    account = Account("Income", ("A'b",), ("Big: tax", "X"))

    assert path(account) == "Income:A--27-b:Big-tax:X"
    assert path(Account("Equity")) == "Equity"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a", '"a"'),
        ('a "b" \\ c', '"a \\"b\\" \\\\ c"'),
        ("a\nb\x07c\u2028d\u2029e\u200df", '"a b c d e\u200df"'),
    ],
    ids=ascii,
)
def test_a_text_is_quoted_and_on_one_line(text, written):
    """Quotes and backslashes are escaped; what breaks a line is a space."""
    assert quoted(text) == written


def test_a_commodity_is_written_with_capitals():
    """What is no plain letter or digit is an underscore."""
    assert commodity("old mill-2é") == "OLD_MILL_2_"


@pytest.mark.parametrize(
    ("unit", "written"),
    [
        ("coins", "COINS"),
        ("écus", "ECUS"),
        ("gold pieces", "MONEY"),
        ("£", "MONEY"),
        ("x", "MONEY"),
        ("mill", "MONEY"),
    ],
)
def test_money_is_written_by_its_unit_if_that_can_be_a_currency(table, unit, written):
    """Without accents; a word that another commodity has already is no unit."""
    table.write("buy", pays("world", ANNE, 2, what="mill"))
    chart = Chart(table.book, speech(unit=unit), counters=True)

    assert currencies(chart) == {
        "money": written,
        "mill": "MILL",
        "old mill": "OLD_MILL",
    }
