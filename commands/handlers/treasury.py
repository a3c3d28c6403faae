"""The statement, with the purpose of each movement in words."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def statement(
    call: Call, player: str, viewer: str | None = None, all_: bool = False
) -> Result:
    """The statement, with the purpose of each movement in words."""
    from ledger.flow import Flow
    from ledger.reading.statement import statement as read

    answer = read(call.moment(), player, viewer, all_)
    lines, reason = answer["lines"], call.words.reason
    answer["lines"] = Flow(lambda: ({**line, "text": reason(line)} for line in lines))
    return answer, None, [], None
