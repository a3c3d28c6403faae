"""Battles of Fief as people may ask for them, most of them where two have met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.rules.fief.board.places import entrances, villages
from ledger.rules.fief.forces import present
from tests.laws.fief_saying import a_player, a_village, args, named

if TYPE_CHECKING:
    from ledger.state import State
    from tests.laws.fief_saying import Words


def battle(state: State) -> Words:
    """Somebody against somebody, somewhere; where two or more stand, if they do."""
    met = [_met(state, village) for village in _crowded(state)]
    return st.one_of(*met) if met else _anywhere(state)


def _anywhere(state: State) -> Words:
    return args(
        village=a_village(state),
        attackers=st.lists(a_player(state), min_size=1, max_size=2),
        defenders=st.lists(a_player(state), min_size=1, max_size=1),
        sortie=st.booleans(),
    )


def _crowded(state: State) -> list[str]:
    return [village for village in villages(state) if len(_there(state, village)) > 1]


def _there(state: State, village: str) -> list[str]:
    places = (village, *entrances(state, village))
    return list(dict.fromkeys(p for place in places for p in present(state, place)))


def _met(state: State, village: str) -> Words:
    here = _there(state, village)
    names = [state.name(player) for player in here]
    return st.permutations(names).flatmap(
        lambda order: args(
            village=named(state, [village]),
            attackers=st.sampled_from((order[1:], order[1:2])),
            defenders=st.just(order[:1]),
            mode=st.sampled_from(("joint", "separate")),
            inside=st.just(False),
            sortie=st.booleans(),
        )
    )
