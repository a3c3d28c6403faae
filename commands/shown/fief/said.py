"""Placeholders and help texts for the words of Fief."""

from __future__ import annotations

from commands.shown.said import HelpText

LORD = HelpText("LORD", "A lord.")
REGION = HelpText("REGION", "A region.")
VILLAGE = HelpText("VILLAGE", "The village.")

# By the flag of an option, or the name of a kind of word.
SAID = {
    "fief.party": HelpText("PLAYER", "A player."),
    "--to": HelpText("A,B", "The villages on the route, in order."),
    "--attacker": HelpText(
        "SPEC", "Who attacks, for example soldiers=8,lords=2,women=1,darc."
    ),
    "--defender": HelpText("SPEC", "Who defends, in the same words."),
    "--inside": HelpText("", "Both sides stand inside the walls."),
    "--sortie": HelpText("", "The defender has made a sortie."),
    "--passage": HelpText("", "The attack comes through a secret passage."),
    "--aim": HelpText(
        "SIDE:N[:darc]",
        "Dice aimed at a lord each round, for example attacker:1; repeat for more.",
    ),
    "--losses": HelpText(
        "", "What is lost first: soldiers, archers, mercenaries, guard, darc."
    ),
    "--rerolls": HelpText(
        "", "How bombards are used: low (reroll the lowest die) or none."
    ),
    "--archers": HelpText("[SIDE:]WHAT", "What archers do: shoot, hold or aim."),
    "--site": HelpText("open|castle|city", "Where the defender stands."),
    "--tactics": HelpText("", "Play with the Tactical extension."),
    "--plague": HelpText(
        "", "Plague rages where the battle is fought, and takes mercenaries."
    ),
    "fief.fighter": HelpText("PLAYER|rebels"),
    "fief.bid": HelpText("KEY=VALUE"),
    "fief.share": HelpText("KEY=VALUE"),
    "fief.loss": HelpText("[SIDE:]POLICY"),
    "fief.reroll": HelpText("[SIDE:]POLICY"),
    "fief.aimed": HelpText("SIDE:N[:TARGET]"),
    "fief.archery": HelpText("[SIDE:]WHAT[:TARGET]"),
    "fief.joining": HelpText("SIDE:ROUND:N"),
    "fief.asked mercy": HelpText("SIDE:ROUND"),
    "fief.battle site": HelpText("open|castle|city"),
    "fief.battle side": HelpText("attacker|defender"),
    "fief.chance": HelpText("TEXT"),
    "fief.mode": HelpText("TEXT"),
    "fief.aim": HelpText("PLAYER:LORD[:N[:ROUND]]"),
    "fief.shooting": HelpText("[SIDE:]WHAT[:LORD]"),
    "fief.commitment": HelpText("PLAYER:ROUND:N"),
    "fief.goods": HelpText("ITEM"),
    "fief.lord": LORD,
    "fief.mover": LORD,
    "fief.own lord": LORD,
    "fief.first lord": LORD,
    "fief.captive": LORD,
    "fief.prisoner": LORD,
    "fief.chosen lord": LORD,
    "fief.dealt lord": LORD,
    "fief.fallen": LORD,
    "fief.title": HelpText("TITLE"),
    "fief.way": HelpText("A,B"),
    "fief.mercy": HelpText("PLAYER"),
    "fief.source": HelpText("VILLAGE|treasurer"),
    "fief.spouse": LORD,
    "fief.son": LORD,
    "fief.card lord": LORD,
    "fief.own village": VILLAGE,
    "fief.capital": VILLAGE,
    "fief.garrison": HelpText("TEXT"),
    "fief.region": REGION,
    "fief.card on": REGION,
    "fief.cause": HelpText("CAUSE"),
    "fief.vote": HelpText("PLAYER:LORD[=VOTES]"),
    "fief.troops": HelpText("v1=3,archer=1"),
    "fief.halt": HelpText("v1=3,archer=1"),
    "fief.diocese": HelpText("DIOCESE"),
    "fief.force": HelpText("SPEC"),
    "fief.card": HelpText("CARD"),
    "fief.discarded": HelpText("CARD"),
    "territory": VILLAGE,
    "fief.card village": VILLAGE,
    "fief.first village": VILLAGE,
}
