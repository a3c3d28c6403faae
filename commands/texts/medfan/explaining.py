"""Words of what follows for players, figures, land and the campaign."""

from __future__ import annotations

from commands.texts.marks import Texts

THINGS: Texts = {
    "to_win": "territories that win",
    "lands": "territories",
    "army": "worth of the army",
    "ready": "may fight next",
    "pays": "pays after a battle",
}
DERIVED: Texts = {
    "to_win": "as many as were agreed",
    "to_win.half": "more than half of {total}",
    "lands": "owned: {lands}",
    "army": "{count} {count:figure|figures}; ready for battle {fit}, worth {worth}",
    "ready": "neither fallen nor resting",
    "ready.fallen": "fallen, and the throw for survival is still to come",
    "ready.rests": "rests in the next battle",
    "pays": "so much after each battle, without dice",
    "pays.blocked": "pillaged: nothing this time",
}
