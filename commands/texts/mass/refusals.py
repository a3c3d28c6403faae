"""What is said when mass combat refuses, or warns."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, tuple[str, str | None]] = {
    "unknown_name.engagement": (N_("“{name}” is no level of engagement"), None),
    "unknown_name.situation": (N_("“{name}” is no situation of an army"), None),
    "unknown_name.tactic": (N_("“{name}” is no tactic"), None),
    "unknown_name.unit": (N_("“{name}” is no unit"), None),
    "mass.left_out": (
        N_("the table plays without this part of the rules"),
        N_("`rules set {setting} true` takes it in again"),
    ),
    "mass.level": (
        N_("“{word}” is no level of a fortification"),
        N_("a number from 1 to {most:plain}, or a name of the house rules"),
    ),
    "mass.level_twice": (
        N_("the volley level is told, and those who fire are told, too"),
        N_("say one of the two"),
    ),
    "mass.nobody_fires": (
        N_("nobody fires"),
        N_("say who: --brutes, --bands, --henchmen, --heroes; or --level"),
    ),
    "mass.many_targets": (N_("at most {most} are fired at in one volley"), None),
    "mass.bands": (
        N_("“{word}” is no band of brutes"),
        N_("members, x, threat rating: 6x1"),
    ),
    "mass.pool": (
        N_("“{word}” is no general's roll"),
        N_("dice rolled, k, dice kept, and what is added: 6k3+10"),
    ),
    "mass.never_decided": (
        N_("neither general ever reaches what a contested roll demands of him"),
        N_("without the house rule mass.strategy.contested_tn the higher roll wins"),
    ),
}
WARNINGS: dict[str, str] = {
    "mass.contradiction": N_(
        "the table is at odds with itself here: the opposite choices are printed +5, "
        "too; the house rule {setting} may hold another value"
    ),
}
