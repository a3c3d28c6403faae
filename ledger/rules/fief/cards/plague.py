"""Plague: soldiers are halved and lords die, village by village (FIEF-CARD-55 to -58)."""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import Because, Effect, moved
from ledger.record import NamedTuple
from ledger.rules.fief.board.places import entrances, regions, village_of, villages_of
from ledger.rules.fief.cards.deck import spend
from ledger.rules.fief.cards.wanted import target, unused
from ledger.rules.fief.facts import GUARDS, REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import die
from ledger.rules.fief.families.together import together
from ledger.rules.fief.forces import counted, counters, guards_at, points, stack
from ledger.rules.fief.house import house, plays, variant
from ledger.rules.fief.making_change import box, change_made, fewest, removed
from ledger.rules.fief.tables import DICE, PLAGUE
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-CARD-56"


class Severity(NamedTuple):
    """How hard the plague strikes a village.

    Attributes:
        dies_on: a lord dies on this face or lower.
        loss: the share of the soldiers that is lost, rounded down.
    """

    dies_on: int
    loss: tuple[int, int]

    def of(self, number: int) -> int:
        """How many of a number are lost."""
        part, whole = self.loss
        return number * part // whole


def play(state: State, table: Table, wanted: Wanted) -> Done:
    """Strikes the whole region at once; the card is discarded (FIEF-CARD-15).

    By FIEF-CARD-55, -57.
    """
    unused(wanted, "lord", "at")
    region = target(state, table, wanted, "region", regions(state))
    because = Because("FIEF-CARD-55", region)
    effects, notes = spend(state, wanted.player, wanted.card, because)
    effects += _zone(state, region)  # TAC-MERC-27
    now = state.copy().apply(effects)
    losses: list[dict[str, Any]] = []
    deaths: list[dict[str, Any]] = []
    saved: list[str] = []
    for village in villages_of(state, region):
        hard = severity(now, village)
        deadly, lost = _soldiers(now, village, hard)
        now.apply(deadly)
        effects += deadly
        losses += lost
        for lord in _lords(now, village):
            owner, name = lords.owner(now, lord), now.name(lord)
            (face,) = table.roll(owner, "fief.plague", d(DICE["sides"]), 1, about=name)
            if face > hard.dies_on:
                saved.append(lord)
                continue
            more, death, warned = die(now, table, lord, "plague")
            now.apply(more)
            effects += more
            deaths.append(death)
            notes += warned
    effects += together(now, deaths)
    death = {"on": region, "losses": losses, "deaths": deaths, "saved": saved}
    return effects, death, notes


def _zone(state: State, region: str) -> list[Effect]:
    """Marks a plague zone, for mercenaries, until the turn ends (TAC-AMB-33)."""
    struck = state.number(region, "plague") == state.turn
    if struck or not plays(state, "mercenaries"):
        return []
    change = changed(state, region, "plague", state.turn)
    return [change._replace(because=Because("TAC-AMB-33", region))]


def is_zone(state: State, region: str) -> bool:
    """Whether the plague has struck a region this turn (TAC-AMB-33)."""
    return bool(state.turn) and state.number(region, "plague") == state.turn


def severity(state: State, village: str) -> Severity:
    """The severity; with the variant, it is worse where many are together (VAR-12)."""
    if not variant(state, "crowded_plague"):
        return Severity(PLAGUE["dies_on"], PLAGUE["loss"])
    return crowded(counted(state, village, state.seats))


def crowded(count: int) -> Severity:
    """How hard it strikes by the number of counters together (FIEF-VAR-12)."""
    for row in PLAGUE["crowded"]:
        if count <= row.get("most", count):
            return Severity(row["dies_on"], row["loss"])
    raise AssertionError(count)


def _lords(state: State, village: str) -> list[str]:
    """All lords in a village and before it, including captives, in seat order."""
    here = [
        lord
        for lord in lords.every(state)
        if village_of(state.text(lord, "at") or "") == village
    ]
    order = list(state.seats)
    return sorted(here, key=lambda one: order.index(lords.owner(state, one)))


def _soldiers(
    state: State, village: str, hard: Severity
) -> tuple[list[Effect], list[dict[str, Any]]]:
    """Takes a share of each player's points there, including guards (AMB-30)."""
    effects: list[Effect] = []
    rows: list[dict[str, Any]] = []
    for owner, heaps in _armies(state, village):
        unit = house(state, "plague.unit")
        if unit == "counters":
            more, lost, had = _by_counters(state, heaps, hard, village)
        else:
            more, lost, had = _by_points(state, heaps, hard, village)
        effects += more
        if had:
            row: dict[str, Any] = {
                "village": village,
                "player": owner,
                "had": had,
                "removed": lost,
                "left": had - lost,
            }
            change = [made for heap in heaps if (made := change_made(more, heap))]
            rows.append({**row, "change": change} if change else row)
    return effects, rows


def _armies(state: State, village: str) -> Iterator[tuple[str, list[str]]]:
    """The accounts with counters in and before a village."""
    for player in state.seats:
        heaps = []
        for place in (village, *entrances(state, village)):
            if counters(state, stack(place, player)):
                heaps.append(stack(place, player))
            if house(state, "plague.guards"):
                heaps += [GUARDS[name] for name in guards_at(state, place, player)]
        if heaps:
            yield player, heaps
    band = counters(state, REBELS)
    here = state.get(CAMPAIGN, "revolt_at") == village
    if band and here and house(state, "plague.rebels"):
        yield REBELS, [REBELS]


def _by_points(
    state: State, heaps: list[str], hard: Severity, village: str
) -> tuple[list[Effect], int, int]:
    """Takes half of a player's points, with change if needed (FIEF-CARD-56, AMB-29)."""
    had = sum(points(counters(state, heap)) for heap in heaps)
    open_, lost = hard.of(had), 0
    effects: list[Effect] = []
    for heap in heaps:
        more, some = removed(state, heap, open_ - lost, Because(RULE, village))
        effects += more
        lost += some
    return effects, lost, had


def _by_counters(
    state: State, heaps: list[str], hard: Severity, village: str
) -> tuple[list[Effect], int, int]:
    """Takes half of a player's counters, smallest first (AMB-29)."""
    had = sum(sum(counters(state, heap).values()) for heap in heaps)
    open_, lost = hard.of(had), 0
    effects: list[Effect] = []
    for heap in heaps:
        taken = fewest(counters(state, heap), open_ - lost)
        for kind, count in taken.items():
            because = Because(RULE, village)
            effects += moved(kind, count, heap, box(heap, kind), because)
        lost += sum(taken.values())
    return effects, lost, had
