"""Placeholders and help texts for the words of Fief."""

from __future__ import annotations

from commands.shown.said import Said

LORD = Said("LORD", "A lord.")
REGION = Said("REGION", "A region.")
VILLAGE = Said("VILLAGE", "The village.")

# By the flag of an option, or the name of a kind of word.
SAID = {
    "fief.party": Said("PLAYER", "A player."),
    "--to": Said("A,B", "The villages on the route, in order."),
    "--attacker": Said(
        "SPEC", "Who attacks, for example soldiers=8,lords=2,women=1,darc."
    ),
    "--defender": Said("SPEC", "Who defends, in the same words."),
    "--inside": Said("", "Both sides stand inside the walls."),
    "--sortie": Said("", "The defender has made a sortie."),
    "--passage": Said("", "The attack comes through a secret passage."),
    "--aim": Said(
        "SIDE:N[:darc]",
        "Dice aimed at a lord each round, for example attacker:1; repeat for more.",
    ),
    "--losses": Said(
        "", "What is lost first: soldiers, archers, mercenaries, guard, darc."
    ),
    "--rerolls": Said(
        "", "How bombards are used: low (reroll the lowest die) or none."
    ),
    "--archers": Said("[SIDE:]WHAT", "What archers do: shoot, hold or aim."),
    "--site": Said("open|castle|city", "Where the defender stands."),
    "--tactics": Said("", "Play with the Tactical extension."),
    "--plague": Said(
        "", "Plague rages where the battle is fought, and takes mercenaries."
    ),
    "fief.fighter": Said("PLAYER|rebels"),
    "fief.bid": Said("KEY=VALUE"),
    "fief.share": Said("KEY=VALUE"),
    "fief.loss": Said("[SIDE:]POLICY"),
    "fief.reroll": Said("[SIDE:]POLICY"),
    "fief.aimed": Said("SIDE:N[:TARGET]"),
    "fief.archery": Said("[SIDE:]WHAT[:TARGET]"),
    "fief.joining": Said("SIDE:ROUND:N"),
    "fief.asked mercy": Said("SIDE:ROUND"),
    "fief.battle site": Said("open|castle|city"),
    "fief.battle side": Said("attacker|defender"),
    "fief.chance": Said("TEXT"),
    "fief.mode": Said("TEXT"),
    "fief.aim": Said("PLAYER:LORD[:N[:ROUND]]"),
    "fief.shooting": Said("[SIDE:]WHAT[:LORD]"),
    "fief.commitment": Said("PLAYER:ROUND:N"),
    "fief.goods": Said("ITEM"),
    "fief.lord": LORD,
    "fief.mover": LORD,
    "fief.own lord": LORD,
    "fief.first lord": LORD,
    "fief.captive": LORD,
    "fief.prisoner": LORD,
    "fief.chosen lord": LORD,
    "fief.dealt lord": LORD,
    "fief.fallen": LORD,
    "fief.title": Said("TITLE"),
    "fief.way": Said("A,B"),
    "fief.mercy": Said("PLAYER"),
    "fief.source": Said("VILLAGE|treasurer"),
    "fief.spouse": LORD,
    "fief.son": LORD,
    "fief.card lord": LORD,
    "fief.own village": VILLAGE,
    "fief.capital": VILLAGE,
    "fief.garrison": Said("TEXT"),
    "fief.region": REGION,
    "fief.card on": REGION,
    "fief.cause": Said("CAUSE"),
    "fief.vote": Said("PLAYER:LORD[=VOTES]"),
    "fief.troops": Said("v1=3,archer=1"),
    "fief.halt": Said("v1=3,archer=1"),
    "fief.diocese": Said("DIOCESE"),
    "fief.force": Said("SPEC"),
    "fief.card": Said("CARD"),
    "fief.discarded": Said("CARD"),
    "territory": VILLAGE,
    "fief.card village": VILLAGE,
    "fief.first village": VILLAGE,
}
