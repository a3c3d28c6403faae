"""The values of the house rules of the Med-Fan campaign, in words: by house rule, then by value."""

from __future__ import annotations

from commands.texts.marks import Texts

VALUES: dict[str, Texts] = {
    "medfan.house_rules.casino_double": {
        "pay": "pay the sum",
        "no_gain": "gain nothing",
    },
    "medfan.house_rules.blood_altar_mode": {
        "add_points": "ten percentage points more",
        "multiply": "a tenth more",
    },
    "medfan.house_rules.figure_value": {
        "full": "full list cost",
        "paid": "the price paid",
    },
    "medfan.house_rules.discount_unit": {
        "basket": "the whole purchase",
        "each": "each item",
    },
    "medfan.house_rules.pillage_blocks": {
        "income_and_shop": "income and help with spending",
        "income": "income only",
    },
    "medfan.house_rules.general_and_chief_vp": {
        "sum": "both values",
        "highest": "the higher one",
    },
    "medfan.house_rules.short_supply": {
        "take_what_exists": "take those that exist",
        "substitute": "substitute others",
    },
    "medfan.house_rules.battle_tiebreak": {
        "none": "a draw",
        "cost_killed": "the side that killed more, by cost",
    },
    "medfan.house_rules.contradictory_names": {
        "warn": "warn",
        "allow": "allow",
        "reroll": "reroll it",
    },
    "medfan.house_rules.campaign_tie": {
        "shared": "a shared victory",
        "hoard": "the richer hoard",
    },
    "medfan.house_rules.income_per": {
        "battle": "after each battle",
        "campaign_turn": "once each campaign turn",
    },
    "medfan.house_rules.council_lost": {
        "suspended": "suspended",
        "kept": "kept",
    },
    "medfan.house_rules.occupied_whose": {
        "beaten_opponent": "the beaten opponent’s",
        "any_player": "any player’s",
    },
    "medfan.house_rules.objective_announced": {
        "openly": "openly",
        "secretly": "in secret",
    },
    "medfan.house_rules.piercing_improvement": {
        "plus_one": "Piercing +1",
        "ability_only": "the ability only",
    },
    "medfan.house_rules.caps_limit": {
        "roles": "roles",
        "heroes": "heroes",
    },
    "medfan.house_rules.general_replaced_when": {
        "gone": "when the old one is gone",
        "gone_or_resting": "also while he rests",
    },
    "medfan.house_rules.troop_roles": {
        "by_agreement": "by agreement",
        "refuse": "no roles",
        "allow": "roles allowed",
    },
    "medfan.house_rules.rescue_attacker": {
        "roll_off": "both roll",
        "agreed": "the players agree",
    },
    "medfan.house_rules.length_roll_when": {
        "after_initiative": "after the initiative",
        "end_of_turn": "when the turn ends",
    },
    "medfan.house_rules.general_item_when": {
        "creation_and_replacement": "with him or his replacement",
        "creation": "with the first army only",
        "any": "at any time",
    },
    "medfan.house_rules.improvement_die_blocked": {
        "reroll": "reroll it",
        "choose": "choose",
        "lost": "lose the improvement",
    },
    "medfan.house_rules.qualifier_count": {
        "player": "as the player chooses",
        "one": "one",
        "two": "two",
    },
    "medfan.house_rules.games_counted": {
        "in_all": "in all",
        "per_player": "per player",
    },
    "medfan.house_rules.territory_goal_tested": {
        "after_sequence": "after the whole aftermath",
        "at_once": "at once",
    },
}
