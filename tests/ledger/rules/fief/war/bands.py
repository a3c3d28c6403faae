"""Rebels on paper: their place, their number, their enemies."""

from __future__ import annotations

from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import effect, fact, holding, village
from tests.ledger.rules.fief.war.board import field

WIN, LOSE = (6, 1), (1, 6)  # the attacker's die, then the defender's


def band(place: str = "Vaux", *, player: str = "Chloé", **counters: int) -> str:
    """Rebels in a village, and their leader; three points by default."""
    held = "".join(
        holding("rebels", what, count)
        for what, count in (counters or {"v3": 1}).items()
    )
    return effect("revolt", player=player, at=place) + held


def before(place: str, origin: str, **counters: int) -> str:
    """Rebels at the entrance of a village."""
    found = band(place, **counters)
    return found.replace(f'at = "{place}"\n', f'at = "{place}"\nfrom = "{origin}"\n')


def owed(*players: str) -> str:
    """The enemies whom the rebels must still fight."""
    return fact("campaign", "revolt_fights", [f"player:{name}" for name in players])


HELD = village("Vaux", "Bruno", "Bruno.v1=2", building="castle", mills=1, presses=1)
RISEN = HELD + band() + owed("Bruno")


def risen(more: str = "", **head):
    """Rebels have risen in Vaux among Bruno's soldiers, in the cards phase."""
    return field(RISEN + more, phase="cards", **head)


def known(state) -> list[str]:
    """The campaign's facts about a revolt."""
    facts = state.facts[CAMPAIGN]
    return [name for name in facts if name.startswith("revolt")]
