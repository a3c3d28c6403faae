"""Families that have died out, on paper: Chloé's Eric was the last of his.

Her region Bleu has four villages, with Beaujeu as its capital; her soldiers are in it
and outside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.rules.fief.families.dying import died
from ledger.rules.fief.forces import counters, stack
from ledger.rules.fief.turn.clock import end_phase
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    do,
    fact,
    lord,
    person,
    position,
    title,
    village,
)

if TYPE_CHECKING:
    from ledger.state import State

BLEU, ROUGE = title("Bleu"), title("Rouge")
LAND = (
    village("Beaujeu", "Chloé", "Chloé.v1=2 Chloé.v3=1", building="city")
    + village("Mont", "Chloé", "Chloé.v1=1")
    + village("Val", "Chloé", "Chloé.v1=4")
    + village("Bourg", "Anne", "Anne.v1=5 Anne.v3=1", building="city")
    + village("Sennecy", "Bruno", "Bruno.v1=3", building="castle")
)
PEOPLE = person("Arnaud", "Anne", "Bourg", titles=["Rouge"]) + person(
    "Blanche", "Anne", "Bourg"
)


def widowed(more: str = "", **head: Any) -> State:
    """Eric, Chloé's last lord, has died; his widow is Bruno's Isabelle."""
    head.setdefault("phase", "combat")
    money = {"Anne": 1000, "Bruno": 1000} | head.pop("money", {})
    text = LAND + PEOPLE + more
    text += person("Eric", "Chloé", "Mont", titles=["Bleu"], spouse="Isabelle")
    text += person("Isabelle", "Bruno", "Sennecy", spouse="Eric")
    state = position(text, money=money, **head)
    do(state, died, "Eric", "plague")
    return talks(state)


def extinct(more: str = "", **head: Any) -> State:
    """Eric has died unmarried, and Anne's Arnaud is King."""
    head.setdefault("phase", "combat")
    money = {"Anne": 1000, "Bruno": 1000} | head.pop("money", {})
    text = LAND + PEOPLE + person("Charles", "Bruno", "Sennecy") + more
    text += person("Eric", "Chloé", "Mont", titles=["Bleu"])
    text += fact(CAMPAIGN, "king", lord("Arnaud"))
    state = position(text, money=money, **head)
    do(state, died, "Eric", "plague")
    return talks(state)


def talks(state: State) -> State:
    """The combats are over, and phase 6 begins."""
    outcome = end_phase(state, Table())
    state.apply(outcome.effects if outcome else [])
    state.put(CAMPAIGN, "phase", "negotiations")
    return state


def heap(state: State, place: str, player: str) -> dict[str, int]:
    """The counters of a player in a village."""
    return counters(state, stack(f"territory:{place}", player))


FROM_TREASURER = {"garrison": "treasurer", "counter": "v1"}
