"""Between the rounds of a battle on the board: mercy, and an end by agreement."""

from __future__ import annotations

from functools import partial

from ledger.rules.common.picking import agrees
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.war import sheets
from ledger.rules.fief.war.force import OTHER, SIDES, body
from ledger.rules.fief.war.surrendering import surrender
from ledger.rules.fief.war.uprising import speaker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.fight import Fight

NO, TRUCE = "no", "truce"


def parley(fight: Fight, number: int) -> None:
    """Lets somebody ask for mercy, or both agree to stop (FIEF-GRACE-01 to -03)."""
    state, table = fight.progress.state, fight.table
    askers = [
        player
        for side in fight.sides.values()
        for player in side.players
        if side.alone(player).lords(state)
    ]
    names = {state.name(player): player for player in askers}
    truce = (TRUCE,) if house(state, "fight.truce") else ()
    options = (NO, *names, *truce)
    plan = fight.plan()
    sheet = partial(sheets.after_round, number, plan.village or "", plan.past)
    word = table.wish(f"mercy.{number}", options, sheet=sheet)
    if word == TRUCE:
        everybody = [p for side in fight.sides.values() for p in side.left(state)]
        key = f"truce.{number}"
        agreed = [agrees(state, table, key, speaker(state, p)) for p in everybody]
        if all(agreed):
            fight.end = "truce"
    elif word in names:
        _mercy(fight, number, names[word])


def _mercy(fight: Fight, number: int, player: str) -> None:
    """A player asks for mercy for all own lords here (AMB-99)."""
    state, table = fight.progress.state, fight.table
    name = next(n for n in SIDES if player in fight.sides[n].players)
    others = fight.sides[OTHER[name]].left(state)
    key = f"grant.{number}"
    # A request must be accepted where the surrender of lords is played (VAR-20).
    asked = () if variant(state, "surrender") else others
    answers = [agrees(state, table, key, speaker(state, other)) for other in asked]
    granted = all(answers)
    fight.rounds[-1]["mercy"] = {"player": player, "granted": granted}
    if not granted:
        return
    own, other = fight.sides[name].alone(player), fight.sides[OTHER[name]]
    fight.captives += surrender(fight.progress, table, own, other)
    fight.sides[name] = fight.sides[name].without(player)
    if not body(fight.force(name)):
        fight.end = "mercy"
