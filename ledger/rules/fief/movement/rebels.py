"""The band of rebels: where it is, whom it must fight, what it destroys and holds."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.rules.fief.board.places import entrances, village_of
from ledger.rules.fief.cards.deck import taken_away
from ledger.rules.fief.facts import REBELS, STOCK, TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import capital, title_at
from ledger.rules.fief.forces import counters, present, rebels_at, series, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.engines import take_engines
from ledger.rules.fief.movement.weather import is_stormy
from ledger.rules.game import warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.fief.movement.progress import Progress
    from ledger.state import State

AT = "revolt_at"
FIGHTS = "revolt_fights"
TOOK = "revolt_took"
# The facts about a revolt while there is one.
OWN = ("revolt", AT, "revolt_since", FIGHTS, TOOK, "revolt_steps", "revolt_steps_in")
# What rebels destroy where nobody is; never a city (FIEF-REVOLT-14).
WASTED = ("mill", "press", "castle")


# Whom they fight -------------------------------------------------------------------


def opponents(state: State, village: str, controller: str | None = None) -> list[str]:
    """The players whose counters rebels meet in a village: they side with nobody.

    Not even with their leader, except by house rule (AMB-132).
    """
    leader = controller or state.text(CAMPAIGN, "revolt")
    here = present(state, village)
    if house(state, "revolt.ally_controller"):
        here = [player for player in here if player != leader]
    return here


def must_fight(state: State, players: Sequence[str]) -> list[Effect]:
    """The rebels have to fight these players, and nobody else."""
    if state.words(CAMPAIGN, FIGHTS) == tuple(players):
        return []
    return [changed(state, CAMPAIGN, FIGHTS, tuple(players) or None)]


def to_fight(state: State) -> list[str]:
    """The opponents whom the rebels must fight at their place, and have not yet."""
    village = band_at(state)
    if village is None:
        return []
    places = (village, *entrances(state, village))
    return [
        player
        for player in state.words(CAMPAIGN, FIGHTS)
        if any(stands(state, place, player) for place in places)
    ]


def band_at(state: State) -> str | None:
    """The village in or before which the rebels are."""
    place = state.text(CAMPAIGN, AT)
    return village_of(place) if place and counters(state, REBELS) else None


def held_back(state: State, village: str) -> bool:
    """Whether bad weather keeps rebels and others apart for now (AMB-34)."""
    return is_stormy(state, village) and bool(
        house(state, "weather.blocks_revolt_fight")
    )


def fight_due(state: State) -> tuple[str, list[str]] | None:
    """The fight that rebels owe in this phase: the village and the opponents.

    Where they rose among others, at once in the card phase (FIEF-REVOLT-06); where they
    marched upon others, in the phase of battles (AMB-69).
    """
    village, players = band_at(state), to_fight(state)
    if village is None or not players or held_back(state, village):
        return None
    inside = rebels_at(state, village)
    due = state.phase == "combat" or (state.phase == "cards" and inside)
    return (village, players) if due else None


# Where they stand ------------------------------------------------------------------


def stand(progress: Progress, place: str) -> None:
    """Moves the band and its captives to a place (AMB-119)."""
    state = progress.state
    because = Because("FIEF-REVOLT-10", village_of(place))
    if state.get(CAMPAIGN, AT) != place:
        progress.do([changed(state, CAMPAIGN, AT, place)], because)
        progress.do(must_fight(state, ()), because)
    for lord in lords.captives_of(state, REBELS):
        if state.get(lord, "at") != place:
            progress.do([changed(state, lord, "at", place)], because)


def waiting_at(state: State, village: str) -> bool:
    """Whether the rebels are at an entrance of a village."""
    return band_at(state) == village and not rebels_at(state, village)


def lay_waste(progress: Progress, village: str) -> dict[str, Any] | None:
    """Destroys mills, presses and castle of an unoccupied village (FIEF-REVOLT-13)."""
    state = progress.state
    if present(state, village):
        return None
    take_engines(progress, village, REBELS)
    lost = {what: state.balance(village, what) for what in WASTED}
    because = Because("FIEF-REVOLT-13", village)
    for what, count in lost.items():
        progress.do(moved(what, count, village, STOCK, because))
    destroyed = {what: count for what, count in lost.items() if count}
    return {"village": village, **destroyed} if destroyed else None


def take_capital(progress: Progress, village: str, *, ends: bool) -> str | None:
    """Gives rebels an empty capital when their march ends there (AMB-133).

    The title card is set aside: the fief is unowned until somebody drives them out, or
    a bishop calms them (AMB-67).
    """
    state = progress.state
    title = title_at(state, village)
    when = house(state, "revolt.empty_capital")
    if title is None or present(state, village):
        return None
    if when == "never" or (when == "end_of_move" and not ends):
        return None
    hold(progress, title)
    return village


def hold(progress: Progress, title: str) -> None:
    """Lets rebels hold a capital, whose title waits until they are gone (AMB-67)."""
    state = progress.state
    because = Because("FIEF-AMB-67", capital(state, title))
    if house(state, "revolt.suspend_fief"):
        progress.do(set_aside(state, title), because)
    took = state.words(CAMPAIGN, TOOK)
    if title not in took:
        progress.do([changed(state, CAMPAIGN, TOOK, (*took, title))], because)


def left_alone(progress: Progress, village: str) -> None:
    """Gives rebels a village in which only they are left (FIEF-REVOLT-13)."""
    if lay_waste(progress, village):
        rule = "FIEF-REVOLT-13"
        progress.warnings.append(
            warning("fief.rebels_waste", rule=rule, village=village)
        )
    before = progress.state.words(CAMPAIGN, TOOK)
    take_capital(progress, village, ends=True)
    if progress.state.words(CAMPAIGN, TOOK) != before:
        rule = "FIEF-AMB-67"
        progress.warnings.append(
            warning("fief.rebels_hold", rule=rule, village=village)
        )


def held_cities(state: State) -> list[str]:
    """The titles of cities taken by rebels, and not retaken (AMB-67, -133)."""
    village = band_at(state)
    cities = []
    for title in state.subjects("title"):
        here = capital(state, title) == village and rebels_at(state, village)
        taken = title in state.words(CAMPAIGN, TOOK)
        if state.get(title, "aside"):
            if here or taken:
                cities.append(title)
        elif here and taken:  # the owner keeps the title, by house rule
            cities.append(title)
    return cities


def revolt_ends(state: State, rule: str) -> list[Effect]:
    """Ends a revolt: rebels go home, the card is discarded, nobody leads any more."""
    because = Because(rule, band_at(state))
    effects: list[Effect] = []
    for value, count in counters(state, REBELS).items():
        effects += moved(value, count, REBELS, series(REBELS), because)
    card = min(1, state.balance(TABLE, "revolt"))
    effects += taken_away(state, "revolt", TABLE, because, card)
    for field in OWN:
        if state.get(CAMPAIGN, field) is not None:
            change = changed(state, CAMPAIGN, field, None)
            effects.append(change._replace(because=because))
    return effects


def set_aside(state: State, title: str) -> list[Any]:
    """Sets aside a title card, which waits at the treasurer (AMB-67)."""
    facts = (("holder", None), ("keeper", None), ("heir", None), ("aside", 1))
    return [
        changed(state, title, field, value)
        for field, value in facts
        if state.get(title, field) != value
    ]


def walked(state: State) -> int:
    """How many roads the rebels have walked this turn."""
    if state.number(CAMPAIGN, "revolt_steps_in") != state.turn:
        return 0
    return state.number(CAMPAIGN, "revolt_steps")
