"""Sentences for journal entries of Med-Fan, and the purposes of its dice."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.medfan.armies import ROLES, STATS

GAMES: Texts = {"medfan": "Med-Fan campaign"}

# Sentences for entries, by kind.
ACTS: Texts = {
    "medfan after": "{winner} {winner:wins|win} the battle ({attacker} against {defender}); {steps}",
    "medfan after.draw": "A draw between {attacker} and {defender}; {steps}",
    "medfan income": "Income: {sums}",
    "medfan goal": "What ends the campaign: {ends}",
    "medfan survival": "Survival: {fates}",
    "medfan spoils": "Spoils, {percent}% of {total}: {gain}",
    "medfan objective": "The objective: {aim}",
    "medfan join": "{player} {player:joins|join} the campaign with {hoard}; the first territory is {owned} ({found})",
    "medfan recruit": "{player} {player:recruits|recruit} {figures} for {paid}",
    "medfan recruit.reduced": (
        "{player} {player:recruits|recruit} {figures} for {paid} instead of {cost}, "
        "thanks {reduced_by:to}"
    ),
    "medfan improve": "{player} {player:improves|improve} {figure} for {paid}: {improved}",
    "medfan improve.reduced": (
        "{player} {player:improves|improve} {figure} for {paid} instead of {cost}, "
        "thanks {reduced_by:to}: {improved}"
    ),
    "medfan improve.lost": "{player} {player:pays|pay} {paid}, but {figure} does not improve",
    "medfan dismiss": "{player} {player:dismisses|dismiss} {figure}",
    "medfan spell": "{figure} knows the spell “{spell}”",
    "medfan item": "{player} {player:buys|buy} {figure} a magic item for {cost}: {belonging}",
    "medfan council": "{territory} now gives {player} {gift}",
    "medfan determine": "{land} {land:is|are} found: {id}",
    "medfan determine.owned": "{player} {player:finds|find} {land}: {id}",
    "medfan prepare": "{attacker} and {defender} prepare for battle: {scenario}",
    "medfan capability": "An unknown territory would turn out to be: {id}",
    "medfan scenario": "The dice choose a scenario: {id}",
    "medfan improvement": "The die chooses the improvement: {id}",
    "medfan length": "The battle goes on after turn {turn:plain}",
    "medfan length.ends": "The battle ends after turn {turn:plain}",
}

# The purpose of a movement of money, where none was given.
REASONS: Texts = {
    "medfan join": "joins",
    "medfan recruit": "recruiting",
    "medfan improve": "improvement",
    "medfan dismiss": "dismissal",
    "medfan spell": "spell",
    "medfan item": "magic item",
    "medfan determine": "treasure found",
    "medfan after": "after the battle",
    "medfan income": "territory income",
}

# The purposes of rolls.
THROWS: Texts = {
    "survival": "survival, low is good",
    "objective": "which objective",
    "pillage": "Pillage",
    "treasure": "what the treasure is worth",
    "income.casino": "Casino",
    "income.smugglers_den": "Smugglers’ Den",
    "income.volcanic_mine": "Volcanic Mine",
    "improvement": "which characteristic",
    "capability.general": "which kind of territory",
    "capability.unique": "which unique territory",
    "capability.rare": "which rare territory",
    "capability.common": "which common territory",
    "draw": "a random draw",
    "scenario": "which scenario",
    "attacker": "who attacks",
    "length": "end of the battle",
}

# What is recorded about players, figures and land.
THINGS: Texts = {
    **{f"role_{role}": text for role, text in ROLES.items()},
    **STATS,
    "cost": "cost",
    "paid": "price paid",
    "spell": "spell",
    "item": "magic item",
    "battles": "battles",
    "joined": "has joined",
    "capability": "capability",
    "acquired": "acquired",
    "rests": "must rest",
    "fallen": "fallen",
    "absent": "absent",
    "income": "territory income paid",
    "treasure": "starting treasure",
    "objective": "objective",
    "more_spells": "more spells",
    "extra_mage": "mage thanks to the Council",
    "ruled": "by a ruling",
    "bought_for": "bought for",
    "bought_before": "bought before the battle",
    "bettered_for": "improved for",
    "bettered_before": "improved before the battle",
    "unknown": "unknown",
    "council": "the Council’s benefit",
    "blocked": "no income after the battle",
    "goal_games": "games to be played",
    "goal_territories": "goal in territories",
    "goal_half": "win with more than half of the territories",
    "over": "ended",
    "step": "next step after the battle",
    "fighters": "who is fighting",
    "winner": "winner",
    "scenario": "scenario",
    "variable_length": "variable length",
    "battle_turn": "turn of the battle",
}
