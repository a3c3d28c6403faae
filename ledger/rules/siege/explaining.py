"""What follows from the record for sides, sections and the siege itself."""

from __future__ import annotations

from ledger.rules.game import Derived
from ledger.rules.siege import (
    campaign,
    clock,
    closing,
    length,
    machines,
    placing,
    points,
)
from ledger.rules.siege.facts import KINDS
from ledger.rules.siege.scenarios import (
    HELP,
    WATCHTOWER,
    of_role,
    present,
    record,
    role,
    value,
)
from ledger.rules.siege.score import brings
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.rules.siege.score import Section
    from ledger.state import State

SCORED, EARTHWORKS = "SIEGE-VP-02", "SIEGE-SCN2-05"
TRACKED, LINKED = "SIEGE-LIST-15", "SIEGE-GEN-04"


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a thing from facts about other things."""
    code = state.text(CAMPAIGN, "scenario")
    if subject == CAMPAIGN:
        return list(_siege(state, code) if code and present(state) else _next(state))
    if code is None:
        return []
    kind = subject.partition(":")[0]
    if kind == "side":
        return list(_side(state, code, subject))
    if kind == "section" and value(code, "score"):
        known = (one for one in points.sections(state) if one.name == subject)
        return [_section(state, code, one) for one in known]
    return []


def _section(state: State, code: str, section: Section) -> Derived:
    """The points that a section brings, and to whom."""
    worth = brings(section, code)
    name = str(section.name)
    facts: dict[str, Any] = {
        "attackers": section.attackers,
        "defenders": section.defenders,
        "side": of_role(state, worth.to) if worth.to else None,
    }
    rests = [(name, field) for field in ("state", "attackers", "defenders")]
    return Derived(
        f"brings.{worth.why}",
        "brings",
        worth.points,
        worth.rule,
        facts,
        rests,
        counts=True,
    )


def _side(state: State, code: str, side: str) -> Iterator[Derived]:
    """The points of a side: their sum, then section by section."""
    whose = role(state, side)
    if whose is None:
        return
    facts: dict[str, Any]
    if value(code, "score"):
        counted = points.points(state)
        facts = {"side": side}
        yield Derived(
            "score", "score", counted[whose], SCORED, facts, _held(state), counts=True
        )
        for line in counted["lines"]:
            if line["to"] == whose:
                facts = {"section": line["name"]}
                rests = [(line["name"], f) for f in ("attackers", "defenders")]
                yield Derived(
                    "score.section",
                    "score",
                    line["points"],
                    line["rule"],
                    facts,
                    rests,
                    counts=True,
                )
    if whose == "attacker" and (more := campaign.bonus(state, code)):
        played = ((str(record(state, WATCHTOWER)), "winner"),)
        yield Derived("bonus", "bonus", more, EARTHWORKS, {}, played, counts=True)
    yield from _untouched(state, side)


def _untouched(state: State, side: str) -> Iterator[Derived]:
    """The hits of machines that have not been hit: all of them."""
    for item in KINDS:
        hits, many = machines.full(item), machines.many(state, side, item)
        numbers = range(1, many + 1)
        fresh = [n for n in numbers if not machines.known(state, side, item, n)]
        if hits and fresh:
            facts = {"piece": item, "many": len(fresh)}
            yield Derived("untouched", "hits", hits, TRACKED, facts, counts=True)


def _next(state: State) -> Iterator[Derived]:
    """The linked scenario that comes next."""
    code = campaign.following(state)
    if code:
        yield Derived("next", "next", code, LINKED, {})


def _held(state: State) -> list[tuple[str, str]]:
    """The facts that say who holds which section."""
    fields = ("state", "attackers", "defenders")
    return [(one, field) for one in points.in_order(state) for field in fields]


def _siege(state: State, code: str) -> Iterator[Derived]:
    """Who places next, when a die may end it, and whether somebody has won."""
    facts: dict[str, Any]
    following = placing.next_to_place(state)
    if following:
        each = placing.alternating(state)
        rule = "SIEGE-SCN3-12" if each else "SIEGE-EARTH-06"
        key = "places.each" if each else "places.first"
        yield Derived(key, "places", following, rule, {"side": following})
    if value(code, "random_length"):
        first = campaign.first_roll(state, code)
        sooner = first < length.first_turn(code)
        rule = "SIEGE-LEN-07" if sooner else "SIEGE-LEN-08"
        key = "first_roll.sooner" if sooner else "first_roll"
        rests = ((str(record(state, HELP)), "winner"),) if sooner else ()
        yield Derived(
            key, "first_roll", first, rule, {"turn": first}, rests, counts=True
        )
        needed = clock.roll_needed(state)
        if needed is not None:
            facts = {"turn": state.turn}
            rests = ((CAMPAIGN, "turn"),)
            yield Derived(
                "needed", "needed", needed, "SIEGE-LEN-05", facts, rests, counts=True
            )
    verdict = closing.decided(state, code)
    if verdict:
        side = of_role(state, verdict["winner"] or "")
        facts = {"reason": verdict["why"]}
        yield Derived("decided", "victory", side, str(verdict["rule"]), facts)
