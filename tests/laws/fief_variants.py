"""Sales of sees and captives that people may record, and the laws of the dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.rules.fief.board.places import dioceses
from ledger.rules.fief.families import lords
from ledger.rules.fief.variants import ransoms, sales
from tests.laws.fief_saying import a_lord, a_player, a_village, args, maybe, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State
    from tests.laws.evening import Evening
    from tests.laws.fief_saying import Words


# Samples ----------------------------------------------------------------------------------


def vacant(evening: Evening) -> None:
    """Bishop Philippe has died, and Arnaud is a cardinal."""
    evening.act("rules set", "fief.variant.bishop_auction", "true")
    evening.act("title grant", "cardinal", "Arnaud")
    evening.act("fief die", "Philippe", "battle")


def jailer(evening: Evening) -> None:
    """Bruno's Philippe is King, and may buy Eric, whose family still has Isabelle."""
    evening.act("rules set", "fief.variant.surrender", "true")
    evening.act("title grant", "king", "Philippe")


SAMPLES = {
    "fief seat": (vacant, ("Sigy", "Bruno", 400, None, True)),
    "fief sell": (jailer, ("Eric", "Bruno", 100)),
}


# What people say ---------------------------------------------------------------------------


def seat(state: State) -> Words:
    """Mostly a card that is for sale, to a lord, to the discards, or to nobody."""
    due = sales.due(state) or dioceses(state)
    free = [lord for lord in lords.every(state) if not lords.is_titled(state, lord)]
    whole = args(
        diocese=named(state, due),
        winner=a_player(state),
        price=st.sampled_from((300, 400, 700, 50)),
        bishop=named(state, free or lords.every(state)),
        presides=maybe(a_lord(state)),
    )
    rid = args(
        diocese=named(state, due),
        winner=a_player(state),
        price=st.sampled_from((300, 500)),
        discard=True,
    )
    return whole | whole | rid | args(diocese=named(state, due), unsold=True)


def sell(state: State) -> Words:
    """Mostly somebody who is a captive."""
    held = [lord for lord in lords.every(state) if lords.captor(state, lord)]
    return args(
        lord=named(state, held) if held else a_lord(state),
        buyer=a_player(state),
        amount=st.sampled_from((1, 100, 700)),
        at=maybe(a_village(state)),
    )


STRATEGIES = {"fief seat": seat, "fief sell": sell}


# What no act may bring about -----------------------------------------------------------------


def odd(state: State) -> Iterator[str]:
    """Sales of cards from elsewhere, ransoms for nobody, oddities of the dungeon."""
    for diocese in dioceses(state):
        if state.get(diocese, "sale") and not state.get(diocese, "discarded"):
            yield f"a card for sale that is not discarded: {diocese}"
    for player in state.seats:
        due = state.get(player, ransoms.LIMIT) is not None
        if due and not ransoms.captives(state, player):
            yield f"a ransom for nobody: {player}"
    yield from _dungeon(state)


def _dungeon(state: State) -> Iterator[str]:
    """Dead lords of the dungeon who still have something, or should be gone."""
    for lord in lords.everybody(state):
        if not lords.buried(state, lord):
            if state.words(lord, "forfeit"):
                yield f"titles forfeited outside the dungeon: {lord}"
            continue
        offices = lords.offices_of(state, lord)
        if offices or lords.is_titled(state, lord) or lords.is_clergy(state, lord):
            yield f"a title in the dungeon: {lord}"
        if lords.spouse(state, lord) or lords.is_darc(state, lord):
            yield f"married, or D'Arc, in the dungeon: {lord}"
        if lords.captor(state, lord) not in state.seats:
            yield f"in nobody's dungeon: {lord}"
        if not lords.family(state, lords.owner(state, lord)):
            yield f"nobody left to free him: {lord}"  # FIEF-VAR-33
