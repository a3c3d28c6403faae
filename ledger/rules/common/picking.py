"""Choices among things: asked and answered by name, and given to the rule as ids."""

from __future__ import annotations

from ledger.questions import ChoiceQuestion, checked, typed_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from ledger.questions import Sheet
    from ledger.state import State
    from ledger.table import Table


def pick(
    state: State,
    table: Table,
    key: str,
    subjects: Iterable[str],
    *,
    proposed: str | None = None,
    sheet: Callable[[], Sheet] | None = None,
    rule: str | None = None,
    who: str | None = None,
) -> str:
    """The thing that was chosen among several of one kind; one may be proposed."""
    names = {state.name(subject): subject for subject in subjects}
    question = ChoiceQuestion(key, tuple(names))
    if len(names) == 1 and (typed := typed_for(question, table.choices)):
        # There was nothing to choose, but naming the thing is allowed.
        checked(question, table.choices.pop(typed))
    usual = state.name(proposed) if proposed else None
    more: dict[str, Any] = {"sheet": sheet, "rule": rule, "who": who}
    return names[table.choose(key, question.options, proposed=usual, **more)]


def pick_or_none(
    state: State,
    table: Table,
    key: str,
    subjects: Iterable[str | None],
    none: str = "none",
    who: str | None = None,
) -> str | None:
    """The thing that was chosen among several, or None, for which there is a word."""
    names = {state.name(one) if one else none: one for one in subjects}
    return names[table.choose(key, tuple(names), who=who)]


def agrees(state: State, table: Table, key: str, player: str) -> bool:
    """Whether a player consents, `KEY.Bruno=granted`."""
    options = ("granted", "refused")
    key = f"{key}.{state.name(player)}"
    return table.choose(key, options, who=player) == "granted"
