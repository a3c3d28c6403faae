"""What a siege is scored by, from a file: a position file, or a shorter form."""

from __future__ import annotations

from ledger.naming import folded
from ledger.rules.common.schema import Field, by, heap, number
from ledger.rules.game import warning
from ledger.rules.siege.house import GAME
from ledger.rules.siege.listreader import ListReader, anything, of, text_field
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, ROLES
from ledger.rules.siege.score import COURTYARD, KINDS, Section
from ledger.rules.siege.tally import (
    CONTESTED,
    CONTROL,
    DESTROYED,
    RULE,
    Tally,
    held,
    kind_named,
    pair_of,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.journal import Finding
    from ledger.rules.common.values import Parsed
    from ledger.rules.siege.listreader import Meant
    from ledger.toml import Path

NOBODY = "nobody"
STATES = ("standing", DESTROYED)
STANDS = {ATTACKER: "attackers", DEFENDER: "defenders"}


def _turn(key: str, *also: str) -> Field:
    return number(key, also=also, rule="SIEGE-VP-06")


def _held(key: str, *also: str) -> Field:
    """How many sections of each kind: { wall = 4, gate = 1 }."""
    return heap(key, KINDS, kind="section_kind", also=also, rule=RULE)


SCORE = (
    Field("section", "raw", also=("sections",)),
    by("generals", "side", also=("general", "general died"), rule="SIEGE-VP-06"),
    _turn("general_turn", "general dead turn"),
    anything("role"),
    number("attacker_points"),
    number("defender_points"),
    *map(anything, ("attacker_vp", "defender_vp", "winner", "points_to")),
    _held("attacker_controls", "attacker"),
    _held("defender_controls", "defender"),
    _held(CONTESTED),
    _held(DESTROYED),
)
# How many sections of each kind somebody holds.
COUNTED = ("attacker_controls", "defender_controls", CONTESTED, DESTROYED)
# The result that a file expects from its sections.
EXPECTED = ("attacker_vp", "defender_vp", "winner", "points_to")
# The words of a file that holds only one section.
ALONE = ("section", "attacker_stands", "defender_stands", DESTROYED)
SECTION = (
    text_field("name"),
    of("kind", "section_kind", KINDS, "type", "section"),
    of("state", "section_state", STATES),
    by("stands", "side", rule=RULE),
    number("attackers", also=("attacker", "attacker stands"), rule=RULE),
    number("defenders", also=("defender", "defender stands"), rule=RULE),
    anything("control", "controller", "held by"),
    anything("destroyed"),
    number("count", also=("number",), rule=RULE),
)
WHO = of("control", "control", CONTROL)


def differing(claims: Mapping[str, Any], result: Mapping[str, Any]) -> list[Any]:
    """What a file expected, where the result differs."""
    holders = {line["to"] or NOBODY for line in result["lines"]}
    came = {
        "attacker_vp": result[ATTACKER],
        "defender_vp": result[DEFENDER],
        "winner": result["winner"] or NOBODY,
        "points_to": holders.pop() if len(holders) == 1 else NOBODY,
    }
    return [
        warning("siege.claim", claim=key, said=str(claimed), found=str(came[key]))
        for key, claimed in claims.items()
        if claimed != came[key]
    ]


def read(
    data: Mapping[str, Any], meant: Meant
) -> tuple[Tally, list[tuple[Path, Finding]]]:
    """The content of a position file or a shorter form, and every fault."""
    reading = Reading(meant, position=data.get("game") == GAME)
    return reading.read(data), reading.faults


class Reading(ListReader):
    """Reads one file for scoring."""

    def read(self, data: Mapping[str, Any]) -> Tally:
        """The sections, the generals, the points."""
        sides = data.get("side")
        self.sides = [
            side
            for side in (sides if isinstance(sides, list) else ())
            if isinstance(side, dict)
        ]
        self.roles = {
            folded(side["name"]): self._role_of(side)
            for side in self.sides
            if isinstance(side.get("name"), str)
        }
        rest = {key: value for key, value in data.items() if key != "side"}
        sections = self._alone(rest)
        words = self.read_words(SCORE, rest, ())
        for _, table, path in words["section"].value if "section" in words else ():
            sections += self._one(table, path)
        for code in COUNTED:
            control = code.partition("_")[0]
            for kind, many, _ in words[code].value if code in words else ():
                sections += [held(kind, control, many)] if many else []
        claims = {code: words.pop(code).value for code in EXPECTED if code in words}
        points = {
            role: words[f"{role}_points"].value or 0
            for role in ROLES
            if f"{role}_points" in words
        }
        for role in () if sections else ROLES:  # instead of sections
            if f"{role}_vp" in claims:
                points[role] = self._points(role, claims.pop(f"{role}_vp"))
        return Tally(tuple(sections), self._deaths(sides, words), points, claims)

    def _points(self, role: str, raw: object) -> int:
        key = f"{role}_vp"
        return self.value(number(key), raw, (key,)) or 0

    def _alone(self, rest: dict[str, Any]) -> list[Section]:
        """The section of a file that holds only one; removes its words."""
        if not isinstance(rest.get("section"), str):
            return []
        return self._one({key: rest.pop(key) for key in ALONE if key in rest}, ())

    def _deaths(self, side: object, words: Mapping[str, Parsed]) -> dict[str, int]:
        """When generals died: from a position file, by side, or for the only side."""
        died = {
            self._role_of(side): side["general_died"]
            for side in self.sides
            if type(side.get("general_died")) is int
        }
        turns = words["generals"].value if "generals" in words else ()
        died |= {role: turn for role, turn, _ in turns}
        whose = words["role"].value if "role" in words else side
        if "general_turn" in words and isinstance(whose, str):
            died[self.meant("army_role", whose)] = words["general_turn"].value
        return {role: turn for role, turn in died.items() if role in ROLES and turn}

    def _role_of(self, side: Mapping[str, Any]) -> str:
        return self.meant("army_role", str(side.get("role", "")))

    def find(self, _field: Field, word: str, path: Path) -> str | None:
        """The role of a side that is given by its name or its role."""
        role = self.roles.get(folded(word)) or self.meant("army_role", word)
        if role in ROLES:
            return role
        self.fault(path, "unknown_name.side", word, rule=RULE, name=word)
        return None

    def code(self, field: Field, raw: Any) -> Any:
        """The code of a word; a kind may be in the plural: walls."""
        if field.kind == "section_kind":
            return kind_named(raw, self.meant)
        return super().code(field, raw)

    def _one(self, table: Mapping[str, Any], path: Path) -> list[Section]:
        """One section of a file."""
        words = self.read_words(SECTION, table, path)
        values = {
            code: one.value for code, one in words.items() if one.value is not None
        }
        facts: dict[str, Any] = {"name": values.get("name")}
        facts["destroyed"] = values.get("state") == DESTROYED or bool(
            self._destroyed(words["destroyed"]) if "destroyed" in words else False
        )
        facts["many"] = values.get("count", 1)
        for role, count, _ in values.get("stands", ()):
            facts[STANDS[role]] = count
        for key in STANDS.values():
            if key in words:
                facts[key] = values.get(key, 0)
        if "control" in words:
            facts |= self._control(words["control"])
        if "kind" not in words:
            self.fault(path, "position.missing", "kind")
        if "kind" not in values:
            return []
        if values["kind"] == COURTYARD and facts["destroyed"]:
            self.fault(path, "siege.courtyard_fell", "", rule="SIEGE-VP-05")
        return [Section(values["kind"], **facts)]

    def _destroyed(self, part: Parsed) -> bool:
        """Yes or no; a number also means yes."""
        if isinstance(part.value, bool):
            return part.value
        return bool(self.value(number("destroyed", rule=RULE), part.value, part.path))

    def _control(self, part: Parsed) -> dict[str, Any]:
        """Who holds a section, if only that is given, or two numbers."""
        word = part.value if isinstance(part.value, str) else ""
        pair = pair_of(word)
        if pair:
            return {"attackers": pair[0], "defenders": pair[1]}
        control = self.roles.get(folded(word)) or self.value(WHO, part.value, part.path)
        if control is None:
            return {}
        section = held(KINDS[0], control, 1)._asdict()
        return {key: section[key] for key in ("attackers", "defenders", "destroyed")}
