"""What an act comes to, apart from what was there before and how it is numbered."""

from __future__ import annotations

from contextlib import suppress

from ledger.effects import Transfer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Entry


def same_gist(one: Entry, other: Entry) -> bool:
    """Whether both come to the same: what moves, and what becomes of things."""
    return _gist(one.effects) == _gist(other.effects)


def _gist(effects: Sequence[Effect]) -> list[tuple[Any, ...]]:
    """Effects without what was there before, and the numbers that ids may hold."""
    gist: list[tuple[Any, ...]] = []
    for effect in effects:
        if isinstance(effect, Transfer):
            ends = _plain(effect.source), _plain(effect.target)
            gist.append((effect.what, effect.amount, *ends))
        else:
            gist.append((_plain(effect.subject), effect.field, _plain(effect.after)))
    return sorted(gist, key=repr)


def _plain(value: Any) -> Any:  # noqa: ANN401 - values of facts
    if isinstance(value, str) and "#" in value:
        with suppress(ValueError):
            name, _, number = value.rpartition("#")
            int(number)
            return name
    return value
