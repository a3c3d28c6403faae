"""A bishop speaking to rebels, who go home or stone him (FIEF-REVOLT-18)."""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import die
from ledger.rules.fief.forces import counters
from ledger.rules.fief.forces import points as strength
from ledger.rules.fief.house import house
from ledger.rules.fief.may import Lack, May
from ledger.rules.fief.movement.arriving import given_up
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.rebels import (
    band_at,
    fight_due,
    held_cities,
    revolt_ends,
)
from ledger.rules.fief.tables import CALMING, DICE, PRICES
from ledger.rules.fief.turn import order
from ledger.rules.fief.war.uprising import captives_freed
from ledger.rules.game import Outcome
from ledger.state import BANK, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-REVOLT-18"


def calm(state: State, table: Table, lord: str, points: int | None = None) -> Outcome:
    """A bishop tries to calm the rebels, with points of conviction to be paid for.

    They are paid before the die is rolled, and not returned (FIEF-REVOLT-19, AMB-68).
    """
    bought = points or 0
    player = lords.owner(state, lord)
    for refusal in faults(state, lord):
        if refusal.key in GRAVE:
            raise refusal
        table.object(refusal)
    cost = bought * PRICES["conviction"]
    purse = state.balance(player, MONEY)
    if cost > purse:
        facts = {"player": player, "cost": cost, "money": purse, "points": bought}
        rule = "FIEF-REVOLT-19"
        raise Refused("not_enough", "fief.conviction_money", rule=rule, **facts)
    village = band_at(state) or ""
    progress = Progress(state)
    because = Because("FIEF-REVOLT-19", lord)
    progress.do(moved(MONEY, cost, player, BANK, because))
    least = max(1, CALMING["least"] - bought)
    about = f"least:{least}"
    (face,) = table.roll(player, "fief.calm", d(DICE["sides"]), 1, about=about)
    total = face + bought
    answer: dict[str, Any] = {
        "lord": lord,
        "player": player,
        "village": village,
        "points": bought,
        "cost": cost,
        "money": purse - cost,
        "die": face,
        "total": total,
        "needed": CALMING["least"],
        "chance": chance(bought),
        "calmed": total >= CALMING["least"],
        "rebels": strength(counters(state, REBELS)),
        "fiefs": [],
        "death": None,
    }
    if answer["calmed"]:
        answer["fiefs"] = _over(progress, lord)
    else:
        answer["death"] = _stoned(progress, table, lord, village)
    answer |= progress.facts()
    asked = {"lord": lord, "points": bought}
    return Outcome(asked, answer, progress.effects, progress.warnings)


def chance(bought: int) -> dict[str, int]:
    """In how many of the ways that the die may land the rebels go home."""
    sides = DICE["sides"]
    ways = sum(face + bought >= CALMING["least"] for face in range(1, sides + 1))
    return {"ways": ways, "of": sides}


# Conditions ----------------------------------------------------------------------------

# Without these there is nothing to roll for, whatever the table rules.
GRAVE = ("fief.no_rebels", "fief.calm_elsewhere")


def faults(state: State, lord: str) -> Iterator[Refused]:
    """The reasons why a bishop may not try to calm the rebels."""
    village = band_at(state)
    if village is None:
        yield Refused("rule", "fief.no_rebels", rule=RULE)
        return
    facts: dict[str, Any] = {"lord": lord}
    if village_of(state.text(lord, "at") or "") != village:
        yield Refused(
            "rule", "fief.calm_elsewhere", rule=RULE, village=village, **facts
        )
    if not lords.bishoprics(state, lord):
        yield Refused("rule", "fief.calm_no_bishop", rule=RULE, **facts)
    if not lords.is_free(state, lord):
        yield Refused("rule", "fief.calm_captive", rule="FIEF-AMB-68", **facts)
    if state.number(lord, "calmed") == state.turn:
        yield Refused("rule", "fief.calm_twice", rule="FIEF-AMB-68", **facts)
    at_once = state.phase == phase_of(state) == "cards"
    due = fight_due(state) if at_once else None
    if due:
        facts = {"village": due[0], "players": due[1]}
        yield Refused("rule", "fief.calm_fight_first", rule="FIEF-AMB-68", **facts)
    yield from _late(state, lords.owner(state, lord))


def _late(state: State, player: str) -> Iterator[Refused]:
    """Refuses it after the beginning of the player's turn (AMB-68)."""
    rule = "FIEF-AMB-68"
    phase = phase_of(state)
    if state.phase != phase:
        yield order.out_of_phase(state, phase, rule)
    elif order.has_passed(state, player) or (
        phase == "combat" and state.number(player, "fought") == state.turn
    ):
        yield Refused("out_of_phase", "fief.calm_late", rule=rule, player=player)


def phase_of(state: State) -> str:
    """The phase in which bishops speak to rebels."""
    number = int(house(state, "revolt.bishop_phase"))
    return order.ORDER[number - 1]


# Results ---------------------------------------------------------------------------------


def _over(progress: Progress, lord: str) -> list[str]:
    """Ends the revolt; captives go free, and he gets its cities (FIEF-REVOLT-20)."""
    state = progress.state
    fiefs = held_cities(state)
    captives_freed(progress)
    progress.do(revolt_ends(state, RULE))
    for title in fiefs:
        because = Because("FIEF-FIEF-23", state.text(title, "capital"))
        for field, value in (
            ("holder", lord),
            ("keeper", None),
            ("heir", None),
            ("aside", None),
        ):
            if state.get(title, field) != value:
                progress.do([changed(state, title, field, value)], because)
    tried = changed(state, lord, "calmed", state.turn)
    progress.do([tried], Because("FIEF-AMB-68", lord))
    return fiefs


def _stoned(
    progress: Progress, table: Table, lord: str, village: str
) -> dict[str, Any]:
    """Kills the bishop, with all consequences; the rebels may be left alone there."""
    player = lords.owner(progress.state, lord)
    effects, death, notes = die(progress.state, table, lord, "revolt")
    progress.do(effects)
    progress.warnings += notes
    given_up(progress, table, village, player)
    return death


def heralds(state: State) -> Iterator[str]:
    """The bishops who may speak to the rebels now."""
    for lord in lords.every(state):
        if lords.bishoprics(state, lord) and not list(faults(state, lord)):
            yield lord


# What may be done, for `fief can` --------------------------------------------------------


def possible(state: State, player: str) -> Iterator[May]:
    """Bishops who may speak to the rebels."""
    village = band_at(state)
    if village is None:
        return
    for lord in lords.family(state, player):
        if not lords.bishoprics(state, lord):
            continue
        wrong = [one for one in faults(state, lord) if "phase" not in one.facts]
        missing = tuple(_lack(one, lord, village) for one in wrong)
        cost = PRICES["conviction"]
        needed = CALMING["least"] - 1  # with this many points, any face will do
        most = 0 if missing else min(needed, state.balance(player, MONEY) // cost)
        yield May(phase_of(state), "calm", RULE, None, lord, cost, most, missing)


def _lack(fault: Refused, lord: str, village: str) -> Lack | Refused:
    if fault.key == "fief.calm_elsewhere":
        return Lack("there", RULE, village)
    if fault.key == "fief.calm_captive":
        return Lack("free", "FIEF-AMB-68", lord)
    return fault
