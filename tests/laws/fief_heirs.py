"""Inheritances that people may ask for, and the laws of what nobody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.rules.fief.board.places import regions as all_regions
from ledger.rules.fief.crown.legacies import pending
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import capital
from ledger.state import CAMPAIGN
from tests.laws.fief_crown import talks
from tests.laws.fief_saying import args, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State
    from tests.laws.evening import Evening
    from tests.laws.fief_saying import Words


# Samples ----------------------------------------------------------------------------------


def orphaned(evening: Evening) -> None:
    """Anne's family has died out; the last was Charles, husband of Chloé's Isabelle."""
    for lord in ("Eric", "Arnaud", "Charles"):
        evening.act("fief die", lord, "plague")
    talks(evening)


SAMPLES = {"fief inherit": (orphaned, (["Rouge"], ["Bourg:Mont:v1=2", "Bourg:v1=1"]))}


# What people say ---------------------------------------------------------------------------


def inherit(state: State) -> Words:
    """Mostly all inheritances that wait, with a counter of any kind for each city."""
    waiting = pending(state)
    regions = [state.text(title, "region") or "" for title in waiting]
    some = st.lists(named(state, regions or all_regions(state)), max_size=2)
    cities = [state.name(capital(state, title)) for title in waiting] or ["Bourg"]
    word = st.builds(
        "{}:{}={}".format,
        st.sampled_from(cities),
        st.sampled_from(("v1", "v3", "archer", "Mont:v1")),
        st.integers(1, 3),
    )
    garrison = st.just([]) | st.just([]) | st.lists(word, max_size=1)
    return args(regions=st.just([]) | some, garrison=garrison)


STRATEGIES = {"fief inherit": inherit}


# What no act may bring about -----------------------------------------------------------------


def odd(state: State) -> Iterator[str]:
    """An heir to something that is still held, or winners of a game that goes on."""
    for title in state.subjects("title"):
        heir = state.get(title, "heir")
        if heir and state.get(title, "holder"):
            yield f"an heir for a title that is carried: {title}"
        if heir not in (None, "crown", *state.seats):
            yield f"an heir who is not at the table: {title}"
    over, winners = state.get(CAMPAIGN, "over"), state.words(CAMPAIGN, "winners")
    if (over is None) != (not winners):
        yield "winners without an end, or an end without winners"
    for player in state.seats:
        if state.get(player, "out") and lords.family(state, player):
            yield f"a lord of a family that is out: {player}"
