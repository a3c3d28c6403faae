"""The battles of a campaign as they were fought: rounds, dice, the fallen."""

from __future__ import annotations

from ledger import wire
from ledger.flow import Flow
from ledger.loading import load
from ledger.reading.log import in_full
from ledger.reading.report.timeline import Past
from ledger.rules import game_named
from ledger.store import entries
from ledger.store.entries import LIVE
from ledger.store.rows import state_at
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.reading.report.timeline import Turn
    from ledger.reading.treasury import Secrets
    from ledger.state import State
    from ledger.store.book import Book

FOUGHT = (
    f"SELECT seq FROM entry WHERE seq BETWEEN ? AND ? AND {LIVE}"  # noqa: S608 - a constant
    " AND kind IN (SELECT value FROM json_each(?)) ORDER BY seq"
)
LATEST = (
    f"SELECT seq FROM entry WHERE {LIVE}"  # noqa: S608 - a constant
    " AND kind IN (SELECT value FROM json_each(?)) ORDER BY seq DESC LIMIT ?"
)


def battles(book: Book, turns: Sequence[Turn], now: State, secrets: Secrets) -> Flow:
    """Every battle with its result and the dice that were rolled.

    Where a game can calculate them, a battle comes with the chances it had.
    """
    game = game_named(now.game)
    kinds = wire.dumps(sorted(game.battles))
    chances = load(game.chances)() if game.chances else None

    def fought() -> Iterator[dict[str, Any]]:
        past, reached = Past(book, now), 0
        for turn in turns:
            for (seq,) in book.rows(FOUGHT, (turn.first, turn.last, kinds)):
                for _ in past.steps(reached + 1, seq - 1):
                    pass
                reached = seq - 1
                act = entries.by_number(book, [seq])[0]
                odds = chances.of(act, past.state) if chances else None
                yield _facts(secrets.veil(act), past.state, now, odds)

    return Flow(fought)


def latest(
    book: Book, now: State, secrets: Secrets, last: int
) -> list[tuple[dict[str, Any], Entry]]:
    """The latest battles with their entries, the newest first."""
    game = game_named(now.game)
    chances = load(game.chances)() if game.chances else None
    fought = []
    for (seq,) in book.rows(LATEST, (wire.dumps(sorted(game.battles)), last)):
        act, before = entries.by_number(book, [seq])[0], state_at(book, seq - 1)
        odds = chances.of(act, before) if chances else None
        seen = secrets.veil(act)
        fought.append((_facts(seen, before, now, odds), seen))
    return fought


def _facts(
    act: Entry, before: State, now: State, odds: dict[str, Any] | None
) -> dict[str, Any]:
    """One battle: its result, its dice, the chances it had."""
    full = in_full(act, now)
    return {
        "entry": act.seq,
        "turn": act.turn,
        "chapter": act.chapter,
        "kind": act.kind,
        # What has left the table since keeps its name from before.
        "result": named(named(full["outcome"], now), before),
        "throws": full["throws"],
        "chances": odds,
    }
