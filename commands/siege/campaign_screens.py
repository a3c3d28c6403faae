"""The screens of scenarios, from beginning to end, and of the campaign."""

from __future__ import annotations

from commands.blocks import Line, paragraph
from commands.columns import DASH, Column, count, figure, table
from commands.due import reminder, reminders
from commands.history import below_act
from commands.siege import status_lines
from commands.siege.points import POINTS, spendable
from commands.texts.marks import N_, Texts
from commands.texts.siege.campaign import (
    ACTS,
    CHANGED,
    VARIANTS,
    WHY,
    die,
    ended_facts,
)
from commands.texts.siege.words import (
    LISTS,
    NUMBERS,
    OF_ROLE,
    ROLES,
    SCENARIOS,
    SECTIONS,
)
from commands.texts.variants import variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.siege.campaign import (
        Broken,
        Campaign,
        General,
        Gone,
        Held,
        Started,
        Status,
    )
    from ledger.shapes.siege.shared import Change, Closed

STATUS: Texts = {
    "open": "not played",
    "running": "being played",
    "played": "played",
}
FIRST: Texts = {
    "scenario": "first turn: {side}, as always in this scenario",
    "drawn": "first turn: {side}, by lot",
    "told": "first turn: {side}",
}


# A scenario begins -------------------------------------------------------------------


def _steps(side: dict[str, Any], _: Words) -> str:
    if side["min_multiplier"] is None:
        return ""
    return f"{side['min_multiplier']}/{side['max_multiplier']}"


SIDES = (
    Column("side", "side"),
    Column("role", "role", ROLES),
    figure("points", "points", count),
    figure("Min/Max", _steps),
    figure("equipment", "equipment"),
    figure("artillery", "artillery", spendable),
)


@below_act("sides")
def start_screen(result: Started, words: Words, _: object) -> Iterator[Block]:
    """Both sides with their points, and what the table needs to know."""
    yield table(SIDES, result["sides"], words)
    for side in result["sides"]:
        if side["lists"]:
            lists = words.listed([words.say(LISTS[one]) for one in side["lists"]])
            text = words.say("{side} may buy: {lists}", side=side["side"], lists=lists)
            yield from paragraph(text, "hint", hang=0)
    yield from _played(result, words)
    # Scenarios not played by now no longer change anything.
    changes: list[Change] = [{**one, "played": True} for one in result["changes"]]
    yield from _changes(changes, words)


def _played(result: Started, words: Words) -> Iterator[Line]:
    """Who goes first, who deploys first, the gate, the limit, the fortress."""
    yield words.line(FIRST[result["first_by"]], side=result["first"])
    if result["deploys"]:
        yield words.line("deploys first: {side}", side=result["deploys"])
    if result["gate"]:
        gate = words.say(SECTIONS[result["gate"]])
        yield words.line("the gate is treated as: {gate}", gate=gate)
    if result["turn_limit"]:
        yield words.line(
            "length: {turns} {turns:game turn|game turns}", turns=result["turn_limit"]
        )
    if result["fortress"]:
        yield words.line(
            "suggested fortress: {walls} {walls:wall section|wall sections}, {towers} {towers:tower|towers} and {gates} {gates:gate|gates}",
            **result["fortress"],
        )
    if result["break_points"]:
        yield words.line("break points count")
    else:
        yield words.line("break points do not count")


def _changes(changes: list[Change], words: Words) -> Iterator[Block]:
    """What earlier results change in this scenario."""
    for one in changes:
        text = _change(one, words, words.say(SCENARIOS[one["from"]]))
        yield from paragraph(text, "hint", hang=0)


def _change(change: Change, words: Words, title: str) -> str:
    """What an earlier result changes, or may change if there is none yet."""
    facts = {key: change.get(key) for key in ("points", "turn")}
    known = "played" if facts["points"] != 0 else "none"
    if not change["played"]:
        known = "open"
        facts = {"points": change.get("most"), "turn": change.get("least")}
    return words.say(CHANGED[f"{change['what']}.{known}"], title=title, **facts)


# Decisive events, and the end --------------------------------------------------------


@below_act()
def decided_screen(
    result: Broken | General | Gone, words: Words, _: object
) -> Iterator[Block]:
    """The event, and its immediate consequence."""
    follows = result.get("follows")
    if follows:
        reason = words.say(WHY[follows["why"]])
        text = words.say(
            "the outcome is decided ({reason}): `siege end`", reason=reason
        )
        if follows["winner"]:
            text = words.say(
                "victory for {role} ({reason}): `siege end`",
                role=words.say(OF_ROLE[follows["winner"]]),
                reason=reason,
            )
        yield from paragraph(f"→ {text}", "hint")


@below_act()
def held_screen(result: Held, words: Words, _: object) -> Iterator[Block]:
    """Who is in the watchtower, and whether there are enough."""
    if result.get("stands"):
        yield words.line(STANDS[bool(result["enough"])], "hint", **result)


STANDS = {
    False: N_(
        "at least {needed} {needed:stand is|stands are} needed to hold the watchtower"
    ),
    True: N_("held for {held} of {turns} {turns:player turn|player turns}"),
}


@below_act("why")
def end_screen(result: Closed, words: Words, _: object) -> Iterator[Block]:
    """Who has won, the points, what is lost, and what comes next."""
    return ended(result, words)


def victory(over: Closed, words: Words) -> str:
    """Who has won and why, as in the journal."""
    kind = variant("siege end", over, VARIANTS)
    return words.say(ACTS[kind], **over | ended_facts(words, over))


def ended(result: Closed, words: Words) -> Iterator[Block]:
    """The points section by section, equipment points lost, and what comes next."""
    if result["attacker"] is not None:
        if result["sections"]:
            yield table(POINTS, result["sections"], words)
        yield words.line("attacker: {attacker}, defender: {defender}", **result)
    for side, wasted in result["wasted"].items():
        if wasted:
            yield words.line(
                "{side}: {points} unspent equipment {points:point|points} lost",
                "hint",
                side=side,
                points=wasted,
            )
    if result["next"]:
        yield from _next(result["next"]["scenario"], words)
        yield from _changes(result["next"]["changes"], words)


def _next(scenario: str, words: Words) -> Iterator[Line]:
    return reminder({"code": "siege.next", "scenario": scenario}, words)


# The clock ---------------------------------------------------------------------------


def clock_lines(result: dict[str, Any], words: Words) -> Iterator[Block]:
    """What the clock brought: the die for the end, the watchtower, the end itself."""
    if result.get("length"):
        yield Line(die(words, result["length"]), "hint")
    if "held" in result:
        yield words.line(
            "the watchtower has been held for {held} {held:player turn|player turns}",
            "hint",
            held=result["held"],
        )
    if result.get("over"):
        yield Line(victory(result["over"], words))
        yield from ended(result["over"], words)


# The campaign ------------------------------------------------------------------------


def _winner(one: dict[str, Any], words: Words) -> str:
    if one["status"] != "played":
        return words.say(STATUS[one["status"]])
    return one["winner"] or DASH


def _turns(one: dict[str, Any], _: Words) -> str:
    return str(one["turns"]) if one["status"] == "played" else ""


def _points(one: dict[str, Any], words: Words) -> str:
    if one["attacker"] is None:
        return ""
    return f"{words.number(one['attacker'])} : {words.number(one['defender'])}"


CAMPAIGN = (
    Column("", "scenario", lambda code, _: NUMBERS.get(code, "")),
    Column("scenario", "scenario", SCENARIOS),
    Column("winner", _winner),
    figure("turns", _turns),
    figure("points", _points),
)


def campaign_screen(result: Campaign, words: Words, _: object) -> list[Block]:
    """The linked scenarios with their results, then what they change."""
    every = (*result["scenarios"], *result["others"])
    blocks: list[Block] = [table(CAMPAIGN, every, words)]
    for one in result["scenarios"]:
        number = NUMBERS[one["scenario"]]
        if one["why"]:
            blocks.append(Line(f"{number}{words.colon}{words.say(WHY[one['why']])}"))
        for change in one["changes"]:
            text = _change(change, words, NUMBERS[change["from"]])
            blocks.append(Line(f"{number} ← {text}", "hint"))
    if result["next"]:
        blocks += _next(result["next"], words)
    return blocks


def status_screen(result: Status, words: Words, _: object) -> list[Block]:
    """The state of the siege in full."""
    return [
        Line(words.clock(result), "heading"),
        *status_lines.lines(result, words),
        *reminders(result, words),
    ]
