"""Words of Fief as people type them."""

from __future__ import annotations

from commands.texts.fief import cards, extension, war
from commands.texts.fief.buying import GOODS
from commands.texts.fief.cards import CARDS, CAUSES
from commands.texts.fief.gathered import OPTIONS

VOCABULARIES: dict[str, dict[str, str]] = {
    "card": CARDS,
    "cause": CAUSES,
    "decision": OPTIONS,
    "goods": GOODS,
    **war.TYPED,
}
ALSO: dict[str, dict[str, str]] = {
    "card": cards.ALSO,
    "goods": extension.ALSO,
    **war.TYPED_ALSO,
}
REFUSED: dict[str, str] = {
    "fief.card": "card",
    "fief.cause": "cause",
    "fief.item": "goods",
    "fief.war_word": "{kind}",
}
