"""Marriages: who may marry whom, and what a wedding brings.

Both players announce a marriage to the table (FIEF-MARRY-03), so the person who records
it has heard both, and nobody is asked again. The spouses need not be in one place
(MARRY-04).
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.naming import find
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.audit import beyond
from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.legacies import unsettled
from ledger.rules.fief.crown.reigning import wedding
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.may import May
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.turn.order import need_phase, playing
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.rules.common.finding import Before
    from ledger.state import State
    from ledger.table import Table

PHASE = "negotiations"
RULE = "FIEF-MARRY-01"
# What no ruling can bring about: there is no card for it, and no way back.
NEVER = frozenset({"fief.marry_men", "fief.marry_women", "fief.married"})


def marry(state: State, table: Table, one: str, other: str) -> Outcome:
    """A lord and a woman of another player marry, in phase 6 (FIEF-NEGO-01).

    A King's bride becomes Queen at once (MARRY-05). The families are now allied.
    """
    need_phase(state, table, PHASE, "FIEF-NEGO-01")
    if one == other:
        raise Misuse("usage", "fief.marry_self", rule=RULE, lord=one)
    groom, bride = (other, one) if lords.is_woman(one) else (one, other)
    for fault in faults(state, groom, bride):
        if fault.key in NEVER:
            raise fault
        table.object(fault)
    his, hers = lords.owner(state, groom), lords.owner(state, bride)
    new = hers not in lords.allies(state, his)
    ceremony = Ceremony(state)
    ceremony.tell(groom=groom, bride=bride, player=his, other=hers)
    because = Because(RULE, groom)
    for lord, wed in ((groom, bride), (bride, groom)):
        ceremony.do([changed(ceremony.state, lord, "spouse", wed)], because)
    for subject in (groom, bride, his, hers):
        ceremony.do(beyond(ceremony.state, table, subject))
    crowned = wedding(ceremony.state, table, groom, bride)
    ceremony.tell(new=new, queen=None)
    ceremony.facts |= crowned.result
    notes = [*_late(state), *crowned.warnings]
    effects = [*ceremony.effects, *crowned.effects]
    return Outcome({"groom": groom, "bride": bride}, ceremony.facts, effects, notes)


def living(state: State, word: str, _before: Before = NOTHING) -> str:
    """The lord whom a word names, who must be in play."""
    lord = find("lord", word, state.named("lord"))
    if state.get(lord, "player"):
        return lord
    key = "fief.lord_dead" if state.get(lord, "discarded") else "fief.lord_unknown"
    raise Refused("rule", key, rule=RULE, lord=lord)


# Who may marry whom --------------------------------------------------------------------


def faults(state: State, groom: str, bride: str) -> Iterator[Refused]:
    """Why two lords cannot marry each other."""
    first = unsettled(state)
    if first:
        yield first
    both = (groom, bride)
    for sex, key in ((False, "fief.marry_men"), (True, "fief.marry_women")):
        if all(lords.is_woman(lord) == sex for lord in both):
            yield Refused("rule", key, rule=RULE, lords=list(both))
    for lord in both:
        yield from _of_one(state, lord)
    yield from _of_families(state, groom, bride)


def _of_one(state: State, lord: str) -> Iterator[Refused]:
    """Why a lord cannot marry anybody (FIEF-CARD-26, -32)."""
    wed = lords.spouse(state, lord)
    if wed:
        facts = {"lord": lord, "spouse": wed}
        yield Refused("rule", "fief.married", rule="FIEF-MARRY-06", **facts)
    # FIEF-MARRY-01, FIEF-CARD-32
    if lords.is_clergy(state, lord):
        yield Refused("rule", "fief.marry_clergy", rule=RULE, lord=lord)
    # FIEF-MARRY-02, FIEF-CARD-26
    if lords.is_darc(state, lord):
        yield Refused("rule", "fief.marry_darc", rule="FIEF-MARRY-02", lord=lord)
    if lords.buried(state, lord):  # counts as dead
        yield Refused("rule", "fief.marry_dungeon", rule="FIEF-VAR-25", lord=lord)
    elif not lords.is_free(state, lord) and not house(state, "marry.prisoner"):
        rule = "fief.marry.prisoner"
        yield Refused("rule", "fief.marry_captive", rule=rule, lord=lord)


def _of_families(state: State, groom: str, bride: str) -> Iterator[Refused]:
    """Why two families cannot ally: each has at most one ally (MARRY-08).

    See FIEF-MARRY-09.
    """
    his, hers = lords.owner(state, groom), lords.owner(state, bride)
    if his == hers:
        facts: dict[str, Any] = {"lords": [groom, bride], "player": his}
        yield Refused("rule", "fief.marry_family", rule=RULE, **facts)
        return
    for player, other in ((his, hers), (hers, his)):
        bound = [one for one in lords.allies(state, player) if one != other]
        if len(bound) >= LIMITS["allies"]:
            about = {"player": player, "ally": bound[0], "other": other}
            yield Refused("rule", "fief.marry_third", rule="FIEF-MARRY-08", **about)


def _late(state: State) -> Iterator[dict[str, Any]]:
    """A warning of a marriage after the ballot, which needs agreement (AMB-111)."""
    if state.get(CAMPAIGN, "ballot") == state.turn:
        yield warning("fief.wed_late", rule="FIEF-AMB-111", turn=state.turn)


def possible(state: State, player: str) -> Iterator[May]:
    """Every couple that the player's family could form with another family."""
    if player not in playing(state):
        return
    for lord in lords.family(state, player):
        for other in lords.every(state):
            same = lords.is_woman(lord) == lords.is_woman(other)
            own = lords.owner(state, other) == player
            if same or own or lords.spouse(state, lord) == other:
                continue
            pair = (other, lord) if lords.is_woman(lord) else (lord, other)
            lacking = tuple(faults(state, *pair))
            may = May(PHASE, "marry", RULE, None, lord, missing=lacking)
            yield may._replace(spouse=other)
