"""The screen of a battle turn: both generals' rolls, then hero by hero."""

from __future__ import annotations

from commands.blocks import Cells, Line, paragraph
from commands.columns import Column, bare, figure, table
from commands.history import act_screen
from commands.mass.battle_screens import closed_lines
from commands.mass.screens import chained, dice_fewer, volley_line
from commands.texts.mass.battle import ADDED, LINES, PLACES, SITUATIONS, TACTICS
from commands.texts.mass.opportunities import OPPORTUNITIES
from commands.texts.mass.sheets import CELL, GIVES, HELD
from commands.texts.typed import typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block, Table
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.mass.battle import Hero, StrategyRoll, Turn
    from ledger.shapes.mass.shared import Modifier


WHOSE, ABOUT = (
    "{whose}",
    "{about}",
)  # headings: the owner of the roll, and his tactic
GENERAL = (Column(WHOSE), figure("", how=bare), Column(ABOUT))


def turn_screen(result: Turn, words: Words, answer: Answer) -> list[Block]:
    """The close of the previous turn, both rolls line by line, and every hero."""
    blocks: list[Block] = []
    closed = result.get("closed")
    if closed:
        blocks += closed_lines(closed, words)
    blocks += act_screen(result, words, answer)
    if "rolls" not in result:
        return blocks
    added = {one["side"]: one["lines"] for one in result["modifiers"]}
    for roll in result["rolls"]:
        attacks = roll["side"] == result["attacker"]
        blocks += [
            Line(""),
            _general(roll, added[roll["side"]], words, attacks=attacks),
        ]
    for hero in result["heroes"]:
        first, *more = _hero(hero, words)
        blocks += [Line(""), *paragraph(first, "heading")]
        blocks += [line for text in more for line in paragraph(text, inside=2)]
    if result["pending"]:
        blocks.append(Line(""))
    for name in result["pending"]:
        call = f"mass opportunity {typed(name)}"
        text = words.say("{name} has an opportunity: `{call}`", name=name, call=call)
        blocks.append(Line(f"→ {text}", "hint"))
    return blocks


# A general's roll -----------------------------------------------------------------


def _general(
    roll: StrategyRoll,
    lines: list[Modifier],
    words: Words,
    *,
    attacks: bool,
) -> Table:
    """A general's dice, kept and dropped, then their modifiers line by line."""
    rows: list[Any] = [
        (words.say("roll"), words.number(roll["roll"]), _dice(roll, words)),
        *(
            (
                words.say(OPPORTUNITIES[die["code"] or die["what"]]),
                "",
                dice_fewer(die, words),
            )
            for die in roll.get("fewer", ())
        ),
        *(_added(line, words) for line in lines),
    ]
    if len(lines) > 1:
        rows.append((words.say("in all"), words.signed(roll["modifier"]), ""))
    total = (words.say("total"), words.number(roll["total"]), "")
    rows.append(Cells(total, "heading"))
    side = roll["side"]
    if attacks:
        side = f"{side} ({words.say('attacker')})"
    tactic = roll["tactic"] and words.say(TACTICS[roll["tactic"]])
    about = _together(roll["general"], tactic)
    return table(GENERAL, rows, words, whose=side, about=about)


def _added(line: Modifier, words: Words) -> tuple[str, str, str]:
    """A modifier of a roll, with its hero and its rule."""
    what = words.say((LINES | OPPORTUNITIES)[line.get("code") or line["what"]])
    about = _together(line.get("hero"), line["rule"])
    return what, words.signed(line["value"]), about


def _together(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part)


def _dice(roll: StrategyRoll, words: Words) -> str:
    """The dice that were kept and those that were dropped, with rerolls of tens."""
    if not roll["dice"]:
        return words.say("rolled at the table")
    fell = sorted(roll["dice"], key=sum, reverse=True)
    many = len(roll["kept"])
    text = words.say("kept {dice}", dice=chained(fell[:many]))
    over = roll["roll"] - sum(roll["kept"])
    if over:
        text += f" {words.signed(over)}"
    if fell[many:]:
        text += ", " + words.say("dropped {dice}", dice=chained(fell[many:]))
    return text


# A hero's part --------------------------------------------------------------------


def _hero(hero: Hero, words: Words) -> Iterator[str]:
    """A hero's place; his roll with all its parts; and the result."""
    yield f"{hero['name']} ({hero['side']}){words.colon}{_where(hero, words)}"
    if "total" not in hero:
        return
    yield words.say("personal roll {total}", total=hero["total"]) + (
        words.colon + ", ".join(_parts(hero, words))
    )
    gives = [words.say(GIVES, **hero)]
    if hero["opportunity"]:
        gives.append(words.say("a heroic opportunity"))
    yield words.say(CELL, **hero) + words.colon + ", ".join(gives)
    if hero["damage"]:
        yield words.say(
            "damage {dice}: {wounds} {wounds:flesh wound|flesh wounds}",
            dice=chained(hero["damage"]["dice"]),
            wounds=hero["damage"]["flesh_wounds"],
        )
    for shot in hero["volleys"]:
        yield f"{volley_line(shot, words)}{words.colon}{chained(shot['dice'])}"


def _where(hero: Hero, words: Words) -> str:
    """A hero's place, what holds him there, and his army's situation."""
    if hero.get("out"):
        return words.say("out of action")
    if hero.get("commands"):
        return words.say("general")
    level, must = words.say(PLACES[hero["engagement"]]), hero["forced"]
    if must:
        name = words.say(OPPORTUNITIES[must["code"]])
        level = words.say(HELD, level=level, opportunity=name, rule=must["rule"])
    if "situation" not in hero:
        return level
    return f"{level}, {words.say(SITUATIONS[hero['situation']])}"


def _parts(hero: Hero, words: Words) -> Iterator[str]:
    """The die, the ranks, the unit, and each opportunity by its name."""
    yield chained([hero["dice"]]) if hero["dice"] else words.say("no die")
    added: Mapping[str, Any] = hero["added"]
    for key, value in added.items():
        if value and key != "modifier":
            yield f"{words.say(ADDED[key])} {words.signed(value)}"
    for line in hero["lines"]:
        name = words.say(OPPORTUNITIES[line["code"]])
        yield f"{name} {words.signed(line['value'])} ({line['rule']})"
