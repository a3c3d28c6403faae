"""Cards on paper: Anne holds Rouge, Bruno a castle in Vert, Chloé soldiers only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ledger.errors import Refusal
from ledger.rules.fief.cards import dealing, discarding, exchanging, playing
from ledger.rules.fief.families.dying import die as dies
from ledger.rules.fief.families.dying import died
from ledger.rules.fief.house import house
from ledger.rules.fief.position.reading import cards_laid
from ledger.state import State
from ledger.table import Table
from tests.ledger.rules.fief.realm import ANNE, BRUNO, CHLOE, WAYS, realm
from tests.said import by_names

if TYPE_CHECKING:
    from ledger.rules.game import Outcome

__all__ = ["ANNE", "BRUNO", "CHLOE"]

VILLAGES: dict[str, dict[str, Any]] = {
    "Bourg": {
        "owner": "Anne",
        "building": "city",
        "mills": 1,
        "presses": 1,
        "troops": {"Anne": {"v1": 5, "v3": 1}},
    },
    "Mont": {
        "owner": "Bruno",
        "building": "castle",
        "troops": {"Bruno": {"v1": 3}},
    },
    "Lac": {"owner": "Chloé", "mills": 1, "troops": {"Chloé": {"v1": 2}}},
}
LORDS: dict[str, Any] = {
    "Arnaud": {"player": "Anne", "at": "Bourg", "titles": ["Rouge"]},
    "Blanche": {"player": "Anne", "at": "Bourg"},
    "Charles": {"player": "Bruno", "at": "Mont", "bishop": "Sigy"},
    "Eric": {"player": "Bruno", "at": "Mont"},
}
DIOCESES = [
    {"name": "Sigy", "villages": list(WAYS[:3])},
    {"name": "Autun", "villages": list(WAYS[3:])},
]


def cards(
    villages: dict[str, Any] | None = None,
    lords: dict[str, Any] | None = None,
    *,
    change: dict[str, dict[str, Any] | None] | None = None,
    **more: Any,
) -> State:
    """The table in phase 1; `change` alters lords by name, and None removes them."""
    people = dict(LORDS if lords is None else lords)
    for name, told in (change or {}).items():
        if told is None:
            people.pop(name)
        else:
            people[name] = {**people.get(name, {}), **told}
    given = {
        "phase": "cards",
        "diocese": DIOCESES,
        "hands": {"Anne": 3, "Bruno": 3, "Chloé": 3},
        **more,
    }
    return realm(VILLAGES if villages is None else villages, people, **given)


def _faces(dice: str) -> list[list[int]]:
    return [[int(face) for face in group.split()] for group in dice.split("|")]


def play(
    state: State,
    player: str,
    card: str,
    *,
    dice: str = "",
    choices: dict[str, str] | None = None,
    ruled: bool = False,
    **words: Any,
) -> Outcome:
    """A player plays a card, which changes the state."""
    table = Table(typed=_faces(dice), choices=choices, ruled=ruled)
    outcome = by_names(playing.play, state, state, table, player, card, **words)
    table.close()
    return _done(state, outcome)


def _done(state: State, outcome: Outcome) -> Outcome:
    """Applies an outcome; the number of cards on the table must be right."""
    state.apply(outcome.effects)
    if house(state, "cards.hands") == "counted":
        assert state.balance("table", "card") == cards_laid(state)
    return outcome


def deal(
    state: State, *, dice: str = "", choices: dict[str, str] | None = None, **more: Any
) -> Outcome:
    """Fills the hands."""
    table = Table(typed=_faces(dice), choices=choices)
    outcome = dealing.deal(state, table, **more)
    table.close()
    return _done(state, outcome)


def discard(state: State, player: str, *named: str, hidden: int = 0) -> Outcome:
    """A player discards cards."""
    words = player, named, hidden
    return _done(state, by_names(discarding.discard, state, state, Table(), *words))


def swap(
    state: State, gives: int, takes: int, *, a: str = "Anne", b: str = "Bruno"
) -> Outcome:
    """Two players exchange cards."""
    words = a, b, gives, takes
    outcome = by_names(exchanging.exchange, state, state, Table(), *words)
    state.apply(outcome.effects)
    return outcome


def die(
    state: State,
    lord: str,
    cause: str = "battle",
    *,
    choices: dict[str, str] | None = None,
) -> dict[str, Any]:
    """A lord dies; the outcome."""
    table = Table(choices=choices)
    outcome = by_names(died, state, state, table, lord, cause)
    table.close()
    _done(state, outcome)
    return {**outcome.result, "warnings": [w["key"] for w in outcome.warnings]}


def straight(state: State, lord: str, cause: str) -> Any:
    """The same, by the function that every other rule calls."""
    return dies(state, Table(), lord, cause)


def refused(call: Any, *args: Any, **more: Any) -> tuple[str, str | None]:
    """Key and rule of a refusal."""
    with pytest.raises(Refusal) as caught:
        call(*args, **more)
    return caught.value.key, caught.value.rule


def facts_of(call: Any, *args: Any, **more: Any) -> dict[str, Any]:
    """The facts of a refusal."""
    with pytest.raises(Refusal) as caught:
        call(*args, **more)
    return caught.value.facts


def keys(outcome: Outcome) -> list[str]:
    """The warnings of an outcome, by key."""
    return [warning["key"] for warning in outcome.warnings]


def blue(state: State) -> int:
    """The number of blue cards on all accounts (FIEF-STOCK-11)."""
    return sum(
        held.get("card", 0)
        for account, held in state.balances.items()
        if account != "world"
    )
