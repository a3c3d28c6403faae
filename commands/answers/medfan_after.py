"""What follows a Med-Fan battle: single throws, with a campaign or without."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.calling import Call

GAME = "medfan"


def survival(
    call: Call, figures: int, healer: bool, house: bool, rules: str | None, record: bool
) -> Any:
    """The fates of figures that were eliminated."""
    from commands.answers.resolving import resolved
    from ledger.acting.medfan.after import survival as throw

    return resolved(
        call,
        GAME,
        lambda desk: throw(desk, figures, healer, house),
        rules,
        record=record,
    )


def spoils(call: Call, cost: int, altar: int, rules: str | None, record: bool) -> Any:
    """What eliminated enemies bring in."""
    from commands.answers.resolving import resolved
    from ledger.acting.medfan.after import spoils as reckon

    return resolved(
        call, GAME, lambda desk: reckon(desk, cost, altar), rules, record=record
    )


def objective(call: Call, rules: str | None, record: bool) -> Any:
    """What a battle is fought for."""
    from commands.answers.resolving import resolved
    from commands.texts.medfan.battles import OBJECTIVE_TEXTS, OBJECTIVES
    from ledger.acting.medfan.after import objective as throw

    result, *rest = resolved(call, GAME, throw, rules, record=record)
    if "id" in result:
        words = call.words
        result = {
            **result,
            "name": words.say(OBJECTIVES[result["id"]]),
            "text": words.say(OBJECTIVE_TEXTS[result["id"]]),
        }
    return result, *rest
