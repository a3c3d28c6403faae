"""The screens of rules that are looked up."""

from __future__ import annotations

from commands.blocks import Line, Table
from commands.columns import Column, bare, figure, table
from commands.texts.reference import SOURCES, moments

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.rules import Found, HouseRuleShown, Listed, Rule, Said, Shown


def listed(result: Listed, words: Words, _: object) -> list[Block]:
    """The chapters, or the rules of one; then the house rules."""
    blocks: list[Block] = []
    if result["area"] is not None:
        return search_screen(result, words, _)
    if result["areas"]:
        hint = words.line(
            "`rules list --area {area}` lists a chapter",
            "hint",
            area=result["areas"][0]["area"],
        )
        blocks += [table(AREAS, result["areas"], words), hint, Line("")]
    return [*blocks, _house_rules(result, words)]


def search_screen(result: Found | Listed, words: Words, _: object) -> list[Block]:
    """All that contains the words searched for."""
    blocks = _briefs(result, words)
    if result["house_rules"]:
        blocks += [Line("")] if blocks else []
        blocks.append(_house_rules(result, words))
    elsewhere: Any = result.get("elsewhere")
    if not elsewhere:
        return blocks or [words.line("(nothing)", "hint")]
    hint = words.line(
        "nothing in the rules of this game; found in those of other games ({games}):",
        "hint",
        games=[
            words.game(game) for game in dict.fromkeys(r["game"] for r in elsewhere)
        ],
    )
    return [hint, table(RULES, elsewhere, words)]


def shown(result: Shown, words: Words, _: object) -> list[Block]:
    """A rule, a ruling or a house rule, with everything related to it."""
    if result["kind"] == "house_rule":
        blocks = _setting(result, words)
    else:
        blocks = [Line(f"{result['id']}  {result['title']}", "heading")]
        blocks += _spoken(result, words)
        blocks += _remarks(result, words)
    for rule in (*result["rules"], *result["rulings"]):
        blocks += [Line(""), Line(f"{rule['id']}  {rule['title']}", "heading")]
        blocks += _spoken(rule, words)
    if result["house_rules"]:
        blocks += [Line(""), _house_rules(result, words)]
    return blocks


def _spoken(texts: Said, words: Words) -> list[Block]:
    """The text of a rule; or what a ruling settles, and the alternatives."""
    blocks: list[Block] = [Line(texts["text"])]
    if "default" in texts:
        blocks.append(_line(words.say("ruling"), texts["default"], words))
    if "instead" in texts:
        blocks.append(_line(words.say("alternatively"), texts["instead"], words))
    return blocks


def _remarks(result: Rule, words: Words) -> list[Block]:
    """When the rule is needed, its sort, and where it is in print."""
    blocks: list[Block] = [_line(words.say("when"), _when(result, words), words)]
    if result["reminder"]:
        blocks.append(words.line("a reminder for the table"))
    if result["optional"]:
        blocks.append(words.line("a variant"))
    if result["lines"]:
        where = f"{result['document']}, {_printed(result['lines'], words)}"
        blocks.append(_line(words.say("source"), where, words))
    elif result["derived"]:
        source = words.say("follows from the printed rules")
        blocks.append(_line(words.say("source"), source, words))
    return blocks


def _when(rule: Rule, words: Words) -> str:
    """When a rule is needed, in the terms of its game."""
    return words.say(moments(rule["game"])[rule["phase"]])


def _printed(places: list[str], words: Words) -> str:
    """Where a rule is in print: lines, or sections and other sheets."""
    if all(place[:1].isdigit() for place in places):
        lines = ", ".join(places)
        if lines.isdigit():
            return words.say("line {line}", line=lines)
        return words.say("lines {lines}", lines=lines)
    return ", ".join(
        words.say(SOURCES[place])
        if place in SOURCES
        else words.say("§{section}", section=place.removeprefix("§"))
        for place in places
    )


def _setting(result: HouseRuleShown, words: Words) -> list[Block]:
    """A house rule: what it is about, its value, and the possible values."""
    blocks: list[Block] = [
        Line(result["key"], "heading"),
        Line(result["text"]),
        _line(words.say("value"), words.value(result["value"], result["key"]), words),
    ]
    if result["value"] != result["default"]:
        blocks.append(
            _line(
                words.say("default"),
                words.value(result["default"], result["key"]),
                words,
            )
        )
    if result["type"] == "word":
        blocks.append(
            _line(
                words.say("one of"),
                words.value(result["options"], result["key"]),
                words,
            )
        )
    return blocks


def _line(head: str, text: str, words: Words) -> Line:
    return Line(f"{head}{words.colon}{text}")


def _briefs(result: Found | Listed, words: Words) -> list[Block]:
    """Rules and rulings, one per line."""
    rules = [*result["rules"], *result["rulings"]]
    return [table(RULES, rules, words)] if rules else []


def _house_rules(result: Found | Listed | Shown, words: Words) -> Table:
    """House rules with their values."""
    return table(HOUSE_RULES, result["house_rules"], words)


AREAS = (
    Column("chapter", "area"),
    figure("rules", "rules", bare),
    Column("title", "title"),
)
RULES = (Column("rule", "id"), Column("when", _when), Column("title", "title"))
HOUSE_RULES = (
    Column("house rule", "key"),
    Column("value", lambda row, words: words.value(row["value"], row["key"])),
    Column("meaning", "text"),
)
