"""The screens of the scenarios: how one begins and ends, and the campaign."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from commands.history import act_screen
from commands.show import Cells, Line, Table
from commands.texts.marks import N_
from commands.texts.reminders import reminded
from commands.texts.siege.campaign import ACTS, VARIANTS, WHY, die, ended_facts
from commands.texts.siege.words import LISTS, NUMBERS, ROLES, SCENARIOS, SECTIONS

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

WIDTH = 78
STATUS = {
    "open": N_("not played"),
    "running": N_("being played"),
    "played": N_("played"),
}
FIRST = {
    "scenario": N_("first turn: {side}, as always here"),
    "drawn": N_("first turn: {side}, by lot"),
    "told": N_("first turn: {side}"),
}


def count(number: int | None, words: Words) -> str:
    """A number, or nothing where there is none."""
    return "" if number is None else words.number(number)


def spendable(share: float | None, words: Words) -> str:
    """Points that can be spent: with a half of one nobody buys anything."""
    return "–" if share is None else words.number(int(share))


def hints(text: str, indent: str = "  ") -> list[Line]:
    """A hint that may be longer than a line."""
    return [Line(one, "hint") for one in wrap(text, WIDTH, subsequent_indent=indent)]


# A scenario begins -------------------------------------------------------------------


def start_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Both sides with their points, and what the table needs to know."""
    blocks = act_screen(result, words, answer)
    if "sides" not in result:
        return blocks
    heads = (
        words.say("side"),
        words.say("role"),
        ">" + words.say("points"),
        ">" + words.say("Min/Max"),
        ">" + words.say("equipment"),
        ">" + words.say("artillery"),
    )
    rows = tuple(Cells(_army(side, words)) for side in result["sides"])
    blocks.append(Table(heads, rows))
    for side in result["sides"]:
        if side["lists"]:
            lists = words.listed([words.say(LISTS[one]) for one in side["lists"]])
            text = words.say("{side} may buy: {lists}", side=side["side"], lists=lists)
            blocks += hints(text, indent="")
    blocks += [Line(line) for line in _played(result, words)]
    # What has not been played by now changes nothing more.
    changes = [{**one, "played": True} for one in result["changes"]]
    return [*blocks, *_changes(changes, words)]


def _army(side: dict[str, Any], words: Words) -> tuple[str, ...]:
    steps = ""
    if side["min_multiplier"] is not None:
        steps = f"{side['min_multiplier']}/{side['max_multiplier']}"
    return (
        side["side"],
        words.say(ROLES[side["role"]]),
        count(side["points"], words),
        steps,
        words.number(side["equipment"]),
        spendable(side["artillery"], words),
    )


def _played(result: dict[str, Any], words: Words) -> list[str]:
    """Who goes first, who deploys first, the gate, the limit, the fortress."""
    found = [words.say(FIRST[result["first_by"]], side=result["first"])]
    if result["deploys"]:
        text = words.say("deploys first: {side}", side=result["deploys"])
        found.append(text)
    if result["gate"]:
        gate = words.say(SECTIONS[result["gate"]])
        found.append(words.say("the gate is treated as: {gate}", gate=gate))
    if result["turn_limit"]:
        found.append(
            words.say("it lasts {turns} game turns", turns=result["turn_limit"])
        )
    if result["fortress"]:
        text = words.say(
            "a fortress of {walls} {walls:wall section|wall sections}, "
            "{towers} {towers:tower|towers} and {gates} {gates:gate|gates} fits",
            **{key: result["fortress"][key] for key in ("walls", "towers", "gates")},
        )
        found.append(text)
    if result["break_points"]:
        found.append(words.say("break points count"))
    else:
        found.append(words.say("break points do not count"))
    return found


def _changes(changes: list[dict[str, Any]], words: Words) -> list[Block]:
    """What earlier results change here."""
    told = (_change(one, words, words.say(SCENARIOS[one["from"]])) for one in changes)
    return [line for text in told for line in hints(text, indent="")]


def _change(change: dict[str, Any], words: Words, title: str) -> str:
    """What one earlier result changes; of one that is not there, what it may change."""
    if change["what"] == "earthworks":
        if not change["played"]:
            return words.say(
                "{title}: if the besiegers win, {points} points for earthworks",
                title=title,
                points=change["most"],
            )
        if not change["points"]:
            return words.say("{title}: no points for earthworks", title=title)
        return words.say(
            "{title}: the besiegers have {points} points for earthworks",
            title=title,
            points=change["points"],
        )
    if not change["played"]:
        return words.say(
            "{title}: if the besieged win, the end may come in turn {turn:plain}",
            title=title,
            turn=change["least"],
        )
    return words.say(
        "{title}: the end may come from turn {turn:plain} on",
        title=title,
        turn=change["turn"],
    )


# What decides it, and its end --------------------------------------------------------


def decided_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was told, and what follows from it at once."""
    blocks = act_screen(result, words, answer)
    follows = result.get("follows")
    if follows:
        winner = follows["winner"]
        reason = words.say(WHY[follows["why"]])
        text = words.say("it is decided ({reason}): `siege end`", reason=reason)
        if winner:
            text = words.say(
                "victory of the {role} ({reason}): `siege end`",
                role=words.say(ROLES[winner]),
                reason=reason,
            )
        blocks += hints(f"→ {text}")
    elif result.get("stands") and "held" in result:
        blocks.append(Line(_held(result, words), "hint"))
    return blocks


def _held(result: dict[str, Any], words: Words) -> str:
    if not result["enough"]:
        return words.say(
            "{needed} {needed:stand|stands} at least hold it", needed=result["needed"]
        )
    return words.say(
        "held for {held} of {turns} turns of players",
        held=result["held"],
        turns=result["turns"],
    )


def end_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who has won, the points, what is lost, what comes next."""
    blocks = act_screen(result, words, answer)
    return blocks if "why" not in result else [*blocks, *ended(result, words)]


def victory(over: dict[str, Any], words: Words) -> str:
    """Who has won, and why, as the journal tells it."""
    more = VARIANTS["siege end"](over)
    kind = f"siege end.{more}" if more else "siege end"
    return words.say(ACTS[kind], **over | ended_facts(words, over))


def ended(result: dict[str, Any], words: Words) -> list[Block]:
    """The points section by section, equipment points that are lost, what is next."""
    blocks: list[Block] = []
    if result["attacker"] is not None:
        if result["sections"]:
            blocks.append(points_table(result["sections"], words))
        blocks.append(Line(_sums(result, words)))
    for side, wasted in result["wasted"].items():
        if wasted:
            text = words.say(
                "{side}: {points} {points:point|points} for equipment not spent, "
                "and lost",
                side=side,
                points=wasted,
            )
            blocks.append(Line(text, "hint"))
    if result["next"]:
        code = result["next"]["scenario"]
        due = {"code": "siege.next", "scenario": code}
        blocks.append(Line(f"→ {reminded(words, due)}", "hint"))
        blocks += _changes(result["next"]["changes"], words)
    return blocks


def _sums(result: dict[str, Any], words: Words) -> str:
    return words.say(
        "besieger {attacker}, besieged {defender}",
        attacker=result["attacker"],
        defender=result["defender"],
    )


def points_table(lines: list[dict[str, Any]], words: Words) -> Table:
    """Each section: the stands of both sides there, and what it brings to whom."""
    heads = (
        words.say("section"),
        words.say("kind"),
        ">" + words.say("besieger"),
        ">" + words.say("besieged"),
        ">" + words.say("points"),
        words.say("for"),
    )
    rows = tuple(
        Cells(
            (
                line["name"] or "",
                words.say(SECTIONS[line["kind"]]),
                words.number(line["attackers"]),
                words.number(line["defenders"]),
                words.number(line["points"]),
                words.say(ROLES[line["to"]] if line["to"] else NOBODY[line["why"]]),
            )
        )
        for line in lines
    )
    return Table(heads, rows)


NOBODY = {
    "destroyed": N_("nobody: destroyed"),
    "empty": N_("nobody: empty"),
    "equal": N_("nobody: equal numbers"),
}


# The clock ---------------------------------------------------------------------------


def clock_lines(result: dict[str, Any], words: Words) -> list[Block]:
    """What the clock brought: the die for the end, the watchtower, the end itself."""
    blocks: list[Block] = []
    thrown = result.get("length")
    if thrown:
        blocks.append(Line(die(words, thrown), "hint"))
    if "held" in result:
        text = words.say(
            "the watchtower is held for {held} {held:turn of a player|turns of players}",
            held=result["held"],
        )
        blocks.append(Line(text, "hint"))
    if result.get("over"):
        blocks += [Line(victory(result["over"], words)), *ended(result["over"], words)]
    return blocks


# The campaign ------------------------------------------------------------------------


def campaign_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The linked scenarios with their results, then what they change."""
    heads = (
        "",
        words.say("scenario"),
        words.say("winner"),
        ">" + words.say("turns"),
        ">" + words.say("points"),
    )
    rows = tuple(
        Cells(_scenario(one, words))
        for one in (*result["scenarios"], *result["others"])
    )
    blocks: list[Block] = [Table(heads, rows)]
    for one in result["scenarios"]:
        if one["why"]:
            reason = words.say(WHY[one["why"]])
            blocks.append(Line(f"{NUMBERS[one['scenario']]}{words.colon}{reason}"))
        for change in one["changes"]:
            text = _change(change, words, NUMBERS[change["from"]])
            blocks.append(Line(f"{NUMBERS[one['scenario']]} ← {text}", "hint"))
    if result["next"]:
        due = {"code": "siege.next", "scenario": result["next"]}
        blocks.append(Line(f"→ {reminded(words, due)}", "hint"))
    return blocks


def _scenario(one: dict[str, Any], words: Words) -> tuple[str, ...]:
    played = one["status"] == "played"
    points = ""
    if one["attacker"] is not None:
        points = f"{words.number(one['attacker'])} : {words.number(one['defender'])}"
    return (
        NUMBERS.get(one["scenario"], ""),
        words.say(SCENARIOS[one["scenario"]]),
        (one["winner"] or "–") if played else words.say(STATUS[one["status"]]),
        str(one["turns"]) if played else "",
        points,
    )


def status_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The siege as it stands, in full."""
    from commands.siege.standing import lines

    blocks: list[Block] = [Line(words.clock(result), "heading")]
    blocks += lines(result, words)
    due = (f"→ {reminded(words, one)}" for one in result["due"])
    return [*blocks, *(line for text in due for line in hints(text))]
