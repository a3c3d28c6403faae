"""Rebels on paper: where they stand, how many they are, whom they must fight."""

from __future__ import annotations

from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import effect, fact, holding, village
from tests.ledger.rules.fief.war.board import field

WIN, LOSE = (6, 1), (1, 6)  # the attacker's die, then the defender's


def band(place: str = "Vaux", *, player: str = "Chloé", **counters: int) -> str:
    """Rebels in a village, and who leads them; three points unless told otherwise."""
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
    """Whom they have still to fight."""
    return fact("campaign", "revolt_fights", [f"player:{name}" for name in players])


HELD = village("Vaux", "Bruno", "Bruno.v1=2", building="castle", mills=1, presses=1)
RISEN = HELD + band() + owed("Bruno")


def risen(more: str = "", **head):
    """Rebels have risen in Vaux among Bruno's soldiers, in the phase of the cards."""
    return field(RISEN + more, phase="cards", **head)


def known(state) -> list[str]:
    """What the campaign knows of a revolt."""
    facts = state.facts[CAMPAIGN]
    return [name for name in facts if name.startswith("revolt")]
