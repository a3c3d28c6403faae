"""Questions of mass combat whose answers have warnings."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def tactics(call: Call, attacker: str, defender: str, rules: str | None) -> Result:
    """The modifier of one tactic against another."""
    from commands.handlers.resolving import game_of, reckoned, state_named
    from ledger.rules.mass.tactics import compared

    state = state_named(call, game_of(call), rules)
    return reckoned(*compared(state, attacker, defender), state)
