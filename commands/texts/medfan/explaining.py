"""Words of what follows for players, figures, land and the campaign."""

from __future__ import annotations

from commands.texts.marks import N_

THINGS: dict[str, str] = {
    "to_win": N_("territories that win"),
    "lands": N_("territories"),
    "army": N_("worth of the army"),
    "ready": N_("may fight next"),
    "pays": N_("pays after a battle"),
}
DERIVED: dict[str, str] = {
    "to_win": N_("as many as were agreed"),
    "to_win.half": N_("more than half of {total}"),
    "lands": N_("owned: {lands}"),
    "army": N_("{count} {count:figure|figures}; ready for battle {fit}, worth {worth}"),
    "ready": N_("neither fallen nor resting"),
    "ready.fallen": N_("fallen, and the throw for survival is still to come"),
    "ready.rests": N_("rests in the next battle"),
    "pays": N_("so much after each battle, without dice"),
    "pays.blocked": N_("pillaged: nothing this time"),
}
