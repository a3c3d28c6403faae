"""Fiefs of extinct families, and who inherits them, first of all in phase 6.

The death decides the heir: the player of the widow or widower, otherwise the crown,
meaning the one who wears it when the fiefs change hands (FIEF-FIEF-30, -31, AMB-122).
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.fief.families import lords
from ledger.rules.fief.may import May
from ledger.rules.fief.movement.rebels import held_cities
from ledger.rules.fief.treasury.tithe import CROWN, heir
from ledger.rules.game import warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.rules.fief.crown.ceremony import Ceremony
    from ledger.state import State
    from ledger.table import Table

PHASE = "negotiations"
RULE = "FIEF-FIEF-33"


def pending(state: State) -> list[str]:
    """The titles to be inherited, in the order of their names."""
    return [t for t in state.subjects("title") if inheritor(state, t)]


def inheritor(state: State, title: str) -> str | None:
    """The player who inherits a title, or gives it away as wearer of the crown.

    Nobody while a lord carries it, or while rebels hold its city (AMB-67).
    """
    if state.get(title, "heir") is None or state.get(title, "holder"):
        return None
    return None if title in held_cities(state) else heir(state, title)


def by_crown(state: State, title: str) -> bool:
    """Whether it is the crown's to give, as there is no other heir (FIEF-FIEF-37)."""
    return state.get(title, "heir") == CROWN


def wearer(state: State) -> str | None:
    """The Regent while she rules, or the King (FIEF-REGENCY-02, FIEF-CROWN-10)."""
    return lords.office(state, "regent") or lords.office(state, "king")


def need_settled(state: State, table: Table) -> None:
    """Objects until inheritances are settled, which come first (FIEF-FIEF-33)."""
    fault = unsettled(state)
    if fault:
        table.object(fault)


def unsettled(state: State) -> Refused | None:
    """Why nothing else of this phase may be done yet (FIEF-TURN-09)."""
    titles = pending(state)
    if not titles:
        return None
    key = "fief.inheritance_first"
    return Refused("out_of_phase", key, rule=RULE, titles=titles)


def to_the_crown(ceremony: Ceremony) -> None:
    """Gives a new King the fiefs of families without a lord to grant (CROWN-11).

    They are inherited like any other, at once (AMB-123). So are the cards that have
    waited at the treasurer since a family was eliminated (AMB-78).
    """
    because = Because("FIEF-CROWN-11")
    for title in ceremony.state.subjects("title"):
        if _lordless(ceremony.state, title):
            change = changed(ceremony.state, title, "heir", CROWN)
            ceremony.do([change], because)
    titles = pending(ceremony.state)
    if titles:
        key = "fief.crown_inherits"
        note = warning(key, rule="FIEF-CROWN-11", titles=titles)
        ceremony.warnings.append(note)


def _lordless(state: State, title: str) -> bool:
    """Whether a title is kept by a player without a lord for it (FIEF-FIEF-32)."""
    keeper = state.text(title, "keeper")
    if keeper is None or state.get(title, "holder") or state.get(title, "heir"):
        return False
    return not lords.family(state, keeper)


# What may be done, and what the table must not forget ----------------------------------


def rule_of(state: State, title: str) -> str:
    """The rule by which a title passes on."""
    return "FIEF-FIEF-30" if by_crown(state, title) else "FIEF-FIEF-31"


def possible(state: State, player: str) -> Iterator[May]:
    """The fiefs that a player inherits or gives away."""
    for title in pending(state):
        if inheritor(state, title) == player:
            yield May(PHASE, "inherit", rule_of(state, title), None, title)


def due_first(state: State) -> Iterator[dict[str, Any]]:
    """A reminder for each fief that waits for its heir."""
    for title in pending(state):
        yield {
            "code": "inheritance",
            "rule": "FIEF-TURN-09",
            "title": title,
            "region": state.text(title, "region"),
            "player": state.text(title, "keeper"),
            "heir": inheritor(state, title),
        }


def waiting(state: State) -> Iterator[dict[str, Any]]:
    """Every fief of an extinct family, and who would inherit it now."""
    for title in state.subjects("title"):
        if state.get(title, "heir") is None or state.get(title, "holder"):
            continue
        region, taker = state.text(title, "region"), inheritor(state, title)
        if taker or not state.get(title, "aside"):  # or it waits at the treasurer
            yield {"code": "legacy", "region": region, "player": taker}
