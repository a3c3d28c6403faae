"""What follows when counters come to rest and others leave.

A village outside fiefs goes to its first taker; those waiting at the entrance of an
abandoned village go in; an unguarded captive is free.
"""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.fiefs import is_guest, owner_of, title_at, title_over
from ledger.rules.fief.forces import (
    besiegers,
    present,
    rebels_at,
    stack,
    stands,
    troops,
)
from ledger.rules.fief.movement import rebels
from ledger.rules.fief.movement.engines import take_engines
from ledger.rules.fief.movement.walking import groups, noted
from ledger.rules.game import warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.movement.progress import Progress
    from ledger.table import Table


def take_village(progress: Progress, village: str, player: str, rule: str) -> None:
    """Gives a player a village outside fiefs, with its buildings (AMB-11)."""
    state = progress.state
    before = owner_of(state, village)
    effects: list[Effect] = [changed(state, village, "owner", player)]
    if state.words(village, "guests"):
        effects.append(changed(state, village, "guests", None))
    progress.do(effects, Because(rule, village))
    progress.taken.append({"village": village, "player": player, "before": before})
    take_engines(progress, village, player)


def settle_in(progress: Progress, village: str, player: str) -> None:
    """Rests a player's counters in a village, which is taken if otherwise empty.

    Not in a fief, where presence gives no ownership (FIEF-MOVE-11, -12).
    """
    take_engines(progress, village, player)
    state = progress.state
    if owner_of(state, village) == player or title_over(state, village):
        return
    alone = stands(state, village, player) and len(present(state, village)) == 1
    if alone and not rebels_at(state, village):
        take_village(progress, village, player, "FIEF-MOVE-11")


def camp(progress: Progress, village: str, player: str) -> None:
    """Makes a player whom the owner has let in a guest (FIEF-MOVE-14)."""
    state = progress.state
    owner = owner_of(state, village)
    fits = owner not in (None, player) and stands(state, village, player)
    if not fits or is_guest(state, village, player):
        return
    guests = (*state.words(village, "guests"), player)
    progress.do(
        [changed(state, village, "guests", guests)], Because("FIEF-MOVE-14", village)
    )


def given_up(
    progress: Progress, table: Table, village: str, player: str | None
) -> None:
    """What follows when a player, or the rebels, may have left a village empty.

    A guest left alone becomes its occupant (AMB-40); otherwise those waiting at an
    entrance go in (FIEF-MOVE-21, AMB-87).
    """
    state = progress.state
    if player and stands(state, village, player):
        return
    guests = state.words(village, "guests")
    if player in guests:
        left = tuple(guest for guest in guests if guest != player)
        change = changed(state, village, "guests", left or None)
        progress.do([change], Because("FIEF-MOVE-14", village))
    if rebels_at(state, village):
        rebels.left_alone(progress, village)
        return
    inside = present(state, village)
    if not inside:
        _go_in(progress, table, village)
        inside = present(state, village)
    owner = owner_of(state, village)
    if player and owner == player and title_at(state, village):
        rule = "FIEF-FIEF-26"
        progress.warnings.append(
            warning("fief.capital_left", rule=rule, village=village, player=player)
        )
    if inside and owner not in inside and not title_over(state, village):
        heir = pick(state, table, f"owner.{state.name(village)}", inside)
        take_village(progress, village, heir, "FIEF-MOVE-21")


def _go_in(progress: Progress, table: Table, village: str) -> None:
    """Lets one of those at the entrances into an empty village (AMB-87)."""
    state = progress.state
    waiting = besiegers(state, village)
    outside = list(dict.fromkeys(p for here in waiting.values() for p in here))
    if rebels.waiting_at(state, village):
        outside.append(REBELS)
    if not outside:
        return
    # Several allied attackers agree who becomes owner (AMB-117).
    first = pick(state, table, f"owner.{state.name(village)}", outside)
    if first == REBELS:
        go_in(progress, state.text(CAMPAIGN, rebels.AT) or village, REBELS)
        rebels.left_alone(progress, village)
        return
    for place, here in waiting.items():
        if first in here:
            go_in(progress, place, first)


def go_in(progress: Progress, place: str, player: str) -> None:
    """Moves a player's counters, or the rebels, in from an entrance (FIEF-MOVE-20)."""
    village = village_of(place)
    because = Because("FIEF-MOVE-20", village)
    state = progress.state
    if player == REBELS:
        rebels.stand(progress, village)
        progress.entered.append({"village": village, "player": REBELS})
        return
    source, target = stack(place, player), stack(village, player)
    notes = {
        kind: (groups(state, source, kind), groups(state, target, kind))
        for kind in troops(state, source)
    }
    for value, count in troops(state, source).items():
        progress.do([Transfer(value, count, source, target, because)])
    for value, (coming, there) in notes.items():
        for walk, count in coming.items():
            there[walk] = there.get(walk, 0) + count
        progress.do(noted(state, source, value, {}), because)
        progress.do(noted(state, target, value, there), because)
    for lord in lords.every(state):
        ours = player in (lords.owner(state, lord), lords.captor(state, lord))
        held = lords.captor(state, lord) not in (None, player)
        if state.get(lord, "at") == place and ours and not held:
            progress.do([changed(state, lord, "at", village)], because)
    progress.entered.append({"village": village, "player": player})
    take_engines(progress, village, player)


def set_unguarded_free(progress: Progress, player: str) -> None:
    """Frees captives at once when their captor has no counter left there (AMB-58)."""
    state = progress.state
    for lord in lords.captives_of(state, player):
        place = state.text(lord, "at")
        if place is None:
            continue
        if player != REBELS and not stands(state, place, player):
            progress.do(set_free(state, lord, place, "FIEF-AMB-58"))
            progress.freed.append(lord)
