"""What follows for a thing from facts about others, though it is not recorded itself."""

from __future__ import annotations

from ledger.reading.values import as_shown
from ledger.state import kind_of
from ledger.store import reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.reading.treasury import Secrets
    from ledger.rules.game import Derived, Game
    from ledger.state import State
    from ledger.store.book import Book


def following(
    book: Book, state: State, game: Game, subject: str, secrets: Secrets
) -> list[tuple[dict[str, Any], Derived]]:
    """The lines of what follows for a thing, each with the facts it rests on."""
    lines = []
    for one in game.explains(state, subject):
        if one.purse and secrets.hides(one.purse):
            continue
        set_by = reasons.settings(book, [s for s, _ in one.rests_on])
        rests = [set_by[key][0] for key in one.rests_on if key in set_by]
        line = {
            "entry": max(rests, default=None),
            "of": state.name(subject),
            "of_kind": kind_of(subject),
            "field": one.field,
            "type": _sort(one),
            "before": None,
            "after": as_shown(state, one.value),
            "rule": one.rule,
            "about": None,
            "rests_on": sorted(set(rests)),
        }
        lines.append((line, one))
    return lines


def _sort(derived: Derived) -> str | None:
    """The type of its value: a number, a yes, or else a word or a name."""
    if derived.counts:
        return "amount"
    return "yes" if isinstance(derived.value, int) else None
