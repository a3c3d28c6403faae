"""Captives and a King, with the variant of surrender."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.ledger.rules.fief.positions import person, position, village

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.state import State

LAND = (
    village("Bourg", "Anne", "Anne.v1=5", building="city")
    + village("Mont", "Bruno", "Bruno.v1=4", building="castle")
    + village("Beaujeu", "Bruno", "Bruno.v1=2", building="city")
    + village("Roc", "Chloé", "Chloé.v1=3", building="castle")
)
# Anne's King, Bruno's family, whose Eric holds Bleu; Chloé has one lord.
KING = {"Arnaud": {"player": "Anne", "at": "Bourg", "king": True}}
BLEU = {"Eric": {"player": "Bruno", "at": "Mont", "titles": ["Bleu"]}}
OTHON = {"Othon": {"player": "Bruno", "at": "Mont"}}
HENRY = {"Henry": {"player": "Chloé", "at": "Roc"}}
REALM = KING | BLEU | OTHON | HENRY


def prison(
    people: Mapping[str, Mapping[str, Any]] = REALM,
    more: str = "",
    *,
    house: Mapping[str, Any] | None = None,
    **head: Any,
) -> State:
    """A position with these lords: facts of each by name."""
    text = LAND + more
    for name, known in people.items():
        facts = dict(known)
        text += person(name, facts.pop("player"), facts.pop("at"), **facts)
    head.setdefault("turn", 7)
    head.setdefault("phase", "combat")
    head.setdefault("money", {"Anne": 3000, "Bruno": 3000, "Chloé": 3000})
    played = {"variant.surrender": True, **(house or {})}
    return position(text, house=played, **head)


def held(name: str, by: str, at: str, player: str = "Bruno", **more: Any) -> Any:
    """The facts of one captive."""
    return {name: {"player": player, "at": at, "prisoner_of": by, **more}}
