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

    acts = read(call.moment(), player, actors())

    def told(entry: Entry) -> dict[str, Any]:
        text = telling.sentence(call.words, entry, acts.state)
        return {
            **facts(entry),
            "clock": telling.ticks(call.words, entry, text),
            "text": text,
        }

    result = {
        "player": acts.player,
        "turn": acts.state.turn,
        "phase": acts.state.phase,
        "last": told(acts.last) if acts.last else None,
        "undone": [told(entry) for entry in acts.undone],
        "redone": [told(entry) for entry in acts.redone],
        "entries": Flow(lambda: map(told, acts.journal)),
    }
    return result, None, [], None
