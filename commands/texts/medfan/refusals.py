"""What is said when the Med-Fan campaign refuses."""

from __future__ import annotations

from commands.texts.marks import Refusals

# What follows a battle
AFTER: Refusals = {
    "medfan.many_rolls": "at most {most} figures are rolled for at once",
    "medfan.aftermath_open": (
        "what follows the last battle is not done yet",
        "`medfan after` goes on with it",
    ),
    "medfan.no_aftermath": (
        "no battle is open",
        "say who fought: --winner, --attacker, --defender",
    ),
    "medfan.step_done": ("this step is done: {step}", "the next step is: {next}"),
    "medfan.step_early": (
        "it is too early for this step: {step}",
        "the next step is: {next}",
    ),
    "medfan.step_unknown": "“{word}” is no step after a battle",
    "medfan.income_paid": "the income of turn {turn:plain} is paid",
    "medfan.two_sides": "{player} cannot fight on both sides",
    "medfan.not_a_side": "{player} did not fight in this battle",
    "medfan.over": (
        "the campaign is over",
        "`--ruling` records that the players fight on",
    ),
    "medfan.called_left": (
        "so many unknown territories were not captured: {names} {names:is|are} left",
        "name the captured ones only, in order of capture",
    ),
    "medfan.no_draw": (
        "a Rescue never ends in a draw",
        "the attacker has won if the prisoner is free and alive, or off the table",
    ),
    "medfan.fallen_twice": "{figure} is named twice",
    "medfan.objective_twice": (
        "two objectives are given for {player}",
        "each player has one",
    ),
    "medfan.rested": "{figure} had to miss this battle",
    "medfan.of_player": (
        "“{word}” does not say which player is meant",
        "write PLAYER:NAME",
    ),
    "medfan.battle_untold": (
        "a battle has a winner (or a draw), an attacker and a defender",
        "say all three: --winner, --attacker, --defender",
    ),
    "medfan.goal_both": "the goal is a number of territories or more than half of them, not both",
}

# Armies
ARMIES: Refusals = {
    "unknown_name.figure": "no figure of this army is called “{name}”",
    "medfan.figure_gone": "{figure} is gone for good",
    "medfan.other_army": "{figure} fights for {owner}, not for {player}",
    "medfan.joined": "{player} {player:is|are} in the campaign already",
    "medfan.spending_last": (
        "{player} {player:spends|spend} when all that follows the battle is through",
        "the next step is: {step}",
    ),
    "medfan.hoard": (
        "the hoard of {player} holds {have}, {need} {need:is|are} needed",
        "{lack} {lack:is|are} missing",
    ),
    "medfan.treasure_waits": (
        (
            "for the first army {player} {player:has|have} {have}, {need} {need:is|are} needed; "
            "the treasure of {kept} is for later"
        ),
        "{lack} {lack:is|are} missing",
    ),
    "medfan.kind": "a figure is a hero or a troop, not “{word}”",
    "medfan.no_role": "there is no role “{word}”",
    "medfan.many_figures": "at most {most} figures go into one basket",
    "medfan.one_figure": (
        "roles, spells and items are for a single figure",
        "recruit that figure on its own",
    ),
    "medfan.role_taken": (
        "{player} may have {most} of the role “{role}”, and {figure} holds it already",
        "`--ruling` records that the players agree",
    ),
    "medfan.hero_without_role": ("a hero needs a role here", "name it with --role"),
    "medfan.troop_role": (
        "the role “{role}” is for heroes, not for troops",
        "`--ruling` records that the players agree",
    ),
    "medfan.no_mage": ("only a mage knows a spell", "add --role mage"),
    "medfan.not_a_mage": "{figure} is no mage, and knows no spell",
    "medfan.spell_known": "“{spell}” is known already",
    "medfan.spell_fixed": (
        "{figure} knows “{spells}”, and that never changes",
        "a Council of Archmages may give more spells",
    ),
    "medfan.spells": (
        "{figure} knows {most} spells already: {spells}",
        "no mage knows more than {most}",
    ),
    "medfan.other_spell": "whoever replaces a mage knows the same spell: {spells}",
    "medfan.spell_price": (
        "the Council's spells cost something here",
        "say how much: --cost N",
    ),
    "medfan.spell_free": ("this spell costs nothing", "leave out --cost"),
    "medfan.no_council": "{player} {player:has|have} no Council of Archmages that can be used",
    "medfan.council_fixed": "{territory} {territory:gives|give} `{benefit}`, chosen for as long as it is owned",
    "medfan.benefit": "the Council gives no “{word}”",
    "medfan.no_items": (
        "magic items are not played here",
        "`rules set medfan.house_rules.general_magic_item true` allows them",
    ),
    "medfan.item": "there is no magic item “{word}”",
    "medfan.item_missing": (
        "there is a price, but no magic item",
        "name it with --item: {items:or}",
    ),
    "medfan.item_price": (
        "the price of the magic item is missing",
        "say how much: --item-cost N",
    ),
    "medfan.item_general": "magic items are for the general only",
    "medfan.item_owned": (
        "{figure} has a magic item already: {item}",
        "armour or weapon, not both",
    ),
    "medfan.item_late": (
        "it is too late for a magic item",
        "the general gets it when the army is raised, or when replaced",
    ),
    "medfan.stat": "“{word}” is no characteristic",
    "medfan.improvement_kind": "“{word}” is no kind of improvement",
    "medfan.needs_training_ground": (
        "{player} {player:has|have} no Training Ground in use, so troops such as {figure} stay as they are",
        "win a Training Ground first",
    ),
    "medfan.needs_labyrinth": (
        "{player} {player:has|have} no Labyrinth of Trials in use, so heroes such as {figure} stay as they are",
        "win a Labyrinth of Trials first",
    ),
    "medfan.no_die": (
        "here the player chooses what improves",
        "`rules set medfan.house_rules.improvement_by_die true` allows the die",
    ),
    "medfan.all_improved": "nothing of {figure} is left to improve",
    "medfan.improved": (
        "{stat} of {figure} was improved already: {before}",
        "one improvement a characteristic; `--ruling` records that the players agree",
    ),
    "medfan.above_most": (
        "{stat} of {figure} would be above {most}",
        "`--ruling` records that the players agree",
    ),
    "medfan.no_attack": "{stat} has no second attack",
    "medfan.second_attack": (
        "a second attack of {value} is better than the first, of {first}",
        "at most {first}",
    ),
    "name_taken.figure": "a figure of this army is called “{name}” already",
}

# Territories, and the battle itself
BATTLE: Refusals = {
    "unknown_name.capability": "there is no territory of the kind “{name}”",
    "unknown_name.objective": "there is no objective “{name}”",
    "unknown_name.scenario": (
        "there is no scenario “{name}”",
        "name it, or give its number, 1 to 12",
    ),
    "unknown_name.hidden": (
        "no unknown territory is called “{name}”",
        "name it by its place in the list, from 1",
    ),
    "medfan.known": "{territory} {territory:is|are} known already; nothing is determined twice",
    "medfan.none_unknown": "no territory is unknown any more",
    "medfan.alone": ("{player} cannot fight alone", "name two players"),
    "medfan.not_fighting": "{player} {player:takes|take} no part in this battle",
    "medfan.playable": (
        "the scenario “{scenario}” is settled, and can be played",
        "choose another with --scenario, or agree on one with --ruling",
    ),
    "medfan.attacker_agreed": (
        "before a Rescue the players agree who attacks",
        "name the attacker with --attacker",
    ),
    "medfan.no_prisoner": "only a Rescue has a prisoner",
    "medfan.prisoner_hero": "the prisoner takes the profile of a hero, which {figure} is not",
    "medfan.not_counted": (
        "“{counted}” is not counted in this scenario",
        "counted are: {counts}",
    ),
    "medfan.buildings": "there are {most} buildings in each camp, no more",
    "medfan.treasures": "there are {most} treasures in all, no more",
    "medfan.not_prepared": (
        "no battle is prepared",
        "name the scenario, or prepare one with `medfan prepare`",
    ),
    "medfan.no_pieces": "no pieces of scenery are held in this scenario",
    "medfan.one_hill": "there is one hill, in the centre of the table",
    "medfan.counted_twice": "{figure} is counted twice",
    "medfan.not_told": ("say what became of it: --{key}", "it may be {options:or}"),
    "medfan.cannot_be": ("“{word}” is not possible", "it may be {options:or}"),
    "medfan.spec": (
        "“{word}” cannot be read",
        "as in Anne,killed=40+35 for a side, 4:2 for a piece, Anne:Name for a figure",
    ),
    "medfan.many_fallen": "{figures} figures are too many; at most {most}",
    "medfan.length_early": (
        "nobody throws for the length in turn {turn}",
        "the first throw comes in turn {first}",
    ),
    "medfan.length_over": "the battle ended with turn {last} at the latest",
}

REFUSALS = AFTER | ARMIES | BATTLE
