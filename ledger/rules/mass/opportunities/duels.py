"""Single combats, which stop the clock until one of the two is unconscious."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.battle import Duel, Line, Taken
from ledger.rules.mass.opportunities.modifiers import HARMING, OPPORTUNITY_KEY
from ledger.rules.mass.opportunities.offering import Reason
from ledger.rules.mass.opportunities.tables import OPPORTUNITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.mass.opportunities.battle import Battle, Hero
    from ledger.state import State


def met(battle: Battle, hero: Hero, opponent: str) -> Taken:
    """Begins single combat: nothing goes on until one of the two is unconscious."""
    unfit = {one.id for one in battle.heroes if one.out or one.side == hero.side}
    if not opponent or opponent in unfit:
        raise Misuse("usage", "mass.opp.opponent", rule="MASS-OPP-DUE-01")
    duel = Duel(hero.id, hero.side, opponent)
    if duel in battle.duels:
        raise _still(duel).refusal()
    return Taken(battle._replace(duels=(*battle.duels, duel)), "duel")


def duelled(state: State, battle: Battle, who: str, loser: str) -> Taken:
    """Decides a hero's duel: somebody is unconscious (MASS-OPP-DUE-04)."""
    duel = next((one for one in battle.duels if one.hero == who), None)
    if duel is None or loser not in {duel.hero, duel.opponent}:
        raise Misuse("usage", "mass.opp.no_duel", rule="MASS-OPP-DUE-02")
    side = duel.side if loser == duel.hero else battle.enemy(duel.side).id
    line = Line(
        side,
        OPPORTUNITY["DUE"]["loser_next"],
        OPPORTUNITY_KEY,
        HARMING["DUE"],
        loser,
        "DUE",
        battle.turn + 1,
    )
    rest = tuple(one for one in battle.duels if one is not duel)
    battle = battle._replace(lines=(*battle.lines, line), duels=rest)
    for one in battle.heroes:
        if one.id == loser:
            spared = not house(state, "opp.due_ko_counts")
            battle = battle.put(one._replace(out=True, spared=spared))
    return Taken(battle, "duel", lines=(line,))


def stopped(battle: Battle) -> Reason | None:
    """Why the next turn cannot begin: a duel stops the clock (MASS-OPP-DUE-02)."""
    if not battle.duels:
        return None
    return _still(battle.duels[0])


def _still(duel: Duel) -> Reason:
    """The reason that the two are still fighting."""
    facts = {"hero": duel.hero, "opponent": duel.opponent}
    return Reason("mass.opp.duel", "MASS-OPP-DUE-02", facts)
