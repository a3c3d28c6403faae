"""The words of a siege's position file: scenario, sides, sections, units, past results."""

from __future__ import annotations

from ledger.journal import MOST_BALANCE
from ledger.rules.common import position as common
from ledger.rules.common.kept import Balance, Fact, Own
from ledger.rules.common.schema import (
    Form,
    Section,
    by,
    heap,
    name,
    number,
    one,
    text,
    word,
    words,
    yes,
)
from ledger.rules.siege import scenarios
from ledger.rules.siege.audit import WORDS
from ledger.rules.siege.facts import ALLOWANCE, DESTROYED, KINDS, PLACED
from ledger.rules.siege.machines import machines
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, ROLES, SCENARIOS, role
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.rules.common.reader import Reader
    from ledger.rules.common.values import Parsed
    from ledger.state import State

OF_STANDS = {ATTACKER: "attackers", DEFENDER: "defenders"}
# A scenario is given by its number or its code.
NUMBERED = {scenarios.number(code): code for code in SCENARIOS} | {
    code: code for code in SCENARIOS
}


def _points(state: State, side: str) -> int | None:
    """The points; for a side of this scenario they are always written."""
    return state.number(side, "points") if role(state, side) else None


def _allowance(state: State, side: str) -> int | None:
    """Likewise, so that nothing needs to be calculated again."""
    return max(0, state.balance(side, ALLOWANCE)) if role(state, side) else None


def _stands(state: State, section: str) -> dict[str, int]:
    """The stands of each side: { Nains = 0, Empire = 2 }."""
    stands = {
        state.name(side): state.number(section, OF_STANDS[str(role(state, side))])
        for side in scenarios.sides(state)
    }
    return {name: count for name, count in stands.items() if count}


def _read_stands(reader: Reader, part: Parsed) -> None:
    for side, count, path in part.value:
        whose = role(reader.state, side)
        if whose is None:
            reader.fault(path, "siege.role_of", reader.state.name(side))
        elif count:
            field = OF_STANDS[whose]
            reader.add(changed(reader.state, part.of, field, count))


def _every_side(state: State) -> list[str]:
    """The sides of this scenario, then those of earlier ones."""
    now = scenarios.sides(state)
    return [*now, *(one for one in state.subjects("side") if one not in now)]


def _machine_ids(state: State) -> Iterator[tuple[str, str]]:
    """The ids of machines, made from their side, item and number."""
    for machine in machines(state):
        side, item = (
            state.name(str(state.get(machine, "side"))),
            state.get(machine, "item"),
        )
        yield f"machine:{side}.{item}.{state.number(machine, 'number')}", machine


FIRST = one("first", "side")
SCENARIO = (
    word("scenario", NUMBERED),
    word("gate", WORDS["campaign", "gate_as"], kept=Fact("gate_as")),
    number("turn_limit", least=1),
    yes("ended"),
)
SIDE = Section(
    "side",
    (
        name("side"),
        word("role", ROLES),
        text("people"),
        number("points", kept=Own(_points)),
        number("spent"),
        number("units"),
        text("general"),
        number("general_died"),
        number("broken"),
        number(ALLOWANCE, most=MOST_BALANCE, kept=Own(_allowance)),
        heap("equipment", KINDS, kept=Balance(), most=MOST_BALANCE),
        heap("placed", KINDS, kept=Balance("", "{}/" + PLACED), most=MOST_BALANCE),
        heap(
            "destroyed", KINDS, kept=Balance("", "{}/" + DESTROYED), most=MOST_BALANCE
        ),
    ),
    every=_every_side,
)
SECTION = Section(
    "section",
    (
        name("section"),
        word("kind", WORDS["section", "kind"], required=True),
        word("state", WORDS["section", "state"]),
        number("fell"),
        number("oil"),
        number("capacity"),
        text("face"),
        by("stands", "side", kept=Own(_stands, _read_stands)),
    ),
)
UNIT = Section(
    "unit",
    (
        name("unit"),
        one("side", "side", required=True),
        word("type", WORDS["unit", "type"]),
        number("stands"),
        number("stand_hits"),
        number("battered"),
        number("hits"),
        words("equipment", KINDS),  # its equipment is placed with its side
    ),
)
# A machine of a side that was hit, or that a unit serves.
MACHINE = Section(
    "machine",
    (
        one("side", "side", required=True),
        word("item", WORDS["machine", "item"], required=True),
        number("number", least=1),
        number("hits", kept=Fact(zero=True)),
        one("unit", "unit"),
    ),
    every=machines,
)
# A scenario that was played to its end, in order.
PLAYED = Section(
    "played",
    (
        word("scenario", NUMBERED, kept=Fact("code"), required=True),
        number("played", least=1),
        word("role", ROLES),
        text("why"),
        number("turns"),
        *(number(role) for role in ROLES),
        one("winner", "side"),
    ),
    every=scenarios.records,
)
FORM = Form(
    (
        *(*common.HEAD, common.TERRITORY, common.TITLE, common.IDS),
        *(*SCENARIO[:2], FIRST, *SCENARIO[2:]),
        *(SIDE, SECTION, UNIT, MACHINE, PLAYED),
        *common.PLAIN,
    ),
    ids=("side", "section", "unit"),
    more_ids=_machine_ids,
)
