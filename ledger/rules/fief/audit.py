"""Faults that only a game of Fief can have.

A limit that the referee has overruled for a subject is no longer a fault there,
because the act has marked it as `ruled`.
"""

from __future__ import annotations

from ledger.journal import Finding
from ledger.rules.fief.board.places import village_of, villages
from ledger.rules.fief.facts import GUARDS, REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, guarded, places_with, stack
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS, RED
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

WOMEN = ("queen", "regent")
# The rule about who may hold an office.
CROWNED = {
    "king": "FIEF-VOTE-02",
    "queen": "FIEF-CROWN-09",
    "regent": "FIEF-REGENCY-01",
    "prince": "FIEF-PRINCE-02",
}

GUARDED = {"king": "FIEF-GUARD-02", "queen": "FIEF-GUARD-09"}


def beyond(state: State, table: Table, subject: str) -> list[Effect]:
    """Marks a subject whose limit the referee has overruled in this act."""
    if not table.overruled or state.get(subject, "ruled"):
        return []
    return [changed(state, subject, "ruled", 1)]


def audit(state: State) -> Iterator[Finding]:
    """All faults of villages, lords, titles and offices."""
    yield from _villages(state)
    yield from _lords(state)
    yield from _families(state)
    yield from _titles(state)
    yield from _offices(state)
    yield from _guards(state)


def _villages(state: State) -> Iterator[Finding]:
    for village in villages(state):
        for other in state.words(village, "roads"):
            if village not in state.words(other, "roads"):
                yield _finding("fief.audit.road", village, "FIEF-MAP-05", other=other)
        if state.get(village, "ruled"):
            continue
        production = state.balance(village, "mill") + state.balance(village, "press")
        if production > LIMITS["production"]:
            facts = {"count": production, "most": LIMITS["production"]}
            yield _finding("fief.audit.production", village, "FIEF-BUY-09", **facts)
        castles = state.balance(village, "castle")
        if castles + state.balance(village, "city") > LIMITS["castles"]:
            facts = {"count": castles, "most": LIMITS["castles"]}
            yield _finding("fief.audit.castles", village, "FIEF-BUY-08", **facts)


def _lords(state: State) -> Iterator[Finding]:
    known = set(villages(state))
    there = [player for player in state.seats if not state.get(player, "out")]
    for lord in lords.every(state):
        place = state.text(lord, "at")
        if place is None or village_of(place) not in known:
            yield _finding("fief.audit.nowhere", lord, "FIEF-CARD-20")
        captor = lords.captor(state, lord)
        if captor not in (None, REBELS, *there) or captor == lords.owner(state, lord):
            facts = {"captor": captor or ""}
            yield _finding("fief.audit.captor", lord, "FIEF-LORD-11", **facts)
        yield from _wedlock(state, lord)
        sees = lords.bishoprics(state, lord)
        if state.get(lord, "ruled"):
            continue
        if len(sees) > LIMITS["bishop_cards"]:
            yield _finding("fief.audit.bishop", lord, "FIEF-CARD-30")
        if sees and lords.is_woman(lord):
            yield _finding("fief.audit.bishop_woman", lord, "FIEF-CARD-29")
        if state.get(lord, "darc") and not lords.is_woman(lord):
            yield _finding("fief.audit.darc", lord, "FIEF-CARD-25")


def _wedlock(state: State, lord: str) -> Iterator[Finding]:
    wed = lords.spouse(state, lord)
    if wed is None:
        return
    if not state.get(wed, "player"):
        yield _finding("fief.audit.widowed", lord, "FIEF-LORD-08", spouse=wed)
    elif lords.spouse(state, wed) != lord:
        yield _finding("fief.audit.spouse", lord, "FIEF-MARRY-06", spouse=wed)
    elif lords.is_woman(wed) == lords.is_woman(lord):
        yield _finding("fief.audit.couple", lord, "FIEF-MARRY-01", spouse=wed)
    if lords.is_darc(state, lord) and not state.get(lord, "ruled"):
        yield _finding("fief.audit.darc_wed", lord, "FIEF-MARRY-02", spouse=wed)


def _families(state: State) -> Iterator[Finding]:
    for player in state.seats:
        # No other lord could be played while he was in the dungeon (FIEF-AMB-116).
        full = house(state, "dungeon.counts_in_limit")
        family = lords.household if full else lords.family
        count = len(family(state, player))
        if count > LIMITS["lords"] and not state.get(player, "ruled"):
            facts = {"count": count, "most": LIMITS["lords"]}
            yield _finding("fief.audit.lords", player, "FIEF-LORD-01", **facts)
        bound = lords.allies(state, player)
        if len(bound) > LIMITS["allies"] and not state.get(player, "ruled"):
            both = {"ally": bound[0], "other": bound[1]}
            yield _finding("fief.audit.allies", player, "FIEF-MARRY-08", **both)
        if state.get(player, "out"):
            yield from _left(state, player)


def _left(state: State, player: str) -> Iterator[Finding]:
    """Anything on the board that belongs to a family that is out (FIEF-WIN-05)."""
    alive = lords.family(state, player)
    if alive:
        yield _finding("fief.audit.out", player, "FIEF-WIN-05", lord=alive[0])
    places = places_with(state, player)
    place = next((p for p in places if counters(state, stack(p, player))), None)
    if place:
        village = village_of(place)
        yield _finding("fief.audit.out_troops", player, "FIEF-WIN-05", village=village)
    held = _held(state, player)
    if held:
        yield _finding("fief.audit.out_holds", player, "FIEF-WIN-05", holding=held)


def _held(state: State, player: str) -> str | None:
    """A village or title that a family has, if any."""
    owned = (v for v in villages(state) if state.get(v, "owner") == player)
    titles = state.subjects("title")
    kept = (
        t for t in titles if player in (state.get(t, k) for k in ("keeper", "heir"))
    )
    return next(owned, None) or next(kept, None)


def _titles(state: State) -> Iterator[Finding]:
    seen: set[object] = set()
    for title in state.subjects("title"):
        region, capital = state.get(title, "region"), state.text(title, "capital")
        if region is None or region in seen or capital is None:
            yield _finding("fief.audit.title", title, "FIEF-FIEF-08")
        elif state.get(capital, "region") != region:
            yield _finding("fief.audit.capital", title, "FIEF-FIEF-04", village=capital)
        elif not state.balance(capital, "city"):
            yield _finding("fief.audit.city", title, "FIEF-FIEF-06", village=capital)
        seen.add(region)
        holder = state.text(title, "holder")
        if holder and not state.get(holder, "player"):
            yield _finding("fief.audit.holder", title, "FIEF-FIEF-07", lord=holder)


def _offices(state: State) -> Iterator[Finding]:
    for name in lords.OFFICES:
        lord = lords.office(state, name)
        if lord and not state.get(lord, "player"):
            yield _finding("fief.audit.office", lord, "FIEF-LORD-05", office=name)
        elif lord and lords.is_woman(lord) != (name in WOMEN):
            sex = "woman" if lords.is_woman(lord) else "man"
            yield _finding(f"fief.audit.crowned_{sex}", lord, CROWNED[name])
    for diocese in state.subjects("diocese"):
        lord = state.text(diocese, "bishop")
        if lord and not state.get(lord, "player"):
            yield _finding("fief.audit.bishop_dead", lord, "FIEF-CARD-34")
    cardinals = [c for c in lords.every(state) if state.get(c, "cardinal")]
    if len(cardinals) > RED["cardinal"]:
        facts = {"count": len(cardinals), "most": RED["cardinal"]}
        yield _finding("fief.audit.cardinals", CAMPAIGN, "FIEF-STOCK-08", **facts)


def _guards(state: State) -> Iterator[Finding]:
    """Faults: royal guards away from their sovereign (FIEF-GUARD-02, TAC-AMB-22).

    The guard of a captive waits at the treasurer (FIEF-AMB-129).
    """
    for name, account in GUARDS.items():
        if not counters(state, account):
            continue
        lord = guarded(state, name)
        if lord is None:
            yield _finding(f"fief.audit.guard_{name}", CAMPAIGN, GUARDED[name])
        elif not (lords.is_free(state, lord) or state.get(lord, "ruled")):
            yield _finding("fief.audit.guard_captive", lord, GUARDED[name])


def _finding(code: str, about: str, rule: str, **facts: str | int) -> Finding:
    return Finding(code, about, tuple(facts.items()), rule=rule)
