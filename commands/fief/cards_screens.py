"""The screens of the cards: what was dealt, what a card did, what lies out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.fief.crown_screens import guards_home
from commands.fief.pieces import change
from commands.history import act_screen
from commands.texts.fief import crown
from commands.texts.fief.battle import DIES_CAPTIVE
from commands.texts.fief.cards import CARDS, RED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words


def deal_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was done, then each hand; deck and discards below."""
    blocks = act_screen(result, words, answer)
    if "questions" in result or not result["players"]:
        return blocks
    heads = (
        words.say("player"),
        ">" + words.say("dealt"),
        ">" + words.say("in hand"),
    )
    rows = tuple(
        Cells((p["player"], words.number(p["cards"]), words.number(p["hand"])))
        for p in result["players"]
    )
    return [*blocks, Table(heads, rows), _heaps(result, words)]


def _heaps(result: dict[str, Any], words: Words) -> Line:
    return Line(
        words.say(
            "{deck:plain} in the deck, {discard:plain} discarded",
            deck=result["deck"],
            discard=result["discard"],
        )
    )


def play_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What the card did; deaths and losses below."""
    blocks = act_screen(result, words, answer)
    if "questions" in result:
        return blocks
    for loss in result.get("losses", ()):
        said = words.say(
            "{village}: {player} loses {removed:plain} of {had:plain} "
            "{had:soldier|soldiers}",
            **loss,
        )
        blocks.append(Line("  " + said))
        for made in loss.get("change", ()):
            told = change({**made, "player": loss["player"]}, words)
            blocks.append(Line("  " + told, "hint"))
    if result.get("saved"):
        said = words.say("{lords} {lords:lives|live}", lords=result["saved"])
        blocks.append(Line("  " + said))
    deaths = [*result.get("deaths", ())]
    if result.get("death"):
        deaths.append(result["death"])
    for death in deaths:
        blocks += _death(death, words)
    return blocks


def death_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who died, and what became of titles, offices and money."""
    blocks = act_screen(result, words, answer)
    return blocks if "questions" in result else [*blocks, *death_lines(result, words)]


def death_lines(death: dict[str, Any], words: Words) -> list[Block]:
    """What a death brought about, who died apart."""
    return _death(death, words)[1:]


def _death(death: dict[str, Any], words: Words) -> list[Block]:
    lines = [words.say("{lord} of {player} is dead", **death)]
    for one in death["titles"]:
        if one["heir"]:
            said = words.say("{heir} receives the title of {title}", **one)
        else:
            said = words.say("the title of {title} waits for an heir", **one)
        lines.append(said)
    if death["bishop"]:
        see = death["bishop"]
        said = words.say("the bishop’s card {diocese:of} is discarded", diocese=see)
        lines.append(said)
    throne = death.get("throne") or {}
    cards = [words.say(crown.CARD_HOME[card]) for card in _cards_home(death)]
    if cards:
        lines.append(words.say(crown.CARDS_HOME, cards=cards))
    lines += guards_home(throne, words)
    if throne.get("until"):
        lines.append(words.say(crown.NOT_UNTIL, **throne))
    if throne.get("queen"):
        lines.append(words.say(crown.QUEEN_COUNTER, lord=throne["queen"]))
    if death["escrow"]:
        paid = death["escrow"]
        said = words.say(
            "{amount} that was set aside goes {to:to}",
            amount=words.number(paid["amount"]),
            to=paid["to"],
        )
        lines.append(said)
    lines += [
        words.say("{lord} is free: nobody guards him", lord=freed)
        for freed in death["freed"]
    ]
    lines += [
        words.say(DIES_CAPTIVE, lord=one["lord"]) for one in death.get("prisoners", ())
    ]
    first, *rest = lines
    return [Line(first), *(Line("  " + line) for line in rest)]


def _cards_home(death: dict[str, Any]) -> Iterator[str]:
    """The red cards that the treasurer has back (FIEF-LORD-05, FIEF-PRINCE-06)."""
    throne = death.get("throne") or {}
    if "king" in death["offices"]:  # his son has his card, and needs the other no more
        yield "prince" if death["king"] else "king"
    if "queen" in death["offices"] and not throne.get("queen"):
        yield "queen"
    if "prince" in death["offices"]:
        yield "prince"
    if death["cardinal"]:
        yield "cardinal"


def cards_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The cards that lie out; hands by number; which kinds have been seen."""
    blocks: list[Block] = []
    if result["lying"]:
        lying = (words.say("card"), words.say("on"), words.say("player"))
        rows = tuple(
            Cells((words.say(CARDS[one["card"]]), one["on"], one["player"] or ""))
            for one in result["lying"]
        )
        blocks.append(Table(lying, rows, words.say("On the table")))
    if result["hands"] is not None:
        hands = (words.say("player"), ">" + words.say("in hand"))
        rows = tuple(
            Cells((one["player"], words.number(one["cards"])))
            for one in result["hands"]
        )
        blocks += [Table(hands, rows, words.say("Hands")), _heaps(result, words)]
    heads = (
        words.say("card"),
        ">" + words.say("in all"),
        ">" + words.say("on the table"),
        ">" + words.say("discarded"),
        ">" + words.say("not seen"),
    )
    keys = ("total", "table", "discarded", "unseen")
    rows = tuple(
        Cells((words.say(CARDS[one["card"]]), *(words.number(one[k]) for k in keys)))
        for one in result["blue"]
    )
    blocks.append(Table(heads, rows, words.say("Blue cards")))
    given = (
        words.say("card"),
        ">" + words.say("in all"),
        ">" + words.say("given"),
        ">" + words.say("left"),
    )
    rows = tuple(
        Cells(
            (
                words.say(RED[one["card"]]),
                *(words.number(one[k]) for k in ("total", "held", "left")),
            )
        )
        for one in result["red"]
    )
    return [*blocks, Table(given, rows, words.say("Red cards"))]
