"""The screens of what needs no campaign."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from commands.fief.war_screens import percent
from commands.medfan.throws import of_a_throw
from commands.show import Cells, Line, Table
from commands.siege.campaign_screens import WIDTH, spendable
from commands.texts.siege.reckoning import COUNTED, HELD, WHY
from commands.texts.siege.words import ITEMS, ROLES, SECTIONS

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

MOST_ROWS = 12  # of chances that are told one by one


def _number(number: float, words: Words) -> str:
    """A number, with two of its decimals at most."""
    if number == int(number):
        return words.number(int(number))
    text = (
        f"{words.number(int(number))}.{f'{number:.2f}'.partition('.')[2].rstrip('0')}"
    )
    return text.replace(".", ",") if words.lang == "fr" else text


# Points -----------------------------------------------------------------------------


def budget_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What both sides may spend, side by side."""
    heads = (
        words.say("side"),
        ">" + words.say("points"),
        ">" + words.say("Min"),
        ">" + words.say("Max"),
        ">" + words.say("equipment"),
        ">" + words.say("artillery of it"),
    )
    rows = tuple(
        Cells(
            (
                words.say(text),
                words.number(result[role]["points"]),
                f"× {words.number(result[role]['min_multiplier'])}",
                f"× {words.number(result[role]['max_multiplier'])}",
                words.number(result[role]["equipment"]),
                spendable(result[role]["artillery"], words),
            )
        )
        for role, text in ROLES.items()
    )
    blocks: list[Block] = [Table(heads, rows)]
    for role, text in ROLES.items():
        legal = result[role].get("legal")
        if legal:
            side = words.say(text)
            limits = _legal(legal, words)
            blocks.append(Line(f"{side}{words.colon}{limits}"))
    return blocks


def _legal(legal: dict[str, Any], words: Words) -> str:
    """How many units of a sort an army may have."""
    if legal["max"] is None:
        return words.say("{least} or more of this sort", least=legal["min"])
    return words.say(
        "{least} to {most} of this sort", least=legal["min"], most=legal["max"]
    )


def fortress_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The parts of a fortress, and what they are worth."""
    heads = (
        words.say("section"),
        ">" + words.say("number"),
        ">" + words.say("points each"),
        ">" + words.say("points"),
    )
    rows = tuple(
        Cells(
            (
                words.say(SECTIONS[line["kind"]]),
                words.number(line["count"]),
                words.number(line["each"]),
                words.number(line["points"]),
            )
        )
        for line in result["lines"]
    )
    total = words.say("{points} victory points in all", points=result["total_points"])
    return [Table(heads, rows), Line(total, "heading")]


def tower_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Whether it is a tower, and who has room in it."""
    if not result["tower"]:
        small = words.say("It is a wall section: a tower has 40 x 40 mm or more")
        return [Line(small, "heading")]
    room = words.say(
        "A tower with room for {stands} {stands:stand|stands}", stands=result["stands"]
    )
    on_base = words.say(
        "{on_base} {on_base:stand fits|stands fit} on its base; twice as many have room",
        on_base=result["on_base"],
    )
    return [Line(room, "heading"), Line(on_base, "hint")]


# Lists ---------------------------------------------------------------------------------


def check_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What each side of a list comes to, and all that is wrong."""
    blocks: list[Block] = []
    for side in result["sides"]:
        blocks += _side(side, words)
    faults = result["faults"]
    if not faults:
        return [*blocks, Line(words.say("The list is in order"), "good")]
    many = words.say(
        "{count} {count:fault|faults}", count=len(faults) + result["more_faults"]
    )
    blocks.append(Line(many, "error"))
    for fault in faults:
        rule = f" [{fault['rule']}]" if fault["rule"] else ""
        blocks.append(Line(f"  {fault['text']}{rule}"))
    if result["more_faults"]:
        more = words.say("and {more} more", more=result["more_faults"])
        blocks.append(Line(f"  {more}"))
    return blocks


def _side(side: dict[str, Any], words: Words) -> list[Block]:
    """What one side buys and spends."""
    bought = ", ".join(
        f"{words.number(count)} × {words.say(ITEMS[item])}"
        for item, count in side["pieces"].items()
    )
    name = words.say(ROLES[side["role"]]) if side["role"] else words.say("equipment")
    spent = words.say(
        "{spent} of {equipment} points spent, {wasted} wasted",
        **{key: side[key] for key in ("spent", "equipment", "wasted")},
    )
    blocks: list[Block] = [Line(f"{name}{words.colon}{spent}", "heading")]
    if bought:
        # A number stays with what it counts.
        lines = wrap(bought.replace(" × ", "\xa0×\xa0"), WIDTH)
        blocks += [Line(line.replace("\xa0×\xa0", " × ")) for line in lines]
    if side["artillery"]:
        artillery = words.say(
            "artillery: {artillery} of {share}",
            artillery=side["artillery"],
            share=spendable(side["artillery_share"], words),
        )
        blocks.append(Line(artillery, "hint"))
    if side["army_spent"] is not None and side["points"] is not None:
        army = words.say(
            "army: {army_spent} of {points}",
            army_spent=side["army_spent"],
            points=side["points"],
        )
        blocks.append(Line(army, "hint"))
    return blocks


def list_screen(result: dict[str, Any], _: Words, __: Any) -> list[Block]:
    """The file's name, or its text."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]


# Throws ---------------------------------------------------------------------------------


@of_a_throw
def earthwork_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Whether the section is destroyed."""
    told = (
        words.say("The earthworks are destroyed")
        if result["destroyed"]
        else words.say("The earthworks stand")
    )
    return [
        Line(told, "heading"),
        Line(" ".join(map(str, result["faces"])), "hint"),
    ]


@of_a_throw
def length_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Whether the siege ends, and what was needed."""
    if result["total"] is None:
        text = words.say(
            "Turn {turn:plain}: no roll before turn {first:plain}, the siege goes on",
            turn=result["turn"],
            first=result["from"],
        )
        return [Line(text, "heading")]
    sum_ = words.say(
        "{face} + turn {turn:plain} = {total}",
        face=result["face"],
        turn=result["turn"],
        total=result["total"],
    )
    told = (
        words.say("The siege ends")
        if result["ends"]
        else words.say(
            "The siege goes on: {needed:plain} or more was needed",
            needed=result["needed"],
        )
    )
    return [Line(told, "heading"), Line(sum_, "hint")]


# The score ------------------------------------------------------------------------------


def score_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Each section with what it brings, and who wins."""
    blocks: list[Block] = []
    if result["lines"]:
        heads = (
            words.say("section"),
            ">" + words.say(ROLES["attacker"]),
            ">" + words.say(ROLES["defender"]),
            words.say("why"),
        )
        blocks.append(
            Table(heads, tuple(_row(line, words) for line in result["lines"]))
        )
    points = words.say(
        "{attacker} to {defender} victory points",
        attacker=result["attacker"],
        defender=result["defender"],
    )
    why = words.say(WHY[result["why"]])
    if result["winner"] is None:
        won = words.say("Nobody wins: {why}", why=why)
    elif result["winner"] == "attacker":
        won = words.say("The besieger wins: {why}", why=why)
    else:
        won = words.say("The besieged win: {why}", why=why)
    blocks += [Line(points), Line(won, "heading")]
    if result["lines"]:
        blocks.append(Line(words.say(COUNTED[result["stands_counted"]]), "hint"))
    return blocks


def _row(line: dict[str, Any], words: Words) -> Cells:
    """A section: its name, and on whose side its points stand."""
    name = line["name"] or words.say(SECTIONS[line["kind"]])
    if line["count"] != 1:
        name = f"{words.number(line['count'])} × {name}"
    points = words.number(line["points"])
    return Cells(
        (
            name,
            points if line["to"] == "attacker" else "",
            points if line["to"] == "defender" else "",
            words.say(HELD[line["why"]]),
        )
    )


# Odds -----------------------------------------------------------------------------------


def length_odds_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chance of each turn to be the last."""
    heads = (
        ">" + words.say("turn"),
        ">" + words.say("needed"),
        ">" + words.say("ends if reached"),
        ">" + words.say("ends here"),
        ">" + words.say("over by then"),
    )
    rows = tuple(
        Cells(
            (
                str(one["turn"]),
                "–" if one["needed"] is None else f"{one['needed']}+",
                percent(one["ends"], words),
                percent(one["here"], words),
                percent(one["over"], words),
            )
        )
        for one in result["turns"]
    )
    mean = words.say(
        "{turns} turns on average", turns=_number(result["expected"], words)
    )
    return [Table(heads, rows), Line(mean, "hint"), *_fractions(result, words)]


def _fractions(result: dict[str, Any], words: Words) -> list[Block]:
    """The chances of the turns exactly, where they are asked for."""
    if "fractions" not in result:
        return []
    told = ", ".join(
        f"{turn}{words.colon}{chance}"
        for turn, chance in result["fractions"]["distribution"].items()
    )
    return [Line(told)]


def earthwork_odds_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chance with each number of attacks, the last ones of many."""
    exact = result.get("fractions")
    heads = [">" + words.say("attacks"), ">" + words.say("destroyed")]
    if exact:
        heads.append(">" + words.say("exactly"))
    chances = list(result["by_attacks"].items())[-MOST_ROWS:]
    rows = tuple(
        Cells(
            (
                number,
                percent(chance, words),
                *([exact[number]] if exact else []),
            )
        )
        for number, chance in chances
    )
    return [Table(tuple(heads), rows)]
