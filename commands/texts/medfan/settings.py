"""What each house rule of the Med-Fan campaign is about."""

from __future__ import annotations

from commands.texts.marks import N_

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
