"""What a player has missed, sentence by sentence."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.journal import Entry


def since(call: Call, player: str) -> Result:
    """The acts since the player's last one, each with its sentence."""
    from commands.texts import telling
    from ledger.acting import actors
    from ledger.flow import Flow
    from ledger.reading.log import facts
    from ledger.reading.since import since as read

    found = read(call.moment(), player, actors())

    def told(entry: Entry) -> dict[str, Any]:
        text = telling.sentence(call.words, entry, found.state)
        return {
            **facts(entry),
            "clock": telling.ticks(call.words, entry, text),
            "text": text,
        }

    result = {
        "player": found.player,
        "turn": found.state.turn,
        "phase": found.state.phase,
        "last": told(found.last) if found.last else None,
        "undone": [told(entry) for entry in found.undone],
        "redone": [told(entry) for entry in found.redone],
        "entries": Flow(lambda: map(told, found.journal)),
    }
    return result, None, [], None
