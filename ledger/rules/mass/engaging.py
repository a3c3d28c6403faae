"""Step 1 of a turn: the place of every hero."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.mass import sheets
from ledger.rules.mass.opportunities.windows import forced
from ledger.rules.mass.personal import ENGAGEMENTS
from ledger.rules.mass.wishes import leads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ledger.questions import Sheet
    from ledger.rules.mass.opportunities.battle import Battle
    from ledger.rules.mass.opportunities.windows import Forced
    from ledger.state import State
    from ledger.table import Table


class Place(NamedTuple):
    """A hero's place in a turn.

    Attributes:
        level: an engagement, or with a doctor.
        forced: what forces him there; None where he was free.
    """

    level: str
    forced: Forced | None = None


def places(
    state: State, table: Table, battle: Battle, wishes: Mapping[str, str]
) -> dict[str, Place]:
    """Each hero's place: where he must be, or else where he likes (MASS-TURN-01).

    Those who have no choice are shown before anybody is asked.
    """
    free = [h.id for h in battle.heroes if not h.out and not leads(state, h.id)]
    held = locked(state, battle, free)

    def laid() -> Sheet:
        return sheets.of_place(state.turn, held)

    sheet: Callable[[], Sheet] | None = laid
    by_hero: dict[str, Place] = {}
    for hero in free:
        must, wish = held.get(hero), wishes.get(hero)
        if must and wish not in (None, must.level):
            facts = {"hero": hero, "level": must.level, "code": must.code}
            facts["opportunity"] = must.code
            table.object(Refused("rule", "mass.forced", rule=must.rule, **facts))
            must = None
        if must:
            by_hero[hero] = Place(must.level, must)
        elif wish:
            by_hero[hero] = Place(wish)
        else:
            key = f"engagement.{state.name(hero)}"
            by_hero[hero] = Place(
                table.choose(
                    key, ENGAGEMENTS, sheet=sheet, rule="MASS-TURN-01", who=hero
                )
            )
            sheet = None  # once is enough
    return by_hero


def locked(state: State, battle: Battle, heroes: list[str]) -> dict[str, Forced]:
    """Which of these heroes have no choice of place, and why."""
    must_stand = {hero: forced(state, battle, hero) for hero in heroes}
    return {hero: must for hero, must in must_stand.items() if must}
