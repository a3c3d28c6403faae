"""A table that people keep, as a spreadsheet saves it: its heads and its lines."""

from __future__ import annotations

import csv
import re
from calendar import monthrange
from io import StringIO

from ledger.errors import Misuse
from ledger.journal import Finding
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

BETWEEN = ";\t,"  # what may stand between two cells, the likeliest first
DECIMALS = {";": ",", ",": "."}  # what comes before decimals, by what is between cells
# The first line of a sheet that says what is between its cells.
DECLARED = re.compile(r'\s*"?sep=(?P<sign>[;,\t|])"?[;,\t ]*(\r?\n|\Z)', re.IGNORECASE)
SPACES = re.compile(r"[\s\u00a0\u2009\u202f'’]")  # also between thousands
QUOTED = ' \t\u00a0\u202f«»“”"'  # around a sum
ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
NUMBERS = re.compile(r"(\d{1,2})[/.](\d{1,2})[/.](\d{4})")
SUM = re.compile(r"([+-]?)(\d[\d.,]*)([+-]?)(\D*)")
MONTHS = 12
MOST_DIGITS = 16
# An apostrophe before one of these keeps a spreadsheet from reckoning.
GUARDED = frozenset("=+-@'\t\r＝＋－＠")


class Wrong(Misuse):
    """What is wrong with a line, told among the faults of its table."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__("usage", key, **facts)


class Sheet(NamedTuple):
    """A table as it was read.

    Attributes:
        heads: the names of its columns, as they were typed.
        line: the number of the line on which they stand.
        lines: its lines that are not empty, each with its number in the file.
        decimals: the sign that comes before decimals; None where that is not known.
    """

    heads: list[str]
    line: int
    lines: list[tuple[int, list[str]]]
    decimals: str | None


def read(text: str) -> Sheet:
    """The table in a text; refused where it cannot be told what is in which cell."""
    declared = DECLARED.match(text)
    start = 0
    if declared:
        start, text = declared[0].count("\n"), text[declared.end() :]
    between = declared["sign"] if declared else _between(text)
    rows: list[tuple[int, list[str]]] = []
    reader = csv.reader(StringIO(text), delimiter=between, strict=True)
    line = start + 1
    try:
        for cells in reader:
            bare = [_bare(cell) for cell in cells]
            if any(bare):
                rows.append((line, bare))
            line = start + reader.line_num + 1
    except csv.Error:
        quotes = Finding("csv.quotes", facts=(("line", line),))
        raise refused([quotes]) from None
    if not rows:
        raise Misuse("usage", "csv.empty")
    line, heads = rows[0]
    return Sheet(heads, line, rows[1:], DECIMALS.get(between))


def fault(line: int, code: str, about: str = "", **facts: object) -> Finding:
    """A fault of a line."""
    return Finding(code, about, (("line", line), *facts.items()))


def refused(faults: list[Finding]) -> Misuse:
    """The refusal of a file for its faults, of which the first are told."""
    from ledger.faults import MOST_TOLD

    told = sorted(faults, key=lambda fault: dict(fault.facts)["line"])[:MOST_TOLD]
    more = len(faults) - len(told)
    return Misuse("usage", "file.faults", findings=told, more=more)


def _between(text: str) -> str:
    """What stands between cells: the sign that divides the first line the most."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    unquoted = re.sub(r'"[^"]*"', "", first)
    return max(BETWEEN, key=unquoted.count)


def _bare(cell: str) -> str:
    """What a cell says, without the apostrophe that guards it."""
    cell = cell.strip()
    return cell[1:] if cell[:1] == "'" and cell[1:2] in GUARDED else cell


def look_at_date(word: str) -> None:
    """Refuses a date of numbers that no calendar has; other words may be any date.

    The month may come first or second where a year comes last.
    """
    iso, plain = ISO.fullmatch(word), NUMBERS.fullmatch(word)
    if iso:
        year, month, day = map(int, iso.groups())
        possible = _is_day(year, month, day)
    elif plain:
        one, other, year = map(int, plain.groups())
        possible = _is_day(year, one, other) or _is_day(year, other, one)
    else:
        return
    if not possible:
        raise Wrong("csv.date", date=word)


def _is_day(year: int, month: int, day: int) -> bool:
    if not (year and 1 <= month <= MONTHS):
        return False
    return 1 <= day <= monthrange(year, month)[1]


def whole(word: str, decimals: str | None, is_unit: Callable[[str], bool]) -> int:
    """A sum of whole coins, however a spreadsheet writes it.

    >>> [whole(sum, ",", "écus".__eq__) for sum in ("1 234,00", "(15)", "−3 écus")]
    [1234, -15, -3]
    >>> [whole(sum, ".", "".__eq__) for sum in ("1,234", "2.000,0", "7-")]
    [1234, 2000, -7]
    """
    bare = SPACES.sub("", word.strip(QUOTED)).replace("−", "-")
    minus = bare[:1] == "(" and bare[-1:] == ")"
    found = SUM.fullmatch(bare[1:-1] if minus else bare)
    if not found or (found[1] and found[3]):
        raise Wrong("csv.amount", amount=word)
    if found[4] and not is_unit(found[4]):
        raise Wrong("csv.amount", amount=word)
    number = _digits(found[2], decimals, word)
    return -number if minus or "-" in (found[1], found[3]) else number


def _digits(digits: str, decimals: str | None, word: str) -> int:
    """The number that these digits write, with their points and commas."""
    signs = [sign for sign in digits if sign in ".,"]
    head, tail = digits, ""
    if len(set(signs)) > 1 or (len(signs) == 1 and _is_decimal(digits, decimals, word)):
        head, _, tail = digits.rpartition(signs[-1])
    parts = re.split(r"[.,]", head)
    grouped = len({sign for sign in head if sign in ".,"}) < 2 and all(
        len(part) == 3 for part in parts[1:]
    )
    if not grouped or (len(parts) > 1 and len(parts[0]) > 3):
        raise Wrong("csv.amount", amount=word)
    if tail.strip("0"):
        raise Wrong("csv.part", amount=word)
    whole = "".join(parts)
    if len(whole) > MOST_DIGITS:
        raise Wrong("csv.amount", amount=word)
    return int(whole)


def _is_decimal(digits: str, decimals: str | None, word: str) -> bool:
    """Whether the only point or comma of a number comes before decimals."""
    sign = "." if "." in digits else ","
    if len(digits.rpartition(sign)[2]) != 3:
        return True
    if decimals in (None, sign):  # 1,000 is one or a thousand: nobody can tell
        raise Wrong("csv.unclear", amount=word)
    return False
