"""The battles of a campaign, as they were fought: rounds, dice, who fell."""

from __future__ import annotations

from ledger.reading.log import in_full
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.reading.report.course import Turn
    from ledger.reading.treasury import Secrets
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
    turns: Sequence[Turn], now: State, secrets: Secrets
) -> list[dict[str, Any]]:
    """Every battle with what it brought, and the dice that lay on the table.

    Beside a battle of Fief stand the chances that it had.
    """
    found = []
    for act, odds, before in _fought(turns, now):
        full = in_full(secrets.veil(act), now)
        found.append(
            {
                "entry": act.seq,
                "turn": act.turn,
                "chapter": act.chapter,
                "kind": act.kind,
                # What has left the table since has its name from before the act.
                "result": named(named(full["outcome"], now), before),
                "throws": full["throws"],
                "chances": odds,
            }
        )
    return found


def _fought(
    turns: Sequence[Turn], now: State
) -> Iterator[tuple[Entry, dict[str, Any] | None, State]]:
    """Each battle with its chances, and how things stood before it."""
    chances = None
    if now.game == "fief":
        from ledger.reading.report.chances import Chances

        chances = Chances()
    for turn in turns:
        if not any(act.kind in BATTLES for act in turn.acts):
            continue
        state = turn.begun.copy()
        for act in turn.acts:
            if act.kind in BATTLES:
                odds = chances.of(act, state) if chances else None
                yield act, odds, state
            state.apply(act.effects)
