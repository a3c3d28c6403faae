"""What the Med-Fan campaign warns of, and the faults of its state."""

from __future__ import annotations

from commands.texts.marks import N_

WARNINGS: dict[str, str] = {
    "medfan.no_objective": N_(
        "nobody said what {player} fought for: no objective counts"
    ),
    "medfan.short_supply": N_(
        "{player} may take {wanted} {wanted:territory|territories}, there {found:is|are} {found}"
    ),
    "medfan.short_loss": N_(
        "{player} should lose {wanted} {wanted:territory|territories}, and {player:has|have} {found}"
    ),
    "medfan.nothing_stands": N_(
        "{player} {player:has|have} no territory that could be destroyed"
    ),
    "medfan.goal_reached": N_(
        "{player} {player:has|have} reached the number of territories"
    ),
    "medfan.income_by_turn": N_("income is paid once a turn here: `medfan income`"),
    "medfan.games_differ": N_(
        "one player has fought {most} {most:battle|battles}, another {least}: "
        "whoever fights more earns more"
    ),
    "medfan.turn_open": N_(
        "the turn ends while what follows the last battle is still open; next: {step}"
    ),
    "medfan.no_spell": N_("the spell of {figure} is still to be recorded"),
    "medfan.full_price": N_(
        "no territory makes the improvement cheaper: it is paid in full"
    ),
    "medfan.believable": N_(
        "keep it believable: magic can explain much, but hardly that somebody flies"
    ),
    "medfan.second_attack": N_("the second attack is worth at most what the first is"),
    "medfan.scale_gains": N_(
        "the hoard begins with {start} instead of {usual}: territories may yield "
        "accordingly (medfan.house_rules.gain_scale)"
    ),
    "medfan.unplayable": N_("these armies lack what this scenario needs"),
    "medfan.unplayable_again": N_(
        "these armies lack what this scenario needs; `medfan prepare --again` draws "
        "another"
    ),
    "medfan.size": N_("the figures of {player} cost {total} in all, more than {limit}"),
}

FINDINGS: dict[str, str] = {
    "audit.unknown_owned": N_("{about} is unknown, so it has no owner and no name"),
    "audit.no_capability": N_("nobody knows what {about} is"),
    "audit.figure": N_("{about} belongs to no army"),
    "medfan.audit.cost": N_("{about} costs nothing: a figure costs at least 1"),
    "medfan.audit.role": N_(
        "{about} is one too many with the role “{role}”: an army has {most}, and "
        "{figure} holds it"
    ),
    "medfan.audit.troop": N_("{about} is a troop, and “{role}” is a role for heroes"),
    "medfan.audit.item": N_("{about} has a magic item and is no general"),
    "medfan.audit.spells": N_("{about} knows {count} spells, {most} are the most"),
    "audit.fighters": N_("two players fight a battle, no more and no fewer"),
    "position.capability": N_("there is no territory of the kind “{about}”"),
    "position.unknown_owned": N_("an unknown territory has no name and no owner"),
    "position.figure_kind": N_("a figure is a hero or a troop, not “{about}”"),
    "position.role": N_("there is no role “{about}”"),
}
