"""What people are shown before they roll or choose in a battle: roll sheets."""

from __future__ import annotations

from ledger.questions import Sheet, SheetLine
from ledger.rules.fief.war.force import OTHER, SIDES, points, side_facts
from ledger.rules.fief.war.rolls import PLAIN, dice_of, hit, kills

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.fief.war.aiming import Share
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan


def in_round(
    number: int,
    side: str,
    sides: Mapping[str, Force],
    plan: Plan,
    targets: Sequence[Share] = (),
    shown: Sequence[SheetLine] = (),
) -> Sheet:
    """The sheet for a side's roll in a round; `shown` is what was rolled so far."""
    lines = tuple(_strength(side, sides[side], plan, targets))
    against = SheetLine(
        "fief.sheet.against", {"force": kinds(sides[OTHER[side]], plan)}
    )
    return Sheet(heading(number, side, plan), (*lines, against), (*plan.past, *shown))


def of_archers(side: str, sides: Mapping[str, Force], plan: Plan) -> Sheet:
    """The sheet for the archers' die before the first round."""
    own, other = sides[side], sides[OTHER[side]]
    force = SheetLine("fief.sheet.force", {"force": kinds(own, plan)})
    against = SheetLine("fief.sheet.against", {"force": kinds(other, plan)})
    return Sheet(heading(0, side, plan), (force, against), tuple(plan.past))


def of_losses(
    number: int, side: str, force: Force, harm: int, left: int, plan: Plan
) -> Sheet:
    """The sheet for a side's losses: the points of the round, and what is to go."""
    key = "fief.sheet.loses" if left == harm else "fief.sheet.loses_more"
    lines = (
        SheetLine(key, {"harm": harm, "left": left}),
        SheetLine("fief.sheet.force", {"force": kinds(force, plan)}),
    )
    return Sheet(heading(number, side, plan), lines, tuple(plan.past))


def of_troops(
    number: int,
    side: str,
    name: str,
    worth: int,
    harm: int,
    past: Sequence[SheetLine],
) -> Sheet:
    """The sheet for how many of a side's points somebody's soldiers lose."""
    lines = (
        SheetLine("fief.sheet.loses", {"harm": harm}),
        SheetLine("fief.sheet.troops", {"heap": name, "points": worth}),
    )
    return Sheet(_falling(number, side), lines, tuple(past))


def of_lords(number: int, side: str, harm: int, past: Sequence[SheetLine]) -> Sheet:
    """The sheet for which lord falls, where no other counter of the side is left."""
    loses = SheetLine("fief.sheet.loses", {"harm": harm})
    return Sheet(_falling(number, side), (loses,), tuple(past))


def _falling(number: int, side: str) -> SheetLine:
    """When a side has these losses; 0 is the archers' step."""
    key = "fief.sheet.round" if number else "fief.sheet.archers"
    return SheetLine(key, {"round": number, "side": side})


def after_round(number: int, village: str, past: Sequence[SheetLine]) -> Sheet:
    """The sheet for decisions after a round: the results of the round."""
    facts = {"round": number, "village": village}
    return Sheet(SheetLine("fief.sheet.after", facts), (), tuple(past))


def of_reroll(where: str, faces: Sequence[int], rights: int, plan: Plan) -> Sheet:
    """The sheet for a die that may be rolled again: the faces and the rights.

    `where` is the name used for the choice: "attacker.2", or "attacker.2.aim1".
    """
    side, number = where.split(".")[:2]
    lines = (
        SheetLine("fief.sheet.faces", {"faces": list(faces)}),
        SheetLine("fief.sheet.rights", {"rights": rights}),
    )
    return Sheet(heading(int(number), side, plan), lines, tuple(plan.past))


def heading(number: int, side: str, plan: Plan) -> SheetLine:
    """Which round it is, where, and whose turn it is to roll or choose."""
    facts = {"round": number, "side": side, "village": plan.village or ""}
    if plan.village:
        return SheetLine(
            "fief.sheet.round_at" if number else "fief.sheet.archers_at", facts
        )
    return SheetLine("fief.sheet.round" if number else "fief.sheet.archers", facts)


def kinds(force: Force, plan: Plan) -> dict[str, int]:
    """What a side has, by kind."""
    counts = side_facts(force, plan.customs)
    del counts["points"]
    return {kind: count for kind, count in counts.items() if count}


def _strength(
    side: str, force: Force, plan: Plan, targets: Sequence[Share]
) -> Iterator[SheetLine]:
    """Where the dice come from, what is added, and the column they are read in."""
    customs = plan.customs
    many = dice_of(side, force, plan.ground, customs)
    yield SheetLine(
        "fief.sheet.strength",
        {
            "force": kinds(force._replace(women=0), plan),
            "points": points(force, customs),
            "dice": many,
        },
    )
    aimed = sum(share.dice for share in targets)
    needs = [face for face in PLAIN.faces if kills(face, force, customs)]
    for share in targets:
        facts = {"dice": share.dice, "target": share.victim, "needs": needs}
        yield SheetLine("fief.sheet.aimed", facts)
    faces, column = (1,) * (many - aimed), plan.ground.column(OTHER[side])
    whole = hit(faces, aimed, force, column, customs)
    unguarded = force._replace(guard=0, guard_knights=0)
    inspired = hit(faces, aimed, unguarded, column, customs).bonus
    if inspired:
        yield SheetLine("fief.sheet.darc", {"bonus": inspired})
    if whole.bonus > inspired:
        yield SheetLine("fief.sheet.guard", {"bonus": whole.bonus - inspired})
    if whole.guard:
        yield SheetLine("fief.sheet.guard_harm", {"bonus": whole.guard})
    if not customs.later:
        yield SheetLine("fief.sheet.column", {"column": column})


def cast(
    side: str, faces: Sequence[int], aimed: Sequence[Sequence[int]]
) -> list[SheetLine]:
    """What a side has rolled so far in a round, for the sheet of the other."""
    shown = [face for some in aimed for face in some] + list(faces)
    return (
        [SheetLine("fief.sheet.cast", {"side": side, "faces": shown})] if shown else []
    )


def shots(opening: Mapping[str, Any]) -> tuple[SheetLine, ...]:
    """What the archers did before the first round, for its sheets."""
    lines = []
    for side in SIDES:
        shot = opening.get(side)
        if shot:
            facts = {"face": shot["die"], "harm": shot.get("inflicts", 0)}
            lines.append(SheetLine("fief.sheet.shot", {"side": side, **facts}))
    return tuple(lines)


def results(round_facts: Mapping[str, Any]) -> tuple[SheetLine, ...]:
    """What both sides rolled in a round, for the sheets of its losses."""
    return tuple(
        SheetLine("fief.sheet.result", _thrown(round_facts, side))
        for side in SIDES
        if round_facts.get(side)
    )


def _thrown(round_facts: Mapping[str, Any], side: str) -> dict[str, Any]:
    """What a side rolled in a round, and its effect."""
    thrown = round_facts[side]
    aimed = [face for some in thrown.get("aimed", ()) for face in some]
    return {
        "round": round_facts["round"],
        "side": side,
        "other": OTHER[side],
        "faces": [*aimed, *thrown["dice"]],
        "total": thrown["total"],
        "harm": thrown["inflicts"],
    }


def past(
    round_facts: Mapping[str, Any],
    before: Mapping[str, Mapping[str, int]],
    after: Mapping[str, Mapping[str, int]],
) -> tuple[SheetLine, ...]:
    """A round that was fought, for the sheets of the next one.

    Args:
        round_facts: the round as the answer shows it.
        before: what each side had before it, by kind.
        after: what each side has after it.
    """
    lines = []
    for side in SIDES:
        if not round_facts.get(side):
            continue
        other = OTHER[side]
        facts = {
            **_thrown(round_facts, side),
            "fell": _fewer(before[other], after[other]),
            "left": {k: n for k, n in after[other].items() if n and k != "points"},
        }
        lines.append(SheetLine("fief.sheet.past", facts))
    return tuple(lines)


def _fewer(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What a side has lost, by kind."""
    return {
        kind: count - after.get(kind, 0)
        for kind, count in before.items()
        if kind != "points" and count > after.get(kind, 0)
    }
