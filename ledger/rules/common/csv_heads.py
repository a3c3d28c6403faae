"""What a table that people keep is about, by the heads of its columns."""

from __future__ import annotations

from ledger.naming import Likely
from ledger.rules.common import csv_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.csv_file import Sheet

# What a table is, by the columns of which it must have one each; the first that fits.
TABLES: dict[str, tuple[frozenset[str], ...]] = {
    "payments": (
        frozenset({"player", "from", "to"}),
        frozenset({"amount", "in", "out"}),
    ),
    "balances": (frozenset({"player"}), frozenset({"money"})),
    "titles": (frozenset({"title"}), frozenset({"holder"})),
    "territories": (frozenset({"territory"}), frozenset({"owner"})),
}
# The columns that are read besides.
BESIDES = {"payments": {"date", "for", "other"}, "territories": {"kind"}}


def what_is(sheet: Sheet, heads: list[str]) -> str:
    """What a table is, by its heads."""
    for what, needed in TABLES.items():
        if all(one.intersection(heads) for one in needed):
            return what
    known = sorted(
        {head for needed in TABLES.values() for head in set().union(*needed)}
    )
    unknown = next((head for head in sheet.heads if head and head not in known), "")
    likely = Likely(unknown, known)
    raise csv_file.refused(
        [csv_file.fault(sheet.line, "csv.heads", unknown, near=likely)]
    )
