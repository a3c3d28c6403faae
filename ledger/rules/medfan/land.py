"""Territories: who owns which, which are unknown, and what dice make of them."""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import NO_REASON, Because
from ledger.naming import folded
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan.tables import CAPABILITY, DIE
from ledger.rules.medfan.words import chosen
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

SIX = d(DIE["sides"])
# Everything that a territory can be, in the order of the tables.
CAPABILITIES: tuple[str, ...] = tuple(
    dict.fromkeys(
        kind
        for table in ("unique", "either", "rare", "common")
        for kind in CAPABILITY[table]
    )
)
UNKNOWN = "unknown"


def every(state: State) -> list[str]:
    """All territories in play, known and unknown, in alphabetical order."""
    return sorted(s for s in state.facts if s.startswith("territory:"))


def owned_by(state: State, player: str) -> list[str]:
    """A player's territories, in the order in which the player got them."""
    owned = (t for t in every(state) if state.get(t, "owner") == player)
    return sorted(
        owned, key=lambda t: (state.number(t, "acquired"), *_listed(state, t))
    )


def unoccupied(state: State) -> list[str]:
    """The territories without an owner, known and unknown (MED-AMB-OBJ-4).

    In the order of `territory list`: named ones by name, then the others.
    """
    free = [t for t in every(state) if state.get(t, "owner") is None]
    known = (t for t in free if not unknown(state, t))
    rest = (t for t in hidden(state) if t in free)
    return [*sorted(known, key=lambda t: _listed(state, t)), *rest]


def hidden(state: State) -> list[str]:
    """The unknown territories, in the order of their numbers."""
    territories = (t for t in every(state) if unknown(state, t))
    return sorted(territories, key=lambda t: (len(t), t))


def shown(state: State, territories: Sequence[str]) -> list[str]:
    """Territories as a draw lists them: by name, or by position among the unknown.

    >>> from ledger.state import State
    >>> state = State()
    >>> state.put("territory:unknown 7", "unknown", 1)
    >>> shown(state, ["territory:unknown 7"])
    ['unknown:1']
    """
    places = {t: number for number, t in enumerate(hidden(state), 1)}
    return [
        f"{UNKNOWN}:{places[t]}" if t in places else state.name(t) for t in territories
    ]


def _listed(state: State, territory: str) -> tuple[str, str]:
    """The sort key of a territory among those that people see."""
    return folded(state.name(territory)), territory


def unknown(state: State, territory: str) -> bool:
    """Whether it is still unknown what it is."""
    return state.get(territory, "unknown") == 1


def capability(state: State, territory: str) -> str | None:
    """What a known territory is."""
    return state.text(territory, "capability")


def blocked(state: State, territory: str) -> bool:
    """Whether Pillage has put it out of use in the open aftermath (MED-OBJ-12)."""
    mark = state.get(territory, "blocked")
    return mark is not None and mark == state.get(CAMPAIGN, "battles")


def freed(state: State) -> list[Effect]:
    """Puts territories back in use, unless the steps after a battle are still open."""
    if state.get(CAMPAIGN, "step"):
        return []
    marked = [t for t in every(state) if state.get(t, "blocked") is not None]
    return [changed(state, territory, "blocked", None) for territory in marked]


def works(state: State, player: str, kind: str) -> list[str]:
    """A player's territories of a kind that are in use."""
    return [
        territory
        for territory in owned_by(state, player)
        if capability(state, territory) == kind and not blocked(state, territory)
    ]


def kinds_of(state: State, player: str) -> list[str]:
    """The capabilities that a player owns, even if blocked (MED-AMB-TERR-5)."""
    kinds = (capability(state, t) for t in owned_by(state, player))
    return [kind for kind in kinds if kind]


def record_capability(
    state: State, table: Table, territory: str, kind: str | None
) -> list[Effect]:
    """Records what a territory is, without dice: as said, or chosen (MED-TERR-06)."""
    kind = kind or table.choose("territory", CAPABILITIES, rule="MED-TERR-06")
    return [changed(state, territory, "capability", kind)]


def take(
    state: State, territory: str, player: str | None, because: Because = NO_REASON
) -> list[Effect]:
    """Gives a territory to a player, or makes it unoccupied.

    A new owner chooses the Council's benefit again (MED-AMB-TERR-1).
    """
    order = 1 + max((state.number(t, "acquired") for t in every(state)), default=0)
    effects: list[Effect] = [
        changed(state, territory, "owner", player)._replace(because=because),
        changed(state, territory, "acquired", order if player else None),
    ]
    if state.get(territory, "council") is not None:
        effects.append(changed(state, territory, "council", None))
    return effects


# Dice ------------------------------------------------------------------------


def rolled_capability(
    table: Table, who: str | None, owned: Collection[str]
) -> tuple[str, str]:
    """Rolls what a territory is, for a player who owns these: table and id.

    The general table names another one (MED-TERR-11). A unique that is owned is
    rolled again there; when all are owned, on the general table (MED-TERR-12,
    -13).
    """
    uniques = CAPABILITY["unique"]
    taken = {row for row in uniques if row_is_owned(row, owned)}
    while True:
        category = CAPABILITY["general"][_die(table, who, "general")]
        if category != "unique":
            return category, CAPABILITY[category][_die(table, who, category)]
        while len(taken) < len(uniques):
            row = uniques[_die(table, who, "unique")]
            if row not in taken:
                return category, _one_of(table, row, who)


def row_is_owned(row: str, owned: Collection[str]) -> bool:
    """Whether a row counts as owned: one of two counts for both (MED-TERR-16).

    See MED-TERR-14, -19.
    """
    if row in CAPABILITY["either"]:
        return any(kind in owned for kind in CAPABILITY["either"])
    return row in owned


def _one_of(table: Table, row: str, who: str | None) -> str:
    """The capability of a row: the player's choice where there are two.

    See MED-TERR-15.
    """
    if row in CAPABILITY["either"]:
        return chosen(table, "capability", CAPABILITY["either"], who)
    return row


def _die(table: Table, who: str | None, why: str) -> int:
    (face,) = table.roll(who, f"capability.{why}", SIX, 1)
    return face - 1


def end_turn(state: State, _table: Table) -> Outcome | None:
    """Puts back in use what was out of use for this campaign turn (MED-OBJ-12).

    A turn is not a step of the sequence, so it may end in the middle of one; the table
    is warned (MED-SEQ-05).
    """
    step = state.text(CAMPAIGN, "step")
    open_still = [warning("medfan.turn_open", rule="MED-SEQ-05", step=step)]
    return Outcome({}, {}, freed(state), open_still if step else ())
