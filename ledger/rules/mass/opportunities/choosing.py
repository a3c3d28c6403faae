"""Which opportunity it is: chosen by the game master, drawn, or read from a table."""

from __future__ import annotations

from ledger.dice import d
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.offering import legal
from ledger.rules.mass.opportunities.tables import DRAWING
from ledger.rules.mass.opportunities.windows import CODES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.mass.opportunities.battle import Battle
    from ledger.state import State
    from ledger.table import Table

KEY = "opportunity"


def chosen(
    state: State, table: Table, battle: Battle, who: str, key: str = KEY
) -> str | None:
    """The opportunity that a hero receives; None where none is legal (MASS-AMB-22).

    By MASS-OPP-GEN-02.
    """
    codes = legal(state, battle, who)
    how = str(house(state, "opp.choose"))
    if how == "gm":
        return table.choose(key, codes) if codes else None
    return _drawn(table, who, faces(state, how, codes), codes)


def faces(state: State, how: str, codes: Sequence[str]) -> tuple[str, ...]:
    """What each face of the die means, from 1 upwards."""
    if how == "uniform":
        return tuple(codes)
    if how == "d10":
        return CODES[: DRAWING["die"]]
    counts: dict[str, int] = house(state, "opp.table")
    return tuple(code for code in CODES for _ in range(counts.get(code, 0)))


def _drawn(
    table: Table, who: str, meant: Sequence[str], codes: Sequence[str]
) -> str | None:
    """One roll, repeated until the result is legal."""
    fitting = set(meant) & set(codes)
    if len(fitting) < 2:
        return fitting.pop() if fitting else None
    while True:
        (face,) = table.roll(who, KEY, d(len(meant)), 1)
        if meant[face - 1] in fitting:
            return meant[face - 1]
