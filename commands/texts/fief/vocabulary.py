"""Words of Fief as people type them."""

from __future__ import annotations

from commands.texts.fief import cards, extension
from commands.texts.fief.buying import GOODS
from commands.texts.fief.cards import CARDS, CAUSES
from commands.texts.fief.gathered import OPTIONS

VOCABULARIES: dict[str, dict[str, str]] = {
    "card": CARDS,
    "cause": CAUSES,
    "decision": OPTIONS,
    "goods": GOODS,
}
ALSO: dict[str, dict[str, str]] = {"card": cards.ALSO, "goods": extension.ALSO}
CHOSEN: dict[str, str] = {
    **dict.fromkeys(
        ("guard", "leave", "escape", "escapes", "lord", "consent"), "decision"
    ),
    **dict.fromkeys(
        ("passage", "exit", "refused", "captivity", "losses", "archers"), "decision"
    ),
}
REFUSED: dict[str, str] = {
    "fief.card": "card",
    "fief.cause": "cause",
    "fief.item": "goods",
}
