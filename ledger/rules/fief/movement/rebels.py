"""The band of rebels: where it stands, what it lays waste, which capitals it holds."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.facts import REBELS, STOCK
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import capital, title_over
from ledger.rules.fief.forces import counters, present
from ledger.rules.fief.house import house
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.movement.arriving import Course
    from ledger.state import State

AT = "revolt_at"
# What falls where rebels pass and nobody stands; a city never does (FIEF-REVOLT-14).
WASTED = ("mill", "press", "castle")


def stand(course: Course, place: str) -> None:
    """The band and its captives come to a place (AMB-119)."""
    state = course.state
    because = Because("FIEF-REVOLT-10", village_of(place))
    if state.get(CAMPAIGN, AT) != place:
        course.do([changed(state, CAMPAIGN, AT, place)], because)
    for lord in lords.captives_of(state, REBELS):
        if state.get(lord, "at") != place:
            course.do([changed(state, lord, "at", place)], because)


def waiting_at(state: State, village: str) -> bool:
    """Whether the rebels stand at an entrance of a village."""
    place = state.text(CAMPAIGN, AT) or ""
    return village_of(place) == village != place and bool(counters(state, REBELS))


def lay_waste(course: Course, village: str) -> dict[str, Any] | None:
    """An unoccupied village loses mills, presses and castle (FIEF-REVOLT-13)."""
    state = course.state
    if present(state, village):
        return None
    lost = {what: state.balance(village, what) for what in WASTED}
    because = Because("FIEF-REVOLT-13", village)
    for what, count in lost.items():
        course.do(moved(what, count, village, STOCK, because))
    found = {what: count for what, count in lost.items() if count}
    return {"village": village, **found} if found else None


def take_capital(course: Course, village: str, *, ends: bool) -> str | None:
    """An empty capital is the rebels' when their march ends there (AMB-133).

    The title card is set aside: the fief is nobody's until somebody drives them out, or
    a bishop calms them (AMB-67).
    """
    state = course.state
    title = title_over(state, village)
    when = house(state, "revolt.empty_capital")
    if title is None or capital(state, title) != village or present(state, village):
        return None
    if when == "never" or (when == "end_of_move" and not ends):
        return None
    if house(state, "revolt.suspend_fief"):
        course.do(set_aside(state, title), Because("FIEF-AMB-67", village))
    return village


def set_aside(state: State, title: str) -> list[Any]:
    """The title card waits at the treasurer (AMB-67)."""
    facts = (("holder", None), ("keeper", None), ("heir", None), ("aside", 1))
    return [
        changed(state, title, field, value)
        for field, value in facts
        if state.get(title, field) != value
    ]
