"""The state of a game of Fief on one screen: the realm, then family by family."""

from __future__ import annotations

from commands.blocks import Line, paragraph
from commands.due import reminders
from commands.fief.pieces import pieces, plain
from commands.fitting import WIDTH
from commands.texts.fief.board import (
    GUARDS,
    LADYSHIPS,
    LORDSHIPS,
    RANKED,
)
from commands.texts.fief.extension import PIECES
from commands.texts.fief.families import MARRIED, OWES
from commands.texts.fief.gathered import CONDITIONS
from commands.texts.fief.tree import CAPTIVE, DUNGEON
from ledger.rules.fief.facts import REBELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words


def screen(result: dict[str, Any], words: Words, _blocks: list[Block]) -> list[Block]:
    """Turn and phase, conditions on the board, what is due; then each family."""
    blocks: list[Block] = [Line(clock(result, words), "heading")]
    blocks += paragraph(banner(result, words), "warning", inside=2)
    blocks += paragraph(_debts(result, words), inside=2)
    blocks += reminders(result, words, inside=2)
    for player in result["players"]:
        blocks += _family(player, result["unit"], words)
    return blocks


def clock(result: Mapping[str, Any], words: Words) -> str:
    """Turn and phase, who begins, and who is to act."""
    shown = words.clock(result)
    if not result["at_turn"] or result["at_turn"] == result["first_player"]:
        return shown
    turn = words.say("it is {name:the’s} turn to act", name=result["at_turn"])
    return f"{shown} · {turn}"


def banner(result: Mapping[str, Any], words: Words) -> str:
    """Weather, famine, revolt, the throne, captives, escrow, the deck."""
    conditions = []
    for condition in result["conditions"]:
        code = condition["code"]
        if code == "captive" and condition["captor"] == REBELS:
            code = "captive.rebels"
        if code == "revolt" and condition["from"]:
            code = "revolt.before"
        if code == "regent" and condition["turn"]:
            code = "regent.minor"
        if code == "legacy" and condition["player"] is None:
            code = "legacy.nobody"
        if code == "prince" and condition["mother"]:
            code = "prince.mother"
        conditions.append(words.say(CONDITIONS[code], **condition))
    aside = [
        words.say("{money} set aside for {lord}", money=money, lord=lord["name"])
        for player in result["players"]
        for lord in player["lords"]
        if (money := lord["escrow"])
    ]
    deck = []
    if "deck" in result:
        facts = {"deck": result["deck"], "discards": result["discards"]}
        deck = [
            words.say(
                "{deck} {deck:card|cards} in the deck, {discards} discarded", **facts
            )
        ]
    # A part stays on one line, if it fits on one at all.
    parts = (
        part.replace(" ", "\u00a0") if len(part) <= WIDTH - 6 else part
        for part in (*conditions, *aside, *deck)
    )
    return "\u00a0· ".join(parts)


def _debts(result: dict[str, Any], words: Words) -> str:
    """Who owes whom how much, if anybody owes anything."""
    return words.semicolon.join(
        words.say(
            OWES, **{**one, "money": _money(one["amount"], result["unit"], words)}
        )
        for one in result["debts"]
    )


def _money(amount: int | None, unit: str, words: Words) -> str:
    """A sum, or a closed purse, with the name of the coins."""
    return f"{words.number(amount)} {words.unit(unit, amount)}"


def _family(player: dict[str, Any], unit: str, words: Words) -> list[Block]:
    name = player["name"]
    if player["out"]:
        return [words.line("{name}: out of the game", "gone", name=name)]
    money = _money(player["money"], unit, words)
    parts = [f"{name}{words.colon}{money}"]
    if player["hand"] is not None:
        parts.append(words.say("{count} {count:card|cards}", count=player["hand"]))
    total = sum(force["points"] for force in player["forces"])
    parts.append(words.say("{count} {count:soldier|soldiers}", count=total))
    if player.get("camp"):
        camp = words.say(PIECES["mercenary"], count=player["camp"])
        parts.append(words.say("in the camp: {names}", names=camp))
    blocks: list[Block] = [Line(" · ".join(parts), "heading")]
    lords = words.semicolon.join(_lord(lord, words) for lord in player["lords"])
    blocks += paragraph(lords, inside=2)
    kept = ", ".join(_kept(player))
    if kept:
        blocks += paragraph(
            words.say("titles without a lord: {names}", names=kept), inside=2
        )
    land = ", ".join(player["territories"])
    if land:
        blocks += paragraph(words.say("villages: {names}", names=land), inside=2)
    stands = words.semicolon.join(_force(force, words) for force in player["forces"])
    if stands:
        blocks += paragraph(words.say("soldiers: {names}", names=stands), inside=2)
    return blocks


def _kept(player: dict[str, Any]) -> list[str]:
    """The titles that a player keeps without a lord to hold them."""
    carried: set[str | None] = {"cardinal"}
    for lord in player["lords"]:
        carried |= {*lord["offices"], lord["bishop"]}
        carried |= {title["region"] for title in lord["titles"]}
    return [title for title in player["titles"] if title not in carried]


def _lord(lord: dict[str, Any], words: Words) -> str:
    """A lord's name, with the cards on it and the lord's place."""
    ranks = lord_ranks(lord, words)
    name = f"{lord['name']} ({', '.join(ranks)})" if ranks else str(lord["name"])
    return f"{name} {whereabouts(lord, words)}"


def whereabouts(lord: Mapping[str, Any], words: Words) -> str:
    """A lord's place, and the captor, if there is one."""
    place, captor = _place(lord["at"], lord["from"], words), lord["captor"]
    if captor is None:
        return place
    if lord["dungeon"]:
        return words.say(DUNGEON, captor=captor)
    captor = words.say("the rebels") if captor == REBELS else captor
    return f"{place}, {words.say(CAPTIVE, captor=captor)}"


def lord_ranks(lord: dict[str, Any], words: Words) -> list[str]:
    """A lord's ranks: crown, fiefs, church, D’Arc, as in the table (FIEF-CARD-18)."""
    ships = LADYSHIPS if lord["woman"] else LORDSHIPS
    ranks = [words.say(RANKED[office]) for office in lord["offices"]]
    ranks += [
        words.say(ships[title["rank"]], capital=title["capital"])
        for title in lord["titles"]
    ]
    if lord["cardinal"]:
        ranks.append(words.say(RANKED["cardinal"]))
    if lord["bishop"]:
        ranks.append(words.say("Bishop {diocese:of}", diocese=lord["bishop"]))
    if lord["darc"]:
        ranks.append("D’Arc")
    if lord["spouse"]:
        ranks.append(words.say(MARRIED[lord["woman"]], spouse=lord["spouse"]))
    return ranks


def _place(village: str | None, origin: str | None, words: Words) -> str:
    if village is None:
        return words.say("off the board")
    if origin:
        facts = {"village": village, "origin": origin}
        return words.say("at the entrance to {village}, from {origin}", **facts)
    return words.say("in {village}", village=village)


def _force(force: dict[str, Any], words: Words) -> str:
    """The points at a place, and their counters, unless all are worth 1."""
    place, guard = force["village"], force.get("guard")
    if force["from"] or guard:
        place = _place(force["village"], force["from"], words)
    who = f"{words.say(GUARDS[guard])} " if guard else ""
    force_text = f"{who}{place} {force['points']}"
    held = force["counters"]
    return force_text if plain(held) else f"{force_text} ({pieces(held, words)})"
