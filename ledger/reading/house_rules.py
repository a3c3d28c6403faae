"""The house rules in force."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.rules import settings
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def in_force(book: Book) -> dict[str, Any]:
    """Every house rule with its value, its default and what it may be."""
    state = rows.state_of(book)
    values = settings.in_force(state)
    return {
        "rules": [
            {
                "key": key,
                "value": values[key],
                "default": setting.default,
                "type": setting.type,
                "options": list(setting.options),
            }
            for key, setting in settings.settings(state.game).items()
        ]
    }


@at_one_moment
def text(book: Book, comments: Mapping[str, str]) -> str:
    """The house rules as TOML, with the comments that people have written."""
    return settings.write(rows.state_of(book), comments)
