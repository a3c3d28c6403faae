"""Capitals and villages that change hands because somebody else is in them.

An undefended capital is captured at the end of the occupying player's own movement
turn (AMB-40): when a later player acts, when the player is done, or at the latest when
the phase ends. A player who takes it in a fight has it at once.
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import villages
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import (
    capital,
    capital_held,
    lord_of_fief,
    owner_of,
    title_over,
)
from ledger.rules.fief.forces import lords_at, present, rebels_at, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.arriving import take_village
from ledger.rules.fief.movement.engines import take_engines
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.turn import order
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.shapes.fief.shared import Captured
    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-FIEF-20"


def settle_captures(state: State, table: Table, *players: str) -> Outcome | None:
    """Settles the movement turns of these players, or of all as the phase ends."""
    progress = Progress(state)
    captured = settle(progress, table, players or order.playing(state))
    if not (progress.effects or progress.warnings):
        return None
    result = {"captured": captured, **progress.facts()}
    return Outcome({}, result, progress.effects, progress.warnings)


def settle_earlier(progress: Progress, table: Table, player: str) -> list[Captured]:
    """Ends the movement turns of those before a player who acts (AMB-40)."""
    around = order.playing(progress.state)
    if player not in around:
        return []
    return settle(progress, table, around[: around.index(player)])


def settle(progress: Progress, table: Table, players: Sequence[str]) -> list[Captured]:
    """Settles the capitals, and villages outside fiefs, taken by these players."""
    captures = []
    for title in progress.state.subjects("title"):
        taker = _taker(progress, table, title, players)
        captured = taker and capture(progress, table, title, taker)
        if captured:
            captures.append(captured)
    for village in villages(progress.state):
        _left_alone(progress, village, players)
    return captures


def _taker(
    progress: Progress, table: Table, title: str, players: Sequence[str]
) -> str | None:
    """The player who has occupied a capital not held by its owner (FIEF-FIEF-20)."""
    state = progress.state
    city = capital(state, title)
    if capital_held(state, title) or rebels_at(state, city):
        return None
    there = present(state, city)
    if not any(player in players for player in there):
        return None
    if state.get(title, "aside"):
        # The title waits for the first to come with a lord (AMB-133).
        there = [player for player in there if lords_at(state, city, player)]
    owner = lord_of_fief(state, title)
    there = [player for player in there if player != owner]
    if not there:
        return None
    # Several allied attackers agree who becomes owner (AMB-117).
    return pick(state, table, f"owner.{state.name(city)}", there)


def capture(
    progress: Progress, table: Table, title: str, player: str
) -> Captured | None:
    """A player takes a whole fief, and names the lord who carries the title.

    The fief keeps its name and its capital (AMB-104); counters in its villages stay
    there, from now on as invaders (FIEF-FIEF-22). Without a lord, the player keeps the
    card until there is one (AMB-41).
    """
    state = progress.state
    holder = state.text(title, "holder")
    city = capital(state, title)
    before = lord_of_fief(state, title)
    if holder and not lords.is_free(state, holder):
        facts = {"title": title, "lord": holder}
        if house(state, "prisoner.blocks_capture"):
            rule = "fief.prisoner.blocks_capture"
            progress.warnings.append(warning("fief.not_captured", rule=rule, **facts))
            return None
        progress.warnings.append(
            warning("fief.captured_of_captive", rule="FIEF-AMB-120", **facts)
        )
    aside = bool(state.get(title, "aside"))
    lord = bearer(state, table, title, player, aside=aside)
    because = Because(RULE, city)
    for field, value in (
        ("holder", lord),
        ("keeper", None if lord else player),
        ("heir", None),
        ("aside", None),
    ):
        if state.get(title, field) != value:
            progress.do([changed(state, title, field, value)], because)
    no_guests(progress, title)
    take_engines(progress, city, player)
    if lord is None:
        progress.warnings.append(
            warning("fief.keeps_card", rule="FIEF-AMB-41", player=player, title=title)
        )
    return {
        "title": title,
        "capital": city,
        "player": player,
        "lord": lord,
        "before": before,
        "lord_before": holder,
    }


def bearer(
    state: State, table: Table, title: str, player: str, *, aside: bool = False
) -> str | None:
    """The lord who gets a captured title, man or woman (FIEF-FIEF-21)."""
    if aside:
        choices = lords_at(state, capital(state, title), player)
    else:
        family = lords.family(state, player)
        free = [lord for lord in family if lords.is_free(state, lord)]
        choices = free or (family if house(state, "titles.to_prisoner") else [])
    if not choices:
        return None
    return pick(state, table, f"title.{state.name(title)}", choices, who=player)


def no_guests(progress: Progress, title: str) -> None:
    """Cancels the permissions given by the former owner."""
    state = progress.state
    for village in villages(state):
        if title_over(state, village) == title and state.words(village, "guests"):
            progress.do(
                [changed(state, village, "guests", None)], Because(RULE, village)
            )


def _left_alone(progress: Progress, village: str, players: Sequence[str]) -> None:
    """Gives a village outside fiefs to the only player left there (AMB-10).

    Where there are several, it is unowned until they have agreed (AMB-117).
    """
    state = progress.state
    owner = owner_of(state, village)
    if title_over(state, village) or rebels_at(state, village):
        return
    if owner and stands(state, village, owner):
        return
    there = present(state, village)
    if not any(player in players for player in there):
        return
    if len(there) == 1:
        take_village(progress, village, there[0], "FIEF-MOVE-11")
    else:
        facts = {"village": village, "players": there}
        progress.warnings.append(
            warning("fief.owner_open", rule="FIEF-AMB-117", **facts)
        )
