"""Battles of Fief that people may ask for, mostly where two sides have met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ledger.rules.fief import camp
from ledger.rules.fief.board.places import entrances, villages
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import is_guest
from ledger.rules.fief.forces import present
from ledger.rules.fief.house import variant
from ledger.rules.fief.movement.rebels import AT, band_at, fight_due
from ledger.state import CAMPAIGN
from tests.laws.fief_saying import a_lord, a_player, a_village, args, named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.state import State
    from tests.laws.fief_saying import Words


def battle(state: State) -> Words:
    """Two sides anywhere; where two or more have met, if there is such a place."""
    met = [_met(state, village) for village in _crowded(state)]
    due = fight_due(state)
    if due:  # otherwise the phase does not end
        met = [_met(state, due[0], [REBELS, *due[1]])] * 5 + met
    return st.one_of(*met) if met else _anywhere(state)


def calm(state: State) -> Words:
    """A bishop, or another lord, speaks to rebels."""
    among = [lord for lord in lords.every(state) if lords.bishoprics(state, lord)]
    here = [one for one in among if state.get(one, "at") == state.get(CAMPAIGN, AT)]
    return args(
        lord=named(state, [*here * 5, *among, *lords.every(state)[:2]]),
        points=st.none() | st.integers(1, 3),
    )


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
    there = list(dict.fromkeys(p for place in places for p in present(state, place)))
    return [*there, REBELS] if band_at(state) == village else there


def _met(state: State, village: str, these: list[str] | None = None) -> Words:
    here = these or _there(state, village)
    names = [state.name(player) for player in here]
    return st.permutations(names).flatmap(
        lambda order: args(
            village=named(state, [village]),
            attackers=st.sampled_from((order[1:], order[1:2])),
            defenders=st.just(order[:1]),
            mode=st.sampled_from(("joint", "separate")),
            inside=st.just(False),
            sortie=st.booleans(),
            **_extension(state, order),
        )
    )


def _extension(state: State, names: Sequence[str]) -> dict[str, Any]:
    """The words about the extension's counters, if it is in use."""
    if not variant(state, "tactics"):
        return {}
    employers = [
        name
        for name in names
        if name != REBELS and camp.waiting(state, state.find("player", name))
    ]
    commit = [f"{name}:{number}:1" for name in employers for number in (0, 1)]
    return {
        "archers": st.sampled_from(([], ["hold"], ["shoot"], ["aim"])),
        "rerolls": st.sampled_from(([], ["low"], ["attacker:low"])),
        "losses": st.sampled_from(([], ["soldiers"], ["archers"])),
        "commits": st.sampled_from(([], *([word] for word in commit), commit)),
    }


def captivity(state: State) -> Words:
    """Mostly an offer to a lord who camps in another's village, if there is one."""
    guests = [
        lord
        for lord in lords.every(state)
        if is_guest(state, state.text(lord, "at") or "", lords.owner(state, lord))
    ]
    return args(lord=named(state, guests) if guests else a_lord(state))
