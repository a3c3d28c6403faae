"""The screens for what happens between the turns of a battle, and for its end."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, figure, table
from commands.history import act_screen
from commands.mass.screens import dice_fewer, volley_line
from commands.texts.marks import N_
from commands.texts.mass.battle import ADDED
from commands.texts.mass.fighting import ENDED
from commands.texts.mass.opportunities import OPPORTUNITIES as NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.mass.battle import OpportunityRoll, Over, Settled
    from ledger.shapes.mass.shared import Ended

# The value of the house rule, unless the table has worded its own.
BOOTY = N_("booty: roll again on the table at +3")
HEROES = (
    Column("hero", "name"),
    figure("battle score", "score"),
    figure("separate loss", "apart"),
    figure("reputation", "gain"),
)
BROUGHT = ("gains", "lines", "ended", "healed")


def closed_lines(closed: Mapping[str, Any], words: Words) -> Iterator[Line]:
    """The results of the end of a turn."""
    for gain in closed["gains"]:
        yield words.line(
            "{hero}: reputation {reputation} ({opportunity})",
            "hint",
            hero=gain["hero"],
            reputation=words.signed(gain["reputation"]),
            opportunity=words.say(NAMES[gain["code"]]),
        )
    for line in closed["lines"]:
        yield words.line(
            "{side:’s} next roll: {value} ({opportunity})",
            "hint",
            side=line["side"],
            value=words.signed(line["value"]),
            opportunity=words.say(NAMES[line["code"]]),
        )
    yield from ended_lines(closed["ended"], words)
    for one in closed["healed"]:
        yield words.line(
            "{hero} has no flesh wounds left, and {count} fewer dramatic "
            "{count:wound|wounds}",
            "hint",
            hero=one["hero"],
            count=one["dramatic"],
        )


def ended_lines(ended: list[Ended], words: Words) -> Iterator[Line]:
    """The opportunities that are over, and why."""
    for end in ended:
        yield words.line(
            "{hero}: {opportunity} – {why}",
            "hint",
            hero=end["hero"],
            opportunity=words.say(NAMES[end["code"]]),
            why=words.say(ENDED[end["why"]]),
        )


def opportunity_screen(result: Settled, words: Words, answer: Answer) -> list[Block]:
    """What became of an opportunity."""
    blocks = act_screen(result, words, answer)
    if "hero" not in result:
        return blocks
    closed = result.get("closed")
    if closed:
        blocks = [*closed_lines(closed, words), *blocks]
    if result.get("roll"):
        blocks += _attack(result["roll"], words)
    brought = {key: result.get(key) or [] for key in BROUGHT}
    blocks += closed_lines(brought, words)
    for shot in result.get("volleys") or ():
        text = volley_line(shot, words)
        blocks.append(Line(f"{result['hero']}{words.colon}{text}"))
        hits = sum(shot["targets"]["others"])
        blocks.append(
            words.line(
                "{hits} {hits:hit|hits} on the hero, {dead} {dead:brute dies|brutes die}",
                hits=hits,
                dead=shot["targets"]["brutes_dead"],
            )
        )
        blocks += _hurt(hits, words)
    return blocks


def _attack(roll: OpportunityRoll, words: Words) -> list[Block]:
    """An attack roll: the dice, everything added to them, and the target number."""
    parts = [words.number(roll["told"])]
    if roll["raises"]:
        raises = words.say(ADDED["raises"])
        parts.append(f"{raises} {words.signed(roll['raises'])}")
    for line in roll["lines"]:
        name = words.say(NAMES[line["code"] or line["what"]])
        parts.append(f"{name} {words.signed(line['value'])} ({line['rule']})")
    facts = {"total": roll["total"], "tn": roll["tn"], "parts": ", ".join(parts)}
    text = words.say("attack roll {total}; TN {tn}", **facts)
    if len(parts) > 1:
        text = words.say("attack roll {total}: {parts}; TN {tn}", **facts)
    blocks: list[Block] = [Line(text)]
    for die in roll["fewer"]:
        name = words.say(NAMES[die["code"] or die["what"]])
        blocks.append(Line(f"{name}{words.colon}{dice_fewer(die, words)}", "hint"))
    return blocks


def _hurt(hits: int, words: Words) -> list[Block]:
    """What to do about a hero hit by a volley (MASS-VOLLEY-11)."""
    if not hits:
        return []
    text = words.say(
        "flesh wounds according to the TN: `{call}`; one wound check for the volley",
        call=f"mass wounds --tn N --hits {hits}",
    )
    return [Line(f"→ {text} (MASS-VOLLEY-11)", "hint")]


def end_screen(result: Over, words: Words, answer: Answer) -> list[Block]:
    """What everybody takes home."""
    blocks: list[Block] = []
    closed = result.get("closed")
    if closed:
        blocks += closed_lines(closed, words)
    blocks += act_screen(result, words, answer)
    if "victor" not in result:
        return blocks
    if result["heroes"]:
        blocks.append(table(HEROES, result["heroes"], words))
    blocks += ended_lines(result["ended"], words)
    reward = words.say(BOOTY) if result["reward"] == BOOTY else result["reward"]
    for name in result["booty"]:
        blocks.append(Line(f"{name}{words.colon}{reward}", "hint"))
    return blocks
