"""The house rules in force."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.treasury import state_then
from ledger.rules import settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from ledger.state import State
    from ledger.store.book import Book


def in_force(state: State) -> list[dict[str, Any]]:
    """Every house rule with its value, its default and its possible values."""
    values = settings.in_force(state)
    known = settings.settings(state.game)
    return [_row(key, rule, values[key]) for key, rule in known.items()]


def by_default(games: Iterable[str]) -> list[dict[str, Any]]:
    """Every house rule of these games, as a new campaign has it."""
    known = {key: s for game in games for key, s in settings.settings(game).items()}
    return [_row(key, rule, rule.default) for key, rule in known.items()]


def _row(key: str, rule: settings.Setting, value: object) -> dict[str, Any]:
    return {
        "key": key,
        "value": value,
        "default": rule.default,
        "type": rule.type,
        "options": list(rule.options),
    }


@at_one_moment
def text(book: Book, comments: Mapping[str, str], at: int | None = None) -> str:
    """The house rules as TOML, now or after an entry, with people's own comments."""
    return settings.write(state_then(book, at), comments)
