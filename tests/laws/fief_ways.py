"""The ways that people may take across the board of Fief, and their companions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.rules.fief.board.places import neighbours, village_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, stack
from ledger.rules.fief.turn import order
from ledger.state import CAMPAIGN
from tests.laws.fief_saying import FEW, a_player, a_village, args, named

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from ledger.state import State
    from tests.laws.fief_saying import Words


def _ways(state: State, place: str) -> SearchStrategy[list[str]]:
    """Along the roads, for one to three villages; or anywhere."""

    def on(way: list[str]) -> SearchStrategy[list[str]]:
        near = neighbours(state, way[-1] if way else village_of(place))
        if not near:
            return st.just(way)
        return st.sampled_from(near).map(lambda village: [*way, village])

    one = on([])
    two = one.flatmap(on)
    anywhere = st.lists(a_village(state), min_size=0, max_size=3)
    back = st.just([village_of(place)]) if "/" in place else one
    told = (one | two | two | two.flatmap(on) | back).map(
        lambda way: [state.name(village) for village in way]
    )
    return st.sampled_from((True,) * 9 + (False,)).flatmap(
        lambda plain: told if plain else anywhere
    )


def _troops(state: State, account: str) -> SearchStrategy[str | None]:
    held = counters(state, account)
    some = [f"{value}={count}" for value, most in held.items() for count in (1, most)]
    both = ",".join(f"{value}={count}" for value, count in held.items())
    return st.sampled_from([None, "all", "all", "v1=1", *some, both or None])


def move(state: State) -> Words:
    """A lord who may move, with companions and counters from the same place."""
    leads = [lord for lord in lords.every(state) if lords.is_free(state, lord)]
    late = [p for p in state.seats if order.has_passed(state, p)]
    leads = [one for one in leads if lords.owner(state, one) not in late] * 5 + leads
    if not leads:
        return args(player=a_player(state), to=["Vaux"], lord=None)

    def told(lord: str) -> Words:
        player, place = lords.owner(state, lord), state.text(lord, "at") or ""
        beside = [
            state.name(one)
            for one in lords.every(state)
            if one != lord and state.get(one, "at") == place
        ]
        friends = [n for n in beside if _is_free(state, n)]
        held = [n for n in beside if n not in friends]
        return args(
            player=state.name(player),
            to=_ways(state, place),
            lord=state.name(lord),
            others=st.lists(st.sampled_from(friends), **FEW) if friends else [],
            troops=_troops(state, stack(place, player)),
            prisoners=st.lists(st.sampled_from(held), **FEW) if held else [],
            drop=st.sampled_from((*(None,) * 5, "v1=1", "all")),
            pick=st.sampled_from((*(None,) * 5, "v1=1", "all")),
            hidden=st.booleans(),
        )

    return st.sampled_from(leads).flatmap(told)


def _is_free(state: State, name: str) -> bool:
    return lords.is_free(state, f"lord:{name}")


def march(state: State) -> Words:
    """The rebels go somewhere, mostly where their leader sends them."""
    place = state.text(CAMPAIGN, "revolt_at") or ""
    leader = state.text(CAMPAIGN, "revolt")
    player = named(state, [leader] * 5) if leader else a_player(state)
    return args(player=player | a_player(state), to=_ways(state, place))
