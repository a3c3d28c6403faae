"""Fiefs of an extinct family, when nobody wears a crown to inherit them.

The death decides the heir; whether there is a King or a Regent is checked when the fiefs
would change hands, at the start of phase 6 (FIEF-FIEF-33, AMB-122). If there is neither,
the player keeps them for the next lord of the family (FIEF-FIEF-32).
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.rules.common.picking import pick
from ledger.rules.fief.families import lords
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.treasury.tithe import CROWN, heir
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-FIEF-32"


def kept(state: State, table: Table) -> Outcome | None:
    """Keeps fiefs that no crown inherits; a lord played since gets the title."""
    progress = Progress(state)
    titles_kept = []
    for title in state.subjects("title"):
        player = state.text(title, "keeper")
        waits = state.text(title, "heir") == CROWN and heir(state, title) is None
        if player is None or not waits:
            continue
        lord = _bearer(state, table, title, player)
        facts = {"heir": None} | ({"holder": lord, "keeper": None} if lord else {})
        progress.do(
            (changed(state, title, field, value) for field, value in facts.items()),
            Because(RULE, state.text(title, "region")),
        )
        key = "fief.kept_by" if lord else "fief.kept"
        about = {"title": title, "player": player, "lord": lord}
        progress.warnings.append(warning(key, rule=RULE, **about))
        titles_kept.append(about)
    if not titles_kept:
        return None
    return Outcome({}, {"kept": titles_kept}, progress.effects, progress.warnings)


def _bearer(state: State, table: Table, title: str, player: str) -> str | None:
    """A lord of the family by now, preferably a free one."""
    family = lords.family(state, player)
    free = [lord for lord in family if lords.is_free(state, lord)]
    if not family:
        return None
    return pick(state, table, f"title.{state.name(title)}", free or family, who=player)
