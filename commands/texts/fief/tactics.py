"""What each house rule of the Tactical extension is about."""

from __future__ import annotations

from commands.texts.marks import N_

SETTINGS: dict[str, str] = {
    "tactics.profile": N_("the edition whose battles are fought"),
    "tactics.modules.archers": N_("whether archers are played"),
    "tactics.modules.bombards": N_("whether bombards are played"),
    "tactics.modules.guard": N_("whether the guard of the extension is played"),
    "tactics.modules.mercenaries": N_("whether mercenaries are played"),
    "tactics.battle_die.faces": N_("the faces of the battle die"),
    "tactics.archers.minimum_for_defender": N_(
        "whether besieged archers need the minimum, too"
    ),
    "tactics.archers.simultaneous_aimed": N_(
        "whether the aimed shot and the special attack fall at once"
    ),
    "tactics.archers.after_lord_death": N_(
        "what the attacker’s troops do when their last lord is shot"
    ),
    "tactics.archers.inside_counts": N_(
        "whether archers need the minimum inside the walls, too"
    ),
    "tactics.archers.aim_each_round": N_(
        "whether archers aim at a lord each round, not once a battle"
    ),
    "tactics.archers.split_choice": N_(
        "whether some archers of a side may shoot and others aim"
    ),
    "tactics.archers.fort_column": N_(
        "whether arrows are read in the column of the castle or city"
    ),
    "tactics.archers.sortie_is_siege": N_(
        "whether a sortie is an attack on the walls for archers"
    ),
    "tactics.archers.secret_passage_minimum": N_(
        "whether archers need the minimum by a secret passage, too"
    ),
    "tactics.archers.noncombatant_target": N_(
        "whether archers may aim at a woman who does not fight"
    ),
    "tactics.sides.separate_is_one": N_(
        "whether allies who attack apart are one side for the extension"
    ),
    "tactics.bombard.cp": N_("the points of a bombard"),
    "tactics.bombard.same_die_twice": N_(
        "whether two bombards may throw the same die again"
    ),
    "tactics.bombard.order": N_("whose bombards throw again first"),
    "tactics.bombard.scope": N_(
        "whether bombards serve the whole side or their player alone"
    ),
    "tactics.bombard.lord_counts_as_troop": N_(
        "whether a lord alone keeps his bombards"
    ),
    "tactics.bombard.reroll_base_aim": N_(
        "whether bombards throw aimed dice again, too"
    ),
    "tactics.bombard.lost_without_troops": N_(
        "whether bombards that never had troops are lost, too"
    ),
    "tactics.bombard.holds_village": N_("whether a bombard alone holds a village"),
    "tactics.guard.bonus_stage": N_(
        "whether the guard adds to the losses or to the dice"
    ),
    "tactics.guard.bonus_without_dice": N_("whether the guard adds without any dice"),
    "tactics.guard.bonus_on_aimed": N_("whether the guard adds to aimed dice"),
    "tactics.guard.replaces_base": N_(
        "whether the extension’s guard replaces the royal guard"
    ),
    "tactics.guard.rebuy": N_("whether lost guards may be bought again"),
    "tactics.guard.late_swap": N_("whether guards may be taken later"),
    "tactics.guard.revert_shortage": N_(
        "what becomes of guards that the stock cannot replace"
    ),
    "tactics.guard.regent_inherits": N_("whether the regent inherits the guard"),
    "tactics.guard.hereditary_king": N_(
        "whether a king by inheritance takes a guard, too"
    ),
    "tactics.guard.change_for_swap": N_("whether change is made to take guards"),
    "tactics.merc.min_bid": N_("the smallest bid for mercenaries"),
    "tactics.merc.commit_order": N_("how mercenaries are committed"),
    "tactics.merc.commit_before_archers": N_(
        "whether mercenaries are there before the archers shoot"
    ),
    "tactics.merc.noncombatant_lord_ok": N_(
        "whether a woman who does not fight may bring mercenaries"
    ),
    "tactics.merc.plague_cumulative": N_(
        "whether the plague counts all mercenaries of a battle together"
    ),
    "tactics.merc.plague_per": N_(
        "whether the plague counts mercenaries by player or by side"
    ),
    "tactics.merc.no_ride_attack": N_(
        "whether mercenaries stay out of an attack by riding"
    ),
    "tactics.merc.hold_village": N_("whether mercenaries hold a village"),
    "tactics.merc.revolt_mode": N_("how a revolt strikes the mercenaries’ camp"),
    "tactics.plague.lasts": N_("how long the plague lasts in a region"),
    "tactics.plague.bombard": N_("whether bombards count as counters for the plague"),
    "tactics.losses.change_allowed": N_("whether knights may be changed for sergeants"),
    "tactics.money.scale": N_("how many coins one coin of the extension is worth"),
    "tactics.aim.base_rule": N_(
        "whether dice may be aimed at lords in the rounds, too"
    ),
}
