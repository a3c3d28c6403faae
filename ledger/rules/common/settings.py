"""The current house rules, as rules read them.

Each setting is a fact of the campaign that holds its TOML literal. `new` writes
them all, so that a new default never changes a running game; a setting that was
introduced later has its default until somebody sets it.
"""

from __future__ import annotations

from ledger import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State


def value(state: State, key: str) -> Any:
    """The current value of a setting."""
    literal = state.setting(key)
    if literal is not None:
        return wire.loads(literal)
    from ledger.rules.settings import default

    return default(state.game, key)


def in_force(state: State, game: str, key: str) -> Any:
    """The value of a game's setting; its default in a campaign of another game."""
    if state.setting(key) is None and state.game != game:
        from ledger.rules.settings import default

        return default(game, key)
    return value(state, key)


def number(state: State, key: str) -> int:
    """The value of a setting that holds a number; 0 where a game lacks it."""
    setting = value(state, key)
    return setting if isinstance(setting, int) else 0


def word(state: State, key: str) -> str | None:
    """The value of a setting that holds one word; None where a game lacks it."""
    setting = value(state, key)
    return setting if isinstance(setting, str) else None


def words(state: State, key: str) -> tuple[str, ...]:
    """The value of a setting that holds several words."""
    setting = value(state, key)
    return tuple(setting) if isinstance(setting, list) else ()
