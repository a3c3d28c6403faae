"""The words of the Med-Fan campaign."""

from __future__ import annotations

from commands.texts.marks import N_

GAMES: dict[str, str] = {"medfan": N_("Med-Fan campaign")}

# Refusals: a sentence, and a hint where there is one.
REFUSALS: dict[str, tuple[str, str | None]] = {
    "medfan.many_rolls": (N_("at most {most} figures are rolled for at once"), None),
    "medfan.aftermath_open": (
        N_("what follows the last battle is not through: {step} comes next"),
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
    "medfan.step_unknown": (
        N_("“{word}” is no step after a battle"),
        N_("the steps: {steps}"),
    ),
    "medfan.income_paid": (N_("the income of turn {turn:plain} is paid"), None),
    "medfan.two_sides": (N_("{player} cannot fight on both sides"), None),
    "medfan.not_a_side": (N_("{player} did not fight in this battle"), None),
    "medfan.over": (N_("the campaign is over"), None),
    "medfan.no_draw": (
        N_("a Rescue has no draw"),
        N_("the attacker has won if the prisoner is free and alive, or off the table"),
    ),
    "medfan.fallen_twice": (N_("{figure} is named twice"), None),
    "medfan.rested": (N_("{figure} had to miss this battle"), None),
    "medfan.of_player": (
        N_("“{word}” does not say whose it is"),
        N_("write PLAYER:NAME"),
    ),
    "medfan.battle_untold": (
        N_("a battle has a winner (or a draw), an attacker and a defender"),
        N_("say all three: --winner, --attacker, --defender"),
    ),
    "medfan.goal_both": (
        N_("a number of territories and the half cannot both be the goal"),
        None,
    ),
    "unknown_name.objective": (N_("no objective is called “{name}”"), None),
    # Armies
    "unknown_name.figure": (N_("no figure of this army is called “{name}”"), None),
    "medfan.figure_gone": (N_("{figure} is gone for good"), None),
    "medfan.other_army": (
        N_("{figure} fights for {owner}, not for {player}"),
        None,
    ),
    "medfan.joined": (N_("{player} is in the campaign already"), None),
    "medfan.spending_last": (
        N_("{player} spends when all that follows the battle is through"),
        N_("the next step is: {step}"),
    ),
    "medfan.hoard": (
        N_("the hoard of {player} holds {have}, {need} {need:is|are} needed"),
        N_("{lack} {lack:is|are} missing"),
    ),
    "medfan.treasure_waits": (
        N_(
            "for the first army {player} has {have}, {need} {need:is|are} needed; "
            "the treasure of {kept} is for later"
        ),
        N_("{lack} {lack:is|are} missing"),
    ),
    "medfan.kind": (
        N_("a figure is a hero or a troop, not “{word}”"),
        N_("possible: {options:or}"),
    ),
    "medfan.no_role": (N_("there is no role “{word}”"), None),
    "medfan.many_figures": (N_("at most {most} figures go into one basket"), None),
    "medfan.one_figure": (
        N_("roles, spells and items belong to one figure alone"),
        N_("recruit that figure by itself"),
    ),
    "medfan.role_taken": (
        N_(
            "{player} may have {most} of the role `{role}`, and {figure} holds it already"
        ),
        N_("`--ruling` records that the players agree"),
    ),
    "medfan.hero_without_role": (
        N_("a hero needs a role here"),
        N_("name it with --role"),
    ),
    "medfan.troop_role": (
        N_("the role `{role}` is for heroes, not for troops"),
        N_("`--ruling` records that the players agree"),
    ),
    "medfan.no_mage": (N_("only a mage knows a spell"), N_("add --role mage")),
    "medfan.not_a_mage": (N_("{figure} is no mage, and knows no spell"), None),
    "medfan.spell_known": (N_("“{spell}” is known already"), None),
    "medfan.spell_fixed": (
        N_("{figure} knows “{spells}”, and that never changes"),
        N_("a Council of Archmages may give more spells"),
    ),
    "medfan.spells": (
        N_("{figure} knows {most} spells already: {spells}"),
        N_("no mage knows more than {most}"),
    ),
    "medfan.other_spell": (
        N_("who replaces a mage knows the same spell: {spells}"),
        None,
    ),
    "medfan.spell_price": (
        N_("the Council's spells cost something here"),
        N_("say how much: --cost N"),
    ),
    "medfan.spell_free": (N_("this spell costs nothing"), N_("leave out --cost")),
    "medfan.no_council": (
        N_("{player} has no Council of Archmages that can be used"),
        None,
    ),
    "medfan.council_fixed": (
        N_("{territory} gives `{benefit}`, chosen for as long as it is owned"),
        None,
    ),
    "medfan.benefit": (N_("the Council gives no “{word}”"), None),
    "medfan.no_items": (
        N_("magic items are not played here"),
        N_("`rules set medfan.house_rules.general_magic_item true` allows them"),
    ),
    "medfan.item": (N_("there is no magic item “{word}”"), None),
    "medfan.item_missing": (
        N_("there is a price, but no magic item"),
        N_("name it with --item: {items:or}"),
    ),
    "medfan.item_price": (
        N_("the price of the magic item is missing"),
        N_("say how much: --item-cost N"),
    ),
    "medfan.item_general": (N_("magic items are for the general only"), None),
    "medfan.item_owned": (
        N_("{figure} has a magic item already: `{item}`"),
        N_("armour or weapon, not both"),
    ),
    "medfan.item_late": (
        N_("it is too late for a magic item"),
        N_("the general gets it when the army is raised, or when replaced"),
    ),
    "medfan.stat": (N_("“{word}” is no characteristic"), None),
    "medfan.improvement_kind": (N_("“{word}” is no kind of improvement"), None),
    "medfan.needs_training_ground": (
        N_(
            "{player} has no Training Ground in use, so troops such as {figure} stay as they are"
        ),
        N_("win a Training Ground first"),
    ),
    "medfan.needs_labyrinth": (
        N_(
            "{player} has no Labyrinth of Trials in use, so heroes such as {figure} stay as they are"
        ),
        N_("win a Labyrinth of Trials first"),
    ),
    "medfan.no_die": (
        N_("here the player chooses what improves"),
        N_("`rules set medfan.house_rules.improvement_by_die true` allows the die"),
    ),
    "medfan.all_improved": (N_("nothing of {figure} is left to improve"), None),
    "medfan.improved": (
        N_("`{stat}` of {figure} was improved already: {before}"),
        N_(
            "one improvement a characteristic; `--ruling` records that the players agree"
        ),
    ),
    "medfan.above_most": (
        N_("`{stat}` of {figure} would be above {most}"),
        N_("`--ruling` records that the players agree"),
    ),
    "medfan.no_attack": (N_("`{stat}` has no second attack"), None),
    "medfan.second_attack": (
        N_("a second attack of {value} is better than the first, of {first}"),
        N_("at most {first}"),
    ),
    "name_taken.figure": (N_("a figure of this army is called “{name}” already"), None),
}

WARNINGS: dict[str, str] = {
    "medfan.no_objective": N_(
        "nobody said what {player} fought for: no objective counts"
    ),
    "medfan.short_supply": N_(
        "{player} may take {wanted} {wanted:territory|territories}, there {found:is|are} {found}"
    ),
    "medfan.goal_reached": N_("{player} has reached the number of territories"),
    "medfan.income_by_turn": N_("income is paid once a turn here: `medfan income`"),
    "medfan.games_differ": N_(
        "one player has fought {most} {most:battle|battles}, another {least}: "
        "who fights more earns more"
    ),
    "medfan.no_spell": N_("the spell of {figure} is still to be recorded"),
    "medfan.believable": N_(
        "keep it believable: magic can explain much, but hardly that somebody flies"
    ),
    "medfan.second_attack": N_("the second attack is worth at most what the first is"),
    "medfan.scale_gains": N_(
        "the hoard begins with {start} instead of {usual}: territories may yield "
        "accordingly (medfan.house_rules.gain_scale)"
    ),
}

FINDINGS: dict[str, str] = {
    "audit.unknown_owned": N_("{about} is unknown, so it has no owner and no name"),
    "audit.no_capability": N_("nobody knows what {about} is"),
    "audit.figure": N_("{about} belongs to no army"),
    "audit.fighters": N_("two players fight a battle, no more and no fewer"),
    "position.capability": N_("there is no territory of the kind “{about}”"),
    "position.unknown_owned": N_("an unknown territory has no name and no owner"),
    "position.figure_kind": N_("a figure is a hero or a troop, not “{about}”"),
    "position.role": N_("there is no role “{about}”"),
}

# Sentences that tell entries, by kind.
ACTS: dict[str, str] = {
    "medfan after": N_(
        "{winner} wins the battle {attacker} – {defender}; done: {steps}"
    ),
    "medfan after.draw": N_("{attacker} – {defender}: a draw; done: {steps}"),
    "medfan income": N_("Income: {sums}"),
    "medfan goal": N_("What ends the campaign: {ends}"),
    "medfan survival": N_("Survival: {fates}"),
    "medfan spoils": N_("Spoils, {percent} % of {total}: {gain}"),
    "medfan objective": N_("The objective: {aim}"),
    "medfan join": N_("{player} joins with {hoard}; the first territory is {owned}"),
    "medfan recruit": N_("{player} recruits {figures} for {paid}"),
    "medfan improve": N_("{player} improves {figure} for {paid}: {improved}"),
    "medfan improve.lost": N_("{player} pays {paid}, but {figure} does not improve"),
    "medfan dismiss": N_("{player} dismisses {figure}"),
    "medfan spell": N_("{figure} knows the spell “{spell}”"),
    "medfan item": N_("{player} buys {belonging} for {figure}, for {cost}"),
    "medfan council": N_("{territory} now gives {player} {gift}"),
}

# What dice are thrown for.
THROWS: dict[str, str] = {
    "survival": N_("survival, low is good"),
    "objective": N_("the objective"),
    "pillage": N_("Pillage"),
    "treasure": N_("the treasure that is found"),
    "income.casino": N_("Casino"),
    "income.smugglers_den": N_("Smugglers' Den"),
    "income.volcanic_mine": N_("Volcanic Mine"),
    "improvement": N_("what improves"),
    "capability.general": N_("what territory it is"),
    "capability.unique": N_("which unique territory"),
    "capability.rare": N_("which rare territory"),
    "capability.common": N_("which common territory"),
    "draw": N_("a draw"),
}

# House rules: what each is about.
SETTINGS: dict[str, str] = {
    "medfan.start_hoard": N_("what a new player has in the hoard"),
    "medfan.money.unit": N_("what the money is called"),
    "medfan.names.nouns": N_("nouns of your own for names of territories"),
    "medfan.names.qualifiers": N_("qualifiers of your own for names of territories"),
    "medfan.house_rules.initial_territory_rolls": N_(
        "how many times a starting territory is rolled; with 2, one result is kept"
    ),
    "medfan.house_rules.general_magic_item": N_(
        "whether the general may have magic armour or a magic weapon"
    ),
    "medfan.house_rules.variable_length": N_(
        "whether a die decides from turn five on if the battle ends"
    ),
    "medfan.house_rules.improvement_by_die": N_(
        "whether a die picks the characteristic that is improved"
    ),
    "medfan.house_rules.allow_score_above_5": N_(
        "whether improvements may raise a score above 5"
    ),
    "medfan.house_rules.allow_move_above_5": N_(
        "whether improvements may raise Movement above 5"
    ),
    "medfan.house_rules.allow_repeat_improvement": N_(
        "whether a figure may improve the same characteristic again"
    ),
    "medfan.house_rules.casino_double": N_(
        "a double at the Casino: pay the sum, or gain nothing"
    ),
    "medfan.house_rules.blood_altar_mode": N_(
        "a Blood Altar: ten points more, or a tenth more"
    ),
    "medfan.house_rules.rare_effects_stack": N_(
        "whether two rare territories of one kind add up"
    ),
    "medfan.house_rules.figure_value": N_(
        "what a figure counts for: its full list cost, or what was paid"
    ),
    "medfan.house_rules.discount_unit": N_(
        "what is halved and rounded up: the whole basket, or each item"
    ),
    "medfan.house_rules.cache_pays_poor_same_phase": N_(
        "whether a Treasure Cache just found pays as a Poor Holding in the same phase"
    ),
    "medfan.house_rules.income_rolls_optional": N_(
        "whether an owner may decline an income roll"
    ),
    "medfan.house_rules.guild_after_upkeep": N_(
        "whether Thieves' Guilds take after camps are paid"
    ),
    "medfan.house_rules.pillage_blocks": N_(
        "what a pillaged territory cannot do: give income and help in spending, or only income"
    ),
    "medfan.house_rules.council_choice_fixed": N_(
        "whether the Council's benefit stays as chosen while it is owned"
    ),
    "medfan.house_rules.academy_counts_for_decapitate": N_(
        "whether the Academy's heroes are worth points as chiefs"
    ),
    "medfan.house_rules.general_and_chief_vp": N_(
        "a general who is also chief is worth: both values, or the higher one"
    ),
    "medfan.house_rules.draw_applies_objectives": N_(
        "whether objectives apply after a draw"
    ),
    "medfan.house_rules.short_supply": N_(
        "too few territories for an objective: take those there are, or substitute others"
    ),
    "medfan.house_rules.battle_tiebreak": N_(
        "equal at the end of a battle: a draw, or the greater cost killed"
    ),
    "medfan.house_rules.gain_scale": N_(
        "the fraction that the sums of territories are multiplied by"
    ),
    "medfan.house_rules.reroll_unplayable_scenario": N_(
        "whether a scenario that cannot work may be rolled again"
    ),
    "medfan.house_rules.contradictory_names": N_(
        "names that jar, given by hand: warn, allow, or reroll real dice"
    ),
    "medfan.house_rules.campaign_tie": N_(
        "equal at the end of the campaign: shared, or the richer hoard wins"
    ),
    "medfan.house_rules.treasure_helps_first_army": N_(
        "whether a starting Cache, Camp or Tavern counts for the first army"
    ),
    "medfan.house_rules.camp_upkeep_refusable": N_(
        "whether an owner may refuse to pay for a Refugee Camp"
    ),
    "medfan.house_rules.income_per": N_(
        "income comes after each battle, or once each campaign turn"
    ),
    "medfan.house_rules.fled_counts_as_eliminated": N_(
        "whether figures that fled or left the table count as eliminated"
    ),
    "medfan.house_rules.healer_must_be_fielded": N_(
        "whether a healer helps only if he fought in the battle"
    ),
    "medfan.house_rules.resting_count_for_caps": N_(
        "whether resting figures count for the limits on roles"
    ),
    "medfan.house_rules.council_lost": N_(
        "what the Council gave, once it is lost: suspended, or kept"
    ),
    "medfan.house_rules.council_spells_free": N_(
        "whether the Council's three spells are free"
    ),
    "medfan.house_rules.late_joiner_extra_hoard": N_(
        "what a latecomer has on top of the starting sum"
    ),
    "medfan.house_rules.occupied_whose": N_(
        "whose territory may be stolen: the beaten opponent's, or any player's"
    ),
    "medfan.house_rules.objective_announced": N_(
        "objectives are announced openly, or written secretly"
    ),
    "medfan.house_rules.piercing_improvement": N_(
        "the magic weapon: one more Piercing, or the ability only"
    ),
    "medfan.house_rules.caps_limit": N_("the limits of an army count roles, or heroes"),
    "medfan.house_rules.replacement_mage_same_spell": N_(
        "whether a mage who replaces another knows the same spell"
    ),
    "medfan.house_rules.general_replaced_when": N_(
        "a new general may be bought when the old one is gone, or also while he rests"
    ),
    "medfan.house_rules.troop_roles": N_(
        "roles for troops: by agreement, refused, or allowed"
    ),
    "medfan.house_rules.rescue_attacker": N_(
        "who attacks in Rescue: both roll, or the players agree"
    ),
    "medfan.house_rules.battle_size_limit": N_(
        "the most that one side may field, by cost; 0: no limit"
    ),
    "medfan.house_rules.length_roll_when": N_(
        "the length is rolled after the initiative, or when the turn ends"
    ),
    "medfan.house_rules.improvements_need_territory": N_(
        "whether improvements need their territory"
    ),
    "medfan.house_rules.general_item_when": N_(
        "when the general's magic item may be bought: with him or who replaces him, only at creation, or any time"
    ),
    "medfan.house_rules.dismissal_refund_percent": N_(
        "the share of its cost that a dismissed figure brings back, in percent"
    ),
    "medfan.house_rules.improvement_die_blocked": N_(
        "the die gives what cannot be improved: reroll, choose, or lost"
    ),
    "medfan.house_rules.qualifier_count": N_(
        "how many qualifiers a name has: the player says, one, or two"
    ),
    "medfan.house_rules.games_counted": N_(
        "the games of the campaign's goal are counted in all, or per player"
    ),
    "medfan.house_rules.territory_goal_tested": N_(
        "the number of territories is tested after the sequence, or at once"
    ),
}

# Fields, for corrections.
THINGS: dict[str, str] = {
    "cost": N_("cost"),
    "paid": N_("price paid"),
    "spell": N_("spell"),
    "item": N_("magic item"),
    "battles": N_("battles"),
}

CAPABILITIES: dict[str, str] = {
    "mercenary_camp": N_("Mercenary Camp"),
    "tavern": N_("Tavern"),
    "training_ground": N_("Training Ground"),
    "labyrinth": N_("Labyrinth of Trials"),
    "council_of_archmages": N_("Council of Archmages"),
    "military_academy": N_("Military Academy"),
    "house_of_healers": N_("House of Healers"),
    "blood_altar": N_("Blood Altar"),
    "thieves_guild": N_("Thieves' Guild"),
    "treasure_cache": N_("Treasure Cache"),
    "smugglers_den": N_("Smugglers' Den"),
    "volcanic_mine": N_("Volcanic Mine"),
    "refugee_camp": N_("Refugee Camp"),
    "casino": N_("Casino"),
    "prosperous_holding": N_("Prosperous Holding"),
    "holding": N_("Holding"),
    "poor_holding": N_("Poor Holding"),
    "wasteland": N_("Wasteland"),
}

KINDS: dict[str, str] = {"hero": N_("hero"), "troop": N_("troop")}

ROLES: dict[str, str] = {
    "general": N_("general"),
    "chief": N_("chief"),
    "healer": N_("healer"),
    "standard_bearer": N_("standard-bearer"),
    "mage": N_("mage"),
}

# Whether a figure may fight in its owner's next battle.
FATES: dict[str, str] = {
    "ready": N_("ready"),
    "misses_next": N_("must rest"),
    "fallen": N_("fallen, still to roll"),
}

ITEMS: dict[str, str] = {
    "magic_armour": N_("magic armour"),
    "magic_weapon": N_("magic weapon"),
}

EFFECTS: dict[str, str] = {
    "defence_plus_1": N_("Defence +1"),
    "piercing_plus_1": N_("Piercing +1, or Piercing 1"),
    "piercing_1": N_("Piercing 1"),
}

STATS: dict[str, str] = {
    "movement": N_("Movement"),
    "melee": N_("Melee"),
    "shooting": N_("Shooting"),
    "defence": N_("Defence"),
    "mental": N_("Mental"),
    "life": N_("Life"),
}

BENEFITS: dict[str, str] = {
    "three_more_spells_per_mage": N_("three more spells for each mage"),
    "one_more_hero_may_be_mage": N_("one more hero who may be a mage"),
}

# What a survival roll may bring.
FATES_ROLLED: dict[str, str] = {
    "ready": N_("ready"),
    "misses_next": N_("misses the next battle"),
    "lost": N_("gone for good"),
}

# The steps after a battle.
STEPS: dict[str, str] = {
    "spoils": N_("spoils"),
    "survival": N_("survival"),
    "territories": N_("territories"),
    "income": N_("income"),
}

# What may become of a territory after a battle.
CHANGES: dict[str, str] = {
    "won": N_("won"),
    "given": N_("given up"),
    "vacated": N_("unoccupied again"),
    "pillage": N_("pillaged"),
    "block": N_("out of use"),
    "destruction": N_("destroyed"),
}

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
