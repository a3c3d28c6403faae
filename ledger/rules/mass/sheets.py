"""What people are shown before they roll or choose in a battle turn."""

from __future__ import annotations

from ledger.questions import Sheet, SheetLine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Line
    from ledger.rules.mass.opportunities.windows import Forced

    Lines = Sequence[Mapping[str, Any]]


def of_place(turn: int, held: Mapping[str, Forced]) -> Sheet:
    """Before a hero's level is chosen: who has no choice."""
    return Sheet(SheetLine("mass.sheet.engaging", {"turn": turn}), (), _held(held))


def of_tactic(turn: int, attacker: str, held: Mapping[str, Forced]) -> Sheet:
    """Before a side's tactic is chosen: who attacks."""
    heading = SheetLine("mass.sheet.tactics", {"turn": turn, "side": attacker})
    return Sheet(heading, (), _held(held))


def of_general(
    turn: int,
    side: str,
    chosen: Sequence[SheetLine],
    lines: Lines,
    fewer: Sequence[Line],
) -> Sheet:
    """Before a general's roll: both tactics, and everything that is added to it."""
    heading = SheetLine("mass.sheet.general", {"turn": turn, "side": side})
    less = [
        SheetLine(
            "mass.sheet.fewer",
            {"what": x.code, "count": -x.value, "hero": x.hero, "rule": x.rule},
        )
        for x in fewer
    ]
    return Sheet(heading, (*less, *_added(lines)), tuple(chosen))


def tactic(side: str, chosen: str) -> SheetLine:
    """A side's choice, once both have chosen."""
    return SheetLine("mass.sheet.tactic", {"side": side, "tactic": chosen})


def won(winner: str | None, totals: Mapping[str, int]) -> tuple[SheetLine, ...]:
    """The result of the generals' roll."""
    key = "mass.sheet.won" if winner else "mass.sheet.tie"
    return (*_rolled(totals), SheetLine(key, {"side": winner} if winner else {}))


def _rolled(totals: Mapping[str, int]) -> Iterator[SheetLine]:
    """The totals of both rolls."""
    for side, total in totals.items():
        yield SheetLine("mass.sheet.rolled", {"side": side, "total": total})


def of_fallen(turn: int, totals: Mapping[str, int]) -> Sheet:
    """Before decisions that follow the generals' dice."""
    return Sheet(SheetLine("mass.sheet.fallen", {"turn": turn}), tuple(_rolled(totals)))


def of_raising(hero: str, total: int) -> Sheet:
    """Before raises are spent on a hero's own roll."""
    return Sheet(SheetLine("mass.sheet.damage", {"hero": hero, "total": total}))


def of_hero(
    hero: str, place: tuple[str, str], plus: Mapping[str, int], lines: Lines,
    before: Sequence[SheetLine],
) -> Sheet:  # fmt: skip
    """Before a hero's personal roll: his place, and everything added to it."""
    level, situation = place
    facts = {"hero": hero, "level": level, "situation": situation}
    ranks = [
        SheetLine("mass.sheet.plus", {"added": key, "value": value})
        for key, value in plus.items()
        if value and key != "modifier"
    ]
    heading = SheetLine("mass.sheet.hero", facts)
    return Sheet(
        heading, (*ranks, *_added(lines, of_all=sum(plus.values()))), tuple(before)
    )


def of_damage(hero: str, total: int, gives: Mapping[str, Any]) -> Sheet:
    """Before a hero's damage dice: the total of his personal roll, and its result."""
    keys = ("row", "column", "damage_dice", "reputation")
    cell = {key: gives[key] for key in keys}
    heading = SheetLine("mass.sheet.damage", {"hero": hero, "total": total})
    more = (SheetLine("mass.sheet.won_one"),) if gives["opportunity"] else ()
    return Sheet(heading, (SheetLine("mass.sheet.cell", cell), *more))


def _held(held: Mapping[str, Forced]) -> tuple[SheetLine, ...]:
    return tuple(
        SheetLine(
            "mass.sheet.held",
            {
                "hero": hero,
                "level": one.level,
                "opportunity": one.code,
                "rule": one.rule,
            },
        )
        for hero, one in held.items()
    )


def _added(lines: Lines, of_all: int | None = None) -> Iterator[SheetLine]:
    """The modifiers of a roll, line by line, then their sum, if there is anything."""
    for line in lines:
        facts = {
            "what": line.get("code") or line["what"],
            "value": line["value"],
            "rule": line["rule"] or "",
            "hero": line.get("hero") or "",
        }
        named = "by" if facts["hero"] else "rule" if facts["rule"] else "plain"
        yield SheetLine(f"mass.sheet.line_{named}", facts)
    total = sum(line["value"] for line in lines) if of_all is None else of_all
    if lines or total:
        yield SheetLine("mass.sheet.together", {"value": total})
