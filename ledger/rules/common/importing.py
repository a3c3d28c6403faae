"""A table that people keep, taken over in one entry: payments, or how things stand.

Each line is carried out by the rule of its own act, on the state that the lines before
it have made. Where one is refused nothing is done, and every fault is told with its line.
"""

from __future__ import annotations

from collections import Counter

from ledger.errors import Misuse, Refused
from ledger.rules.common import csv_file
from ledger.rules.common.csv_heads import BESIDES, TABLES, what_is
from ledger.rules.common.csv_lines import Lines
from ledger.rules.common.settings import value
from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.shapes.campaign import Brought
    from ledger.state import State
    from ledger.table import Table

    Cells = Mapping[str, str]
    Facts = dict[str, Any]


def bring_in(
    state: State,
    table: Table,
    game: Game,
    entering: Entering,
    meant: Callable[[str, str], str],
    taken: Callable[[], Iterable[str]],
    text: str,
) -> Outcome[Brought]:
    """Takes a table over, whole or not at all.

    Payments that live entries have taken over are `taken`, and skipped: the sheet of
    such a table grows by lines, and is imported again.
    """
    sheet = csv_file.read(text)
    heads = [meant("heads", head) for head in sheet.heads]
    what = what_is(sheet, heads)
    used = frozenset().union(*TABLES[what], BESIDES.get(what, ()))
    twice = [head for head in used if heads.count(head) > 1]
    if twice:
        about = sheet.heads[heads.index(twice[0])]
        raise csv_file.refused([csv_file.fault(sheet.line, "csv.twice", about)])
    if not sheet.lines:
        raise Misuse("usage", "csv.empty")
    lines = Lines(state, table, game, entering, meant)
    lines.decimals = sheet.decimals
    lines.taken = Counter(taken() if what == "payments" else ())
    for line, cells in sheet.lines:
        said = dict(zip(heads, cells, strict=False))
        over = any(cells[len(heads) :])
        lines.take(line, what, {} if over else {h: said.get(h, "") for h in used})
    lines.look_at_floors()
    if lines.faults:
        raise csv_file.refused(lines.faults)
    if lines.skipped and not lines.rows:
        raise Refused("rule", "csv.taken", count=lines.skipped)
    if not lines.effects and not _untold(state, what):
        raise Refused("rule", "csv.nothing")
    brought: Brought = {
        "table": what,
        "payments": [],
        "balances": [],
        "titles": [],
        "territories": [],
        "ignored": [
            head
            for head, code in zip(sheet.heads, heads, strict=True)
            if head and code not in used
        ],
        "skipped": lines.skipped,
    }
    brought[what] = lines.rows  # type: ignore[literal-required]
    asked = {"table": what, **({"lines": lines.hashes} if lines.hashes else {})}
    return Outcome(asked, brought, lines.effects, lines.warnings)


def _untold(state: State, what: str) -> bool:
    """Whether nobody may be told that a table agrees: its sums could be guesses.

    So it is written as it would be if purses differed.
    """
    return what == "balances" and bool(value(state, f"{state.game}.money.secret"))
