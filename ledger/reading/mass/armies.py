"""The current state of both sides of a battle."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.rules.mass.armies import RANKS_OF, of_side, sides, unit_of, walls
from ledger.rules.mass.facts import RAISES, REPUTATION, SCORE
from ledger.rules.mass.field import battle_of
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Battle
    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def armies(book: Book) -> dict[str, Any]:
    """Turn, attacker, victor, and each side with its people."""
    state = state_played(book, "mass")
    battle = battle_of(state)
    attacker = state.text(CAMPAIGN, "attacker")
    victor = state.text(CAMPAIGN, "victor")
    return {
        "turn": state.turn,
        "attacker": state.name(attacker) if attacker else None,
        "victor": state.name(victor) if victor else None,
        "sides": [_side(state, battle, side) for side in sides(state)],
    }


def _side(state: State, battle: Battle, side: str) -> dict[str, Any]:
    commander = state.get(side, "commander")
    return {
        "name": state.name(side),
        "men": state.number(side, "men"),
        "fortification": walls(state, side),
        "raises": state.balance(side, RAISES),
        "prepared": bool(state.get(side, "prepared")),
        "generals": [
            {**_person(state, "general", who), "commands": who == commander}
            for who in of_side(state, "general", side)
        ],
        "stewards": [
            _person(state, "steward", who) for who in of_side(state, "steward", side)
        ],
        "heroes": [_hero(state, battle, who) for who in of_side(state, "hero", side)],
    }


def _person(state: State, kind: str, who: str) -> dict[str, Any]:
    ranks = {key: state.number(who, key) for key in RANKS_OF[kind]}
    return {"name": state.name(who), **ranks}


def _hero(state: State, battle: Battle, who: str) -> dict[str, Any]:
    return {
        **_person(state, "hero", who),
        "unit": unit_of(state, who),
        "commission": bool(state.get(who, "commission")),
        "champion": bool(state.get(who, "champion")),
        "out": bool(state.get(who, "out")),
        "score": state.balance(who, SCORE),
        "reputation": state.balance(who, REPUTATION),
        "running": [one.code for one in battle.hero(who).running],
    }
