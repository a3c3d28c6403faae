"""Acts with siege equipment: bought, given to units, placed, hit."""

from __future__ import annotations

from ledger.rules.siege import loading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk
    from ledger.rules.siege.listreader import Meant


def as_typed(_vocabulary: str, word: str) -> str:
    """A word that is a code already."""
    return word


def load(desk: Desk, side: str, text: str, meant: Meant = as_typed) -> Answer:
    """A side buys all that stands in a list; `meant` gives the codes of its words."""
    return desk.act(
        "siege load",
        {"side": side, "text": text},
        lambda scene: loading.load(
            scene.state, scene.table, side, text, meant, scene.entering
        ),
    )
