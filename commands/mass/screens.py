"""The screens of rolls and look-ups."""

from __future__ import annotations

from commands.blocks import Line
from commands.texts.marks import N_
from commands.texts.mass.battle import ADDED, ENGAGEMENTS, SITUATIONS, TACTICS
from commands.throws import of_a_throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.mass.shared import Earned, Volley
    from ledger.shapes.mass.tables import Asked, Numbers, Raises, Tactics, Wounds
    from ledger.shapes.mass.throws import Personal, Rolled


def chained(dice: Iterable[Sequence[int]]) -> str:
    """Dice, with the rerolls of those that exploded: 3 10→4 8."""
    return " ".join("→".join(map(str, chain)) for chain in dice)


def dice_fewer(line: Earned, words: Words) -> str:
    """How many dice a roll loses, through whom, and by which rule."""
    fewer = words.say("{count} {count:die|dice} fewer", count=-line["value"])
    return f"{fewer} ({line['hero']}, {line['rule']})"


def _gives(result: Asked | Personal, words: Words) -> list[Block]:
    """A cell of the table."""
    what = [
        words.say(
            "{damage_dice} {damage_dice:damage die|damage dice}",
            damage_dice=result["damage_dice"],
        ),
        words.say("reputation {reputation}", reputation=result["reputation"]),
    ]
    if result["opportunity"]:
        what.append(words.say("a heroic opportunity"))
    where = words.line("row {row}, column {column:plain}", "hint", **result)
    return [Line(", ".join(what), "heading"), where]


def cell_screen(result: Asked, words: Words, _: object) -> list[Block]:
    """The cell for a modified result."""
    place = ", ".join(
        (
            words.say(SITUATIONS[result["situation"]]),
            words.say(ENGAGEMENTS[result["engagement"]]),
            words.number(result["total"]),
        )
    )
    return [Line(place), *_gives(result, words)]


@of_a_throw
def personal_screen(result: Personal, words: Words, _: object) -> list[Block]:
    """The die, the additions, and the result."""
    added: Mapping[str, Any] = result["added"]
    parts = [chained([result["dice"]])]
    parts += [
        f"{words.say(ADDED[key])} {words.signed(number)}"
        for key, number in added.items()
        if number
    ]
    total = words.line("Personal roll: {total}", total=result["total"])
    return [total, Line(", ".join(parts), "hint"), *_gives(result, words)]


def tactics_screen(result: Tactics, words: Words, _: object) -> list[Block]:
    """What two tactics add to the attacker's roll."""
    return [
        words.line(
            "{attacker} against {defender}: {modifier} for the attacker",
            attacker=words.say(TACTICS[result["attacker"]]),
            defender=words.say(TACTICS[result["defender"]]),
            modifier=words.signed(result["modifier"]),
        )
    ]


def numbers_screen(result: Numbers, words: Words, _: object) -> list[Block]:
    """Which side is larger, and what it gains."""
    facts = {**result, "modifier": words.signed(result["modifier"] or 0)}
    return [
        words.line("{a} against {b}", **result["effective"]),
        words.line(LARGER[result["side"]], "heading", **facts),
    ]


LARGER = {
    "a": N_("{ratio} to 1: {modifier} for the first side"),
    "b": N_("{ratio} to 1: {modifier} for the second side"),
    None: N_("neither side has the numerical advantage"),
}


def raises_screen(result: Raises, words: Words, _: object) -> list[Block]:
    """The number of free raises."""
    return [words.line("{raises} {raises:free raise|free raises}", **result)]


@of_a_throw
def roll_screen(result: Rolled, words: Words, _: object) -> list[Block]:
    """The dice, and the total of those kept."""
    pool = result["pool"]
    name = f"{pool['rolled']}{words.say('k')}{pool['keep']}"
    added = pool["bonus"] + result["modifier"]
    if added:
        name += f" {words.signed(added)}"
    return [
        words.line("{name}: {total}", "heading", name=name, total=result["total"]),
        Line(chained(result["dice"]), "hint"),
        words.line("kept: {kept:row}", "hint", kept=result["kept"]),
    ]


def volley_line(result: Volley, words: Words) -> str:
    """The hits of a volley, its level, and its dice."""
    return words.say(
        "{hits} {hits:hit|hits} (volley level {level}, {dice_count} "
        "{dice_count:die|dice})",
        **{key: result[key] for key in ("hits", "level", "dice_count")},
    )


@of_a_throw
def volley_screen(result: Volley, words: Words, _: object) -> list[Block]:
    """The hits, and who takes them."""
    blocks: list[Block] = [
        Line(volley_line(result, words), "heading"),
        Line(chained(result["dice"]), "hint"),
    ]
    shared = result.get("targets")
    if shared and shared["brutes"]:
        blocks.append(
            words.line(
                "{dead} of {brutes} {brutes:brute|brutes} {dead:dies|die}",
                dead=shared["brutes_dead"],
                brutes=len(shared["brutes"]),
            )
        )
    if shared and shared["others"]:
        hits = shared["others"]
        blocks.append(words.line("hits on the others: {hits:row}", hits=hits))
    return blocks


def wounds_screen(result: Wounds, words: Words, _: object) -> list[Block]:
    """The flesh wounds, and a reminder that there is only one wound check."""
    check = (
        words.line("one wound check for the whole volley", "hint")
        if result["wound_checks"]
        else words.line("no wound check", "hint")
    )
    wounds = words.line(
        "{total} {total:flesh wound|flesh wounds} ({per_hit} per hit)",
        "heading",
        **result,
    )
    return [wounds, check]
