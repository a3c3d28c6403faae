"""The state of a battle: what is pending for whom, and when."""

from __future__ import annotations

from commands.blocks import Line, paragraph
from commands.due import reminders, status_lines
from commands.mass.screens import dice_fewer
from commands.texts.mass.battle import LINES, PLACES
from commands.texts.mass.opportunities import OPPORTUNITIES as NAMES
from commands.texts.mass.sheets import HELD
from commands.texts.mass.status_lines import DICE, DUE, ENDS, STAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.mass.battle import HeroStanding, SideStanding, Status


def status_screen(result: Status, words: Words, _: object) -> list[Block]:
    """The battle by sides and heroes, then what the table must not forget."""
    return [
        *battle_lines(result, words),
        *reminders(result, words, inside=2),
    ]


def in_status(result: dict[str, Any], words: Words, blocks: list[Block]) -> list[Block]:
    """The battle, below any players; its turns replace the clock."""
    seated = blocks[1:] if result["players"] else []
    return status_lines(
        result, words, [*seated, *battle_lines(result["battle"], words)]
    )


def battle_lines(battle: Status, words: Words) -> list[Line]:
    """The stage of the battle, modifiers of the next rolls, the state of each hero."""
    blocks = [Line(stage(battle, words), "heading"), *_streak(battle, words)]
    for one in battle["sides"]:
        blocks += _side(one, battle, words)
    for hero in battle["heroes"]:
        blocks += _hero(hero, battle, words)
    if any(hero["running"] for hero in battle["heroes"]):
        text = words.say(
            "Every opportunity in play ends when its hero falls (MASS-OPP-GEN-12), or "
            "with the battle (MASS-END-06)."
        )
        blocks += paragraph(text, "hint")
    return blocks


def stage(battle: Status, words: Words) -> str:
    """How far the battle has come."""
    side = battle["victor"] or battle["attacker"]
    facts = {"turn": battle["turn"], "coming": battle["coming"], "side": side}
    return words.say(STAGES[battle["stage"]], **facts)


def _streak(battle: Status, words: Words) -> list[Line]:
    """Who has won turns in a row, and whether one more wins the battle."""
    run = battle["streak"]
    if not run["turns"] or battle["victor"]:
        return []
    text = words.say(
        "{side}: {turns} {turns:turn won|turns won in a row}; {needed} in a row win the battle",
        **run,
    )
    if not run["at_hand"]:
        return paragraph(text, inside=2)
    return paragraph(
        words.say("Victory is at hand. {said}", said=text), "warning", inside=2
    )


def army(side: SideStanding, battle: Status, words: Words) -> str:
    """A side: its men, its free raises, the modifier of its next roll."""
    parts = [
        words.say("{men} {men:man|men}", men=side["men"]),
        words.say("{raises} {raises:free raise|free raises}", raises=side["raises"]),
    ]
    if side["banner_lost"]:
        parts.append(words.say("banner lost"))
    name = f"{side['name']}{words.colon}{', '.join(parts)}"
    if battle["stage"] in {"won", "over"}:
        return name
    coming = words.say(
        "{value} on the strategy roll of turn {turn:plain}",
        value=words.signed(side["coming"]),
        turn=battle["coming"],
    )
    return f"{name} · {coming}"


def _side(side: SideStanding, battle: Status, words: Words) -> list[Line]:
    """A side, with the modifiers of its next roll line by line."""
    blocks = paragraph(army(side, battle, words), "heading")
    if battle["stage"] in {"won", "over"}:
        return blocks
    for line in side["lines"]:
        what = NAMES[line["code"]] if line["code"] else LINES[line["what"]]
        value, rule = words.signed(line["value"]), line["rule"]
        text = f"{line['hero']}, {words.say(what)}" if line["hero"] else words.say(what)
        blocks += paragraph(f"{value} {text} ({rule})", inside=2)
    for die in side["fewer"]:
        what = words.say(NAMES[die["code"] or die["what"]])
        blocks += paragraph(f"{what}{words.colon}{dice_fewer(die, words)}", inside=2)
    return blocks


def fighter(hero: HeroStanding, battle: Status, words: Words) -> str:
    """A hero: his place, and what he has gained."""
    parts = [words.say(PLACES[hero["level"]])] if hero["level"] else []
    if hero["out"]:
        parts.append(words.say("out of action"))
    if battle["stage"] == "over":
        parts = [*parts, *_home(hero, words)]
    elif hero["score"]:
        parts.append(words.say("battle score {points}", points=hero["score"]))
    if hero["apart"]:
        parts.append(words.say("separate loss {points}", points=hero["apart"]))
    name = f"{hero['name']} ({hero['side']})"
    return f"{name}{words.colon}{', '.join(parts)}" if parts else name


def _hero(hero: HeroStanding, battle: Status, words: Words) -> list[Line]:
    """A hero: his place and gains, any forced place, and opportunities in play."""
    blocks = paragraph(fighter(hero, battle, words), "heading")
    if hero["unsettled"]:
        text = words.say(
            "has won an opportunity that is not settled yet (MASS-TURN-10)"
        )
        blocks += paragraph(text, "warning", inside=2)
    must = hero["forced"]
    if must:
        text = words.say(
            HELD,
            level=words.say(PLACES[must["level"]]),
            opportunity=words.say(NAMES[must["code"]]),
            rule=must["rule"],
        )
        when = _when(battle["coming"], battle["coming"], words)
        blocks += paragraph(f"{when}{words.colon}{text}", "warning", inside=2)
    for one in hero["running"]:
        blocks += _running(one, words)
    return blocks


def _home(hero: HeroStanding, words: Words) -> list[str]:
    """What the battle brought a hero, and his reputation now."""
    return [
        words.say("takes home {points}", points=words.signed(hero["brought"] or 0)),
        words.say("reputation {reputation}", reputation=hero["reputation"]),
    ]


def _running(one: Mapping[str, Any], words: Words) -> list[Line]:
    """An opportunity in play, and all its effects still to come."""
    parts = [words.say(NAMES[one["code"]])]
    if one["waits"]:
        parts.append(words.say("in a turn still to be chosen"))
    else:
        parts.append(_when(one["first"], one["last"], words))
    parts += _progress(one["progress"], words)
    blocks = paragraph(" · ".join(parts), inside=2)
    for due in one["due"]:
        blocks += paragraph(_due(due, words), inside=4)
    if one["ends"]:
        why = ", ".join(words.say(ENDS[end["why"]]) for end in one["ends"])
        blocks += paragraph(
            words.say("ends early if: {why}", why=why), "hint", inside=4
        )
    return blocks


def _progress(progress: Mapping[str, Any] | None, words: Words) -> list[str]:
    if progress is None:
        return []
    if "steps" in progress:
        place = words.say(PLACES[progress["to"]])
        return [
            words.say(
                "{steps} of {of} {of:level|levels}; destination: {place}",
                **{**progress, "place": place},
            )
        ]
    return [
        words.say(
            "{left} {left:brute is|brutes are} left; the unit flees after {flees_after} "
            "more {flees_after:death|deaths}",
            **progress,
        )
    ]


def _due(due: Mapping[str, Any], words: Words) -> str:
    """An effect still to come: when, what, and by which rule."""
    what = due["what"]
    if what == "reputation" and due["until"] != due["turn"]:
        what += ".turns"
    if due["value"] is None and what in DICE:
        what = DICE[what]
    value = due["value"] or 0
    plain = what == "medic"
    text = words.say(
        DUE[what],
        value=value if plain else words.signed(value),
        count=abs(value),
        side=due["side"],
    )
    when = _when(due["turn"], due["until"], words) if due["turn"] else ""
    if what == "booty":
        when = words.say("at the end of the battle")
    line = f"{when}{words.colon}{text}" if when else text
    return f"{line} ({due['rule']})"


def _when(first: int, last: int | None, words: Words) -> str:
    if last is None:
        return words.say("from turn {first:plain} on", first=first)
    if first == last:
        return words.say("turn {first:plain}", first=first)
    return words.say("turns {first:plain} to {last:plain}", first=first, last=last)
