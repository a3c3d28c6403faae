"""The fiefs of an extinct family changing hands, at the start of phase 6."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Misuse, Refused
from ledger.rules.common.picking import agrees, pick
from ledger.rules.fief.board.places import entrances, rank_of, villages_of
from ledger.rules.fief.camp import fall
from ledger.rules.fief.crown.garrisoning import Wish, garrison
from ledger.rules.fief.crown.legacies import (
    PHASE,
    RULE,
    by_crown,
    inheritor,
    pending,
    rule_of,
    wearer,
)
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.bonds import parted
from ledger.rules.fief.fiefs import capital, title_of
from ledger.rules.fief.forces import mercenaries, points, series, stack, troops
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.arriving import given_up, set_unguarded_free
from ledger.rules.fief.movement.capturing import no_guests
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.turn.order import need_phase
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.state import State
    from ledger.table import Table


def inherit(
    state: State,
    table: Table,
    regions: Sequence[str] = (),
    garrison: Sequence[Wish] = (),
) -> Outcome:
    """Passes on the fiefs of these regions, or all that wait (FIEF-FIEF-30, -31).

    The choices: `title.REGION`, the lord of the heir who carries it; `gift.REGION`, the
    lord to whom the crown gives it, and `accept.PLAYER`, whether that player wants it;
    `garrison.CITY` and `counter.CITY`.
    """
    need_phase(state, table, PHASE, RULE)
    waiting = pending(state)
    if not waiting:
        raise Refused("rule", "fief.none_inherited", rule=RULE)
    titles = [_title(state, region, waiting) for region in regions] or waiting
    cities = [capital(state, title) for title in titles]
    for wish in garrison:
        if wish.city not in cities:
            facts: dict[str, Any] = {"village": wish.city}
            facts["near"] = [state.name(city) for city in cities]
            raise Misuse("usage", "fief.garrison_city", **facts)
    outcome = settled(state, table, list(dict.fromkeys(titles)), garrison)
    return outcome._replace(asked={"titles": titles})


def left_over(state: State, table: Table) -> Outcome | None:
    """Settles at the end of phase 6 what has not been settled before."""
    waiting = pending(state)
    if not waiting:
        return None
    outcome = settled(state, table, waiting)
    note = warning("fief.inherited_late", rule=RULE, titles=waiting)
    return outcome._replace(warnings=[note, *outcome.warnings])


def settled(
    state: State, table: Table, titles: Sequence[str], wanted: Sequence[Wish] = ()
) -> Outcome:
    """Passes on one fief after another."""
    progress = Progress(state)
    inherited = []
    for title in titles:
        city = capital(state, title)
        own = [wish for wish in wanted if wish.city == city]
        inherited.append(_passes(progress, table, title, own))
    progress.warnings += parted(state, progress.state)
    result = {"inherited": inherited, **progress.facts()}
    return Outcome({}, result, progress.effects, progress.warnings)


def _title(state: State, region: str, waiting: Sequence[str]) -> str:
    title = title_of(state, region)
    if title not in waiting:
        facts = {"region": region, "near": [state.name(one) for one in waiting]}
        raise Refused("rule", "fief.not_inherited", rule=RULE, **facts)
    return str(title)


def _passes(
    progress: Progress, table: Table, title: str, wanted: Sequence[Wish]
) -> dict[str, Any]:
    """Gives a fief to its heir, or to the lord chosen by the crown.

    An heir without a lord by now keeps the card until there is one (AMB-41).
    """
    state = progress.state
    rule, before = rule_of(state, title), state.text(title, "keeper")
    heir = str(inheritor(state, title))
    giver = wearer(state) if by_crown(state, title) else None
    if giver:
        lord: str | None = _gift(state, table, title, heir)
    else:
        lord = _bearer(state, table, title, heir)
    player = lords.owner(state, lord) if lord else heir
    region = state.text(title, "region") or ""
    for field, value in (
        ("holder", lord),
        ("keeper", None if lord else player),
        ("heir", None),
        ("aside", None),
    ):
        if progress.state.get(title, field) != value:
            change = changed(progress.state, title, field, value)
            progress.do([change], Because(rule, region))
    no_guests(progress, title)
    if lord is None:
        facts = {"player": player, "title": title}
        progress.warnings.append(
            warning("fief.keeps_card", rule="FIEF-AMB-41", **facts)
        )
    elif not lords.is_free(state, lord):
        progress.warnings.append(
            warning("fief.title_captive", rule="FIEF-AMB-42", lord=lord)
        )
    removed = _removed(progress, region, before) if before not in (None, player) else []
    placed = garrison(progress, table, title, player, wanted)
    _deserted(progress, table, removed, before)
    return {
        "title": title,
        "rank": rank_of(state, region),
        "capital": capital(state, title),
        "before": before,
        "player": player,
        "lord": lord,
        "giver": giver,
        "rule": rule,
        "removed": removed,
        "garrison": placed,
    }


def _bearer(state: State, table: Table, title: str, player: str) -> str | None:
    """The lord who carries the title, named by the heir (FIEF-FIEF-31)."""
    family = lords.family(state, player)
    free = [lord for lord in family if lords.is_free(state, lord)]
    likely = family if house(state, "heir.prisoner") else free
    if not likely:
        return None
    return pick(state, table, f"title.{state.name(title)}", likely, who=player)


def _gift(state: State, table: Table, title: str, player: str) -> str:
    """The lord to whom the King or Regent gives it (FIEF-FIEF-30, AMB-43).

    Any free lord whose player wants it, or one of their own family, by house rule; a
    captive only where their family has nobody else.
    """
    own = lords.family(state, player)
    among = lords.every(state) if house(state, "heir.royal_gift") == "any" else own
    likely = [lord for lord in among if lords.is_free(state, lord)] or own
    lord = pick(state, table, f"gift.{state.name(title)}", likely, who=player)
    taker = lords.owner(state, lord)
    if taker != player and not agrees(state, table, "accept", taker):
        facts = {"lord": lord, "player": taker, "title": title}
        table.object(Refused("rule", "fief.gift_declined", rule="FIEF-AMB-43", **facts))
    return lord


# Those of the former owner --------------------------------------------------------------


def _removed(
    progress: Progress, region: str, player: str | None
) -> list[dict[str, Any]]:
    """Returns the former owner's counters in the fief to stock (FIEF-FIEF-34).

    Those at an entrance belong to the village before which they stand. Lords played
    meanwhile stay, and so does everything outside the fief (FIEF-FIEF-36).
    """
    rows = []
    for village in villages_of(progress.state, region):
        gone: dict[str, int] = {}
        because = Because("FIEF-FIEF-34", village)
        for place in (village, *entrances(progress.state, village)):
            heap = stack(place, str(player))
            for kind, count in troops(progress.state, heap).items():
                progress.do(moved(kind, count, heap, series(str(player)), because))
                gone[kind] = gone.get(kind, 0) + count
            hired = mercenaries(progress.state, heap)
            progress.do(fall(str(player), place, hired))
        if gone:
            rows.append({"village": village, "counters": gone, "points": points(gone)})
    return rows


def _deserted(
    progress: Progress,
    table: Table,
    removed: Sequence[dict[str, Any]],
    player: str | None,
) -> None:
    """Frees the captives whom they guarded; those waiting outside go in."""
    if removed and player:
        set_unguarded_free(progress, player)
        for one in removed:
            given_up(progress, table, one["village"], player)
