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
    chances = chances_of(now.game)

    def fought() -> Iterator[dict[str, Any]]:
        for act, before, odds in fights(book, turns, now, chances):
            yield _facts(secrets.veil(act), before, now, odds)

    return Flow(fought)


def latest(book: Book, game: str, last: int) -> list[int]:
    """The entries of the latest battles, the newest first."""
    kinds = wire.dumps(sorted(game_named(game).battles))
    return [seq for (seq,) in book.rows(LATEST, (kinds, last))]


def battle(
    book: Book, seq: int, now: State, secrets: Secrets
) -> tuple[dict[str, Any], Entry]:
    """One battle and its entry."""
    chances = chances_of(now.game)
    act, before = entries.by_number(book, [seq])[0], state_at(book, seq - 1)
    odds = chances.of(act, before) if chances else None
    seen = secrets.veil(act)
    return _facts(seen, before, now, odds), seen


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
        **_where(act, before, now),
        # What has left the table since keeps its name from before.
        "result": named(named(full["outcome"], now), before),
        "throws": full["throws"],
        "chances": odds,
    }


def _where(act: Entry, before: State, now: State) -> dict[str, Any]:
    """Where a battle was fought, and by whom: those on each side."""
    game = game_named(now.game)
    fight = game.fight(act, before)
    place = fight.place if fight else None
    sides = (
        fight.sides.values() if fight else [[p] for p in game.contest(before).parties]
    )
    told: dict[str, Any] = {"place": place, "sides": [[*side] for side in sides]}
    where: dict[str, Any] = named(told, now)
    return where


def chances_of(game: str) -> Any:  # noqa: ANN401 - a class that a game names
    """What calculates the chances of a game's battles, None where nothing can."""
    path = game_named(game).chances
    return load(path)() if path else None


def fights(
    book: Book,
    turns: Sequence[Turn],
    now: State,
    chances: Any,  # noqa: ANN401 - a class that a game names
) -> Iterator[tuple[Entry, State, dict[str, Any] | None]]:
    """Every battle, the state before it, and its chances where they are known."""
    kinds = wire.dumps(sorted(game_named(now.game).battles))
    past, reached = Past(book, now), 0
    for turn in turns:
        for (seq,) in book.rows(FOUGHT, (turn.first, turn.last, kinds)):
            for _ in past.steps(reached + 1, seq - 1):
                pass
            reached = seq - 1
            act = entries.by_number(book, [seq])[0]
            odds = chances.of(act, past.state) if chances else None
            yield act, past.state, odds
