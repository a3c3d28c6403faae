"""The battles that must be fought now, and which of them a few words mean."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.movement.rebels import fight_due
from ledger.rules.fief.war import assaults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.state import State


class Owed(NamedTuple):
    """A battle as given in words: where, and who is on which side."""

    village: str
    attackers: Sequence[str]
    defenders: Sequence[str]


def owed(state: State) -> list[Owed]:
    """Every battle that is due: the rebels' first, then in map order."""
    battles = [
        Owed(one.village, one.players, one.defenders) for one in assaults.due(state)
    ]
    revolt = fight_due(state)
    return [Owed(revolt[0], (REBELS,), revolt[1]), *battles] if revolt else battles


def meant(
    state: State,
    village: str | None,
    attackers: Sequence[str],
    defenders: Sequence[str],
) -> Owed:
    """The battle that is meant; missing words come from the only one that fits."""
    if village and attackers and defenders:
        return Owed(village, attackers, defenders)
    every = owed(state)
    fits = [
        one
        for one in every
        if village in (None, one.village)
        and set(attackers) <= set(one.attackers)
        and set(defenders) <= set(one.defenders)
    ]
    if len(fits) == 1:
        (one,) = fits
        return Owed(one.village, attackers or one.attackers, defenders or one.defenders)
    choices = [one._asdict() for one in fits or every]
    if fits:
        raise Misuse("usage", "fief.battle_which", battles=choices)
    key = "fief.battle_other" if every else "fief.battle_none"
    raise Misuse("usage", key, battles=choices)
