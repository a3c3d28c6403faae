"""The King's dungeon: who is put into it, what he has of it, and when it opens.

Whoever lies in it counts as dead (FIEF-VAR-25): `lords.every` does not know him. His card
stays on the table while another of his family lives (FIEF-VAR-27); a lord whom nobody
could set free any more is lost (FIEF-VAR-26, -33), which `dying` sees to.
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
    """Whose captives go to the dungeon: the player's who has the free King.

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

    Any force of the King's player takes prisoners for it, or only one in which the King
    is himself, as the house has it (AMB-115): `among` are the lords of that force; None
    where nobody fought, for the prisoner was bought (FIEF-VAR-30).
    """
    if captor != jailer(state) or lords.office(state, QUEEN) == lord:
        return False
    if among is None or house(state, "dungeon.by") == "player":
        return True
    return lords.office(state, KING) in tuple(among)


def prisoners(state: State) -> list[str]:
    """All who lie in the dungeon."""
    return [lord for lord in lords.everybody(state) if lords.buried(state, lord)]


def opened(ceremony: Ceremony, table: Table | None) -> None:
    """The King has died without a Prince: all prisoners are free (FIEF-VAR-28).

    Their players put them on villages of their choice, `freed.LORD`; where nobody can
    be asked they stand where they were taken (FIEF-VAR-34).
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
    """Titles that have left the family are nobody's to recover (FIEF-VAR-29)."""
    effects: list[Effect] = []
    for lord in prisoners(state):
        had = state.words(lord, "forfeit")
        player = lords.owner(state, lord)
        left = tuple(title for title in had if lord_of_fief(state, title) == player)
        if left != had:
            change = changed(state, lord, "forfeit", left or None)
            effects.append(change._replace(because=Because("FIEF-VAR-29", lord)))
    return effects
