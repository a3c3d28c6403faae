"""Tables that people keep: their cells, their lines, and sums as they are written."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import Misuse
from ledger.rules.common.csv_file import Sheet, read, whole

COINS = {"écus", "écu"}.__contains__
CELLS = st.text(
    st.characters(codec="utf-8", exclude_characters="\0'", exclude_categories=["Cc"]),
    max_size=6,
).map(str.strip)


@pytest.mark.parametrize("between", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_stands_between_cells_is_found_out(between, end):
    """The sign that divides the first line most divides all of them."""
    lines = ("who,for,in", "Anne,bread,3", "", "Bruno,,4")
    text = end.join(line.replace(",", between) for line in lines)
    decimals = {",": ".", ";": ",", "\t": None}[between]
    told = [(2, ["Anne", "bread", "3"]), (4, ["Bruno", "", "4"])]

    assert Sheet(["who", "for", "in"], 1, told, decimals) == read(text)


@given(st.lists(st.lists(CELLS, min_size=2, max_size=2), min_size=1, max_size=5))
def test_what_a_spreadsheet_writes_is_read_back(rows):
    """Quotes, separators and line breaks within a cell belong to the cell."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", quoting=csv.QUOTE_ALL)
    writer.writerows([["a", "b"], *rows])

    assert [row for row in rows if any(row)] == [
        row for _, row in read(out.getvalue()).lines
    ]


def test_lines_are_counted_as_an_editor_does():
    """A cell of two lines, and empty lines before the first, count."""
    text = '\n\nwho,for\nAnne,"two\nlines"\nBruno,one\n'

    assert (read(text).line, [line for line, _ in read(text).lines]) == (3, [4, 6])


def test_the_apostrophe_before_a_formula_is_no_part_of_a_cell():
    """Our own tables have it; one at the beginning of a name stays."""
    assert read("a,b\n'=1+1,'t Hof\n").lines == [(2, ["=1+1", "'t Hof"])]
    assert read("a,b\n''t Hof,\n").lines == [(2, ["'t Hof", ""])]


@pytest.mark.parametrize("text", ['a,b\n"x,y\n', 'a,b\n"x"y,z\n'])
def test_open_quotes_are_refused_with_their_line(text):
    """The line is where the cell begins."""
    with pytest.raises(Misuse) as refused:
        read(text)
    (finding,) = refused.value.facts["findings"]

    assert (finding.code, finding.facts) == ("csv.quotes", (("line", 2),))


@pytest.mark.parametrize("text", ["", "\n\n", ",,\n , ,\n"])
def test_an_empty_table_is_refused(text):
    """There must be something in it."""
    with pytest.raises(Misuse) as refused:
        read(text)

    assert refused.value.key == "csv.empty"


@pytest.mark.parametrize(
    ("typed", "decimals", "amount"),
    [
        ("1200", ",", 1200),
        ("1 200", ",", 1200),
        ("1\u00a0200", None, 1200),
        ("1\u202f200,00", ",", 1200),
        ("1.200,00", None, 1200),
        ("1,200.00", None, 1200),
        ("1.200", ",", 1200),
        ("1,200", ".", 1200),
        ("1,234,567", None, 1234567),
        ("1'200", ",", 1200),
        ("-3", ",", -3),
        ("−3", ",", -3),
        ("3-", ",", -3),
        ("(3)", ",", -3),
        ("+3", ",", 3),
        ("3 écus", ",", 3),
        ("1 écu", ",", 1),
        ("0", ".", 0),
        ("12,0", ".", 12),
    ],
)
def test_sums_are_read_as_spreadsheets_write_them(typed, decimals, amount):
    """Thousands, decimals of nothing, signs and the unit are understood."""
    assert amount == whole(typed, decimals, COINS)


@pytest.mark.parametrize(
    ("typed", "decimals", "key"),
    [
        ("1,200", ",", "csv.unclear"),
        ("1.200", ".", "csv.unclear"),
        ("1,200", None, "csv.unclear"),
        ("12,5", ",", "csv.part"),
        ("0.01", ".", "csv.part"),
        ("1.200,50", None, "csv.part"),
        ("1,20,000", ".", "csv.amount"),
        ("1234,567,000", ".", "csv.amount"),
        ("1.2,3.4", ",", "csv.amount"),
        ("-3-", ",", "csv.amount"),
        ("3 pommes", ",", "csv.amount"),
        ("abc", ",", "csv.amount"),
        ("=A1", ",", "csv.amount"),
        ("1e3", ".", "csv.amount"),
        ("²", ".", "csv.amount"),
        ("9" * 17, ".", "csv.amount"),
    ],
)
def test_what_may_be_another_sum_is_refused(typed, decimals, key):
    """Nothing is guessed, and no part of a coin is dropped."""
    with pytest.raises(Misuse) as refused:
        whole(typed, decimals, COINS)

    assert key == refused.value.key


@given(st.integers(-(10**15), 10**15), st.sampled_from([",", "."]), st.booleans())
def test_every_sum_comes_back(amount, decimals, cents):
    """However it is grouped, a sum with its decimals is read as it was."""
    thousands = {",": ".", ".": ","}[decimals]
    typed = f"{amount:,}".replace(",", thousands) + f"{decimals}00" * cents

    assert amount == whole(typed, decimals, COINS)
