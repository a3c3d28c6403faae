"""Purses that are kept closed stay closed in refusals, warnings and findings."""

from __future__ import annotations

from commands.closing import kept, secrets_of
from commands.texts.language import CLOSED
from ledger import veil
from ledger.errors import Misuse, Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call
    from ledger.errors import Refusal
    from ledger.journal import Finding
    from ledger.state import State


def warned(call: Call, warnings: list[Any], answer: Any) -> list[Any]:
    """Warnings without the sums that the reader may not know.

    Of a campaign that was only just made nobody has said who reads: all is closed.
    """
    if not any(veil.tells_sums(one["key"], one["facts"]) for one in warnings):
        return warnings
    if call.opened is not None:
        secrets = secrets_of(call)
        closed, hides = secrets.closed, secrets.hides
    else:
        state: State | None = getattr(answer, "state", None)
        closed, hides = state is not None and kept(state), veil.closed_to_all
    if not closed:
        return warnings
    return [dotted(veil.warning(one, hides), one) for one in warnings]


def veiled_findings(call: Call, findings: list[Finding]) -> list[Finding]:
    """Faults without the sums that the reader may not know."""
    if not any(veil.tells_sums(one.code, dict(one.facts)) for one in findings):
        return findings
    secrets = secrets_of(call)
    if not secrets.closed:
        return findings
    return [dotted(veil.finding(one, secrets.hides), one) for one in findings]


def refused(call: Call, refusal: Refusal) -> None:
    """Removes from a refusal the sums that the reader may not know."""
    known = call.opened is None or not isinstance(refusal, (Refused, Misuse))
    if known or not veil.tells_sums(refusal.key, refusal.facts):
        return
    secrets = secrets_of(call)
    if secrets.closed:
        veiled = veil.veiled_facts(refusal.key, refusal.facts, secrets.hides)
        refusal.facts = dotted(veiled, refusal.facts)


def dotted(veiled: Any, whole: Any) -> Any:
    """Facts for a sentence, with dots where something is withheld."""
    if veiled is None:
        return None if whole is None else CLOSED
    if isinstance(veiled, dict):
        return {key: dotted(veiled[key], whole[key]) for key in veiled}
    if isinstance(veiled, (list, tuple)):
        parts = [dotted(*pair) for pair in zip(veiled, whole, strict=True)]
        return veiled._make(parts) if hasattr(veiled, "_make") else type(veiled)(parts)
    return veiled
