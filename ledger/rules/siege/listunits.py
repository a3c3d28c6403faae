"""The units of a list file, and what they carry."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.common.schema import number
from ledger.rules.common.values import listed, word_of
from ledger.rules.siege.listreader import anything, items, of, text_field
from ledger.rules.siege.lists import LADDERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.values import Parsed
    from ledger.rules.siege.listreader import ListReader
    from ledger.toml import Path


TYPES = (
    *("infantry", "cavalry", "artillery", "machine", "flyers"),
    *("general", "character"),
)
UNIT = (
    text_field("name", "unit"),
    anything("role", "side"),
    of("type", "list_type", TYPES, "kind"),
    number("stands", also=("size",)),
    number("count", also=("number",)),
    number("cost", also=("points",)),
    number("min", also=("least",)),
    number("max", also=("most",)),
    anything("minmax", "min max"),
    items("equipment", "with", "item", "items"),
    anything("magic", "magic items"),
)


SIZE = number("ladders_on_units_of", rule="SIEGE-LADDER-05")


class Unit(NamedTuple):
    """A unit of an army list, or several of the same kind.

    Attributes:
        name: what it is called.
        path: where it is in the file.
        type: infantry, cavalry, ..., general; None where it is not given.
        stands: how many stands it has; None where it is not given.
        many: how many such units there are.
        cost: the points for one of them.
        least: the Min of the army list, for one step.
        most: its Max; None where there is none.
        equipment: the items that each of them carries.
        magic: points for magic items.
        listed: whether the file lists the unit itself, not only what it carries.
    """

    name: str
    path: Path
    type: str | None = None
    stands: int | None = None
    many: int = 1
    cost: int | None = None
    least: int = 0
    most: int | None = None
    equipment: tuple[str, ...] = ()
    magic: int = 0
    listed: bool = True


def carriers(reader: ListReader, words: Mapping[str, Parsed]) -> list[Unit]:
    """Units of which only the equipment is given."""
    units = []
    if "ladders_on_units_of" in words:
        _, sizes, path = words["ladders_on_units_of"]
        for at, size in listed(sizes, path):
            stands = reader.value(SIZE, size, at)
            if stands is not None:
                units.append(_carrier(at, stands, (LADDERS,)))
    if "one_unit_with" in words:
        _, carried, path = words["one_unit_with"]
        units.append(_carrier(path, 1, carried))
    return units


def unit(reader: ListReader, table: Mapping[str, Any], path: Path) -> Unit:
    """A unit, as far as it is given."""
    words = reader.read_words(UNIT, table, path)
    facts = {code: one.value for code, one in words.items() if one.value is not None}
    name = facts.get("name") or facts.get("type")
    if name is None and "name" not in words:
        reader.fault(path, "position.missing", "name")
    if "minmax" in words:
        facts |= _minmax(reader, words["minmax"])
    if "magic" in words and not isinstance(facts["magic"], bool):
        facts["magic"] = reader.value(number("magic"), *words["magic"][1:])
    return Unit(
        name or "",
        path,
        facts.get("type"),
        facts.get("stands"),
        facts.get("count", 1),
        facts.get("cost"),
        facts.get("min", 0),
        facts.get("max"),
        facts.get("equipment", ()),
        int(facts.get("magic") or 0),
    )


def _minmax(reader: ListReader, part: Parsed) -> dict[str, Any]:
    """A Min and a Max as army lists have them."""
    try:
        least, most = minmax(str(part.value))
    except Misuse:
        reader.fault(part.path, "siege.minmax", str(part.value))
        return {}
    return {"min": least, "max": most}


def minmax(word: str) -> tuple[int, int | None]:
    """A Min and a Max as army lists have them; no Max is None.

    >>> minmax("2/4"), minmax("-/3"), minmax("-/-")
    ((2, 4), (0, 3), (0, None))
    """
    least, slash, most = (
        part.strip().replace("−", "-") for part in word.partition("/")
    )
    if not (slash and all(end == "-" or _whole(end) for end in (least, most))):
        raise Misuse("usage", "siege.minmax", about=word)
    return 0 if least == "-" else int(least), None if most == "-" else int(most)


def _carrier(path: Path, stands: int, equipment: tuple[str, ...]) -> Unit:
    """A unit of which only the equipment is known, named by the file's own word."""
    return Unit(word_of(path), path, stands=stands, equipment=equipment, listed=False)


def _whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 6
