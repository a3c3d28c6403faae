"""Rebels in battles: who speaks for them, where they may fight, what they leave."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.naming import folded
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.facts import REBELS, STOCK
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.fiefs import building, is_guest, owner_of, title_at
from ledger.rules.fief.forces import counters, present, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.rebels import (
    FIGHTS,
    WASTED,
    fight_due,
    hold,
    must_fight,
    revolt_ends,
)
from ledger.rules.fief.turn import order
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from ledger.rules.common.finding import Before
    from ledger.rules.fief.movement.progress import Progress
    from ledger.rules.fief.war.side import Side
    from ledger.state import State
    from ledger.table import Table


WORDS = (REBELS, "revoltes", "rebelles")  # in both languages


def fighter(state: State, word: str, _before: Before = NOTHING) -> str:
    """A fighter: a player by name, or the rebels; a player with that name wins."""
    wanted = folded(word)
    named = {folded(name) for name in state.named("player").values()}
    if wanted in WORDS and wanted not in named:
        return REBELS
    return state.find("player", word)


def speaker(state: State, who: str) -> str:
    """Who rolls and decides for a side; for the rebels, their leader.

    By FIEF-REVOLT-21.
    """
    return (state.text(CAMPAIGN, "revolt") or REBELS) if who == REBELS else who


def among(sides: Iterable[Side]) -> bool:
    """Whether rebels fight in a battle."""
    return any(REBELS in side.players for side in sides)


# Whether they may fight ---------------------------------------------------------------


def need_allies(state: State, table: Table, sides: Mapping[str, Sequence[str]]) -> None:
    """Objects to allies of rebels, even their own leader (FIEF-REVOLT-12)."""
    for players in sides.values():
        others = [player for player in players if player != REBELS]
        if REBELS not in players or not others:
            continue
        leader = state.text(CAMPAIGN, "revolt")
        if others == [leader] and house(state, "revolt.ally_controller"):
            continue
        facts = {"players": others}
        rule = "FIEF-REVOLT-12"
        table.object(Refused("rule", "fief.rebels_allied", rule=rule, **facts))


def need_time(
    state: State, table: Table, village: str, sides: Mapping[str, Sequence[str]]
) -> None:
    """Objects outside the combat phase, except to fights due by rebels (FIGHT-02)."""
    everybody = {player for players in sides.values() for player in players}
    due = fight_due(state) if REBELS in everybody else None
    if due and due[0] == village and everybody - {REBELS} <= set(due[1]):
        return
    order.need_phase(state, table, "combat", "FIEF-FIGHT-02")


def holds_city(state: State, village: str) -> bool:
    """Whether rebels fight within the walls of a city that is theirs (AMB-86).

    Otherwise they are in the open, as they are where somebody else is inside by right
    or by permission.
    """
    if building(state, village) != "city" or not stands(state, village, REBELS):
        return False
    owner = owner_of(state, village)
    return not any(
        player == owner or is_guest(state, village, player)
        for player in present(state, village)
    )


# What they leave ------------------------------------------------------------------------


def ruined(progress: Progress, village: str, *, won: bool) -> dict[str, int]:
    """Destroys mills and presses, and the castle, too, if the rebels win.

    A city never falls (FIEF-REVOLT-07, -08, -14, FIEF-FIEF-09).
    """
    rule = "FIEF-REVOLT-07" if won else "FIEF-REVOLT-08"
    because = Because(rule, village)
    kinds = [kind for kind in WASTED if won or kind != "castle"]
    lost = {kind: progress.state.balance(village, kind) for kind in kinds}
    for kind, count in lost.items():
        progress.do(moved(kind, count, village, STOCK, because))
    return {kind: count for kind, count in lost.items() if count}


def city_taken(progress: Progress, village: str) -> list[str]:
    """Gives rebels a capital that they have taken, with nobody else left (AMB-67).

    See FIEF-REVOLT-15.
    """
    state = progress.state
    title = title_at(state, village)
    if title is None or present(state, village):
        return []
    hold(progress, title)
    return [village]


def has_fought(progress: Progress, players: Iterable[str]) -> None:
    """Records that rebels have fought these players, whom they no longer must fight."""
    state = progress.state
    because = Because("FIEF-REVOLT-06", state.text(CAMPAIGN, "revolt_at"))
    gone = set(players)
    left = [player for player in state.words(CAMPAIGN, FIGHTS) if player not in gone]
    progress.do(must_fight(state, left), because)


def revolt_over(progress: Progress) -> bool:
    """Whether the last rebels are gone, which ends the revolt (FIEF-REVOLT-16)."""
    if counters(progress.state, REBELS):
        return False
    captives_freed(progress)  # those who were not beside them when they fell
    progress.do(revolt_ends(progress.state, "FIEF-REVOLT-16"))
    return True


def captives_freed(progress: Progress) -> None:
    """Frees the captives of rebels who are gone, where they are (AMB-119)."""
    for lord in lords.captives_of(progress.state, REBELS):
        place = progress.state.text(lord, "at") or ""
        progress.do(set_free(progress.state, lord, place, "FIEF-AMB-119"))
        progress.freed.append(lord)


def noted_fight(state: State, player: str) -> list[Any]:
    """Records that a player has attacked in this turn's phase of battles."""
    if state.phase != "combat" or player == REBELS:
        return []
    if state.number(player, "fought") == state.turn:
        return []
    return [changed(state, player, "fought", state.turn)]
