"""Questions that a battle asks only where somebody is there to answer."""

from __future__ import annotations

from ledger.questions import Choice, ChoiceQuestion, typed_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.questions import Sheet
    from ledger.table import Table


def wished(
    table: Table,
    key: str,
    options: tuple[str, ...],
    *,
    asks: bool,
    sheet: Callable[[], Sheet] | None = None,
) -> str:
    """What somebody wishes who may; the first option where nobody can answer.

    An answer that came with the command is taken all the same.
    """
    question = ChoiceQuestion(key, options)
    said = typed_for(question, table.choices) is not None or any(
        isinstance(reply, Choice) and reply.key == key for reply in table.unused
    )
    if not (asks or said):
        return options[0]
    return table.choose(key, options, proposed=options[0], sheet=sheet)
