"""Words of mass combat as users type them."""

from __future__ import annotations

from commands.texts.marks import N_, Texts
from commands.texts.mass.battle import (
    ENGAGEMENTS,
    FIELDS,
    GROUND,
    SITUATIONS,
    TACTICS,
    UNITS,
)
from commands.texts.mass.choices import LENDS
from commands.texts.mass.fighting import CODES as OPPORTUNITIES
from commands.texts.mass.setting_values import VALUES

# The description of a side in the generals' roll: 6k3,tactic=ENV,men=3000.
ARMY: dict[str, str] = {
    **{key: FIELDS[key] for key in ("wits", "men", "tactic", "terrain", "command")},
    "total": N_("total"),
    "front": ENGAGEMENTS["front"],
    "both": N_("both"),
    "down": N_("down"),
    "raises": N_("raises"),
    "other": N_("other"),
    "fort": FIELDS["fortification"],
}
# The fortifications that the rules name; house rules may name others.
FORTS: Texts = {
    "none": "no fortification",
    "large_castle": "large castle",
}
VOCABULARIES: dict[str, dict[str, str]] = {
    "topic": {"tactics": N_("tactics")},
    "army": ARMY,
    "engagement": ENGAGEMENTS,
    "fort": FORTS,
    "lending": LENDS,
    "opportunity": OPPORTUNITIES,
    "situation": SITUATIONS,
    "tactic": TACTICS,
    "terrain": GROUND,
    "unit": UNITS,
    **VALUES,
    "mass.fort.levels": FORTS,
}
# Short forms, and former words.
ALSO: dict[str, dict[str, str]] = {
    "army": {"fallen": "down", "premiere": "front", "deux": "both"},
    "engagement": {"premiere": "front"},
    "fort": {"aucune": "none", "aucun": "none"},
    "lending": {
        "he lends it": "lent",
        "he keeps it": "kept",
        "il le prete": "lent",
        "il le garde": "kept",
        "lend it": "lent",
        "keep it": "kept",
        "le preter": "lent",
        "le garder": "kept",
    },
    "mass.opp.choose": {"at equal odds": "uniform"},
    "opportunity": {"aucune": "none", "aucun": "none"},
    "terrain": {
        "terrain eleve": "high_ground",
        "hauteurs": "high_ground",
        "haut": "high_ground",
        "difficile": "difficult",
        "traversee": "crossing_water",
        "cours d'eau": "crossing_water",
        "aucune": "none",
    },
}
REFUSED: dict[str, str] = {
    "mass.level": "fort",
    "mass.spec": "army",
    "unknown_name.engagement": "engagement",
    "unknown_name.opportunity": "opportunity",
    "unknown_name.situation": "situation",
    "unknown_name.tactic": "tactic",
    "unknown_name.terrain": "terrain",
    "unknown_name.unit": "unit",
}
