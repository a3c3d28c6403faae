"""What a siege is scored by, as it is written in a file: a position, or shorter."""

from __future__ import annotations

from ledger.naming import folded
from ledger.rules.game import warning
from ledger.rules.siege.house import GAME
from ledger.rules.siege.listreader import Words
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, ROLES
from ledger.rules.siege.score import COURTYARD, KINDS, Section
from ledger.rules.siege.scoreline import (
    CONTESTED,
    CONTROL,
    DESTROYED,
    RULE,
    Sheet,
    held,
    kind_named,
    pair_of,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.journal import Finding
    from ledger.rules.siege.listreader import Meant
    from ledger.toml import Path

NOBODY = "nobody"
STATES = ("standing", DESTROYED)

KEYS: dict[str, tuple[str, ...]] = {
    "section": ("sections",),
    "generals": ("general", "general died"),
    "general_turn": ("general dead turn",),
    "role": (),
    "attacker_points": (),
    "defender_points": (),
    "attacker_vp": (),
    "defender_vp": (),
    "winner": (),
    "points_to": (),
    "attacker_controls": ("attacker",),
    "defender_controls": ("defender",),
    CONTESTED: (),
    DESTROYED: (),
}
# How many sections of each kind somebody holds.
COUNTED = ("attacker_controls", "defender_controls", CONTESTED, DESTROYED)
# What a file expects to come of its sections.
EXPECTED = ("attacker_vp", "defender_vp", "winner", "points_to")
# What a file says that holds one section, and nothing else.
ALONE = ("section", "attacker_stands", "defender_stands", DESTROYED)
SECTION_KEYS: dict[str, tuple[str, ...]] = {
    "name": (),
    "kind": ("type", "section"),
    "state": (),
    "stands": (),
    "attackers": ("attacker", "attacker stands"),
    "defenders": ("defender", "defender stands"),
    "control": ("controller", "held by"),
    "destroyed": (),
    "count": ("number",),
}


def differing(claims: Mapping[str, Any], result: Mapping[str, Any]) -> list[Any]:
    """What a file expected, where something else came of it."""
    holders = {line["to"] or NOBODY for line in result["lines"]}
    came = {
        "attacker_vp": result[ATTACKER],
        "defender_vp": result[DEFENDER],
        "winner": result["winner"] or NOBODY,
        "points_to": holders.pop() if len(holders) == 1 else NOBODY,
    }
    return [
        warning("siege.claim", claim=key, said=str(said), found=str(came[key]))
        for key, said in claims.items()
        if said != came[key]
    ]


def read(
    data: Mapping[str, Any], meant: Meant
) -> tuple[Sheet, list[tuple[Path, Finding]]]:
    """What a file says: a position, or a shorter form; and every fault."""
    reading = Reading(meant, position=data.get("game") == GAME)
    return reading.read(data), reading.faults


class Reading(Words):
    """Reads one file to score by."""

    def read(self, data: Mapping[str, Any]) -> Sheet:
        """The sections, the generals, the points."""
        self.roles = self._roles(data.get("side"))
        rest = {key: found for key, found in data.items() if key != "side"}
        sections = self._alone(rest)
        told: dict[str, Any] = {}
        for code, path, found in self.keys(rest, KEYS, ()):
            if code == "section":
                sections += self._sections(path, found)
            elif code in COUNTED:
                sections += self._counted(code, path, found)
            else:
                told[code] = (path, found)
        claims = {code: told.pop(code) for code in EXPECTED if code in told}
        if not sections:  # of no section: these are the points
            for role in ROLES:
                if f"{role}_vp" in claims:
                    told[f"{role}_points"] = claims.pop(f"{role}_vp")
        points = {
            role: self.number(*told[f"{role}_points"]) or 0
            for role in ROLES
            if f"{role}_points" in told
        }
        expected = {code: found for code, (_, found) in claims.items()}
        died = self._deaths(data.get("side"), told)
        return Sheet(tuple(sections), died, points, expected)

    def _alone(self, rest: dict[str, Any]) -> list[Section]:
        """The section of a file that holds no other one; its words are taken away."""
        if not isinstance(rest.get("section"), str):
            return []
        section = self._one((), {key: rest.pop(key) for key in ALONE if key in rest})
        return [section] if section else []

    def _deaths(self, side: Any, told: Mapping[str, Any]) -> dict[str, int]:
        """When generals died: of a position, by side, or of the one side there is."""
        died = self._died(side)
        if "generals" in told:
            died |= self._generals(*told["generals"])
        whose = told.get("role", ((), side))[1]
        role = self.meant("army_role", whose) if isinstance(whose, str) else None
        if "general_turn" in told:
            path, found = told["general_turn"]
            turn = self.number(path, found, "SIEGE-VP-06")
            if turn and role in ROLES:
                died[role] = turn
        return died

    def _roles(self, sides: Any) -> dict[str, str]:
        """The roles of the sides of a position, by their names."""
        found = {}
        for table in sides if isinstance(sides, list) else ():
            if isinstance(table, dict) and isinstance(table.get("name"), str):
                role = self.meant("army_role", str(table.get("role", "")))
                found[folded(table["name"])] = role
        return found

    def _died(self, sides: Any) -> dict[str, int]:
        """When the generals of a position died."""
        found = {}
        for table in sides if isinstance(sides, list) else ():
            turn = table.get("general_died") if isinstance(table, dict) else None
            role = self.meant("army_role", str(table.get("role", ""))) if turn else ""
            if type(turn) is int and role in ROLES:
                found[role] = turn
        return found

    def _role(self, path: Path, word: str) -> str | None:
        """The role of a side that is named, or that is said by its role."""
        role = self.roles.get(folded(word)) or self.meant("army_role", word)
        if role in ROLES:
            return role
        self.fault(path, "unknown_name.side", word, RULE, name=word)
        return None

    def _generals(self, path: Path, found: Any) -> dict[str, int]:
        if not isinstance(found, dict):
            self.fault(path, "position.table", str(path[-1]))
            return {}
        died = {}
        for word, turn in found.items():
            role = self._role((*path, word), word)
            number = self.number((*path, word), turn, "SIEGE-VP-06")
            if role and number:
                died[role] = number
        return died

    def _counted(self, control: str, path: Path, found: Any) -> list[Section]:
        """How many sections of each kind a side holds: { wall = 4, gate = 1 }."""
        if not isinstance(found, dict):
            self.fault(path, "position.table", str(path[-1]))
            return []
        sections = []
        for word, count in found.items():
            here = (*path, word)
            kind = self._kind(here, word)
            number = self.number(here, count, RULE)
            if kind and number:
                sections.append(held(kind, control.partition("_")[0], number))
        return sections

    def _kind(self, path: Path, found: Any) -> str | None:
        """The kind of a section."""
        if not isinstance(found, str):
            self.fault(path, "position.text", str(path[-1]))
            return None
        kind = kind_named(found, self.meant)
        if kind is None:
            self.fault(path, "siege.unknown_section_kind", found, "SIEGE-VP-02")
        return kind

    def _sections(self, path: Path, found: Any) -> list[Section]:
        if not isinstance(found, list):
            self.fault(path, "position.tables", str(path[-1]))
            return []
        read = []
        for index, table in enumerate(found):
            here = (*path, index)
            if isinstance(table, dict):
                section = self._one(here, table)
                read += [section] if section else []
            else:
                self.fault(here, "position.tables", str(path[-1]))
        return read

    def _one(self, path: Path, table: Mapping[str, Any]) -> Section | None:
        """One section of a file."""
        told: dict[str, Any] = {}
        kind, named = None, False
        for code, here, found in self.keys(table, SECTION_KEYS, path):
            if code == "kind":
                kind, named = self._kind(here, found), True
            else:
                told |= self._fact(code, here, found)
        if kind is None:
            if not named:
                self.fault(path, "position.missing", "kind")
            return None
        if kind == COURTYARD and told.get("destroyed"):
            self.fault(path, "siege.courtyard_fell", "", "SIEGE-VP-05")
        return Section(kind, **told)

    def _fact(self, code: str, path: Path, found: Any) -> dict[str, Any]:
        """What one word says of a section."""
        if code == "name":
            return {"name": self.text(path, found)}
        if code == "state":
            state = self.word(path, found, "section_state", STATES, "SIEGE-VP-05")
            return {"destroyed": state == DESTROYED}
        if code == "destroyed" and isinstance(found, bool):
            return {"destroyed": found}
        if code == "stands":
            return self._stands(path, found)
        if code == "control":
            return self._control(path, found)
        key = "many" if code == "count" else code
        return {key: self.number(path, found, RULE) or 0}

    def _stands(self, path: Path, found: Any) -> dict[str, int]:
        """The stands of each side: { Nains = 0, Empire = 2 }."""
        if not isinstance(found, dict):
            self.fault(path, "position.table", "stands")
            return {}
        stands = {}
        for word, count in found.items():
            role = self._role((*path, word), word)
            number = self.number((*path, word), count, RULE)
            if role and number is not None:
                stands["attackers" if role == ATTACKER else "defenders"] = number
        return stands

    def _control(self, path: Path, found: Any) -> dict[str, Any]:
        """Who holds a section, where only that is said; or two numbers."""
        pair = pair_of(found) if isinstance(found, str) else None
        if pair:
            return {"attackers": pair[0], "defenders": pair[1]}
        role = self.roles.get(folded(found)) if isinstance(found, str) else None
        control = role or self.word(path, found, "control", CONTROL, RULE)
        if control is None:
            return {}
        section = held(KINDS[0], control, 1)
        return {
            "attackers": section.attackers,
            "defenders": section.defenders,
            "destroyed": section.destroyed,
        }
