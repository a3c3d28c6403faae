"""What each house rule of mass combat is about."""

from __future__ import annotations

from commands.texts.marks import N_

SETTINGS: dict[str, str] = {
    "mass.money.unit": N_("what the coins are called"),
    "mass.modules.tactics": N_("whether generals choose secret tactics"),
    "mass.modules.terrain": N_("whether terrain changes the generals' rolls"),
    "mass.modules.numbers": N_("whether the larger side has an advantage"),
    "mass.modules.fortification": N_("whether walls multiply the men behind them"),
    "mass.modules.heroes": N_("whether heroes in the Front help their general"),
    "mass.modules.unit_modifier": N_("whether the unit changes the personal roll"),
    "mass.modules.opportunities": N_("whether there are heroic opportunities"),
    "mass.modules.volley": N_("whether volleys are fired"),
    "mass.modules.preparation": N_("whether there are rolls before the battle"),
    "mass.personal.explode": N_("whether a ten on the personal roll is thrown again"),
    "mass.personal.damage": N_(
        "damage dice: roll and keep all, or ask for their sum only"
    ),
    "mass.prep.count": N_(
        "free raises: counted roll by roll, or on the sum of all rolls"
    ),
    "mass.raises.value": N_("what a free raise adds to a roll"),
    "mass.raises.when": N_("free raises: declared before the dice, or after them"),
    "mass.raises.scope": N_("free raises: on the strategy roll only, or on any roll"),
    "mass.command.max": N_("heroes who may lend their Command; 0: any number"),
    "mass.command.when": N_("Command: lent before the dice, or after them"),
    "mass.strategy.contested_tn": N_(
        "whether a general must reach five times the other's trait"
    ),
    "mass.tactics.tie_attacker": N_(
        "after a tie, the attacker: stays the same, or changes"
    ),
    "mass.tactics.each_turn": N_("whether tactics are chosen anew each turn"),
    "mass.tactics.env_rep": N_("what Envelopment against Withdrawal adds"),
    "mass.tactics.rep_env": N_("what Withdrawal against Envelopment adds"),
    "mass.numbers.round": N_("a ratio between two whole numbers: rounded down or up"),
    "mass.fort.levels": N_("fortifications by name, each with its level"),
    "mass.heroes.count": N_(
        "who counts as a hero: all who are entered, or player heroes only"
    ),
    "mass.heroes.ko_cancels_front": N_(
        "whether a hero who falls in the Front brings his general no bonus"
    ),
    "mass.opp.choose": N_(
        "which opportunity: the game master picks, an even draw, a d10, or a table"
    ),
    "mass.opp.table": N_(
        "opportunities by table: how many faces of the die mean each of them"
    ),
    "mass.opp.max_active": N_("opportunities that a hero may have at once; 0: any"),
    "mass.opp.on_conflict": N_(
        "an opportunity that contradicts a running one: not offered, or in its place"
    ),
    "mass.opp.when_ko": N_(
        "whether a hero put out of action may still receive an opportunity"
    ),
    "mass.opp.one_banner": N_("whether each side has one banner only"),
    "mass.opp.decline": N_("whether opportunities may be declined"),
    "mass.opp.ban_personal": N_(
        "a banner on the personal roll: no effect, no die, or minus so much"
    ),
    "mass.opp.ban_from": N_("a saved banner counts from the next turn (1), or at once"),
    "mass.opp.ten_from": N_(
        "a position is held from the next turn on (1), or from this one (0)"
    ),
    "mass.opp.aid_rep_on_ko": N_("whether a rescuer who falls still gains reputation"),
    "mass.opp.tir_tn": N_("the TN of an easy shot"),
    "mass.opp.cap_first": N_(
        "a captured banner's first turn: one level back, or the same level"
    ),
    "mass.opp.cap_deliver": N_(
        "a captured banner is home at the end of a turn in Support, or on arrival"
    ),
    "mass.opp.due_refusal": N_("the reputation that refusing a duel costs"),
    "mass.opp.due_ko_counts": N_(
        "whether the loser of a duel also counts as a fallen hero"
    ),
    "mass.opp.cav_stack": N_("whether the help of several riders adds up"),
    "mass.opp.crg_when": N_("a charge of the firing line: at once, or next turn"),
    "mass.opp.com_bands": N_("the bands of a dead commander's shooters"),
    "mass.opp.com_order": N_("the shooters: fire first, or take their losses first"),
    "mass.opp.mag_reward": N_("what the wounded mage's reward reminds of"),
    "mass.opp.mes_modified": N_("whether a message goes by the modified roll"),
    "mass.opp.inf_keep": N_("whether a visit to the medic may be put off"),
    "mass.volley.ten": N_(
        "a ten of a volley: a hit and another throw, or another throw only"
    ),
    "mass.volley.tn_round": N_("a TN between two lines: the lower or the higher one"),
    "mass.general.personal_roll": N_("whether a hero who is general rolls, too"),
    "mass.end.tie_breaks": N_("whether a tie breaks a run of victories"),
    "mass.end.round": N_("half of an odd reputation: rounded down or up"),
}
