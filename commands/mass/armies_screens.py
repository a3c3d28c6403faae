"""The screens of the armies before a battle."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, figure, table
from commands.history import act_screen
from commands.mass.screens import chained
from commands.texts.mass.battle import KNACKS, UNITS
from commands.texts.mass.opportunities import OPPORTUNITIES as NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.mass.armies import (
        Armies,
        Army,
        GeneralThere,
        HeroThere,
        Prepared,
    )
    from ledger.shapes.shared import Questions


ROLLS = (
    Column("who", "who"),
    Column("knack", lambda one, words: words.say(KNACKS.get(one.get("knack"), ""))),
    Column("dice", lambda one, _: chained(one.get("dice") or ())),
    figure("total", "total"),
    figure("free raises", "raises"),
)
PEOPLE = (Column("name"), Column("who"), Column("ranks"))


def prepared_screen(
    result: Prepared | Questions, words: Words, answer: Answer
) -> list[Block]:
    """What each person rolled, and the free raises earned."""
    blocks = act_screen(result, words, answer)
    if "questions" in result or not answer.written:
        return blocks
    return [*blocks, table(ROLLS, result["rolls"], words)]


def armies_screen(result: Armies, words: Words, _: object) -> list[Block]:
    """Each side with its people."""
    blocks: list[Block] = []
    if result["victor"]:
        blocks.append(
            words.line(
                "{side:subject} {side:has|have} won the battle",
                "heading",
                side=result["victor"],
            )
        )
    elif result["attacker"]:
        blocks.append(
            words.line(
                "{side:subject} {side:attacks|attack}",
                "heading",
                side=result["attacker"],
            )
        )
    for side in result["sides"]:
        blocks += _side(side, words)
    return blocks or [words.line("No side has taken the field yet")]


def _side(side: Army, words: Words) -> list[Block]:
    strength = [
        words.say("{men} {men:man|men}", men=side["men"]),
        words.say("fortification {level}", level=side["fortification"]),
        words.say("{raises} {raises:free raise|free raises}", raises=side["raises"]),
    ]
    people = [
        *((one, _general(one, words)) for one in side["generals"]),
        *((one, words.say("steward")) for one in side["stewards"]),
        *((one, _hero(one, words)) for one in side["heroes"]),
    ]
    rows = [(one["name"], role, _ranks(one, words)) for one, role in people]
    lines: list[Block] = [Line(f"{side['name']}{words.colon}{', '.join(strength)}")]
    return [*lines, table(PEOPLE, rows, words)] if rows else lines


def _general(one: GeneralThere, words: Words) -> str:
    commands = one["commands"]
    return words.say("general, in command") if commands else words.say("general")


def _hero(hero: HeroThere, words: Words) -> str:
    """A hero's unit, reputation gained, and opportunities in play."""
    parts = [words.say(UNITS[hero["unit"]])]
    if hero["out"]:
        parts.append(words.say("out of action"))
    # When the battle is over, the score has become reputation.
    gained = hero["score"] or hero["reputation"]
    if gained:
        parts.append(words.say("reputation {reputation}", reputation=gained))
    parts += [words.say(NAMES[code]) for code in hero["running"]]
    return ", ".join(parts)


def _ranks(one: Mapping[str, Any], words: Words) -> str:
    """The ranks of a person."""
    return ", ".join(
        f"{words.say(text)} {one[key]}" for key, text in KNACKS.items() if one.get(key)
    )
