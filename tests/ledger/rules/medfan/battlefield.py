"""A small campaign for trying rules, without a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger import wire
from ledger.record import NamedTuple
from ledger.rules.medfan import after as sequence
from ledger.rules.medfan import preparing
from ledger.state import BANK, State
from ledger.table import Table
from tests.said import by_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.game import Outcome

ANA, BO, CY = "player:Ana", "player:Bo", "player:Cy"


def campaign(*players: str, **rules: Any) -> State:
    """A campaign with these players, and house rules by their short names."""
    state = State()
    state.put("campaign", "game", "medfan")
    state.put("campaign", "turn", 1)
    names = players or ("Ana", "Bo")
    for name in names:
        state.put(f"player:{name}", "name", name)
    state.put("campaign", "seats", tuple(f"player:{name}" for name in names))
    for key, value in rules.items():
        state.put("rules", f"medfan.house_rules.{key}", wire.dumps(value))
    return state


def rich(state: State, player: str, amount: int) -> State:
    """Gives a player a hoard."""
    state.add(player, "money", amount)
    state.add(BANK, "money", -amount)
    return state


def land(state: State, owner: str | None, *kinds: str) -> list[str]:
    """Known territories of these kinds, in order of acquisition."""
    found = []
    for kind in kinds:
        number = sum(s.startswith("territory:") for s in state.facts) + 1
        territory = f"territory:T{number:02}"
        state.put(territory, "name", f"T{number:02}")
        state.put(territory, "capability", kind)
        if owner:
            state.put(territory, "owner", owner)
            state.put(territory, "acquired", number)
        found.append(territory)
    return found


def hidden(state: State, count: int) -> list[str]:
    """A number of unknown territories without an owner."""
    found = [f"territory:unknown {number}" for number in range(1, count + 1)]
    for territory in found:
        state.put(territory, "unknown", 1)
    return found


def figure(state: State, player: str, name: str, cost: int = 10, **facts: Any) -> str:
    """A figure of an army."""
    subject = f"figure:{player.partition(':')[2]}.{name}"
    known = {"name": name, "player": player, "kind": "hero", "cost": cost}
    for field, value in {**known, "paid": cost, **facts}.items():
        state.put(subject, field, value)
    return subject


def table(*faces: int, ruled: bool = False, **choices: str) -> Table:
    """A table that answers with these faces and choices."""
    return Table(typed=[list(faces)], choices=choices, ruled=ruled)


def money(state: State, *players: str) -> list[int]:
    """The money of these players."""
    return [state.balance(player, "money") for player in players]


def owners(state: State, territories: Sequence[str]) -> list[Any]:
    """The owners of these territories."""
    return [state.get(territory, "owner") for territory in territories]


# The table's words ----------------------------------------------------------------


class Battle(NamedTuple):
    """The words about a battle that is over."""

    winner: str
    attacker: str
    defender: str
    dead: Sequence[str] = ()
    fled: Sequence[str] = ()
    objective: Sequence[str] = ()
    absent: Sequence[str] = ()


class Wishes(NamedTuple):
    """The words about a battle to come."""

    scenario: str | None = None
    objectives: Sequence[str] = ()
    attacker: str | None = None
    prisoner: str | None = None
    variable: bool = False
    fixed: bool = False
    again: bool = False
    two_dice: bool = False


def after(
    state: State, answers: Table, battle: Battle | None = None, until: str | None = None
) -> Outcome:
    """The steps after a battle, or the rest of them."""
    said = {"until": until} | (battle._asdict() if battle else {})
    return by_names(sequence.after, state, state, answers, **said)


def prepare(
    state: State, answers: Table, one: str, other: str, wishes: Wishes
) -> Outcome:
    """The next battle of two players."""
    needs = state, answers
    return by_names(preparing.prepare, state, *needs, one, other, **wishes._asdict())
