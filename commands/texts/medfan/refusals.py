"""What is said when the Med-Fan campaign refuses."""

from __future__ import annotations

from commands.texts.marks import N_

# What follows a battle
AFTER: dict[str, str | tuple[str, str]] = {
    "medfan.many_rolls": N_("at most {most} figures are rolled for at once"),
    "medfan.aftermath_open": (
        N_("what follows the last battle is not done yet"),
        N_("`medfan after` goes on with it"),
    ),
    "medfan.no_aftermath": (
        N_("no battle is open"),
        N_("say who fought: --winner, --attacker, --defender"),
    ),
    "medfan.step_done": (
        N_("this step is done: {step}"),
        N_("the next step is: {next}"),
    ),
    "medfan.step_early": (
        N_("it is too early for this step: {step}"),
        N_("the next step is: {next}"),
    ),
    "medfan.step_unknown": N_("“{word}” is no step after a battle"),
    "medfan.income_paid": N_("the income of turn {turn:plain} is paid"),
    "medfan.two_sides": N_("{player} cannot fight on both sides"),
    "medfan.not_a_side": N_("{player} did not fight in this battle"),
    "medfan.over": (
        N_("the campaign is over"),
        N_("`--ruling` records that the players fight on"),
    ),
    "medfan.called_left": (
        N_(
            "so many unknown territories were not captured: {names} {names:is|are} left"
        ),
        N_("name the captured ones only, in order of capture"),
    ),
    "medfan.no_draw": (
        N_("a Rescue never ends in a draw"),
        N_("the attacker has won if the prisoner is free and alive, or off the table"),
    ),
    "medfan.fallen_twice": N_("{figure} is named twice"),
    "medfan.objective_twice": (
        N_("two objectives are given for {player}"),
        N_("each player has one"),
    ),
    "medfan.rested": N_("{figure} had to miss this battle"),
    "medfan.of_player": (
        N_("“{word}” does not say which player is meant"),
        N_("write PLAYER:NAME"),
    ),
    "medfan.battle_untold": (
        N_("a battle has a winner (or a draw), an attacker and a defender"),
        N_("say all three: --winner, --attacker, --defender"),
    ),
    "medfan.goal_both": N_(
        "the goal is a number of territories or more than half of them, not both"
    ),
}

# Armies
ARMIES: dict[str, str | tuple[str, str]] = {
    "unknown_name.figure": N_("no figure of this army is called “{name}”"),
    "medfan.figure_gone": N_("{figure} is gone for good"),
    "medfan.other_army": N_("{figure} fights for {owner}, not for {player}"),
    "medfan.joined": N_("{player} {player:is|are} in the campaign already"),
    "medfan.spending_last": (
        N_(
            "{player} {player:spends|spend} when all that follows the battle is through"
        ),
        N_("the next step is: {step}"),
    ),
    "medfan.hoard": (
        N_("the hoard of {player} holds {have}, {need} {need:is|are} needed"),
        N_("{lack} {lack:is|are} missing"),
    ),
    "medfan.treasure_waits": (
        N_(
            "for the first army {player} {player:has|have} {have}, {need} {need:is|are} needed; "
            "the treasure of {kept} is for later"
        ),
        N_("{lack} {lack:is|are} missing"),
    ),
    "medfan.kind": N_("a figure is a hero or a troop, not “{word}”"),
    "medfan.no_role": N_("there is no role “{word}”"),
    "medfan.many_figures": N_("at most {most} figures go into one basket"),
    "medfan.one_figure": (
        N_("roles, spells and items are for a single figure"),
        N_("recruit that figure on its own"),
    ),
    "medfan.role_taken": (
        N_(
            "{player} may have {most} of the role “{role}”, and {figure} holds it already"
        ),
        N_("`--ruling` records that the players agree"),
    ),
    "medfan.hero_without_role": (
        N_("a hero needs a role here"),
        N_("name it with --role"),
    ),
    "medfan.troop_role": (
        N_("the role “{role}” is for heroes, not for troops"),
        N_("`--ruling` records that the players agree"),
    ),
    "medfan.no_mage": (N_("only a mage knows a spell"), N_("add --role mage")),
    "medfan.not_a_mage": N_("{figure} is no mage, and knows no spell"),
    "medfan.spell_known": N_("“{spell}” is known already"),
    "medfan.spell_fixed": (
        N_("{figure} knows “{spells}”, and that never changes"),
        N_("a Council of Archmages may give more spells"),
    ),
    "medfan.spells": (
        N_("{figure} knows {most} spells already: {spells}"),
        N_("no mage knows more than {most}"),
    ),
    "medfan.other_spell": N_("whoever replaces a mage knows the same spell: {spells}"),
    "medfan.spell_price": (
        N_("the Council's spells cost something here"),
        N_("say how much: --cost N"),
    ),
    "medfan.spell_free": (N_("this spell costs nothing"), N_("leave out --cost")),
    "medfan.no_council": N_(
        "{player} {player:has|have} no Council of Archmages that can be used"
    ),
    "medfan.council_fixed": N_(
        "{territory} {territory:gives|give} `{benefit}`, chosen for as long as it is owned"
    ),
    "medfan.benefit": N_("the Council gives no “{word}”"),
    "medfan.no_items": (
        N_("magic items are not played here"),
        N_("`rules set medfan.house_rules.general_magic_item true` allows them"),
    ),
    "medfan.item": N_("there is no magic item “{word}”"),
    "medfan.item_missing": (
        N_("there is a price, but no magic item"),
        N_("name it with --item: {items:or}"),
    ),
    "medfan.item_price": (
        N_("the price of the magic item is missing"),
        N_("say how much: --item-cost N"),
    ),
    "medfan.item_general": N_("magic items are for the general only"),
    "medfan.item_owned": (
        N_("{figure} has a magic item already: {item}"),
        N_("armour or weapon, not both"),
    ),
    "medfan.item_late": (
        N_("it is too late for a magic item"),
        N_("the general gets it when the army is raised, or when replaced"),
    ),
    "medfan.stat": N_("“{word}” is no characteristic"),
    "medfan.improvement_kind": N_("“{word}” is no kind of improvement"),
    "medfan.needs_training_ground": (
        N_(
            "{player} {player:has|have} no Training Ground in use, so troops such as {figure} stay as they are"
        ),
        N_("win a Training Ground first"),
    ),
    "medfan.needs_labyrinth": (
        N_(
            "{player} {player:has|have} no Labyrinth of Trials in use, so heroes such as {figure} stay as they are"
        ),
        N_("win a Labyrinth of Trials first"),
    ),
    "medfan.no_die": (
        N_("here the player chooses what improves"),
        N_("`rules set medfan.house_rules.improvement_by_die true` allows the die"),
    ),
    "medfan.all_improved": N_("nothing of {figure} is left to improve"),
    "medfan.improved": (
        N_("{stat} of {figure} was improved already: {before}"),
        N_(
            "one improvement a characteristic; `--ruling` records that the players agree"
        ),
    ),
    "medfan.above_most": (
        N_("{stat} of {figure} would be above {most}"),
        N_("`--ruling` records that the players agree"),
    ),
    "medfan.no_attack": N_("{stat} has no second attack"),
    "medfan.second_attack": (
        N_("a second attack of {value} is better than the first, of {first}"),
        N_("at most {first}"),
    ),
    "name_taken.figure": N_("a figure of this army is called “{name}” already"),
}

# Territories, and the battle itself
BATTLE: dict[str, str | tuple[str, str]] = {
    "unknown_name.capability": N_("there is no territory of the kind “{name}”"),
    "unknown_name.objective": N_("there is no objective “{name}”"),
    "unknown_name.scenario": (
        N_("there is no scenario “{name}”"),
        N_("name it, or give its number, 1 to 12"),
    ),
    "unknown_name.hidden": (
        N_("no unknown territory is called “{name}”"),
        N_("name it by its place in the list, from 1"),
    ),
    "medfan.known": N_(
        "{territory} {territory:is|are} known already; nothing is determined twice"
    ),
    "medfan.none_unknown": N_("no territory is unknown any more"),
    "medfan.alone": (N_("{player} cannot fight alone"), N_("name two players")),
    "medfan.not_fighting": N_("{player} {player:takes|take} no part in this battle"),
    "medfan.playable": (
        N_("the scenario “{scenario}” is settled, and can be played"),
        N_("choose another with --scenario, or agree on one with --ruling"),
    ),
    "medfan.attacker_agreed": (
        N_("before a Rescue the players agree who attacks"),
        N_("name the attacker with --attacker"),
    ),
    "medfan.no_prisoner": N_("only a Rescue has a prisoner"),
    "medfan.prisoner_hero": N_(
        "the prisoner takes the profile of a hero, which {figure} is not"
    ),
    "medfan.not_counted": (
        N_("“{counted}” is not counted in this scenario"),
        N_("counted are: {counts}"),
    ),
    "medfan.buildings": N_("there are {most} buildings in each camp, no more"),
    "medfan.treasures": N_("there are {most} treasures in all, no more"),
    "medfan.not_prepared": (
        N_("no battle is prepared"),
        N_("name the scenario, or prepare one with `medfan prepare`"),
    ),
    "medfan.no_pieces": N_("no pieces of scenery are held in this scenario"),
    "medfan.one_hill": N_("there is one hill, in the centre of the table"),
    "medfan.counted_twice": N_("{figure} is counted twice"),
    "medfan.not_told": (
        N_("say what became of it: --{key}"),
        N_("it may be {options:or}"),
    ),
    "medfan.cannot_be": (
        N_("“{word}” is not possible"),
        N_("it may be {options:or}"),
    ),
    "medfan.spec": (
        N_("“{word}” cannot be read"),
        N_(
            "as in Anne,killed=40+35 for a side, 4:2 for a piece, Anne:Name for a figure"
        ),
    ),
    "medfan.many_fallen": N_("{figures} figures are too many; at most {most}"),
    "medfan.length_early": (
        N_("nobody throws for the length in turn {turn}"),
        N_("the first throw comes in turn {first}"),
    ),
    "medfan.length_over": N_("the battle ended with turn {last} at the latest"),
}

REFUSALS = AFTER | ARMIES | BATTLE
