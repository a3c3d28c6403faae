"""The codes that each vocabulary has, as `make tree` wrote them."""

from __future__ import annotations

CODES = {
    "archers": "shoot hold aim",
    "army": "wits men tactic terrain command total front both down raises other fort",
    "army_role": "attacker defender",
    "battering": "breach held off",
    "battle_mode": "joint separate",
    "battle_side": "attacker defender",
    "benefit": "three_more_spells_per_mage one_more_hero_may_be_mage",
    "better": "score second_attack ability",
    "book": "book mend",
    "campaign.dice": "ask throw",
    "campaign.language": "fr en",
    "capability": (
        "mercenary_camp tavern training_ground labyrinth "
        "council_of_archmages military_academy house_of_healers "
        "blood_altar thieves_guild treasure_cache smugglers_den "
        "volcanic_mine refugee_camp casino prosperous_holding holding "
        "poor_holding wasteland"
    ),
    "card": (
        "lord bishop darc tithe tallage plague escape assassination "
        "justice bad_weather sun famine good_harvest revolt"
    ),
    "cards": "all",
    "cause": "battle plague assassination justice revolt",
    "choice": (
        "mercenary_camp tavern training_ground labyrinth "
        "council_of_archmages military_academy house_of_healers "
        "blood_altar thieves_guild treasure_cache smugglers_den "
        "volcanic_mine refugee_camp casino prosperous_holding holding "
        "poor_holding wasteland three_more_spells_per_mage "
        "one_more_hero_may_be_mage movement melee shooting defence mental "
        "life roll decline pay refuse"
    ),
    "control": "attacker defender contested destroyed",
    "counted": (
        "killed wounded pieces figures in_zone left general_killed "
        "general_wounded chief_killed chief_wounded both_killed "
        "both_wounded buildings failed treasures cost"
    ),
    "dates": "turn real",
    "decision": (
        "none draw group alone king queen granted refused back force "
        "soldiers sergeants knights mercenaries archers royal guard "
        "guard_knights lords darc stop shoot hold aim accepted no truce "
        "rebels treasurer"
    ),
    "dice": "ask throw new",
    "dropped": "same anew",
    "engagement": "support disengaged engaged front",
    "fief.battle.heiress": "fights captive",
    "fief.bishop.allow_royal": "prince none both",
    "fief.buy.beside_lord": "lenient strict",
    "fief.cards.allied": "marriage consent",
    "fief.cards.exchange_phase": "any phase6",
    "fief.cards.hands": "counted untracked",
    "fief.cards.parry_for": "anyone marriage",
    "fief.cards.reshuffle_lord": "choice random",
    "fief.clock.first_player": "moves stays",
    "fief.darc.beyond_table": "formula cap18",
    "fief.darc.target": "own any",
    "fief.dungeon.by": "player counter",
    "fief.fight.change_source": "pooled single",
    "fief.fight.sortie": "all newcomers",
    "fief.heir.royal_gift": "any own_family",
    "fief.heir.split": "one split",
    "fief.income.empty_capital": "per_village none",
    "fief.money.transfer_phase": "any phase6",
    "fief.plague.unit": "points counters",
    "fief.points.scoring": "cumulative last",
    "fief.prisoner.captor_loses": "winner free",
    "fief.queen_mother.keeps": "hereditary always never",
    "fief.ransom.multi": "highest sum",
    "fief.ransom.phase": "any phase6",
    "fief.regency.minor_wife": "at_majority at_once",
    "fief.release.where": "any friendly",
    "fief.revolt.buy": "every first",
    "fief.revolt.empty_capital": "end_of_move crossed never",
    "fief.revolt.prisoners": "die freed",
    "fief.setup.first_lord": "random choice",
    "fief.tallage.enemy": "hostile foreign",
    "fief.titles.move_when": "phase1_and_3 new_lord any",
    "fief.village.ownership": "sticky presence",
    "fief.vote.candidate_of": "own_family anyone",
    "fief.vote.tie": "top any",
    "fief.win.tie": "all solo_first",
    "fighter": "rebels",
    "figure_kind": "hero troop",
    "flavour": "plain french",
    "force": (
        "soldiers lords darc women royal knights sergeants archers guard "
        "guard_knights mercenaries bombards"
    ),
    "form": "text replay",
    "fort": "none large_castle",
    "free.clock.first_player": "stays moves",
    "free.money.unit": "coins",
    "game": "fief free mass medfan siege",
    "gate": "tower wall",
    "gem": "attacker defender line",
    "going_on": "go stay",
    "goods": "soldier rebel guard mill press castle cardinal archer bombard",
    "heads": (
        "date player from to other for in out amount money title holder "
        "territory kind owner"
    ),
    "item": "magic_armour magic_weapon",
    "language": "fr en",
    "league": "keep leave",
    "league_role": "owner assistant player reader",
    "lending": "lent kept",
    "list_key": (
        "role points spent people scenario won_before equipment unit name "
        "type stands count cost magic section kind state generals "
        "attackers defenders control destroyed contested"
    ),
    "list_type": "infantry cavalry artillery machine flyers general character",
    "losses": "soldiers guard archers mercenaries darc",
    "mass.command.when": "before after",
    "mass.end.round": "down up",
    "mass.fort.levels": "none large_castle",
    "mass.heroes.count": "registered players",
    "mass.money.unit": "coins",
    "mass.numbers.round": "down up",
    "mass.opp.ban_personal": (
        "ignore no_die minus:1 minus:2 minus:3 minus:4 minus:5 minus:6 "
        "minus:7 minus:8 minus:9 minus:10"
    ),
    "mass.opp.cap_deliver": "end_of_support on_arrival",
    "mass.opp.cap_first": "back same",
    "mass.opp.choose": "gm uniform d10 table",
    "mass.opp.com_order": "fire_first damage_first",
    "mass.opp.crg_when": "now next",
    "mass.opp.mag_reward": "",
    "mass.opp.on_conflict": "refuse drop_old",
    "mass.personal.damage": "roll_all ask",
    "mass.prep.count": "per_roll sum",
    "mass.raises.scope": "strategy any",
    "mass.raises.when": "before after",
    "mass.tactics.tie_attacker": "keep change",
    "mass.volley.ten": "hit_and_again again",
    "mass.volley.tn_round": "down up",
    "medfan.house_rules.battle_tiebreak": "none cost_killed",
    "medfan.house_rules.blood_altar_mode": "add_points multiply",
    "medfan.house_rules.campaign_tie": "shared hoard",
    "medfan.house_rules.caps_limit": "roles heroes",
    "medfan.house_rules.casino_double": "pay no_gain",
    "medfan.house_rules.contradictory_names": "warn allow reroll",
    "medfan.house_rules.council_lost": "suspended kept",
    "medfan.house_rules.discount_unit": "basket each",
    "medfan.house_rules.figure_value": "full paid",
    "medfan.house_rules.games_counted": "in_all per_player",
    "medfan.house_rules.general_and_chief_vp": "sum highest",
    "medfan.house_rules.general_item_when": "creation_and_replacement creation any",
    "medfan.house_rules.general_replaced_when": "gone gone_or_resting",
    "medfan.house_rules.improvement_die_blocked": "reroll choose lost",
    "medfan.house_rules.income_per": "battle campaign_turn",
    "medfan.house_rules.length_roll_when": "after_initiative end_of_turn",
    "medfan.house_rules.objective_announced": "openly secretly",
    "medfan.house_rules.occupied_whose": "beaten_opponent any_player",
    "medfan.house_rules.piercing_improvement": "plus_one ability_only",
    "medfan.house_rules.pillage_blocks": "income_and_shop income",
    "medfan.house_rules.qualifier_count": "player one two",
    "medfan.house_rules.rescue_attacker": "roll_off agreed",
    "medfan.house_rules.short_supply": "take_what_exists substitute",
    "medfan.house_rules.territory_goal_tested": "after_sequence at_once",
    "medfan.house_rules.troop_roles": "by_agreement refuse allow",
    "objective": "expansion invasion all_or_nothing raid pillage destruction",
    "opportunity": "INF BAN TEN PRE TIR POU AID CAP DUE CAV CRG COM MAG MES none",
    "piece": (
        "earthwork boiling_oil portable_ram ladders charcloie mantlets "
        "siege_tower ram mangonel bombard trebuchet"
    ),
    "prisoner": "free left prison dead",
    "redo": "redo stay",
    "rerolls": "low none",
    "role": "general chief healer standard_bearer mage",
    "scenario": (
        "pitched_battle holding_ground king_of_the_hill rescue cursed_gem "
        "assassination breakthrough witch_hunt decapitate sabotage terror "
        "loot"
    ),
    "section_kind": "wall tower gate courtyard",
    "section_state": "standing destroyed",
    "siege": "watchtower help braken_keep siege",
    "siege.house_rules.allowance_base": "limit spent",
    "siege.house_rules.allowance_rounding_tie": "up down even",
    "siege.house_rules.boiling_oil_covers": "marker_whole_game one_use",
    "siege.house_rules.both_generals_dead_early": "vp defender",
    "siege.house_rules.combine_equipment": "warn refuse allow",
    "siege.house_rules.equipment_set_covers": "unit stand",
    "siege.house_rules.gate_treated_as": "tower wall",
    "siege.house_rules.machines_available_to": "marked_side both",
    "siege.house_rules.minmax_below_1000": "floor one",
    "siege.house_rules.portable_ram_hits": "this_attack cumulative",
    "siege.house_rules.scenario1_ratio": "exact_limit at_least",
    "siege.house_rules.scenario2_no_magic_items": "imperial both",
    "siege.house_rules.scenario2_turn_limit": "rulebook",
    "siege.house_rules.siege_vp_tie": "defender attacker neither",
    "siege.house_rules.stands_counted": "unit_stands all_bases",
    "siege.money.unit": "coins",
    "site": "open castle city",
    "situation": "victory tie defeat",
    "stat": "movement melee shooting defence mental life",
    "stat_or_die": "movement melee shooting defence mental life die",
    "step": "next",
    "step_after": "spoils survival territories income",
    "tactic": "MAR CHA ENV FLA RET REG REC REC-CHA RAN REP",
    "tactics.archers.after_lord_death": "stay",
    "tactics.bombard.order": "attacker_first defender_first",
    "tactics.bombard.scope": "side player",
    "tactics.guard.bonus_stage": "damage dice_sum",
    "tactics.guard.revert_shortage": "lost",
    "tactics.merc.commit_order": "secret attacker_first",
    "tactics.merc.plague_per": "player side",
    "tactics.merc.revolt_mode": "example fief2_3d6",
    "tactics.plague.lasts": "turn",
    "tactics.profile": "fief2 fief2011",
    "target": "lords darc women",
    "terrain": "high_ground difficult crossing_water none",
    "thing": "treasury",
    "topic": "bids bids_again votes tactics objectives",
    "troops": "all",
    "undo": "undo stay",
    "unit": "infantry cavalry artillery",
    "unit_type": "infantry cavalry artillery machine flyers",
    "winner": "draw",
}
