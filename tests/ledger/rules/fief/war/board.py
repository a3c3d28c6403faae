"""Battles on a small board: places and results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger import wire
from ledger.rules.fief.facts import NEUTRAL, STOCK, TROOPS
from ledger.rules.fief.war.fighting import battle
from tests.ledger.rules.fief.positions import at, do, person, position
from tests.ledger.rules.fief.positions import refused as refused_act

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.game import Outcome
    from ledger.state import State

SERIES = (*TROOPS, *NEUTRAL, "mill", "press", "castle", "city")


def waiting(name: str, origin: str, troops: str) -> str:
    """Soldiers at a village's entrance; `troops="Anne.v1=2 Bruno.v3=1"`."""
    lines = []
    for word in troops.split():
        who, _, held = word.rpartition(".")
        what, _, count = held.partition("=")
        account = wire.dumps(f"{at(name)}/{at(origin)}/player:{who}")
        lines.append(
            f'[[holding]]\naccount = {account}\nwhat = "{what}"\namount = {count}\n'
        )
    return "".join(lines)


def comer(name: str, player: str, village: str, origin: str, **more: Any) -> str:
    """A lord on the road at a village's entrance."""
    return person(name, player, village, **{"from": origin}, **more)


def field(more: str, **head: Any) -> State:
    """A position in the combat phase."""
    return position(more, **{"phase": "combat", **head})


def fights(
    state: State,
    village: str,
    attackers: str,
    defenders: str,
    dice: Sequence[int] = (),
    *,
    choices: dict[str, str] | None = None,
    ruled: bool = False,
    **orders: Any,
) -> Outcome:
    """A battle with all questions answered; no counter is lost or made."""
    before = counted(state)
    outcome = do(
        state,
        battle,
        village,
        attackers.split(),
        defenders.split(),
        **orders,
        dice=dice,
        choices=choices,
        ruled=ruled,
    )
    assert counted(state) == before
    return outcome


def refused(
    state: State, village: str, attackers: str, defenders: str, **orders: Any
) -> tuple[str, str, str | None]:
    """Code, key and rule of a battle that is refused."""
    return refused_act(
        state,
        battle,
        village,
        attackers.split(),
        defenders.split(),
        **orders,
    )


def counted(state: State) -> dict[str, int]:
    """The number of each counter, on the board and in the box."""
    return {
        what: sum(
            held.get(what, 0)
            for account, held in state.balances.items()
            if account != "world"
        )
        for what in SERIES
    }


def in_box(state: State, what: str) -> int:
    """The number of buildings of a kind in the box."""
    return state.balance(STOCK, what)
