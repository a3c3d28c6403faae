"""Purses that are kept closed stay closed in the answers of acts."""

from __future__ import annotations

from ledger import wire
from ledger.errors import Refusal
from ledger.state import RULES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call
    from ledger.acting.answer import Answer
    from ledger.reading.treasury import Secrets
    from ledger.state import State


def seen(call: Call, answer: Answer) -> Answer:
    """An answer with only the sums that its reader may see, by `--as` and `--all`."""
    state, entry = answer.state, answer.entry
    if entry is None or not (kept(state) or call.common.get("viewer")):
        return answer
    veiled = secrets_of(call).veil(entry)
    result = wire.named(veiled.outcome, state)
    return answer._replace(result=result, entry=veiled)


def kept(state: State) -> bool:
    """Whether purses are kept closed at this table."""
    literal = state.get(RULES, f"{state.game}.money.secret")
    return isinstance(literal, str) and bool(wire.loads(literal))


def secrets_of(call: Call) -> Secrets:
    """Which purses the reader may look into, according to the call."""
    from ledger.reading.treasury import Secrets

    asked = {**call.common, **call.args}
    viewer, opened = asked.get("viewer"), bool(asked.get("all_"))
    try:
        return Secrets(call.book(), viewer, hide=False, opened=opened)
    except Refusal:  # no such player: the question itself refuses it
        return Secrets(call.book(), None, hide=True, opened=False)
