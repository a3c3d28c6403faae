"""The battles of a campaign, as they were fought: rounds, dice, who fell."""

from __future__ import annotations

from ledger.reading.log import in_full
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.reading.report.course import Turn
    from ledger.state import State

# The acts that are battles, or steps of one.
BATTLES = frozenset(
    {
        "fief battle",
        "fief resolve",
        "medfan after",
        "mass turn",
        "mass end",
        "siege batter",
        "siege end",
    }
)


def battles(
    turns: Sequence[Turn], now: State, closed: Callable[[str], bool] | None
) -> list[dict[str, Any]]:
    """Every battle with what it brought, and the dice that lay on the table.

    Beside a battle of Fief stand the chances that it had.
    """
    found = []
    for number, act, odds in _fought(turns, now):
        full = in_full(act, now, closed)
        found.append(
            {
                "entry": act.seq,
                "turn": number,
                "kind": act.kind,
                "result": named(full["outcome"], now),
                "throws": full["throws"],
                "chances": odds,
            }
        )
    return found


def _fought(
    turns: Sequence[Turn], now: State
) -> Iterator[tuple[int, Entry, dict[str, Any] | None]]:
    if now.game != "fief":
        for turn in turns:
            yield from (
                (turn.number, act, None) for act in turn.acts if act.kind in BATTLES
            )
        return
    from ledger.reading.report.chances import Chances

    chances = Chances()
    for turn in turns:
        if not any(act.kind in BATTLES for act in turn.acts):
            continue
        state = turn.begun.copy()
        for act in turn.acts:
            if act.kind in BATTLES:
                yield turn.number, act, chances.of(act, state)
            state.apply(act.effects)
