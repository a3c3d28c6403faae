"""What is on the table: equipment, units, machines and the fortress."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.rules.siege import machines, placing, scenarios
from ledger.rules.siege import pieces as stock
from ledger.rules.siege import sections as walls
from ledger.rules.siege.facts import ALLOWANCE, KINDS
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.siege.field import Sections
    from ledger.shapes.siege.pieces import Pieces
    from ledger.state import State
    from ledger.store.book import Book


def pieces_of(state: State) -> list[dict[str, Any]]:
    """Each side with its equipment, its units and its machines, as facts with ids."""
    return [_side(state, side) for side in scenarios.sides(state)]


def _side(state: State, side: str) -> dict[str, Any]:
    return {
        "side": side,
        "role": scenarios.role(state, side),
        "left": state.balance(side, ALLOWANCE),
        "pieces": [
            {
                "item": item,
                "held": state.balance(side, item),
                "placed": state.balance(stock.on_table(side), item),
                "destroyed": state.balance(stock.lost(side), item),
            }
            for item in KINDS
            if stock.owned(state, side, item)
        ],
        "units": [
            {
                "name": state.name(unit),
                "type": state.get(unit, "type"),
                "stands": state.number(unit, "stands"),
                "equipment": list(state.words(unit, "equipment")),
                "battered": state.get(unit, "battered"),
            }
            for unit in state.subjects("unit")
            if state.get(unit, "side") == side
        ],
        "machines": [
            line
            for item in KINDS
            if machines.full(item)
            for line in _machines(state, side, item)
        ],
    }


def _machines(state: State, side: str, item: str) -> list[dict[str, Any]]:
    """Each machine of an item, hit or not, with its remaining hits."""
    rows = []
    for number in range(1, machines.many(state, side, item) + 1):
        known = machines.known(state, side, item, number)
        rows.append(
            {
                "item": item,
                "number": number,
                "hits": machines.left(state, side, item, number),
                "armour": stock.facts_of(item)["armour"],
                "unit": state.get(known, "unit") if known else None,
            }
        )
    return rows


def sections_of(state: State) -> list[dict[str, Any]]:
    """Each section of the fortress, as facts with ids."""
    known = sorted(state.subjects("section"), key=lambda one: _place(state, one))
    return [walls.shown(state, section) for section in known]


def _place(state: State, section: str) -> tuple[int, str, int, str]:
    """The sort key of a section: walls before towers, the tenth after the ninth."""
    name = state.name(section)
    word, _, last = name.rpartition(" ")
    number = int(last) if word and last.isascii() and last.isdigit() else 0
    kind = walls.KINDS.index(walls.kind_of(state, section))
    return kind, word if number else name, number, name


@at_one_moment
def pieces(book: Book) -> Pieces:
    """What each side has bought, placed and lost, and who places next."""
    state = state_played(book, "siege")
    facts = {"next": placing.next_to_place(state), "sides": pieces_of(state)}
    answer: Pieces = named(facts, state)
    return answer


@at_one_moment
def sections(book: Book) -> Sections:
    """The sections of the fortress."""
    state = state_played(book, "siege")
    answer: Sections = named({"sections": sections_of(state)}, state)
    return answer
