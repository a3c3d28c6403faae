"""Fief: families, fiefs and the crown, on a board of villages."""

from __future__ import annotations

import os

from ledger.rules.common import audit as common
from ledger.rules.fief.facts import COMMODITIES, FIELDS, PLAIN
from ledger.rules.fief.tables import PHASES
from ledger.rules.game import Game, Honours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Finding
    from ledger.rules.game import Derived, Outcome, Reading
    from ledger.state import State
    from ledger.table import Table


def audit(state: State) -> list[Finding]:
    """Every fault of a state."""
    from ledger.rules.fief.audit import audit as own

    return [*common.audit(state, GAME), *own(state)]


def begin(state: State, players: Sequence[str]) -> list[Effect]:
    """The box, the soldiers and the starting sum of each new player."""
    from ledger.rules.fief.board import setup

    return setup.begin(state, players)


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """What a position file sets up, with all its faults."""
    from ledger.rules.fief.position import reading as position

    return position.read_position(data, state)


def write_position(state: State) -> dict[str, Any]:
    """The present state as a position file."""
    from ledger.rules.fief.position import page as position_page

    return position_page.write_position(state)


def phases(_state: State) -> tuple[str, ...]:
    """The six phases of a turn (FIEF-TURN-01)."""
    order: tuple[str, ...] = PHASES["order"]
    return order


def end_turn(state: State, table: Table) -> Outcome | None:
    """What is due when a turn ends."""
    from ledger.rules.fief.turn import clock

    return clock.end_turn(state, table)


def end_phase(state: State, table: Table) -> Outcome | None:
    """What is due when a phase ends."""
    from ledger.rules.fief.turn import clock

    return clock.end_phase(state, table)


def due(state: State) -> list[dict[str, Any]]:
    """What the table must not forget now."""
    from ledger.rules.fief.turn import reminders

    return reminders.due(state)


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What is passed over if the phase ends now, or the turn with it."""
    from ledger.rules.fief.turn import passing

    return passing.undone(state, turn=turn)


def notes(state: State) -> list[dict[str, Any]]:
    """What the table should know of how the campaign begins."""
    from ledger.rules.fief.board import map_file, setup
    from ledger.rules.fief.position import oddities

    return [*setup.notes(state), *map_file.notes(state), *oddities.notes(state)]


def added(state: State, _table: Table, territory: str) -> list[Effect]:
    """A village that is put on the board comes last in map order."""
    from ledger.rules.fief.board.places import villages
    from ledger.state import CAMPAIGN, changed

    listed = (*villages(state), territory)
    return [changed(state, CAMPAIGN, "villages", listed)]


def may_change(state: State, table: Table, territory: str) -> None:
    """Objects where a village goes with its fief (FIEF-FIEF-11)."""
    from ledger.rules.fief import fiefs

    fiefs.may_change(state, table, territory)


def paying(state: State, table: Table, giver: str, taker: str) -> list[dict[str, Any]]:
    """Gifts and loans between players belong to the negotiations (AMB-39)."""
    from ledger.rules.fief.treasury import lending

    return lending.paying(state, table, giver, taker)


def hand_over(state: State, territory: str, player: str | None) -> list[Effect]:
    """A village changes hands; leave that its last owner gave is none any more."""
    from ledger.state import changed

    effects: list[Effect] = [changed(state, territory, "owner", player)]
    if state.words(territory, "guests"):
        effects.append(changed(state, territory, "guests", None))
    return effects


def leave(state: State, player: str) -> list[Effect]:
    """A player who goes home takes nothing along."""
    from ledger.rules.fief.turn import eliminating

    return eliminating.leave(state, player)


def views() -> str:
    """The views that show what this game derives."""
    path = os.path.join(os.path.dirname(__file__), "views.sql")
    with open(path, encoding="utf-8") as file:
        return file.read()


def bank_floor(state: State) -> int | None:
    """The least that the bank may hold where the box's notes are all there is."""
    from ledger.rules.fief.board import setup

    return setup.bank_floor(state)


def titles_listed(state: State) -> list[dict[str, Any]]:
    """Every title of the realm."""
    from ledger.rules.fief.families import honours

    return honours.listed(state)


def titles_held(state: State, player: str) -> list[str]:
    """The names of the titles of a player's family."""
    from ledger.rules.fief.families import honours

    return honours.held_by(state, player)


def title_granted(state: State, title: str, person: str) -> Outcome:
    """A lord carries a title, by the referee's own hand."""
    from ledger.rules.fief.families import honours

    return honours.grant(state, title, person)


def title_revoked(state: State, title: str) -> Outcome:
    """A title is taken from its holder."""
    from ledger.rules.fief.families import honours

    return honours.revoke(state, title)


def title_recorded(state: State, title: str) -> tuple[str, str]:
    """Where the holder of a title stands."""
    from ledger.rules.fief.families import honours

    return honours.recorded(state, title)


def title_fields() -> dict[tuple[str, str], bool]:
    """Offices of the realm, bishops, and cardinals, who stand with the lords."""
    from ledger.rules.fief.families.honours import CARDINAL
    from ledger.rules.fief.families.lords import OFFICES

    found = {("campaign", office): True for office in OFFICES}
    return found | {("diocese", "bishop"): False, ("lord", CARDINAL): True}


def owner_of(state: State, village: str) -> str | None:
    """Whose a village is."""
    from ledger.rules.fief import fiefs

    return fiefs.owner_of(state, village)


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a thing from facts about other things."""
    from ledger.rules.fief import explaining

    return explaining.explains(state, subject)


GAME = Game(
    "fief",
    COMMODITIES,
    FIELDS,
    audit,
    begin,
    read_position,
    write_position,
    phases,
    end_turn,
    owner_of=owner_of,
    plain=PLAIN,
    leave=leave,
    hand_over=hand_over,
    views=views,
    end_phase=end_phase,
    due=due,
    undone=undone,
    tells=frozenset({"upkeep", "auction", "sale", "ransom"}),
    notes=notes,
    added=added,
    may_change=may_change,
    paying=paying,
    honours=Honours(
        titles_listed,
        titles_held,
        title_granted,
        title_revoked,
        title_recorded,
        title_fields,
    ),
    bank_floor=bank_floor,
    explains=explains,
    status="ledger.reading.fief.standing:add",
    board="ledger.reading.fief.board:village",
    reports=(
        ("fief score", "ledger.reading.fief.score:score"),
        ("fief tree", "ledger.reading.fief.tree:tree"),
        ("fief luck", "ledger.reading.fief.luck:luck"),
    ),
    battles=frozenset({"fief battle", "fief resolve"}),
    chances="ledger.reading.fief.chances:Chances",
    cards="ledger.rules.fief.reference_cards",
)
