"""The units of a list file, and what they carry."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.siege.listreader import Words
from ledger.rules.siege.lists import LADDERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.toml import Path


UNIT_KEYS: dict[str, tuple[str, ...]] = {
    "name": ("unit",),
    "role": ("side",),
    "type": ("kind",),
    "stands": ("size",),
    "count": ("number",),
    "cost": ("points",),
    "min": ("least",),
    "max": ("most",),
    "minmax": ("min max",),
    "equipment": ("with", "item", "items"),
    "magic": ("magic items",),
}
TYPES = (
    *("infantry", "cavalry", "artillery", "machine", "flyers"),
    *("general", "character"),
)


class Unit(NamedTuple):
    """A unit of an army list, or several alike.

    Attributes:
        name: what it is called.
        path: where it stands in the file.
        type: infantry, cavalry, ..., general; None where nobody said.
        stands: of how many stands it is; None where nobody said.
        many: how many such units there are.
        cost: the points of one of them.
        least: the Min of the army list, for one step.
        most: its Max; None where there is none.
        equipment: the items each of them carries.
        magic: points for magic items.
        told: whether the file lists it, or only what it carries.
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
    told: bool = True


class Units(Words):
    """Reads the units of one file."""

    def carriers(self, told: Mapping[str, Any]) -> list[Unit]:
        """Units of which only what they carry is said."""
        found = []
        if "ladders_on_units_of" in told:
            path, sizes = told["ladders_on_units_of"]
            for index, size in enumerate(sizes if isinstance(sizes, list) else [sizes]):
                here = (*path, index) if isinstance(sizes, list) else path
                stands = self.number(here, size, "SIEGE-LADDER-05")
                if stands is not None:
                    found.append(_carrier(here, stands, (LADDERS,)))
        if "one_unit_with" in told:
            path, words = told["one_unit_with"]
            carried = self._carried(path, words)
            found.append(_carrier(path, 1, carried))
        return found

    def _carried(self, path: Path, found: Any) -> tuple[str, ...]:
        """What a unit carries: the name of one item, or a list of them."""
        words = found if isinstance(found, list) else [found]
        places = [
            (*path, n) if isinstance(found, list) else path for n in range(len(words))
        ]
        items = [self.item(at, word) for at, word in zip(places, words, strict=True)]
        return tuple(item for item in items if item)

    def unit(self, path: Path, table: Mapping[str, Any]) -> Unit:
        """A unit, as far as it is told."""
        facts: dict[str, Any] = {}
        for code, here, found in self.keys(table, UNIT_KEYS, path):
            if code == "name":
                facts["name"] = self.text(here, found)
            elif code == "type":
                facts["type"] = self.word(
                    here, found, "list_type", TYPES, "SIEGE-LADDER-06"
                )
            elif code == "equipment":
                facts["equipment"] = self._carried(here, found)
            elif code == "minmax":
                facts |= self._minmax(here, found)
            elif code == "magic" and isinstance(found, bool):
                facts["magic"] = int(found)
            elif code != "role":
                facts[code] = self.number(here, found)
        name = facts.get("name") or facts.get("type")
        if name is None and "name" not in facts:
            self.fault(path, "position.missing", "name")
        return Unit(
            name or "",
            path,
            facts.get("type"),
            facts.get("stands"),
            1 if facts.get("count") is None else facts["count"],
            facts.get("cost"),
            facts.get("min") or 0,
            facts.get("max"),
            facts.get("equipment", ()),
            facts.get("magic") or 0,
        )

    def _minmax(self, path: Path, found: Any) -> dict[str, Any]:
        """A Min and a Max as army lists have them."""
        try:
            least, most = minmax(str(found))
        except Misuse:
            self.fault(path, "siege.minmax", str(found))
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
    """A unit of which only what it carries is known, called by the file's own word."""
    word = next(str(part) for part in reversed(path) if isinstance(part, str))
    return Unit(word, path, stands=stands, equipment=equipment, told=False)


def _whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 6
