"""Questions of mass combat, with a campaign or without."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.calling import Call

GAME = "mass"


def _given(args: dict[str, Any]) -> dict[str, Any]:
    """What came with the call; the rest is as it usually is."""
    return {key: value for key, value in args.items() if value is not None}


# Look-ups ------------------------------------------------------------------------


def cell(
    call: Call, situation: str, engagement: str, total: int, rules: str | None
) -> Any:
    """What a personal roll gives."""
    from commands.answers.resolving import state_named
    from ledger.reading.mass.tables import cell as look_up

    state = state_named(call, GAME, rules)
    return look_up(state, situation, engagement, total), None, [], None


def tactics(call: Call, attacker: str, defender: str, rules: str | None) -> Any:
    """What two tactics come to."""
    from commands.answers.resolving import state_named
    from ledger.acting.answer import Answer
    from ledger.rules.mass.tactics import compared

    state = state_named(call, GAME, rules)
    found, warnings = compared(state, attacker, defender)
    return found, None, warnings, Answer(found, None, warnings, state)


def numbers(
    call: Call,
    men_a: int,
    men_b: int,
    fort_a: str | None,
    fort_b: str | None,
    rules: str | None,
) -> Any:
    """What the advantage of numbers is worth."""
    from commands.answers.resolving import state_named
    from ledger.rules.mass.numbers import compared

    state = state_named(call, GAME, rules)
    return compared(state, (men_a, men_b), (fort_a, fort_b)), None, [], None


def raises(call: Call, totals: list[int], rules: str | None) -> Any:
    """The free raises of an army."""
    from commands.answers.resolving import state_named
    from ledger.reading.mass.tables import raises as count

    return count(state_named(call, GAME, rules), totals), None, [], None


def wounds(
    call: Call, tn: int, hits: int, dracheneisen: int | None, rules: str | None
) -> Any:
    """The flesh wounds of a volley's hits."""
    from commands.answers.resolving import state_named
    from ledger.reading.mass.tables import wounds as look_up

    state = state_named(call, GAME, rules)
    return look_up(state, tn, hits, dracheneisen or 0), None, [], None


# Odds ----------------------------------------------------------------------------


def personal_odds(call: Call, *, rules: str | None, **args: Any) -> Any:
    """What a hero may expect at each level of engagement."""
    from commands.answers.resolving import state_named
    from ledger.reading.mass.odds import personal as reckon

    return reckon(state_named(call, GAME, rules), **_given(args)), None, [], None


def strategy_odds(call: Call, a: str, b: str, rules: str | None) -> Any:
    """Which of two generals wins."""
    from commands.answers.resolving import state_named
    from ledger.reading.mass.odds import strategy as reckon

    return reckon(state_named(call, GAME, rules), a, b), None, [], None
