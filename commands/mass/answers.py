"""Questions of mass combat whose answers have warnings."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def tactics(call: Call, attacker: str, defender: str, rules: str | None) -> Result:
    """What two tactics come to."""
    from commands.answers.resolving import game_of, state_named
    from ledger.acting.answer import Answer
    from ledger.rules.mass.tactics import compared

    state = state_named(call, game_of(call), rules)
    found, warnings = compared(state, attacker, defender)
    return found, None, warnings, Answer(found, None, warnings, state)
