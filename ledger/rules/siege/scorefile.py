"""What a siege is scored by, as it is typed in a line or written in a file."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.journal import Finding
from ledger.naming import folded
from ledger.record import NamedTuple
from ledger.rules.siege.house import GAME
from ledger.rules.siege.listreader import Words
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, ROLES
from ledger.rules.siege.score import COURTYARD, KINDS, Section

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.position_reader import Path
    from ledger.rules.siege.listreader import Meant

CONTESTED, DESTROYED = "contested", "destroyed"
CONTROL = (*ROLES, CONTESTED, DESTROYED)
POINTS = "points"
STATES = ("standing", DESTROYED)
MOST = 10_000
RULE = "SIEGE-VP-03"

KEYS: dict[str, tuple[str, ...]] = {
    "section": ("sections",),
    "generals": ("general", "general died"),
    "general_turn": ("general dead turn",),
    "role": (),
    "attacker_points": ("attacker vp",),
    "defender_points": ("defender vp",),
    "attacker_controls": ("attacker",),
    "defender_controls": ("defender",),
    CONTESTED: (),
    DESTROYED: (),
}
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


class Sheet(NamedTuple):
    """What a siege is scored by.

    Attributes:
        sections: the sections, with the stands in them.
        died: the turn in which the general of a role died.
        points: points that were added up elsewhere.
    """

    sections: tuple[Section, ...]
    died: Mapping[str, int]
    points: Mapping[str, int]


# In a line ---------------------------------------------------------------------------


def inline(text: str, meant: Meant) -> Sheet:
    """Sections as they are typed: "4*wall=1:0,gate=attacker,2*tower=0:3,wall=destroyed".

    Every part that says nothing is told, not the first alone.
    """
    sections: list[Section] = []
    points: dict[str, int] = {}
    findings: list[Finding] = []
    for part in text.split(","):
        kind, equals, found = (word.strip() for word in part.partition("="))
        pair = _pair(found) if folded(kind) == POINTS else None
        section = _section(kind, found, meant) if equals else None
        if pair:
            points |= dict(zip(ROLES, pair, strict=True))
        elif section:
            sections.append(section)
        else:
            findings.append(_wrong(part.strip(), kind, meant))
    if findings:
        rule = findings[0].rule
        raise Misuse("usage", "siege.sections", rule=rule, findings=findings)
    return Sheet(tuple(sections), {}, points)


def _section(kind: str, found: str, meant: Meant) -> Section | None:
    """One part of a line; None where it says nothing."""
    many, word = _times(kind)
    code = kind_named(word, meant)
    if code is None or many is None:
        return None
    pair = _pair(found)
    if pair:
        return Section(code, *pair, many=many)
    stands, colon, end = found.rpartition(":")
    if colon and meant("control", end) == DESTROYED:
        pair = _pair(stands)
        return Section(code, *pair, destroyed=True, many=many) if pair else None
    control = meant("control", found)
    if control not in CONTROL or (code == COURTYARD and control == DESTROYED):
        return None
    return _held(code, control, many)


def _wrong(part: str, kind: str, meant: Meant) -> Finding:
    """Why a part of a line says nothing."""
    _, word = _times(kind)
    found = part.partition("=")[2].strip()
    if "=" in part and word and kind_named(word, meant) is None:
        return Finding("siege.unknown_section_kind", word, rule="SIEGE-VP-02")
    if kind_named(word, meant) == COURTYARD and meant("control", found) == DESTROYED:
        return Finding("siege.courtyard_fell", part, rule="SIEGE-VP-05")
    if "-" in found:
        return Finding("siege.stands_below", part, rule=RULE)
    return Finding("siege.section_spec", part, rule=RULE)


def _times(word: str) -> tuple[int | None, str]:
    """How many, and of what: 4*wall, 4×wall.

    >>> _times("4*wall"), _times("gate")
    ((4, 'wall'), (1, 'gate'))
    """
    many, times, kind = word.replace("×", "*").partition("*")
    if not times:
        return 1, word.strip()
    return (int(many) if _whole(many) and int(many) else None), kind.strip()


def _pair(found: str) -> tuple[int, int] | None:
    """Two numbers with a colon between them, the attacker's first."""
    one, colon, other = (word.strip() for word in found.partition(":"))
    if not (colon and _whole(one) and _whole(other)):
        return None
    return int(one), int(other)


def _held(kind: str, control: str, many: int) -> Section:
    """A section of which only the holder is said: one stand stands for all."""
    if control == DESTROYED:
        return Section(kind, destroyed=True, many=many)
    stands = {ATTACKER: (1, 0), DEFENDER: (0, 1), CONTESTED: (1, 1)}[control]
    return Section(kind, *stands, many=many)


def kind_named(word: str, meant: Meant) -> str | None:
    """What kind of section a word means; one or several of them."""
    for form in (word, word.removesuffix("s")):
        code = meant("section_kind", form)
        if code in KINDS:
            return code
    return None


def _whole(word: str) -> bool:
    word = word.strip()
    return word.isascii() and word.isdigit() and int(word) <= MOST


def general(word: str, meant: Meant) -> tuple[str, int]:
    """Whose general died, and when: "attacker:6"."""
    side, colon, turn = (part.strip() for part in word.partition(":"))
    role = meant("army_role", side)
    if not (colon and role in ROLES and _whole(turn) and int(turn)):
        raise Misuse("usage", "siege.general_spec", word=word)
    return role, int(turn)


# In a file --------------------------------------------------------------------------


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
        died = self._died(data.get("side"))
        sections: list[Section] = []
        points: dict[str, int] = {}
        turn: int | None = None
        whose = data.get("side") if isinstance(data.get("side"), str) else None
        rest = {key: found for key, found in data.items() if key != "side"}
        for code, path, found in self.keys(rest, KEYS, ()):
            if code == "section":
                sections += self._sections(path, found)
            elif code == "generals":
                died |= self._generals(path, found)
            elif code == "general_turn":
                turn = self.number(path, found, "SIEGE-VP-06")
            elif code in ("attacker_points", "defender_points"):
                number = self.number(path, found)
                points[code.partition("_")[0]] = number or 0
            elif code == "role":
                whose = found if isinstance(found, str) else None
            else:
                sections += self._counted(code, path, found)
        role = self.meant("army_role", whose) if whose else None
        if turn and role in ROLES:
            died[role] = turn
        return Sheet(tuple(sections), died, points)

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
                sections.append(_held(kind, control.partition("_")[0], number))
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
        pair = _pair(found) if isinstance(found, str) else None
        if pair:
            return {"attackers": pair[0], "defenders": pair[1]}
        role = self.roles.get(folded(found)) if isinstance(found, str) else None
        control = role or self.word(path, found, "control", CONTROL, RULE)
        if control is None:
            return {}
        held = _held(KINDS[0], control, 1)
        return {
            "attackers": held.attackers,
            "defenders": held.defenders,
            "destroyed": held.destroyed,
        }
