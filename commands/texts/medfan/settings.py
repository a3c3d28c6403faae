"""What each house rule of the Med-Fan campaign is about."""

from __future__ import annotations

from commands.texts.marks import Texts

SETTINGS: Texts = {
    "medfan.start_hoard": "how much money a new player’s hoard holds at the start",
    "medfan.money.unit": "what the money is called",
    "medfan.names.nouns": "your own nouns for territory names",
    "medfan.names.qualifiers": "your own qualifiers for territory names",
    "medfan.house_rules.initial_territory_rolls": "how many times a starting territory is rolled for; with 2, one result is kept",
    "medfan.house_rules.general_magic_item": "whether the general may have magic armour or a magic weapon",
    "medfan.house_rules.variable_length": "whether, from turn five on, a die decides if the battle ends",
    "medfan.house_rules.improvement_by_die": "whether a die picks the characteristic that is improved",
    "medfan.house_rules.allow_score_above_5": "whether improvements may raise a score above 5",
    "medfan.house_rules.allow_move_above_5": "whether improvements may raise Movement above 5",
    "medfan.house_rules.allow_repeat_improvement": "whether a figure may improve the same characteristic again",
    "medfan.house_rules.casino_double": "a double at the Casino: pay the sum, or gain nothing",
    "medfan.house_rules.blood_altar_mode": "a Blood Altar: ten percentage points more, or a tenth more",
    "medfan.house_rules.rare_effects_stack": "whether the effects of two rare territories of the same kind add up",
    "medfan.house_rules.figure_value": "what a figure is worth: its full list cost, or the price paid",
    "medfan.house_rules.discount_unit": "what is halved and rounded up: the whole purchase, or each item",
    "medfan.house_rules.cache_pays_poor_same_phase": "whether a Treasure Cache that has just been found pays as a Poor Holding in the same phase",
    "medfan.house_rules.income_rolls_optional": "whether an owner may decline an income roll",
    "medfan.house_rules.guild_after_upkeep": (
        "whether Thieves’ Guilds steal only after Refugee Camps are paid for"
    ),
    "medfan.house_rules.pillage_blocks": "what a pillaged territory loses: its income and its help with spending, or only its income",
    "medfan.house_rules.council_choice_fixed": (
        "whether the benefit chosen for the Council stays the same for as long as the Council is owned"
    ),
    "medfan.house_rules.academy_counts_for_decapitate": "whether the Academy’s heroes are worth points as chiefs",
    "medfan.house_rules.general_and_chief_vp": (
        "what a general who is also a chief is worth: both values, or the higher one"
    ),
    "medfan.house_rules.draw_applies_objectives": "whether objectives apply after a draw",
    "medfan.house_rules.short_supply": "too few territories for an objective: take those that exist, or substitute others",
    "medfan.house_rules.battle_tiebreak": "a tie at the end of a battle: a draw, or victory for the side that killed more, measured by total cost",
    "medfan.house_rules.gain_scale": "the fraction by which territory income is multiplied",
    "medfan.house_rules.reroll_unplayable_scenario": "whether a scenario that cannot work may be rolled again",
    "medfan.house_rules.contradictory_names": "contradictory names given by hand: warn, allow, or reroll real dice",
    "medfan.house_rules.campaign_tie": "a tie at the end of the campaign: a shared victory, or the richer hoard wins",
    "medfan.house_rules.treasure_helps_first_army": "whether a starting Cache, Camp or Tavern counts for the first army",
    "medfan.house_rules.camp_upkeep_refusable": "whether an owner may refuse to pay for a Refugee Camp",
    "medfan.house_rules.income_per": "income comes after each battle, or once each campaign turn",
    "medfan.house_rules.fled_counts_as_eliminated": "whether figures that fled or left the table count as eliminated",
    "medfan.house_rules.healer_must_be_fielded": "whether a healer helps only after fighting in the battle",
    "medfan.house_rules.resting_count_for_caps": "whether resting figures count for the limits on roles",
    "medfan.house_rules.council_lost": "what becomes of the Council’s benefits once it is lost: suspended, or kept",
    "medfan.house_rules.council_spells_free": "whether the Council’s three spells are free",
    "medfan.house_rules.late_joiner_extra_hoard": "what a latecomer gets on top of the starting hoard",
    "medfan.house_rules.occupied_whose": (
        "whose territory may be stolen: the beaten opponent’s, or any player’s"
    ),
    "medfan.house_rules.objective_announced": "objectives are announced openly, or written down in secret",
    "medfan.house_rules.piercing_improvement": "the magic weapon: Piercing +1, or only the ability",
    "medfan.house_rules.caps_limit": "what the limits of an army apply to: roles, or heroes",
    "medfan.house_rules.replacement_mage_same_spell": "whether a mage who replaces another must know the same spell",
    "medfan.house_rules.general_replaced_when": "a new general may be bought when the old one is gone, or also while he rests",
    "medfan.house_rules.troop_roles": "roles for troops: by agreement, refused, or allowed",
    "medfan.house_rules.rescue_attacker": "who attacks in a Rescue: both roll, or the players agree",
    "medfan.house_rules.battle_size_limit": (
        "the greatest total cost that one side may field; 0 means no limit"
    ),
    "medfan.house_rules.length_roll_when": "a battle’s length is rolled for after the initiative, or when the turn ends",
    "medfan.house_rules.improvements_need_territory": "whether an improvement needs the matching territory",
    "medfan.house_rules.general_item_when": (
        "when the general’s magic item may be bought: with him, with the first army only, or at any time"
    ),
    "medfan.house_rules.dismissal_refund_percent": (
        "the share of a dismissed figure’s cost that is refunded, as a percentage"
    ),
    "medfan.house_rules.improvement_die_blocked": "the die picks something that cannot be improved: reroll, choose, or lose the improvement",
    "medfan.house_rules.qualifier_count": (
        "how many qualifiers a name has: as the player chooses, one, or two"
    ),
    "medfan.house_rules.games_counted": (
        "the games that end the campaign are counted in all, or per player"
    ),
    "medfan.house_rules.territory_goal_tested": (
        "the number of territories is checked after the whole aftermath, or at once"
    ),
}
