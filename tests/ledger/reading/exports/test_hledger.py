"""A journal for hledger, sign by sign."""

from __future__ import annotations

import pytest

from ledger.reading.exports.accounts import Account, Chart
from ledger.reading.exports.hledger import (
    commodity,
    currencies,
    escaped,
    lines,
    name,
    part,
    path,
    payee_of,
    phrase,
    sentence,
    value,
)
from ledger.reading.exports.story import Asked
from tests.ledger.reading.exports.speaking import speech
from tests.ledger.reading.journals import pays

ANNE = "player:Anne"
FIRST = "1190-03-01"
WHOLE = """\
; c%3Bd
commodity coins
commodity "old mill"
account Assets:Anne  ; id:player:Anne, name:Anne
account Assets:Bru,no  ; id:player:Bruno, name:Bru%2Cno
account Equity:World  ; id:world, name:world

account Equity:Opening
1190-03-01 (1) Anne | It is new
    ; entry:1, turn:1
    Assets:Anne  100 coins
    Equity:Opening  -100 coins

account Income:Bru,no:Pay:Tax:Mills
1190-03-01 ! (2) Bru,no | It is pay
    ; entry:2, turn:1, rule:R1
    Assets:Bru,no  30 coins
    Income:Bru,no:Pay:Tax:Mills  -30 coins

account Expenses:Anne:Pay:Tax:Mills
1190-03-01 ! (2) Anne | It is pay
    ; entry:2, turn:1, rule:R1
    Assets:Anne  -30 coins
    Expenses:Anne:Pay:Tax:Mills  30 coins

1190-03-01 (3) It is buy
    ; entry:3, turn:1
    Assets:Anne  2 "old mill"
    Equity:World  -2 "old mill"

1190-03-01 (5) Bru,no | It is undo
    ; entry:5, turn:1, undoes:2, rule:R1
    Assets:Bru,no  -30 coins
    Income:Bru,no:Pay:Tax:Mills  30 coins

1190-03-01 (5) Anne | It is undo
    ; entry:5, turn:1, undoes:2, rule:R1
    Assets:Anne  30 coins
    Expenses:Anne:Pay:Tax:Mills  -30 coins

1190-03-02 Now %3B
    Assets:Anne  0 coins = 100 coins
    Assets:Anne  0 "old mill" = 2 "old mill"
    Assets:Bru,no  0 coins = 0 coins
    Equity:World  0 "old mill" = -2 "old mill"
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
    """The journal of a campaign."""
    return "".join(lines(table.book, words, Asked(first=FIRST, **asked)))


def test_a_journal_is_this_text(table):
    """Causes are declared where they are first met, purses at the beginning."""
    words = speech(title="c;d", now="Now ;")

    assert text_of(table, words, counters=True) == WHOLE


def test_a_journal_may_be_asked_for_less(table):
    """Live, it has no undone act; without counters, no mill; real days are real."""
    text = text_of(table, speech(), live=True)
    assert "(2)" not in text
    assert "mill" not in text
    assert "\n2026-03-01 (1) " in text_of(table, speech(), real=True)


def test_where_nothing_lies_nothing_is_asserted(journal):
    """There is no heading over nothing either."""
    table = journal("Anne")

    assert text_of(table, speech()) == "; c\ncommodity coins\n"


@pytest.mark.parametrize(
    ("text", "signs", "written"),
    [
        ("Anne", ";", "Anne"),
        ("a;b", ";", "a%3Bb"),
        ("a;b", ",", "a;b"),
        ("é;ü", ",", "é;ü"),
        ("a\tb", "", "a%09b"),
        ("a\u2028b\u200db\u00a0\u202f c", "", "a%E2%80%A8b%E2%80%8Db\u00a0\u202f c"),
        ("%3b 100 % %4 %4g", "", "%253b 100 % %4 %4g"),
    ],
    ids=ascii,
)
def test_signs_with_a_meaning_and_unseen_ones_are_written_as_in_urls(
    text, signs, written
):
    """So is a % that could be read as such; spaces stay as they are."""
    assert escaped(text, signs) == written


@pytest.mark.parametrize(
    ("of", "text", "written"),
    [
        (part, " a  b ", "%20a %20b%20"),
        (part, "a:b;c,d|e", "a%3Ab%3Bc,d|e"),
        (part, "a\u00a0b\u202fc", "a%C2%A0b%E2%80%AFc"),
        (phrase, " a\u00a0b  c:d ", "a b c%3Ad"),
        (sentence, "Gold \t; Gauvain;", "Gold – Gauvain%3B"),
        (sentence, "a, b | c: d", "a, b | c: d"),
        (payee_of, "a;b|c,d", "a%3Bb%7Cc,d"),
        (name, "a,b;c", "a%2Cb;c"),
        (value, "[a],b;", "%5Ba%5D%2Cb;"),
        (commodity, "mill", "mill"),
        (commodity, "old mill", '"old mill"'),
        (commodity, "mill2", '"mill2"'),
        (commodity, 'a"b;c', '"a%22b%3Bc"'),
    ],
)
def test_each_place_has_signs_that_would_end_it(of, text, written):
    """They are escaped there, and left alone elsewhere."""
    assert of(text) == written


def test_a_path_has_names_and_causes_below_its_root():
    """Names keep all their spaces, words of ours have plain ones."""
    account = Account("Income", ("a  b",), ("Big  tax", "x:y"))

    assert path(account) == "Income:a %20b:Big tax:x%3Ay"
    assert path(Account("Equity")) == "Equity"


@pytest.mark.parametrize(
    ("unit", "written"),
    [
        ("coins", "coins"),
        ("écus", "écus"),
        ("gold pieces", "money"),
        ("£", "money"),
        ("mill", "money"),
        ("", "money"),
    ],
)
def test_money_is_written_by_its_unit_if_that_is_one_word(table, unit, written):
    """A word that another commodity has already is no unit."""
    table.write("buy", pays("world", ANNE, 2, what="mill"))
    chart = Chart(table.book, speech(unit=unit), counters=True)

    assert currencies(chart) == {
        "money": written,
        "mill": "mill",
        "old mill": '"old mill"',
    }
