"""List files: what a side brings, read with every fault and its place.

Lists come from elsewhere, too: most words have others that mean the same, side and
items may be named in either language, and a file may hold one side or both.
"""

from __future__ import annotations

from ledger.naming import folded
from ledger.record import NamedTuple
from ledger.rules.siege.house import GAME
from ledger.rules.siege.listarmy import Army, opposed
from ledger.rules.siege.listreader import CLAIMS
from ledger.rules.siege.lists import Buyer
from ledger.rules.siege.listunits import Units
from ledger.rules.siege.scenarios import (
    ATTACKER,
    HELP,
    ROLES,
    SCENARIOS,
    SIEGE,
    number,
    value,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.journal import Finding
    from ledger.rules.siege.listreader import Meant
    from ledger.toml import Path

# What the words at the top, and in the table of a side, are called else.
KEYS: dict[str, tuple[str, ...]] = {
    "role": ("side",),
    "points": ("army", "army points", "limit", "total"),
    "spent": ("army spend", "army spent"),
    "people": ("race",),
    "scenario": (),
    "won_before": ("dwarfs won scenario1", "dwarfs won", "won scenario1"),
    "equipment": ("buys", "bought", "items"),
    "artillery": (),
    "placed": (),
    "destroyed": (),
    "unit": ("units",),
    "ladders_on_units_of": (),
    "one_unit_with": (),
    "name": (),
}
ITEM_KEYS: dict[str, tuple[str, ...]] = {
    "name": ("item", "id"),
    "count": ("number",),
}
# Where the pieces of a side lie: with it, on the table, broken.
HEAPS = ("equipment", "artillery", "placed", "destroyed")
NUMBERS = ("points", "spent")


class Read(NamedTuple):
    """What a file holds: its armies, and its faults with their places."""

    armies: list[Army]
    faults: list[tuple[Path, Finding]]


def read(data: Mapping[str, Any], meant: Meant, known: Buyer | None = None) -> Read:
    """The armies of a list file.

    Args:
        data: the content of the file.
        meant: gives the code of a word: of the vocabularies "piece" (items),
            "army_role", "siege" (scenarios), "list_type", "list_key".
        known: what a campaign knows of the one side that is read; the file may
            leave it out, and may not say anything else.
    """
    position = data.get("game") == GAME
    return Reading(meant, known, position=position).read(data)


class Reading(Units):
    """Reads one file."""

    def __init__(self, meant: Meant, known: Buyer | None, *, position: bool) -> None:
        super().__init__(meant, position=position)
        self.known = known

    # Sides -----------------------------------------------------------------------

    def read(self, data: Mapping[str, Any]) -> Read:
        """The armies of the file."""
        sides = data.get("side")
        if isinstance(sides, list):
            sides = self._of_known(sides)
            shared = {key: found for key, found in data.items() if key != "side"}
            armies = self._several(shared, sides)
        else:
            armies = [self._army({}, data, ())]
        return Read(opposed(armies), self.faults)

    def _of_known(self, sides: list[Any]) -> list[Any]:
        """The one side that a campaign asks for, among those of a file."""
        if self.known is None or len(sides) < 2:
            return sides
        role = self.known.role
        return [one if role in self._roles(one) else None for one in sides]

    def _roles(self, table: Any) -> set[str]:
        return self._called(table) if isinstance(table, dict) else set()

    def _several(self, shared: Mapping[str, Any], sides: list[Any]) -> list[Army]:
        """Each side of a file that has tables of them."""
        found: list[Army] = []
        common: dict[str, Any] = {}
        units: list[tuple[Path, Any]] = []
        for code, path, told in self.keys(shared, KEYS, ()):
            if code == "unit":
                units = self._tables(path, told)
            else:
                common[code] = (path, told)
        for index, table in enumerate(sides):
            path = ("side", index)
            if isinstance(table, dict):
                found.append(self._army(common, table, path, units))
            elif table is not None:
                self.fault(path, "position.tables", "side")
        self._strangers(sides, units)
        return found

    def _strangers(self, sides: list[Any], units: list[tuple[Path, Any]]) -> None:
        """A unit beside the sides says whose it is."""
        names = [self._called(table) for table in sides if isinstance(table, dict)]
        whose = {name for called in names for name in called}
        for path, table in units:
            side = table.get("side", table.get("role"))
            if not isinstance(side, str):
                self.fault(path, "position.missing", "side")
            elif not {folded(side), self.meant("army_role", side)} & whose:
                self.fault((*path, "side"), "unknown_name.side", side, name=side)

    def _called(self, table: Mapping[str, Any]) -> set[str]:
        """The words by which a side may be called."""
        words = [table.get(key) for key in ("name", "role", "side")]
        typed = [word for word in words if isinstance(word, str)]
        return {folded(w) for w in typed} | {self.meant("army_role", w) for w in typed}

    def _tables(self, path: Path, found: Any) -> list[tuple[Path, Any]]:
        """Tables in double brackets, each with its place."""
        if not isinstance(found, list):
            if type(found) is not int:  # a position file says how many there are
                self.fault(path, "position.tables", str(path[-1]))
            return []
        for index, table in enumerate(found):
            if not isinstance(table, dict):
                self.fault((*path, index), "position.tables", str(path[-1]))
        return [((*path, n), t) for n, t in enumerate(found) if isinstance(t, dict)]

    def _army(
        self,
        common: Mapping[str, Any],
        table: Mapping[str, Any],
        path: Path,
        units: Sequence[tuple[Path, Any]] = (),
    ) -> Army:
        """One side, with what the file says of all sides."""
        told: dict[str, Any] = dict(common)
        own = list(self.keys(table, KEYS, path))
        told |= {code: (place, found) for code, place, found in own}
        places: dict[str, Path] = {code: place for code, (place, _) in told.items()}
        facts = self._facts(told)
        buyer = self._buyer(facts, places, path)
        called = self._called(table)
        mine = [unit for unit in units if self._is_mine(unit[1], called)]
        if "unit" in told:
            mine += self._tables(*told["unit"])
        read = [self.unit(place, unit) for place, unit in mine]
        read += self.carriers(told)
        bought = self._bought(told, places)
        claims = {key: table[key] for key in CLAIMS if key in table}
        return Army(buyer, bought, tuple(read), path, places, claims)

    def _is_mine(self, unit: Mapping[str, Any], called: set[str]) -> bool:
        side = unit.get("side", unit.get("role"))
        if not isinstance(side, str):
            return False
        return bool({folded(side), self.meant("army_role", side)} & called)

    def _facts(self, told: Mapping[str, Any]) -> dict[str, Any]:
        """What is said of the side itself."""
        facts: dict[str, Any] = {}
        for key in NUMBERS:
            if key in told:
                facts[key] = self.number(*told[key])
        if "people" in told:
            facts["people"] = self.text(*told["people"])
        if "role" in told:
            path, found = told["role"]
            facts["role"] = self.word(path, found, "army_role", ROLES, "SIEGE-LIST-02")
        if "scenario" in told:
            facts["code"] = self._scenario(*told["scenario"])
        if "won_before" in told:
            path, found = told["won_before"]
            if isinstance(found, bool):
                facts["won_before"] = found
            else:
                self.fault(path, "position.flag", str(path[-1]))
        return facts

    def _scenario(self, path: Path, found: Any) -> str | None:
        """A scenario by its number, its code or its name."""
        codes = tuple(SCENARIOS)
        for code in codes:
            if type(found) is int and found == number(code):
                return code
        if isinstance(found, str) and found.strip() in "0123" and found.strip():
            return self._scenario(path, int(found))
        if type(found) is int:
            self.fault(path, "siege.unknown_siege", str(found), "SIEGE-GEN-04")
            return None
        return self.word(path, found, "siege", codes, "SIEGE-GEN-04")

    def _buyer(
        self, facts: dict[str, Any], places: Mapping[str, Path], path: Path
    ) -> Buyer | None:
        """Whose list it is: as the file says, as a campaign knows."""
        if self.known:
            self._agrees(facts, places, self.known)
            people = facts.get("people") or self.known.people
            spent = facts.get("spent") or self.known.spent
            return self.known._replace(people=people, spent=spent)
        faulty = {
            key for key in ("role", "code", "points") if facts.get(key, 0) is None
        }
        code = facts.get("code") or SIEGE
        # Only the besiegers buy anything before help comes.
        role = facts.get("role") or (ATTACKER if code == HELP else None)
        points = facts.get("points")
        if points is None and role:
            points = (value(code, "points") or {}).get(role)
            points = value(code, "substitute_points") if points is None else points
        lacking = {"side": role, "points": points or not role}
        for key, found in lacking.items():
            if not found and not faulty:
                self.fault(path, "position.missing", key)
        if role is None or points is None or faulty:
            return None
        return Buyer(
            role,
            code,
            points,
            facts.get("people"),
            bool(facts.get("won_before")),
            facts.get("spent"),
        )

    def _agrees(
        self, facts: dict[str, Any], places: Mapping[str, Path], known: Buyer
    ) -> None:
        """A file may not say something else than the campaign."""
        for key, word in (("role", "role"), ("code", "scenario"), ("points", "points")):
            said, is_so = facts.get(key), getattr(known, key)
            if said is not None and said != is_so:
                self.fault(
                    places[word],
                    f"siege.other_{key}",
                    str(said),
                    known=is_so,
                )

    # What is bought ------------------------------------------------------------------

    def _bought(
        self, told: Mapping[str, Any], places: dict[str, Path]
    ) -> dict[str, int]:
        """How many pieces of each item; a position tells where they lie now."""
        bought: dict[str, int] = {}
        for heap in HEAPS:
            if heap in told:
                path, found = told[heap]
                self._heap(path, found, bought, places)
        return bought

    def _heap(
        self, path: Path, found: Any, bought: dict[str, int], places: dict[str, Path]
    ) -> None:
        """Adds pieces that stand in a table, or in a list."""
        if not isinstance(found, (dict, list)):
            self.fault(path, "position.table", str(path[-1]))
            return
        pairs = (
            [((*path, key), key, count) for key, count in found.items()]
            if isinstance(found, dict)
            else [self._listed((*path, n), one) for n, one in enumerate(found)]
        )
        for place, word, count in pairs:
            item = self.item(place, word) if word is not None else None
            whole = self.number(place, count, "SIEGE-LIST-16")
            if item and whole is not None:
                bought[item] = bought.get(item, 0) + whole
                places.setdefault(f"item:{item}", place)

    def _listed(self, path: Path, one: Any) -> tuple[Path, Any, Any]:
        """One item of a list: its name, or a table with name and number."""
        if not isinstance(one, dict):
            return path, one, 1
        told = {code: (at, word) for code, at, word in self.keys(one, ITEM_KEYS, path)}
        if "name" not in told:
            self.fault(path, "position.missing", "item")
        at, count = told.get("count", (path, 1))
        return at, told.get("name", (path, None))[1], count
