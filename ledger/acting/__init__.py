"""What can be done at the table: each act writes one entry, or nothing."""

from __future__ import annotations

from ledger.grammar import Act, named
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.acting.answer import Answer
    from ledger.grammar import Record

UNDOING = ("undo", "redo")  # not acts: they take acts back, or bring them back


def acts() -> dict[str, Act]:
    """Every kind of act, as a journal's entries name it."""
    from ledger.grammar.listing import every

    return {
        path: record
        for path, record in every().items()
        if isinstance(record, Act) and _is_act(record)
    }


def actors() -> dict[str, tuple[str, ...]]:
    """By kind of act, the facts that name who acts; acts of nobody are left out."""
    return {path: act.actors for path, act in acts().items() if act.actors}


def act_named(kind: str) -> Any:  # noqa: ANN401 - a use case has words of its own
    """The function that carries out a kind of act; None where there is no such kind."""
    record = named(kind)
    return use_case(record) if isinstance(record, Act) and _is_act(record) else None


def use_case(act: Act) -> Callable[..., Answer]:
    """The function that takes a recorder and the words of an act, as typed."""
    use: Callable[..., Answer]
    if act.use.startswith(f"{__name__}."):
        use = load(act.use)
    else:
        from ledger.acting.doing import doing

        use = doing(act)
    return use


def _is_act(record: Record) -> bool:
    """Whether the command writes entries of its kind."""
    return isinstance(record, Act) and record.use != "" and record.path not in UNDOING
