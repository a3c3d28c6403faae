"""The sections of a fortress: their kinds, whether they stand, and who is there."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.naming import near, same
from ledger.record import NamedTuple
from ledger.rules.common.ids import new_id
from ledger.rules.game import Outcome, warning
from ledger.rules.siege import pieces, scenarios, towers
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.common.ids import Entering
    from ledger.state import State
    from ledger.table import Table

WALL, TOWER, GATE, COURTYARD = KINDS = ("wall", "tower", "gate", "courtyard")
STANDING, DESTROYED = STATES = ("standing", "destroyed")
OIL = "boiling_oil"
# The rule by which a scenario does without the parts of a siege.
WITHOUT_WALLS = {
    scenarios.WATCHTOWER: "SIEGE-SCN1-01",
    scenarios.HELP: "SIEGE-SCN2-01",
}


class SectionFacts(NamedTuple):
    """What is given about a section.

    Attributes:
        kind: its kind.
        state: whether it stands.
        control: stands of the attacker and of the defender there.
        base: the base of a tower, in millimetres.
        on_base: how many stands fit on that base.
        face: the one side of a lone tower that can be attacked.
        capacity: how many stands it can hold.
    """

    kind: str | None = None
    state: str | None = None
    control: tuple[int, int] | None = None
    base: tuple[int, int] | None = None
    on_base: int | None = None
    face: str | None = None
    capacity: int | None = None


def kind_of(state: State, section: str) -> str:
    """The kind of a section."""
    return state.text(section, "kind") or WALL


def state_of(state: State, section: str) -> str:
    """Whether a section stands; one without a recorded state does."""
    return state.text(section, "state") or STANDING


def as_tower(state: State, section: str) -> bool:
    """Whether a section follows the rules for towers; a gate does where agreed."""
    kind = kind_of(state, section)
    if kind == GATE:
        return state.text(CAMPAIGN, "gate_as") == TOWER
    return kind == TOWER


def demand_standing(state: State, section: str) -> None:
    """Refuses a section that does not stand."""
    if state_of(state, section) != STANDING:
        raise Refused(
            "rule",
            "siege.fell",
            rule="SIEGE-BREACH-01",
            section=section,
            turn=state.number(section, "fell"),
        )


def enter(  # noqa: PLR0913 - each is a word of the command
    campaign: State,
    table: Table,
    entering: Entering,
    /,
    name: str,
    *,
    kind: str | None,
    state: str | None,
    control: tuple[int, int] | None,
    base: tuple[int, int] | None,
    on_base: int | None,
    face: str | None,
    capacity: int | None,
) -> Outcome:
    """Adds a section, or changes one; `campaign` is the current state."""
    if kind is not None:
        demand_fortress(campaign, table, [kind])
    wanted = SectionFacts(kind, state, control, base, on_base, face, capacity)
    return _entered(campaign, name, wanted, entering)


def _entered(
    state: State, name: str, wanted: SectionFacts, entering: Entering
) -> Outcome:
    """The effects for a section, with warnings."""
    scenarios.demand(state)
    subject, effects = _subject(state, name, wanted.kind, entering)
    after = state.copy().apply(effects)
    effects += (facts := _facts(after, subject, wanted))
    after.apply(facts)
    if wanted.state == DESTROYED:
        effects += (down := fallen(after, subject))
        after.apply(down)
    elif wanted.state == STANDING:
        effects += (up := _raised(after, subject))
        after.apply(up)
    result = shown(after, subject) | {"new": state.get(subject, "name") is None}
    warnings = [*_room(after, subject), *_small(subject, wanted)]
    return Outcome({"section": subject}, result, effects, warnings)


def demand_fortress(state: State, table: Table, kinds: Sequence[str]) -> None:
    """Refuses walls outside a siege; before one there is at most a watchtower."""
    code = scenarios.demand(state)
    lone = code == scenarios.WATCHTOWER and set(kinds) == {TOWER}
    if not (scenarios.value(code, "siege_rules") or lone):
        rule = WITHOUT_WALLS[code]
        table.object(Refused("rule", "siege.no_walls", rule=rule, siege=code))


def _small(section: str, wanted: SectionFacts) -> list[dict[str, Any]]:
    """A warning that a small base counts as a wall (SIEGE-TOWER-01, SIEGE-AMB-18)."""
    if wanted.base is None or towers.tower(wanted.base)["tower"]:
        return []
    wide, deep = towers.LEAST
    facts = {"section": section, "wide": wide, "deep": deep}
    return [warning("siege.small_tower", rule="SIEGE-TOWER-01", **facts)]


def _subject(
    state: State, name: str, kind: str | None, entering: Entering
) -> tuple[str, list[Effect]]:
    """The section with this name, or a new one with the effects that make it."""
    for subject, shown_as in state.named("section").items():
        if same(shown_as) == same(name):
            if kind is not None and kind != kind_of(state, subject):
                raise Refused(
                    "rule",
                    "siege.section_is",
                    section=subject,
                    section_kind=kind_of(state, subject),
                )
            return subject, []
    if kind is None:
        near_ones = near(name, state.named("section").values())
        facts: dict[str, Any] = {"kind": "section", "name": name, "near": near_ones}
        raise Refused(
            "unknown_name", "siege.new_section", rule="SIEGE-WALL-17", **facts
        )
    return made(state, name, kind, entering)


def made(
    state: State, name: str, kind: str, entering: Entering
) -> tuple[str, list[Effect]]:
    """A new section, and the effects that make it."""
    fresh = state.free_name("section", name)
    subject = new_id("section", fresh, entering.entry, entering.unused)
    return subject, [
        changed(state, subject, "name", fresh),
        changed(state, subject, "kind", kind),
        changed(state, subject, "state", STANDING),
    ]


def _facts(state: State, subject: str, wanted: SectionFacts) -> list[Effect]:
    """The effects for who is there, and for the room there is."""
    facts: dict[str, Any] = {"face": wanted.face, "capacity": wanted.capacity}
    if wanted.control is not None:
        facts["attackers"], facts["defenders"] = wanted.control
    if (wanted.base or wanted.on_base) and wanted.capacity is None:
        if not as_tower(state, subject):
            raise Refused(
                "rule",
                "siege.no_tower",
                rule="SIEGE-TOWER-16",
                section=subject,
            )
        facts["capacity"] = _capacity(wanted)
    if wanted.face is not None and not as_tower(state, subject):
        raise Refused("rule", "siege.no_tower", rule="SIEGE-TOWER-14", section=subject)
    return [
        changed(state, subject, key, value or None)
        for key, value in facts.items()
        if value is not None and (value or None) != state.get(subject, key)
    ]


def _capacity(wanted: SectionFacts) -> int | None:
    """The stands that fit into a tower with this base (SIEGE-TOWER-16, -17)."""
    if wanted.base is None:
        return (wanted.on_base or 0) * towers.FACTOR or None
    size = towers.tower(wanted.base, wanted.on_base)
    return int(size["stands"] or 0) or None


def fallen(state: State, section: str) -> list[Effect]:
    """A section falls: its turn is recorded, and the oil on it is lost."""
    if kind_of(state, section) == COURTYARD:
        raise Refused("rule", "siege.courtyard", rule="SIEGE-VP-05", section=section)
    if state_of(state, section) == DESTROYED:
        return []
    because = Because("SIEGE-BREACH-15", section)
    effects: list[Effect] = [
        changed(state, section, "state", DESTROYED)._replace(because=because),
        changed(state, section, "fell", state.turn)._replace(because=because),
    ]
    return effects + oil_gone(state, section, state.number(section, "oil"))


def oil_gone(state: State, section: str, amount: int) -> list[Effect]:
    """Removes oil from a section."""
    if not amount:
        return []
    left = state.number(section, "oil") - amount
    effects: list[Effect] = [changed(state, section, "oil", left or None)]
    because = Because("SIEGE-AMB-12", section)
    # The defender pours it, but a ruling may have given some to the attacker.
    for side in reversed(scenarios.sides(state)):
        account = pieces.on_table(side)
        here = min(amount, state.balance(account, OIL))
        effects += moved(OIL, here, account, pieces.lost(side), because)
        amount -= here
    return effects


def _raised(state: State, section: str) -> list[Effect]:
    """Makes a fallen section stand again."""
    if state_of(state, section) == STANDING:
        return []
    return [
        changed(state, section, "state", STANDING),
        changed(state, section, "fell", None),
    ]


def _room(state: State, section: str) -> list[dict[str, Any]]:
    """Objects if a tower would hold too many stands (SIEGE-TOWER-23)."""
    room = state.number(section, "capacity")
    there = state.number(section, "attackers") + state.number(section, "defenders")
    if not room or there <= room:
        return []
    return [
        warning(
            "siege.crowded",
            rule="SIEGE-TOWER-23",
            section=section,
            capacity=room,
            stands=there,
        )
    ]


def shown(state: State, section: str) -> dict[str, Any]:
    """A section as facts."""
    return {
        "section": section,
        "kind": kind_of(state, section),
        "state": state_of(state, section),
        "attackers": state.number(section, "attackers"),
        "defenders": state.number(section, "defenders"),
        "fell": state.get(section, "fell"),
        "capacity": state.get(section, "capacity"),
        "face": state.get(section, "face"),
        "oil": state.number(section, "oil"),
    }
