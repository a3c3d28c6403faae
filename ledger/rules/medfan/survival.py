"""Survival: one die for each figure that was eliminated. Low is good."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse
from ledger.rules.game import Outcome
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import SIX, works
from ledger.rules.medfan.roster import figures, has_role
from ledger.rules.medfan.tables import SURVIVAL
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.medfan.after import Rolled, Survived
    from ledger.shapes.medfan.shared import Fates
    from ledger.state import State
    from ledger.table import Table

_, MISSES, LOST = SURVIVAL["fates"]
RULES = {"base": "MED-SURV-02", "one": "MED-SURV-07", "both": "MED-SURV-08"}
MOST_FIGURES = 1000


def table_for(*, healer: bool, house_of_healers: bool) -> str:
    """Which of the three tables applies: more of the same kind add nothing.

    >>> table_for(healer=True, house_of_healers=False)
    'one'

    See MED-SURV-05, -06, MED-TERR-30.
    """
    return ("base", "one", "both")[healer + house_of_healers]


def fate(which: str, face: int) -> str:
    """The fate that a face means on a table."""
    return str(SURVIVAL[which][face - 1])


def resolve(
    table: Table, figures: int, healer: bool = False, house: bool = False
) -> Outcome[Survived]:
    """A number of survival rolls, without a campaign."""
    if figures > MOST_FIGURES:
        raise Misuse("usage", "medfan.many_rolls", most=MOST_FIGURES)
    which = table_for(healer=healer, house_of_healers=house)
    thrown: list[Rolled] = []
    for _ in range(figures):
        (face,) = table.roll(None, "survival", SIX, 1)
        thrown.append({"die": face, "fate": fate(which, face)})
    result: Survived = {
        "table": which,
        "rule": RULES[which],
        "figures": thrown,
        "counts": counts(thrown),
    }
    asked = {"count": figures, "healer": healer, "house": house}
    return Outcome(asked, result)


def counts(thrown: Sequence[Rolled]) -> Fates:
    """How many are ready, miss the next battle, or are lost."""
    fates = [line["fate"] for line in thrown]
    return {
        "ready": fates.count("ready"),
        "misses_next": fates.count("misses_next"),
        "lost": fates.count("lost"),
    }


# In a campaign ---------------------------------------------------------------


def fallen(state: State, player: str) -> list[str]:
    """A player's figures that were eliminated and have not yet rolled.

    See MED-SPOILS-05.
    """
    return [f for f in figures(state, player) if state.get(f, "fallen")]


def has_healer(state: State, player: str) -> bool:
    """Whether the army has a healer who need not roll (MED-SURV-03, -04).

    A healer who sat this battle out, resting or by choice, does not count
    (MED-AMB-SURV-1).
    """
    battle = state.number(player, "battles")

    def away(figure: str) -> bool:
        return bool(state.get(figure, "absent")) or state.get(figure, "rests") == battle

    fielded = house(state, "healer_must_be_fielded")
    return any(
        has_role(state, figure, "healer")
        and not state.get(figure, "fallen")
        and not (fielded and away(figure))
        for figure in figures(state, player)
    )


def step(
    state: State, table: Table, player: str, order: Sequence[str] = ()
) -> tuple[list[Effect], dict[str, Any]]:
    """One player's survival rolls, on a table fixed before the first of them.

    See MED-SURV-11.
    """
    healer = has_healer(state, player)
    healers = bool(works(state, player, "house_of_healers"))
    which = table_for(healer=healer, house_of_healers=healers)
    effects: list[Effect] = []
    lines: list[Rolled] = []
    for figure in sorted(fallen(state, player), key=_place(order)):
        (face,) = table.roll(figure, "survival", SIX, 1)
        fate_met = fate(which, face)
        effects += _meets(state, figure, fate_met, RULES[which])
        lines.append({"figure": figure, "die": face, "fate": fate_met})
    line = {
        "name": player,
        "table": which,
        "healer": healer,
        "house": healers,
        "rule": RULES[which],
        "figures": lines,
        "counts": counts(lines),
    }
    return effects, line


def _place(order: Sequence[str]) -> Callable[[str], tuple[int, str]]:
    """The sort key of figures: in the order in which they were named, then others."""
    places = {figure: number for number, figure in enumerate(order)}
    return lambda figure: (places.get(figure, len(places)), figure)


def _meets(state: State, figure: str, fate: str, rule: str) -> list[Effect]:
    """The effects of a fate on a figure."""
    because = Because(rule, figure)
    effects: list[Effect] = [changed(state, figure, "fallen", None)]
    if fate == MISSES:
        player = str(state.get(figure, "player"))
        battle = state.number(player, "battles") + 1
        effects.append(changed(state, figure, "rests", battle))
    elif fate == LOST:
        effects.append(changed(state, figure, "retired", 1))
    return [effect._replace(because=because) for effect in effects]
