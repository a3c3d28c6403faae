"""The screens of cards: those dealt, what one did, those on the table."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, figure, table
from commands.fief.crown_screens import guards_home
from commands.fief.pieces import change
from commands.history import below_act
from commands.texts.fief import crown
from commands.texts.fief.battle import DIES_CAPTIVE
from commands.texts.fief.cards import CARDS, RED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.cards import Cards, Deal
    from ledger.shapes.fief.shared import Death, DeathOfAll


DEALT = (
    Column("player", "player"),
    figure("dealt", "cards"),
    figure("in hand", "hand"),
)
LYING = (
    Column("card", "card", CARDS),
    Column("on", "on"),
    Column("player", "player"),
)
HANDS = (Column("player", "player"), figure("in hand", "cards"))
BLUE = (
    Column("card", "card", CARDS),
    figure("in all", "total"),
    figure("on the table", "table"),
    figure("discarded", "discarded"),
    figure("not seen", "unseen"),
)
GIVEN = (
    Column("card", "card", RED),
    figure("in all", "total"),
    figure("given", "held"),
    figure("left", "left"),
)


@below_act("players")
def deal_screen(result: Deal, words: Words, _: object) -> list[Block]:
    """The deal, then each hand; the deck and the discards below."""
    players = result["players"]
    return [table(DEALT, players, words), _heaps(result, words)] if players else []


def _heaps(result: Cards | Deal, words: Words) -> Line:
    return words.line("{deck} in the deck, {discard} discarded", **result)


@below_act()
def play_screen(result: Mapping[str, Any], words: Words, _: object) -> Iterator[Block]:
    """The effect of the card, with deaths and losses below."""
    for loss in result.get("losses", ()):
        sentence = words.say(
            "{village}: {player} {player:loses|lose} {removed} of {had} {had:soldier|soldiers}",
            **loss,
        )
        yield Line("  " + sentence)
        for made in loss.get("change", ()):
            exchange = change({**made, "player": loss["player"]}, words)
            yield Line("  " + exchange, "hint")
    if result.get("saved"):
        sentence = words.say("{lords} {lords:survives|survive}", lords=result["saved"])
        yield Line("  " + sentence)
    deaths = [*result["deaths"]] if "deaths" in result else []
    if result.get("death"):
        deaths.append(result["death"])
    for death in deaths:
        yield words.line("{lord} ({player}) is dead", **death)
        yield from death_lines(death, words)


@below_act()
def death_screen(result: DeathOfAll, words: Words, _: object) -> Iterator[Block]:
    """A death, and what became of titles, offices and money."""
    yield from death_lines(result, words)
    for one in result.get("prisoners", ()):
        yield Line("  " + words.say(DIES_CAPTIVE, lord=one["lord"]))


def death_lines(death: Death, words: Words) -> Iterator[Line]:
    """The consequences of a death."""
    return (Line("  " + sentence) for sentence in _brought(death, words))


def _brought(death: Death, words: Words) -> Iterator[str]:
    for one in death["titles"]:
        if one["heir"]:
            yield words.say("{heir} receives the title of {title}", **one)
        else:
            yield words.say("the title of {title} waits for an heir", **one)
    if death["bishop"]:
        see = death["bishop"]
        yield words.say("the bishop card for {diocese} is discarded", diocese=see)
    throne = death.get("throne") or {}
    cards = [words.say(crown.CARD_HOME[card]) for card in _cards_home(death)]
    if cards:
        yield words.say(crown.CARDS_HOME, cards=cards)
    yield from guards_home(throne, words)
    if throne.get("until"):
        yield words.say(crown.NOT_UNTIL, **throne)
    if throne.get("queen"):
        yield words.say(crown.QUEEN_COUNTER, lord=throne["queen"])
    if death["escrow"]:
        paid = death["escrow"]
        yield words.say(
            "money set aside: {amount} {to:to}",
            amount=words.number(paid["amount"]),
            to=paid["to"],
        )
    for freed in death["freed"]:
        yield words.say("{lord} is free: no guard is left", lord=freed)


def _cards_home(death: Death) -> Iterator[str]:
    """The red cards that go back to the Grand Treasurer (FIEF-LORD-05, FIEF-PRINCE-06)."""
    throne = death.get("throne") or {}
    if "king" in death["offices"]:  # his son takes over his card, and returns his own
        yield "prince" if death["king"] else "king"
    if "queen" in death["offices"] and not throne.get("queen"):
        yield "queen"
    if "prince" in death["offices"]:
        yield "prince"
    if death["cardinal"]:
        yield "cardinal"


def cards_screen(result: Cards, words: Words, _: object) -> list[Block]:
    """The cards on the table, the size of each hand, and which kinds have been seen."""
    blocks: list[Block] = []
    if result["lying"]:
        blocks.append(table(LYING, result["lying"], words, words.say("On the table")))
    if result["hands"] is not None:
        blocks.append(table(HANDS, result["hands"], words, words.say("Hands")))
        blocks.append(_heaps(result, words))
    blocks.append(table(BLUE, result["blue"], words, words.say("Blue cards")))
    blocks.append(table(GIVEN, result["red"], words, words.say("Red cards")))
    return blocks
