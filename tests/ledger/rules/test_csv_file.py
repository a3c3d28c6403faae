"""Tables that people keep: their cells, their lines, and sums as they are written."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import Misuse
from ledger.journal import Finding
from ledger.rules.common.csv_file import (
    Sheet,
    fault,
    look_at_date,
    read,
    refused,
    whole,
)

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
    with pytest.raises(Misuse) as caught:
        read(text)
    (finding,) = caught.value.facts["findings"]

    assert (finding.code, finding.facts) == ("csv.quotes", (("line", 2),))


@pytest.mark.parametrize("text", ["", "\n\n", ",,\n , ,\n"])
def test_an_empty_table_is_refused(text):
    """There must be something in it."""
    with pytest.raises(Misuse) as caught:
        read(text)

    assert (caught.value.code, caught.value.key) == ("usage", "csv.empty")


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
    with pytest.raises(Misuse) as caught:
        whole(typed, decimals, COINS)

    assert (caught.value.code, caught.value.key) == ("usage", key)
    assert caught.value.facts == {"amount": typed}


@given(st.integers(-(10**15), 10**15), st.sampled_from([",", "."]), st.booleans())
def test_every_sum_comes_back(amount, decimals, cents):
    """However it is grouped, a sum with its decimals is read as it was."""
    thousands = {",": ".", ".": ","}[decimals]
    typed = f"{amount:,}".replace(",", thousands) + f"{decimals}00" * cents

    assert amount == whole(typed, decimals, COINS)


@pytest.mark.parametrize("sign", ";,\t|")
@pytest.mark.parametrize("first", ["sep={}", '"sep={}"', "SEP={};;"])
def test_the_first_line_may_say_what_stands_between_cells(sign, first):
    """It counts as a line, and is none of the table."""
    text = f"{first.format(sign)}\na{sign}b\n\n1{sign}2\n"
    decimals = {";": ",", ",": "."}.get(sign)
    assert read(text) == Sheet(["a", "b"], 2, [(4, ["1", "2"])], decimals)


def test_open_quotes_after_a_first_line_are_refused_with_their_line():
    """It counts there, too."""
    with pytest.raises(Misuse) as caught:
        read('sep=;\na;b\n1;2\n"x;3\n')
    (finding,) = caught.value.facts["findings"]

    assert finding == Finding("csv.quotes", "", (("line", 4),))
    assert (caught.value.code, caught.value.key) == ("usage", "file.faults")


def test_signs_in_quotes_stand_between_no_cells():
    """Neither do those of an empty line before the first."""
    assert read('  \n"a;b;c",d\n1,2\n').heads == ["a;b;c", "d"]
    assert read("a\n1\n") == Sheet(["a"], 1, [(2, ["1"])], ",")


@pytest.mark.parametrize("guarded", "=+-@'＝＋－＠")
def test_only_a_formula_is_guarded_by_an_apostrophe(guarded):
    """Only one apostrophe belongs to the guard; a lone one is what it is."""
    text = f"a;b\n'{guarded}x;'\n"
    assert read(text).lines == [(2, [f"{guarded}x", "'"])]


@pytest.mark.parametrize(
    "word",
    [
        *("2024-02-29", "2024-1-1", "1-12-31", "0001-12-31", "29/02/2024", "2/29/2024"),
        *(
            "31.12.2023",
            "12/31/2023",
            "01.01.0001",
            "yesterday",
            "",
            "3 May",
            "2024-13",
        ),
    ],
)
def test_any_date_that_there_may_be_is_let_through(word):
    """The month may come first or second; words may be any date."""
    assert look_at_date(word) is None


@pytest.mark.parametrize(
    "word",
    [
        *("2023-02-29", "2024-00-10", "2024-13-01", "2024-01-00", "2024-01-32"),
        *("0000-01-01", "29/02/2023", "31/04/2024", "13/13/2024", "00/01/2024"),
        *("01/00/2024", "00.00.2024", "01.01.0000", "31.11.2024", "11/31/2024"),
    ],
)
def test_a_date_that_no_calendar_has_is_refused(word):
    """Whichever number is the month."""
    with pytest.raises(Misuse) as caught:
        look_at_date(word)

    assert (caught.value.code, caught.value.key) == ("usage", "csv.date")
    assert caught.value.facts == {"date": word}


def test_the_first_fifty_faults_are_told_in_the_order_of_lines():
    """And how many more there are."""
    faults = [fault(line, "csv.amount", "x", why=1) for line in range(60, 0, -1)]
    assert faults[0] == Finding("csv.amount", "x", (("line", 60), ("why", 1)))
    found = refused(faults).facts
    assert [dict(one.facts)["line"] for one in found["findings"]] == [*range(1, 51)]
    assert found["more"] == 10
    assert refused(faults[:1]).facts == {"findings": faults[:1], "more": 0}


@pytest.mark.parametrize(
    ("typed", "decimals", "amount"),
    [
        ("1.234.567,00", ",", 1234567),
        ("1,234,567.0", ".", 1234567),
        ("123.456", ",", 123456),
        ("9999999999999999", ",", 9999999999999999),
        ("«\u00a03\u00a0»", ",", 3),
        ('"3"', ",", 3),
        ("(3 écus)", ",", -3),
        ("(-3)", ",", -3),
        ("3,00-", ",", -3),
        ("3+", ",", 3),
        ("1,", ".", 1),
        ("000", ",", 0),
    ],
)
def test_less_usual_sums_are_read_too(typed, decimals, amount):
    """As long as they can mean only one thing."""
    assert amount == whole(typed, decimals, COINS)


@pytest.mark.parametrize(
    "typed",
    [
        "+3-",
        "(3",
        "3)",
        "1.23.456,00",
        "1234.567,00",
        "1.234,567.8",
        "10000000000000000",
        "1.234.56",
    ],
)
def test_less_usual_sums_that_mean_nothing_are_refused(typed):
    """A group has three digits, and only the first has fewer."""
    with pytest.raises(Misuse) as caught:
        whole(typed, ",", COINS)

    assert caught.value.key in {"csv.amount", "csv.part"}
