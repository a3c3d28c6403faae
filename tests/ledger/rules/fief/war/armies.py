"""Battles on the board with the counters of the Tactical extension."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger import wire
from ledger.questions import Choice, ChoiceQuestion, Missing
from ledger.rules.fief.war.fighting import battle
from ledger.table import Table
from tests.ledger.rules.fief.positions import holding, person, village
from tests.ledger.rules.fief.war.board import comer, counted, field, waiting
from tests.said import by_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ledger.questions import Reply, Throw
    from ledger.rules.game import Outcome
    from ledger.state import State

    Pick = Callable[[ChoiceQuestion], str]

ANNES, BRUNOS = ("Arnaud", "Eric"), ("Philippe", "Charles")  # lords
GATE = "territory:Vaux/territory:Bourg/player:"  # before Vaux


def camps(**counts: int) -> str:
    """The mercenaries that families employ."""
    lines = (f"{wire.dumps(name)} = {count}" for name, count in counts.items())
    return "\n".join(["[camps]", *lines, ""])


def extended(more: str, house: dict[str, Any] | None = None, **head: Any) -> State:
    """A position in the combat phase, with the extension."""
    return field(more, house={"variant.tactics": True, **(house or {})}, **head)


def siege(
    attackers: str,
    defenders: str,
    *,
    site: str | None = "castle",
    lords: tuple[int, int] = (1, 1),
    more: str = "",
    house: dict[str, Any] | None = None,
) -> State:
    """Anne is before Vaux with counters and lords, and Bruno in it: "v1=3 archer=2"."""
    walls = {"building": site} if site else {}
    own = " ".join(f"Bruno.{word}" for word in defenders.split())
    other = " ".join(f"Anne.{word}" for word in attackers.split())
    board = village("Vaux", "Bruno", own, **walls) + waiting("Vaux", "Bourg", other)
    for name in ANNES[: lords[0]]:
        board += comer(name, "Anne", "Vaux", "Bourg")
    for name in BRUNOS[: lords[1]]:
        board += person(name, "Bruno", "Vaux")
    return extended(board + more, house)


def escort(office: str, **counters: int) -> str:
    """Guards of the extension beside their sovereign."""
    return "".join(
        holding(f"guard/{office}", what, count) for what, count in counters.items()
    )


def first(question: ChoiceQuestion) -> str:
    """The first of those among whom somebody has to choose."""
    return question.options[0]


def played(
    state: State,
    attackers: str,
    defenders: str,
    faces: Iterable[int],
    pick: Pick = first,
    **orders: Any,
) -> tuple[Outcome, list[Throw]]:
    """Plays a battle in Vaux to its end; `faces` are places of faces on the die."""
    stream, replies = iter(faces), []
    before = counted(state)
    while True:
        table = Table(replies, throw=lambda die: die.faces[next(stream)])
        try:
            sides = attackers.split(), defenders.split()
            outcome = by_names(battle, state, state, table, "Vaux", *sides, **orders)
        except Missing as missing:
            question = missing.question
            assert isinstance(question, ChoiceQuestion)
            answer: Reply = Choice(question.key, pick(question))
            replies = [*table.given, answer]
        else:
            state.apply(outcome.effects)
            assert counted(state) == before
            return outcome, table.throws
