"""The sentences that tell entries of the Med-Fan campaign, and what its dice are for."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.medfan.armies import ROLES, STATS

GAMES: dict[str, str] = {"medfan": N_("Med-Fan campaign")}

# Sentences that tell entries, by kind.
ACTS: dict[str, str] = {
    "medfan after": N_(
        "{winner} {winner:wins|win} the battle ({attacker} against {defender}); {steps}"
    ),
    "medfan after.draw": N_("A draw between {attacker} and {defender}; {steps}"),
    "medfan income": N_("Income: {sums}"),
    "medfan goal": N_("What ends the campaign: {ends}"),
    "medfan survival": N_("Survival: {fates}"),
    "medfan spoils": N_("Spoils, {percent}% of {total}: {gain}"),
    "medfan objective": N_("The objective: {aim}"),
    "medfan join": N_(
        "{player} {player:joins|join} with {hoard}; the first territory is {owned} ({found})"
    ),
    "medfan recruit": N_("{player} {player:recruits|recruit} {figures} for {paid}"),
    "medfan recruit.reduced": N_(
        "{player} {player:recruits|recruit} {figures} for {paid} instead of {cost}, "
        "thanks {reduced_by:to}"
    ),
    "medfan improve": N_(
        "{player} {player:improves|improve} {figure} for {paid}: {improved}"
    ),
    "medfan improve.reduced": N_(
        "{player} {player:improves|improve} {figure} for {paid} instead of {cost}, "
        "thanks {reduced_by:to}: {improved}"
    ),
    "medfan improve.lost": N_(
        "{player} {player:pays|pay} {paid}, but {figure} does not improve"
    ),
    "medfan dismiss": N_("{player} {player:dismisses|dismiss} {figure}"),
    "medfan spell": N_("{figure} knows the spell “{spell}”"),
    "medfan item": N_(
        "{player} {player:buys|buy} {figure} a magic item for {cost}: {belonging}"
    ),
    "medfan council": N_("{territory} now gives {player} {gift}"),
    "medfan determine": N_("{name} is found: {id}"),
    "medfan determine.owned": N_("{player} {player:finds|find} {name}: {id}"),
    "medfan prepare": N_("{attacker} and {defender} prepare for battle: {scenario}"),
    "medfan capability": N_("An unknown territory would be: {id}"),
    "medfan scenario": N_("The dice choose a scenario: {id}"),
    "medfan improvement": N_("The die chooses what is improved: {id}"),
    "medfan length": N_("The battle goes on after turn {turn:plain}"),
    "medfan length.ends": N_("The battle ends with turn {turn:plain}"),
}

# What a movement of money was, where nobody said.
REASONS: dict[str, str] = {
    "medfan join": N_("joins"),
    "medfan recruit": N_("recruiting"),
    "medfan improve": N_("improvement"),
    "medfan dismiss": N_("dismissal"),
    "medfan spell": N_("spell"),
    "medfan item": N_("magic item"),
    "medfan determine": N_("treasure found"),
    "medfan after": N_("after the battle"),
    "medfan income": N_("territory income"),
}

# What dice are thrown for.
THROWS: dict[str, str] = {
    "survival": N_("survival, low is good"),
    "objective": N_("which objective"),
    "pillage": N_("Pillage"),
    "treasure": N_("what the treasure is worth"),
    "income.casino": N_("Casino"),
    "income.smugglers_den": N_("Smugglers' Den"),
    "income.volcanic_mine": N_("Volcanic Mine"),
    "improvement": N_("which characteristic"),
    "capability.general": N_("what territory it is"),
    "capability.unique": N_("which unique territory"),
    "capability.rare": N_("which rare territory"),
    "capability.common": N_("which common territory"),
    "draw": N_("a draw"),
    "scenario": N_("which scenario"),
    "attacker": N_("who attacks"),
    "length": N_("whether the battle ends"),
}

# What is recorded of players, figures and land.
THINGS: dict[str, str] = {
    **{f"role_{role}": text for role, text in ROLES.items()},
    **STATS,
    "cost": N_("cost"),
    "paid": N_("price paid"),
    "spell": N_("spell"),
    "item": N_("magic item"),
    "battles": N_("battles"),
    "joined": N_("has joined"),
    "capability": N_("capability"),
    "acquired": N_("acquired"),
    "rests": N_("rests"),
    "fallen": N_("fallen"),
    "absent": N_("absent"),
    "income": N_("income paid"),
    "treasure": N_("treasure at the beginning"),
    "objective": N_("objective"),
    "more_spells": N_("more spells"),
    "extra_mage": N_("mage by the council"),
    "ruled": N_("by a ruling"),
    "bought_for": N_("bought for"),
    "bought_before": N_("bought before battle"),
    "bettered_for": N_("improved for"),
    "bettered_before": N_("improved before battle"),
    "unknown": N_("unknown"),
    "council": N_("council’s benefit"),
    "blocked": N_("no income after battle"),
    "goal_games": N_("games to be played"),
    "goal_territories": N_("territories to win"),
    "goal_half": N_("half the territories win"),
    "over": N_("ended"),
    "step": N_("next step after the battle"),
    "fighters": N_("who fights"),
    "winner": N_("winner"),
    "scenario": N_("scenario"),
    "variable_length": N_("variable length"),
}
