"""The twelve battles, what they are fought for, and what follows them."""

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
    "expansion": "A win gains two unoccupied territories.",
    "invasion": "A win steals one occupied territory.",
    "all_or_nothing": "A win steals two occupied territories; a defeat gives one to the opponent.",
    "raid": "After a win three of the opponent’s territories are unoccupied again.",
    "pillage": (
        "A win takes 2D6 times 10 from the opponent, and puts one of the opponent’s "
        "territories, picked by the winner, out of use for this turn."
    ),
    "destruction": (
        "A win makes one of the opponent’s territories, picked by the winner, "
        "a Refugee Camp."
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
    "pitched_battle": "Whoever has killed enemies of the greater total cost wins.",
    "holding_ground": "Whoever holds the most pieces of scenery at the end wins.",
    "king_of_the_hill": "Whoever has the most figures on the central piece at the end wins.",
    "rescue": (
        "The attacker wins if the prisoner is free and alive at the end, or has left "
        "the table; otherwise the defender wins."
    ),
    "cursed_gem": "Whoever has brought the gem into the opponent's half of the table wins.",
    "assassination": (
        "Whoever has killed enemy heroes of the greater total cost wins; a wounded "
        "one counts for half."
    ),
    "breakthrough": (
        "Whoever has figures of the greater total cost in the opponent's starting "
        "zone at the end wins; those that left by the opponent's edge count double."
    ),
    "witch_hunt": "Whoever has more points wins: 2 for an enemy mage killed, 1 for one wounded.",
    "decapitate": (
        "Whoever has more points wins: for the enemy general 2 killed or 1 wounded, "
        "for an enemy chief 1 killed."
    ),
    "sabotage": "Whoever has destroyed more enemy buildings wins.",
    "terror": "Whoever's opponent has failed more morale tests wins.",
    "loot": "Whoever has more treasures in their own deployment zone at the end wins.",
}

SIDES: Texts = {
    "attacker": "attacker",
    "defender": "defender",
    "draw": "draw",
}

# What a side has counted for its score.
COUNTED: Texts = {
    "killed": "killed",
    "wounded": "wounded",
    "pieces": "pieces of scenery held",
    "figures": "figures on the hill",
    "in_zone": "in the zone",
    "left": "gone by the edge",
    "general_killed": "general killed",
    "general_wounded": "general wounded",
    "chief_killed": "chief killed",
    "chief_wounded": "chief wounded",
    "both_killed": "general and chief killed",
    "both_wounded": "general and chief wounded",
    "buildings": "buildings destroyed",
    "failed": "morale tests failed",
    "treasures": "treasures",
    "cost": "total cost of the killed",
}

# What may become of the prisoner of a Rescue.
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

# What a survival roll may bring.
FATES_ROLLED: Texts = {
    "ready": "ready",
    "misses_next": "misses the next battle",
    "lost": "gone for good",
}

# When a die decides about the length, and what its word means for the turn.
VARIABLE: Texts = {
    "after_initiative": "variable length: the die is thrown right after the initiative",
    "end_of_turn": "variable length: the die is thrown when the turn is over",
}

MOMENTS: Texts = {
    "after_initiative": "thrown right after the initiative: this turn is still played out",
    "end_of_turn": "thrown when the turn is over: nothing more is played",
}
