"""Words for derived facts of players, figures, land and the campaign."""

from __future__ import annotations

from commands.texts.marks import Texts

THINGS: Texts = {
    "to_win": "territories needed to win",
    "lands": "territories",
    "army": "value of the army",
    "ready": "may fight in the next battle",
    "pays": "pays after each battle",
}
DERIVED: Texts = {
    "to_win": "the number agreed",
    "to_win.half": "more than half of {total}",
    "lands": "owned: {lands}",
    "army": (
        "{count} {count:figure|figures}, {fit} of them ready for battle, worth {worth}"
    ),
    "ready": "neither fallen nor resting",
    "ready.fallen": "fallen, survival roll still to come",
    "ready.rests": "misses the next battle",
    "pays": "the same sum after each battle, without dice",
    "pays.blocked": "pillaged: nothing this time",
}
