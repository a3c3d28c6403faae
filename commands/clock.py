"""The clock: turn and phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import kinds
from commands.app import words as top_level
from commands.declare import ACTS, argument, command
from commands.show import Line

if TYPE_CHECKING:
    from commands.calling import Call
    from commands.show import Block
    from commands.texts import Words

app = top_level()
Next = Annotated[
    str | None, argument("next", kinds.step, "Go on; without it, show where we are.")
]


@command(
    app,
    "turn",
    use="commands.clock:told_turn",
    mode="own",
    screen="commands.clock:clock_screen",
    common=ACTS,
)
def turn(step: Next = None) -> None:
    """Shows the turn, or ends it and begins the next."""


@command(
    app,
    "phase",
    use="commands.clock:told_phase",
    mode="own",
    screen="commands.clock:clock_screen",
    common=ACTS,
)
def phase(step: Next = None) -> None:
    """Shows the phase, or goes on to the next."""


def told_turn(call: Call, step: str | None) -> Any:
    """The turn, or the act that ends it."""
    from ledger.acting.clock import turn as end_turn

    return _told(call, step, end_turn)


def told_phase(call: Call, step: str | None) -> Any:
    """The phase, or the act that ends it."""
    from ledger.acting.clock import phase as end_phase

    return _told(call, step, end_phase)


def _told(call: Call, step: str | None, act: Any) -> Any:
    if step is None:
        from ledger.reading.status import clock

        return clock(call.book()), None, [], None
    from commands.asking import desk_of, settled

    desk = desk_of(call)
    return settled(call, desk, lambda: act(desk))


def clock_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Turn, phase and first player."""
    return [Line(words.clock(result), "heading")]
