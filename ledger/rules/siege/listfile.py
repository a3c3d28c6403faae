"""List files: what a side brings, with every fault and its place.

Lists may come from elsewhere: most words have synonyms, sides and items may be named in
either language, and a file may hold one side or both.
"""

from __future__ import annotations

from ledger.naming import folded
from ledger.record import NamedTuple
from ledger.rules.common.schema import Field, number, yes
from ledger.rules.common.values import listed
from ledger.rules.siege.house import GAME
from ledger.rules.siege.listarmy import Army, opposed
from ledger.rules.siege.listreader import (
    CLAIMS,
    ListReader,
    anything,
    items,
    of,
    text_field,
)
from ledger.rules.siege.lists import Buyer
from ledger.rules.siege.listunits import carriers, unit
from ledger.rules.siege.position.form import NUMBERED
from ledger.rules.siege.scenarios import (
    ATTACKER,
    HELP,
    ROLES,
    SCENARIOS,
    SIEGE,
    value,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.journal import Finding
    from ledger.rules.common.values import Parsed
    from ledger.rules.siege.listreader import Meant
    from ledger.toml import Path

# Words at the top level, or in the table of a side.
LIST = (
    of("role", "army_role", ROLES, "side"),
    number("points", also=("army", "army points", "limit", "total")),
    number("spent", also=("army spend", "army spent")),
    text_field("people", "race"),
    of("scenario", "siege", NUMBERED),
    yes("won_before", also=("dwarfs won scenario1", "dwarfs won", "won scenario1")),
    items("equipment", "buys", "bought", "items", type="pieces"),
    items("artillery", type="pieces"),
    items("placed", type="pieces"),
    items("destroyed", type="pieces"),
    Field("unit", "units", also=("units",)),
    anything("ladders_on_units_of"),
    items("one_unit_with"),
    anything("name"),
)
BY_TEXT = {str(number): number for number in NUMBERED if isinstance(number, int)}
# Where a side's pieces are: with it, on the table, broken.
HEAPS = ("equipment", "artillery", "placed", "destroyed")


class Read(NamedTuple):
    """The content of a file: its armies, and its faults with their places."""

    armies: list[Army]
    faults: list[tuple[Path, Finding]]


def read(data: Mapping[str, Any], meant: Meant, known: Buyer | None = None) -> Read:
    """The armies of a list file.

    Args:
        data: the content of the file.
        meant: gives the code of a word: of the vocabularies "piece" (items),
            "army_role", "siege" (scenarios), "list_type", "list_key".
        known: what a campaign knows about the one side that is read; the file may
            leave this out, but must not contradict it.
    """
    position = data.get("game") == GAME
    return Reading(meant, known, position=position).read(data)


class Reading(ListReader):
    """Reads one file."""

    def __init__(self, meant: Meant, known: Buyer | None, *, position: bool) -> None:
        super().__init__(meant, position=position)
        self.known = known

    def code(self, field: Field, raw: Any) -> Any:
        """The code of a word; a scenario may also be given by its number."""
        if field.kind == "siege" and isinstance(raw, str):
            raw = BY_TEXT.get(raw.strip(), raw)
        return super().code(field, raw)

    # Sides -----------------------------------------------------------------------

    def read(self, data: Mapping[str, Any]) -> Read:
        """The armies of the file."""
        sides = data.get("side")
        if isinstance(sides, list):
            sides = self._of_known(sides)
            shared = {key: value for key, value in data.items() if key != "side"}
            armies = self._several(shared, sides)
        else:
            armies = [self._army({}, data, ())]
        return Read(opposed(armies), self.faults)

    def _of_known(self, sides: list[Any]) -> list[Any]:
        """The one side of a file that a campaign asks for."""
        if self.known is None or len(sides) < 2:
            return sides
        role = self.known.role
        return [one if role in self._roles(one) else None for one in sides]

    def _roles(self, table: object) -> set[str]:
        return self._called(table) if isinstance(table, dict) else set()

    def _several(self, shared: Mapping[str, Any], sides: list[Any]) -> list[Army]:
        """The sides of a file that has a table for each."""
        armies: list[Army] = []
        common = self.read_words(LIST, shared, ())
        units = common.pop("unit").value if "unit" in common else []
        for path, table in listed(sides, ("side",)):
            if isinstance(table, dict):
                armies.append(self._army(common, table, path, units))
            elif table is not None:
                self.fault(path, "position.tables", "side")
        self._strangers(sides, units)
        return armies

    def _strangers(self, sides: list[Any], units: list[Parsed]) -> None:
        """Faults: units outside the tables of sides must say whose they are."""
        names = [self._called(table) for table in sides if isinstance(table, dict)]
        whose = {name for called in names for name in called}
        for _, table, path in units:
            side = table.get("side", table.get("role"))
            if not isinstance(side, str):
                self.fault(path, "position.missing", "side")
            elif not self._is_mine(table, whose):
                self.fault((*path, "side"), "unknown_name.side", side, name=side)

    def _called(self, table: Mapping[str, Any]) -> set[str]:
        """The words by which a side may be called."""
        words = [table.get(key) for key in ("name", "role", "side")]
        typed = [word for word in words if isinstance(word, str)]
        return {folded(w) for w in typed} | {self.meant("army_role", w) for w in typed}

    def _army(
        self,
        common: Mapping[str, Parsed],
        table: Mapping[str, Any],
        path: Path,
        units: Sequence[Parsed] = (),
    ) -> Army:
        """One side, with what the file says for all sides."""
        words = {**common, **self.read_words(LIST, table, path)}
        places: dict[str, Path] = {code: one.path for code, one in words.items()}
        called = self._called(table)
        mine = [one for one in units if self._is_mine(one.value, called)]
        mine += words["unit"].value if "unit" in words else []
        read = [unit(self, one.value, one.path) for one in mine]
        read += carriers(self, words)
        buyer, likely = self._buyer(words, path)
        bought = _bought(words, places)
        claims = {key: table[key] for key in CLAIMS if key in table}
        found = tuple(read)
        return Army(buyer, bought, found, path, places, claims, likely=likely)

    def _is_mine(self, unit: Mapping[str, Any], called: set[str]) -> bool:
        side = unit.get("side", unit.get("role"))
        if not isinstance(side, str):
            return False
        return bool({folded(side), self.meant("army_role", side)} & called)

    def _buyer(
        self, words: Mapping[str, Parsed], path: Path
    ) -> tuple[Buyer | None, tuple[Buyer, ...]]:
        """The buyer of the list, from the file or from the campaign.

        Where the file does not say enough, all that it may be.
        """
        facts = {key: one.value for key, one in words.items()}
        if self.known:
            self._agrees(words, self.known)
            people = facts.get("people") or self.known.people
            spent = facts.get("spent") or self.known.spent
            return self.known._replace(people=people, spent=spent), ()
        wanted = ("role", "scenario", "points")
        faulty = {key for key in wanted if facts.get(key, 0) is None}
        code = facts.get("scenario") or SIEGE
        # Only the attacker buys anything before help comes.
        role = facts.get("role") or (ATTACKER if code == HELP else None)
        points, given = facts.get("points"), value(code, "points") or {}
        if points is None and role:
            points = given.get(role)
            points = value(code, "substitute_points") if points is None else points
        # An unknown scenario may be one that gives points.
        told = points or faulty & {"points", "scenario"} or (given and not role)
        lacking = {"side": role or "role" in faulty, "points": told}
        for key, known in lacking.items():
            if not known:
                self.fault(path, "position.missing", key)
        if role is None:
            return None, ()
        won_before = bool(facts.get("won_before"))
        people, spent = facts.get("people"), facts.get("spent")
        buyer = Buyer(role, code, points or 0, people, won_before, spent)
        if points is not None and not faulty:
            return buyer, ()
        codes = SCENARIOS if "scenario" in faulty else (code,)
        return None, tuple(buyer._replace(code=one) for one in codes)

    def _agrees(self, words: Mapping[str, Parsed], known: Buyer) -> None:
        """A fault if the file contradicts the campaign."""
        for key, word in (("role", "role"), ("code", "scenario"), ("points", "points")):
            is_so = getattr(known, key)
            if word in words and words[word].value not in (None, is_so):
                _, value, path = words[word]
                self.fault(path, f"siege.other_{key}", str(value), known=is_so)


def _bought(words: Mapping[str, Parsed], places: dict[str, Path]) -> dict[str, int]:
    """How many pieces of each item; a position file says where they are now."""
    bought: dict[str, int] = {}
    for heap in HEAPS:
        for item, count, path in words[heap].value if heap in words else ():
            bought[item] = bought.get(item, 0) + count
            places.setdefault(f"item:{item}", path)
    return bought
