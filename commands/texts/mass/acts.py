"""Sentences for journal entries of mass combat, and the purposes of its dice."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass import fighting

GAMES: Texts = {"mass": "mass combat"}

ACTS: Texts = {
    "mass side": "{side}: {men} {men:man|men}, fortification {fortification}",
    "mass side.new": (
        "{side} {side:takes|take} the field: {men} {men:man|men}, "
        "fortification {fortification}"
    ),
    "mass general": "{general}, general {side:of}: {ranks}",
    "mass general.commands": "{general}, general {side:of}, in command: {ranks}",
    "mass steward": "{steward}, steward {side:of}: {ranks}",
    "mass hero": "{hero}, hero {side:of} ({unit}): {ranks}",
    "mass hero.champion": "{hero}, champion {side:of} ({unit}): {ranks}",
    "mass start": "{attacker:subject} {attacker:starts|start} the fight against {defender}",
    "mass start.again": "{attacker:subject} {attacker:starts|start} another battle against {defender}",
    "mass prepare": "{side} {side:prepares|prepare}: {raises} {raises:free raise|free raises} ({totals})",
    "mass turn": "{winner} {winner:wins|win} battle turn {turn:plain} ({totals})",
    "mass turn.tie": "Nobody wins battle turn {turn:plain} ({totals})",
    "mass turn.again": (
        "Neither general reaches his TN ({totals}): roll again for battle turn {turn:plain}"
    ),
    "mass turn.victor": (
        "{winner} {winner:wins|win} battle turn {turn:plain} ({totals}), "
        "and with it the battle"
    ),
    **{f"mass opportunity.{how}": text for how, text in fighting.TOLD.items()},
    "mass down": "{hero} is out of action",
    "mass down.back": "{hero} is back in action",
    "mass duel": "{loser} loses the duel",
    "mass end": "{victor} {victor:wins|win} the battle; reputation: {gains}",
    "mass personal": (
        "A personal roll of {total} ({situation}, {engagement}): "
        "{damage_dice} {damage_dice:damage die|damage dice}, reputation {reputation}"
    ),
    "mass personal.opportunity": (
        "A personal roll of {total} ({situation}, {engagement}): "
        "{damage_dice} {damage_dice:damage die|damage dice}, reputation {reputation}, "
        "a heroic opportunity"
    ),
    "mass roll": "{rolled:plain}k{keep:plain}: {total}",
    "mass strategy": "The generals roll {total_a} and {total_b}: neither has the upper hand",
    "mass strategy.a": "The generals roll {total_a} and {total_b}: the first one wins",
    "mass strategy.b": "The generals roll {total_a} and {total_b}: the second one wins",
    "mass strategy.again": "The generals roll {total_a} and {total_b}: neither reaches his TN",
    "mass volley": (
        "A volley of level {level}: {hits} {hits:hit|hits} with "
        "{dice_count} {dice_count:die|dice}"
    ),
}
THROWS: Texts = {
    "prepare.logistics": "Wits + Logistics",
    "prepare.galvanize": "Wits + Galvanize",
    "personal": "personal roll",
    "pool": "roll and keep",
    "strategy": "Wits + Strategy",
    "strategy.a": "the first general",
    "strategy.b": "the second general",
    "damage": "damage dice",
    "opportunity": "which opportunity",
    "volley": "volley, hits on 8+",
    "stray": "who takes the leftover hit",
}
# What the table must not forget.
DUE: Texts = {
    "mass.sides": "two sides take the field",
    "mass.start": "who starts the fight",
    "mass.turn": "the next battle turn",
    "mass.pending": "an opportunity has to be settled: {heroes}",
    "mass.men": "how many men fight: {sides}",
    "mass.duel": "{hero} and {opponent} are fighting a duel; the next turn waits",
    "mass.end": "the battle is won",
    "mass.prepare": "rolls before the battle: {sides}",
}
