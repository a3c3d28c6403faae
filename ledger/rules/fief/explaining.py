"""What follows from the record for villages, fiefs, lords and families."""

from __future__ import annotations

from ledger.rules.fief.board.places import rank_of, villages_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import (
    capital,
    capital_held,
    controls,
    enemies_in,
    lord_of_fief,
    owner_of,
    title_over,
)
from ledger.rules.fief.forces import rebels_at, stands
from ledger.rules.fief.house import variant
from ledger.rules.fief.tables import POINTS
from ledger.rules.fief.turn.order import playing
from ledger.rules.fief.winning import points, victory
from ledger.rules.game import Derived
from ledger.state import CAMPAIGN

CARDS = "FIEF-WIN-09"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a thing from facts about other things."""
    kind = subject.partition(":")[0]
    by_kind = {"territory": _village, "title": _fief, "lord": _lord, "player": _family}
    return by_kind[kind](state, subject) if kind in by_kind else []


def _village(state: State, village: str) -> list[Derived]:
    """Who owns a village, and whether the owner may buy there."""
    title = title_over(state, village)
    derived = []
    if title is not None:
        derived.append(_held(state, title, "FIEF-MOVE-12", "owner"))
    elif state.get(village, "owner") and owner_of(state, village) is None:
        # By a house rule, a village is lost when its owner leaves it (AMB-10).
        last = state.text(village, "owner")
        rule, where = "fief.village.ownership", {"village": village, "player": last}
        rests = ((village, "owner"),)
        derived.append(Derived("owner.left", "owner", None, rule, where, rests))
    return [*derived, *_control(state, village, title)]


def _held(state: State, title: str, rule: str, field: str) -> Derived:
    """The owner of a fief: its lord's player, its keeper, or nobody."""
    player = lord_of_fief(state, title)
    facts: dict[str, Any] = {"title": title, "player": player}
    if state.get(title, "aside"):
        rests = ((title, "aside"),)
        return Derived(f"{field}.aside", field, None, "FIEF-FIEF-23", facts, rests)
    holder = state.text(title, "holder")
    if holder is None:
        key = f"{field}.kept" if player else f"{field}.vacant"
        return Derived(key, field, player, rule, facts, ((title, "keeper"),))
    facts["lord"] = holder
    chain = ((title, "holder"), (holder, "player"))
    return Derived(f"{field}.held", field, player, rule, facts, chain)


def _control(state: State, village: str, title: str | None) -> list[Derived]:
    """Whether the owner controls a village, and why not."""
    owner = owner_of(state, village)
    if owner is None:
        return []
    facts: dict[str, Any] = {"village": village, "player": owner}
    if controls(state, owner, village):
        key, rule, value = "control.yes", "FIEF-BUY-07", owner
        return [Derived(key, "control", value, rule, facts)]
    if title is not None and not capital_held(state, title):
        facts["capital"] = capital(state, title)
        return [Derived("control.capital", "control", None, "FIEF-FIEF-12", facts)]
    if title is None:
        return [Derived("control.empty", "control", None, "FIEF-BUY-07", facts)]
    facts["enemies"] = enemies_in(state, village, owner)
    key = "control.enemy" if facts["enemies"] else "control.rebels"
    rests = ((CAMPAIGN, "revolt_at"),) if rebels_at(state, village) else ()
    return [Derived(key, "control", None, "FIEF-BUY-07", facts, rests)]


def _fief(state: State, title: str) -> list[Derived]:
    """Who owns a fief, its rank, and whether its capital is held."""
    region = state.text(title, "region")
    if region is None:
        return []
    rank = rank_of(state, region)
    many = len(villages_of(state, region))
    facts: dict[str, Any] = {"region": region, "rank": rank, "many": many}
    rests = ((title, "region"),)
    derived = [
        _held(state, title, "FIEF-FIEF-11", "player"),
        Derived("rank", "rank", rank, "FIEF-MAP-02", facts, rests),
    ]
    player = lord_of_fief(state, title)
    if player is not None:
        city = capital(state, title)
        here = stands(state, city, player)
        facts = {"player": player, "capital": city}
        key, value = ("held.yes", city) if here else ("held.no", None)
        rests = ((title, "capital"),)
        derived.append(Derived(key, "held", value, "FIEF-FIEF-12", facts, rests))
    return derived


def _lord(state: State, lord: str) -> list[Derived]:
    """Whether a lord fights."""
    if not state.get(lord, "player"):
        return []
    facts = {"lord": lord}
    if lords.fights(state, lord):
        return [Derived("fights.yes", "fights", 1, "FIEF-FIGHT-05", facts)]
    captive = not lords.is_free(state, lord)
    key = "fights.captive" if captive else "fights.woman"
    rests = ((lord, "captor"),) if captive else ()
    return [Derived(key, "fights", None, "FIEF-FIGHT-05", facts, rests)]


def _family(state: State, player: str) -> list[Derived]:
    """A family's ally by marriage, its points, and what victory lacks."""
    return [*_ally(state, player), *_points(state, player), *_victory(state, player)]


def _points(state: State, player: str) -> list[Derived]:
    """The current points: the sum, then what each card and the cash bring."""
    if not variant(state, "points") or player not in playing(state):
        return []
    total = points.points(state, player)
    derived = [
        Derived("points", "points", total, CARDS, {}, (), counts=True, purse=player)
    ]
    for line in points.lines(state, player):
        card, lord = line["what"], line.get("lord")
        cash = card == "cash"
        facts: dict[str, Any] = {"card": card, "lord": lord}
        if cash:
            facts = {"money": line["money"], "per": POINTS["per_step"]}
            facts["step"] = POINTS["cash_step"]
        key = "points.cash" if cash else "points.card" if lord else "points.kept"
        derived.append(
            Derived(
                key,
                "points",
                line["points"],
                line["rule"],
                facts,
                counts=True,
                purse=player if cash else None,
            )
        )
    return derived


def _victory(state: State, player: str) -> list[Derived]:
    """What a family lacks to win alone, or with its ally."""
    derived = []
    for claim in victory.claims(state):
        if player not in claim.players:
            continue
        others = [one for one in claim.players if one != player]
        who = {"ally": others[0]} if others else {}
        rests = [(title, "holder") for title in claim.fiefs]
        rests += [(CAMPAIGN, crown) for crown in ("king", "queen", "regent")]
        if claim.won:
            key = "victory.pair" if others else "victory"
            facts = {**who, "fiefs": len(claim.fiefs)}
            derived.append(Derived(key, "victory", 1, claim.rule, facts, rests))
            continue
        for what, count in claim.missing.items():
            key = f"lacks.{what}" + (".pair" if others else "")
            facts = {**who, "fiefs": len(claim.fiefs)}
            derived.append(
                Derived(key, "lacks", count, claim.rule, facts, rests, counts=True)
            )
    return derived


def _ally(state: State, player: str) -> list[Derived]:
    """The family allied by marriage."""
    ally = lords.ally(state, player)
    if ally is None:
        return []
    facts: dict[str, Any] = {"player": player, "ally": ally}
    for lord in lords.family(state, player):
        wed = lords.spouse(state, lord)
        if wed and lords.owner(state, wed) == ally:
            facts |= {"lord": lord, "spouse": wed}
            rests = ((lord, "spouse"),)
            return [Derived("ally", "ally", ally, "FIEF-MARRY-08", facts, rests)]
    # Death has parted the couple, and the fiefs have not passed on yet.
    return [Derived("ally.until", "ally", ally, "FIEF-MARRY-13", facts)]
