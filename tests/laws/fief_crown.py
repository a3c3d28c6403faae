"""Ballots and coronations that people may ask for, and the laws of the throne."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.rules.fief.crown.crowning import consecrators, waits
from ledger.rules.fief.crown.voting import candidates, entitled
from ledger.rules.fief.facts import GUARDS, WAITING
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, guarded
from ledger.state import CAMPAIGN
from tests.laws.fief_saying import FEW, a_lord, args, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State
    from tests.laws.evening import Evening
    from tests.laws.fief_saying import Words

YOUNG = ("regent_until", "regent")


# Samples ----------------------------------------------------------------------------------


def talks(evening: Evening) -> None:
    """The negotiations of a turn in which nobody is King."""
    for _ in range(5):
        evening.act("phase")


def elected(evening: Evening) -> None:
    """Arnaud is elected, and Philippe is a cardinal."""
    talks(evening)
    evening.act("title grant", "cardinal", "Philippe")
    evening.act("correct", ["campaign.elected"], "Arnaud", "by a show of hands")


def guarded_late(evening: Evening) -> None:
    """Arnaud is King, where guards of the extension may be taken at any time."""
    for key in ("fief.variant.tactics", "tactics.guard.late_swap"):
        evening.act("rules set", key, "true")
    evening.act("title grant", "king", "Arnaud")


SAMPLES = {
    "fief elect": (talks, (["Anne:Arnaud", "Bruno:Arnaud=1"],)),
    "fief crown": (elected, ("Arnaud", ["Philippe"])),
    "fief guard": (guarded_late, ("Arnaud",)),
}


# What people say ---------------------------------------------------------------------------


def elect(state: State) -> Words:
    """Mostly everybody who may vote, for somebody who may be King."""
    fit = [state.name(lord) for lord in candidates(state)] * 8
    fit += [state.name(lord) for lord in lords.every(state)] or ["Arnaud"]
    voters = [state.name(p) for p in state.seats if entitled(state, p)]
    people = voters * 3 + [state.name(p) for p in state.seats] or ["Anne"]
    one = st.sampled_from(fit)
    together = st.tuples(st.permutations(voters or people[:1]), one).map(
        lambda told: [f"{player}:{told[1]}" for player in told[0]]
    )
    word = st.builds(
        "{}:{}{}".format,
        st.sampled_from(people),
        one,
        st.sampled_from(("", "", "=1", "=2", "=4")),
    )
    return args(votes=together | st.lists(word, min_size=1, max_size=3))


def crown(state: State) -> Words:
    """Mostly the elected lord, crowned by anybody who can."""
    chosen = waits(state)
    lord = named(state, [chosen] * 6 + lords.every(state)) if chosen else a_lord(state)
    clergy = consecrators(state)
    by = st.lists(named(state, clergy or lords.every(state)), **FEW)
    return args(lord=lord, by=st.just([]) | by)


def guard(state: State) -> Words:
    """A sovereign, or anybody."""
    crowned = [lord for name in GUARDS if (lord := guarded(state, name))]
    return args(lord=named(state, crowned or lords.every(state)))


STRATEGIES = {"fief elect": elect, "fief crown": crown, "fief guard": guard}


# What no act may bring about -----------------------------------------------------------------


def odd(state: State) -> Iterator[str]:
    """A crown on nobody's head, a guard without its sovereign, a minority without end."""
    for office in (*lords.OFFICES, "elected"):
        lord = lords.office(state, office)
        if lord and not lords.owner(state, lord):
            yield f"a crown on somebody who is not in play: {office}"
    for name, account in WAITING.items():
        lord = guarded(state, name)
        if counters(state, account) and (lord is None or lords.is_free(state, lord)):
            yield f"a guard that waits for nobody: {name}"
        captive = lord is not None and not lords.is_free(state, lord)
        if counters(state, GUARDS[name]) and captive:
            yield f"a guard beside a captive: {name}"
    king, regent = lords.office(state, "king"), lords.office(state, "regent")
    until = state.number(CAMPAIGN, "regent_until")
    if until and not (king and regent):
        yield "a minority without King or Regent"
    if until and until < state.turn:
        yield "a minority that should have ended"
    if lords.office(state, "elected") and king:
        yield "somebody elected while a King lives"
