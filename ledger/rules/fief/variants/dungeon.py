"""The King's dungeon: who is put into it, the consequences, and when it opens.

A lord in it counts as dead (FIEF-VAR-25), and is not among `lords.every`. The card stays
on the table while another of the family lives (FIEF-VAR-27); a lord whom nobody could
ever set free is lost (FIEF-VAR-26, -33), which `dying` sees to.
"""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import village_of, villages
from ledger.rules.fief.facts import KING, QUEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.fiefs import lord_of_fief
from ledger.rules.fief.house import house, variant
from ledger.rules.game import warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ledger.rules.fief.crown.ceremony import Ceremony
    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-VAR-25"


def jailer(state: State) -> str | None:
    """The player whose captives go to the dungeon: the one with the free King.

    A Regent has no dungeon (FIEF-AMB-114).
    """
    king = lords.office(state, KING)
    if king is None or not variant(state, "surrender"):
        return None
    return lords.owner(state, king) if lords.is_free(state, king) else None


def awaits(
    state: State, lord: str, captor: str, among: Iterable[str] | None = None
) -> bool:
    """Whether the dungeon awaits a captive of this player; never the Queen (VAR-24).

    Any force of the King's player takes prisoners for it or, by house rule, only one
    with the King himself (AMB-115): `among` are the lords of that force, None where
    nobody fought because the prisoner was bought (FIEF-VAR-30).
    """
    if captor != jailer(state) or lords.office(state, QUEEN) == lord:
        return False
    if among is None or house(state, "dungeon.by") == "player":
        return True
    return lords.office(state, KING) in tuple(among)


def prisoners(state: State) -> list[str]:
    """All lords in the dungeon."""
    return [lord for lord in lords.everybody(state) if lords.buried(state, lord)]


def opened(ceremony: Ceremony, table: Table | None) -> None:
    """Frees all prisoners, as the King has died without a Prince (FIEF-VAR-28).

    Their players put them on villages of their choice, `freed.LORD`; where nobody can
    be asked, they are put where they were taken (FIEF-VAR-34).
    """
    freed = []
    for lord in prisoners(ceremony.state):
        state = ceremony.state
        here = village_of(state.text(lord, "at") or villages(state)[0])
        if table is not None:
            key = f"freed.{state.name(lord)}"
            here = pick(
                state,
                table,
                key,
                villages(state),
                proposed=here,
                who=lords.owner(state, lord),
            )
        ceremony.do(set_free(state, lord, here, "FIEF-VAR-28"))
        freed.append(lord)
    if freed:
        ceremony.tell(released=freed)
        note = warning("fief.dungeon_opened", rule="FIEF-VAR-28", lords=freed)
        ceremony.warnings.append(note)


def strayed(state: State) -> list[Effect]:
    """Forgets titles that have left a prisoner's family for good (FIEF-VAR-29)."""
    effects: list[Effect] = []
    for lord in prisoners(state):
        had = state.words(lord, "forfeit")
        player = lords.owner(state, lord)
        left = tuple(title for title in had if lord_of_fief(state, title) == player)
        if left != had:
            change = changed(state, lord, "forfeit", left or None)
            effects.append(change._replace(because=Because("FIEF-VAR-29", lord)))
    return effects
