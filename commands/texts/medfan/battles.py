"""Words for the twelve battles, their objectives and their aftermath."""

from __future__ import annotations

from commands.texts.marks import Texts

OBJECTIVES: Texts = {
    "expansion": "Expansion",
    "invasion": "Invasion",
    "all_or_nothing": "All or Nothing",
    "raid": "Raid",
    "pillage": "Pillage",
    "destruction": "Destruction",
}

OBJECTIVE_TEXTS: Texts = {
    "expansion": "If you win, you gain two unoccupied territories.",
    "invasion": "If you win, you steal one occupied territory.",
    "all_or_nothing": (
        "If you win, you steal two occupied territories; if you "
        "lose, you give one up to the opponent."
    ),
    "raid": (
        "If you win, three of the opponent’s territories become unoccupied again."
    ),
    "pillage": (
        "If you win, you take 2D6 × 10 from the opponent, and one of "
        "the opponent’s territories, of your choice, is out of use "
        "for this turn."
    ),
    "destruction": (
        "If you win, one of the opponent’s territories, of your "
        "choice, becomes a Refugee Camp."
    ),
}

SCENARIOS: Texts = {
    "pitched_battle": "Pitched battle",
    "holding_ground": "Holding the ground",
    "king_of_the_hill": "King of the hill",
    "rescue": "Rescue",
    "cursed_gem": "The cursed gem",
    "assassination": "Assassination",
    "breakthrough": "Breakthrough",
    "witch_hunt": "Witch hunt",
    "decapitate": "Decapitate the command",
    "sabotage": "Sabotage",
    "terror": "Terror",
    "loot": "Loot",
}

# How each is won, in one sentence.
WINS: Texts = {
    "pitched_battle": "The side that has killed more enemies, measured by total cost, wins.",
    "holding_ground": "The side that holds more pieces of scenery at the end wins.",
    "king_of_the_hill": "The side with more figures on the central piece at the end wins.",
    "rescue": (
        "The attacker wins if the prisoner is free and alive at the end, or has left "
        "the table; otherwise the defender wins."
    ),
    "cursed_gem": (
        "The side that has brought the gem into the opponent’s half "
        "of the table by the end wins."
    ),
    "assassination": (
        "The side that has killed more enemy heroes, measured by total cost, wins; a wounded hero counts for half."
    ),
    "breakthrough": (
        "The side with more figures in the opponent’s starting zone at the end, measured by total cost, wins; figures that have left by the opponent’s edge count double."
    ),
    "witch_hunt": "The side with more points wins: 2 for each enemy mage killed, 1 for each enemy mage wounded.",
    "decapitate": (
        "The side with more points wins: 2 for the enemy general killed, 1 for the general wounded, 1 for each enemy chief killed."
    ),
    "sabotage": "The side that has destroyed more enemy buildings wins.",
    "terror": "The side whose opponent has failed more morale tests wins.",
    "loot": "The side with more treasures in its own deployment zone at the end wins.",
}

SIDES: Texts = {
    "attacker": "attacker",
    "defender": "defender",
    "draw": "draw",
}

# What a side counts for its score.
COUNTED: Texts = {
    "killed": "killed",
    "wounded": "wounded",
    "pieces": "pieces of scenery held",
    "figures": "figures on the hill",
    "in_zone": "in the zone",
    "left": "left by the edge",
    "general_killed": "general killed",
    "general_wounded": "general wounded",
    "chief_killed": "chief killed",
    "chief_wounded": "chief wounded",
    "both_killed": "general and chief both killed",
    "both_wounded": "general and chief both wounded",
    "buildings": "buildings destroyed",
    "failed": "morale tests failed",
    "treasures": "treasures",
    "cost": "total cost of those killed",
}

# Fates of the prisoner in a Rescue.
PRISONER: Texts = {
    "free": "free and alive",
    "left": "off the table",
    "prison": "still in prison",
    "dead": "dead",
}

# The steps after a battle.
STEPS: Texts = {
    "spoils": "spoils",
    "survival": "survival",
    "territories": "territories",
    "income": "territory income",
}

# Results of a survival roll.
FATES_ROLLED: Texts = {
    "ready": "ready",
    "misses_next": "misses the next battle",
    "lost": "gone for good",
}

# When a die decides the length, and what that means for the turn.
VARIABLE: Texts = {
    "after_initiative": "variable length: the die is rolled right after the initiative",
    "end_of_turn": "variable length: the die is rolled when the turn is over",
}

MOMENTS: Texts = {
    "after_initiative": "rolled right after the initiative: this turn is still played out",
    "end_of_turn": "rolled when the turn is over: nothing more is played",
}
