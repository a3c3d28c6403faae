"""What becomes of a lord's card, and everything on it, at the lord's end.

A lord dies, is put into the dungeon, or leaves the table with the family: one table says
what is taken away. Callers settle titles, crowns and captives.
"""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.record import NamedTuple
from ledger.rules.fief.cards.deck import cards_off, taken_away
from ledger.rules.fief.facts import TABLE
from ledger.rules.fief.families import lords
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

# Facts about a lord.
OWN = (
    "player", "at", "laid", "captor", "spouse", "cardinal", "darc", "dungeon", "steps",
    "steps_in", "steps_darc", "calmed", "ruled", "forfeit",
)  # fmt: skip


class End(NamedTuple):
    """A way in which a lord comes to an end.

    Attributes:
        keeps: the facts that remain.
        card: whether the lord's own card is discarded, too.
    """

    keeps: tuple[str, ...]
    card: bool


# Nothing is left of the dead, and of those whose family leaves the game.
DEAD = End((), card=True)
# Of those who only count as dead: the owner and captor (FIEF-VAR-25, -27).
BURIED = End(("player", "at", "laid", "captor", "ruled"), card=False)


def ended(state: State, lord: str, end: End, because: Because) -> list[Effect]:
    """Discards a lord's card, or only those on it (CARD-34, LORD-05).

    By FIEF-CARD-58, -60, FIEF-FIEF-29.
    """
    gone: list[Effect] = [
        changed(state, lord, field, None)
        for field in OWN
        if field not in end.keeps and state.get(lord, field)
    ]
    if end.card:
        gone.append(changed(state, lord, "discarded", 1))
    else:
        gone += _laid_in(state, lord)
    sees = lords.bishoprics(state, lord)
    for diocese in sees:
        gone.append(changed(state, diocese, "bishop", None))
        gone.append(changed(state, diocese, "discarded", 1))
    wed = lords.spouse(state, lord)
    # FIEF-MARRY-07
    if wed:  # widowed, and free to marry again (FIEF-LORD-08)
        gone.append(changed(state, wed, "spouse", None))
    effects = [one._replace(because=because) for one in gone]
    effects += cards_off(state, len(sees) + end.card, because)
    if state.get(lord, "darc"):
        now = state.copy().apply(effects)
        there = now.balance(TABLE, "darc")
        effects += taken_away(now, "darc", TABLE, because, there)
    return effects


def _laid_in(state: State, lord: str) -> list[Effect]:
    """Puts a lord in the dungeon; all titles are forfeit."""
    effects: list[Effect] = [changed(state, lord, "dungeon", 1)]
    titles = tuple(lords.titles_of(state, lord))
    if titles:
        effects.append(changed(state, lord, "forfeit", titles))
    return effects
