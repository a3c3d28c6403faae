"""What a siege is scored by, typed on one line."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.journal import Finding
from ledger.naming import folded
from ledger.record import NamedTuple
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, ROLES
from ledger.rules.siege.score import COURTYARD, KINDS, Section

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.rules.siege.listreader import Meant

CONTESTED, DESTROYED = "contested", "destroyed"
CONTROL = (*ROLES, CONTESTED, DESTROYED)
POINTS = "points"
MOST = 10_000
RULE = "SIEGE-VP-03"


class Tally(NamedTuple):
    """What a siege is scored by.

    Attributes:
        sections: the sections, with the stands in them.
        died: the turn in which the general of a role died.
        points: points that were added up elsewhere.
        claims: what a file expects to come of it.
    """

    sections: tuple[Section, ...]
    died: Mapping[str, int]
    points: Mapping[str, int]
    claims: Mapping[str, Any] = {}


def inline(text: str, meant: Meant) -> Tally:
    """Sections as they are typed: "4*wall=1:0,gate=attacker,2*tower=0:3,wall=destroyed".

    All parts that mean nothing are reported, not just the first.
    """
    sections: list[Section] = []
    points: dict[str, int] = {}
    findings: list[Finding] = []
    for part in text.split(","):
        kind, equals, value = (word.strip() for word in part.partition("="))
        pair = pair_of(value) if folded(kind) == POINTS else None
        section = _section(kind, value, meant) if equals else None
        if pair:
            points |= dict(zip(ROLES, pair, strict=True))
        elif section:
            sections.append(section)
        else:
            findings.append(_wrong(part.strip(), kind, meant))
    if findings:
        rule = findings[0].rule
        raise Misuse("usage", "siege.sections", rule=rule, findings=findings)
    return Tally(tuple(sections), {}, points)


def _section(kind: str, value: str, meant: Meant) -> Section | None:
    """One part of a line; None where it means nothing."""
    many, word = _times(kind)
    code = kind_named(word, meant)
    if code is None or many is None:
        return None
    pair = pair_of(value)
    if pair:
        return Section(code, *pair, many=many)
    stands, colon, end = value.rpartition(":")
    if colon and meant("control", end) == DESTROYED:
        pair = pair_of(stands)
        return Section(code, *pair, destroyed=True, many=many) if pair else None
    control = meant("control", value)
    if control not in CONTROL or (code == COURTYARD and control == DESTROYED):
        return None
    return held(code, control, many)


def _wrong(part: str, kind: str, meant: Meant) -> Finding:
    """Why a part of a line means nothing."""
    _, word = _times(kind)
    value = part.partition("=")[2].strip()
    if "=" in part and word and kind_named(word, meant) is None:
        return Finding("siege.unknown_section_kind", word, rule="SIEGE-VP-02")
    if kind_named(word, meant) == COURTYARD and meant("control", value) == DESTROYED:
        return Finding("siege.courtyard_fell", part, rule="SIEGE-VP-05")
    if "-" in value:
        return Finding("siege.stands_below", part, rule=RULE)
    return Finding("siege.section_spec", part, rule=RULE)


def _times(word: str) -> tuple[int | None, str]:
    """A number and what it counts: 4*wall, 4×wall.

    >>> _times("4*wall"), _times("gate")
    ((4, 'wall'), (1, 'gate'))
    """
    many, times, kind = word.replace("×", "*").partition("*")
    if not times:
        return 1, word.strip()
    return (int(many) if _whole(many) and int(many) else None), kind.strip()


def pair_of(text: str) -> tuple[int, int] | None:
    """Two numbers with a colon between them, the attacker's first."""
    one, colon, other = (word.strip() for word in text.partition(":"))
    if not (colon and _whole(one) and _whole(other)):
        return None
    return int(one), int(other)


def held(kind: str, control: str, many: int) -> Section:
    """A section of which only the holder is given: it gets one stand."""
    if control == DESTROYED:
        return Section(kind, destroyed=True, many=many)
    stands = {ATTACKER: (1, 0), DEFENDER: (0, 1), CONTESTED: (1, 1)}[control]
    return Section(kind, *stands, many=many)


def kind_named(word: str, meant: Meant) -> str | None:
    """The kind of section that a word means, singular or plural."""
    for form in (word, word.removesuffix("s")):
        code = meant("section_kind", form)
        if code in KINDS:
            return code
    return None


def _whole(word: str) -> bool:
    word = word.strip()
    return word.isascii() and word.isdigit() and int(word) <= MOST


def general(word: str, named: Callable[[str], str | None]) -> tuple[str, int]:
    """Whose general died and when: "attacker:6", or a side by its name."""
    side, colon, turn = (part.strip() for part in word.partition(":"))
    role = named(side) if colon and _whole(turn) and int(turn) else None
    if role is None:
        raise Misuse("usage", "siege.general_spec", word=word)
    return role, int(turn)
