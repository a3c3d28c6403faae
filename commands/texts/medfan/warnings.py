"""Warnings of the Med-Fan campaign, and faults of its state."""

from __future__ import annotations

from commands.texts.marks import Texts

WARNINGS: Texts = {
    "medfan.no_objective": "{player:’s} objective has not been given: no objective counts",
    "medfan.short_supply": "{player} may take {wanted} {wanted:territory|territories}, but there {found:is|are} only {found}",
    "medfan.short_loss": "{player} should lose {wanted} {wanted:territory|territories}, but {player:has|have} only {found}",
    "medfan.nothing_stands": "{player} {player:has|have} no territory that could be destroyed",
    "medfan.goal_reached": "{player} {player:has|have} reached the number of territories that ends the campaign",
    "medfan.income_by_turn": "income is paid once a turn here: `medfan income`",
    "medfan.games_differ": (
        "one player has fought {most} {most:battle|battles} and another only {least}: fighting more earns more"
    ),
    "medfan.turn_open": "the turn ends before the aftermath of the last battle is settled; next: {step}",
    "medfan.no_spell": "{figure:’s} spell is still to be recorded",
    "medfan.full_price": "no territory reduces the price of the improvement: it is paid in full",
    "medfan.believable": (
        "keep it believable: magic explains a lot, but hardly why "
        "somebody can suddenly fly"
    ),
    "medfan.second_attack": "the second attack must not be better than the first",
    "medfan.scale_gains": (
        "the hoard starts at {start} instead of {usual}: consider adjusting territory income (medfan.house_rules.gain_scale)"
    ),
    "medfan.unplayable": "these armies lack what this scenario needs",
    "medfan.unplayable_again": (
        "these armies lack what this scenario needs; `medfan prepare --again` draws another scenario"
    ),
    "medfan.size": "{player:’s} figures cost {total} in all, more than {limit}",
}

FINDINGS: Texts = {
    "audit.unknown_owned": "{about} is unknown, so it can have neither an owner nor a name",
    "audit.no_capability": "the capability of {about} is missing",
    "audit.figure": "{about} belongs to no army",
    "medfan.audit.cost": "{about} costs nothing: a figure must cost at least 1",
    "medfan.audit.role": (
        "{about} is one “{role}” too many: an army may have only {most}, and {figure} already {figure:holds|hold} this role"
    ),
    "medfan.audit.troop": "{about} is a troop, and “{role}” is a role for heroes only",
    "medfan.audit.item": "{about} has a magic item, but is not a general",
    "medfan.audit.spells": (
        "{about} knows {count} {count:spell|spells}; the maximum is {most}"
    ),
    "audit.fighters": "a battle must be fought by exactly two players",
    "position.capability": "no capability is called “{about}”",
    "position.unknown_owned": "an unknown territory can have neither a name nor an owner",
    "position.figure_kind": "a figure must be either a hero or a troop, not “{about}”",
    "position.role": "there is no role “{about}”",
}
