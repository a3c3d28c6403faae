"""The twelve battles, what they are fought for, and what follows them."""

from __future__ import annotations

from commands.texts.marks import N_

OBJECTIVES: dict[str, str] = {
    "expansion": N_("Expansion"),
    "invasion": N_("Invasion"),
    "all_or_nothing": N_("All or Nothing"),
    "raid": N_("Raid"),
    "pillage": N_("Pillage"),
    "destruction": N_("Destruction"),
}

OBJECTIVE_TEXTS: dict[str, str] = {
    "expansion": N_("A win gains two unoccupied territories."),
    "invasion": N_("A win steals one occupied territory."),
    "all_or_nothing": N_(
        "A win steals two occupied territories; a defeat gives one to the opponent."
    ),
    "raid": N_("After a win three of the opponent’s territories are unoccupied again."),
    "pillage": N_(
        "A win takes 2D6 times 10 from the opponent, and puts one of the opponent’s "
        "territories, picked by the winner, out of use for this turn."
    ),
    "destruction": N_(
        "A win makes one of the opponent’s territories, picked by the winner, "
        "a Refugee Camp."
    ),
}

SCENARIOS: dict[str, str] = {
    "pitched_battle": N_("Pitched battle"),
    "holding_ground": N_("Holding the ground"),
    "king_of_the_hill": N_("King of the hill"),
    "rescue": N_("Rescue"),
    "cursed_gem": N_("The cursed gem"),
    "assassination": N_("Assassination"),
    "breakthrough": N_("Breakthrough"),
    "witch_hunt": N_("Witch hunt"),
    "decapitate": N_("Decapitate the command"),
    "sabotage": N_("Sabotage"),
    "terror": N_("Terror"),
    "loot": N_("Loot"),
}

# How each is won, in one sentence.
WINS: dict[str, str] = {
    "pitched_battle": N_("Whoever has killed enemies of the greater total cost wins."),
    "holding_ground": N_("Whoever holds the most pieces of scenery at the end wins."),
    "king_of_the_hill": N_(
        "Whoever has the most figures on the central piece at the end wins."
    ),
    "rescue": N_(
        "The attacker wins if the prisoner is free and alive at the end, or has left "
        "the table; otherwise the defender wins."
    ),
    "cursed_gem": N_(
        "Whoever has brought the gem into the opponent's half of the table wins."
    ),
    "assassination": N_(
        "Whoever has killed enemy heroes of the greater total cost wins; a wounded "
        "one counts for half."
    ),
    "breakthrough": N_(
        "Whoever has figures of the greater total cost in the opponent's starting "
        "zone at the end wins; those that left by the opponent's edge count double."
    ),
    "witch_hunt": N_(
        "Whoever has more points wins: 2 for an enemy mage killed, 1 for one wounded."
    ),
    "decapitate": N_(
        "Whoever has more points wins: for the enemy general 2 killed or 1 wounded, "
        "for an enemy chief 1 killed."
    ),
    "sabotage": N_("Whoever has destroyed more enemy buildings wins."),
    "terror": N_("Whoever's opponent has failed more morale tests wins."),
    "loot": N_(
        "Whoever has more treasures in their own deployment zone at the end wins."
    ),
}

SIDES: dict[str, str] = {
    "attacker": N_("attacker"),
    "defender": N_("defender"),
    "draw": N_("draw"),
}

# What a side has counted for its score.
COUNTED: dict[str, str] = {
    "killed": N_("killed"),
    "wounded": N_("wounded"),
    "pieces": N_("pieces of scenery held"),
    "figures": N_("figures on the hill"),
    "in_zone": N_("in the zone"),
    "left": N_("gone by the edge"),
    "general_killed": N_("general killed"),
    "general_wounded": N_("general wounded"),
    "chief_killed": N_("chief killed"),
    "chief_wounded": N_("chief wounded"),
    "both_killed": N_("general and chief killed"),
    "both_wounded": N_("general and chief wounded"),
    "buildings": N_("buildings destroyed"),
    "failed": N_("morale tests failed"),
    "treasures": N_("treasures"),
    "cost": N_("total cost of the killed"),
}

# What may become of the prisoner of a Rescue.
PRISONER: dict[str, str] = {
    "free": N_("free and alive"),
    "left": N_("off the table"),
    "prison": N_("still in prison"),
    "dead": N_("dead"),
}

# The steps after a battle.
STEPS: dict[str, str] = {
    "spoils": N_("spoils"),
    "survival": N_("survival"),
    "territories": N_("territories"),
    "income": N_("territory income"),
}

# What a survival roll may bring.
FATES_ROLLED: dict[str, str] = {
    "ready": N_("ready"),
    "misses_next": N_("misses the next battle"),
    "lost": N_("gone for good"),
}

# When a die decides about the length, and what its word means for the turn.
VARIABLE: dict[str, str] = {
    "after_initiative": N_(
        "variable length: the die is thrown right after the initiative"
    ),
    "end_of_turn": N_("variable length: the die is thrown when the turn is over"),
}

MOMENTS: dict[str, str] = {
    "after_initiative": N_(
        "thrown right after the initiative: this turn is still played out"
    ),
    "end_of_turn": N_("thrown when the turn is over: nothing more is played"),
}
