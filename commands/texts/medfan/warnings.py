"""What the Med-Fan campaign warns of, and the faults of its state."""

from __future__ import annotations

from commands.texts.marks import Texts

WARNINGS: Texts = {
    "medfan.no_objective": "nobody said what {player} fought for: no objective counts",
    "medfan.short_supply": "{player} may take {wanted} {wanted:territory|territories}, there {found:is|are} {found}",
    "medfan.short_loss": "{player} should lose {wanted} {wanted:territory|territories}, and {player:has|have} {found}",
    "medfan.nothing_stands": "{player} {player:has|have} no territory that could be destroyed",
    "medfan.goal_reached": "{player} {player:has|have} reached the number of territories",
    "medfan.income_by_turn": "income is paid once a turn here: `medfan income`",
    "medfan.games_differ": (
        "one player has fought {most} {most:battle|battles}, another {least}: "
        "whoever fights more earns more"
    ),
    "medfan.turn_open": "the turn ends while what follows the last battle is still open; next: {step}",
    "medfan.no_spell": "the spell of {figure} is still to be recorded",
    "medfan.full_price": "no territory makes the improvement cheaper: it is paid in full",
    "medfan.believable": "keep it believable: magic can explain much, but hardly that somebody flies",
    "medfan.second_attack": "the second attack is worth at most what the first is",
    "medfan.scale_gains": (
        "the hoard begins with {start} instead of {usual}: territories may yield "
        "accordingly (medfan.house_rules.gain_scale)"
    ),
    "medfan.unplayable": "these armies lack what this scenario needs",
    "medfan.unplayable_again": (
        "these armies lack what this scenario needs; `medfan prepare --again` draws "
        "another"
    ),
    "medfan.size": "the figures of {player} cost {total} in all, more than {limit}",
}

FINDINGS: Texts = {
    "audit.unknown_owned": "{about} is unknown, so it has no owner and no name",
    "audit.no_capability": "nobody knows what {about} is",
    "audit.figure": "{about} belongs to no army",
    "medfan.audit.cost": "{about} costs nothing: a figure costs at least 1",
    "medfan.audit.role": (
        "{about} is one too many with the role “{role}”: an army has {most}, and "
        "{figure} holds it"
    ),
    "medfan.audit.troop": "{about} is a troop, and “{role}” is a role for heroes",
    "medfan.audit.item": "{about} has a magic item and is no general",
    "medfan.audit.spells": "{about} knows {count} spells, {most} are the most",
    "audit.fighters": "two players fight a battle, no more and no fewer",
    "position.capability": "there is no territory of the kind “{about}”",
    "position.unknown_owned": "an unknown territory has no name and no owner",
    "position.figure_kind": "a figure is a hero or a troop, not “{about}”",
    "position.role": "there is no role “{about}”",
}
