"""Marriages, sons and loans that people may ask for, and the laws of alliances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.rules.fief.cards.deck import UNSEEN, cards_of
from ledger.rules.fief.crown import marrying
from ledger.rules.fief.crown.prince import parents
from ledger.rules.fief.facts import DEBT
from ledger.rules.fief.families import lords
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.treasury.lending import debts
from tests.laws.fief_crown import talks
from tests.laws.fief_saying import a_lord, a_player, a_village, args, maybe, named
from tests.laws.purses import GIFT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State
    from tests.laws.evening import Evening
    from tests.laws.fief_saying import Words


# Samples ----------------------------------------------------------------------------------


def rich(evening: Evening) -> None:
    """The negotiations; Anne has more money than anybody may learn of."""
    talks(evening)
    evening.act("correct", ["money", "Anne"], str(3 * GIFT), "found")


def lent(evening: Evening) -> None:
    """Bruno has a secret debt to Anne."""
    rich(evening)
    evening.act("fief lend", "Anne", "Bruno", 2 * GIFT)


def betrothed(evening: Evening) -> None:
    """Anne has another woman, whom Chloé's captive lord could marry by proxy."""
    evening.act("fief deal")
    evening.act("fief card play", "Anne", "lord", None, "Blanche", "Bourg")
    talks(evening)


def reigning(evening: Evening) -> None:
    """Charles is King, and his wife Isabelle is Queen."""
    evening.act("fief deal")
    evening.act("title grant", "king", "Charles")
    evening.act("title grant", "queen", "Isabelle")


SAMPLES = {
    "fief lend": (rich, ("Anne", "Bruno", GIFT)),
    "fief repay": (lent, ("Bruno", "Anne", GIFT)),
    "fief forgive": (lent, ("Anne", "Bruno", GIFT)),
    "fief marry": (betrothed, ("Blanche", "Eric")),
    "fief prince": (reigning, ("Gauvain", "Chloé", "Bourg")),
}


# What people say ---------------------------------------------------------------------------


def marry(state: State) -> Words:
    """Mostly a couple who may marry."""
    fit = [
        (may.where, may.spouse)
        for player in state.seats
        for may in marrying.possible(state, player)
        if not may.missing
    ]
    anybody = args(one=a_lord(state), other=a_lord(state))
    if not fit:
        return anybody
    couples = st.sampled_from(fit).flatmap(
        lambda pair: args(one=named(state, pair[:1]), other=named(state, pair[1:]))
    )
    return couples | couples | anybody


def prince(state: State) -> Words:
    """A lord whom nobody has seen, from one of two hands."""
    unseen = [s for s, lie in cards_of(state, "lord").items() if lie == UNSEEN]
    return args(
        lord=named(state, unseen or lords.every(state)),
        by=maybe(named(state, parents(state) or state.seats)),
        at=maybe(a_village(state)),
    )


def lend(state: State) -> Words:
    """Anybody lends anybody something."""
    return args(
        source=a_player(state) | st.just("bank"),
        target=a_player(state),
        amount=st.sampled_from((1, 60, 300, 10**12)),
    )


def repay(state: State) -> Words:
    """Mostly somebody in debt, who pays a part of it or too much."""
    owing = [(d, c, amount) for d, c, amount in debts(state)]
    if not owing:
        return lend(state)
    return st.sampled_from(owing).flatmap(
        lambda one: args(
            source=named(state, one[:1]),
            target=named(state, one[1:2]),
            amount=st.sampled_from((1, one[2], one[2] + 1)),
        )
    )


STRATEGIES = {
    "fief lend": lend,
    "fief repay": repay,
    "fief marry": marry,
    "fief prince": prince,
}


# What no act may bring about -----------------------------------------------------------------


def odd(state: State) -> Iterator[str]:
    """A family bound to two others, a one-sided marriage, a debt to oneself."""
    for player in state.seats:
        many = len(lords.allies(state, player)) > LIMITS["allies"]
        if many and not state.get(player, "ruled"):
            yield f"allied with several: {player}"
    for lord in lords.every(state):
        wed = lords.spouse(state, lord)
        if wed and lords.spouse(state, wed) != lord:
            yield f"married to somebody who is not: {lord}"
    for account, held in state.balances.items():
        if not held.get(DEBT) or account == "world":
            continue
        debtor, creditor = account.removeprefix(f"{DEBT}/").split("/")
        if debtor == creditor or held[DEBT] < 0:
            yield f"a debt that is none: {account}"
