"""Who fights: two sides, their generals and stewards, their heroes."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.naming import same
from ledger.record import NamedTuple
from ledger.rules.common.ids import new_id
from ledger.rules.game import Outcome
from ledger.rules.mass.naming import known
from ledger.rules.mass.personal import UNITS
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ledger.effects import Effect, Value
    from ledger.shapes.mass.armies import Side
    from ledger.state import State

    Unused = Callable[[str], bool]

MOST_SIDES = 2
MOST_RANK = 100
# What must be known about somebody new.
NEEDED = {
    "general": ("side", "wits", "strategy"),
    "steward": ("side", "wits", "logistics"),
    "hero": ("side", "wits", "tactics"),
}
# Facts about somebody that are ranks.
RANKS_OF = {
    "general": ("wits", "strategy", "galvanize"),
    "steward": ("wits", "logistics"),
    "hero": ("wits", "tactics", "command"),
}
HONOURS = ("commission", "champion")
RANKS = ("wits", "strategy", "galvanize", "logistics", "tactics", "command")


class Entering(NamedTuple):
    """What a new id is made from.

    Attributes:
        entry: the number that the entry will have.
        unused: whether an id has never been used.
    """

    entry: int
    unused: Unused


def sides(state: State) -> list[str]:
    """The sides, in alphabetical order."""
    return state.subjects("side")


def of_side(state: State, kind: str, side: str) -> list[str]:
    """The generals, stewards or heroes of a side."""
    return [who for who in state.subjects(kind) if state.get(who, "side") == side]


def general_himself(state: State, side: str) -> str | None:
    """The hero who makes a side's strategy rolls, having the general's name."""
    general = state.text(side, "commander")
    if general is None:
        return None
    name = state.name(general)
    heroes = of_side(state, "hero", side)
    return next((hero for hero in heroes if same(state.name(hero)) == same(name)), None)


def walls(state: State, side: str) -> int:
    """The level of the walls that a side is behind; 1 where there are none."""
    return state.number(side, "fortification") or 1


def refuse_over(state: State) -> None:
    """Refuses acts in a battle that is over, even by a ruling."""
    if state.get(CAMPAIGN, "ended"):
        raise Refused("out_of_phase", "mass.ended", rule="MASS-END-01")


def unit_of(state: State, hero: str) -> str:
    """The unit that a hero fights in; without one, it is infantry."""
    return state.text(hero, "unit") or UNITS[0]


def side(
    state: State,
    entry: int,
    unused: Unused,
    name: str,
    men: int | None,
    fortification: int | None,
    montaigne: bool,
) -> Outcome[Side]:
    """Adds a side, or changes one."""
    refuse_over(state)
    subject, effects = _subject(state, "side", name, Entering(entry, unused))
    if effects and len(sides(state)) >= MOST_SIDES:
        raise Refused(
            "rule", "mass.two_sides", rule="MASS-TURN-02", names=_names(state, "side")
        )
    facts: dict[str, Value] = {
        "men": men,
        "fortification": fortification,
        "montaigne": 1 if montaigne else None,
    }
    effects += _changes(state, subject, facts)
    after = state.copy().apply(effects)
    result: Side = {
        "side": subject,
        "men": after.number(subject, "men"),
        "fortification": walls(after, subject),
        "new": _is_new(state, subject),
    }
    return Outcome({"side": subject}, result, effects)


# The details of people come as keyword arguments, named like the fields.


def general(
    state: State,
    entry: int,
    unused: Unused,
    name: str,
    commands: bool,
    **facts: Value,
) -> Outcome:
    """Adds a general, or changes one.

    The first one of a side makes its strategy rolls, until another `commands`
    (MASS-AMB-53).
    """
    entering = Entering(entry, unused)
    return _enter(state, "general", name, facts, entering, commands=commands)


def steward(
    state: State, entry: int, unused: Unused, name: str, **facts: Value
) -> Outcome:
    """Adds a steward, or changes one."""
    return _enter(state, "steward", name, facts, Entering(entry, unused))


def hero(
    state: State, entry: int, unused: Unused, name: str, **facts: Value
) -> Outcome:
    """Adds a hero, or changes one; a flag that is not set changes nothing."""
    facts |= {honour: 1 if facts[honour] else None for honour in HONOURS}
    return _enter(state, "hero", name, facts, Entering(entry, unused))


def _enter(
    state: State,
    kind: str,
    name: str,
    facts: Mapping[str, Value],
    entering: Entering,
    *,
    commands: bool = False,
) -> Outcome:
    """Adds somebody, or changes them."""
    refuse_over(state)
    for rank in RANKS:
        value = facts.get(rank)
        if isinstance(value, int) and value > MOST_RANK:
            raise Misuse("usage", "mass.rank", most=MOST_RANK)
    given = {key: value for key, value in facts.items() if value is not None}
    if "unit" in given:
        known("unit", str(given["unit"]), UNITS)
    subject, effects = _subject(state, kind, name, entering)
    lacking = [key for key in NEEDED[kind] if key not in given]
    if effects and lacking:
        flags = [f"--{key}" for key in lacking]
        raise Misuse("usage", "mass.lacking", name=name, flags=flags)
    effects += _changes(state, subject, given)
    if kind == "general":
        effects += _commands(state.copy().apply(effects), subject, commands)
    after = state.copy().apply(effects)
    result = {
        kind: subject,
        **{key: after.get(subject, key) for key in facts},
        "new": _is_new(state, subject),
    }
    if kind == "hero":
        result["unit"] = unit_of(after, subject)
    return Outcome({kind: subject}, result, effects)


def _commands(state: State, general: str, named: bool) -> list[Effect]:
    """The effects on who commands, now that this general serves on a side.

    A general who changes sides no longer commands the old one; another general does.
    """
    effects: list[Effect] = []
    own = str(state.get(general, "side"))
    for side in sides(state):
        rest = of_side(state, "general", side)
        if side != own and state.get(side, "commander") == general:
            effects.append(changed(state, side, "commander", rest[0] if rest else None))
    before = state.get(own, "commander")
    if before is None or (named and before != general):
        because = Because("MASS-TURN-02", own)
        chosen = changed(state, own, "commander", general)
        effects.append(chosen._replace(because=because))
    return effects


def _subject(
    state: State, kind: str, name: str, entering: Entering
) -> tuple[str, list[Effect]]:
    """The id that a name has, or a new one with the effect that makes it."""
    for subject, shown in state.named(kind).items():
        if same(shown) == same(name):
            return subject, []
    fresh = state.free_name(kind, name)
    subject = new_id(kind, fresh, entering.entry, entering.unused)
    return subject, [changed(state, subject, "name", fresh)]


def _changes(state: State, subject: str, facts: Mapping[str, Value]) -> list[Effect]:
    """The changes for what is given about somebody; 0 clears a value."""
    return [
        changed(state, subject, key, value or None)
        for key, value in facts.items()
        if value is not None and (value or None) != state.get(subject, key)
    ]


def _is_new(state: State, subject: str) -> bool:
    return state.get(subject, "name") is None


def _names(state: State, kind: str) -> list[str]:
    return list(state.named(kind).values())
