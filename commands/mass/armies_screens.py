"""The screens of the armies before a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.history import act_screen
from commands.mass.screens import chained
from commands.texts.mass.battle import KNACKS, UNITS
from commands.texts.mass.opportunities import OPPORTUNITIES as NAMES

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def prepared_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What each rolled, and the free raises."""
    blocks = act_screen(result, words, answer)
    if "rolls" not in result or not answer.written:
        return blocks
    rows = tuple(
        Cells(
            (
                line["who"] or "",
                words.say(KNACKS[line["knack"]]) if "knack" in line else "",
                chained(line.get("dice") or ()),
                words.number(line["total"]),
                words.number(line["raises"]),
            )
        )
        for line in result["rolls"]
    )
    heads = (words.say("who"), words.say("knack"), words.say("dice"))
    more = (">" + words.say("total"), ">" + words.say("free raises"))
    return [*blocks, Table((*heads, *more), rows)]


def armies_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Each side with its people."""
    blocks: list[Block] = []
    if result["victor"]:
        text = words.say(
            "{side:subject} {side:has|have} won the battle", side=result["victor"]
        )
        blocks.append(Line(text, "heading"))
    elif result["attacker"]:
        text = words.say(
            "{side:subject} {side:attacks|attack}", side=result["attacker"]
        )
        blocks.append(Line(text, "heading"))
    for side in result["sides"]:
        blocks += _side(side, words)
    return blocks or [Line(words.say("No side has taken the field yet."))]


def _side(side: dict[str, Any], words: Words) -> list[Block]:
    told = [
        words.say("{men} {men:man|men}", men=side["men"]),
        words.say("fortification {level:plain}", level=side["fortification"]),
        words.say("{raises} {raises:free raise|free raises}", raises=side["raises"]),
    ]
    people = [
        (one["name"], words.say("general, commands") if one["commands"] else _g(words))
        for one in side["generals"]
    ]
    people += [(one["name"], words.say("steward")) for one in side["stewards"]]
    people += [(one["name"], _hero(one, words)) for one in side["heroes"]]
    ranked = [*side["generals"], *side["stewards"], *side["heroes"]]
    rows = tuple(
        Cells((name, what, _ranks(one, words)))
        for (name, what), one in zip(people, ranked, strict=True)
    )
    heads = (words.say("name"), words.say("who"), words.say("ranks"))
    lines: list[Block] = [Line(f"{side['name']}{words.colon}{', '.join(told)}")]
    return [*lines, Table(heads, rows)] if rows else lines


def _hero(hero: dict[str, Any], words: Words) -> str:
    """A hero's unit, what he has gained, what he has running."""
    told = [words.say(UNITS[hero["unit"]])]
    if hero["out"]:
        told.append(words.say("out of action"))
    # When the battle is over, the score has become reputation.
    gained = hero["score"] or hero["reputation"]
    if gained:
        told.append(words.say("reputation {reputation}", reputation=gained))
    told += [words.say(NAMES[code]) for code in hero["running"]]
    return ", ".join(told)


def _g(words: Words) -> str:
    return words.say("general")


def _ranks(one: dict[str, Any], words: Words) -> str:
    """The ranks that somebody has."""
    return ", ".join(
        f"{words.say(text)} {one[key]}" for key, text in KNACKS.items() if one.get(key)
    )
