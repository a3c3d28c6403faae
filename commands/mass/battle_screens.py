"""The screens of a battle's turns and of its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.history import act_screen
from commands.mass.screens import chained, volley_line
from commands.show import Cells, Line, Table
from commands.texts.marks import N_
from commands.texts.mass.battle import ENGAGEMENTS, LINES
from commands.texts.mass.fighting import ENDED
from commands.texts.mass.opportunities import OPPORTUNITIES as NAMES

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

# What the house rule says unless the table has words of its own for it.
BOOTY = N_("booty: roll again on the table at +3")
BROUGHT = ("gains", "lines", "ended", "healed")


def turn_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What closed the turn before, both rolls line by line, every hero."""
    blocks: list[Block] = []
    if result.get("closed"):
        blocks += closed_lines(result["closed"], words)
    blocks += act_screen(result, words, answer)
    if "rolls" not in result:
        return blocks
    added = {one["side"]: one["lines"] for one in result["modifiers"]}
    blocks += [_roll(roll, added[roll["side"]], words) for roll in result["rolls"]]
    if result["heroes"]:
        blocks.append(_heroes(result["heroes"], words))
    for hero in result["heroes"]:
        blocks += [
            _volley(shot, words, hero["name"]) for shot in hero.get("volleys") or ()
        ]
    for name in result["pending"]:
        text = words.say("{name} has an opportunity: `mass opportunity`", name=name)
        blocks.append(Line(f"→ {text}", "hint"))
    return blocks


def _roll(roll: dict[str, Any], lines: list[dict[str, Any]], words: Words) -> Table:
    rows = [
        Cells((words.say("roll"), words.number(roll["roll"]), chained(roll["dice"])))
    ]
    for line in lines:
        whose = line.get("hero") or ""
        told = (whose, line["rule"] or "")
        why = ", ".join(part for part in told if part)
        rows.append(
            Cells((words.say(LINES[line["what"]]), words.signed(line["value"]), why))
        )
    rows.append(Cells((words.say("total"), words.number(roll["total"]), "")))
    return Table((roll["side"], ">", ""), tuple(rows))


def _heroes(heroes: list[dict[str, Any]], words: Words) -> Table:
    heads = (
        words.say("hero"),
        words.say("level"),
        ">" + words.say("roll"),
        ">" + words.say("damage dice"),
        ">" + words.say("flesh wounds"),
        ">" + words.say("reputation"),
    )
    rows = tuple(Cells(_hero(hero, words)) for hero in heroes)
    return Table(heads, rows)


def _volley(shot: dict[str, Any], words: Words, name: str) -> Line:
    return Line(f"{name}{words.colon}{volley_line(shot, words)}")


def _hero(hero: dict[str, Any], words: Words) -> tuple[str, ...]:
    if hero.get("out"):
        return hero["name"], words.say("out of action"), "", "", "", ""
    if hero.get("commands"):
        return hero["name"], words.say("general"), "", "", "", ""
    level = hero["engagement"]
    where = (
        words.say(ENGAGEMENTS[level])
        if level in ENGAGEMENTS
        else words.say("at the medic")
    )
    if "total" not in hero:
        return hero["name"], where, "", "", "", ""
    wounds = hero["damage"]["flesh_wounds"] if hero["damage"] else 0
    return (
        hero["name"],
        where,
        words.number(hero["total"]),
        words.number(hero["damage_dice"]),
        words.number(wounds),
        words.number(hero["reputation"]),
    )


def closed_lines(told: dict[str, Any], words: Words) -> list[Block]:
    """What the end of a turn brought."""
    found: list[Block] = []
    for gain in told["gains"]:
        text = words.say(
            "{hero}: reputation {reputation} ({opportunity})",
            hero=gain["hero"],
            reputation=words.signed(gain["reputation"]),
            opportunity=words.say(NAMES[gain["code"]]),
        )
        found.append(Line(text, "hint"))
    for line in told["lines"]:
        text = words.say(
            "next roll of {side}: {value} ({opportunity})",
            side=line["side"],
            value=words.signed(line["value"]),
            opportunity=words.say(NAMES[line["code"]]),
        )
        found.append(Line(text, "hint"))
    found += [Line(ended_line(end, words), "hint") for end in told["ended"]]
    for one in told["healed"]:
        text = words.say(
            "{hero} has no flesh wounds left, and {count} dramatic "
            "{count:wound|wounds} fewer",
            hero=one["hero"],
            count=one["dramatic"],
        )
        found.append(Line(text, "hint"))
    return found


def ended_line(end: dict[str, Any], words: Words) -> str:
    """An opportunity that is over, and why."""
    return words.say(
        "{hero}: {opportunity} – {why}",
        hero=end["hero"],
        opportunity=words.say(NAMES[end["code"]]),
        why=words.say(ENDED[end["why"]]),
    )


def opportunity_screen(
    result: dict[str, Any], words: Words, answer: Any
) -> list[Block]:
    """What became of it."""
    blocks = act_screen(result, words, answer)
    if "hero" not in result:
        return blocks
    told = {key: result.get(key) or [] for key in BROUGHT}
    blocks += closed_lines(told, words)
    for shot in result.get("volleys") or ():
        blocks.append(_volley(shot, words, result["hero"]))
        text = words.say(
            "{hits} {hits:hit|hits} on the hero, {dead} {dead:brute dies|brutes die}",
            hits=sum(shot["targets"]["others"]),
            dead=shot["targets"]["brutes_dead"],
        )
        blocks.append(Line(text))
    return blocks


def end_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What everybody takes home."""
    blocks: list[Block] = []
    if result.get("closed"):
        blocks += closed_lines(result["closed"], words)
    blocks += act_screen(result, words, answer)
    if "victor" not in result:
        return blocks
    rows = tuple(
        Cells(
            (
                hero["name"],
                words.number(hero["score"]),
                words.number(hero["apart"]),
                words.number(hero["gain"]),
            )
        )
        for hero in result["heroes"]
    )
    heads = (
        words.say("hero"),
        ">" + words.say("battle score"),
        ">" + words.say("lost apart"),
        ">" + words.say("reputation"),
    )
    if rows:
        blocks.append(Table(heads, rows))
    blocks += [Line(ended_line(end, words), "hint") for end in result["ended"]]
    reward = words.say(BOOTY) if result["reward"] == BOOTY else result["reward"]
    for name in result["booty"]:
        blocks.append(Line(f"{name}{words.colon}{reward}", "hint"))
    return blocks
