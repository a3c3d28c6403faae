"""The screens of throws and look-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line
from commands.medfan.throws import of_a_throw
from commands.texts.mass.battle import ADDED, ENGAGEMENTS, SITUATIONS, TACTICS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from commands.blocks import Block
    from commands.texts import Words


def chained(dice: Iterable[Sequence[int]]) -> str:
    """Dice with what was thrown again: 3 10→4 8."""
    return " ".join("→".join(map(str, chain)) for chain in dice)


def dice_fewer(line: dict[str, Any], words: Words) -> str:
    """So many dice less on a roll, for whom, by which rule."""
    fewer = words.say("{count} {count:die|dice} fewer", count=-line["value"])
    return f"{fewer} ({line['hero']}, {line['rule']})"


def _gives(result: dict[str, Any], words: Words) -> list[Block]:
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
    where = words.say(
        "row {row}, column {column:plain}", row=result["row"], column=result["column"]
    )
    return [Line(", ".join(what), "heading"), Line(where, "hint")]


def cell_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What a modified result gives."""
    place = ", ".join(
        (
            words.say(SITUATIONS[result["situation"]]),
            words.say(ENGAGEMENTS[result["engagement"]]),
            words.number(result["total"]),
        )
    )
    return [Line(place), *_gives(result, words)]


@of_a_throw
def personal_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The die, what is added to it, and what it gives."""
    parts = [chained([result["dice"]])]
    parts += [
        f"{words.say(ADDED[key])} {words.signed(number)}"
        for key, number in result["added"].items()
        if number
    ]
    total = words.say("Personal roll: {total}", total=result["total"])
    return [Line(total), Line(", ".join(parts), "hint"), *_gives(result, words)]


def tactics_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What two tactics add to the attacker's roll."""
    told = words.say(
        "{attacker} against {defender}: {modifier} for the attacker",
        attacker=words.say(TACTICS[result["attacker"]]),
        defender=words.say(TACTICS[result["defender"]]),
        modifier=words.signed(result["modifier"]),
    )
    return [Line(told)]


def numbers_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Which side is larger, and what it gains."""
    men = words.say("{a} against {b}", **result["effective"])
    if result["side"] is None:
        none = words.say("neither side has the advantage of numbers")
        return [Line(men), Line(none, "heading")]
    told = (
        words.say(
            "{ratio} to 1: {modifier} for the first side", **_ratio(result, words)
        )
        if result["side"] == "a"
        else words.say(
            "{ratio} to 1: {modifier} for the second side", **_ratio(result, words)
        )
    )
    return [Line(men), Line(told, "heading")]


def _ratio(result: dict[str, Any], words: Words) -> dict[str, Any]:
    return {"ratio": result["ratio"], "modifier": words.signed(result["modifier"])}


def raises_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """How many free raises."""
    text = words.say(
        "{raises} {raises:free raise|free raises}", raises=result["raises"]
    )
    return [Line(text)]


@of_a_throw
def roll_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The dice, and what the kept ones come to."""
    pool = result["pool"]
    name = f"{pool['rolled']}{words.say('k')}{pool['keep']}"
    added = pool["bonus"] + result["modifier"]
    if added:
        name += f" {words.signed(added)}"
    heading = words.say("{name}: {total}", name=name, total=result["total"])
    kept = words.say("kept: {kept:row}", kept=result["kept"])
    return [
        Line(heading, "heading"),
        Line(chained(result["dice"]), "hint"),
        Line(kept, "hint"),
    ]


def volley_line(result: dict[str, Any], words: Words) -> str:
    """The hits of a volley, its level, its dice."""
    return words.say(
        "{hits} {hits:hit|hits} (volley level {level}, {dice_count:plain} "
        "{dice_count:die|dice})",
        **{key: result[key] for key in ("hits", "level", "dice_count")},
    )


@of_a_throw
def volley_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The hits, and who takes them."""
    blocks: list[Block] = [
        Line(volley_line(result, words), "heading"),
        Line(chained(result["dice"]), "hint"),
    ]
    shared = result.get("targets")
    if shared and shared["brutes"]:
        dead = words.say(
            "{dead} {dead:brute dies|brutes die} of {brutes}",
            dead=shared["brutes_dead"],
            brutes=len(shared["brutes"]),
        )
        blocks.append(Line(dead))
    if shared and shared["others"]:
        text = words.say("hits on the others: {hits:row}", hits=shared["others"])
        blocks.append(Line(text))
    return blocks


def wounds_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The flesh wounds, and the reminder of the one wound check."""
    text = words.say(
        "{total} {total:flesh wound|flesh wounds} ({per_hit} per hit)",
        total=result["total"],
        per_hit=result["per_hit"],
    )
    check = (
        words.say("one wound check for the whole volley")
        if result["wound_checks"]
        else words.say("no wound check")
    )
    return [Line(text, "heading"), Line(check, "hint")]
