"""Battering walls and gates: one attempt for each unit and game turn."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.game import Outcome
from ledger.rules.siege import machines, scenarios, sections
from ledger.rules.siege.house import house
from ledger.rules.siege.pieces import equipment
from ledger.rules.siege.units import lose, side_of
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.rules.common.ids import Entering
    from ledger.shapes.siege.field import Battered
    from ledger.state import State
    from ledger.table import Table

RAM, PORTABLE = RAMS = ("ram", "portable_ram")
BREACH, HELD, OFF = RESULTS = ("breach", "held", "off")


class Shot(NamedTuple):
    """What oil or shooting from the walls did before the attempt.

    Attributes:
        hits: on the unit.
        ram_hits: on its ram.
    """

    hits: int = 0
    ram_hits: int = 0


def batter(
    state: State,
    table: Table,
    entering: Entering,
    unit: str,
    section: str,
    *,
    result: str | None,
    hits: int | None,
    ram_hits: int | None,
) -> Outcome[Battered]:
    """A unit batters a section; the rulebook's roll is typed in (SIEGE-RAM-18)."""
    code = scenarios.demand(state)
    _may(state, table, unit, section)
    ram, shot = _ram(state, unit), Shot(hits or 0, ram_hits or 0)
    effects: list[Effect] = []
    if state.number(unit, "battered") != state.turn:
        effects.append(changed(state, unit, "battered", state.turn))
    hurt, lost, left = _shot(state, unit, ram, shot, entering)
    effects += hurt
    stopped = bool(lost) or left == 0
    if stopped:
        if result in (BREACH, HELD):
            rule = _stops(ram)
            table.object(
                Refused("rule", "siege.stopped", rule=rule, unit=unit, lost=lost)
            )
        else:
            result = OFF
    if result is None:
        result = table.choose("battering", RESULTS, rule="SIEGE-RAM-18")
    if result == BREACH:
        effects += sections.fallen(state, section)
    answer: Battered = {
        "unit": unit,
        "section": section,
        "ram": ram,
        "outcome": result,
        "hits": shot.hits,
        "ram_hits": shot.ram_hits,
        "lost": lost,
        "hits_left": left,
        "advance_cm": None,
    }
    if result == BREACH:
        answer["advance_cm"] = scenarios.value(code, "battering.advance_cm")
    return Outcome({"unit": unit, "section": section}, answer, effects)


def _may(state: State, table: Table, unit: str, section: str) -> None:
    """Whether a unit may batter a section now."""
    side = side_of(state, unit)
    sections.demand_standing(state, section)
    if sections.kind_of(state, section) == sections.COURTYARD:
        raise Refused("rule", "siege.nothing", rule="SIEGE-RAM-03", section=section)
    if not state.number(unit, "stands"):
        raise Refused("rule", "siege.no_stands", rule="SIEGE-RAM-03", unit=unit)
    phase = state.phase
    if phase is not None and phase != scenarios.role(state, side):
        table.object(
            Refused(
                "out_of_phase",
                "siege.not_now",
                rule="SIEGE-RAM-06",
                unit=unit,
                side=side,
            )
        )
    if state.number(unit, "battered") == state.turn:
        table.object(
            Refused(
                "out_of_phase",
                "siege.battered",
                rule="SIEGE-RAM-06",
                unit=unit,
                turn=state.turn,
            )
        )


def _ram(state: State, unit: str) -> str:
    """What a unit batters with."""
    for item in RAMS:
        if item in equipment(state, unit):
            return item
    raise Refused("rule", "siege.no_ram", rule="SIEGE-RAM-03", unit=unit)


def _stops(ram: str) -> str:
    return "SIEGE-RAM-17" if ram == PORTABLE else "SIEGE-RAM-09"


def _shot(
    state: State, unit: str, ram: str, shot: Shot, entering: Entering
) -> tuple[list[Effect], int, int | None]:
    """The result of the hits: effects, stands lost, and the ram's remaining hits."""
    effects, left = _on_ram(state, unit, ram, shot.ram_hits, entering)
    more, lost = _on_unit(state.copy().apply(effects), unit, ram, shot.hits)
    return [*effects, *more], lost, left


def _on_ram(
    state: State, unit: str, ram: str, hits: int, entering: Entering
) -> tuple[list[Effect], int | None]:
    """Hits on the ram, and those it has left; a portable one has no hits itself."""
    number = machines.of_unit(state, unit, ram)
    if number is None:
        if hits:
            raise Misuse("usage", "siege.uncovered")
        return [], None
    side = side_of(state, unit)
    left = machines.left(state, side, ram, number)
    if not hits:
        return [], left
    harm = machines.harmed(state, side, ram, number, hits, entering)
    return harm, max(0, left - hits)


def _on_unit(state: State, unit: str, ram: str, hits: int) -> tuple[list[Effect], int]:
    """Hits on the unit, and the stands that they cost it.

    For a portable ram, hits from earlier attacks count if the table has ruled so
    (SIEGE-AMB-20); those that cost no stand are then kept.
    """
    if not hits:
        return [], 0
    each = state.number(unit, "stand_hits")
    if not each:
        raise Misuse("usage", "siege.stand_hits", name=state.name(unit))
    adds = ram == PORTABLE and house(state, "portable_ram_hits") == "cumulative"
    every = hits + (state.number(unit, "hits") if adds else 0)
    lost = min(every // each, state.number(unit, "stands"))
    effects: list[Effect] = []
    if lost:
        because = Because(_stops(ram), unit)
        effects = [one._replace(because=because) for one in lose(state, unit, lost)]
    over = every - lost * each
    if adds and (over or None) != state.get(unit, "hits"):
        effects.append(changed(state, unit, "hits", over or None))
    return effects, lost
