"""CSV files: no text is a formula or a command, and all texts can be read back."""

from __future__ import annotations

import csv
import io
import stat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.naming import spelled
from ledger.reading.exports.spreadsheets import (
    FLAVOURS,
    REMEMBERED,
    Cells,
    Folder,
    guarded,
)
from tests.evil_names import EVIL
from tests.spreadsheet import read

FORMULAS = (
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "=cmd|' /C calc'!A0",
    "\t=1",
    "  =1",
    "\u00a0=1",
    "\u3000＝1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    " \tx",
)
TEXTS = st.text(
    st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=30
)
NUMBERS = st.integers(-(10**15), 10**15)
# Characters that are special in spreadsheets, more frequent than by chance.
SPECIAL = st.text(
    st.sampled_from("=+-@'\"\t\r\n ;,＝＠\u00a0a1"), min_size=1, max_size=8
)


@pytest.mark.parametrize("text", FORMULAS, ids=ascii)
def test_a_formula_stands_behind_an_apostrophe(text):
    """The apostrophe is also there after spaces, and for wide characters."""
    assert guarded(text) == f"'{text}"


@pytest.mark.parametrize("text", ["Anne", "a=b", "L'Épervier", "5 3", "", " x"])
def test_other_texts_stay_as_they_are(text):
    """Only the beginning of a text counts."""
    assert guarded(text) == text


def test_a_sign_that_nobody_sees_is_spelled_out():
    """A terminal that shows the file obeys nothing in it; lines and tabs stay."""
    assert guarded("a\x1b[2J\r\u202e\n\tb") == "a\\x1b[2J\\r\\u202e\n\tb"
    assert guarded("\r=1") == "\\r=1"


def test_a_text_with_an_apostrophe_gets_another():
    """Removing one apostrophe therefore always gives the text."""
    assert guarded("'; DROP TABLE entry") == "''; DROP TABLE entry"


@given(
    st.lists(st.tuples(NUMBERS, TEXTS | SPECIAL | st.none(), SPECIAL), max_size=8),
    st.sampled_from(sorted(FLAVOURS)),
)
def test_every_row_comes_back(tmp_path_factory, rows, flavour):
    """Numbers stay numbers, texts stay texts; invisible characters are spelled out."""
    folder = tmp_path_factory.mktemp("sheet")
    cell = Cells(lambda value: value)
    written = [tuple(cell[value] for value in row) for row in rows]
    Folder(str(folder), flavour).write("t", ("a", "b", "c"), written)

    seen = [(a, b and spelled(b), spelled(c)) for a, b, c in rows]
    assert read(folder / "t.csv", flavour) == (("a", "b", "c"), seen)


@given(st.lists(TEXTS | SPECIAL | st.sampled_from(EVIL), min_size=1, max_size=8))
def test_no_cell_begins_like_a_formula(texts):
    """Cells are tested as a spreadsheet sees them, without quotes."""
    cells = [guarded(text) for text in texts if text.isprintable()]
    written = io.StringIO()
    csv.writer(written, quoting=csv.QUOTE_NONNUMERIC).writerow(cells)
    shown = next(csv.reader([written.getvalue()]), [])

    assert not [c for c in shown if c.lstrip()[:1] in tuple("=+-@＝＋－＠")]


def test_a_french_spreadsheet_gets_its_signs(tmp_path):
    """The file has a byte order mark, semicolons, and plain numbers."""
    Folder(str(tmp_path), "french").write("t", ("a", "b"), [(1, "é")])

    assert (tmp_path / "t.csv").read_bytes() == (
        b'\xef\xbb\xbf"a";"b"\r\n1;"\xc3\xa9"\r\n'
    )


def test_a_cell_is_made_once_for_each_value():
    """What it shows is guarded, by the usual guard or another; numbers are not."""
    shown = []

    def show(value):
        shown.append(value)
        return value if isinstance(value, int) else f"={value}"

    cells = Cells(show)
    assert [cells[value] for value in ("a", 3, "a", 3)] == ["'=a", 3, "'=a", 3]
    assert shown == ["a", 3]
    assert Cells(show, str.upper)["a"] == "=A"
    assert Cells(lambda _: None)["a"] is None


def test_no_more_cells_are_remembered_than_there_is_room_for():
    """A journal of any length fits, and every cell is right."""
    cells = Cells(lambda value: value)
    for number in range(REMEMBERED + 2):
        assert cells[number] == number

    assert len(cells) == REMEMBERED == 50_000
    assert REMEMBERED not in cells


def test_the_files_of_a_folder_are_counted_and_private(tmp_path):
    """Row by row; the names of the columns are no row, and nothing is overwritten."""
    folder = Folder(str(tmp_path), "plain")
    folder.write("t", ("a",), [(1,), (2,)])
    folder.write("empty", ("a", "b"), [])

    assert folder.files == {"t": 2, "empty": 0}
    assert (tmp_path / "t.csv").read_bytes() == b'"a"\r\n1\r\n2\r\n'
    assert (tmp_path / "empty.csv").read_bytes() == b'"a","b"\r\n'
    assert stat.S_IMODE((tmp_path / "t.csv").stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        folder.write("t", ("a",), [])


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (" ' ", " ' "),
        ("'", "''"),
        ("\t", "'\t"),
        (" \t", "' \t"),
        (" a=", " a="),
        ("a\t=", "a\t="),
        (" ", " "),
        ("\n=", "'\n="),
        ("\na", "\na"),
    ],
    ids=ascii,
)
def test_spaces_hide_no_formula(text, shown):
    """Neither do tabs, which begin one themselves; an apostrophe hides behind a space."""
    assert guarded(text) == shown
